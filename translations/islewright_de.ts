<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Start a new map</source>
        <translation>Eine neue Karte anfangen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a map, a map pack or a game</source>
        <translation>Eine Karte, ein Kartenpaket oder ein Spiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Die Karte speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the map in another file</source>
        <translation>Die Karte in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Revert to saved</source>
        <translation>Zum &amp;gespeicherten Stand</translation>
    </message>
    <message>
        <source>Read the map from its file again; Undo brings the changes back</source>
        <translation>Die Karte noch einmal aus ihrer Datei lesen; Rückgängig holt die Änderungen zurück</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>Forget the files opened last</source>
        <translation>Die zuletzt geöffneten Dateien vergessen</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>&amp;Bild ausgeben…</translation>
    </message>
    <message>
        <source>Save a picture of the map as PNG or SVG</source>
        <translation>Ein Bild der Karte als PNG oder SVG speichern</translation>
    </message>
    <message>
        <source>Export pac&amp;k…</source>
        <translation>Pa&amp;ket ausgeben…</translation>
    </message>
    <message>
        <source>Put the map, and others if you like, into one file to send to a friend</source>
        <translation>Die Karte, auf Wunsch mit anderen, in eine Datei packen, um sie zu verschicken</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>&amp;Tab schließen</translation>
    </message>
    <message>
        <source>Close the map in front</source>
        <translation>Die vorderste Karte schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the step again that was taken back</source>
        <translation>Den zurückgenommenen Schritt noch einmal tun</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Take the selected hexes off the map and keep them for pasting</source>
        <translation>Die ausgewählten Felder von der Karte nehmen und zum Einfügen behalten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Keep the selected hexes for pasting, here or in another map</source>
        <translation>Die ausgewählten Felder zum Einfügen behalten, hier oder auf einer anderen Karte</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Set down what was copied, where you click</source>
        <translation>Das Kopierte dort ablegen, wo du klickst</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Set down another of the selected hexes, where you click</source>
        <translation>Die ausgewählten Felder noch einmal dort ablegen, wo du klickst</translation>
    </message>
    <message>
        <source>Sta&amp;mps…</source>
        <translation>Ste&amp;mpel…</translation>
    </message>
    <message>
        <source>Choose among saved islands and other pieces, and save new ones</source>
        <translation>Unter gespeicherten Inseln und anderen Stücken wählen und neue speichern</translation>
    </message>
    <message>
        <source>&amp;Fill the selection</source>
        <translation>Auswahl &amp;füllen</translation>
    </message>
    <message>
        <source>Paint the selected hexes with the chosen terrain</source>
        <translation>Die ausgewählten Felder mit dem gewählten Gelände bemalen</translation>
    </message>
    <message>
        <source>Search and r&amp;eplace…</source>
        <translation>&amp;Suchen und ersetzen…</translation>
    </message>
    <message>
        <source>Change all of one terrain, number, marker or harbour into another</source>
        <translation>Alle Felder eines Geländes, einer Zahl, eines Markers oder Häfen einer Art ändern</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn the selected hexes by 60 degrees to the left</source>
        <translation>Die ausgewählten Felder um 60 Grad nach links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Nach re&amp;chts drehen</translation>
    </message>
    <message>
        <source>Turn the selected hexes by 60 degrees to the right</source>
        <translation>Die ausgewählten Felder um 60 Grad nach rechts drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <translation>L&amp;inks und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror the selected hexes across an upright line</source>
        <translation>Die ausgewählten Felder an einer senkrechten Linie spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;top to bottom</source>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Mirror the selected hexes across a level line</source>
        <translation>Die ausgewählten Felder an einer waagerechten Linie spiegeln</translation>
    </message>
    <message>
        <source>&amp;Erase selected hexes</source>
        <translation>Ausgewählte Felder &amp;löschen</translation>
    </message>
    <message>
        <source>Turn the selected hexes into sea</source>
        <translation>Die ausgewählten Felder zu Meer machen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select every hex</source>
        <translation>Alle Felder auswählen</translation>
    </message>
    <message>
        <source>Select all &amp;land</source>
        <translation>Alles Land auswählen</translation>
    </message>
    <message>
        <source>Select every hex of land</source>
        <translation>Alle Landfelder auswählen</translation>
    </message>
    <message>
        <source>&amp;Deselect</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>Change how the program looks and what it keeps</source>
        <translation>Ändern, wie das Programm aussieht und was es sich merkt</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>Auswählen, was nicht ausgewählt ist</translation>
    </message>
    <message>
        <source>&amp;Grow the selection</source>
        <translation>Auswahl &amp;vergrößern</translation>
    </message>
    <message>
        <source>Select the neighbours as well</source>
        <translation>Auch die Nachbarfelder auswählen</translation>
    </message>
    <message>
        <source>S&amp;hrink the selection</source>
        <translation>Auswahl verkleinern</translation>
    </message>
    <message>
        <source>Take the rim out of the selection</source>
        <translation>Den Rand aus der Auswahl nehmen</translation>
    </message>
    <message>
        <source>Select its &amp;rim</source>
        <translation>Nur den Rand auswählen</translation>
    </message>
    <message>
        <source>Keep only the rim of the selection</source>
        <translation>Nur den Rand der Auswahl behalten</translation>
    </message>
    <message>
        <source>Select &amp;whole islands</source>
        <translation>Gan&amp;ze Inseln auswählen</translation>
    </message>
    <message>
        <source>Select the islands of the selected hexes</source>
        <translation>Die Inseln der ausgewählten Felder auswählen</translation>
    </message>
    <message>
        <source>Select the &amp;coast</source>
        <translation>Küs&amp;te auswählen</translation>
    </message>
    <message>
        <source>Select all land that touches sea</source>
        <translation>Alles Land auswählen, das ans Meer grenzt</translation>
    </message>
    <message>
        <source>Select by &amp;terrain…</source>
        <translation>Nach &amp;Gelände auswählen…</translation>
    </message>
    <message>
        <source>Choose terrains and select all their hexes</source>
        <translation>Gelände wählen und alle ihre Felder auswählen</translation>
    </message>
    <message>
        <source>&amp;Previous selection</source>
        <translation>Vorige Auswahl</translation>
    </message>
    <message>
        <source>Select again what was selected before</source>
        <translation>Auswählen, was vorher ausgewählt war</translation>
    </message>
    <message>
        <source>&amp;Next selection</source>
        <translation>Nächste Auswahl</translation>
    </message>
    <message>
        <source>Select what was selected before going back</source>
        <translation>Auswählen, was vor dem Zurückgehen ausgewählt war</translation>
    </message>
    <message>
        <source>Next ta&amp;b</source>
        <translation>N&amp;ächster Tab</translation>
    </message>
    <message>
        <source>Bring the next open map to the front</source>
        <translation>Die nächste offene Karte nach vorn holen</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Bring the open map before to the front</source>
        <translation>Die vorige offene Karte nach vorn holen</translation>
    </message>
    <message>
        <source>&amp;Grid on the sea</source>
        <translation>Gi&amp;tter auf dem Meer</translation>
    </message>
    <message>
        <source>Show the outlines of sea hexes</source>
        <translation>Die Umrisse der Meerfelder zeigen</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>&amp;Lineale</translation>
    </message>
    <message>
        <source>Show letters and numbers at the rim</source>
        <translation>Buchstaben und Zahlen am Rand zeigen</translation>
    </message>
    <message>
        <source>Island &amp;names</source>
        <translation>Insel&amp;namen</translation>
    </message>
    <message>
        <source>Show the names of islands</source>
        <translation>Die Namen der Inseln zeigen</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>M&amp;inikarte</translation>
    </message>
    <message>
        <source>Show the whole map in small</source>
        <translation>Die ganze Karte im Kleinen zeigen</translation>
    </message>
    <message>
        <source>Names in the &amp;hexes</source>
        <translation>&amp;Feldnamen</translation>
    </message>
    <message>
        <source>Write the name of every hex into it, as D5</source>
        <translation>In jedes Feld seinen Namen schreiben, etwa D5</translation>
    </message>
    <message>
        <source>Pa&amp;tterns on terrain</source>
        <translation>M&amp;uster auf dem Gelände</translation>
    </message>
    <message>
        <source>Give each terrain a pattern of its own, so that colours are not needed</source>
        <translation>Jedem Gelände ein eigenes Muster geben, sodass man keine Farben braucht</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Go to the layers, to show, dim or lock them</source>
        <translation>Zu den Ebenen gehen, um sie zu zeigen, abzublenden oder zu sperren</translation>
    </message>
    <message>
        <source>T&amp;race picture…</source>
        <translation>&amp;Pausvorlage…</translation>
    </message>
    <message>
        <source>Put a picture under the map to draw after</source>
        <translation>Ein Bild unter die Karte legen, um danach zu zeichnen</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>Ge&amp;he zu…</translation>
    </message>
    <message>
        <source>Go to a hex or an island by its name</source>
        <translation>Zu einem Feld oder einer Insel mit Namen gehen</translation>
    </message>
    <message>
        <source>&amp;Wheel scrolls</source>
        <translation>Mausrad &amp;rollt</translation>
    </message>
    <message>
        <source>Scroll with the wheel, and zoom with Ctrl and the wheel</source>
        <translation>Mit dem Mausrad rollen, mit Strg und dem Mausrad zoomen</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Show no overlay on the map</source>
        <translation>Nichts über der Karte einblenden</translation>
    </message>
    <message>
        <source>&amp;Pips per crossing</source>
        <translation>&amp;Augen je Kreuzung</translation>
    </message>
    <message>
        <source>Show how often each crossing yields</source>
        <translation>Zeigen, wie oft jede Kreuzung etwas abwirft</translation>
    </message>
    <message>
        <source>&amp;Best starting places</source>
        <translation>&amp;Beste Startplätze</translation>
    </message>
    <message>
        <source>Number the best places to start on, with reasons</source>
        <translation>Die besten Plätze für den Start nummerieren, mit Begründung</translation>
    </message>
    <message>
        <source>&amp;Islands</source>
        <translation>&amp;Inseln</translation>
    </message>
    <message>
        <source>Colour and count the islands</source>
        <translation>Die Inseln färben und zählen</translation>
    </message>
    <message>
        <source>&amp;Ships from the start area</source>
        <translation>&amp;Schiffe vom Startgebiet</translation>
    </message>
    <message>
        <source>Show how many ships it takes to get to each crossing</source>
        <translation>Zeigen, wie viele Schiffe man bis zu jeder Kreuzung braucht</translation>
    </message>
    <message>
        <source>Ground never &amp;settled</source>
        <translation>&amp;Unbesiedelbares Land</translation>
    </message>
    <message>
        <source>Show land where no settlement can ever stand</source>
        <translation>Land zeigen, auf dem nie eine Siedlung stehen kann</translation>
    </message>
    <message>
        <source>Ne&amp;xt overlay</source>
        <translation>&amp;Nächste Einblendung</translation>
    </message>
    <message>
        <source>Show the next overlay, after the last none</source>
        <translation>Die nächste Einblendung zeigen, nach der letzten keine</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Show the map larger</source>
        <translation>Die Karte größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the map smaller</source>
        <translation>Die Karte kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Hexes 64 pixels wide</source>
        <translation>Felder 64 Pixel breit</translation>
    </message>
    <message>
        <source>&amp;Fit the map</source>
        <translation>Gan&amp;ze Karte</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;design</source>
        <translation>&amp;Entwurf zeigen</translation>
    </message>
    <message>
        <source>Show what is drawn</source>
        <translation>Zeigen, was gezeichnet ist</translation>
    </message>
    <message>
        <source>Show a d&amp;eal</source>
        <translation>&amp;Verteilung zeigen</translation>
    </message>
    <message>
        <source>Show one deal of the map</source>
        <translation>Eine Verteilung der Karte zeigen</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>&amp;Nächste Verteilung</translation>
    </message>
    <message>
        <source>Deal again what is not locked; R on the canvas while a deal is shown</source>
        <translation>Neu verteilen, was nicht gesperrt ist; auf der Karte R, solange eine Verteilung zu sehen ist</translation>
    </message>
    <message>
        <source>De&amp;al before</source>
        <translation>Vori&amp;ge Verteilung</translation>
    </message>
    <message>
        <source>Go back to the deal before</source>
        <translation>Zurück zur vorigen Verteilung</translation>
    </message>
    <message>
        <source>Deal aft&amp;er</source>
        <translation>&amp;Spätere Verteilung</translation>
    </message>
    <message>
        <source>Go forward to the deal that came after</source>
        <translation>Wieder vor zur nächsten Verteilung</translation>
    </message>
    <message>
        <source>Loc&amp;k hexes of the deal</source>
        <translation>&amp;Felder sperren</translation>
    </message>
    <message>
        <source>Keep what the selected hexes were dealt when the rest is dealt again</source>
        <translation>Behalten, was die ausgewählten Felder bekommen haben, wenn der Rest neu verteilt wird</translation>
    </message>
    <message>
        <source>&amp;Unlock all hexes</source>
        <translation>&amp;Alle Felder freigeben</translation>
    </message>
    <message>
        <source>Deal every hex again with the next deal</source>
        <translation>Mit der nächsten Verteilung jedes Feld neu verteilen</translation>
    </message>
    <message>
        <source>Pin the &amp;whole deal</source>
        <translation>Ganze Ver&amp;teilung festlegen</translation>
    </message>
    <message>
        <source>Make the deal the design: all that was dealt becomes fixed</source>
        <translation>Die Verteilung zum Entwurf machen: Alles Verteilte wird fest</translation>
    </message>
    <message>
        <source>P&amp;in the selected hexes</source>
        <translation>Aus&amp;wahl festlegen</translation>
    </message>
    <message>
        <source>Fix what the selected hexes were dealt in the design</source>
        <translation>Im Entwurf festlegen, was die ausgewählten Felder bekommen haben</translation>
    </message>
    <message>
        <source>Keep &amp;for comparison</source>
        <translation>Zum Vergleich &amp;merken</translation>
    </message>
    <message>
        <source>Remember this deal to compare others with it</source>
        <translation>Diese Verteilung merken, um andere mit ihr zu vergleichen</translation>
    </message>
    <message>
        <source>&amp;Compare deals…</source>
        <translation>Verteilungen verglei&amp;chen…</translation>
    </message>
    <message>
        <source>Look at two deals side by side</source>
        <translation>Zwei Verteilungen nebeneinander ansehen</translation>
    </message>
    <message>
        <source>&amp;Palette</source>
        <translation>P&amp;alette</translation>
    </message>
    <message>
        <source>Show the palette</source>
        <translation>Die Palette zeigen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>Show the column of tools</source>
        <translation>Die Werkzeugspalte zeigen</translation>
    </message>
    <message>
        <source>P&amp;anels at the right</source>
        <translation>Bereiche re&amp;chts</translation>
    </message>
    <message>
        <source>Show properties, problems and history</source>
        <translation>Eigenschaften, Probleme und Verlauf zeigen</translation>
    </message>
    <message>
        <source>Pr&amp;operties</source>
        <translation>Eigen&amp;schaften</translation>
    </message>
    <message>
        <source>Go to the properties</source>
        <translation>Zu den Eigenschaften gehen</translation>
    </message>
    <message>
        <source>Pro&amp;blems</source>
        <translation>Pr&amp;obleme</translation>
    </message>
    <message>
        <source>Go to the list of problems</source>
        <translation>Zur Liste der Probleme gehen</translation>
    </message>
    <message>
        <source>Bo&amp;x</source>
        <translation>&amp;Material</translation>
    </message>
    <message>
        <source>Go to the boxes you own and what the map takes of them</source>
        <translation>Zu deinen Schachteln gehen und zu dem, was die Karte davon braucht</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Go to the history</source>
        <translation>Zum Verlauf gehen</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back in their places</source>
        <translation>Alle Bereiche an ihren Platz zurückstellen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Den Bildschirm füllen</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel wie der Schreibtisch</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Light window and day colours</source>
        <translation>Helles Fenster und Tagfarben</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Dark window and night colours</source>
        <translation>Dunkles Fenster und Nachtfarben</translation>
    </message>
    <message>
        <source>&amp;Title and properties</source>
        <translation>&amp;Titel und Eigenschaften</translation>
    </message>
    <message>
        <source>Show the properties of the map</source>
        <translation>Die Eigenschaften der Karte zeigen</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>&amp;Größe ändern…</translation>
    </message>
    <message>
        <source>Add or cut rows and columns</source>
        <translation>Zeilen und Spalten anfügen oder abschneiden</translation>
    </message>
    <message>
        <source>&amp;Arrange…</source>
        <translation>&amp;Anordnen…</translation>
    </message>
    <message>
        <source>Place terrain, numbers and harbour kinds so that checks find nothing</source>
        <translation>Gelände, Zahlen und Hafenarten so legen, dass die Prüfungen nichts finden</translation>
    </message>
    <message>
        <source>Turn the whole map by 60 degrees to the left</source>
        <translation>Die ganze Karte um 60 Grad nach links drehen</translation>
    </message>
    <message>
        <source>Turn the whole map by 60 degrees to the right</source>
        <translation>Die ganze Karte um 60 Grad nach rechts drehen</translation>
    </message>
    <message>
        <source>Mirror the whole map across an upright line</source>
        <translation>Die ganze Karte an einer senkrechten Linie spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to &amp;bottom</source>
        <translation>Oben und &amp;unten spiegeln</translation>
    </message>
    <message>
        <source>Mirror the whole map across a level line</source>
        <translation>Die ganze Karte an einer waagerechten Linie spiegeln</translation>
    </message>
    <message>
        <source>Rows and c&amp;olumns…</source>
        <translation>&amp;Zeilen und Spalten…</translation>
    </message>
    <message>
        <source>Add or take away rows and columns on each side</source>
        <translation>Auf jeder Seite Zeilen und Spalten anfügen oder wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Crop to the land</source>
        <translation>Auf das &amp;Land zuschneiden</translation>
    </message>
    <message>
        <source>Cut the map down to its land and the shore round it</source>
        <translation>Die Karte auf das Land und die Küste darum zuschneiden</translation>
    </message>
    <message>
        <source>&amp;Grow round the land</source>
        <translation>Um das Land er&amp;weitern</translation>
    </message>
    <message>
        <source>Add rows and columns where land lies at the rim</source>
        <translation>Zeilen und Spalten anfügen, wo Land am Rand liegt</translation>
    </message>
    <message>
        <source>Add a row on &amp;top</source>
        <translation>Zeile &amp;oben anfügen</translation>
    </message>
    <message>
        <source>Add a row above the first</source>
        <translation>Eine Zeile über der ersten anfügen</translation>
    </message>
    <message>
        <source>Add a row at the &amp;bottom</source>
        <translation>Zeile &amp;unten anfügen</translation>
    </message>
    <message>
        <source>Add a row below the last</source>
        <translation>Eine Zeile unter der letzten anfügen</translation>
    </message>
    <message>
        <source>Add a column at the &amp;left</source>
        <translation>Spalte &amp;links anfügen</translation>
    </message>
    <message>
        <source>Add a column before the first</source>
        <translation>Eine Spalte vor der ersten anfügen</translation>
    </message>
    <message>
        <source>Add a column at the &amp;right</source>
        <translation>Spalte &amp;rechts anfügen</translation>
    </message>
    <message>
        <source>Add a column behind the last</source>
        <translation>Eine Spalte hinter der letzten anfügen</translation>
    </message>
    <message>
        <source>Cut the &amp;first row</source>
        <translation>&amp;Erste Zeile abschneiden</translation>
    </message>
    <message>
        <source>Take the first row away</source>
        <translation>Die erste Zeile wegnehmen</translation>
    </message>
    <message>
        <source>Cut the l&amp;ast row</source>
        <translation>Let&amp;zte Zeile abschneiden</translation>
    </message>
    <message>
        <source>Take the last row away</source>
        <translation>Die letzte Zeile wegnehmen</translation>
    </message>
    <message>
        <source>Cut the first &amp;column</source>
        <translation>Er&amp;ste Spalte abschneiden</translation>
    </message>
    <message>
        <source>Take the first column away</source>
        <translation>Die erste Spalte wegnehmen</translation>
    </message>
    <message>
        <source>Cut the last c&amp;olumn</source>
        <translation>Letzte S&amp;palte abschneiden</translation>
    </message>
    <message>
        <source>Take the last column away</source>
        <translation>Die letzte Spalte wegnehmen</translation>
    </message>
    <message>
        <source>Mo&amp;ve</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>Take the selected hexes, or one, elsewhere</source>
        <translation>Die ausgewählten Felder oder eines an einen anderen Ort bringen</translation>
    </message>
    <message>
        <source>S&amp;tamp</source>
        <translation>&amp;Stempel</translation>
    </message>
    <message>
        <source>Set down what was copied, captured or chosen among the stamps</source>
        <translation>Ablegen, was kopiert, aufgenommen oder unter den Stempeln gewählt wurde</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>Select hexes</source>
        <translation>Felder auswählen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Gelände malen</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Radierer</translation>
    </message>
    <message>
        <source>Paint sea</source>
        <translation>Meer malen</translation>
    </message>
    <message>
        <source>&amp;Number token</source>
        <translation>Zahlen&amp;chips</translation>
    </message>
    <message>
        <source>Put number tokens on hexes; or type digits over a hex</source>
        <translation>Zahlenchips auf Felder legen; oder Ziffern über einem Feld tippen</translation>
    </message>
    <message>
        <source>&amp;Harbour</source>
        <translation>&amp;Häfen</translation>
    </message>
    <message>
        <source>Put harbours on coastal edges</source>
        <translation>Häfen an Küstenkanten setzen</translation>
    </message>
    <message>
        <source>&amp;Robber</source>
        <translation>Räu&amp;ber</translation>
    </message>
    <message>
        <source>Say where the robber starts</source>
        <translation>Sagen, wo der Räuber anfängt</translation>
    </message>
    <message>
        <source>&amp;Pirate</source>
        <translation>Pira&amp;t</translation>
    </message>
    <message>
        <source>Say where the pirate starts</source>
        <translation>Sagen, wo der Pirat anfängt</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>&amp;Marker</translation>
    </message>
    <message>
        <source>Put tribe chips on hexes and chests under fog</source>
        <translation>Stammesplättchen auf Felder und Truhen unter den Nebel legen</translation>
    </message>
    <message>
        <source>Shuffle &amp;group</source>
        <translation>Mischgr&amp;uppe</translation>
    </message>
    <message>
        <source>Say which hexes are shuffled among themselves</source>
        <translation>Sagen, welche Felder unter sich gemischt werden</translation>
    </message>
    <message>
        <source>&amp;Far side</source>
        <translation>&amp;Jenseits der Wüste</translation>
    </message>
    <message>
        <source>Say which land is the far side of the desert</source>
        <translation>Sagen, welches Land jenseits der Wüste liegt</translation>
    </message>
    <message>
        <source>F&amp;orbidden starts</source>
        <translation>Verbote&amp;ne Startplätze</translation>
    </message>
    <message>
        <source>Mark crossings where no settlement may stand in set-up</source>
        <translation>Kreuzungen markieren, auf denen in der Gründung keine Siedlung stehen darf</translation>
    </message>
    <message>
        <source>S&amp;hape</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>Draw lines, circles, hexagons and triangles; again: the next of them</source>
        <translation>Linien, Kreise, Sechsecke und Dreiecke zeichnen; noch einmal: die nächste Form</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>Fü&amp;llen</translation>
    </message>
    <message>
        <source>Paint an area of like hexes at once</source>
        <translation>Ein Gebiet gleicher Felder auf einmal bemalen</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>Lass&amp;o</translation>
    </message>
    <message>
        <source>Select hexes by a line drawn round them</source>
        <translation>Felder mit einer Linie um sie herum auswählen</translation>
    </message>
    <message>
        <source>Magic &amp;wand</source>
        <translation>&amp;Zauberstab</translation>
    </message>
    <message>
        <source>Select linked hexes that are alike</source>
        <translation>Zusammenhängende gleiche Felder auswählen</translation>
    </message>
    <message>
        <source>Select sa&amp;me</source>
        <translation>&amp;Gleiche auswählen</translation>
    </message>
    <message>
        <source>Select all hexes of the map that are alike</source>
        <translation>Alle gleichen Felder der Karte auswählen</translation>
    </message>
    <message>
        <source>&amp;Choose the centre</source>
        <translation>Mi&amp;ttelpunkt wählen</translation>
    </message>
    <message>
        <source>Choose the centre of the symmetry on the map</source>
        <translation>Den Mittelpunkt der Symmetrie auf der Karte wählen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>Draw straight lines</source>
        <translation>Gerade Linien zeichnen</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Kreis</translation>
    </message>
    <message>
        <source>Draw circles or rings</source>
        <translation>Kreise oder Ringe zeichnen</translation>
    </message>
    <message>
        <source>&amp;Hexagon</source>
        <translation>&amp;Sechseck</translation>
    </message>
    <message>
        <source>Draw hexagons or their outlines</source>
        <translation>Sechsecke oder ihre Umrisse zeichnen</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Dreieck</translation>
    </message>
    <message>
        <source>Draw triangles or their outlines</source>
        <translation>Dreiecke oder ihre Umrisse zeichnen</translation>
    </message>
    <message>
        <source>&amp;Filled shapes</source>
        <translation>&amp;Gefüllte Formen</translation>
    </message>
    <message>
        <source>Draw whole shapes instead of outlines</source>
        <translation>Ganze Formen statt Umrisse zeichnen</translation>
    </message>
    <message>
        <source>Mi&amp;xed terrains</source>
        <translation>Gemis&amp;chtes Gelände</translation>
    </message>
    <message>
        <source>Paint the five producing terrains at random</source>
        <translation>Die fünf ertragreichen Gelände nach Zufall malen</translation>
    </message>
    <message>
        <source>&amp;No symmetry</source>
        <translation>&amp;Keine Symmetrie</translation>
    </message>
    <message>
        <source>Paint only where you point</source>
        <translation>Nur dort malen, wohin du zeigst</translation>
    </message>
    <message>
        <source>&amp;Half turns</source>
        <translation>&amp;Halbe Drehungen</translation>
    </message>
    <message>
        <source>Paint the same half a turn about the centre away</source>
        <translation>Dasselbe eine halbe Drehung um den Mittelpunkt weiter malen</translation>
    </message>
    <message>
        <source>&amp;Thirds of a turn</source>
        <translation>&amp;Dritteldrehungen</translation>
    </message>
    <message>
        <source>Paint the same in three places about the centre</source>
        <translation>Dasselbe an drei Stellen um den Mittelpunkt malen</translation>
    </message>
    <message>
        <source>&amp;Sixths of a turn</source>
        <translation>&amp;Sechsteldrehungen</translation>
    </message>
    <message>
        <source>Paint the same in six places about the centre</source>
        <translation>Dasselbe an sechs Stellen um den Mittelpunkt malen</translation>
    </message>
    <message>
        <source>Mirror: &amp;upright axis |</source>
        <translation>Spiegel: senk&amp;rechte Achse |</translation>
    </message>
    <message>
        <source>Paint mirrored across an upright axis through corners</source>
        <translation>An einer senkrechten Achse durch Ecken gespiegelt malen</translation>
    </message>
    <message>
        <source>Mirror: steep axis /</source>
        <translation>Spiegel: steile Achse /</translation>
    </message>
    <message>
        <source>Paint mirrored across a steep axis through edges</source>
        <translation>An einer steilen Achse durch Kanten gespiegelt malen</translation>
    </message>
    <message>
        <source>Mirror: shallow axis /</source>
        <translation>Spiegel: flache Achse /</translation>
    </message>
    <message>
        <source>Paint mirrored across a shallow axis through corners</source>
        <translation>An einer flachen Achse durch Ecken gespiegelt malen</translation>
    </message>
    <message>
        <source>Mirror: &amp;level axis —</source>
        <translation>Spiegel: &amp;waagerechte Achse —</translation>
    </message>
    <message>
        <source>Paint mirrored across a level axis through edges</source>
        <translation>An einer waagerechten Achse durch Kanten gespiegelt malen</translation>
    </message>
    <message>
        <source>Mirror: shallow axis \</source>
        <translation>Spiegel: flache Achse \</translation>
    </message>
    <message>
        <source>Paint mirrored across a shallow axis through corners, falling to the right</source>
        <translation>An einer flachen, nach rechts fallenden Achse durch Ecken gespiegelt malen</translation>
    </message>
    <message>
        <source>Mirror: steep axis \</source>
        <translation>Spiegel: steile Achse \</translation>
    </message>
    <message>
        <source>Paint mirrored across a steep axis through edges, falling to the right</source>
        <translation>An einer steilen, nach rechts fallenden Achse durch Kanten gespiegelt malen</translation>
    </message>
    <message>
        <source>T&amp;wo mirrors: upright and level</source>
        <translation>&amp;Zwei Spiegel: senkrecht und waagerecht</translation>
    </message>
    <message>
        <source>Paint mirrored across two axes at right angles</source>
        <translation>An zwei Achsen im rechten Winkel gespiegelt malen</translation>
    </message>
    <message>
        <source>Two mirrors: steep / and shallow \</source>
        <translation>Zwei Spiegel: steil / und flach \</translation>
    </message>
    <message>
        <source>Paint mirrored across two slanted axes at right angles</source>
        <translation>An zwei schrägen Achsen im rechten Winkel gespiegelt malen</translation>
    </message>
    <message>
        <source>Two mirrors: shallow / and steep \</source>
        <translation>Zwei Spiegel: flach / und steil \</translation>
    </message>
    <message>
        <source>Three mirrors through &amp;corners</source>
        <translation>Drei Spiegel durch &amp;Ecken</translation>
    </message>
    <message>
        <source>Paint in six places: turned and mirrored through corners</source>
        <translation>An sechs Stellen malen: gedreht und durch Ecken gespiegelt</translation>
    </message>
    <message>
        <source>Three mirrors through &amp;edges</source>
        <translation>Drei Spiegel durch Ka&amp;nten</translation>
    </message>
    <message>
        <source>Paint in six places: turned and mirrored through edges</source>
        <translation>An sechs Stellen malen: gedreht und durch Kanten gespiegelt</translation>
    </message>
    <message>
        <source>&amp;All six mirrors</source>
        <translation>&amp;Alle sechs Spiegel</translation>
    </message>
    <message>
        <source>Paint in twelve places: turned and mirrored in every way</source>
        <translation>An zwölf Stellen malen: auf jede Weise gedreht und gespiegelt</translation>
    </message>
    <message>
        <source>Centre in the &amp;middle of the map</source>
        <translation>Mittelpunkt in die &amp;Mitte der Karte</translation>
    </message>
    <message>
        <source>Put the centre of the symmetry into the middle of the map again</source>
        <translation>Den Mittelpunkt der Symmetrie wieder in die Mitte der Karte setzen</translation>
    </message>
    <message>
        <source>P&amp;icker</source>
        <translation>P&amp;ipette</translation>
    </message>
    <message>
        <source>Take what is on a hex to paint it</source>
        <translation>Aufnehmen, was auf einem Feld liegt, um es zu malen</translation>
    </message>
    <message>
        <source>&amp;Sea</source>
        <translation>&amp;Meer</translation>
    </message>
    <message>
        <source>&amp;Forest</source>
        <translation>&amp;Wald</translation>
    </message>
    <message>
        <source>Paint forest</source>
        <translation>Wald malen</translation>
    </message>
    <message>
        <source>&amp;Pasture</source>
        <translation>W&amp;eide</translation>
    </message>
    <message>
        <source>Paint pasture</source>
        <translation>Weide malen</translation>
    </message>
    <message>
        <source>F&amp;ields</source>
        <translation>&amp;Ackerland</translation>
    </message>
    <message>
        <source>Paint fields</source>
        <translation>Ackerland malen</translation>
    </message>
    <message>
        <source>&amp;Hills</source>
        <translation>&amp;Hügelland</translation>
    </message>
    <message>
        <source>Paint hills</source>
        <translation>Hügelland malen</translation>
    </message>
    <message>
        <source>&amp;Mountains</source>
        <translation>&amp;Gebirge</translation>
    </message>
    <message>
        <source>Paint mountains</source>
        <translation>Gebirge malen</translation>
    </message>
    <message>
        <source>&amp;Desert</source>
        <translation>Wüs&amp;te</translation>
    </message>
    <message>
        <source>Paint desert</source>
        <translation>Wüste malen</translation>
    </message>
    <message>
        <source>&amp;Gold</source>
        <translation>Go&amp;ldfeld</translation>
    </message>
    <message>
        <source>Paint gold fields</source>
        <translation>Goldfelder malen</translation>
    </message>
    <message>
        <source>&amp;Any terrain</source>
        <translation>&amp;Beliebiges Gelände</translation>
    </message>
    <message>
        <source>Paint hexes whose terrain is dealt</source>
        <translation>Felder malen, deren Gelände verteilt wird</translation>
    </message>
    <message>
        <source>&amp;Void</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>Cut hexes out of the map</source>
        <translation>Felder aus der Karte schneiden</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>Zum nächsten Problem gehen</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Go to the problem before</source>
        <translation>Zum vorigen Problem gehen</translation>
    </message>
    <message>
        <source>&amp;Accept this problem…</source>
        <translation>Problem &amp;akzeptieren…</translation>
    </message>
    <message>
        <source>Keep the selected problem as it is and say why</source>
        <translation>Das ausgewählte Problem lassen, wie es ist, und sagen, warum</translation>
    </message>
    <message>
        <source>&amp;Sample deals</source>
        <translation>&amp;Stichprobe von Verteilungen</translation>
    </message>
    <message>
        <source>Deal the map many times and say in how many deals a check fails</source>
        <translation>Die Karte viele Male verteilen und sagen, in wie vielen Verteilungen eine Prüfung anschlägt</translation>
    </message>
    <message>
        <source>Check s&amp;ettings…</source>
        <translation>Prüf&amp;einstellungen…</translation>
    </message>
    <message>
        <source>Choose which checks speak and how strict they are</source>
        <translation>Wählen, welche Prüfungen sprechen und wie streng sie sind</translation>
    </message>
    <message>
        <source>&amp;Fix this problem</source>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>Apply the first fix of the selected problem</source>
        <translation>Die erste Abhilfe für das ausgewählte Problem anwenden</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Zeichnen</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Die Karte zeichnen</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <translation>&amp;Testspiel</translation>
    </message>
    <message>
        <source>Play the map as it is now</source>
        <translation>Die Karte spielen, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>&amp;Roll the dice</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Build a r&amp;oad</source>
        <translation>St&amp;raße bauen</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Eine Straße bauen</translation>
    </message>
    <message>
        <source>Build a &amp;settlement</source>
        <translation>S&amp;iedlung bauen</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Eine Siedlung bauen</translation>
    </message>
    <message>
        <source>Build a &amp;city</source>
        <translation>Sta&amp;dt bauen</translation>
    </message>
    <message>
        <source>Make a settlement a city</source>
        <translation>Eine Siedlung zur Stadt ausbauen</translation>
    </message>
    <message>
        <source>Build a s&amp;hip</source>
        <translation>&amp;Schiff bauen</translation>
    </message>
    <message>
        <source>Build a ship</source>
        <translation>Ein Schiff bauen</translation>
    </message>
    <message>
        <source>Buy a development c&amp;ard</source>
        <translation>&amp;Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Eine Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <source>Rai&amp;d a fortress</source>
        <translation>&amp;Festung angreifen</translation>
    </message>
    <message>
        <source>Take a point of a fortress&apos;s strength</source>
        <translation>Der Festung einen Punkt Stärke nehmen</translation>
    </message>
    <message>
        <source>Di&amp;g a canal</source>
        <translation>&amp;Kanal graben</translation>
    </message>
    <message>
        <source>Dig a unit of a canal tile</source>
        <translation>Eine Einheit eines Kanalfelds graben</translation>
    </message>
    <message>
        <source>Build a stage of a w&amp;onder</source>
        <translation>Weltw&amp;under ausbauen</translation>
    </message>
    <message>
        <source>Build the next stage of your wonder</source>
        <translation>Die nächste Stufe deines Weltwunders bauen</translation>
    </message>
    <message>
        <source>&amp;Trade…</source>
        <translation>&amp;Handeln…</translation>
    </message>
    <message>
        <source>Trade with the bank or other seats</source>
        <translation>Mit der Bank oder anderen Spielern handeln</translation>
    </message>
    <message>
        <source>Sail a s&amp;hip</source>
        <translation>Schiff &amp;versetzen</translation>
    </message>
    <message>
        <source>Move a ship to another edge</source>
        <translation>Ein Schiff auf eine andere Kante setzen</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Play to the e&amp;nd</source>
        <translation>Bis zum E&amp;nde spielen</translation>
    </message>
    <message>
        <source>Let computers play all seats until somebody wins</source>
        <translation>Computer alle Plätze spielen lassen, bis jemand gewinnt</translation>
    </message>
    <message>
        <source>Ne&amp;w deal</source>
        <translation>Neue Verteilun&amp;g</translation>
    </message>
    <message>
        <source>Deal the next seed and start again</source>
        <translation>Mit dem nächsten Startwert verteilen und neu anfangen</translation>
    </message>
    <message>
        <source>Resta&amp;rt</source>
        <translation>Neu st&amp;arten</translation>
    </message>
    <message>
        <source>Start again with the same seed</source>
        <translation>Mit demselben Startwert neu anfangen</translation>
    </message>
    <message>
        <source>Sa&amp;ve game…</source>
        <translation>Spiel s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save the game with all its moves, to go on another day</source>
        <translation>Das Spiel mit allen Zügen speichern, um ein andermal weiterzuspielen</translation>
    </message>
    <message>
        <source>Open ga&amp;me…</source>
        <translation>Spiel &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open a saved game and go on where it stands</source>
        <translation>Ein gespeichertes Spiel öffnen und dort weiterspielen, wo es steht</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation>Jeden Befehl finden, indem du einen Teil seines Namens tippst</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>Walk through the window in five steps</source>
        <translation>In fünf Schritten durch das Fenster gehen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open the help for what you are doing</source>
        <translation>Die Hilfe zu dem öffnen, was du gerade tust</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click a part of the window to read what it is</source>
        <translation>Einen Teil des Fensters anklicken, um zu lesen, was er ist</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>List what every key does</source>
        <translation>Auflisten, was jede Taste tut</translation>
    </message>
    <message>
        <source>&amp;About Islewright…</source>
        <translation>&amp;Über Islewright…</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tip, keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CanvasAccessible</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>any terrain</source>
        <translation>beliebiges Gelände</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Goldfeld</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>point chip</source>
        <translation>Siegpunktplättchen</translation>
    </message>
    <message>
        <source>harbour chip</source>
        <translation>Hafenplättchen</translation>
    </message>
    <message>
        <source>gold chip</source>
        <translation>Goldplättchen</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>Truhe</translation>
    </message>
    <message>
        <source>harbour brick 2 to 1</source>
        <translation>Hafen Lehm 2 zu 1</translation>
    </message>
    <message>
        <source>harbour lumber 2 to 1</source>
        <translation>Hafen Holz 2 zu 1</translation>
    </message>
    <message>
        <source>harbour wool 2 to 1</source>
        <translation>Hafen Wolle 2 zu 1</translation>
    </message>
    <message>
        <source>harbour grain 2 to 1</source>
        <translation>Hafen Getreide 2 zu 1</translation>
    </message>
    <message>
        <source>harbour ore 2 to 1</source>
        <translation>Hafen Erz 2 zu 1</translation>
    </message>
    <message>
        <source>harbour 3 to 1</source>
        <translation>Hafen 3 zu 1</translation>
    </message>
    <message>
        <source>harbour from the pool</source>
        <translation>Hafen aus dem Vorrat</translation>
    </message>
    <message>
        <source>%1 on edge %2</source>
        <comment>harbour wool 2 to 1 on edge NE</comment>
        <translation>%1 an Kante %2</translation>
    </message>
    <message>
        <source>shuffle group %1</source>
        <translation>Mischgruppe %1</translation>
    </message>
    <message>
        <source>far side</source>
        <translation>jenseits der Wüste</translation>
    </message>
    <message>
        <source>no start on corner %1</source>
        <translation>kein Start an Ecke %1</translation>
    </message>
    <message>
        <source>number from the pool</source>
        <translation>Zahl aus dem Vorrat</translation>
    </message>
    <message>
        <source>hidden number</source>
        <translation>verborgene Zahl</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>pirate</source>
        <translation>Pirat</translation>
    </message>
