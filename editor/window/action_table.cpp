#include "editor/window/actions.h"

#include <QCoreApplication>

#include <array>

#define ISLE_ACTION(text) QT_TRANSLATE_NOOP("Actions", text)

namespace isle {
namespace {

constexpr auto always = ActionContext::Always;
constexpr auto draw = ActionContext::Draw;
constexpr auto playtest = ActionContext::Playtest;

// The keys are those people bring along from other editors (editor bar 6). Letters choose tools while drawing
// and moves while playing.
constexpr std::array table{
    // File
    ActionInfo{"file.new", ISLE_ACTION("&New…"), "Ctrl+N", "new", ISLE_ACTION("Start a new map"), always,
               false},
    ActionInfo{"file.open", ISLE_ACTION("&Open…"), "Ctrl+O", "open", ISLE_ACTION("Open a map or a map pack"),
               always, false},
    ActionInfo{"file.save", ISLE_ACTION("&Save"), "Ctrl+S", "save", ISLE_ACTION("Save the map"), always,
               false},
    ActionInfo{"file.saveAs", ISLE_ACTION("Save &as…"), "Ctrl+Shift+S", "",
               ISLE_ACTION("Save the map in another file"), always, false},
    ActionInfo{"file.revert", ISLE_ACTION("&Revert to saved"), "", "",
               ISLE_ACTION("Read the map from its file again and drop all changes"), draw, false},
    ActionInfo{"file.clearRecent", ISLE_ACTION("&Clear the list"), "", "",
               ISLE_ACTION("Forget the files opened last"), always, false},
    ActionInfo{"file.exportPicture", ISLE_ACTION("Export &picture…"), "Ctrl+E", "export",
               ISLE_ACTION("Save a picture of the map as PNG or SVG"), always, false},
    ActionInfo{"file.exportPack", ISLE_ACTION("Export pac&k…"), "Ctrl+Shift+E", "",
               ISLE_ACTION("Put the map, and others if you like, into one file to send to a friend"), always,
               false},
    ActionInfo{"file.quit", ISLE_ACTION("&Quit"), "Ctrl+Q; Ctrl+W", "", ISLE_ACTION("Close the window"),
               always, false},
    // Edit
    ActionInfo{"edit.undo", ISLE_ACTION("&Undo"), "Ctrl+Z", "undo", ISLE_ACTION("Take back the last step"),
               draw, false},
    ActionInfo{"edit.redo", ISLE_ACTION("&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo",
               ISLE_ACTION("Make the step again that was taken back"), draw, false},
    ActionInfo{"edit.delete", ISLE_ACTION("&Erase selected hexes"), "Del", "eraser",
               ISLE_ACTION("Turn the selected hexes into sea"), draw, false},
    ActionInfo{"edit.selectAll", ISLE_ACTION("Select &all"), "Ctrl+A", "", ISLE_ACTION("Select every hex"),
               draw, false},
    ActionInfo{"edit.selectLand", ISLE_ACTION("Select all &land"), "", "",
               ISLE_ACTION("Select every hex of land"), draw, false},
    ActionInfo{"edit.deselect", ISLE_ACTION("&Deselect"), "Ctrl+Shift+A", "", ISLE_ACTION("Select nothing"),
               draw, false},
    // View
    ActionInfo{"view.grid", ISLE_ACTION("&Grid on the sea"), "Ctrl+G", "grid",
               ISLE_ACTION("Show the outlines of sea hexes"), always, true},
    ActionInfo{"view.coordinates", ISLE_ACTION("&Rulers"), "Ctrl+R", "coords",
               ISLE_ACTION("Show letters and numbers at the rim"), always, true},
    ActionInfo{"view.names", ISLE_ACTION("Island &names"), "Ctrl+I", "names",
               ISLE_ACTION("Show the names of islands"), always, true},
    ActionInfo{"view.minimap", ISLE_ACTION("&Minimap"), "Ctrl+M", "minimap",
               ISLE_ACTION("Show the whole map in small"), always, true},
    ActionInfo{"view.zoomIn", ISLE_ACTION("Zoom &in"), "Ctrl++; Ctrl+=", "plus",
               ISLE_ACTION("Show the map larger"), always, false},
    ActionInfo{"view.zoomOut", ISLE_ACTION("Zoom &out"), "Ctrl+-", "minus",
               ISLE_ACTION("Show the map smaller"), always, false},
    ActionInfo{"view.zoom100", ISLE_ACTION("&100 %"), "Ctrl+0", "", ISLE_ACTION("Hexes 64 pixels wide"),
               always, false},
    ActionInfo{"view.fit", ISLE_ACTION("&Fit the map"), "Ctrl+/", "fit", ISLE_ACTION("Show the whole map"),
               always, false},
    ActionInfo{"view.design", ISLE_ACTION("Show the &design"), "F6", "", ISLE_ACTION("Show what is drawn"),
               draw, true},
    ActionInfo{"view.deal", ISLE_ACTION("Show a d&eal"), "F7", "", ISLE_ACTION("Show one deal of the map"),
               draw, true},
    ActionInfo{"view.nextDeal", ISLE_ACTION("Ne&xt deal"), "Ctrl+F7", "dice",
               ISLE_ACTION("Show the deal of the next seed"), draw, false},
    ActionInfo{"view.palette", ISLE_ACTION("&Palette"), "", "", ISLE_ACTION("Show the palette"), draw, true},
    ActionInfo{"view.tools", ISLE_ACTION("&Tools"), "", "", ISLE_ACTION("Show the column of tools"), draw,
               true},
    ActionInfo{"view.panels", ISLE_ACTION("P&anels at the right"), "Ctrl+Shift+D", "",
               ISLE_ACTION("Show properties, problems and history"), draw, true},
    ActionInfo{"view.properties", ISLE_ACTION("Pr&operties"), "Alt+P", "sliders",
               ISLE_ACTION("Go to the properties"), draw, false},
    ActionInfo{"view.problems", ISLE_ACTION("Pro&blems"), "Alt+B", "warning",
               ISLE_ACTION("Go to the list of problems"), draw, false},
    ActionInfo{"view.history", ISLE_ACTION("&History"), "Alt+Y", "history", ISLE_ACTION("Go to the history"),
               draw, false},
    ActionInfo{"view.resetLayout", ISLE_ACTION("Reset &layout"), "", "",
               ISLE_ACTION("Put all panels back in their places"), always, false},
    ActionInfo{"view.fullScreen", ISLE_ACTION("F&ull screen"), "F11", "", ISLE_ACTION("Fill the screen"),
               always, true},
    ActionInfo{"view.themeSystem", ISLE_ACTION("As the &system"), "", "",
               ISLE_ACTION("Light or dark as the desktop is"), always, true},
    ActionInfo{"view.themeLight", ISLE_ACTION("&Light"), "", "", ISLE_ACTION("Light window and day colours"),
               always, true},
    ActionInfo{"view.themeDark", ISLE_ACTION("&Dark"), "", "", ISLE_ACTION("Dark window and night colours"),
               always, true},
    // Map
    ActionInfo{"map.title", ISLE_ACTION("&Title and properties"), "Alt+Return", "name",
               ISLE_ACTION("Show the properties of the map"), draw, false},
    ActionInfo{"map.resize", ISLE_ACTION("&Resize…"), "Ctrl+Shift+R", "",
               ISLE_ACTION("Add or cut rows and columns"), draw, false},
    // Tools
    ActionInfo{"tool.select", ISLE_ACTION("&Select"), "R", "select", ISLE_ACTION("Select hexes"), draw, true},
    ActionInfo{"tool.brush", ISLE_ACTION("&Brush"), "B", "brush", ISLE_ACTION("Paint terrain"), draw, true},
    ActionInfo{"tool.eraser", ISLE_ACTION("&Eraser"), "E", "eraser", ISLE_ACTION("Paint sea"), draw, true},
    ActionInfo{"tool.number", ISLE_ACTION("&Number token"), "T", "token",
               ISLE_ACTION("Put number tokens on hexes; or type digits over a hex"), draw, true},
    ActionInfo{"tool.harbour", ISLE_ACTION("&Harbour"), "H", "harbour",
               ISLE_ACTION("Put harbours on coastal edges"), draw, true},
    ActionInfo{"tool.robber", ISLE_ACTION("&Robber"), "K", "robber",
               ISLE_ACTION("Say where the robber starts"), draw, true},
    ActionInfo{"tool.pirate", ISLE_ACTION("&Pirate"), "J", "ship", ISLE_ACTION("Say where the pirate starts"),
               draw, true},
    ActionInfo{"tool.eyedropper", ISLE_ACTION("P&icker"), "I", "picker",
               ISLE_ACTION("Take what is on a hex to paint it"), draw, true},
    ActionInfo{"paint.sea", ISLE_ACTION("&Sea"), "Alt+1", "", ISLE_ACTION("Paint sea"), draw, false},
    ActionInfo{"paint.forest", ISLE_ACTION("&Forest"), "Alt+2", "", ISLE_ACTION("Paint forest"), draw, false},
    ActionInfo{"paint.pasture", ISLE_ACTION("&Pasture"), "Alt+3", "", ISLE_ACTION("Paint pasture"), draw,
               false},
    ActionInfo{"paint.fields", ISLE_ACTION("F&ields"), "Alt+4", "", ISLE_ACTION("Paint fields"), draw, false},
    ActionInfo{"paint.hills", ISLE_ACTION("&Hills"), "Alt+5", "", ISLE_ACTION("Paint hills"), draw, false},
    ActionInfo{"paint.mountains", ISLE_ACTION("&Mountains"), "Alt+6", "", ISLE_ACTION("Paint mountains"),
               draw, false},
    ActionInfo{"paint.desert", ISLE_ACTION("&Desert"), "Alt+7", "", ISLE_ACTION("Paint desert"), draw, false},
    ActionInfo{"paint.gold", ISLE_ACTION("&Gold"), "Alt+8", "", ISLE_ACTION("Paint gold fields"), draw,
               false},
    ActionInfo{"paint.any", ISLE_ACTION("&Any terrain"), "Alt+9", "",
               ISLE_ACTION("Paint hexes whose terrain is dealt"), draw, false},
    ActionInfo{"paint.void", ISLE_ACTION("&Void"), "Alt+0", "", ISLE_ACTION("Cut hexes out of the map"), draw,
               false},
    // Check
    ActionInfo{"check.next", ISLE_ACTION("&Next problem"), "F8", "", ISLE_ACTION("Go to the next problem"),
               draw, false},
    ActionInfo{"check.previous", ISLE_ACTION("&Previous problem"), "Shift+F8", "",
               ISLE_ACTION("Go to the problem before"), draw, false},
    ActionInfo{"check.fix", ISLE_ACTION("&Fix this problem"), "Ctrl+.", "fix",
               ISLE_ACTION("Apply the first fix of the selected problem"), draw, false},
    // Modes and playtest
    ActionInfo{"mode.draw", ISLE_ACTION("&Draw"), "F4", "draw", ISLE_ACTION("Draw the map"), always, true},
    ActionInfo{"mode.playtest", ISLE_ACTION("&Playtest"), "F5", "play",
               ISLE_ACTION("Play the map as it is now"), always, true},
    ActionInfo{"playtest.roll", ISLE_ACTION("&Roll the dice"), "R", "dice", ISLE_ACTION("Roll the dice"),
               playtest, false},
    ActionInfo{"playtest.road", ISLE_ACTION("Build a r&oad"), "1", "road", ISLE_ACTION("Build a road"),
               playtest, false},
    ActionInfo{"playtest.settlement", ISLE_ACTION("Build a &settlement"), "2", "settlement",
               ISLE_ACTION("Build a settlement"), playtest, false},
    ActionInfo{"playtest.city", ISLE_ACTION("Build a &city"), "3", "city",
               ISLE_ACTION("Make a settlement a city"), playtest, false},
    ActionInfo{"playtest.ship", ISLE_ACTION("Build a s&hip"), "4", "ship", ISLE_ACTION("Build a ship"),
               playtest, false},
    ActionInfo{"playtest.card", ISLE_ACTION("Buy a development c&ard"), "5", "card",
               ISLE_ACTION("Buy a development card"), playtest, false},
    ActionInfo{"playtest.trade", ISLE_ACTION("&Trade…"), "T", "trade",
               ISLE_ACTION("Trade with the bank or other seats"), playtest, false},
    ActionInfo{"playtest.sail", ISLE_ACTION("Sail a s&hip"), "M", "ship",
               ISLE_ACTION("Move a ship to another edge"), playtest, false},
    ActionInfo{"playtest.endTurn", ISLE_ACTION("&End turn"), "Ctrl+Return", "end-turn",
               ISLE_ACTION("End the turn"), playtest, false},
    ActionInfo{"playtest.toEnd", ISLE_ACTION("Play to the e&nd"), "Ctrl+End", "step-forward",
               ISLE_ACTION("Let computers play all seats until somebody wins"), playtest, false},
    ActionInfo{"playtest.newDeal", ISLE_ACTION("Ne&w deal"), "Ctrl+D", "shuffle",
               ISLE_ACTION("Deal the next seed and start again"), playtest, false},
    ActionInfo{"playtest.restart", ISLE_ACTION("Resta&rt"), "Ctrl+Shift+F5", "rotate",
               ISLE_ACTION("Start again with the same seed"), playtest, false},
    // Help
    ActionInfo{"help.keys", ISLE_ACTION("&Keys…"), "F1", "", ISLE_ACTION("List what every key does"), always,
               false},
    ActionInfo{"help.about", ISLE_ACTION("&About Islewright…"), "", "", ISLE_ACTION("Version and licence"),
               always, false},
};

} // namespace

std::span<const ActionInfo> allActions() {
    return table;
}

} // namespace isle
