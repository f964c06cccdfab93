#include "engine/formats/json_writer.h"

#include <QtTest>

using namespace isle;

namespace {

JsonDocument parsed(const char* text) {
    auto document = JsonDocument::read(text);
    if (!document)
        qFatal("%s", qPrintable(document.error().message));
    return std::move(document).value();
}

} // namespace

class TestJsonReader : public QObject {
    Q_OBJECT

  private slots:
    void readsEveryKindOfValue() {
        const JsonDocument document = parsed("{\"null\": null, \"yes\": true, \"no\": false, \"n\": "
                                             "-12.5e+3, \"t\": \"x\", \"l\": [1, [], {}]}");
        const JsonValue& root = document.root();
        QCOMPARE(root.members.size(), std::size_t{6});
        QVERIFY(root.find("null")->is(JsonValue::Kind::Null));
        QVERIFY(root.find("yes")->truth);
        QVERIFY(!root.find("no")->truth);
        QCOMPARE(root.find("n")->text, std::string("-12.5e+3"));
        QCOMPARE(root.find("l")->items.size(), std::size_t{3});
        QVERIFY(root.find("absent") == nullptr);
        QCOMPARE(jsonCompact(root),
                 std::string(
                     "{\"null\":null,\"yes\":true,\"no\":false,\"n\":-12.5e+3,\"t\":\"x\",\"l\":[1,[],{}]}"));
    }

    void readsEscapes() {
        const JsonDocument document =
            parsed("[\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9 \\u5c9B \\ud83c\\udFdd\"]");
        const std::string expected = "\" \\ / \b \f \n \r \t é 岛 🏝";
        QCOMPARE(document.root().items[0].text, expected);
        QCOMPARE(parsed(jsonQuoted(expected).c_str()).root().text, expected);
    }