</context>
<context>
    <name>CentreText</name>
    <message>
        <source>Centre on the edge %1</source>
        <translation>Mittelpunkt auf der Kante %1</translation>
    </message>
    <message>
        <source>Centre on the crossing %1 %2</source>
        <comment>hex and corner</comment>
        <translation>Mittelpunkt auf der Kreuzung %1 %2</translation>
    </message>
    <message>
        <source>Centre on the hex %1</source>
        <translation>Mittelpunkt auf dem Feld %1</translation>
    </message>
</context>
<context>
    <name>Components</name>
    <message>
        <source>Components for %1 seats</source>
        <translation>Material für %1 Spieler</translation>
    </message>
    <message>
        <source>%1: components for %2 seats</source>
        <translation>%1: Material für %2 Spieler</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>5 × forest hex</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>frame round a rim of %1 sea hexes</source>
        <translation>Rahmen um einen Rand von %1 Meerfeldern</translation>
    </message>
    <message>
        <source>    of them %1 for %2</source>
        <comment>8 for cloth</comment>
        <translation>    davon %1 für %2</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>the island at %1</source>
        <translation>die Insel bei %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>joins %1</source>
        <translation>verbindet %1</translation>
    </message>
    <message>
        <source>makes a new island</source>
        <translation>macht eine neue Insel</translation>
    </message>
    <message>
        <source>splits %1</source>
        <translation>teilt %1</translation>
    </message>
    <message>
        <source>removes %1</source>
        <translation>entfernt %1</translation>
    </message>
    <message>
        <source>removes the harbour at %1</source>
        <translation>entfernt den Hafen an %1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n harbours</source>
        <translation>
            <numerusform>entfernt %n Hafen</numerusform>
            <numerusform>entfernt %n Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no hex here.</source>
        <translation>Hier ist kein Feld.</translation>
    </message>
    <message>
        <source>Sea takes no number.</source>
        <translation>Auf dem Meer liegt keine Zahl.</translation>
    </message>
    <message>
        <source>Fog gets its number when it is found, from the fog pool.</source>
        <translation>Nebel bekommt seine Zahl beim Aufdecken, aus dem Nebelvorrat.</translation>
    </message>
    <message>
        <source>%1 takes no number.</source>
        <comment>a terrain</comment>
        <translation>%1: Hier liegt nie eine Zahl.</translation>
    </message>
</context>
<context>
    <name>CounterPlate</name>
    <message>
        <source>cloth %1 of %2</source>
        <translation>Tuch %1 von %2</translation>
    </message>
    <message>
        <source>strength %1 of %2</source>
        <translation>Stärke %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 units dug</source>
        <translation>%1 von %2 Einheiten gegraben</translation>
    </message>
</context>
<context>
    <name>DesignMarks</name>
    <message>
        <source>%1 or %2</source>
        <comment>4, 5 or 9</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>not %1</source>
        <comment>number limits: not 6 8</comment>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>no number possible</source>
        <translation>keine Zahl möglich</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>number 4, 5 or 9</comment>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>number not %1</source>
        <comment>number not 6 or 8</comment>
        <translation>Zahl nicht %1</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message numerus="yes">
        <source>%n images lie off the map</source>
        <translation>
            <numerusform>%n Bild liegt neben der Karte</numerusform>
            <numerusform>%n Bilder liegen neben der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint mixed terrains</source>
        <translation>Gemischtes Gelände malen</translation>
    </message>
    <message>
        <source>Mixed terrains</source>
        <translation>Gemischtes Gelände</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a tip</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Drawn with Islewright</source>
        <translation>Gezeichnet mit Islewright</translation>
    </message>
    <message>
        <source>A hex-island map</source>
        <translation>Eine Inselkarte aus Sechseckfeldern</translation>
    </message>
    <message>
        <source>The name has no ending; pictures can be written as .png or .svg.</source>
        <translation>Der Name hat keine Endung; Bilder können als .png oder .svg gespeichert werden.</translation>
    </message>
    <message>
        <source>Pictures can be written as .png or .svg, not as .%1.</source>
        <translation>Bilder können als .png oder .svg gespeichert werden, nicht als .%1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei kann nicht geschrieben werden: %1.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Maps, packs and games (*.isle *.islepack *.islegame);;Maps (*.isle);;Map packs (*.islepack);;Games (*.islegame);;All files (*)</source>
        <translation>Karten, Pakete und Spiele (*.isle *.islepack *.islegame);;Karten (*.isle);;Kartenpakete (*.islepack);;Spiele (*.islegame);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games (*.islegame);;All files (*)</source>
        <translation>Spiele (*.islegame);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add maps</source>
        <translation>Karten hinzufügen</translation>
    </message>
    <message>
        <source>Maps (*.isle)</source>
        <translation>Karten (*.isle)</translation>
    </message>
    <message>
        <source>Save map</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>Export pack</source>
        <translation>Paket ausgeben</translation>
    </message>
    <message>
        <source>Map packs (*.islepack)</source>
        <translation>Kartenpakete (*.islepack)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Games (*.islegame)</source>
        <translation>Spiele (*.islegame)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild ausgeben</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>PNG-Bilder (*.png);;SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Choose a picture to trace</source>
        <translation>Ein Bild zum Pausen wählen</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Bilder (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>HarbourPlaces</name>
    <message>
        <source>A harbour needs an edge between land and sea.</source>
        <translation>Ein Hafen braucht eine Kante zwischen Land und Meer.</translation>
    </message>
    <message>
        <source>No harbour at %1.</source>
        <comment>fog or fortress</comment>
        <translation>Kein Hafen an %1.</translation>
    </message>
    <message>
        <source>Shares a crossing with the harbour at %1.</source>
        <translation>Teilt eine Kreuzung mit dem Hafen an %1.</translation>
    </message>
</context>
<context>
    <name>HarbourText</name>
    <message numerus="yes">
        <source>%n harbours</source>
        <translation>
            <numerusform>%n Hafen</numerusform>
            <numerusform>%n Häfen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Counts as</source>
        <translation>Zählt als</translation>
    </message>
    <message>
        <source>off</source>
        <comment>check</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>While drawing</source>
        <translation>Beim Zeichnen</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>Group: %1.</source>
        <translation>Gruppe: %1.</translation>
    </message>
    <message>
        <source>Group: %1. Rule: %2.</source>
        <translation>Gruppe: %1. Regel: %2.</translation>
    </message>
    <message>
        <source>It looks at what is certain in the design, and at every single deal: while a deal is shown, and when deals are [sampled](problems.md).</source>
        <translation>Sie betrachtet, was im Entwurf sicher ist, und jede einzelne Verteilung: solange eine zu sehen ist und bei einer [Stichprobe](problems.md).</translation>
    </message>
    <message>
        <source>It looks at what is drawn, and so holds for every deal.</source>
        <translation>Sie betrachtet, was gezeichnet ist, und gilt deshalb für jede Verteilung.</translation>
    </message>
    <message>
        <source>How strict</source>
        <translation>Wie streng</translation>
    </message>
    <message>
        <source>Switch it off, or change how much it counts and its limits, in the [check settings](problems.md). On the command line it is called `%1`.</source>
        <translation>Ausschalten, anders gewichten oder die Grenzwerte ändern lässt sie sich in den [Prüfeinstellungen](problems.md). Auf der Befehlszeile heißt sie `%1`.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>no key</source>
        <comment>of a command</comment>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Work with it</source>
        <translation>Arbeit mit der Karte</translation>
    </message>
    <message>
        <source>Checks: %1</source>
        <comment>rules</comment>
        <translation>Prüfungen: %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the folder of resources/help that has this language: de for German</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>HexEdits</name>
    <message>
        <source>Erase to void</source>
        <translation>Aus der Karte löschen</translation>
    </message>
    <message>
        <source>Erase to sea</source>
        <translation>Zu Meer löschen</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1 malen</translation>
    </message>
    <message>
        <source>Remove number</source>
        <translation>Zahl entfernen</translation>
    </message>
    <message>
        <source>Set number from the pool</source>
        <translation>Zahl aus dem Vorrat setzen</translation>
    </message>
    <message>
        <source>Set number %1</source>
        <translation>Zahl %1 setzen</translation>
    </message>
    <message>
        <source>%1, shuffled</source>
        <comment>a terrain</comment>
        <translation>%1, gemischt</translation>
    </message>
    <message>
        <source>%1, fixed</source>
        <comment>a terrain</comment>
        <translation>%1, fest</translation>
    </message>
</context>
<context>
    <name>Islands</name>
    <message>
        <source>Island %1</source>
        <translation>Insel %1</translation>
    </message>
</context>
<context>
    <name>Layers</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Specials</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Startplätze</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Trace picture</source>
        <translation>Pausvorlage</translation>
    </message>
    <message>
        <source>The layer %1 is locked; unlock it in Layers.</source>
        <translation>Die Ebene %1 ist gesperrt; gib sie unter Ebenen frei.</translation>
    </message>
    <message>
        <source>The layers %1 and %2 are locked; unlock them in Layers.</source>
        <translation>Die Ebenen %1 und %2 sind gesperrt; gib sie unter Ebenen frei.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names of layers</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>MapLock</name>
    <message>
        <source>somebody</source>
        <translation>jemandem</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>user, computer</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <comment>who, time</comment>
        <translation>%1 seit %2</translation>
    </message>
    <message>
        <source>%1 (process %2)</source>
        <translation>%1 (Prozess %2)</translation>
    </message>
</context>
<context>
    <name>MapStore</name>
    <message>
        <source>The previous version was not kept. %1</source>
        <translation>Die vorige Fassung wurde nicht aufgehoben. %1</translation>
    </message>
    <message>
        <source>The map was not written, because it could not be opened again: %1</source>
        <translation>Die Karte wurde nicht geschrieben, weil sie sich nicht wieder öffnen ließe: %1</translation>
    </message>
    <message>
        <source>This is not a file, so no map can be saved there.</source>
        <translation>Das ist keine Datei, dort kann also keine Karte gespeichert werden.</translation>
    </message>
    <message>
        <source>The file does not hold what was written to it. Save the map elsewhere.</source>
        <translation>In der Datei steht nicht, was hineingeschrieben wurde. Speichere die Karte woanders.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Chests lie under fog.</source>
        <translation>Truhen liegen unter Nebel.</translation>
    </message>
    <message>
        <source>Tribe chips lie on producing hexes.</source>
        <translation>Stammesplättchen liegen auf ertragreichen Feldern.</translation>
    </message>
    <message>
        <source>Remove marker</source>
        <translation>Marker entfernen</translation>
    </message>
    <message>
        <source>Put %1</source>
        <comment>a marker</comment>
        <translation>%1 legen</translation>
    </message>
    <message>
        <source>the common pools</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Save the changes of “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Was nicht gespeichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>“%1” is open already.</source>
        <translation>„%1“ ist schon offen.</translation>
    </message>
    <message>
        <source>It is open by %1. Look at it without changing it, or open a copy that is saved under another name.</source>
        <translation>Die Karte ist offen bei %1. Sieh sie nur an, ohne sie zu ändern, oder öffne eine Kopie, die unter anderem Namen gespeichert wird.</translation>
    </message>
    <message>
        <source>Open for &amp;reading</source>
        <translation>Zum &amp;Lesen öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Eine &amp;Kopie öffnen</translation>
    </message>
    <message>
        <source>“%1” was changed on disk since it was opened.</source>
        <translation>„%1“ wurde auf der Platte geändert, seit die Karte geöffnet wurde.</translation>
    </message>
    <message>
        <source>Saving replaces what somebody else wrote there.</source>
        <translation>Das Speichern ersetzt, was jemand anders dort geschrieben hat.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>This map has errors and cannot be played yet.</source>
        <translation>Diese Karte hat Fehler und kann noch nicht gespielt werden.</translation>
    </message>
    <message>
        <source>This map has warnings.</source>
        <translation>Diese Karte hat Warnungen.</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Probleme zeigen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 2:1</source>
        <comment>harbour</comment>
        <translation>%1 2:1</translation>
    </message>
    <message>
        <source>void</source>
        <comment>terrain</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>terrain</comment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>forest</source>
        <comment>terrain</comment>
        <translation>Wald</translation>
    </message>
    <message>
        <source>pasture</source>
        <comment>terrain</comment>
        <translation>Weide</translation>
    </message>
    <message>
        <source>fields</source>
        <comment>terrain</comment>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>hills</source>
        <comment>terrain</comment>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>mountains</source>
        <comment>terrain</comment>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>any terrain</source>
        <comment>terrain</comment>
        <translation>beliebiges Gelände</translation>
    </message>
    <message>
        <source>desert</source>
        <comment>terrain</comment>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>terrain</comment>
        <translation>Goldfeld</translation>
    </message>
    <message>
        <source>fog</source>
        <comment>terrain</comment>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>village</source>
        <comment>terrain</comment>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>fortress</source>
        <comment>terrain</comment>
        <translation>Festung</translation>
    </message>
    <message>
        <source>canal</source>
        <comment>terrain</comment>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>brick</source>
        <comment>resource</comment>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>lumber</source>
        <comment>resource</comment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wool</source>
        <comment>resource</comment>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <comment>resource</comment>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <comment>resource</comment>
        <translation>Erz</translation>
    </message>
    <message>
        <source>generic 3:1</source>
        <comment>harbour</comment>
        <translation>3:1</translation>
    </message>
    <message>
        <source>shuffled</source>
        <comment>harbour</comment>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>shuffled number</source>
        <translation>gemischte Zahl</translation>
    </message>
    <message>
        <source>%1, 1 pip</source>
        <translation>%1, 1 Auge</translation>
    </message>
    <message>
        <source>%1, %2 pips</source>
        <translation>%1, %2 Augen</translation>
    </message>
    <message>
        <source>no marker</source>
        <comment>marker</comment>
        <translation>kein Marker</translation>
    </message>
    <message>
        <source>shuffled tribe chip</source>
        <comment>marker</comment>
        <translation>gemischtes Stammesplättchen</translation>
    </message>
    <message>
        <source>tribe chip: point</source>
        <comment>marker</comment>
        <translation>Stammesplättchen: Siegpunkt</translation>
    </message>
    <message>
        <source>tribe chip: harbour</source>
        <comment>marker</comment>
        <translation>Stammesplättchen: Hafen</translation>
    </message>
    <message>
        <source>tribe chip: gold</source>
        <comment>marker</comment>
        <translation>Stammesplättchen: Gold</translation>
    </message>
    <message>
        <source>chest</source>
        <comment>marker</comment>
        <translation>Truhe</translation>
    </message>
    <message>
        <source>error</source>
        <comment>severity</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <comment>severity</comment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>severity</comment>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>1 pip</source>
        <translation>1 Auge</translation>
    </message>
    <message>
        <source>%1 pips</source>
        <translation>%1 Augen</translation>
    </message>
    <message>
        <source>Of the deal that is shown.</source>
        <translation>Nach der gezeigten Verteilung.</translation>
    </message>
    <message>
        <source>Of what is fixed: terrain and numbers that are dealt count nothing. Show a deal to see its values.</source>
        <translation>Nach dem, was fest ist: Gelände und Zahlen, die verteilt werden, zählen nicht. Zeig eine Verteilung, um ihre Werte zu sehen.</translation>
    </message>
    <message>
        <source>Pips per crossing</source>
        <translation>Augen je Kreuzung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>D5 N: 11 pips</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and what the deal brings</source>
        <translation>und was die Verteilung bringt</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between reasons</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Best starting places</source>
        <translation>Beste Startplätze</translation>
    </message>
    <message>
        <source>Place %1: %2, worth %3</source>
        <comment>Place 1: D5 N, worth 15.5</comment>
        <translation>Platz %1: %2, Wert %3</translation>
    </message>
    <message>
        <source>%1  %2: %3</source>
        <comment>1  D5 N: 13 pips, Ore and grain</comment>
        <translation>%1  %2: %3</translation>
    </message>
    <message>
        <source>No place to start on has a number yet.</source>
        <translation>Noch kein Startplatz hat eine Zahl.</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>island without a name</source>
        <translation>Insel ohne Namen</translation>
    </message>
    <message>
        <source>start island</source>
        <translation>Startinsel</translation>
    </message>
    <message>
        <source>new island</source>
        <translation>neue Insel</translation>
    </message>
    <message>
        <source>%1  %2, %3, %4</source>
        <comment>2  Ember Isle, 5 hexes, new island</comment>
        <translation>%1  %2, %3, %4</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>There is no land yet.</source>
        <translation>Es gibt noch kein Land.</translation>
    </message>
    <message>
        <source>no ship needed</source>
        <translation>kein Schiff nötig</translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation>1 Schiff</translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation>%1 Schiffe</translation>
    </message>
    <message>
        <source>Ships from the start area</source>
        <translation>Schiffe vom Startgebiet</translation>
    </message>
    <message>
        <source>There are no ships on this map: the sea expansion is off.</source>
        <translation>Auf dieser Karte gibt es keine Schiffe: Die Seefahrer-Erweiterung ist aus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>D5 N: 3 ships</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No crossing may be started on.</source>
        <translation>Auf keiner Kreuzung darf man anfangen.</translation>
    </message>
    <message>
        <source>The fewest ships; roads cost nothing. Land without a mark is out of reach.</source>
        <translation>So wenige Schiffe wie möglich; Straßen kosten nichts. Land ohne Zeichen ist unerreichbar.</translation>
    </message>
    <message>
        <source>The fewest ships; roads cost nothing. Land has the larger marks.</source>
        <translation>So wenige Schiffe wie möglich; Straßen kosten nichts. Land hat die größeren Zeichen.</translation>
    </message>
    <message>
        <source>Ground that can never be settled</source>
        <translation>Unbesiedelbares Land</translation>
    </message>
    <message>
        <source>%1: nobody can ever settle here</source>
        <translation>%1: Hier kann nie jemand siedeln</translation>
    </message>
    <message>
        <source>no road and no ship comes here from where seats may start</source>
        <translation>hierher führt keine Straße und kein Schiff von dort, wo man anfangen darf</translation>
    </message>
    <message>
        <source>Every crossing of land can be settled.</source>
        <translation>Jede Kreuzung an Land kann besiedelt werden.</translation>
    </message>
    <message>
        <source>%1 without a corner to settle on</source>
        <comment>7 hexes</comment>
        <translation>%1 ohne Ecke zum Siedeln</translation>
    </message>
    <message>
        <source>1 crossing out of reach</source>
        <translation>1 Kreuzung unerreichbar</translation>
    </message>
    <message>
        <source>%1 crossings out of reach</source>
        <translation>%1 Kreuzungen unerreichbar</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Any</source>
        <comment>any producing terrain, short for the palette</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Alt+1 to 0</source>
        <translation>Alt+1 bis 0</translation>
    </message>
    <message>
        <source>Number tokens</source>
        <translation>Zahlenchips</translation>
    </message>
    <message>
        <source>T, then digits</source>
        <translation>T, dann Ziffern</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Special hexes</source>
        <translation>Sonderfelder</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Robber at the start</source>
        <translation>Räuber am Anfang</translation>
    </message>
    <message>
        <source>Pirate at the start</source>
        <translation>Pirat am Anfang</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>1 hex</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>%1 hexes</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>PatchEdits</name>
    <message numerus="yes">
        <source>%n hexes of land would leave the map.</source>
        <translation>
            <numerusform>%n Landfeld fiele aus der Karte.</numerusform>
            <numerusform>%n Landfelder fielen aus der Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
</context>
<context>
    <name>Playtest</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <source>road building</source>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <source>year of plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Knight: move the robber or the pirate and steal a card. Three knights make an army.</source>
        <translation>Ritter: Versetze den Räuber oder den Piraten und ziehe eine Karte. Drei Ritter machen eine Rittermacht.</translation>
    </message>
    <message>
        <source>Victory point: counts by itself and is shown when the game ends.</source>
        <translation>Siegpunkt: zählt von selbst und wird am Ende des Spiels aufgedeckt.</translation>
    </message>
    <message>
        <source>Road building: two roads or ships free of charge.</source>
        <translation>Straßenbau: zwei Straßen oder Schiffe umsonst.</translation>
    </message>
    <message>
        <source>Year of plenty: take two cards of your choice from the bank.</source>
        <translation>Erfindung: Nimm zwei Karten deiner Wahl aus der Bank.</translation>
    </message>
    <message>
        <source>Monopoly: every other seat gives you all its cards of one resource.</source>
        <translation>Monopol: Alle anderen geben dir alle ihre Karten eines Rohstoffs.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>the far side</source>
        <translation>das Land jenseits der Wüste</translation>
    </message>
    <message>
        <source>the island at %1</source>
        <translation>die Insel bei %1</translation>
    </message>
    <message>
        <source>Partner&apos;s part: %1</source>
        <translation>Zug des Partners: %1</translation>
    </message>
    <message>
        <source>Special build phase: %1</source>
        <translation>Sonderbauphase: %1</translation>
    </message>
    <message>
        <source>point chip</source>
        <translation>Siegpunktplättchen</translation>
    </message>
    <message>
        <source>harbour chip</source>
        <translation>Hafenplättchen</translation>
    </message>
    <message>
        <source>gold chip</source>
        <translation>Goldplättchen</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Gold field</source>
        <translation>Goldfeld</translation>
    </message>
    <message>
        <source>Gold under the fog</source>
        <translation>Gold unter dem Nebel</translation>
    </message>
    <message>
        <source>Gold chip</source>
        <translation>Goldplättchen</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Truhe</translation>
    </message>
    <message numerus="yes">
        <source>Take %n cards from the bank.</source>
        <translation>
            <numerusform>Nimm %n Karte aus der Bank.</numerusform>
            <numerusform>Nimm %n Karten aus der Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The find pays %n cards of your choice.</source>
        <translation>
            <numerusform>Der Fund bringt %n Karte deiner Wahl.</numerusform>
            <numerusform>Der Fund bringt %n Karten deiner Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chip gives %n cards of your choice.</source>
        <translation>
            <numerusform>Das Plättchen bringt %n Karte deiner Wahl.</numerusform>
            <numerusform>Das Plättchen bringt %n Karten deiner Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chest holds %n cards of your choice.</source>
        <translation>
            <numerusform>In der Truhe liegt %n Karte deiner Wahl.</numerusform>
            <numerusform>In der Truhe liegen %n Karten deiner Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Esc: choose something else.</source>
        <translation>Esc: etwas anderes wählen.</translation>
    </message>
    <message>
        <source>Place a road or a ship</source>
        <translation>Straße oder Schiff setzen</translation>
    </message>
    <message>
        <source>Place a free road or ship</source>
        <translation>Straße oder Schiff umsonst setzen</translation>
    </message>
    <message>
        <source>Click a dotted edge. Coastal edges take a ship; choose Road for a road there.</source>
        <translation>Klicke auf eine gestrichelte Kante. An Küsten kommt ein Schiff; wähle Straße für eine Straße.</translation>
    </message>
    <message>
        <source>Click a dotted edge. Coastal edges take a road; choose Ship for a ship there.</source>
        <translation>Klicke auf eine gestrichelte Kante. An Küsten kommt eine Straße; wähle Schiff für ein Schiff.</translation>
    </message>
    <message>
        <source>Place a ship</source>
        <translation>Schiff setzen</translation>
    </message>
    <message>
        <source>Place a free ship</source>
        <translation>Schiff umsonst setzen</translation>
    </message>
    <message>
        <source>Click a dotted edge.</source>
        <translation>Klicke auf eine gestrichelte Kante.</translation>
    </message>
    <message>
        <source>Place a road</source>
        <translation>Straße setzen</translation>
    </message>
    <message>
        <source>Place a free road</source>
        <translation>Straße umsonst setzen</translation>
    </message>
    <message>
        <source>Click a dotted edge beside the new settlement.</source>
        <translation>Klicke auf eine gestrichelte Kante neben der neuen Siedlung.</translation>
    </message>
    <message>
        <source>Space: leave it at one.</source>
        <translation>Leertaste: bei einem lassen.</translation>
    </message>
    <message>
        <source>Move the robber or the pirate</source>
        <translation>Räuber oder Piraten versetzen</translation>
    </message>
    <message>
        <source>Click a land hex for the robber or a sea hex for the pirate.</source>
        <translation>Klicke auf ein Landfeld für den Räuber oder ein Meerfeld für den Piraten.</translation>
    </message>
    <message>
        <source>Move the pirate</source>
        <translation>Piraten versetzen</translation>
    </message>
    <message>
        <source>Click a sea hex.</source>
        <translation>Klicke auf ein Meerfeld.</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Räuber versetzen</translation>
    </message>
    <message>
        <source>Click a land hex.</source>
        <translation>Klicke auf ein Landfeld.</translation>
    </message>
    <message>
        <source>Sail a ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message>
        <source>Click the dotted edge it sails to. Esc: choose another ship.</source>
        <translation>Klicke auf die gestrichelte Kante, zu der es fährt. Esc: ein anderes Schiff wählen.</translation>
    </message>
    <message>
        <source>Sail this ship</source>
        <translation>Dieses Schiff versetzen</translation>
    </message>
    <message>
        <source>Click the ship to sail. %1</source>
        <translation>Klicke auf das Schiff, das fahren soll. %1</translation>
    </message>
    <message>
        <source>Place a settlement</source>
        <translation>Siedlung setzen</translation>
    </message>
    <message>
        <source>Click a ringed crossing. Dotted sea edges take a ship. %1</source>
        <translation>Klicke auf eine umringte Kreuzung. Gestrichelte Meerkanten nehmen ein Schiff. %1</translation>
    </message>
    <message>
        <source>Click a ringed crossing. %1</source>
        <translation>Klicke auf eine umringte Kreuzung. %1</translation>
    </message>
    <message>
        <source>Build or buy a card, without trading. Space: pass.</source>
        <translation>Baue oder kaufe eine Karte, ohne zu handeln. Leertaste: passen.</translation>
    </message>
    <message>
        <source>Build, sail, trade with the bank or play a card. Space: pass.</source>
        <translation>Baue, fahre, handle mit der Bank oder spiele eine Karte. Leertaste: passen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Build, trade, sail or play a card. Space: end the turn.</source>
        <translation>Baue, handle, fahre oder spiele eine Karte. Leertaste: Zug beenden.</translation>
    </message>
    <message>
        <source>Raid a fortress</source>
        <translation>Festung angreifen</translation>
    </message>
    <message>
        <source>Click a fortress with a ship of yours beside it. %1</source>
        <translation>Klicke auf eine Festung, neben der ein Schiff von dir liegt. %1</translation>
    </message>
    <message>
        <source>Dig a canal</source>
        <translation>Kanal graben</translation>
    </message>
    <message>
        <source>Click a canal tile beside a town of yours. %1</source>
        <translation>Klicke auf ein Kanalfeld neben einem Ort von dir. %1</translation>
    </message>
    <message>
        <source>Click a dotted edge. %1</source>
        <translation>Klicke auf eine gestrichelte Kante. %1</translation>
    </message>
    <message>
        <source>Place a city</source>
        <translation>Stadt bauen</translation>
    </message>
    <message>
        <source>Click a settlement of yours. %1</source>
        <translation>Klicke auf eine deiner Siedlungen. %1</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Choose the resource all others must give you. %1</source>
        <translation>Wähle den Rohstoff, den dir alle anderen geben müssen. %1</translation>
    </message>
    <message>
        <source>Set-up: click a ringed crossing.</source>
        <translation>Gründung: Klicke auf eine umringte Kreuzung.</translation>
    </message>
    <message>
        <source>Steal a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Choose the seat to steal from.</source>
        <translation>Wähle, bei wem du ziehst.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Choose the cards to give up, then Discard.</source>
        <translation>Wähle die Karten, die du abgibst, dann Abgeben.</translation>
    </message>
    <message>
        <source>Year of plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>Choose the cards to take from the bank.</source>
        <translation>Wähle die Karten, die du aus der Bank nimmst.</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Eine Wahl</translation>
    </message>
    <message>
        <source>Space: roll the dice. A card may be played first.</source>
        <translation>Leertaste: würfeln. Vorher darf eine Karte gespielt werden.</translation>
    </message>
    <message>
        <source>An offer</source>
        <translation>Ein Angebot</translation>
    </message>
    <message>
        <source>Answer it in Bank and trade, on the right.</source>
        <translation>Antworte rechts unter Bank und Handel.</translation>
    </message>
    <message>
        <source>%1 lands on %2: %3 points</source>
        <translation>%1 landet auf %2: %3 Punkte</translation>
    </message>
    <message>
        <source>%1 finds %2 %3 at %4</source>
        <translation>%1 findet %2 %3 bei %4</translation>
    </message>
    <message>
        <source>%1 finds %2 at %3</source>
        <translation>%1 findet %2 bei %3</translation>
    </message>
    <message>
        <source>%1 receives %2 for the find</source>
        <translation>%1 bekommt %2 für den Fund</translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %n cloth from the village at %2</source>
        <translation>
            <numerusform>%1 bekommt %n Tuch vom Dorf auf %2</numerusform>
            <numerusform>%1 bekommt %n Tücher vom Dorf auf %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 raids the fortress at %2: strength %3 left</source>
        <translation>%1 greift die Festung auf %2 an: Stärke %3 bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the fortress at %2: %n points</source>
        <translation>
            <numerusform>%1 nimmt die Festung auf %2 ein: %n Punkt</numerusform>
            <numerusform>%1 nimmt die Festung auf %2 ein: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds stage %2 of %3 of a wonder</source>
        <translation>%1 baut Stufe %2 von %3 eines Weltwunders</translation>
    </message>
    <message>
        <source>%1 digs at %2: %3 of %4 units</source>
        <translation>%1 gräbt auf %2: %3 von %4 Einheiten</translation>
    </message>
    <message>
        <source>The canal at %1 is finished: fields with the number %2</source>
        <translation>Der Kanal auf %1 ist fertig: Ackerland mit der Zahl %2</translation>
    </message>
    <message>
        <source>%1 opens the chest at %2: a card of choice</source>
        <translation>%1 öffnet die Truhe auf %2: eine Karte nach Wahl</translation>
    </message>
    <message>
        <source>%1 opens the chest at %2: a development card</source>
        <translation>%1 öffnet die Truhe auf %2: eine Entwicklungskarte</translation>
    </message>
    <message>
        <source>%1 opens the chest at %2: %3</source>
        <translation>%1 öffnet die Truhe auf %2: %3</translation>
    </message>
    <message>
        <source>%1 opens the chest at %2: the bank has nothing of it</source>
        <translation>%1 öffnet die Truhe auf %2: Die Bank hat nichts davon</translation>
    </message>
    <message>
        <source>%1 takes the point chip at %2: +1</source>
        <translation>%1 nimmt das Siegpunktplättchen auf %2: +1</translation>
    </message>
    <message>
        <source>%1 takes the harbour chip at %2: 3:1 for everything</source>
        <translation>%1 nimmt das Hafenplättchen auf %2: 3:1 für alles</translation>
    </message>
    <message>
        <source>%1 takes the gold chip at %2: 2 cards of choice</source>
        <translation>%1 nimmt das Goldplättchen auf %2: 2 Karten nach Wahl</translation>
    </message>
    <message>
        <source>%1 takes the chip at %2</source>
        <translation>%1 nimmt das Plättchen auf %2</translation>
    </message>
    <message>
        <source>%1 takes %2 for the find</source>
        <translation>%1 nimmt %2 für den Fund</translation>
    </message>
    <message>
        <source>%1 takes %2 for the gold chip</source>
        <translation>%1 nimmt %2 für das Goldplättchen</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the chest</source>
        <translation>%1 nimmt %2 aus der Truhe</translation>
    </message>
    <message>
        <source>%1 takes %2 for gold</source>
        <translation>%1 nimmt %2 für Gold</translation>
    </message>
    <message>
        <source>Set-up, %1 begins</source>
        <translation>Gründung, %1 beginnt</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>%1 opens the chest at %2: the deck is empty, a card of choice instead</source>
        <translation>%1 öffnet die Truhe auf %2: Der Stapel ist leer, stattdessen eine Karte nach Wahl</translation>
    </message>
    <message>
        <source>%1 settles on %2: first landing, %3</source>
        <translation>%1 siedelt auf %2: erste Landung, %3</translation>
    </message>
    <message>
        <source>%1 places a settlement at %2</source>
        <translation>%1 setzt eine Siedlung auf %2</translation>
    </message>
    <message>
        <source>%1 builds a settlement at %2</source>
        <translation>%1 baut eine Siedlung auf %2</translation>
    </message>
    <message>
        <source>%1 builds a city at %2</source>
        <translation>%1 baut eine Stadt auf %2</translation>
    </message>
    <message>
        <source>%1 places a road at %2</source>
        <translation>%1 setzt eine Straße auf %2</translation>
    </message>
    <message>
        <source>%1 builds a road at %2</source>
        <translation>%1 baut eine Straße auf %2</translation>
    </message>
    <message>
        <source>%1 places a ship off %2</source>
        <translation>%1 setzt ein Schiff vor %2</translation>
    </message>
    <message>
        <source>%1 builds a ship off %2</source>
        <translation>%1 baut ein Schiff vor %2</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 + %4)</source>
        <translation>%1 würfelt %2 (%3 + %4)</translation>
    </message>
    <message>
        <source>%1 rolls 7 (%2 + %3): thrown again, no sevens yet</source>
        <translation>%1 würfelt 7 (%2 + %3): noch einmal, es gibt noch keine Sieben</translation>
    </message>
    <message>
        <source>Robber on %1 blocks the %2</source>
        <translation>Räuber auf %1 blockiert die %2</translation>
    </message>
    <message>
        <source>%1 moves the robber to %2</source>
        <translation>%1 versetzt den Räuber nach %2</translation>
    </message>
    <message>
        <source>%1 moves the pirate to %2</source>
        <translation>%1 versetzt den Piraten nach %2</translation>
    </message>
    <message>
        <source>%1 sails a ship from %2 to %3</source>
        <translation>%1 versetzt ein Schiff von %2 nach %3</translation>
    </message>
    <message>
        <source>%1 has nowhere to place and is skipped</source>
        <translation>%1 kann nirgends setzen und wird übergangen</translation>
    </message>
    <message>
        <source>%1 has the longest route, %2 long</source>
        <translation>%1 hat die längste Handelsroute, Länge %2</translation>
    </message>
    <message>
        <source>Nobody has the longest route now</source>
        <translation>Niemand hat jetzt die längste Handelsroute</translation>
    </message>
    <message>
        <source>%1 receives %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>The bank is short of %1: nobody receives any</source>
        <translation>In der Bank fehlt %1: Niemand bekommt etwas davon</translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n cards</source>
        <translation>
            <numerusform>%1 muss %n Karte abgeben</numerusform>
            <numerusform>%1 muss %n Karten abgeben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 gibt %2 ab</translation>
    </message>
    <message>
        <source>%1 steals %2 from %3</source>
        <translation>%1 zieht %2 von %3</translation>
    </message>
    <message>
        <source>%1 steals a card from %2</source>
        <translation>%1 zieht eine Karte von %2</translation>
    </message>
    <message>
        <source>%1 starts with %2</source>
        <translation>%1 beginnt mit %2</translation>
    </message>
    <message>
        <source>%1 gets nothing for gold: the bank is empty</source>
        <translation>%1 bekommt nichts für Gold: Die Bank ist leer</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3 with the bank</source>
        <translation>%1 tauscht %2 gegen %3 mit der Bank</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3</source>
        <translation>%1 bietet %2 für %3</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <translation>%1 nimmt an</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 lehnt ab</translation>
    </message>
    <message>
        <source>%1 would rather give %2 for %3</source>
        <translation>%1 gäbe lieber %2 für %3</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer</source>
        <translation>%1 macht ein Gegenangebot</translation>
    </message>
    <message>
        <source>%1 withdraws</source>
        <translation>%1 zieht zurück</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3 for %4</source>
        <translation>%1 gibt %2 an %3 für %4</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2</source>
        <translation>%1 kauft eine Entwicklungskarte: %2</translation>
    </message>
    <message>
        <source>%1 buys a development card</source>
        <translation>%1 kauft eine Entwicklungskarte</translation>
    </message>
    <message>
        <source>%1 finds a development card: %2</source>
        <translation>%1 findet eine Entwicklungskarte: %2</translation>
    </message>
    <message>
        <source>%1 finds a development card</source>
        <translation>%1 findet eine Entwicklungskarte</translation>
    </message>
    <message>
        <source>%1 plays monopoly on %2</source>
        <translation>%1 spielt Monopol auf %2</translation>
    </message>
    <message>
        <source>%1 plays a card: %2</source>
        <translation>%1 spielt eine Karte: %2</translation>
    </message>
    <message>
        <source>%1 takes %2 in all</source>
        <translation>%1 nimmt insgesamt %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from the bank</source>
        <translation>%1 nimmt %2 aus der Bank</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the largest army, %n knights</source>
        <translation>
            <numerusform>%1 hat die größte Rittermacht, %n Ritter</numerusform>
            <numerusform>%1 hat die größte Rittermacht, %n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has the largest army now</source>
        <translation>Niemand hat jetzt die größte Rittermacht</translation>
    </message>
    <message>
        <source>%1 leaves it at one piece</source>
        <translation>%1 lässt es bei einem</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n points</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn limit is reached: a draw</source>
        <translation>Die Zuggrenze ist erreicht: unentschieden</translation>
    </message>
    <message>
        <source>This game did not begin with the deal of its map, so it cannot be played again.</source>
        <translation>Dieses Spiel begann nicht mit der Verteilung seiner Karte und lässt sich deshalb nicht noch einmal spielen.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>first landing on %1: %2</source>
        <translation>erste Landung auf %1: %2</translation>
    </message>
    <message>
        <source>takes the point chip: +1</source>
        <translation>nimmt das Siegpunktplättchen: +1</translation>
    </message>
    <message>
        <source>takes the harbour chip: 3:1 for everything</source>
        <translation>nimmt das Hafenplättchen: 3:1 für alles</translation>
    </message>
    <message>
        <source>takes the gold chip: 2 cards of your choice</source>
        <translation>nimmt das Goldplättchen: 2 Karten deiner Wahl</translation>
    </message>
    <message>
        <source>harbour %1</source>
        <translation>Hafen %1</translation>
    </message>
    <message numerus="yes">
        <source>Settlement here: %n pips</source>
        <translation>
            <numerusform>Siedlung hier: %n Auge</numerusform>
            <numerusform>Siedlung hier: %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>turns over the fog at %1</source>
        <translation>deckt den Nebel auf %1 auf</translation>
    </message>
    <message>
        <source>your route grows to %1</source>
        <translation>deine Handelsroute wächst auf %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>Raid the fortress: strength %1 to %2</source>
        <translation>Festung angreifen: Stärke %1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>Raid the fortress and take it: %n points</source>
        <translation>
            <numerusform>Festung angreifen und einnehmen: %n Punkt</numerusform>
            <numerusform>Festung angreifen und einnehmen: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 point</source>
        <translation>+1 Punkt</translation>
    </message>
    <message>
        <source>%1 of %2 units for the next point</source>
        <translation>%1 von %2 Einheiten bis zum nächsten Punkt</translation>
    </message>
    <message>
        <source>Dig here: unit %1 of %2</source>
        <translation>Hier graben: Einheit %1 von %2</translation>
    </message>
    <message>
        <source>Dig here: finishes the tile, it becomes fields</source>
        <translation>Hier graben: Das Feld ist fertig und wird Ackerland</translation>
    </message>
    <message>
        <source>nobody to steal from</source>
        <translation>niemand, bei dem man ziehen kann</translation>
    </message>
    <message>
        <source>steals a card from %1</source>
        <translation>zieht eine Karte von %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Pirate here</source>
        <translation>Pirat hierher</translation>
    </message>
    <message>
        <source>Robber here</source>
        <translation>Räuber hierher</translation>
    </message>
    <message numerus="yes">
        <source>Robber here: blocks the %1, %n pips</source>
        <translation>
            <numerusform>Räuber hierher: blockiert die %1, %n Auge</numerusform>
            <numerusform>Räuber hierher: blockiert die %1, %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City here: %n pips more</source>
        <translation>
            <numerusform>Stadt hier: %n Auge mehr</numerusform>
            <numerusform>Stadt hier: %n Augen mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Road here</source>
        <translation>Straße hier</translation>
    </message>
    <message>
        <source>Ship here</source>
        <translation>Schiff hier</translation>
    </message>
    <message>
        <source>Sail here</source>
        <translation>Hierher fahren</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>%1, costs %2</source>
        <translation>%1, kostet %2</translation>
    </message>
    <message>
        <source>Still needs %1</source>
        <translation>Es fehlt noch %1</translation>
    </message>
    <message>
        <source>No fortress stands any more (S-224)</source>
        <translation>Keine Festung steht mehr (S-224)</translation>
    </message>
    <message>
        <source>All canal tiles are finished (S-302)</source>
        <translation>Alle Kanalfelder sind fertig (S-302)</translation>
    </message>
    <message>
        <source>Counts by itself</source>
        <translation>Zählt von selbst</translation>
    </message>
