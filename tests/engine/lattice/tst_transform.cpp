#include "engine/lattice/transform.h"

#include <QtTest>

#include <algorithm>

using namespace isle;

namespace {

Cell cell(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// Every kind of centre, in even and odd rows and on both sides of zero.
std::vector<LatticeCentre> centres() {
    std::vector<LatticeCentre> all;
    for (const Cell at : {cell(0, 0), cell(3, 4), cell(4, 2), cell(-1, -3), cell(-2, 5)}) {
        all.emplace_back(at);
        for (const Direction direction : allDirections)
            all.emplace_back(EdgePlace{at, direction});
        for (const Corner corner : allCorners)
            all.emplace_back(CrossingPlace{at, corner});
    }
    return all;
}

std::vector<LatticeTransform> transforms() {
    std::vector<LatticeTransform> all{LatticeTransform(),
                                      LatticeTransform::translation(cell(0, 0), cell(3, -2)),
                                      LatticeTransform::translation(cell(1, 5), cell(-4, 2))};
    for (const LatticeCentre& centre : centres()) {
        for (int sixths = 1; sixths < 6; ++sixths)
            if (const auto turn = LatticeTransform::rotation(centre, sixths))
                all.push_back(*turn);
        for (const Axis axis : allAxes)
            if (const auto mirror = LatticeTransform::mirror(centre, axis))
                all.push_back(*mirror);
    }
    return all;
}

std::vector<Cell> someCells() {
    std::vector<Cell> cells;
    for (int row = -3; row <= 4; ++row)
        for (int col = -3; col <= 4; ++col)
            cells.push_back(cell(row, col));
    return cells;
}

} // namespace

class TestTransform : public QObject {
    Q_OBJECT

  private slots:
    void turnsOfKnownHexes() {
        // One step clockwise about (2,2): its east neighbour becomes its south-east one, and so on (B-10).
        const LatticeTransform turn = *LatticeTransform::rotation(cell(2, 2), 1);
        QVERIFY(turn.apply(cell(2, 2)) == cell(2, 2));
        QVERIFY(turn.apply(cell(2, 3)) == cell(3, 2));
        QVERIFY(turn.apply(cell(3, 2)) == cell(3, 1));
        QVERIFY(turn.apply(cell(3, 1)) == cell(2, 1));
        QVERIFY(turn.apply(cell(2, 4)) == cell(4, 3));
        QVERIFY(turn.apply(Direction::E) == Direction::SE);
        QVERIFY(turn.apply(Direction::NE) == Direction::E);
        QVERIFY(turn.apply(Corner::N) == Corner::NE);
        QVERIFY(turn.apply(Corner::NW) == Corner::N);
    }

    void mirrorsOfKnownHexes() {
        const LatticeTransform across = *LatticeTransform::mirror(cell(2, 2), Axis::Vertical);
        QVERIFY(across.apply(cell(2, 3)) == cell(2, 1));
        QVERIFY(across.apply(cell(1, 1)) == cell(1, 2)); // NW to NE
        QVERIFY(across.apply(Direction::SE) == Direction::SW);
        QVERIFY(across.apply(Corner::N) == Corner::N);
        QVERIFY(across.apply(Corner::SE) == Corner::SW);
        const LatticeTransform down = *LatticeTransform::mirror(cell(2, 2), Axis::Horizontal);
        QVERIFY(down.apply(cell(2, 3)) == cell(2, 3));
        QVERIFY(down.apply(cell(1, 1)) == cell(3, 1)); // NW to SW
        QVERIFY(down.apply(Corner::N) == Corner::S);
        // 30 degrees clockwise of the vertical runs through the NE edge, and 60 through the NE corner.
        const LatticeTransform steep = *LatticeTransform::mirror(cell(2, 2), Axis::Steep);
        QVERIFY(steep.apply(Direction::NE) == Direction::NE);
        const LatticeTransform shallow = *LatticeTransform::mirror(cell(2, 2), Axis::Shallow);
        QVERIFY(shallow.apply(Corner::NE) == Corner::NE);
    }

