<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Consequences</name>
    <message numerus="yes">
        <source>removes %n harbours</source>
        <translation>
            <numerusform>removes %n harbour</numerusform>
            <numerusform>removes %n harbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message numerus="yes">
        <source>%n images lie off the map</source>
        <translation>
            <numerusform>%n image lies off the map</numerusform>
            <numerusform>%n images lie off the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HarbourText</name>
    <message numerus="yes">
        <source>%n harbours</source>
        <translation>
            <numerusform>%n harbour</numerusform>
            <numerusform>%n harbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PatchEdits</name>
    <message numerus="yes">
        <source>%n hexes of land would leave the map.</source>
        <translation>
            <numerusform>%n hex of land would leave the map.</numerusform>
            <numerusform>%n hexes of land would leave the map.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Playtest</name>
    <message numerus="yes">
        <source>%1 must discard %n cards</source>
        <translation>
            <numerusform>%1 must discard %n card</numerusform>
            <numerusform>%1 must discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the largest army, %n knights</source>
        <translation>
            <numerusform>%1 has the largest army, %n knight</numerusform>
            <numerusform>%1 has the largest army, %n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n points</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settlement here: %n pips</source>
        <translation>
            <numerusform>Settlement here: %n pip</numerusform>
            <numerusform>Settlement here: %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Robber here: blocks the %1, %n pips</source>
        <translation>
            <numerusform>Robber here: blocks the %1, %n pip</numerusform>
            <numerusform>Robber here: blocks the %1, %n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City here: %n pips more</source>
        <translation>
            <numerusform>City here: %n pip more</numerusform>
            <numerusform>City here: %n pips more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n cards from the bank.</source>
        <translation>
            <numerusform>Take %n card from the bank.</numerusform>
            <numerusform>Take %n cards from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The find pays %n cards of your choice.</source>
        <translation>
            <numerusform>The find pays %n card of your choice.</numerusform>
            <numerusform>The find pays %n cards of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chip gives %n cards of your choice.</source>
        <translation>
            <numerusform>The chip gives %n card of your choice.</numerusform>
            <numerusform>The chip gives %n cards of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chest holds %n cards of your choice.</source>
        <translation>
            <numerusform>The chest holds %n card of your choice.</numerusform>
            <numerusform>The chest holds %n cards of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %n cloth from the village at %2</source>
        <translation>
            <numerusform>%1 receives %n cloth from the village at %2</numerusform>
            <numerusform>%1 receives %n cloth from the village at %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the fortress at %2: %n points</source>
        <translation>
            <numerusform>%1 takes the fortress at %2: %n point</numerusform>
            <numerusform>%1 takes the fortress at %2: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raid the fortress and take it: %n points</source>
        <translation>
            <numerusform>Raid the fortress and take it: %n point</numerusform>
            <numerusform>Raid the fortress and take it: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectText</name>
    <message numerus="yes">
        <source>Select %n hexes</source>
        <translation>
            <numerusform>Select %n hex</numerusform>
            <numerusform>Select %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n hexes to the selection</source>
        <translation>
            <numerusform>Add %n hex to the selection</numerusform>
            <numerusform>Add %n hexes to the selection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n hexes out of the selection</source>
        <translation>
            <numerusform>Take %n hex out of the selection</numerusform>
            <numerusform>Take %n hexes out of the selection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep of the selection what is among %n hexes</source>
        <translation>
            <numerusform>Keep of the selection what is among %n hex</numerusform>
            <numerusform>Keep of the selection what is among %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes selected</source>
        <translation>
            <numerusform>%n hex selected</numerusform>
            <numerusform>%n hexes selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::BankPanel</name>
    <message numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::BoxLedger</name>
    <message numerus="yes">
        <source>For %1 seats %n thing(s) are short.</source>
        <translation>
            <numerusform>For %1 seats %n thing is short.</numerusform>
            <numerusform>For %1 seats %n things are short.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::BoxList</name>
    <message numerus="yes">
        <source>%n count(s) of your own</source>
        <translation>
            <numerusform>%n count of your own</numerusform>
            <numerusform>%n counts of your own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::ChoicePanel</name>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::CompareDealsDialog</name>
    <message numerus="yes">
        <source>%n hex(es) differ; they are outlined.</source>
        <translation>
            <numerusform>%n hex differs; it is outlined.</numerusform>
            <numerusform>%n hexes differ; they are outlined.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::DealBar</name>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::DealPreview</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::HandBar</name>
    <message numerus="yes">
        <source>%n cards, a 7 takes %1</source>
        <translation>
            <numerusform>%n card, a 7 takes %1</numerusform>
            <numerusform>%n cards, a 7 takes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n cards</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n cards from the bank.</source>
        <translation>
            <numerusform>Take %n card from the bank.</numerusform>
            <numerusform>Take %n cards from the bank.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::HarbourTool</name>
    <message numerus="yes">
        <source>%n harbours</source>
        <translation>
            <numerusform>%n harbour</numerusform>
            <numerusform>%n harbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::LassoTool</name>
    <message numerus="yes">
        <source>%n corners; Enter closes</source>
        <translation>
            <numerusform>%n corner; Enter closes</numerusform>
            <numerusform>%n corners; Enter closes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::LayoutList</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::PlaytestMode</name>
    <message numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes of fog</source>
        <translation>
            <numerusform>%n hex of fog</numerusform>
            <numerusform>%n hexes of fog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chests</source>
        <translation>
            <numerusform>%n chest</numerusform>
            <numerusform>%n chests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::RecoveryDialog</name>
    <message numerus="yes">
        <source>Discard the unsaved changes of %n map(s)?</source>
        <translation>
            <numerusform>Discard the unsaved changes of %n map?</numerusform>
            <numerusform>Discard the unsaved changes of %n maps?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::ReplaceDialog</name>
    <message numerus="yes">
        <source>%n harbours will change.</source>
        <translation>
            <numerusform>%n harbour will change.</numerusform>
            <numerusform>%n harbours will change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes will change.</source>
        <translation>
            <numerusform>%n hex will change.</numerusform>
            <numerusform>%n hexes will change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::ResultCard</name>
    <message numerus="yes">
        <source>%1 wins with %n points in turn %2</source>
        <translation>
            <numerusform>%1 wins with %n point in turn %2</numerusform>
            <numerusform>%1 wins with %n points in turn %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::SeatCard</name>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n cloth</numerusform>
            <numerusform>%n cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortresses taken</source>
        <translation>
            <numerusform>%n fortress taken</numerusform>
            <numerusform>%n fortresses taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canal units dug</source>
        <translation>
            <numerusform>%n canal unit dug</numerusform>
            <numerusform>%n canal units dug</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::ShapeTool</name>
    <message numerus="yes">
        <source>%1: %n hexes</source>
        <comment>a shape with its size</comment>
        <translation>
            <numerusform>%1: %n hex</numerusform>
            <numerusform>%1: %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::TransformController</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
</TS>
