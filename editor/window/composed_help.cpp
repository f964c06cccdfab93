#include "editor/window/composed_help.h"

#include "editor/document/text.h"
#include "editor/panels/parts.h"
#include "editor/window/actions.h"
#include "engine/checks/profile.h"

#include <QAction>
#include <QCoreApplication>
#include <QLocale>

namespace isle {
namespace {

struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

constexpr std::array presetsThatCheck{Preset::Official, Preset::Strict, Preset::Relaxed};

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// What would be read as a mark of Markdown stands as it is.
QString plain(QString words) {
    for (const char mark : {'\\', '|', '*', '_', '[', ']', '`', '<'})
        words.replace(QLatin1Char(mark), QStringLiteral("\\") + QLatin1Char(mark));
    return words;
}

QString row(const QStringList& cells) {
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

QString ruled(const QStringList& heads) {
    return row(heads) + row(QStringList(heads.size(), QStringLiteral("---")));
}

/// As many decimals as the value needs.
QString number(double value) {
    return QLocale().toString(value, 'g', 6);
}

QString strictness(const Check& check) {
    QStringList heads{QStringLiteral(" ")};
    QStringList grave{HelpText::tr("Counts as")};
    for (const Preset preset : presetsThatCheck) {
        heads << translatedCheckText(titleOf(preset));
        const auto severity = check.levels.under(preset);
        grave << (severity ? displayName(*severity) : HelpText::tr("off", "check"));
    }
    QString table = ruled(heads) + row(grave);
    for (const Threshold& threshold : check.thresholds) {
        QStringList cells{plain(translatedCheckText(threshold.label))};
        for (const double value : threshold.values)
            cells << number(value);
        table += row(cells);
    }
    return table;
}

QString contextTitle(ActionContext context) {
    switch (context) {
    case ActionContext::Always:
        return HelpText::tr("Always");
    case ActionContext::Draw:
        return HelpText::tr("While drawing");
    case ActionContext::Playtest:
        break;
    }
    return HelpText::tr("While playing");
}

} // namespace

QString keyMarkdown(const QKeySequence& keys) {
    return QStringLiteral("**%1**").arg(plain(keys.toString(QKeySequence::NativeText)));
}

QString checkMarkdown(const Check& check) {
    QStringList parts{QStringLiteral("# ") + plain(translatedCheckText(check.title)),
                      plain(translatedCheckText(check.why))};
    const QString group = plain(translatedCheckText(titleOf(check.group)));
    parts << (check.rules.empty() ? HelpText::tr("Group: %1.").arg(group)
                                  : HelpText::tr("Group: %1. Rule: %2.").arg(group, text(check.rules)));
    parts << (check.onGround ? HelpText::tr(
                  "It looks at what is certain in the design, and at every single deal: while a "
                  "deal is shown, and when deals are [sampled](problems.md).")
                             : HelpText::tr("It looks at what is drawn, and so holds for every deal."));
    parts << QStringLiteral("## ") + HelpText::tr("How strict");
    parts << strictness(check);
    parts << HelpText::tr("Switch it off, or change how much it counts and its limits, in the [check "
                          "settings](problems.md). On the command line it is called `%1`.")
                 .arg(text(check.id));
    return parts.join(QStringLiteral("\n\n")) + QLatin1Char('\n');
}

QString keysMarkdown(const ActionRegistry& actions) {
    QString result;
    const auto infos = allActions();
    for (const ActionContext context :
         {ActionContext::Always, ActionContext::Draw, ActionContext::Playtest}) {
        result += QStringLiteral("\n## %1\n\n").arg(contextTitle(context));
        result += ruled({HelpText::tr("Keys"), HelpText::tr("What they do")});
        for (std::size_t i = 0; i < infos.size(); ++i) {
            const QList<QKeySequence> keys = actions.all()[i]->shortcuts();
            if (infos[i].context != context || keys.isEmpty())
                continue;
            QStringList names;
            for (const QKeySequence& key : keys)
                names << keyMarkdown(key);
            result += row({names.join(QStringLiteral(", ")), plain(actions.all()[i]->statusTip())});
        }
    }
    return result;
}

} // namespace isle
