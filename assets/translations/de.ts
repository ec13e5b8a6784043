<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> of {unit}</source>
        <comment>the end of: Marine 1 of Marines</comment>
        <translation> von {unit}</translation>
    </message>
    <message>
        <source> to </source>
        <comment>the end of: Distance to</comment>
        <translation> zu </translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s</source>
        <translation>%(prog)s: %(message)s</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>&amp;Activation panel</source>
        <translation>Aktivierungsfe&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Anordnen</translation>
    </message>
    <message>
        <source>&amp;Back a round</source>
        <translation>Eine Run&amp;de zurück</translation>
    </message>
    <message>
        <source>&amp;Back to the corners</source>
        <translation>&amp;Zurück zu den Ecken</translation>
    </message>
    <message>
        <source>&amp;Bend the way here</source>
        <translation>Weg hier &amp;knicken</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Clauses…</source>
        <translation>&amp;Regelstellen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Compare branches…</source>
        <translation>Zweige &amp;vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy these lines</source>
        <translation>Diese Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Dunkles &amp;Thema</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Draw it over the table</source>
        <translation>Über den Tisch &amp;zeichnen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export the table…</source>
        <translation>Tisch &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Aktion &amp;finden&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;Give Access Points to what they lead up to</source>
        <translation>Access Points auch dem &amp;geben, wohin sie führen</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Dorthin gehen</translation>
    </message>
    <message>
        <source>&amp;Guided rehearsals</source>
        <translation>&amp;Geführte Probespiele</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;How fair the table is…</source>
        <translation>Wie fair der Tisch für &amp;jede Seite ist…</translation>
    </message>
    <message>
        <source>&amp;Insert a corner</source>
        <translation>Ecke ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Inspector and verdict</source>
        <translation>Inspektor &amp;und Urteil</translation>
    </message>
    <message>
        <source>&amp;Keep as…</source>
        <translation>&amp;Behalten als …</translation>
    </message>
    <message>
        <source>&amp;Keep these as a preset…</source>
        <translation>Als &amp;Vorwahl behalten …</translation>
    </message>
    <message>
        <source>&amp;Keep to the line as drawn</source>
        <translation>Bei der gezogenen &amp;Linie bleiben</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Known length</source>
        <translation>&amp;Bekannte Länge</translation>
    </message>
    <message>
        <source>&amp;Layout guide</source>
        <translation>A&amp;ufbauhilfe</translation>
    </message>
    <message>
        <source>&amp;List of overlays…</source>
        <translation>&amp;Liste der Einblendungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>P&amp;rotokoll</translation>
    </message>
    <message>
        <source>&amp;Look at the model in the hand</source>
        <translation>&amp;Modell in der Hand ansehen</translation>
    </message>
    <message>
        <source>&amp;Mirror left for right</source>
        <translation>Links und rechts &amp;spiegeln</translation>
    </message>
    <message>
        <source>&amp;Missions…</source>
        <translation>&amp;Missionen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Bewegen</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Neuer Tisch …</translation>
    </message>
    <message>
        <source>&amp;Next thing</source>
        <translation>&amp;Nächstes Ding</translation>
    </message>
    <message>
        <source>&amp;Open a list…</source>
        <translation>Liste ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Open a mission…</source>
        <translation>Mission ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Open a picture…</source>
        <translation>Bild ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öff&amp;nen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>&amp;Einblendungen</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Play it before me</source>
        <translation>&amp;Mir vorspielen</translation>
    </message>
    <message>
        <source>&amp;Play this</source>
        <translation>Das s&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Presets</source>
        <translation>&amp;Vorwahlen</translation>
    </message>
    <message>
        <source>&amp;Put them on the table…</source>
        <translation>Auf den &amp;Tisch stellen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Rehearsal</source>
        <translation>&amp;Probespiel</translation>
    </message>
    <message>
        <source>&amp;Report of the rehearsal…</source>
        <translation>Be&amp;richt des Probespiels&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save rehearsal</source>
        <translation>Probespiel &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Save the mission and open it…</source>
        <translation>Mission &amp;speichern und öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;See it from above</source>
        <translation>Von &amp;oben sehen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Sight line</source>
        <translation>&amp;Sichtlinie</translation>
    </message>
    <message>
        <source>&amp;Take the last bend back</source>
        <translation>Letzten Knick &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Tape</source>
        <translation>M&amp;aßband</translation>
    </message>
    <message>
        <source>&amp;Times of judging and areas</source>
        <translation>&amp;Zeiten von Urteil und Bereichen</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>B&amp;is</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>Ga&amp;nzer Tisch</translation>
    </message>
    <message>
        <source>&amp;Write about this place…</source>
        <translation>Zu dieser Stelle s&amp;chreiben&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Write the deployment card out</source>
        <translation>Aufstellungskarte aus&amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Zones of a table…</source>
        <translation>&amp;Zonen einer Tabelle …</translation>
    </message>
    <message>
        <source>(not installed)</source>
        <translation>(nicht installiert)</translation>
    </message>
    <message>
        <source>--as is of a folder; a file&apos;s picture is what its name ends in</source>
        <translation>--as gilt für einen Ordner; das Bild einer Datei ist das, worauf ihr Name endet</translation>
    </message>
    <message>
        <source>--faction is one of {known}</source>
        <translation>--faction ist eines von {known}</translation>
    </message>
    <message>
        <source>--game is one of {known}</source>
        <translation>--game ist eines von {known}</translation>
    </message>
    <message>
        <source>--into needs --side and --output</source>
        <translation>--into braucht --side und --output</translation>
    </message>
    <message>
        <source>--tiles has a scale and pages of its own: neither --plain nor --scale goes with it</source>
        <translation>--tiles hat einen eigenen Maßstab und eigene Seiten: weder --plain noch --scale passt dazu</translation>
    </message>
    <message>
        <source>--tiles makes a .pdf, not {ending}</source>
        <translation>--tiles macht ein .pdf, kein {ending}</translation>
    </message>
    <message>
        <source>--unit is of one file, not of a folder</source>
        <translation>--unit gilt für eine Datei, nicht für einen Ordner</translation>
    </message>
    <message>
        <source>1 to 4 choose a corner, arrows move it by a pixel of the picture, with Shift by 25, Enter marks it</source>
        <translation>1 bis 4 wählen eine Ecke, Pfeile rücken sie um einen Bildpunkt, mit Umschalt um 25, Eingabe setzt sie</translation>
    </message>
    <message>
        <source>3 for the rulebook&apos;s third, or a name of the list; none for no terrain</source>
        <translation>3 für den dritten des Regelbuchs, oder ein Name der Liste; keiner für kein Gelände</translation>
    </message>
    <message>
        <source>7.5 @ 30, or 12, 8.5: where the model in the hand, or the one looked at, is to go</source>
        <translation>7.5 @ 30 oder 12, 8.5: wohin das Modell in der Hand oder das betrachtete gehen soll</translation>
    </message>
    <message>
        <source>= these rounds are the same for all sides</source>
        <translation>= diese Runden sind für alle Seiten gleich</translation>
    </message>
    <message>
        <source>? There is nothing here to ask about</source>
        <translation>? Hier gibt es nichts zu fragen</translation>
    </message>
    <message>
        <source>A Genesys &amp;profile of your own…</source>
        <translation>Eigenes Genesys-&amp;Profil&#xa0;…</translation>
    </message>
    <message>
        <source>A Genesys profile of your own</source>
        <translation>Ein eigenes Genesys-Profil</translation>
    </message>
    <message>
        <source>A band from an empty place</source>
        <translation>Rahmen von einer freien Stelle aus</translation>
    </message>
    <message>
        <source>A band, Ctrl and a click, {key_choose}</source>
        <translation>Rahmen, Strg und Klick, {key_choose}</translation>
    </message>
    <message>
        <source>A click &amp;sets</source>
        <translation>Ein Klick &amp;setzt</translation>
    </message>
    <message>
        <source>A common size: no public text gives one</source>
        <translation>Eine übliche Größe: kein öffentlicher Text nennt eine</translation>
    </message>
    <message>
        <source>A corner has no place in the picture.</source>
        <translation>Eine Ecke hat keine Stelle im Bild.</translation>
    </message>
    <message>
        <source>A figure or =</source>
        <translation>Eine Ziffer oder =</translation>
    </message>
    <message>
        <source>A file ends in .png, .svg, .pdf or .csv</source>
        <translation>Eine Datei endet auf .png, .svg, .pdf oder .csv</translation>
    </message>
    <message>
        <source>A folder of pictures</source>
        <translation>Ein Ordner mit Bildern</translation>
    </message>
    <message>
        <source>A guided rehearsal</source>
        <translation>Ein geführtes Probespiel</translation>
    </message>
    <message>
        <source>A key can do one thing. {names}</source>
        <translation>Eine Taste kann nur eines tun. {names}</translation>
    </message>
    <message>
        <source>A mission whose terrain is played on</source>
        <translation>Eine Mission, auf deren Gelände gespielt wird</translation>
    </message>
    <message>
        <source>A model and a wish: the shortest way that the rules allow, or what forbids it and by how much</source>
        <translation>Ein Modell und ein Wunsch: der kürzeste Weg, den die Regeln erlauben, oder was ihn um wie viel verbietet</translation>
    </message>
    <message>
        <source>A model is in the hand: drop it or put it back first</source>
        <translation>Ein Modell ist in der Hand: erst absetzen oder zurückstellen</translation>
    </message>
    <message>
        <source>A name for this place in the rehearsal (none takes it away):</source>
        <translation>Ein Name für diese Stelle des Probespiels (leer nimmt ihn weg):</translation>
    </message>
    <message>
        <source>A name for what is shown now:</source>
        <translation>Ein Name für das, was jetzt gezeigt wird:</translation>
    </message>
    <message>
        <source>A new table</source>
        <translation>Ein neuer Tisch</translation>
    </message>
    <message>
        <source>A note of your own, kept with the rehearsal</source>
        <translation>Eine eigene Notiz, die mit dem Probespiel aufbewahrt wird</translation>
    </message>
    <message>
        <source>A picture for {name}</source>
        <translation>Ein Bild für {name}</translation>
    </message>
    <message>
        <source>A picture of the table</source>
        <translation>Ein Bild des Tischs</translation>
    </message>
    <message>
        <source>A place in figures</source>
        <translation>Ein Ort in Zahlen</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorwahl braucht einen Namen.</translation>
    </message>
    <message>
        <source>A refused model and the view go where they belong at once</source>
        <translation>Ein abgelehntes Modell und die Ansicht sind sofort an ihrem Platz</translation>
    </message>
    <message>
        <source>A refused model and the view go where they belong at once.</source>
        <translation>Ein abgelehntes Modell und die Ansicht sind sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>A roll of everything leaves this as it is</source>
        <translation>Würfe auf alles lassen dies, wie es ist</translation>
    </message>
    <message>
        <source>A rule of the game asks for {traits}; any other word describes the piece</source>
        <translation>Eine Regel des Spiels fragt nach {traits}; jedes andere Wort beschreibt das Stück nur</translation>
    </message>
    <message>
        <source>A size of my own</source>
        <translation>Eine eigene Größe</translation>
    </message>
    <message>
        <source>A unit of any profile, or a piece of terrain, on the table that is put freely</source>
        <translation>Eine Einheit jedes Profils oder ein Geländestück auf dem frei gestellten Tisch</translation>
    </message>
    <message>
        <source>A&amp;dd to the table…</source>
        <translation>Zum Tisch hinzuf&amp;ügen …</translation>
    </message>
    <message>
        <source>ARMY</source>
        <comment>on the command line</comment>
        <translation>ARMEE</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Access Point</source>
        <translation>Access Point</translation>
    </message>
    <message>
        <source>Access Point of {long}</source>
        <translation>Access Point von {long}</translation>
    </message>
    <message>
        <source>Access Point {number}</source>
        <translation>Access Point {number}</translation>
    </message>
    <message>
        <source>Access Points</source>
        <translation>Access Points</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add an Access &amp;Point</source>
        <translation>Access &amp;Point hinzufügen</translation>
    </message>
    <message>
        <source>Add to the table</source>
        <translation>Zum Tisch hinzufügen</translation>
    </message>
    <message>
        <source>Add: {what}</source>
        <translation>Hinzufügen: {what}</translation>
    </message>
    <message>
        <source>Advice: {text}</source>
        <translation>Hinweis: {text}</translation>
    </message>
    <message>
        <source>Aggressor</source>
        <translation>Aggressor</translation>
    </message>
    <message>
        <source>Aim at the foot of each base, on the table: what stands higher lies farther off in the picture.</source>
        <translation>Auf den Fuß jeder Base zielen, auf dem Tisch: was höher steht, liegt im Bild weiter weg.</translation>
    </message>
    <message>
        <source>All as the rules have it</source>
        <translation>Alles, wie es die Regeln vorsehen</translation>
    </message>
    <message>
        <source>All four corners are marked.</source>
        <translation>Alle vier Ecken sind gesetzt.</translation>
    </message>
    <message>
        <source>All keys: {key_keys}. Any action by a few letters of it: {key_palette}.</source>
        <translation>Alle Tasten: {key_keys}. Jede Aktion an ein paar Buchstaben: {key_palette}.</translation>
    </message>
    <message>
        <source>All models of this unit stand already: choose another, or take one away.</source>
        <translation>Alle Modelle dieser Einheit stehen schon: eine andere wählen oder eines wegnehmen.</translation>
    </message>
    <message>
        <source>All of it stands as it may</source>
        <translation>Alles steht, wie es darf</translation>
    </message>
    <message>
        <source>All that can be drawn</source>
        <translation>Alles, was gezeichnet werden kann</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Allowed as set</source>
        <translation>Erlaubt wie eingestellt</translation>
    </message>
    <message>
        <source>Alt or Ctrl + arrow</source>
        <translation>Alt oder Strg + Pfeil</translation>
    </message>
    <message>
        <source>An action, an option, a unit</source>
        <translation>Eine Aktion, eine Option, eine Einheit</translation>
    </message>
    <message>
        <source>An army &amp;list into a mission…</source>
        <translation>Eine Armee&amp;liste in eine Mission…</translation>
    </message>
    <message>
        <source>An army list into a mission</source>
        <translation>Eine Armeeliste in eine Mission</translation>
    </message>
    <message>
        <source>An order before the one it is about is refused.</source>
        <translation>Ein Befehl vor dem, um den es geht, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Another &amp;mission…</source>
        <translation>Andere &amp;Mission…</translation>
    </message>
    <message>
        <source>Another &amp;view of the table</source>
        <translation>Weitere &amp;Ansicht des Tisches</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Eine andere Farbe …</translation>
    </message>
    <message>
        <source>Another name for it:</source>
        <translation>Ein anderer Name dafür:</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Jede Länge</translation>
    </message>
    <message>
        <source>Any mission card goes with any deployment card; the deployment card decides on the scale.</source>
        <translation>Jede Missionskarte passt zu jeder Aufstellungskarte; die Aufstellungskarte bestimmt die Spielgröße.</translation>
    </message>
    <message>
        <source>Arc of facing</source>
        <translation>Frontbogen</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Army lists (*.ros *.rosz *.json *.yaml *.yml *.txt);;All files (*)</source>
        <translation>Armeelisten (*.ros *.rosz *.json *.yaml *.yml *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Arrows move the cross, with Shift farther; Enter sets a base there. N goes to the next base, M moves it to the cross, [ and ] turn it, comma and full stop by a degree, Delete takes it away. + and - zoom, 0 shows the whole table</source>
        <translation>Die Pfeile bewegen das Kreuz, mit der Umschalttaste weiter; die Eingabetaste setzt dort eine Base. N geht zur nächsten Base, M setzt sie auf das Kreuz, [ und ] drehen sie, Komma und Punkt um ein Grad, Entf nimmt sie weg. + und - zoomen, 0 zeigt den ganzen Tisch</translation>
    </message>
    <message>
        <source>Arrows, Enter, Backspace</source>
        <translation>Pfeile, Enter, Rücktaste</translation>
    </message>
    <message>
        <source>As a picture or as a table</source>
        <translation>Als Bild oder als Tabelle</translation>
    </message>
    <message>
        <source>As a picture, a sheet, tiles, a set-up sheet for a tape, or for virtual tables</source>
        <translation>Als Bild, Blatt, Kacheln, Aufbaublatt fürs Maßband oder für virtuelle Tische</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Wie zu Anfang</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Wie unten gewählt</translation>
    </message>
    <message>
        <source>As it was read from the picture. Weighing how far that may be off…</source>
        <translation>So, wie es auf dem Bild gelesen wurde. Wird gegen dessen Fehler abgewogen …</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>As the system’s font asks for</source>
        <translation>Wie es die Schrift des Systems verlangt</translation>
    </message>
    <message>
        <source>As they came</source>
        <translation>Wie anfangs belegt</translation>
    </message>
    <message>
        <source>As they stand on your table, with no turn order; nothing of it goes into the rehearsal</source>
        <translation>Wie sie auf deinem Tisch stehen, ohne Zugfolge; nichts davon kommt ins Probespiel</translation>
    </message>
    <message>
        <source>Ash</source>
        <comment>colour of a mat</comment>
        <translation>Asche</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask about a mo&amp;ve…</source>
        <translation>Nach einer Bewegung &amp;fragen…</translation>
    </message>
    <message>
        <source>Ask about a move</source>
        <translation>Nach einer Bewegung fragen</translation>
    </message>
    <message>
        <source>Assumed first: {what}</source>
        <translation>Vorher angenommen: {what}</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>At the tolerance</source>
        <translation>An der Toleranz</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Auras</source>
        <translation>Auren</translation>
    </message>
    <message>
        <source>Back an &amp;activation</source>
        <translation>Ei&amp;ne Aktivierung zurück</translation>
    </message>
    <message>
        <source>Back to before what the last one to act has done</source>
        <translation>Zurück bis vor das, was zuletzt aktiviert wurde</translation>
    </message>
    <message>
        <source>Back to the &amp;start</source>
        <translation>Zurück zu&amp;m Anfang</translation>
    </message>
    <message>
        <source>Back to the start of the round</source>
        <translation>Zurück zum Beginn der Runde</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Bases and terrain</source>
        <translation>Bases und Gelände</translation>
    </message>
    <message>
        <source>Bases and terrain are drawn to size; everything is measured from base edge to base edge.</source>
        <translation>Bases und Gelände sind maßstäblich; gemessen wird immer von Base-Rand zu Base-Rand.</translation>
    </message>
    <message>
        <source>Bases are set on this picture.</source>
        <translation>Auf diesem Bild sind Bases gesetzt.</translation>
    </message>
    <message>
        <source>Bases chosen by this mission</source>
        <translation>Von dieser Mission gewählte Bases</translation>
    </message>
    <message>
        <source>Bases that are set, with their places and errors</source>
        <translation>Gesetzte Bases mit Ort und Fehler</translation>
    </message>
    <message>
        <source>Begin with the ta&amp;ble put freely</source>
        <translation>Mit dem frei gestellten Tisch be&amp;ginnen</translation>
    </message>
    <message>
        <source>Beside the rehearsal: what is legal, what is not, and what is too close to call</source>
        <translation>Neben dem Probespiel: was erlaubt ist, was nicht, und was zu knapp ist</translation>
    </message>
    <message>
        <source>Black alone, dots and lines for what colours tell: as on paper</source>
        <translation>Nur Schwarz; Punkte und Linien sagen, was sonst Farben sagen: wie auf Papier</translation>
    </message>
    <message>
        <source>Black alone: dots, lines and letters tell what colours do. Pictures that are saved are drawn so too.</source>
        <translation>Nur Schwarz: Punkte, Linien und Buchstaben sagen, was sonst Farben sagen. Auch gespeicherte Bilder werden so gezeichnet.</translation>
    </message>
    <message>
        <source>Blue army</source>
        <translation>Blaue Armee</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>Book&amp;mark this place…</source>
        <translation>&amp;Diese Stelle merken&#xa0;…</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark {number}</source>
        <translation>Lesezeichen {number}</translation>
    </message>
    <message>
        <source>Boxes: round 1 and on, filled by the share of the side&apos;s models that can be there by its end.</source>
        <translation>Kästen: von Runde 1 an, gefüllt nach dem Anteil der Modelle der Seite, die bis zu deren Ende dort sein können.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>By 5°</source>
        <translation>Um 5°</translation>
    </message>
    <message>
        <source>By a click</source>
        <translation>Per Klick</translation>
    </message>
    <message>
        <source>By a st&amp;ep</source>
        <translation>Um einen S&amp;chritt</translation>
    </message>
    <message>
        <source>C&amp;heck the table</source>
        <translation>&amp;Tisch prüfen</translation>
    </message>
    <message>
        <source>C&amp;hoose the model looked at</source>
        <translation>&amp;Betrachtetes Modell auswählen</translation>
    </message>
    <message>
        <source>CARD</source>
        <comment>on the command line</comment>
        <translation>KARTE</translation>
    </message>
    <message>
        <source>CARDS</source>
        <comment>on the command line</comment>
        <translation>KARTEN</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <comment>on the command line</comment>
        <translation>KOMMANDO</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards and &amp;tables of the game…</source>
        <translation>Karten und &amp;Tabellen des Spiels …</translation>
    </message>
    <message>
        <source>Cards and tables of the game</source>
        <translation>Karten und Tabellen des Spiels</translation>
    </message>
    <message>
        <source>Cards of this mission</source>
        <translation>Karten dieser Mission</translation>
    </message>
    <message>
        <source>Carry out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Characteristics, base and weapons, kept in a file of yours</source>
        <translation>Werte, Base und Waffen, in einer eigenen Datei</translation>
    </message>
    <message>
        <source>Check the &amp;table…</source>
        <translation>Tisch pr&amp;üfen…</translation>
    </message>
    <message>
        <source>Check the table</source>
        <translation>Tisch prüfen</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Checked: an order that breaks it is refused</source>
        <translation>Geprüft: ein Befehl dagegen wird abgelehnt</translation>
    </message>
    <message>
        <source>Checked: an order that breaks it is refused, or none can break it. Shown: drawn or told, not judged.</source>
        <translation>Geprüft: ein Befehl dagegen wird abgelehnt oder ist gar nicht möglich. Gezeigt: gezeichnet oder genannt, nicht beurteilt.</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>&amp;Alles wählen</translation>
    </message>
    <message>
        <source>Choose a picture for {name}</source>
        <translation>Ein Bild für {name} wählen</translation>
    </message>
    <message>
        <source>Choose n&amp;othing</source>
        <translation>N&amp;ichts wählen</translation>
    </message>
    <message>
        <source>Choose one of the missions</source>
        <translation>Eine der Missionen wählen</translation>
    </message>
    <message>
        <source>Choose one piece or zone: its corners and sides are gone through then</source>
        <translation>Wähle ein Geländestück oder eine Zone: dann werden die Ecken und Seiten durchgegangen</translation>
    </message>
    <message>
        <source>Choose the whole &amp;unit</source>
        <translation>Ganze Ein&amp;heit auswählen</translation>
    </message>
    <message>
        <source>Choose what is pointed to a&amp;s well, or no longer</source>
        <translation>Das Gezeigte auch wählen o&amp;der nicht mehr</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Regelstellen</translation>
    </message>
    <message>
        <source>Clauses of the answer</source>
        <translation>Regeln der Antwort</translation>
    </message>
    <message>
        <source>Clear all rin&amp;gs</source>
        <translation>Alle Ringe l&amp;öschen</translation>
    </message>
    <message>
        <source>Click a model or a piece of terrain to look at it.</source>
        <translation>Ein Modell oder Geländestück anklicken, um es anzusehen.</translation>
    </message>
    <message>
        <source>Click a thing on the table, or go through them with Tab.</source>
        <translation>Etwas auf dem Tisch anklicken, oder mit Tab alles durchgehen.</translation>
    </message>
    <message>
        <source>Click corner after corner, Backspace takes one back; Enter closes it, or puts a triangle to be typed</source>
        <translation>Ecke um Ecke anklicken, die Rücktaste nimmt eine zurück; Eingabe schließt den Umriss, oder legt ein Dreieck zum Eintippen hin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coherency</source>
        <translation>Coherency</translation>
    </message>
    <message>
        <source>Colour of the mat</source>
        <translation>Farbe der Matte</translation>
    </message>
    <message>
        <source>Coming in</source>
        <translation>Hereinkommen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Common sizes, of no rulebook</source>
        <translation>Übliche Größen, aus keinem Regelbuch</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Conduit</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;half round the table</source>
        <translation>Eine &amp;halbe Drehung weiter kopieren</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy half round the table</source>
        <translation>Eine halbe Drehung weiter kopieren</translation>
    </message>
    <message>
        <source>Corner {number}</source>
        <translation>Ecke {number}</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Coworkers</source>
        <translation>Coworkers</translation>
    </message>
    <message>
        <source>Cut along the short lines in the margins and lay the pages edge to edge.</source>
        <translation>An den kurzen Strichen in den Rändern schneiden und die Seiten Kante an Kante legen.</translation>
    </message>
    <message>
        <source>D&amp;rop, or carry out</source>
        <translation>&amp;Absetzen oder ausführen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete a corner</source>
        <translation>Ecke löschen</translation>
    </message>
    <message>
        <source>Delete an Access Point</source>
        <translation>Access Point löschen</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Deployment and missions</source>
        <translation>Aufstellung und Missionen</translation>
    </message>
    <message>
        <source>Deployment card</source>
        <translation>Aufstellungskarte</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth of the base</source>
        <translation>Tiefe der Base</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Tiefe des Tisches</translation>
    </message>
    <message>
        <source>Depth of the table in inches</source>
        <translation>Tiefe des Tischs in Zoll</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice and tokens: draw othe&amp;rs</source>
        <translation>Würfel und T&amp;okens: andere ziehen</translation>
    </message>
    <message>
        <source>Dice: &amp;type my own</source>
        <translation>&amp;Würfel: selbst eingeben</translation>
    </message>
    <message>
        <source>Dice: seed {seed}.</source>
        <translation>Würfel: Startwert {seed}.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Discipline</translation>
    </message>
    <message>
        <source>Discs where a side comes in: the larger, the more places of the other side see it.</source>
        <translation>Scheiben, wo eine Seite hereinkommt: je größer, von desto mehr Stellen der anderen Seite aus gesehen.</translation>
    </message>
    <message>
        <source>Distances from the &amp;model in the hand</source>
        <translation>Abstände &amp;vom Modell in der Hand</translation>
    </message>
    <message>
        <source>Draft the cards: each side brings two of either kind</source>
        <translation>Karten draften: jede Seite bringt zwei von jeder Art</translation>
    </message>
    <message>
        <source>Drag a ghost</source>
        <translation>Einen Schatten ziehen</translation>
    </message>
    <message>
        <source>Drag a ghost to adjust it, Esc puts all back.</source>
        <translation>Schatten zum Anpassen ziehen, Esc nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Drag the handle beside a base</source>
        <translation>Den Griff neben einer Base ziehen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw a new &amp;table…</source>
        <translation>Neuen &amp;Tisch zeichnen …</translation>
    </message>
    <message>
        <source>Draw a table…</source>
        <translation>Einen Tisch zeichnen …</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Drawing the rehearsal</source>
        <translation>Das Probespiel wird gezeichnet</translation>
    </message>
    <message>
        <source>Drawn on the table for as long as it is ticked in the menu.</source>
        <translation>Auf dem Tisch gezeichnet, solange es im Menü angehakt ist.</translation>
    </message>
    <message>
        <source>Drawn with Measure Twice</source>
        <translation>Gezeichnet mit Measure Twice</translation>
    </message>
    <message>
        <source>Drawn with Measure Twice. A rehearsal, not a ruling: what the rules leave open is listed in the mission’s settings. Unofficial; the game’s name is its owner’s.</source>
        <translation>Gezeichnet mit Measure Twice. Ein Probespiel, kein Regelentscheid: was die Regeln offen lassen, steht in den Einstellungen der Mission. Inoffiziell; der Name des Spiels gehört seinem Inhaber.</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>Hier absetzen</translation>
    </message>
    <message>
        <source>E opens its set-up to be edited</source>
        <translation>E öffnet ihren Aufbau zum Bearbeiten</translation>
    </message>
    <message>
        <source>E&amp;dit this set-up…</source>
        <translation>Diesen &amp;Aufbau bearbeiten …</translation>
    </message>
    <message>
        <source>Each keeps its own; what is saved last is what the file holds.</source>
        <translation>Jedes behält seinen Stand; in der Datei steht, was zuletzt gespeichert wird.</translation>
    </message>
    <message>
        <source>Each page bears its row and its column, as drawn here.</source>
        <translation>Jede Seite trägt ihre Zeile und Spalte, wie hier gezeichnet.</translation>
    </message>
    <message>
        <source>Ear&amp;lier rehearsals</source>
        <translation>&amp;Frühere Probespiele</translation>
    </message>
    <message>
        <source>Earlier rehearsal {number}</source>
        <translation>Früheres Probespiel {number}</translation>
    </message>
    <message>
        <source>Earth</source>
        <comment>colour of a mat</comment>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Edges and zones a side comes in by</source>
        <translation>Kanten und Zonen, durch die eine Seite kommt</translation>
    </message>
    <message>
        <source>Edges, as read</source>
        <translation>Kanten, wie gelesen</translation>
    </message>
    <message>
        <source>Edit its set-up</source>
        <translation>Ihren Aufbau bearbeiten</translation>
    </message>
    <message>
        <source>End of Access Point {number}</source>
        <translation>Ende des Access Point {number}</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Engaged</translation>
    </message>
    <message>
        <source>Engaged with {names}.</source>
        <translation>Engaged mit {names}.</translation>
    </message>
    <message>
        <source>Engagement</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter carries it out</source>
        <translation>Enter führt aus</translation>
    </message>
    <message>
        <source>Enter carries out, drag a ghost to adjust, Esc puts back</source>
        <translation>Enter führt aus, Schatten ziehen passt an, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>Enter takes the nearest legal end, {nearest} away</source>
        <translation>Enter nimmt den nächsten erlaubten Endpunkt, {nearest} entfernt</translation>
    </message>
    <message>
        <source>Enter takes the nearest place that is allowed, where one is on offer.</source>
        <translation>Enter nimmt die nächste erlaubte Stelle, wo eine angeboten wird.</translation>
    </message>
    <message>
        <source>Enter where it is refused</source>
        <translation>Enter, wo abgelehnt wurde</translation>
    </message>
    <message>
        <source>Entry Edge</source>
        <translation>Entry Edge</translation>
    </message>
    <message>
        <source>Entry Edge of {side}</source>
        <translation>Entry Edge: {side}</translation>
    </message>
    <message>
        <source>Entry Edges</source>
        <translation>Entry Edges</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <translation>Gleiche Abstände</translation>
    </message>
    <message>
        <source>Equal steps &amp;across</source>
        <translation>Gleiche Abstände &amp;quer</translation>
    </message>
    <message>
        <source>Equal steps &amp;down</source>
        <translation>Gleiche Abstände &amp;längs</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc stellt es zurück</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Every file in it that bears a profile’s name, such as siege-tank.png</source>
        <translation>Jede Datei darin, die den Namen eines Profils trägt, etwa siege-tank.png</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>Every model, marker and piece with its place, to read or be read</source>
        <translation>Jedes Modell, jeder Marker und jedes Geländestück mit seinem Ort, zum Lesen oder Vorlesen</translation>
    </message>
    <message>
        <source>Every order with its dice, in order. A click, or Enter on a line, goes back to the table as it was after it; nothing that came later is lost by that.</source>
        <translation>Jeder Befehl mit seinen Würfeln, der Reihe nach. Ein Klick oder Enter auf einer Zeile führt zum Tisch, wie er danach war; was später kam, geht dadurch nicht verloren.</translation>
    </message>
    <message>
        <source>Every order with what the rules said, a picture an activation</source>
        <translation>Jeder Befehl mit dem, was die Regeln sagten, ein Bild je Aktivierung</translation>
    </message>
    <message>
        <source>Every table</source>
        <translation>Jeder Tisch</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Everything but sight, as nobody has changed it</source>
        <translation>Alles außer der Sicht, so wie es kommt</translation>
    </message>
    <message>
        <source>Everything that can be asked for, by a few letters of it</source>
        <translation>Alles, was man verlangen kann, an ein paar Buchstaben</translation>
    </message>
    <message>
        <source>Evidence gap</source>
        <translation>Evidence-Abstand</translation>
    </message>
    <message>
        <source>Exact numbers</source>
        <translation>Genaue Zahlen</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Den Tisch exportieren</translation>
    </message>
    <message>
        <source>Export what is in &amp;view…</source>
        <translation>Auss&amp;chnitt exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export what is in view</source>
        <translation>Ausschnitt exportieren</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>on the command line</comment>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files are missions, rehearsals and scenes. Exit code 1: a file has a problem, or an order is refused. Every command takes --language.</source>
        <translation>Dateien sind Missionen, Probespiele und Szenen. Rückgabewert 1: mit einer Datei stimmt etwas nicht, oder ein Befehl ist abgelehnt. Jedes Kommando nimmt --language.</translation>
    </message>
    <message>
        <source>Files of your own, drawn on the bases of a profile</source>
        <translation>Eigene Dateien, gezeichnet auf die Bases eines Profils</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a mission</source>
        <translation>Mission suchen</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion finden</translation>
    </message>
    <message>
        <source>Find an action, an option or a unit</source>
        <translation>Aktion, Option oder Einheit finden</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Erste Armee</translation>
    </message>
    <message>
        <source>First there</source>
        <translation>Zuerst dort</translation>
    </message>
    <message>
        <source>For a side that has no units</source>
        <translation>Für eine Seite ohne Einheiten</translation>
    </message>
    <message>
        <source>For the first time, five minutes each:</source>
        <translation>Zum Einstieg, je fünf Minuten:</translation>
    </message>
    <message>
        <source>Forward: one zone, and two dice for more</source>
        <translation>Vorgeschoben: eine Zone, und zwei Würfel für weitere</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From a &amp;folder…</source>
        <translation>Aus einem &amp;Ordner&#xa0;…</translation>
    </message>
    <message>
        <source>From a base&apos;s edge, dragged or typed; Esc clears</source>
        <translation>Vom Rand einer Base, gezogen oder eingetippt; Esc löscht</translation>
    </message>
    <message>
        <source>From a photo&amp;graph…</source>
        <translation>&amp;Von einem Foto …</translation>
    </message>
    <message>
        <source>From a photograph</source>
        <translation>Von einem Foto</translation>
    </message>
    <message>
        <source>From edge to edge, to every model within 18″</source>
        <translation>Von Rand zu Rand, zu jedem Modell innerhalb von 18″</translation>
    </message>
    <message>
        <source>From here on other dice and tokens come than before</source>
        <translation>Von hier an kommen andere Würfel und Tokens als zuvor</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message>
        <source>From left, from top</source>
        <translation>Von links, von oben</translation>
    </message>
    <message>
        <source>From model to model: open, or what lies between</source>
        <translation>Von Modell zu Modell: frei, oder was dazwischenliegt</translation>
    </message>
    <message>
        <source>From the next start. Names of a game, of units and terms, stay as its texts have them.</source>
        <translation>Ab dem nächsten Start. Namen eines Spiels, von Einheiten und Begriffen, bleiben, wie seine Texte sie haben.</translation>
    </message>
    <message>
        <source>From the table to the panels and on</source>
        <translation>Vom Tisch zu den Feldern und weiter</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>Von oben nach unten</translation>
    </message>
    <message>
        <source>From top to bottom as they lie over one another; kept for this game.</source>
        <translation>Von oben nach unten, wie sie übereinanderliegen; für dieses Spiel gemerkt.</translation>
    </message>
    <message>
        <source>GAME</source>
        <comment>on the command line</comment>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Gap of Evidence and Leads</source>
        <translation>Abstand von Evidence und Leads</translation>
    </message>
    <message>
        <source>Give any of them another key</source>
        <translation>Jeder von ihnen eine andere Taste geben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Grass</source>
        <comment>colour of a mat</comment>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Grid of 1″</source>
        <translation>Raster von 1″</translation>
    </message>
    <message>
        <source>Grid of ¼″</source>
        <translation>Raster von ¼″</translation>
    </message>
    <message>
        <source>Grid of ½″</source>
        <translation>Raster von ½″</translation>
    </message>
    <message>
        <source>Grid: &amp;none</source>
        <translation>Raste&amp;r: keines</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>Group: chosen tog&amp;ether</source>
        <translation>Grupp&amp;e: zusammen gewählt</translation>
    </message>
    <message>
        <source>Guided rehearsal</source>
        <translation>Geführtes Probespiel</translation>
    </message>
    <message>
        <source>Guided rehearsal {number}</source>
        <translation>Geführtes Probespiel {number}</translation>
    </message>
    <message>
        <source>Half round</source>
        <translation>Halb herum</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Help › Keys of the menus gives any of them another.</source>
        <translation>Hilfe › Tasten der Menüs gibt jeder eine andere.</translation>
    </message>
    <message>
        <source>High Ground, rectangle</source>
        <translation>High Ground, Rechteck</translation>
    </message>
    <message>
        <source>Hostiles and waves</source>
        <translation>Hostiles und Wellen</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How fair the table is</source>
        <translation>Wie fair der Tisch ist</translation>
    </message>
    <message>
        <source>How far about a model it helps, counts or alarms others</source>
        <translation>Wie weit um ein Modell es anderen hilft, sie mitzählt oder alarmiert</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Wie weit es ist</translation>
    </message>
    <message>
        <source>How far the weapons of the unit in the hand reach</source>
        <translation>Wie weit die Waffen der Einheit in der Hand reichen</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How soon each side can be at the markers, and how much of where it comes in is seen</source>
        <translation>Wie bald jede Seite bei den Markern sein kann und wie viel davon gesehen wird, wo sie hereinkommt</translation>
    </message>
    <message>
        <source>ID</source>
        <comment>on the command line</comment>
        <translation>KENNUNG</translation>
    </message>
    <message>
        <source>In a window and at a zoom of its own</source>
        <translation>In eigenem Fenster und eigener Vergrößerung</translation>
    </message>
    <message>
        <source>In line</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>In place of the notes and the source there are; else beside them</source>
        <translation>Statt der Notizen und der Quelle, die es gibt; sonst neben ihnen</translation>
    </message>
    <message>
        <source>In round</source>
        <translation>In Runde</translation>
    </message>
    <message>
        <source>Inches of the ring</source>
        <translation>Zoll des Rings</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Informant</source>
        <translation>Informant</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Inspector and verdict</source>
        <translation>Inspektor und Urteil</translation>
    </message>
    <message>
        <source>Inspector and verdict ({key})</source>
        <translation>Inspektor und Urteil ({key})</translation>
    </message>
    <message numerus="yes">
        <source>It and {n} others stay under File › Earlier rehearsals.</source>
        <comment>It and another one stay under File › Earlier rehearsals.</comment>
        <translation>
            <numerusform>Es und ein weiteres bleiben unter Datei › Frühere Probespiele.</numerusform>
            <numerusform>Es und {n} weitere bleiben unter Datei › Frühere Probespiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be exported as long as the list has mistakes</source>
        <translation>Das lässt sich nicht exportieren, solange die Liste Fehler enthält</translation>
    </message>
    <message>
        <source>It cannot be played as long as the list has mistakes</source>
        <translation>Solange die Liste Fehler hat, lässt es sich nicht spielen</translation>
    </message>
    <message>
        <source>It cannot be read yet: the list on the right says why</source>
        <translation>Noch lässt es sich nicht lesen: Die Liste rechts sagt, warum</translation>
    </message>
    <message>
        <source>It cannot be used just now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>It is off.</source>
        <translation>Ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>It is on.</source>
        <translation>Ist eingeschaltet.</translation>
    </message>
    <message>
        <source>It names files that do not lie where it says: {files}</source>
        <translation>Sie nennt Dateien, die dort nicht liegen: {files}</translation>
    </message>
    <message>
        <source>It stays under File › Earlier rehearsals.</source>
        <translation>Es bleibt unter Datei › Frühere Probespiele.</translation>
    </message>
    <message>
        <source>Its farthest point is {far} from {name} ({word}).</source>
        <translation>Sein fernster Punkt ist {far} von {name} ({word}).</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep as a preset</source>
        <translation>Als Vorwahl behalten</translation>
    </message>
    <message>
        <source>Keep {title}</source>
        <translation>{title} behalten</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Key of {words}</source>
        <translation>Taste von {words}</translation>
    </message>
    <message>
        <source>Key {key}.</source>
        <translation>Taste {key}.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys of the &amp;menus…</source>
        <translation>Tasten der &amp;Menüs&#xa0;…</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kinds of settings</source>
        <translation>Arten von Einstellungen</translation>
    </message>
    <message>
        <source>Known length in inches; 0 is none</source>
        <translation>Bekannte Länge in Zoll; 0 heißt keine</translation>
    </message>
    <message>
        <source>LIST</source>
        <comment>on the command line</comment>
        <translation>LISTE</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Layout guide</source>
        <translation>Aufbauhilfe</translation>
    </message>
    <message>
        <source>Layout guide: still looking along the lanes of this terrain…</source>
        <translation>Aufbauhilfe: die Sichtgassen dieses Geländes werden noch abgesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Layout guide: this terrain keeps to it.</source>
        <translation>Aufbauhilfe: dieses Gelände hält sie ein.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Leave the guide</source>
        <translation>Führung verlassen</translation>
    </message>
    <message>
        <source>Left sides in line</source>
        <translation>Linke Seiten auf eine Linie</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Dir überlassen</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Legal end</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>the size of paper</comment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Letters of its name, its game, its sides or where it is from</source>
        <translation>Buchstaben des Namens, des Spiels, der Seiten oder der Herkunft</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Light or dark, of the whole window.</source>
        <translation>Hell oder dunkel, für das ganze Fenster.</translation>
    </message>
    <message>
        <source>Limit in inches</source>
        <translation>Grenze in Zoll</translation>
    </message>
    <message>
        <source>Lines of sight, and the ways of each side to the markers; takes some seconds</source>
        <translation>Sichtlinien, und die Wege jeder Seite zu den Markern; dauert einige Sekunden</translation>
    </message>
    <message>
        <source>Lines read: {read}, guessed: {guessed}, not read: {not_read}.</source>
        <translation>Zeilen gelesen: {read}, geraten: {guessed}, nicht gelesen: {not_read}.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Look for a piece</source>
        <translation>Ein Stück suchen</translation>
    </message>
    <message>
        <source>Look for something to &amp;add</source>
        <translation>Etwas zum &amp;Hinzufügen suchen</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Loot</translation>
    </message>
    <message>
        <source>Loot Marker</source>
        <translation>Loot Marker</translation>
    </message>
    <message>
        <source>Lower sides in line</source>
        <translation>Untere Seiten auf eine Linie</translation>
    </message>
    <message>
        <source>M&amp;irror top for bottom</source>
        <translation>Oben und unten sp&amp;iegeln</translation>
    </message>
    <message>
        <source>MAP</source>
        <comment>on the command line</comment>
        <translation>PLAN</translation>
    </message>
    <message>
        <source>MISSION</source>
        <comment>on the command line</comment>
        <translation>MISSION</translation>
    </message>
    <message>
        <source>MODEL</source>
        <comment>on the command line</comment>
        <translation>MODELL</translation>
    </message>
    <message>
        <source>MODEL=X,Y[,TURN]</source>
        <comment>on the command line</comment>
        <translation>MODELL=X,Y[,GRAD]</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Make &amp;one of them</source>
        <translation>Zu &amp;einem machen</translation>
    </message>
    <message>
        <source>Make a StarCraft mission…</source>
        <translation>StarCraft-Mission erstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Make a mission</source>
        <translation>Mission erstellen</translation>
    </message>
    <message>
        <source>Make one of them</source>
        <translation>Zu einem machen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Mar&amp;k its ends</source>
        <translation>&amp;Enden setzen</translation>
    </message>
    <message>
        <source>Mark the table’s four corners clockwise, from the one at its top left, where the mat ends: drag them, or choose one with 1 to 4, move it with the arrows and press Enter. The glass shows single pixels; what is marked by arrows is as sure as the picture.</source>
        <translation>Die vier Ecken des Tischs im Uhrzeigersinn setzen, von der oben links an, dort, wo die Matte endet: ziehen, oder eine mit 1 bis 4 wählen, mit den Pfeilen rücken und Eingabe drücken. Die Lupe zeigt einzelne Bildpunkte; was mit Pfeilen gesetzt ist, ist so sicher wie das Bild.</translation>
    </message>
    <message>
        <source>Mark the two ends of what you know the length of, on the table.</source>
        <translation>Auf dem Tisch die beiden Enden dessen setzen, wovon die Länge bekannt ist.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Marker: {kind}</source>
        <translation>Marker: {kind}</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers and objectives</source>
        <translation>Marker und Missionsziele</translation>
    </message>
    <message>
        <source>Markers, zones and edges</source>
        <translation>Marker, Zonen und Kanten</translation>
    </message>
    <message>
        <source>Markers: {names}.</source>
        <translation>Marker: {names}.</translation>
    </message>
    <message>
        <source>Martial</source>
        <translation>Martial</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Matte</translation>
    </message>
    <message numerus="yes">
        <source>Measure Twice can&apos;t draw: {n} system libraries are missing: {names}</source>
        <comment>Measure Twice can&apos;t draw: a system library is missing: {names}</comment>
        <translation>
            <numerusform>Measure Twice kann nicht zeichnen: es fehlt eine Bibliothek des Systems: {names}</numerusform>
            <numerusform>Measure Twice kann nicht zeichnen: es fehlen {n} Bibliotheken des Systems: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure Twice. Rehearse a wargame turn on a table that knows the rules.</source>
        <translation>Measure Twice. Spiele deinen Zug auf einem Tisch durch, der die Regeln kennt.</translation>
    </message>
    <message>
        <source>Measure a picture of the real table: its corners, bases on its figures, limits with their error</source>
        <translation>Ein Bild des echten Tischs ausmessen: seine Ecken, Bases auf den Figuren, Grenzen mit ihrem Fehler</translation>
    </message>
    <message>
        <source>Measure between points; Esc clears</source>
        <translation>Zwischen Punkten messen; Esc löscht</translation>
    </message>
    <message>
        <source>Measure from</source>
        <translation>Messen von</translation>
    </message>
    <message>
        <source>Measure lanes and ways too</source>
        <translation>Auch Gassen und Wege messen</translation>
    </message>
    <message>
        <source>Measure to</source>
        <translation>Messen bis</translation>
    </message>
    <message>
        <source>Measured: {text}</source>
        <translation>Gemessen: {text}</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Middle from the left</source>
        <translation>Mitte von links</translation>
    </message>
    <message>
        <source>Middle from the top</source>
        <translation>Mitte von oben</translation>
    </message>
    <message>
        <source>Middles beside one another</source>
        <translation>Mitten nebeneinander</translation>
    </message>
    <message>
        <source>Middles under one another</source>
        <translation>Mitten untereinander</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Mission &amp;notes…</source>
        <translation>Notizen &amp;zur Mission&#xa0;…</translation>
    </message>
    <message>
        <source>Mission Marker</source>
        <translation>Mission Marker</translation>
    </message>
    <message>
        <source>Mission and its markers</source>
        <translation>Mission und ihre Marker</translation>
    </message>
    <message>
        <source>Mission card</source>
        <translation>Missionskarte</translation>
    </message>
    <message>
        <source>Mission notes</source>
        <translation>Notizen zur Mission</translation>
    </message>
    <message>
        <source>Mission of {side}</source>
        <translation>Mission von {side}</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Missions (*.yaml *.yml)</source>
        <translation>Missionen (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Missions (*.yaml *.yml);;All files (*)</source>
        <translation>Missionen (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Missions, rehearsals and scenes (*.yaml *.yml);;All files (*)</source>
        <translation>Missionen, Probespiele und Szenen (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Mistake: {text}</source>
        <translation>Fehler: {text}</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model before</source>
        <translation>Voriges Modell</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models are put freely on this table, beside the rehearsal.</source>
        <translation>Auf diesem Tisch stehen Modelle frei, neben dem Probespiel.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More of {game}</source>
        <translation>Mehr von {game}</translation>
    </message>
    <message>
        <source>More overlays</source>
        <translation>Weitere Einblendungen</translation>
    </message>
    <message>
        <source>More that can be shown over the table</source>
        <translation>Was sich noch über dem Tisch zeigen lässt</translation>
    </message>
    <message>
        <source>Most at</source>
        <translation>Am meisten bei</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move, tape and ring; what is shown over the table. The swatch of a toggle is the legend of what it shows.</source>
        <translation>Bewegen, Maßband und Ring; was über dem Tisch gezeigt wird. Das Muster eines Schalters ist die Legende zu dem, was er zeigt.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>Moving a model</source>
        <translation>Ein Modell bewegen</translation>
    </message>
    <message>
        <source>Must be</source>
        <translation>Muss sein</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>on the command line</comment>
        <translation>NAME</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name the place in the rehearsal where you stand</source>
        <translation>Die Stelle des Probespiels benennen, an der du stehst</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names of units on the table</source>
        <translation>Namen der Einheiten auf dem Tisch</translation>
    </message>
    <message>
        <source>Nearest legal end</source>
        <translation>Nächster Endpunkt</translation>
    </message>
    <message>
        <source>Nearest of its unit</source>
        <translation>Nächste der eigenen Einheit</translation>
    </message>
    <message>
        <source>Nearest of other sides</source>
        <translation>Nächste anderer Seiten</translation>
    </message>
    <message>
        <source>New notes</source>
        <translation>Neue Notizen</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Next &amp;part of the window</source>
        <translation>Nächster Teil des &amp;Fensters</translation>
    </message>
    <message>
        <source>Next m&amp;odel</source>
        <translation>Näc&amp;hstes Modell</translation>
    </message>
    <message>
        <source>Next op&amp;tion</source>
        <translation>Nächste O&amp;ption</translation>
    </message>
    <message>
        <source>Next u&amp;nit</source>
        <translation>Nächste &amp;Einheit</translation>
    </message>
    <message>
        <source>No answer fits “{typed}”.</source>
        <translation>Keine Antwort passt zu „{typed}“.</translation>
    </message>
    <message>
        <source>No mission is like that.</source>
        <translation>So ist keine Mission.</translation>
    </message>
    <message>
        <source>No model is dragged</source>
        <translation>Kein Modell wird gezogen</translation>
    </message>
    <message>
        <source>No model is looked at or in the hand</source>
        <translation>Kein Modell wird betrachtet oder ist in der Hand</translation>
    </message>
    <message>
        <source>No model on the table is looked at</source>
        <translation>Kein Modell auf dem Tisch wird betrachtet</translation>
    </message>
    <message>
        <source>No order has been given yet</source>
        <translation>Noch kein Befehl ist gegeben worden</translation>
    </message>
    <message>
        <source>No order leads here: this is the start</source>
        <translation>Kein Befehl führt hierher: das ist der Anfang</translation>
    </message>
    <message>
        <source>No picture for {name}</source>
        <translation>Kein Bild für {name}</translation>
    </message>
    <message>
        <source>No setting has the words “{wanted}”.</source>
        <translation>Keine Einstellung enthält „{wanted}“.</translation>
    </message>
    <message>
        <source>No table is open: choose a mission first</source>
        <translation>Kein Tisch ist offen: erst eine Mission wählen</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Kein Gelände</translation>
    </message>
    <message>
        <source>No unit comes of it.</source>
        <translation>Daraus wird keine Einheit.</translation>
    </message>
    <message>
        <source>No unit on the table is looked at</source>
        <translation>Keine Einheit auf dem Tisch wird betrachtet</translation>
    </message>
    <message>
        <source>No way has a bend</source>
        <translation>Kein Weg hat einen Knick</translation>
    </message>
    <message>
        <source>No zones yet</source>
        <translation>Noch keine Zonen</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>None of its own</source>
        <translation>Keine eigene</translation>
    </message>
    <message>
        <source>None of the presets. It is kept for this game, and under a name of its own if you give it one.</source>
        <translation>Keine der Vorwahlen. Es wird für dieses Spiel behalten, und unter einem eigenen Namen, wenn du ihm einen gibst.</translation>
    </message>
    <message>
        <source>Not carried out yet</source>
        <translation>Noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>Not saved in a file</source>
        <translation>In keiner Datei gespeichert</translation>
    </message>
    <message>
        <source>Not so</source>
        <translation>So nicht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing has the keyboard. Tab or {region} gives it to a part of the window.</source>
        <translation>Nichts hat die Tastatur. Tab oder {region} gibt sie einem Teil des Fensters.</translation>
    </message>
    <message>
        <source>Nothing is called “{typed}”.</source>
        <translation>Nichts heißt „{typed}“.</translation>
    </message>
    <message>
        <source>Nothing is in the hand, asked or offered</source>
        <translation>Nichts ist in der Hand, gefragt oder angeboten</translation>
    </message>
    <message>
        <source>Nothing is kept until it is saved.</source>
        <translation>Nichts bleibt, bevor es gespeichert ist.</translation>
    </message>
    <message>
        <source>Nothing is looked at.</source>
        <translation>Nichts wird betrachtet.</translation>
    </message>
    <message>
        <source>Nothing is moved now</source>
        <translation>Jetzt wird nichts bewegt</translation>
    </message>
    <message>
        <source>Nothing is put freely yet.</source>
        <translation>Noch ist nichts frei gestellt.</translation>
    </message>
    <message>
        <source>Nothing is read yet.</source>
        <translation>Noch ist nichts gelesen.</translation>
    </message>
    <message>
        <source>Nothing on the table is otherwise there.</source>
        <translation>Auf dem Tisch ist dort nichts anders.</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message>
        <source>Nothing that is open is lost: play on, and save it now and then. Every step tries again.</source>
        <translation>Nichts Offenes ist verloren: weiterspielen und ab und zu speichern. Jeder Schritt versucht es erneut.</translation>
    </message>
    <message>
        <source>Nothing to say of it</source>
        <translation>Nichts dazu zu sagen</translation>
    </message>
    <message>
        <source>Nothing to tell</source>
        <translation>Nichts zu berichten</translation>
    </message>
    <message>
        <source>Nothing: {reason}</source>
        <translation>Nichts: {reason}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Now the corner at the {corner} ({number}).</source>
        <translation>Nun die Ecke {corner} ({number}).</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number of a marker</source>
        <translation>Nummer eines Markers</translation>
    </message>
    <message>
        <source>OF</source>
        <comment>on the command line</comment>
        <translation>WOVON</translation>
    </message>
    <message>
        <source>OUT</source>
        <comment>on the command line</comment>
        <translation>ZIEL</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Missionsziel</translation>
    </message>
    <message>
        <source>On Debian: {line}</source>
        <translation>Unter Debian: {line}</translation>
    </message>
    <message>
        <source>On the table that is &amp;put freely</source>
        <translation>Auf dem &amp;frei gestellten Tisch</translation>
    </message>
    <message>
        <source>On the table: each part can be moved alone, and one step back takes all of it away</source>
        <translation>Auf dem Tisch: jeder Teil lässt sich einzeln bewegen, und ein Schritt zurück nimmt alles wieder weg</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>One of each game</source>
        <translation>Eine zu jedem Spiel</translation>
    </message>
    <message>
        <source>One of your own for this game.</source>
        <translation>Eine von deinen eigenen für dieses Spiel.</translation>
    </message>
    <message>
        <source>Only a polygon gets another corner</source>
        <translation>Nur ein Vieleck bekommt eine weitere Ecke</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Liste öffnen</translation>
    </message>
    <message>
        <source>Open a mission</source>
        <translation>Mission öffnen</translation>
    </message>
    <message>
        <source>Open a mission, a rehearsal or a scene</source>
        <translation>Eine Mission, ein Probespiel oder eine Szene öffnen</translation>
    </message>
    <message>
        <source>Open a picture that shows the whole table.</source>
        <translation>Ein Bild öffnen, das den ganzen Tisch zeigt.</translation>
    </message>
    <message>
        <source>Opened lately, in {folder}</source>
        <translation>Zuletzt geöffnet, in {folder}</translation>
    </message>
    <message>
        <source>Opened lately:</source>
        <translation>Zuletzt geöffnet:</translation>
    </message>
    <message>
        <source>Option before</source>
        <translation>Vorige Option</translation>
    </message>
    <message>
        <source>Options and the table</source>
        <translation>Optionen und der Tisch</translation>
    </message>
    <message>
        <source>Or all that are being set</source>
        <translation>Oder alle, die gerade gestellt werden</translation>
    </message>
    <message>
        <source>Or leave them uncut and lay one over the other, so that the crossed circles meet.</source>
        <translation>Oder ungeschnitten übereinanderlegen, sodass die Kreise mit Kreuz aufeinanderliegen.</translation>
    </message>
    <message>
        <source>Or the one looked at: to the middle of the view</source>
        <translation>Oder das betrachtete: in die Mitte der Ansicht</translation>
    </message>
    <message>
        <source>Order by order; from the end, from the start</source>
        <translation>Befehl für Befehl; vom Ende aus ab Beginn</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Orders have been given: other readings begin the rehearsal anew, from the start of the mission.</source>
        <translation>Es wurden schon Befehle gegeben: andere Lesarten beginnen das Probespiel neu, vom Anfang der Mission.</translation>
    </message>
    <message>
        <source>Other reading</source>
        <translation>Andere Lesart</translation>
    </message>
    <message>
        <source>Otherwise the program rolls</source>
        <translation>Sonst würfelt das Programm</translation>
    </message>
    <message>
        <source>Otherwise the shortest way round what is in it</source>
        <translation>Sonst auf dem kürzesten Weg um das herum, was darin liegt</translation>
    </message>
    <message>
        <source>Otherwise what comes at a place is what came there before: another branch, another bag</source>
        <translation>Sonst kommt an einer Stelle, was dort schon kam: ein anderer Zweig, ein anderer Beutel</translation>
    </message>
    <message>
        <source>Out: {name}.</source>
        <translation>Draußen: {name}.</translation>
    </message>
    <message>
        <source>Oval</source>
        <translation>Oval</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Einblendungen</translation>
    </message>
    <message>
        <source>Overlays for</source>
        <translation>Einblendungen für</translation>
    </message>
    <message>
        <source>Own preset &amp;{sign}: {name}</source>
        <translation>Eigene Vorwahl &amp;{sign}: {name}</translation>
    </message>
    <message>
        <source>Own preset {sign}</source>
        <comment>of overlays</comment>
        <translation>Eigene Vorwahl {sign}</translation>
    </message>
    <message>
        <source>PAPER</source>
        <comment>on the command line</comment>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>PDF at true scale on {paper} (*.pdf)</source>
        <translation>PDF in Originalgröße auf {paper} (*.pdf)</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <comment>on the command line</comment>
        <translation>BILD</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF sheet (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Blatt (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF sheet (*.pdf);;Table (*.csv)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Blatt (*.pdf);;Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>PX</source>
        <comment>on the command line</comment>
        <translation>PX</translation>
    </message>
    <message>
        <source>Pace {number}</source>
        <translation>Tempo {number}</translation>
    </message>
    <message>
        <source>Page (*.html);;PDF (*.pdf)</source>
        <translation>Seite (*.html);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pan &amp;down</source>
        <translation>Nach unten &amp;schieben</translation>
    </message>
    <message>
        <source>Pan &amp;left</source>
        <translation>Nach links schie&amp;ben</translation>
    </message>
    <message>
        <source>Pan &amp;right</source>
        <translation>Na&amp;ch rechts schieben</translation>
    </message>
    <message>
        <source>Pan &amp;up</source>
        <translation>Nach &amp;oben schieben</translation>
    </message>
    <message>
        <source>Paste a list here, a unit a line, or open a file</source>
        <translation>Hier eine Liste einfügen, eine Einheit je Zeile, oder eine Datei öffnen</translation>
    </message>
    <message>
        <source>Pasted or from a file, with what became of each of its lines</source>
        <translation>Eingefügt oder aus einer Datei, mit dem, was aus jeder Zeile wurde</translation>
    </message>
    <message>
        <source>Paths of files</source>
        <translation>Pfade von Dateien</translation>
    </message>
    <message>
        <source>Paths of the files it names are now: {files}</source>
        <translation>Die Pfade der genannten Dateien sind jetzt: {files}</translation>
    </message>
    <message>
        <source>Pick a mission to rehearse it; the buttons above open a file, make a mission or guide a first turn.</source>
        <translation>Eine Mission wählen und durchspielen; die Knöpfe darüber öffnen eine Datei, erstellen eine Mission oder führen durch einen ersten Zug.</translation>
    </message>
    <message>
        <source>Pick a unit on the table or in the list to see what it may do.</source>
        <translation>Eine Einheit auf dem Tisch oder in der Liste wählen, um zu sehen, was sie tun darf.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Picture of the mat</source>
        <translation>Bild der Matte</translation>
    </message>
    <message>
        <source>Picture: {file}</source>
        <translation>Bild: {file}</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pictures ({endings});;All files (*)</source>
        <translation>Bilder ({endings});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pictures of &amp;models…</source>
        <translation>Bilder &amp;der Modelle&#xa0;…</translation>
    </message>
    <message>
        <source>Pictures of models</source>
        <translation>Bilder der Modelle</translation>
    </message>
    <message>
        <source>Place in &amp;figures…</source>
        <translation>&amp;Ort in Zahlen&#xa0;…</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Point from the left</source>
        <translation>Punkt von links</translation>
    </message>
    <message>
        <source>Point from the top</source>
        <translation>Punkt von oben</translation>
    </message>
    <message>
        <source>Point to th&amp;e thing before</source>
        <translation>Auf das v&amp;orige Ding zeigen</translation>
    </message>
    <message>
        <source>Point to the ne&amp;xt thing</source>
        <translation>Auf das näc&amp;hste Ding zeigen</translation>
    </message>
    <message>
        <source>Preset &amp;{sign}: {name}</source>
        <translation>Vorwahl &amp;{sign}: {name}</translation>
    </message>
    <message>
        <source>Preset {sign}</source>
        <comment>of overlays</comment>
        <translation>Vorwahl {sign}</translation>
    </message>
    <message>
        <source>Press to play it; right button, or E, for more</source>
        <translation>Drücken, um sie zu spielen; rechte Taste, oder E, für mehr</translation>
    </message>
    <message>
        <source>Print at 100 %, not fitted to the page: then the bar measures 10″.</source>
        <translation>Mit 100 % drucken, nicht an die Seite angepasst: dann misst der Balken 10″.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Profiles (*.yaml *.yml);;All files (*)</source>
        <translation>Profile (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Profiles of this mission</source>
        <translation>Profile dieser Mission</translation>
    </message>
    <message>
        <source>Put bac&amp;k</source>
        <translation>Z&amp;urückstellen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Put it in the middle of the view</source>
        <translation>In die Mitte der Ansicht legen</translation>
    </message>
    <message>
        <source>Put it on the table</source>
        <translation>Auf den Tisch damit</translation>
    </message>
    <message>
        <source>Put models &amp;freely</source>
        <translation>Modelle frei &amp;platzieren</translation>
    </message>
    <message>
        <source>Put them there</source>
        <translation>Dorthin legen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>R&amp;ing</source>
        <translation>R&amp;ing</translation>
    </message>
    <message>
        <source>REPORT</source>
        <comment>on the command line</comment>
        <translation>BERICHT</translation>
    </message>
    <message>
        <source>ROW</source>
        <comment>on the command line</comment>
        <translation>ZEILE</translation>
    </message>
    <message>
        <source>Ramp with two Access Points</source>
        <translation>Rampe mit zwei Access Points</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Ranged</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Reichweiten</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Readings of this mission, the window, keys</source>
        <translation>Lesarten dieser Mission, das Fenster, Tasten</translation>
    </message>
    <message>
        <source>Readings other than the default</source>
        <translation>Andere Lesarten als die vorgegebenen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Ready squads</source>
        <translation>Fertige Squads</translation>
    </message>
    <message>
        <source>Recent file {number}</source>
        <translation>Letzte Datei {number}</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Red army</source>
        <translation>Rote Armee</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo brings all of it back</source>
        <translation>Wiederholen bringt alles wieder</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Refused. {what}. Where a nearest place is offered, Enter takes it.</source>
        <translation>Abgelehnt. {what}. Wo eine nächste Stelle angeboten wird, nimmt Enter sie.</translation>
    </message>
    <message>
        <source>Rehearse a wargame turn on a table that knows the rules.</source>
        <translation>Spiele deinen Zug auf einem Tisch durch, der die Regeln kennt.</translation>
    </message>
    <message>
        <source>Rehearse a wargame turn on a table that knows the rules. Unofficial: each game&apos;s name is its owner&apos;s, and no sentence of a rulebook is copied here.</source>
        <translation>Spiele deinen Zug auf einem Tisch durch, der die Regeln kennt. Inoffiziell: der Name jedes Spiels gehört seinem Inhaber, und kein Satz eines Regelbuchs ist hier abgeschrieben.</translation>
    </message>
    <message>
        <source>Rehearsed with Measure Twice, which is unofficial: each game&apos;s name belongs to its owner. What the program does not judge was left to the player.</source>
        <translation>Durchgespielt mit Measure Twice, das inoffiziell ist: der Name jedes Spiels gehört seinem Inhaber. Was das Programm nicht beurteilt, blieb dem Spieler überlassen.</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relay</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>Vorwahl umbenennen</translation>
    </message>
    <message>
        <source>Report of the rehearsal</source>
        <translation>Bericht des Probespiels</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Right sides in line</source>
        <translation>Rechte Seiten auf eine Linie</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Ring in fi&amp;gures…</source>
        <translation>Ring in Za&amp;hlen&#xa0;…</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll everything that is not kept</source>
        <translation>Alles würfeln, was nicht behalten wird</translation>
    </message>
    <message>
        <source>Roll the tables for this set-up</source>
        <translation>Die Tabellen für diesen Aufbau würfeln</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>the shape of a base</comment>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>of a game</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round of a wave</source>
        <translation>Runde einer Welle</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>Row {row}, column {column} of {rows} × {columns} · {name} · the bar along the edge is 10″</source>
        <translation>Zeile {row}, Spalte {column} von {rows} × {columns} · {name} · der Balken am Rand misst 10″</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rust</source>
        <comment>colour of a mat</comment>
        <translation>Rost</translation>
    </message>
    <message>
        <source>S&amp;nap while dragging</source>
        <translation>Beim Ziehen &amp;einrasten</translation>
    </message>
    <message>
        <source>SIDE</source>
        <comment>on the command line</comment>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>colour of a mat</comment>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;als …</translation>
    </message>
    <message>
        <source>Save as a picture or as a table</source>
        <translation>Als Bild oder als Tabelle speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save mission</source>
        <translation>Mission speichern</translation>
    </message>
    <message>
        <source>Save mission…</source>
        <translation>Mission speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save rehearsal</source>
        <translation>Probespiel speichern</translation>
    </message>
    <message>
        <source>Save rehearsal &amp;as…</source>
        <translation>Probespiel speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save the mission</source>
        <translation>Mission speichern</translation>
    </message>
    <message>
        <source>Save the part of the table that is shown, as it is drawn now</source>
        <translation>Den Teil des Tisches, der zu sehen ist, so speichern, wie er gerade gezeichnet ist</translation>
    </message>
    <message>
        <source>Save them before they go?</source>
        <translation>Vorher speichern?</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <source>Saved in {file}</source>
        <translation>Gespeichert in {file}</translation>
    </message>
    <message>
        <source>Says what to try next and waits for it. Nothing else is kept from you meanwhile.</source>
        <translation>Sagt, was als Nächstes zu versuchen ist, und wartet darauf. Sonst wird einem derweil nichts vorenthalten.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Spielgröße</translation>
    </message>
    <message>
        <source>Scale 1:{reduction} on A4: one table foot is {foot:.3g}″ of paper.</source>
        <translation>Maßstab 1:{reduction} auf A4: ein Fuß Tisch ist {foot:.3g}″ Papier.</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Zweite Armee</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startwert der Würfel</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Seen while coming in</source>
        <translation>Beim Hereinkommen gesehen</translation>
    </message>
    <message>
        <source>Set two bases to measure between them.</source>
        <translation>Zwei Bases setzen, um zwischen ihnen zu messen.</translation>
    </message>
    <message>
        <source>Set up a Hardwired 28 game</source>
        <translation>Hardwired-28-Spiel aufbauen</translation>
    </message>
    <message>
        <source>Set up a Hardwired 28 game…</source>
        <translation>Hardwired-28-Spiel aufbauen&#xa0;…</translation>
    </message>
    <message>
        <source>Set-up sheet as text (*.txt)</source>
        <translation>Aufbaublatt als Text (*.txt)</translation>
    </message>
    <message>
        <source>Set-up sheet for a tape (*.pdf)</source>
        <translation>Aufbaublatt fürs Maßband (*.pdf)</translation>
    </message>
    <message>
        <source>Setting the others</source>
        <translation>Die anderen stellen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Shares by marker, side and round</source>
        <translation>Anteile nach Marker, Seite und Runde</translation>
    </message>
    <message>
        <source>Shift holds snapping off</source>
        <translation>Umschalt hält das Einrasten ab</translation>
    </message>
    <message>
        <source>Shift while dragging</source>
        <translation>Umschalt beim Ziehen</translation>
    </message>
    <message>
        <source>Shooting range</source>
        <translation>Schussweite</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Show {name}</source>
        <translation>{name} zeigen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Shown: kept count of or drawn, not judged</source>
        <translation>Gezeigt: gezählt oder gezeichnet, nicht beurteilt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size 0, flat</source>
        <translation>Größe 0, flach</translation>
    </message>
    <message>
        <source>Size 1, low</source>
        <translation>Größe 1, niedrig</translation>
    </message>
    <message>
        <source>Size 1, with an Access Point at its foot and its top; the measures are to be changed</source>
        <translation>Size 1, mit einem Access Point am Fuß und oben; die Maße sind zu ändern</translation>
    </message>
    <message>
        <source>Size 2, wall</source>
        <translation>Größe 2, Mauer</translation>
    </message>
    <message>
        <source>Size 3, high</source>
        <translation>Größe 3, hoch</translation>
    </message>
    <message>
        <source>Size 3; set a ramp against it and give its Access Point to both (Shift+A)</source>
        <translation>Size 3; lege eine Rampe daran und gib beiden ihren Access Point (Umschalt+A)</translation>
    </message>
    <message>
        <source>Size of a wave</source>
        <translation>Größe einer Welle</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Größe von allem</translation>
    </message>
    <message>
        <source>Size of everything, per cent</source>
        <translation>Größe von allem, Prozent</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Größe des Tisches</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Smoke test of Measure Twice {version} failed: {why}</source>
        <translation>Selbsttest von Measure Twice {version} gescheitert: {why}</translation>
    </message>
    <message>
        <source>Smoke test of Measure Twice {version} passed {seen}</source>
        <translation>Selbsttest von Measure Twice {version} bestanden {seen}</translation>
    </message>
    <message>
        <source>Snapped: {to}.</source>
        <translation>Eingerastet: {to}.</translation>
    </message>
    <message>
        <source>Snow</source>
        <comment>colour of a mat</comment>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>So many inches round the model looked at</source>
        <translation>So viele Zoll um das betrachtete Modell</translation>
    </message>
    <message>
        <source>Something stands as it may not</source>
        <translation>Etwas steht, wie es nicht darf</translation>
    </message>
    <message>
        <source>Space or middle button + drag</source>
        <translation>Leertaste oder mittlere Taste + Ziehen</translation>
    </message>
    <message>
        <source>Space presses it.</source>
        <translation>Die Leertaste drückt es.</translation>
    </message>
    <message>
        <source>Space turns it on or off.</source>
        <translation>Die Leertaste schaltet es an oder aus.</translation>
    </message>
    <message>
        <source>Squads that stand wait to be deployed in them</source>
        <translation>Squads, die stehen, warten darauf, in ihnen aufgestellt zu werden</translation>
    </message>
    <message>
        <source>Standard: three zones</source>
        <translation>Standard: drei Zonen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start a&amp;new…</source>
        <translation>&amp;Neu beginnen&#xa0;…</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>State: {words}.</source>
        <translation>Zustand: {words}.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stetig</translation>
    </message>
    <message>
        <source>Step down by {inches}″</source>
        <translation>Schritt nach unten um {inches}″</translation>
    </message>
    <message>
        <source>Step left by {inches}″</source>
        <translation>Schritt nach links um {inches}″</translation>
    </message>
    <message>
        <source>Step right by {inches}″</source>
        <translation>Schritt nach rechts um {inches}″</translation>
    </message>
    <message>
        <source>Step up by {inches}″</source>
        <translation>Schritt nach oben um {inches}″</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>colour of a mat</comment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped before it was done.</source>
        <translation>Angehalten, bevor es fertig war.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stopped: {left} of {count} files were not looked at</source>
        <translation>Angehalten: {left} von {count} Dateien wurden nicht angesehen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>Strength of the ranged weapon</source>
        <translation>Strength im Fernkampf</translation>
    </message>
    <message>
        <source>Strength of {name}, per cent</source>
        <translation>Stärke von {name}, Prozent</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>TABLE</source>
        <comment>on the command line</comment>
        <translation>TABELLE</translation>
    </message>
    <message>
        <source>TOPICS</source>
        <comment>on the command line</comment>
        <translation>THEMEN</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tab after a place in figures</source>
        <translation>Tab nach einem Ort in Zahlen</translation>
    </message>
    <message>
        <source>Tab bends the way there</source>
        <translation>Tab knickt den Weg dort</translation>
    </message>
    <message>
        <source>Tab goes from model to model, the arrows take one in the hand, Enter drops it, Esc puts it back. A click picks, a drag moves, the wheel zooms.</source>
        <translation>Tab geht von Modell zu Modell, die Pfeile nehmen eines in die Hand, Enter setzt es ab, Esc stellt es zurück. Ein Klick wählt, Ziehen bewegt, das Rad vergrößert.</translation>
    </message>
    <message>
        <source>Tab goes from one to the next, Space or Enter takes it.</source>
        <translation>Tab geht von einem zum nächsten, Leertaste oder Enter nimmt es.</translation>
    </message>
    <message>
        <source>Tab goes from one to the next, Space presses, Esc closes it.</source>
        <translation>Tab geht von einem zum nächsten, die Leertaste drückt, Esc schließt.</translation>
    </message>
    <message>
        <source>Tab goes from thing to thing, the arrows move what is chosen, Delete takes it away. A click chooses, a drag moves; Esc gives it up. Every step can be taken back.</source>
        <translation>Tab geht von einem zum nächsten, die Pfeile bewegen, was gewählt ist, Entf nimmt es weg. Ein Klick wählt, Ziehen bewegt; Esc lässt davon ab. Jeder Schritt lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, Pfeile</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table in one &amp;ink</source>
        <translation>Tisch &amp;in einer Farbe</translation>
    </message>
    <message>
        <source>Table of the set-up</source>
        <translation>Tisch des Aufbaus</translation>
    </message>
    <message>
        <source>Table, &amp;across</source>
        <translation>Tisch, &amp;quer</translation>
    </message>
    <message>
        <source>Table, view {number}</source>
        <translation>Tisch, Ansicht {number}</translation>
    </message>
    <message>
        <source>Tabletop Simulator save (*.json)</source>
        <translation>Tabletop-Simulator-Spielstand (*.json)</translation>
    </message>
    <message>
        <source>Take into its pa&amp;rts</source>
        <translation>In seine T&amp;eile nehmen</translation>
    </message>
    <message>
        <source>Take into its parts</source>
        <translation>In seine Teile nehmen</translation>
    </message>
    <message>
        <source>Take it a&amp;way</source>
        <translation>&amp;Wegnehmen</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Take models in the hand</source>
        <translation>Modelle in die Hand nehmen</translation>
    </message>
    <message>
        <source>Take these</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take these and begin anew</source>
        <translation>Übernehmen und neu beginnen</translation>
    </message>
    <message>
        <source>Take up the corner before</source>
        <translation>Vorige Ecke aufnehmen</translation>
    </message>
    <message>
        <source>Take up the next &amp;corner or side</source>
        <translation>Nächste E&amp;cke oder Seite aufnehmen</translation>
    </message>
    <message>
        <source>Takes the place of the one called so.</source>
        <translation>Tritt an die Stelle der Vorwahl, die schon so heißt.</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain, circle</source>
        <translation>Gelände, Kreis</translation>
    </message>
    <message>
        <source>Terrain, polygon: click its corners</source>
        <translation>Gelände, Vieleck: die Ecken anklicken</translation>
    </message>
    <message>
        <source>Terrain, rectangle</source>
        <translation>Gelände, Rechteck</translation>
    </message>
    <message>
        <source>Terrain, zones, edges and markers of your own</source>
        <translation>Eigenes Gelände, Zonen, Kanten und Marker</translation>
    </message>
    <message>
        <source>Terrain: {ground}</source>
        <translation>Gelände: {ground}</translation>
    </message>
    <message>
        <source>Terrain: {kind}</source>
        <translation>Gelände: {kind}</translation>
    </message>
    <message>
        <source>Terrain: {names}.</source>
        <translation>Gelände: {names}.</translation>
    </message>
    <message>
        <source>Text, panels and signs. Holds from the next start; what is open then is offered again.</source>
        <translation>Schrift, Felder und Zeichen. Gilt ab dem nächsten Start; was dann offen ist, wird wieder angeboten.</translation>
    </message>
    <message>
        <source>That has taken back what was done here: once more, then, or something else.</source>
        <translation>Damit ist zurückgenommen, was hier getan war: also noch einmal, oder etwas anderes.</translation>
    </message>
    <message>
        <source>That is kept nowhere and goes with it.</source>
        <translation>Das ist nirgends gespeichert und geht mit ihm verloren.</translation>
    </message>
    <message>
        <source>That is taken back.</source>
        <translation>Das ist zurückgenommen.</translation>
    </message>
    <message>
        <source>That of the Extraction mission…</source>
        <translation>Das der Extraction-Mission&#xa0;…</translation>
    </message>
    <message>
        <source>That was something else: {what}. It can be taken back with {key}, or stay.</source>
        <translation>Das war etwas anderes: {what}. Es lässt sich mit {key} zurücknehmen oder kann bleiben.</translation>
    </message>
    <message>
        <source>The arrows change it by a step.</source>
        <translation>Die Pfeile ändern es um einen Schritt.</translation>
    </message>
    <message>
        <source>The arrows change it by a step; a figure can be typed.</source>
        <translation>Die Pfeile ändern es um einen Schritt; eine Zahl lässt sich tippen.</translation>
    </message>
    <message>
        <source>The arrows choose another; Alt and the arrow down lists them all.</source>
        <translation>Die Pfeile wählen etwas anderes; Alt und Pfeil nach unten zählt alle auf.</translation>
    </message>
    <message>
        <source>The arrows go from one page to the next.</source>
        <translation>Die Pfeile gehen von einer Seite zur nächsten.</translation>
    </message>
    <message>
        <source>The arrows go from one to the next.</source>
        <translation>Die Pfeile gehen vom einen zum nächsten.</translation>
    </message>
    <message>
        <source>The arrows scroll it.</source>
        <translation>Die Pfeile rollen es.</translation>
    </message>
    <message>
        <source>The base in the hand, and its formation, by 15°</source>
        <translation>Die Base in der Hand und ihre Formation, um 15°</translation>
    </message>
    <message>
        <source>The base size is this mission&apos;s choice, for no text gives it.</source>
        <translation>Die Base-Größe ist die Wahl dieser Mission, denn kein Text nennt sie.</translation>
    </message>
    <message>
        <source>The corners run round the table the wrong way: 1 to 4 go clockwise.</source>
        <translation>Die Ecken laufen verkehrt um den Tisch: 1 bis 4 gehen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The deployment card gives table, Entry Edges and Mission Markers; each can be moved afterwards.</source>
        <translation>Die Aufstellungskarte gibt Tisch, Entry Edges und Mission Markers; jedes davon lässt sich danach bewegen.</translation>
    </message>
    <message>
        <source>The die must show {die} or more</source>
        <translation>Der Würfel muss mindestens {die} zeigen</translation>
    </message>
    <message>
        <source>The file is as it was.</source>
        <translation>Die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>The file of your profiles</source>
        <translation>Die Datei deiner Profile</translation>
    </message>
    <message>
        <source>The files stay where they are; this program remembers where. They are drawn on your own screen and in the pictures you export, and go into no mission or rehearsal.</source>
        <translation>Die Dateien bleiben, wo sie sind; das Programm merkt sich, wo. Gezeichnet werden sie auf deinem Bildschirm und in Bildern, die du exportierst; in keine Mission und kein Probespiel gehen sie ein.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The key on an option</source>
        <translation>Die Taste an einer Option</translation>
    </message>
    <message>
        <source>The keyboard goes to it; Enter asks for it</source>
        <translation>Die Tastatur geht zu ihr; Enter verlangt sie</translation>
    </message>
    <message>
        <source>The keys that are pressed next are its own.</source>
        <translation>Die Tasten, die als nächste gedrückt werden, sind seine.</translation>
    </message>
    <message>
        <source>The last ten you leave are kept here</source>
        <translation>Die letzten zehn, die du verlässt, bleiben hier</translation>
    </message>
    <message>
        <source>The line looked at</source>
        <translation>Die angesehene Zeile</translation>
    </message>
    <message>
        <source>The mat is shown without its picture: {why}</source>
        <translation>Die Matte wird ohne ihr Bild gezeigt: {why}</translation>
    </message>
    <message>
        <source>The menus</source>
        <translation>Die Menüs</translation>
    </message>
    <message>
        <source>The mission from its beginning. The same seed gives the same dice at the same places.</source>
        <translation>Die Mission von Anfang an. Derselbe Startwert gibt dieselben Würfe an denselben Stellen.</translation>
    </message>
    <message>
        <source>The mission from its start, with its models where they were put</source>
        <translation>Die Mission von Beginn an, mit ihren Modellen, wo sie gestellt wurden</translation>
    </message>
    <message>
        <source>The mission from its start, with these models where the picture has them</source>
        <translation>Die Mission von Beginn an, mit diesen Modellen dort, wo das Bild sie hat</translation>
    </message>
    <message>
        <source>The mission&apos;s table, in a studio of its own</source>
        <translation>Der Tisch der Mission, in einem eigenen Fenster zum Aufbauen</translation>
    </message>
    <message>
        <source>The model in the hand, or the one looked at, by a key</source>
        <translation>Das Modell in der Hand oder das betrachtete, mit einer Taste</translation>
    </message>
    <message>
        <source>The model, unit or piece looked at: its figures, weapons and state, with where the figures come from.</source>
        <translation>Das betrachtete Modell, die Einheit oder das Stück: Werte, Waffen und Zustand, und woher die Werte stammen.</translation>
    </message>
    <message>
        <source>The next click on the table chooses the model</source>
        <translation>Der nächste Klick auf den Tisch wählt das Modell</translation>
    </message>
    <message>
        <source>The next click on the table chooses whom or what</source>
        <translation>Der nächste Klick auf den Tisch wählt, wen oder was</translation>
    </message>
    <message>
        <source>The own preset chosen here</source>
        <translation>Die eigene Vorwahl, die hier gewählt ist</translation>
    </message>
    <message>
        <source>The page of missions is here already</source>
        <translation>Die Seite der Missionen ist schon da</translation>
    </message>
    <message>
        <source>The page of missions lies over the table</source>
        <translation>Die Seite der Missionen liegt über dem Tisch</translation>
    </message>
    <message>
        <source>The picture has {measured} {error}, your tape {known}.</source>
        <translation>Das Bild hat {measured} {error}, das Maßband {known}.</translation>
    </message>
    <message>
        <source>The picture is copied</source>
        <translation>Das Bild ist kopiert</translation>
    </message>
    <message>
        <source>The picture, with the corners of the table</source>
        <translation>Das Bild mit den Ecken des Tischs</translation>
    </message>
    <message>
        <source>The same mission from the start, with a seed of your own</source>
        <translation>Dieselbe Mission von Anfang an, mit eigenem Startwert</translation>
    </message>
    <message>
        <source>The set-up: {name}</source>
        <translation>Der Aufbau: {name}</translation>
    </message>
    <message numerus="yes">
        <source>The set-ups {names} were not closed the last time.</source>
        <comment>The set-up {names} was not closed the last time.</comment>
        <translation>
            <numerusform>Der Aufbau {names} wurde das letzte Mal nicht geschlossen.</numerusform>
            <numerusform>Die Aufbauten {names} wurden das letzte Mal nicht geschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides cross: mark the corners in their order round the table.</source>
        <translation>Die Seiten kreuzen sich: die Ecken der Reihe nach um den Tisch setzen.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The table after this</source>
        <translation>Der Tisch danach</translation>
    </message>
    <message>
        <source>The table alone</source>
        <translation>Der Tisch allein</translation>
    </message>
    <message>
        <source>The table as it begins, in inches: pieces, zones, ways in, waves and markers. What is chosen has a handle that turns it, and grips where it can be shaped; its exact numbers stand at the right.</source>
        <translation>Der Tisch, wie er beginnt, in Zoll: Stücke, Zonen, Zugänge, Wellen und Marker. Was gewählt ist, hat einen Griff zum Drehen und weitere, wo es sich formen lässt; seine genauen Zahlen stehen rechts.</translation>
    </message>
    <message>
        <source>The table as set up</source>
        <translation>Der Tisch wie aufgebaut</translation>
    </message>
    <message>
        <source>The table from above</source>
        <translation>Der Tisch von oben</translation>
    </message>
    <message>
        <source>The table in &amp;words…</source>
        <translation>&amp;Der Tisch in Worten&#xa0;…</translation>
    </message>
    <message>
        <source>The table in one ink</source>
        <translation>Der Tisch in einer Farbe</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>The table is copied</source>
        <translation>Die Tabelle ist kopiert</translation>
    </message>
    <message>
        <source>The table that is shown, or the picture</source>
        <translation>Die Tabelle, die zu sehen ist, oder das Bild</translation>
    </message>
    <message>
        <source>The table with the numbers of what lies on it</source>
        <translation>Der Tisch mit den Nummern dessen, was auf ihm liegt</translation>
    </message>
    <message>
        <source>The table with these shares</source>
        <translation>Der Tisch mit diesen Anteilen</translation>
    </message>
    <message>
        <source>The table, in inches. The model in the hand leads; what binds its move is drawn: its reach, the hatched places where its centre may stop, the coherency of its unit, the distance to enemies.</source>
        <translation>Der Tisch, in Zoll. Das Modell in der Hand führt; gezeichnet ist, was seine Bewegung bindet: seine Reichweite, die schraffierten Stellen, an denen seine Mitte halten darf, die Coherency seiner Einheit, der Abstand zu Feinden.</translation>
    </message>
    <message>
        <source>The way of the model in the hand bends here; so does a right click</source>
        <translation>Der Weg des Modells in der Hand knickt hier; ebenso bei einem Rechtsklick</translation>
    </message>
    <message>
        <source>The way, and room for those who follow, are being worked out.</source>
        <translation>Der Weg und der Platz für die Nachfolgenden werden gerade berechnet.</translation>
    </message>
    <message>
        <source>The whole position: what stands as it may not, who fights, sees, holds and reaches whom</source>
        <translation>Die ganze Stellung: was steht, wie es nicht darf, wer wen bekämpft, sieht und erreicht, wer was hält</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>There are {most} presets of your own: take one away first.</source>
        <translation>Es gibt schon {most} eigene Vorwahlen: nimm erst eine weg.</translation>
    </message>
    <message>
        <source>There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). {mission} is drawn in {file} instead.</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt). {mission} ist stattdessen in {file} gezeichnet.</translation>
    </message>
    <message>
        <source>There is no display to open a window on, and {file} could not be written: {why}</source>
        <translation>Es gibt keinen Bildschirm für ein Fenster, und {file} ließ sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>There is no marker that anyone could get to.</source>
        <translation>Es gibt keinen Marker, zu dem jemand gelangen könnte.</translation>
    </message>
    <message>
        <source>There is no marker to get to, and nowhere to come in.</source>
        <translation>Es gibt keinen Marker zu erreichen und keine Stelle zum Hereinkommen.</translation>
    </message>
    <message>
        <source>There is no ring</source>
        <translation>Es gibt keinen Ring</translation>
    </message>
    <message>
        <source>There is nothing to put back</source>
        <translation>Es gibt nichts zurückzustellen</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Es gibt nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>These orders are refused by the rules as they are now and were left out. The file is as it was.</source>
        <translation>Diese Befehle lehnen die Regeln in ihrer jetzigen Fassung ab; sie wurden ausgelassen. Die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>They are kept nowhere and go with it.</source>
        <translation>Sie sind nirgends gespeichert und gehen verloren.</translation>
    </message>
    <message>
        <source>They go with this picture.</source>
        <translation>Sie gehen mit diesem Bild verloren.</translation>
    </message>
    <message>
        <source>They overlap by {deep} {error}</source>
        <translation>Sie überlappen um {deep} {error}</translation>
    </message>
    <message>
        <source>They take the place of the zones of deployment that are there.</source>
        <translation>Sie treten an die Stelle der Aufstellungszonen, die es gibt.</translation>
    </message>
    <message>
        <source>Thing &amp;before</source>
        <translation>&amp;Voriges Ding</translation>
    </message>
    <message>
        <source>This game has no guide to laying out terrain</source>
        <translation>Dieses Spiel hat keine Anleitung zum Aufbau des Geländes</translation>
    </message>
    <message>
        <source>This game, as the mission has it, counts nobody at {other}</source>
        <translation>Dieses Spiel zählt, wie die Mission es hat, niemanden bei {other}</translation>
    </message>
    <message>
        <source>This is {file} as it is now: it has changed since the rehearsal was begun</source>
        <translation>Dies ist {file}, wie sie jetzt ist: sie hat sich seit Beginn des Probespiels geändert</translation>
    </message>
    <message>
        <source>This mission</source>
        <translation>Diese Mission</translation>
    </message>
    <message>
        <source>This mission begins with its draft, before anybody stands on the table.</source>
        <translation>Diese Mission beginnt mit ihrem Draft, bevor jemand auf dem Tisch steht.</translation>
    </message>
    <message>
        <source>This terrain keeps to it: no line of sight crosses the board, no lane is too long, and enough give cover.</source>
        <translation>Dieses Gelände hält sie ein: keine Sichtlinie quert den Tisch, keine Gasse ist zu lang, und genug bietet Deckung.</translation>
    </message>
    <message>
        <source>Threat range</source>
        <translation>Bedrohungsreichweite</translation>
    </message>
    <message>
        <source>Three corners lie on one line, or nearly: a table seen so flat cannot be measured.</source>
        <translation>Drei Ecken liegen auf einer Linie, oder fast: ein so flach gesehener Tisch lässt sich nicht messen.</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>To base contact, the game&apos;s distance from enemies, the end of the reach; Shift holds it off</source>
        <translation>Zum Base-Kontakt, zum Feindabstand des Spiels, ans Ende der Reichweite; Umschalt hält es ab</translation>
    </message>
    <message>
        <source>To the &amp;grid</source>
        <translation>Ans &amp;Raster</translation>
    </message>
    <message>
        <source>To the grid</source>
        <translation>Aufs Raster</translation>
    </message>
    <message>
        <source>To the next place to s&amp;nap to</source>
        <translation>Zur nächsten &amp;Stelle zum Einrasten</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Zu knapp</translation>
    </message>
    <message>
        <source>Too near an enemy to stop</source>
        <translation>Zu nah an einem Feind, um zu halten</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Toughness</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn a little anticlockwise</source>
        <translation>Etwas gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn a little clockwise</source>
        <translation>Etwas im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn a&amp;nticlockwise by 15°</source>
        <translation>&amp;Gegen den Uhrzeigersinn um 15° drehen</translation>
    </message>
    <message>
        <source>Turn ant&amp;iclockwise</source>
        <translation>&amp;Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn anticlockwise by 1°</source>
        <translation>Gegen den Uhrzeigersinn um 1° drehen</translation>
    </message>
    <message>
        <source>Turn c&amp;lockwise by 15°</source>
        <translation>Im &amp;Uhrzeigersinn um 15° drehen</translation>
    </message>
    <message>
        <source>Turn cl&amp;ockwise</source>
        <translation>&amp;Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn clockwise by 1°</source>
        <translation>Im Uhrzeigersinn um 1° drehen</translation>
    </message>
    <message>
        <source>Two corners lie on one another.</source>
        <translation>Zwei Ecken liegen aufeinander.</translation>
    </message>
    <message>
        <source>Undo; in mid-drag, put the model back</source>
        <translation>Rückgängig; beim Ziehen das Modell zurückstellen</translation>
    </message>
    <message>
        <source>Ungrou&amp;p</source>
        <translation>Gruppe au&amp;flösen</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
    <message>
        <source>Unit before</source>
        <translation>Vorige Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Universal VTT (*.uvtt *.dd2vtt)</source>
        <translation>Universal VTT (*.uvtt *.dd2vtt)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Upper sides in line</source>
        <translation>Obere Seiten auf eine Linie</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>WORDS</source>
        <comment>on the command line</comment>
        <translation>WORTE</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>colour of a mat</comment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Wave of {faction} (edge or spawn point)</source>
        <translation>Welle: {faction} (Kante oder Spawn-Punkt)</translation>
    </message>
    <message>
        <source>Wave, {words}</source>
        <translation>Welle, {words}</translation>
    </message>
    <message>
        <source>Ways round</source>
        <translation>Umwege</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What a click sets</source>
        <translation>Was ein Klick setzt</translation>
    </message>
    <message>
        <source>What a mission says to take it</source>
        <translation>Was eine Mission sagt, um es zu nehmen</translation>
    </message>
    <message>
        <source>What became of each line</source>
        <translation>Was aus jeder Zeile wurde</translation>
    </message>
    <message>
        <source>What can be put on the table</source>
        <translation>Was auf den Tisch gelegt werden kann</translation>
    </message>
    <message>
        <source>What comes nearest: {option}</source>
        <translation>Was dem am nächsten kommt: {option}</translation>
    </message>
    <message>
        <source>What has the keyboard, and the part of the window it is in</source>
        <translation>Was die Tastatur hat, und der Teil des Fensters, in dem es liegt</translation>
    </message>
    <message>
        <source>What is changed here is kept by the rehearsal; the mission’s file stays as it is.</source>
        <translation>Was hier geändert wird, merkt sich das Probespiel; die Datei der Mission bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>What is checked, shown, and left to you</source>
        <translation>Was geprüft, was gezeigt und was dir überlassen ist</translation>
    </message>
    <message>
        <source>What is in the hand; else what is asked, chosen or looked at</source>
        <translation>Was in der Hand ist; sonst was gefragt, gewählt oder betrachtet wird</translation>
    </message>
    <message>
        <source>What is otherwise at the end of a branch than where you stand. {way}.</source>
        <translation>Was am Ende eines Zweigs anders ist als dort, wo du stehst. {way}.</translation>
    </message>
    <message>
        <source>What is otherwise in another branch</source>
        <translation>Was in einem anderen Zweig anders ist</translation>
    </message>
    <message>
        <source>What is otherwise there</source>
        <translation>Was dort anders ist</translation>
    </message>
    <message>
        <source>What is played cannot be kept in case of a crash now.</source>
        <translation>Was gespielt wird, lässt sich gerade nicht gegen einen Absturz sichern.</translation>
    </message>
    <message>
        <source>What is said of the set-up</source>
        <translation>Was zum Aufbau gesagt wird</translation>
    </message>
    <message>
        <source>What is shown now, how strongly and in which order, under a name, for this game</source>
        <translation>Was jetzt gezeigt wird, wie stark und in welcher Reihenfolge, unter einem Namen, für dieses Spiel</translation>
    </message>
    <message>
        <source>What is shown, as a preset of your own for this game</source>
        <translation>Was gezeigt wird, als eigene Vorwahl für dieses Spiel</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>What is typed goes in here.</source>
        <translation>Was getippt wird, kommt hier hinein.</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>Was es braucht</translation>
    </message>
    <message>
        <source>What lies on the table and changes what is on it</source>
        <translation>Was auf dem Tisch liegt und verändert, was darauf steht</translation>
    </message>
    <message>
        <source>What lies there stays</source>
        <translation>Was da liegt, bleibt</translation>
    </message>
    <message>
        <source>What the guide to laying out terrain says, its lanes drawn</source>
        <translation>Was die Aufbauhilfe sagt, mit gezeichneten Gassen</translation>
    </message>
    <message>
        <source>What the model in the hand, or the one picked, sees of the table</source>
        <translation>Was das Modell in der Hand oder das gewählte vom Tisch sieht</translation>
    </message>
    <message>
        <source>What the rules say to an order stands here.</source>
        <translation>Hier steht, was die Regeln zu einem Befehl sagen.</translation>
    </message>
    <message>
        <source>What the rules say to the order in the hand or the last one: each check with what was measured, the limit, the clause and, enlarged, the spot. Amber is allowed here, at the tolerance or under the reading chosen.</source>
        <translation>Was die Regeln zum Befehl in der Hand oder zum letzten sagen: jede Prüfung mit Messwert, Grenze, Regelstelle und, vergrößert, der Stelle. Bernstein heißt: hier erlaubt, an der Toleranz oder unter der gewählten Lesart.</translation>
    </message>
    <message>
        <source>What the set-up says, and the layout guide</source>
        <translation>Was der Aufbau sagt, und die Aufbauhilfe</translation>
    </message>
    <message>
        <source>What the studio says</source>
        <translation>Was das Fenster sagt</translation>
    </message>
    <message>
        <source>What the texts of {title} leave open.</source>
        <translation>Was die Texte von {title} offen lassen.</translation>
    </message>
    <message>
        <source>What there is to say of this place in the rehearsal:</source>
        <translation>Was zu dieser Stelle des Probespiels zu sagen ist:</translation>
    </message>
    <message>
        <source>What was added is in no file of this mission: draw it in the set-up studio, or take it back first.</source>
        <translation>Was hinzugefügt wurde, steht in keiner Datei dieser Mission: Im Aufbaustudio zeichnen oder zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>What was made of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>What was not saved is there up to the last edit.</source>
        <translation>Was nicht gespeichert war, ist bis zur letzten Änderung da.</translation>
    </message>
    <message>
        <source>What was open before is as it was.</source>
        <translation>Was vorher offen war, ist unverändert.</translation>
    </message>
    <message>
        <source>Wheel, two fingers</source>
        <translation>Rad, zwei Finger</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where a marker is fought for, with what each side has there</source>
        <translation>Wo um einen Marker gekämpft wird, und was jede Seite dort hat</translation>
    </message>
    <message>
        <source>Where a wave comes from</source>
        <translation>Woher eine Welle kommt</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>Woher es stammt</translation>
    </message>
    <message>
        <source>Where it is refused: at the nearest legal end</source>
        <translation>Wo es abgelehnt wird: am nächsten erlaubten Endpunkt</translation>
    </message>
    <message>
        <source>Where its centre may stop</source>
        <translation>Wo seine Mitte halten darf</translation>
    </message>
    <message>
        <source>Where the model in the hand can get to</source>
        <translation>Wohin das Modell in der Hand kommen kann</translation>
    </message>
    <message>
        <source>Where the rest of its unit has to be</source>
        <translation>Wo der Rest seiner Einheit sein muss</translation>
    </message>
    <message>
        <source>Whether all of it stands as it may is too close to call</source>
        <translation>Ob alles steht, wie es darf, ist zu knapp</translation>
    </message>
    <message>
        <source>Which are shown, how strongly, which lies over which</source>
        <translation>Welche gezeigt werden, wie stark, welche über welcher liegt</translation>
    </message>
    <message>
        <source>Which side of the limit</source>
        <translation>Welche Seite der Grenze</translation>
    </message>
    <message>
        <source>Who can reach whom</source>
        <translation>Wer wen erreichen kann</translation>
    </message>
    <message>
        <source>Who comes</source>
        <translation>Wer kommt</translation>
    </message>
    <message>
        <source>Who comes in a wave</source>
        <translation>Wer in einer Welle kommt</translation>
    </message>
    <message>
        <source>Who decides now and what is open, each option with its key; what is not open stands below with its reason and clause. Under it what the game counts, and who has still to act.</source>
        <translation>Wer jetzt entscheidet und was möglich ist, jede Option mit ihrer Taste; was nicht möglich ist, steht darunter mit Grund und Regelstelle. Darunter, was das Spiel zählt, und wer noch zu handeln hat.</translation>
    </message>
    <message>
        <source>Who sees whom</source>
        <translation>Wer wen sieht</translation>
    </message>
    <message>
        <source>Whom or what</source>
        <translation>Wen oder was</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the base</source>
        <translation>Breite der Base</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Breite des Tisches</translation>
    </message>
    <message>
        <source>Width of the table in inches</source>
        <translation>Breite des Tischs in Zoll</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Willpower</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>With others, to go in formation; again: no more</source>
        <translation>Mit anderen, um in Formation zu gehen; nochmals: nicht mehr</translation>
    </message>
    <message>
        <source>Without the picture</source>
        <translation>Ohne das Bild</translation>
    </message>
    <message>
        <source>Word for missions</source>
        <translation>Wort für Missionen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wortlaut</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ermittelt…</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Wissenswertes</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Write the card out</source>
        <translation>Die Karte ausschreiben</translation>
    </message>
    <message>
        <source>Writing over it loses what it holds.</source>
        <translation>Beim Überschreiben geht verloren, was darin steht.</translation>
    </message>
    <message>
        <source>Writing over it loses what was changed there.</source>
        <translation>Überschreiben verwirft, was dort geändert wurde.</translation>
    </message>
    <message>
        <source>Zone of no side, rectangle</source>
        <translation>Zone keiner Seite, Rechteck</translation>
    </message>
    <message>
        <source>Zone of {side}</source>
        <translation>Zone von {side}</translation>
    </message>
    <message>
        <source>Zone of {side}, circle</source>
        <translation>Zone von {side}, Kreis</translation>
    </message>
    <message>
        <source>Zone of {side}, polygon</source>
        <translation>Zone von {side}, Vieleck</translation>
    </message>
    <message>
        <source>Zone of {side}, rectangle</source>
        <translation>Zone von {side}, Rechteck</translation>
    </message>
    <message>
        <source>Zone {number} of {side}</source>
        <translation>Zone {number} von {side}</translation>
    </message>
    <message>
        <source>Zone, dice</source>
        <translation>Zone, Würfel</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Zones of Blue, by number</source>
        <translation>Zonen von Blau, nach Nummern</translation>
    </message>
    <message>
        <source>Zones of Red, by number</source>
        <translation>Zonen von Rot, nach Nummern</translation>
    </message>
    <message>
        <source>Zones of a table</source>
        <translation>Zonen einer Tabelle</translation>
    </message>
    <message>
        <source>Zones of {side}, by number</source>
        <translation>Zonen von {side}, nach Nummern</translation>
    </message>
    <message>
        <source>Zones that a side holds</source>
        <translation>Zonen, die eine Seite hält</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>a PDF at true scale, in pages of {papers}</source>
        <translation>ein PDF in wahrer Größe, auf Seiten in {papers}</translation>
    </message>
    <message>
        <source>a click drops, Esc puts back</source>
        <translation>ein Klick setzt ab, Esc stellt zurück</translation>
    </message>
    <message>
        <source>a distance is not below 0</source>
        <translation>ein Abstand ist nicht unter 0</translation>
    </message>
    <message>
        <source>a layout of this program&apos;s own: standard or skirmish</source>
        <translation>ein Aufbau dieses Programms: standard oder skirmish</translation>
    </message>
    <message>
        <source>a mission</source>
        <translation>eine Mission</translation>
    </message>
    <message>
        <source>a mission that the units are added to</source>
        <translation>eine Mission, zu der die Einheiten kommen</translation>
    </message>
    <message>
        <source>a mission whose table and terrain are played on instead</source>
        <translation>eine Mission, auf deren Tisch und Gelände stattdessen gespielt wird</translation>
    </message>
    <message>
        <source>a mission with models on the table, a rehearsal, a scene</source>
        <translation>eine Mission mit Modellen auf dem Tisch, ein Probespiel, eine Szene</translation>
    </message>
    <message>
        <source>a mission, a rehearsal or a scene</source>
        <translation>eine Mission, ein Probespiel oder eine Szene</translation>
    </message>
    <message>
        <source>a model and its place were expected, such as red.marines.3=12,8.5, not {word!r}</source>
        <translation>erwartet war ein Modell mit seinem Ort wie red.marines.3=12,8.5, nicht {word!r}</translation>
    </message>
    <message>
        <source>a model stands there, with no turn order; as often as you like</source>
        <translation>ein Modell steht dort, ohne Zugfolge; beliebig oft</translation>
    </message>
    <message>
        <source>a new rehearsal</source>
        <translation>ein neues Probespiel</translation>
    </message>
    <message>
        <source>a new table</source>
        <translation>ein neuer Tisch</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>eine Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>a number of inches</source>
        <translation>eine Zahl in Zoll</translation>
    </message>
    <message>
        <source>a number was expected, not {word!r}</source>
        <translation>erwartet war eine Zahl, nicht {word!r}</translation>
    </message>
    <message>
        <source>a picture ends in {endings} or {last}, not {name!r}</source>
        <translation>ein Bild endet auf {endings} oder {last}, nicht {name!r}</translation>
    </message>
    <message>
        <source>a place in figures, for what is in the hand</source>
        <translation>ein Ort in Zahlen, für das in der Hand</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>a polygon has three corners or more</source>
        <translation>ein Vieleck hat drei Ecken oder mehr</translation>
    </message>
    <message>
        <source>a press on the table puts {name} there</source>
        <translation>ein Druck auf den Tisch stellt {name} dorthin</translation>
    </message>
    <message>
        <source>a report ends in .html or .pdf, not {word!r}</source>
        <translation>ein Bericht endet auf .html oder .pdf, nicht {word!r}</translation>
    </message>
    <message>
        <source>a spawn point</source>
        <translation>ein Spawn-Punkt</translation>
    </message>
    <message>
        <source>a spawn point {x} from the left, {y} from the top</source>
        <translation>ein Spawn-Punkt, {x} von links, {y} von oben</translation>
    </message>
    <message>
        <source>a tick each inch</source>
        <translation>ein Strich je Zoll</translation>
    </message>
    <message>
        <source>against {touched}</source>
        <translation>gegen {touched}</translation>
    </message>
    <message>
        <source>all, none, or some of: {words} (with commas between them; {standing} if not said)</source>
        <translation>all, none oder einige von: {words} (mit Kommas dazwischen; {standing}, wenn nichts gesagt ist)</translation>
    </message>
    <message>
        <source>also other libraries, in an environment of their own</source>
        <translation>auch andere Bibliotheken, in einer eigenen Umgebung</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)s ist nicht eindeutig: gemeint sein kann %(matches)s</translation>
    </message>
    <message>
        <source>an Access Point is two places with a dash between them: 10, 12 - 14, 12</source>
        <translation>ein Access Point sind zwei Orte mit einem Strich dazwischen: 10, 12 - 14, 12</translation>
    </message>
    <message>
        <source>an edge nobody deploys on</source>
        <translation>eine Kante, an der niemand aufstellt</translation>
    </message>
    <message>
        <source>and &amp;down</source>
        <translation>un&amp;d längs</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Angabe %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>arrows move, Enter drops, Esc puts back</source>
        <translation>Pfeile bewegen, Enter setzt ab, Esc stellt zurück</translation>
    </message>
    <message>
        <source>as every melee weapon</source>
        <translation>wie jede Nahkampfwaffe</translation>
    </message>
    <message>
        <source>as far as it may go, then to the next place to snap to</source>
        <translation>so weit es gehen darf, dann zur nächsten Stelle zum Einrasten</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>wie gestellt</translation>
    </message>
    <message>
        <source>as the mission has it</source>
        <translation>wie die Mission es hat</translation>
    </message>
    <message>
        <source>ask for it</source>
        <translation>sie verlangen</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at {at:%H:%M}</source>
        <translation>um {at:%H:%M}</translation>
    </message>
    <message>
        <source>base contact with {name}</source>
        <translation>Base-Kontakt mit {name}</translation>
    </message>
    <message>
        <source>begin on the page of missions</source>
        <translation>mit der Seite der Missionen beginnen</translation>
    </message>
    <message>
        <source>bench needs a checkout of Measure Twice: the benchmarks are not part of what is installed.</source>
        <translation>bench braucht den Quelltext von Measure Twice: die Messungen gehören nicht zu dem, was installiert wird.</translation>
    </message>
    <message>
        <source>beside the rehearsal</source>
        <translation>neben dem Probespiel</translation>
    </message>
    <message>
        <source>beside the rehearsal; a press on the table puts {name} there</source>
        <translation>neben dem Probespiel; ein Druck auf den Tisch stellt {name} dorthin</translation>
    </message>
    <message>
        <source>between 1 and 400 pixels an inch</source>
        <translation>zwischen 1 und 400 Pixeln je Zoll</translation>
    </message>
    <message>
        <source>bookmark at order {number}</source>
        <translation>Lesezeichen bei Befehl {number}</translation>
    </message>
    <message>
        <source>bottom</source>
        <comment>edge of the table</comment>
        <translation>unten</translation>
    </message>
    <message>
        <source>bottom edge</source>
        <translation>untere Kante</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>branch: {note}</source>
        <translation>Zweig: {note}</translation>
    </message>
    <message>
        <source>by 0.1″, with Shift too by 0.01″</source>
        <translation>um 0.1″, mit Umschalt zusätzlich um 0.01″</translation>
    </message>
    <message>
        <source>by 5°</source>
        <translation>um 5°</translation>
    </message>
    <message>
        <source>by {dx} across, {dy} down</source>
        <translation>um {dx} quer, {dy} nach unten</translation>
    </message>
    <message>
        <source>can be climbed</source>
        <translation>erkletterbar</translation>
    </message>
    <message>
        <source>carry out</source>
        <translation>ausführen</translation>
    </message>
    <message>
        <source>choose several, to be moved and turned together</source>
        <translation>mehrere wählen, um sie zusammen zu bewegen und zu drehen</translation>
    </message>
    <message>
        <source>choose the models in it; with Ctrl more of them</source>
        <translation>die Modelle darin wählen; mit Strg weitere</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>clause {where}</source>
        <translation>Regelstelle {where}</translation>
    </message>
    <message>
        <source>click a line to go there; what was undone stays</source>
        <translation>Klick auf eine Zeile führt dorthin; Zurückgenommenes bleibt</translation>
    </message>
    <message>
        <source>coherency</source>
        <translation>coherency</translation>
    </message>
    <message>
        <source>comes into contact with</source>
        <translation>kommt in Kontakt mit</translation>
    </message>
    <message>
        <source>controlled</source>
        <translation>kontrolliert</translation>
    </message>
    <message>
        <source>corner at {x} from the left, {y} from the top</source>
        <translation>Ecke {x} von links, {y} von oben</translation>
    </message>
    <message>
        <source>corners are two numbers each, with a semicolon between them: 10, 12; 14, 12; 14, 15</source>
        <translation>Ecken sind je zwei Zahlen, mit einem Strichpunkt dazwischen: 10, 12; 14, 12; 14, 15</translation>
    </message>
    <message>
        <source>counts at</source>
        <comment>a wish, between a model and a marker</comment>
        <translation>zählt bei</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>d4 + 2″ from the middle</source>
        <translation>W4 + 2″ von der Mitte</translation>
    </message>
    <message>
        <source>d4″ from the middle</source>
        <translation>W4″ von der Mitte</translation>
    </message>
    <message>
        <source>difficult ground</source>
        <translation>schwieriges Gelände</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>dotted: if the others can follow</source>
        <translation>gepunktet: wenn die anderen folgen können</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>drag a model</source>
        <translation>ein Modell ziehen</translation>
    </message>
    <message>
        <source>drag a model to the place meant; it stays itself</source>
        <translation>ein Modell an die gemeinte Stelle ziehen; es bleibt selbst stehen</translation>
    </message>
    <message>
        <source>draw the table of a file as a picture, without a window</source>
        <translation>den Tisch einer Datei als Bild zeichnen, ohne Fenster</translation>
    </message>
    <message>
        <source>drop; carry out once the others are set</source>
        <translation>absetzen; ausführen, sobald die anderen stehen</translation>
    </message>
    <message>
        <source>edge nearest to the Aggressor</source>
        <translation>Kante, die dem Aggressor am nächsten ist</translation>
    </message>
    <message>
        <source>edge nearest to the last Search or Interrogate</source>
        <translation>Kante, die dem letzten Search oder Interrogate am nächsten ist</translation>
    </message>
    <message>
        <source>edge to leave by</source>
        <translation>Kante zum Verlassen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>every 6″</source>
        <translation>alle 6″</translation>
    </message>
    <message>
        <source>every edge is one to come in over already</source>
        <translation>über jede Kante kommt man schon herein</translation>
    </message>
    <message>
        <source>every {step}</source>
        <translation>alle {step}</translation>
    </message>
    <message>
        <source>exactly as drawn</source>
        <translation>genau wie gezogen</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>es fehlt wenigstens eine Angabe</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens eine Angabe passt hier</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>es fehlt eine Angabe</translation>
    </message>
    <message>
        <source>felt about a model</source>
        <translation>Wirkung um ein Modell</translation>
    </message>
    <message>
        <source>find the shortest legal way to a wish, or what forbids it</source>
        <translation>den kürzesten erlaubten Weg zu einem Wunsch finden, oder was ihn verbietet</translation>
    </message>
    <message>
        <source>flat</source>
        <translation>flach</translation>
    </message>
    <message>
        <source>foot: by whom</source>
        <translation>unten: von wem</translation>
    </message>
    <message>
        <source>for a draft: two mission and two deployment cards of the first side, with commas between them</source>
        <translation>für einen Draft: zwei Missions- und zwei Aufstellungskarten der ersten Seite, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>for a draft: two mission and two deployment cards of the second side, with commas between them</source>
        <translation>für einen Draft: zwei Missions- und zwei Aufstellungskarten der zweiten Seite, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>for a spreadsheet</source>
        <translation>für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>for other programs to read</source>
        <translation>für andere Programme zu lesen</translation>
    </message>
    <message>
        <source>fought for</source>
        <translation>umkämpft</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>freely</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>from my own dice</source>
        <translation>mit eigenen Würfeln</translation>
    </message>
    <message>
        <source>from my own dice and bag</source>
        <translation>mit eigenen Würfeln und Beutel</translation>
    </message>
    <message>
        <source>from the seed {seed}</source>
        <translation>aus dem Startwert {seed}</translation>
    </message>
    <message>
        <source>from {start} to {end}</source>
        <translation>von {start} bis {end}</translation>
    </message>
    <message>
        <source>grass, lost if entered</source>
        <translation>Gras, geht verloren</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>hatched: may end here</source>
        <translation>schraffiert: darf hier enden</translation>
    </message>
    <message>
        <source>held by nobody there</source>
        <translation>dort von niemandem gehalten</translation>
    </message>
    <message>
        <source>held by {name} there</source>
        <translation>dort von {name} gehalten</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>die Angabe %r passt hier nicht</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>unpassierbar</translation>
    </message>
    <message>
        <source>in Coherency there</source>
        <translation>dort in Coherency</translation>
    </message>
    <message>
        <source>in Reserve</source>
        <translation>in Reserve</translation>
    </message>
    <message>
        <source>in Reserve there</source>
        <translation>dort in Reserve</translation>
    </message>
    <message>
        <source>in the menus</source>
        <translation>in den Menüs</translation>
    </message>
    <message>
        <source>inches and degrees clockwise from straight up, from where the way last began</source>
        <translation>Zoll und Grad im Uhrzeigersinn von oben, ab dem letzten Beginn des Wegs</translation>
    </message>
    <message>
        <source>inches from the base&apos;s edge; Enter sets the ring</source>
        <translation>Zoll vom Rand der Base; Enter setzt den Ring</translation>
    </message>
    <message>
        <source>inches from the left and from the top</source>
        <translation>Zoll von links und von oben</translation>
    </message>
    <message>
        <source>inches from the table&apos;s left and top</source>
        <translation>Zoll vom linken und oberen Tischrand</translation>
    </message>
    <message>
        <source>inches right and down from here</source>
        <translation>Zoll nach rechts und unten von hier</translation>
    </message>
    <message>
        <source>ink: black alone</source>
        <translation>ink: nur Schwarz</translation>
    </message>
    <message>
        <source>into contact with a model, to see one, to hold a marker</source>
        <translation>in Kontakt mit einem Modell, um eines zu sehen, um einen Marker zu halten</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r ist hier kein Wert (%(type)s)</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r gibt es hier nicht (wähle aus %(choices)s)</translation>
    </message>
    <message>
        <source>it begins a place in figures</source>
        <translation>sie beginnt einen Ort in Zahlen</translation>
    </message>
    <message>
        <source>it is dropped as soon as the way is known  ·  Esc puts it back</source>
        <translation>wird abgesetzt, sobald der Weg bekannt ist  ·  Esc stellt es zurück</translation>
    </message>
    <message>
        <source>it opens the menu {name}</source>
        <translation>damit öffnet sich das Menü {name}</translation>
    </message>
    <message>
        <source>it presses what has the keyboard, and moves the view</source>
        <translation>sie drückt, was die Tastatur hat, und verschiebt die Ansicht</translation>
    </message>
    <message>
        <source>its id, such as red.marines.3</source>
        <translation>seine Kennung wie red.marines.3</translation>
    </message>
    <message>
        <source>keep to the line as drawn; again for the shortest way round what is in it</source>
        <translation>bei der gezogenen Linie bleiben; nochmals für den kürzesten Weg um das herum, was darin liegt</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>leader</translation>
    </message>
    <message>
        <source>leaves this line after order {depth}</source>
        <translation>verlässt diese Linie nach Befehl {depth}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>edge of the table</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>left edge</source>
        <translation>linke Kante</translation>
    </message>
    <message>
        <source>left or right edge, by a die</source>
        <translation>linke oder rechte Kante, durch einen Würfel</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <source>letters by themselves ask for options</source>
        <translation>Buchstaben allein verlangen Optionen</translation>
    </message>
    <message>
        <source>likewise</source>
        <translation>ebenso</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>lock this row of “{table}” instead of rolling it</source>
        <translation>diese Zeile von „{table}“ festlegen, statt sie zu würfeln</translation>
    </message>
    <message>
        <source>lost there</source>
        <translation>dort verloren</translation>
    </message>
    <message>
        <source>lower than {low:g}″</source>
        <translation>niedriger als {low:g}″</translation>
    </message>
    <message>
        <source>make a mission file by a game&apos;s own tables, rolled or picked</source>
        <translation>eine Missionsdatei nach den Tabellen eines Spiels machen, gewürfelt oder gewählt</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>may act</source>
        <translation>darf handeln</translation>
    </message>
    <message>
        <source>may end here</source>
        <translation>darf hier enden</translation>
    </message>
    <message>
        <source>may end there if</source>
        <translation>darf dort enden, wenn</translation>
    </message>
    <message>
        <source>measure how fast the program is; needs a checkout</source>
        <translation>messen, wie schnell das Programm ist; braucht den Quelltext</translation>
    </message>
    <message>
        <source>measuretwice [FILE] | check FILE… | survey FILE | ask FILE MODEL WISH | render FILE|FOLDER -o PICTURE|FOLDER | replay FILE… | report FILE -o REPORT | preview FILE | export FILE -o OUT | list FILE --game GAME | make GAME … | bench | --smoke-test | --version | --help</source>
        <translation>measuretwice [DATEI] | check DATEI… | survey DATEI | ask DATEI MODELL WUNSCH | render DATEI|ORDNER -o BILD|ORDNER | replay DATEI… | report DATEI -o BERICHT | preview DATEI | export DATEI -o ZIEL | list DATEI --game SPIEL | make SPIEL … | bench | --smoke-test | --version | --help</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>middle of the table</source>
        <translation>Mitte des Tisches</translation>
    </message>
    <message>
        <source>models</source>
        <comment>after: 3 of 5</comment>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>models; {n} wounded</source>
        <translation>Modelle; {n} verwundet</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <source>needs {asked}</source>
        <translation>braucht {asked}</translation>
    </message>
    <message>
        <source>never</source>
        <comment>no round</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>no last round</source>
        <translation>ohne letzte Runde</translation>
    </message>
    <message>
        <source>no move is open to {unit} now; nothing is drawn for it</source>
        <translation>{unit} steht jetzt kein Zug offen; dafür wird nichts gezeichnet</translation>
    </message>
    <message>
        <source>no overlay is called {word!r}; there are {known}</source>
        <translation>keine Einblendung heißt {word!r}; es gibt {known}</translation>
    </message>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>no table reaches as far as that</source>
        <translation>so weit reicht kein Tisch</translation>
    </message>
    <message>
        <source>no topic is called {word!r}; there are {known}</source>
        <translation>kein Thema heißt {word!r}; es gibt {known}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>passt nicht zu %s</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>not yet an order</source>
        <translation>noch kein Befehl</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a name that ends in nothing</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing is snapped to</source>
        <translation>nichts rastet ein</translation>
    </message>
    <message>
        <source>nothing to save yet</source>
        <translation>noch nichts zu speichern</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>of Evidence and Leads, for the Defender&apos;s advantages</source>
        <translation>von Evidence und Leads, für die Vorteile des Defenders</translation>
    </message>
    <message>
        <source>of a folder&apos;s pictures; png if not said</source>
        <translation>der Bilder eines Ordners; png, wenn nichts gesagt ist</translation>
    </message>
    <message>
        <source>of a mission card, a deployment card, a map and armies</source>
        <translation>aus einer Missionskarte, einer Aufstellungskarte, einem Plan und Armeen</translation>
    </message>
    <message>
        <source>of our own</source>
        <translation>selbst gemacht</translation>
    </message>
    <message>
        <source>of that mission, which takes them</source>
        <translation>jener Mission, die sie bekommt</translation>
    </message>
    <message>
        <source>of the mission, if not its two cards&apos;</source>
        <translation>der Mission, wenn nicht nach ihren zwei Karten</translation>
    </message>
    <message>
        <source>of the mission, if not that of its card</source>
        <translation>der Mission, wenn nicht der ihrer Karte</translation>
    </message>
    <message>
        <source>of the side; of the mission&apos;s side if there is one</source>
        <translation>der Seite; die der Seite der Mission, wenn es eine gibt</translation>
    </message>
    <message>
        <source>of the window&apos;s words; the settings&apos; or the system&apos;s if not said</source>
        <translation>die Sprache des Fensters; die der Einstellungen oder des Systems, wenn nichts gesagt ist</translation>
    </message>
    <message>
        <source>of the window, in pixels</source>
        <translation>des Fensters, in Pixeln</translation>
    </message>
    <message>
        <source>of what it says; English if not said</source>
        <translation>die Sprache der Ausgabe; Englisch, wenn nichts gesagt ist</translation>
    </message>
    <message>
        <source>off by {by}</source>
        <translation>um {by} verfehlt</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>off the table there</source>
        <translation>dort nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>on the table there</source>
        <translation>dort auf dem Tisch</translation>
    </message>
    <message>
        <source>on this line</source>
        <translation>auf dieser Linie</translation>
    </message>
    <message>
        <source>on {at:%Y-%m-%d} at {at:%H:%M}</source>
        <translation>am {at:%d.%m.%Y} um {at:%H:%M}</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eine der Angaben %s ist nötig</translation>
    </message>
    <message>
        <source>one or several, with commas between them</source>
        <translation>eine oder mehrere, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>open each game&apos;s first mission, judge an order, leave, and say whether all is well</source>
        <translation>von jedem Spiel die erste Mission öffnen, einen Befehl beurteilen, schließen und sagen, ob alles stimmt</translation>
    </message>
    <message>
        <source>open the window (also without this word)</source>
        <translation>das Fenster öffnen (auch ohne dieses Wort)</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>or a folder, whose files are all drawn</source>
        <translation>oder ein Ordner, dessen Dateien alle gezeichnet werden</translation>
    </message>
    <message numerus="yes">
        <source>other dice and tokens {n} times</source>
        <comment>other dice and tokens once</comment>
        <translation>
            <numerusform>einmal andere Würfel und Tokens</numerusform>
            <numerusform>{n}-mal andere Würfel und Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>out of Coherency there</source>
        <translation>dort nicht in Coherency</translation>
    </message>
    <message>
        <source>out of coherency</source>
        <translation>nicht in Coherency</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>pick a model first: the ring goes round its base</source>
        <translation>zuerst ein Modell wählen: der Ring geht um seine Base</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>pixels an inch</source>
        <translation>Pixel je Zoll</translation>
    </message>
    <message>
        <source>play rehearsals or scenes again and say every verdict</source>
        <translation>Probespiele oder Szenen noch einmal spielen und jedes Urteil nennen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>put it back, whatever has been done to it</source>
        <translation>zurückstellen, was auch damit geschehen ist</translation>
    </message>
    <message>
        <source>ramp, up by )(</source>
        <translation>Rampe, hinauf bei )(</translation>
    </message>
    <message>
        <source>range of a weapon</source>
        <translation>Waffenreichweite</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>reach {inches}</source>
        <translation>Reichweite {inches}</translation>
    </message>
    <message>
        <source>reach_12, sight_100 and the like; all if none is said</source>
        <translation>reach_12, sight_100 und dergleichen; alle, wenn keines gesagt ist</translation>
    </message>
    <message>
        <source>read an army list and say what became of each line of it</source>
        <translation>eine Armeeliste lesen und sagen, was aus jeder Zeile geworden ist</translation>
    </message>
    <message>
        <source>rehearsal “{stem}”</source>
        <translation>Probespiel „{stem}“</translation>
    </message>
    <message>
        <source>right</source>
        <comment>edge of the table</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>right click bends the way</source>
        <translation>Rechtsklick knickt den Weg</translation>
    </message>
    <message>
        <source>right click or “{key}” bends the way</source>
        <translation>Rechtsklick oder „{key}“ knickt den Weg</translation>
    </message>
    <message>
        <source>right edge</source>
        <translation>rechte Kante</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>roll a set-up, or pick any part of it</source>
        <translation>einen Aufbau würfeln oder Teile davon wählen</translation>
    </message>
    <message>
        <source>roll this table once more and leave all others as they are; may be said often</source>
        <translation>diese Tabelle noch einmal würfeln und alle anderen lassen; mehrmals möglich</translation>
    </message>
    <message>
        <source>rolled in the game</source>
        <translation>im Spiel gewürfelt</translation>
    </message>
    <message>
        <source>rolled {dice}</source>
        <translation>gewürfelt {dice}</translation>
    </message>
    <message>
        <source>round {round}: {name} × {models}</source>
        <translation>Runde {round}: {name} × {models}</translation>
    </message>
    <message>
        <source>round {round}?</source>
        <translation>Runde {round}?</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>save a picture of the window and leave</source>
        <translation>ein Bild des Fensters speichern und schließen</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>say all that there is to say of a position, whoever&apos;s turn it is</source>
        <translation>alles sagen, was zu einer Stellung zu sagen ist, gleich wer am Zug ist</translation>
    </message>
    <message>
        <source>say every name that may be given</source>
        <translation>jeden Namen nennen, der möglich ist</translation>
    </message>
    <message>
        <source>say every problem of files, without a window</source>
        <translation>alles nennen, was mit Dateien nicht stimmt, ohne Fenster</translation>
    </message>
    <message>
        <source>say every row of every table</source>
        <translation>jede Zeile jeder Tabelle nennen</translation>
    </message>
    <message>
        <source>say how soon either side gets to markers, and who sees whom come in</source>
        <translation>sagen, wie bald jede Seite an die Marker kommt, und wer wen hereinkommen sieht</translation>
    </message>
    <message>
        <source>say which version this is and leave</source>
        <translation>die Version nennen und schließen</translation>
    </message>
    <message>
        <source>seen, hidden</source>
        <translation>gesehen, verborgen</translation>
    </message>
    <message>
        <source>sees</source>
        <comment>a wish, between who sees and whom</comment>
        <translation>sieht</translation>
    </message>
    <message>
        <source>set that model elsewhere</source>
        <translation>dieses Modell anderswohin stellen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und schließen</translation>
    </message>
    <message>
        <source>sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>sight of {whose}</source>
        <translation>Sicht von {whose}</translation>
    </message>
    <message>
        <source>snapped: {drawn_to}</source>
        <translation>eingerastet: {drawn_to}</translation>
    </message>
    <message>
        <source>some of: {topics} (with commas between them)</source>
        <translation>einige von: {topics} (mit Kommas dazwischen)</translation>
    </message>
    <message>
        <source>straight lines only</source>
        <translation>nur gerade Linien</translation>
    </message>
    <message>
        <source>straight: no way round could be worked out</source>
        <translation>gerade: ein Umweg ließ sich nicht berechnen</translation>
    </message>
    <message>
        <source>such as frontlines</source>
        <translation>wie frontlines</translation>
    </message>
    <message>
        <source>such as gauntlet; its scale is the game&apos;s</source>
        <translation>wie gauntlet; ihre Größe ist die des Spiels</translation>
    </message>
    <message>
        <source>take the model in the hand and move it by 1″</source>
        <translation>das Modell in die Hand nehmen und um 1″ bewegen</translation>
    </message>
    <message>
        <source>tape</source>
        <translation>Maßband</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>text, YAML, .ros, .rosz or New Recruit&apos;s .json</source>
        <translation>Text, YAML, .ros, .rosz oder das .json von New Recruit</translation>
    </message>
    <message>
        <source>the Source</source>
        <translation>die Source</translation>
    </message>
    <message>
        <source>the answers that have all these words</source>
        <translation>die Antworten, die alle diese Wörter haben</translation>
    </message>
    <message>
        <source>the board alone, without title and legend</source>
        <translation>nur das Spielfeld, ohne Titel und Legende</translation>
    </message>
    <message>
        <source>the end of the reach</source>
        <translation>das Ende der Reichweite</translation>
    </message>
    <message>
        <source>the end of “{text}”</source>
        <translation>das Ende von „{text}“</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Angaben fehlen: %s</translation>
    </message>
    <message>
        <source>the id of that model or marker</source>
        <translation>die Kennung jenes Modells oder Markers</translation>
    </message>
    <message>
        <source>the list pasted</source>
        <translation>die eingefügte Liste</translation>
    </message>
    <message>
        <source>the mission has nothing called &apos;{id}&apos;</source>
        <translation>die Mission hat nichts namens „{id}“</translation>
    </message>
    <message>
        <source>the mission made</source>
        <translation>die erstellte Mission</translation>
    </message>
    <message>
        <source>the nearest legal end, also after it has been let go of</source>
        <translation>der nächste erlaubte Endpunkt, auch nach dem Loslassen</translation>
    </message>
    <message>
        <source>the next model, the one before</source>
        <translation>das nächste Modell, das vorige</translation>
    </message>
    <message>
        <source>the others can follow</source>
        <translation>die anderen folgen können</translation>
    </message>
    <message>
        <source>the pictures of a folder go into a folder, not into {name!r}</source>
        <translation>die Bilder eines Ordners kommen in einen Ordner, nicht in {name!r}</translation>
    </message>
    <message>
        <source>the same seed makes the same file; 0 if not said</source>
        <translation>derselbe Startwert macht dieselbe Datei; 0, wenn nichts gesagt ist</translation>
    </message>
    <message>
        <source>the same without a mouse; with none taken, the whole formation</source>
        <translation>dasselbe ohne Maus; ist keiner gewählt, die ganze Formation</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>der Aufbau</translation>
    </message>
    <message>
        <source>the spot, enlarged</source>
        <translation>die Stelle, vergrößert</translation>
    </message>
    <message>
        <source>the table as set up</source>
        <translation>der Tisch wie aufgebaut</translation>
    </message>
    <message>
        <source>the unit whose reach and the like are drawn</source>
        <translation>die Einheit, deren Reichweite und dergleichen gezeichnet wird</translation>
    </message>
    <message>
        <source>the way bends here; {key_unbend}: the last bend back</source>
        <translation>der Weg knickt hier; {key_unbend}: den letzten Knick zurück</translation>
    </message>
    <message>
        <source>the way bends there, and the next stretch is typed</source>
        <translation>der Weg knickt dort, und die nächste Strecke wird getippt</translation>
    </message>
    <message>
        <source>the way is being worked out</source>
        <translation>der Weg wird gerade berechnet</translation>
    </message>
    <message>
        <source>there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>es gibt keinen Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)</translation>
    </message>
    <message>
        <source>this ends in .txt, .pdf, .html, .uvtt, .dd2vtt or .json, not {word!r}</source>
        <translation>das endet auf .txt, .pdf, .html, .uvtt, .dd2vtt oder .json, nicht {word!r}</translation>
    </message>
    <message>
        <source>this ends in {known}, not in {ending}</source>
        <translation>dies endet auf {known}, nicht auf {ending}</translation>
    </message>
    <message>
        <source>this is no place</source>
        <translation>das ist kein Ort</translation>
    </message>
    <message>
        <source>this thread&apos;s own time: for a machine that others use too</source>
        <translation>die Zeit dieses Threads allein: für einen Rechner, den auch andere nutzen</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>too near enemies</source>
        <translation>zu nah an Feinden</translation>
    </message>
    <message>
        <source>top</source>
        <comment>edge of the table</comment>
        <translation>oben</translation>
    </message>
    <message>
        <source>top edge</source>
        <translation>obere Kante</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>top: whose marker</source>
        <translation>oben: wessen Marker</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>berührt</translation>
    </message>
    <message>
        <source>turn it by 5°, with Shift by 1°; a formation as well</source>
        <translation>dreht sie um 5°, mit Umschalt um 1°; ebenso eine Formation</translation>
    </message>
    <message>
        <source>turn the base, and its formation, by 15°</source>
        <translation>die Base und ihre Formation drehen, um 15°</translation>
    </message>
    <message>
        <source>turned by {degrees}°</source>
        <translation>um {degrees}° gedreht</translation>
    </message>
    <message>
        <source>turned by {most:.0f}°</source>
        <translation>um {most:.0f}° gedreht</translation>
    </message>
    <message>
        <source>under its base</source>
        <translation>unter seiner Base</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>%(parser_name)r ist kein Kommando (es gibt %(choices)s)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>damit lässt sich nichts anfangen: %s</translation>
    </message>
    <message>
        <source>up to {high:g}″</source>
        <translation>bis {high:g}″</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>view {number}</source>
        <translation>Ansicht {number}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>way moved</source>
        <translation>bewegter Weg</translation>
    </message>
    <message>
        <source>where it goes; to the screen if not said</source>
        <translation>wohin sie kommt; auf den Bildschirm, wenn nichts gesagt ist</translation>
    </message>
    <message>
        <source>where it would go</source>
        <translation>wohin es käme</translation>
    </message>
    <message>
        <source>where the mission goes with them in it</source>
        <translation>wohin die Mission mit ihnen kommt</translation>
    </message>
    <message>
        <source>who may arrive there</source>
        <translation>wer dort kommen darf</translation>
    </message>
    <message>
        <source>whose units are read out of a mission&apos;s file</source>
        <translation>deren Einheiten aus der Datei einer Mission gelesen werden</translation>
    </message>
    <message>
        <source>whose units it names; that of the mission if there is one</source>
        <translation>dessen Einheiten sie nennt; das der Mission, wenn es eine gibt</translation>
    </message>
    <message>
        <source>width and height with an x between them were expected, not {word!r}</source>
        <translation>erwartet waren Breite und Höhe mit einem x dazwischen, nicht {word!r}</translation>
    </message>
    <message>
        <source>with the tape: pull its end, lay a point, take it back</source>
        <translation>mit dem Maßband: sein Ende ziehen, einen Punkt setzen, ihn zurücknehmen</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <source>write a mission&apos;s table for others: a sheet, or a virtual table</source>
        <translation>den Tisch einer Mission für andere schreiben: ein Blatt oder ein virtueller Tisch</translation>
    </message>
    <message>
        <source>write a rehearsal out to read, with a picture an activation</source>
        <translation>ein Probespiel zum Lesen ausschreiben, mit einem Bild je Aktivierung</translation>
    </message>
    <message>
        <source>x.html or x.pdf</source>
        <translation>x.html oder x.pdf</translation>
    </message>
    <message>
        <source>x.png, x.svg or x.pdf; of a folder, a folder</source>
        <translation>x.png, x.svg oder x.pdf; bei einem Ordner ein Ordner</translation>
    </message>
    <message>
        <source>x.txt: where everything lies, to be measured with a tape; x.pdf or x.html: the same with a numbered picture; x.uvtt or x.dd2vtt: Universal VTT; x.json: a save of Tabletop Simulator</source>
        <translation>x.txt: wo alles liegt, mit dem Maßband nachzumessen; x.pdf oder x.html: dasselbe mit einem nummerierten Bild; x.uvtt oder x.dd2vtt: Universal VTT; x.json: ein Spielstand für Tabletop Simulator</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>hier stehst du</translation>
    </message>
    <message>
        <source>zone of a side</source>
        <translation>Zone einer Seite</translation>
    </message>
    <message>
        <source>zones are said by their numbers, such as 1 2; &apos;{word}&apos; is none</source>
        <translation>Zonen werden mit ihren Nummern genannt, etwa 1 2; „{word}“ ist keine</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>{apart} {error} from edge to edge</source>
        <translation>{apart} {error} von Rand zu Rand</translation>
    </message>
    <message>
        <source>{bar} {done} of {count} {name}</source>
        <translation>{bar} {done} von {count} {name}</translation>
    </message>
    <message>
        <source>{call}. {close}. From a photograph: bases may be off by up to {error} each; terrain and markers count as the mission has them.</source>
        <translation>{call}. {close}. Nach einem Foto: Jede Base kann um bis zu {error} abweichen; Gelände und Marker zählen, wie die Mission sie hat.</translation>
    </message>
    <message>
        <source>{check}; {n} more alike</source>
        <translation>{check}; {n} weitere ebenso</translation>
    </message>
    <message>
        <source>{count} of {of} missions</source>
        <translation>{count} von {of} Missionen</translation>
    </message>
    <message>
        <source>{diameter} across</source>
        <translation>{diameter} im Durchmesser</translation>
    </message>
    <message>
        <source>{done} of {count}: {name}</source>
        <translation>{done} von {count}: {name}</translation>
    </message>
    <message>
        <source>{done} of {count}: {name} not drawn</source>
        <translation>{done} von {count}: {name} nicht gezeichnet</translation>
    </message>
    <message>
        <source>{faction}, all of these</source>
        <translation>{faction}, alle davon</translation>
    </message>
    <message>
        <source>{far} from here</source>
        <translation>{far} von hier</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} is an empty picture</source>
        <translation>{file} ist ein leeres Bild</translation>
    </message>
    <message>
        <source>{file} is being read…</source>
        <translation>{file} wird gelesen …</translation>
    </message>
    <message>
        <source>{file} is broken, or not all of it is there</source>
        <translation>{file} ist beschädigt oder nicht vollständig</translation>
    </message>
    <message>
        <source>{file} is no file</source>
        <translation>{file} ist keine Datei</translation>
    </message>
    <message>
        <source>{file} is no picture that can be read</source>
        <translation>{file} ist kein lesbares Bild</translation>
    </message>
    <message>
        <source>{file} is not there</source>
        <translation>{file} ist nicht da</translation>
    </message>
    <message>
        <source>{file} is too large for a progressive JPEG: {size} pixels; as a plain one it can be read</source>
        <translation>{file} ist für ein progressives JPEG zu groß: {size} Bildpunkte; als einfaches lässt es sich lesen</translation>
    </message>
    <message>
        <source>{file} is too large for its kind: {size} pixels; as JPEG it can be read</source>
        <translation>{file} ist zu groß für seine Art: {size} Pixel; als JPEG ist es lesbar</translation>
    </message>
    <message>
        <source>{file} is too large: {size} pixels</source>
        <translation>{file} ist zu groß: {size} Pixel</translation>
    </message>
    <message>
        <source>{file}, being read</source>
        <translation>{file}, wird gelesen</translation>
    </message>
    <message>
        <source>{file}: there is no unit {unit!r}; there are {known}</source>
        <translation>{file}: es gibt keine Einheit {unit!r}; es gibt {known}</translation>
    </message>
    <message>
        <source>{filled} of {total} ({text})</source>
        <translation>{filled} von {total} ({text})</translation>
    </message>
    <message>
        <source>{first}, and {n} more</source>
        <translation>{first} und {n} weitere</translation>
    </message>
    <message>
        <source>{folder} could not be made: {why}</source>
        <translation>{folder} ließ sich nicht anlegen: {why}</translation>
    </message>
    <message>
        <source>{folder}: there is no .yaml file in it</source>
        <translation>{folder}: darin ist keine .yaml-Datei</translation>
    </message>
    <message>
        <source>{found}; measuring…</source>
        <translation>{found}; misst noch …</translation>
    </message>
    <message>
        <source>{game}, table {size}</source>
        <translation>{game}, Tisch {size}</translation>
    </message>
    <message>
        <source>{head}; needs {asked}</source>
        <translation>{head}; braucht {asked}</translation>
    </message>
    <message>
        <source>{high:g}″ and higher</source>
        <translation>{high:g}″ und höher</translation>
    </message>
    <message>
        <source>{inches} from {name}</source>
        <translation>{inches} von {name}</translation>
    </message>
    <message>
        <source>{key_bend} or a right click</source>
        <translation>{key_bend} oder ein Rechtsklick</translation>
    </message>
    <message>
        <source>{key_turn_back} and {key_turn}</source>
        <translation>{key_turn_back} und {key_turn}</translation>
    </message>
    <message>
        <source>{key_turn_little_back} and {key_turn_little}, Shift and wheel</source>
        <translation>{key_turn_little_back} und {key_turn_little}, Umschalt und Rad</translation>
    </message>
    <message>
        <source>{keys} turn</source>
        <translation>{keys} drehen</translation>
    </message>
    <message>
        <source>{key} names a place</source>
        <translation>{key} benennt eine Stelle</translation>
    </message>
    <message numerus="yes">
        <source>{key} takes the last of {n} bends back</source>
        <comment>{key} takes the bend back</comment>
        <translation>
            <numerusform>{key} nimmt den Knick zurück</numerusform>
            <numerusform>{key} nimmt den letzten von {n} Knicken zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} at {x:.1f}″, {y:.1f}″</source>
        <translation>{kind} bei {x:.1f}″, {y:.1f}″</translation>
    </message>
    <message>
        <source>{kind}, Size {size}</source>
        <translation>{kind}, Size {size}</translation>
    </message>
    <message>
        <source>{kind}, {height} high</source>
        <translation>{kind}, {height} hoch</translation>
    </message>
    <message>
        <source>{label}: drawn by the program</source>
        <translation>{label}: zieht das Programm</translation>
    </message>
    <message>
        <source>{label}: needs {wants}</source>
        <translation>{label}: braucht {wants}</translation>
    </message>
    <message>
        <source>{label}: one less</source>
        <translation>{label}: eins weniger</translation>
    </message>
    <message>
        <source>{label}: one more</source>
        <translation>{label}: eins mehr</translation>
    </message>
    <message numerus="yes">
        <source>{label}: {n} dice of {sides}, rolled by the program</source>
        <comment>{label}: one die of {sides}, rolled by the program</comment>
        <translation>
            <numerusform>{label}: ein Würfel mit {sides} Seiten, würfelt das Programm</numerusform>
            <numerusform>{label}: {n} Würfel mit {sides} Seiten, würfelt das Programm</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} von {all}</translation>
    </message>
    <message>
        <source>{left} of {all} left</source>
        <translation>{left} von {all} übrig</translation>
    </message>
    <message>
        <source>{left} to {right} from the left, {top} to {bottom} from the top</source>
        <translation>{left} bis {right} von links, {top} bis {bottom} von oben</translation>
    </message>
    <message>
        <source>{missing}: this is needed</source>
        <translation>{missing}: wird gebraucht</translation>
    </message>
    <message>
        <source>{model}: {problem}. Move it first.</source>
        <translation>{model}: {problem}. Erst versetzen.</translation>
    </message>
    <message>
        <source>{model}: {problem}. Move it, or check the table as it was read.</source>
        <translation>{model}: {problem}. Versetzen, oder den Tisch prüfen, wie er gelesen wurde.</translation>
    </message>
    <message>
        <source>{more} more in the card.</source>
        <translation>{more} weitere auf der Karte.</translation>
    </message>
    <message>
        <source>{n:.0f} earlier there</source>
        <translation>dort {n:.0f} früher</translation>
    </message>
    <message>
        <source>{n:.0f} later there</source>
        <translation>dort {n:.0f} später</translation>
    </message>
    <message numerus="yes">
        <source>{n:g} points fewer there</source>
        <comment>{n:g} point fewer there</comment>
        <translation>
            <numerusform>dort {n:g} Punkt weniger</numerusform>
            <numerusform>dort {n:g} Punkte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:g} points more there</source>
        <comment>{n:g} point more there</comment>
        <translation>
            <numerusform>dort {n:g} Punkt mehr</numerusform>
            <numerusform>dort {n:g} Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:g} wounds fewer there</source>
        <comment>{n:g} wound fewer there</comment>
        <translation>
            <numerusform>dort {n:g} Wunde weniger</numerusform>
            <numerusform>dort {n:g} Wunden weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n:g} wounds more there</source>
        <comment>{n:g} wound more there</comment>
        <translation>
            <numerusform>dort {n:g} Wunde mehr</numerusform>
            <numerusform>dort {n:g} Wunden mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (not on the table)</source>
        <translation>{name} (nicht auf dem Tisch)</translation>
    </message>
    <message>
        <source>{name} (order {number})</source>
        <translation>{name} (Befehl {number})</translation>
    </message>
    <message>
        <source>{name} Reserves</source>
        <translation>{name}, in Reserve</translation>
    </message>
    <message>
        <source>{name} comes into contact with {other} by a way of {far}: {option}</source>
        <translation>{name} kommt auf einem Weg von {far} in Kontakt mit {other}: {option}</translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation>{name} konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>{name} could not be written: {strerror}</source>
        <translation>{name} konnte nicht geschrieben werden: {strerror}</translation>
    </message>
    <message>
        <source>{name} counts at {other} after a way of {far}: {option}</source>
        <translation>{name} zählt nach einem Weg von {far} bei {other}: {option}</translation>
    </message>
    <message>
        <source>{name} counts at {other} where it stands</source>
        <translation>{name} zählt bei {other} schon, wo es steht</translation>
    </message>
    <message>
        <source>{name} does not come into contact with {other} by a move from here</source>
        <translation>{name} kommt durch keine Bewegung von hier in Kontakt mit {other}</translation>
    </message>
    <message>
        <source>{name} does not count at {other} by a move from here</source>
        <translation>{name} zählt durch keine Bewegung von hier bei {other}</translation>
    </message>
    <message>
        <source>{name} does not see {other} by a move from here</source>
        <translation>{name} sieht {other} durch keine Bewegung von hier</translation>
    </message>
    <message>
        <source>{name} has been changed by something else since it was opened here.</source>
        <translation>{name} wurde von etwas anderem geändert, seit es hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>{name} has no move to ask about</source>
        <translation>{name} hat keine Bewegung, nach der zu fragen wäre</translation>
    </message>
    <message>
        <source>{name} has no move to ask about in this step: {step}</source>
        <translation>{name} hat in diesem Schritt keine Bewegung, nach der zu fragen wäre: {step}</translation>
    </message>
    <message>
        <source>{name} is chosen; Space leaves it out</source>
        <translation>{name} ist gewählt; die Leertaste nimmt es aus</translation>
    </message>
    <message>
        <source>{name} is in contact with {other} where it stands</source>
        <translation>{name} ist, wo es steht, in Kontakt mit {other}</translation>
    </message>
    <message>
        <source>{name} is not on the table.</source>
        <translation>{name} ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>{name} is not on the table: only a model that stands there is asked about</source>
        <translation>{name} ist nicht auf dem Tisch: Gefragt wird nur nach einem Modell, das dort steht</translation>
    </message>
    <message>
        <source>{name} is of the deployment card {card}; write the card out to change it</source>
        <translation>{name} gehört zur Aufstellungskarte {card}; schreib die Karte aus, um es zu ändern</translation>
    </message>
    <message>
        <source>{name} is open in another window as well.</source>
        <translation>{name} ist auch in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>{name} is there already.</source>
        <translation>{name} gibt es schon.</translation>
    </message>
    <message>
        <source>{name} needs to know</source>
        <translation>{name} fragt</translation>
    </message>
    <message>
        <source>{name} sees {other} after a way of {far}: {option}</source>
        <translation>{name} sieht {other} nach einem Weg von {far}: {option}</translation>
    </message>
    <message>
        <source>{name} sees {other} from where it stands</source>
        <translation>{name} sieht {other} schon, wo es steht</translation>
    </message>
    <message numerus="yes">
        <source>{name} was not opened: {n} things stand in the way.</source>
        <comment>{name} was not opened: one thing stands in the way.</comment>
        <translation>
            <numerusform>{name} wurde nicht geöffnet: eine Sache steht im Weg.</numerusform>
            <numerusform>{name} wurde nicht geöffnet: {n} Dinge stehen im Weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} written</source>
        <translation>{name} geschrieben</translation>
    </message>
    <message>
        <source>{name} {count}, next with {odds:.0%}</source>
        <translation>{name} {count}, als Nächstes mit {odds:.0%}</translation>
    </message>
    <message>
        <source>{name} · set-up in {file}</source>
        <translation>{name} · Aufbau in {file}</translation>
    </message>
    <message>
        <source>{name}, now</source>
        <translation>{name}, jetzt</translation>
    </message>
    <message>
        <source>{name}, {far} in round {n}</source>
        <translation>{name}, {far} in Runde {n}</translation>
    </message>
    <message>
        <source>{name}: Space chooses it as well</source>
        <translation>{name}: die Leertaste wählt es dazu</translation>
    </message>
    <message>
        <source>{name}: over the next above</source>
        <translation>{name}: über die nächsthöhere</translation>
    </message>
    <message>
        <source>{name}: {standing} models on the table, none looked at. Tab walks them.</source>
        <translation>{name}: {standing} Modelle auf dem Tisch, keines betrachtet. Tab geht sie durch.</translation>
    </message>
    <message>
        <source>{name}: {things}</source>
        <translation>{name}: {things}</translation>
    </message>
    <message>
        <source>{name}: {x} from the left, {y} from the top</source>
        <translation>{name}: {x} von links, {y} von oben</translation>
    </message>
    <message>
        <source>{name}’s token is out</source>
        <translation>Marke von {name} ist draußen</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>pages</comment>
        <translation>{number} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} answers are not as the rules have it</source>
        <comment>1 answer is not as the rules have it</comment>
        <translation>
            <numerusform>{n} Antwort ist nicht, wie es die Regeln vorsehen</numerusform>
            <numerusform>{n} Antworten sind nicht, wie es die Regeln vorsehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} answers of {all} are too close to call</source>
        <comment>1 answer of {all} is too close to call</comment>
        <translation>
            <numerusform>{n} Antwort von {all} ist zu knapp</numerusform>
            <numerusform>{n} Antworten von {all} sind zu knapp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bases are set on a photograph.</source>
        <comment>1 base is set on a photograph.</comment>
        <translation>
            <numerusform>Auf einem Foto ist {n} Base gesetzt.</numerusform>
            <numerusform>Auf einem Foto sind {n} Bases gesetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fewer on the table there</source>
        <comment>1 fewer on the table there</comment>
        <translation>
            <numerusform>dort 1 weniger auf dem Tisch</numerusform>
            <numerusform>dort {n} weniger auf dem Tisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} files in {folder} bear a profile’s name.</source>
        <comment>One file in {folder} bears a profile’s name.</comment>
        <translation>
            <numerusform>Eine Datei in {folder} trägt den Namen eines Profils.</numerusform>
            <numerusform>{n} Dateien in {folder} tragen den Namen eines Profils.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} findings</source>
        <comment>1 finding</comment>
        <translation>
            <numerusform>{n} Befund</numerusform>
            <numerusform>{n} Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} limits are passed.</source>
        <comment>1 limit is passed.</comment>
        <translation>
            <numerusform>{n} Grenze ist überschritten.</numerusform>
            <numerusform>{n} Grenzen sind überschritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} models</source>
        <comment>1 model</comment>
        <translation>
            <numerusform>{n} Modell</numerusform>
            <numerusform>{n} Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more on the table there</source>
        <comment>1 more on the table there</comment>
        <translation>
            <numerusform>dort 1 mehr auf dem Tisch</numerusform>
            <numerusform>dort {n} mehr auf dem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {count} could not be drawn:</source>
        <translation>{n} von {count} ließen sich nicht zeichnen:</translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <comment>1 order</comment>
        <translation>
            <numerusform>{n} Befehl</numerusform>
            <numerusform>{n} Befehle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} orders</source>
        <comment>one order</comment>
        <translation>
            <numerusform>ein Befehl</numerusform>
            <numerusform>{n} Befehle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures written in {output}</source>
        <comment>1 picture written in {output}</comment>
        <translation>
            <numerusform>1 Bild geschrieben in {output}</numerusform>
            <numerusform>{n} Bilder geschrieben in {output}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results from 1 to {sides}</source>
        <comment>1 result from 1 to {sides}</comment>
        <translation>
            <numerusform>{n} Ergebnis von 1 bis {sides}</numerusform>
            <numerusform>{n} Ergebnisse von 1 bis {sides}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>{n} Runde</numerusform>
            <numerusform>{n} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps put freely</source>
        <comment>1 step put freely</comment>
        <translation>
            <numerusform>{n} Schritt frei gestellt</numerusform>
            <numerusform>{n} Schritte frei gestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} things</source>
        <comment>1 thing</comment>
        <translation>
            <numerusform>{n} Ding</numerusform>
            <numerusform>{n} Dinge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} undone</source>
        <comment>1 undone</comment>
        <translation>
            <numerusform>{n} zurückgenommen</numerusform>
            <numerusform>{n} zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} units</source>
        <comment>1 unit</comment>
        <translation>
            <numerusform>{n} Einheit</numerusform>
            <numerusform>{n} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} to {other}</source>
        <translation>{one} zu {other}</translation>
    </message>
    <message>
        <source>{orders}, the last {when}: all of it can be taken up again.</source>
        <translation>{orders}, zuletzt {when}: alles davon lässt sich wieder aufnehmen.</translation>
    </message>
    <message>
        <source>{output} could not be written: {why}</source>
        <translation>{output} ließ sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>{output} written</source>
        <translation>{output} geschrieben</translation>
    </message>
    <message>
        <source>{output}: made</source>
        <translation>{output}: gemacht</translation>
    </message>
    <message>
        <source>{output}: note: {note}</source>
        <translation>{output}: Hinweis: {note}</translation>
    </message>
    <message>
        <source>{output}: the file cannot be written: {why}</source>
        <translation>{output}: die Datei lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>{pair}: a line is open</source>
        <translation>{pair}: eine Linie ist frei</translation>
    </message>
    <message>
        <source>{pair}: a line that only grazes</source>
        <translation>{pair}: eine Linie, die nur streift</translation>
    </message>
    <message>
        <source>{pair}: no line, {between} lies between</source>
        <translation>{pair}: keine Linie, dazwischen liegt {between}</translation>
    </message>
    <message>
        <source>{path}: the file cannot be written: {strerror}</source>
        <translation>{path}: die Datei kann nicht geschrieben werden: {strerror}</translation>
    </message>
    <message>
        <source>{place}, turned by {degrees:.0f}°</source>
        <translation>{place}, um {degrees:.0f}° gedreht</translation>
    </message>
    <message>
        <source>{place}: nothing is there now</source>
        <translation>{place}: dort steht jetzt nichts</translation>
    </message>
    <message>
        <source>{px_per_inch:.1f} px per inch</source>
        <translation>{px_per_inch:.1f} px je Zoll</translation>
    </message>
    <message numerus="yes">
        <source>{radius} round {whose}: reaches {n} models, {all} wholly</source>
        <comment>{radius} round {whose}: reaches 1 model, {all} wholly</comment>
        <translation>
            <numerusform>{radius} um {whose}: erreicht {n} Modell, {all} ganz</numerusform>
            <numerusform>{radius} um {whose}: erreicht {n} Modelle, {all} ganz</numerusform>
        </translation>
    </message>
    <message>
        <source>{reading}  (default)</source>
        <translation>{reading}  (Standard)</translation>
    </message>
    <message>
        <source>{side}: first at the markers, nearest first, in round {rounds}</source>
        <translation>{side}: zuerst bei den Markern, die nächsten voran, in Runde {rounds}</translation>
    </message>
    <message>
        <source>{size} · the table as set up</source>
        <translation>{size} · der Tisch wie aufgebaut</translation>
    </message>
    <message numerus="yes">
        <source>{size}, at true scale on {n} pages of {paper} and this one</source>
        <comment>{size}, at true scale on one page of {paper} and this one</comment>
        <translation>
            <numerusform>{size}, in Originalgröße auf einer Seite {paper} und dieser</numerusform>
            <numerusform>{size}, in Originalgröße auf {n} Seiten {paper} und dieser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{some} of {total} checks</source>
        <comment>{some} of 1 check</comment>
        <translation>
            <numerusform>{some} von {total} Prüfung</numerusform>
            <numerusform>{some} von {total} Prüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}; nothing asks this yet</source>
        <translation>{source}; danach fragt noch nichts</translation>
    </message>
    <message>
        <source>{steps}, kept for this tool</source>
        <translation>{steps}, für dieses Werkzeug behalten</translation>
    </message>
    <message>
        <source>{title} has changes that are not saved.</source>
        <translation>{title} hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>{title} is kept in {path}. A mission takes it with these lines:</source>
        <translation>{title} liegt in {path}. Eine Mission nimmt es mit diesen Zeilen:</translation>
    </message>
    <message>
        <source>{title} side&apos;s deployment card {number}</source>
        <translation>{title} Seite: Aufstellungskarte {number}</translation>
    </message>
    <message>
        <source>{title} side&apos;s mission card {number}</source>
        <translation>{title} Seite: Missionskarte {number}</translation>
    </message>
    <message>
        <source>{title}, inches</source>
        <translation>{title}, Zoll</translation>
    </message>
    <message>
        <source>{title}, rules data {version}. How far the program goes with each rule, in its own words.</source>
        <translation>{title}, Regeldaten {version}. Wie weit das Programm mit jeder Regel geht, in eigenen Worten.</translation>
    </message>
    <message>
        <source>{title}, step {n} of {all}</source>
        <translation>{title}, Schritt {n} von {all}</translation>
    </message>
    <message>
        <source>{told} That is {off} beyond the error, which is added to every error below: look at the corners and the size of the table again, or the lens bends the picture.</source>
        <translation>{told} Das ist {off} über den Fehler hinaus und kommt zu jedem Fehler hinzu: Ecken und Größe des Tischs noch einmal ansehen, oder die Linse verzerrt das Bild.</translation>
    </message>
    <message>
        <source>{told} They agree.</source>
        <translation>{told} Sie stimmen überein.</translation>
    </message>
    <message>
        <source>{tool} is in the hand now; {key} takes models again.</source>
        <translation>{tool} ist jetzt in der Hand; {key} nimmt wieder Modelle.</translation>
    </message>
    <message numerus="yes">
        <source>{total} checks</source>
        <comment>1 check</comment>
        <translation>
            <numerusform>{total} Prüfung</numerusform>
            <numerusform>{total} Prüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{total}, last {legs}</source>
        <translation>{total}, zuletzt {legs}</translation>
    </message>
    <message>
        <source>{units}, {models} models; added to what the side has.</source>
        <translation>{units}, {models} Modelle; zu dem hinzu, was die Seite hat.</translation>
    </message>
    <message>
        <source>{unit} does not act now: pick one of those that do.</source>
        <translation>{unit} ist jetzt nicht dran: Wähle, wer dran ist.</translation>
    </message>
    <message>
        <source>{waiting} more</source>
        <comment>overlays</comment>
        <translation>{waiting} mehr</translation>
    </message>
    <message>
        <source>{waiting} more overlays</source>
        <translation>{waiting} weitere Einblendungen</translation>
    </message>
    <message>
        <source>{way:.2f}″ of {limit:g}″</source>
        <translation>{way:.2f}″ von {limit:g}″</translation>
    </message>
    <message>
        <source>{what}: {x} from the left, {y} from the top; arrows move it</source>
        <translation>{what}: {x} von links, {y} von oben; Pfeiltasten verschieben</translation>
    </message>
    <message>
        <source>{why}: it cannot be kept in case of a crash now; save it now and then</source>
        <translation>{why}: für den Fall eines Absturzes kann es jetzt nicht behalten werden; speichere ab und zu</translation>
    </message>
    <message>
        <source>{x} from the left, {y} from the top</source>
        <translation>{x} von links, {y} von oben</translation>
    </message>
    <message>
        <source>~ guessed</source>
        <translation>~ geraten</translation>
    </message>
    <message>
        <source>“Bookmark this place” in the Rehearsal menu</source>
        <translation>„Diese Stelle merken“ im Menü Probespiel</translation>
    </message>
    <message>
        <source>“{action}” in the menus</source>
        <translation>„{action}“ in den Menüs</translation>
    </message>
    <message>
        <source>“{key}”</source>
        <translation>„{key}“</translation>
    </message>
    <message>
        <source>“{line}” goes round things again</source>
        <translation>„{line}“ geht wieder um Dinge herum</translation>
    </message>
    <message>
        <source>“{line}” keeps to the line as drawn</source>
        <translation>„{line}“ bleibt bei der gezogenen Linie</translation>
    </message>
    <message>
        <source>“{name}” is one that comes with the program.</source>
        <translation>„{name}“ ist eine, die mit dem Programm kommt.</translation>
    </message>
    <message>
        <source>“{name}” was not closed the last time.</source>
        <translation>„{name}“ wurde letztes Mal nicht geschlossen.</translation>
    </message>
    <message>
        <source>≠ these rounds are not the same for all sides</source>
        <translation>≠ diese Runden sind nicht für alle Seiten gleich</translation>
    </message>
    <message>
        <source>✓ counted</source>
        <translation>✓ gezählt</translation>
    </message>
    <message>
        <source>✓ read</source>
        <translation>✓ gelesen</translation>
    </message>
    <message>
        <source>✕ not read</source>
        <translation>✕ nicht gelesen</translation>
    </message>
    <message>
        <source>✕ over the limit</source>
        <translation>✕ über der Grenze</translation>
    </message>
</context>
</TS>