</context>
<context>
    <name>ProblemScope</name>
    <message>
        <source>every deal</source>
        <translation>jede Verteilung</translation>
    </message>
    <message>
        <source>this deal</source>
        <translation>diese Verteilung</translation>
    </message>
    <message>
        <source>in %1 of %2 deals</source>
        <translation>in %1 von %2 Verteilungen</translation>
    </message>
</context>
<context>
    <name>Replace</name>
    <message>
        <source>Replace %1 by %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
</context>
<context>
    <name>SelectText</name>
    <message numerus="yes">
        <source>Select %n hexes</source>
        <translation>
            <numerusform>%n Feld auswählen</numerusform>
            <numerusform>%n Felder auswählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n hexes to the selection</source>
        <translation>
            <numerusform>%n Feld zur Auswahl nehmen</numerusform>
            <numerusform>%n Felder zur Auswahl nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n hexes out of the selection</source>
        <translation>
            <numerusform>%n Feld aus der Auswahl nehmen</numerusform>
            <numerusform>%n Felder aus der Auswahl nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep of the selection what is among %n hexes</source>
        <translation>
            <numerusform>Von der Auswahl behalten, was unter %n Feld ist</numerusform>
            <numerusform>Von der Auswahl behalten, was unter %n Feldern ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes selected</source>
        <translation>
            <numerusform>%n Feld ausgewählt</numerusform>
            <numerusform>%n Felder ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShapeText</name>
    <message>
        <source>Line, %1 long</source>
        <translation>Linie, Länge %1</translation>
    </message>
    <message>
        <source>Circle, radius %1</source>
        <translation>Kreis, Radius %1</translation>
    </message>
    <message>
        <source>Ring, radius %1</source>
        <translation>Ring, Radius %1</translation>
    </message>
    <message>
        <source>Hexagon, radius %1</source>
        <translation>Sechseck, Radius %1</translation>
    </message>
    <message>
        <source>Hexagon outline, radius %1</source>
        <translation>Sechseckumriss, Radius %1</translation>
    </message>
    <message>
        <source>Triangle, sides of %1</source>
        <translation>Dreieck, Seite %1</translation>
    </message>
    <message>
        <source>Triangle outline, sides of %1</source>
        <translation>Dreieckumriss, Seite %1</translation>
    </message>
</context>
<context>
    <name>Stamps</name>
    <message>
        <source>There is nothing here that could be a stamp.</source>
        <translation>Hier ist nichts, was ein Stempel sein könnte.</translation>
    </message>
    <message>
        <source>Bar of four</source>
        <translation>Viererriegel</translation>
    </message>
    <message>
        <source>Crescent</source>
        <translation>Sichel</translation>
    </message>
    <message>
        <source>Desert strip</source>
        <translation>Wüstenstreifen</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>Fog bank</source>
        <translation>Nebelbank</translation>
    </message>
    <message>
        <source>Gold islet</source>
        <translation>Goldinselchen</translation>
    </message>
    <message>
        <source>Great lagoon</source>
        <translation>Große Lagune</translation>
    </message>
    <message>
        <source>Home island</source>
        <translation>Hauptinsel</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Three hexes</source>
        <translation>Drei Felder</translation>
    </message>
    <message>
        <source>Twin islands</source>
        <translation>Zwillingsinseln</translation>
    </message>
</context>
<context>
    <name>SymmetryName</name>
    <message>
        <source>No symmetry</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Half turns</source>
        <translation>Halbe Drehungen</translation>
    </message>
    <message>
        <source>Thirds of a turn</source>
        <translation>Dritteldrehungen</translation>
    </message>
    <message>
        <source>Sixths of a turn</source>
        <translation>Sechsteldrehungen</translation>
    </message>
    <message>
        <source>Mirror: upright axis |</source>
        <translation>Spiegel: senkrechte Achse |</translation>
    </message>
    <message>
        <source>Mirror: steep axis /</source>
        <translation>Spiegel: steile Achse /</translation>
    </message>
    <message>
        <source>Mirror: shallow axis /</source>
        <translation>Spiegel: flache Achse /</translation>
    </message>
    <message>
        <source>Mirror: level axis —</source>
        <translation>Spiegel: waagerechte Achse —</translation>
    </message>
    <message>
        <source>Mirror: shallow axis \</source>
        <translation>Spiegel: flache Achse \</translation>
    </message>
    <message>
        <source>Mirror: steep axis \</source>
        <translation>Spiegel: steile Achse \</translation>
    </message>
    <message>
        <source>Two mirrors: upright and level</source>
        <translation>Zwei Spiegel: senkrecht und waagerecht</translation>
    </message>
    <message>
        <source>Two mirrors: steep / and shallow \</source>
        <translation>Zwei Spiegel: steil / und flach \</translation>
    </message>
    <message>
        <source>Two mirrors: shallow / and steep \</source>
        <translation>Zwei Spiegel: flach / und steil \</translation>
    </message>
    <message>
        <source>Three mirrors through corners</source>
        <translation>Drei Spiegel durch Ecken</translation>
    </message>
    <message>
        <source>Three mirrors through edges</source>
        <translation>Drei Spiegel durch Kanten</translation>
    </message>
    <message>
        <source>All six mirrors</source>
        <translation>Alle sechs Spiegel</translation>
    </message>
