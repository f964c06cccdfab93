#include "engine/checks/profile.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

namespace {

const Check& clump() {
    return *checkNamed("terrain-clump");
}

const Check& rare() {
    return *checkNamed("edge-adjacent");
}

} // namespace

class ProfileTest : public QObject {
    Q_OBJECT

  private slots:
    void presetsSayWhatIsOn() {
        const auto under = [](Preset preset) {
            CheckProfile profile;
            profile.preset = preset;
            return profile;
        };
        QVERIFY(!under(Preset::Official).settingOf(rare()).on);
        QVERIFY(under(Preset::Strict).settingOf(rare()).on);
        QCOMPARE(under(Preset::Official).settingOf(clump()).thresholds, (std::vector<double>{3}));
        QCOMPARE(under(Preset::Strict).settingOf(clump()).thresholds, (std::vector<double>{2}));
        QCOMPARE(under(Preset::Relaxed).settingOf(clump()).thresholds, (std::vector<double>{4}));
        QCOMPARE(under(Preset::Relaxed).settingOf(clump()).severity, Severity::Hint);
        for (const Check* check : allChecks())
            QVERIFY(!under(Preset::Off).settingOf(*check).on);
    }

    void thresholdsOfAllChecksAreInTheirRange() {
        for (const Check* check : allChecks())
            for (const Threshold& threshold : check->thresholds) {
                QVERIFY(!threshold.name.empty() && !threshold.label.empty() && threshold.step > 0);
                for (const double value : threshold.values)
                    QVERIFY2(value >= threshold.lowest && value <= threshold.highest,
                             std::string(check->id).c_str());
            }
    }

    /// Relaxed is never stricter than Official in what it lets speak, nor Official than Strict.
    void presetsAreInOrder() {
        for (const Check* check : allChecks()) {
            const CheckLevels& levels = check->levels;
            QVERIFY(!levels.relaxed || (levels.official && *levels.official <= *levels.relaxed));
            QVERIFY(!levels.official || (levels.strict && *levels.strict <= *levels.official));
        }
    }

    void overridesComeOverThePreset() {
        CheckProfile profile;
        profile.setOn(rare(), true);
        profile.setSeverity(clump(), Severity::Hint);
        profile.setThreshold(clump(), "at-most", 5);
        QVERIFY(profile.settingOf(rare()).on);
        QCOMPARE(profile.settingOf(rare()).severity, Severity::Warning); // its usual one
        QCOMPARE(profile.settingOf(clump()).severity, Severity::Hint);
        QCOMPARE(profile.settingOf(clump()).thresholds, (std::vector<double>{5}));
        profile.setThreshold(clump(), "at-most", 1000);
        QCOMPARE(profile.settingOf(clump()).thresholds, (std::vector<double>{clump().thresholds[0].highest}));
        profile.resetCheck(clump());
        profile.resetCheck(rare());
        QCOMPARE(profile, CheckProfile());
    }

    void textComesBackAsItWas() {
        CheckProfile profile;
        profile.preset = Preset::Strict;
        profile.setOn(rare(), false);
        profile.setSeverity(clump(), Severity::Error);
        profile.setThreshold(clump(), "at-most", 4);
        profile.setThreshold(*checkNamed("resource-pips"), "share-at-least", 0.55);
        profile.boxes = baseBoxOnly();
        const std::string text = profile.toText();
        QCOMPARE(text, std::string("preset strict\n"
                                   "edge-adjacent off\n"
                                   "resource-pips share-at-least 0.55\n"
                                   "terrain-clump severity error\n"
                                   "terrain-clump at-most 4\n"
                                   "boxes base\n"));
        const auto read = CheckProfile::fromText(text);
        QVERIFY(read.ok());
        QCOMPARE(read.value(), profile);
        QCOMPARE(CheckProfile::fromText("").value(), CheckProfile());
        QCOMPARE(CheckProfile::fromText("# mine\r\n\n  preset   relaxed \r\n").value().preset,
                 Preset::Relaxed);
    }

