#include "editor/document/stamp_store.h"
#include "editor/window/actions.h"
#include "editor/window/language.h"
#include "engine/checks/check.h"
#include "engine/deal/deal.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>

#include <map>
#include <tuple>

#include "window_driver.h"

using namespace isle;
using namespace isle::test;

/// German is complete: nothing untranslated, nothing new in the sources, places for facts kept, no key of a
/// menu given twice.
class TestTranslations : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init() { useTestSettings(); }
    void everyTextIsTranslated_data() { languageFiles(); }
    void everyTextIsTranslated();
    void placesAreKept_data() { languageFiles(); }
    void placesAreKept();
    void nothingNewInTheSources_data() { languageFiles(); }
    void nothingNewInTheSources();
    void menusHaveKeysOnce();
    void tablesOfTheProgramAreGerman();
    void wordsOfTheGame();
    void languageIsChosenInThePreferences();

  private:
    static void languageFiles();
};

namespace {

struct Message {
    QString context, source, comment;
    bool numerus = false;
    bool unfinished = false;
    QStringList forms;

    [[nodiscard]] auto key() const { return std::tuple(context, source, comment); }
    [[nodiscard]] QByteArray name() const { return (context + ": " + source).toUtf8(); }
};

std::vector<Message> messagesIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    QString context;
    Message message;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == u"message")
            messages.push_back(message);
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            message = Message{context, {}, {}, xml.attributes().value("numerus") == u"yes", false, {}};
        } else if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            message.comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.unfinished = xml.attributes().hasAttribute("type");
            if (!message.numerus)
                message.forms << xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            message.forms << xml.readElementText();
        }
    }
    return xml.hasError() ? std::vector<Message>{} : messages;
}

QString fileOf(const QString& language) {
    return QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/translations/islewright_%1.ts").arg(language);
}

QStringList placesIn(const QString& text) {
    static const QRegularExpression place("%[1-9]");
    QStringList places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places << found.next().captured();
    places.sort();
    return places;
}

QString titleInFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression title("\"title\": \"([^\"]*)\"");
    return title.match(QString::fromUtf8(file.readAll())).captured(1);
}

/// The keys of a menu and all below it, each given once.
void checkMenu(const QList<QAction*>& actions, const QString& name) {
    std::map<QKeySequence, QString> seen;
    for (QAction* action : actions) {
        const QKeySequence key = QKeySequence::mnemonic(action->text());
        if (!key.isEmpty()) {
            QVERIFY2(!seen.contains(key), qPrintable(name + ": " + seen[key] + " / " + action->text()));
            seen[key] = action->text();
        }
        if (action->menu())
            checkMenu(action->menu()->actions(), action->text());
    }
}

} // namespace

/// English has the plurals only.
void TestTranslations::languageFiles() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("fewest");
    QTest::newRow("German") << "de" << 2500;
    QTest::newRow("English plurals") << "en" << 40;
}

void TestTranslations::everyTextIsTranslated() {
    QFETCH(QString, language);
    QFETCH(int, fewest);
    const auto messages = messagesIn(fileOf(language));
    QVERIFY(static_cast<int>(messages.size()) > fewest);
    for (const Message& message : messages) {
        QVERIFY2(!message.unfinished, message.name().constData());
        QCOMPARE(message.forms.size(), message.numerus ? 2 : 1);
        for (const QString& form : message.forms)
            QVERIFY2(!form.trimmed().isEmpty() || message.source.trimmed().isEmpty(),
                     message.name().constData());
    }
}

void TestTranslations::placesAreKept() {
    QFETCH(QString, language);
    for (const Message& message : messagesIn(fileOf(language)))
        for (const QString& form : message.forms) {
            QVERIFY2(placesIn(form) == placesIn(message.source), message.name().constData());
            // The singular may say "one" in words, the plural must say how many.
            if (message.numerus && form == message.forms.last() && message.source.contains("%n"))
                QVERIFY2(form.contains("%n"), message.name().constData());
            QCOMPARE(form.startsWith(' '), message.source.startsWith(' '));
            QCOMPARE(form.endsWith(' '), message.source.endsWith(' '));
            QCOMPARE(form.contains("<b>"), message.source.contains("<b>"));
        }
}

