#include "editor/window/new_map_dialog.h"
#include "engine/checks/check.h"
#include "engine/generate/reference.h"
#include "tests/editor/window/window_driver.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace isle;
using namespace isle::test;

namespace {

QImage pictureOn(NewMapDialog& dialog) {
    return dialog.findChild<QLabel*>("preview")->pixmap(Qt::ReturnByValue).toImage();
}

QString facts(NewMapDialog& dialog) {
    return dialog.findChild<QLabel*>("facts")->text();
}

QSpinBox* box(NewMapDialog& dialog, const char* name) {
    return dialog.findChild<QSpinBox*>(QLatin1String(name));
}

QPushButton* create(NewMapDialog& dialog) {
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

} // namespace

class TestNewMap : public QObject {
    Q_OBJECT

    std::unique_ptr<NewMapDialog> dialog_;
    QListWidget* list_ = nullptr;

    /// Goes down the list by keys.
    void down(int times) {
        list_->setFocus();
        for (int i = 0; i < times; ++i)
            QTest::keyClick(list_, Qt::Key_Down);
        QCOMPARE(list_->currentRow(), times);
    }

  private slots:
    void initTestCase() { useTestSettings(); }
    void init() {
        dialog_ = std::make_unique<NewMapDialog>();
        list_ = dialog_->findChild<QListWidget*>("starts");
        dialog_->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog_.get()));
    }
    void cleanup() { dialog_.reset(); }

    void blank() {
        QCOMPARE(facts(*dialog_), QStringLiteral("11 columns, 9 rows · 0 hexes of land · 3 to 4 seats"));
        box(*dialog_, "columns")->setValue(6);
        dialog_->findChild<QComboBox*>("ground")->setCurrentIndex(1);
        QTest::keyClick(box(*dialog_, "rows"), Qt::Key_Return);
        QCOMPARE(dialog_->result(), int(QDialog::Accepted));
        const Map map = dialog_->map();
        QCOMPARE(map.cols, 6);
        QCOMPARE(map.at({0, 0}).terrain, Terrain::Void);
        QVERIFY(!map.rulesFor(4).sea());
    }

    void reference() {
        down(1);
        const QImage four = pictureOn(*dialog_);
        QVERIFY(!four.isNull());
        box(*dialog_, "referenceSeats")->setValue(8);
        QTRY_VERIFY(pictureOn(*dialog_) != four);
        QCOMPARE(facts(*dialog_), QStringLiteral("9 columns, 9 rows · 37 hexes of land · 7 to 8 seats"));
        QTest::mouseClick(create(*dialog_), Qt::LeftButton);
        QVERIFY(dialog_->map() == referenceMap(8));
    }

    /// The picture follows the wishes; Another takes the next seed; a wish typed just now counts.
    void archipelago() {
        down(2);
        const QImage first = pictureOn(*dialog_);
        const Map one = dialog_->map();
        QVERIFY(!first.isNull());
        QCOMPARE(one.islands.size(), std::size_t(3));
        QTest::mouseClick(dialog_->findChild<QPushButton*>("reroll"), Qt::LeftButton);
        QTRY_VERIFY(pictureOn(*dialog_) != first);
        QVERIFY(dialog_->map().cells != one.cells);
        box(*dialog_, "islands")->setValue(2);
        QTest::mouseClick(create(*dialog_), Qt::LeftButton);
        QCOMPARE(dialog_->result(), int(QDialog::Accepted));
        QCOMPARE(dialog_->map().islands.size(), std::size_t(2));
        QVERIFY(!hasErrors(checkMap(dialog_->map())));
    }

    /// Wishes that cannot be: the reason stands where the picture was, and there is nothing to create.
    void impossible() {
        down(2);
        box(*dialog_, "islands")->setValue(5);
        dialog_->findChild<QComboBox*>("symmetry")->setCurrentIndex(2);
        QTRY_COMPARE(facts(*dialog_),
                     QStringLiteral("5 islands cannot repeat 3 times round the middle. Ask for 4 or 6."));
        QVERIFY(!create(*dialog_)->isEnabled());
        dialog_->accept();
        QVERIFY(dialog_->isVisible());
        box(*dialog_, "islands")->setValue(1);
        QTRY_VERIFY(create(*dialog_)->isEnabled());
    }

    void doubleClickTakesAShippedMap() {
        const auto found = list_->findItems(QStringLiteral("Heading for New Shores"), Qt::MatchStartsWith);
        QCOMPARE(found.size(), 1);
        list_->scrollToItem(found[0]);
        const QPoint at = list_->visualItemRect(found[0]).center();
        QTest::mouseClick(list_->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(list_->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(dialog_->result(), int(QDialog::Accepted));
        QCOMPARE(dialog_->map().title, std::string("Heading for New Shores"));
    }
};

QTEST_MAIN(TestNewMap)
#include "tst_new_map.moc"
