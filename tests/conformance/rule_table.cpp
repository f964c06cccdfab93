#include "tests/conformance/table_text.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QTextStream>

/// `rule_table [FOLDER]` writes RULES.md anew and says which rules and options have no test yet.
int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QString root = QCoreApplication::arguments().value(1, ISLEWRIGHT_SOURCE_DIR);
    QTextStream out(stdout);
    QStringList mistakes;
    const isle::conformance::Conformance conformance = isle::conformance::conformanceOf(root, mistakes);
    for (const QString& mistake : mistakes)
        out << mistake << '\n';
    QSaveFile file(root + "/RULES.md");
    if (!file.open(QIODevice::WriteOnly) || file.write(conformance.table().toUtf8()) < 0 || !file.commit()) {
        out << file.fileName() << " cannot be written: " << file.errorString() << '\n';
        return 2;
    }
    for (const QString& unknown : conformance.unknownRules())
        out << "Not listed: " << unknown << '\n';
    out << "Without a test: " << conformance.rulesWithoutTest().join(' ') << '\n';
    out << "Options without a test: " << conformance.optionsWithoutTest().join(' ') << '\n';
    return mistakes.isEmpty() ? 0 : 1;
}