void TestTranslations::nothingNewInTheSources() {
    QFETCH(QString, language);
    const QString lupdate = QStringLiteral(ISLEWRIGHT_LUPDATE);
    if (!QFile::exists(lupdate))
        QSKIP("lupdate is not installed");
    QTemporaryDir folder;
    const QString copy = folder.filePath("islewright_" + language + ".ts");
    QVERIFY(QFile::copy(fileOf(language), copy));
    QProcess process;
    process.setWorkingDirectory(ISLEWRIGHT_SOURCE_DIR);
    QStringList arguments = QStringLiteral(ISLEWRIGHT_LUPDATE_ARGUMENTS).split('|');
    if (language == "en")
        arguments << "-pluralonly";
    arguments << "-ts" << copy;
    process.start(lupdate, arguments);
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitCode(), 0);
    QStringList untranslated;
    for (const Message& message : messagesIn(copy))
        if (message.unfinished)
            untranslated << message.name();
    QVERIFY2(untranslated.isEmpty(), qPrintable("\n" + untranslated.join('\n')));
}

void TestTranslations::menusHaveKeysOnce() {
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(ISLEWRIGHT_QM_DIR "/islewright_de.qm")));
    QVERIFY(QCoreApplication::installTranslator(&german));
    WindowDriver driver;
    QCOMPARE(driver.action("file.new")->text(), QString("&Neu…"));
    checkMenu(driver.window.menuBar()->actions(), "menu bar");
}

/// Texts that stand in tables, which lupdate sees only where they are marked.
void TestTranslations::tablesOfTheProgramAreGerman() {
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(ISLEWRIGHT_QM_DIR "/islewright_de.qm")));
    QVERIFY(QCoreApplication::installTranslator(&german));
    const auto known = [&german](const char* context, std::string_view text) {
        return !german.translate(context, std::string(text).c_str()).isEmpty();
    };
    for (const ActionInfo& info : allActions())
        QVERIFY2(known("Actions", info.text) && known("Actions", info.tip), info.id);
    for (const Check* check : allChecks()) {
        const QByteArray id(check->id.data(), static_cast<qsizetype>(check->id.size()));
        QVERIFY2(known("checks", check->title) && known("checks", check->why), id);
        for (const Threshold& threshold : check->thresholds)
            QVERIFY2(known("checks", threshold.label), id);
    }
    for (const CheckGroup group : allCheckGroups)
        QVERIFY(known("checks", titleOf(group)));
    for (const Preset preset : allPresets)
        QVERIFY(known("checks", titleOf(preset)));
    for (const Stamp& stamp : StampStore(QStringLiteral("nowhere")).stamps())
        QVERIFY2(stamp.name != titleInFile(stamp.path), qPrintable(stamp.path));
    // Why a move is refused, and why a map is not dealt.
    DealRefusal refusal;
    for (int reason = 0; reason <= static_cast<int>(DealRefusal::Reason::LimitsUnknown); ++reason) {
        refusal.reason = static_cast<DealRefusal::Reason>(reason);
        QVERIFY2(known("checks", refusal.text().sentence), refusal.text().english().c_str());
    }
}

void TestTranslations::wordsOfTheGame() {
    std::map<std::pair<QString, QString>, QString> german;
    for (const Message& message : messagesIn(fileOf("de")))
        german[{message.context, message.source}] = message.forms.value(0);
    const auto word = [&german](const char* source) { return german[{"checks", source}]; };
    QCOMPARE(word("settlement"), QString("Siedlung"));
    QCOMPARE(word("robber"), QString("Räuber"));
    QCOMPARE(word("hills"), QString("Hügelland"));
    QCOMPARE(word("brick"), QString("Lehm"));
    QCOMPARE(word("Number tokens"), QString("Zahlenchips"));
    // An option that a check speaks of has the name it has in the list of options.
    const QString option = german[{"options", "Keep red numbers apart"}];
    int found = 0;
    for (const auto& [key, text] : german)
        if (key.second.contains("“Keep red numbers apart”")) {
            QVERIFY2(text.contains("„" + option + "“"), qPrintable(text));
            ++found;
        }
    QVERIFY(found > 0);
}

void TestTranslations::languageIsChosenInThePreferences() {
    WindowDriver driver;
    QCOMPARE(storedLanguage(), QString());
    const auto choose = [&driver](int index) {
        driver.answer<QDialog>([index](QDialog& dialog) {
            auto* box = dialog.findChild<QComboBox*>("language");
            QVERIFY(box);
            QCOMPARE(box->count(), 3);
            box->setCurrentIndex(index);
            QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                              Qt::LeftButton);
        });
        driver.action("edit.preferences")->trigger();
    };
    choose(2);
    QCOMPARE(storedLanguage(), QString("de"));
    choose(1);
    QCOMPARE(storedLanguage(), QString("en"));
    choose(0);
    QCOMPARE(storedLanguage(), QString());
    storeLanguage("tlh"); // one the program does not speak
    QCOMPARE(storedLanguage(), QString());
}

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