</context>
<context>
    <name>TracePicture</name>
    <message>
        <source>The picture %1 could not be read: %2</source>
        <translation>Das Bild %1 konnte nicht gelesen werden: %2</translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message>
        <source>with a frame</source>
        <translation>mit Rahmen</translation>
    </message>
    <message>
        <source>old, with 18 loose sea and harbour hexes</source>
        <translation>alt, mit 18 losen Meer- und Hafenfeldern</translation>
    </message>
    <message>
        <source>usual edition</source>
        <translation>übliche Ausgabe</translation>
    </message>
    <message>
        <source>2009 to 2015</source>
        <translation>2009 bis 2015</translation>
    </message>
    <message>
        <source>from 1997</source>
        <translation>ab 1997</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Basisspiel</translation>
    </message>
    <message>
        <source>Of the old edition&apos;s 18 sea hexes nine have a harbour printed on them.</source>
        <translation>Auf neun der 18 Meerfelder der alten Ausgabe ist ein Hafen gedruckt.</translation>
    </message>
    <message>
        <source>Base game, 5-6 players</source>
        <translation>Basisspiel, 5-6 Spieler</translation>
    </message>
    <message>
        <source>Its 28 numbers are used instead of those of the base game. With the base game there are eleven harbours, two of them wool.</source>
        <translation>Ihre 28 Zahlen ersetzen die des Basisspiels. Mit dem Basisspiel sind es elf Häfen, zwei davon für Wolle.</translation>
    </message>
    <message>
        <source>Seafarers</source>
        <translation>Seefahrer</translation>
    </message>
    <message>
        <source>Its ten harbours are used instead of those of the base game.</source>
        <translation>Ihre zehn Häfen ersetzen die des Basisspiels.</translation>
    </message>
    <message>
        <source>Seafarers, 5-6 players</source>
        <translation>Seefahrer, 5-6 Spieler</translation>
    </message>
    <message>
        <source>Not verified: these are the fewest there can be. Count your own and edit them.</source>
        <translation>Nicht belegt: Das ist das Mindeste, was darin ist. Zähle nach und berichtige.</translation>
    </message>
    <message>
        <source>Seafarers, old</source>
        <translation>Seefahrer, alt</translation>
    </message>
    <message>
        <source>It has twelve harbours; of two of them the kind is not known. Its frame does not fit that of later editions.</source>
        <translation>Es sind zwölf Häfen; von zweien ist die Art nicht bekannt. Der Rahmen passt nicht zu späteren Ausgaben.</translation>
    </message>
    <message>
        <source>Cities &amp; Knights</source>
        <translation>Städte &amp; Ritter</translation>
    </message>
    <message>
        <source>forest hex</source>
        <translation>Waldfeld</translation>
    </message>
    <message>
        <source>pasture hex</source>
        <translation>Weidefeld</translation>
    </message>
    <message>
        <source>fields hex</source>
        <translation>Ackerfeld</translation>
    </message>
    <message>
        <source>hills hex</source>
        <translation>Hügelfeld</translation>
    </message>
    <message>
        <source>mountains hex</source>
        <translation>Gebirgsfeld</translation>
    </message>
    <message>
        <source>desert hex</source>
        <translation>Wüstenfeld</translation>
    </message>
    <message>
        <source>gold field hex</source>
        <translation>Goldfeld</translation>
    </message>
    <message>
        <source>sea hex</source>
        <translation>Meerfeld</translation>
    </message>
    <message>
        <source>village hex</source>
        <translation>Dorffeld</translation>
    </message>
    <message>
        <source>fortress hex</source>
        <translation>Festungsfeld</translation>
    </message>
    <message>
        <source>canal hex</source>
        <translation>Kanalfeld</translation>
    </message>
    <message>
        <source>number 2</source>
        <translation>Zahl 2</translation>
    </message>
    <message>
        <source>number 3</source>
        <translation>Zahl 3</translation>
    </message>
    <message>
        <source>number 4</source>
        <translation>Zahl 4</translation>
    </message>
    <message>
        <source>number 5</source>
        <translation>Zahl 5</translation>
    </message>
    <message>
        <source>number 6</source>
        <translation>Zahl 6</translation>
    </message>
    <message>
        <source>number 8</source>
        <translation>Zahl 8</translation>
    </message>
    <message>
        <source>number 9</source>
        <translation>Zahl 9</translation>
    </message>
    <message>
        <source>number 10</source>
        <translation>Zahl 10</translation>
    </message>
    <message>
        <source>number 11</source>
        <translation>Zahl 11</translation>
    </message>
    <message>
        <source>number 12</source>
        <translation>Zahl 12</translation>
    </message>
    <message>
        <source>brick harbour</source>
        <translation>Lehmhafen</translation>
    </message>
    <message>
        <source>lumber harbour</source>
        <translation>Holzhafen</translation>
    </message>
    <message>
        <source>wool harbour</source>
        <translation>Wollhafen</translation>
    </message>
    <message>
        <source>grain harbour</source>
        <translation>Getreidehafen</translation>
    </message>
    <message>
        <source>ore harbour</source>
        <translation>Erzhafen</translation>
    </message>
    <message>
        <source>3:1 harbour</source>
        <translation>3:1-Hafen</translation>
    </message>
    <message>
        <source>brick card</source>
        <translation>Lehmkarte</translation>
    </message>
    <message>
        <source>lumber card</source>
        <translation>Holzkarte</translation>
    </message>
    <message>
        <source>wool card</source>
        <translation>Wollkarte</translation>
    </message>
    <message>
        <source>grain card</source>
        <translation>Getreidekarte</translation>
    </message>
    <message>
        <source>ore card</source>
        <translation>Erzkarte</translation>
    </message>
    <message>
        <source>knight card</source>
        <translation>Ritterkarte</translation>
    </message>
    <message>
        <source>victory point card</source>
        <translation>Siegpunktkarte</translation>
    </message>
    <message>
        <source>road building card</source>
        <translation>Straßenbaukarte</translation>
    </message>
    <message>
        <source>year of plenty card</source>
        <translation>Erfindungskarte</translation>
    </message>
    <message>
        <source>monopoly card</source>
        <translation>Monopolkarte</translation>
    </message>
    <message>
        <source>paper card</source>
        <translation>Papierkarte</translation>
    </message>
    <message>
        <source>cloth card</source>
        <translation>Tuchkarte</translation>
    </message>
    <message>
        <source>coin card</source>
        <translation>Münzkarte</translation>
    </message>
    <message>
        <source>trade progress card</source>
        <translation>Fortschrittskarte Handel</translation>
    </message>
    <message>
        <source>politics progress card</source>
        <translation>Fortschrittskarte Politik</translation>
    </message>
    <message>
        <source>science progress card</source>
        <translation>Fortschrittskarte Wissenschaft</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>basic knight</source>
        <translation>einfacher Ritter</translation>
    </message>
    <message>
        <source>strong knight</source>
        <translation>starker Ritter</translation>
    </message>
    <message>
        <source>mighty knight</source>
        <translation>mächtiger Ritter</translation>
    </message>
    <message>
        <source>city wall</source>
        <translation>Stadtmauer</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>point chit</source>
        <translation>Siegpunktmarker</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Number tokens</source>
        <translation>Zahlenchips</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>%1 × %2 more than the usual set has: take it from the set that stays in the box.</source>
        <translation>%1 × %2 mehr, als im üblichen Satz sind: Nimm es aus dem Satz, der in der Schachtel bleibt.</translation>
    </message>
    <message>
        <source>%1 × %2 short: leave the table bare where the sea touches no land.</source>
        <translation>%1 × %2 fehlt: Lass den Tisch frei, wo das Meer kein Land berührt.</translation>
    </message>
    <message>
        <source>%1 × %2 short: lay %1 × %3 face down in its place.</source>
        <translation>%1 × %2 fehlt: Lege dafür %1 × %3 verdeckt hin.</translation>
    </message>
    <message>
        <source>%1 × %2 short: %1 × %3 is spare and comes up as often.</source>
        <translation>%1 × %2 fehlt: %1 × %3 ist übrig und kommt ebenso oft.</translation>
    </message>
    <message>
        <source>%1 × %2 short: turn over %1 × %3 and mark its kind.</source>
        <translation>%1 × %2 fehlt: Drehe %1 × %3 um und schreibe die Art darauf.</translation>
    </message>
    <message>
        <source>%1 × %2 short: cut it from paper.</source>
        <translation>%1 × %2 fehlt: Schneide es aus Papier.</translation>
    </message>
    <message>
        <source>%1 × %2 short: use %1 × %3 of a colour nobody plays.</source>
        <translation>%1 × %2 fehlt: Nimm %1 × %3 in einer Farbe, mit der niemand spielt.</translation>
    </message>
    <message>
        <source>%1 × %2 short: what there is serves %4 seats.</source>
        <translation>%1 × %2 fehlt: Was da ist, reicht für %4 Spieler.</translation>
    </message>
    <message>
        <source>%1 × %2 short: lower its count in the rules of the map, or use a card of another game.</source>
        <translation>%1 × %2 fehlt: Verringere die Anzahl in den Regeln der Karte oder nimm eine Karte aus einem anderen Spiel.</translation>
    </message>
    <message>
        <source>%1 × %2 short: a coin or a bead does as well.</source>
        <translation>%1 × %2 fehlt: Eine Münze oder Perle tut es auch.</translation>
    </message>
    <message>
        <source>%1 × %2 short: a pawn of another game does as well.</source>
        <translation>%1 × %2 fehlt: Eine Figur aus einem anderen Spiel tut es auch.</translation>
    </message>
    <message>
        <source>points for new islands</source>
        <translation>Punkte für neue Inseln</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>tribe chips</source>
        <translation>Stammesplättchen</translation>
    </message>
    <message>
        <source>strength of fortresses</source>
        <translation>Stärke der Festungen</translation>
    </message>
    <message>
        <source>points for fortresses</source>
        <translation>Punkte für Festungen</translation>
    </message>
    <message>
        <source>chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>stages of wonders</source>
        <translation>Stufen der Weltwunder</translation>
    </message>
    <message>
        <source>dug canal</source>
        <translation>gegrabener Kanal</translation>
    </message>
    <message>
        <source>“%1” does not say which box is owned.</source>
        <translation>„%1“ sagt nicht, welche Schachtel dir gehört.</translation>
    </message>
    <message>
        <source>“%1” does not say how many of what are in the box %2.</source>
        <translation>„%1“ sagt nicht, wie viele wovon in der Schachtel %2 sind.</translation>
    </message>
    <message>
        <source>“%1” does not say how many copies of the box there are: 1 to %2.</source>
        <translation>„%1“ sagt nicht, wie oft es die Schachtel gibt: 1 bis %2.</translation>
    </message>
    <message>
        <source>There is no box called “%1”.</source>
        <translation>Es gibt keine Schachtel namens „%1“.</translation>
    </message>
    <message>
        <source>The box %1 has no edition called “%2”.</source>
        <translation>Von der Schachtel %1 gibt es keine Ausgabe namens „%2“.</translation>
    </message>
    <message>
        <source>The box %1 is named twice; write %1*2 for two copies.</source>
        <translation>Die Schachtel %1 ist zweimal genannt; schreibe %1*2 für zwei Stück.</translation>
    </message>
    <message>
        <source>The frames of old and new Seafarers do not fit each other; use one of them.</source>
        <translation>Die Rahmen der alten und der neuen Seefahrer passen nicht zusammen; nimm einen davon.</translation>
    </message>
    <message>
        <source>%1: some counts are not verified and may be higher; count your own.</source>
        <translation>%1: Einige Anzahlen sind nicht belegt und können höher sein; zähle nach.</translation>
    </message>
    <message>
        <source>Needed of “%1”: %2. In the boxes: %3.</source>
        <translation>Von „%1“ gebraucht: %2. In den Schachteln: %3.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Tidy</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>In %1 of %2 sampled deals.</source>
        <translation>In %1 von %2 Verteilungen der Stichprobe.</translation>
    </message>
    <message>
        <source>Line %1: there is no check called “%2”.</source>
        <translation>Zeile %1: Es gibt keine Prüfung namens „%2“.</translation>
    </message>
    <message>
        <source>Line %1: a check is followed by “on”, “off”, “severity” and its name, or a threshold and its value.</source>
        <translation>Zeile %1: Auf eine Prüfung folgt „on“, „off“, „severity“ und deren Name oder ein Grenzwert mit seiner Zahl.</translation>
    </message>
    <message>
        <source>Line %1: a severity is “error”, “warning” or “hint”, not “%2”.</source>
        <translation>Zeile %1: Eine Schwere ist „error“, „warning“ oder „hint“, nicht „%2“.</translation>
    </message>
    <message>
        <source>Line %1: the check “%2” has no threshold called “%3”.</source>
        <translation>Zeile %1: Die Prüfung „%2“ hat keinen Grenzwert namens „%3“.</translation>
    </message>
    <message>
        <source>Line %1: “%2” is a number from %3 to %4, not “%5”.</source>
        <translation>Zeile %1: „%2“ ist eine Zahl von %3 bis %4, nicht „%5“.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Line %1: a preset is “official”, “strict”, “relaxed” or “off”.</source>
        <translation>Zeile %1: Eine Voreinstellung ist „official“, „strict“, „relaxed“ oder „off“.</translation>
    </message>
    <message>
        <source>Remove the harbour at %1</source>
        <translation>Den Hafen an %1 entfernen</translation>
    </message>
    <message>
        <source>Turn the harbour to %1</source>
        <translation>Den Hafen nach %1 drehen</translation>
    </message>
    <message>
        <source>Difference between areas</source>
        <translation>Unterschied zwischen Gebieten</translation>
    </message>
    <message>
        <source>Fewest hexes of an area</source>
        <translation>Wenigste Felder eines Gebiets</translation>
    </message>
    <message>
        <source>The quarters of the start ground yield unlike: %1 times the average around %2 and %3 times around %4.</source>
        <translation>Die Viertel des Startgebiets sind ungleich: um %2 das %1-fache des Durchschnitts, um %4 das %3-fache.</translation>
    </message>
    <message>
        <source>The start islands yield unlike: %1 times the average on %2 and %3 times on %4.</source>
        <translation>Die Startinseln sind ungleich: auf %2 das %1-fache des Durchschnitts, auf %4 das %3-fache.</translation>
    </message>
    <message>
        <source>The like parts of the start ground yield unlike: %1 times the average on %2 and %3 times on %4.</source>
        <translation>Die gleichen Teile des Startgebiets sind ungleich: auf %2 das %1-fache des Durchschnitts, auf %4 das %3-fache.</translation>
    </message>
    <message>
        <source>Rich and poor areas</source>
        <translation>Reiche und arme Gebiete</translation>
    </message>
    <message>
        <source>An area that yields far more for its size than another draws everybody there. Its yield is its share of all pips by its share of all hexes, one on average.</source>
        <translation>Ein Gebiet, das für seine Größe weit mehr abwirft als ein anderes, zieht alle an. Sein Ertrag ist sein Anteil an allen Augen geteilt durch seinen Anteil an allen Feldern, im Schnitt eins.</translation>
    </message>
    <message>
        <source>Cards the boxes lack</source>
        <translation>Karten, die in den Schachteln fehlen</translation>
    </message>
    <message>
        <source>Bank and development cards the options of the map ask for that are not there. The box ledger says what can be done.</source>
        <translation>Rohstoff- und Entwicklungskarten, die die Optionen der Karte verlangen und die es nicht gibt. Unter Material steht, wie man sich hilft.</translation>
    </message>
    <message>
        <source>Harbours the boxes lack</source>
        <translation>Häfen, die in den Schachteln fehlen</translation>
    </message>
    <message>
        <source>Harbour tokens the map asks for that are not there on the table. The box ledger says what can be put in their place.</source>
        <translation>Hafenplättchen, die die Karte verlangt und die nicht auf dem Tisch liegen können. Unter Material steht, was an ihre Stelle treten kann.</translation>
    </message>
    <message>
        <source>Hexes the boxes lack</source>
        <translation>Felder, die in den Schachteln fehlen</translation>
    </message>
    <message>
        <source>Hexes that are drawn or dealt and not there on the table. The box ledger says what can be put in their place.</source>
        <translation>Gezeichnete oder verteilte Felder, die nicht auf dem Tisch liegen können. Unter Material steht, was an ihre Stelle treten kann.</translation>
    </message>
    <message>
        <source>Markers the boxes lack</source>
        <translation>Marker, die in den Schachteln fehlen</translation>
    </message>
    <message>
        <source>Robber, pirate and point chits for islands, cloth, chips and whatever else the map counts. The box ledger says what can be put in their place.</source>
        <translation>Räuber, Pirat und Siegpunktmarker für Inseln, Tuch, Plättchen und was die Karte sonst zählt. Unter Material steht, was an ihre Stelle treten kann.</translation>
    </message>
    <message>
        <source>Number tokens the boxes lack</source>
        <translation>Zahlenchips, die in den Schachteln fehlen</translation>
    </message>
    <message>
        <source>Number tokens of the map and its fog pile that are not there on the table. The box ledger says what can be put in their place.</source>
        <translation>Zahlenchips der Karte und ihres Nebelstapels, die nicht auf dem Tisch liegen können. Unter Material steht, was an ihre Stelle treten kann.</translation>
    </message>
    <message>
        <source>Pieces the boxes lack</source>
        <translation>Figuren, die in den Schachteln fehlen</translation>
    </message>
    <message>
        <source>Settlements, cities, roads and ships for all seats the map is meant for. The box ledger says what can be put in their place.</source>
        <translation>Siedlungen, Städte, Straßen und Schiffe für alle Spieler, für die die Karte gedacht ist. Unter Material steht, was an ihre Stelle treten kann.</translation>
    </message>
    <message>
        <source>The chest at %1 does not lie under fog.</source>
        <translation>Die Truhe auf %1 liegt nicht unter Nebel.</translation>
    </message>
    <message>
        <source>Remove the chest at %1</source>
        <translation>Die Truhe auf %1 entfernen</translation>
    </message>
    <message>
        <source>Chest without fog</source>
        <translation>Truhe ohne Nebel</translation>
    </message>
    <message>
        <source>Chests are hidden under fog hexes and opened when the hex is found.</source>
        <translation>Truhen sind unter Nebelfeldern versteckt und werden geöffnet, wenn das Feld entdeckt wird.</translation>
    </message>
    <message>
        <source>The tribe chip at %1 does not lie on a producing hex.</source>
        <translation>Das Stammesplättchen auf %1 liegt nicht auf einem ertragreichen Feld.</translation>
    </message>
    <message>
        <source>Remove the chip at %1</source>
        <translation>Das Plättchen auf %1 entfernen</translation>
    </message>
    <message>
        <source>Chip off a producing hex</source>
        <translation>Plättchen auf unfruchtbarem Feld</translation>
    </message>
    <message>
        <source>A tribe chip lies on an ordinary producing hex: forest, pasture, fields, hills or mountains.</source>
        <translation>Ein Stammesplättchen liegt auf einem gewöhnlichen ertragreichen Feld: Wald, Weide, Ackerland, Hügelland oder Gebirge.</translation>
    </message>
    <message>
        <source>Most pips at one crossing</source>
        <translation>Meiste Augen an einer Kreuzung</translation>
    </message>
    <message>
        <source>Fewest pips at a start crossing with three producing hexes</source>
        <translation>Wenigste Augen an einer Startkreuzung mit drei ertragreichen Feldern</translation>
    </message>
    <message>
        <source>The crossing between %1 has %2 pips.</source>
        <translation>Die Kreuzung zwischen %1 hat %2 Augen.</translation>
    </message>
    <message>
        <source>The start crossing between %1 has only %2 pips.</source>
        <translation>Die Startkreuzung zwischen %1 hat nur %2 Augen.</translation>
    </message>
    <message>
        <source>Crossing too rich or too poor</source>
        <translation>Kreuzung zu reich oder zu arm</translation>
    </message>
    <message>
        <source>The pips of the hexes around a crossing say how often a settlement there is paid. Whoever gets the one place far above all others has half won.</source>
        <translation>Die Augen der Felder um eine Kreuzung sagen, wie oft eine Siedlung dort etwas bekommt. Wer den einen Platz hat, der alle anderen weit überragt, hat schon halb gewonnen.</translation>
    </message>
    <message>
        <source>Nobody can ever settle on the island at %1.</source>
        <translation>Auf der Insel bei %1 kann nie jemand siedeln.</translation>
    </message>
    <message>
        <source>Nobody can ever settle on %2 crossings of the island at %1.</source>
        <translation>Auf %2 Kreuzungen der Insel bei %1 kann nie jemand siedeln.</translation>
    </message>
    <message>
        <source>Ground nobody can settle</source>
        <translation>Land, auf dem niemand siedeln kann</translation>
    </message>
    <message>
        <source>No road and no chain of ships leads there from where games start, or a fortress stands there and no ship can come to raid it.</source>
        <translation>Weder eine Straße noch eine Kette von Schiffen führt vom Start dorthin, oder dort steht eine Festung, und kein Schiff kommt heran, um sie anzugreifen.</translation>
    </message>
    <message>
        <source>Spread for two or three seats</source>
        <translation>Streuung bei zwei oder drei Spielern</translation>
    </message>
    <message>
        <source>Spread for four seats</source>
        <translation>Streuung bei vier Spielern</translation>
    </message>
    <message>
        <source>Spread for five seats</source>
        <translation>Streuung bei fünf Spielern</translation>
    </message>
    <message>
        <source>Spread for six and more seats</source>
        <translation>Streuung bei sechs und mehr Spielern</translation>
    </message>
    <message>
        <source>In a careful draft seat %1 in order of play gets places worth %2 pips and seat %3 only %4; the spread is %5.</source>
        <translation>Bei sorgfältiger Wahl bekommt Platz %1 der Reihenfolge Startplätze im Wert von %2 Augen und Platz %3 nur %4; die Streuung ist %5.</translation>
    </message>
    <message>
        <source>Draft that favours a seat</source>
        <translation>Startwahl, die einen Platz bevorzugt</translation>
    </message>
    <message>
        <source>Each seat in turn takes the best place, then once more in the other direction. What the places of the seats are worth should differ little; the measure is the standard deviation in pips.</source>
        <translation>Reihum nimmt jeder den besten Startplatz, dann noch einmal in umgekehrter Richtung. Was die Startplätze der Spieler wert sind, sollte sich wenig unterscheiden; das Maß ist die Standardabweichung in Augen.</translation>
    </message>
    <message>
        <source>Rare numbers touch</source>
        <translation>Seltene Zahlen berühren sich</translation>
    </message>
    <message>
        <source>A 2 and a 12 are rolled least. Side by side they make a corner of the map that hardly yields anything.</source>
        <translation>Eine 2 und eine 12 fallen am seltensten. Nebeneinander machen sie eine Ecke der Karte, die kaum etwas abwirft.</translation>
    </message>
    <message>
        <source>Most ships to an island</source>
        <translation>Meiste Schiffe bis zu einer Insel</translation>
    </message>
    <message>
        <source>No ship can reach the island at %1.</source>
        <translation>Kein Schiff erreicht die Insel bei %1.</translation>
    </message>
    <message>
        <source>The island at %1 is %2 ships away, and a seat has only %3.</source>
        <translation>Die Insel bei %1 ist %2 Schiffe entfernt, und ein Spieler hat nur %3.</translation>
    </message>
    <message>
        <source>The island at %1 is %2 ships away from the start.</source>
        <translation>Die Insel bei %1 ist %2 Schiffe vom Start entfernt.</translation>
    </message>
    <message>
        <source>Island far away</source>
        <translation>Weit entfernte Insel</translation>
    </message>
    <message>
        <source>An island more than half a dozen ships away is settled late if at all, and one that takes more ships than a seat has can never be.</source>
        <translation>Eine Insel, die mehr als ein halbes Dutzend Schiffe entfernt ist, wird spät oder nie besiedelt; eine, die mehr Schiffe braucht, als ein Spieler hat, überhaupt nie.</translation>
    </message>
    <message>
        <source>Seat %1 is to begin, but a game of %2 has only the seats 0 to %3.</source>
        <translation>Platz %1 soll anfangen, aber ein Spiel zu %2 hat nur die Plätze 0 bis %3.</translation>
    </message>
    <message>
        <source>Draw the first seat at random</source>
        <translation>Den Startspieler auslosen</translation>
    </message>
    <message>
        <source>First seat that may be missing</source>
        <translation>Startspieler, den es nicht immer gibt</translation>
    </message>
    <message>
        <source>The seat that begins must be there in every game the map is meant for.</source>
        <translation>Der Platz, der anfängt, muss in jedem Spiel besetzt sein, für das die Karte gedacht ist.</translation>
    </message>
    <message>
        <source>Tiles in the fog pile: %1. Fog hexes: %2.</source>
        <translation>Felder im Nebelstapel: %1. Nebelfelder: %2.</translation>
    </message>
    <message>
        <source>Use the standard fog pile</source>
        <translation>Den üblichen Nebelstapel nehmen</translation>
    </message>
    <message>
        <source>Numbers for the fog pile: %1. Fog hexes: %2.</source>
        <translation>Zahlen für den Nebelstapel: %1. Nebelfelder: %2.</translation>
    </message>
    <message>
        <source>Use the standard numbers of the fog pile</source>
        <translation>Die üblichen Zahlen des Nebelstapels nehmen</translation>
    </message>
    <message>
        <source>Fog pile of the wrong size</source>
        <translation>Nebelstapel mit falscher Anzahl</translation>
    </message>
    <message>
        <source>Each fog hex is turned into the next tile of the pile, and each tile takes a number. With too few or too many no game can be dealt.</source>
        <translation>Jedes Nebelfeld wird zum nächsten Feld des Stapels, und jedes Feld bekommt eine Zahl. Mit zu wenigen oder zu vielen kann kein Spiel verteilt werden.</translation>
    </message>
    <message>
        <source>Games can start beside the gold at %1.</source>
        <translation>Neben dem Gold auf %1 kann man anfangen.</translation>
    </message>
    <message>
        <source>Forbid to start there</source>
        <translation>Dort den Start verbieten</translation>
    </message>
    <message>
        <source>Gold on start ground</source>
        <translation>Gold im Startgebiet</translation>
    </message>
    <message>
        <source>Gold is the reward for sailing out. Where a game can start beside it, the first to choose takes it and has every resource from the first roll.</source>
        <translation>Gold ist der Lohn fürs Hinausfahren. Wo man daneben anfangen kann, nimmt es, wer zuerst wählt, und hat vom ersten Wurf an jeden Rohstoff.</translation>
    </message>
    <message>
        <source>Most pips of a gold hex</source>
        <translation>Meiste Augen eines Goldfelds</translation>
    </message>
    <message>
        <source>Let the deal put no more than %1 pips on gold</source>
        <translation>Höchstens %1 Augen auf Gold verteilen lassen</translation>
    </message>
    <message>
        <source>The gold at %1 carries the %2, which is rolled often.</source>
        <translation>Das Gold auf %1 trägt die %2, die oft fällt.</translation>
    </message>
    <message>
        <source>Gold on a frequent number</source>
        <translation>Gold auf einer häufigen Zahl</translation>
    </message>
    <message>
        <source>Gold pays whatever is wished for. On a 6 or an 8 it decides the game; printed maps give it a rare number.</source>
        <translation>Gold bringt, was man sich wünscht. Auf einer 6 oder 8 entscheidet es das Spiel; gedruckte Karten geben ihm eine seltene Zahl.</translation>
    </message>
    <message>
        <source>Strongest hinterland by weakest</source>
        <translation>Stärkstes Hinterland geteilt durch schwächstes</translation>
    </message>
    <message>
        <source>The 2:1 harbour at %1 has %2 pips of its resource near, the one at %3 has %4.</source>
        <translation>Der 2:1-Hafen an %1 hat %2 Augen seines Rohstoffs in der Nähe, der an %3 hat %4.</translation>
    </message>
    <message>
        <source>Harbours of unlike worth</source>
        <translation>Häfen von ungleichem Wert</translation>
    </message>
    <message>
        <source>A 2:1 harbour is worth what its resource yields near it: pips at the harbour count whole, one road away 0.6, two roads away 0.3.</source>
        <translation>Ein 2:1-Hafen ist wert, was sein Rohstoff in der Nähe abwirft: Augen am Hafen zählen ganz, eine Straße entfernt 0,6, zwei Straßen entfernt 0,3.</translation>
    </message>
    <message>
        <source>The harbour at %1 does not lie between land and sea.</source>
        <translation>Der Hafen an %1 liegt nicht zwischen Land und Meer.</translation>
    </message>
    <message>
        <source>Harbour away from the coast</source>
        <translation>Hafen abseits der Küste</translation>
    </message>
    <message>
        <source>A harbour lies on an edge with land on one side and a sea hex on the other. The empty space around a map is no sea.</source>
        <translation>Ein Hafen liegt an einer Kante mit Land auf der einen und einem Meerfeld auf der anderen Seite. Der leere Raum um eine Karte ist kein Meer.</translation>
    </message>
    <message>
        <source>The harbour at %1 lies on a fog hex.</source>
        <translation>Der Hafen an %1 liegt an einem Nebelfeld.</translation>
    </message>
    <message>
        <source>The harbour at %1 lies on a fortress.</source>
        <translation>Der Hafen an %1 liegt an einer Festung.</translation>
    </message>
    <message>
        <source>Harbour on fog or a fortress</source>
        <translation>Hafen an Nebel oder Festung</translation>
    </message>
    <message>
        <source>What lies under fog is not known, and nobody settles at a standing fortress: neither has a harbour.</source>
        <translation>Was unter dem Nebel liegt, weiß man nicht, und an einer stehenden Festung siedelt niemand: Beide haben keinen Hafen.</translation>
    </message>
    <message>
        <source>Swap the kinds of the harbours at %1 and %2</source>
        <translation>Die Arten der Häfen an %1 und %2 tauschen</translation>
    </message>
    <message>
        <source>The 2:1 harbour for %1 at %2 touches %3, which yields it.</source>
        <translation>Der 2:1-Hafen für %1 an %2 grenzt an %3, wo es diesen Rohstoff gibt.</translation>
    </message>
    <message>
        <source>Make it a generic harbour</source>
        <translation>Zu einem 3:1-Hafen machen</translation>
    </message>
    <message>
        <source>Harbour beside its own resource</source>
        <translation>Hafen neben dem eigenen Rohstoff</translation>
    </message>
    <message>
        <source>One settlement there both yields a resource and trades it two for one. Printed maps make a seat build towards its harbour.</source>
        <translation>Eine Siedlung bekommt dort einen Rohstoff und tauscht ihn zugleich zwei zu eins. Auf gedruckten Karten muss man sich zu seinem Hafen hinbauen.</translation>
    </message>
    <message>
        <source>The harbours at %1 and %2 share a crossing.</source>
        <translation>Die Häfen an %1 und %2 teilen eine Kreuzung.</translation>
    </message>
    <message>
        <source>Harbours share a crossing</source>
        <translation>Häfen teilen eine Kreuzung</translation>
    </message>
    <message>
        <source>A harbour serves the two crossings at the ends of its edge, and a crossing has one harbour at most.</source>
        <translation>Ein Hafen gehört zu den zwei Kreuzungen an den Enden seiner Kante, und eine Kreuzung hat höchstens einen Hafen.</translation>
    </message>
    <message>
        <source>Remove the name and role at %1</source>
        <translation>Namen und Rolle bei %1 entfernen</translation>
    </message>
    <message>
        <source>The island “%1” is placed at %2, which is no land.</source>
        <translation>Die Insel „%1“ liegt auf %2, und das ist kein Land.</translation>
    </message>
    <message>
        <source>“%1” at %2 and “%3” at %4 are the same island.</source>
        <translation>„%1“ auf %2 und „%3“ auf %4 sind dieselbe Insel.</translation>
    </message>
    <message>
        <source>The island at %1 is neither a start island nor a new one.</source>
        <translation>Die Insel bei %1 ist weder eine Startinsel noch eine neue.</translation>
    </message>
    <message>
        <source>Make it a new island</source>
        <translation>Zur neuen Insel machen</translation>
    </message>
    <message>
        <source>Make it a start island</source>
        <translation>Zur Startinsel machen</translation>
    </message>
    <message>
        <source>Island without a role</source>
        <translation>Insel ohne Rolle</translation>
    </message>
    <message>
        <source>Games start on start islands, and the first settlement on a new island scores. A map that gives some of its islands a role should give each exactly one; without any roles games start on all of them.</source>
        <translation>Man fängt auf Startinseln an, und die erste Siedlung auf einer neuen Insel bringt Punkte. Eine Karte, die einigen ihrer Inseln eine Rolle gibt, sollte jeder genau eine geben; ganz ohne Rollen fängt man auf allen an.</translation>
    </message>
    <message>
        <source>%1 lies on the rim of the map.</source>
        <translation>%1 liegt am Rand der Karte.</translation>
    </message>
    <message>
        <source>%1 land hexes lie on the rim of the map: %2.</source>
        <translation>%1 Landfelder liegen am Rand der Karte: %2.</translation>
    </message>
    <message>
        <source>Put sea around the land</source>
        <translation>Das Land mit Meer umgeben</translation>
    </message>
    <message>
        <source>Land on the rim</source>
        <translation>Land am Rand</translation>
    </message>
    <message>
        <source>Where land is not surrounded by hexes, no ship can pass along its coast and no harbour can lie there.</source>
        <translation>Wo Land nicht von Feldern umgeben ist, kann kein Schiff an der Küste entlangfahren und kein Hafen liegen.</translation>
    </message>
    <message>
        <source>%1 carries a number, but its terrain takes none.</source>
        <translation>%1 trägt eine Zahl, aber auf diesem Gelände liegt nie eine.</translation>
    </message>
    <message>
        <source>Remove the number of %1</source>
        <translation>Die Zahl von %1 entfernen</translation>
    </message>
    <message>
        <source>Number where none can be</source>
        <translation>Zahl, wo keine sein kann</translation>
    </message>
    <message>
        <source>Only hexes that yield something carry a number: the five terrains, gold, villages and canal tiles. Fog hexes get theirs from the fog pile when they are found.</source>
        <translation>Nur Felder, die etwas abwerfen, tragen eine Zahl: die fünf Gelände, Gold, Dörfer und Kanalfelder. Nebelfelder bekommen ihre aus dem Nebelstapel, wenn sie entdeckt werden.</translation>
    </message>
    <message>
        <source>%1 has no number and will never produce.</source>
        <translation>%1 hat keine Zahl und bringt nie etwas.</translation>
    </message>
    <message>
        <source>%1 hexes have no number and will never produce: %2.</source>
        <translation>%1 Felder haben keine Zahl und bringen nie etwas: %2.</translation>
    </message>
    <message>
        <source>Take its number from the pool</source>
        <translation>Die Zahl aus dem Vorrat nehmen</translation>
    </message>
    <message>
        <source>Take their numbers from the pool</source>
        <translation>Die Zahlen aus dem Vorrat nehmen</translation>
    </message>
    <message>
        <source>Hex without a number</source>
        <translation>Feld ohne Zahl</translation>
    </message>
    <message>
        <source>A hex yields something only when its number is rolled. Without a number it is as good as a desert; if that is meant, a desert says it better.</source>
        <translation>Ein Feld bringt nur etwas, wenn seine Zahl fällt. Ohne Zahl ist es so gut wie eine Wüste; ist das gewollt, sagt eine Wüste es besser.</translation>
    </message>
    <message>
        <source>Hexes of one resource on one number</source>
        <translation>Felder eines Rohstoffs auf einer Zahl</translation>
    </message>
    <message>
        <source>%1 hexes of %2 carry the %3: %4.</source>
        <translation>%1 Felder mit %2 tragen die %3: %4.</translation>
    </message>
    <message>
        <source>One number twice on a resource</source>
        <translation>Eine Zahl zweimal auf einem Rohstoff</translation>
    </message>
    <message>
        <source>Where hexes of one resource share a number, that resource comes in floods and droughts, and the robber need only sit on one of them to be felt.</source>
        <translation>Wo Felder eines Rohstoffs dieselbe Zahl haben, kommt er in Flut und Dürre, und der Räuber muss nur auf einem davon sitzen, um zu schmerzen.</translation>
    </message>
    <message>
        <source>The pirate starts at %1, which is no sea.</source>
        <translation>Der Pirat fängt auf %1 an, und das ist kein Meer.</translation>
    </message>
    <message>
        <source>Remove the mark of the pirate</source>
        <translation>Das Zeichen des Piraten entfernen</translation>
    </message>
    <message>
        <source>Pirate not at sea</source>
        <translation>Pirat nicht auf dem Meer</translation>
    </message>
    <message>
        <source>The pirate is always on a sea hex. On a map without a mark it starts beside the board.</source>
        <translation>Der Pirat steht immer auf einem Meerfeld. Auf einer Karte ohne Zeichen fängt er neben dem Brett an.</translation>
    </message>
    <message>
        <source>Tiles in the terrain pool: %1. Hexes that take one: %2.</source>
        <translation>Felder im Geländevorrat: %1. Felder, die eines bekommen: %2.</translation>
    </message>
    <message>
        <source>Tiles in the terrain pool of group “%3”: %1. Hexes that take one: %2.</source>
        <translation>Felder im Geländevorrat der Gruppe „%3“: %1. Felder, die eines bekommen: %2.</translation>
    </message>
    <message>
        <source>Use the standard terrain</source>
        <translation>Das übliche Gelände nehmen</translation>
    </message>
    <message>
        <source>Tokens in the number pool: %1. Hexes that take one: %2.</source>
        <translation>Chips im Zahlenvorrat: %1. Felder, die einen bekommen: %2.</translation>
    </message>
    <message>
        <source>Tokens in the number pool of group “%3”: %1. Hexes that take one: %2.</source>
        <translation>Chips im Zahlenvorrat der Gruppe „%3“: %1. Felder, die einen bekommen: %2.</translation>
    </message>
    <message>
        <source>Use the standard numbers</source>
        <translation>Die üblichen Zahlen nehmen</translation>
    </message>
    <message>
        <source>Kinds in the harbour pool: %1. Harbours that take one: %2.</source>
        <translation>Arten im Hafenvorrat: %1. Häfen, die eine bekommen: %2.</translation>
    </message>
    <message>
        <source>Use the standard harbours</source>
        <translation>Die üblichen Häfen nehmen</translation>
    </message>
    <message>
        <source>Chips in the chip pool: %1. Hexes that take one: %2.</source>
        <translation>Plättchen im Plättchenvorrat: %1. Felder, die eines bekommen: %2.</translation>
    </message>
    <message>
        <source>Use the standard chips</source>
        <translation>Die üblichen Plättchen nehmen</translation>
    </message>
    <message>
        <source>Pool of the wrong size</source>
        <translation>Vorrat mit falscher Anzahl</translation>
    </message>
    <message>
        <source>What is left open on the map is dealt from pools. A pool the map sets itself must hold exactly as many tiles as there are hexes or harbours to fill; without one the standard set for that number is used.</source>
        <translation>Was auf der Karte offen ist, wird aus Vorräten verteilt. Ein Vorrat, den die Karte selbst festlegt, muss genau so viel enthalten, wie Felder oder Häfen zu füllen sind; ohne ihn gilt der übliche Satz für diese Anzahl.</translation>
    </message>
    <message>
        <source>Swap the %1 of %2 with the %3 of %4</source>
        <translation>Die %1 von %2 mit der %3 von %4 tauschen</translation>
    </message>
    <message>
        <source>Take both numbers from the pool</source>
        <translation>Beide Zahlen aus dem Vorrat nehmen</translation>
    </message>
    <message>
        <source>The %1 on %2 touches the %3 on %4.</source>
        <translation>Die %1 auf %2 berührt die %3 auf %4.</translation>
    </message>
    <message>
        <source>Red numbers touch</source>
        <translation>Rote Zahlen berühren sich</translation>
    </message>
    <message>
        <source>A 6 and an 8 are rolled most often. Two of them side by side make one place on the map far better than all others, so no two hexes that share an edge may both carry one. The option “Keep red numbers apart” lifts the rule.</source>
        <translation>Eine 6 und eine 8 fallen am häufigsten. Zwei davon nebeneinander machen einen Platz auf der Karte weit besser als alle anderen, deshalb dürfen keine zwei Felder mit gemeinsamer Kante beide eine tragen. Die Option „Rote Zahlen getrennt“ hebt die Regel auf.</translation>
    </message>
    <message>
        <source>Take all number limits away</source>
        <translation>Alle Zahlengrenzen aufheben</translation>
    </message>
    <message>
        <source>Use the standard numbers in every shuffle group</source>
        <translation>In jeder Mischgruppe die üblichen Zahlen nehmen</translation>
    </message>
    <message>
        <source>Let red numbers touch on this map</source>
        <translation>Rote Zahlen dürfen sich auf dieser Karte berühren</translation>
    </message>
    <message>
        <source>Red tokens (6 and 8) of group “%3” to place: %1. Hexes they may lie on that are pairwise apart: at most %2.</source>
        <translation>Rote Chips (6 und 8) der Gruppe „%3“ zu legen: %1. Felder, auf die sie dürfen und die sich paarweise nicht berühren: höchstens %2.</translation>
    </message>
    <message>
        <source>Red tokens (6 and 8) to place: %1. Hexes they may lie on that are pairwise apart: at most %2.</source>
        <translation>Rote Chips (6 und 8) zu legen: %1. Felder, auf die sie dürfen und die sich paarweise nicht berühren: höchstens %2.</translation>
    </message>
    <message>
        <source>Hexes of group “%4” that may only take %1: %2. Such tokens in its number pool: %3.</source>
        <translation>Felder der Gruppe „%4“, die nur %1 nehmen dürfen: %2. Solche Chips in ihrem Zahlenvorrat: %3.</translation>
    </message>
    <message>
        <source>Hexes that may only take %1: %2. Such tokens in the number pool: %3.</source>
        <translation>Felder, die nur %1 nehmen dürfen: %2. Solche Chips im Zahlenvorrat: %3.</translation>
    </message>
    <message>
        <source>Tokens of %1 in the number pool of group “%4”: %2. Hexes that number limits and fixed red neighbours leave for them: %3.</source>
        <translation>Chips mit %1 im Zahlenvorrat der Gruppe „%4“: %2. Felder, die Zahlengrenzen und feste rote Nachbarn ihnen lassen: %3.</translation>
    </message>
    <message>
        <source>Tokens of %1 in the number pool: %2. Hexes that number limits and fixed red neighbours leave for them: %3.</source>
        <translation>Chips mit %1 im Zahlenvorrat: %2. Felder, die Zahlengrenzen und feste rote Nachbarn ihnen lassen: %3.</translation>
    </message>
    <message>
        <source>Number limits and shuffle groups leave no way to keep the red tokens (6 and 8) apart, of which there are %1.</source>
        <translation>Zahlengrenzen und Mischgruppen lassen keine Möglichkeit, die roten Chips (6 und 8) getrennt zu halten; es sind %1.</translation>
    </message>
    <message>
        <source>Red tokens (6 and 8) to place: %1. Within number limits and shuffle groups only %2 could be placed apart, and whether there is room for all is beyond the search.</source>
        <translation>Rote Chips (6 und 8) zu legen: %1. Innerhalb von Zahlengrenzen und Mischgruppen ließen sich nur %2 getrennt legen; ob für alle Platz ist, übersteigt die Suche.</translation>
    </message>
    <message>
        <source>Red tokens (6 and 8) to place: %1. Only %2 could be placed apart, and whether there is room for all is beyond the search.</source>
        <translation>Rote Chips (6 und 8) zu legen: %1. Nur %2 ließen sich getrennt legen; ob für alle Platz ist, übersteigt die Suche.</translation>
    </message>
    <message>
        <source>Numbers cannot be laid out</source>
        <translation>Zahlen lassen sich nicht auslegen</translation>
    </message>
    <message>
        <source>No two hexes that share an edge may both carry a 6 or an 8, each shuffle group has its own numbers, and number limits say what may come to a hex. With the numbers of the pools there is no way to lay them out so on this map, and no game can be dealt.</source>
        <translation>Keine zwei Felder mit gemeinsamer Kante dürfen beide eine 6 oder 8 tragen, jede Mischgruppe hat ihre eigenen Zahlen, und Zahlengrenzen sagen, was auf ein Feld kommen darf. Mit den Zahlen der Vorräte geht das auf dieser Karte nicht auf, und kein Spiel kann verteilt werden.</translation>
    </message>
    <message>
        <source>Red numbers on one resource</source>
        <translation>Rote Zahlen auf einem Rohstoff</translation>
    </message>
    <message>
        <source>%1 hexes of %2 carry a red number: %3.</source>
        <translation>%1 Felder mit %2 tragen eine rote Zahl: %3.</translation>
    </message>
    <message>
        <source>Many red numbers on one resource</source>
        <translation>Viele rote Zahlen auf einem Rohstoff</translation>
    </message>
    <message>
        <source>6 and 8 are rolled most often. A resource that has more of them than its share is plentiful for everybody, and another one is short.</source>
        <translation>6 und 8 fallen am häufigsten. Ein Rohstoff, der mehr als seinen Teil davon hat, ist für alle reichlich da, und ein anderer ist knapp.</translation>
    </message>
    <message>
        <source>Least share of pips for a share of hexes</source>
        <translation>Kleinster Anteil an Augen je Anteil an Feldern</translation>
    </message>
    <message>
        <source>Greatest share of pips for a share of hexes</source>
        <translation>Größter Anteil an Augen je Anteil an Feldern</translation>
    </message>
    <message>
        <source>Fewest pips for each hex</source>
        <translation>Wenigste Augen je Feld</translation>
    </message>
    <message>
        <source>Most pips for each hex</source>
        <translation>Meiste Augen je Feld</translation>
    </message>
    <message>
        <source>Fewest pips of a resource</source>
        <translation>Wenigste Augen eines Rohstoffs</translation>
    </message>
    <message>
        <source>No hex yields %1.</source>
        <translation>Kein Feld bringt %1.</translation>
    </message>
    <message>
        <source>The hexes that yield %1 have only %2 pips in all: %3.</source>
        <translation>Die Felder mit %1 haben zusammen nur %2 Augen: %3.</translation>
    </message>
    <message>
        <source>The %3 hexes that yield %1 have only %2 pips: %4.</source>
        <translation>Die %3 Felder mit %1 haben nur %2 Augen: %4.</translation>
    </message>
    <message>
        <source>The %3 hexes that yield %1 have as many as %2 pips: %4.</source>
        <translation>Die %3 Felder mit %1 haben ganze %2 Augen: %4.</translation>
    </message>
    <message>
        <source>Resource too scarce or too plentiful</source>
        <translation>Rohstoff zu knapp oder zu reichlich</translation>
    </message>
    <message>
        <source>All seats need all five resources. One whose numbers are rarely rolled holds everybody up, and whoever gets it sells it dear.</source>
        <translation>Jeder braucht alle fünf Rohstoffe. Einer, dessen Zahlen selten fallen, hält alle auf, und wer ihn bekommt, verkauft ihn teuer.</translation>
    </message>
    <message>
        <source>The robber starts at %1, which is covered by fog.</source>
        <translation>Der Räuber fängt auf %1 an, und das liegt unter Nebel.</translation>
    </message>
    <message>
        <source>The robber starts at %1, which is a fortress.</source>
        <translation>Der Räuber fängt auf %1 an, und das ist eine Festung.</translation>
    </message>
    <message>
        <source>The robber starts at %1, which is no land.</source>
        <translation>Der Räuber fängt auf %1 an, und das ist kein Land.</translation>
    </message>
    <message>
        <source>Start the robber on the desert at %1</source>
        <translation>Den Räuber auf der Wüste %1 anfangen lassen</translation>
    </message>
    <message>
        <source>Remove the mark of the robber</source>
        <translation>Das Zeichen des Räubers entfernen</translation>
    </message>
    <message>
        <source>Robber not on land</source>
        <translation>Räuber nicht auf Land</translation>
    </message>
    <message>
        <source>The robber is on land, but neither on fog nor on a standing fortress. On a map without a mark it starts on the first desert, or else beside the board.</source>
        <translation>Der Räuber steht auf Land, aber weder auf Nebel noch auf einer stehenden Festung. Auf einer Karte ohne Zeichen fängt er auf der ersten Wüste an, sonst neben dem Brett.</translation>
    </message>
    <message>
        <source>Percent of a resource&apos;s pips on one number</source>
        <translation>Prozent der Augen eines Rohstoffs auf einer Zahl</translation>
    </message>
    <message>
        <source>The %1 carries %2 % of all %3: %4.</source>
        <translation>Die %1 trägt %2 % von allem, was %3 bringt: %4.</translation>
    </message>
    <message>
        <source>Resource that hangs on one number</source>
        <translation>Rohstoff, der an einer Zahl hängt</translation>
    </message>
    <message>
        <source>The robber on one hex, or a few rounds without one number, and there is next to nothing of the resource on the whole map.</source>
        <translation>Der Räuber auf einem Feld oder ein paar Runden ohne eine Zahl, und von dem Rohstoff gibt es auf der ganzen Karte fast nichts.</translation>
    </message>
    <message>
        <source>Equal numbers touch</source>
        <translation>Gleiche Zahlen berühren sich</translation>
    </message>
    <message>
        <source>Where two neighbours carry the same number, one roll pays both or neither: luck weighs more than the choice of the place.</source>
        <translation>Wo zwei Nachbarn dieselbe Zahl tragen, bringt ein Wurf beide oder keinen: Glück wiegt mehr als die Wahl des Platzes.</translation>
    </message>
    <message>
        <source>The base game does not know what lies on %1.</source>
        <translation>Was auf %1 liegt, kennt das Basisspiel nicht.</translation>
    </message>
    <message>
        <source>Turn the sea expansion on</source>
        <translation>Die Seefahrer-Erweiterung einschalten</translation>
    </message>
    <message>
        <source>Sea expansion needed</source>
        <translation>Seefahrer-Erweiterung nötig</translation>
    </message>
    <message>
        <source>Gold, fog, villages, fortresses, canal tiles, tribe chips and chests belong to the sea expansion. A map that has one of them must name it among its expansions.</source>
        <translation>Gold, Nebel, Dörfer, Festungen, Kanalfelder, Stammesplättchen und Truhen gehören zur Seefahrer-Erweiterung. Eine Karte mit einem davon muss sie unter ihren Erweiterungen nennen.</translation>
    </message>
    <message>
        <source>The water at %1 is cut off from the sea.</source>
        <translation>Das Wasser bei %1 ist vom Meer abgeschnitten.</translation>
    </message>
    <message>
        <source>Sea in several parts</source>
        <translation>Meer in mehreren Teilen</translation>
    </message>
    <message>
        <source>Ships reach every coast only where the whole sea hangs together. A lake is fine if it is meant as one.</source>
        <translation>Schiffe erreichen jede Küste nur, wo das ganze Meer zusammenhängt. Ein See ist in Ordnung, wenn er als See gedacht ist.</translation>
    </message>
    <message>
        <source>The map asks for chests but has no fog to hide them under.</source>
        <translation>Die Karte verlangt Truhen, hat aber keinen Nebel, um sie zu verstecken.</translation>
    </message>
    <message>
        <source>Ask for no chests</source>
        <translation>Keine Truhen verlangen</translation>
    </message>
    <message>
        <source>The map sets prices for the stages of wonders, but wonders are off.</source>
        <translation>Die Karte setzt Preise für die Stufen der Weltwunder, aber Weltwunder sind aus.</translation>
    </message>
    <message>
        <source>Turn wonders on</source>
        <translation>Weltwunder einschalten</translation>
    </message>
    <message>
        <source>Wonders are on, but nobody has a city piece to build them with.</source>
        <translation>Weltwunder sind an, aber niemand hat eine Stadt, um sie zu bauen.</translation>
    </message>
    <message>
        <source>Turn wonders off</source>
        <translation>Weltwunder ausschalten</translation>
    </message>
    <message>
        <source>The far side of the desert takes in what is no land: %1.</source>
        <translation>Das Gebiet jenseits der Wüste umfasst, was kein Land ist: %1.</translation>
    </message>
    <message>
        <source>Keep the far side to the land</source>
        <translation>Das Gebiet jenseits der Wüste auf Land beschränken</translation>
    </message>
    <message>
        <source>The far side of the desert is to be foreign, but the map marks none.</source>
        <translation>Das Land jenseits der Wüste soll fremd sein, aber die Karte markiert keines.</translation>
    </message>
    <message>
        <source>Keep the whole island home</source>
        <translation>Die ganze Insel zur Heimat machen</translation>
    </message>
    <message>
        <source>These hexes have number limits, but no number is dealt to them: %1.</source>
        <translation>Diese Felder haben Zahlengrenzen, bekommen aber keine Zahl verteilt: %1.</translation>
    </message>
    <message>
        <source>Take these limits away</source>
        <translation>Diese Grenzen aufheben</translation>
    </message>
    <message>
        <source>The shuffle group “%1” has no hex whose terrain or number is dealt.</source>
        <translation>Die Mischgruppe „%1“ hat kein Feld, dessen Gelände oder Zahl verteilt wird.</translation>
    </message>
    <message>
        <source>Take the group away</source>
        <translation>Die Gruppe auflösen</translation>
    </message>
    <message>
        <source>Setting without effect</source>
        <translation>Einstellung ohne Wirkung</translation>
    </message>
    <message>
        <source>The map sets something that cannot happen on it. It plays, but not as it seems to be meant.</source>
        <translation>Die Karte legt etwas fest, das auf ihr nicht vorkommen kann. Sie ist spielbar, aber nicht so, wie sie gedacht scheint.</translation>
    </message>
    <message>
        <source>There is no crossing where a game could start.</source>
        <translation>Es gibt keine Kreuzung, auf der ein Spiel anfangen könnte.</translation>
    </message>
    <message>
        <source>A game of %1 seats starts with %2 settlements, but there is room for %3 at most.</source>
        <translation>Ein Spiel zu %1 beginnt mit %2 Siedlungen, aber es ist höchstens für %3 Platz.</translation>
    </message>
    <message>
        <source>A game of %1 seats starts with %2 settlements, and the %3 crossings for them can run out.</source>
        <translation>Ein Spiel zu %1 beginnt mit %2 Siedlungen, und die %3 Kreuzungen dafür können ausgehen.</translation>
    </message>
    <message>
        <source>Too little room to start</source>
        <translation>Zu wenig Platz für den Start</translation>
    </message>
    <message>
        <source>Set-up settlements stand on start islands, two edges apart, away from fog, chips, fortresses and the crossings the map forbids. However badly they are placed there is room for all only where four crossings come to each settlement.</source>
        <translation>Gründungssiedlungen stehen auf Startinseln, zwei Kanten voneinander, abseits von Nebel, Plättchen, Festungen und den Kreuzungen, die die Karte verbietet. So ungeschickt man sie auch setzt: Für alle ist nur dort Platz, wo auf jede Siedlung vier Kreuzungen kommen.</translation>
    </message>
    <message>
        <source>Start crossings for each seat</source>
        <translation>Startkreuzungen je Spieler</translation>
    </message>
    <message>
        <source>Places left for each seat after the start</source>
        <translation>Freie Plätze je Spieler nach dem Start</translation>
    </message>
    <message>
        <source>%1 start crossings for %2 seats leave little choice; %3 would do.</source>
        <translation>%1 Startkreuzungen für %2 Spieler lassen wenig Wahl; %3 wären genug.</translation>
    </message>
    <message>
        <source>After a careful start there is room for %1 more settlements on the start ground; %2 would do for %3 seats.</source>
        <translation>Nach einem bedachten Start ist im Startgebiet noch Platz für %1 Siedlungen; %2 wären genug für %3 Spieler.</translation>
    </message>
    <message>
        <source>Little room around the start</source>
        <translation>Wenig Raum um den Start</translation>
    </message>
    <message>
        <source>Seats need a choice of places to begin with and free ones near them to grow to. Where these run out, whoever chose first has won.</source>
        <translation>Man braucht eine Auswahl an Startplätzen und freie Plätze in der Nähe, um zu wachsen. Wo sie ausgehen, hat gewonnen, wer zuerst gewählt hat.</translation>
    </message>
    <message>
        <source>Set the target to %1</source>
        <translation>Das Ziel auf %1 setzen</translation>
    </message>
    <message>
        <source>The target is %1 points, but no seat can get more than %2.</source>
        <translation>Das Ziel sind %1 Punkte, aber niemand kann mehr als %2 bekommen.</translation>
    </message>
    <message>
        <source>The target of %1 points takes victory point cards: all that can be built and both awards are %2.</source>
        <translation>Das Ziel von %1 Punkten braucht Siegpunktkarten: Alles Baubare und beide Auszeichnungen geben %2.</translation>
    </message>
    <message>
        <source>The target of %1 points takes an award: all that can be built is %2.</source>
        <translation>Das Ziel von %1 Punkten braucht eine Auszeichnung: Alles Baubare gibt %2.</translation>
    </message>
    <message>
        <source>Target out of reach</source>
        <translation>Ziel unerreichbar</translation>
    </message>
    <message>
        <source>What can be built, the awards, the victory point cards and all the map has to give should come to more than the target. Where they are fewer, every game ends in a draw; where it takes cards or an award, luck or one seat decides.</source>
        <translation>Was man bauen kann, die Auszeichnungen, die Siegpunktkarten und alles, was die Karte gibt, sollten zusammen mehr als das Ziel sein. Sind es weniger, endet jedes Spiel unentschieden; braucht es Karten oder eine Auszeichnung, entscheidet das Glück oder ein einzelner Spieler.</translation>
    </message>
    <message>
        <source>Hexes of one terrain in a group</source>
        <translation>Felder eines Geländes in einer Gruppe</translation>
    </message>
    <message>
        <source>%1 hexes of %2 lie together: %3.</source>
        <translation>%1 Felder mit %2 liegen beisammen: %3.</translation>
    </message>
    <message>
        <source>Terrain in a clump</source>
        <translation>Gelände in einem Klumpen</translation>
    </message>
    <message>
        <source>Where many hexes of one terrain lie together, a seat that settles there has one resource only, and the others hardly get any of it.</source>
        <translation>Wo viele Felder eines Geländes beisammenliegen, hat man nach dem Siedeln nur einen Rohstoff, und die anderen bekommen kaum etwas davon.</translation>
    </message>
    <message>
        <source>The map has no title.</source>
        <translation>Die Karte hat keinen Titel.</translation>
    </message>
    <message>
        <source>Call it “Untitled map”</source>
        <translation>„Karte ohne Titel“ nennen</translation>
    </message>
    <message>
        <source>Map without a title</source>
        <translation>Karte ohne Titel</translation>
    </message>
    <message>
        <source>The title is how a map is found again: in packs, in lists and on paper.</source>
        <translation>Am Titel findet man eine Karte wieder: in Paketen, in Listen und auf Papier.</translation>
    </message>
    <message>
        <source>Matching brick harbour</source>
        <translation>Passender Lehmhafen</translation>
    </message>
    <message>
        <source>Matching lumber harbour</source>
        <translation>Passender Holzhafen</translation>
    </message>
    <message>
        <source>Matching wool harbour</source>
        <translation>Passender Wollhafen</translation>
    </message>
    <message>
        <source>Matching grain harbour</source>
        <translation>Passender Getreidehafen</translation>
    </message>
    <message>
        <source>Matching ore harbour</source>
        <translation>Passender Erzhafen</translation>
    </message>
    <message>
        <source>Scarce brick</source>
        <translation>Knapper Lehm</translation>
    </message>
    <message>
        <source>Scarce lumber</source>
        <translation>Knappes Holz</translation>
    </message>
    <message>
        <source>Scarce wool</source>
        <translation>Knappe Wolle</translation>
    </message>
    <message>
        <source>Scarce grain</source>
        <translation>Knappes Getreide</translation>
    </message>
    <message>
        <source>Scarce ore</source>
        <translation>Knappes Erz</translation>
    </message>
    <message>
        <source>1 pip</source>
        <translation>1 Auge</translation>
    </message>
    <message>
        <source>%1 pips</source>
        <translation>%1 Augen</translation>
    </message>
    <message>
        <source>Brick and lumber on %1</source>
        <translation>Lehm und Holz auf %1</translation>
    </message>
    <message>
        <source>Ore and grain</source>
        <translation>Erz und Getreide</translation>
    </message>
    <message>
        <source>Generic harbour</source>
        <translation>3:1-Hafen</translation>
    </message>
    <message>
        <source>Three resources</source>
        <translation>Drei Rohstoffe</translation>
    </message>
    <message>
        <source>Two resources</source>
        <translation>Zwei Rohstoffe</translation>
    </message>
    <message>
        <source>Room to grow</source>
        <translation>Raum zum Wachsen</translation>
    </message>
    <message>
        <source>Twice the %1</source>
        <translation>Zweimal die %1</translation>
    </message>
    <message>
        <source>Swap the terrain of %1 and %2</source>
        <translation>Das Gelände von %1 und %2 tauschen</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>%1 islands cannot repeat %2 times round the middle. Ask for %3 or %4.</source>
        <translation>%1 Inseln können sich nicht %2-mal um die Mitte wiederholen. Verlange %3 oder %4.</translation>
    </message>
    <message>
        <source>A ring round the middle would cut its lagoon off from the sea. Ask for another shape, or for so many islands that none lies in the middle.</source>
        <translation>Ein Ring um die Mitte würde seine Lagune vom Meer abschneiden. Verlange eine andere Form oder so viele Inseln, dass keine in der Mitte liegt.</translation>
    </message>
    <message>
        <source>The map has room for %1 land hexes inside its rim, but %2 are needed. Ask for a larger map or for more sea.</source>
        <translation>Die Karte hat in ihrem Rand Platz für %1 Landfelder, gebraucht werden aber %2. Verlange eine größere Karte oder mehr Meer.</translation>
    </message>
    <message>
        <source>So much sea leaves %1 land hexes, but %2 islands for %3 seats take %4. Ask for less sea or for a larger map.</source>
        <translation>So viel Meer lässt %1 Landfelder, aber %2 Inseln für %3 Spieler brauchen %4. Verlange weniger Meer oder eine größere Karte.</translation>
    </message>
    <message>
        <source>An archipelago has 3 to 64 rows and columns, 2 to 8 seats, at least one island, 0 to 100 hundredths of sea and at most 8 chests.</source>
        <translation>Eine Inselwelt hat 3 bis 64 Zeilen und Spalten, 2 bis 8 Spieler, mindestens eine Insel, 0 bis 100 Hundertstel Meer und höchstens 8 Truhen.</translation>
    </message>
    <message>
        <source>%1 islands found no room beside each other. Ask for a larger map, for more sea or for fewer islands, or try another seed.</source>
        <translation>%1 Inseln fanden nebeneinander keinen Platz. Verlange eine größere Karte, mehr Meer oder weniger Inseln, oder versuche einen anderen Startwert.</translation>
    </message>
    <message>
        <source>%1 islands with sea between them left room for %2 land hexes only. Ask for more sea, for fewer islands or for a larger map, or try another seed.</source>
        <translation>%1 Inseln mit Meer dazwischen ließen nur Platz für %2 Landfelder. Verlange mehr Meer, weniger Inseln oder eine größere Karte, oder versuche einen anderen Startwert.</translation>
    </message>
    <message>
        <source>No numbers were found that repeat and keep red ones apart. Try another seed or another symmetry.</source>
        <translation>Es fanden sich keine Zahlen, die sich wiederholen und rote getrennt halten. Versuche einen anderen Startwert oder eine andere Symmetrie.</translation>
    </message>
    <message>
        <source>Fortresses and chips lie on new islands, but every island of this map is a start island. Ask for more islands or for none of them.</source>
        <translation>Festungen und Plättchen liegen auf neuen Inseln, aber jede Insel dieser Karte ist eine Startinsel. Verlange mehr Inseln oder keines davon.</translation>
    </message>
    <message>
        <source>There are too few land hexes for so many special ones. Ask for less sea or for fewer specials.</source>
        <translation>Für so viele besondere gibt es zu wenige Landfelder. Verlange weniger Meer oder weniger Besonderes.</translation>
    </message>
    <message>
        <source>Not all wishes were met in the time given; it is not proved that they cannot be. Another seed or more time may help.</source>
        <translation>In der gegebenen Zeit wurden nicht alle Wünsche erfüllt; bewiesen ist nicht, dass es nicht geht. Ein anderer Startwert oder mehr Zeit kann helfen.</translation>
    </message>
    <message>
        <source>The map has no hexes to arrange.</source>
        <translation>Die Karte hat keine Felder zum Anordnen.</translation>
    </message>
    <message>
        <source>Nothing on the map may move: everything is locked or in a layer that is to stay.</source>
        <translation>Auf der Karte darf sich nichts bewegen: Alles ist gesperrt oder in einer Ebene, die bleiben soll.</translation>
    </message>
    <message>
        <source>%1 cannot be met: %2 red numbers are to lie on %3 hexes of which at most %4 do not touch each other.</source>
        <translation>%1 lässt sich nicht erfüllen: %2 rote Zahlen sollen auf %3 Feldern liegen, von denen sich höchstens %4 nicht berühren.</translation>
    </message>
    <message>
        <source>%1 cannot be met with %2 red numbers on %3 hexes while %4 stay as they are.</source>
        <translation>%1 lässt sich mit %2 roten Zahlen auf %3 Feldern nicht erfüllen, solange %4 bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 cannot be met with %2 red numbers on %3 hexes.</source>
        <translation>%1 lässt sich mit %2 roten Zahlen auf %3 Feldern nicht erfüllen.</translation>
    </message>
    <message>
        <source>%1 cannot be met while %2 stay as they are, however the rest is placed.</source>
        <translation>%1 lässt sich nicht erfüllen, solange %2 bleiben, wie sie sind, wie man den Rest auch legt.</translation>
    </message>
    <message>
        <source>%1 cannot be met with what the map has, however it is placed.</source>
        <translation>%1 lässt sich mit dem, was die Karte hat, nicht erfüllen, wie man es auch legt.</translation>
    </message>
    <message>
        <source>These wishes cannot be met together while %2 stay as they are: %1.</source>
        <translation>Diese Wünsche lassen sich nicht zusammen erfüllen, solange %2 bleiben, wie sie sind: %1.</translation>
    </message>
    <message>
        <source>These wishes cannot be met together, however the map is placed: %1.</source>
        <translation>Diese Wünsche lassen sich nicht zusammen erfüllen, wie man die Karte auch legt: %1.</translation>
    </message>
    <message>
        <source>Fields that this version does not know differ.</source>
        <translation>Angaben, die diese Fassung nicht kennt, sind verschieden.</translation>
    </message>
    <message>
        <source>Frame: %1 × %2 → %3 × %4 (rows × columns)</source>
        <translation>Rahmen: %1 × %2 → %3 × %4 (Zeilen × Spalten)</translation>
    </message>
    <message>
        <source>Everything moved: rows by %1, columns by %2</source>
        <translation>Alles verschoben: um %1 Zeilen, um %2 Spalten</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: number limit %2 → %3</source>
        <translation>%1: Zahlengrenze %2 → %3</translation>
    </message>
    <message>
        <source>%1: shuffle group %2 → %3</source>
        <translation>%1: Mischgruppe %2 → %3</translation>
    </message>
    <message>
        <source>Fell out of the frame: %1</source>
        <translation>Aus dem Rahmen gefallen: %1</translation>
    </message>
    <message>
        <source>Harbour %1 %2 added</source>
        <translation>Hafen %1 %2 hinzugefügt</translation>
    </message>
    <message>
        <source>Harbour %1: %2 → %3</source>
        <translation>Hafen %1: %2 → %3</translation>
    </message>
    <message>
        <source>Harbour %1 %2 removed</source>
        <translation>Hafen %1 %2 entfernt</translation>
    </message>
    <message>
        <source>Island %1 at %2 added (%3)</source>
        <translation>Insel %1 bei %2 hinzugefügt (%3)</translation>
    </message>
    <message>
        <source>Island %1 renamed %2</source>
        <translation>Insel %1 umbenannt in %2</translation>
    </message>
    <message>
        <source>Island %1: %2 → %3</source>
        <translation>Insel %1: %2 → %3</translation>
    </message>
    <message>
        <source>Island %1 at %2 removed</source>
        <translation>Insel %1 bei %2 entfernt</translation>
    </message>
    <message>
        <source>Robber&apos;s start: %1 → %2</source>
        <translation>Start des Räubers: %1 → %2</translation>
    </message>
    <message>
        <source>Pirate&apos;s start: %1 → %2</source>
        <translation>Start des Piraten: %1 → %2</translation>
    </message>
    <message>
        <source>No settlement to start with, new: %1</source>
        <translation>Keine Siedlung zum Start, neu: %1</translation>
    </message>
    <message>
        <source>No settlement to start with, no longer: %1</source>
        <translation>Keine Siedlung zum Start, nicht mehr: %1</translation>
    </message>
    <message>
        <source>Far side of the desert, new: %1</source>
        <translation>Jenseits der Wüste, neu: %1</translation>
    </message>
    <message>
        <source>Far side of the desert, no longer: %1</source>
        <translation>Jenseits der Wüste, nicht mehr: %1</translation>
    </message>
    <message>
        <source>Terrain pool: %1 → %2</source>
        <translation>Geländevorrat: %1 → %2</translation>
    </message>
    <message>
        <source>Number pool: %1 → %2</source>
        <translation>Zahlenvorrat: %1 → %2</translation>
    </message>
    <message>
        <source>Harbour pool: %1 → %2</source>
        <translation>Hafenvorrat: %1 → %2</translation>
    </message>
    <message>
        <source>Terrain of the fog pile: %1 → %2</source>
        <translation>Gelände des Nebelstapels: %1 → %2</translation>
    </message>
    <message>
        <source>Numbers of the fog pile: %1 → %2</source>
        <translation>Zahlen des Nebelstapels: %1 → %2</translation>
    </message>
    <message>
        <source>Chip pool: %1 → %2</source>
        <translation>Plättchenvorrat: %1 → %2</translation>
    </message>
    <message>
        <source>Prices of the wonders: %1 → %2</source>
        <translation>Preise der Weltwunder: %1 → %2</translation>
    </message>
    <message>
        <source>Shuffle group %1 renamed %2</source>
        <translation>Mischgruppe %1 umbenannt in %2</translation>
    </message>
    <message>
        <source>Terrain pool of shuffle group %1: %2 → %3</source>
        <translation>Geländevorrat der Mischgruppe %1: %2 → %3</translation>
    </message>
    <message>
        <source>Number pool of shuffle group %1: %2 → %3</source>
        <translation>Zahlenvorrat der Mischgruppe %1: %2 → %3</translation>
    </message>
    <message>
        <source>Shuffle group %1 removed</source>
        <translation>Mischgruppe %1 entfernt</translation>
    </message>
    <message>
        <source>Shuffle group %1 added; terrain: %2; numbers: %3</source>
        <translation>Mischgruppe %1 hinzugefügt; Gelände: %2; Zahlen: %3</translation>
    </message>
    <message>
        <source>Seats: %1 to %2 → %3 to %4</source>
        <translation>Spieler: %1 bis %2 → %3 bis %4</translation>
    </message>
    <message>
        <source>Problem %1 accepted: %2</source>
        <translation>Problem %1 akzeptiert: %2</translation>
    </message>
    <message>
        <source>Problem %1 accepted: %2 → %3</source>
        <translation>Problem %1 akzeptiert: %2 → %3</translation>
    </message>
    <message>
        <source>Problem %1 no longer accepted</source>
        <translation>Problem %1 nicht mehr akzeptiert</translation>
    </message>
    <message>
        <source>Title: %1 → %2</source>
        <translation>Titel: %1 → %2</translation>
    </message>
    <message>
        <source>Author: %1 → %2</source>
        <translation>Autor: %1 → %2</translation>
    </message>
    <message>
        <source>Licence: %1 → %2</source>
        <translation>Lizenz: %1 → %2</translation>
    </message>
    <message>
        <source>Description: lines added: %1, taken away: %2</source>
        <translation>Beschreibung: hinzugefügte Zeilen: %1, weggenommene: %2</translation>
    </message>
    <message>
        <source>Story: lines added: %1, taken away: %2</source>
        <translation>Geschichte: hinzugefügte Zeilen: %1, weggenommene: %2</translation>
    </message>
    <message>
        <source>Set-up: lines added: %1, taken away: %2</source>
        <translation>Vorbereitung: hinzugefügte Zeilen: %1, weggenommene: %2</translation>
    </message>
    <message>
        <source>Special rules: lines added: %1, taken away: %2</source>
        <translation>Sonderregeln: hinzugefügte Zeilen: %1, weggenommene: %2</translation>
    </message>
    <message>
        <source>Designer&apos;s notes: lines added: %1, taken away: %2</source>
        <translation>Notizen: hinzugefügte Zeilen: %1, weggenommene: %2</translation>
    </message>
    <message>
        <source>Layout %1 added</source>
        <translation>Aufbau %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Layout %1 renamed %2</source>
        <translation>Aufbau %1 umbenannt in %2</translation>
    </message>
    <message>
        <source>Layout %1 removed</source>
        <translation>Aufbau %1 entfernt</translation>
    </message>
    <message>
        <source>The layouts stand in another order.</source>
        <translation>Die Aufbauten stehen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>Open layout: %1 → %2</source>
        <translation>Offener Aufbau: %1 → %2</translation>
    </message>
    <message>
        <source>The same is written down in another way.</source>
        <translation>Dasselbe ist anders aufgeschrieben.</translation>
    </message>
    <message>
        <source>The map would need %1 rows and %2 columns; %3 of each is the most.</source>
        <translation>Die Karte bräuchte %1 Zeilen und %2 Spalten; mehr als je %3 geht nicht.</translation>
    </message>
    <message>
        <source>A map must keep at least one row and one column.</source>
        <translation>Eine Karte muss mindestens eine Zeile und eine Spalte behalten.</translation>
    </message>
    <message>
        <source>The map has no hexes.</source>
        <translation>Die Karte hat keine Felder.</translation>
    </message>
    <message>
        <source>Tiles or numbers in the fog pile: %1. Fog hexes: %2.</source>
        <translation>Felder oder Zahlen im Nebelstapel: %1. Nebelfelder: %2.</translation>
    </message>
    <message>
        <source>Fixed red numbers (6 and 8) touch each other: %1.</source>
        <translation>Feste rote Zahlen (6 und 8) berühren sich: %1.</translation>
    </message>
    <message>
        <source>A game has 2 to 8 seats, not %1 (B-19).</source>
        <translation>Ein Spiel hat 2 bis 8 Plätze, nicht %1 (B-19).</translation>
    </message>
    <message>
        <source>This map is meant for %1 seats, not for %2 (B-23).</source>
        <translation>Diese Karte ist für %1 Spieler gedacht, nicht für %2 (B-23).</translation>
    </message>
    <message>
        <source>This map is meant for %1 to %2 seats, not for %3 (B-23).</source>
        <translation>Diese Karte ist für %1 bis %2 Spieler gedacht, nicht für %3 (B-23).</translation>
    </message>
    <message>
        <source>The option first_seat names seat %1, but a game of %2 seats has only the seats 0 to %3 (B-32).</source>
        <translation>Die Option Startspieler nennt Platz %1, aber ein Spiel zu %2 hat nur die Plätze 0 bis %3 (B-32).</translation>
    </message>
    <message>
        <source>The option expansions names Cities &amp; Knights, which this version cannot play yet (C-1).</source>
        <translation>Die Option Erweiterungen nennt Städte &amp; Ritter, was diese Fassung noch nicht spielen kann (C-1).</translation>
    </message>
    <message>
        <source>The map has a hex of the kind %1, so its option expansions has to name sea (S-17).</source>
        <translation>Auf der Karte liegt ein Feld der Art %1, also muss ihre Option Erweiterungen die Seefahrer nennen (S-17).</translation>
    </message>
    <message>
        <source>The map has no hex to play on.</source>
        <translation>Die Karte hat kein Feld, auf dem man spielen könnte.</translation>
    </message>
    <message>
        <source>The board was not dealt from this map.</source>
        <translation>Das Brett wurde nicht aus dieser Karte verteilt.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei kann nicht geöffnet werden: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes.</source>
        <translation>Die Datei ist größer als %1 Byte.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts mehr</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; ends early: expected %2.</source>
        <translation>Der Zug &quot;%1&quot; hört zu früh auf: erwartet wird %2.</translation>
    </message>
    <message>
        <source>Expected %1 in the action &quot;%2&quot;, but found &quot;%3&quot;.</source>
        <translation>Erwartet wird %1 im Zug &quot;%2&quot;, gefunden wurde aber &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>a seat of the game</source>
        <translation>ein Platz des Spiels</translation>
    </message>
    <message>
        <source>the number of an offer</source>
        <translation>die Nummer eines Angebots</translation>
    </message>
    <message>
        <source>what the seat does</source>
        <translation>was der Platz tut</translation>
    </message>
    <message>
        <source>There is no action &quot;%1&quot;.</source>
        <translation>Es gibt keinen Zug &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>the word &quot;to&quot;</source>
        <translation>das Wort &quot;to&quot;</translation>
    </message>
    <message>
        <source>the word &quot;for&quot;</source>
        <translation>das Wort &quot;for&quot;</translation>
    </message>
    <message>
        <source>the word &quot;with&quot;</source>
        <translation>das Wort &quot;with&quot;</translation>
    </message>
    <message>
        <source>The map has no %1.</source>
        <translation>Die Karte hat kein %1.</translation>
    </message>
    <message>
        <source>a hex such as &quot;(2,3)&quot;</source>
        <translation>ein Feld wie &quot;(2,3)&quot;</translation>
    </message>
    <message>
        <source>a crossing such as &quot;(2,3) N&quot;</source>
        <translation>eine Kreuzung wie &quot;(2,3) N&quot;</translation>
    </message>
    <message>
        <source>an edge such as &quot;(2,3) NE&quot;</source>
        <translation>eine Kante wie &quot;(2,3) NE&quot;</translation>
    </message>
    <message>
        <source>brick, lumber, wool, grain or ore</source>
        <translation>brick, lumber, wool, grain oder ore</translation>
    </message>
    <message>
        <source>a number of cards</source>
        <translation>eine Anzahl von Karten</translation>
    </message>
    <message>
        <source>The game is larger than %1 bytes and was not written, because it could not be opened again.</source>
        <translation>Das Spiel ist größer als %1 Byte und wurde nicht geschrieben, weil es sich nicht wieder öffnen ließe.</translation>
    </message>
    <message>
        <source>a whole number from 1 on</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>a whole number below 2^64 in quotes</source>
        <translation>eine ganze Zahl unter 2^64 in Anführungszeichen</translation>
    </message>
    <message>
        <source>a seat of the game, or null for a draw</source>
        <translation>ein Platz des Spiels oder null für ein Unentschieden</translation>
    </message>
    <message>
        <source>a list with the points of every seat</source>
        <translation>eine Liste mit den Punkten jedes Platzes</translation>
    </message>
    <message>
        <source>a whole number from 0 on</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>The map is larger than %1 bytes or has more than %2 entries and was not written, because it could not be opened again.</source>
        <translation>Die Karte ist größer als %1 Byte oder hat mehr als %2 Einträge und wurde nicht geschrieben, weil sie sich nicht wieder öffnen ließe.</translation>
    </message>
    <message>
        <source>a limit such as &quot;(2,3) only 4 5 9&quot; or &quot;(2,3) not 6 8&quot;: a hex, only or not, and numbers from 2 to 12 other than 7</source>
        <translation>eine Grenze wie &quot;(2,3) only 4 5 9&quot; oder &quot;(2,3) not 6 8&quot;: ein Feld, only oder not, und Zahlen von 2 bis 12 außer 7</translation>
    </message>
    <message>
        <source>a crossing such as &quot;(2,3) N&quot;: a hex and one of its corners N NE SE S SW NW</source>
        <translation>eine Kreuzung wie &quot;(2,3) N&quot;: ein Feld und eine seiner Ecken N NE SE S SW NW</translation>
    </message>
    <message>
        <source>a layout, an object in { }</source>
        <translation>ein Aufbau, ein Objekt in { }</translation>
    </message>
    <message>
        <source>a harbour such as &quot;(2,3) NE generic&quot;: a hex, one of its edges E NE NW W SW SE, and brick, lumber, wool, grain, ore, generic or shuffled</source>
        <translation>ein Hafen wie &quot;(2,3) NE generic&quot;: ein Feld, eine seiner Kanten E NE NW W SW SE, und brick, lumber, wool, grain, ore, generic oder shuffled</translation>
    </message>
    <message>
        <source>an island such as &quot;(2,3) start Home&quot;: one of its hexes, start or new, and its name</source>
        <translation>eine Insel wie &quot;(2,3) start Home&quot;: eines ihrer Felder, start oder new, und ihr Name</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>eine Liste von Texten in Anführungszeichen</translation>
    </message>
    <message>
        <source>an object in { }</source>
        <translation>ein Objekt in { }</translation>
    </message>
    <message>
        <source>a list of objects in { }</source>
        <translation>eine Liste von Objekten in { }</translation>
    </message>
    <message>
        <source>a place such as &quot;(2,3)&quot;</source>
        <translation>ein Ort wie &quot;(2,3)&quot;</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8 here.</source>
        <translation>Der Text ist hier kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>Nothing may follow the end of the value.</source>
        <translation>Nach dem Ende des Werts darf nichts mehr kommen.</translation>
    </message>
    <message>
        <source>The file ends early: expected %1.</source>
        <translation>Die Datei hört zu früh auf: erwartet wird %1.</translation>
    </message>
    <message>
        <source>Expected %1.</source>
        <translation>Erwartet wird %1.</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply.</source>
        <translation>Listen und Objekte sind zu tief geschachtelt.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values.</source>
        <translation>In der Datei stehen mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>This is not a number as JSON writes them.</source>
        <translation>Das ist keine Zahl, wie JSON sie schreibt.</translation>
    </message>
    <message>
        <source>The text in quotes must end on its line.</source>
        <translation>Der Text in Anführungszeichen muss in seiner Zeile enden.</translation>
    </message>
    <message>
        <source>There is no such escape sequence.</source>
        <translation>So eine Fluchtfolge gibt es nicht.</translation>
    </message>
    <message>
        <source>The file ends inside this text in quotes.</source>
        <translation>Die Datei endet mitten in diesem Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation>ein Komma oder ]</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>ein Doppelpunkt</translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation>ein Komma oder }</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; stands here a second time.</source>
        <translation>Der Name &quot;%1&quot; steht hier ein zweites Mal.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
