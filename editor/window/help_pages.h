#pragma once

#include "editor/tools/tool.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace isle {

class ActionRegistry;
struct Check;

/// A page of the help. Files of resources/help hold most of them; those of the checks and of the keys are put
/// together from what the program knows itself, so that they are never stale.
struct HelpPage {
    QString id;       ///< "tool-brush"; links go to "tool-brush.md"
    QString section;  ///< under which heading of the contents, translated
    QString title;    ///< the page's first heading
    QString markdown; ///< whole, with the heading; names and keys of commands filled in
};

/// The page of a tool, and the action that takes the tool up.
[[nodiscard]] QString helpPageOf(ToolId tool);
[[nodiscard]] QString actionOf(ToolId tool);
/// The page of a check.
[[nodiscard]] QString helpPageOf(const Check& check);

/// All pages in the order of the contents. Pages name commands as {edit.fill} and their keys as
/// {key:edit.fill}, so that they say what the menus say now.
class HelpPages {
  public:
    /// Reads the pages of a language ("de"); a page it lacks is read in English.
    HelpPages(const ActionRegistry& actions, const QString& language);

    [[nodiscard]] const std::vector<HelpPage>& all() const { return pages_; }
    /// nullptr when there is no such page.
    [[nodiscard]] const HelpPage* find(const QString& id) const;
    /// The first paragraph of a page without marks, for What's This; empty when there is no such page.
    [[nodiscard]] QString firstParagraph(const QString& id) const;
    /// Pages that hold every word, those with one in the title first; all when there is no word.
    [[nodiscard]] std::vector<const HelpPage*> search(const QString& words) const;

    /// The ids of the pages that are files, whatever the language.
    [[nodiscard]] static QStringList filePages();
    /// Where the file of a page is among the resources.
    [[nodiscard]] static QString fileOf(const QString& id, const QString& language);
    /// The language of the help that fits the texts of the window: "de" or "en".
    [[nodiscard]] static QString languageWanted();

  private:
    void add(const QString& section, const QString& id, const QString& markdown);

    std::vector<HelpPage> pages_;
};

} // namespace isle
