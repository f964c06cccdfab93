#include "editor/look/art.h"
#include "editor/look/icons.h"
#include "editor/look/style_sheet.h"
#include "editor/look/theme.h"

#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace isle {

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

/// WCAG 2 contrast.
double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return qMax(first, second) / qMin(first, second);
}

/// Whether a picture has a pixel close to a colour.
bool shows(const QPixmap& pixmap, const QColor& wanted) {
    const QImage image = pixmap.toImage();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (colour.alpha() > 200 && qAbs(colour.red() - wanted.red()) < 12
                && qAbs(colour.green() - wanted.green()) < 12 && qAbs(colour.blue() - wanted.blue()) < 12)
                return true;
        }
    return false;
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        setTheme(Theme::light());
    }

    void textCanBeRead_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("night") << true;
    }
    void textCanBeRead() {
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::night() : Theme::light();
        for (const QColor& ground : {theme.panel, theme.window, theme.field, theme.header, theme.soft}) {
            QCOMPARE_GE(contrast(theme.text, ground), 4.5);
            QCOMPARE_GE(contrast(theme.secondaryText, ground), 4.5);
        }
        QCOMPARE_GE(contrast(theme.onAccent, theme.accent), 4.5);
        QCOMPARE_GE(contrast(theme.tipText, theme.tip), 4.5);
        QCOMPARE_GE(contrast(theme.outline, theme.panel), 3.0);
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint}) {
            QCOMPARE_GE(contrast(theme.of(severity).text, theme.panel), 4.5);
            QCOMPARE_GE(contrast(theme.of(severity).text, theme.of(severity).ground), 4.5);
        }
    }

    void emblemsCanBeSeenOnTheirSeats() {
        for (std::size_t seat = 0; seat < maxSeats; ++seat)
            QCOMPARE_GE(contrast(seatColour(Seat(seat)), seatEmblemColour(Seat(seat))),
                        4.0); // 2.6: least is 4.1
    }

    void changesTheApplication() {
        QCOMPARE(qApp->palette().color(QPalette::Window), QColor(0xEC, 0xEF, 0xEF));
        const QString before = qApp->styleSheet();
        setTheme(Theme::night());
        QVERIFY(currentTheme().dark);
        QCOMPARE(qApp->palette().color(QPalette::Window), QColor(0x1A, 0x20, 0x25));
        QVERIFY(qApp->styleSheet() != before);
    }

    void styleSheetNamesOnlyWhatExists() {
        for (const Theme* const theme : {&Theme::light(), &Theme::night()}) {
            const QString sheet = styleSheetOf(*theme);
            QVERIFY2(!sheet.contains(QLatin1Char('@')),
                     qPrintable(sheet.mid(sheet.indexOf(QLatin1Char('@')), 30)));
            auto urls = QRegularExpression(QStringLiteral("url\\(([^)]*)\\)")).globalMatch(sheet);
            while (urls.hasNext()) {
                const QString path = urls.next().captured(1);
                QVERIFY2(QFile::exists(path), qPrintable(path));
            }
            QCOMPARE(sheet.count(QLatin1Char('{')), sheet.count(QLatin1Char('}')));
        }
    }

    void primaryButtonIsFilledWithTheAccent() {
        QPushButton button(QStringLiteral("End turn"));
        button.setProperty("primary", true);
        button.resize(120, 30);
        QCOMPARE(button.grab().toImage().pixelColor(6, 15).name(), currentTheme().accent.name());
    }

    void segmentsKnowTheirPlace() {
        QPushButton one, two, three;
        setSegmented({&one, &two, &three});
        QCOMPARE(one.property("segment").toString(), QStringLiteral("first"));
        QCOMPARE(two.property("segment").toString(), QStringLiteral("middle"));
        QCOMPARE(three.property("segment").toString(), QStringLiteral("last"));
        QVERIFY(two.isCheckable());
    }

    void checkedSegmentsKeepTheirIcon() {
        QPushButton button;
        button.setIcon(icon(QStringLiteral("brush")));
        setSegmented({&button});
        QCOMPARE(button.property("segment").toString(), QStringLiteral("only"));
        QVERIFY(
            shows(button.icon().pixmap(QSize(48, 48), QIcon::Normal, QIcon::On), Theme::light().onAccent));
        QVERIFY(shows(button.icon().pixmap(48), Theme::light().text));
        QVERIFY(shows(icon(QStringLiteral("play"), IconGround::Accent).pixmap(48), Theme::light().onAccent));
    }

    void iconsFollowTheTheme() {
        const QIcon brush = icon(QStringLiteral("brush"));
        QVERIFY(!brush.isNull());
        QVERIFY(shows(brush.pixmap(48), Theme::light().text));
        QVERIFY(shows(brush.pixmap(QSize(48, 48), QIcon::Disabled), Theme::light().disabledText));
        QVERIFY(shows(brush.pixmap(QSize(48, 48), QIcon::Normal, QIcon::On), Theme::light().accent));
        setTheme(Theme::night());
        QVERIFY(shows(brush.pixmap(48), Theme::night().text));
        QVERIFY(icon(QStringLiteral("no-such-icon")).isNull());
    }

    void iconsAreSharpOnFinePixels() {
        const QPixmap pixmap = iconPixmap(QStringLiteral("fit"), 20, Qt::black, 2.0);
        QCOMPARE(pixmap.size(), QSize(40, 40));
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    }

    void everyThingHasArtwork() {
        for (const Terrain terrain : allTerrains)
            QVERIFY(QFile::exists(QStringLiteral(":/islewright/tiles/%1.svg").arg(artName(terrain))));
        for (const HarbourKind kind : allHarbourKinds)
            QVERIFY(QFile::exists(QStringLiteral(":/islewright/tiles/%1.svg").arg(artName(kind))));
        for (const Resource resource : allResources)
            QVERIFY(QFile::exists(QStringLiteral(":/islewright/tiles/%1.svg").arg(artName(resource))));
        for (const int value : tokenValues)
            QVERIFY(QFile::exists(QStringLiteral(":/islewright/tiles/%1.svg").arg(tokenArtName(value))));
        QCOMPARE(tokenArtName(7), QStringLiteral("token-any"));
    }

    void artworkIsDrawnInItsTheme() {
        const QPixmap day = artPixmap(QStringLiteral("sea"), QSize(40, 46), 1.0);
        QVERIFY(shows(day, QColor(0x72, 0xAE, 0xD3)));
        setTheme(Theme::night());
        QVERIFY(shows(artPixmap(QStringLiteral("sea"), QSize(40, 46), 1.0), QColor(0x19, 0x53, 0x72)));
    }

    void groundsAreThoseOfTheTable() {
        QCOMPARE(groundColour(Terrain::Forest, Theme::light()), QColor(0x40, 0x78, 0x5B));
        QCOMPARE(groundColour(Terrain::Forest, Theme::night()), QColor(0x2F, 0x63, 0x49));
        QCOMPARE(groundColour(Terrain::Sea, Theme::night()), QColor(0x19, 0x53, 0x72));
        QCOMPARE(groundColour(Terrain::Gold, Theme::night()), QColor(0x44, 0x2E, 0x1E));
        QCOMPARE(groundColour(Terrain::Village, Theme::night()), QColor(0x79, 0x68, 0xA4));
    }

    void seatChipsShowColourAndEmblem() {
        for (std::size_t seat = 0; seat < maxSeats; ++seat) {
            const QPixmap chip = seatPixmap(Seat(seat), 24, 1.0);
            QVERIFY(shows(chip, seatColour(Seat(seat))));
            QVERIFY(shows(chip, seatEmblemColour(Seat(seat))));
        }
    }
};

} // namespace isle

QTEST_MAIN(isle::TestTheme)
#include "tst_theme.moc"