</context>
<context>
    <name>isle::AcceptField</name>
    <message>
        <source>Accept</source>
        <translation>Akzeptieren</translation>
    </message>
    <message>
        <source>Why is that all right?</source>
        <translation>Warum ist das in Ordnung?</translation>
    </message>
    <message>
        <source>Reason for accepting the problem</source>
        <translation>Grund, das Problem zu akzeptieren</translation>
    </message>
</context>
<context>
    <name>isle::AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Another language takes effect at the next start.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>isle::ArchipelagoForm</name>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Deserts</source>
        <translation>Wüsten</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Villages</source>
        <translation>Dörfer</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Fortresses</source>
        <translation>Festungen</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Weltwunder</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Seed of the archipelago</source>
        <translation>Startwert der Inselwelt</translation>
    </message>
    <message>
        <source>The same seed and wishes always give the same map</source>
        <translation>Derselbe Startwert und dieselben Wünsche geben immer dieselbe Karte</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>&amp;Andere</translation>
    </message>
    <message>
        <source>Make another archipelago by the same wishes</source>
        <translation>Eine andere Inselwelt nach denselben Wünschen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Nach Zufall</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Dreifach</translation>
    </message>
    <message>
        <source>Six times</source>
        <translation>Sechsfach</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Dealt for every game</source>
        <translation>Für jedes Spiel verteilt</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>Spalten und Zeilen</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Home island</source>
        <translation>Hauptinsel</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Terrain and numbers</source>
        <translation>Gelände und Zahlen</translation>
    </message>
    <message>
        <source>Specials</source>
        <translation>Besonderes</translation>
    </message>
</context>
<context>
    <name>isle::AreaSelectTool</name>
    <message>
        <source>Magic wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Select same</source>
        <translation>Gleiche auswählen</translation>
    </message>
    <message>
        <source>Left: select what is linked and alike. Shift: add. Alt: take out. Shift+Alt: keep what is in both. Esc: none.</source>
        <translation>Links: Zusammenhängendes Gleiches auswählen. Umschalt: dazu. Alt: heraus. Umschalt+Alt: nur Gemeinsames behalten. Esc: nichts.</translation>
    </message>
    <message>
        <source>Left: select all that are alike. Shift: add. Alt: take out. Shift+Alt: keep what is in both. Esc: none.</source>
        <translation>Links: Alles Gleiche auswählen. Umschalt: dazu. Alt: heraus. Umschalt+Alt: nur Gemeinsames behalten. Esc: nichts.</translation>
    </message>
    <message>
        <source>There is no chip and no chest here.</source>
        <translation>Hier liegen kein Plättchen und keine Truhe.</translation>
    </message>
    <message>
        <source>This hex has no harbour.</source>
        <translation>Dieses Feld hat keinen Hafen.</translation>
    </message>
</context>
<context>
    <name>isle::ArrangeController</name>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
</context>
<context>
    <name>isle::ArrangeDialog</name>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Anordnen</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>&amp;Harbour kinds</source>
        <translation>&amp;Hafenarten</translation>
    </message>
    <message>
        <source>&amp;Deserts and gold</source>
        <translation>Wüsten &amp;und Gold</translation>
    </message>
    <message>
        <source>Deserts and gold may change places with other terrain</source>
        <translation>Wüsten und Gold dürfen mit anderem Gelände den Platz tauschen</translation>
    </message>
    <message>
        <source>Look for the best &amp;balance, too</source>
        <translation>Auch die beste &amp;Balance suchen</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <source>Only the selected hexes</source>
        <translation>Nur die ausgewählten Felder</translation>
    </message>
    <message>
        <source>All but the selected hexes</source>
        <translation>Alle außer den ausgewählten Feldern</translation>
    </message>
    <message>
        <source>Place anew</source>
        <translation>Neu legen</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Wo</translation>
    </message>
    <message>
        <source>&amp;Wishes as in</source>
        <translation>Wü&amp;nsche wie in</translation>
    </message>
    <message>
        <source>These checks are to find nothing</source>
        <translation>Diese Prüfungen sollen nichts finden</translation>
    </message>
    <message>
        <source>&amp;Show on the map</source>
        <translation>Auf der &amp;Karte zeigen</translation>
    </message>
    <message>
        <source>Close this and select the hexes that are in the way</source>
        <translation>Dies schließen und die Felder auswählen, die im Weg sind</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Seed of the arrangement</source>
        <translation>Startwert der Anordnung</translation>
    </message>
    <message>
        <source>The same seed and wishes always give the same map</source>
        <translation>Derselbe Startwert und dieselben Wünsche geben immer dieselbe Karte</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>Balance %1 before, %2 now (100 is perfect).</source>
        <translation>Balance vorher %1, jetzt %2 (100 ist vollkommen).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Balance %1 as the map is (100 is perfect).</source>
        <translation>Balance der Karte, wie sie ist: %1 (100 ist vollkommen).</translation>
    </message>
    <message>
        <source>What is left to the deal gets fixed.</source>
        <translation>Was der Verteilung überlassen ist, wird fest.</translation>
    </message>
    <message>
        <source>Balance %1 as a deal brought it, %2 now (100 is perfect).</source>
        <translation>Balance einer Verteilung %1, jetzt %2 (100 ist vollkommen).</translation>
    </message>
</context>
<context>
    <name>isle::BankPanel</name>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:1</source>
        <translation>%1:1</translation>
    </message>
    <message>
        <source>Give %1 %2, the best rate you have; you hold %3</source>
        <translation>%1 %2 geben, dein bester Kurs; du hast %3</translation>
    </message>
    <message>
        <source>Take 1 %1; the bank holds %2</source>
        <translation>1 %1 nehmen; die Bank hat %2</translation>
    </message>
    <message>
        <source>Trade with the bank</source>
        <translation>Mit der Bank tauschen</translation>
    </message>
    <message>
        <source>Choose what to give and what to take.</source>
        <translation>Wähle, was du gibst und was du nimmst.</translation>
    </message>
    <message>
        <source>Give %1 %2 for 1 %3</source>
        <translation>%1 %2 gegen 1 %3 tauschen</translation>
    </message>
</context>
<context>
    <name>isle::BoxDialog</name>
    <message>
        <source>printed in several sources</source>
        <translation>in mehreren Quellen gedruckt</translation>
    </message>
    <message>
        <source>from one source or by addition</source>
        <translation>aus einer Quelle oder errechnet</translation>
    </message>
    <message>
        <source>not verified: at least this many</source>
        <translation>nicht belegt: mindestens so viele</translation>
    </message>
    <message>
        <source>What is in the box: %1</source>
        <translation>Was in der Schachtel ist: %1</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <translation>&amp;Ausgabe:</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>list: %1</source>
        <comment>the count of the printed list</comment>
        <translation>Liste: %1</translation>
    </message>
</context>
<context>
    <name>isle::BoxLedger</name>
    <message>
        <source>What to do about it</source>
        <translation>Was man tun kann</translation>
    </message>
    <message>
        <source>&amp;Copy component list</source>
        <translation>Materialliste &amp;kopieren</translation>
    </message>
    <message>
        <source>Boxes you own</source>
        <translation>Deine Schachteln</translation>
    </message>
    <message>
        <source>Copy what the map needs, in the order of a rule book</source>
        <translation>Kopieren, was die Karte braucht, in der Reihenfolge einer Spielanleitung</translation>
    </message>
    <message>
        <source>Tick the boxes you own to see whether the map can be laid out with them. It takes, for %1 seats:</source>
        <translation>Hake die Schachteln an, die du hast, um zu sehen, ob sich die Karte damit auslegen lässt. Sie braucht für %1 Spieler:</translation>
    </message>
    <message>
        <source>Everything for %1 seats is in your boxes.</source>
        <translation>Alles für %1 Spieler ist in deinen Schachteln.</translation>
    </message>
    <message numerus="yes">
        <source>For %1 seats %n thing(s) are short.</source>
        <translation>
            <numerusform>Für %1 Spieler fehlt %n Teil.</numerusform>
            <numerusform>Für %1 Spieler fehlen %n Teile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::BoxList</name>
    <message>
        <source>×</source>
        <comment>before the number of copies</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Stückzahl von %1</translation>
    </message>
    <message>
        <source>How many copies of this box you own</source>
        <translation>Wie oft du diese Schachtel hast</translation>
    </message>
    <message>
        <source>Choose the edition and correct the counts</source>
        <translation>Die Ausgabe wählen und die Anzahlen berichtigen</translation>
    </message>
    <message>
        <source>Edition and counts of %1</source>
        <translation>Ausgabe und Anzahlen von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n count(s) of your own</source>
        <translation>
            <numerusform>%n eigene Anzahl</numerusform>
            <numerusform>%n eigene Anzahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>counts not verified</source>
        <translation>Anzahlen nicht belegt</translation>
    </message>
</context>
<context>
    <name>isle::BrushTool</name>
    <message>
        <source>Brush: %1</source>
        <translation>Pinsel: %1</translation>
    </message>
    <message>
        <source>mixed terrains</source>
        <translation>gemischtes Gelände</translation>
    </message>
    <message>
        <source>Left: paint. Right: pick; drag: take a stamp. Shift: straight line. 1 to 6, [ and ]: size. Esc: stop.</source>
        <translation>Links: malen. Rechts: aufnehmen; ziehen: Stempel nehmen. Umschalt: gerade Linie. 1 bis 6, [ und ]: Größe. Esc: Schluss.</translation>
    </message>
</context>
<context>
    <name>isle::CanvasController</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>The picture was not put under the map.</source>
        <translation>Das Bild wurde nicht unter die Karte gelegt.</translation>
    </message>
</context>
<context>
    <name>isle::Capture</name>
    <message>
        <source>Stamp of %1</source>
        <comment>7 hexes</comment>
        <translation>Stempel aus %1</translation>
    </message>
</context>
<context>
    <name>isle::CardPicker</name>
    <message>
        <source>One more %1</source>
        <translation>Noch einmal %1</translation>
    </message>
    <message>
        <source>%1: one more %2</source>
        <translation>%1: noch einmal %2</translation>
    </message>
    <message>
        <source>One %1 less</source>
        <translation>Einmal %1 weniger</translation>
    </message>
    <message>
        <source>%1: one %2 less</source>
        <translation>%1: einmal %2 weniger</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>isle::CheckController</name>
    <message>
        <source>Box</source>
        <translation>Material</translation>
    </message>