    void wholeNumbersAreWhole_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<qint64>("number");
        QTest::newRow("plain") << "12" << true << qint64{12};
        QTest::newRow("negative") << "-3" << true << qint64{-3};
        QTest::newRow("fraction") << "12.0" << false << qint64{0};
        QTest::newRow("exponent") << "1e2" << false << qint64{0};
        QTest::newRow("too large") << "99999999999999999999" << false << qint64{0};
        QTest::newRow("text") << "\"12\"" << false << qint64{0};
    }
    void wholeNumbersAreWhole() {
        QFETCH(QString, text);
        QFETCH(bool, whole);
        QFETCH(qint64, number);
        const auto value = parsed(qPrintable(text)).root().wholeNumber();
        QCOMPARE(value.has_value(), whole);
        QCOMPARE(value.value_or(0), number);
    }

    void findsPlacesInsideTexts() {
        const JsonDocument document = parsed("[\n  \"a\\u00e9\\nxé!\"]");
        const JsonValue& text = document.root().items[0]; // a é newline x é !
        QCOMPARE(document.placeOf(text), (JsonPlace{2, 3}));
        QCOMPARE(document.placeInside(text, 0), (JsonPlace{2, 4}));
        QCOMPARE(document.placeInside(text, 1), (JsonPlace{2, 5}));
        QCOMPARE(document.placeInside(text, 3), (JsonPlace{2, 11})); // after the six signs of the escape
        QCOMPARE(document.placeInside(text, 4), (JsonPlace{2, 13}));
        QCOMPARE(document.placeInside(text, 7), (JsonPlace{2, 15})); // é is two bytes and one column
        QCOMPARE(document.placeInside(text, text.text.size()), (JsonPlace{2, 16}));
    }

    void skipsAByteOrderMark() {
        const auto document = JsonDocument::read("\xEF\xBB\xBF[x");
        QVERIFY(!document);
        QCOMPARE(document.error().place, (JsonPlace{1, 2}));
        QVERIFY(JsonDocument::read("\xEF\xBB\xBF[]"));
    }

    void refusesWhatIsNoJson_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QByteArray& text, int line, int column,
                            const char* message) {
            QTest::newRow(name) << text << line << column << QString::fromUtf8(message);
        };
        row("empty", "", 1, 1, "The file ends early: expected a value.");
        row("only space", " \n ", 2, 2, "The file ends early: expected a value.");
        row("open list", "[1,\n 2", 2, 3, "The file ends early: expected a comma or ].");
        row("open object", "{\"a\": 1", 1, 8, "The file ends early: expected a comma or }.");
        row("comma at the end", "[1,\n]", 2, 1, "Expected a value.");
        row("comma at the end of an object", "{\"a\": 1,}", 1, 9, "Expected a name in quotes.");
        row("name without quotes", "{a: 1}", 1, 2, "Expected a name in quotes.");
        row("no colon", "{\"a\" 1}", 1, 6, "Expected a colon.");
        row("no comma", "[1 2]", 1, 4, "Expected a comma or ].");
        row("two values", "{} []", 1, 4, "Nothing may follow the end of the value.");
        row("comment", "[1] // one", 1, 5, "Nothing may follow the end of the value.");
        row("single quotes", "['a']", 1, 2, "Expected a value.");
        row("word", "[trve]", 1, 2, "Expected a value.");
        row("leading zero", "[012]", 1, 2, "This is not a number as JSON writes them.");
        row("no digits", "[-]", 1, 2, "This is not a number as JSON writes them.");
        row("no fraction", "[1.]", 1, 2, "This is not a number as JSON writes them.");
        row("no exponent", "[1e+]", 1, 2, "This is not a number as JSON writes them.");
        row("line break in text", "[\"a\nb\"]", 1, 4, "The text in quotes must end on its line.");
        row("text without end", "[1, \"ab", 1, 5, "The file ends inside this text in quotes.");
        row("unknown escape", "[\"ab\\x\"]", 1, 5, "There is no such escape sequence.");
        row("short escape", "[\"\\u12\"]", 1, 3, "There is no such escape sequence.");
        row("half a pair", "[\"\\ud83c\"]", 1, 3, "There is no such escape sequence.");
        row("second half of a pair", "[\"\\udfdd\"]", 1, 3, "There is no such escape sequence.");
        row("name twice", "{\"a\": 1,\n \"b\": 2, \"a\": 3}", 2, 10,
            "The name \"a\" stands here a second time.");
        row("overlong UTF-8", "[\"é\xC0\xAF\"]", 1, 4, "The text is not valid UTF-8 here.");
        row("surrogate in UTF-8", "[\"\xED\xA0\x80\"]", 1, 3, "The text is not valid UTF-8 here.");
        row("beyond Unicode", "[\"\xF4\x90\x80\x80\"]", 1, 3, "The text is not valid UTF-8 here.");
        row("cut character", "[\"\xE5\xB2", 1, 3, "The text is not valid UTF-8 here.");
        row("too deep", QByteArray(65, '['), 1, 65, "Lists and objects are nested too deeply.");
    }
    void refusesWhatIsNoJson() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto document = JsonDocument::read(text.toStdString());
        QVERIFY(!document);
        QCOMPARE(document.error().message, message);
        QCOMPARE(document.error().place.line, line);
        QCOMPARE(document.error().place.column, column);
    }

    void keepsToItsLimits() {
        JsonLimits limits;
        limits.bytes = 7;
        QVERIFY(JsonDocument::read("[1,2,3]", limits));
        QVERIFY(!JsonDocument::read("[1,2,3] ", limits));
        limits.values = 4; // the list and its three numbers
        QVERIFY(JsonDocument::read("[1,2,3]", limits));
        limits.values = 3;
        QVERIFY(!JsonDocument::read("[1,2,3]", limits));
    }

    void writesBrokenTextsValid() {
        QCOMPARE(jsonQuoted("a\xFFz"), std::string("\"a\xEF\xBF\xBDz\""));
        QCOMPARE(jsonQuoted(std::string_view("\0\x1f\x7f", 3)), std::string("\"\\u0000\\u001f\x7f\""));
    }
};

QTEST_APPLESS_MAIN(TestJsonReader)
#include "tst_json_reader.moc"