    void symmetriesAboutEdges() {
        // About the edge between (2,2) and (2,3): the half turn swaps the two, and nothing smaller fits.
        const EdgePlace edge{cell(2, 2), Direction::E};
        QVERIFY(!LatticeTransform::rotation(edge, 1));
        QVERIFY(!LatticeTransform::rotation(edge, 2));
        const LatticeTransform half = *LatticeTransform::rotation(edge, 3);
        QVERIFY(half.apply(cell(2, 2)) == cell(2, 3));
        QVERIFY(half.apply(cell(1, 2)) == cell(3, 2)); // the hexes above and below it
        QVERIFY(half.apply(edge) == otherSide(edge));
        const LatticeTransform along = *LatticeTransform::mirror(edge, Axis::Vertical);
        QVERIFY(along.apply(cell(2, 2)) == cell(2, 3));
        QVERIFY(along.apply(cell(1, 2)) == cell(1, 2));
        const LatticeTransform across = *LatticeTransform::mirror(edge, Axis::Horizontal);
        QVERIFY(across.apply(cell(2, 2)) == cell(2, 2));
        for (const Axis axis : {Axis::Steep, Axis::Shallow, Axis::ShallowBack, Axis::SteepBack})
            QVERIFY(!LatticeTransform::mirror(edge, axis));
    }

    void symmetriesAboutCrossings() {
        // The crossing N of (2,2) is where (2,2), (1,1) and (1,2) meet.
        const CrossingPlace crossing{cell(2, 2), Corner::N};
        for (const int sixths : {1, 3, 5})
            QVERIFY(!LatticeTransform::rotation(crossing, sixths));
        const LatticeTransform third = *LatticeTransform::rotation(crossing, 2);
        QVERIFY(third.apply(cell(2, 2)) == cell(1, 1));
        QVERIFY(third.apply(cell(1, 1)) == cell(1, 2));
        QVERIFY(third.apply(cell(1, 2)) == cell(2, 2));
        QVERIFY(canonical(third.apply(crossing)) == canonical(crossing));
        // Three axes run along its three edges.
        for (const Axis axis : {Axis::Vertical, Axis::Shallow, Axis::ShallowBack})
            QVERIFY(LatticeTransform::mirror(crossing, axis));
        for (const Axis axis : {Axis::Steep, Axis::Horizontal, Axis::SteepBack})
            QVERIFY(!LatticeTransform::mirror(crossing, axis));
    }

    void translationIsTrueToTheOffsetOfRows() {
        const LatticeTransform shift =
            LatticeTransform::translation(cell(0, 0), cell(1, 0)); // to the south-east
        QVERIFY(shift.apply(cell(0, 0)) == cell(1, 0));
        QVERIFY(shift.apply(cell(1, 0)) == cell(2, 1));
        QVERIFY((shift.apply(EdgePlace{cell(1, 0), Direction::NE}) == EdgePlace{cell(2, 1), Direction::NE}));
    }

    void sixTurnsAndTwoMirrorsAreIdentities() {
        for (const LatticeCentre& centre : centres()) {
            for (int sixths = 1; sixths < 6; ++sixths) {
                const auto turn = LatticeTransform::rotation(centre, sixths);
                if (!turn)
                    continue;
                LatticeTransform all;
                for (int i = 0; i < 6; ++i)
                    all = turn->after(all);
                QVERIFY(all == LatticeTransform());
            }
            for (const Axis axis : allAxes)
                if (const auto mirror = LatticeTransform::mirror(centre, axis))
                    QVERIFY(mirror->after(*mirror) == LatticeTransform());
        }
    }

    void turnsAddUp() {
        for (const Cell at : {cell(0, 0), cell(3, 1)})
            for (int a = -6; a <= 6; ++a)
                for (int b = -6; b <= 6; ++b)
                    QVERIFY(LatticeTransform::rotation(at, a)->after(*LatticeTransform::rotation(at, b))
                            == LatticeTransform::rotation(at, a + b));
    }

    void theCentreStaysWhereItIs() {
        for (const LatticeCentre& centre : centres()) {
            const auto check = [&](const std::optional<LatticeTransform>& transform) {
                if (!transform)
                    return;
                if (const auto* hex = std::get_if<Cell>(&centre))
                    QVERIFY(transform->apply(*hex) == *hex);
                else if (const auto* edge = std::get_if<EdgePlace>(&centre))
                    QVERIFY(canonical(transform->apply(*edge)) == canonical(*edge));
                else
                    QVERIFY(canonical(transform->apply(std::get<CrossingPlace>(centre)))
                            == canonical(std::get<CrossingPlace>(centre)));
            };
            for (int sixths = 1; sixths < 6; ++sixths)
                check(LatticeTransform::rotation(centre, sixths));
            for (const Axis axis : allAxes)
                check(LatticeTransform::mirror(centre, axis));
        }
    }