</context>
<context>
    <name>isle::CheckSettingRow</name>
    <message>
        <source>How grave: %1</source>
        <translation>Wie schwer: %1</translation>
    </message>
    <message>
        <source>As the preset has it</source>
        <translation>Wie in der Voreinstellung</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>%1 Rule %2.</source>
        <comment>why, rule</comment>
        <translation>%1 Regel %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>isle::CheckSettings</name>
    <message>
        <source>Reset &amp;all</source>
        <translation>Alle &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>No check has these words.</source>
        <translation>Keine Prüfung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Check settings</source>
        <translation>Prüfeinstellungen</translation>
    </message>
    <message>
        <source>What the rules and the printed scenarios keep to</source>
        <translation>Woran sich die Regeln und gedruckte Szenarien halten</translation>
    </message>
    <message>
        <source>What careful designers ask for besides</source>
        <translation>Was sorgfältige Entwerfer darüber hinaus verlangen</translation>
    </message>
    <message>
        <source>Only what spoils a game</source>
        <translation>Nur was ein Spiel verdirbt</translation>
    </message>
    <message>
        <source>Nothing but what you turn on yourself</source>
        <translation>Nichts, als was du selbst einschaltest</translation>
    </message>
    <message>
        <source>Preset:</source>
        <translation>Voreinstellung:</translation>
    </message>
    <message>
        <source>Search the checks</source>
        <translation>Prüfungen suchen</translation>
    </message>
    <message>
        <source>20 to 5000; with 200 a share is known to about 7 points in a hundred</source>
        <translation>20 bis 5000; mit 200 ist ein Anteil auf etwa 7 von hundert genau bekannt</translation>
    </message>
    <message>
        <source>&amp;Deals to sample:</source>
        <translation>&amp;Verteilungen der Stichprobe:</translation>
    </message>
    <message>
        <source>Let every check be as the preset has it</source>
        <translation>Jede Prüfung so lassen, wie die Voreinstellung sie hat</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 von %2 an</translation>
    </message>
</context>
<context>
    <name>isle::ChoicePanel</name>
    <message>
        <source>Cards to choose</source>
        <translation>Karten zur Wahl</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 more to choose</source>
        <translation>Noch %1 zu wählen</translation>
    </message>
    <message>
        <source>Steal a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>from one of these seats</source>
        <translation>bei einem dieser Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::ClipboardController</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>There is no piece of a map on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Kartenstück.</translation>
    </message>
</context>
<context>
    <name>isle::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Tippe, was du tun möchtest</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands that fit</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <comment>command, keys</comment>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>isle::CompareDealsDialog</name>
    <message>
        <source>Compare deals</source>
        <translation>Verteilungen vergleichen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of the left deal</source>
        <translation>Startwert der linken Verteilung</translation>
    </message>
    <message>
        <source>Seed of the right deal</source>
        <translation>Startwert der rechten Verteilung</translation>
    </message>
    <message>
        <source>Show this deal</source>
        <translation>Diese Verteilung zeigen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>The two deals have the same terrain and numbers.</source>
        <translation>Beide Verteilungen haben dasselbe Gelände und dieselben Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) differ; they are outlined.</source>
        <translation>
            <numerusform>%n Feld ist verschieden; es ist umrandet.</numerusform>
            <numerusform>%n Felder sind verschieden; sie sind umrandet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips of %1</source>
        <translation>Augen für %1</translation>
    </message>
    <message>
        <source>Pips at the strongest crossing</source>
        <translation>Augen an der stärksten Kreuzung</translation>
    </message>
    <message>
        <source>Problems of the deal: %1</source>
        <translation>Probleme der Verteilung: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>pips, hexes</comment>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>isle::DealBar</name>
    <message>
        <source>New deal</source>
        <translation>Neue Verteilung</translation>
    </message>
    <message>
        <source>Deal the map with the next seed and start a new game</source>
        <translation>Die Karte mit dem nächsten Startwert verteilen und ein neues Spiel anfangen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Start again with the same seed</source>
        <translation>Mit demselben Startwert neu anfangen</translation>
    </message>
    <message>
        <source>Play to end</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>Computers take all seats and play until somebody wins</source>
        <translation>Computer übernehmen alle Plätze und spielen, bis jemand gewinnt</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Save the game with all its moves, to go on another day</source>
        <translation>Das Spiel mit allen Zügen speichern, um ein andermal weiterzuspielen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>The seed of the deal: same map and seed, same board. Enter deals it.</source>
        <translation>Der Startwert der Verteilung: dieselbe Karte, derselbe Startwert, dasselbe Brett. Die Eingabetaste verteilt.</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startwert der Verteilung</translation>
    </message>
    <message>
        <source>How many seats play; another number starts the game again</source>
        <translation>Wie viele mitspielen; eine andere Zahl fängt das Spiel neu an</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::DealPreview</name>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin deal</source>
        <translation>Verteilung festlegen</translation>
    </message>
</context>
<context>
    <name>isle::DiceView</name>
    <message>
        <source>Rolled %1</source>
        <translation>Gewürfelt: %1</translation>
    </message>
    <message>
        <source>Not rolled yet</source>
        <translation>Kein Wurf</translation>
    </message>
    <message>
        <source>Not rolled</source>
        <translation>Kein Wurf</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
</context>
<context>
    <name>isle::DocumentFiles</name>
    <message>
        <source>“%1” was not saved.</source>
        <translation>„%1“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>This file is open in another tab. Close that tab first, or choose another name.</source>
        <translation>Diese Datei ist in einem anderen Tab offen. Schließe ihn zuerst oder wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>This file is open elsewhere, by %1. Save under another name.</source>
        <translation>Diese Datei ist anderswo offen, bei %1. Speichere unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>“%1” was not read.</source>
        <translation>„%1“ wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 (on disk)</source>
        <comment>file name</comment>
        <translation>%1 (auf der Platte)</translation>
    </message>
</context>
<context>
    <name>isle::DocumentTabs</name>
    <message>
        <source>Open maps</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Not saved in a file yet</source>
        <translation>Noch in keiner Datei gespeichert</translation>
    </message>
    <message>
        <source>Open for reading only</source>
        <translation>Nur zum Lesen offen</translation>
    </message>
    <message>
        <source>Has unsaved changes</source>
        <translation>Hat ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Was changed on disk</source>
        <translation>Wurde auf der Platte geändert</translation>
    </message>
    <message>
        <source>Is gone from the disk</source>
        <translation>Ist von der Platte verschwunden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Close this map</source>
        <translation>Diese Karte schließen</translation>
    </message>
</context>
<context>
    <name>isle::DocumentsController</name>
    <message>
        <source>There is no recovery file for your changes; save often. %1</source>
        <translation>Für deine Änderungen gibt es keine Wiederherstellungsdatei; speichere oft. %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>“%1” is open for reading only.</source>
        <translation>„%1“ ist nur zum Lesen offen.</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Open the map once more, to be saved under another name</source>
        <translation>Die Karte noch einmal öffnen, um sie unter anderem Namen zu speichern</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Go on with the map as it is here; saving writes it over the file</source>
        <translation>Mit der Karte weitermachen, wie sie hier ist; beim Speichern kommt sie über die Datei</translation>
    </message>
    <message>
        <source>“%1” is gone from the disk. Saving writes it again.</source>
        <translation>„%1“ ist von der Platte verschwunden. Speichern schreibt die Datei wieder.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Write the file again</source>
        <translation>Die Datei wieder schreiben</translation>
    </message>
    <message>
        <source>“%1” was changed on disk.</source>
        <translation>„%1“ wurde auf der Platte geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Read the file again; the map as it is here comes back with Undo</source>
        <translation>Die Datei noch einmal lesen; die Karte, wie sie hier ist, kommt mit Rückgängig wieder</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Von der Platte neu laden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Open what is on disk in a tab of its own</source>
        <translation>Was auf der Platte ist, in einem eigenen Tab öffnen</translation>
    </message>
    <message>
        <source>Not found since the last time: %1.</source>
        <comment>names of files</comment>
        <translation>Seit dem letzten Mal nicht gefunden: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of files</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Recovered changes</source>
        <translation>Wiederhergestellte Änderungen</translation>
    </message>
</context>
<context>
    <name>isle::DrawOptionBar</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Draw this shape; P takes the next</source>
        <translation>Diese Form zeichnen; P nimmt die nächste</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Draw the whole shape (U)</source>
        <translation>Die ganze Form zeichnen (U)</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Draw only the rim, as thick as the brush (U)</source>
        <translation>Nur den Rand zeichnen, so dick wie der Pinsel (U)</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Only hexes linked to the one clicked; Alt for all alike</source>
        <translation>Nur Felder, die mit dem angeklickten zusammenhängen; Alt für alle gleichen</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleichen</translation>
    </message>
    <message>
        <source>All hexes alike on the map; Alt for linked ones only</source>
        <translation>Alle gleichen Felder der Karte; Alt für nur zusammenhängende</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Hexes of one terrain are alike</source>
        <translation>Felder eines Geländes sind gleich</translation>
    </message>
    <message>
        <source>and number</source>
        <translation>und Zahl</translation>
    </message>
    <message>
        <source>Hexes of one terrain with one number are alike</source>
        <translation>Felder eines Geländes mit einer Zahl sind gleich</translation>
    </message>
    <message>
        <source>Alike by</source>
        <translation>Gleich nach</translation>
    </message>
    <message>
        <source>Terrain and number</source>
        <translation>Gelände und Zahl</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Shuffle group</source>
        <translation>Mischgruppe</translation>
    </message>
    <message>
        <source>Land or sea: whole islands</source>
        <translation>Land oder Meer: ganze Inseln</translation>
    </message>
    <message>
        <source>Chip or chest</source>
        <translation>Plättchen oder Truhe</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleiche</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Select these hexes instead of those selected</source>
        <translation>Diese Felder anstelle der ausgewählten auswählen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Add to the selection (Shift)</source>
        <translation>Zur Auswahl nehmen (Umschalt)</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Take out of the selection (Alt)</source>
        <translation>Aus der Auswahl nehmen (Alt)</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Keep what is in both (Shift+Alt)</source>
        <translation>Behalten, was in beiden ist (Umschalt+Alt)</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Paint all images of a symmetry at once</source>
        <translation>Alle Bilder einer Symmetrie zugleich malen</translation>
    </message>
    <message>
        <source>Choose the centre of the symmetry on the map (C)</source>
        <translation>Den Mittelpunkt der Symmetrie auf der Karte wählen (C)</translation>
    </message>
    <message>
        <source>Centre of the symmetry</source>
        <translation>Mittelpunkt der Symmetrie</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
</context>
<context>
    <name>isle::EraserTool</name>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Left: land to sea. Right: off the map. Shift: straight line. 1 to 6, [ and ]: size. Esc: stop.</source>
        <translation>Links: Land zu Meer. Rechts: aus der Karte. Umschalt: gerade Linie. 1 bis 6, [ und ]: Größe. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Erase to sea</source>
        <translation>Zu Meer löschen</translation>
    </message>
    <message>
        <source>Erase to void</source>
        <translation>Aus der Karte löschen</translation>
    </message>
    <message>
        <source>To sea</source>
        <translation>Zu Meer</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Aus der Karte</translation>
    </message>
    <message>
        <source>Sea already. Right: off the map.</source>
        <translation>Schon Meer. Rechts: aus der Karte.</translation>
    </message>
</context>
<context>
    <name>isle::ExportPackDialog</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Export pack</source>
        <translation>Paket ausgeben</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ausgeben…</translation>
    </message>
    <message>
        <source>Add maps…</source>
        <translation>Karten hinzufügen…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>“%1” was not added.</source>
        <translation>„%1“ wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>A pack needs a name</source>
        <translation>Ein Paket braucht einen Namen</translation>
    </message>
</context>
<context>
    <name>isle::EyedropperTool</name>
    <message>
        <source>Eyedropper</source>
        <translation>Pipette</translation>
    </message>
    <message>
        <source>Left: pick terrain or harbour. Right or Shift: pick number. Esc: stop.</source>
        <translation>Links: Gelände oder Hafen aufnehmen. Rechts oder Umschalt: Zahl aufnehmen. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Pick the harbour: %1</source>
        <translation>Den Hafen aufnehmen: %1</translation>
    </message>
    <message>
        <source>Pick %1</source>
        <comment>a terrain</comment>
        <translation>%1 aufnehmen</translation>
    </message>
    <message>
        <source>right: %1</source>
        <comment>a number</comment>
        <translation>rechts: %1</translation>
    </message>
</context>
<context>
    <name>isle::FileController</name>
    <message>
        <source>“%1” was not opened.</source>
        <translation>„%1“ wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>“%1” was not saved.</source>
        <translation>„%1“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Revert to saved</source>
        <translation>Zum gespeicherten Stand</translation>
    </message>
    <message>
        <source>“%1” was not written.</source>
        <translation>„%1“ wurde nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>isle::FilesPage</name>
    <message>
        <source>Open the maps of the &amp;last time at the start</source>
        <translation>Beim Start die Karten vom &amp;letzten Mal öffnen</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>No copy</source>
        <translation>Keine Kopie</translation>
    </message>
    <message>
        <source>One copy beside the map (.bak)</source>
        <translation>Eine Kopie neben der Karte (.bak)</translation>
    </message>
    <message>
        <source>Several copies in a folder</source>
        <translation>Mehrere Kopien in einem Ordner</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Wiederherstellung</translation>
    </message>
    <message>
        <source>&amp;Write a recovery file after</source>
        <translation>&amp;Wiederherstellungsdatei schreiben nach</translation>
    </message>
    <message>
        <source>Unsaved changes are kept apart from your files and offered after a crash.</source>
        <translation>Ungespeicherte Änderungen liegen getrennt von deinen Dateien und werden nach einem Absturz angeboten.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>When a map is saved, &amp;keep</source>
        <translation>Beim Speichern einer Karte &amp;bleibt</translation>
    </message>
    <message>
        <source>Copies for each &amp;map</source>
        <translation>Kopien je &amp;Karte</translation>
    </message>
    <message>
        <source>The previous version of the map is kept. The folder for several copies is %1.</source>
        <translation>Die vorige Fassung der Karte bleibt erhalten. Der Ordner für mehrere Kopien ist %1.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>isle::FillTool</name>
    <message>
        <source>Fill: %1</source>
        <comment>a terrain</comment>
        <translation>Füllen: %1</translation>
    </message>
    <message>
        <source>mixed terrains</source>
        <translation>gemischtes Gelände</translation>
    </message>
    <message>
        <source>Left: fill what is linked. Alt (keys: Shift): all alike. Right: pick. Esc: stop.</source>
        <translation>Links: Zusammenhängendes füllen. Alt (Tasten: Umschalt): alles Gleiche. Rechts: aufnehmen. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Left: fill all alike. Alt (keys: Shift): only linked. Right: pick. Esc: stop.</source>
        <translation>Links: Alles Gleiche füllen. Alt (Tasten: Umschalt): nur Zusammenhängendes. Rechts: aufnehmen. Esc: Schluss.</translation>
    </message>
    <message>
        <source>%1 already</source>
        <comment>what would be filled in</comment>
        <translation>Schon %1</translation>
    </message>
    <message>
        <source>%1, linked: %2</source>
        <comment>what is filled in: 7 hexes</comment>
        <translation>%1, verbunden: %2</translation>
    </message>
    <message>
        <source>%1, all alike: %2</source>
        <comment>what is filled in: 7 hexes</comment>
        <translation>%1, alle gleichen: %2</translation>
    </message>
</context>
<context>
    <name>isle::FloatingMove</name>
    <message>
        <source>Copy %1</source>
        <comment>7 hexes</comment>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>7 hexes</comment>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
</context>
<context>
    <name>isle::FrameDialog</name>
    <message>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>How many to add on each side; below zero takes away.</source>
        <translation>Wie viele auf jeder Seite dazukommen; unter null werden welche weggenommen.</translation>
    </message>
    <message>
        <source>Rows on top</source>
        <translation>Zeilen oben</translation>
    </message>
    <message>
        <source>Rows at the bottom</source>
        <translation>Zeilen unten</translation>
    </message>
    <message>
        <source>Columns at the left</source>
        <translation>Spalten links</translation>
    </message>
    <message>
        <source>Columns at the right</source>
        <translation>Spalten rechts</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>New hexes</source>
        <translation>Neue Felder</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>The map becomes %1 columns wide and %2 rows high.</source>
        <translation>Die Karte wird %1 Spalten breit und %2 Zeilen hoch.</translation>
    </message>
    <message>
        <source>Land that falls outside is lost: %1.</source>
        <translation>Land, das herausfällt, geht verloren: %1.</translation>
    </message>
    <message>
        <source>With an odd number of rows on top the drawing moves half a hex to the side, so that all that touches still does; where it would lose a hex the map gets a column more.</source>
        <translation>Bei einer ungeraden Zahl von Zeilen oben rückt die Zeichnung ein halbes Feld zur Seite, damit sich alles berührt wie zuvor; fiele dabei ein Feld heraus, bekommt die Karte eine Spalte mehr.</translation>
    </message>
</context>
<context>
    <name>isle::GoToField</name>
    <message>
        <source>&amp;Go to:</source>
        <translation>&amp;Gehe zu:</translation>
    </message>
    <message>
        <source>D5, 4,3 or an island</source>
        <translation>D5, 4,3 oder eine Insel</translation>
    </message>
    <message>
        <source>A hex as in the rulers (D5), column and row (4,3) or the name of an island</source>
        <translation>Ein Feld wie in den Linealen (D5), Spalte und Zeile (4,3) oder der Name einer Insel</translation>
    </message>
    <message>
        <source>Type the name of a hex or an island.</source>
        <translation>Tippe den Namen eines Felds oder einer Insel.</translation>
    </message>
    <message>
        <source>There is no hex or island “%1” on this map.</source>
        <translation>Auf dieser Karte gibt es kein Feld und keine Insel „%1“.</translation>
    </message>
</context>
<context>
    <name>isle::GroupList</name>
    <message>
        <source>Shuffle groups</source>
        <translation>Mischgruppen</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Neue Gruppe</translation>
    </message>
    <message>
        <source>A group of the selected hexes, or an empty one to paint with the group tool</source>
        <translation>Eine Gruppe aus den ausgewählten Feldern oder eine leere zum Malen mit dem Gruppenwerkzeug</translation>
    </message>
    <message>
        <source>New shuffle group</source>
        <translation>Neue Mischgruppe</translation>
    </message>
    <message>
        <source>Name of group %1</source>
        <translation>Name der Gruppe %1</translation>
    </message>
    <message>
        <source>Select the hexes of this group</source>
        <translation>Die Felder dieser Gruppe auswählen</translation>
    </message>
    <message>
        <source>Remove the group; its hexes go to the common pools</source>
        <translation>Die Gruppe auflösen; ihre Felder kommen zu den gemeinsamen Vorräten</translation>
    </message>
    <message>
        <source>Remove shuffle group</source>
        <translation>Mischgruppe auflösen</translation>
    </message>
    <message>
        <source>Rename shuffle group</source>
        <translation>Mischgruppe umbenennen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Number tokens</source>
        <translation>Zahlenchips</translation>
    </message>
    <message>
        <source>Change pool</source>
        <translation>Vorrat ändern</translation>
    </message>
    <message>
        <source>Reset pool</source>
        <translation>Vorrat zurücksetzen</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
</context>
<context>
    <name>isle::GroupTool</name>
    <message>
        <source>Shuffle group: %1</source>
        <translation>Mischgruppe: %1</translation>
    </message>
    <message>
        <source>Left: into the group. Right or Del: back to the common pools. Ctrl: pick. [ and ]: size. Esc: stop.</source>
        <translation>Links: in die Gruppe. Rechts oder Entf: zurück zu den gemeinsamen Vorräten. Strg: aufnehmen. [ und ]: Größe. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Shuffle in %1</source>
        <comment>a group or the common pools</comment>
        <translation>Mischen: %1</translation>
    </message>
    <message>
        <source>Only land is shuffled.</source>
        <translation>Nur Land wird gemischt.</translation>
    </message>
</context>
<context>
    <name>isle::HandBar</name>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Sail a ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Raid a fortress: costs %1, takes one point of its strength</source>
        <translation>Festung angreifen: kostet %1, nimmt ihr einen Punkt Stärke</translation>
    </message>
    <message>
        <source>Dig at a canal tile: costs %1</source>
        <translation>An einem Kanalfeld graben: kostet %1</translation>
    </message>
    <message>
        <source>Stage %1 of %2 of your wonder: costs %3, +1 point</source>
        <translation>Stufe %1 von %2 deines Weltwunders: kostet %3, +1 Punkt</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Keine Hand</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>Click a seat&apos;s card to take it over.</source>
        <translation>Klicke auf die Karte eines Platzes, um ihn zu übernehmen.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, a 7 takes %1</source>
        <translation>
            <numerusform>%n Karte, eine 7 nimmt %1</numerusform>
            <numerusform>%n Karten, eine 7 nimmt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Build&lt;/b&gt; lit when you can pay and a place is legal</source>
        <translation>&lt;b&gt;Bauen&lt;/b&gt; leuchtet, was du bezahlen und setzen kannst</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; build or buy, without trading</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; bauen oder kaufen, ohne Handel</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; all but the dice and trade with seats</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; alles außer Würfeln und Handel mit Spielern</translation>
    </message>
    <message>
        <source>Wonder %1/%2</source>
        <translation>Wunder %1/%2</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Leave it at one</source>
        <translation>Bei einem lassen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Trade with the bank or another seat</source>
        <translation>Mit der Bank oder einem anderen Spieler handeln</translation>
    </message>
    <message>
        <source>Move one of your open ships, once a turn</source>
        <translation>Eines deiner offenen Schiffe versetzen, einmal im Zug</translation>
    </message>
    <message>
        <source>No ship of yours may sail now</source>
        <translation>Keines deiner Schiffe darf jetzt fahren</translation>
    </message>
    <message>
        <source>Year of plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message numerus="yes">
        <source>Take %n cards from the bank.</source>
        <translation>
            <numerusform>Nimm %n Karte aus der Bank.</numerusform>
            <numerusform>Nimm %n Karten aus der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n cards</source>
        <translation>
            <numerusform>Gib %n Karte ab</numerusform>
            <numerusform>Gib %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled a 7.</source>
        <translation>%1 hat eine 7 gewürfelt.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Every other seat gives you all its cards of it.</source>
        <translation>Alle anderen geben dir alle ihre Karten davon.</translation>
    </message>
</context>
<context>
    <name>isle::HarbourTool</name>
    <message>
        <source>Harbour: %1</source>
        <translation>Hafen: %1</translation>
    </message>
    <message>
        <source>Left: put or change. Drag a harbour: move it. Wheel: turn it. Right: remove. Ctrl: pick. [ and ]: next edge. Enter: put. Esc: stop.</source>
        <translation>Links, Eingabe: setzen, ändern. Ziehen: verschieben. Rad: drehen. Rechts: weg. Strg: aufnehmen. [ und ]: nächste Kante. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Swap harbours</source>
        <translation>Häfen tauschen</translation>
    </message>
    <message>
        <source>Move harbour</source>
        <translation>Hafen verschieben</translation>
    </message>
    <message>
        <source>Turn harbour</source>
        <translation>Hafen drehen</translation>
    </message>
    <message>
        <source>Its image at %1 would share a crossing with it.</source>
        <translation>Sein Bild an %1 würde eine Kreuzung mit ihm teilen.</translation>
    </message>
    <message>
        <source>Change harbour to %1</source>
        <translation>Hafen ändern: %1</translation>
    </message>
    <message>
        <source>Place harbour, %1</source>
        <translation>Hafen setzen, %1</translation>
    </message>
    <message>
        <source>Remove harbour</source>
        <translation>Hafen entfernen</translation>
    </message>
    <message>
        <source>%1 to %2, in exchange</source>
        <comment>a harbour, an edge</comment>
        <translation>%1 nach %2, im Tausch</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a harbour, an edge</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a harbour</comment>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <comment>a harbour</comment>
        <translation>wird %1</translation>
    </message>
    <message numerus="yes">
        <source>%n harbours</source>
        <translation>
            <numerusform>%n Hafen</numerusform>
            <numerusform>%n Häfen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::HelpController</name>
    <message>
        <source>What goes on the map</source>
        <translation>Was auf die Karte kommt</translation>
    </message>
    <message>
        <source>Terrain, number tokens, harbours and markers. Click one and the tool for it is at hand.</source>
        <translation>Gelände, Zahlenchips, Häfen und Marker. Klicke darauf, und das Werkzeug dafür ist zur Hand.</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Draw with the left button; the right one picks up what lies there. The wheel zooms, the middle button or Space moves the map. The line at the bottom always says what the tool does.</source>
        <translation>Zeichne mit der linken Taste; die rechte nimmt auf, was da liegt. Das Rad zoomt, die mittlere Taste oder die Leertaste bewegt die Karte. Die Zeile unten sagt immer, was das Werkzeug tut.</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Was mit ihr nicht stimmt</translation>
    </message>
    <message>
        <source>The map is checked while you draw. A click goes to the place, and many problems can be mended with one button.</source>
        <translation>Die Karte wird beim Zeichnen geprüft. Ein Klick führt zur Stelle, und viele Probleme lassen sich mit einem Knopf beheben.</translation>
    </message>
    <message>
        <source>A design has many deals</source>
        <translation>Ein Entwurf hat viele Verteilungen</translation>
    </message>
    <message>
        <source>What you leave to the pools is dealt anew in each game. Look at deals here; R deals again.</source>
        <translation>Was du den Vorräten überlässt, wird in jedem Spiel neu verteilt. Hier siehst du Verteilungen; R verteilt noch einmal.</translation>
    </message>
    <message>
        <source>Play it at once</source>
        <translation>Gleich spielen</translation>
    </message>
    <message>
        <source>F5 plays the map as it is against computer players; F4 comes back to drawing. Every command is found with Ctrl+Shift+P.</source>
        <translation>F5 spielt die Karte, wie sie ist, gegen den Computer; F4 kehrt zum Zeichnen zurück. Jeden Befehl findest du mit Strg+Umschalt+P.</translation>
    </message>
</context>
<context>
    <name>isle::HelpGuide</name>
    <message>
        <source>More about it</source>
        <translation>Mehr dazu</translation>
    </message>
</context>
<context>
    <name>isle::HelpWindow</name>
    <message>
        <source>Islewright help</source>
        <translation>Hilfe zu Islewright</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>isle::HexMarks</name>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Shuffled in</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>May get</source>
        <translation>Bekommt</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>On the far side</source>
        <translation>Jenseits</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>several groups</source>
        <translation>mehrere Gruppen</translation>
    </message>
    <message>
        <source>Shuffle in %1</source>
        <comment>a group or the common pools</comment>
        <translation>Mischen: %1</translation>
    </message>
    <message>
        <source>New shuffle group</source>
        <translation>Neue Mischgruppe</translation>
    </message>
    <message>
        <source>Keep %1 away</source>
        <comment>a number</comment>
        <translation>%1 fernhalten</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <comment>a number</comment>
        <translation>%1 zulassen</translation>
    </message>
    <message>
        <source>Land beyond the desert, which may count as a new island (S-142)</source>
        <translation>Land jenseits der Wüste, das als neue Insel zählen kann (S-142)</translation>
    </message>
    <message>
        <source>Put on the far side</source>
        <translation>Jenseits der Wüste legen</translation>
    </message>
    <message>
        <source>Put on the near side</source>
        <translation>Diesseits der Wüste legen</translation>
    </message>
    <message>
        <source>Forbid start</source>
        <translation>Start verbieten</translation>
    </message>
    <message>
        <source>Allow start</source>
        <translation>Start erlauben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>hex, corner</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Neue Gruppe</translation>
    </message>
    <message>
        <source>The deal never puts a %1 here. Click: allow it</source>
        <translation>Hierher kommt nie eine %1. Klick: zulassen</translation>
    </message>
    <message>
        <source>The deal may put a %1 here. Click: keep it away</source>
        <translation>Hierher kann eine %1 kommen. Klick: fernhalten</translation>
    </message>
    <message>
        <source>No settlement at %1 in set-up. Click: allow it</source>
        <translation>Keine Siedlung auf %1 in der Gründung. Klick: erlauben</translation>
    </message>
    <message>
        <source>A settlement may stand at %1 in set-up. Click: forbid it</source>
        <translation>Eine Siedlung darf in der Gründung auf %1 stehen. Klick: verbieten</translation>
    </message>
</context>
<context>
    <name>isle::HexProperties</name>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Crossing pips</source>
        <translation>Augen ringsum</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Harbour %1</source>
        <comment>the edge: NE</comment>
        <translation>Hafen %1</translation>
    </message>
    <message>
        <source>None</source>
        <comment>harbour</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>None</source>
        <comment>number</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>From the pool</source>
        <translation>Aus dem Vorrat</translation>
    </message>
    <message>
        <source>several terrains</source>
        <translation>mehrere Gelände</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>hex, terrain</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>7 hexes, forest</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>On %1, a start island</source>
        <translation>Auf %1, einer Startinsel</translation>
    </message>
    <message>
        <source>On %1, a new island</source>
        <translation>Auf %1, einer neuen Insel</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <comment>1 hex</comment>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Fixed. Click: terrain from the pool</source>
        <translation>Fest. Klick: Gelände aus dem Vorrat</translation>
    </message>
    <message>
        <source>From the pool. Click: choose a terrain</source>
        <translation>Aus dem Vorrat. Klick: ein Gelände wählen</translation>
    </message>
    <message>
        <source>Fixed. Click: number from the pool</source>
        <translation>Fest. Klick: Zahl aus dem Vorrat</translation>
    </message>
    <message>
        <source>From the pool. Click: choose a number</source>
        <translation>Aus dem Vorrat. Klick: eine Zahl wählen</translation>
    </message>
    <message>
        <source>%1, edge %2</source>
        <comment>hex, edge</comment>
        <translation>%1, Kante %2</translation>
    </message>
    <message>
        <source>Remove harbour</source>
        <translation>Hafen entfernen</translation>
    </message>
    <message>
        <source>Set harbour to %1</source>
        <translation>Hafen auf %1 setzen</translation>
    </message>
</context>
<context>
    <name>isle::HistoryModel</name>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <translation>Geöffnet: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, where</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, saved</source>
        <translation>%1, gespeichert</translation>
    </message>
</context>
<context>
    <name>isle::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>A disk marks the saved state. Steps in italics come back with redo. A double click shows where a step took place.</source>
        <translation>Eine Diskette zeigt den gespeicherten Stand. Kursive Schritte holt Wiederholen zurück. Ein Doppelklick zeigt, wo ein Schritt geschah.</translation>
    </message>
</context>
<context>
    <name>isle::IslandList</name>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Select the hexes of this island</source>
        <translation>Die Felder dieser Insel auswählen</translation>
    </message>
    <message>
        <source>Name of island %1</source>
        <translation>Name der Insel %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New</source>
        <comment>role of an island</comment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Role of island %1</source>
        <translation>Rolle der Insel %1</translation>
    </message>
    <message>
        <source>Rename island</source>
        <translation>Insel umbenennen</translation>
    </message>
    <message>
        <source>Make a start island</source>
        <translation>Zur Startinsel machen</translation>
    </message>
    <message>
        <source>Make a new island</source>
        <translation>Zur neuen Insel machen</translation>
    </message>
</context>
<context>
    <name>isle::Keys</name>
    <message>
        <source>Change pool</source>
        <translation>Vorrat ändern</translation>
    </message>
    <message>
        <source>Reset pool</source>
        <translation>Vorrat zurücksetzen</translation>
    </message>
</context>
<context>
    <name>isle::KeysDialog</name>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>While drawing</source>
        <translation>Beim Zeichnen</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the cursor from hex to hex</source>
        <translation>Den Cursor von Feld zu Feld bewegen</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Set the number of the hex; 1 and then 0, 1 or 2</source>
        <translation>Die Zahl des Felds setzen; 1 und dann 0, 1 oder 2</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>Größerer Pinsel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Stop the gesture, then select nothing, then leave the tool</source>
        <translation>Die Bewegung abbrechen, dann nichts auswählen, dann das Werkzeug verlassen</translation>
    </message>
    <message>
        <source>Space and drag, middle button</source>
        <translation>Leertaste und ziehen, mittlere Taste</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Die Karte bewegen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Am Mauszeiger zoomen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>About Islewright</source>
        <translation>Über Islewright</translation>
    </message>
    <message>
        <source>Islewright %1</source>
        <translation>Islewright %1</translation>
    </message>
    <message>
        <source>A workshop for hex-island maps: draw them, check them, play them, share them.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Eine Werkstatt für Inselkarten aus Sechseckfeldern: zeichne, prüfe, spiele und teile sie.

Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
</context>
<context>
    <name>isle::LassoTool</name>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Left: drag round hexes, or click corners (keys: Space) and close with Enter. Shift: add. Alt: take out. Shift+Alt: keep what is in both. Esc: stop.</source>
        <translation>Links: um Felder herum ziehen oder Ecken klicken (Tasten: Leertaste) und mit Eingabe schließen. Umschalt: dazu. Alt: heraus. Umschalt+Alt: nur Gemeinsames behalten. Esc: Schluss.</translation>
    </message>
    <message numerus="yes">
        <source>%n corners; Enter closes</source>
        <translation>
            <numerusform>%n Ecke; Eingabe schließt</numerusform>
            <numerusform>%n Ecken; Eingabe schließt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::LayersPanel</name>
    <message>
        <source>Land and sea, shuffle groups and the size of the map</source>
        <translation>Land und Meer, Mischgruppen und die Größe der Karte</translation>
    </message>
    <message>
        <source>Number tokens and the numbers that hexes may not get</source>
        <translation>Zahlenchips und die Zahlen, die Felder nicht bekommen dürfen</translation>
    </message>
    <message>
        <source>Harbours on coastal edges</source>
        <translation>Häfen an Küstenkanten</translation>
    </message>
    <message>
        <source>Chips and chests, plates, robber and pirate</source>
        <translation>Plättchen und Truhen, Schilder, Räuber und Pirat</translation>
    </message>
    <message>
        <source>Names of islands and which ones seats start on</source>
        <translation>Namen der Inseln und auf welchen man anfängt</translation>
    </message>
    <message>
        <source>Forbidden start crossings and the far side of the desert</source>
        <translation>Verbotene Startkreuzungen und das Gebiet jenseits der Wüste</translation>
    </message>
    <message>
        <source>Rulers and the names of hexes</source>
        <translation>Lineale und die Namen der Felder</translation>
    </message>
    <message>
        <source>A picture under the map to draw after; never part of the map or of an export</source>
        <translation>Ein Bild unter der Karte, um danach zu zeichnen; nie Teil der Karte oder eines ausgegebenen Bilds</translation>
    </message>
    <message>
        <source>Names in the hexes</source>
        <translation>Namen in den Feldern</translation>
    </message>
    <message>
        <source>Patterns on terrain</source>
        <translation>Muster auf dem Gelände</translation>
    </message>
    <message>
        <source>Show and unlock all</source>
        <translation>Alle zeigen und freigeben</translation>
    </message>
    <message>
        <source>Write the name of every hex into it, as D5</source>
        <translation>In jedes Feld seinen Namen schreiben, etwa D5</translation>
    </message>
    <message>
        <source>Give each terrain a pattern of its own, so that colours are not needed</source>
        <translation>Jedem Gelände ein eigenes Muster geben, sodass man keine Farben braucht</translation>
    </message>
    <message>
        <source>Show all layers fully and lock none</source>
        <translation>Alle Ebenen ganz zeigen und keine sperren</translation>
    </message>
    <message>
        <source>Choose or set up the trace picture…</source>
        <translation>Die Pausvorlage wählen oder einrichten…</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <comment>a layer</comment>
        <translation>%1 verbergen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>a layer</comment>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Show %1 fully</source>
        <comment>a layer</comment>
        <translation>%1 ganz zeigen</translation>
    </message>
    <message>
        <source>Dim %1</source>
        <comment>a layer</comment>
        <translation>%1 abblenden</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <comment>a layer</comment>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>Lock %1: nothing changes it</source>
        <comment>a layer</comment>
        <translation>%1 sperren: Nichts ändert sie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file name: what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trace picture (none)</source>
        <translation>Pausvorlage (keine)</translation>
    </message>