    void badTextIsSaidInASentence_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("preset") << QByteArray(
            "preset lenient") << QByteArray("Line 1: a preset is “official”, “strict”, “relaxed” or “off”.");
        QTest::newRow("check") << QByteArray("preset off\nred-touch on")
                               << QByteArray("Line 2: there is no check called “red-touch”.");
        QTest::newRow("word") << QByteArray("red-adjacent maybe")
                              << QByteArray("Line 1: a check is followed by “on”, “off”, “severity” and its "
                                            "name, or a threshold and its value.");
        QTest::newRow("severity") << QByteArray("red-adjacent severity fatal")
                                  << QByteArray(
                                         "Line 1: a severity is “error”, “warning” or “hint”, not “fatal”.");
        QTest::newRow("threshold") << QByteArray("red-adjacent at-most 3")
                                   << QByteArray("Line 1: the check “red-adjacent” has no threshold called "
                                                 "“at-most”.");
        QTest::newRow("value") << QByteArray("terrain-clump at-most 51")
                               << QByteArray("Line 1: “at-most” is a number from 1 to 50, not “51”.");
        QTest::newRow("no number") << QByteArray("terrain-clump at-most 3x")
                                   << QByteArray("Line 1: “at-most” is a number from 1 to 50, not “3x”.");
    }
    void badTextIsSaidInASentence() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        const auto read = CheckProfile::fromText(text.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(read.error().english(), sentence.toStdString());
    }

    void badBoxesAreSaidWithTheirLine() {
        const auto read = CheckProfile::fromText("boxes base (((");
        QVERIFY(!read.ok());
        QVERIFY(read.error().english().starts_with("Line 1: "));
    }

    /// What is found as gravely as the check is made for counts as set; less never counts more.
    void severitiesAreSet() {
        Map map = mapFromAscii("o o o o\n o o o o");
        map.pirateStart = Cell{0, 0}; // an error; no title: a warning
        map.minSeats = map.maxSeats = 2;
        CheckProfile profile;
        profile.setSeverity(*checkNamed("pirate-not-on-sea"), Severity::Hint);
        profile.setSeverity(*checkNamed("title-missing"), Severity::Error);
        const auto problems = checkMap(map, profile);
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].check, std::string_view("title-missing"));
        QCOMPARE(problems[0].severity, Severity::Error);
        QCOMPARE(problems[1].severity, Severity::Hint);
        // 14 crossings for four settlements can run out: less than the error the check is made for.
        map.maxSeats = 3;
        profile.setSeverity(*checkNamed("start-crossings"), Severity::Error);
        for (const Problem& problem : checkMap(map, profile))
            if (problem.check == "start-crossings")
                QCOMPARE(problem.severity, Severity::Warning);
    }

    /// The rules keep a map from being played whatever is switched off, and what is only set to be an error
    /// does not.
    void playErrorsAreThoseOfTheRules() {
        Map map = mapFromAscii("o o o o\n o o o o");
        map.pirateStart = Cell{0, 0};
        map.minSeats = map.maxSeats = 2;
        const auto errors = playErrors(map);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors[0].check, std::string_view("pirate-not-on-sea"));
        accept(map, errors[0].key, "meant");
        QCOMPARE(playErrors(map).size(), std::size_t{1});
        map.pirateStart.reset();
        QVERIFY(playErrors(map).empty());
    }

    void problemsAreAcceptedByTheirKeys() {
        Map map = mapFromAscii("o o o o\n o o o o\no o o o");
        map.minSeats = map.maxSeats = 2;
        auto problems = checkMap(map);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].key, std::string("title-missing"));
        QVERIFY(problems[0].open());
        accept(map, problems[0].key, "A nameless land.");
        accept(map, "another", "before it in order");
        QCOMPARE(map.accepted.front().key, std::string("another"));
        problems = checkMap(map);
        QVERIFY(!problems[0].open());
        QCOMPARE(*problems[0].accepted, std::string("A nameless land."));
        accept(map, problems[0].key, "Still.");
        QCOMPARE(map.accepted.size(), std::size_t{2});
        QCOMPARE(*checkMap(map)[0].accepted, std::string("Still."));
        QVERIFY(unaccept(map, problems[0].key));
        QVERIFY(!unaccept(map, problems[0].key));
        QVERIFY(checkMap(map)[0].open());
    }

    /// Keys name places and facts, not wording, and stay when something else on the map changes.
    void keysStay() {
        Map map = mapFromAscii("o o o o\n o o o o\no o o o");
        map.title = "Keys";
        map.minSeats = map.maxSeats = 2;
        const auto put = [&map](Cell cell, int number) {
            MapHex hex = map.at(cell);
            hex.number = CellNumber::fixed(number);
            map.set(cell, hex);
        };
        put({0, 0}, 6);
        put({0, 1}, 8);
        QCOMPARE(checkMap(map)[0].key, std::string("red-adjacent A1 B1"));
        put({0, 0}, 8); // another wording
        put({2, 3}, 4);
        QCOMPARE(checkMap(map)[0].key, std::string("red-adjacent A1 B1"));
    }

    void keysDiffer() {
        for (const SpecMap& spec : specMaps) {
            CheckProfile strict;
            strict.preset = Preset::Strict;
            std::vector<std::string> keys;
            Map map = mapOf(spec);
            map.title.clear();
            for (MapHex& hex : map.cells)
                if (takesNumber(hex.terrain))
                    hex.number = CellNumber::fixed(8);
            for (const Problem& problem : checkMap(map, strict))
                keys.push_back(problem.key);
            QVERIFY(keys.size() > 20);
            std::sort(keys.begin(), keys.end());
            QVERIFY(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
        }
    }
};

QTEST_APPLESS_MAIN(ProfileTest)
#include "tst_profile.moc"
