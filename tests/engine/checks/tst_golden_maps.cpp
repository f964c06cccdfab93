#include "engine/checks/profile.h"
#include "engine/formats/isle_file.h"
#include "tests/engine/checks/golden.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace isle;
using namespace isle::test::golden;

/// tests/data/checks/<id>.isle (or <id>-2.isle ...) breaks just the check of that id, and <id>.expected lists
/// what is found. A check without such a map fails here.
class GoldenMapsTest : public QObject {
    Q_OBJECT

    const QDir folder_{QString(ISLEWRIGHT_TEST_DATA) + "/checks"};

    static QString idOf(const QString& file) {
        static const QRegularExpression end("(-\\d+)?\\.isle$");
        return QString(file).remove(end);
    }

    Map load(const QString& file) const {
        auto map = loadIsle(folder_.filePath(file));
        if (!map)
            qFatal("%s", qPrintable(map.error().sentence()));
        return std::move(map.value());
    }

    /// The profile of a map that is not checked by Official, in <file>.profile.
    CheckProfile profileOf(const QString& file) const {
        QFile text(folder_.filePath(QString(file).replace(".isle", ".profile")));
        if (!text.open(QIODevice::ReadOnly))
            return {};
        auto profile = CheckProfile::fromText(text.readAll().toStdString());
        if (!profile)
            qFatal("%s", profile.error().english().c_str());
        return std::move(profile.value());
    }

    /// What is not accepted.
    static std::vector<Problem> openProblems(const Map& map, const CheckProfile& profile) {
        std::vector<Problem> problems = checkMap(map, profile);
        std::erase_if(problems, [](const Problem& problem) { return !problem.open(); });
        return problems;
    }

    void addFiles() const {
        QTest::addColumn<QString>("file");
        for (const QString& file : folder_.entryList({"*.isle"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file)) << file;
    }

    static std::vector<std::string> linesOf(const std::vector<Problem>& problems) {
        std::vector<std::string> lines;
        for (const Problem& problem : problems)
            lines.push_back(lineOf(problem));
        return lines;
    }

    static std::set<std::string_view> brokenChecks(const std::vector<Problem>& problems, bool errorsOnly) {
        std::set<std::string_view> ids;
        for (const Problem& problem : problems)
            if (!errorsOnly || problem.severity == Severity::Error)
                ids.insert(problem.check);
        return ids;
    }

  private slots:
    void everyCheckHasAGoldenMap() {
        for (const Check* check : allChecks()) {
            const QString name = QString::fromStdString(std::string(check->id)) + ".isle";
            QVERIFY2(folder_.exists(name), qPrintable("tests/data/checks/" + name + " is missing"));
        }
    }

    void everyGoldenMapHasACheck() {
        for (const QString& file : folder_.entryList({"*.isle"}, QDir::Files))
            QVERIFY2(checkNamed(idOf(file).toStdString()) != nullptr, qPrintable(file));
    }

    void findingsAreThoseListed_data() { addFiles(); }
    void findingsAreThoseListed() {
        QFETCH(QString, file);
        QFile list(folder_.filePath(QString(file).replace(".isle", ".expected")));
        QVERIFY2(list.open(QIODevice::ReadOnly), qPrintable(list.fileName()));
        const auto problems = openProblems(load(file), profileOf(file));
        QStringList found;
        for (const std::string& line : linesOf(problems))
            found << QString::fromStdString(line);
        QCOMPARE(found.join('\n') + '\n', QString::fromUtf8(list.readAll()));
        // Each map breaks its check and no other.
        const std::string id = idOf(file).toStdString();
        QCOMPARE(brokenChecks(problems, false), (std::set<std::string_view>{id}));
    }

    void fixesMend_data() { addFiles(); }
    void fixesMend() {
        QFETCH(QString, file);
        const Map map = load(file);
        const CheckProfile profile = profileOf(file);
        const auto before = openProblems(map, profile);
        for (const Problem& problem : before) {
            for (const Fix& fix : problem.fixes) {
                Map mended = map;
                fix.apply(mended);
                const auto after = openProblems(mended, profile);
                const auto lines = linesOf(after);
                const std::string label = fix.label.english();
                QVERIFY2(std::find(lines.begin(), lines.end(), lineOf(problem)) == lines.end(),
                         label.c_str());
                QVERIFY2(after.size() < before.size() || brokenChecks(after, true).empty(), label.c_str());
                for (const std::string_view id : brokenChecks(after, true))
                    QVERIFY2(brokenChecks(before, true).contains(id), label.c_str());
            }
        }
    }

    /// Sentences say where in words that fit the facts: every place is filled and every fact used.
    void sentencesAreComplete_data() { addFiles(); }
    void sentencesAreComplete() {
        QFETCH(QString, file);
        for (const Problem& problem : checkMap(load(file), profileOf(file))) {
            std::vector<Text> texts{problem.message};
            for (const Fix& fix : problem.fixes)
                texts.push_back(fix.label);
            for (const Text& text : texts) {
                const QString sentence =
                    QString::fromUtf8(text.sentence.data(), static_cast<qsizetype>(text.sentence.size()));
                for (int place = 1; place <= 9; ++place)
                    QCOMPARE(sentence.contains(QString("%%1").arg(place)),
                             static_cast<std::size_t>(place) <= text.facts.size());
            }
            QVERIFY(QString::fromStdString(problem.message.english()).endsWith('.'));
        }
    }
};

QTEST_APPLESS_MAIN(GoldenMapsTest)
#include "tst_golden_maps.moc"