</context>
<context>
    <name>isle::LayoutList</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>Add a layout for other seats</source>
        <translation>Einen Aufbau für eine andere Spielerzahl hinzufügen</translation>
    </message>
    <message>
        <source>Remove the open layout</source>
        <translation>Den offenen Aufbau entfernen</translation>
    </message>
    <message>
        <source>Move the open layout up</source>
        <translation>Den offenen Aufbau nach oben rücken</translation>
    </message>
    <message>
        <source>Move the open layout down</source>
        <translation>Den offenen Aufbau nach unten rücken</translation>
    </message>
    <message>
        <source>Open layout</source>
        <translation>Offener Aufbau</translation>
    </message>
    <message>
        <source>Name of the open layout</source>
        <translation>Name des offenen Aufbaus</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation>Aufbau umbenennen</translation>
    </message>
    <message>
        <source>Copy of the open layout</source>
        <translation>Kopie des offenen Aufbaus</translation>
    </message>
    <message>
        <source>Blank sea of the same size</source>
        <translation>Leeres Meer gleicher Größe</translation>
    </message>
    <message>
        <source>Add layout</source>
        <translation>Aufbau hinzufügen</translation>
    </message>
    <message>
        <source>copy of %1</source>
        <comment>a layout</comment>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>blank sea</source>
        <translation>leeres Meer</translation>
    </message>
    <message>
        <source>Remove layout</source>
        <translation>Aufbau entfernen</translation>
    </message>
    <message>
        <source>Move layout</source>
        <translation>Aufbau verschieben</translation>
    </message>
</context>
<context>
    <name>isle::LedgerLine</name>
    <message>
        <source>%1: %2</source>
        <comment>forest hex: 5 of 4, 1 short</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of them lie in a set that another box replaces.</source>
        <translation>%1 davon sind in einem Satz, den eine andere Schachtel ersetzt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>used of owned</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 short</source>
        <comment>5 of 4, 1 short</comment>
        <translation>%1, %2 fehlen</translation>
    </message>
</context>
<context>
    <name>isle::LegendCard</name>
    <message>
        <source>Close the overlay</source>
        <translation>Die Einblendung schließen</translation>
    </message>
</context>
<context>
    <name>isle::LogView</name>
    <message>
        <source>Log of the game</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>isle::MainWindow</name>
    <message>
        <source>%1[*] - Islewright</source>
        <translation>%1[*] - Islewright</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;One row or column</source>
        <translation>&amp;Eine Zeile oder Spalte</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <translation>&amp;Verteilung</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>P&amp;rüfen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>O&amp;verlay</source>
        <translation>Ein&amp;blendung</translation>
    </message>
    <message>
        <source>Appearan&amp;ce</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>Pai&amp;nt</source>
        <translation>Mal&amp;en</translation>
    </message>
    <message>
        <source>Shap&amp;es</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <translation>&amp;Testspiel</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>hex, terrain</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <comment>7 hexes</comment>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The game cannot begin.</source>
        <translation>Das Spiel kann nicht anfangen.</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>Das Spiel wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Game saved</source>
        <translation>Spiel gespeichert</translation>
    </message>
    <message>
        <source>Open it again with Open game in the Playtest menu.</source>
        <translation>Öffne es wieder mit Spiel öffnen im Menü Testspiel.</translation>
    </message>
    <message>
        <source>hidden number</source>
        <translation>verborgene Zahl</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a hex</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 land, %2 sea</source>
        <translation>%1 Land, %2 Meer</translation>
    </message>
    <message>
        <source>This map cannot be dealt: %1</source>
        <translation>Diese Karte kann nicht verteilt werden: %1</translation>
    </message>
    <message>
        <source>The deal of seed %1. Tools go on changing the design.</source>
        <translation>Die Verteilung mit Startwert %1. Werkzeuge ändern weiter den Entwurf.</translation>
    </message>
</context>
<context>
    <name>isle::ManifestReader</name>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
</context>
<context>
    <name>isle::MapCanvas</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>isle::MapDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>This map is open for reading only.</source>
        <translation>Diese Karte ist nur zum Lesen offen.</translation>
    </message>
</context>
<context>
    <name>isle::MapList</name>
    <message>
        <source>Without a title</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>%1 seats</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>isle::MapPools</name>
    <message>
        <source>Pools</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Number tokens</source>
        <translation>Zahlenchips</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Terrain under fog</source>
        <translation>Gelände unter Nebel</translation>
    </message>
    <message>
        <source>Number tokens under fog</source>
        <translation>Zahlenchips unter Nebel</translation>
    </message>
    <message>
        <source>Tribe chips</source>
        <translation>Stammesplättchen</translation>
    </message>
    <message>
        <source>%1 terrain, %2 numbers</source>
        <comment>taken from the pools</comment>
        <translation>%1 Gelände, %2 Zahlen</translation>
    </message>
</context>
<context>
    <name>isle::MapProperties</name>
    <message>
        <source>Back to the default</source>
        <translation>Zurück zur Vorgabe</translation>
    </message>
    <message>
        <source>Resize…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Robber starts by the rules</source>
        <translation>Der Räuber fängt nach den Regeln an</translation>
    </message>
    <message>
        <source>Pirate starts by the rules</source>
        <translation>Der Pirat fängt nach den Regeln an</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Change title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Change licence</source>
        <translation>Lizenz ändern</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Change scenario text</source>
        <translation>Szenariotext ändern</translation>
    </message>
    <message>
        <source>the same for each</source>
        <translation>für jede gleich</translation>
    </message>
    <message>
        <source>Points for a seat’s first, second … new island, such as 3, 2, 1; the last one repeats. Empty: as the option “Points for new islands” says (S-76).</source>
        <translation>Punkte für die erste, zweite … neue Insel eines Spielers, etwa 3, 2, 1; die letzte wiederholt sich. Leer: wie die Option „Punkte für neue Inseln“ sagt (S-76).</translation>
    </message>
    <message>
        <source>Island points</source>
        <translation>Inselpunkte</translation>
    </message>
    <message>
        <source>Change island points</source>
        <translation>Inselpunkte ändern</translation>
    </message>
    <message>
        <source>Fewest seats</source>
        <translation>Wenigste Spieler</translation>
    </message>
    <message>
        <source>Most seats</source>
        <translation>Meiste Spieler</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between the fewest and the most seats</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Reset target</source>
        <translation>Ziel zurücksetzen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Spielerzahl ändern</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Change target</source>
        <translation>Ziel ändern</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 by %2 hexes</source>
        <comment>columns, rows</comment>
        <translation>%1 × %2 Felder</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>Zurück zur Vorgabe: %1</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>nach den Regeln</translation>
    </message>
    <message>
        <source>Resize map</source>
        <translation>Größe der Karte ändern</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mal %2</translation>
    </message>
</context>
<context>
    <name>isle::MarkerTool</name>
    <message>
        <source>Marker: %1</source>
        <translation>Marker: %1</translation>
    </message>
    <message>
        <source>Left: put. Right or Del: remove. Ctrl: pick. Shift: line. Esc: stop.</source>
        <translation>Links: legen. Rechts oder Entf: entfernen. Strg: aufnehmen. Umschalt: Linie. Esc: Schluss.</translation>
    </message>
    <message>
        <source>No marker</source>
        <translation>Kein Marker</translation>
    </message>
</context>
<context>
    <name>isle::Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>Close the minimap</source>
        <translation>Die Minikarte schließen</translation>
    </message>
</context>
<context>
    <name>isle::MoveTool</name>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Left: drag the selection or a hex elsewhere. Alt: a copy. X, Y: mirror. Z, Shift+Z: turn. Enter: pick up, set down. Esc: put back.</source>
        <translation>Links: die Auswahl oder ein Feld woandershin ziehen. Alt: Kopie. X, Y: spiegeln. Z, Umschalt+Z: drehen. Eingabe: aufnehmen, ablegen. Esc: zurücklegen.</translation>
    </message>
</context>
<context>
    <name>isle::NewMapDialog</name>
    <message>
        <source>%1 seats</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows · %3 of land · %4</source>
        <translation>%1 Spalten, %2 Zeilen · %3 Land · %4</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Anfangen mit</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Reference board</source>
        <translation>Musterbrett</translation>
    </message>
    <message>
        <source>Random archipelago</source>
        <translation>Zufällige Inselwelt</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Filled with</source>
        <translation>Gefüllt mit</translation>
    </message>
    <message>
        <source>A coast, as in the box</source>
        <translation>Eine Küste wie in der Schachtel</translation>
    </message>
    <message>
        <source>Open sea for ships</source>
        <translation>Offenes Meer für Schiffe</translation>
    </message>
    <message>
        <source>Nothing, no harbours</source>
        <translation>Nichts, keine Häfen</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round it</source>
        <translation>Ringsum</translation>
    </message>
</context>
<context>
    <name>isle::NoticeStrip</name>
    <message>
        <source>Back to the design</source>
        <translation>Zurück zum Entwurf</translation>
    </message>
</context>
<context>
    <name>isle::NumberTool</name>
    <message>
        <source>Number: %1</source>
        <translation>Zahl: %1</translation>
    </message>
    <message>
        <source>Left: put. Drag a token: move it. Right: remove. Digits: set the hex. ?: from the pool. Ctrl: pick. Shift: line. Esc: stop.</source>
        <translation>Links: legen. Chip ziehen: verschieben. Rechts: entfernen. Ziffern: Zahl des Felds. ?: aus dem Vorrat. Strg: aufnehmen. Umschalt: Linie. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Zahl verschieben</translation>
    </message>
    <message>
        <source>Swap numbers</source>
        <translation>Zahlen tauschen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a number, a hex</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 to %2, in exchange</source>
        <comment>a number, a hex</comment>
        <translation>%1 nach %2, im Tausch</translation>
    </message>
    <message>
        <source>1 and then 0, 1 or 2</source>
        <translation>1 und dann 0, 1 oder 2</translation>
    </message>
    <message>
        <source>There is no number token %1.</source>
        <translation>Es gibt keinen Zahlenchip %1.</translation>
    </message>
</context>
<context>
    <name>isle::OfferComposer</name>
    <message>
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You want</source>
        <translation>Du möchtest</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Offer it to %1</source>
        <translation>%1 anbieten</translation>
    </message>
    <message>
        <source>Counter-offer of %1</source>
        <translation>Gegenangebot von %1</translation>
    </message>
    <message>
        <source>Offer to other seats</source>
        <translation>Angebot an andere Spieler</translation>
    </message>
    <message>
        <source>Offer of %1 to %2</source>
        <translation>Angebot von %1 an %2</translation>
    </message>
    <message>
        <source>Choose what to give and what you want (B-81).</source>
        <translation>Wähle, was du gibst und was du möchtest (B-81).</translation>
    </message>
    <message>
        <source>Make the counter-offer</source>
        <translation>Gegenangebot machen</translation>
    </message>
    <message>
        <source>Make the offer</source>
        <translation>Angebot machen</translation>
    </message>
</context>
<context>
    <name>isle::OfferList</name>
    <message>
        <source>%1 would rather give %2 for %3</source>
        <translation>%1 gäbe lieber %2 für %3</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3</source>
        <translation>%1 bietet %2 für %3</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>nimmt an</translation>
    </message>
    <message>
        <source>declines</source>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <translation>Mit %1 tauschen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Gegenangebot</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
</context>
<context>
    <name>isle::OpenPackDialog</name>
    <message>
        <source>Open from %1</source>
        <comment>a pack</comment>
        <translation>Aus %1 öffnen</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
</context>
<context>
    <name>isle::OptionList</name>
    <message>
        <source>Reset option</source>
        <translation>Option zurücksetzen</translation>
    </message>
    <message>
        <source>Set option</source>
        <translation>Option setzen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Base rules</source>
        <translation>Grundregeln</translation>
    </message>
    <message>
        <source>Sea rules</source>
        <translation>Seefahrerregeln</translation>
    </message>
    <message>
        <source>%1: %2 changed</source>
        <comment>group of rules, how many</comment>
        <translation>%1: %2 geändert</translation>
    </message>
    <message>
        <source>%1
Default: %2. Rule %3.</source>
        <comment>explanation, value, number</comment>
        <translation>%1
Vorgabe: %2. Regel %3.</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>Zurück zur Vorgabe: %1</translation>
    </message>
</context>
<context>
    <name>isle::Palette</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the palette</source>
        <translation>Palette filtern</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
</context>
<context>
    <name>isle::PasteBar</name>
    <message>
        <source>Place</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Set down the terrain with its shuffle groups</source>
        <translation>Das Gelände mit seinen Mischgruppen ablegen</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Set down the sea of the stamp as well; off, land shows through it</source>
        <translation>Auch das Meer des Stempels ablegen; sonst scheint Land hindurch</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Set down number tokens and barred values</source>
        <translation>Zahlenchips und ferngehaltene Zahlen ablegen</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Set down chips and chests</source>
        <translation>Plättchen und Truhen ablegen</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Set down harbours that come to a coast</source>
        <translation>Häfen ablegen, die an eine Küste kommen</translation>
    </message>
    <message>
        <source>Marks and names</source>
        <translation>Zeichen und Namen</translation>
    </message>
    <message>
        <source>Set down names, forbidden starts, the far side, robber and pirate</source>
        <translation>Namen, verbotene Startplätze, Jenseits, Räuber und Pirat ablegen</translation>
    </message>
    <message>
        <source>Keep placing</source>
        <translation>Weiter ablegen</translation>
    </message>
    <message>
        <source>Go on after a click; off, Shift does it for once</source>
        <translation>Nach einem Klick weitermachen; sonst tut es Umschalt für ein Mal</translation>
    </message>
    <message>
        <source>Stamps…</source>
        <translation>Stempel…</translation>
    </message>
    <message>
        <source>Choose among the saved stamps</source>
        <translation>Unter den gespeicherten Stempeln wählen</translation>
    </message>
</context>
<context>
    <name>isle::PictureDialog</name>
    <message>
        <source>Show the deal instead of the design</source>
        <translation>Die Verteilung statt des Entwurfs zeigen</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild ausgeben</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ausgeben…</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Längere Seite</translation>
    </message>
</context>
<context>
    <name>isle::PieceTool</name>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Left: the robber starts here; again: off the board. Right: off the board. Esc: stop.</source>
        <translation>Links: Der Räuber fängt hier an; noch einmal: neben das Brett. Rechts: neben das Brett. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Left: the pirate starts here; again: off the board. Right: off the board. Esc: stop.</source>
        <translation>Links: Der Pirat fängt hier an; noch einmal: neben das Brett. Rechts: neben das Brett. Esc: Schluss.</translation>
    </message>
    <message>
        <source>The pirate starts on sea.</source>
        <translation>Der Pirat fängt auf dem Meer an.</translation>
    </message>
    <message>
        <source>The robber starts on land.</source>
        <translation>Der Räuber fängt auf Land an.</translation>
    </message>
    <message>
        <source>The robber does not start on %1.</source>
        <translation>%1: Hier fängt der Räuber nie an.</translation>
    </message>
    <message>
        <source>Place robber</source>
        <translation>Räuber setzen</translation>
    </message>
    <message>
        <source>Place pirate</source>
        <translation>Piraten setzen</translation>
    </message>
    <message>
        <source>Remove robber</source>
        <translation>Räuber entfernen</translation>
    </message>
    <message>
        <source>Remove pirate</source>
        <translation>Piraten entfernen</translation>
    </message>
    <message>
        <source>The robber starts here</source>
        <translation>Der Räuber fängt hier an</translation>
    </message>
    <message>
        <source>The pirate starts here</source>
        <translation>Der Pirat fängt hier an</translation>
    </message>
    <message>
        <source>again: off the board</source>
        <translation>noch einmal: neben das Brett</translation>
    </message>
    <message>
        <source>Robber: %1</source>
        <comment>where</comment>
        <translation>Räuber: %1</translation>
    </message>
    <message>
        <source>Pirate: %1</source>
        <comment>where</comment>
        <translation>Pirat: %1</translation>
    </message>
</context>
<context>
    <name>isle::PlaytestMode</name>
    <message>
        <source>No game is being played.</source>
        <translation>Es wird kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>Cannot deal</source>
        <translation>Verteilen geht nicht</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel aus</translation>
    </message>
    <message>
        <source>New deal or Restart plays again.</source>
        <translation>Neue Verteilung oder Neu starten spielt noch einmal.</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>It is your turn soon.</source>
        <translation>Du bist bald am Zug.</translation>
    </message>
    <message>
        <source>Click a seat&apos;s card to take the seat over.</source>
        <translation>Klicke auf die Karte eines Platzes, um ihn zu übernehmen.</translation>
    </message>
    <message>
        <source>Keys: N next place, Enter takes it.</source>
        <translation>Tasten: N nächster Platz, Eingabe nimmt ihn.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the deck</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes of fog</source>
        <translation>
            <numerusform>%n Nebelfeld</numerusform>
            <numerusform>%n Nebelfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chests</source>
        <translation>
            <numerusform>%n Truhe</numerusform>
            <numerusform>%n Truhen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::PoolGrid</name>
    <message>
        <source>Back to the default for this map</source>
        <translation>Zurück zur Vorgabe für diese Karte</translation>
    </message>
    <message>
        <source>%1: how many in the pool</source>
        <translation>%1: wie viele im Vorrat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>in the pool, needed</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2, too few</source>
        <translation>%1 von %2, zu wenig</translation>
    </message>
    <message>
        <source>%1 of %2, too many</source>
        <translation>%1 von %2, zu viel</translation>
    </message>
</context>
<context>
    <name>isle::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>isle::ProblemCount</name>
    <message>
        <source>Errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
</context>
<context>
    <name>isle::ProblemRow</name>
    <message>
        <source>Accepted: %1</source>
        <translation>Akzeptiert: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>severity, title</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>severity, title, place</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Show such a deal</source>
        <translation>So eine Verteilung zeigen</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Akzeptieren…</translation>
    </message>
    <message>
        <source>Keep it as it is and say why; the reason is saved with the map</source>
        <translation>Lassen, wie es ist, und sagen, warum; der Grund wird mit der Karte gespeichert</translation>
    </message>
</context>
<context>
    <name>isle::ProblemSection</name>
    <message>
        <source>Show more: %1 left</source>
        <translation>Mehr zeigen: noch %1</translation>
    </message>
</context>
<context>
    <name>isle::ProblemsPanel</name>
    <message>
        <source>Accepted</source>
        <translation>Akzeptiert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>No problems. Every check is content with this map.</source>
        <translation>Keine Probleme. Jede Prüfung ist mit dieser Karte zufrieden.</translation>
    </message>
    <message>
        <source>No problems of this kind.</source>
        <translation>Keine Probleme dieser Art.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Errors: 3</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Accept problem</source>
        <translation>Problem akzeptieren</translation>
    </message>
    <message>
        <source>Accept no longer</source>
        <translation>Nicht mehr akzeptieren</translation>
    </message>
</context>
<context>
    <name>isle::RecoveryDialog</name>
    <message>
        <source>today, %1</source>
        <comment>time of day</comment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Islewright ended without saving these maps. Open them to go on where you were; they count as unsaved until you save them.</source>
        <translation>Islewright wurde beendet, ohne diese Karten zu speichern. Öffne sie, um weiterzumachen, wo du warst; sie gelten als ungespeichert, bis du sie speicherst.</translation>
    </message>
    <message>
        <source>Maps with unsaved changes</source>
        <translation>Karten mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Ask again at the next start</source>
        <translation>Beim nächsten Start noch einmal fragen</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Last change: %1</source>
        <translation>Letzte Änderung: %1</translation>
    </message>
    <message>
        <source>Never saved in a file</source>
        <translation>Noch nie in einer Datei gespeichert</translation>
    </message>
    <message>
        <source>This recovery file cannot be read: %1</source>
        <translation>Diese Wiederherstellungsdatei kann nicht gelesen werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes of %n map(s)?</source>
        <translation>
            <numerusform>Die ungespeicherten Änderungen von %n Karte verwerfen?</numerusform>
            <numerusform>Die ungespeicherten Änderungen von %n Karten verwerfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>They cannot be had back. The files of the maps stay as they are.</source>
        <translation>Sie lassen sich nicht zurückholen. Die Dateien der Karten bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>isle::ReplaceDialog</name>
    <message>
        <source>Search and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Ganze Karte</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Suchen nach</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Nothing to replace.</source>
        <translation>Nichts zu ersetzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n harbours will change.</source>
        <translation>
            <numerusform>%n Hafen ändert sich.</numerusform>
            <numerusform>%n Häfen ändern sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes will change.</source>
        <translation>
            <numerusform>%n Feld ändert sich.</numerusform>
            <numerusform>%n Felder ändern sich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::ResultCard</name>
    <message numerus="yes">
        <source>%1 wins with %n points in turn %2</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt in Zug %2</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten in Zug %2</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: the turn limit is reached</source>
        <translation>Unentschieden: Die Zuggrenze ist erreicht</translation>
    </message>
    <message>
        <source>Close; the board stays</source>
        <translation>Schließen; das Brett bleibt</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Dieselbe Verteilung noch einmal</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neue Verteilung</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Rittermacht</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Fortresses</source>
        <translation>Festungen</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Verdeckte Karten</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>isle::SampleBar</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Deal the map many times and say in how many deals a check fails</source>
        <translation>Die Karte viele Male verteilen und sagen, in wie vielen Verteilungen eine Prüfung anschlägt</translation>
    </message>
    <message>
        <source>Sample again after every change</source>
        <translation>Nach jeder Änderung eine neue Stichprobe</translation>
    </message>
    <message>
        <source>Deals sampled</source>
        <translation>Verteilungen der Stichprobe</translation>
    </message>
    <message>
        <source>Sample %1 deals</source>
        <translation>Stichprobe: %1 Verteilungen</translation>
    </message>
    <message>
        <source>%1 of %2 deals</source>
        <translation>%1 von %2 Verteilungen</translation>
    </message>
    <message>
        <source>What is dealt has not been looked at yet.</source>
        <translation>Was verteilt wird, ist noch nicht geprüft.</translation>
    </message>
    <message>
        <source>%1 deals looked at.</source>
        <translation>%1 Verteilungen geprüft.</translation>
    </message>
</context>
<context>
    <name>isle::ScenarioTextDialog</name>
    <message>
        <source>Scenario text</source>
        <translation>Szenariotext</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Designer’s notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What is this island world about? Players read it first.</source>
        <translation>Wovon handelt diese Inselwelt? Das lesen die Spieler zuerst.</translation>
    </message>
    <message>
        <source>What players do before the first turn that the map does not show.</source>
        <translation>Was vor dem ersten Zug zu tun ist und die Karte nicht zeigt.</translation>
    </message>
    <message>
        <source>Rules that hold in this scenario only.</source>
        <translation>Regeln, die nur in diesem Szenario gelten.</translation>
    </message>
    <message>
        <source>For whoever works on the map; it is not printed.</source>
        <translation>Für alle, die an der Karte arbeiten; nicht zum Drucken.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no texts</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>isle::SeatCard</name>
    <message>
        <source>%1+%2</source>
        <translation>%1+%2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>route</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Rittermacht</translation>
    </message>
    <message>
        <source>%1: you</source>
        <translation>%1: du</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>may build</source>
        <translation>darf bauen</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>to choose</source>
        <translation>zu wählen</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n Tuch</numerusform>
            <numerusform>%n Tücher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortresses taken</source>
        <translation>
            <numerusform>%n Festung eingenommen</numerusform>
            <numerusform>%n Festungen eingenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canal units dug</source>
        <translation>
            <numerusform>%n Einheit Kanal gegraben</numerusform>
            <numerusform>%n Einheiten Kanal gegraben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>stage %1 of %2 of a wonder</source>
        <translation>Stufe %1 von %2 eines Weltwunders</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>kein Plättchen</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, %4 cards and %5 development cards in hand, %6 knights played, longest route %7.</source>
        <translation>%1: %2 von %3 Punkten, %4 Karten und %5 Entwicklungskarten auf der Hand, %6 Ritter gespielt, längste Handelsroute %7.</translation>
    </message>
    <message>
        <source>%1 Besides: %2.</source>
        <translation>%1 Außerdem: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 Click to choose who plays.</source>
        <translation>%1 Klicken, um zu wählen, wer spielt.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
</context>
<context>
    <name>isle::SectionHead</name>
    <message>
        <source>%1: %2</source>
        <comment>part of the properties, what it holds</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>isle::SeedField</name>
    <message>
        <source>Seed of the deal</source>
        <translation>Startwert der Verteilung</translation>
    </message>
    <message>
        <source>Seed of the deal: the same seed always gives the same board</source>
        <translation>Startwert der Verteilung: Derselbe Startwert gibt immer dasselbe Brett</translation>
    </message>
</context>
<context>
    <name>isle::SelectTerrainDialog</name>
    <message>
        <source>Select by terrain</source>
        <translation>Nach Gelände auswählen</translation>
    </message>
    <message>
        <source>New selection</source>
        <translation>Neue Auswahl</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>In both</source>
        <translation>In beiden</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Choose one terrain or several.</source>
        <translation>Wähle ein Gelände oder mehrere.</translation>
    </message>
</context>
<context>
    <name>isle::SelectTool</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Left: select. Drag: area, or move the selection (Alt: a copy). Shift: add. Alt: take out. Ctrl: one more or less. X, Y, Z: mirror, turn. Digits: number. Del: to sea. Esc: none.</source>
        <translation>Links: auswählen. Ziehen: Bereich, oder die Auswahl verschieben (Alt: Kopie). Umschalt: dazu. Alt: heraus. Strg: eins mehr oder weniger. X, Y, Z: spiegeln, drehen. Ziffern: Zahl. Entf: zu Meer. Esc: nichts.</translation>
    </message>
    <message>
        <source>1 and then 0, 1 or 2</source>
        <translation>1 und dann 0, 1 oder 2</translation>
    </message>
    <message>
        <source>There is no number token %1.</source>
        <translation>Es gibt keinen Zahlenchip %1.</translation>
    </message>
    <message>
        <source>None of the selected hexes takes a number.</source>
        <translation>Auf keinem der ausgewählten Felder liegt eine Zahl.</translation>
    </message>
</context>
<context>
    <name>isle::ShapeTool</name>
    <message>
        <source>mixed terrains</source>
        <translation>gemischtes Gelände</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <comment>a terrain</comment>
        <translation>Linie: %1</translation>
    </message>
    <message>
        <source>Circle: %1</source>
        <comment>a terrain</comment>
        <translation>Kreis: %1</translation>
    </message>
    <message>
        <source>Ring: %1</source>
        <comment>a terrain</comment>
        <translation>Ring: %1</translation>
    </message>
    <message>
        <source>Hexagon: %1</source>
        <comment>a terrain</comment>
        <translation>Sechseck: %1</translation>
    </message>
    <message>
        <source>Triangle: %1</source>
        <comment>a terrain</comment>
        <translation>Dreieck: %1</translation>
    </message>
    <message>
        <source>Left: drag a shape (keys: Space, Space). Shift: straight. P: next shape. U: outline. Right: pick. Esc: stop.</source>
        <translation>Links: eine Form ziehen (Tasten: Leertaste, Leertaste). Umschalt: gerade. P: nächste Form. U: Umriss. Rechts: aufnehmen. Esc: Schluss.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hexes</source>
        <comment>a shape with its size</comment>
        <translation>
            <numerusform>%1: %n Feld</numerusform>
            <numerusform>%1: %n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::ShortcutsPage</name>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>While drawing</source>
        <translation>Beim Zeichnen</translation>
    </message>
    <message>
        <source>While playing</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Befehle filtern</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys of the chosen action</source>
        <translation>Tasten des gewählten Befehls</translation>
    </message>
    <message>
        <source>Also the keys of: %1. Neither works until one of them has others.</source>
        <translation>Auch die Tasten von: %1. Beides geht erst, wenn eines davon andere hat.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>isle::SideDock</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Bank and trade</source>
        <translation>Bank und Handel</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Playing a copy. The drawing is not changed; Draw (F4) returns to the same view and undo step.</source>
        <translation>Gespielt wird eine Kopie. Die Zeichnung ändert sich nicht; Zeichnen (F4) kehrt zu derselben Ansicht und demselben Schritt zurück.</translation>
    </message>
</context>
<context>
    <name>isle::SideDocks</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <comment>with their number</comment>
        <translation>Probleme %1</translation>
    </message>
</context>
<context>
    <name>isle::SizeDialog</name>
    <message>
        <source>Resize map</source>
        <translation>Größe der Karte ändern</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Oben links</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Unten links</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Unten rechts</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Drawing stays</source>
        <translation>Zeichnung bleibt</translation>
    </message>
    <message>
        <source>New hexes</source>
        <translation>Neue Felder</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>No land is lost.</source>
        <translation>Kein Land geht verloren.</translation>
    </message>
    <message>
        <source>Land that falls outside is lost: %1.</source>
        <translation>Land, das herausfällt, geht verloren: %1.</translation>
    </message>
</context>
<context>
    <name>isle::StampTool</name>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Stamp: %1</source>
        <comment>7 hexes</comment>
        <translation>Stempel: %1</translation>
    </message>
    <message>
        <source>Left: place. Shift: go on placing. X, Y: mirror. Z, Shift+Z: turn. Right drag: take a piece. Enter: place. Esc: end.</source>
        <translation>Links, Eingabe: ablegen. Umschalt: weiter. X, Y: spiegeln. Z, Umschalt+Z: drehen. Rechts ziehen: aufnehmen. Esc: Ende.</translation>
    </message>
    <message>
        <source>There is no stamp yet: drag with the right button, or copy hexes.</source>
        <translation>Noch kein Stempel: Zieh mit der rechten Taste oder kopiere Felder.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <comment>7 hexes</comment>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Place %1; outside the map: %2</source>
        <comment>7 hexes</comment>
        <translation>%1 ablegen; neben der Karte: %2</translation>
    </message>
    <message>
        <source>All of the stamp lies outside the map.</source>
        <translation>Der ganze Stempel liegt neben der Karte.</translation>
    </message>
</context>
<context>
    <name>isle::StampsDialog</name>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ablegen</translation>
    </message>
    <message>
        <source>&amp;Save selection</source>
        <translation>Auswahl &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Aus&amp;geben…</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Einlesen…</translation>
    </message>
    <message>
        <source>Double-click to place. Stamps are map files: any map can be imported as one.</source>
        <translation>Doppelklick legt ab. Stempel sind Kartendateien: Jede Karte lässt sich als Stempel einlesen.</translation>
    </message>
    <message>
        <source>%1, %2, comes with Islewright</source>
        <comment>a stamp, 7 hexes</comment>
        <translation>%1, %2, gehört zu Islewright</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a stamp, 7 hexes</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The stamp was not saved.</source>
        <translation>Der Stempel wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>New stamp</source>
        <translation>Neuer Stempel</translation>
    </message>
    <message>
        <source>The stamp was not renamed.</source>
        <translation>Der Stempel wurde nicht umbenannt.</translation>
    </message>
    <message>
        <source>The stamp was not deleted.</source>
        <translation>Der Stempel wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>Its file cannot be removed.</source>
        <translation>Seine Datei lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>The stamp was not imported.</source>
        <translation>Der Stempel wurde nicht eingelesen.</translation>
    </message>
    <message>
        <source>The stamp was not exported.</source>
        <translation>Der Stempel wurde nicht ausgegeben.</translation>
    </message>
</context>
<context>
    <name>isle::StartTool</name>
    <message>
        <source>Forbidden starts</source>
        <translation>Verbotene Startplätze</translation>
    </message>
    <message>
        <source>Left: no settlement in set-up here; drag for several. Right: allowed again. C: next crossing of the hex. Esc: stop.</source>
        <translation>Links: hier keine Siedlung in der Gründung; ziehen für mehrere. Rechts: wieder erlaubt. C: nächste Kreuzung des Felds. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Settlements stand on land.</source>
        <translation>Siedlungen stehen auf Land.</translation>
    </message>
    <message>
        <source>Forbid starts</source>
        <translation>Startplätze verbieten</translation>
    </message>
    <message>
        <source>Allow starts</source>
        <translation>Startplätze erlauben</translation>
    </message>
    <message>
        <source>No settlement in set-up here</source>
        <translation>Keine Siedlung in der Gründung hier</translation>
    </message>
    <message>
        <source>A settlement may stand here in set-up</source>
        <translation>Hier darf in der Gründung eine Siedlung stehen</translation>
    </message>
    <message>
        <source>click: allow it</source>
        <translation>Klick: erlauben</translation>
    </message>
    <message>
        <source>click: forbid it</source>
        <translation>Klick: verbieten</translation>
    </message>
</context>
<context>
    <name>isle::StatusLine</name>
    <message>
        <source>%1 %</source>
        <comment>zoom</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>isle::StrokeTool</name>
    <message>
        <source>%1: %2</source>
        <comment>what is painted: where</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>isle::SymmetryCentreTool</name>
    <message>
        <source>Centre of the symmetry</source>
        <translation>Mittelpunkt der Symmetrie</translation>
    </message>
    <message>
        <source>Left: set the centre here. Keys: [ and ] for edges and corners of the hex, Enter sets. Esc: leave it.</source>
        <translation>Links: den Mittelpunkt hierher setzen. Tasten: [ und ] für Kanten und Ecken des Felds, Eingabe setzt. Esc: lassen.</translation>
    </message>
    <message>
        <source>Symmetry is off.</source>
        <translation>Die Symmetrie ist aus.</translation>
    </message>
</context>
<context>
    <name>isle::ToolOptions</name>
    <message>
        <source>From the pool</source>
        <translation>Aus dem Vorrat</translation>
    </message>
    <message>
        <source>Painted land gets a number from the pool</source>
        <translation>Gemaltes Land bekommt eine Zahl aus dem Vorrat</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Painted land gets no number</source>
        <translation>Gemaltes Land bekommt keine Zahl</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>%1, red</source>
        <translation>%1, rot</translation>
    </message>
</context>
<context>
    <name>isle::TopBar</name>
    <message>
        <source>Back to drawing</source>
        <translation>Zurück zum Zeichnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Testspiel</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startwert der Verteilung</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the design or a deal</comment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
