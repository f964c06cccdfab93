// islewright_paint_bench [ROUNDS]: what it costs to paint maps of 64 x 64 and of 40 x 40 hexes, on the
// offscreen platform or any other. Medians in milliseconds of processor time, so that what else the machine
// does counts as little as it can. The scale is that of QT_SCALE_FACTOR.

#include "editor/canvas/map_canvas.h"
#include "tests/bench/timing.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace isle;

namespace {

/// Land of all kinds in clumps, with tokens, harbours, groups and limits: as dear to paint as designs get.
Map largeMap(int side) {
    Map map = blankMap(side, side, Terrain::Sea);
    map.groups = {{"One", {}, {}}, {"Two", {}, {}}};
    constexpr std::array kinds{Terrain::Forest, Terrain::Pasture,   Terrain::Fields, Terrain::Hills,
                               Terrain::Any,    Terrain::Mountains, Terrain::Desert, Terrain::Gold};
    for (std::int16_t row = 1; row < side - 1; ++row)
        for (std::int16_t col = 1; col < side - 1; ++col) {
            if (row % 6 >= 4 || col % 7 >= 5)
                continue;
            const Terrain terrain = kinds[static_cast<std::size_t>((row * 5 + col * 3) % 8)];
            MapHex hex{terrain, CellNumber(), Marker::None};
            if (takesNumber(terrain)) {
                const int value = tokenValues[static_cast<std::size_t>((row + col) % 10)];
                hex.number = (row + col) % 3 == 0 ? CellNumber::shuffled() : CellNumber::fixed(value);
                hex.group = static_cast<std::uint8_t>(terrain == Terrain::Any ? 1 + row % 2 : 0);
                if (hex.number.isShuffled() && col % 2 == 0)
                    hex.barred.insert(6);
            }
            map.set({row, col}, hex);
        }
    for (std::int16_t row = 1; row < side - 1; row += 6)
        for (std::int16_t col = 1; col < side - 1; col += 7)
            map.setHarbour({{{row, col}, Direction::W}, HarbourKind::Wool});
    return map;
}

template <class Work>
double median(int rounds, Work&& work) {
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i)
        times.push_back(bench::secondsOf([&] { work(i); }) * 1000);
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    return times[static_cast<std::size_t>(rounds / 2)];
}

/// Paints what the canvas wants painted, as the window does: into a picture of its size at its scale.
class Screen {
  public:
    explicit Screen(MapCanvas& canvas)
        : canvas_(canvas),
          image_(canvas.size() * canvas.devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied) {
        image_.setDevicePixelRatio(canvas.devicePixelRatioF());
    }
    void paint(const QRegion& region) {
        QPainter painter(&image_);
        canvas_.render(&painter, region.boundingRect().topLeft(), region);
    }

  private:
    MapCanvas& canvas_;
    QImage image_;
};

void measure(int side, int rounds) {
    MapCanvas canvas;
    canvas.resize(1280, 900);
    const Map map = largeMap(side);
    const BoardPicture picture = pictureOf(map);
    const double made = median(rounds, [&](int) { bench::keep(pictureOf(map)); });
    canvas.setPicture(picture);
    canvas.show();
    canvas.fit();
    QCoreApplication::processEvents();
    Screen screen(canvas);
    screen.paint(canvas.rect());
    const double ratio = canvas.devicePixelRatioF();
    std::printf("%d x %d hexes, scale %.2f, hexes %.0f px wide\n", side, side, ratio,
                canvas.view().hexPixels());

    std::printf("  picture of the map           %7.2f ms\n", made);
    const double whole = median(rounds, [&](int) {
        canvas.setGridVisible(true); // everything is painted anew
        screen.paint(canvas.rect());
    });
    std::printf("  whole repaint                %7.2f ms\n", whole);

    const Cell cell{static_cast<std::int16_t>(side / 2), static_cast<std::int16_t>(side / 2)};
    const auto index = static_cast<std::size_t>(cell.row * side + cell.col);
    BoardPicture one = picture;
    one.hexes[index].terrain =
        picture.hexes[index].terrain == Terrain::Forest ? Terrain::Hills : Terrain::Forest;
    const double reach = canvas.view().hexPixels() * 1.1;
    const QPointF centre = canvas.view().pixelsOf(cell);
    const QRect around = QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
    const double change = median(rounds, [&](int i) {
        canvas.setPicture(i % 2 == 0 ? one : picture);
        screen.paint(around);
    });
    std::printf("  one hex changed              %7.2f ms\n", change);

    Ghost ghost;
    for (const Cell each : disc(cell, 3)) {
        HexPicture hex;
        hex.cell = each;
        hex.terrain = Terrain::Forest;
        hex.face = TokenFace::Shuffled;
        ghost.hexes.push_back(hex);
    }
    ghost.tip = QStringLiteral("Forest, fixed: 37 hexes");
    const double preview = median(rounds, [&](int i) {
        canvas.setGhost(std::nullopt);
        for (HexPicture& hex : ghost.hexes)
            hex.cell.col = static_cast<std::int16_t>(hex.cell.col + (i % 2 == 0 ? 1 : -1));
        canvas.setGhost(ghost);
        screen.paint(around.adjusted(-300, -300, 300, 300));
    });
    std::printf("  paint preview of 37 hexes    %7.2f ms\n", preview);

    canvas.setZoomPercent(100);
    screen.paint(canvas.rect());
    ViewTransform view = canvas.view();
    const double pan = median(rounds, [&](int i) {
        view.setOrigin(view.origin() + QPointF(i % 2 == 0 ? 40 : -40, 0));
        canvas.setView(view);
        screen.paint(canvas.rect());
    });
    std::printf("  whole repaint at 100 %%       %7.2f ms\n", pan);
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 21;
    for (const int side : {40, 64})
        measure(side, rounds);
    return 0;
}