    void whatTouchesStillTouches() {
        for (const LatticeTransform& transform : transforms()) {
            for (const Cell at : someCells()) {
                for (const Direction direction : allDirections) {
                    const EdgePlace image = transform.apply(EdgePlace{at, direction});
                    QVERIFY(neighbour(image.cell, image.direction)
                            == transform.apply(neighbour(at, direction)));
                    QVERIFY(transform.apply(otherSide(EdgePlace{at, direction})) == otherSide(image));
                }
            }
        }
    }

    void endsOfEdgesStayEnds() {
        for (const LatticeTransform& transform : transforms()) {
            for (const Direction direction : allDirections) {
                const EdgePlace edge{cell(2, 1), direction};
                const EdgePlace image = transform.apply(edge);
                std::array<LatticePoint, 2> ends{};
                std::array<LatticePoint, 2> images{};
                for (std::size_t i = 0; i < 2; ++i) {
                    ends.at(i) = pointOf({image.cell, endsOf(image.direction).at(i)});
                    images.at(i) =
                        pointOf(transform.apply(CrossingPlace{edge.cell, endsOf(direction).at(i)}));
                }
                std::sort(ends.begin(), ends.end());
                std::sort(images.begin(), images.end());
                QVERIFY(ends == images);
            }
        }
    }

    void namesOfACrossingStayNamesOfOne() {
        for (const LatticeTransform& transform : transforms()) {
            for (const Cell at : {cell(0, 0), cell(1, 2)}) {
                for (const Corner corner : allCorners) {
                    const CrossingPlace image = canonical(transform.apply(CrossingPlace{at, corner}));
                    QVERIFY(image == canonical(transform.apply(canonical(CrossingPlace{at, corner}))));
                }
            }
        }
    }

    void inversesUndo() {
        for (const LatticeTransform& transform : transforms()) {
            QVERIFY(transform.inverse().after(transform) == LatticeTransform());
            QVERIFY(transform.after(transform.inverse()) == LatticeTransform());
        }
    }

    void compositionDoesOneAfterTheOther() {
        const std::vector<LatticeTransform> all = transforms();
        for (std::size_t i = 0; i < all.size(); i += 7) {
            for (std::size_t j = 0; j < all.size(); j += 5) {
                const LatticeTransform both = all[i].after(all[j]);
                for (const Cell at : {cell(0, 0), cell(-1, 3), cell(2, -2)}) {
                    QVERIFY(both.apply(at) == all[i].apply(all[j].apply(at)));
                    for (const Corner corner : allCorners)
                        QVERIFY(both.apply(CrossingPlace{at, corner})
                                == all[i].apply(all[j].apply(CrossingPlace{at, corner})));
                    for (const Direction direction : allDirections)
                        QVERIFY(both.apply(EdgePlace{at, direction})
                                == all[i].apply(all[j].apply(EdgePlace{at, direction})));
                }
            }
        }
    }

    void groups() {
        const auto size = [](std::vector<LatticeTransform> generators) {
            return generatedBy(generators).size();
        };
        const Cell hex = cell(3, 3);
        const EdgePlace edge{hex, Direction::NE};
        const CrossingPlace crossing{hex, Corner::S};
        QCOMPARE(size({}), 1U);
        QCOMPARE(size({*LatticeTransform::rotation(hex, 1)}), 6U);
        QCOMPARE(size({*LatticeTransform::rotation(hex, 2)}), 3U);
        QCOMPARE(size({*LatticeTransform::rotation(edge, 3)}), 2U);
        QCOMPARE(size({*LatticeTransform::rotation(crossing, 2)}), 3U);
        QCOMPARE(size({*LatticeTransform::mirror(hex, Axis::Steep)}), 2U);
        QCOMPARE(size({*LatticeTransform::rotation(hex, 1), *LatticeTransform::mirror(hex, Axis::Vertical)}),
                 12U);
        QCOMPARE(size({*LatticeTransform::rotation(crossing, 2),
                       *LatticeTransform::mirror(crossing, Axis::Vertical)}),
                 6U);
        QCOMPARE(size({LatticeTransform::translation(hex, cell(3, 4))}), 12U); // endless, so cut short
    }
};

QTEST_APPLESS_MAIN(TestTransform)
#include "tst_transform.moc"
