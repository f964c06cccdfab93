#include "editor/window/help_pages.h"

#include "editor/document/text.h"
#include "editor/window/actions.h"
#include "editor/window/composed_help.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace isle {
namespace {

struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

struct ToolPage {
    ToolId tool;
    const char* name; ///< "tool-" with it is the page, "tool." with it the action
};

constexpr std::array toolPages{
    ToolPage{ToolId::Brush, "brush"},
    ToolPage{ToolId::Eraser, "eraser"},
    ToolPage{ToolId::Shape, "shape"},
    ToolPage{ToolId::Fill, "fill"},
    ToolPage{ToolId::Select, "select"},
    ToolPage{ToolId::Lasso, "lasso"},
    ToolPage{ToolId::Wand, "wand"},
    ToolPage{ToolId::Same, "same"},
    ToolPage{ToolId::Move, "move"},
    ToolPage{ToolId::Stamp, "stamp"},
    ToolPage{ToolId::Eyedropper, "eyedropper"},
    ToolPage{ToolId::Number, "number"},
    ToolPage{ToolId::Harbour, "harbour"},
    ToolPage{ToolId::Marker, "marker"},
    ToolPage{ToolId::Robber, "robber"},
    ToolPage{ToolId::Pirate, "pirate"},
    ToolPage{ToolId::Start, "start"},
    ToolPage{ToolId::Zone, "zone"},
    ToolPage{ToolId::Group, "group"},
    ToolPage{ToolId::SymmetryCentre, "centre"},
};
static_assert(toolPages.size() == allTools.size());

constexpr std::array firstPages{"window", "fixed-and-shuffled", "pools", "number-limits", "layouts", "deals"};
constexpr std::array laterPages{"problems", "layers",     "symmetry", "stamps",   "arranging",
                                "boxes",    "generating", "playtest", "recovery", "keys"};

QString nameOf(ToolId tool) {
    const auto* found = std::find_if(toolPages.begin(), toolPages.end(),
                                     [tool](const ToolPage& page) { return page.tool == tool; });
    Q_ASSERT(found != toolPages.end());
    return QString::fromLatin1(found->name);
}

QString read(const QString& id, const QString& language) {
    QFile file(HelpPages::fileOf(id, language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The command's text as the menu shows it, without the mark of the key and the dots.
QString nameOf(const QAction& action) {
    QString text = action.text();
    text.remove(QLatin1Char('&'));
    if (text.endsWith(QChar(0x2026)))
        text.chop(1);
    return text;
}

QString replacement(const QString& mark, const ActionRegistry& actions) {
    const bool key = mark.startsWith(QLatin1String("key:"));
    const QString id = key ? mark.mid(4) : mark;
    for (const QAction* action : actions.all()) {
        if (action->objectName() != id)
            continue;
        if (!key)
            return QStringLiteral("**%1**").arg(nameOf(*action));
        return action->shortcut().isEmpty() ? HelpText::tr("no key", "of a command")
                                            : keyMarkdown(action->shortcut());
    }
    return QStringLiteral("{%1}").arg(mark);
}

QString filledIn(const QString& markdown, const ActionRegistry& actions) {
    static const QRegularExpression mark(QStringLiteral("\\{([a-zA-Z0-9.:]+)\\}"));
    QString result;
    qsizetype from = 0;
    for (auto found = mark.globalMatch(markdown); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        result += markdown.mid(from, match.capturedStart() - from) + replacement(match.captured(1), actions);
        from = match.capturedEnd();
    }
    return result + markdown.mid(from);
}

QString headingOf(const QString& markdown) {
    const QString line = markdown.section(QLatin1Char('\n'), 0, 0);
    return line.startsWith(QLatin1String("# ")) ? line.mid(2).trimmed() : line;
}

} // namespace

QString helpPageOf(ToolId tool) {
    return QStringLiteral("tool-") + nameOf(tool);
}

QString actionOf(ToolId tool) {
    return QStringLiteral("tool.") + nameOf(tool);
}

QString helpPageOf(const Check& check) {
    return QStringLiteral("check-")
           + QString::fromLatin1(check.id.data(), static_cast<qsizetype>(check.id.size()));
}

QStringList HelpPages::filePages() {
    QStringList ids;
    for (const char* id : firstPages)
        ids << QString::fromLatin1(id);
    for (const char* id : laterPages)
        ids << QString::fromLatin1(id);
    for (const ToolPage& page : toolPages)
        ids << helpPageOf(page.tool);
    return ids;
}

QString HelpPages::fileOf(const QString& id, const QString& language) {
    return QStringLiteral(":/islewright/help/%1/%2.md").arg(language, id);
}

QString HelpPages::languageWanted() {
    return HelpText::tr("en", "the folder of resources/help that has this language: de for German");
}

HelpPages::HelpPages(const ActionRegistry& actions, const QString& language) {
    const auto addFile = [&](const QString& section, const QString& id, const QString& more = {}) {
        QString text = read(id, language);
        if (text.isEmpty())
            text = read(id, QStringLiteral("en"));
        add(section, id, filledIn(text, actions) + more);
    };
    for (const char* id : firstPages)
        addFile(HelpText::tr("The map"), QString::fromLatin1(id));
    for (const ToolPage& page : toolPages)
        addFile(HelpText::tr("Tools"), helpPageOf(page.tool));
    for (const char* id : laterPages) {
        const bool keys = QLatin1String(id) == QLatin1String("keys");
        addFile(HelpText::tr("Work with it"), QString::fromLatin1(id),
                keys ? keysMarkdown(actions) : QString());
    }
    for (const CheckGroup group : allCheckGroups)
        for (const Check* check : allChecks())
            if (check->group == group)
                add(HelpText::tr("Checks: %1", "rules").arg(translatedCheckText(titleOf(group))),
                    helpPageOf(*check), checkMarkdown(*check));
}

void HelpPages::add(const QString& section, const QString& id, const QString& markdown) {
    pages_.push_back({id, section, headingOf(markdown), markdown});
}

const HelpPage* HelpPages::find(const QString& id) const {
    const auto found =
        std::find_if(pages_.begin(), pages_.end(), [&id](const HelpPage& page) { return page.id == id; });
    return found == pages_.end() ? nullptr : &*found;
}

QString HelpPages::firstParagraph(const QString& id) const {
    const HelpPage* page = find(id);
    if (!page)
        return {};
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    for (QString paragraph : page->markdown.split(QStringLiteral("\n\n"))) {
        if (paragraph.startsWith(QLatin1Char('#')))
            continue;
        paragraph.replace(link, QStringLiteral("\\1"));
        paragraph.remove(QStringLiteral("**"));
        return paragraph.simplified();
    }
    return {};
}

std::vector<const HelpPage*> HelpPages::search(const QString& words) const {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto has = [](const QString& text, const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    };
    std::vector<const HelpPage*> found;
    for (const HelpPage& page : pages_)
        if (std::all_of(wanted.begin(), wanted.end(),
                        [&](const QString& word) { return has(page.markdown, word); }))
            found.push_back(&page);
    std::stable_partition(found.begin(), found.end(), [&](const HelpPage* page) {
        return std::any_of(wanted.begin(), wanted.end(),
                           [&](const QString& word) { return has(page->title, word); });
    });
    return found;
}

} // namespace isle
