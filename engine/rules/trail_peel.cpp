#include "engine/rules/trail_peel.h"

#include <algorithm>

namespace isle {

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): set as far as the pieces reach
TrailPeel::TrailPeel(const Position& position, std::size_t seat)
    : plan_(position.plan()),
      towns_(position.townCodes()),
      pieces_(position.pieceCodes()),
      road_(codeOf(seat, false)) {
    link(position, seat);
}

int TrailPeel::longest() {
    for (std::size_t w = 0; w < plan_.edgeWords; ++w)
        eachBitOf(left_[w], w * 64, [&](std::size_t edge) {
            if (!hasBit(left_.data(), edge)) // taken off meanwhile
                return;
            for (const std::size_t end : plan_.edgeEnds[edge])
                if (isClosed(edge, end)) {
                    peelFrom(edge, end);
                    return;
                }
        });
    drawLines();
    return std::max({best_, longestRing(), longestOverLines()});
}

void TrailPeel::link(const Position& position, std::size_t seat) {
    const std::uint64_t* roads = position.roads(seat);
    eachBit(position.roadNet(seat), plan_.crossingWords, [&](std::size_t c) { nodes_[2 * c] = Node{}; });
    if (!plan_.sea) {
        std::copy_n(roads, plan_.edgeWords, left_.begin());
    } else {
        const std::uint64_t* ships = position.ships(seat);
        eachBit(position.shipNet(seat), plan_.crossingWords, [&](std::size_t c) {
            nodes_[2 * c] = Node{};
            nodes_[2 * c + 1] = Node{};
        });
        for (std::size_t w = 0; w < plan_.edgeWords; ++w)
            left_[w] = roads[w] | ships[w];
    }
    eachBit(left_.data(), plan_.edgeWords, [&](std::size_t edge) {
        const bool ship = isShip(edge);
        linkEnd(edge, plan_.edgeEnds[edge][0], ship);
        linkEnd(edge, plan_.edgeEnds[edge][1], ship);
    });
}

void TrailPeel::linkEnd(std::size_t edge, std::size_t crossing, bool ship) {
    Node& node = nodes_[nodeAt(crossing, ship)]; // at a wall it counts for nothing
    node.edges = static_cast<std::uint16_t>(node.edges ^ edge);
    node.degree = static_cast<std::uint16_t>(node.degree + 1);
}

bool TrailPeel::isClosed(std::size_t edge, std::size_t end) const {
    return isWall(end) || nodes_[nodeAt(end, isShip(edge))].degree == 1;
}

/// Takes off the piece, then whatever has no other piece left at its near end because of that.
void TrailPeel::peelFrom(std::size_t edge, std::size_t closedEnd) {
    int run = isWall(closedEnd) ? 0 : nodes_[nodeAt(closedEnd, isShip(edge))].run;
    std::size_t crossing = closedEnd;
    for (;;) {
        ++steps_;
        ++run;
        dropBit(left_.data(), edge);
        crossing ^= plan_.edgeAcross[edge];
        if (isWall(crossing)) {
            best_ = std::max(best_, run);
            return;
        }
        Node& node = nodes_[nodeAt(crossing, isShip(edge))];
        best_ = std::max(best_, node.run + run);
        run = std::max<int>(node.run, run);
        node.run = static_cast<std::uint16_t>(run);
        node.edges = static_cast<std::uint16_t>(node.edges ^ edge);
        node.degree = static_cast<std::uint16_t>(node.degree - 1);
        if (node.degree != 1)
            return;
        edge = node.edges;
    }
}

/// Gathers what is left, up to rings that nothing leads out of, as lines between stops.
void TrailPeel::drawLines() {
    for (std::size_t w = 0; w < plan_.edgeWords; ++w)
        eachBitOf(left_[w], w * 64, [&](std::size_t edge) {
            for (const std::size_t end : plan_.edgeEnds[edge]) {
                const Node& node = nodes_[nodeAt(end, isShip(edge))];
                if ((node.degree > 2 || node.run != 0) && hasBit(left_.data(), edge))
                    drawLine(edge, end);
            }
        });
}

/// The number of the stop at a node, which becomes one unless it is.
std::uint16_t TrailPeel::stopAt(std::size_t node) {
    if (nodes_[node].stop == 0) {
        stops_[stopCount_] = {nodes_[node].run, 0, {}};
        nodes_[node].stop = ++stopCount_;
    }
    return static_cast<std::uint16_t>(nodes_[node].stop - 1);
}

void TrailPeel::drawLine(std::size_t edge, std::size_t from) {
    std::size_t crossing = from;
    std::size_t node = nodeAt(crossing, isShip(edge));
    const std::uint16_t first = stopAt(node);
    std::uint16_t length = 0;
    for (;;) {
        ++length;
        dropBit(left_.data(), edge);
        crossing ^= plan_.edgeAcross[edge];
        node = nodeAt(crossing, isShip(edge));
        if (nodes_[node].degree != 2 || nodes_[node].run != 0)
            break;
        edge ^= nodes_[node].edges;
    }
    const std::uint16_t last = stopAt(node);
    for (const std::uint16_t stop : {first, last})
        stops_[stop].lines[stops_[stop].degree++] = lineCount_;
    lines_[lineCount_++] = {static_cast<std::uint16_t>(first ^ last), length, false};
    steps_ += length;
}

/// Rings without stops, the last that is left.
int TrailPeel::longestRing() {
    int best = 0;
    for (std::size_t w = 0; w < plan_.edgeWords; ++w)
        while (left_[w] != 0) {
            std::size_t edge = w * 64 + static_cast<std::size_t>(std::countr_zero(left_[w]));
            std::size_t crossing = plan_.edgeEnds[edge][0];
            int length = 0;
            for (; hasBit(left_.data(), edge); ++length) {
                dropBit(left_.data(), edge);
                crossing ^= plan_.edgeAcross[edge];
                edge ^= nodes_[nodeAt(crossing, isShip(edge))].edges;
            }
            best = std::max(best, length);
        }
    return best;
}

// A longest trail cannot be made longer, so at its start every line is used: it starts at a stop, or it comes
// back to where it started; then it may as well start at any stop it passes.
int TrailPeel::longestOverLines() {
    int best = 0;
    for (std::size_t start = 0; start < stopCount_ && !cutShort(); ++start) {
        const std::uint16_t run = stops_[start].run;
        stops_[start].run = 0; // a trail that comes out of it cannot run out there
        best = std::max(best, run + onward(start));
        stops_[start].run = run;
    }
    return best;
}

int TrailPeel::onward(std::size_t stop) {
    const Stop& here = stops_[stop];
    int best = here.run;
    if (++steps_ >= mostSteps)
        return best;
    for (std::size_t i = 0; i < here.degree; ++i) {
        Line& line = lines_[here.lines[i]];
        if (line.used)
            continue;
        line.used = true;
        best = std::max(best, line.length + onward(line.stops ^ stop));
        line.used = false;
    }
    return best;
}

} // namespace isle