</context>
<context>
    <name>isle::Tour</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Rundgang überspringen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step of the tour</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Start drawing</source>
        <translation>Loszeichnen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>isle::TraceDialog</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Strength of the picture</source>
        <translation>Deckkraft des Bilds</translation>
    </message>
    <message>
        <source>Strength of the sea over it</source>
        <translation>Deckkraft des Meers darüber</translation>
    </message>
    <message>
        <source> % of a hex</source>
        <translation> % eines Felds</translation>
    </message>
    <message>
        <source> hexes</source>
        <translation> Felder</translation>
    </message>
    <message>
        <source> rows</source>
        <translation> Zeilen</translation>
    </message>
    <message>
        <source>&amp;Move by dragging</source>
        <translation>Mit der Maus &amp;verschieben</translation>
    </message>
    <message>
        <source>&amp;Locked</source>
        <translation>&amp;Gesperrt</translation>
    </message>
    <message>
        <source>Trace picture</source>
        <translation>Pausvorlage</translation>
    </message>
    <message>
        <source>Choose a picture: a photo, a scan, a drawing</source>
        <translation>Ein Bild wählen: ein Foto, einen Scan, eine Zeichnung</translation>
    </message>
    <message>
        <source>Take the picture away from under the map</source>
        <translation>Das Bild unter der Karte wegnehmen</translation>
    </message>
    <message>
        <source>How strongly the picture shows on the ground</source>
        <translation>Wie stark das Bild auf dem Grund zu sehen ist</translation>
    </message>
    <message>
        <source>How strongly sea hexes cover the picture; dim the layer Terrain to see it under land</source>
        <translation>Wie stark Meerfelder das Bild verdecken; blende die Ebene Gelände ab, um es unter Land zu sehen</translation>
    </message>
    <message>
        <source>Width of 100 pixels of the picture, in parts of the width of a hex</source>
        <translation>Breite von 100 Pixeln des Bilds, in Teilen einer Feldbreite</translation>
    </message>
    <message>
        <source>Where the left side of the picture lies</source>
        <translation>Wo die linke Seite des Bilds liegt</translation>
    </message>
    <message>
        <source>Where the top of the picture lies</source>
        <translation>Wo die Oberkante des Bilds liegt</translation>
    </message>
    <message>
        <source>Drag the picture on the canvas, or move it with the arrow keys; Enter ends it</source>
        <translation>Das Bild auf der Karte ziehen oder mit den Pfeiltasten bewegen; Eingabe beendet es</translation>
    </message>
    <message>
        <source>Keep the picture where it is and as large as it is</source>
        <translation>Das Bild bleibt, wo und wie groß es ist</translation>
    </message>
    <message>
        <source>Picture:</source>
        <translation>Bild:</translation>
    </message>
    <message>
        <source>&amp;Strength:</source>
        <translation>&amp;Deckkraft:</translation>
    </message>
    <message>
        <source>S&amp;ea over it:</source>
        <translation>&amp;Meer darüber:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>G&amp;röße:</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Links:</translation>
    </message>
    <message>
        <source>&amp;Top:</source>
        <translation>&amp;Oben:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
</context>
<context>
    <name>isle::TransformController</name>
    <message>
        <source>Add a row on top</source>
        <translation>Zeile oben anfügen</translation>
    </message>
    <message>
        <source>Add a row at the bottom</source>
        <translation>Zeile unten anfügen</translation>
    </message>
    <message>
        <source>Add a column at the left</source>
        <translation>Spalte links anfügen</translation>
    </message>
    <message>
        <source>Add a column at the right</source>
        <translation>Spalte rechts anfügen</translation>
    </message>
    <message>
        <source>Cut the first row</source>
        <translation>Erste Zeile abschneiden</translation>
    </message>
    <message>
        <source>Cut the last row</source>
        <translation>Letzte Zeile abschneiden</translation>
    </message>
    <message>
        <source>Cut the first column</source>
        <translation>Erste Spalte abschneiden</translation>
    </message>
    <message>
        <source>Cut the last column</source>
        <translation>Letzte Spalte abschneiden</translation>
    </message>
    <message>
        <source>Turn the map left</source>
        <translation>Karte nach links drehen</translation>
    </message>
    <message>
        <source>Turn the map right</source>
        <translation>Karte nach rechts drehen</translation>
    </message>
    <message>
        <source>Mirror the map left to right</source>
        <translation>Karte links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror the map top to bottom</source>
        <translation>Karte oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Crop to the land</source>
        <translation>Auf das Land zuschneiden</translation>
    </message>
    <message>
        <source>Grow the frame</source>
        <translation>Rahmen erweitern</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>isle::WishList</name>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
</context>
<context>
    <name>isle::WonderCostsTable</name>
    <message>
        <source>Cost of wonders</source>
        <translation>Preise der Weltwunder</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Stage %1, %2</source>
        <comment>of a wonder, resource</comment>
        <translation>Stufe %1, %2</translation>
    </message>
    <message>
        <source>Back to the standard costs</source>
        <translation>Zurück zu den üblichen Preisen</translation>
    </message>
    <message>
        <source>Standard costs of wonders</source>
        <translation>Übliche Preise der Weltwunder</translation>
    </message>
    <message>
        <source>Change costs of wonders</source>
        <translation>Preise der Weltwunder ändern</translation>
    </message>
</context>
<context>
    <name>isle::ZoneTool</name>
    <message>
        <source>Far side of the desert</source>
        <translation>Jenseits der Wüste</translation>
    </message>
    <message>
        <source>Left: to the far side. Right or Del: to the near side. [ and ]: size. Shift: line. Esc: stop.</source>
        <translation>Links: jenseits der Wüste. Rechts oder Entf: diesseits. [ und ]: Größe. Umschalt: Linie. Esc: Schluss.</translation>
    </message>
    <message>
        <source>Put on the far side</source>
        <translation>Jenseits der Wüste legen</translation>
    </message>
    <message>
        <source>Put on the near side</source>
        <translation>Diesseits der Wüste legen</translation>
    </message>
    <message>
        <source>Far side</source>
        <translation>Jenseits</translation>
    </message>
    <message>
        <source>Near side</source>
        <translation>Diesseits</translation>
    </message>
    <message>
        <source>Only land has a far side.</source>
        <translation>Nur Land kann jenseits der Wüste liegen.</translation>
    </message>
</context>
<context>
    <name>isle::ZoomBox</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>Zoom %1 %</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Show the minimap</source>
        <translation>Die Minikarte zeigen</translation>
    </message>
</context>
<context>
    <name>optionHelp</name>
    <message>
        <source>Which expansions the map is played with. Ships, gold and every special hex need the sea.</source>
        <translation>Mit welchen Erweiterungen die Karte gespielt wird. Schiffe, Gold und jedes besondere Feld brauchen die Seefahrer.</translation>
    </message>
    <message>
        <source>Points a seat needs to win on its own turn.</source>
        <translation>Punkte, die man braucht, um im eigenen Zug zu gewinnen.</translation>
    </message>
    <message>
        <source>Which seat begins.</source>
        <translation>Wer anfängt.</translation>
    </message>
    <message>
        <source>No two hexes that share an edge get a 6 or an 8. Off: they may.</source>
        <translation>Keine zwei Felder mit gemeinsamer Kante bekommen eine 6 oder 8. Aus: Sie dürfen.</translation>
    </message>
    <message>
        <source>Whether a seat may go on trading after it has built something.</source>
        <translation>Ob man weiterhandeln darf, nachdem man etwas gebaut hat.</translation>
    </message>
    <message>
        <source>A seat with more cards than this discards half of them on a 7.</source>
        <translation>Wer mehr Karten als so viele hat, gibt bei einer 7 die Hälfte ab.</translation>
    </message>
    <message>
        <source>The robber may not be moved to a hex beside a seat that has few points.</source>
        <translation>Der Räuber darf nicht auf ein Feld neben einem Spieler mit wenigen Punkten.</translation>
    </message>
    <message>
        <source>Seats with up to so many points are protected from the robber.</source>
        <translation>Spieler mit bis zu so vielen Punkten sind vor dem Räuber geschützt.</translation>
    </message>
    <message>
        <source>How seats build between their turns in games of five to eight: all others after each turn, or a partner who plays along.</source>
        <translation>Wie zwischen den Zügen gebaut wird, wenn fünf bis acht mitspielen: alle anderen nach jedem Zug, oder ein Partner spielt mit.</translation>
    </message>
    <message>
        <source>In the special building phase, seats that can build nothing are passed over.</source>
        <translation>In der Sonderbauphase werden Spieler übergangen, die nichts bauen können.</translation>
    </message>
    <message>
        <source>How many offers the seat on turn may have open at a time.</source>
        <translation>Wie viele Angebote der Spieler am Zug zugleich offen haben darf.</translation>
    </message>
    <message>
        <source>How many settlements each seat has to build with.</source>
        <translation>Wie viele Siedlungen jeder zum Bauen hat.</translation>
    </message>
    <message>
        <source>How many cities each seat has to build with.</source>
        <translation>Wie viele Städte jeder zum Bauen hat.</translation>
    </message>
    <message>
        <source>How many roads each seat has to build with.</source>
        <translation>Wie viele Straßen jeder zum Bauen hat.</translation>
    </message>
    <message>
        <source>How many ships each seat has to build with.</source>
        <translation>Wie viele Schiffe jeder zum Bauen hat.</translation>
    </message>
    <message>
        <source>How many cards of each resource the bank starts with.</source>
        <translation>Mit wie vielen Karten jedes Rohstoffs die Bank anfängt.</translation>
    </message>
    <message>
        <source>Knights in the deck of development cards.</source>
        <translation>Ritter im Stapel der Entwicklungskarten.</translation>
    </message>
    <message>
        <source>Victory points in the deck of development cards.</source>
        <translation>Siegpunkte im Stapel der Entwicklungskarten.</translation>
    </message>
    <message>
        <source>Cards for two free roads or ships in the deck.</source>
        <translation>Karten für zwei Straßen oder Schiffe umsonst im Stapel.</translation>
    </message>
    <message>
        <source>Cards for two resources of choice in the deck.</source>
        <translation>Karten für zwei Rohstoffe nach Wahl im Stapel.</translation>
    </message>
    <message>
        <source>Cards that take all of one resource from everybody, in the deck.</source>
        <translation>Karten, die allen alles von einem Rohstoff nehmen, im Stapel.</translation>
    </message>
    <message>
        <source>In the first so many rounds a 7 is thrown again.</source>
        <translation>In den ersten so vielen Runden wird eine 7 noch einmal gewürfelt.</translation>
    </message>
    <message>
        <source>Two dice, or a shuffled deck of their 36 results, which evens out luck.</source>
        <translation>Zwei Würfel oder ein gemischter Stapel ihrer 36 Ergebnisse, der das Glück ausgleicht.</translation>
    </message>
    <message>
        <source>How many sets of 36 results the deck of dice cards holds.</source>
        <translation>Wie viele Sätze aus 36 Ergebnissen der Stapel der Würfelkarten enthält.</translation>
    </message>
    <message>
        <source>How many dice cards of each set stay unused, so that nobody can count them.</source>
        <translation>Wie viele Würfelkarten jedes Satzes übrig bleiben, damit niemand mitzählen kann.</translation>
    </message>
    <message>
        <source>Whether seats may offer each other cards.</source>
        <translation>Ob man einander Karten anbieten darf.</translation>
    </message>
    <message>
        <source>Whether the robber may go back to a desert while another hex is open to it.</source>
        <translation>Ob der Räuber zurück auf eine Wüste darf, solange ihm ein anderes Feld offen steht.</translation>
    </message>
    <message>
        <source>When it is looked whether the seat on turn has won.</source>
        <translation>Wann geprüft wird, ob der Spieler am Zug gewonnen hat.</translation>
    </message>
    <message>
        <source>Whether the longest route of roads and ships is worth points.</source>
        <translation>Ob die längste Handelsroute aus Straßen und Schiffen Punkte bringt.</translation>
    </message>
    <message>
        <source>How many roads and ships a route needs for the award.</source>
        <translation>Wie viele Straßen und Schiffe eine Route für die Auszeichnung braucht.</translation>
    </message>
    <message>
        <source>Points for the longest route.</source>
        <translation>Punkte für die längste Handelsroute.</translation>
    </message>
    <message>
        <source>Whether the largest army is worth points.</source>
        <translation>Ob die größte Rittermacht Punkte bringt.</translation>
    </message>
    <message>
        <source>How many knights an army needs for the award.</source>
        <translation>Wie viele Ritter eine Rittermacht für die Auszeichnung braucht.</translation>
    </message>
    <message>
        <source>Points for the largest army.</source>
        <translation>Punkte für die größte Rittermacht.</translation>
    </message>
    <message>
        <source>How many settlements each seat places before the first turn. Cards come from the last one.</source>
        <translation>Wie viele Siedlungen jeder vor dem ersten Zug setzt. Karten bringt die letzte.</translation>
    </message>
    <message>
        <source>When each seat has had so many turns the game ends in a draw.</source>
        <translation>Wenn jeder so viele Züge hatte, endet das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Whether ships may be built on edges at the map’s rim, with sea on one side only.</source>
        <translation>Ob Schiffe an Kanten am Rand der Karte gebaut werden dürfen, die nur auf einer Seite Meer haben.</translation>
    </message>
    <message>
        <source>Whether a seat may place a ship instead of a road in set-up.</source>
        <translation>Ob man in der Gründung ein Schiff statt einer Straße setzen darf.</translation>
    </message>
    <message>
        <source>Which ships may be moved: any with a free end, or none whose route joins two settlements.</source>
        <translation>Welche Schiffe versetzt werden dürfen: jedes mit freiem Ende, oder keines, dessen Route zwei Siedlungen verbindet.</translation>
    </message>
    <message>
        <source>Where the pirate is at first: where the map puts it, beside the board, or nowhere for the whole game.</source>
        <translation>Wo der Pirat zuerst ist: wo die Karte ihn hinsetzt, neben dem Brett oder das ganze Spiel über nirgends.</translation>
    </message>
    <message>
        <source>Whether ships beside the pirate must stay where they are.</source>
        <translation>Ob Schiffe neben dem Piraten bleiben müssen, wo sie sind.</translation>
    </message>
    <message>
        <source>Where the robber begins on a map without a desert and without a start of its own.</source>
        <translation>Wo der Räuber auf einer Karte ohne Wüste und ohne eigenes Zeichen anfängt.</translation>
    </message>
    <message>
        <source>Whether a gold field beside the last settlement of set-up gives a card of choice.</source>
        <translation>Ob ein Goldfeld neben der letzten Siedlung der Gründung eine Karte nach Wahl bringt.</translation>
    </message>
    <message>
        <source>Whether a hex found under fog in set-up gives a card, as it does in play.</source>
        <translation>Ob ein in der Gründung unter Nebel entdecktes Feld eine Karte bringt wie im Spiel.</translation>
    </message>
    <message>
        <source>Who gets points for a first settlement on a new island.</source>
        <translation>Wer Punkte für eine erste Siedlung auf einer neuen Insel bekommt.</translation>
    </message>
    <message>
        <source>How many points such a settlement is worth.</source>
        <translation>Wie viele Punkte so eine Siedlung wert ist.</translation>
    </message>
    <message>
        <source>Which islands are new: those the map calls so, or for each seat all where it did not start.</source>
        <translation>Welche Inseln neu sind: die, die die Karte so nennt, oder für jeden alle, auf denen er nicht angefangen hat.</translation>
    </message>
    <message>
        <source>Whether land beyond the desert counts as home or as one more new island.</source>
        <translation>Ob Land jenseits der Wüste als Heimat zählt oder als eine neue Insel mehr.</translation>
    </message>
    <message>
        <source>How much cloth each village has to give.</source>
        <translation>Wie viel Tuch jedes Dorf zu geben hat.</translation>
    </message>
    <message>
        <source>How much cloth makes a point.</source>
        <translation>Wie viel Tuch einen Punkt macht.</translation>
    </message>
    <message>
        <source>How many raids it takes to win a fortress back.</source>
        <translation>Wie viele Angriffe es braucht, um eine Festung zurückzugewinnen.</translation>
    </message>
    <message>
        <source>Points for a fortress that is won back.</source>
        <translation>Punkte für eine zurückgewonnene Festung.</translation>
    </message>
    <message>
        <source>Whether each seat may build a wonder in four stages.</source>
        <translation>Ob jeder ein Weltwunder in vier Stufen bauen darf.</translation>
    </message>
    <message>
        <source>Whether finishing a wonder wins the game at once.</source>
        <translation>Ob man mit der Fertigstellung eines Weltwunders sofort gewinnt.</translation>
    </message>
    <message>
        <source>How many chests are hidden under fog besides those the map marks.</source>
        <translation>Wie viele Truhen außer den auf der Karte markierten unter Nebel versteckt sind.</translation>
    </message>
    <message>
        <source>How many units it takes to dig through a canal tile.</source>
        <translation>Wie viele Einheiten es braucht, um ein Kanalfeld durchzugraben.</translation>
    </message>
    <message>
        <source>How many units dug make a point.</source>
        <translation>Wie viele gegrabene Einheiten einen Punkt machen.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Target points</source>
        <translation>Zielpunkte</translation>
    </message>
    <message>
        <source>First seat</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Keep red numbers apart</source>
        <translation>Rote Zahlen getrennt</translation>
    </message>
    <message>
        <source>Trading and building</source>
        <translation>Handeln und Bauen</translation>
    </message>
    <message>
        <source>Cards safe on a 7</source>
        <translation>Sichere Karten bei einer 7</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>Freundlicher Räuber</translation>
    </message>
    <message>
        <source>Protected up to points</source>
        <translation>Geschützt bis zu Punkten</translation>
    </message>
    <message>
        <source>Extra building</source>
        <translation>Zusätzliches Bauen</translation>
    </message>
    <message>
        <source>Skip seats that cannot build</source>
        <translation>Wer nicht bauen kann, setzt aus</translation>
    </message>
    <message>
        <source>Open offers at a time</source>
        <translation>Offene Angebote zugleich</translation>
    </message>
    <message>
        <source>Settlements per seat</source>
        <translation>Siedlungen je Spieler</translation>
    </message>
    <message>
        <source>Cities per seat</source>
        <translation>Städte je Spieler</translation>
    </message>
    <message>
        <source>Roads per seat</source>
        <translation>Straßen je Spieler</translation>
    </message>
    <message>
        <source>Ships per seat</source>
        <translation>Schiffe je Spieler</translation>
    </message>
    <message>
        <source>Bank cards of each resource</source>
        <translation>Bankkarten jedes Rohstoffs</translation>
    </message>
    <message>
        <source>Knight cards</source>
        <translation>Ritterkarten</translation>
    </message>
    <message>
        <source>Victory point cards</source>
        <translation>Siegpunktkarten</translation>
    </message>
    <message>
        <source>Road building cards</source>
        <translation>Straßenbaukarten</translation>
    </message>
    <message>
        <source>Year of plenty cards</source>
        <translation>Erfindungskarten</translation>
    </message>
    <message>
        <source>Monopoly cards</source>
        <translation>Monopolkarten</translation>
    </message>
    <message>
        <source>Rounds without a 7</source>
        <translation>Runden ohne 7</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Decks of dice cards</source>
        <translation>Sätze von Würfelkarten</translation>
    </message>
    <message>
        <source>Dice cards left unused per deck</source>
        <translation>Unbenutzte Würfelkarten je Satz</translation>
    </message>
    <message>
        <source>Trade between seats</source>
        <translation>Handel zwischen Spielern</translation>
    </message>
    <message>
        <source>Robber to a desert</source>
        <translation>Räuber auf eine Wüste</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>Längste Handelsroute</translation>
    </message>
    <message>
        <source>Longest route: least length</source>
        <translation>Längste Handelsroute: kleinste Länge</translation>
    </message>
    <message>
        <source>Longest route: points</source>
        <translation>Längste Handelsroute: Punkte</translation>
    </message>
    <message>
        <source>Largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>Largest army: least knights</source>
        <translation>Größte Rittermacht: wenigste Ritter</translation>
    </message>
    <message>
        <source>Largest army: points</source>
        <translation>Größte Rittermacht: Punkte</translation>
    </message>
    <message>
        <source>Settlements in set-up</source>
        <translation>Siedlungen in der Gründung</translation>
    </message>
    <message>
        <source>Turns per seat before a draw</source>
        <translation>Züge je Spieler bis zum Unentschieden</translation>
    </message>
    <message>
        <source>Ships along the rim</source>
        <translation>Schiffe am Rand</translation>
    </message>
    <message>
        <source>Ship in set-up</source>
        <translation>Schiff in der Gründung</translation>
    </message>
    <message>
        <source>Which ship may sail</source>
        <translation>Welches Schiff fahren darf</translation>
    </message>
    <message>
        <source>Pirate at start</source>
        <translation>Pirat am Anfang</translation>
    </message>
    <message>
        <source>Pirate pins ships</source>
        <translation>Pirat hält Schiffe fest</translation>
    </message>
    <message>
        <source>Robber without a desert</source>
        <translation>Räuber ohne Wüste</translation>
    </message>
    <message>
        <source>Gold in set-up</source>
        <translation>Gold in der Gründung</translation>
    </message>
    <message>
        <source>Fog found in set-up</source>
        <translation>Nebelfund in der Gründung</translation>
    </message>
    <message>
        <source>Points for new islands</source>
        <translation>Punkte für neue Inseln</translation>
    </message>
    <message>
        <source>Points per new island</source>
        <translation>Punkte je neuer Insel</translation>
    </message>
    <message>
        <source>Home islands</source>
        <translation>Heimatinseln</translation>
    </message>
    <message>
        <source>Far side of the desert</source>
        <translation>Jenseits der Wüste</translation>
    </message>
    <message>
        <source>Cloth in a village</source>
        <translation>Tuch in einem Dorf</translation>
    </message>
    <message>
        <source>Cloth for a point</source>
        <translation>Tuch für einen Punkt</translation>
    </message>
    <message>
        <source>Strength of a fortress</source>
        <translation>Stärke einer Festung</translation>
    </message>
    <message>
        <source>Points for a fortress</source>
        <translation>Punkte für eine Festung</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Weltwunder</translation>
    </message>
    <message>
        <source>Fourth wonder stage wins</source>
        <translation>Vierte Stufe des Wunders gewinnt</translation>
    </message>
    <message>
        <source>Chests under fog</source>
        <translation>Truhen unter Nebel</translation>
    </message>
    <message>
        <source>Units of a canal tile</source>
        <translation>Einheiten eines Kanalfelds</translation>
    </message>
    <message>
        <source>Canal units for a point</source>
        <translation>Kanaleinheiten für einen Punkt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Seefahrer</translation>
    </message>
    <message>
        <source>Cities and knights</source>
        <translation>Städte &amp; Ritter</translation>
    </message>
    <message>
        <source>Sea, cities and knights</source>
        <translation>Seefahrer, Städte &amp; Ritter</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>Der erste Platz</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>In beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Trade first, then build</source>
        <translation>Erst handeln, dann bauen</translation>
    </message>
    <message>
        <source>Special building phase</source>
        <translation>Sonderbauphase</translation>
    </message>
    <message>
        <source>Paired players</source>
        <translation>Spielerpaare</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Zwei Würfel</translation>
    </message>
    <message>
        <source>Cards instead of dice</source>
        <translation>Karten statt Würfel</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>At any time in the turn</source>
        <translation>Jederzeit im Zug</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>Am Ende des Zugs</translation>
    </message>
    <message>
        <source>A road only</source>
        <translation>Nur eine Straße</translation>
    </message>
    <message>
        <source>Any with a free end</source>
        <translation>Jedes mit freiem Ende</translation>
    </message>
    <message>
        <source>Never one of a closed route</source>
        <translation>Keines einer geschlossenen Route</translation>
    </message>
    <message>
        <source>As the map says</source>
        <translation>Wie die Karte sagt</translation>
    </message>
    <message>
        <source>On a desert, else beside the board</source>
        <translation>Auf einer Wüste, sonst neben dem Brett</translation>
    </message>
    <message>
        <source>On the 12, else the 2</source>
        <translation>Auf der 12, sonst der 2</translation>
    </message>
    <message>
        <source>A card of choice</source>
        <translation>Eine Karte nach Wahl</translation>
    </message>
    <message>
        <source>Pays at once</source>
        <translation>Bringt sofort etwas</translation>
    </message>
    <message>
        <source>Is only turned over</source>
        <translation>Wird nur aufgedeckt</translation>
    </message>
    <message>
        <source>For the first seat to land</source>
        <translation>Für den Ersten, der landet</translation>
    </message>
    <message>
        <source>For each seat that lands</source>
        <translation>Für jeden, der landet</translation>
    </message>
    <message>
        <source>Where a seat started</source>
        <translation>Wo man angefangen hat</translation>
    </message>
    <message>
        <source>Counts as home</source>
        <translation>Zählt als Heimat</translation>
    </message>
    <message>
        <source>Counts as foreign</source>
        <translation>Zählt als fremd</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>there is no legal place for it</source>
        <translation>dort gibt es keinen erlaubten Platz dafür</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>diesen Platz gibt es nicht</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist aus</translation>
    </message>
    <message>
        <source>the state of the game does not allow it</source>
        <translation>der Stand des Spiels erlaubt es nicht</translation>
    </message>
    <message>
        <source>another seat is to act</source>
        <translation>ein anderer Spieler ist dran</translation>
    </message>
    <message>
        <source>there is no such crossing</source>
        <translation>diese Kreuzung gibt es nicht</translation>
    </message>
    <message>
        <source>the crossing touches no land</source>
        <translation>die Kreuzung berührt kein Land</translation>
    </message>
    <message>
        <source>the crossing is not in the start area</source>
        <translation>die Kreuzung liegt nicht im Startgebiet</translation>
    </message>
    <message>
        <source>fog lies beside the crossing</source>
        <translation>neben der Kreuzung liegt Nebel</translation>
    </message>
    <message>
        <source>a town stands there</source>
        <translation>dort steht schon ein Ort</translation>
    </message>
    <message>
        <source>another town is one edge away</source>
        <translation>ein anderer Ort ist nur eine Kante entfernt</translation>
    </message>
    <message>
        <source>there is no such edge</source>
        <translation>diese Kante gibt es nicht</translation>
    </message>
    <message>
        <source>set-up towns get a road</source>
        <translation>Orte der Gründung bekommen eine Straße</translation>
    </message>
    <message>
        <source>no such piece is left in the supply</source>
        <translation>davon ist keines mehr im Vorrat</translation>
    </message>
    <message>
        <source>the edge is taken</source>
        <translation>die Kante ist besetzt</translation>
    </message>
    <message>
        <source>the edge is no ship edge</source>
        <translation>auf dieser Kante fährt kein Schiff</translation>
    </message>
    <message>
        <source>the edge touches no land</source>
        <translation>die Kante berührt kein Land</translation>
    </message>
    <message>
        <source>the pirate blocks the edge</source>
        <translation>der Pirat blockiert die Kante</translation>
    </message>
    <message>
        <source>the edge does not touch the town just placed</source>
        <translation>die Kante berührt nicht den eben gesetzten Ort</translation>
    </message>
    <message>
        <source>no road is left in the supply</source>
        <translation>keine Straße ist mehr im Vorrat</translation>
    </message>
    <message>
        <source>this game has no ships</source>
        <translation>in diesem Spiel gibt es keine Schiffe</translation>
    </message>
    <message>
        <source>no ship is left in the supply</source>
        <translation>kein Schiff ist mehr im Vorrat</translation>
    </message>
    <message>
        <source>nobody has to discard</source>
        <translation>niemand muss abgeben</translation>
    </message>
    <message>
        <source>the seat has nothing to discard</source>
        <translation>dieser Spieler hat nichts abzugeben</translation>
    </message>
    <message>
        <source>there is no such resource</source>
        <translation>diesen Rohstoff gibt es nicht</translation>
    </message>
    <message>
        <source>the hand holds no more of that kind</source>
        <translation>davon ist nichts mehr auf der Hand</translation>
    </message>
    <message>
        <source>the bank holds no card of that kind</source>
        <translation>davon hat die Bank keine Karte</translation>
    </message>
    <message>
        <source>a card has been played this turn already</source>
        <translation>in diesem Zug wurde schon eine Karte gespielt</translation>
    </message>
    <message>
        <source>the card was bought this turn</source>
        <translation>die Karte wurde in diesem Zug gekauft</translation>
    </message>
    <message>
        <source>the seat holds no such card</source>
        <translation>dieser Spieler hat so eine Karte nicht</translation>
    </message>
    <message>
        <source>no road or ship can be placed</source>
        <translation>keine Straße und kein Schiff lässt sich setzen</translation>
    </message>
    <message>
        <source>the bank is empty</source>
        <translation>die Bank ist leer</translation>
    </message>
    <message>
        <source>the first free piece has to be placed</source>
        <translation>die erste freie Figur muss gesetzt werden</translation>
    </message>
    <message>
        <source>that seat cannot be robbed there</source>
        <translation>dort kann bei diesem Spieler nicht gezogen werden</translation>
    </message>
    <message>
        <source>there is no such hex</source>
        <translation>dieses Feld gibt es nicht</translation>
    </message>
    <message>
        <source>this game has no pirate</source>
        <translation>in diesem Spiel gibt es keinen Piraten</translation>
    </message>
    <message>
        <source>the pirate moves to another sea hex</source>
        <translation>der Pirat muss auf ein anderes Meerfeld</translation>
    </message>
    <message>
        <source>a ship of a protected seat lies there</source>
        <translation>dort liegt ein Schiff eines geschützten Spielers</translation>
    </message>
    <message>
        <source>the robber moves to another land hex</source>
        <translation>der Räuber muss auf ein anderes Landfeld</translation>
    </message>
    <message>
        <source>the robber is not moved onto fog</source>
        <translation>der Räuber darf nicht auf Nebel</translation>
    </message>
    <message>
        <source>the robber is not moved onto a standing fortress</source>
        <translation>der Räuber darf nicht auf eine stehende Festung</translation>
    </message>
    <message>
        <source>a town of a protected seat stands there</source>
        <translation>dort steht ein Ort eines geschützten Spielers</translation>
    </message>
    <message>
        <source>the robber may not be moved to a desert</source>
        <translation>der Räuber darf nicht auf eine Wüste</translation>
    </message>
    <message>
        <source>a fortress stands on the island</source>
        <translation>auf der Insel steht eine Festung</translation>
    </message>
    <message>
        <source>no road or ship of this seat leads there</source>
        <translation>keine Straße und kein Schiff dieses Spielers führt dorthin</translation>
    </message>
    <message>
        <source>no settlement of this seat stands there</source>
        <translation>dort steht keine Siedlung dieses Spielers</translation>
    </message>
    <message>
        <source>the hand does not cover the cost</source>
        <translation>die Hand reicht für die Kosten nicht</translation>
    </message>
    <message>
        <source>no town or road of this seat joins the edge</source>
        <translation>kein Ort und keine Straße dieses Spielers grenzt an die Kante</translation>
    </message>
    <message>
        <source>no town or ship of this seat joins the edge</source>
        <translation>kein Ort und kein Schiff dieses Spielers grenzt an die Kante</translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>der Stapel ist leer</translation>
    </message>
    <message>
        <source>trading is over once something has been built</source>
        <translation>nach dem Bauen wird nicht mehr gehandelt</translation>
    </message>
    <message>
        <source>a bank trade names one kind to give and one to take</source>
        <translation>beim Tausch mit der Bank gibt man eine Art und nimmt eine</translation>
    </message>
    <message>
        <source>the card taken has to be of another kind</source>
        <translation>die genommene Karte muss von anderer Art sein</translation>
    </message>
    <message>
        <source>the hand holds too few of that kind for the rate</source>
        <translation>für den Kurs ist davon zu wenig auf der Hand</translation>
    </message>
    <message>
        <source>each side gives at least one card</source>
        <translation>jede Seite gibt mindestens eine Karte</translation>
    </message>
    <message>
        <source>no kind may appear on both sides</source>
        <translation>keine Art darf auf beiden Seiten stehen</translation>
    </message>
    <message>
        <source>opponents address the seat on turn only</source>
        <translation>Mitspieler bieten nur dem Spieler am Zug etwas an</translation>
    </message>
    <message>
        <source>an offer is addressed to one or more opponents</source>
        <translation>ein Angebot geht an mindestens einen Mitspieler</translation>
    </message>
    <message>
        <source>the seat on turn offers only cards it holds</source>
        <translation>der Spieler am Zug bietet nur Karten, die er hat</translation>
    </message>
    <message>
        <source>there are as many open offers as the game allows</source>
        <translation>es sind so viele Angebote offen, wie das Spiel erlaubt</translation>
    </message>
    <message>
        <source>the offer is not addressed to this seat</source>
        <translation>das Angebot richtet sich nicht an diesen Spieler</translation>
    </message>
    <message>
        <source>the seat on turn completes or declines an opponent&apos;s offer</source>
        <translation>der Spieler am Zug schließt ein Angebot eines Mitspielers ab oder lehnt es ab</translation>
    </message>
    <message>
        <source>the seat has accepted this offer already</source>
        <translation>dieser Spieler hat das Angebot schon angenommen</translation>
    </message>
    <message>
        <source>the hand does not cover what is asked for</source>
        <translation>die Hand reicht für das Verlangte nicht</translation>
    </message>
    <message>
        <source>the seat has declined this offer already</source>
        <translation>dieser Spieler hat das Angebot schon abgelehnt</translation>
    </message>
    <message>
        <source>the seat has neither made nor accepted this offer</source>
        <translation>dieser Spieler hat das Angebot weder gemacht noch angenommen</translation>
    </message>
    <message>
        <source>only the seat on turn completes a trade</source>
        <translation>nur der Spieler am Zug schließt einen Handel ab</translation>
    </message>
    <message>
        <source>that seat has not accepted the offer</source>
        <translation>dieser Spieler hat das Angebot nicht angenommen</translation>
    </message>
    <message>
        <source>the hand of the seat on turn does not cover its side</source>
        <translation>die Hand des Spielers am Zug reicht für seine Seite nicht</translation>
    </message>
    <message>
        <source>the partner&apos;s hand does not cover its side</source>
        <translation>die Hand des Partners reicht für seine Seite nicht</translation>
    </message>
    <message>
        <source>seats trade only after the roll, while the seat on turn trades and builds</source>
        <translation>Spieler handeln erst nach dem Wurf, solange der Spieler am Zug handelt und baut</translation>
    </message>
    <message>
        <source>this game is played without trade between seats</source>
        <translation>in diesem Spiel gibt es keinen Handel zwischen Spielern</translation>
    </message>
    <message>
        <source>the seat has made 40 offers, answers and withdrawals this turn</source>
        <translation>dieser Spieler hat in diesem Zug 40 Angebote, Antworten und Rücknahmen gemacht</translation>
    </message>
    <message>
        <source>there is no such open offer</source>
        <translation>so ein offenes Angebot gibt es nicht</translation>
    </message>
    <message>
        <source>a ship has been moved this turn already</source>
        <translation>in diesem Zug wurde schon ein Schiff versetzt</translation>
    </message>
    <message>
        <source>no ship of this seat lies there</source>
        <translation>dort liegt kein Schiff dieses Spielers</translation>
    </message>
    <message>
        <source>the ship was built this turn</source>
        <translation>das Schiff wurde in diesem Zug gebaut</translation>
    </message>
    <message>
        <source>the pirate holds the ship</source>
        <translation>der Pirat hält das Schiff fest</translation>
    </message>
    <message>
        <source>the ship is not open</source>
        <translation>das Schiff ist nicht offen</translation>
    </message>
    <message>
        <source>the old edge is no goal</source>
        <translation>die alte Kante ist kein Ziel</translation>
    </message>
    <message>
        <source>with the ship lifted off, nothing of this seat joins the goal</source>
        <translation>ohne dieses Schiff grenzt nichts von diesem Spieler an das Ziel</translation>
    </message>
    <message>
        <source>a computer plays this seat</source>
        <translation>diesen Platz spielt der Computer</translation>
    </message>
    <message>
        <source>there is no unfinished canal tile</source>
        <translation>es gibt dort kein unfertiges Kanalfeld</translation>
    </message>
    <message>
        <source>no town of this seat stands beside the tile</source>
        <translation>neben dem Feld steht kein Ort dieses Spielers</translation>
    </message>
    <message>
        <source>no fortress stands there</source>
        <translation>dort steht keine Festung</translation>
    </message>
    <message>
        <source>no ship of this seat lies beside the fortress</source>
        <translation>neben der Festung liegt kein Schiff dieses Spielers</translation>
    </message>
    <message>
        <source>this game has no wonders</source>
        <translation>in diesem Spiel gibt es keine Weltwunder</translation>
    </message>
    <message>
        <source>the wonder is finished</source>
        <translation>das Weltwunder ist fertig</translation>
    </message>
    <message>
        <source>the seat has no city</source>
        <translation>dieser Spieler hat keine Stadt</translation>
    </message>
    <message>
        <source>the hand does not cover the cost of the stage</source>
        <translation>die Hand reicht für die Kosten der Stufe nicht</translation>
    </message>
</context>
</TS>
