#include "tests/conformance/citations.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

namespace isle::conformance {
namespace {

QString readAll(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stands behind // in a line; a // in a string or an address does not count.
QString commentOf(const QString& line) {
    bool quoted = false;
    for (int i = 0; i + 1 < line.size(); ++i) {
        if (line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            quoted = !quoted;
        else if (!quoted && line[i] == '/' && line[i + 1] == '/')
            return line.mid(i + 2);
    }
    return {};
}

/// Paths of the sources below a folder, sorted, relative to `root`.
QStringList sourcesBelow(const QString& root, const QString& folder) {
    QStringList paths;
    QDirIterator files(root + '/' + folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << QDir(root).relativeFilePath(files.next());
    paths.sort();
    return paths;
}

void addTo(QStringList& list, const QStringList& more) {
    for (const QString& entry : more)
        if (!list.contains(entry))
            list << entry;
}

/// Goes through a test's source line by line and knows in which test function it is.
class TestReader {
  public:
    explicit TestReader(const QStringList& listed) : listed_(listed) {}

    void read(const QString& line) {
        static const QRegularExpression slot("^    void (\\w+)\\(\\)(;| \\{)");
        static const QRegularExpression body("^void \\w+::(\\w+)\\(\\)");
        if (line.contains("private slots:"))
            inSlots_ = true;
        else if (line == "};" || line.trimmed() == "private:" || line.trimmed() == "public:")
            inSlots_ = false;
        const QRegularExpressionMatch declared = inSlots_ ? slot.match(line) : QRegularExpressionMatch();
        const QRegularExpressionMatch defined = body.match(line);
        if (declared.hasMatch()) {
            const bool oneLine = declared.captured(2) == ";" || line.endsWith("}");
            begin(declared.captured(1), oneLine ? QString() : "    }");
            tests_.insert(test_);
        } else if (defined.hasMatch()) {
            begin(defined.captured(1), "}");
        }
        const QString comment = commentOf(line);
        if (!test_.isEmpty())
            addTo(found_[test_], rulesNamedIn(comment, listed_));
        else if (!comment.isEmpty())
            pending_ += comment + ' ';
        else if (!line.trimmed().isEmpty())
            pending_.clear(); // a comment belongs to the test right below it, not to what stands between
        if (end_.isEmpty() || line == end_)
            test_.clear();
    }

    [[nodiscard]] QMap<QString, QStringList> result() const {
        QMap<QString, QStringList> rules;
        for (auto test = found_.begin(); test != found_.end(); ++test)
            if (tests_.contains(test.key()) && !test.value().isEmpty())
                rules.insert(test.key(), test.value());
        return rules;
    }

  private:
    void begin(const QString& function, const QString& end) {
        test_ = function.endsWith("_data") ? function.chopped(5) : function;
        end_ = end;
        addTo(found_[test_], rulesInName(test_));
        addTo(found_[test_], rulesNamedIn(pending_, listed_));
        pending_.clear();
    }

    QStringList listed_;
    QMap<QString, QStringList> found_;
    QSet<QString> tests_;
    QString test_;    ///< the function the line is in; empty outside
    QString end_;     ///< the line it ends with; empty for a declaration
    QString pending_; ///< comment above a function that has not begun
    bool inSlots_ = false;
};

} // namespace

QStringList rulesNamedIn(const QString& text, const QStringList& listed) {
    static const QRegularExpression named(
        "(?<![A-Za-z0-9-])([BS])-(\\d+)(?![A-Za-z0-9])(?: to (?:([BS])-)?(\\d+)(?![A-Za-z0-9]))?");
    QStringList rules;
    for (auto found = named.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString letter = match.captured(1);
        const int first = match.captured(2).toInt();
        addTo(rules, {letter + '-' + match.captured(2)});
        const bool range =
            !match.captured(4).isEmpty() && (match.captured(3).isEmpty() || match.captured(3) == letter);
        for (int number = first + 1; range && number <= match.captured(4).toInt(); ++number)
            if (const QString rule = letter + '-' + QString::number(number); listed.contains(rule))
                addTo(rules, {rule});
    }
    return rules;
}

QStringList rulesInName(const QString& function) {
    static const QRegularExpression part("^([BS])(\\d+)$");
    QStringList rules;
    for (const QString& word : function.split('_'))
        if (const QRegularExpressionMatch match = part.match(word); match.hasMatch())
            rules << match.captured(1) + '-' + match.captured(2);
    return rules;
}

QMap<QString, QStringList> rulesByTest(const QString& source, const QStringList& listed) {
    TestReader reader(listed);
    for (const QString& line : source.split('\n'))
        reader.read(line);
    return reader.result();
}

Citations collectCitations(const QString& root, const QStringList& listed) {
    Citations citations;
    for (const QString folder : {"engine", "editor", "app"})
        for (const QString& path : sourcesBelow(root, folder))
            for (const QString& rule : rulesNamedIn(readAll(root + '/' + path), listed))
                citations.sources[rule] << path;
    for (const QString& path : sourcesBelow(root, "tests")) {
        const QString name = path.section('/', -1);
        if (!name.startsWith("tst_") || !name.endsWith(".cpp") || path.startsWith("tests/conformance/"))
            continue;
        const QString text = readAll(root + '/' + path);
        citations.allTests.insert(path, text);
        const QMap<QString, QStringList> byTest = rulesByTest(text, listed);
        for (auto test = byTest.begin(); test != byTest.end(); ++test)
            for (const QString& rule : test.value())
                citations.tests[rule][path] << test.key();
    }
    return citations;
}

} // namespace isle::conformance
