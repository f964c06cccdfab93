#include "editor/canvas/map_canvas_private.h"

#include <QAccessible>

#include "canvas_test.h"

namespace isle {

class TestCanvasAccessible : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        canvas_ = std::make_unique<MapCanvas>();
        showSmallMap(*canvas_);
        interface_ = QAccessible::queryAccessibleInterface(canvas_.get());
        QVERIFY(interface_);
    }
    void cleanup() { canvas_.reset(); }

    void isATableOfHexes() {
        QCOMPARE(interface_->role(), QAccessible::Table);
        QCOMPARE(interface_->childCount(), 30);
        QCOMPARE(nameAt(7), QStringLiteral("B2, forest, 6"));
        QCOMPARE(nameAt(8), QStringLiteral("C2, hills"));
        QCOMPARE(nameAt(0), QStringLiteral("A1, sea"));
        QCOMPARE(interface_->child(7)->role(), QAccessible::Cell);
        QCOMPARE(interface_->child(7)->parent(), interface_);
        QCOMPARE(interface_->indexOfChild(interface_->child(7)), 7);
        QVERIFY(!interface_->child(30));
    }

    void namesFollowTheBoard() {
        Map map = smallMap();
        map.set(at(1, 1), {Terrain::Any, CellNumber::shuffled(), Marker::None});
        map.robberStart = at(2, 1);
        canvas_->setPicture(pictureOf(map));
        QCOMPARE(nameAt(7), QStringLiteral("B2, any terrain, number from the pool"));
        QCOMPARE(nameAt(13), QStringLiteral("B3, desert, robber"));
        map.set(at(1, 1), {Terrain::Village, CellNumber::fixed(5), Marker::None});
        map.set(at(1, 2), {Terrain::Hills, CellNumber::fixed(9), Marker::ChipHarbour});
        canvas_->setPicture(pictureOf(map));
        QCOMPARE(nameAt(7), QStringLiteral("B2, village, 5, cloth 6 of 6"));
        QCOMPARE(nameAt(8), QStringLiteral("C2, hills, 9, harbour chip"));
    }

    void namesTellHarboursLimitsGroupsAndStarts() {
        Map map = smallMap();
        // Named from the land hex: the wool dock of B2 (odd row, moved right) on its north-east edge.
        map.set(at(1, 1), {Terrain::Forest, CellNumber::fixed(8), Marker::None});
        map.setHarbour({{at(1, 1), Direction::NE}, HarbourKind::Wool});
        map.setHarbour({{at(2, 1), Direction::W}, HarbourKind::Generic});
        MapHex hills{Terrain::Hills, CellNumber::shuffled(), Marker::None, 2};
        hills.barred.insert(6);
        hills.barred.insert(8);
        map.set(at(1, 2), hills);
        map.groups = {{"One", {}, {}}, {"Two", {}, {}}};
        map.farSide = {at(2, 1)};
        map.forbiddenStarts = {canonical(CrossingPlace{at(1, 1), Corner::N})};
        canvas_->setPicture(pictureOf(map));
        QCOMPARE(nameAt(7),
                 QStringLiteral("B2, forest, 8, harbour wool 2 to 1 on edge NE, no start on corner N"));
        QCOMPARE(nameAt(8),
                 QStringLiteral("C2, hills, number from the pool, number not 6 or 8, shuffle group 2"));
        QCOMPARE(nameAt(13), QStringLiteral("B3, desert, harbour 3 to 1 on edge W, far side"));
        map.setHarbour({{at(1, 1), Direction::NE}, HarbourKind::Shuffled});
        canvas_->setPicture(pictureOf(map));
        QCOMPARE(nameAt(7),
                 QStringLiteral("B2, forest, 8, harbour from the pool on edge NE, no start on corner N"));
    }

    void hexesHaveAPlaceOnScreen() {
        const QRect rect = interface_->child(7)->rect();
        const QPoint centre = canvas_->mapToGlobal(canvas_->view().pixelsOf(at(1, 1)).toPoint());
        QVERIFY((rect.center() - centre).manhattanLength() < 4);
        QVERIFY(qAbs(rect.width() - 64) < 6);
        QCOMPARE(interface_->childAt(centre.x(), centre.y()), interface_->child(7));
    }

    void cursorHasTheFocus() {
        canvas_->setFocus(Qt::TabFocusReason);
        canvas_->setCursorCell(at(1, 2));
        QVERIFY(interface_->child(8)->state().focused);
        QVERIFY(!interface_->child(7)->state().focused);
        QCOMPARE(interface_->focusChild(), interface_->child(8));
        canvas_->clearFocus();
        QVERIFY(!interface_->child(8)->state().focused);
        QVERIFY(!interface_->focusChild());
    }

    void hexesThatAreToldAnewAreFound() {
        Map map = smallMap();
        map.setHarbour(
            {{at(1, 1), Direction::NW}, HarbourKind::Ore}); // beside the hex, which stays as it was
        map.set(at(2, 1), {Terrain::Fields, CellNumber(), Marker::None});
        QCOMPARE(hexesRenamed(pictureOf(smallMap()), pictureOf(map)),
                 (std::vector<Cell>{at(1, 1), at(2, 1)}));
        // Names of islands are told elsewhere.
        map.islands = {{at(1, 1), "Home", IslandRole::Start}};
        QVERIFY(hexesRenamed(pictureOf(map), pictureOf(map)).empty());
    }

    void smallerMapHasFewerHexes() {
        QVERIFY(interface_->child(29));
        canvas_->setPicture(pictureOf(blankMap(2, 2, Terrain::Sea)));
        QCOMPARE(interface_->childCount(), 4);
        QVERIFY(!interface_->child(29));
    }

  private:
    [[nodiscard]] QString nameAt(int index) const {
        return interface_->child(index)->text(QAccessible::Name);
    }

    std::unique_ptr<MapCanvas> canvas_;
    QAccessibleInterface* interface_ = nullptr;
};

} // namespace isle

QTEST_MAIN(isle::TestCanvasAccessible)
#include "tst_canvas_accessible.moc"
