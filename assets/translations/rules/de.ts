<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>rules</name>
    <message>
        <source> (Exhausted)</source>
        <translation> (Exhausted)</translation>
    </message>
    <message>
        <source> (line {line})</source>
        <translation> (Zeile {line})</translation>
    </message>
    <message>
        <source> ({count} of {all} models)</source>
        <translation> ({count} von {all} Modellen)</translation>
    </message>
    <message>
        <source> Heights between them are not counted here.</source>
        <translation> Höhen dazwischen sind hier nicht mitgezählt.</translation>
    </message>
    <message>
        <source> It has been Out of Coherency since it last moved, and is so until it moves again.</source>
        <translation> Sie ist seit ihrer letzten Bewegung Out of Coherency und bleibt es, bis sie sich wieder bewegt.</translation>
    </message>
    <message>
        <source> It is carried by {carried}.</source>
        <translation> {carried} trägt ihn.</translation>
    </message>
    <message>
        <source> It is not active.</source>
        <translation> Er ist nicht aktiv.</translation>
    </message>
    <message>
        <source> What slow ground costs on it is not counted here.</source>
        <translation> Was langsames Gelände darauf kostet, ist hier nicht mitgezählt.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> and the </source>
        <translation> und die </translation>
    </message>
    <message>
        <source> and {count} pairs more</source>
        <translation> und {count} weitere Paare</translation>
    </message>
    <message>
        <source> by {free}</source>
        <translation> um {free}</translation>
    </message>
    <message>
        <source> by {measured}</source>
        <translation> um {measured}</translation>
    </message>
    <message>
        <source> charge</source>
        <translation> Charge</translation>
    </message>
    <message>
        <source> if drawn</source>
        <translation> (falls gezogen)</translation>
    </message>
    <message>
        <source> in the Combat Situation</source>
        <translation> in der Combat Situation</translation>
    </message>
    <message>
        <source> of {rolled}, at the table&apos;s edge or where there is room</source>
        <translation> von {rolled}, an der Tischkante oder wo Platz ist</translation>
    </message>
    <message>
        <source> on a roll of {die} or more</source>
        <translation> bei einem Wurf von {die} oder mehr</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source> or the </source>
        <translation> oder die </translation>
    </message>
    <message>
        <source> to </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source> with its Action</source>
        <translation> mit seiner Action</translation>
    </message>
    <message>
        <source> without {unknown}, whose cost no text gives</source>
        <translation> ohne {unknown}, deren Kosten kein Text nennt</translation>
    </message>
    <message>
        <source> {hidden} and {hidden2} do not: {blocker} hides them.</source>
        <translation> {hidden} und {hidden2} nicht: {blocker} verdeckt sie.</translation>
    </message>
    <message>
        <source> {hidden} and {hidden2} do not: {by} hides them{how}.</source>
        <translation> {hidden} und {hidden2} nicht: {by} verdeckt sie{how}.</translation>
    </message>
    <message>
        <source> {other} is HIDDEN.</source>
        <translation> {other} ist HIDDEN.</translation>
    </message>
    <message>
        <source> {other} stands on High Ground and may evade shots from lower ground.</source>
        <translation> {other} steht auf High Ground und darf Schüssen von tieferem Boden ausweichen.</translation>
    </message>
    <message>
        <source>&apos;at&apos; is missing beside &apos;turn&apos; or &apos;measures&apos;</source>
        <translation>Neben „turn“ oder „measures“ fehlt „at“</translation>
    </message>
    <message>
        <source>&apos;colour&apos;, &apos;grid&apos; or &apos;picture&apos; is missing</source>
        <translation>„colour“, „grid“ oder „picture“ fehlt</translation>
    </message>
    <message>
        <source>&apos;files&apos; are kept beside &apos;text&apos;, which is missing</source>
        <translation>„files“ stehen neben „text“, das fehlt</translation>
    </message>
    <message>
        <source>&apos;kind&apos; is missing, or &apos;piece&apos; with a name of the catalogue</source>
        <translation>„kind“ fehlt, oder „piece“ mit einem Namen aus dem Katalog</translation>
    </message>
    <message>
        <source>&apos;path&apos;, &apos;shipped&apos; or &apos;text&apos; is missing</source>
        <translation>„path“, „shipped“ oder „text“ fehlt</translation>
    </message>
    <message>
        <source>&apos;{figure}&apos; is no number of models</source>
        <translation>&apos;{figure}&apos; ist keine Anzahl von Modellen</translation>
    </message>
    <message>
        <source>&apos;{figure}&apos; may be a number below nought or a dash and a number; write the dash with a space behind it</source>
        <translation>&apos;{figure}&apos; kann eine Zahl unter null sein oder ein Strich und eine Zahl; hinter den Strich gehört ein Leerzeichen</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; has no place on the table as it is written</source>
        <translation>„{id}“ hat so, wie es geschrieben ist, keinen Platz auf dem Tisch</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is a unit: a side has each of its units once</source>
        <translation>„{id}“ ist eine Einheit: eine Seite hat jede ihrer Einheiten einmal</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is brought by a card and in no group</source>
        <translation>„{id}“ kommt von einer Karte und ist in keiner Gruppe</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is of one shape</source>
        <translation>„{id}“ besteht aus einer einzigen Form</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; belongs to the unit; &apos;unit&apos; names one that is there</source>
        <translation>„{key}“ gehört der Einheit; „unit“ nennt eine, die es gibt</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing beside &apos;group&apos;</source>
        <translation>„{key}“ fehlt neben „group“</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; sets a piece of the catalogue down; &apos;piece&apos; is missing</source>
        <translation>„{key}“ stellt ein Stück aus dem Katalog auf; „piece“ fehlt</translation>
    </message>
    <message>
        <source>&apos;{span}&apos; does not say how many</source>
        <translation>&apos;{span}&apos; sagt nicht, wie viele</translation>
    </message>
    <message>
        <source>&apos;{words}&apos; may be a number of models, a cost or anything else; &apos;6 ×&apos; before a name says how many</source>
        <translation>&apos;{words}&apos; kann eine Anzahl von Modellen, ein Preis oder etwas anderes sein; &apos;6 ×&apos; vor einem Namen sagt, wie viele</translation>
    </message>
    <message>
        <source>+1 Defense for Camo in cover</source>
        <translation>+1 Defense für Camo in Deckung</translation>
    </message>
    <message>
        <source>+1 Defense for Peripheral Sensors</source>
        <translation>+1 Defense für Peripheral Sensors</translation>
    </message>
    <message>
        <source>+1 Defense for a Mask</source>
        <translation>+1 Defense für eine Mask</translation>
    </message>
    <message>
        <source>+1 Defense of a Veteran under half Health</source>
        <translation>+1 Defense eines Veteran unter halber Health</translation>
    </message>
    <message>
        <source>+1 Defense of the Defender’s Boss</source>
        <translation>+1 Defense für den Boss des Defender</translation>
    </message>
    <message>
        <source>+1 against a wounded model</source>
        <translation>+1 gegen ein verwundetes Modell</translation>
    </message>
    <message>
        <source>+1 for Mob Up</source>
        <translation>+1 für Mob Up</translation>
    </message>
    <message>
        <source>+1 for a Scope</source>
        <translation>+1 für ein Scope</translation>
    </message>
    <message>
        <source>+1 for the Aim</source>
        <translation>+1 für das Aim</translation>
    </message>
    <message>
        <source>+1 for {weapon} without a move</source>
        <translation>+1 für {weapon} ohne Bewegung</translation>
    </message>
    <message>
        <source>+1 of a Zealot against several</source>
        <translation>+1 eines Zealot gegen mehrere</translation>
    </message>
    <message>
        <source>+1″ Speed ON CREEP, for this action</source>
        <translation>+1″ Speed ON CREEP, für diese Aktion</translation>
    </message>
    <message>
        <source>+1″ Speed, +2″ ON CREEP, for this action</source>
        <translation>+1″ Speed, +2″ ON CREEP, für diese Aktion</translation>
    </message>
    <message>
        <source>+2″ Speed ON CREEP, for this action</source>
        <translation>+2″ Speed ON CREEP, für diese Aktion</translation>
    </message>
    <message>
        <source>+2″ Speed for this action</source>
        <translation>+2″ Speed für diese Aktion</translation>
    </message>
    <message>
        <source>+3″ Speed for the round; its 2 non-lethal damage is typed in</source>
        <translation>+3″ Speed für die Runde; ihre 2 nicht tödlichen Schaden werden eingetippt</translation>
    </message>
    <message>
        <source>+{bonus:g}″ Speed</source>
        <translation>+{bonus:g}″ Speed</translation>
    </message>
    <message>
        <source>+{bonus} to end Engaged</source>
        <translation>+{bonus}, um Engaged zu enden</translation>
    </message>
    <message>
        <source>+{gained} Speed</source>
        <translation>+{gained} Speed</translation>
    </message>
    <message>
        <source>+{vp}: {reason}</source>
        <translation>+{vp}: {reason}</translation>
    </message>
    <message>
        <source>+{words} VP instead of an action</source>
        <translation>+{words} VP statt einer Aktion</translation>
    </message>
    <message>
        <source>, Surge {surge}</source>
        <translation>, Surge {surge}</translation>
    </message>
    <message>
        <source>, active since round {activated}</source>
        <translation>, aktiv seit Runde {activated}</translation>
    </message>
    <message>
        <source>, all within the tolerance of cover</source>
        <translation>, alle innerhalb der Toleranz der Deckung</translation>
    </message>
    <message>
        <source>, an Agent once more</source>
        <translation>, noch einmal durch einen Agent</translation>
    </message>
    <message>
        <source>, and </source>
        <translation>, und </translation>
    </message>
    <message>
        <source>, and neither has more</source>
        <translation>, und niemand hat mehr</translation>
    </message>
    <message>
        <source>, and none does {told}</source>
        <translation>, und keine gibt {told}</translation>
    </message>
    <message>
        <source>, by {x}</source>
        <translation>, durch {x}</translation>
    </message>
    <message>
        <source>, carried by {carrier}</source>
        <translation>, getragen von {carrier}</translation>
    </message>
    <message>
        <source>, chosen</source>
        <translation>, gewählt</translation>
    </message>
    <message>
        <source>, half its Gap Clearance of {clearance}</source>
        <translation>, die Hälfte seiner Gap Clearance von {clearance}</translation>
    </message>
    <message>
        <source>, leaving {places_of}</source>
        <translation>, danach bleiben {places_of}</translation>
    </message>
    <message>
        <source>, long range {long_range:g}″</source>
        <translation>, große Reichweite {long_range:g}″</translation>
    </message>
    <message>
        <source>, not active</source>
        <translation>, nicht aktiv</translation>
    </message>
    <message>
        <source>, not {actual}</source>
        <translation>, nicht {actual}</translation>
    </message>
    <message>
        <source>, on a line that only grazes what is between</source>
        <translation>, auf einer Linie, die nur streift, was dazwischen steht</translation>
    </message>
    <message>
        <source>, one way only</source>
        <translation>, nur in eine Richtung</translation>
    </message>
    <message>
        <source>, straight</source>
        <translation>, gerade</translation>
    </message>
    <message>
        <source>, the first {dice} at normal range</source>
        <translation>, die ersten {dice} auf normale Reichweite</translation>
    </message>
    <message>
        <source>, the most its die has</source>
        <translation>, das Höchste seines Würfels</translation>
    </message>
    <message>
        <source>, the nearest of equals</source>
        <translation>, der nächste von Gleichen</translation>
    </message>
    <message>
        <source>, where something bars it or the table ends</source>
        <translation>, wo etwas im Weg ist oder der Tisch endet</translation>
    </message>
    <message>
        <source>, with {dice:g} dice</source>
        <translation>, mit {dice:g} Würfeln</translation>
    </message>
    <message>
        <source>, within the tolerance</source>
        <translation>, innerhalb der Toleranz</translation>
    </message>
    <message>
        <source>, within {range}</source>
        <translation>, innerhalb von {range}</translation>
    </message>
    <message>
        <source>, x is Exhausted</source>
        <translation>, x ist Exhausted</translation>
    </message>
    <message>
        <source>, {armor} taken off by armour</source>
        <translation>, {armor} durch Rüstung abgezogen</translation>
    </message>
    <message>
        <source>, {gone} moved</source>
        <translation>, {gone} bewegt</translation>
    </message>
    <message>
        <source>, {measured} deep</source>
        <translation>, {measured} tief</translation>
    </message>
    <message>
        <source>, {move:+g}″ Move</source>
        <translation>, {move:+g}″ Move</translation>
    </message>
    <message>
        <source>, {name_of} draws the first</source>
        <translation>, {name_of} zieht den ersten</translation>
    </message>
    <message>
        <source>1 base</source>
        <translation>1 Base</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>1 each</source>
        <translation>je 1</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 Datei</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message>
        <source>1 order</source>
        <translation>1 Befehl</translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 Problem</translation>
    </message>
    <message>
        <source>1 profile</source>
        <translation>1 Profil</translation>
    </message>
    <message>
        <source>1 thing not as the rules have it</source>
        <translation>1 Sache nicht so, wie die Regeln es wollen</translation>
    </message>
    <message>
        <source>1 to {count}: {names}</source>
        <translation>1 bis {count}: {names}</translation>
    </message>
    <message>
        <source>1 to {highest}</source>
        <translation>1 bis {highest}</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message>
        <source>1 value was</source>
        <translation>1 Wert</translation>
    </message>
    <message>
        <source>10 VP, as in the app</source>
        <translation>10 VP, wie in der App</translation>
    </message>
    <message>
        <source>180° about its facing</source>
        <translation>180° um seine Front</translation>
    </message>
    <message>
        <source>270° about its facing</source>
        <translation>270° um seine Front</translation>
    </message>
    <message>
        <source>2d{attack} against 2d{defense}</source>
        <translation>2d{attack} gegen 2d{defense}</translation>
    </message>
    <message>
        <source>2d{attack} against 2d{defense}, a hit {chance:.0%}</source>
        <translation>2d{attack} gegen 2d{defense}, Treffer {chance:.0%}</translation>
    </message>
    <message>
        <source>2d{attack} against 2d{defense}, {chance:.0%}</source>
        <translation>2d{attack} gegen 2d{defense}, {chance:.0%}</translation>
    </message>
    <message>
        <source>2d{dice} against 2d{dice2}</source>
        <translation>2d{dice} gegen 2d{dice2}</translation>
    </message>
    <message>
        <source>2d{side} against 2d{side2}</source>
        <translation>2d{side} gegen 2d{side2}</translation>
    </message>
    <message>
        <source>3 in round 1, 1 more each round, 5 rounds</source>
        <translation>3 in Runde 1, 1 mehr je Runde, 5 Runden</translation>
    </message>
    <message>
        <source>4 in round 1, 1 more each round, 4 rounds</source>
        <translation>4 in Runde 1, 1 mehr je Runde, 4 Runden</translation>
    </message>
    <message>
        <source>7″ to 12″ earn +1, 13″ and more +2</source>
        <translation>7″ bis 12″ bringen +1, 13″ und mehr +2</translation>
    </message>
    <message>
        <source>8 VP, as on the printed card</source>
        <translation>8 VP, wie auf der gedruckten Karte</translation>
    </message>
    <message>
        <source>90° about its facing</source>
        <translation>90° um seine Front</translation>
    </message>
    <message>
        <source>: half its Move, rounded down</source>
        <translation>: die Hälfte seines Move, abgerundet</translation>
    </message>
    <message>
        <source>: no way found leads to a place to end</source>
        <translation>: kein gefundener Weg führt zu einem Platz zum Enden</translation>
    </message>
    <message>
        <source>; a # outside quotes begins a comment</source>
        <translation>; ein # außerhalb von Anführungszeichen beginnt einen Kommentar</translation>
    </message>
    <message>
        <source>; control stays as it was</source>
        <translation>; die Kontrolle bleibt, wie sie war</translation>
    </message>
    <message>
        <source>; did you mean {quoted}?</source>
        <translation>; ist {quoted} gemeint?</translation>
    </message>
    <message>
        <source>; most at [{x}, {y}], {share}</source>
        <translation>; am meisten bei [{x}, {y}], {share}</translation>
    </message>
    <message>
        <source>; the gap to {ids} is {width}</source>
        <translation>; die Lücke zu {ids} ist {width}</translation>
    </message>
    <message>
        <source>; the later way is no longer, so it is the armies&apos; pace and not the table</source>
        <translation>; der spätere Weg ist nicht länger, es liegt also am Tempo der Armeen und nicht am Tisch</translation>
    </message>
    <message>
        <source>; the nearest spot is taken</source>
        <translation>; der nächste Platz ist besetzt</translation>
    </message>
    <message>
        <source>; the only lines graze, so look for yourselves</source>
        <translation>; die einzigen Linien streifen, sieh also selbst nach</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>; es gibt {known}</translation>
    </message>
    <message>
        <source>; there are {names}</source>
        <translation>; es gibt {names}</translation>
    </message>
    <message>
        <source>; there are {systems}</source>
        <translation>; es gibt {systems}</translation>
    </message>
    <message>
        <source>; there is {names}</source>
        <translation>; es gibt {names}</translation>
    </message>
    <message>
        <source>; who waits stays in reserve</source>
        <translation>; wer wartet, bleibt in Reserve</translation>
    </message>
    <message>
        <source>; {left} left</source>
        <translation>; {left} übrig</translation>
    </message>
    <message>
        <source>A BULKY weapon isn&apos;t fired while its unit is Engaged</source>
        <translation>Eine BULKY-Waffe wird nicht abgefeuert, während ihre Einheit Engaged ist</translation>
    </message>
    <message>
        <source>A BURROWED unit doesn&apos;t Charge</source>
        <translation>Eine BURROWED Einheit macht keinen Charge</translation>
    </message>
    <message>
        <source>A BURROWED unit doesn&apos;t Gather</source>
        <translation>Eine BURROWED Einheit macht kein Gather</translation>
    </message>
    <message>
        <source>A BURROWED unit fights once Close Ranks has brought it up, or does not fight</source>
        <translation>Eine BURROWED Einheit kämpft, sobald Close Ranks sie heraufgebracht hat, oder gar nicht</translation>
    </message>
    <message>
        <source>A BURROWED unit makes no Ranged Attack</source>
        <translation>Eine BURROWED Einheit macht keinen Ranged Attack</translation>
    </message>
    <message>
        <source>A BURROWED unit neither shoots, charges nor gathers; in the Combat Phase it closes ranks or Holds</source>
        <translation>Eine BURROWED Einheit schießt nicht, macht keinen Charge und kein Gather; in der Combat Phase macht sie Close Ranks oder Hold</translation>
    </message>
    <message>
        <source>A Blessing is used once, on a model of the own squad, and a model has at most one a round</source>
        <translation>Ein Blessing wird einmal genutzt, an einem Modell des eigenen Squads, und ein Modell hat höchstens eines je Runde</translation>
    </message>
    <message>
        <source>A Blessing rolls a die again, raises a die tier, does full damage or heals</source>
        <translation>Ein Blessing würfelt einen Würfel neu, hebt eine Würfelstufe, macht vollen Schaden oder heilt</translation>
    </message>
    <message>
        <source>A Boss has fallen</source>
        <translation>Ein Boss ist gefallen</translation>
    </message>
    <message>
        <source>A Boss has fallen: its friends test their nerve first</source>
        <translation>Ein Boss ist gefallen: seine Freunde testen zuerst ihre Nerven</translation>
    </message>
    <message>
        <source>A Boss has one attribute a tier higher; its profile says which</source>
        <translation>Ein Boss hat einen Wert eine Stufe höher; sein Profil sagt welchen</translation>
    </message>
    <message>
        <source>A Broadcaster Casts once an activation</source>
        <translation>Ein Broadcaster macht einmal je Aktivierung Cast</translation>
    </message>
    <message>
        <source>A Broadcaster casts the Powers it has</source>
        <translation>Ein Broadcaster castet die Powers, die er hat</translation>
    </message>
    <message>
        <source>A Brute does 1 damage more in melee</source>
        <translation>Ein Brute macht im Nahkampf 1 Schaden mehr</translation>
    </message>
    <message>
        <source>A Cable Feeder heals when its target goes out</source>
        <translation>Ein Cable Feeder heilt, wenn sein Ziel ausfällt</translation>
    </message>
    <message>
        <source>A Charge declares every target before its die is rolled</source>
        <translation>Ein Charge sagt jedes Ziel an, bevor sein Würfel fällt</translation>
    </message>
    <message>
        <source>A Charge ends with its Leading Model within Engagement Range of every declared target</source>
        <translation>Ein Charge endet mit dem Leading Model innerhalb der Engagement Range jedes angesagten Ziels</translation>
    </message>
    <message>
        <source>A Charge fails only where its Leading Model can&apos;t be set within reach of all targets</source>
        <translation>Ein Charge scheitert nur, wo sein Leading Model nicht in Reichweite aller Ziele gestellt werden kann</translation>
    </message>
    <message>
        <source>A Charge fails where no such end can be reached; then nothing moves, and the activation ends</source>
        <translation>Ein Charge misslingt, wo kein solches Ende erreichbar ist; dann bewegt sich nichts, und die Aktivierung endet</translation>
    </message>
    <message>
        <source>A Charge is against enemy Ground units on the table</source>
        <translation>Ein Charge geht gegen feindliche Ground-Einheiten auf dem Tisch</translation>
    </message>
    <message>
        <source>A Charge that fails moves nothing and ends the activation</source>
        <translation>Ein gescheiterter Charge bewegt nichts und beendet die Aktivierung</translation>
    </message>
    <message>
        <source>A Close Combat Attack is against a unit the attacker is Engaged with</source>
        <translation>Ein Close Combat Attack geht gegen eine Einheit, mit der der Angreifer Engaged ist</translation>
    </message>
    <message>
        <source>A Close Combat Attack is against units the attacker is Engaged with; several share the dice before the roll, and one has the Surge Die</source>
        <translation>Ein Close Combat Attack geht gegen Einheiten, mit denen der Angreifer Engaged ist; mehrere teilen sich die Würfel vor dem Wurf, und eine hat den Surge Die</translation>
    </message>
    <message>
        <source>A Commander counts one more on markers and in a Disengage</source>
        <translation>Ein Commander zählt auf Markern und bei einem Disengage eins mehr</translation>
    </message>
    <message>
        <source>A Coworker flees after a failed Interrogate</source>
        <translation>Ein Coworker flieht nach einem misslungenen Interrogate</translation>
    </message>
    <message>
        <source>A Coworker group has a token of its own</source>
        <translation>Eine Coworker-Gruppe hat ihren eigenen Token</translation>
    </message>
    <message>
        <source>A Coworker with two or more models within 1″ turns Hostile</source>
        <translation>Ein Coworker mit zwei oder mehr Modellen innerhalb von 1″ wird Hostile</translation>
    </message>
    <message>
        <source>A Coworker within {interrogate_range}</source>
        <translation>Ein Coworker innerhalb von {interrogate_range}</translation>
    </message>
    <message>
        <source>A Creep Tumor goes when an enemy ends its move within Engagement Range of it</source>
        <translation>Ein Creep Tumor geht, wenn ein Feind seine Bewegung innerhalb seiner Engagement Range beendet</translation>
    </message>
    <message>
        <source>A Department brings a squad nothing, so none is asked for</source>
        <translation>Ein Department bringt einem Squad nichts, darum wird nach keinem gefragt</translation>
    </message>
    <message>
        <source>A Deploy goes by the printed Speed alone</source>
        <translation>Ein Deploy geht allein nach dem gedruckten Speed</translation>
    </message>
    <message>
        <source>A Deploy goes by the printed Speed; creep adds nothing to it</source>
        <translation>Ein Deploy geht nach der gedruckten Speed; Creep gibt nichts dazu</translation>
    </message>
    <message>
        <source>A Deploy never ends Out of Coherency: where all don&apos;t fit, the unit can&apos;t come in</source>
        <translation>Ein Deploy endet nie Out of Coherency: wo nicht alle Platz haben, kann die Einheit nicht hereinkommen</translation>
    </message>
    <message>
        <source>A Deploy never ends Out of Coherency; the others set otherwise may leave it room</source>
        <translation>Ein Deploy endet nie Out of Coherency; stehen die anderen anders, bleibt vielleicht Platz dafür</translation>
    </message>
    <message>
        <source>A Disengage fails only where its Leading Model finds no such end</source>
        <translation>Ein Disengage scheitert nur, wo sein Leading Model kein solches Ende findet</translation>
    </message>
    <message>
        <source>A Faction Indicator is laid more than 10″ from enemies; at the end of the round a Ground unit arrives base to base with it</source>
        <translation>Ein Faction Indicator wird mehr als 10″ von Feinden gelegt; am Ende der Runde kommt eine Ground-Einheit Base an Base mit ihm an</translation>
    </message>
    <message>
        <source>A Feeder heals d6 when its target goes out</source>
        <translation>Ein Feeder heilt d6, wenn sein Ziel ausfällt</translation>
    </message>
    <message>
        <source>A Game Round ends once every squad of both armies has been activated, those that arrive with them; a side that has reserves to bring is asked</source>
        <translation>Eine Game Round endet, sobald jedes Squad beider Armeen aktiviert wurde, die darin ankommenden auch; eine Seite mit Reserven wird gefragt</translation>
    </message>
    <message>
        <source>A Game Round has challenges to initiative, then the players&apos; turns, then the initiative of the next</source>
        <translation>Eine Game Round hat Herausforderungen der Initiative, dann die Züge der Spieler, dann die Initiative der nächsten</translation>
    </message>
    <message>
        <source>A Grapple&apos;s 3″ of height</source>
        <translation>Die 3″ Höhe eines Grapple</translation>
    </message>
    <message>
        <source>A Ground Zerg unit within 6″ of a Creep Tumor or a source of creep is ON CREEP</source>
        <translation>Eine Ground-Einheit der Zerg innerhalb von 6″ eines Creep Tumor oder einer Quelle von Creep ist ON CREEP</translation>
    </message>
    <message>
        <source>A Ground unit</source>
        <translation>Eine Ground-Einheit</translation>
    </message>
    <message>
        <source>A HIDDEN unit is a target only from near by</source>
        <translation>Eine HIDDEN Einheit ist nur aus der Nähe ein Ziel</translation>
    </message>
    <message>
        <source>A HIDDEN unit is a target only from within 4″, and may always evade</source>
        <translation>Eine HIDDEN Einheit ist nur innerhalb von 4″ ein Ziel und darf immer ausweichen</translation>
    </message>
    <message>
        <source>A High Ground that touches the Entry Edge is deployed onto directly</source>
        <translation>Auf ein High Ground, das die Entry Edge berührt, geht ein Deploy unmittelbar</translation>
    </message>
    <message>
        <source>A Hold moves nothing, is open to any unit on the table, and counts as an activation</source>
        <translation>Ein Hold bewegt nichts, steht jeder Einheit auf dem Tisch offen und zählt als Aktivierung</translation>
    </message>
    <message>
        <source>A Hostile Coworker reads its own table, the others of its group theirs, unless set otherwise, on one die and token</source>
        <translation>Ein Hostile Coworker liest seine eigene Tabelle, die anderen seiner Gruppe die ihre, wenn nicht anders eingestellt, mit einem Würfel und einem Token</translation>
    </message>
    <message>
        <source>A Leading Model begins its Deploy outside the table, touching its own Entry Edge</source>
        <translation>Ein Leading Model beginnt sein Deploy außerhalb des Tisches, in Berührung mit der eigenen Entry Edge</translation>
    </message>
    <message>
        <source>A Leading Model goes round what it can&apos;t pass, through gaps no narrower than its Gap Clearance</source>
        <translation>Ein Leading Model geht um das herum, wo es nicht durchkommt, und durch keine Lücke, die enger ist als seine Gap Clearance</translation>
    </message>
    <message>
        <source>A Leading Model may end on a token of that kind, which is moved aside base to base</source>
        <translation>Ein Leading Model darf auf einem Token dieser Art enden, der Base an Base zur Seite rückt</translation>
    </message>
    <message>
        <source>A Leading Model moves on the table</source>
        <translation>Ein Leading Model bewegt sich auf dem Tisch</translation>
    </message>
    <message>
        <source>A Leading Model that Closes Ranks ends nearer to the enemy than it began</source>
        <translation>Ein Leading Model endet bei Close Ranks näher am Feind, als es begann</translation>
    </message>
    <message>
        <source>A Leading Model whose path crosses it, and any model that ends on it</source>
        <translation>Ein Leading Model, dessen Weg es quert, und jedes Modell, das darauf endet</translation>
    </message>
    <message>
        <source>A Loot Marker within {search_range}</source>
        <translation>Ein Loot Marker innerhalb von {search_range}</translation>
    </message>
    <message>
        <source>A Mission Marker becomes active first</source>
        <translation>Zuerst wird ein Mission Marker aktiv</translation>
    </message>
    <message>
        <source>A Move is measured from where the model stands</source>
        <translation>Ein Move wird von dort gemessen, wo das Modell steht</translation>
    </message>
    <message>
        <source>A Move or Run displaces the unit; one that doesn&apos;t is a Hold</source>
        <translation>Ein Move oder Run versetzt die Einheit; einer, der das nicht tut, ist ein Hold</translation>
    </message>
    <message>
        <source>A Move or Run displaces the unit; to stay is a Hold</source>
        <translation>Ein Move oder Run bringt die Einheit von der Stelle; zu bleiben ist ein Hold</translation>
    </message>
    <message>
        <source>A Padded Vest takes 1″ off a knockback</source>
        <translation>Eine Padded Vest nimmt 1″ von einem Rückstoß</translation>
    </message>
    <message>
        <source>A Power</source>
        <translation>Eine Power</translation>
    </message>
    <message>
        <source>A Power is cast at one target in sight at any distance: an offensive one at an enemy, one of support at a friend</source>
        <translation>Eine Power gilt einem Ziel in Sicht auf beliebige Entfernung: eine offensive einem Feind, eine unterstützende einem Freund</translation>
    </message>
    <message>
        <source>A Power reaches any distance in sight; seen from above, past what blocks sight</source>
        <translation>Eine Power reicht in Sicht beliebig weit; von oben gesehen, an dem vorbei, was Sicht verdeckt</translation>
    </message>
    <message>
        <source>A Power that spreads</source>
        <translation>Eine Power, die sich ausbreitet</translation>
    </message>
    <message>
        <source>A Power that triples also reaches those it may be cast at within 3″ of its target, but for Focus and Swap</source>
        <translation>Eine Power mit dreifacher Summe erreicht auch die, auf die sie wirken darf, innerhalb von 3″ ihres Ziels, außer Focus und Swap</translation>
    </message>
    <message>
        <source>A Power, once an activation</source>
        <translation>Ein Power, einmal je Aktivierung</translation>
    </message>
    <message>
        <source>A Ranged Attack needs a line of sight that no piece blocks</source>
        <translation>Ein Ranged Attack braucht eine Sichtlinie, die kein Stück verdeckt</translation>
    </message>
    <message>
        <source>A Ranged Attack needs one</source>
        <translation>Ein Ranged Attack braucht eine</translation>
    </message>
    <message>
        <source>A Ranged Attack reaches as far as its weapon</source>
        <translation>Ein Ranged Attack reicht so weit wie seine Waffe</translation>
    </message>
    <message>
        <source>A Resonance Push goes d6″ in any direction</source>
        <translation>Ein Resonance Push geht d6″ in beliebige Richtung</translation>
    </message>
    <message>
        <source>A Rifle may be overcharged: a tier down, and a hit does all the damage there is</source>
        <translation>Ein Rifle darf überladen werden: eine Stufe tiefer, und ein Treffer macht allen Schaden, den es gibt</translation>
    </message>
    <message>
        <source>A Riposte answers a melee attack with a melee weapon</source>
        <translation>Eine Riposte antwortet auf einen Nahkampfangriff mit einer Nahkampfwaffe</translation>
    </message>
    <message>
        <source>A Riposte that wins deals damage; a shot into melee that misses strikes another model beside the target</source>
        <translation>Eine gewonnene Riposte macht Schaden; ein Schuss in den Nahkampf, der verfehlt, trifft ein anderes Modell neben dem Ziel</translation>
    </message>
    <message>
        <source>A Run is a Move in the Assault Phase, for an Unengaged unit</source>
        <translation>Ein Run ist ein Move in der Assault Phase, für eine Unengaged Einheit</translation>
    </message>
    <message>
        <source>A Scope, a Laser, Camo and Peripheral Sensors change the dice of an attack by where the models stand</source>
        <translation>Scope, Laser, Camo und Peripheral Sensors ändern die Würfel eines Angriffs danach, wo die Modelle stehen</translation>
    </message>
    <message>
        <source>A Scout leaves engagement freely</source>
        <translation>Ein Scout verlässt einen Nahkampf frei</translation>
    </message>
    <message>
        <source>A Scout may move 3″ after deployment; read as before the first Blessings are rolled, and no activation</source>
        <translation>Ein Scout darf nach der Aufstellung 3″ gehen; gelesen als vor dem Wurf der ersten Blessings und keine Aktivierung</translation>
    </message>
    <message>
        <source>A Scout&apos;s, before the first Blessings</source>
        <translation>Für einen Scout, vor den ersten Blessings</translation>
    </message>
    <message>
        <source>A Search</source>
        <translation>Ein Search</translation>
    </message>
    <message>
        <source>A Search among decoys is a tier up, one of heavy or contaminated loot a tier down</source>
        <translation>Ein Search unter Decoys ist eine Stufe höher, eines nach schwerem oder verseuchtem Loot eine niedriger</translation>
    </message>
    <message>
        <source>A Search as usual</source>
        <translation>Ein Search wie üblich</translation>
    </message>
    <message>
        <source>A Search is Wits against 2d6, an Interrogate Wits against Wits and a tier higher at one that is wounded</source>
        <translation>Ein Search ist Wits gegen 2d6, ein Interrogate Wits gegen Wits und eine Stufe höher bei einem Verwundeten</translation>
    </message>
    <message>
        <source>A Search is a tier down and needs two friends within 1″ of the marker</source>
        <translation>Ein Search ist eine Stufe niedriger und braucht zwei Freunde innerhalb von 1″ des Markers</translation>
    </message>
    <message>
        <source>A Search is a tier down; who carries what was found takes 1 damage a round</source>
        <translation>Ein Search ist eine Stufe niedriger; wer das Gefundene trägt, nimmt 1 Schaden je Runde</translation>
    </message>
    <message>
        <source>A Search is a tier up; half of the markers are fake, as their placer says, and shown when searched</source>
        <translation>Ein Search ist eine Stufe höher; die Hälfte der Marker ist falsch, wie ihr Leger sagt, und zeigt sich beim Suchen</translation>
    </message>
    <message>
        <source>A Search is within 1″ of a Loot Marker and not made while Engaged</source>
        <translation>Ein Search geschieht innerhalb von 1″ eines Loot Marker und nicht, wer Engaged ist</translation>
    </message>
    <message>
        <source>A Search is within {limit} of a Loot Marker</source>
        <translation>Ein Search ist innerhalb von {limit} um einen Loot Marker</translation>
    </message>
    <message>
        <source>A Search that succeeds rolls on the findings; this one is at no marker</source>
        <translation>Ein gelungenes Search würfelt auf der Tabelle der Funde; dieses gilt keinem Marker</translation>
    </message>
    <message>
        <source>A Search that succeeds takes the marker and rolls on the findings</source>
        <translation>Ein gelungenes Search nimmt den Marker und würfelt auf der Tabelle der Funde</translation>
    </message>
    <message>
        <source>A Search, an Interrogate, a Cast or a fallen Boss asks for one first</source>
        <translation>Ein Search, ein Interrogate, ein Cast oder ein gefallener Boss verlangt zuerst einen</translation>
    </message>
    <message>
        <source>A Shade is laid wholly within 12″, and the unit is set anew round it at the end of the round</source>
        <translation>Ein Shade wird ganz innerhalb von 12″ gelegt, und die Einheit wird am Ende der Runde neu um ihn gestellt</translation>
    </message>
    <message>
        <source>A Shield is added to the HP of the unit&apos;s first model only</source>
        <translation>Ein Shield kommt nur zu den HP des ersten Modells der Einheit</translation>
    </message>
    <message>
        <source>A Stimpack while deploying</source>
        <translation>Ein Stimpack beim Deploy</translation>
    </message>
    <message>
        <source>A Structure is set up on Ground Level</source>
        <translation>Eine Structure wird auf Ground Level aufgebaut</translation>
    </message>
    <message>
        <source>A Structure never activates, counts no Supply and contests no marker</source>
        <translation>Eine Structure wird nie aktiviert, zählt keine Supply und macht keinen Marker streitig</translation>
    </message>
    <message>
        <source>A Structure takes no actions</source>
        <translation>Eine Structure handelt nicht</translation>
    </message>
    <message>
        <source>A Structure works from the round after it was set up; tokens and friends must be there</source>
        <translation>Eine Structure wirkt ab der Runde nach ihrem Aufbau; Token und Freunde müssen da sein</translation>
    </message>
    <message>
        <source>A Swap needs both in sight</source>
        <translation>Ein Swap braucht beide in Sicht</translation>
    </message>
    <message>
        <source>A Swap trades the places of two models within 12″</source>
        <translation>Ein Swap tauscht die Plätze zweier Modelle innerhalb von 12″</translation>
    </message>
    <message>
        <source>A Warp Prism sets the active unit 3″ away, or lays an indicator for a landing</source>
        <translation>Ein Warp Prism setzt die aktive Einheit 3″ weiter oder legt einen Indicator für eine Landung</translation>
    </message>
    <message>
        <source>A Zealot&apos;s Move, and Move Again, that ends Engaged is 2″ longer, also from an engagement, unless set otherwise</source>
        <translation>Ein Move und Move Again eines Zealot, der Engaged endet, ist 2″ länger, auch aus einem Nahkampf heraus, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>A Zone of Influence bars arrivals from ending in it, and nobody who is on the table already</source>
        <translation>Eine Zone of Influence verwehrt es Ankommenden, in ihr zu enden, und niemandem, der schon auf dem Tisch steht</translation>
    </message>
    <message>
        <source>A base does not stop on this piece</source>
        <translation>Eine Base hält nicht auf diesem Stück</translation>
    </message>
    <message>
        <source>A base ends in it only when all of it does</source>
        <translation>Eine Base endet darin nur, wenn sie es ganz tut</translation>
    </message>
    <message>
        <source>A base ends in it when any part of it does</source>
        <translation>Eine Base endet darin, wenn irgendein Teil von ihr es tut</translation>
    </message>
    <message>
        <source>A base ends wholly on the table</source>
        <translation>Eine Base endet ganz auf dem Tisch</translation>
    </message>
    <message>
        <source>A base ends wholly on the table of 24″ by 24″</source>
        <translation>Eine Base endet ganz auf dem Tisch von 24″ mal 24″</translation>
    </message>
    <message>
        <source>A base ends wholly on the table; no public text gives it</source>
        <translation>Eine Base endet ganz auf dem Tisch; kein öffentlicher Text sagt es</translation>
    </message>
    <message>
        <source>A base goes round what it cannot cross</source>
        <translation>Eine Base geht um das herum, was sie nicht überqueren kann</translation>
    </message>
    <message>
        <source>A base on High Ground has its centre over it</source>
        <translation>Eine Base auf High Ground hat ihre Mitte darüber</translation>
    </message>
    <message>
        <source>A base on High Ground stands on it whole, but at an Access Point</source>
        <translation>Eine Base auf High Ground steht ganz darauf, außer an einem Access Point</translation>
    </message>
    <message>
        <source>A base over the edge of High Ground</source>
        <translation>Eine Base über der Kante von High Ground</translation>
    </message>
    <message>
        <source>A base spans elevations at an Access Point alone, or hangs over with its centre on High Ground</source>
        <translation>Eine Base steht nur an einem Access Point auf zwei Höhen, oder ragt mit der Mitte auf High Ground über</translation>
    </message>
    <message>
        <source>A base stands on High Ground while its centre does; the rest may hang over the edge</source>
        <translation>Eine Base steht auf High Ground, solange ihre Mitte es tut; der Rest darf über die Kante hängen</translation>
    </message>
    <message>
        <source>A base stands on the highest piece it overlaps; whether it may hang over its rim is left to you</source>
        <translation>Eine Base steht auf dem höchsten Stück, das sie überlappt; ob sie über dessen Kante ragen darf, ist dir überlassen</translation>
    </message>
    <message>
        <source>A base stands on the mat, and overlaps no piece but grass</source>
        <translation>Eine Base steht auf der Matte und überlappt kein Stück außer Gras</translation>
    </message>
    <message>
        <source>A base stands wholly in its side&apos;s zone, and touches the edge where the zone is a table edge</source>
        <translation>Eine Base steht ganz in der Zone ihrer Seite und berührt die Kante, wo die Zone eine Tischkante ist</translation>
    </message>
    <message>
        <source>A base stands wholly in its side&apos;s zone; no text says where it stands when none fits</source>
        <translation>Eine Base steht ganz in der Zone ihrer Seite; kein Text sagt, wo sie steht, wenn keine passt</translation>
    </message>
    <message>
        <source>A base stands wholly in its zone, or touches its edge</source>
        <translation>Eine Base steht ganz in ihrer Zone oder berührt deren Rand</translation>
    </message>
    <message>
        <source>A base that is not round keeps the way it is turned; turning, it may get there sooner</source>
        <translation>Eine Base, die nicht rund ist, bleibt gedreht, wie sie ist; mit Drehen kann sie früher dort sein</translation>
    </message>
    <message>
        <source>A base within Engagement Range of an Access Point is adjacent to it</source>
        <translation>Eine Base innerhalb der Engagement Range eines Access Point grenzt an ihn</translation>
    </message>
    <message>
        <source>A blast meets friend and foe</source>
        <translation>Eine Explosion trifft Freund und Feind</translation>
    </message>
    <message>
        <source>A blast of 3″</source>
        <translation>Eine Explosion von 3″</translation>
    </message>
    <message>
        <source>A blast to roll for</source>
        <translation>Eine Explosion zum Würfeln</translation>
    </message>
    <message>
        <source>A bonus action is one more Action in the same activation, and a model takes two at most</source>
        <translation>Eine Bonus Action ist eine weitere Action in derselben Aktivierung, und ein Modell macht höchstens zwei</translation>
    </message>
    <message>
        <source>A bonus it has</source>
        <translation>Ein Bonus, den sie hat</translation>
    </message>
    <message>
        <source>A calm Coworker Waits on 1 to 4 and Cooperates on a 5; on a 6 Patrol, Patrol, Flee</source>
        <translation>Ein ruhiger Coworker hat bei 1 bis 4 Wait und bei 5 Cooperate; bei 6 Patrol, Patrol, Flee</translation>
    </message>
    <message>
        <source>A calm Coworker in a blast</source>
        <translation>Ein ruhiger Coworker in einer Explosion</translation>
    </message>
    <message>
        <source>A calm Coworker within 1″</source>
        <translation>Ein ruhiger Coworker innerhalb von 1″</translation>
    </message>
    <message>
        <source>A calm Coworker within 1″ engages too, unless set otherwise</source>
        <translation>Ein ruhiger Coworker innerhalb von 1″ bindet auch, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>A card is filled in once it is known which mission it is of</source>
        <translation>Eine Karte wird ausgefüllt, wenn bekannt ist, zu welcher Mission sie gehört</translation>
    </message>
    <message>
        <source>A card may decide the control of a marker</source>
        <translation>Eine Karte kann die Kontrolle eines Markers entscheiden</translation>
    </message>
    <message>
        <source>A card of its side</source>
        <translation>Eine Karte ihrer Seite</translation>
    </message>
    <message>
        <source>A carrier does not Disengage</source>
        <translation>Ein Träger macht kein Disengage</translation>
    </message>
    <message>
        <source>A carrier has half its Move, rounded down</source>
        <translation>Ein Träger hat die Hälfte seines Move, abgerundet</translation>
    </message>
    <message>
        <source>A chain of straight lines that the leader could go along joins every model to it, past no terrain, no other unit and no gap too narrow</source>
        <translation>Eine Kette gerader Linien, die der Leader gehen könnte, verbindet jedes Modell mit ihm, an keinem Gelände, keiner anderen Einheit und keiner zu engen Lücke vorbei</translation>
    </message>
    <message>
        <source>A challenge comes before the first activation of a Game Round, and once</source>
        <translation>Eine Herausforderung kommt vor der ersten Aktivierung einer Game Round, und einmal</translation>
    </message>
    <message>
        <source>A charge bonus adds to Strength in the Game Round of entering melee</source>
        <translation>Ein Charge-Bonus erhöht Strength in der Game Round, in der der Nahkampf beginnt</translation>
    </message>
    <message>
        <source>A charge bonus asks for a direct path to the target; without it the charge goes on</source>
        <translation>Ein Charge-Bonus verlangt einen direkten Weg zum Ziel; ohne ihn geht der Charge weiter</translation>
    </message>
    <message>
        <source>A charge bonus is for a charge; who enters melee without one has none</source>
        <translation>Ein Charge-Bonus ist für einen Charge; wer ohne ihn in den Nahkampf kommt, hat keinen</translation>
    </message>
    <message>
        <source>A charge ends base to base with a target</source>
        <translation>Ein Charge endet Base an Base mit einem Ziel</translation>
    </message>
    <message>
        <source>A charge ends base to base: drawn is where this model does, or one that goes along with it</source>
        <translation>Ein Charge endet Base an Base: gezeichnet ist, wo dieses Modell das tut, oder eines, das mit ihm geht</translation>
    </message>
    <message>
        <source>A charge is a movement into melee with an enemy squad: one of those who move ends base to base with it, and how near the others of their squad come is for the players</source>
        <translation>Ein Charge ist eine Bewegung in den Nahkampf mit einem feindlichen Squad: einer der Bewegten endet Base an Base mit ihm, und wie nah die anderen seines Squads kommen, klären die Spieler</translation>
    </message>
    <message>
        <source>A charge is made at enemy squads</source>
        <translation>Ein Charge geht gegen feindliche Squads</translation>
    </message>
    <message>
        <source>A charging Leading Model ends base to base where it can, else as near as it can</source>
        <translation>Das Leading Model eines Charge endet Base an Base, wo es kann, sonst so nah, wie es kann</translation>
    </message>
    <message>
        <source>A charging leader ends base to base where it can; the others base to base with targets, else within 1″ of one, else as near their leader as they can</source>
        <translation>Ein Leader im Charge endet Base an Base, wo er kann; die anderen Base an Base mit Zielen, sonst innerhalb von 1″ eines Ziels, sonst so nah an ihrem Leader, wie sie können</translation>
    </message>
    <message>
        <source>A claustrophobic Coworker with two models within 1″ turns Hostile</source>
        <translation>Ein klaustrophobischer Coworker mit zwei Modellen innerhalb von 1″ wird Hostile</translation>
    </message>
    <message>
        <source>A climb takes 2″ of Move for each inch of height, up or down, out of the one Move</source>
        <translation>Ein Aufstieg kostet 2″ Move für jeden Zoll Höhe, hinauf oder hinab, aus dem einen Move</translation>
    </message>
    <message>
        <source>A consumable costs the Action; several are for a model beside the user</source>
        <translation>Ein Verbrauchsgegenstand kostet die Action; mehrere sind für ein Modell neben dem Benutzer</translation>
    </message>
    <message>
        <source>A contract gives the Move: Brute 3″, Scout and Zealot 5″, all others 4″</source>
        <translation>Ein Contract gibt den Move: Brute 3″, Scout und Zealot 5″, alle anderen 4″</translation>
    </message>
    <message>
        <source>A critical hit</source>
        <translation>Ein kritischer Treffer</translation>
    </message>
    <message>
        <source>A d10 is used for random effects and scatter</source>
        <translation>Ein d10 dient für zufällige Wirkungen und Abweichung</translation>
    </message>
    <message>
        <source>A d6 and Martial or Ranged reach the target number; MTN is Martial and Defense, RTN Movement and Defense</source>
        <translation>Ein d6 und Martial oder Ranged erreichen die Zielzahl; MTN ist Martial und Defense, RTN Movement und Defense</translation>
    </message>
    <message>
        <source>A d6 and Toughness against the combat resolution number</source>
        <translation>Ein d6 und Toughness gegen die Combat Resolution Number</translation>
    </message>
    <message>
        <source>A d6 and Willpower against a difficulty that goes by Domain</source>
        <translation>Ein d6 und Willpower gegen eine Schwierigkeit nach Domain</translation>
    </message>
    <message>
        <source>A d6 finds the side edge of a wave, 1 to 3 the left one. Each wave rolls as it arrives.</source>
        <translation>Ein d6 ermittelt die Seitenkante einer Welle, 1 bis 3 die linke. Jede Welle würfelt, wenn sie ankommt.</translation>
    </message>
    <message>
        <source>A d6 names the faction of the hostiles</source>
        <translation>Ein d6 nennt die Fraktion der Hostiles</translation>
    </message>
    <message>
        <source>A d8 read as a compass or a d12 as a clock finds a random direction</source>
        <translation>Ein d8 als Kompass oder ein d12 als Uhr gelesen ergibt eine zufällige Richtung</translation>
    </message>
    <message>
        <source>A defender whose Riposte wins deals its weapon’s damage; it is typed in</source>
        <translation>Ein Verteidiger, dessen Riposte gewinnt, macht den Schaden seiner Waffe; er wird eingetippt</translation>
    </message>
    <message>
        <source>A defender&apos;s total three times the attacker&apos;s is a fumble</source>
        <translation>Eine Summe des Verteidigers, dreimal so hoch wie die des Angreifers, ist ein Patzer</translation>
    </message>
    <message>
        <source>A die and a living model&apos;s Command reach the number of the Game Round</source>
        <translation>Ein Würfel und das Command eines lebenden Modells erreichen die Zahl der Game Round</translation>
    </message>
    <message>
        <source>A die shows 1 to {sides}</source>
        <translation>Ein Würfel zeigt 1 bis {sides}</translation>
    </message>
    <message>
        <source>A die tier more on the next shot at its target</source>
        <translation>Eine Würfelstufe mehr beim nächsten Schuss auf sein Ziel</translation>
    </message>
    <message>
        <source>A disc of half the clearance passes everything; only the place where the model stops asks for its whole base</source>
        <translation>Eine Scheibe der halben Clearance passt überall durch; nur der Platz zum Halten braucht die ganze Base</translation>
    </message>
    <message>
        <source>A draw, {points}</source>
        <translation>Unentschieden, {points}</translation>
    </message>
    <message>
        <source>A drawn group follows its own table; a model of it may also be moved by hand</source>
        <translation>Eine gezogene Gruppe folgt ihrer eigenen Tabelle; ein Modell davon darf auch von Hand bewegt werden</translation>
    </message>
    <message>
        <source>A drawn group rolls one d6, and every model of it acts by the result</source>
        <translation>Eine gezogene Gruppe würfelt einen d6, und jedes ihrer Modelle handelt nach dem Ergebnis</translation>
    </message>
    <message>
        <source>A drop that is climbed down in part</source>
        <translation>Ein Absturz, der ein Stück weit hinabgeklettert wird</translation>
    </message>
    <message>
        <source>A drop to roll</source>
        <translation>Ein Sturz zum Würfeln</translation>
    </message>
    <message>
        <source>A dropped marker is put down within 2″ of the unit that dropped it</source>
        <translation>Ein fallen gelassener Marker wird innerhalb von 2″ um die Einheit abgelegt, die ihn trug</translation>
    </message>
    <message>
        <source>A failed Interrogate makes a Coworker Hostile</source>
        <translation>Ein misslungenes Interrogate macht einen Coworker Hostile</translation>
    </message>
    <message>
        <source>A free attack is made in melee</source>
        <translation>Ein Free Attack geschieht im Nahkampf</translation>
    </message>
    <message>
        <source>A free edge</source>
        <translation>Eine freie Kante</translation>
    </message>
    <message>
        <source>A fumble</source>
        <translation>Ein Patzer</translation>
    </message>
    <message>
        <source>A fumbled Search does d6 damage</source>
        <translation>Ein gepatztes Search macht d6 Schaden</translation>
    </message>
    <message>
        <source>A fumbled Search of trapped loot does d6 damage; it is told, and typed in</source>
        <translation>Ein gepatztes Search nach Loot mit Falle macht d6 Schaden; das wird gesagt und eingetippt</translation>
    </message>
    <message>
        <source>A fumbled Search of trapped loot does damage</source>
        <translation>Ein verpatztes Search an einer Falle macht Schaden</translation>
    </message>
    <message>
        <source>A game is one of two armies, each with its player</source>
        <translation>Ein Spiel ist das zweier Armeen, jede mit ihrem Spieler</translation>
    </message>
    <message>
        <source>A gap of 2 brings the Defender an advantage of either table, one of 4 another of one of them</source>
        <translation>Ein Abstand von 2 bringt dem Defender einen Vorteil aus einer der beiden Tabellen, einer von 4 noch einen aus einer davon</translation>
    </message>
    <message>
        <source>A gap of Evidence and Leads brings the Defender its advantages</source>
        <translation>Ein Abstand von Evidence und Leads bringt dem Verteidiger seine Vorteile</translation>
    </message>
    <message>
        <source>A gap of at most 2″ is jumped</source>
        <translation>Eine Lücke von höchstens 2″ wird übersprungen</translation>
    </message>
    <message>
        <source>A gap of at most {limit} is jumped</source>
        <translation>Gesprungen wird über eine Lücke von höchstens {limit}</translation>
    </message>
    <message>
        <source>A gap of at most {most} between two pieces is jumped straight</source>
        <translation>Eine Lücke von höchstens {most} zwischen zwei Stücken wird gerade übersprungen</translation>
    </message>
    <message>
        <source>A gap of {measured} to {other}</source>
        <translation>Eine Lücke von {measured} zu {other}</translation>
    </message>
    <message>
        <source>A gap that a base passes is not always one where it may stop</source>
        <translation>Eine Lücke, durch die eine Base kommt, ist nicht immer eine, in der sie halten darf</translation>
    </message>
    <message>
        <source>A grenade is thrown at a point first</source>
        <translation>Eine Granate wird zuerst auf einen Punkt geworfen</translation>
    </message>
    <message>
        <source>A grenade is thrown at a point within {limit} of the base</source>
        <translation>Eine Granate wird auf einen Punkt innerhalb von {limit} um die Base geworfen</translation>
    </message>
    <message>
        <source>A grenade is thrown once, by who carries it</source>
        <translation>Eine Granate wird einmal geworfen, von dem, der sie trägt</translation>
    </message>
    <message>
        <source>A grenade to roll for</source>
        <translation>Eine Granate zum Würfeln</translation>
    </message>
    <message>
        <source>A group keeps its token through casualties until its last model leaves play</source>
        <translation>Eine Gruppe behält ihren Token trotz Verlusten, bis ihr letztes Modell aus dem Spiel geht</translation>
    </message>
    <message>
        <source>A group of Coworkers of whom some are Hostile</source>
        <translation>Eine Gruppe von Coworkers, von denen einige Hostile sind</translation>
    </message>
    <message>
        <source>A group rolls once; another roll is your choice and stays in the log</source>
        <translation>Eine Gruppe würfelt einmal; ein weiterer Wurf ist deine Wahl und bleibt im Protokoll</translation>
    </message>
    <message>
        <source>A group rolls once; rolling again and moving its models by hand are the player&apos;s choice, and logged</source>
        <translation>Eine Gruppe würfelt einmal; neu zu würfeln und ihre Modelle von Hand zu bewegen steht dem Spieler frei und kommt ins Protokoll</translation>
    </message>
    <message>
        <source>A group&apos;s token is drawn</source>
        <translation>Der Token einer Gruppe wird gezogen</translation>
    </message>
    <message>
        <source>A held Action is spent on a reaction; no public text says at which moment of the move</source>
        <translation>Eine gehaltene Action wird für eine Reaktion ausgegeben; kein öffentlicher Text sagt, in welchem Moment der Bewegung</translation>
    </message>
    <message>
        <source>A held Action is used for a reaction alone, later in the same Game Round</source>
        <translation>Eine gehaltene Action dient nur einer Reaktion, später in derselben Game Round</translation>
    </message>
    <message>
        <source>A leader ends wholly on the table, on no terrain, on no base and not within 1″ of an enemy</source>
        <translation>Ein Leader endet ganz auf dem Tisch, auf keinem Gelände, auf keiner Base und nicht innerhalb von 1″ eines Feindes</translation>
    </message>
    <message>
        <source>A leader passes through models of its own unit, not through enemies and other friendly units</source>
        <translation>Ein Leader geht durch Modelle der eigenen Einheit, nicht durch Feinde und andere eigene Einheiten</translation>
    </message>
    <message>
        <source>A link changes elevation where its leader could: at an Access Point</source>
        <translation>Ein Link wechselt die Höhe, wo sein Leader es könnte: an einem Access Point</translation>
    </message>
    <message>
        <source>A link may cross enemies that the unit charges or is Engaged with</source>
        <translation>Ein Link darf Feinde queren, gegen die die Einheit einen Charge macht oder mit denen sie Engaged ist</translation>
    </message>
    <message>
        <source>A lone obstacle is rounded with the whole base; only between two obstacles does the clearance count</source>
        <translation>Um ein einzelnes Hindernis geht es mit der ganzen Base; nur zwischen zwei Hindernissen zählt die Clearance</translation>
    </message>
    <message>
        <source>A lost challenge lowers Command Value in that Game Round; by how much is not public, and 1 is taken here, though never the last one: a turn has one squad at least</source>
        <translation>Eine verlorene Herausforderung senkt den Command Value in dieser Game Round; um wie viel, ist nicht öffentlich, und hier wird 1 angenommen, doch nie der letzte: ein Zug hat mindestens ein Squad</translation>
    </message>
    <message>
        <source>A lost challenge lowers it by an amount that is not public; a turn has one squad at least</source>
        <translation>Eine verlorene Herausforderung senkt ihn um einen Betrag, der nicht öffentlich ist; ein Zug hat mindestens ein Squad</translation>
    </message>
    <message>
        <source>A low piece with a height</source>
        <translation>Ein niedriges Stück mit einer Höhe</translation>
    </message>
    <message>
        <source>A marker goes to the higher Supply there; a tie changes nothing, and control stays until the other wins it</source>
        <translation>Ein Marker geht an die höhere Supply dort; ein Gleichstand ändert nichts, und die Kontrolle bleibt, bis der andere ihn gewinnt</translation>
    </message>
    <message>
        <source>A marker lies on the table</source>
        <translation>Ein Marker liegt auf dem Tisch</translation>
    </message>
    <message>
        <source>A melee attack is at an enemy within 1″, or within the 2″ of a Cable Whip</source>
        <translation>Ein Nahkampfangriff geht gegen einen Feind innerhalb von 1″, oder innerhalb der 2″ einer Cable Whip</translation>
    </message>
    <message>
        <source>A melee attack is at an enemy within {limit}</source>
        <translation>Ein Nahkampfangriff gilt einem Feind innerhalb von {limit}</translation>
    </message>
    <message>
        <source>A melee weapon threatens 1″ about the base, or as far as its profile says; the unit is not printed</source>
        <translation>Eine Nahkampfwaffe bedroht 1″ um die Base, oder so weit ihr Profil sagt; die Einheit ist nicht gedruckt</translation>
    </message>
    <message>
        <source>A mission may name the upgrades bought for a unit, and names no tactical cards</source>
        <translation>Eine Mission kann die für eine Einheit gekauften Upgrades nennen, aber keine Taktikkarten</translation>
    </message>
    <message>
        <source>A mission names the edges that models leave by</source>
        <translation>Eine Mission nennt die Kanten, über die Modelle gehen</translation>
    </message>
    <message>
        <source>A model activates once a round, whatever else happens to it</source>
        <translation>Ein Modell wird einmal je Runde aktiviert, was auch sonst mit ihm geschieht</translation>
    </message>
    <message>
        <source>A model and itself are one</source>
        <translation>Ein Modell und es selbst sind eins</translation>
    </message>
    <message>
        <source>A model attacks with what it carries</source>
        <translation>Ein Modell greift mit dem an, was es trägt</translation>
    </message>
    <message>
        <source>A model base to base with an enemy is pinned while its unit Closes Ranks</source>
        <translation>Ein Modell Base an Base mit einem Feind ist gebunden, während seine Einheit Close Ranks macht</translation>
    </message>
    <message>
        <source>A model deploys wholly in its side&apos;s zone; where that is an edge, to which no depth is given, its base touches it</source>
        <translation>Ein Modell wird ganz in der Zone seiner Seite aufgestellt; wo das eine Kante ohne angegebene Tiefe ist, berührt seine Base sie</translation>
    </message>
    <message>
        <source>A model exits as part of a Move, and a Move is not split by an Action</source>
        <translation>Ein Modell geht als Teil eines Move ab, und ein Move wird nicht durch eine Action geteilt</translation>
    </message>
    <message>
        <source>A model exits as part of its move over an edge that touches the enemy&apos;s deployment zone, not while Engaged</source>
        <translation>Ein Modell geht als Teil seiner Bewegung über eine Kante, die die feindliche Aufstellungszone berührt, nicht wenn es Engaged ist</translation>
    </message>
    <message>
        <source>A model fires one weapon and each SIDEARM; what fires the same weapon fires at one target, and one Batch comes after another</source>
        <translation>Ein Modell schießt mit einer Waffe und jeder SIDEARM; was mit derselben Waffe schießt, schießt auf ein Ziel, und ein Batch kommt nach dem anderen</translation>
    </message>
    <message>
        <source>A model fires one weapon, and each SIDEARM once besides</source>
        <translation>Ein Modell feuert eine Waffe ab, und dazu jede SIDEARM einmal</translation>
    </message>
    <message>
        <source>A model goes Out of Action once</source>
        <translation>Ein Modell wird einmal Out of Action</translation>
    </message>
    <message>
        <source>A model goes as near to what it is after as its Move brings it</source>
        <translation>Ein Modell geht so nah an das, worauf es aus ist, wie sein Move es bringt</translation>
    </message>
    <message>
        <source>A model has been deployed</source>
        <translation>Ein Modell ist schon aufgestellt</translation>
    </message>
    <message>
        <source>A model is acting</source>
        <translation>Ein Modell handelt gerade</translation>
    </message>
    <message>
        <source>A model is helped by at most {limit} a round</source>
        <translation>Einem Modell wird höchstens {limit} je Runde geholfen</translation>
    </message>
    <message>
        <source>A model leaves as part of its Move, from where its base touches the edge</source>
        <translation>Ein Modell geht als Teil seines Move, von dort, wo seine Base die Kante berührt</translation>
    </message>
    <message>
        <source>A model leaves the game once</source>
        <translation>Ein Modell verlässt das Spiel einmal</translation>
    </message>
    <message>
        <source>A model loses none below 0 and none beyond its Wounds</source>
        <translation>Ein Modell verliert keine unter 0 und keine über seine Wounds hinaus</translation>
    </message>
    <message>
        <source>A model moves past its enemies, not through them</source>
        <translation>Ein Modell bewegt sich an seinen Feinden vorbei, nicht durch sie</translation>
    </message>
    <message>
        <source>A model moves up to three times its Movement in inches; with the Action given to movement, four times</source>
        <translation>Ein Modell bewegt sich bis zum Dreifachen seines Movement in Zoll; mit der Action dafür viermal</translation>
    </message>
    <message>
        <source>A model on a line counts for one of the quarters it stands in</source>
        <translation>Ein Modell auf einer Linie zählt für eines der Viertel, in denen es steht</translation>
    </message>
    <message>
        <source>A model reads the column for no enemy in sight, an enemy in sight or an enemy within 1″</source>
        <translation>Ein Modell liest die Spalte für keinen Feind in Sicht, einen Feind in Sicht oder einen Feind innerhalb von 1″</translation>
    </message>
    <message>
        <source>A model sees another when a straight line from any part of its base to any part of the other&apos;s crosses no piece that blocks, and each piece is judged alone</source>
        <translation>Ein Modell sieht ein anderes, wenn eine gerade Linie von irgendeinem Teil seiner Base zu irgendeinem der anderen kein sperrendes Stück quert, und jedes Stück wird für sich geprüft</translation>
    </message>
    <message>
        <source>A model stands on it with its entire base</source>
        <translation>Ein Modell steht mit seiner ganzen Base darauf</translation>
    </message>
    <message>
        <source>A model strikes in passing while it is not base to base with anyone (draft of 2015)</source>
        <translation>Ein Modell schlägt im Vorbeigehen, solange es mit niemandem Base an Base steht (Entwurf von 2015)</translation>
    </message>
    <message>
        <source>A model takes at most {limit} Actions in an activation</source>
        <translation>Ein Modell macht höchstens {limit} Actions in einer Aktivierung</translation>
    </message>
    <message>
        <source>A model that can&apos;t be In Coherency stands as near to the Leading Model as it can</source>
        <translation>Ein Modell, das nicht In Coherency stehen kann, steht so nah am Leading Model, wie es kann</translation>
    </message>
    <message>
        <source>A model that comes on begins off the table, at an entry edge, and ends on it</source>
        <translation>Ein Modell, das hereinkommt, beginnt außerhalb des Tisches, an einer Eintrittskante, und endet auf ihm</translation>
    </message>
    <message>
        <source>A model that ends on it, and nothing else</source>
        <translation>Ein Modell, das darauf endet, und nichts anderes</translation>
    </message>
    <message>
        <source>A model that finds no room stands as near as it can, linked, and the unit is Out of Coherency</source>
        <translation>Ein Modell, das keinen Platz findet, steht so nah wie möglich, verlinkt, und die Einheit ist Out of Coherency</translation>
    </message>
    <message>
        <source>A model that flees does nothing but move to the nearest edge, and leaves the game there with what it carries dropped</source>
        <translation>Ein fliehendes Modell geht nur zur nächsten Kante und verlässt dort das Spiel; was es trägt, bleibt liegen</translation>
    </message>
    <message>
        <source>A model that flees ends as near to an edge as its Move leads</source>
        <translation>Ein Modell, das flieht, endet so nah an einer Kante, wie sein Move führt</translation>
    </message>
    <message>
        <source>A model that flees moves to the nearest edge</source>
        <translation>Ein Modell, das flieht, bewegt sich zur nächsten Kante</translation>
    </message>
    <message>
        <source>A model that has lost its nerve only runs, until it passes a test</source>
        <translation>Ein Modell, das die Nerven verloren hat, läuft nur, bis es einen Test besteht</translation>
    </message>
    <message>
        <source>A model that is not base to base strikes at what passes through its threat range (draft of 2015)</source>
        <translation>Ein Modell, das nicht Base an Base steht, schlägt nach dem, was durch seine Bedrohungsreichweite kommt (Entwurf von 2015)</translation>
    </message>
    <message>
        <source>A model that leaves an enemy&apos;s 1″ without Disengage gives it a free attack, which is told before the drop</source>
        <translation>Ein Modell, das die 1″ eines Feindes ohne Disengage verlässt, gibt ihm einen freien Angriff; das wird vor dem Absetzen gesagt</translation>
    </message>
    <message>
        <source>A model that the table moves has one Move and one Action</source>
        <translation>Ein Modell, das die Tabelle bewegt, hat einen Move und eine Action</translation>
    </message>
    <message>
        <source>A model that touches a piece with the trait climbable loses the height of the piece, once an activation</source>
        <translation>Ein Modell, das ein Stück mit dem Merkmal climbable berührt, verliert die Höhe des Stücks, einmal je Aktivierung</translation>
    </message>
    <message>
        <source>A model that touches an enemy stays where it is; the others stand base to base with enemies, else with friends that fight</source>
        <translation>Ein Modell, das einen Feind berührt, bleibt, wo es ist; die anderen stehen Base an Base mit Feinden, sonst mit Freunden, die kämpfen</translation>
    </message>
    <message>
        <source>A model with Mag Boots is not knocked back</source>
        <translation>Ein Modell mit Mag Boots wird nicht zurückgestoßen</translation>
    </message>
    <message>
        <source>A model with Mag Boots is not knocked back; a Power still pushes it</source>
        <translation>Ein Modell mit Mag Boots wird nicht zurückgestoßen; eine Power stößt es dennoch</translation>
    </message>
    <message>
        <source>A model with no linked spot left is removed at once</source>
        <translation>Ein Modell, für das keine verbundene Stelle bleibt, wird sofort entfernt</translation>
    </message>
    <message>
        <source>A model within 1″ of an enemy is Engaged, whichever way it faces</source>
        <translation>Ein Modell innerhalb von 1″ eines Feindes ist Engaged, wohin es auch schaut</translation>
    </message>
    <message>
        <source>A model&apos;s dice go to enemies that it fights or supports against</source>
        <translation>Die Würfel eines Modells gehen gegen Feinde, gegen die es kämpft oder unterstützt</translation>
    </message>
    <message>
        <source>A move costs a Gunner&apos;s shots nothing</source>
        <translation>Eine Bewegung kostet die Schüsse eines Gunner nichts</translation>
    </message>
    <message>
        <source>A move does not end this near an enemy</source>
        <translation>Eine Bewegung endet nicht so nah an einem Feind</translation>
    </message>
    <message>
        <source>A move halts where it first enters the field or the threat range of a held Action, and that side is asked; a squad that comes on is halted at the edge if it begins there already. No public text gives the moment</source>
        <translation>Eine Bewegung hält, wo sie zuerst in das Feld oder die Bedrohungsreichweite einer gehaltenen Action kommt, und jene Seite wird gefragt; ein hereinkommendes Squad wird an der Kante angehalten, wenn es schon darin beginnt. Kein öffentlicher Text nennt den Moment</translation>
    </message>
    <message>
        <source>A move has been halted there, and goes on</source>
        <translation>Eine Bewegung wurde dort angehalten und geht weiter</translation>
    </message>
    <message>
        <source>A move may end beside an enemy, and no ground is difficult: no text says otherwise</source>
        <translation>Eine Bewegung darf neben einem Feind enden, und kein Boden ist schwierig: kein Text sagt anderes</translation>
    </message>
    <message>
        <source>A move may end within {near} of an enemy; leaving one without Disengage brings a free attack</source>
        <translation>Eine Bewegung darf innerhalb von {near} eines Feindes enden; wer einen ohne Disengage verlässt, gibt einen freien Angriff</translation>
    </message>
    <message>
        <source>A move {course} ends no {worse} than it began</source>
        <translation>Eine Bewegung {course} endet nicht {worse} als sie begann</translation>
    </message>
    <message>
        <source>A move {course} follows the line through the bases&apos; centres</source>
        <translation>Eine Bewegung {course} folgt der Linie durch die Mitten der Bases</translation>
    </message>
    <message>
        <source>A move {course} goes as far as there is a place to stop</source>
        <translation>Eine Bewegung {course} geht so weit, wie es eine Stelle zum Halten gibt</translation>
    </message>
    <message>
        <source>A movement bonus adds to the number a shooter needs</source>
        <translation>Ein Bewegungsbonus erhöht die Zahl, die ein Schütze braucht</translation>
    </message>
    <message>
        <source>A next activation is the model&apos;s own, in a later round if need be</source>
        <translation>Eine nächste Aktivierung ist die des Modells selbst, notfalls in einer späteren Runde</translation>
    </message>
    <message>
        <source>A node is held by standing near it</source>
        <translation>Ein Node wird gehalten, indem man nah dabei steht</translation>
    </message>
    <message>
        <source>A node is live for the only side with models within 3″ of it at the end</source>
        <translation>Ein Knoten ist aktiv für die einzige Seite, die am Ende Modelle innerhalb von 3″ davon hat</translation>
    </message>
    <message>
        <source>A path begins where its model stands</source>
        <translation>Ein Weg beginnt, wo sein Modell steht</translation>
    </message>
    <message>
        <source>A path begins where the Leading Model stands, turned as it is</source>
        <translation>Ein Weg beginnt, wo das Leading Model steht, gedreht wie es ist</translation>
    </message>
    <message>
        <source>A piece hides with its whole outline, windows and doors in it too, unless agreed: the mission&apos;s outlines say so</source>
        <translation>Ein Stück verdeckt mit seinem ganzen Umriss, Fenster und Türen darin auch, wenn nicht anders vereinbart: die Umrisse der Mission sagen es</translation>
    </message>
    <message>
        <source>A piece lies on the table, and in no other piece and no base</source>
        <translation>Ein Stück liegt auf dem Tisch, und in keinem anderen Stück und keiner Base</translation>
    </message>
    <message>
        <source>A piece like</source>
        <translation>Ein Stück wie</translation>
    </message>
    <message>
        <source>A piece like {subject} does not lie clear of {other}{what}</source>
        <translation>Ein Stück wie {subject} liegt nicht frei von {other}{what}</translation>
    </message>
    <message>
        <source>A piece that the mission marks as impassable is neither crossed nor stood on; no public text says which pieces bar the way</source>
        <translation>Ein Stück, das die Mission als unpassierbar angibt, wird weder gequert noch betreten; kein öffentlicher Text sagt, welche Stücke den Weg sperren</translation>
    </message>
    <message>
        <source>A piece without an Access Point can&apos;t be stood on, and from Size 2 on not be passed</source>
        <translation>Ein Stück ohne Access Point kann nicht betreten und ab Size 2 nicht gequert werden</translation>
    </message>
    <message>
        <source>A place for the token</source>
        <translation>Ein Ort für den Token</translation>
    </message>
    <message>
        <source>A player activates one squad or more in a turn</source>
        <translation>Ein Spieler aktiviert in einem Zug ein Squad oder mehr</translation>
    </message>
    <message>
        <source>A player model&apos;s token leaves the bag at once when it goes Out of Action</source>
        <translation>Der Token eines Spielermodells verlässt den Beutel sofort, wenn es Out of Action geht</translation>
    </message>
    <message>
        <source>A player&apos;s squads are that player&apos;s own to order</source>
        <translation>Über die Squads eines Spielers befiehlt nur dieser Spieler</translation>
    </message>
    <message>
        <source>A point each round end for more models within 3″ of the beacon; a tie goes to more of them at the end</source>
        <translation>Ein Punkt an jedem Rundenende für mehr Modelle innerhalb von 3″ des Beacon; ein Gleichstand geht an den mit mehr davon am Ende</translation>
    </message>
    <message>
        <source>A push goes away from its source, or not at all</source>
        <translation>Ein Stoß geht weg von seiner Quelle oder gar nicht</translation>
    </message>
    <message>
        <source>A push goes straight away from another model</source>
        <translation>Ein Stoß geht gerade weg von einem anderen Modell</translation>
    </message>
    <message>
        <source>A push goes straight away from its source by its inches; what is in the way stops it, an edge does not</source>
        <translation>Ein Stoß geht gerade von seiner Quelle weg, um seine Zoll; was im Weg ist, hält ihn auf, eine Kante nicht</translation>
    </message>
    <message>
        <source>A push has its weapon&apos;s or its Power&apos;s inches</source>
        <translation>Ein Stoß hat die Zoll seiner Waffe oder seiner Power</translation>
    </message>
    <message>
        <source>A quarter is held by the side with more models in it; the owner assigns a model on a line</source>
        <translation>Ein Viertel hält die Seite mit mehr Modellen darin; der Besitzer teilt ein Modell auf einer Linie zu</translation>
    </message>
    <message>
        <source>A ramp is entered and left through its Access Points alone, and stopped on</source>
        <translation>Eine Rampe wird nur durch ihre Access Points betreten und verlassen, und man hält auf ihr</translation>
    </message>
    <message>
        <source>A random direction</source>
        <translation>Eine zufällige Richtung</translation>
    </message>
    <message>
        <source>A random direction is no choice</source>
        <translation>Eine zufällige Richtung ist keine Wahl</translation>
    </message>
    <message>
        <source>A ranged weapon</source>
        <translation>Eine Fernkampfwaffe</translation>
    </message>
    <message>
        <source>A reaction is made right when what it follows upon comes about</source>
        <translation>Eine Reaktion kommt gleich, wenn geschieht, worauf sie folgt</translation>
    </message>
    <message>
        <source>A reaction needs a held Action and takes it</source>
        <translation>Eine Reaktion braucht eine gehaltene Action und verbraucht sie</translation>
    </message>
    <message>
        <source>A reaction takes a held Action, which is for that alone</source>
        <translation>Eine Reaktion nimmt eine gehaltene Action, die nur dafür da ist</translation>
    </message>
    <message>
        <source>A ready squad has one Boss, and of each contract no more than it allows, with the weapons and armour it allows</source>
        <translation>Ein fertiges Squad hat einen Boss und von jedem Contract nicht mehr, als erlaubt ist, mit den erlaubten Waffen und Rüstungen</translation>
    </message>
    <message>
        <source>A rectangle of 40 by 100 mm</source>
        <translation>Ein Rechteck von 40 mal 100 mm</translation>
    </message>
    <message>
        <source>A report has 2 squads as the least of a Command Value of 4: by a setting, half of it; one is asked for as section 8 has it</source>
        <translation>Ein Bericht hat 2 Squads als das Mindeste bei einem Command Value von 4: nach einer Einstellung die Hälfte davon; verlangt wird eines, wie Abschnitt 8 es hat</translation>
    </message>
    <message>
        <source>A roll</source>
        <translation>Ein Wurf</translation>
    </message>
    <message>
        <source>A roll for another Game Round that fails</source>
        <translation>Ein gescheiterter Wurf für eine weitere Game Round</translation>
    </message>
    <message>
        <source>A roll is made with the dice the rule names, and a tied roll-off again</source>
        <translation>Gewürfelt wird mit den Würfeln, die die Regel nennt, und ein Roll-off mit Gleichstand neu</translation>
    </message>
    <message>
        <source>A roll-off</source>
        <translation>Ein Roll-off</translation>
    </message>
    <message>
        <source>A round base travels as far as its centre; one that is not round counts its turns as well</source>
        <translation>Eine runde Base legt so viel zurück wie ihre Mitte; eine, die nicht rund ist, zählt ihre Drehungen mit</translation>
    </message>
    <message>
        <source>A round begins with its Blessings. Roll those of the Compliance Team with B; the dice are in the log below.</source>
        <translation>Eine Runde beginnt mit ihren Blessings. Würfle die des Compliance Team mit B; die Würfel stehen unten im Protokoll.</translation>
    </message>
    <message>
        <source>A round is Movement, Assault, Combat and Scoring, in this order</source>
        <translation>Eine Runde ist Movement, Assault, Combat und Scoring, in dieser Folge</translation>
    </message>
    <message>
        <source>A row that comes in two groups brings two tokens</source>
        <translation>Eine Zeile, die in zwei Gruppen kommt, bringt zwei Token</translation>
    </message>
    <message>
        <source>A scale has its table, its cards and its size of army</source>
        <translation>Eine Spielgröße hat ihren Tisch, ihre Karten und ihre Armeegröße</translation>
    </message>
    <message>
        <source>A shot at an Engaged model that misses strikes a random other model beside it</source>
        <translation>Ein Schuss auf ein Engaged Modell, der fehlgeht, trifft zufällig ein anderes Modell daneben</translation>
    </message>
    <message>
        <source>A shot has no limit but that of its weapon: a Stapler&apos;s 6″</source>
        <translation>Ein Schuss hat keine Grenze als die seiner Waffe: die 6″ eines Stapler</translation>
    </message>
    <message>
        <source>A side activates its own units</source>
        <translation>Eine Seite aktiviert eigene Einheiten</translation>
    </message>
    <message>
        <source>A side has one primary mission, and both have one secondary mission; a 6 goes on to the second list</source>
        <translation>Eine Seite hat eine primäre Mission, und beide haben eine sekundäre; eine 6 geht weiter zur zweiten Liste</translation>
    </message>
    <message>
        <source>A side has one such Structure on the table at a time</source>
        <translation>Eine Seite hat nur eine solche Structure zugleich auf dem Tisch</translation>
    </message>
    <message>
        <source>A side may activate as many squads in its turn as its Command Value, the highest Command it has on the table</source>
        <translation>Eine Seite darf in ihrem Zug so viele Squads aktivieren wie ihr Command Value, der höchste Command auf dem Tisch</translation>
    </message>
    <message>
        <source>A side may bring one card twice</source>
        <translation>Eine Seite darf eine Karte zweimal bringen</translation>
    </message>
    <message>
        <source>A side passes when it likes, activates nothing more in that phase, and the other finishes</source>
        <translation>Eine Seite passt, wann sie will, aktiviert in dieser Phase nichts mehr, und die andere bringt sie zu Ende</translation>
    </message>
    <message>
        <source>A side rolls for another Game Round with a living model of its own</source>
        <translation>Eine Seite würfelt mit einem eigenen lebenden Modell für eine weitere Game Round</translation>
    </message>
    <message>
        <source>A side rolls for another Game Round with a living model; whom a failed roll stops is a setting</source>
        <translation>Eine Seite würfelt mit einem lebenden Modell für eine weitere Game Round; wen ein gescheiterter Wurf aufhält, ist eine Einstellung</translation>
    </message>
    <message>
        <source>A side with no eligible unit must pass</source>
        <translation>Eine Seite ohne berechtigte Einheit muss passen</translation>
    </message>
    <message>
        <source>A spawn within 1″ of an objective slides to the nearest free spot</source>
        <translation>Ein Ankunftsort innerhalb von 1″ eines Ziels rückt zum nächsten freien Platz</translation>
    </message>
    <message>
        <source>A squad fights back where it is base to base</source>
        <translation>Ein Squad wehrt sich, wo es Base an Base steht</translation>
    </message>
    <message>
        <source>A squad gets one Movement and one Action a Game Round</source>
        <translation>Ein Squad bekommt ein Movement und eine Action je Game Round</translation>
    </message>
    <message>
        <source>A squad gets one Movement and one Action in a Game Round, in either order</source>
        <translation>Ein Squad bekommt ein Movement und eine Action in einer Game Round, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>A squad has as many models as its Discipline</source>
        <translation>Ein Squad hat so viele Modelle wie seine Discipline</translation>
    </message>
    <message>
        <source>A squad has from its class&apos;s Discipline to that times the multiplier of the game&apos;s size, 3 to 9 models for 3 at 3 times; told where a mission is read, or refused where it is set so. The points for a multiplier are not public</source>
        <translation>Ein Squad hat von der Discipline seiner Klasse bis zu ihr mal dem Faktor der Spielgröße, 3 bis 9 Modelle für 3 bei Faktor 3; gesagt, wo eine Mission gelesen wird, oder abgelehnt, wo es so eingestellt ist. Die Punkte für einen Faktor sind nicht öffentlich</translation>
    </message>
    <message>
        <source>A squad has one Action a Game Round; one that is held is for a reaction alone</source>
        <translation>Ein Squad hat eine Action je Game Round; eine gehaltene ist nur für eine Reaktion</translation>
    </message>
    <message>
        <source>A squad has one Movement and one Action, in either order</source>
        <translation>Ein Squad hat ein Movement und eine Action, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>A squad is activated once a Game Round</source>
        <translation>Ein Squad wird einmal je Game Round aktiviert</translation>
    </message>
    <message>
        <source>A squad is equipped for 60 subs, and each model has its array of tiers</source>
        <translation>Ein Squad wird für 60 Subs ausgerüstet, und jedes Modell hat seine Stufen</translation>
    </message>
    <message>
        <source>A squad is set down in the zones that its side has taken</source>
        <translation>Ein Squad wird in den Zonen aufgestellt, die seine Seite gewählt hat</translation>
    </message>
    <message>
        <source>A squad mate was halted over another base: it goes with it, or first</source>
        <translation>Ein Modell des Squads wurde über einer anderen Base angehalten: es geht mit, oder zuerst</translation>
    </message>
    <message>
        <source>A squad model is set up once, where its mission has not set it already</source>
        <translation>Ein Squad-Modell wird einmal aufgestellt, wo seine Mission es nicht schon getan hat</translation>
    </message>
    <message>
        <source>A squad model makes its free attack in melee with a weapon it has, or for want of one improvised, a tier down</source>
        <translation>Ein Squad-Modell macht seinen freien Angriff im Nahkampf mit einer seiner Waffen, oder in Ermangelung improvisiert, eine Stufe niedriger</translation>
    </message>
    <message>
        <source>A squad model that flees to the edge</source>
        <translation>Ein Squad-Modell, das zur Kante flieht</translation>
    </message>
    <message>
        <source>A squad severs the enemy&apos;s conduit</source>
        <translation>Ein Squad trennt den Conduit des Feindes</translation>
    </message>
    <message>
        <source>A squad shoots at one that is active, fights back in melee or dives for cover</source>
        <translation>Ein Squad schießt auf ein aktives, wehrt sich im Nahkampf oder geht in Deckung</translation>
    </message>
    <message>
        <source>A squad that still has its Action may interrupt when the charging squad is activated, by the setting of the Action a reaction takes</source>
        <translation>Ein Squad, das seine Action noch hat, darf unterbrechen, wenn das Squad im Charge aktiviert wird, nach der Einstellung der Action, die eine Reaktion nimmt</translation>
    </message>
    <message>
        <source>A squad without its Action neither fights back when charged nor dives for cover</source>
        <translation>Ein Squad ohne seine Action wehrt sich gegen einen Charge nicht und geht nicht in Deckung</translation>
    </message>
    <message>
        <source>A squad without its Action neither fights back when it is charged nor dives for cover</source>
        <translation>Ein Squad ohne seine Action wehrt sich weder gegen einen Charge noch wirft es sich in Deckung</translation>
    </message>
    <message>
        <source>A status lasts from round to round, unless its text ends it</source>
        <translation>Ein Status dauert von Runde zu Runde, wenn sein Text ihn nicht beendet</translation>
    </message>
    <message>
        <source>A straight line from model to model, passable for the leader, joins each of them to it</source>
        <translation>Eine gerade Linie von Modell zu Modell, passierbar für das Leading Model, verbindet jedes mit ihm</translation>
    </message>
    <message>
        <source>A stray shot</source>
        <translation>Ein verirrter Schuss</translation>
    </message>
    <message>
        <source>A summoned unit acts when its parent has acted, before the opponent does</source>
        <translation>Eine gerufene Einheit handelt, wenn die gehandelt hat, die sie rief, und vor dem Gegner</translation>
    </message>
    <message>
        <source>A summoned unit is set base to base with its parent in that one&apos;s activation, with Supply for it, near no enemy and in no enemy zone, and comes in no other way</source>
        <translation>Eine gerufene Einheit wird in der Aktivierung ihres Urhebers Base an Base mit ihm gestellt, mit Supply dafür, an keinem Feind und in keiner feindlichen Zone, und kommt auf keine andere Art</translation>
    </message>
    <message>
        <source>A table edge that borders a zone taken is one by which reserves enter: by the stretch that the zone borders, by a setting all of it</source>
        <translation>Eine Tischkante, die an eine gewählte Zone grenzt, ist eine, über die Reserven kommen: auf der Strecke, an die die Zone grenzt, nach einer Einstellung auf ganzer Länge</translation>
    </message>
    <message>
        <source>A talkative Coworker tells more to whoever doubles its total, and more again for each multiple</source>
        <translation>Ein gesprächiger Coworker erzählt dem mehr, der seine Summe verdoppelt, und für jedes weitere Vielfache noch mehr</translation>
    </message>
    <message>
        <source>A talkative Coworker tells more to whoever doubles its total; how much more is told</source>
        <translation>Ein gesprächiger Coworker verrät mehr, wer seine Summe verdoppelt; wie viel mehr, wird gesagt</translation>
    </message>
    <message>
        <source>A target for it</source>
        <translation>Ein Ziel dafür</translation>
    </message>
    <message>
        <source>A target for the weapon</source>
        <translation>Ein Ziel für die Waffe</translation>
    </message>
    <message>
        <source>A target to attack</source>
        <translation>Ein Ziel für den Angriff</translation>
    </message>
    <message>
        <source>A target to charge</source>
        <translation>Ein Ziel für den Charge</translation>
    </message>
    <message>
        <source>A target with a part of its base hidden is in cover: a tier down</source>
        <translation>Ein Ziel, von dessen Base ein Teil verdeckt ist, ist in Deckung: eine Stufe niedriger</translation>
    </message>
    <message>
        <source>A test rolls two dice of one size, d4 to d12, and adds them; a tier up or down is the next size</source>
        <translation>Ein Test würfelt zwei gleich große Würfel, d4 bis d12, und zählt sie zusammen; eine Stufe hinauf oder hinab ist die nächste Größe</translation>
    </message>
    <message>
        <source>A test to roll for</source>
        <translation>Ein Test zum Würfeln</translation>
    </message>
    <message>
        <source>A throw after a move</source>
        <translation>Ein Wurf nach einer Bewegung</translation>
    </message>
    <message>
        <source>A throw is rolled to its end first</source>
        <translation>Ein Wurf wird zuerst zu Ende gewürfelt</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Ein Gleichstand</translation>
    </message>
    <message>
        <source>A tie goes to the most survivors, and then to the Defender</source>
        <translation>Ein Gleichstand geht an die meisten Überlebenden, und dann an den Defender</translation>
    </message>
    <message>
        <source>A tie goes to the smaller dice; with the same dice it is rolled again</source>
        <translation>Ein Gleichstand geht an die kleineren Würfel; bei denselben Würfeln wird erneut gewürfelt</translation>
    </message>
    <message>
        <source>A tie, rolled again</source>
        <translation>Gleichstand, neu gewürfelt</translation>
    </message>
    <message>
        <source>A tier past either end of the scale goes to the opponent with its sign turned</source>
        <translation>Eine Stufe über ein Ende der Skala hinaus geht mit umgekehrtem Vorzeichen an den Gegner</translation>
    </message>
    <message>
        <source>A token drawn activates one model of its side, which chooses freely among those still to act</source>
        <translation>Ein gezogener Token aktiviert ein Modell seiner Seite, die frei unter denen wählt, die noch handeln müssen</translation>
    </message>
    <message>
        <source>A token is drawn first</source>
        <translation>Zuerst wird ein Token gezogen</translation>
    </message>
    <message>
        <source>A token is laid as near as its ability asks and in free space: a Force Field within 8″</source>
        <translation>Ein Token wird so nah gelegt, wie seine Fähigkeit verlangt, und auf freien Platz: ein Force Field innerhalb von 8″</translation>
    </message>
    <message>
        <source>A token is laid at a place on the table</source>
        <translation>Ein Token wird an einen Ort auf dem Tisch gelegt</translation>
    </message>
    <message>
        <source>A token is laid in free space</source>
        <translation>Ein Token wird auf freien Platz gelegt</translation>
    </message>
    <message>
        <source>A token lies wholly on the table</source>
        <translation>Ein Token liegt ganz auf dem Tisch</translation>
    </message>
    <message>
        <source>A token stands for a model that has still to act, or for a group not yet drawn</source>
        <translation>Ein Token steht für ein Modell, das noch zu handeln hat, oder für eine noch nicht gezogene Gruppe</translation>
    </message>
    <message>
        <source>A token to measure from</source>
        <translation>Ein Token zum Messen</translation>
    </message>
    <message>
        <source>A total three times the defender&apos;s brings a roll on the critical table</source>
        <translation>Eine Summe, dreimal so hoch wie die des Verteidigers, bringt einen Wurf auf der Tabelle für kritische Treffer</translation>
    </message>
    <message>
        <source>A trap</source>
        <translation>Eine Falle</translation>
    </message>
    <message>
        <source>A tumor goes when an enemy ends a move within 1″ of it; else it stays past the round</source>
        <translation>Ein Tumor geht, wenn ein Feind eine Bewegung innerhalb von 1″ davon beendet; sonst bleibt er über die Runde hinaus</translation>
    </message>
    <message>
        <source>A tumor is laid base to base with the Queen, or within 6″ of the own Entry Edge or of another</source>
        <translation>Ein Tumor wird Base an Base mit der Queen gelegt, oder innerhalb von 6″ der eigenen Entry Edge oder eines anderen</translation>
    </message>
    <message>
        <source>A turn has one squad or more, as long as there is one to activate and Command Value for it</source>
        <translation>Ein Zug hat ein Squad oder mehr, solange eines zu aktivieren ist und Command Value dafür da ist</translation>
    </message>
    <message>
        <source>A turn that begins with no Command Value</source>
        <translation>Ein Zug, der ohne Command Value beginnt</translation>
    </message>
    <message>
        <source>A turn that begins with no Command Value passes, and so does one with fewer squads left than the minimum; by a setting one squad is activated at 0 all the same</source>
        <translation>Ein Zug, der ohne Command Value beginnt, geht weiter, und so einer mit weniger Squads als dem Mindesten; nach einer Einstellung wird bei 0 dennoch ein Squad aktiviert</translation>
    </message>
    <message>
        <source>A turret fires all round, a fixed mount in 90 degrees, a pintle in 270; the arc of a profile bounds its reactions</source>
        <translation>Ein Turm schießt rundum, eine starre Lafette in 90 Grad, eine Schwenklafette in 270; der Sichtbogen eines Profils begrenzt seine Reaktionen</translation>
    </message>
    <message>
        <source>A unit Deploys over its own side&apos;s Entry Edge, and the mission gives this side no edge</source>
        <translation>Eine Einheit kommt bei Deploy über die Entry Edge der eigenen Seite, und die Mission gibt dieser Seite keine Kante</translation>
    </message>
    <message>
        <source>A unit Deploys while its Supply fits in the pool beside what stands on the table</source>
        <translation>Eine Einheit macht Deploy, solange ihr Supply neben dem, was auf dem Tisch steht, in den Vorrat passt</translation>
    </message>
    <message>
        <source>A unit In Coherency with a model within 3″ of a marker&apos;s edge contests it; what flies, is BURROWED or a Structure does not</source>
        <translation>Eine Einheit In Coherency mit einem Modell innerhalb von 3″ vom Rand eines Markers macht ihn streitig; was fliegt, BURROWED oder eine Structure ist, nicht</translation>
    </message>
    <message>
        <source>A unit Out of Coherency contests no marker; nothing else is said against it</source>
        <translation>Eine Einheit Out of Coherency macht keinen Marker streitig; sonst ist nichts gegen sie gesagt</translation>
    </message>
    <message>
        <source>A unit activates once a phase</source>
        <translation>Eine Einheit wird einmal je Phase aktiviert</translation>
    </message>
    <message>
        <source>A unit carries one marker, and a marker one unit</source>
        <translation>Eine Einheit trägt einen Marker, und einen Marker eine Einheit</translation>
    </message>
    <message>
        <source>A unit comes in with every model In Coherency, or stays in Reserve; where no room was found, the others set by hand may leave some</source>
        <translation>Eine Einheit kommt mit jedem Modell In Coherency oder bleibt in Reserve; wo kein Platz gefunden wurde, lassen die anderen, von Hand gestellt, vielleicht welchen</translation>
    </message>
    <message>
        <source>A unit contests a marker that it sees, at its elevation, In Coherency</source>
        <translation>Eine Einheit macht einen Marker streitig, den sie sieht, auf seiner Höhe, In Coherency</translation>
    </message>
    <message>
        <source>A unit deploys while its Current Supply is at most what the Pool leaves</source>
        <translation>Eine Einheit macht ein Deploy, solange ihre Current Supply höchstens das ist, was der Pool lässt</translation>
    </message>
    <message>
        <source>A unit drops it that loses Supply, is Engaged by more, is set elsewhere or leaves; the opponent puts it down within 2″</source>
        <translation>Eine Einheit legt ihn ab, die Supply verliert, mit mehr Engaged ist, anderswohin gestellt wird oder geht; der Gegner legt ihn innerhalb von 2″ ab</translation>
    </message>
    <message>
        <source>A unit gathers within 3″ of a marker its side controls that is neutral or of the other&apos;s colour</source>
        <translation>Eine Einheit macht Gather innerhalb von 3″ um einen Marker, den ihre Seite kontrolliert und der neutral ist oder die Farbe des anderen hat</translation>
    </message>
    <message>
        <source>A unit in Reserve can only Deploy, in the Movement Phase</source>
        <translation>Eine Einheit in Reserve kann nur Deploy machen, in der Movement Phase</translation>
    </message>
    <message>
        <source>A unit in Reserve deploys as far as its printed Speed from its Entry Edge</source>
        <translation>Eine Einheit in Reserve macht ein Deploy so weit wie ihre gedruckte Speed von ihrer Entry Edge</translation>
    </message>
    <message>
        <source>A unit in SIEGE MODE doesn&apos;t Move, Disengage, Run, Charge or close ranks</source>
        <translation>Eine Einheit in SIEGE MODE macht kein Move, Disengage, Run, Charge und kein Close Ranks</translation>
    </message>
    <message>
        <source>A unit in SIEGE MODE neither moves nor charges</source>
        <translation>Eine Einheit in SIEGE MODE bewegt sich nicht und macht keinen Charge</translation>
    </message>
    <message>
        <source>A unit is in range of its own abilities, unless they leave it out</source>
        <translation>Eine Einheit ist in Reichweite ihrer eigenen Fähigkeiten, wenn diese sie nicht ausnehmen</translation>
    </message>
    <message>
        <source>A unit loses STATIONARY once any of its models moves or is set elsewhere</source>
        <translation>Eine Einheit verliert STATIONARY, sobald eines ihrer Modelle sich bewegt oder anderswohin gestellt wird</translation>
    </message>
    <message>
        <source>A unit may stop on a ramp</source>
        <translation>Eine Einheit darf auf einer Rampe halten</translation>
    </message>
    <message>
        <source>A unit of Supply 0 controls only what nobody contests</source>
        <translation>Eine Einheit mit Supply 0 kontrolliert nur, was niemand streitig macht</translation>
    </message>
    <message>
        <source>A unit of one model has the second of its Speeds, or its only one</source>
        <translation>Eine Einheit aus einem Modell hat die zweite ihrer Speeds, oder ihre einzige</translation>
    </message>
    <message>
        <source>A unit that goes back to Reserves keeps its damage, frees its Supply, and stays activated if it was</source>
        <translation>Eine Einheit, die in die Reserve zurückgeht, behält ihren Schaden, gibt ihre Supply frei und bleibt aktiviert, wenn sie es war</translation>
    </message>
    <message>
        <source>A unit that is Engaged by more Supply drops what it carries, and so claims nothing</source>
        <translation>Eine Einheit, die mit mehr Supply Engaged ist, lässt fallen, was sie trägt, und nimmt daher nichts</translation>
    </message>
    <message>
        <source>A unit that is freed before it fights need not</source>
        <translation>Eine Einheit, die vor ihrem Kampf freikommt, muss nicht</translation>
    </message>
    <message>
        <source>A unit that stands on High Ground may evade Ranged Attacks that come from lower down</source>
        <translation>Eine Einheit auf High Ground darf Ranged Attacks von weiter unten ausweichen</translation>
    </message>
    <message>
        <source>A unit that was deployed in this round may act in the Assault Phase</source>
        <translation>Eine in dieser Runde aufgestellte Einheit darf in der Assault Phase handeln</translation>
    </message>
    <message>
        <source>A unit uses each of its abilities once a round, and what is said to be rarer that much rarer</source>
        <translation>Eine Einheit nutzt jede ihrer Fähigkeiten einmal je Runde, und was seltener sein soll, entsprechend seltener</translation>
    </message>
    <message>
        <source>A unit uses each of its abilities once a round, just before its action or in its place, and what a card makes rarer that much rarer</source>
        <translation>Eine Einheit nutzt jede ihrer Fähigkeiten einmal je Runde, kurz vor ihrer Aktion oder statt ihrer, und was eine Karte seltener macht, um so viel seltener</translation>
    </message>
    <message>
        <source>A unit whose leader ends a Move, Disengage or Run touching an Omega Worm may go back to Reserves</source>
        <translation>Eine Einheit, deren Leader einen Move, Disengage oder Run in Berührung mit einem Omega Worm beendet, darf in die Reserve zurück</translation>
    </message>
    <message>
        <source>A unit with more Supply than those it leaves may shoot and charge afterwards</source>
        <translation>Eine Einheit mit mehr Supply als die, die sie verlässt, darf danach schießen und Charge machen</translation>
    </message>
    <message>
        <source>A unit without Speed is never moved, nor set elsewhere</source>
        <translation>Eine Einheit ohne Speed wird nie bewegt und nie anderswohin gestellt</translation>
    </message>
    <message>
        <source>A wave arrives at the start of the round its mission names</source>
        <translation>Eine Welle kommt zu Beginn der Runde, die ihre Mission nennt</translation>
    </message>
    <message>
        <source>A wave is due and arrives first</source>
        <translation>Eine Welle ist fällig und kommt zuerst</translation>
    </message>
    <message>
        <source>A wave is set at its edge’s middle or near the table’s, {spacing} apart, or at the nearest free spot</source>
        <translation>Eine Welle steht in der Mitte ihrer Kante oder nah der Tischmitte, {spacing} auseinander, oder an der nächsten freien Stelle</translation>
    </message>
    <message>
        <source>A wave is set at the middle of its edge, as near to it as there is room, all of its groups 1″ or more apart, unless set otherwise</source>
        <translation>Eine Welle wird in die Mitte ihrer Kante gestellt, so nah daran, wie Platz ist, alle ihre Gruppen 1″ oder mehr auseinander, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>A wave names its tier, and a d2 one of the two rows that the tier has</source>
        <translation>Eine Welle nennt ihre Stufe, und ein d2 eine der zwei Zeilen, die die Stufe hat</translation>
    </message>
    <message>
        <source>A wave that is due arrives after the Blessings and before the first draw, and not before its round</source>
        <translation>Eine fällige Welle kommt nach den Blessings und vor dem ersten Ziehen an, und nicht vor ihrer Runde</translation>
    </message>
    <message>
        <source>A way out</source>
        <translation>Ein Ausweg</translation>
    </message>
    <message>
        <source>A weapon as strong as its firer shoots after {words} as set</source>
        <translation>Eine Waffe, so stark wie ihr Schütze, schießt nach {words}, wie eingestellt</translation>
    </message>
    <message>
        <source>A weapon bought for a whole unit takes the place of the printed one</source>
        <translation>Eine Waffe, die für eine ganze Einheit gekauft ist, tritt an die Stelle der gedruckten</translation>
    </message>
    <message>
        <source>A weapon exactly as strong as its firer</source>
        <translation>Eine Waffe, genau so stark wie ihr Schütze</translation>
    </message>
    <message>
        <source>A weapon exactly as strong as its firer is light or heavy, by a setting</source>
        <translation>Eine Waffe genau so stark wie ihr Schütze ist leicht oder schwer, je nach Einstellung</translation>
    </message>
    <message>
        <source>A weapon is fired at targets with the tag on its card</source>
        <translation>Eine Waffe wird auf Ziele mit dem Merkmal auf ihrer Karte abgefeuert</translation>
    </message>
    <message>
        <source>A weapon it has</source>
        <translation>Eine Waffe, die es hat</translation>
    </message>
    <message>
        <source>A weapon reaches as far as its card says, measured from each model that shoots</source>
        <translation>Eine Waffe reicht so weit, wie ihre Karte sagt, von jedem schießenden Modell gemessen</translation>
    </message>
    <message>
        <source>A weapon still to fire</source>
        <translation>Eine Waffe, die noch feuern darf</translation>
    </message>
    <message>
        <source>A weapon weaker than its firer shoots after two Movements at most</source>
        <translation>Eine Waffe, schwächer als ihr Schütze, schießt nach höchstens zwei Movements</translation>
    </message>
    <message>
        <source>A weapon weaker than its firer shoots after two Movements, one that is 1 or 2 stronger after one, one that is 3 or 4 stronger from where it stood, in a reaction as well; told, and refused by a setting</source>
        <translation>Eine Waffe schwächer als ihr Schütze schießt nach höchstens zwei Movements, eine 1 oder 2 stärkere nach einem, eine 3 oder 4 stärkere von dort, wo sie stand, in einer Reaktion auch; gesagt, und nach einer Einstellung abgelehnt</translation>
    </message>
    <message>
        <source>A weapon with a status on its card needs the status</source>
        <translation>Eine Waffe mit einem Status auf ihrer Karte braucht den Status</translation>
    </message>
    <message>
        <source>A weapon {above} stronger than its firer is heavy and shoots after one Movement at most</source>
        <translation>Eine Waffe, {above} stärker als ihr Schütze, ist schwer und schießt nach höchstens einem Movement</translation>
    </message>
    <message>
        <source>A weapon {above} stronger than its firer shoots from where it stood</source>
        <translation>Eine Waffe, {above} stärker als ihr Schütze, schießt nur von dort, wo er stand</translation>
    </message>
    <message>
        <source>A zone is as deep inward from each stretch of the Entry Edge, and stretches round a corner make one zone</source>
        <translation>Eine Zone ist von jedem Stück der Entry Edge gleich tief nach innen, und Stücke um eine Ecke ergeben eine Zone</translation>
    </message>
    <message>
        <source>Abandoned Camp: table, Entry Edges and markers</source>
        <translation>Abandoned Camp: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Abilities add dice and take them</source>
        <translation>Fähigkeiten geben und nehmen Würfel</translation>
    </message>
    <message>
        <source>Accelerating Creep</source>
        <translation>Accelerating Creep</translation>
    </message>
    <message>
        <source>Accelerating Creep, Creep Speed and Wild Mutation add Speed ON CREEP</source>
        <translation>Accelerating Creep, Creep Speed und Wild Mutation geben Speed ON CREEP dazu</translation>
    </message>
    <message>
        <source>Access Point{number}, from</source>
        <translation>Access Point{number}, von</translation>
    </message>
    <message>
        <source>Access Point{number}, to</source>
        <translation>Access Point{number}, bis</translation>
    </message>
    <message>
        <source>Accuracy goes down by 1 for each range beyond the first and ends after the third</source>
        <translation>Die Treffgenauigkeit sinkt um 1 für jede Reichweite über die erste hinaus und endet nach der dritten</translation>
    </message>
    <message>
        <source>Acropolis: table, Entry Edges and markers</source>
        <translation>Acropolis: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Action called {action}</source>
        <translation>Action namens {action}</translation>
    </message>
    <message>
        <source>Action held</source>
        <translation>Action gehalten</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Activate a marker</source>
        <translation>Einen Marker aktivieren</translation>
    </message>
    <message>
        <source>Activate it with A.</source>
        <translation>Aktiviere es mit A.</translation>
    </message>
    <message>
        <source>Activate the squad with A.</source>
        <translation>Aktiviere das Squad mit A.</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Activated already in the {phase} Phase</source>
        <translation>In der {phase} Phase schon aktiviert</translation>
    </message>
    <message>
        <source>Activating a Mission Marker</source>
        <translation>Das Aktivieren eines Mission Marker</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Activation Marker, Assault side</source>
        <translation>Activation Marker, Assault-Seite</translation>
    </message>
    <message>
        <source>Activation Marker, Movement side</source>
        <translation>Activation Marker, Movement-Seite</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Adept Shade, Force Field and Creep Tumor are discs of the size given</source>
        <translation>Adept Shade, Force Field und Creep Tumor sind Scheiben der angegebenen Größe</translation>
    </message>
    <message>
        <source>Adept: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Adept: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Adjacent to an Access Point</source>
        <translation>An einen Access Point angrenzend</translation>
    </message>
    <message>
        <source>Adjust the dice</source>
        <translation>Die Würfel anpassen</translation>
    </message>
    <message>
        <source>Adjusting an attack&apos;s dice</source>
        <translation>Das Anpassen der Würfel eines Angriffs</translation>
    </message>
    <message>
        <source>Adjusting that</source>
        <translation>Das anzupassen</translation>
    </message>
    <message>
        <source>Adjusts</source>
        <translation>Passt an</translation>
    </message>
    <message>
        <source>Advantages of {name_of}</source>
        <translation>Vorteile: {name_of}</translation>
    </message>
    <message>
        <source>After Cooperate an Interrogate is a die tier easier in the next round, which is told</source>
        <translation>Nach Cooperate ist ein Interrogate in der nächsten Runde eine Würfelstufe leichter; das wird gesagt</translation>
    </message>
    <message>
        <source>After a refusal the nearest legal place is on offer; Enter takes it. Take it, or deploy where you like.</source>
        <translation>Nach einer Ablehnung wird die nächste erlaubte Stelle angeboten; Enter nimmt sie. Nimm sie, oder mach Deploy, wo du willst.</translation>
    </message>
    <message>
        <source>After an Interrogate that fails a skittish Coworker runs for the nearest edge, and a grudge holder turns Hostile</source>
        <translation>Nach einem misslungenen Interrogate läuft ein scheuer Coworker zur nächsten Kante, und ein nachtragender wird Hostile</translation>
    </message>
    <message>
        <source>After its parent</source>
        <translation>Nach der, die sie rief</translation>
    </message>
    <message>
        <source>After {measured} {who} may answer: the move halts there as set; in another reading: {reading}</source>
        <translation>Nach {measured} darf {who} antworten: die Bewegung hält dort wie eingestellt; in anderer Lesart: {reading}</translation>
    </message>
    <message>
        <source>Afterwards it acts right after its parent, before the opponent, or like any other where that one is gone</source>
        <translation>Danach handelt sie gleich nach ihrem Urheber, vor dem Gegner, oder wie jede andere, wo jener weg ist</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>Against two enemies or more a Zealot fights a tier higher</source>
        <translation>Gegen zwei Feinde oder mehr kämpft ein Zealot eine Stufe höher</translation>
    </message>
    <message>
        <source>Aggressor</source>
        <translation>Aggressor</translation>
    </message>
    <message>
        <source>Aggressor: {name_of}</source>
        <translation>Aggressor: {name_of}</translation>
    </message>
    <message>
        <source>Agria Valley: table, Entry Edges and markers</source>
        <translation>Agria Valley: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Aim</translation>
    </message>
    <message>
        <source>Aims</source>
        <translation>Zielt</translation>
    </message>
    <message>
        <source>All Coworkers: before deployment the Defender sets the Coworkers, wherever it likes</source>
        <translation>Alle Coworkers: vor der Aufstellung stellt der Verteidiger die Coworkers, wo er will</translation>
    </message>
    <message>
        <source>All Loot Markers leave at the end of round 4</source>
        <translation>Alle Loot Markers gehen am Ende von Runde 4</translation>
    </message>
    <message>
        <source>All have that of the model that moved least</source>
        <translation>Alle haben den des Modells, das sich am wenigsten bewegt hat</translation>
    </message>
    <message>
        <source>All have that of the model that moved most</source>
        <translation>Alle haben den des Modells, das sich am weitesten bewegt hat</translation>
    </message>
    <message>
        <source>All loot: before deployment the Defender lays the Loot Markers, wherever it likes</source>
        <translation>Alles Loot: vor der Aufstellung legt der Verteidiger die Loot Markers, wo er will</translation>
    </message>
    <message>
        <source>All models of a group do what its one die says in their column</source>
        <translation>Alle Modelle einer Gruppe tun, was der eine Würfel in ihrer Spalte sagt</translation>
    </message>
    <message>
        <source>All models set</source>
        <translation>Alle Modelle gestellt</translation>
    </message>
    <message>
        <source>All round</source>
        <translation>Ringsum</translation>
    </message>
    <message>
        <source>All targets are declared before the die: Ground units, seen or not, and one model of each</source>
        <translation>Alle Ziele werden vor dem Würfel angesagt: Ground-Einheiten, gesehen oder nicht, und ein Modell von jeder</translation>
    </message>
    <message>
        <source>All targets, before the die; with the roll that each needs straight ahead, and its odds</source>
        <translation>Alle Ziele, vor dem Würfel; mit dem Wurf, den jedes geradeaus braucht, und seiner Chance</translation>
    </message>
    <message>
        <source>All that the model has gone, a way back counted</source>
        <translation>Alles, was das Modell gegangen ist, ein Weg zurück mitgezählt</translation>
    </message>
    <message>
        <source>Allowed here. At a real table, agree on it first</source>
        <translation>Hier erlaubt. Am echten Tisch vorher absprechen</translation>
    </message>
    <message>
        <source>Already on the table</source>
        <translation>Schon auf dem Tisch</translation>
    </message>
    <message>
        <source>Also on the way, where a held Action&apos;s field of fire or threat range is first entered</source>
        <translation>Auch unterwegs, beim ersten Schritt in Feld oder Bedrohungsreichweite einer gehaltenen Action</translation>
    </message>
    <message>
        <source>Always held</source>
        <translation>Immer gehalten</translation>
    </message>
    <message>
        <source>An 8 rolls two dice more, which ignore further 8s</source>
        <translation>Eine 8 würfelt zwei Würfel mehr, die weitere 8 nicht beachten</translation>
    </message>
    <message>
        <source>An Action is an attack, further movement, a power or another task; no public text lists them all, so that what is none of the first two is told in words</source>
        <translation>Eine Action ist ein Angriff, weitere Bewegung, eine Kraft oder eine andere Aufgabe; kein öffentlicher Text zählt alle auf, sodass alles außer den ersten beiden in Worten gesagt wird</translation>
    </message>
    <message>
        <source>An Action is used in the activation or held; one that is neither lapses, by a setting it is held</source>
        <translation>Eine Action wird in der Aktivierung genutzt oder gehalten; sonst verfällt sie, nach einer Einstellung wird sie gehalten</translation>
    </message>
    <message>
        <source>An Action not used in the activation</source>
        <translation>Eine in der Aktivierung nicht genutzte Action</translation>
    </message>
    <message>
        <source>An Action throws a grenade, once, at a point within 6″ of the base</source>
        <translation>Eine Action wirft eine Granate, einmal, auf einen Punkt innerhalb von 6″ der Base</translation>
    </message>
    <message>
        <source>An Activation Marker to lose</source>
        <translation>Ein Activation Marker zum Abgeben</translation>
    </message>
    <message>
        <source>An Agent</source>
        <translation>Ein Agent</translation>
    </message>
    <message>
        <source>An Agent rolls a failed test of Wits again</source>
        <translation>Ein Agent würfelt einen gescheiterten Wits-Test erneut</translation>
    </message>
    <message>
        <source>An Agent rolls a failed test of Wits once more</source>
        <translation>Ein Agent würfelt einen misslungenen Test auf Wits noch einmal</translation>
    </message>
    <message>
        <source>An Aim</source>
        <translation>Ein Aim</translation>
    </message>
    <message>
        <source>An Aim names its target, raises the next shot at it and is lost by moving or being hit</source>
        <translation>Ein Aim nennt sein Ziel, hebt den nächsten Schuss darauf und geht durch Bewegung oder einen Treffer verloren</translation>
    </message>
    <message>
        <source>An Attack and an Aim are at another model</source>
        <translation>Ein Attack und ein Aim gelten einem anderen Modell</translation>
    </message>
    <message>
        <source>An Attack names its weapon and one target; at a friend it is left to you, at itself refused</source>
        <translation>Ein Attack nennt seine Waffe und ein Ziel; gegen einen Freund ist es dir überlassen, gegen sich selbst abgelehnt</translation>
    </message>
    <message>
        <source>An Attack with a weapon</source>
        <translation>Ein Attack mit einer Waffe</translation>
    </message>
    <message>
        <source>An Engaged Ground unit makes a Close Combat Attack, and may close ranks up to 3″ first</source>
        <translation>Eine Engaged Ground-Einheit macht einen Close Combat Attack und darf vorher bis zu 3″ Close Ranks machen</translation>
    </message>
    <message>
        <source>An Engaged model does not Search</source>
        <translation>Ein Engaged Modell macht kein Search</translation>
    </message>
    <message>
        <source>An Engaged model does not leave; it disengages first</source>
        <translation>Ein Engaged Modell geht nicht; es macht zuerst Disengage</translation>
    </message>
    <message>
        <source>An Engaged model does not use a marker of the mission</source>
        <translation>Ein Engaged Modell nutzt keinen Marker der Mission</translation>
    </message>
    <message>
        <source>An Engaged model doesn&apos;t Search, use a mission&apos;s markers or leave the table in Breakthrough</source>
        <translation>Ein Engaged Modell macht kein Search, nutzt keine Missionsmarker und verlässt in Breakthrough nicht den Tisch</translation>
    </message>
    <message>
        <source>An Engaged unit Disengages by a standard move and ends clear of every enemy</source>
        <translation>Eine Engaged Einheit macht Disengage durch eine normale Bewegung und endet frei von jedem Feind</translation>
    </message>
    <message>
        <source>An Engaged unit doesn&apos;t Charge</source>
        <translation>Eine Engaged Einheit macht keinen Charge</translation>
    </message>
    <message>
        <source>An Engaged unit doesn&apos;t Gather</source>
        <translation>Eine Engaged Einheit macht kein Gather</translation>
    </message>
    <message>
        <source>An Engaged unit doesn&apos;t Move, Run or Charge: in the Movement Phase it Disengages or Holds, in the Assault Phase it shoots or Holds</source>
        <translation>Eine Engaged Einheit macht kein Move, Run oder Charge: in der Movement Phase macht sie Disengage oder Hold, in der Assault Phase schießt sie oder macht Hold</translation>
    </message>
    <message>
        <source>An Engaged unit doesn&apos;t Move; it Disengages or Holds</source>
        <translation>Eine Engaged Einheit macht keinen Move; sie macht Disengage oder Hold</translation>
    </message>
    <message>
        <source>An Engaged unit doesn&apos;t Run</source>
        <translation>Eine Engaged Einheit macht keinen Run</translation>
    </message>
    <message>
        <source>An Engaged unit shoots only at those it is Engaged with, and with nothing BULKY</source>
        <translation>Eine Engaged Einheit schießt nur auf die, mit denen sie Engaged ist, und mit nichts, was BULKY ist</translation>
    </message>
    <message>
        <source>An Engaged unit shoots only at units it is Engaged with</source>
        <translation>Eine Engaged Einheit schießt nur auf Einheiten, mit denen sie Engaged ist</translation>
    </message>
    <message>
        <source>An Entry Edge</source>
        <translation>Eine Entry Edge</translation>
    </message>
    <message>
        <source>An Indomitable unit also shoots out of a fight and is shot at in it by the Unengaged; the target may evade</source>
        <translation>Eine Indomitable Einheit schießt auch aus einem Kampf heraus, und Unengaged Einheiten schießen in ihm auf sie; das Ziel darf ausweichen</translation>
    </message>
    <message>
        <source>An Interact adds a step or takes one from the enemy, not while Engaged; three win</source>
        <translation>Ein Interact gibt einen Schritt dazu oder nimmt dem Feind einen, nicht wer Engaged ist; drei gewinnen</translation>
    </message>
    <message>
        <source>An Interact claims a signal for the own side</source>
        <translation>Ein Interact nimmt ein Signal für die eigene Seite</translation>
    </message>
    <message>
        <source>An Interact claims a signal, whoever had it; not while Engaged</source>
        <translation>Ein Interact beansprucht ein Signal, wem es auch gehörte; nicht wer Engaged ist</translation>
    </message>
    <message>
        <source>An Interact lifts the objective, not while Engaged; its carrier does not Disengage and drops it where it falls</source>
        <translation>Ein Interact hebt das Ziel auf, nicht wer Engaged ist; sein Träger macht kein Disengage und lässt es fallen, wo er fällt</translation>
    </message>
    <message>
        <source>An Interact reaches 1″; beside means the same</source>
        <translation>Ein Interact reicht 1″; „daneben“ heißt dasselbe</translation>
    </message>
    <message>
        <source>An Interact reaches {limit}</source>
        <translation>Ein Interact reicht {limit}</translation>
    </message>
    <message>
        <source>An Interrogate</source>
        <translation>Ein Interrogate</translation>
    </message>
    <message>
        <source>An Interrogate is within 1″ of a Coworker; one that succeeds removes it</source>
        <translation>Ein Interrogate geschieht innerhalb von 1″ eines Coworker; ein gelungenes entfernt ihn</translation>
    </message>
    <message>
        <source>An Interrogate is within {limit} of a Coworker</source>
        <translation>Ein Interrogate ist innerhalb von {limit} um einen Coworker</translation>
    </message>
    <message>
        <source>An Interrogate needs two friends within 1″ of the Coworker</source>
        <translation>Ein Interrogate braucht zwei Freunde innerhalb von 1″ des Coworker</translation>
    </message>
    <message>
        <source>An Interrogate under the buddy system, and a Search of heavy loot, need two friends within 1″ of what it is about</source>
        <translation>Ein Interrogate unter dem Buddy System und ein Search nach schwerem Loot brauchen zwei Freunde innerhalb von 1″ dessen, worum es geht</translation>
    </message>
    <message>
        <source>An Unengaged Ground unit charges up to Speed and one die</source>
        <translation>Eine Unengaged Ground-Einheit macht einen Charge bis zu Speed und einem Würfel</translation>
    </message>
    <message>
        <source>An Unengaged target</source>
        <translation>Ein Unengaged Ziel</translation>
    </message>
    <message>
        <source>An Unengaged unit doesn&apos;t shoot at an Engaged one, but for PINPOINT weapons</source>
        <translation>Eine Unengaged Einheit schießt nicht auf eine Engaged, außer mit PINPOINT-Waffen</translation>
    </message>
    <message>
        <source>An ability is used by the units whose card or whose side&apos;s card gives it</source>
        <translation>Eine Fähigkeit nutzen die Einheiten, deren Karte oder deren Seite sie durch eine Karte hat</translation>
    </message>
    <message>
        <source>An ability is used by who has it, once</source>
        <translation>Eine Fähigkeit nutzt, wer sie hat, einmal</translation>
    </message>
    <message>
        <source>An ability that lets a model act again gives a bonus action or a die tier in its one activation, or brings it forward</source>
        <translation>Eine Fähigkeit, die ein Modell erneut handeln lässt, gibt eine Bonus Action oder eine Würfelstufe in seiner einen Aktivierung oder zieht sie vor</translation>
    </message>
    <message>
        <source>An ability that lets a model act again gives a bonus action within its activation</source>
        <translation>Eine Fähigkeit, die ein Modell erneut handeln lässt, gibt eine Bonus Action innerhalb seiner Aktivierung</translation>
    </message>
    <message>
        <source>An activation has one Move, all of it at once; Move Again takes an Action</source>
        <translation>Eine Aktivierung hat einen Move, ganz auf einmal; Move Again kostet eine Action</translation>
    </message>
    <message>
        <source>An activation is finished before the next begins</source>
        <translation>Eine Aktivierung wird beendet, bevor die nächste beginnt</translation>
    </message>
    <message>
        <source>An activation is one Move of up to the model&apos;s Move and one Action, in either order</source>
        <translation>Eine Aktivierung ist eine Bewegung bis zum Move des Modells und eine Action, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>An activation that has begun is finished before another</source>
        <translation>Eine begonnene Aktivierung wird vor einer anderen beendet</translation>
    </message>
    <message>
        <source>An advantage</source>
        <translation>Ein Vorteil</translation>
    </message>
    <message>
        <source>An advantage is used once; terrain brings two pieces</source>
        <translation>Ein Vorteil wird einmal genutzt; Gelände bringt zwei Stücke</translation>
    </message>
    <message>
        <source>An advantage names whom or what it is used at</source>
        <translation>Ein Vorteil nennt, wem oder worauf er gilt</translation>
    </message>
    <message>
        <source>An advantage of the Defender’s, at one model</source>
        <translation>Ein Vorteil des Defender, an einem Modell</translation>
    </message>
    <message>
        <source>An advantage of the Defender’s: anywhere</source>
        <translation>Ein Vorteil des Defender: überall</translation>
    </message>
    <message>
        <source>An advantage, for one model</source>
        <translation>Ein Vorteil, für ein Modell</translation>
    </message>
    <message>
        <source>An advantage: anywhere</source>
        <translation>Ein Vorteil: überall</translation>
    </message>
    <message>
        <source>An advantage: two pieces</source>
        <translation>Ein Vorteil: zwei Stücke</translation>
    </message>
    <message>
        <source>An arrival names the Structure, token or friendly unit that it comes from</source>
        <translation>Eine Ankunft nennt die Structure, den Token oder die eigene Einheit, woher sie kommt</translation>
    </message>
    <message>
        <source>An attack is against an enemy unit on the table</source>
        <translation>Ein Angriff geht gegen eine feindliche Einheit auf dem Tisch</translation>
    </message>
    <message>
        <source>An attack is declared with its weapon and its target first</source>
        <translation>Ein Angriff wird zuerst mit Waffe und Ziel angesagt</translation>
    </message>
    <message>
        <source>An attack is made at an enemy squad</source>
        <translation>Ein Angriff geht gegen ein feindliches Squad</translation>
    </message>
    <message>
        <source>An attack is made at an enemy squad and takes models of it</source>
        <translation>Ein Angriff geht gegen ein feindliches Squad und nimmt Modelle davon</translation>
    </message>
    <message>
        <source>An attack marks by itself</source>
        <translation>Ein Angriff markiert von selbst</translation>
    </message>
    <message>
        <source>An attack takes models of the squad it is made at</source>
        <translation>Ein Angriff nimmt Modelle des Squads, gegen das er geht</translation>
    </message>
    <message>
        <source>An attack takes no more models than the attacker sees</source>
        <translation>Ein Angriff nimmt nicht mehr Modelle, als der Angreifer sieht</translation>
    </message>
    <message>
        <source>An attack to roll</source>
        <translation>Ein Angriff zum Würfeln</translation>
    </message>
    <message>
        <source>An attack to roll for</source>
        <translation>Ein Angriff zum Würfeln</translation>
    </message>
    <message>
        <source>An automaton that goes out is rolled for once</source>
        <translation>Für einen Automaten, der ausfällt, wird einmal gewürfelt</translation>
    </message>
    <message>
        <source>An edge of the table</source>
        <translation>Eine Tischkante</translation>
    </message>
    <message>
        <source>An edge that nobody deployed on</source>
        <translation>Eine Kante, an der niemand aufgestellt hat</translation>
    </message>
    <message>
        <source>An enemy activation is answered by a single reaction</source>
        <translation>Eine feindliche Aktivierung wird mit einer einzigen Reaktion beantwortet</translation>
    </message>
    <message>
        <source>An enemy activation is answered once</source>
        <translation>Eine feindliche Aktivierung wird einmal beantwortet</translation>
    </message>
    <message>
        <source>An enemy left twice in one activation</source>
        <translation>Ein Feind, der in einer Aktivierung zweimal verlassen wird</translation>
    </message>
    <message>
        <source>An enemy that a Move runs past</source>
        <translation>Ein Feind, an dem ein Move vorbeiläuft</translation>
    </message>
    <message>
        <source>An enemy whose 1″ a Move only crosses makes no free attack, unless set otherwise</source>
        <translation>Ein Feind, dessen 1″ ein Move nur quert, macht keinen freien Angriff, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>An enemy within 12″ of Kerrigan that has not acted counts as activated</source>
        <translation>Ein Feind innerhalb von 12″ von Kerrigan, der noch nicht gehandelt hat, zählt als aktiviert</translation>
    </message>
    <message>
        <source>An inch begun counts as a whole one, then 7″ gives +1 and 13″ gives +2</source>
        <translation>Ein angefangenes Zoll zählt als ganzes, dann bringt 7″ +1 und 13″ +2</translation>
    </message>
    <message>
        <source>An offensive Power is Wits against the target&apos;s Wits, one of support against 2d6, and brings what it says</source>
        <translation>Eine offensive Power ist Wits gegen die Wits des Ziels, eine unterstützende gegen 2d6, und bringt, was sie sagt</translation>
    </message>
    <message>
        <source>An order names each of those it means once</source>
        <translation>Ein Befehl nennt jeden, den er meint, einmal</translation>
    </message>
    <message>
        <source>An order names what is on the table, a path begins where its model stands, and dice are typed in as they lie</source>
        <translation>Ein Befehl nennt, was auf dem Tisch ist, ein Weg beginnt, wo sein Modell steht, und Würfel werden eingetippt, wie sie liegen</translation>
    </message>
    <message>
        <source>An order names what the mission holds</source>
        <translation>Ein Befehl nennt, was die Mission hat</translation>
    </message>
    <message>
        <source>An oval of 40 by 100 mm</source>
        <translation>Ein Oval von 40 mal 100 mm</translation>
    </message>
    <message>
        <source>An upgrade is chosen with the army</source>
        <translation>Ein Upgrade wird mit der Armee gewählt</translation>
    </message>
    <message>
        <source>And VP for the other&apos;s markers, from round 2</source>
        <translation>Und VP für die Marker des anderen, ab Runde 2</translation>
    </message>
    <message>
        <source>And those of the Recovery Crew, with B again.</source>
        <translation>Und die der Recovery Crew, wieder mit B.</translation>
    </message>
    <message>
        <source>Another Action</source>
        <translation>Eine andere Action</translation>
    </message>
    <message>
        <source>Another Game Round</source>
        <translation>Noch eine Game Round</translation>
    </message>
    <message>
        <source>Another attack waits for its dice</source>
        <translation>Ein anderer Angriff wartet auf seine Würfel</translation>
    </message>
    <message>
        <source>Another elevation is reached at an Access Point alone</source>
        <translation>Eine andere Höhe wird nur an einem Access Point erreicht</translation>
    </message>
    <message>
        <source>Another model that can&apos;t be set clear of every enemy is lost</source>
        <translation>Ein anderes Modell, das nicht frei von jedem Feind gestellt werden kann, ist verloren</translation>
    </message>
    <message>
        <source>Another reading</source>
        <translation>Eine andere Lesart</translation>
    </message>
    <message>
        <source>Another reading: {title}</source>
        <translation>Eine andere Lesart: {title}</translation>
    </message>
    <message>
        <source>Another unit</source>
        <translation>Eine andere Einheit</translation>
    </message>
    <message>
        <source>Another way for it</source>
        <translation>Ein anderer Weg dafür</translation>
    </message>
    <message>
        <source>Any action but a Hold brings it up</source>
        <translation>Jede Aktion außer Hold bringt sie herauf</translation>
    </message>
    <message>
        <source>Any miniatures serve; medium creatures stand on 25 to 40 mm, and no chart of bases is public. A base that was chosen is marked so</source>
        <translation>Beliebige Miniaturen taugen; mittlere Wesen stehen auf 25 bis 40 mm, und keine Tabelle der Bases ist öffentlich. Eine gewählte Base ist so bezeichnet</translation>
    </message>
    <message>
        <source>Any part of a model&apos;s base is on it</source>
        <translation>Irgendein Teil der Base eines Modells ist darauf</translation>
    </message>
    <message>
        <source>Any piece with an Effective Size of 1 or more</source>
        <translation>Jedes Stück mit einer Effective Size von 1 oder mehr</translation>
    </message>
    <message>
        <source>Any that has not acted this round</source>
        <translation>Jedes, das in dieser Runde noch nicht gehandelt hat</translation>
    </message>
    <message>
        <source>Arc in which a model reacts, where its profile gives none</source>
        <translation>Bogen, in dem ein Modell reagiert, wo sein Profil keinen nennt</translation>
    </message>
    <message>
        <source>Arcs of fire limit reactions by facing; what hides a model is a setting</source>
        <translation>Feuerbögen begrenzen Reaktionen nach der Front; was ein Modell verbirgt, ist eine Einstellung</translation>
    </message>
    <message>
        <source>Arcs of fire limit reactions by the way a model faces</source>
        <translation>Schussbögen begrenzen Reaktionen danach, wohin ein Modell schaut</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>Armies (--red, --blue)</source>
        <translation>Armeen (--red, --blue)</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>Armour roll, above 0 is harder</source>
        <translation>Armour-Wurf, über 0 ist schwerer</translation>
    </message>
    <message>
        <source>Army creation (2018) has Discipline 3 at 3 times as its example; the table of points is not public</source>
        <translation>Army creation (2018) hat Discipline 3 bei Faktor 3 als Beispiel; die Punktetabelle ist nicht öffentlich</translation>
    </message>
    <message>
        <source>Army creation (2018) has squads by Discipline; no public text speaks of leaders on their own</source>
        <translation>Army creation (2018) hat Squads nach Discipline; kein öffentlicher Text spricht von einzelnen Leadern</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>Artanis: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Artanis: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Artefact Hunt: in Scoring, from round 2, a unit within 3″ of a controlled marker, neutral or the other&apos;s, claims and carries it, one at a time</source>
        <translation>Artefact Hunt: im Scoring, ab Runde 2, beansprucht und trägt eine Einheit innerhalb von 3″ eines kontrollierten Markers, neutral oder des anderen, ihn, jeweils einen</translation>
    </message>
    <message>
        <source>As far as it goes</source>
        <translation>So weit es geht</translation>
    </message>
    <message>
        <source>As far as the path from where the base touches the edge from outside</source>
        <translation>So weit wie der Weg von dort, wo die Base die Kante von außen berührt</translation>
    </message>
    <message>
        <source>As long as there is Command Value, another squad can be activated; P ends the turn.</source>
        <translation>Solange Command Value da ist, kann ein weiteres Squad aktiviert werden; P beendet den Zug.</translation>
    </message>
    <message>
        <source>As many dice are rolled as the rule asks for</source>
        <translation>Es wird mit so vielen Würfeln gewürfelt, wie die Regel verlangt</translation>
    </message>
    <message>
        <source>As many dice as the rule asks for, each with a face that it has</source>
        <translation>So viele Würfel, wie die Regel verlangt, jeder mit einer Seite, die er hat</translation>
    </message>
    <message>
        <source>As models stand</source>
        <translation>Wie die Modelle stehen</translation>
    </message>
    <message>
        <source>As near as it can be</source>
        <translation>So nah es geht</translation>
    </message>
    <message>
        <source>As part of its Move</source>
        <translation>Als Teil seines Move</translation>
    </message>
    <message>
        <source>As set for this mission</source>
        <translation>Wie für diese Mission eingestellt</translation>
    </message>
    <message>
        <source>As set this is the answer; under another reading of {title} it is {answer}</source>
        <translation>Wie eingestellt ist dies die Antwort; unter einer anderen Lesart von „{title}“ ist sie {answer}</translation>
    </message>
    <message>
        <source>As set {called} {does}; under another reading of {setting} it {would}</source>
        <translation>Wie eingestellt gilt für {called}: {does}; nach einer anderen Lesart von „{setting}“: {would}</translation>
    </message>
    <message>
        <source>As set; elsewhere if “{setting}” is read so: {reading}</source>
        <translation>Wie eingestellt; anderswo, wenn „{setting}“ so gelesen wird: {reading}</translation>
    </message>
    <message>
        <source>As set; not so if “{setting}” is read so: {reading}</source>
        <translation>Wie eingestellt; nicht so, wenn „{setting}“ so gelesen wird: {reading}</translation>
    </message>
    <message>
        <source>As set; otherwise {reading}</source>
        <translation>Wie eingestellt; sonst {reading}</translation>
    </message>
    <message>
        <source>As set; otherwise {subject} {reading}</source>
        <translation>Wie eingestellt; sonst {subject} {reading}</translation>
    </message>
    <message>
        <source>As the table shows</source>
        <translation>Wie der Tisch es zeigt</translation>
    </message>
    <message>
        <source>Asked in vain</source>
        <translation>Vergeblich gefragt</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Assault</translation>
    </message>
    <message>
        <source>Assumed first: {assumed}</source>
        <translation>Vorher angenommen: {assumed}</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>At 0 Health a model is Out of Action and comes off the table; below its full Health it is wounded</source>
        <translation>Bei 0 Health ist ein Modell Out of Action und kommt vom Tisch; unter seiner vollen Health ist es verwundet</translation>
    </message>
    <message>
        <source>At a point within {far}: {damage} damage to all within {blast}</source>
        <translation>Auf einen Punkt innerhalb von {far}: {damage} Schaden für alle innerhalb von {blast}</translation>
    </message>
    <message>
        <source>At different heights</source>
        <translation>Auf verschiedenen Höhen</translation>
    </message>
    <message>
        <source>At its edge&apos;s middle</source>
        <translation>In der Mitte seiner Kante</translation>
    </message>
    <message>
        <source>At least five rounds; the game ends after the fifth on 3 or more, after the sixth on 2 or more, after the seventh always</source>
        <translation>Mindestens fünf Runden; das Spiel endet nach der fünften bei 3 oder mehr, nach der sechsten bei 2 oder mehr, nach der siebten immer</translation>
    </message>
    <message>
        <source>At most two modifiers count on a die roll (2017)</source>
        <translation>Höchstens zwei Modifikatoren zählen auf einen Wurf (2017)</translation>
    </message>
    <message>
        <source>At the edge</source>
        <translation>An der Kante</translation>
    </message>
    <message>
        <source>At the end each claimant wholly within its own zone is VP, and so is each marker of the own colour not claimed</source>
        <translation>Am Ende ist jeder Beanspruchende ganz in seiner eigenen Zone VP, und so jeder nicht beanspruchte Marker der eigenen Farbe</translation>
    </message>
    <message>
        <source>At the shooter</source>
        <translation>Auf den Schützen</translation>
    </message>
    <message>
        <source>At what</source>
        <translation>Worauf</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Attack Pool</source>
        <translation>Attack Pool</translation>
    </message>
    <message>
        <source>Attack by hand</source>
        <translation>Angriff von Hand</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>Attack dice that hit go to armour, Surge past it, what fails may be evaded, and the rest is damage</source>
        <translation>Angriffswürfel, die treffen, gehen an die Rüstung, Surge daran vorbei, was misslingt, darf ausgewichen werden, und der Rest ist Schaden</translation>
    </message>
    <message>
        <source>Attack, 2d{attack}</source>
        <translation>Angriff, 2d{attack}</translation>
    </message>
    <message>
        <source>Attack: at the enemy it is likeliest to hit, of equals the nearest; a melee model out of reach charges</source>
        <translation>Attack: auf den Feind, den es am wahrscheinlichsten trifft, von gleichen auf den nächsten; ein Nahkampfmodell außer Reichweite macht einen Charge</translation>
    </message>
    <message>
        <source>Attack: {weapon}</source>
        <translation>Angriff: {weapon}</translation>
    </message>
    <message>
        <source>Attacking a Coworker marks that one Hostile, and it sees an enemy in every other model</source>
        <translation>Wer einen Coworker angreift, macht diesen Hostile, und er sieht in jedem anderen Modell einen Feind</translation>
    </message>
    <message>
        <source>Attacks and engagement</source>
        <translation>Angriffe und Nahkampf</translation>
    </message>
    <message>
        <source>Attacks are rolled once a model&apos;s act has brought them</source>
        <translation>Angriffe werden gewürfelt, wenn das Handeln eines Modells sie gebracht hat</translation>
    </message>
    <message>
        <source>Attacks to roll</source>
        <translation>Angriffe zum Würfeln</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Available Supply</source>
        <translation>Verfügbares Supply</translation>
    </message>
    <message>
        <source>Available Supply is taken anew when the Movement Phase begins</source>
        <translation>Die verfügbare Supply wird am Beginn der Movement Phase neu genommen</translation>
    </message>
    <message>
        <source>Away from</source>
        <translation>Weg von</translation>
    </message>
    <message>
        <source>BULKY: {weapon}</source>
        <translation>BULKY: {weapon}</translation>
    </message>
    <message>
        <source>BURROWED</source>
        <translation>BURROWED</translation>
    </message>
    <message>
        <source>BURROWED, HIDDEN or SIEGE MODE, by an effect</source>
        <translation>BURROWED, HIDDEN oder SIEGE MODE, durch eine Wirkung</translation>
    </message>
    <message>
        <source>BURST FIRE adds attacks from near by</source>
        <translation>BURST FIRE gibt aus der Nähe mehr Attacken</translation>
    </message>
    <message>
        <source>BURST FIRE, {burst_attacks} more</source>
        <translation>BURST FIRE, {burst_attacks} mehr</translation>
    </message>
    <message>
        <source>Back on a 6, then its Health</source>
        <translation>Zurück bei einer 6, dann seine Health</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Barracks</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Base sizes are chosen between 25 and 32 mm; no text gives one to a type of model.</source>
        <translation>Base-Größen sind zwischen 25 und 32 mm gewählt; kein Text gibt einer Art von Modell eine.</translation>
    </message>
    <message>
        <source>Base to base</source>
        <translation>Base an Base</translation>
    </message>
    <message>
        <source>Base to base with friends</source>
        <translation>Base an Base mit Freunden</translation>
    </message>
    <message>
        <source>Base to base with it</source>
        <translation>Base an Base damit</translation>
    </message>
    <message>
        <source>Base to base with {other}</source>
        <translation>Base an Base mit {other}</translation>
    </message>
    <message>
        <source>Base to base, seen from above past what the mission marks; true line of sight is left to you</source>
        <translation>Base zu Base, von oben gesehen, an dem vorbei, was die Mission angibt; die wahre Sichtlinie ist dir überlassen</translation>
    </message>
    <message>
        <source>Base to base, seen from above, in either direction alike; weapons&apos; ranges are apart from it</source>
        <translation>Base zu Base, von oben gesehen, in beide Richtungen gleich; die Reichweiten der Waffen zählen hier nicht</translation>
    </message>
    <message>
        <source>Base to base, seen from above; heights, arcs and ranges are apart from it</source>
        <translation>Base zu Base, von oben gesehen; Höhen, Sichtbögen und Reichweiten zählen hier nicht</translation>
    </message>
    <message>
        <source>Bases and terrain</source>
        <translation>Bases und Gelände</translation>
    </message>
    <message>
        <source>Bases are 25 to 32 mm; no text gives one to a unit, so each says that it is chosen</source>
        <translation>Bases sind 25 bis 32 mm; kein Text gibt einer Einheit eine, darum sagt jede, dass sie gewählt ist</translation>
    </message>
    <message>
        <source>Bases are round, but the Hydralisk&apos;s, which a setting makes a rectangle or an oval</source>
        <translation>Bases sind rund, außer der des Hydralisk, die eine Einstellung zum Rechteck oder Oval macht</translation>
    </message>
    <message>
        <source>Bases may touch and never overlap</source>
        <translation>Bases dürfen sich berühren und nie überlappen</translation>
    </message>
    <message>
        <source>Bases touch and never overlap</source>
        <translation>Bases berühren sich und überlappen nie</translation>
    </message>
    <message>
        <source>Battle Plans change list, table, deployment or mission; they are optional</source>
        <translation>Battle Plans ändern Liste, Tisch, Aufstellung oder Mission; sie sind freiwillig</translation>
    </message>
    <message>
        <source>Becomes active</source>
        <translation>Wird aktiv</translation>
    </message>
    <message>
        <source>Before a squad’s next token</source>
        <translation>Vor dem nächsten Token eines Squads</translation>
    </message>
    <message>
        <source>Before and around a game</source>
        <translation>Vor und um ein Spiel</translation>
    </message>
    <message>
        <source>Before its time</source>
        <translation>Vor seiner Zeit</translation>
    </message>
    <message>
        <source>Before the first activation</source>
        <translation>Vor der ersten Aktivierung</translation>
    </message>
    <message>
        <source>Begin the next round</source>
        <translation>Die nächste Runde beginnen</translation>
    </message>
    <message>
        <source>Between the zones 1 to 6 of both sides lies the Area of Conflict, 24″ deep on a table that is 48″ deep; it is a name, and no order hangs on it</source>
        <translation>Zwischen den Zonen 1 bis 6 beider Seiten liegt die Area of Conflict, 24″ tief auf einem 48″ tiefen Tisch; sie ist ein Name, und kein Befehl hängt daran</translation>
    </message>
    <message>
        <source>Blessing {blessing}</source>
        <translation>Blessing: {blessing}</translation>
    </message>
    <message>
        <source>Blessing: Synergy</source>
        <translation>Blessing: Synergy</translation>
    </message>
    <message>
        <source>Blessing: {blessing}</source>
        <translation>Blessing: {blessing}</translation>
    </message>
    <message>
        <source>Blessings</source>
        <translation>Blessings</translation>
    </message>
    <message>
        <source>Blessings are for models of the own squad</source>
        <translation>Blessings gelten Modellen des eigenen Squads</translation>
    </message>
    <message>
        <source>Blessings are rolled each round, and each is used once</source>
        <translation>Blessings werden jede Runde gewürfelt, und jedes wird einmal genutzt</translation>
    </message>
    <message>
        <source>Blessings on dice and damage, and Ping and Neural Trap: play them, then type in what came of it</source>
        <translation>Blessings auf Würfel und Schaden, dazu Ping und Neural Trap: spiel sie und gib dann ein, was dabei herauskam</translation>
    </message>
    <message>
        <source>Blink sets a unit 6″ away, never into Engagement Range</source>
        <translation>Blink setzt eine Einheit 6″ weiter, nie in Engagement Range</translation>
    </message>
    <message>
        <source>Blocking and impassable pieces between the bases</source>
        <translation>Blockierende und unpassierbare Stücke zwischen den Bases</translation>
    </message>
    <message>
        <source>Board, models, terrain</source>
        <translation>Spielfeld, Modelle, Gelände</translation>
    </message>
    <message>
        <source>Bonus action</source>
        <translation>Bonus Action</translation>
    </message>
    <message>
        <source>Bonus of a squad whose models moved differently</source>
        <translation>Bonus eines Squads, dessen Modelle sich verschieden weit bewegt haben</translation>
    </message>
    <message>
        <source>Bonus of the movement before, while the next activation lasts, in the generation of 2018 and later</source>
        <translation>Bonus der vorigen Bewegung während der nächsten Aktivierung, in der Fassung von 2018 und später</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Both armies wait in Reserve. What is open now is listed at the left, each with its key. Roll off with O, or press the button.</source>
        <translation>Beide Armeen warten in Reserve. Was jetzt möglich ist, steht links, jedes mit seiner Taste. Würfle mit O das Roll off, oder drück den Knopf.</translation>
    </message>
    <message>
        <source>Both players put terrain down together; some Battle Plans and powers move pieces</source>
        <translation>Beide Spieler stellen zusammen Gelände auf; manche Battle Plans und Kräfte bewegen Stücke</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Both sides add up enhancements and the higher one gains the difference, to hit or to save (2018 and later)</source>
        <translation>Beide Seiten zählen Verbesserungen zusammen, und die höhere gewinnt den Unterschied, zum Treffen oder zum Retten (2018 und später)</translation>
    </message>
    <message>
        <source>Both sides took three zones in standard deployment - the Mountain Orcs 1, 2 and 5, the Norkraag 1, 2 and 4. Each counts from its own left.</source>
        <translation>Beide Seiten nahmen drei Zonen der Standardaufstellung - die Mountain Orcs 1, 2 und 5, die Norkraag 1, 2 und 4. Jede zählt von ihrer eigenen Linken.</translation>
    </message>
    <message>
        <source>Both squads that collide keep their own bonus</source>
        <translation>Beide aufeinandertreffenden Squads behalten ihren eigenen Bonus</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Bound by the Khala</source>
        <translation>Bound by the Khala</translation>
    </message>
    <message>
        <source>Bound by the Khala activates one more friendly unit at once</source>
        <translation>Bound by the Khala aktiviert sofort eine weitere eigene Einheit</translation>
    </message>
    <message>
        <source>Breach: table, Entry Edges and markers</source>
        <translation>Breach: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Broadcaster</translation>
    </message>
    <message>
        <source>Broadcasters Cast, once an activation</source>
        <translation>Broadcasters machen Cast, einmal je Aktivierung</translation>
    </message>
    <message>
        <source>Burrow Ambush sets a unit down within 18″ of its own Entry Edge, more than 10″ from enemies</source>
        <translation>Burrow Ambush stellt eine Einheit innerhalb von 18″ der eigenen Entry Edge auf, mehr als 10″ von Feinden</translation>
    </message>
    <message>
        <source>Burrowed</source>
        <translation>Burrowed</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>By Close Ranks a leader moves up to 3″ and ends nearer to the enemy</source>
        <translation>Bei Close Ranks bewegt sich ein Leader bis zu 3″ und endet näher am Feind</translation>
    </message>
    <message>
        <source>By Lunge an Unengaged Hydralisk unit moves Directly Towards the enemy that shot at a friend within 10″</source>
        <translation>Bei Lunge bewegt sich eine Unengaged Hydralisk-Einheit Directly Towards auf den Feind zu, der auf einen Freund innerhalb von 10″ geschossen hat</translation>
    </message>
    <message>
        <source>By PLACE the Leading Model is set wholly within the distance of where it was, and the others round it</source>
        <translation>Bei PLACE wird das Leading Model ganz innerhalb der Entfernung von seinem alten Platz gestellt, und die anderen um es</translation>
    </message>
    <message>
        <source>By all of a table edge that a zone taken borders</source>
        <translation>Über eine ganze Tischkante, an die eine gewählte Zone grenzt</translation>
    </message>
    <message>
        <source>By generation; over 6″ gives +1, over 12″ gives +2, and from 2018 over 18″ gives +3</source>
        <translation>Nach Fassung; über 6″ bringt +1, über 12″ bringt +2, und ab 2018 über 18″ +3</translation>
    </message>
    <message>
        <source>By hand: the table of {other} is left to you</source>
        <translation>Von Hand: die Tabelle von {other} bleibt dir überlassen</translation>
    </message>
    <message>
        <source>By kind; fighting back and striking in passing cost 1, shooting and diving for cover nothing</source>
        <translation>Nach Art; sich wehren und im Vorbeigehen schlagen kosten 1, schießen und in Deckung werfen nichts</translation>
    </message>
    <message>
        <source>By the stretch of a table edge that a zone taken borders</source>
        <translation>Über das Stück einer Tischkante, an das eine gewählte Zone grenzt</translation>
    </message>
    <message>
        <source>Cable Feeders: Patrol, Regroup, Attack on a 5</source>
        <translation>Cable Feeders: Patrol, Regroup, Attack bei einer 5</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Coworker Modifiers, 6, leaves it open</source>
        <translation>Campaign 0.7.3, Coworker Modifiers, 6, lässt es offen</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Deployment, gives no depth; Campaign 0.6.2 had 3″</source>
        <translation>Campaign 0.7.3, Deployment, nennt keine Tiefe; Campaign 0.6.2 hatte 3″</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Loot Layout, 5, names no axis; Scenario generator 0.7.3 draws it level</source>
        <translation>Campaign 0.7.3, Loot Layout, 5, nennt keine Achse; Scenario generator 0.7.3 zeichnet sie waagrecht</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Loot Modifiers, 4, and Coworker Modifiers, 3, leave it open</source>
        <translation>Campaign 0.7.3, Loot Modifiers, 4, und Coworker Modifiers, 3, lassen es offen</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Loot Modifiers, 6, name no moment of the round</source>
        <translation>Campaign 0.7.3, Loot Modifiers, 6, nennen keinen Moment der Runde</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Spawn Location, 1, leaves it open</source>
        <translation>Campaign 0.7.3, Spawn Location, 1, lässt es offen</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Spawn Location, 4, leaves it open</source>
        <translation>Campaign 0.7.3, Spawn Location, 4, lässt es offen</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Tactical Advantages, 4, leave it open; Setup has the First Player draw the first token</source>
        <translation>Campaign 0.7.3, Tactical Advantages, 4, lassen es offen; Setup lässt den First Player den ersten Token ziehen</translation>
    </message>
    <message>
        <source>Campaign 0.7.3, Tactical Advantages, 6, name no marker; the core rules Search one</source>
        <translation>Campaign 0.7.3, Tactical Advantages, 6, nennen keinen Marker; die Grundregeln machen Search an einem</translation>
    </message>
    <message>
        <source>Cards and reactions</source>
        <translation>Karten und Reaktionen</translation>
    </message>
    <message>
        <source>Cards removed</source>
        <translation>Entfernte Karten</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Trägt</translation>
    </message>
    <message>
        <source>Carry the objective off the own deployment edge; else hold it; else the most survivors</source>
        <translation>Trag das Ziel über die eigene Aufstellungskante; sonst halte es; sonst die meisten Überlebenden</translation>
    </message>
    <message>
        <source>Carrying the objective or the informant off the own deployment edge wins, else holding it</source>
        <translation>Das Ziel oder den Informanten über die eigene Aufstellungskante zu tragen gewinnt, sonst es zu halten</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Cast</translation>
    </message>
    <message>
        <source>Cast: {model} at {target}</source>
        <translation>Cast: {model} auf {target}</translation>
    </message>
    <message>
        <source>Cast: {power}</source>
        <translation>Cast: {power}</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Casualties are models of the unit attacked that stand on the table</source>
        <translation>Verluste sind Modelle der angegriffenen Einheit, die auf dem Tisch stehen</translation>
    </message>
    <message>
        <source>Casualties are removed first</source>
        <translation>Zuerst werden Verluste entfernt</translation>
    </message>
    <message>
        <source>Casualties free their Supply at once</source>
        <translation>Verluste geben ihre Supply sofort frei</translation>
    </message>
    <message>
        <source>Casualties in sight</source>
        <translation>Verluste in Sicht</translation>
    </message>
    <message>
        <source>Casualties never put a unit Out of Coherency</source>
        <translation>Verluste bringen eine Einheit nie Out of Coherency</translation>
    </message>
    <message>
        <source>Casualties, by real dice</source>
        <translation>Verluste, mit echten Würfeln</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Challenge lost</source>
        <translation>Herausforderung verloren</translation>
    </message>
    <message>
        <source>Challenge the initiative</source>
        <translation>Die Initiative herausfordern</translation>
    </message>
    <message>
        <source>Challenge won</source>
        <translation>Herausforderung gewonnen</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Challenges to initiative are the second stage of a Game Round, before the turns</source>
        <translation>Herausforderungen zur Initiative sind der zweite Abschnitt einer Game Round, vor den Zügen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change of its Move</source>
        <translation>Änderung seines Move</translation>
    </message>
    <message>
        <source>Changes of Speed with different names add up</source>
        <translation>Änderungen der Speed mit verschiedenen Namen zählen zusammen</translation>
    </message>
    <message>
        <source>Char Plains: table, Entry Edges (one as a setting has it) and markers</source>
        <translation>Char Plains: Tisch, Entry Edges (eine nach einer Einstellung) und Marker</translation>
    </message>
    <message>
        <source>Characteristics in a reaction</source>
        <translation>Eigenschaften bei einer Reaktion</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Charge ability</source>
        <translation>Charge-Fähigkeit</translation>
    </message>
    <message>
        <source>Charge and combat</source>
        <translation>Charge und Nahkampf</translation>
    </message>
    <message>
        <source>Charge bonus +{charge}</source>
        <translation>Charge-Bonus +{charge}</translation>
    </message>
    <message>
        <source>Charge bonus called {name}</source>
        <translation>Charge-Bonus namens {name}</translation>
    </message>
    <message>
        <source>Charge with the Action</source>
        <translation>Charge mit der Action</translation>
    </message>
    <message>
        <source>Charge with {bonuses}</source>
        <translation>Charge mit {bonuses}</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Charges at one target alone, by the ways there are, led by one of the 2 nearest models (by the nearest where bases are not round), with what a unit brings of itself and without cards</source>
        <translation>Charges nur gegen ein Ziel, auf den Wegen, die es gibt, geführt von einem der 2 nächsten Modelle (vom nächsten, wo Bases nicht rund sind), mit dem, was eine Einheit selbst mitbringt, und ohne Karten</translation>
    </message>
    <message>
        <source>Charges to base contact by the ways there are, from where models stand, with the whole movement left</source>
        <translation>Charges in Base-Kontakt auf den Wegen, die es gibt, von wo die Modelle stehen, mit der ganzen übrigen Bewegung</translation>
    </message>
    <message>
        <source>Charging into a combat that is going on is allowed, with more squads as well</source>
        <translation>In einen laufenden Kampf einen Charge zu machen ist erlaubt, auch mit mehr Squads</translation>
    </message>
    <message>
        <source>Charging, engagement, melee</source>
        <translation>Charge, Bindung, Nahkampf</translation>
    </message>
    <message>
        <source>Choose Deploy (D). The unit hangs on the pointer; bring it in over its Entry Edge. Hatched is where its Leading Model&apos;s centre may stop. A click drops it there, then Enter puts the unit down.</source>
        <translation>Wähle Deploy (D). Die Einheit hängt am Zeiger; bring sie über ihre Entry Edge herein. Schraffiert ist, wo die Mitte ihres Leading Model halten darf. Ein Klick setzt es dort ab, dann stellt Enter die Einheit.</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Ein Modell wählen</translation>
    </message>
    <message>
        <source>Chooses who is first</source>
        <translation>Wählt, wer zuerst kommt</translation>
    </message>
    <message>
        <source>Choosing who activates first</source>
        <translation>Zu wählen, wer zuerst aktiviert</translation>
    </message>
    <message>
        <source>Chosen by this mission, for want of a public text - the size of every base, the squads and their numbers, both leaders (their people&apos;s profile with Command 3), and every piece of terrain.</source>
        <translation>Gewählt von dieser Mission, mangels öffentlichen Texts - die Größe jeder Base, die Squads und ihre Zahlen, beide Leader (das Profil ihres Volks mit Command 3) und jedes Geländestück.</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Das Beanspruchen</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Beansprucht</translation>
    </message>
    <message>
        <source>Cleanup takes off Activation Markers, what lasts a round, and every token that does not STAY IN PLAY</source>
        <translation>Das Aufräumen nimmt Activation Markers, was eine Runde dauert und jeden Token ohne STAY IN PLAY weg</translation>
    </message>
    <message>
        <source>Clear of terrain and bases</source>
        <translation>Frei von Gelände und Bases</translation>
    </message>
    <message>
        <source>Climbed</source>
        <translation>Erklettert</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>Climbing (not from the rulebook)</source>
        <translation>Klettern (nicht aus dem Regelbuch)</translation>
    </message>
    <message>
        <source>Climbing down</source>
        <translation>Hinabklettern</translation>
    </message>
    <message>
        <source>Climbing {other}</source>
        <translation>{other} erklettern</translation>
    </message>
    <message>
        <source>Close Combat Attack</source>
        <translation>Close Combat Attack</translation>
    </message>
    <message>
        <source>Close Quarters: within 1″ of one piece and 3″ of each other neither of the last two counts</source>
        <translation>Close Quarters: innerhalb von 1″ eines Stücks und 3″ voneinander zählt keines der letzten beiden</translation>
    </message>
    <message>
        <source>Close Ranks</source>
        <translation>Close Ranks</translation>
    </message>
    <message>
        <source>Close Ranks leaves no fight: the unit stays Within Engagement Range of each foe</source>
        <translation>Close Ranks verlässt keinen Kampf: die Einheit bleibt innerhalb der Engagement Range jedes Gegners</translation>
    </message>
    <message>
        <source>Coherency</source>
        <translation>Coherency</translation>
    </message>
    <message>
        <source>Coherency Link</source>
        <translation>Coherency Link</translation>
    </message>
    <message>
        <source>Coherency and leading</source>
        <translation>Coherency und Führung</translation>
    </message>
    <message>
        <source>Coherency is looked at when a move or a setting down ends; casualties put nobody out of it</source>
        <translation>Auf Coherency wird geachtet, wenn eine Bewegung oder ein Aufstellen endet; Verluste bringen niemanden heraus</translation>
    </message>
    <message>
        <source>Coherency is looked at when an action that moves or sets models ends, and at no other time</source>
        <translation>Auf Coherency wird geachtet, wenn eine Aktion endet, die Modelle bewegt oder stellt, und sonst nie</translation>
    </message>
    <message>
        <source>Coherency: the rulebook has no rule of it, so none is judged</source>
        <translation>Kohärenz: das Regelbuch hat keine Regel dafür, also wird keine geprüft</translation>
    </message>
    <message>
        <source>Column and target are read as the settings have it; where another reading differs it is told</source>
        <translation>Spalte und Ziel werden gelesen, wie die Einstellungen es haben; wo eine andere Lesart abweicht, wird es gesagt</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Combat against 2d6: a failure scatters d6″ whatever stands there, and a fumble lands on the thrower</source>
        <translation>Combat gegen 2d6: ein Fehlschlag weicht d6″ ab, was dort auch steht, und ein Patzer landet beim Werfer</translation>
    </message>
    <message>
        <source>Combat against Defense, each raised and lowered by die tiers</source>
        <translation>Combat gegen Defense, beide nach Würfelstufen erhöht und gesenkt</translation>
    </message>
    <message>
        <source>Combat against Defense: {why}</source>
        <translation>Combat gegen Defense: {why}</translation>
    </message>
    <message>
        <source>Combat against two dice</source>
        <translation>Combat gegen zwei Würfel</translation>
    </message>
    <message>
        <source>Combat numbers</source>
        <translation>Kampfwerte</translation>
    </message>
    <message>
        <source>Combat, as its other attacks</source>
        <translation>Combat, wie seine anderen Angriffe</translation>
    </message>
    <message>
        <source>Come on</source>
        <translation>Hereinkommen</translation>
    </message>
    <message>
        <source>Come on with the Action</source>
        <translation>Mit der Action hereinkommen</translation>
    </message>
    <message>
        <source>Comes on</source>
        <translation>Kommt herein</translation>
    </message>
    <message>
        <source>Comes on with its Action</source>
        <translation>Kommt mit seiner Action herein</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Command Value</source>
        <translation>Command Value</translation>
    </message>
    <message>
        <source>Command Value a reaction costs</source>
        <translation>Command Value, den eine Reaktion kostet</translation>
    </message>
    <message>
        <source>Command Value and activations</source>
        <translation>Command Value und Aktivierungen</translation>
    </message>
    <message>
        <source>Command Value is full again</source>
        <translation>Der Command Value ist wieder voll</translation>
    </message>
    <message>
        <source>Command Value is full again when the player&apos;s own turn ends</source>
        <translation>Der Command Value ist wieder voll, wenn der eigene Zug des Spielers endet</translation>
    </message>
    <message>
        <source>Command Value is the highest Command on the table, less what has been spent since it was full</source>
        <translation>Der Command Value ist das höchste Command auf dem Tisch, abzüglich dessen, was ausgegeben wurde, seit er voll war</translation>
    </message>
    <message>
        <source>Command Value of an Exhausted squad, in the generation of 2017</source>
        <translation>Command Value eines Exhausted Squads, in der Fassung von 2017</translation>
    </message>
    <message>
        <source>Commanders, heroes and Battle Plans can alter a mission</source>
        <translation>Commanders, Helden und Battle Plans können eine Mission ändern</translation>
    </message>
    <message>
        <source>Comsat Station shuts one such edge for a round</source>
        <translation>Comsat Station sperrt eine solche Kante für eine Runde</translation>
    </message>
    <message>
        <source>Concussive Shells</source>
        <translation>Concussive Shells</translation>
    </message>
    <message>
        <source>Concussive Shells near the charged unit take 2″</source>
        <translation>Concussive Shells nahe der Einheit, gegen die der Charge geht, nehmen 2″</translation>
    </message>
    <message>
        <source>Concussive Shells slow a charge against a friend near by</source>
        <translation>Concussive Shells bremsen einen Charge gegen einen Freund in der Nähe</translation>
    </message>
    <message>
        <source>Consumables and cybernetics: play them, then type in what came of it</source>
        <translation>Consumables und Cybernetics: spiel sie und tipp dann ein, was daraus wurde</translation>
    </message>
    <message>
        <source>Contaminated</source>
        <translation>Verseucht</translation>
    </message>
    <message>
        <source>Contaminated loot harms who carries it</source>
        <translation>Verseuchtes Loot schadet dem, der es trägt</translation>
    </message>
    <message>
        <source>Control of a marker that is not active yet</source>
        <translation>Kontrolle eines Markers, der noch nicht aktiv ist</translation>
    </message>
    <message>
        <source>Control of markers</source>
        <translation>Kontrolle der Marker</translation>
    </message>
    <message>
        <source>Controlled by</source>
        <translation>Kontrolliert von</translation>
    </message>
    <message>
        <source>Cooperate</source>
        <translation>Cooperate</translation>
    </message>
    <message>
        <source>Cooperates</source>
        <translation>Kooperiert</translation>
    </message>
    <message>
        <source>Core rules 0.7.3 add two tokens for the target; Hardwired C4.1 adds none for a model that has activated</source>
        <translation>Core rules 0.7.3 geben zwei Token für das Ziel dazu; Hardwired C4.1 gibt einem aktivierten Modell keinen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Actions, say hit; Quick Reference 0.7.3 says damaged</source>
        <translation>Core rules 0.7.3, Actions, sagen getroffen; Quick Reference 0.7.3 sagt beschädigt</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Contract Types, leave it open</source>
        <translation>Core rules 0.7.3, Contract Types, lassen es offen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Contract Types, leave it open; Hardwired C4.1 makes Move Again the Action</source>
        <translation>Core rules 0.7.3, Contract Types, lassen es offen; Hardwired C4.1 macht Move Again zur Action</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Corporate Blessings, say nothing of it</source>
        <translation>Core rules 0.7.3, Corporate Blessings, sagen nichts davon</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Gear, 7, leave it open</source>
        <translation>Core rules 0.7.3, Gear, 7, lassen es offen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Grenades, leave it open</source>
        <translation>Core rules 0.7.3, Grenades, lassen es offen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Grenades, name the range alone; Line of Sight forbids targets that are not seen</source>
        <translation>Core rules 0.7.3, Grenades, nennen nur die Reichweite; Line of Sight verbietet ungesehene Ziele</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Measuring, name base edges and no heights</source>
        <translation>Core rules 0.7.3, Measuring, nennen die Ränder der Bases und keine Höhen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Melee Engagement, leave it open</source>
        <translation>Core rules 0.7.3, Melee Engagement, lassen es offen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Melee Weapons, leave it open</source>
        <translation>Core rules 0.7.3, Melee Weapons, lassen es offen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Morale, let it leave; Quick Reference 0.7.3 says both</source>
        <translation>Core rules 0.7.3, Morale, lassen es gehen; Quick Reference 0.7.3 sagt beides</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Movement Modifiers, speak of attacks; Quick Reference 0.7.3 lists it under ranged</source>
        <translation>Core rules 0.7.3, Movement Modifiers, sprechen von Angriffen; Quick Reference 0.7.3 führt es unter ranged</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Vertical Movement, free no height of its cost; that a piece is low is the mission&apos;s own word</source>
        <translation>Core rules 0.7.3, Vertical Movement, erlassen keiner Höhe ihre Kosten; dass ein Stück niedrig ist, sagt die Mission</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Vertical Movement, leave it open</source>
        <translation>Core rules 0.7.3, Vertical Movement, lassen es offen</translation>
    </message>
    <message>
        <source>Core rules 0.7.3, Vertical Movement, speak of a climb; Quick Reference 0.7.3 says up or down</source>
        <translation>Core rules 0.7.3, Vertical Movement, sprechen von einem Aufstieg; Quick Reference 0.7.3 sagt hinauf oder hinab</translation>
    </message>
    <message>
        <source>Corporate Blessings</source>
        <translation>Corporate Blessings</translation>
    </message>
    <message>
        <source>Counted now, {units}: {told}.</source>
        <translation>Jetzt gezählt, {units}: {told}.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Cover counts where more than half of a squad is partly covered (2018)</source>
        <translation>Deckung zählt, wo mehr als die Hälfte eines Squads teilweise gedeckt ist (2018)</translation>
    </message>
    <message>
        <source>Cover, a move before a shot, a target in melee, an Aim, weapons and contracts raise and lower the dice</source>
        <translation>Deckung, eine Bewegung vor einem Schuss, ein Ziel im Nahkampf, ein Aim, Waffen und Contracts heben und senken die Würfel</translation>
    </message>
    <message>
        <source>Cover: into cover from the nearest enemy, else away from it</source>
        <translation>Cover: in Deckung vor dem nächsten Feind, sonst weg von ihm</translation>
    </message>
    <message>
        <source>Coworker</source>
        <translation>Coworker</translation>
    </message>
    <message>
        <source>Coworker modifier</source>
        <translation>Coworker-Modifikator</translation>
    </message>
    <message>
        <source>Coworkers</source>
        <translation>Coworkers</translation>
    </message>
    <message>
        <source>Coworkers are</source>
        <translation>Coworkers sind</translation>
    </message>
    <message>
        <source>Coworkers as usual</source>
        <translation>Coworkers wie üblich</translation>
    </message>
    <message>
        <source>Creep</source>
        <translation>Creep</translation>
    </message>
    <message>
        <source>Criticals that cost or change an activation are typed in as lasting effects</source>
        <translation>Kritische Ergebnisse, die eine Aktivierung kosten oder ändern, werden als dauernde Wirkungen eingetippt</translation>
    </message>
    <message>
        <source>Crossed grass</source>
        <translation>Gequertes Gras</translation>
    </message>
    <message>
        <source>Crushed</source>
        <translation>Zermalmt</translation>
    </message>
    <message>
        <source>Crushed: {other}</source>
        <translation>Zermalmt: {other}</translation>
    </message>
    <message>
        <source>Cybernetics make good what an injury took; a profile has the figures that come of it</source>
        <translation>Cybernetics gleichen aus, was eine Verletzung nahm; ein Profil hat die Werte, die dabei herauskommen</translation>
    </message>
    <message>
        <source>DEP and SIM colour the side edge, GEO, BCM and COOP do not</source>
        <translation>DEP und SIM färben die Seitenkante, GEO, BCM und COOP nicht</translation>
    </message>
    <message>
        <source>DEP, GEO and SIM against BCM and COOP</source>
        <translation>DEP, GEO und SIM gegen BCM und COOP</translation>
    </message>
    <message>
        <source>Daelaam</source>
        <translation>Daelaam</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Damage and healing are for models in play</source>
        <translation>Schaden und Heilung gelten Modellen im Spiel</translation>
    </message>
    <message>
        <source>Damage and healing by anything else are typed in</source>
        <translation>Schaden und Heilung durch anderes werden eingetippt</translation>
    </message>
    <message>
        <source>Damage and marker control stay</source>
        <translation>Schaden und Marker-Kontrolle bleiben</translation>
    </message>
    <message>
        <source>Damage is rolled once a grenade has landed among models</source>
        <translation>Schaden wird gewürfelt, wenn eine Granate unter Modellen gelandet ist</translation>
    </message>
    <message>
        <source>Damage of each die</source>
        <translation>Schaden jedes Würfels</translation>
    </message>
    <message>
        <source>Damage of the drop</source>
        <translation>Schaden des Sturzes</translation>
    </message>
    <message>
        <source>Damage takes Health, healing gives it back</source>
        <translation>Schaden nimmt Health, Heilung gibt sie zurück</translation>
    </message>
    <message>
        <source>Damage to {met}</source>
        <translation>Schaden an {met}</translation>
    </message>
    <message>
        <source>Damage, 1d{weapon}</source>
        <translation>Schaden, 1d{weapon}</translation>
    </message>
    <message>
        <source>Damage, Out of Action, morale</source>
        <translation>Schaden, Out of Action, Moral</translation>
    </message>
    <message>
        <source>Damage, for a hit</source>
        <translation>Schaden, bei einem Treffer</translation>
    </message>
    <message>
        <source>Damage, less than 0 to heal</source>
        <translation>Schaden, unter 0 heilt</translation>
    </message>
    <message>
        <source>Damage, or healing below 0</source>
        <translation>Schaden, unter 0 Heilung</translation>
    </message>
    <message>
        <source>Decoys</source>
        <translation>Köder</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Defender</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Defense rolled again</source>
        <translation>Defense neu gewürfelt</translation>
    </message>
    <message>
        <source>Defense two tiers up against what is not melee</source>
        <translation>Defense zwei Stufen höher gegen alles außer Nahkampf</translation>
    </message>
    <message>
        <source>Defense, 2d{defense}</source>
        <translation>Defense, 2d{defense}</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Deploy</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Deployment (2016) speaks of the edge that borders a zone, and of the edges of the zones; the sentence on reserves is cut off</source>
        <translation>Deployment (2016) spricht von der Kante, die an eine Zone grenzt, und von den Kanten der Zonen; der Satz über Reserven ist abgeschnitten</translation>
    </message>
    <message>
        <source>Deployment cards (--deployment)</source>
        <translation>Aufstellungskarten (--deployment)</translation>
    </message>
    <message>
        <source>Deployment on an edge</source>
        <translation>Aufstellung an einer Kante</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Deployment Zone</translation>
    </message>
    <message>
        <source>Deployment, exits and waves</source>
        <translation>Aufstellung, Ausgänge und Wellen</translation>
    </message>
    <message>
        <source>Deploys past an edge</source>
        <translation>Deploys an einer Kante vorbei</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Detection near an Omega Worm or a Faction Indicator takes HIDDEN away: its loss is typed in</source>
        <translation>Entdeckung nahe einem Omega Worm oder einem Faction Indicator nimmt HIDDEN weg: der Verlust wird eingetippt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice added or taken by abilities</source>
        <translation>Würfel, die Fähigkeiten dazugeben oder nehmen</translation>
    </message>
    <message>
        <source>Dice after an undo</source>
        <translation>Würfel nach einem Rückgängig</translation>
    </message>
    <message>
        <source>Dice after undo</source>
        <translation>Würfel nach Rückgängig</translation>
    </message>
    <message>
        <source>Dice are typed in as they lie</source>
        <translation>Würfel werden eingetippt, wie sie liegen</translation>
    </message>
    <message>
        <source>Dice at {foe}</source>
        <translation>Würfel gegen {foe}</translation>
    </message>
    <message>
        <source>Dice at {other}</source>
        <translation>Würfel gegen {other}</translation>
    </message>
    <message>
        <source>Dice at {target}, if not the target</source>
        <translation>Würfel gegen {target}, wenn nicht das Ziel</translation>
    </message>
    <message>
        <source>Dice of {whose}</source>
        <translation>Würfel: {whose}</translation>
    </message>
    <message>
        <source>Dice rolled again</source>
        <translation>Neu gewürfelte Würfel</translation>
    </message>
    <message>
        <source>Dice shared out</source>
        <translation>Verteilte Würfel</translation>
    </message>
    <message>
        <source>Dice that a weapon or armour lets be rolled again: the verdict names them, so type in what they show at last</source>
        <translation>Würfel, die eine Waffe oder Rüstung neu würfeln lässt: das Urteil nennt sie, also tipp ein, was sie am Ende zeigen</translation>
    </message>
    <message>
        <source>Difficult ground</source>
        <translation>Schwieriges Gelände</translation>
    </message>
    <message>
        <source>Difficult ground (not from the rulebook)</source>
        <translation>Schwieriger Boden (nicht aus dem Regelbuch)</translation>
    </message>
    <message>
        <source>Direct Cover</source>
        <translation>Direct Cover</translation>
    </message>
    <message>
        <source>Direct Cover: a piece within 1″ of a model no taller than it</source>
        <translation>Direct Cover: ein Stück innerhalb von 1″ eines Modells, das nicht höher ist</translation>
    </message>
    <message>
        <source>Direct path of {subject}</source>
        <translation>Direkter Weg von {subject}</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Direction it scatters in</source>
        <translation>Richtung, in die sie abweicht</translation>
    </message>
    <message>
        <source>Direction of a Resonance Push, degrees clockwise from the top</source>
        <translation>Richtung eines Resonance Push, Grad im Uhrzeigersinn von oben</translation>
    </message>
    <message>
        <source>Direction, 1d{sides}</source>
        <translation>Richtung, 1d{sides}</translation>
    </message>
    <message>
        <source>Direction, degrees clockwise from the top</source>
        <translation>Richtung, Grad im Uhrzeigersinn von oben</translation>
    </message>
    <message>
        <source>Directly Away</source>
        <translation>Directly Away</translation>
    </message>
    <message>
        <source>Directly Towards</source>
        <translation>Directly Towards</translation>
    </message>
    <message>
        <source>Dirt Side&apos;s corners</source>
        <translation>Die Ecken von Dirt Side</translation>
    </message>
    <message>
        <source>Dirt Side: table, Entry Edges and markers</source>
        <translation>Dirt Side: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Discipline</translation>
    </message>
    <message>
        <source>Discs of 25 mm, as an independent engine takes some of them</source>
        <translation>Scheiben von 25 mm, wie ein unabhängiges Programm einige davon nimmt</translation>
    </message>
    <message>
        <source>Discs of 32 mm, as large as Mission Markers</source>
        <translation>Scheiben von 32 mm, so groß wie Mission Markers</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Disengage</translation>
    </message>
    <message>
        <source>Disengage leaves melee safely: the moves of this activation after it bring no free attack</source>
        <translation>Disengage verlässt den Nahkampf sicher: die Bewegungen dieser Aktivierung danach geben keinen freien Angriff</translation>
    </message>
    <message>
        <source>Disengaged</source>
        <translation>Disengaged</translation>
    </message>
    <message>
        <source>Disengaged in this round</source>
        <translation>Hat in dieser Runde Disengage gemacht</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Distance to enemies</source>
        <translation>Abstand zu Feinden</translation>
    </message>
    <message>
        <source>Distance to the point</source>
        <translation>Abstand zum Punkt</translation>
    </message>
    <message>
        <source>Distance to {other}</source>
        <translation>Abstand zu {other}</translation>
    </message>
    <message>
        <source>Distances are in inches; anyone may measure anything at any time</source>
        <translation>Entfernungen sind in Zoll; jeder darf jederzeit alles messen</translation>
    </message>
    <message>
        <source>Distances don&apos;t count heights, unless set otherwise; where that would change a verdict it is told</source>
        <translation>Entfernungen zählen keine Höhen, wenn nicht anders eingestellt; wo das eine Antwort ändern würde, wird es gesagt</translation>
    </message>
    <message>
        <source>Distances run flat: height counts in none of them</source>
        <translation>Entfernungen laufen flach: Höhe zählt in keiner von ihnen</translation>
    </message>
    <message>
        <source>Distances run from base edge to base edge</source>
        <translation>Entfernungen gehen von Rand zu Rand der Bases</translation>
    </message>
    <message>
        <source>Dive for cover</source>
        <translation>In Deckung gehen</translation>
    </message>
    <message>
        <source>Dives for cover</source>
        <translation>Wirft sich in Deckung</translation>
    </message>
    <message>
        <source>Divide and Conquer: VP for each quarter with more Supply wholly within, and for marker 5</source>
        <translation>Divide and Conquer: VP für jedes Viertel mit mehr Supply ganz darin und für Marker 5</translation>
    </message>
    <message>
        <source>Diving for cover</source>
        <translation>In Deckung werfen</translation>
    </message>
    <message>
        <source>Dotted: the Leading Model may end there; whether {others} is known when it is held there</source>
        <translation>Gepunktet: das Leading Model darf dort enden; ob {others}, zeigt sich, wenn es dorthin gehalten wird</translation>
    </message>
    <message>
        <source>Double a Coworker&apos;s total adds 1 to what it tells, triple adds 2, and so on</source>
        <translation>Das Doppelte der Summe eines Coworker gibt 1 dazu zu dem, was er verrät, das Dreifache 2, und so weiter</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Drag its first model. The bands of the reach tell the bonus that the move will earn; a part that turns counts as moving. Drop it first where it may not stop, on a rock or too far.</source>
        <translation>Zieh sein erstes Modell. Die Bänder der Reichweite nennen den Bonus, den die Bewegung bringt; ein Teil, der sich dreht, zählt als Bewegung. Setz es zuerst ab, wo es nicht halten darf, auf einem Felsen oder zu weit weg.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw a token</source>
        <translation>Einen Token ziehen</translation>
    </message>
    <message>
        <source>Drawn is what is in Full Cover from the model that looks, if it is no taller; Direct Cover and the Elevation Dead Zone, within 1″ of a piece, are judged with each attack</source>
        <translation>Gezeichnet ist, was für das schauende Modell in Full Cover ist, wenn es nicht höher ist; Direct Cover und die Elevation Dead Zone, innerhalb von 1″ eines Stücks, werden bei jedem Angriff geprüft</translation>
    </message>
    <message>
        <source>Drawn is what is sure: squeezed between two things, a whole base may be allowed to end farther</source>
        <translation>Gezeichnet ist, was sicher ist: zwischen zwei Dinge gezwängt darf eine ganze Base vielleicht weiter weg enden</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drop: {name_of}</source>
        <translation>Sturz: {name_of}</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Fallen gelassen</translation>
    </message>
    <message>
        <source>Dropship</source>
        <translation>Dropship</translation>
    </message>
    <message>
        <source>Due now</source>
        <translation>Jetzt fällig</translation>
    </message>
    <message>
        <source>Each action that moves a unit names a Leading Model for it alone; it goes along its path, and the others are set round it</source>
        <translation>Jede Aktion, die eine Einheit bewegt, nennt ein Leading Model nur für sich; es geht seinen Weg, und die anderen werden um es gestellt</translation>
    </message>
    <message>
        <source>Each activation lowers Command Value by 1</source>
        <translation>Jede Aktivierung senkt den Command Value um 1</translation>
    </message>
    <message>
        <source>Each enemy that is left makes its free attack, unless set otherwise</source>
        <translation>Jeder Feind, der verlassen wird, macht seinen freien Angriff, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>Each inch climbed takes {cost}″ of Move, jumping down none</source>
        <translation>Jeder erkletterte Zoll kostet {cost}″ Move, Hinabspringen nichts</translation>
    </message>
    <message>
        <source>Each inch of height takes two of Move</source>
        <translation>Jedes Zoll Höhe kostet zwei vom Move</translation>
    </message>
    <message>
        <source>Each inch over a piece with the trait difficult counts as two</source>
        <translation>Jedes Zoll über ein Stück mit dem Merkmal difficult zählt als zwei</translation>
    </message>
    <message>
        <source>Each model activates exactly once a round, and nothing gives it a second activation</source>
        <translation>Jedes Modell wird genau einmal je Runde aktiviert, und nichts gibt ihm eine zweite Aktivierung</translation>
    </message>
    <message>
        <source>Each model has its own</source>
        <translation>Jedes Modell hat seinen eigenen</translation>
    </message>
    <message>
        <source>Each model of a Ravager unit lays a bile token within 14″ of itself; the hits at the end of the Assault Phase are typed in</source>
        <translation>Jedes Modell einer Ravager-Einheit legt einen Bile-Token innerhalb von 14″ von sich; die Treffer am Ende der Assault Phase werden eingetippt</translation>
    </message>
    <message>
        <source>Each model spends its Action on movement in every round and meets nobody; what difficult ground and climbs cost is not counted. No public text gives a distance of control, so a base that touches a marker is there</source>
        <translation>Jedes Modell gibt in jeder Runde seine Action für Bewegung aus und trifft niemanden; was schwieriges Gelände und Klettern kosten, ist nicht mitgezählt. Kein öffentlicher Text nennt eine Entfernung für die Kontrolle, darum ist da, wessen Base einen Marker berührt</translation>
    </message>
    <message>
        <source>Each model takes a Move and a Move Again in each round; what can be climbed is gone round, so that a climb may be quicker, and no other model stands in the way</source>
        <translation>Jedes Modell macht in jeder Runde einen Move und einen Move Again; was man erklettern kann, wird umgangen, sodass ein Aufstieg schneller sein kann, und kein anderes Modell steht im Weg</translation>
    </message>
    <message>
        <source>Each part of a long wall is a piece of its own: the mission&apos;s pieces say which parts there are</source>
        <translation>Jeder Teil einer langen Mauer ist ein Stück für sich: die Stücke der Mission sagen, welche Teile es gibt</translation>
    </message>
    <message>
        <source>Each player rolls a d6 for one of five missions, once, and on a 6 again for one of a second list; what they ask for is not public, so that the player fills their cards in, once they are rolled</source>
        <translation>Jeder Spieler würfelt einen d6 für eine von fünf Missionen, einmal, und bei einer 6 noch einmal für eine der zweiten Liste; was sie verlangen, ist nicht öffentlich, sodass der Spieler ihre Karten ausfüllt, sobald sie gewürfelt sind</translation>
    </message>
    <message>
        <source>Each player rolls three d8 for Corporate Blessings at the start of a round</source>
        <translation>Jeder Spieler würfelt am Beginn einer Runde drei d8 für Corporate Blessings</translation>
    </message>
    <message>
        <source>Each side brings two Mission and two Deployment cards; the roll-off&apos;s winner takes a colour and a draft, the other removes two of four, the controller picks one</source>
        <translation>Jede Seite bringt zwei Missions- und zwei Aufstellungskarten mit; wer den Roll-off gewinnt, nimmt eine Farbe und einen Draft, der andere entfernt zwei von vier, wer ihn kontrolliert, wählt eine</translation>
    </message>
    <message>
        <source>Each side has six zones of its own, and 7 and 8 by the dice of forward deployment alone</source>
        <translation>Jede Seite hat sechs eigene Zonen, und 7 und 8 nur durch die Würfel der vorgeschobenen Aufstellung</translation>
    </message>
    <message>
        <source>Each side has six zones, 6″ by 16″ on a table of 4 by 4 feet and 6″ by 24″ on 4 by 6, in two rows that are 12″ deep</source>
        <translation>Jede Seite hat sechs Zonen, 6″ mal 16″ auf einem Tisch von 4 mal 4 Fuß und 6″ mal 24″ auf 4 mal 6, in zwei Reihen, die 12″ tief sind</translation>
    </message>
    <message>
        <source>Each side names a target in Assassination</source>
        <translation>In Assassination nennt jede Seite ein Ziel</translation>
    </message>
    <message>
        <source>Each side names one enemy model on the board in secret; the first to fell its target or make it flee wins</source>
        <translation>Jede Seite nennt geheim ein feindliches Modell auf dem Feld; wer sein Ziel zuerst fällt oder in die Flucht schlägt, gewinnt</translation>
    </message>
    <message>
        <source>Each side reacts once in an activation</source>
        <translation>Jede Seite reagiert einmal in einer Aktivierung</translation>
    </message>
    <message>
        <source>Each side rolls a d6 and adds its Command; the challenger must beat the other and loses on a tie</source>
        <translation>Jede Seite würfelt einen d6 und zählt ihren Command dazu; der Herausforderer muss den anderen übertreffen und verliert bei Gleichstand</translation>
    </message>
    <message>
        <source>Each side rolls a d6 and adds its highest Command; ties roll again</source>
        <translation>Jede Seite würfelt einen d6 und zählt ihren höchsten Command dazu; Gleichstände neu</translation>
    </message>
    <message>
        <source>Each side rolls a d6; ties roll again</source>
        <translation>Jede Seite würfelt einen d6; Gleichstände neu</translation>
    </message>
    <message>
        <source>Each side writes down one enemy model</source>
        <translation>Jede Seite schreibt ein feindliches Modell auf</translation>
    </message>
    <message>
        <source>Each unit comes in over any place of its Entry Edges and then goes on, a Move (or its Deploy) and a Run in each round; ways are those of its Leading Model, and no elevation, Zone of Influence or enemy stops it</source>
        <translation>Jede Einheit kommt an einem beliebigen Ort ihrer Entry Edges herein und geht dann weiter, ein Move (oder ihr Deploy) und ein Run in jeder Runde; die Wege sind die ihres Leading Model, und weder Höhe noch Zone of Influence noch Feind hält sie auf</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Edge first: before deployment the Defender takes its edge</source>
        <translation>Kante zuerst: vor der Aufstellung nimmt der Verteidiger seine Kante</translation>
    </message>
    <message>
        <source>Edges of High Ground bound gaps</source>
        <translation>Kanten von High Ground begrenzen Lücken</translation>
    </message>
    <message>
        <source>Edges without a label are as long as they are drawn</source>
        <translation>Kanten ohne Beschriftung sind so lang, wie sie gezeichnet sind</translation>
    </message>
    <message>
        <source>Edges, terrain, loot and Coworkers come before deployment, the rest after it and before Blessings</source>
        <translation>Kanten, Gelände, Loot und Coworkers kommen vor der Aufstellung, der Rest nach ihr und vor den Blessings</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Either side enters at one corner, as on the card</source>
        <translation>Jede Seite kommt an einer Ecke herein, wie auf der Karte</translation>
    </message>
    <message>
        <source>Either side enters at two opposite corners</source>
        <translation>Jede Seite kommt an zwei gegenüberliegenden Ecken herein</translation>
    </message>
    <message>
        <source>Elevation Dead Zone</source>
        <translation>Elevation Dead Zone</translation>
    </message>
    <message>
        <source>Elevation Dead Zone: who stands on High Ground and who stands within 1″ of its foot don&apos;t see each other</source>
        <translation>Elevation Dead Zone: wer auf High Ground steht und wer innerhalb von 1″ seines Fußes, sehen einander nicht</translation>
    </message>
    <message>
        <source>Elevation changes only at Access Points</source>
        <translation>Die Höhe wechselt nur an Access Points</translation>
    </message>
    <message>
        <source>Elevation only at Access Points</source>
        <translation>Höhenwechsel nur an Access Points</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End of the Round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>End of the Round effects first, the marker holder&apos;s before the other&apos;s</source>
        <translation>Zuerst die Wirkungen am Ende der Runde, die des Marker-Inhabers vor denen des anderen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Die Aktivierung beenden</translation>
    </message>
    <message>
        <source>End the activation with E. The panel at the left lists who may still act, and says why another may not.</source>
        <translation>Beende die Aktivierung mit E. Das Feld links nennt, wer noch handeln darf, und sagt, warum ein anderer nicht.</translation>
    </message>
    <message>
        <source>End the attack</source>
        <translation>Den Angriff beenden</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Das Spiel beenden</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Die Runde beenden</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Ended now, {name_of} would win: {why}</source>
        <translation>Wäre jetzt Schluss, gewänne {name_of}: {why}</translation>
    </message>
    <message>
        <source>Ending in the Zone of Influence</source>
        <translation>In der Zone of Influence enden</translation>
    </message>
    <message>
        <source>Ending the attack</source>
        <translation>Das Beenden des Angriffs</translation>
    </message>
    <message>
        <source>Ending the round</source>
        <translation>Das Beenden der Runde</translation>
    </message>
    <message>
        <source>Ends its activation</source>
        <translation>Beendet seine Aktivierung</translation>
    </message>
    <message>
        <source>Ends its attack</source>
        <translation>Beendet seinen Angriff</translation>
    </message>
    <message>
        <source>Ends the game for both sides</source>
        <translation>Beendet das Spiel für beide Seiten</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Beendet den Zug</translation>
    </message>
    <message>
        <source>Enemies are the models of other factions; whether this may be attacked is left to you</source>
        <translation>Feinde sind die Modelle anderer Fraktionen; ob dieses angegriffen werden darf, bleibt dir überlassen</translation>
    </message>
    <message>
        <source>Enemies that Close Ranks may come near</source>
        <translation>Feinde, denen Close Ranks nah kommen darf</translation>
    </message>
    <message>
        <source>Enemy Ground models within 1″ of each other are Engaged, and their units with them</source>
        <translation>Feindliche Ground-Modelle innerhalb von 1″ voneinander sind Engaged, und ihre Einheiten mit ihnen</translation>
    </message>
    <message>
        <source>Enemy Supply destroyed in a round is VP in every round and mission</source>
        <translation>In einer Runde zerstörte feindliche Supply ist in jeder Runde und Mission VP</translation>
    </message>
    <message>
        <source>Enemy unit</source>
        <translation>Feindliche Einheit</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Engaged</translation>
    </message>
    <message>
        <source>Engaged and still to attack: {subject}</source>
        <translation>Engaged und noch anzugreifen: {subject}</translation>
    </message>
    <message>
        <source>Engaged by Supply {measured} against its own {limit}</source>
        <translation>Engaged mit Supply {measured} gegen eigenen {limit}</translation>
    </message>
    <message>
        <source>Engaged with {other}</source>
        <translation>Engaged mit {other}</translation>
    </message>
    <message>
        <source>Engaged, and not with {other}</source>
        <translation>Engaged, und nicht mit {other}</translation>
    </message>
    <message>
        <source>Engagement</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>Entry Edges</source>
        <translation>Entry Edges</translation>
    </message>
    <message>
        <source>Entry edges of {other}</source>
        <translation>Eintrittskanten von {other}</translation>
    </message>
    <message>
        <source>Eva</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Evade</translation>
    </message>
    <message>
        <source>Evade roll, above 0 is harder; 0 grants one</source>
        <translation>Evade-Wurf, über 0 ist schwerer; 0 gewährt einen</translation>
    </message>
    <message>
        <source>Even VP go by what the mission says of ties, else they are a draw: no public card says anything</source>
        <translation>Gleiche VP gehen nach dem, was die Mission zu Gleichständen sagt, sonst sind sie ein Unentschieden: keine öffentliche Karte sagt etwas</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events and effects are noted in words: no public text lists them</source>
        <translation>Ereignisse und Wirkungen werden in Worten notiert: kein öffentlicher Text zählt sie auf</translation>
    </message>
    <message>
        <source>Events come before and effects after all that; no public text lists them, so that they are noted in words</source>
        <translation>Ereignisse kommen vor und Wirkungen nach alledem; kein öffentlicher Text zählt sie auf, sodass sie in Worten notiert werden</translation>
    </message>
    <message>
        <source>Every Engaged unit makes its Close Combat Attack; a side passes only with none left</source>
        <translation>Jede Engaged Einheit macht ihren Close Combat Attack; eine Seite passt nur, wenn keine übrig ist</translation>
    </message>
    <message>
        <source>Every line of the log can be gone back to by a click.</source>
        <translation>Zu jeder Zeile des Protokolls geht es mit einem Klick zurück.</translation>
    </message>
    <message>
        <source>Every model as its table has it, one after the other</source>
        <translation>Jedes Modell, wie seine Tabelle es sagt, eines nach dem anderen</translation>
    </message>
    <message>
        <source>Every model ends wholly within 3″ of the Leading Model while there is room</source>
        <translation>Jedes Modell endet ganz innerhalb von 3″ des Leading Model, solange Platz ist</translation>
    </message>
    <message>
        <source>Every model is set In Coherency while there is room for it</source>
        <translation>Jedes Modell wird In Coherency gestellt, solange Platz dafür ist</translation>
    </message>
    <message>
        <source>Every model is set while a linked spot is left for it</source>
        <translation>Jedes Modell wird gestellt, solange eine verbundene Stelle dafür bleibt</translation>
    </message>
    <message>
        <source>Every model is wholly within {limit} of the Leading Model while there is room for it</source>
        <translation>Jedes Modell ist ganz innerhalb von {limit} um das Leading Model, solange dort Platz ist</translation>
    </message>
    <message>
        <source>Every model of a squad that waits is given a place</source>
        <translation>Jedes wartende Modell eines Squads bekommt einen Platz</translation>
    </message>
    <message>
        <source>Every model of another faction is an enemy; Wave Callers and Static Wraiths are one faction</source>
        <translation>Jedes Modell einer anderen Fraktion ist ein Feind; Wave Callers und Static Wraiths sind eine Fraktion</translation>
    </message>
    <message>
        <source>Every model of {subject} is base to base with an enemy</source>
        <translation>Jedes Modell von {subject} steht Base an Base mit einem Feind</translation>
    </message>
    <message>
        <source>Every model that attacks adds the dice of its weapon</source>
        <translation>Jedes Modell, das angreift, gibt die Würfel seiner Waffe dazu</translation>
    </message>
    <message>
        <source>Every one that it reaches into</source>
        <translation>Jedes, in das es hineinreicht</translation>
    </message>
    <message>
        <source>Every squad waits. Take the zones of each side, standard or forward, set the squads down in them, and roll off.</source>
        <translation>Jedes Squad wartet. Nimm die Zonen jeder Seite, Standard oder vorgeschoben, stell die Squads darin auf, und würfle den Roll-off.</translation>
    </message>
    <message>
        <source>Every undo brings fresh dice</source>
        <translation>Jedes Rückgängig bringt neue Würfel</translation>
    </message>
    <message>
        <source>Every unit gains STATIONARY at the start of the round, and every BURROWED one HIDDEN</source>
        <translation>Jede Einheit erhält am Beginn der Runde STATIONARY, und jede BURROWED HIDDEN</translation>
    </message>
    <message>
        <source>Everything is measured between the nearest edges of bases; bases that touch are 0″ apart</source>
        <translation>Alles wird zwischen den nächsten Rändern der Bases gemessen; Bases, die sich berühren, sind 0″ auseinander</translation>
    </message>
    <message>
        <source>Everything may be measured at any time</source>
        <translation>Alles darf jederzeit gemessen werden</translation>
    </message>
    <message>
        <source>Exactly the line drawn: only straight ways are shown</source>
        <translation>Genau die gezogene Linie: nur gerade Wege werden gezeigt</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Exhausted</translation>
    </message>
    <message>
        <source>Exhausted (2017)</source>
        <translation>Exhausted (2017)</translation>
    </message>
    <message>
        <source>Exhausted cards turn face up</source>
        <translation>Exhausted Karten werden aufgedeckt</translation>
    </message>
    <message>
        <source>FAQ 12 asks for the centre, and for as little overhang as can be</source>
        <translation>FAQ 12 verlangt die Mitte und so wenig Überhang wie möglich</translation>
    </message>
    <message>
        <source>FAQ 16 says that such a marker keeps its own control state, and R §8.9.1 makes no difference</source>
        <translation>FAQ 16 sagt, dass ein solcher Marker seinen eigenen Kontrollstand behält, und R §8.9.1 macht keinen Unterschied</translation>
    </message>
    <message>
        <source>FAQ 56 against R Part 11, INDIRECT FIRE</source>
        <translation>FAQ 56 gegen R Part 11, INDIRECT FIRE</translation>
    </message>
    <message>
        <source>Facing is fixed once a model is placed, until it is activated again</source>
        <translation>Der Blick ist fest, sobald ein Modell steht, bis es wieder aktiviert wird</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Fernerer</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Nähren</translation>
    </message>
    <message>
        <source>Fell the enemy model that was named in secret, or make it flee, before the other side does</source>
        <translation>Fälle das feindliche Modell, das geheim genannt wurde, oder schlag es in die Flucht, bevor die andere Seite es tut</translation>
    </message>
    <message>
        <source>Feral Automata Wait, Wait, Attack on a 5; one that goes out returns on a 6 with d6 Health</source>
        <translation>Feral Automata: Wait, Wait, Attack bei einer 5; einer, der ausfällt, kehrt bei einer 6 mit d6 Health zurück</translation>
    </message>
    <message>
        <source>Feral Crews: Patrol, Mob Up, Mob Up on a 5; it is an attack a tier up</source>
        <translation>Feral Crews: Patrol, Mob Up, Mob Up bei einer 5; das ist ein Angriff eine Stufe höher</translation>
    </message>
    <message>
        <source>Field of {subject}</source>
        <translation>Feld von {subject}</translation>
    </message>
    <message>
        <source>Fields of held Actions, and how near a move has to come for an answer</source>
        <translation>Felder gehaltener Actions, und wie nah eine Bewegung für eine Antwort kommen muss</translation>
    </message>
    <message>
        <source>Fifth nearest</source>
        <translation>Fünftnächster</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Fight back</source>
        <translation>Sich wehren</translation>
    </message>
    <message>
        <source>Fighting melee battles (2017) has 1 less on all characteristics; whether Command Value falls with them is not said</source>
        <translation>Fighting melee battles (2017) hat 1 weniger auf alle Eigenschaften; ob der Command Value mit ihnen fällt, ist nicht gesagt</translation>
    </message>
    <message>
        <source>Fighting melee battles (2017) speaks of a squad that has used its Action; an Action that lapses is of this program</source>
        <translation>Fighting melee battles (2017) spricht von einem Squad, das seine Action genutzt hat; eine verfallende Action stammt von diesem Programm</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpft</translation>
    </message>
    <message>
        <source>Fights back</source>
        <translation>Wehrt sich</translation>
    </message>
    <message>
        <source>Filled: on the table. {listed}.</source>
        <translation>Gefüllt: auf dem Tisch. {listed}.</translation>
    </message>
    <message>
        <source>Fills in the card</source>
        <translation>Füllt die Karte aus</translation>
    </message>
    <message>
        <source>Fired in {status} only: {weapon}</source>
        <translation>Nur in {status} abzufeuern: {weapon}</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>First Player</translation>
    </message>
    <message>
        <source>First Player Marker</source>
        <translation>First Player Marker</translation>
    </message>
    <message>
        <source>First aid</source>
        <translation>Erste Hilfe</translation>
    </message>
    <message>
        <source>First draw: the Defender draws the first token of round 1</source>
        <translation>Erstes Ziehen: der Verteidiger zieht den ersten Token von Runde 1</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>First turn of the first Game Round</source>
        <translation>Erster Zug der ersten Game Round</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Flee: to the nearest edge, where a hostile stops</source>
        <translation>Flee: zur nächsten Kante, wo ein Hostile hält</translation>
    </message>
    <message>
        <source>Flees</source>
        <translation>Flieht</translation>
    </message>
    <message>
        <source>Flickers</source>
        <translation>Flickers</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>Flight to the edge</source>
        <translation>Flucht zur Kante</translation>
    </message>
    <message>
        <source>Flying</source>
        <translation>Flying</translation>
    </message>
    <message>
        <source>Flying models stand on tall bases; how they move and how high is not public</source>
        <translation>Flieger stehen auf hohen Bases; wie sie sich bewegen und wie hoch, ist nicht öffentlich</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Focus</translation>
    </message>
    <message>
        <source>Focus adds no token, as set</source>
        <translation>Focus gibt wie eingestellt keinen Token dazu</translation>
    </message>
    <message>
        <source>Focus by itself is the result of a Cast that is typed in</source>
        <translation>Focus allein ist das Ergebnis eines eingetippten Cast</translation>
    </message>
    <message>
        <source>Focus is a Power, which only a Broadcaster Casts</source>
        <translation>Focus ist eine Power, die nur ein Broadcaster castet</translation>
    </message>
    <message>
        <source>Focus is for a squad model; a group shares one token</source>
        <translation>Focus ist für ein Squad-Modell; eine Gruppe teilt sich einen Token</translation>
    </message>
    <message>
        <source>Focus puts two more tokens in the bag for a target that has not activated, until it has</source>
        <translation>Focus legt zwei Token mehr in den Beutel für ein Ziel, das noch nicht aktiviert wurde, bis es das ist</translation>
    </message>
    <message>
        <source>For a Squadron that distance is 4″</source>
        <translation>Für ein Squadron ist diese Entfernung 4″</translation>
    </message>
    <message>
        <source>For a side that deploys along no edge the nearest one is its own</source>
        <translation>Für eine Seite, die an keiner Kante aufstellt, ist die nächste ihre eigene</translation>
    </message>
    <message>
        <source>For the log</source>
        <translation>Fürs Protokoll</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Streitkräfte</translation>
    </message>
    <message>
        <source>Forces are bought with points; classes have levels, and the bands of points are not public</source>
        <translation>Streitkräfte werden für Punkte gekauft; Klassen haben Stufen, und die Punktespannen sind nicht öffentlich</translation>
    </message>
    <message>
        <source>Forward deployment</source>
        <translation>Vorgeschobene Aufstellung</translation>
    </message>
    <message>
        <source>Fourth nearest</source>
        <translation>Viertnächster</translation>
    </message>
    <message>
        <source>Fractions between the bands of the movement bonus</source>
        <translation>Bruchteile zwischen den Stufen des Bewegungsbonus</translation>
    </message>
    <message>
        <source>Free Search</source>
        <translation>Freies Search</translation>
    </message>
    <message>
        <source>Free Search: before the first Blessings one Defender model Searches</source>
        <translation>Freies Search: vor den ersten Blessings macht ein Modell des Verteidigers Search</translation>
    </message>
    <message>
        <source>Free Search: {model}</source>
        <translation>Freies Search: {model}</translation>
    </message>
    <message>
        <source>Free attack</source>
        <translation>Freier Angriff</translation>
    </message>
    <message>
        <source>Free attack: {name_of} at {whom}</source>
        <translation>Freier Angriff: {name_of} gegen {whom}</translation>
    </message>
    <message>
        <source>Free attacks at one that leaves several enemies</source>
        <translation>Free Attacks auf eines, das mehrere Feinde verlässt</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Freedom Fighters {reach:g}″</source>
        <translation>Freedom Fighters {reach:g}″</translation>
    </message>
    <message>
        <source>Frenzy</source>
        <translation>Frenzy</translation>
    </message>
    <message>
        <source>Frenzy: two attacks at one target</source>
        <translation>Frenzy: zwei Angriffe auf ein Ziel</translation>
    </message>
    <message>
        <source>Friendly unit</source>
        <translation>Eigene Einheit</translation>
    </message>
    <message>
        <source>Friendly units within 8″ of Raynor count at least one</source>
        <translation>Eigene Einheiten innerhalb von 8″ von Raynor zählen mindestens eins</translation>
    </message>
    <message>
        <source>Friends and enemies</source>
        <translation>Freunde und Feinde</translation>
    </message>
    <message>
        <source>Friends are moved through, enemies are not, unless set otherwise; bases never overlap at the end</source>
        <translation>Durch Freunde geht man hindurch, durch Feinde nicht, wenn nicht anders eingestellt; Bases überlappen am Ende nie</translation>
    </message>
    <message>
        <source>Friends beside it</source>
        <translation>Freunde daneben</translation>
    </message>
    <message>
        <source>Friends in the blast</source>
        <translation>Freunde in der Explosion</translation>
    </message>
    <message>
        <source>Friends may be passed through and enemies not, unless set otherwise; ends never overlap. No public text gives it</source>
        <translation>Durch Freunde darf man hindurch und durch Feinde nicht, wenn nicht anders eingestellt; Enden überlappen nie. Kein öffentlicher Text sagt es</translation>
    </message>
    <message>
        <source>Friends, not enemies</source>
        <translation>Freunde, keine Feinde</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From 2018 a charge bonus belongs to the Combat Situation, in the Game Round of entering melee</source>
        <translation>Ab 2018 gehört ein Charge-Bonus zur Combat Situation, in der Game Round, in der der Nahkampf beginnt</translation>
    </message>
    <message>
        <source>From 2018 a movement bonus belongs to the Combat Situation, as evasion</source>
        <translation>Ab 2018 gehört ein Bewegungsbonus als Ausweichen zur Combat Situation</translation>
    </message>
    <message>
        <source>From 2018 charging and evasion are enhancements of the Combat Situation and told as such; adding it up is for the players</source>
        <translation>Ab 2018 sind Charge und Ausweichen Verbesserungen der Combat Situation und werden so genannt; sie zusammenzuzählen ist Sache der Spieler</translation>
    </message>
    <message>
        <source>From 2018 the bonus lasts until the end of the next activation, and no reaction ends it; beside that of a new movement the higher counts, by a setting the new one</source>
        <translation>Ab 2018 dauert der Bonus bis zum Ende der nächsten Aktivierung, und keine Reaktion beendet ihn; neben dem einer neuen Bewegung zählt der höhere, nach einer Einstellung der neue</translation>
    </message>
    <message>
        <source>From 2018 the characteristics that a reaction uses drop by 1: Martial and Strength where it strikes, Ranged where it shoots; what diving uses is not public. Not so in 2016, and never together with Exhausted</source>
        <translation>Ab 2018 sinken die Eigenschaften, die eine Reaktion nutzt, um 1: Martial und Strength, wo sie zuschlägt, Ranged, wo sie schießt; was das In-Deckung-Gehen nutzt, ist nicht öffentlich. Nicht so in 2016, und nie zusammen mit Exhausted</translation>
    </message>
    <message>
        <source>From Game Round 1 on</source>
        <translation>Ab Game Round 1</translation>
    </message>
    <message>
        <source>From Game Round 2 on</source>
        <translation>Ab Game Round 2</translation>
    </message>
    <message>
        <source>From a free edge</source>
        <translation>Von einer freien Kante</translation>
    </message>
    <message>
        <source>From an entry edge</source>
        <translation>Von einer Eintrittskante</translation>
    </message>
    <message>
        <source>From here on the two sides activate in turn.</source>
        <translation>Von nun an aktivieren die beiden Seiten abwechselnd.</translation>
    </message>
    <message>
        <source>From the Entry Edge</source>
        <translation>Von der Entry Edge</translation>
    </message>
    <message>
        <source>From where</source>
        <translation>Von wo</translation>
    </message>
    <message>
        <source>From where it began its activation to where it rests, for the part that moved farthest</source>
        <translation>Von dort, wo es seine Aktivierung begann, bis dorthin, wo es hält, für den Teil, der am weitesten kam</translation>
    </message>
    <message>
        <source>Frontier: table, Entry Edges and markers</source>
        <translation>Frontier: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Frontlines: VP for each marker, and more for each taken from the opponent, from round 2</source>
        <translation>Frontlines: VP für jeden Marker, und mehr für jeden dem Gegner abgenommenen, ab Runde 2</translation>
    </message>
    <message>
        <source>Full Cover</source>
        <translation>Full Cover</translation>
    </message>
    <message>
        <source>Full Cover: a piece as tall as both</source>
        <translation>Full Cover: ein Stück so hoch wie beide</translation>
    </message>
    <message>
        <source>Full damage</source>
        <translation>Voller Schaden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game Round</source>
        <translation>Game Round</translation>
    </message>
    <message>
        <source>Game Round for reserves</source>
        <translation>Game Round für Reserven</translation>
    </message>
    <message>
        <source>Game Round {measured}</source>
        <translation>Game Round {measured}</translation>
    </message>
    <message>
        <source>Game Round {measured}; reserves arrive from Game Round {limit} on</source>
        <translation>Game Round {measured}; Reserven kommen ab Game Round {limit}</translation>
    </message>
    <message>
        <source>Game Round {round} of {rounds}</source>
        <translation>Game Round {round} von {rounds}</translation>
    </message>
    <message>
        <source>Game Round, turns, initiative</source>
        <translation>Game Round, Züge, Initiative</translation>
    </message>
    <message>
        <source>Game Rounds 7 to 10 are played if a die and the Command of a living model of one&apos;s own reach the number of the round; a failed roll stops the side that made it, by a setting both</source>
        <translation>Die Game Rounds 7 bis 10 werden gespielt, wenn ein Würfel und der Command eines eigenen lebenden Modells die Zahl der Runde erreichen; ein misslungener Wurf hält die Seite auf, die ihn machte, nach einer Einstellung beide</translation>
    </message>
    <message>
        <source>Gameplay (2016) has facing matter for arcs of fire; no public text gives that of a model on foot</source>
        <translation>Gameplay (2016) lässt den Blick für Schussbögen zählen; kein öffentlicher Text nennt den eines Modells zu Fuß</translation>
    </message>
    <message>
        <source>Gameplay and mechanics (2020) lets you roll with any model still alive; what a failed roll ends is not said</source>
        <translation>Gameplay and mechanics (2020) lässt mit jedem noch lebenden Modell würfeln; was ein misslungener Wurf beendet, ist nicht gesagt</translation>
    </message>
    <message>
        <source>Gameplay primer (2019) says at once; how is not public</source>
        <translation>Gameplay primer (2019) sagt „auf einmal“; wie, ist nicht öffentlich</translation>
    </message>
    <message>
        <source>Gap Clearance</source>
        <translation>Gap Clearance</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Gather</translation>
    </message>
    <message>
        <source>Gather the Resources: an Unengaged unit within 3″ of a controlled marker, neutral or the other&apos;s, gathers instead of its action</source>
        <translation>Gather the Resources: eine Unengaged Einheit innerhalb von 3″ eines kontrollierten Markers, neutral oder des anderen, macht Gather statt ihrer Aktion</translation>
    </message>
    <message>
        <source>Gauntlet: table, Entry Edges and markers</source>
        <translation>Gauntlet: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Generation of the rules</source>
        <translation>Fassung der Regeln</translation>
    </message>
    <message>
        <source>Genesys 8 (2016), Fighting melee battles (2017), Gameplay primer (2019), The intricacies of charging (2019)</source>
        <translation>Genesys 8 (2016), Fighting melee battles (2017), Gameplay primer (2019), The intricacies of charging (2019)</translation>
    </message>
    <message>
        <source>Genesys 8.1 has one; a battle report of 2018 has 2 as the least of a Command Value of 4, which may be half of it</source>
        <translation>Genesys 8.1 hat eines; ein Spielbericht von 2018 hat 2 als das Mindeste bei einem Command Value von 4, was die Hälfte davon sein mag</translation>
    </message>
    <message>
        <source>Genesys 8.1 names no exception to either rule</source>
        <translation>Genesys 8.1 nennt zu keiner der Regeln eine Ausnahme</translation>
    </message>
    <message>
        <source>Genesys 8.1 says that reactions often cost; The value of Command (2017) counts melee in the opponent&apos;s turn</source>
        <translation>Genesys 8.1 sagt, dass Reaktionen oft kosten; The value of Command (2017) zählt Nahkampf im Zug des Gegners</translation>
    </message>
    <message>
        <source>Genesys 8.2 (held); Fighting melee battles (2017) lets a squad that still has its Action interrupt</source>
        <translation>Genesys 8.2 (gehalten); Fighting melee battles (2017) lässt ein Squad unterbrechen, das seine Action noch hat</translation>
    </message>
    <message>
        <source>Genesys 8.2 has the player hold it; its example of 9″ against 7″ names no hold</source>
        <translation>Genesys 8.2 lässt den Spieler sie halten; sein Beispiel von 9″ gegen 7″ nennt kein Halten</translation>
    </message>
    <message>
        <source>Genesys 8.3 asks for line of sight; no public text says what blocks it</source>
        <translation>Genesys 8.3 verlangt eine Sichtlinie; kein öffentlicher Text sagt, was sie sperrt</translation>
    </message>
    <message>
        <source>Genesys 8.3 does not say what makes a path direct</source>
        <translation>Genesys 8.3 sagt nicht, was einen Weg gerade macht</translation>
    </message>
    <message>
        <source>Genesys 8.3 has the distance moved; Gameplay (2016) measures from start to rest where there is doubt</source>
        <translation>Genesys 8.3 hat die bewegte Entfernung; Gameplay (2016) misst im Zweifel vom Anfang bis zum Halt</translation>
    </message>
    <message>
        <source>Genesys 8.3 leaves gaps; the later texts of 2018 and 2019 say over 6″ and over 12″, and +3 from 19″</source>
        <translation>Genesys 8.3 lässt Lücken; die späteren Texte von 2018 und 2019 sagen über 6″ und über 12″, und +3 ab 19″</translation>
    </message>
    <message>
        <source>Genesys 8.3 speaks of the model that moved; no public text settles it</source>
        <translation>Genesys 8.3 spricht von dem Modell, das sich bewegt hat; kein öffentlicher Text klärt es</translation>
    </message>
    <message>
        <source>Given by an ability</source>
        <translation>Durch eine Fähigkeit gegeben</translation>
    </message>
    <message>
        <source>Giving the First Player Marker</source>
        <translation>Den First Player Marker zu geben</translation>
    </message>
    <message>
        <source>Glial Reconstitution adds 1″ of Speed, 2″ ON CREEP</source>
        <translation>Glial Reconstitution gibt 1″ Speed dazu, 2″ ON CREEP</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitergehen</translation>
    </message>
    <message>
        <source>Go on with an Action from the list at the left, or E ends the activation; then draw the next token with D.</source>
        <translation>Mach mit einer Action aus der Liste links weiter, oder E beendet die Aktivierung; zieh dann mit D den nächsten Token.</translation>
    </message>
    <message>
        <source>Go! Go! Go! moves a Biological unit 2″, and that is no action</source>
        <translation>Go! Go! Go! bewegt eine Biological-Einheit 2″, und das ist keine Aktion</translation>
    </message>
    <message>
        <source>Goes by its lower Command, a characteristic like the others</source>
        <translation>Geht nach seinem geringeren Command, einer Eigenschaft wie die anderen</translation>
    </message>
    <message>
        <source>Goes by its printed Command</source>
        <translation>Geht nach seinem gedruckten Command</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Geht weiter</translation>
    </message>
    <message>
        <source>Goliath: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Goliath: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Grass counts as Size 2 as well, and every piece in the total</source>
        <translation>Gras zählt auch als Size 2, und jedes Stück in der Summe</translation>
    </message>
    <message>
        <source>Grass counts for itself alone, neither as Size 2 nor in the total</source>
        <translation>Gras zählt nur für sich, weder als Size 2 noch in der Summe</translation>
    </message>
    <message>
        <source>Grass is passed and stopped on</source>
        <translation>Gras wird gequert, und man hält darin</translation>
    </message>
    <message>
        <source>Grass leaves the table once a Ground leader has crossed it or any model has ended on it</source>
        <translation>Gras verlässt den Tisch, sobald ein Ground-Leader es gequert hat oder irgendein Modell darauf geendet ist</translation>
    </message>
    <message>
        <source>Grass that a Ground unit crosses or ends on leaves the table</source>
        <translation>Gras, das eine Ground-Einheit quert oder auf dem sie endet, verlässt den Tisch</translation>
    </message>
    <message>
        <source>Gravitic Boosters</source>
        <translation>Gravitic Boosters</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Ground</translation>
    </message>
    <message>
        <source>Ground Level</source>
        <translation>Ground Level</translation>
    </message>
    <message>
        <source>Ground Level, Mid Ground on Size 1 and 2, High Ground from Size 3: a base that spans levels counts as on the highest</source>
        <translation>Ground Level, Mid Ground auf Size 1 und 2, High Ground ab Size 3: eine Base über mehreren Ebenen zählt zur höchsten</translation>
    </message>
    <message>
        <source>Ground and Flying bases pass through each other</source>
        <translation>Ground- und Flying-Bases gehen durcheinander hindurch</translation>
    </message>
    <message>
        <source>Ground that costs movement</source>
        <translation>Boden, der Bewegung kostet</translation>
    </message>
    <message>
        <source>Ground units</source>
        <translation>Ground-Einheiten</translation>
    </message>
    <message>
        <source>Groups of the table and what squads climb</source>
        <translation>Gruppen der Tabelle und was Squads erklettern</translation>
    </message>
    <message>
        <source>Groups of the table go round what is climbed: no text says that they climb</source>
        <translation>Gruppen der Tabelle gehen um das herum, was man erklettert: kein Text sagt, dass sie klettern</translation>
    </message>
    <message>
        <source>Guarded Boss: the Defender’s Boss defends a tier up</source>
        <translation>Bewachter Boss: der Boss des Verteidigers verteidigt eine Stufe höher</translation>
    </message>
    <message>
        <source>HIDDEN and {measured} away; {asked}</source>
        <translation>HIDDEN und {measured} entfernt; {asked}</translation>
    </message>
    <message>
        <source>Half of the Command Value, one at least</source>
        <translation>Die Hälfte des Command Value, mindestens eins</translation>
    </message>
    <message>
        <source>Half of the Loot Markers are decoys, shown when they are searched</source>
        <translation>Die Hälfte der Loot Marker sind Köder, was sich beim Search zeigt</translation>
    </message>
    <message>
        <source>Half of the decoys are fake, as their placer says</source>
        <translation>Die Hälfte der Decoys ist falsch, wie ihr Leger sagt</translation>
    </message>
    <message>
        <source>Hardwired 28: a first few tokens</source>
        <translation>Hardwired 28: ein paar erste Token</translation>
    </message>
    <message>
        <source>Hardwired C4.1 calls every model of a different faction an enemy</source>
        <translation>Hardwired C4.1 nennt jedes Modell einer anderen Fraktion einen Feind</translation>
    </message>
    <message>
        <source>Hardwired C4.1 gives a group one token and each model one activation; Inhuman Resources 0.7.3 lets the whole group act</source>
        <translation>Hardwired C4.1 gibt einer Gruppe einen Token und jedem Modell eine Aktivierung; Inhuman Resources 0.7.3 lässt die ganze Gruppe handeln</translation>
    </message>
    <message>
        <source>Hardwired C4.1 gives the Hostile Coworker&apos;s view alone</source>
        <translation>Hardwired C4.1 nennt nur die Sicht des Hostile Coworker</translation>
    </message>
    <message>
        <source>Hardwired C4.1 makes Coworkers a faction of their own; the core rules engage with enemies</source>
        <translation>Hardwired C4.1 macht Coworkers zu einer eigenen Fraktion; die Grundregeln binden mit Feinden</translation>
    </message>
    <message>
        <source>Has just moved</source>
        <translation>Hat sich gerade bewegt</translation>
    </message>
    <message>
        <source>Hatchery, Lair or Overlord</source>
        <translation>Hatchery, Lair oder Overlord</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>Healing gives back no more than was lost</source>
        <translation>Heilung gibt nicht mehr zurück, als verloren ging</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>Heavy weapons for vehicle design (2017) has lower and 1 or 2 higher, and nothing in between</source>
        <translation>Heavy weapons for vehicle design (2017) hat niedriger und 1 oder 2 höher, und nichts dazwischen</translation>
    </message>
    <message>
        <source>Heavy weapons for vehicle design (2017); the core rules of 2016 that are public have no such limit</source>
        <translation>Heavy weapons for vehicle design (2017); die öffentlichen Grundregeln von 2016 haben keine solche Grenze</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Heights in a distance between two models</source>
        <translation>Höhen bei einem Abstand zwischen zwei Modellen</translation>
    </message>
    <message>
        <source>Heights, cover and a range no text gives are not judged; typed results are taken as they are</source>
        <translation>Höhen, Deckung und eine Reichweite, die kein Text nennt, werden nicht beurteilt; eingetippte Ergebnisse gelten, wie sie sind</translation>
    </message>
    <message>
        <source>Held Action of {subject}</source>
        <translation>Gehaltene Action von {subject}</translation>
    </message>
    <message>
        <source>Held Actions on the way</source>
        <translation>Gehaltene Actions unterwegs</translation>
    </message>
    <message>
        <source>Held only if the player says so, else it lapses</source>
        <translation>Nur gehalten, wenn der Spieler es sagt, sonst verfällt sie</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Here only a round base climbs, for no text has another</source>
        <translation>Hier klettert nur eine runde Base, denn kein Text hat eine andere</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>High Ground</source>
        <translation>High Ground</translation>
    </message>
    <message>
        <source>High Ground and Ground Level do not fight</source>
        <translation>High Ground und Ground Level kämpfen nicht miteinander</translation>
    </message>
    <message>
        <source>High Ground and Ground Level don&apos;t fight</source>
        <translation>High Ground und Ground Level kämpfen nicht miteinander</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Hold Position: VP for own and neutral markers, twice as many for the other&apos;s</source>
        <translation>Hold Position: VP für eigene und neutrale Marker, doppelt so viele für die des anderen</translation>
    </message>
    <message>
        <source>Hold more of the four quarters at the end; on a line, the owner chooses</source>
        <translation>Halte am Ende mehr der vier Viertel; auf einer Linie wählt der Besitzer</translation>
    </message>
    <message>
        <source>Hold the Action</source>
        <translation>Die Action halten</translation>
    </message>
    <message>
        <source>Holds its Action</source>
        <translation>Hält seine Action</translation>
    </message>
    <message>
        <source>Hostile</source>
        <translation>Hostile</translation>
    </message>
    <message>
        <source>Hostile faction</source>
        <translation>Hostile-Fraktion</translation>
    </message>
    <message>
        <source>Hostile timing</source>
        <translation>Hostile-Zeitpunkt</translation>
    </message>
    <message>
        <source>Hostile with {most} models within {near}</source>
        <translation>Hostile bei {most} Modellen innerhalb von {near}</translation>
    </message>
    <message>
        <source>Hostiles</source>
        <translation>Hostiles</translation>
    </message>
    <message>
        <source>Hostiles and Coworkers act by themselves. Their token rolls a d6, and the panel explains the verb and the target.</source>
        <translation>Hostiles und Coworkers handeln von selbst. Ihr Token würfelt einen d6, und das Feld erklärt, was sie tun und mit welchem Ziel.</translation>
    </message>
    <message>
        <source>Hostiles go for the Aggressor until round 3</source>
        <translation>Hostiles gehen bis Runde 3 auf den Aggressor los</translation>
    </message>
    <message>
        <source>Hostiles of different factions</source>
        <translation>Hostiles verschiedener Fraktionen</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>Wie weit</translation>
    </message>
    <message>
        <source>How far a group&apos;s model goes that does not attack</source>
        <translation>Wie weit das Modell einer Gruppe geht, das nicht angreift</translation>
    </message>
    <message>
        <source>How far the weapons reach, and what is seen</source>
        <translation>Wie weit die Waffen reichen, und was gesehen wird</translation>
    </message>
    <message>
        <source>How many objectives there are, how large they are and how they are held is not public</source>
        <translation>Wie viele Ziele es gibt, wie groß sie sind und wie sie gehalten werden, ist nicht öffentlich</translation>
    </message>
    <message>
        <source>How many pieces of which Size a table has, in which quarters, with which fire lanes, gaps and Access Points; check says what is missing</source>
        <translation>Wie viele Stücke welcher Size ein Tisch hat, in welchen Vierteln, mit welchen Schussbahnen, Lücken und Access Points; check sagt, was fehlt</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>How reserves come on is not public: whole, in their activation, each model from off the table, measured from where its base touches the edge; the other side is asked on the way as in any move, and once they stand</source>
        <translation>Wie Reserven hereinkommen, ist nicht öffentlich: ganz, in ihrer Aktivierung, jedes Modell von außerhalb des Tisches, gemessen von dort, wo seine Base die Kante berührt; die andere Seite wird unterwegs gefragt wie bei jeder Bewegung, und sobald sie stehen</translation>
    </message>
    <message>
        <source>How reserves come on: not from the rulebook</source>
        <translation>Wie Reserven hereinkommen: nicht aus dem Regelbuch</translation>
    </message>
    <message>
        <source>Hydralisk: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Hydralisk: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>IMPACT</source>
        <translation>IMPACT</translation>
    </message>
    <message>
        <source>IMPACT is rolled once, right after a Charge that has succeeded, at enemies that are not HIDDEN</source>
        <translation>IMPACT wird einmal gewürfelt, gleich nach einem gelungenen Charge, gegen Feinde, die nicht HIDDEN sind</translation>
    </message>
    <message>
        <source>INDIRECT FIRE at a target that is not seen</source>
        <translation>INDIRECT FIRE auf ein Ziel, das nicht zu sehen ist</translation>
    </message>
    <message>
        <source>INDIRECT FIRE needs no sight; what is not seen evades no better for it</source>
        <translation>INDIRECT FIRE braucht keine Sicht; was nicht gesehen wird, weicht deshalb nicht besser aus</translation>
    </message>
    <message>
        <source>If a side passes</source>
        <translation>Wenn eine Seite passt</translation>
    </message>
    <message>
        <source>If the game ended now {name_of} would win: {why}.</source>
        <translation>Endete das Spiel jetzt, gewänne {name_of}: {why}.</translation>
    </message>
    <message>
        <source>If {name} is drawn next: {said}</source>
        <translation>Wird {name} als Nächstes gezogen: {said}</translation>
    </message>
    <message>
        <source>Immortal: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Immortal: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Impassable pieces between the bases</source>
        <translation>Unpassierbare Stücke zwischen den Bases</translation>
    </message>
    <message>
        <source>In 2017 a squad that has used its Action is Exhausted, by a setting also one whose Action lapsed, and has 1 less on all characteristics, Movement and Command with them; a movement that takes the Action is gone with all of it. Not so in 2016</source>
        <translation>In 2017 ist ein Squad, das seine Action genutzt hat, Exhausted, nach einer Einstellung auch eines, dessen Action verfiel, und hat 1 weniger auf alle Eigenschaften, Movement und Command darunter; eine Bewegung, die die Action kostet, ist mit ihr ganz vergeben. Nicht so in 2016</translation>
    </message>
    <message>
        <source>In 2019 13″ to 18″ earn +2 and 19″ to 24″ +3, and more is read the same; in 2016 it stays at +2, and by a setting in any generation</source>
        <translation>In 2019 bringen 13″ bis 18″ +2 und 19″ bis 24″ +3, und mehr wird ebenso gelesen; in 2016 bleibt es bei +2, und nach einer Einstellung in jeder Generation</translation>
    </message>
    <message>
        <source>In Reserve</source>
        <translation>In Reserve</translation>
    </message>
    <message>
        <source>In a move {course} Coherency alone keeps the others from standing {better}</source>
        <translation>Bei einer Bewegung {course} hält nur Coherency die anderen davon ab, {better} zu stehen</translation>
    </message>
    <message>
        <source>In a zone of its side</source>
        <translation>In einer Zone seiner Seite</translation>
    </message>
    <message>
        <source>In another reading it {other_outcome}</source>
        <translation>In anderer Lesart {other_outcome}</translation>
    </message>
    <message>
        <source>In another reading one squad is activated all the same</source>
        <translation>In anderer Lesart wird dennoch ein Squad aktiviert</translation>
    </message>
    <message>
        <source>In any direction</source>
        <translation>In eine beliebige Richtung</translation>
    </message>
    <message>
        <source>In forward deployment a side takes one zone and rolls two dice: a die that shows it is lost, another names a zone by its number and 2, and one named twice counts once</source>
        <translation>In der vorgeschobenen Aufstellung nimmt eine Seite eine Zone und würfelt zwei Würfel: ein Würfel, der sie zeigt, ist verloren, ein anderer nennt eine Zone durch seine Zahl und 2, und eine zweimal genannte zählt einmal</translation>
    </message>
    <message>
        <source>In it a Siege Tank counts as Size 3; back in Reserves it is out of it</source>
        <translation>In ihm zählt ein Siege Tank als Size 3; zurück in der Reserve ist er nicht mehr darin</translation>
    </message>
    <message>
        <source>In later Ages Remote Command adds to Command Value; by how much is not public</source>
        <translation>In späteren Ages gibt Remote Command Command Value dazu; um wie viel, ist nicht öffentlich</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>In proportion to the area of the table, each end of a range to the nearest whole piece</source>
        <translation>Im Verhältnis zur Fläche des Tisches, jedes Ende einer Spanne auf das nächste ganze Stück</translation>
    </message>
    <message>
        <source>In range and in sight</source>
        <translation>In Reichweite und in Sicht</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>In Reserve</translation>
    </message>
    <message>
        <source>In standard deployment a side takes three zones, two of them on its long edge</source>
        <translation>In der Standardaufstellung nimmt eine Seite drei Zonen, zwei davon an ihrer langen Kante</translation>
    </message>
    <message>
        <source>In the Assault Phase units with the Movement side of their marker act, and turn it to its Assault side</source>
        <translation>In der Assault Phase handeln Einheiten mit der Movement-Seite ihres Markers und drehen ihn auf die Assault-Seite</translation>
    </message>
    <message>
        <source>In the Combat Phase every Engaged unit attacks before its side passes</source>
        <translation>In der Combat Phase greift jede Engaged Einheit an, bevor ihre Seite passt</translation>
    </message>
    <message>
        <source>In the Combat Phase only a BURROWED unit holds</source>
        <translation>In der Combat Phase macht nur eine BURROWED Einheit Hold</translation>
    </message>
    <message>
        <source>In the Movement Phase units without an Activation Marker act, those in Reserve by a Deploy, and get the marker</source>
        <translation>In der Movement Phase handeln Einheiten ohne Activation Marker, die in Reserve durch ein Deploy, und bekommen den Marker</translation>
    </message>
    <message>
        <source>In the bag</source>
        <translation>Im Beutel</translation>
    </message>
    <message>
        <source>In the fight with {other}</source>
        <translation>Im Kampf mit {other}</translation>
    </message>
    <message>
        <source>In the midst of its attack: {subject}</source>
        <translation>Mitten in ihrem Angriff: {subject}</translation>
    </message>
    <message>
        <source>In the other missions all markers are active from the start</source>
        <translation>In den anderen Missionen sind alle Marker von Anfang an aktiv</translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>Im Weg</translation>
    </message>
    <message>
        <source>In the zones of its side</source>
        <translation>In den Zonen seiner Seite</translation>
    </message>
    <message>
        <source>In this mission a model leaves with what it carries</source>
        <translation>In dieser Mission geht ein Modell mit dem, was es trägt</translation>
    </message>
    <message>
        <source>In {status}</source>
        <translation>In {status}</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Inches it scatters</source>
        <translation>Zoll, um die sie abweicht</translation>
    </message>
    <message>
        <source>Inches of the movement bonus</source>
        <translation>Zoll für den Bewegungsbonus</translation>
    </message>
    <message>
        <source>Inches that a movement bonus goes by</source>
        <translation>Zoll, nach denen ein Bewegungsbonus geht</translation>
    </message>
    <message>
        <source>Ines Okafor and Sunita Roche are named in the source text&apos;s example; which models they are is chosen here.</source>
        <translation>Ines Okafor und Sunita Roche sind im Beispiel des Quelltexts genannt; welche Modelle sie sind, ist hier gewählt.</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3 leave it open</source>
        <translation>Inhuman Resources 0.7.3 lässt es offen</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3 mark one Coworker Hostile; Hardwired C4.1 gives the group one token</source>
        <translation>Inhuman Resources 0.7.3 bezeichnet einen Coworker als Hostile; Hardwired C4.1 gibt der Gruppe einen Token</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3, Actions, do not say whether they climb</source>
        <translation>Inhuman Resources 0.7.3, Actions, sagt nicht, ob sie klettern</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3, Actions, name no distance; only a charge is told to move and to attack</source>
        <translation>Inhuman Resources 0.7.3, Actions, nennt keine Entfernung; nur ein Charge soll sich bewegen und angreifen</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3, Attack; First Game 0.7.3 sums it up as the closest</source>
        <translation>Inhuman Resources 0.7.3, Attack; First Game 0.7.3 fasst es als den nächsten zusammen</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3, Coworkers, name attacks</source>
        <translation>Inhuman Resources 0.7.3, Coworkers, nennt Angriffe</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3, Random Direction, allow either</source>
        <translation>Inhuman Resources 0.7.3, Random Direction, erlaubt beides</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3, Spawning, leave it open</source>
        <translation>Inhuman Resources 0.7.3, Spawning, lässt es offen</translation>
    </message>
    <message>
        <source>Inhuman Resources 0.7.3, Wave Callers, say nothing of it</source>
        <translation>Inhuman Resources 0.7.3, Wave Callers, sagt nichts davon</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative is challenged by the side that does not have it</source>
        <translation>Um die Initiative fordert die Seite heraus, die sie nicht hat</translation>
    </message>
    <message>
        <source>Interact</source>
        <translation>Interact</translation>
    </message>
    <message>
        <source>Interrogate</source>
        <translation>Interrogate</translation>
    </message>
    <message>
        <source>Interrogate: {model} of {target}</source>
        <translation>Interrogate: {model} gegen {target}</translation>
    </message>
    <message>
        <source>Into melee with {other}</source>
        <translation>In den Nahkampf mit {other}</translation>
    </message>
    <message>
        <source>Is replaced once the model has moved again</source>
        <translation>Wird ersetzt, sobald das Modell sich wieder bewegt hat</translation>
    </message>
    <message>
        <source>It acts now</source>
        <translation>Es handelt jetzt</translation>
    </message>
    <message>
        <source>It acts straight after the last</source>
        <translation>Es handelt gleich nach dem letzten</translation>
    </message>
    <message>
        <source>It also reaches {third}, within {range} of {other}</source>
        <translation>Sie erreicht auch {third}, innerhalb von {range} um {other}</translation>
    </message>
    <message>
        <source>It belongs to another Mission Card</source>
        <translation>Es gehört zu einer anderen Missionskarte</translation>
    </message>
    <message>
        <source>It belongs to the Scoring Phases of an Artefact Hunt, from round {scores_from}</source>
        <translation>Das gehört in die Scoring Phases einer Artefact Hunt, ab Runde {scores_from}</translation>
    </message>
    <message>
        <source>It belongs to the {moments}</source>
        <translation>Das gehört in: {moments}</translation>
    </message>
    <message>
        <source>It belongs to the {phases} Phase</source>
        <translation>Das gehört in die {phases} Phase</translation>
    </message>
    <message>
        <source>It changes hands like that of any marker, and only its VP wait</source>
        <translation>Er wechselt den Besitzer wie jeder Marker, und nur seine VP warten</translation>
    </message>
    <message>
        <source>It comes near no enemy that was not Engaged when the phase began, and leaves no fight</source>
        <translation>Es kommt keinem Feind nah, der beim Beginn der Phase nicht Engaged war, und verlässt keinen Kampf</translation>
    </message>
    <message>
        <source>It contests no marker</source>
        <translation>Sie macht keinen Marker streitig</translation>
    </message>
    <message>
        <source>It contests no marker, and weighs nothing in a Disengage</source>
        <translation>Sie macht keinen Marker streitig und wiegt bei einem Disengage nichts</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Es kostet nichts</translation>
    </message>
    <message>
        <source>It counts as Size 0 where it is seen or hidden</source>
        <translation>Es zählt als Size 0, wo es gesehen oder verdeckt wird</translation>
    </message>
    <message>
        <source>It does not act in the phase it arrives in</source>
        <translation>Sie handelt nicht in der Phase, in der sie ankommt</translation>
    </message>
    <message>
        <source>It ends 1″ or more from enemies that fly, and may touch Ground bases</source>
        <translation>Es endet 1″ oder mehr von fliegenden Feinden und darf Ground-Bases berühren</translation>
    </message>
    <message>
        <source>It ends within 1″ of no enemy, but in the Assault Phase, unless its text bars it there too</source>
        <translation>Es endet innerhalb von 1″ keines Feindes, außer in der Assault Phase, wenn sein Text es nicht auch dort verwehrt</translation>
    </message>
    <message>
        <source>It hangs over the edge as little as can be</source>
        <translation>Es ragt so wenig wie möglich über die Kante</translation>
    </message>
    <message>
        <source>It hits those nearest to its target, within {range}; what they take no text says, so it is typed in</source>
        <translation>Sie trifft die Nächsten an ihrem Ziel, innerhalb von {range}; was sie abbekommen, sagt kein Text, daher wird es eingetippt</translation>
    </message>
    <message>
        <source>It holds no Action to strike with; {beside}</source>
        <translation>Es hält keine Action, um zuzuschlagen; {beside}</translation>
    </message>
    <message>
        <source>It is not for {subject} to decide now</source>
        <translation>Die Entscheidung liegt jetzt nicht bei {subject}</translation>
    </message>
    <message>
        <source>It jumped down</source>
        <translation>Es ist hinabgesprungen</translation>
    </message>
    <message>
        <source>It may strike with its held Action</source>
        <translation>Es darf mit seiner gehaltenen Action zuschlagen</translation>
    </message>
    <message>
        <source>It neither charges nor is charged, and fights in no Combat Phase</source>
        <translation>Sie macht keinen Charge, gegen sie gibt es keinen, und sie kämpft in keiner Combat Phase</translation>
    </message>
    <message>
        <source>It rolled {rolled}; another roll stays in the log</source>
        <translation>Es hat {rolled} gewürfelt; ein weiterer Wurf bleibt im Protokoll</translation>
    </message>
    <message>
        <source>It sees and is seen over everything but what the other stands right behind, and has no cover from High Ground</source>
        <translation>Sie sieht und wird gesehen über alles hinweg außer dem, wohinter der andere dicht steht, und hat keine Deckung durch High Ground</translation>
    </message>
    <message>
        <source>It shuts one edge of the table</source>
        <translation>Sie sperrt eine Kante des Tisches</translation>
    </message>
    <message>
        <source>It stands on a line</source>
        <translation>Es steht auf einer Linie</translation>
    </message>
    <message>
        <source>It stays as it is until the marker becomes active</source>
        <translation>Es bleibt, wie es ist, bis der Marker aktiv wird</translation>
    </message>
    <message>
        <source>It went out</source>
        <translation>Es ist ausgefallen</translation>
    </message>
    <message>
        <source>It {how}</source>
        <translation>Sie {how}</translation>
    </message>
    <message>
        <source>It {why}</source>
        <translation>Es {why}</translation>
    </message>
    <message>
        <source>Its Action being gone, used or lapsed</source>
        <translation>Dass seine Action weg ist, genutzt oder verfallen</translation>
    </message>
    <message>
        <source>Its Action is not free for more movement</source>
        <translation>Seine Action ist nicht frei für mehr Bewegung</translation>
    </message>
    <message>
        <source>Its Move is not enough to climb down; past 3″ each started 3″ is a die. Armour is left to you</source>
        <translation>Sein Move reicht nicht zum Hinabklettern; jenseits von 3″ ist jedes angefangene Stück von 3″ ein Würfel. Rüstung bleibt dir überlassen</translation>
    </message>
    <message>
        <source>Its activation</source>
        <translation>Seine Aktivierung</translation>
    </message>
    <message>
        <source>Its dice and its results are typed in</source>
        <translation>Seine Würfel und Ergebnisse werden eingetippt</translation>
    </message>
    <message>
        <source>Its field</source>
        <translation>Sein Feld</translation>
    </message>
    <message>
        <source>Its models go one at a time, the nearest to any squad model first</source>
        <translation>Ihre Modelle gehen eines nach dem anderen, das irgendeinem Squad-Modell nächste zuerst</translation>
    </message>
    <message>
        <source>Its move</source>
        <translation>Sein Move</translation>
    </message>
    <message>
        <source>Its nerve</source>
        <translation>Seine Nerven</translation>
    </message>
    <message>
        <source>Its own ability</source>
        <translation>Eine eigene Fähigkeit</translation>
    </message>
    <message>
        <source>Its own fight</source>
        <translation>Der eigene Kampf</translation>
    </message>
    <message>
        <source>Its owner says which quarter a model on a line counts for</source>
        <translation>Sein Besitzer sagt, für welches Viertel ein Modell auf einer Linie zählt</translation>
    </message>
    <message>
        <source>Its reaction</source>
        <translation>Seine Reaktion</translation>
    </message>
    <message>
        <source>Its row does not say whether of the attack or of the damage: agree on it, and type in what they show</source>
        <translation>Ihre Zeile sagt nicht, ob die des Angriffs oder die des Schadens: einigt euch und tippt ein, was sie zeigen</translation>
    </message>
    <message>
        <source>Its side has declined to react; {beside}</source>
        <translation>Seine Seite hat auf eine Reaktion verzichtet; {beside}</translation>
    </message>
    <message>
        <source>Its side has no Command Value for it to strike with; {beside}</source>
        <translation>Seine Seite hat keinen Command Value, um zuzuschlagen; {beside}</translation>
    </message>
    <message>
        <source>Its target</source>
        <translation>Sein Ziel</translation>
    </message>
    <message>
        <source>Its target is a unit on the table, of the side that it is for</source>
        <translation>Ihr Ziel ist eine Einheit auf dem Tisch, von der Seite, für die sie gilt</translation>
    </message>
    <message>
        <source>Its token leaves at once</source>
        <translation>Sein Token geht sofort</translation>
    </message>
    <message>
        <source>Its winner gives the First Player Marker to either player, as in round 1</source>
        <translation>Wer gewinnt, gibt den First Player Marker einem der Spieler, wie in Runde 1</translation>
    </message>
    <message>
        <source>Its winner takes the First Player Marker</source>
        <translation>Wer gewinnt, nimmt den First Player Marker</translation>
    </message>
    <message>
        <source>Its zone has no room left: wherever the players agree</source>
        <translation>Seine Zone hat keinen Platz mehr: wo die Spieler sich einig sind</translation>
    </message>
    <message>
        <source>Jim Raynor: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Jim Raynor: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Jumping down</source>
        <translation>Hinabspringen</translation>
    </message>
    <message>
        <source>Jumping down takes no Move</source>
        <translation>Hinabzuspringen kostet keinen Move</translation>
    </message>
    <message>
        <source>Jumping to {other}</source>
        <translation>Sprung zu {other}</translation>
    </message>
    <message>
        <source>Kerrigan Swarm Raptor: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Kerrigan Swarm Raptor: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Kerrigan&apos;s Swarm</source>
        <translation>Kerrigan&apos;s Swarm</translation>
    </message>
    <message>
        <source>Kerrigan: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Kerrigan: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Kind of ability</source>
        <translation>Art der Fähigkeit</translation>
    </message>
    <message>
        <source>Knock {whom} back</source>
        <translation>{whom} zurückstoßen</translation>
    </message>
    <message>
        <source>Knockback</source>
        <translation>Rückstoß</translation>
    </message>
    <message>
        <source>Knockback and Powers that push</source>
        <translation>Knockback und Powers, die stoßen</translation>
    </message>
    <message>
        <source>Knockback goes straight away from the attacker</source>
        <translation>Ein Rückstoß geht gerade weg vom Angreifer</translation>
    </message>
    <message>
        <source>LONG RANGE by upgrade</source>
        <translation>LONG RANGE durch Upgrade</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Dauernd</translation>
    </message>
    <message>
        <source>Lasting effect</source>
        <translation>Dauernde Wirkung</translation>
    </message>
    <message>
        <source>Lasts beside that of the new movement, and the higher counts</source>
        <translation>Dauert neben dem der neuen Bewegung an, und der höhere zählt</translation>
    </message>
    <message>
        <source>Lay anew</source>
        <translation>Neu legen</translation>
    </message>
    <message>
        <source>Lay {marker}</source>
        <translation>{marker} legen</translation>
    </message>
    <message>
        <source>Layout guide: a line of sight crosses the board from the {one} to the {other} edge</source>
        <translation>Leitfaden: eine Sichtlinie quert das Spielfeld von der Kante {one} zur Kante {other}</translation>
    </message>
    <message>
        <source>Layout guide: an open lane of {long}, {told}; at most {most:g}″ is advised.</source>
        <translation>Leitfaden: eine offene Schneise von {long}, {told}; empfohlen sind höchstens {most:g}″.</translation>
    </message>
    <message>
        <source>Layout guide: {covered} of {lanes} firing lanes tried give cover; at least {asked:.0%} is advised</source>
        <translation>Leitfaden: {covered} von {lanes} versuchten Schussbahnen geben Deckung; empfohlen sind mindestens {asked:.0%}</translation>
    </message>
    <message>
        <source>Lead it yourself: judged by what its table asks</source>
        <translation>Führ es selbst: geprüft an dem, was seine Tabelle verlangt</translation>
    </message>
    <message>
        <source>Leading Model</source>
        <translation>Leading Model</translation>
    </message>
    <message>
        <source>Leading Model and Coherency</source>
        <translation>Leading Model und Coherency</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Leap</translation>
    </message>
    <message>
        <source>Leaping Strike sets Kerrigan 6″ away in the Assault Phase, if Unengaged, into a fight if she likes</source>
        <translation>Leaping Strike setzt Kerrigan in der Assault Phase 6″ weiter, wenn Unengaged, auf Wunsch in einen Kampf</translation>
    </message>
    <message>
        <source>Leave by the {edge} edge</source>
        <translation>Über die Kante {edge} gehen</translation>
    </message>
    <message>
        <source>Leaving melee</source>
        <translation>Den Nahkampf verlassen</translation>
    </message>
    <message>
        <source>Leaving {other}</source>
        <translation>{other} verlassen</translation>
    </message>
    <message>
        <source>Left to you</source>
        <translation>Dir überlassen</translation>
    </message>
    <message>
        <source>Left to you: a d{die} of damage to {subject}</source>
        <translation>Dir überlassen: ein d{die} Schaden für {subject}</translation>
    </message>
    <message>
        <source>Left to you: as models stand {subject} is {whose}; it is given to {other}</source>
        <translation>Dir überlassen: wie die Modelle stehen, ist {subject} in der Hand {whose}; vergeben ist es an {other}</translation>
    </message>
    <message>
        <source>Left to you: does a weapon reach {other}, and see it?</source>
        <translation>Dir überlassen: reicht eine Waffe bis {other}, und sieht sie es?</translation>
    </message>
    <message>
        <source>Left to you: does the side have {bonus}?</source>
        <translation>Dir überlassen: hat die Seite {bonus}?</translation>
    </message>
    <message>
        <source>Left to you: does the side have {card}?</source>
        <translation>Dir überlassen: hat die Seite {card}?</translation>
    </message>
    <message>
        <source>Left to you: is there another way out for {subject}?</source>
        <translation>Dir überlassen: gibt es einen anderen Ausweg für {subject}?</translation>
    </message>
    <message>
        <source>Left to you: is there another way to every target for {subject}?</source>
        <translation>Dir überlassen: gibt es für {subject} einen anderen Weg zu jedem Ziel?</translation>
    </message>
    <message>
        <source>Left to you: no zones are taken for {subject}, so that who waits off the table never comes on: {who}</source>
        <translation>Dir überlassen: für {subject} sind keine Zonen gewählt, sodass nie hereinkommt, wer neben dem Tisch wartet: {who}</translation>
    </message>
    <message>
        <source>Left to you: only lines that graze lead to {other}</source>
        <translation>Dir überlassen: nur streifende Linien führen zu {other}</translation>
    </message>
    <message>
        <source>Left to you: rolling again for {subject}, after {was}</source>
        <translation>Dir überlassen: erneut für {subject} würfeln, nach {was}</translation>
    </message>
    <message>
        <source>Left to you: the Cast that brings Focus to {subject}</source>
        <translation>Dir überlassen: der Cast, der Focus zu {subject} bringt</translation>
    </message>
    <message>
        <source>Left to you: the Command Value of {subject} is {value} and falls no lower for a lost challenge</source>
        <translation>Dir überlassen: der Command Value von {subject} ist {value} und sinkt durch eine verlorene Herausforderung nicht weiter</translation>
    </message>
    <message>
        <source>Left to you: the attack of {subject} on {other} is not rolled</source>
        <translation>Dir überlassen: der Angriff von {subject} auf {other} ist nicht gewürfelt</translation>
    </message>
    <message>
        <source>Left to you: the attack&apos;s dice</source>
        <translation>Dir überlassen: die Würfel des Angriffs</translation>
    </message>
    <message>
        <source>Left to you: the critical table for {subject}, {totals}{more}</source>
        <translation>Dir überlassen: die Tabelle für kritische Treffer für {subject}, {totals}{more}</translation>
    </message>
    <message>
        <source>Left to you: the fumble of {subject}, {totals}</source>
        <translation>Dir überlassen: der Patzer von {subject}, {totals}</translation>
    </message>
    <message>
        <source>Left to you: the miss strikes another model within {range} of {subject}: {who}</source>
        <translation>Dir überlassen: der Fehlschuss trifft ein anderes Modell innerhalb von {range} um {subject}: {who}</translation>
    </message>
    <message>
        <source>Left to you: was the {weapon} bought?</source>
        <translation>Dir überlassen: wurde {weapon} gekauft?</translation>
    </message>
    <message>
        <source>Left to you: what diving for cover gives {subject}</source>
        <translation>Dir überlassen: was das In-Deckung-Werfen {subject} gibt</translation>
    </message>
    <message>
        <source>Left to you: what else {subject} needs to shoot at {other}</source>
        <translation>Dir überlassen: was {subject} sonst braucht, um auf {other} zu schießen</translation>
    </message>
    <message>
        <source>Left to you: what the {template} Template of the {weapon} covers, and its dice</source>
        <translation>Dir überlassen: was die {template}-Schablone von {weapon} bedeckt, und ihre Würfel</translation>
    </message>
    <message>
        <source>Left to you: what {blessing} changes for {subject}</source>
        <translation>Dir überlassen: was {blessing} für {subject} ändert</translation>
    </message>
    <message>
        <source>Left to you: what {subject} finds</source>
        <translation>Dir überlassen: was {subject} findet</translation>
    </message>
    <message>
        <source>Left to you: what {subject} finds at {other}</source>
        <translation>Dir überlassen: was {subject} bei {other} findet</translation>
    </message>
    <message>
        <source>Left to you: whether the caster sees {subject} and {other}</source>
        <translation>Dir überlassen: ob der Caster {subject} und {other} sieht</translation>
    </message>
    <message>
        <source>Left to you: whether {cause} gives {subject} a bonus action</source>
        <translation>Dir überlassen: ob {cause} {subject} eine Bonus Action gibt</translation>
    </message>
    <message>
        <source>Left to you: whether {other} is fake, as its placer says</source>
        <translation>Dir überlassen: ob {other} falsch ist, wie der sagt, der ihn legte</translation>
    </message>
    <message>
        <source>Left to you: whether {subject} can shoot at {other}</source>
        <translation>Dir überlassen: ob {subject} auf {other} schießen kann</translation>
    </message>
    <message>
        <source>Left to you: {count} of its own side within {blast}, {other} first</source>
        <translation>Dir überlassen: {count} der eigenen Seite innerhalb von {blast}, zuerst {other}</translation>
    </message>
    <message>
        <source>Left to you: {dice}, {more} by abilities{cause}</source>
        <translation>Dir überlassen: {dice}, {more} durch Fähigkeiten{cause}</translation>
    </message>
    <message>
        <source>Left to you: {less} less on what diving for cover uses</source>
        <translation>Dir überlassen: {less} weniger auf das, was In-Deckung-Werfen nutzt</translation>
    </message>
    <message>
        <source>Left to you: {measured} to {other}, beyond {limit}; was LONG RANGE bought for the {weapon}?</source>
        <translation>Dir überlassen: {measured} zu {other}, weiter als {limit}; wurde LONG RANGE für {weapon} gekauft?</translation>
    </message>
    <message>
        <source>Left to you: {mission} names places of its own</source>
        <translation>Dir überlassen: {mission} nennt eigene Orte</translation>
    </message>
    <message>
        <source>Left to you: {more} more on what {other} tells</source>
        <translation>Dir überlassen: {more} mehr zu dem, was {other} erzählt</translation>
    </message>
    <message>
        <source>Left to you: {other} would lie under it</source>
        <translation>Dir überlassen: {other} läge darunter</translation>
    </message>
    <message>
        <source>Left to you: {owed} Flickers are called and {there} wait off the table</source>
        <translation>Dir überlassen: {owed} Flickers sind gerufen, und {there} warten neben dem Tisch</translation>
    </message>
    <message>
        <source>Left to you: {subject} comes base to base with {other} {why}: no charge bonus; {would} has {bonus}</source>
        <translation>Dir überlassen: {subject} kommt Base an Base mit {other} {why}: kein Charge-Bonus; {would} hat {bonus}</translation>
    </message>
    <message>
        <source>Left to you: {subject} does not see {other}, by your word, so no charge bonus</source>
        <translation>Dir überlassen: {subject} sieht {other} nach deinem Wort nicht, daher kein Charge-Bonus</translation>
    </message>
    <message>
        <source>Left to you: {subject} does {damage} to {other}</source>
        <translation>Dir überlassen: {subject} fügt {other} {damage} zu</translation>
    </message>
    <message>
        <source>Left to you: {subject} goes on as ordered and does not get into melee with {other}</source>
        <translation>Dir überlassen: {subject} geht weiter wie befohlen und kommt nicht in den Nahkampf mit {other}</translation>
    </message>
    <message>
        <source>Left to you: {subject} has the tokens of a Focus already; a second adds none here</source>
        <translation>Dir überlassen: {subject} hat die Token eines Focus schon; ein zweiter gibt hier keinen dazu</translation>
    </message>
    <message>
        <source>Left to you: {subject} heals {die}</source>
        <translation>Dir überlassen: {subject} heilt {die}</translation>
    </message>
    <message>
        <source>Left to you: {subject} leaves {other}</source>
        <translation>Dir überlassen: {subject} verlässt {other}</translation>
    </message>
    <message>
        <source>Left to you: {subject} passes {measured} from {other}, whose threat range is {limit}</source>
        <translation>Dir überlassen: {subject} kommt auf {measured} an {other} vorbei, dessen Bedrohungsreichweite {limit} ist</translation>
    </message>
    <message>
        <source>Left to you: {subject} rolls Defense dice that show {faces} again</source>
        <translation>Dir überlassen: {subject} würfelt Defense-Würfel, die {faces} zeigen, neu</translation>
    </message>
    <message>
        <source>Left to you: {subject} sees {other} on a line that only grazes what is between</source>
        <translation>Dir überlassen: {subject} sieht {other} auf einer Linie, die das Dazwischen nur streift</translation>
    </message>
    <message>
        <source>Left to you: {subject} stands over the rim of {other}</source>
        <translation>Dir überlassen: {subject} steht über dem Rand von {other}</translation>
    </message>
    <message>
        <source>Left to you: {totals} fails, and an Agent rolls once more</source>
        <translation>Dir überlassen: {totals} scheitert, und ein Agent würfelt noch einmal</translation>
    </message>
    <message>
        <source>Left to you: {totals} with the same dice is rolled again</source>
        <translation>Dir überlassen: {totals} mit denselben Würfeln wird erneut gewürfelt</translation>
    </message>
    <message>
        <source>Left to you: {weapon} also hits {who}</source>
        <translation>Dir überlassen: {weapon} trifft auch {who}</translation>
    </message>
    <message>
        <source>Left to you: {weapon} of {subject} rolls dice that show {faces} again</source>
        <translation>Dir überlassen: {weapon} von {subject} würfelt Würfel, die {faces} zeigen, neu</translation>
    </message>
    <message>
        <source>Left to you: {what}</source>
        <translation>Dir überlassen: {what}</translation>
    </message>
    <message>
        <source>Left to you: {what} {change}{cause}</source>
        <translation>Dir überlassen: {what} {change}{cause}</translation>
    </message>
    <message>
        <source>Left to you: “{text}” on {subject}</source>
        <translation>Dir überlassen: „{text}“ auf {subject}</translation>
    </message>
    <message>
        <source>Leg Enhancements move a unit 2″, and that is no action</source>
        <translation>Leg Enhancements bewegen eine Einheit 2″, und das ist keine Aktion</translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation>Länge des Spiels</translation>
    </message>
    <message>
        <source>Length of the move</source>
        <translation>Länge der Bewegung</translation>
    </message>
    <message>
        <source>Lift an effect</source>
        <translation>Eine Wirkung aufheben</translation>
    </message>
    <message>
        <source>Light and medium vehicles have figures of their own</source>
        <translation>Leichte und mittlere Fahrzeuge haben eigene Werte</translation>
    </message>
    <message>
        <source>Light, medium and heavy armour take 1, 2 and 3 off each damage</source>
        <translation>Leichte, mittlere und schwere Rüstung nehmen von jedem Schaden 1, 2 und 3 weg</translation>
    </message>
    <message>
        <source>Lightning Dash</source>
        <translation>Lightning Dash</translation>
    </message>
    <message>
        <source>Lightning Dash is a second Charge at another unit</source>
        <translation>Lightning Dash ist ein zweiter Charge gegen eine andere Einheit</translation>
    </message>
    <message>
        <source>Lightning Dash is a second Charge at another unit, right after one that has succeeded, Engaged or not</source>
        <translation>Lightning Dash ist ein zweiter Charge gegen eine andere Einheit, gleich nach einem gelungenen, Engaged oder nicht</translation>
    </message>
    <message>
        <source>Likewise, with no count outside the range in proportion</source>
        <translation>Ebenso, ohne dass eine Zahl außerhalb der Spanne im Verhältnis liegt</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Line of sight to the target</source>
        <translation>Sichtlinie zum Ziel</translation>
    </message>
    <message>
        <source>Links of Flying units cross terrain and units</source>
        <translation>Links von Flying-Einheiten queren Gelände und Einheiten</translation>
    </message>
    <message>
        <source>Loaded when both squads are set up</source>
        <translation>Gefüllt, sobald beide Squads aufgestellt sind</translation>
    </message>
    <message>
        <source>Long weapons let a second row fight and strike first on a charge; a restriction on them is cut off</source>
        <translation>Lange Waffen lassen eine zweite Reihe kämpfen und bei einem Charge zuerst zuschlagen; eine Einschränkung dazu ist abgeschnitten</translation>
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
        <source>Loot modifier</source>
        <translation>Loot-Modifikator</translation>
    </message>
    <message>
        <source>Made with the rules data {rules}; judged now with {now}.</source>
        <translation>Entstanden mit den Regeldaten {rules}; jetzt geprüft mit {now}.</translation>
    </message>
    <message>
        <source>Mag Boots</source>
        <translation>Mag Boots</translation>
    </message>
    <message>
        <source>Maps (--map)</source>
        <translation>Pläne (--map)</translation>
    </message>
    <message>
        <source>Marauder: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Marauder: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Marine: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Marine: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Mark Hostile</source>
        <translation>Als Hostile markieren</translation>
    </message>
    <message>
        <source>Marked: hostiles go for the Aggressor until round 3</source>
        <translation>Markiert: Hostiles gehen bis Runde 3 auf den Aggressor los</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Marker control</source>
        <translation>Marker-Kontrolle</translation>
    </message>
    <message>
        <source>Marker control is settled and VP are scored first</source>
        <translation>Zuerst wird die Marker-Kontrolle geklärt, und VP werden gewertet</translation>
    </message>
    <message>
        <source>Marker to {one}</source>
        <translation>Marker an {one}</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers 1 and 3 are Red&apos;s colour, 2 and 4 Blue&apos;s, 5 is neutral; a colour is no control</source>
        <translation>Marker 1 und 3 haben die Farbe von Rot, 2 und 4 die von Blau, 5 ist neutral; eine Farbe ist keine Kontrolle</translation>
    </message>
    <message>
        <source>Markers and objectives</source>
        <translation>Marker und Ziele</translation>
    </message>
    <message>
        <source>Martial</source>
        <translation>Martial</translation>
    </message>
    <message>
        <source>Mass Recall takes back every Protoss unit within 6″ of a Faction Indicator, once a game</source>
        <translation>Mass Recall nimmt jede Protoss-Einheit innerhalb von 6″ eines Faction Indicator zurück, einmal im Spiel</translation>
    </message>
    <message>
        <source>May evade: {why}</source>
        <translation>Darf Evade würfeln: {why}</translation>
    </message>
    <message>
        <source>Measure Twice</source>
        <translation>Measure Twice</translation>
    </message>
    <message>
        <source>Measure something. {tape} takes the tape, each click sets a point.</source>
        <translation>Miss etwas. {tape} nimmt das Maßband, jeder Klick setzt einen Punkt.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Medic: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Medic: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Medics with their Facilities take nothing of the Pool</source>
        <translation>Medics mit ihren Facilities nehmen nichts vom Pool</translation>
    </message>
    <message>
        <source>Melee in the opponent&apos;s turn counts against Command Value</source>
        <translation>Nahkampf im Zug des Gegners zählt gegen den Command Value</translation>
    </message>
    <message>
        <source>Melee is fought base to base</source>
        <translation>Nahkampf geschieht Base an Base</translation>
    </message>
    <message>
        <source>Metabolic Boost</source>
        <translation>Metabolic Boost</translation>
    </message>
    <message>
        <source>Metabolic Boost, the Zealots&apos; Charge, Leap, Gravitic Boosters and Overseer make a Charge longer</source>
        <translation>Metabolic Boost, der Charge der Zealots, Leap, Gravitic Boosters und Overseer verlängern einen Charge</translation>
    </message>
    <message>
        <source>Mid Ground</source>
        <translation>Mid Ground</translation>
    </message>
    <message>
        <source>Mid Ground fights with the level above or below only where both are adjacent to one Access Point</source>
        <translation>Mid Ground kämpft mit der Ebene darüber oder darunter nur, wo beide an einen Access Point grenzen</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Mission Marker</source>
        <translation>Mission Marker</translation>
    </message>
    <message>
        <source>Mission Marker called {marker}</source>
        <translation>Mission Marker namens {marker}</translation>
    </message>
    <message>
        <source>Mission Marker {number}</source>
        <translation>Mission Marker {number}</translation>
    </message>
    <message>
        <source>Mission Markers are discs of one size</source>
        <translation>Mission Markers sind Scheiben einer Größe</translation>
    </message>
    <message>
        <source>Mission Markers are in nobody&apos;s way</source>
        <translation>Mission Markers sind niemandem im Weg</translation>
    </message>
    <message>
        <source>Mission card</source>
        <translation>Missionskarte</translation>
    </message>
    <message>
        <source>Mission cards (--mission), each for Skirmish and Standard</source>
        <translation>Missionskarten (--mission), jede für Skirmish und Standard</translation>
    </message>
    <message>
        <source>Mission markers lie as far from edges and from each other as their mission asks</source>
        <translation>Missionsmarker liegen so weit von Kanten und voneinander, wie ihre Mission verlangt</translation>
    </message>
    <message>
        <source>Mission {number}</source>
        <translation>Mission {number}</translation>
    </message>
    <message>
        <source>Mission: {mission_name}</source>
        <translation>Mission: {mission_name}</translation>
    </message>
    <message>
        <source>Mission: {mission}</source>
        <translation>Mission: {mission}</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Missions rolled</source>
        <translation>Missionen gewürfelt</translation>
    </message>
    <message>
        <source>Missions, scoring, units</source>
        <translation>Missionen, Wertung, Einheiten</translation>
    </message>
    <message>
        <source>Mob Up</source>
        <translation>Mob Up</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Models are engaged when they are base to base; melee is fought there</source>
        <translation>Modelle sind gebunden, wenn sie Base an Base sind; dort wird Nahkampf gekämpft</translation>
    </message>
    <message>
        <source>Models below ground move as a token; no distances are public</source>
        <translation>Modelle unter der Erde bewegen sich als Token; keine Entfernungen sind öffentlich</translation>
    </message>
    <message>
        <source>Models don&apos;t hide each other</source>
        <translation>Modelle verdecken einander nicht</translation>
    </message>
    <message>
        <source>Models fall while the Total Damage is their HP or more</source>
        <translation>Modelle fallen, solange der Total Damage ihre HP oder mehr beträgt</translation>
    </message>
    <message>
        <source>Models fall while the Total Damage is their HP or more, and no more of them than the attacker sees</source>
        <translation>Modelle fallen, solange der Total Damage ihre HP oder mehr ist, und nicht mehr davon, als der Angreifer sieht</translation>
    </message>
    <message>
        <source>Models in range that see a target add dice; an Unengaged unit shoots at Unengaged ones only, and a weapon hits the tags on its card</source>
        <translation>Modelle in Reichweite, die ein Ziel sehen, geben Würfel dazu; eine Unengaged Einheit schießt nur auf Unengaged Einheiten, und eine Waffe trifft die Tags auf ihrer Karte</translation>
    </message>
    <message>
        <source>Models on a line are assigned in Quadrants</source>
        <translation>Modelle auf einer Linie werden in Quadrants zugewiesen</translation>
    </message>
    <message>
        <source>Models removed</source>
        <translation>Entfernte Modelle</translation>
    </message>
    <message>
        <source>Models removed for any other cause are typed in</source>
        <translation>Aus anderem Grund entfernte Modelle werden eingetippt</translation>
    </message>
    <message>
        <source>Models that Close Ranks stand base to base with an enemy where there is room</source>
        <translation>Modelle bei Close Ranks stehen Base an Base mit einem Feind, wo Platz ist</translation>
    </message>
    <message>
        <source>Models that are out are ignored, and hostiles that are out leave the table</source>
        <translation>Ausgefallene Modelle werden nicht beachtet, und ausgefallene Hostiles verlassen den Tisch</translation>
    </message>
    <message>
        <source>Models that are out or fleeing don&apos;t count, and no hostile does</source>
        <translation>Ausgefallene oder fliehende Modelle zählen nicht, und kein Hostile zählt</translation>
    </message>
    <message>
        <source>Models that find no room at the enemy stand base to base with one of their unit that fights</source>
        <translation>Modelle, die am Feind keinen Platz finden, stehen Base an Base mit einem der eigenen Einheit, das kämpft</translation>
    </message>
    <message>
        <source>Models that moved differently have their own bonus each; by a setting the squad&apos;s least or most</source>
        <translation>Verschieden bewegte Modelle haben jedes ihren eigenen Bonus; nach einer Einstellung den kleinsten oder größten des Squads</translation>
    </message>
    <message>
        <source>Models that shoot</source>
        <translation>Modelle, die schießen</translation>
    </message>
    <message>
        <source>Models within {limit} trade places</source>
        <translation>Modelle innerhalb von {limit} tauschen die Plätze</translation>
    </message>
    <message>
        <source>Modes of movement, vehicles, bases</source>
        <translation>Arten der Bewegung, Fahrzeuge, Bases</translation>
    </message>
    <message>
        <source>Morale is Discipline and Willpower; its results are not public</source>
        <translation>Moral ist Discipline und Willpower; ihre Ergebnisse sind nicht öffentlich</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More Speed that lasts for the round counts for a Deploy</source>
        <translation>Mehr Speed, der für die Runde gilt, zählt auch bei einem Deploy</translation>
    </message>
    <message>
        <source>More models within 3″ of the beacon at a round&apos;s end score 1; a tie is broken there first</source>
        <translation>Mehr Modelle innerhalb von 3″ des Beacon am Ende einer Runde bringen 1; ein Gleichstand wird zuerst dort gebrochen</translation>
    </message>
    <message>
        <source>More models within 3″ of the middle at the end</source>
        <translation>Am Ende mehr Modelle innerhalb von 3″ der Mitte</translation>
    </message>
    <message>
        <source>More models within 3″ of the relay at a round&apos;s start control it; the controlling squad wins at the end, and at once by a Redirect</source>
        <translation>Mehr Modelle innerhalb von 3″ des Relay am Beginn einer Runde kontrollieren es; das kontrollierende Squad gewinnt am Ende, und sofort durch ein Redirect</translation>
    </message>
    <message>
        <source>More than 6″ and more than 12″ earn the bonus in the words of 2018 and 2019; how fractions are read is a setting</source>
        <translation>Mehr als 6″ und mehr als 12″ bringen den Bonus im Wortlaut von 2018 und 2019; wie Bruchteile gelesen werden, ist eine Einstellung</translation>
    </message>
    <message>
        <source>More than 6″ gives +1, more than 12″ gives +2</source>
        <translation>Mehr als 6″ bringt +1, mehr als 12″ bringt +2</translation>
    </message>
    <message>
        <source>More than 6″ gives +1, more than 12″ gives +2, more than 18″ gives +3</source>
        <translation>Mehr als 6″ bringt +1, mehr als 12″ bringt +2, mehr als 18″ bringt +3</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Move Again</source>
        <translation>Move Again</translation>
    </message>
    <message>
        <source>Move Again is a second full Move and the activation&apos;s single Action</source>
        <translation>Move Again ist ein zweiter voller Move und die einzige Action der Aktivierung</translation>
    </message>
    <message>
        <source>Move made</source>
        <translation>Move gemacht</translation>
    </message>
    <message>
        <source>Move one model</source>
        <translation>Ein Modell bewegen</translation>
    </message>
    <message>
        <source>Move the squad</source>
        <translation>Das Squad bewegen</translation>
    </message>
    <message>
        <source>Move to come</source>
        <translation>Move steht noch aus</translation>
    </message>
    <message>
        <source>Move with the Action</source>
        <translation>Bewegung mit der Action</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>Movement and Action</source>
        <translation>Movement und Action</translation>
    </message>
    <message>
        <source>Movement and bonus</source>
        <translation>Bewegung und Bonus</translation>
    </message>
    <message>
        <source>Movement and measuring</source>
        <translation>Bewegung und Messen</translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation>Bewegungsbonus</translation>
    </message>
    <message>
        <source>Movement bonus +{earned}</source>
        <translation>Movement-Bonus +{earned}</translation>
    </message>
    <message>
        <source>Movement bonus of the squad</source>
        <translation>Bewegungsbonus des Squads</translation>
    </message>
    <message>
        <source>Movement may be held as well in 2017; only the Action is held here</source>
        <translation>Auch Movement darf in 2017 gehalten werden; hier wird nur die Action gehalten</translation>
    </message>
    <message>
        <source>Movement of {subject}</source>
        <translation>Bewegung von {subject}</translation>
    </message>
    <message>
        <source>Movement taken with the Action counts towards the bonus</source>
        <translation>Mit der Action gemachte Bewegung zählt für den Bonus</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegt sich</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Moving Directly Away follows the line the other way, from the farthest of several models, ends no closer, and stops at the table&apos;s edge</source>
        <translation>Directly Away zu gehen folgt der Linie in die andere Richtung, vom fernsten mehrerer Modelle weg, endet nicht näher und hält an der Tischkante</translation>
    </message>
    <message>
        <source>Moving Directly Towards follows the line through the bases&apos; centres, to the nearest of several models, as far as it goes, and ends no farther away</source>
        <translation>Directly Towards zu gehen folgt der Linie durch die Mitten der Bases, zum nächsten mehrerer Modelle, so weit es geht, und endet nicht weiter weg</translation>
    </message>
    <message>
        <source>Multiplier of the game&apos;s size, for the size of squads</source>
        <translation>Multiplikator der Spielgröße, für die Größe der Squads</translation>
    </message>
    <message>
        <source>Name the target of {side}</source>
        <translation>Das Ziel nennen: {side}</translation>
    </message>
    <message>
        <source>Named once</source>
        <translation>Einmal genannt</translation>
    </message>
    <message>
        <source>Narrowest gap passed</source>
        <translation>Engste Lücke auf dem Weg</translation>
    </message>
    <message>
        <source>Near enough</source>
        <translation>Nah genug</translation>
    </message>
    <message>
        <source>Near its leader</source>
        <translation>Nah am Leading Model</translation>
    </message>
    <message>
        <source>Near what it reacts to</source>
        <translation>Nah an dem, worauf sie reagiert</translation>
    </message>
    <message>
        <source>Near {other}</source>
        <translation>Nah an {other}</translation>
    </message>
    <message>
        <source>Nearer to the enemy</source>
        <translation>Näher am Feind</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Nearest squad mate of {subject}</source>
        <translation>Nächster Squad-Kamerad von {subject}</translation>
    </message>
    <message>
        <source>Nerazim Watchers: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Nerazim Watchers: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Nerve</source>
        <translation>Nerve</translation>
    </message>
    <message>
        <source>Nerve: {model}</source>
        <translation>Nerve: {model}</translation>
    </message>
    <message>
        <source>Nexus</source>
        <translation>Nexus</translation>
    </message>
    <message>
        <source>No Action</source>
        <translation>Keine Action</translation>
    </message>
    <message>
        <source>No Command Value left to {subject}: the turn passes with no squad activated</source>
        <translation>{subject} hat keinen Command Value übrig: der Zug geht weiter, ohne dass ein Squad aktiviert wurde</translation>
    </message>
    <message>
        <source>No Engaged unit left</source>
        <translation>Keine Engaged Einheit übrig</translation>
    </message>
    <message>
        <source>No Ground unit of the enemy is on the table</source>
        <translation>Keine Ground-Einheit des Feindes ist auf dem Tisch</translation>
    </message>
    <message>
        <source>No IMPACT</source>
        <translation>Kein IMPACT</translation>
    </message>
    <message>
        <source>No Speed</source>
        <translation>Kein Speed</translation>
    </message>
    <message>
        <source>No arrival ends in the opponent&apos;s Zone of Influence</source>
        <translation>Keine Ankunft endet in der gegnerischen Zone of Influence</translation>
    </message>
    <message>
        <source>No arrival ends in the opponent&apos;s Zone of Influence, 6″ from their Entry Edge</source>
        <translation>Keine Ankunft endet in der Zone of Influence des Gegners, 6″ von dessen Entry Edge</translation>
    </message>
    <message>
        <source>No attack of {subject} on {other} waits to be rolled</source>
        <translation>Kein Angriff von {subject} auf {other} steht zum Würfeln aus</translation>
    </message>
    <message>
        <source>No attack waits for its dice</source>
        <translation>Kein Angriff wartet auf seine Würfel</translation>
    </message>
    <message>
        <source>No base overlaps terrain that it can&apos;t stand on</source>
        <translation>Keine Base überlappt Gelände, auf dem sie nicht stehen kann</translation>
    </message>
    <message>
        <source>No blast waits for its damage</source>
        <translation>Keine Explosion wartet auf ihren Schaden</translation>
    </message>
    <message>
        <source>No chain of links joins {words} to {leader}: {by} breaks the straight one.</source>
        <translation>Keine Kette von Links verbindet {words} mit {leader}: {by} unterbricht die gerade.</translation>
    </message>
    <message>
        <source>No damage and no healing for {subject}</source>
        <translation>Weder Schaden noch Heilung für {subject}</translation>
    </message>
    <message>
        <source>No effect adds a token for a model that has activated</source>
        <translation>Keine Wirkung gibt einem Modell, das aktiviert wurde, einen Token dazu</translation>
    </message>
    <message>
        <source>No enemy in sight, an enemy in sight, or one within 1″: that is the column a model reads</source>
        <translation>Kein Feind in Sicht, ein Feind in Sicht, oder einer innerhalb von 1″: das ist die Spalte, die ein Modell liest</translation>
    </message>
    <message>
        <source>No enemy is on the table</source>
        <translation>Kein Feind ist auf dem Tisch</translation>
    </message>
    <message>
        <source>No free edge is left</source>
        <translation>Keine freie Kante ist übrig</translation>
    </message>
    <message>
        <source>No grenade is in the air</source>
        <translation>Keine Granate ist in der Luft</translation>
    </message>
    <message>
        <source>No line of sight crosses the board, no open lane is longer than 12″, half of the firing lanes give cover</source>
        <translation>Keine Sichtlinie quert das Spielfeld, keine offene Schneise ist länger als 12″, die Hälfte der Schussbahnen gibt Deckung</translation>
    </message>
    <message>
        <source>No link joins {subject} to its leader</source>
        <translation>Kein Link verbindet {subject} mit seinem Leading Model</translation>
    </message>
    <message>
        <source>No longer open in this attack: {weapon}</source>
        <translation>In diesem Angriff nicht mehr möglich: {weapon}</translation>
    </message>
    <message>
        <source>No mission card is named; {card} is played, {rounds} rounds</source>
        <translation>Keine Missionskarte ist genannt; gespielt wird {card}, {rounds} Runden</translation>
    </message>
    <message>
        <source>No mission of {whose} has been rolled</source>
        <translation>Für {whose} ist keine Mission gewürfelt</translation>
    </message>
    <message>
        <source>No model of {subject} has just acted</source>
        <translation>Kein Modell von {subject} hat gerade gehandelt</translation>
    </message>
    <message>
        <source>No model of {subject} in range sees {other}: {by_name} is in the way, {cover}</source>
        <translation>Kein Modell von {subject} in Reichweite sieht {other}: {by_name} ist im Weg, {cover}</translation>
    </message>
    <message>
        <source>No move ends within 1″ of an enemy it does not charge, walls and heights or not</source>
        <translation>Keine Bewegung endet innerhalb von 1″ eines Feindes, gegen den sie kein Charge ist, Mauern und Höhen hin oder her</translation>
    </message>
    <message>
        <source>No move ends within Engagement Range of an enemy it does not charge</source>
        <translation>Keine Bewegung endet innerhalb der Engagement Range eines Feindes, den sie nicht angreift</translation>
    </message>
    <message>
        <source>No part of a model goes farther than that: the part that moved farthest is measured, also where the model pivots. A round base does not feel its turn here</source>
        <translation>Kein Teil eines Modells geht weiter: gemessen wird der Teil, der am weitesten kam, auch wo sich das Modell dreht. Eine runde Base spürt ihre Drehung hier nicht</translation>
    </message>
    <message>
        <source>No part of a model moves farther than three times its Movement, four times with the Action</source>
        <translation>Kein Teil eines Modells bewegt sich weiter als dreimal sein Movement, mit der Action viermal</translation>
    </message>
    <message>
        <source>No part of the Leading Model&apos;s base travels farther than the move</source>
        <translation>Kein Teil der Base des Leading Model kommt weiter als die Bewegung</translation>
    </message>
    <message>
        <source>No part of the leader&apos;s base travels farther than its Speed, along its path</source>
        <translation>Kein Teil der Base des Leader legt mehr zurück als ihre Speed, auf ihrem Weg</translation>
    </message>
    <message>
        <source>No pass moves the First Player Marker; {after_combat}</source>
        <translation>Kein Passen bewegt den First Player Marker; {after_combat}</translation>
    </message>
    <message>
        <source>No public text gives a squad coherency; a distance set for a table is shown and never refuses</source>
        <translation>Kein öffentlicher Text nennt eine Kohärenz für Squads; eine für einen Tisch gesetzte Entfernung wird gezeigt und lehnt nie ab</translation>
    </message>
    <message>
        <source>No public text gives a squad coherency; a distance set for this table is its own</source>
        <translation>Kein öffentlicher Text nennt eine Kohärenz für Squads; eine für diesen Tisch gesetzte Entfernung ist seine eigene</translation>
    </message>
    <message>
        <source>No public text gives it</source>
        <translation>Kein öffentlicher Text nennt es</translation>
    </message>
    <message>
        <source>No public text gives its size; lay yours at the table and type in whom it takes, friend or foe</source>
        <translation>Kein öffentlicher Text nennt ihre Größe; lege deine am Tisch an und tippe ein, wen sie trifft, Freund oder Feind</translation>
    </message>
    <message>
        <source>No public text gives jumping, falling or dangerous ground</source>
        <translation>Kein öffentlicher Text regelt Springen, Fallen oder gefährlichen Boden</translation>
    </message>
    <message>
        <source>No public text gives the size of Faction Indicators and burrow tokens</source>
        <translation>Kein öffentlicher Text nennt die Größe von Faction Indicators und Token Eingegrabener</translation>
    </message>
    <message>
        <source>No public text gives this unit&apos;s weapons</source>
        <translation>Kein öffentlicher Text nennt die Waffen dieser Einheit</translation>
    </message>
    <message>
        <source>No public text gives what a climb costs: nothing, or by a setting the height of the piece once a model touches it</source>
        <translation>Kein öffentlicher Text nennt die Kosten eines Aufstiegs: nichts, oder nach einer Einstellung die Höhe des Stücks, sobald ein Modell es berührt</translation>
    </message>
    <message>
        <source>No public text gives what difficult ground costs: nothing, or by a setting some inches once a model touches it, or two for each inch over it. Over ground by the inch the places offered as ends are exact for straight lines and some of those for ways round, the line drawn beyond them is an estimate, and every way is judged exactly</source>
        <translation>Kein öffentlicher Text nennt die Kosten schwierigen Bodens: nichts, oder nach einer Einstellung einige Zoll, sobald ein Modell ihn berührt, oder zwei für jeden Zoll darüber. Bei Boden nach Zoll sind die als Enden angebotenen Orte genau für gerade Linien und manche für Umwege, die Linie dahinter ist geschätzt, und jeder Weg wird genau geprüft</translation>
    </message>
    <message>
        <source>No public text gives what leaving melee asks</source>
        <translation>Kein öffentlicher Text sagt, was das Verlassen des Nahkampfs verlangt</translation>
    </message>
    <message>
        <source>No public text has a table of weapons; a profile may bring a range, an arc and a Strength of its own</source>
        <translation>Kein öffentlicher Text hat eine Waffentabelle; ein Profil darf Reichweite, Sichtbogen und Strength selbst mitbringen</translation>
    </message>
    <message>
        <source>No public text says how objectives are held: that is left to you</source>
        <translation>Kein öffentlicher Text sagt, wie Ziele gehalten werden: das ist dir überlassen</translation>
    </message>
    <message>
        <source>No ranged weapon</source>
        <translation>Keine Fernkampfwaffe</translation>
    </message>
    <message>
        <source>No reaction</source>
        <translation>Keine Reaktion</translation>
    </message>
    <message>
        <source>No reaction at all</source>
        <translation>Gar keine Reaktion</translation>
    </message>
    <message>
        <source>No reaction now</source>
        <translation>Jetzt keine Reaktion</translation>
    </message>
    <message>
        <source>No room for {subject}</source>
        <translation>Kein Platz für {subject}</translation>
    </message>
    <message>
        <source>No rule asks for the traits {sorted}: Size and kind say what a piece does.</source>
        <translation>Keine Regel fragt nach den Merkmalen {sorted}: Size und Art sagen, was ein Stück tut.</translation>
    </message>
    <message>
        <source>No rule asks for the traits {sorted}: they only describe a piece.</source>
        <translation>Keine Regel fragt nach den Merkmalen {sorted}: sie beschreiben ein Stück nur.</translation>
    </message>
    <message>
        <source>No rule knows the kind {quoted} of {piece}{near}</source>
        <translation>Keine Regel kennt die Art {quoted} von {piece}{near}</translation>
    </message>
    <message>
        <source>No rule knows the trait {quoted} of {piece}{near}</source>
        <translation>Keine Regel kennt das Merkmal {quoted} von {piece}{near}</translation>
    </message>
    <message>
        <source>No rule splits a Move round the Action, so it is made at once</source>
        <translation>Keine Regel teilt einen Move um die Action herum, darum geschieht er auf einmal</translation>
    </message>
    <message>
        <source>No spot left</source>
        <translation>Keine Stelle übrig</translation>
    </message>
    <message>
        <source>No such marker</source>
        <translation>Kein solcher Marker</translation>
    </message>
    <message>
        <source>No such model</source>
        <translation>Kein solches Modell</translation>
    </message>
    <message>
        <source>No target for {ability}</source>
        <translation>Kein Ziel für {ability}</translation>
    </message>
    <message>
        <source>No target is declared</source>
        <translation>Kein Ziel ist angesagt</translation>
    </message>
    <message>
        <source>No test of {subject} waits for its dice</source>
        <translation>Kein Test von {subject} wartet auf seine Würfel</translation>
    </message>
    <message>
        <source>No text says how far a base may hang over</source>
        <translation>Kein Text sagt, wie weit eine Base überhängen darf</translation>
    </message>
    <message>
        <source>No text says how far a base may hang over, nor whether it falls then</source>
        <translation>Kein Text sagt, wie weit eine Base überhängen darf, noch ob sie dann fällt</translation>
    </message>
    <message>
        <source>No text says where terrain may not lie</source>
        <translation>Kein Text sagt, wo Gelände nicht liegen darf</translation>
    </message>
    <message>
        <source>No text says whether Synergy may follow on Synergy ({setting})</source>
        <translation>Kein Text sagt, ob Synergy auf Synergy folgen darf ({setting})</translation>
    </message>
    <message>
        <source>No text says whether two of Focus add up</source>
        <translation>Kein Text sagt, ob zwei Focus sich addieren</translation>
    </message>
    <message>
        <source>No text says whether {subject} may move through {other}</source>
        <translation>Kein Text sagt, ob {subject} sich durch {other} bewegen darf</translation>
    </message>
    <message>
        <source>No text; MAPS gives the end at which a ramp is entered and no more. On the left neither ramp of its map 5 could be entered</source>
        <translation>Kein Text; MAPS nennt das Ende, an dem eine Rampe betreten wird, und nicht mehr. Links ließe sich keine der Rampen seines Plans 5 betreten</translation>
    </message>
    <message>
        <source>No text; our choice</source>
        <translation>Kein Text; unsere Wahl</translation>
    </message>
    <message>
        <source>No token of {subject} is in the bag</source>
        <translation>Kein Token von {subject} ist im Beutel</translation>
    </message>
    <message>
        <source>No unit starts on the table; all come in from Reserves</source>
        <translation>Keine Einheit beginnt auf dem Tisch; alle kommen aus der Reserve</translation>
    </message>
    <message>
        <source>No way out: dropped here, the Disengage fails and the Leading Model is removed</source>
        <translation>Kein Weg hinaus: hier abgesetzt misslingt das Disengage, und das Leading Model wird entfernt</translation>
    </message>
    <message>
        <source>No way to every target: dropped here, the Charge fails and the unit stays</source>
        <translation>Kein Weg zu jedem Ziel: hier abgesetzt misslingt der Charge, und die Einheit bleibt</translation>
    </message>
    <message>
        <source>No worse than before</source>
        <translation>Nicht schlechter als vorher</translation>
    </message>
    <message>
        <source>No {source} on the table to arrive from</source>
        <translation>Kein {source} auf dem Tisch, woher sie ankommen könnte</translation>
    </message>
    <message>
        <source>Nobody crosses a piece that this mission marks as impassable; no public text says what bars the way</source>
        <translation>Niemand quert ein Stück, das diese Mission als unpassierbar markiert; kein öffentlicher Text sagt, was den Weg versperrt</translation>
    </message>
    <message>
        <source>Nobody is named whom {subject} is pushed away from</source>
        <translation>Niemand ist genannt, von dem {subject} weggestoßen wird</translation>
    </message>
    <message>
        <source>Nobody is near a token of the side</source>
        <translation>Niemand ist nah an einem Token der Seite</translation>
    </message>
    <message>
        <source>Nobody is near enough to an enemy to be Engaged</source>
        <translation>Niemand ist nah genug an einem Feind, um Engaged zu sein</translation>
    </message>
    <message>
        <source>Nobody is the target of a shot unseen; seen from above, past what blocks sight</source>
        <translation>Niemand ist ungesehen das Ziel eines Schusses; von oben gesehen, an dem vorbei, was Sicht verdeckt</translation>
    </message>
    <message>
        <source>Nobody makes a free attack on a model with an Inhibitor</source>
        <translation>Niemand macht einen freien Angriff auf ein Modell mit einem Inhibitor</translation>
    </message>
    <message>
        <source>Nobody moves through terrain of Size 2 or more, grass apart</source>
        <translation>Niemand geht durch Gelände von Size 2 oder mehr, Gras ausgenommen</translation>
    </message>
    <message>
        <source>Nobody of {subject} has still to act; the token does nothing</source>
        <translation>Niemand von {subject} hat noch zu handeln; der Token tut nichts</translation>
    </message>
    <message>
        <source>Nobody on the ground steps from one High Ground to another that is apart from it</source>
        <translation>Niemand am Boden tritt von einem High Ground auf ein anderes, das davon getrennt ist</translation>
    </message>
    <message>
        <source>Nobody outside the squad</source>
        <translation>Niemand außerhalb des Squads</translation>
    </message>
    <message>
        <source>Nobody shoots at a model whose body is hidden; seen from above, past what blocks sight</source>
        <translation>Niemand schießt auf ein Modell, dessen Körper verborgen ist; von oben gesehen, an dem vorbei, was Sicht verdeckt</translation>
    </message>
    <message>
        <source>Nobody stops on a piece that this mission marks as impassable</source>
        <translation>Niemand hält auf einem Stück, das diese Mission als unpassierbar markiert</translation>
    </message>
    <message>
        <source>Nor is a unit set down there, but where a rule lets it</source>
        <translation>Auch aufgestellt wird dort keine Einheit, außer wo eine Regel es lässt</translation>
    </message>
    <message>
        <source>Not BULKY while Engaged</source>
        <translation>Nicht BULKY bei Engaged</translation>
    </message>
    <message>
        <source>Not BURROWED</source>
        <translation>Nicht BURROWED</translation>
    </message>
    <message>
        <source>Not Burrowed</source>
        <translation>Nicht Burrowed</translation>
    </message>
    <message>
        <source>Not Engaged</source>
        <translation>Nicht Engaged</translation>
    </message>
    <message>
        <source>Not Engaged by more</source>
        <translation>Nicht Engaged mit mehr</translation>
    </message>
    <message>
        <source>Not Engaged with {other}</source>
        <translation>Nicht Engaged mit {other}</translation>
    </message>
    <message>
        <source>Not Engaged, nothing to leave</source>
        <translation>Nicht Engaged, nichts zu verlassen</translation>
    </message>
    <message>
        <source>Not HIDDEN from here</source>
        <translation>Von hier nicht HIDDEN</translation>
    </message>
    <message>
        <source>Not a Structure</source>
        <translation>Keine Structure</translation>
    </message>
    <message>
        <source>Not activated yet</source>
        <translation>Noch nicht aktiviert</translation>
    </message>
    <message>
        <source>Not carried yet</source>
        <translation>Noch nicht getragen</translation>
    </message>
    <message>
        <source>Not from the rulebook: how reserves come on is not public</source>
        <translation>Nicht aus dem Regelbuch: wie Reserven hereinkommen, ist nicht öffentlich</translation>
    </message>
    <message>
        <source>Not from the rulebook: no public text gives a squad coherency</source>
        <translation>Nicht aus dem Regelbuch: kein öffentlicher Text gibt einem Squad eine Coherency</translation>
    </message>
    <message>
        <source>Not from the rulebook: no public text gives what difficult ground or a climb costs</source>
        <translation>Nicht aus dem Regelbuch: kein öffentlicher Text nennt, was schwieriger Boden oder ein Aufstieg kostet</translation>
    </message>
    <message>
        <source>Not from the rulebook: no public text says when reserves arrive</source>
        <translation>Nicht aus dem Regelbuch: kein öffentlicher Text sagt, wann Reserven kommen</translation>
    </message>
    <message>
        <source>Not held back</source>
        <translation>Nicht gehindert</translation>
    </message>
    <message>
        <source>Not in SIEGE MODE</source>
        <translation>Nicht in SIEGE MODE</translation>
    </message>
    <message>
        <source>Not looked at</source>
        <translation>Wird nicht beachtet</translation>
    </message>
    <message>
        <source>Not now: {why}</source>
        <translation>Nicht jetzt: {why}</translation>
    </message>
    <message>
        <source>Not over an edge</source>
        <translation>Nicht über einer Kante</translation>
    </message>
    <message>
        <source>Not seen: no charge bonus</source>
        <translation>Nicht gesehen: kein Charge-Bonus</translation>
    </message>
    <message>
        <source>Not so as it was read, and perhaps so: </source>
        <translation>So, wie es gelesen wurde, nicht, vielleicht aber doch: </translation>
    </message>
    <message>
        <source>Not so that {who} ({option}): {row} ({rule})</source>
        <translation>Nicht so, dass {who} ({option}): {row} ({rule})</translation>
    </message>
    <message>
        <source>Not so that {who}: {why}</source>
        <translation>Nicht so, dass {who}: {why}</translation>
    </message>
    <message>
        <source>Not summoned</source>
        <translation>Nicht beschworen</translation>
    </message>
    <message>
        <source>Not turned so: {why}</source>
        <translation>Nicht so gedreht: {why}</translation>
    </message>
    <message>
        <source>Not used yet</source>
        <translation>Noch nicht genutzt</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Notiert</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing and further dice are not spent; Synergy names the model that acts next</source>
        <translation>Nichts und weitere Würfel werden nicht ausgegeben; Synergy nennt das Modell, das als nächstes handelt</translation>
    </message>
    <message>
        <source>Nothing has come about that {ability} follows upon</source>
        <translation>Nichts ist geschehen, worauf {ability} folgt</translation>
    </message>
    <message>
        <source>Nothing is displaced</source>
        <translation>Nichts bewegt sich weg</translation>
    </message>
    <message>
        <source>Nothing is ordered after the last round</source>
        <translation>Nach der letzten Runde wird nichts mehr befohlen</translation>
    </message>
    <message>
        <source>Nothing more is ordered</source>
        <translation>Mehr wird nicht befohlen</translation>
    </message>
    <message>
        <source>Nothing of its own; no part of the base may end farther from where it began than the move</source>
        <translation>Nichts Eigenes; kein Teil der Base darf weiter von seinem Anfang enden als die Bewegung</translation>
    </message>
    <message>
        <source>Nothing of {subject} is left</source>
        <translation>Von {subject} ist nichts übrig</translation>
    </message>
    <message>
        <source>Nothing to tell.</source>
        <translation>Nichts zu sagen.</translation>
    </message>
    <message>
        <source>Nothing; the model is taken as seen</source>
        <translation>Nichts; das Modell gilt als gesehen</translation>
    </message>
    <message>
        <source>Now choose who activates first (1 or 2).</source>
        <translation>Wähle nun, wer zuerst aktiviert (1 oder 2).</translation>
    </message>
    <message>
        <source>Now hold the squad&apos;s Action with the option in the list, so that it can react in the enemy&apos;s turn; then its field is drawn. Or spend the Action otherwise.</source>
        <translation>Halte nun die Action des Squads mit der Option in der Liste, damit es im Zug des Feindes reagieren kann; dann wird sein Feld gezeichnet. Oder gib die Action anders aus.</translation>
    </message>
    <message>
        <source>Now it has a Move and an Action.</source>
        <translation>Jetzt hat es einen Move und eine Action.</translation>
    </message>
    <message>
        <source>Now try what the rules refuse. Choose Deploy (D) for a unit that is still in Reserve and click far beyond the hatched area.</source>
        <translation>Probiere nun, was die Regeln ablehnen. Wähle Deploy (D) für eine Einheit, die noch in Reserve ist, und klick weit hinter die schraffierte Fläche.</translation>
    </message>
    <message>
        <source>ON CREEP</source>
        <translation>ON CREEP</translation>
    </message>
    <message>
        <source>Objectives go down first; loot and Coworkers keep 1″ clear of them</source>
        <translation>Ziele kommen zuerst hin; Loot und Coworkers halten 1″ Abstand davon</translation>
    </message>
    <message>
        <source>Obstacles stop a push</source>
        <translation>Hindernisse halten einen Stoß auf</translation>
    </message>
    <message>
        <source>Of End of the Round effects the marker holder&apos;s come first</source>
        <translation>Von den Wirkungen am Ende der Runde kommen die des Marker-Inhabers zuerst</translation>
    </message>
    <message>
        <source>Of a base that turns on its way, or goes whole round lone things, not every way is looked at</source>
        <translation>Bei einer Base, die sich unterwegs dreht oder ganz um einzelne Dinge herumgeht, wird nicht jeder Weg betrachtet</translation>
    </message>
    <message>
        <source>Of a target that is not Engaged the models that the attacker sees fall</source>
        <translation>Bei einem Ziel, das nicht Engaged ist, fallen die Modelle, die der Angreifer sieht</translation>
    </message>
    <message>
        <source>Of an Engaged unit the outermost fall first, and a fight is not broken off while another can fall</source>
        <translation>Bei einer Engaged Einheit fallen die äußersten zuerst, und kein Kampf bricht ab, solange ein anderes fallen kann</translation>
    </message>
    <message>
        <source>Of an Engaged unit those fall first that are near no enemy, then those not touching one; no fight is broken off while another can fall</source>
        <translation>Von einer Engaged Einheit fallen zuerst, die keinem Feind nah sind, dann, die keinen berühren; kein Kampf wird abgebrochen, solange ein anderes fallen kann</translation>
    </message>
    <message>
        <source>Of two opposed totals the higher wins, on a tie the smaller dice, and the same dice that tie are rolled again</source>
        <translation>Von zwei Summen gegeneinander gewinnt die höhere, bei Gleichstand die kleineren Würfel, und gleiche Würfel im Gleichstand werden neu geworfen</translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation>Nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>Offensive Powers are for enemies, those of support for friends</source>
        <translation>Offensive Powers sind für Feinde, unterstützende für Freunde</translation>
    </message>
    <message>
        <source>Omega Worm: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Omega Worm: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>On 1 to 4 every faction has Patrol, Attack, Attack, on a 6 Regroup, Attack, Frenzy</source>
        <translation>Bei 1 bis 4 hat jede Fraktion Patrol, Attack, Attack, bei 6 Regroup, Attack, Frenzy</translation>
    </message>
    <message>
        <source>On Ground Level</source>
        <translation>Auf Ground Level</translation>
    </message>
    <message>
        <source>On no token</source>
        <translation>Auf keinem Token</translation>
    </message>
    <message>
        <source>On offer</source>
        <translation>Im Angebot</translation>
    </message>
    <message>
        <source>On the left hand of one who goes up</source>
        <translation>Zur linken Hand dessen, der hinaufgeht</translation>
    </message>
    <message>
        <source>On the line</source>
        <translation>Auf der Linie</translation>
    </message>
    <message>
        <source>On the right hand of one who goes up</source>
        <translation>Zur rechten Hand dessen, der hinaufgeht</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>On {on} it comes back where it fell, or as near as there is room</source>
        <translation>Bei {on} kommt es zurück, wo es fiel, oder so nah, wie Platz ist</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Once a Game Round</source>
        <translation>Einmal je Game Round</translation>
    </message>
    <message>
        <source>Once a round</source>
        <translation>Einmal je Runde</translation>
    </message>
    <message>
        <source>Once claimed, nobody takes it for the rest of the phase</source>
        <translation>Einmal genommen, nimmt ihn für den Rest der Phase niemand</translation>
    </message>
    <message>
        <source>Once: it {blessing}</source>
        <translation>Einmal: {blessing}</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>One Action an activation, two with a bonus action</source>
        <translation>Eine Action je Aktivierung, zwei mit einer Bonus Action</translation>
    </message>
    <message>
        <source>One Aggressor model is set anew</source>
        <translation>Ein Modell des Aggressor wird neu gestellt</translation>
    </message>
    <message>
        <source>One Aggressor model is set anew where it could have been deployed</source>
        <translation>Ein Modell des Aggressor wird neu gestellt, wo es hätte aufgestellt werden können</translation>
    </message>
    <message>
        <source>One Blessing a model</source>
        <translation>Ein Blessing je Modell</translation>
    </message>
    <message>
        <source>One Cast</source>
        <translation>Ein Cast</translation>
    </message>
    <message>
        <source>One Defender model Searches before the first Blessings; its dice are rolled, what it finds is typed in</source>
        <translation>Ein Modell des Defender macht vor den ersten Blessings ein Search; seine Würfel werden geworfen, was es findet, wird eingetippt</translation>
    </message>
    <message>
        <source>One Defender model Searches before the game</source>
        <translation>Ein Modell des Defender macht vor dem Spiel ein Search</translation>
    </message>
    <message>
        <source>One Move</source>
        <translation>Ein Move</translation>
    </message>
    <message>
        <source>One Move and one Action, unless set otherwise; a shooter with a target stays; a way stops as soon as it is there</source>
        <translation>Ein Move und eine Action, wenn nicht anders eingestellt; ein Schütze mit Ziel bleibt; ein Weg hält, sobald er da ist</translation>
    </message>
    <message>
        <source>One Move and one Action; what waits is its attacks to be rolled</source>
        <translation>Ein Move und eine Action; was aussteht, sind seine Angriffe zum Würfeln</translation>
    </message>
    <message>
        <source>One Move of each squad model by the ways there are; groups that a table moves are told by it</source>
        <translation>Ein Move jedes Squad-Modells auf den Wegen, die es gibt; Gruppen, die eine Tabelle bewegt, gehen nach ihr</translation>
    </message>
    <message>
        <source>One Move of {limit} takes {name_of} to none of {names}.</source>
        <translation>Ein Move von {limit} bringt {name_of} zu keinem von {names}.</translation>
    </message>
    <message>
        <source>One activation at a time</source>
        <translation>Eine Aktivierung nach der anderen</translation>
    </message>
    <message>
        <source>One attack is rolled to its end before the next</source>
        <translation>Ein Angriff wird zu Ende gewürfelt, bevor der nächste kommt</translation>
    </message>
    <message>
        <source>One bag holds a token for each player model, each hostile group and each Coworker group in play</source>
        <translation>Ein Beutel enthält einen Token für jedes Spielermodell, jede Hostile-Gruppe und jede Coworker-Gruppe im Spiel</translation>
    </message>
    <message>
        <source>One die for all its models</source>
        <translation>Ein Würfel für alle seine Modelle</translation>
    </message>
    <message>
        <source>One die says what all its models do</source>
        <translation>Ein Würfel sagt, was alle seine Modelle tun</translation>
    </message>
    <message>
        <source>One die says what all models of a drawn group do</source>
        <translation>Ein Würfel sagt, was alle Modelle einer gezogenen Gruppe tun</translation>
    </message>
    <message>
        <source>One download a round</source>
        <translation>Ein Download je Runde</translation>
    </message>
    <message>
        <source>One download a side each round, not while Engaged; three win</source>
        <translation>Ein Download je Seite und Runde, nicht wer Engaged ist; drei gewinnen</translation>
    </message>
    <message>
        <source>One model a side downloads in a round</source>
        <translation>Ein Modell je Seite lädt in einer Runde herunter</translation>
    </message>
    <message>
        <source>One more Game Round</source>
        <translation>Noch eine Game Round</translation>
    </message>
    <message>
        <source>One of the second list, a die for it still to be rolled</source>
        <translation>Eine der zweiten Liste, für die noch ein Würfel fällt</translation>
    </message>
    <message>
        <source>One on the table</source>
        <translation>Eine auf dem Tisch</translation>
    </message>
    <message>
        <source>One point of Command Value is spent.</source>
        <translation>Ein Punkt Command Value ist ausgegeben.</translation>
    </message>
    <message>
        <source>One reaction</source>
        <translation>Eine Reaktion</translation>
    </message>
    <message>
        <source>One reaction an activation</source>
        <translation>Eine Reaktion je Aktivierung</translation>
    </message>
    <message>
        <source>One secondary mission for both is rolled once Game Round 2 is over; either side may claim it</source>
        <translation>Eine sekundäre Mission für beide wird gewürfelt, sobald Game Round 2 vorbei ist; jede Seite darf sie beanspruchen</translation>
    </message>
    <message>
        <source>One squad is activated all the same</source>
        <translation>Ein Squad wird dennoch aktiviert</translation>
    </message>
    <message>
        <source>One target</source>
        <translation>Ein Ziel</translation>
    </message>
    <message>
        <source>One that was held, or that of a squad not activated yet this Game Round</source>
        <translation>Eine, die gehalten wurde, oder die eines Squads, das in dieser Game Round noch nicht aktiviert wurde</translation>
    </message>
    <message>
        <source>One unit at a time</source>
        <translation>Eine Einheit nach der anderen</translation>
    </message>
    <message>
        <source>Only Broadcasters Cast</source>
        <translation>Nur Broadcaster machen Cast</translation>
    </message>
    <message>
        <source>Only Engaged units act in the Combat Phase, and lose their Activation Marker then; it ends when both have passed</source>
        <translation>Nur Engaged Einheiten handeln in der Combat Phase und verlieren dann ihren Activation Marker; sie endet, wenn beide gepasst haben</translation>
    </message>
    <message>
        <source>Only Engaged units fight in the Combat Phase</source>
        <translation>Nur Engaged Einheiten kämpfen in der Combat Phase</translation>
    </message>
    <message>
        <source>Only Ground units Charge</source>
        <translation>Nur Ground-Einheiten machen Charge</translation>
    </message>
    <message>
        <source>Only a Coworker is marked Hostile</source>
        <translation>Nur ein Coworker wird als Hostile markiert</translation>
    </message>
    <message>
        <source>Only a base that touches an Access Point or stands on it is adjacent to it</source>
        <translation>Nur eine Base, die einen Access Point berührt oder darauf steht, grenzt an ihn</translation>
    </message>
    <message>
        <source>Only a model on the table can be asked about</source>
        <translation>Nur nach einem Modell auf dem Tisch kann gefragt werden</translation>
    </message>
    <message>
        <source>Only a model on the table can be wished for</source>
        <translation>Nur ein Modell auf dem Tisch kann gewünscht werden</translation>
    </message>
    <message>
        <source>Only a squad in reserve comes on, and once</source>
        <translation>Nur ein Squad in Reserve kommt herein, und einmal</translation>
    </message>
    <message>
        <source>Only a squad on the table is activated or reacts</source>
        <translation>Nur ein Squad auf dem Tisch wird aktiviert oder reagiert</translation>
    </message>
    <message>
        <source>Only a weapon made for it is overcharged</source>
        <translation>Nur eine dafür gemachte Waffe wird überladen</translation>
    </message>
    <message>
        <source>Only an Engaged unit Disengages</source>
        <translation>Nur eine Engaged Einheit macht Disengage</translation>
    </message>
    <message>
        <source>Only an Unengaged unit Moves</source>
        <translation>Nur eine Unengaged Einheit macht Move</translation>
    </message>
    <message>
        <source>Only between the steps of an activation</source>
        <translation>Nur zwischen den Schritten einer Aktivierung</translation>
    </message>
    <message>
        <source>Only models in range add dice</source>
        <translation>Nur Modelle in Reichweite geben Würfel</translation>
    </message>
    <message>
        <source>Only models in range that see a target add dice</source>
        <translation>Nur Modelle in Reichweite, die ein Ziel sehen, geben Würfel dazu</translation>
    </message>
    <message>
        <source>Only models of its own unit are moved through</source>
        <translation>Nur durch Modelle der eigenen Einheit geht es hindurch</translation>
    </message>
    <message>
        <source>Only models that see a target in range add dice</source>
        <translation>Nur Modelle in Reichweite, die ein Ziel sehen, geben Würfel</translation>
    </message>
    <message>
        <source>Only one that was held in the squad&apos;s activation</source>
        <translation>Nur eine, die in der Aktivierung des Squads gehalten wurde</translation>
    </message>
    <message>
        <source>Only pieces with an Effective Size of 2 or more</source>
        <translation>Nur Stücke mit einer Effective Size von 2 oder mehr</translation>
    </message>
    <message>
        <source>Only such a marker is gathered at or claimed</source>
        <translation>Nur an einem solchen Marker gibt es Gather oder Claim</translation>
    </message>
    <message>
        <source>Only the Fighting and the Supporting Rank strike</source>
        <translation>Nur Fighting Rank und Supporting Rank schlagen zu</translation>
    </message>
    <message>
        <source>Only units in Reserve Deploy</source>
        <translation>Nur Einheiten in Reserve machen Deploy</translation>
    </message>
    <message>
        <source>Only units that were Engaged with this one</source>
        <translation>Nur Einheiten, die mit dieser Engaged waren</translation>
    </message>
    <message>
        <source>Only what has IMPACT strikes as it charges</source>
        <translation>Nur was IMPACT hat, schlägt beim Charge zu</translation>
    </message>
    <message>
        <source>Only what is left in the draft at hand is removed or picked</source>
        <translation>Nur was im laufenden Draft übrig ist, wird entfernt oder gewählt</translation>
    </message>
    <message>
        <source>Only what lies on the table is picked up</source>
        <translation>Nur was auf dem Tisch liegt, wird aufgehoben</translation>
    </message>
    <message>
        <source>Only what stands on the table is wounded or removed</source>
        <translation>Nur was auf dem Tisch steht, wird verwundet oder entfernt</translation>
    </message>
    <message>
        <source>Only what the mission calls climbable is climbed</source>
        <translation>Nur was die Mission erkletterbar nennt, wird erklettert</translation>
    </message>
    <message>
        <source>Only whole inches count, then 7″ gives +1 and 13″ gives +2</source>
        <translation>Nur ganze Zoll zählen, dann bringt 7″ +1 und 13″ +2</translation>
    </message>
    <message>
        <source>Open now</source>
        <translation>Jetzt möglich</translation>
    </message>
    <message>
        <source>Openings in a piece that the players agree on are gaps: the mission&apos;s outlines say where they are</source>
        <translation>Öffnungen in einem Stück, auf die sich die Spieler einigen, sind Lücken: die Umrisse der Mission sagen, wo</translation>
    </message>
    <message>
        <source>Or healing</source>
        <translation>Oder Heilung</translation>
    </message>
    <message>
        <source>Orbital Command</source>
        <translation>Orbital Command</translation>
    </message>
    <message>
        <source>Orders are for models on the table</source>
        <translation>Befehle gelten Modellen auf dem Tisch</translation>
    </message>
    <message>
        <source>Other readings give all of them the least or the most</source>
        <translation>Andere Lesarten geben allen den kleinsten oder den größten</translation>
    </message>
    <message>
        <source>Others move through its models, and don&apos;t end within 1″ of those of an enemy</source>
        <translation>Andere gehen durch ihre Modelle und enden nicht innerhalb von 1″ derer eines Feindes</translation>
    </message>
    <message>
        <source>Out of Action</source>
        <translation>Out of Action</translation>
    </message>
    <message>
        <source>Out of Coherency</source>
        <translation>Out of Coherency</translation>
    </message>
    <message>
        <source>Out of reach</source>
        <translation>Außer Reichweite</translation>
    </message>
    <message>
        <source>Out of the bag</source>
        <translation>Aus dem Beutel</translation>
    </message>
    <message>
        <source>Over a Pylon comes one Ground unit a round</source>
        <translation>Über einen Pylon kommt eine Ground-Einheit je Runde</translation>
    </message>
    <message>
        <source>Over an Omega Worm come 2 Supply a round</source>
        <translation>Über einen Omega Worm kommen 2 Supply je Runde</translation>
    </message>
    <message>
        <source>Over the edge</source>
        <translation>Über die Kante</translation>
    </message>
    <message>
        <source>Overcharge</source>
        <translation>Überladung</translation>
    </message>
    <message>
        <source>Overcharged: {weapon}</source>
        <translation>Überladen: {weapon}</translation>
    </message>
    <message>
        <source>Overlord</source>
        <translation>Overlord</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Overseer</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Overtime</translation>
    </message>
    <message>
        <source>Overtime gives the model that acts a second Action</source>
        <translation>Overtime gibt dem handelnden Modell eine zweite Action</translation>
    </message>
    <message>
        <source>P2P against APP-M</source>
        <translation>P2P gegen APP-M</translation>
    </message>
    <message>
        <source>P2P and APP-M against an older entry of CAT</source>
        <translation>P2P und APP-M gegen einen älteren Eintrag von CAT</translation>
    </message>
    <message>
        <source>P2P lets Raynor&apos;s Raiders use it as they deploy; FAQ 27 speaks of the printed Speed</source>
        <translation>P2P lässt Raynor&apos;s Raiders es beim Deploy nutzen; FAQ 27 spricht von der gedruckten Speed</translation>
    </message>
    <message>
        <source>P2P prints 40×100 without a shape; BASE has a rectangle; COOP draws an oval</source>
        <translation>P2P druckt 40×100 ohne Form; BASE hat ein Rechteck; COOP zeichnet ein Oval</translation>
    </message>
    <message>
        <source>PINPOINT, SIDEARM, LOCKED IN, PIERCE, ANTI-EVADE, PRECISION and CRITICAL HIT; a weapon of one status is fired in that alone</source>
        <translation>PINPOINT, SIDEARM, LOCKED IN, PIERCE, ANTI-EVADE, PRECISION und CRITICAL HIT; mit einer Waffe eines Status wird nur in ihm geschossen</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>PLACE (12″) in place of its action, once a game</source>
        <translation>PLACE (12″) statt ihrer Aktion, einmal im Spiel</translation>
    </message>
    <message>
        <source>PLACE (3″)</source>
        <translation>PLACE (3″)</translation>
    </message>
    <message>
        <source>PLACE (6″) while Unengaged; may end Engaged</source>
        <translation>PLACE (6″), wenn Unengaged; darf Engaged enden</translation>
    </message>
    <message>
        <source>PLACE (6″), never into Engagement Range</source>
        <translation>PLACE (6″), nie in Engagement Range</translation>
    </message>
    <message>
        <source>PLACE is no movement: it removes neither Force Fields nor creep</source>
        <translation>PLACE ist keine Bewegung: es entfernt weder Force Fields noch Creep</translation>
    </message>
    <message>
        <source>PLACE knows no way, gap or elevation, but ends like a move</source>
        <translation>PLACE kennt weder Weg noch Lücke noch Höhe, endet aber wie eine Bewegung</translation>
    </message>
    <message>
        <source>Part of its Move</source>
        <translation>Teil seines Move</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Das Passen</translation>
    </message>
    <message>
        <source>Passing hands the marker over after phases 1 and 2; in phase 3 it moves none</source>
        <translation>Passen gibt den Marker nach den Phasen 1 und 2 weiter; in Phase 3 bewegt es keinen</translation>
    </message>
    <message>
        <source>Passing through the threat range of an unengaged enemy model without engaging it gives that model the chance of an attack: it is named with whether that model can strike in a reaction, one that holds its Action halts the move, and may also strike once it has been passed or left</source>
        <translation>Durch die Bedrohungsreichweite eines ungebundenen feindlichen Modells zu gehen, ohne es zu binden, gibt diesem die Möglichkeit zu einem Angriff: es wird genannt, und ob es in einer Reaktion zuschlagen kann; eines, das seine Action hält, hält die Bewegung an und darf auch zuschlagen, sobald es passiert oder verlassen wurde</translation>
    </message>
    <message>
        <source>Past 3″ of a drop each started 3″ is a d6 of damage</source>
        <translation>Über 3″ Sturz hinaus sind je angefangene 3″ ein d6 Schaden</translation>
    </message>
    <message>
        <source>Past 3″ of a drop each started 3″ is a die</source>
        <translation>Jenseits von 3″ Sturz ist jedes angefangene Stück von 3″ ein Würfel</translation>
    </message>
    <message>
        <source>Past 6″ a Pistol is a tier down</source>
        <translation>Über 6″ hinaus ist eine Pistol eine Stufe niedriger</translation>
    </message>
    <message>
        <source>Past other models</source>
        <translation>Vorbei an anderen Modellen</translation>
    </message>
    <message>
        <source>Past tokens</source>
        <translation>Vorbei an Tokens</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Patrol</translation>
    </message>
    <message>
        <source>Patrol: to the nearest Loot Marker in sight, and with none in sight in a random direction</source>
        <translation>Patrol: zum nächsten Loot Marker in Sicht, und mit keinem in Sicht in eine zufällige Richtung</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase Prism sets Artanis down against a friendly unit, which goes to Reserves</source>
        <translation>Phase Prism stellt Artanis an eine eigene Einheit, die in die Reserve geht</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Pick a unit of the side that decides in the list at the left, by a click or with Tab and Space; the Marines, say.</source>
        <translation>Wähle links in der Liste eine Einheit der Seite, die entscheidet, mit einem Klick oder mit Tab und Leertaste; etwa die Marines.</translation>
    </message>
    <message>
        <source>Pick one of that side&apos;s squads in the list at the left or on the table, by a click or with {unit_next}; of the Orcs Warriors B, say.</source>
        <translation>Wähle eines der Squads dieser Seite links in der Liste oder auf dem Tisch, mit einem Klick oder mit {unit_next}; von den Orks etwa Warriors B.</translation>
    </message>
    <message>
        <source>Pick one of the models that may act now, in the list at the left or on the table, by a click or with {unit_next}.</source>
        <translation>Wähle eines der Modelle, die jetzt handeln dürfen, links in der Liste oder auf dem Tisch, mit einem Klick oder mit {unit_next}.</translation>
    </message>
    <message>
        <source>Picking a card</source>
        <translation>Das Wählen einer Karte</translation>
    </message>
    <message>
        <source>Picks the {deck} card</source>
        <translation>Wählt die Karte: {deck}</translation>
    </message>
    <message>
        <source>Pinned models</source>
        <translation>Gebundene Modelle</translation>
    </message>
    <message>
        <source>Places are rounded to a tenth of an inch.</source>
        <translation>Orte sind auf ein Zehntel Zoll gerundet.</translation>
    </message>
    <message>
        <source>Places count from the top left corner, x to the right and y down</source>
        <translation>Orte zählen von der Ecke oben links, x nach rechts und y nach unten</translation>
    </message>
    <message>
        <source>Places held</source>
        <translation>Gehaltene Orte</translation>
    </message>
    <message>
        <source>Play Game Round {round}</source>
        <translation>Game Round {round} spielen</translation>
    </message>
    <message>
        <source>Play the whole group</source>
        <translation>Die ganze Gruppe spielen</translation>
    </message>
    <message>
        <source>Players lay loot and Coworkers in turn; here the program lays them by dice</source>
        <translation>Spieler legen Loot und Coworkers abwechselnd; hier legt das Programm sie nach Würfeln</translation>
    </message>
    <message>
        <source>Players place pieces in turn, Red first, or take a map of the book</source>
        <translation>Spieler stellen Stücke abwechselnd, Rot zuerst, oder nehmen einen Plan des Buchs</translation>
    </message>
    <message>
        <source>Players take turns, and a player&apos;s turn is made of activations of that player&apos;s squads</source>
        <translation>Die Spieler sind abwechselnd am Zug, und ein Zug besteht aus Aktivierungen der eigenen Squads</translation>
    </message>
    <message>
        <source>Point Defense Drone: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Point Defense Drone: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Points are agreed, the table is set, missions are rolled, forces are prepared, deployed and played; lists are written once table and missions are known</source>
        <translation>Punkte werden vereinbart, der Tisch aufgebaut, Missionen gewürfelt, Streitkräfte vorbereitet, aufgestellt und gespielt; Listen entstehen, wenn Tisch und Missionen bekannt sind</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Powers of support are for friends</source>
        <translation>Unterstützende Powers sind für Freunde</translation>
    </message>
    <message>
        <source>Praetor Guard: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Praetor Guard: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Price of a lost challenge</source>
        <translation>Preis einer verlorenen Herausforderung</translation>
    </message>
    <message>
        <source>Primary mission</source>
        <translation>Primäre Mission</translation>
    </message>
    <message>
        <source>Progress never goes below 0</source>
        <translation>Der Fortschritt geht nie unter 0</translation>
    </message>
    <message>
        <source>Proving Grounds: table, Entry Edges and markers</source>
        <translation>Proving Grounds: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Proxy Barracks</source>
        <translation>Proxy Barracks</translation>
    </message>
    <message>
        <source>Proxy Barracks and Warp Gate serve only the first unit of their tag in a round</source>
        <translation>Proxy Barracks und Warp Gate dienen in einer Runde nur der ersten Einheit ihres Tags</translation>
    </message>
    <message>
        <source>Proxy Barracks, Six Pool and Warp Gate bring units in over edges that are nobody&apos;s, more than 10″ from enemies</source>
        <translation>Proxy Barracks, Six Pool und Warp Gate bringen Einheiten über Kanten herein, die niemandem gehören, mehr als 10″ von Feinden</translation>
    </message>
    <message>
        <source>Push a model</source>
        <translation>Ein Modell stoßen</translation>
    </message>
    <message>
        <source>Push {whom}</source>
        <translation>{whom} stoßen</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Put down {marker}</source>
        <translation>{marker} ablegen</translation>
    </message>
    <message>
        <source>Pylon and Omega Worm are set on Ground Level more than 10″ from enemies, one at a time, and work from the next round on</source>
        <translation>Pylon und Omega Worm werden auf Ground Level mehr als 10″ von Feinden gestellt, jeweils einer, und arbeiten ab der nächsten Runde</translation>
    </message>
    <message>
        <source>Pylon: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Pylon: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Pylons and Omega Worms serve as Entry Edges, throw no Zone of Influence, and a unit that comes in there has had its activation</source>
        <translation>Pylons und Omega Worms dienen als Entry Edges, werfen keine Zone of Influence, und eine dort hereinkommende Einheit hat ihre Aktivierung gehabt</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Queen: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Queen: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>R is in reserve, H holds its Action, = is in melee{exhausts}, {adds}</source>
        <translation>R ist in Reserve, H hält seine Action, = ist im Nahkampf{exhausts}, {adds}</translation>
    </message>
    <message>
        <source>R §4.5; the older PL has the longest</source>
        <translation>R §4.5; das ältere PL hat den längsten</translation>
    </message>
    <message>
        <source>R §4.6 and FAQ 6 speak of gaps, not of lone obstacles</source>
        <translation>R §4.6 und FAQ 6 sprechen von Lücken, nicht von einzelnen Hindernissen</translation>
    </message>
    <message>
        <source>R §7.1 against an earlier rules text (PL), which says 2</source>
        <translation>R §7.1 gegen einen früheren Regeltext (PL), der 2 sagt</translation>
    </message>
    <message>
        <source>R §7.1.3 has any part of the base in its prose and Wholly Within in its summary table; another copy of the prose asks for the entire base</source>
        <translation>R §7.1.3 hat im Text irgendeinen Teil der Base und in der Übersichtstabelle „ganz innerhalb“; eine andere Abschrift des Texts verlangt die ganze Base</translation>
    </message>
    <message>
        <source>R §7.2.1 says adjacent, without a distance</source>
        <translation>R §7.2.1 sagt „angrenzend“, ohne Entfernung</translation>
    </message>
    <message>
        <source>R §8.5.3 and Part 11; a note on the core book in TERR speaks of ending on it alone</source>
        <translation>R §8.5.3 und Part 11; ein Hinweis zum Grundbuch in TERR spricht nur vom Enden darauf</translation>
    </message>
    <message>
        <source>R §8.5.3 limits the travel of every part of the base and says no more</source>
        <translation>R §8.5.3 begrenzt den Weg jedes Teils der Base und sagt nicht mehr</translation>
    </message>
    <message>
        <source>R §8.5.5 has both: the base touches the edge from outside, and the edge is what it moves from</source>
        <translation>R §8.5.5 hat beides: die Base berührt die Kante von außen, und die Kante ist, von wo sie sich bewegt</translation>
    </message>
    <message>
        <source>R §8.8.1 and FAQ 31 speak of units already Engaged, not with whom; the rules&apos; own tip warns of Unengaged ones</source>
        <translation>R §8.8.1 und FAQ 31 sprechen von schon Engaged Einheiten, nicht mit wem; der eigene Rat der Regeln warnt vor Unengaged Einheiten</translation>
    </message>
    <message>
        <source>R §8.9.6 against ch. 07 §8.2.2</source>
        <translation>R §8.9.6 gegen ch. 07 §8.2.2</translation>
    </message>
    <message>
        <source>R §9.2 asks for two cards of each kind and does not say that they differ; two sides may bring the same card in any case</source>
        <translation>R §9.2 verlangt zwei Karten jeder Art und sagt nicht, dass sie sich unterscheiden; zwei Seiten dürfen jedenfalls dieselbe Karte mitbringen</translation>
    </message>
    <message>
        <source>R §9.3 says in proportion and no more</source>
        <translation>R §9.3 sagt „im Verhältnis“ und nicht mehr</translation>
    </message>
    <message>
        <source>R §9.3 says per quarter and no more</source>
        <translation>R §9.3 sagt „je Viertel“ und nicht mehr</translation>
    </message>
    <message>
        <source>RTN {own} + {best} {until_words}</source>
        <translation>RTN {own} + {best} {until_words}</translation>
    </message>
    <message>
        <source>RTN {ranged_target}</source>
        <translation>RTN {ranged_target}</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Range and cover of a shot are for the players where no text gives them</source>
        <translation>Reichweite und Deckung eines Schusses klären die Spieler, wo kein Text sie nennt</translation>
    </message>
    <message>
        <source>Range to {other}</source>
        <translation>Reichweite zu {other}</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Ranged</translation>
    </message>
    <message>
        <source>Ranged Attack</source>
        <translation>Ranged Attack</translation>
    </message>
    <message>
        <source>Ranged weapons</source>
        <translation>Schusswaffen</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Rapid Reinforcements set a unit down within 10″ of a friendly one, more than 8″ from enemies</source>
        <translation>Rapid Reinforcements stellen eine Einheit innerhalb von 10″ einer eigenen auf, mehr als 8″ von Feinden</translation>
    </message>
    <message>
        <source>Raptor: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Raptor: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Raptors move through terrain up to Size 4 and over every edge, though through no Force Field</source>
        <translation>Raptors gehen durch Gelände bis Size 4 und über jede Kante, doch durch kein Force Field</translation>
    </message>
    <message>
        <source>Ravager: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Ravager: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Ravagers do the same with a token of theirs</source>
        <translation>Ravagers tun dasselbe mit einem Token der ihren</translation>
    </message>
    <message>
        <source>Raynor&apos;s Orders take the marker off a friendly unit that has acted</source>
        <translation>Raynor&apos;s Orders nehmen einer eigenen Einheit, die gehandelt hat, den Marker</translation>
    </message>
    <message>
        <source>Raynor&apos;s Orders, 1 CP</source>
        <translation>Raynor&apos;s Orders, 1 CP</translation>
    </message>
    <message>
        <source>Raynor&apos;s Raider: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Raynor&apos;s Raider: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>Reactions come out of the Command Value that the next own turn is played with</source>
        <translation>Reaktionen kommen aus dem Command Value, mit dem der nächste eigene Zug gespielt wird</translation>
    </message>
    <message>
        <source>Reactions in the opponent&apos;s turn come out of the full value, so that the next own turn has what is left of it; it may be nothing</source>
        <translation>Reaktionen im Zug des Gegners kommen aus dem vollen Wert, sodass der nächste eigene Zug hat, was davon übrig ist; das kann nichts sein</translation>
    </message>
    <message>
        <source>Reactions often lower Command Value as well: by 1 each, or by kind where it is set so</source>
        <translation>Reaktionen senken oft auch den Command Value: um je 1, oder nach Art, wo es so eingestellt ist</translation>
    </message>
    <message>
        <source>Read otherwise, this would be judged otherwise</source>
        <translation>Anders gelesen, würde dies anders beurteilt</translation>
    </message>
    <message>
        <source>Ready for Pickup? sets a unit 12″ away in place of its action, once a game</source>
        <translation>Ready for Pickup? setzt eine Einheit statt ihrer Aktion 12″ weiter, einmal im Spiel</translation>
    </message>
    <message>
        <source>Reboot</source>
        <translation>Reboot</translation>
    </message>
    <message>
        <source>Reboot: {name_of}</source>
        <translation>Reboot: {name_of}</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Redeploy</translation>
    </message>
    <message>
        <source>Redeploy: once the squads are set up, the Defender may set one Aggressor model anew</source>
        <translation>Umstellen: sind die Squads aufgestellt, darf der Verteidiger ein Aggressor-Modell neu stellen</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Refused where a mission is read; a model on its own is taken for a leader</source>
        <translation>Abgelehnt, wo eine Mission gelesen wird; ein Modell allein gilt als Anführer</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Regroup</translation>
    </message>
    <message>
        <source>Regroup: to the nearest friend; Wait: nothing</source>
        <translation>Regroup: zum nächsten Freund; Wait: nichts</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>Einen Token entfernen</translation>
    </message>
    <message>
        <source>Remove {due} of {target}</source>
        <translation>{due} von {target} entfernen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Removed: {measured}; to be removed: {limit}</source>
        <translation>Entfernt: {measured}; zu entfernen: {limit}</translation>
    </message>
    <message>
        <source>Removed: {other}</source>
        <translation>Entfernt: {other}</translation>
    </message>
    <message>
        <source>Removes {deck} cards</source>
        <translation>Entfernt Karten: {deck}</translation>
    </message>
    <message>
        <source>Removing cards</source>
        <translation>Das Entfernen von Karten</translation>
    </message>
    <message>
        <source>Removing casualties</source>
        <translation>Das Entfernen von Verlusten</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Reserves come in by the table edges that the zones taken border</source>
        <translation>Reserven kommen über die Tischkanten, an die die gewählten Zonen grenzen</translation>
    </message>
    <message>
        <source>Reserves come in by the table edges that the zones taken border, each model from off the table</source>
        <translation>Reserven kommen über die Tischkanten, an die die gewählten Zonen grenzen, jedes Modell von außerhalb des Tisches</translation>
    </message>
    <message>
        <source>Reserves, Supply, deployment</source>
        <translation>Reserve, Supply, Aufstellung</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Right after a Charge that has succeeded each model that fights or supports rolls its IMPACT dice at an enemy there, for hits without Surge of one damage each; what is HIDDEN is immune</source>
        <translation>Gleich nach einem gelungenen Charge würfelt jedes Modell, das kämpft oder unterstützt, seine IMPACT-Würfel gegen einen Feind dort, für Treffer ohne Surge mit je einem Schaden; was HIDDEN ist, ist immun</translation>
    </message>
    <message>
        <source>Right after its Charge</source>
        <translation>Gleich nach seinem Charge</translation>
    </message>
    <message>
        <source>Rings of engagement are drawn as at one height; heights between count</source>
        <translation>Engaged-Ringe sind wie auf einer Höhe gezeichnet; Höhenunterschiede zählen</translation>
    </message>
    <message>
        <source>Riposte</source>
        <translation>Riposte</translation>
    </message>
    <message>
        <source>Roach, Vile and Corpser: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Roach, Vile und Corpser: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Roachling: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Roachling: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Roachlings are summoned base to base with the Corpsers; they act from the next phase on</source>
        <translation>Roachlings werden Base an Base mit den Corpsers gerufen; sie handeln ab der nächsten Phase</translation>
    </message>
    <message>
        <source>Rocks and ruins are impassable, hedges spoil a direct path and may be crossed, woods and the hill are open. No public text gives what terrain costs.</source>
        <translation>Felsen und Ruinen sind unpassierbar, Hecken verderben einen geraden Weg und dürfen gequert werden, Wälder und der Hügel sind offen. Kein öffentlicher Text nennt, was Gelände kostet.</translation>
    </message>
    <message>
        <source>Roll Blessings</source>
        <translation>Blessings würfeln</translation>
    </message>
    <message>
        <source>Roll a d{sides}</source>
        <translation>Einen d{sides} würfeln</translation>
    </message>
    <message>
        <source>Roll again for the group</source>
        <translation>Neu für die Gruppe würfeln</translation>
    </message>
    <message>
        <source>Roll against {name}</source>
        <translation>Gegen {name} würfeln</translation>
    </message>
    <message>
        <source>Roll d2</source>
        <translation>d2 würfeln</translation>
    </message>
    <message>
        <source>Roll d2s</source>
        <translation>d2 würfeln</translation>
    </message>
    <message>
        <source>Roll d{missions}</source>
        <translation>d{missions} würfeln</translation>
    </message>
    <message>
        <source>Roll d{sides}</source>
        <translation>d{sides} würfeln</translation>
    </message>
    <message>
        <source>Roll for the end</source>
        <translation>Um das Ende würfeln</translation>
    </message>
    <message>
        <source>Roll for the first turn</source>
        <translation>Um den ersten Zug würfeln</translation>
    </message>
    <message>
        <source>Roll for the group</source>
        <translation>Für die Gruppe würfeln</translation>
    </message>
    <message>
        <source>Roll off</source>
        <translation>Roll-off</translation>
    </message>
    <message>
        <source>Roll off for the draft</source>
        <translation>Roll-off für den Draft</translation>
    </message>
    <message>
        <source>Roll the damage</source>
        <translation>Den Schaden würfeln</translation>
    </message>
    <message>
        <source>Roll the throw</source>
        <translation>Den Wurf würfeln</translation>
    </message>
    <message>
        <source>Roll them at the table and type in the casualties</source>
        <translation>Am Tisch würfeln und die Verluste eintippen</translation>
    </message>
    <message>
        <source>Roll to hit, above 0 is harder</source>
        <translation>Trefferwurf, über 0 ist schwerer</translation>
    </message>
    <message>
        <source>Roll to {what}: {dice}D{sides}</source>
        <translation>Würfeln: {what}, {dice}D{sides}</translation>
    </message>
    <message>
        <source>Roll {words}</source>
        <translation>{words} würfeln</translation>
    </message>
    <message>
        <source>Roll {word}</source>
        <translation>{word} würfeln</translation>
    </message>
    <message>
        <source>Roll-off</source>
        <translation>Roll-off</translation>
    </message>
    <message>
        <source>Rolled {rolled}, the nearest first</source>
        <translation>Gewürfelt: {rolled}, der Nächste zuerst</translation>
    </message>
    <message>
        <source>Rolling for an attack</source>
        <translation>Das Würfeln für einen Angriff</translation>
    </message>
    <message>
        <source>Rolls for another Game Round</source>
        <translation>Würfe für eine weitere Game Round</translation>
    </message>
    <message>
        <source>Rolls for another in vain</source>
        <translation>Würfelt vergeblich um eine weitere</translation>
    </message>
    <message>
        <source>Rolls {count} d{sides}</source>
        <translation>Würfelt {count} d{sides}</translation>
    </message>
    <message>
        <source>Room for it</source>
        <translation>Platz dafür</translation>
    </message>
    <message>
        <source>Room for the others</source>
        <translation>Platz für die anderen</translation>
    </message>
    <message>
        <source>Room for the unit</source>
        <translation>Platz für die Einheit</translation>
    </message>
    <message>
        <source>Room {how}</source>
        <translation>Platz {how}</translation>
    </message>
    <message>
        <source>Round 1 begins with a roll-off; its winner gives the First Player Marker to either player</source>
        <translation>Runde 1 beginnt mit einem Roll-off; wer ihn gewinnt, gibt den First Player Marker einem der beiden Spieler</translation>
    </message>
    <message>
        <source>Round its token</source>
        <translation>Um seinen Token</translation>
    </message>
    <message>
        <source>Round what is in the way</source>
        <translation>Um das herum, was im Weg ist</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round} comes next</source>
        <translation>Runde {round} kommt als Nächstes</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Rounds and activations</source>
        <translation>Runden und Aktivierungen</translation>
    </message>
    <message>
        <source>Rulebook terrain maps are exempt from the terrain guide</source>
        <translation>Für Geländepläne des Regelbuchs gilt der Geländeleitfaden nicht</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Run over: {other}</source>
        <translation>Überrollt: {other}</translation>
    </message>
    <message>
        <source>SIEGE MODE</source>
        <translation>SIEGE MODE</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Score VP</source>
        <translation>VP werten</translation>
    </message>
    <message>
        <source>Scored now, round {round} is worth {vp} VP to {side}{words}.</source>
        <translation>Jetzt gewertet bringt Runde {round} {vp} VP: {side}{words}.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>Scoring goes from marker control to VP, the end of the game, End of the Round effects, cleanup and initiative</source>
        <translation>Scoring geht von der Marker-Kontrolle zu VP, dem Spielende, Wirkungen am Ende der Runde, Aufräumen und Initiative</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Scout</translation>
    </message>
    <message>
        <source>Scrapers: Patrol, Cover, Attack on a 5; a tier up against the wounded</source>
        <translation>Scrapers: Patrol, Cover, Attack bei einer 5; eine Stufe höher gegen Verwundete</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search: {model}</source>
        <translation>Search: {model}</translation>
    </message>
    <message>
        <source>Searches before the game</source>
        <translation>Macht vor dem Spiel ein Search</translation>
    </message>
    <message>
        <source>Second list, {number}</source>
        <translation>Zweite Liste, {number}</translation>
    </message>
    <message>
        <source>Second nearest</source>
        <translation>Zweitnächster</translation>
    </message>
    <message>
        <source>Second try</source>
        <translation>Zweiter Versuch</translation>
    </message>
    <message>
        <source>Secondary mission</source>
        <translation>Sekundäre Mission</translation>
    </message>
    <message>
        <source>See what it sees; {overlay_sight} shows its field of sight on the table.</source>
        <translation>Sieh, was es sieht; {overlay_sight} zeigt sein Sichtfeld auf dem Tisch.</translation>
    </message>
    <message>
        <source>Seen from above past what the mission marks; true line of sight is left to you</source>
        <translation>Von oben gesehen, an dem vorbei, was die Mission angibt; die wahre Sichtlinie ist dir überlassen</translation>
    </message>
    <message>
        <source>Seen while coming in: of all pairs of places, those in which the one sees the other</source>
        <translation>Beim Hereinkommen gesehen: von allen Paaren von Orten die, in denen der eine den anderen sieht</translation>
    </message>
    <message>
        <source>Seishin with Command Value 4 and Encryptor Marksmen are mentioned; their profiles are not public</source>
        <translation>Seishin mit Command Value 4 und Encryptor Marksmen werden erwähnt; ihre Profile sind nicht öffentlich</translation>
    </message>
    <message>
        <source>Sentry: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Sentry: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Set down</source>
        <translation>Aufgestellt</translation>
    </message>
    <message>
        <source>Set down in one place</source>
        <translation>An einem Ort abgesetzt</translation>
    </message>
    <message>
        <source>Set it anew</source>
        <translation>Neu stellen</translation>
    </message>
    <message>
        <source>Set the squad down</source>
        <translation>Das Squad aufstellen</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufgestellt</translation>
    </message>
    <message>
        <source>Setting up a game</source>
        <translation>Ein Spiel aufbauen</translation>
    </message>
    <message>
        <source>Sever the enemy&apos;s conduit with two Interacts; the first lapses at the next round&apos;s start with no friend within 1″</source>
        <translation>Durchtrenne die feindliche Leitung mit zwei Interacts; das erste verfällt am Beginn der nächsten Runde ohne Freund innerhalb von 1″</translation>
    </message>
    <message>
        <source>Several ways lead to what is fought for</source>
        <translation>Mehrere Wege führen zu dem, worum gekämpft wird</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Shield</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Shooting after more movement than the weapon has it</source>
        <translation>Schießen nach mehr Bewegung, als die Waffe erlaubt</translation>
    </message>
    <message>
        <source>Shooting after moving</source>
        <translation>Schießen nach Bewegung</translation>
    </message>
    <message>
        <source>Shooting and line of sight</source>
        <translation>Schießen und Sichtlinie</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Schießt</translation>
    </message>
    <message>
        <source>Shoots after once its Movement, as a stronger one does</source>
        <translation>Schießt nach einmal seinem Movement, wie eine stärkere</translation>
    </message>
    <message>
        <source>Shoots after twice its Movement, as a weaker one does</source>
        <translation>Schießt nach zweimal seinem Movement, wie eine schwächere</translation>
    </message>
    <message>
        <source>Shoots after {shoots} at most (2017)</source>
        <translation>Schießt nach höchstens {shoots} (2017)</translation>
    </message>
    <message>
        <source>Shoots at</source>
        <translation>Schießt auf</translation>
    </message>
    <message>
        <source>Shoots only unmoved (2017)</source>
        <translation>Schießt nur unbewegt (2017)</translation>
    </message>
    <message>
        <source>Shown until its time is over</source>
        <translation>Gezeigt, bis seine Zeit um ist</translation>
    </message>
    <message>
        <source>Shrubs are grass, as they are measured</source>
        <translation>Sträucher sind Gras, wie gemessen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Siege Tank: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Siege Tank: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Sight from above; heights, windows and models in between: left to you</source>
        <translation>Sicht von oben; Höhen, Fenster und Modelle dazwischen: dir überlassen</translation>
    </message>
    <message>
        <source>Sight from within smoke</source>
        <translation>Sicht aus dem Rauch heraus</translation>
    </message>
    <message>
        <source>Sight is drawn from above; the body is what must be seen</source>
        <translation>Sicht ist von oben gezeichnet; zu sehen sein muss der Körper</translation>
    </message>
    <message>
        <source>Sight of the point</source>
        <translation>Sicht auf den Punkt</translation>
    </message>
    <message>
        <source>Sight of the point a grenade is thrown at</source>
        <translation>Sicht auf den Punkt, auf den eine Granate geworfen wird</translation>
    </message>
    <message>
        <source>Sight of {other}</source>
        <translation>Sicht auf {other}</translation>
    </message>
    <message>
        <source>Sight, cover, shooting</source>
        <translation>Sicht, Deckung, Schießen</translation>
    </message>
    <message>
        <source>Sight, range, facing and cover are not judged; typed results are taken as they are</source>
        <translation>Sicht, Reichweite, Front und Deckung werden nicht beurteilt; eingetippte Ergebnisse gelten, wie sie sind</translation>
    </message>
    <message>
        <source>Six Game Rounds are played</source>
        <translation>Sechs Game Rounds werden gespielt</translation>
    </message>
    <message>
        <source>Six Pool</source>
        <translation>Six Pool</translation>
    </message>
    <message>
        <source>Six deployments: Standard, Flanked, Corners of 4″ by 4″, Split, Center within 3″, Crossfire</source>
        <translation>Sechs Aufstellungen: Standard, Flanked, Corners von 4″ mal 4″, Split, Center innerhalb von 3″, Crossfire</translation>
    </message>
    <message>
        <source>Six kinds of Coworkers, with their dice, Health, Move and attack</source>
        <translation>Sechs Arten von Coworkers, mit ihren Würfeln, Health, Move und Angriff</translation>
    </message>
    <message>
        <source>Six places that waves come by, two of them d4″ or d4 + 2″ from the middle in a random direction</source>
        <translation>Sechs Orte, von denen Wellen kommen, zwei davon d4″ oder d4 + 2″ von der Mitte in zufälliger Richtung</translation>
    </message>
    <message>
        <source>Six rows say in which rounds waves come, and of which tier</source>
        <translation>Sechs Zeilen sagen, in welchen Runden Wellen kommen, und von welcher Stufe</translation>
    </message>
    <message>
        <source>Six rows say where Coworkers stand, and of which tier</source>
        <translation>Sechs Zeilen sagen, wo Coworkers stehen, und von welcher Stufe</translation>
    </message>
    <message>
        <source>Six rows say where loot lies; the centre line of the fifth is level, unless set otherwise</source>
        <translation>Sechs Zeilen sagen, wo Loot liegt; die Mittellinie der fünften ist waagrecht, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>Six units of each faction, with their dice, Health, Move and attack</source>
        <translation>Sechs Einheiten jeder Fraktion, mit ihren Würfeln, Health, Move und Angriff</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Size 0 and tokens are passed, not stopped on, and hide nothing</source>
        <translation>Size 0 und Token werden gequert, man hält nicht darauf, und sie verdecken nichts</translation>
    </message>
    <message>
        <source>Size 1 is passed and not stopped on</source>
        <translation>Size 1 wird gequert, und man hält nicht darauf</translation>
    </message>
    <message>
        <source>Size 2 is neither passed nor stopped on, but over an Access Point</source>
        <translation>Size 2 wird weder gequert noch darauf gehalten, außer über einen Access Point</translation>
    </message>
    <message>
        <source>Size 3 and more is stood on over its Access Points alone</source>
        <translation>Auf Size 3 und mehr steht man nur über ihre Access Points</translation>
    </message>
    <message>
        <source>Size {size}</source>
        <translation>Size {size}</translation>
    </message>
    <message>
        <source>Skirmish map 7, piece by piece</source>
        <translation>Skirmish-Plan 7, Stück für Stück</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>Smoke, as wide as the blast, blocks sight until the next round</source>
        <translation>Rauch, so breit wie die Explosion, sperrt die Sicht bis zur nächsten Runde</translation>
    </message>
    <message>
        <source>So its modifier has it after an Interrogate that fails</source>
        <translation>So will es sein Modifier nach einem gescheiterten Interrogate</translation>
    </message>
    <message>
        <source>Some actions and abilities allow less movement, such as an extra use of cover; their texts are not public</source>
        <translation>Manche Aktionen und Fähigkeiten erlauben weniger Bewegung, etwa eine weitere Nutzung von Deckung; ihre Texte sind nicht öffentlich</translation>
    </message>
    <message>
        <source>Some armour lets low Defense dice be rolled again; they are named, and typed in</source>
        <translation>Manche Rüstung lässt niedrige Defense-Würfel neu würfeln; sie werden genannt und eingetippt</translation>
    </message>
    <message>
        <source>Some model of the target is within the weapon&apos;s range</source>
        <translation>Ein Modell des Ziels ist innerhalb der Reichweite der Waffe</translation>
    </message>
    <message>
        <source>Some targets roll to evade</source>
        <translation>Manche Ziele würfeln auf Evade</translation>
    </message>
    <message>
        <source>Some weapons roll their low dice again, a Sword in a Riposte; their rows do not say whether those of the attack or of the damage</source>
        <translation>Manche Waffen würfeln ihre niedrigen Würfel neu, ein Sword in einer Riposte; ihre Zeilen sagen nicht, ob die des Angriffs oder die des Schadens</translation>
    </message>
    <message>
        <source>Something that hides or gives cover comes between the two, seen from above</source>
        <translation>Etwas, das verbirgt oder deckt, liegt von oben gesehen zwischen den beiden</translation>
    </message>
    <message>
        <source>Something to arrive from</source>
        <translation>Etwas, woher sie ankommt</translation>
    </message>
    <message>
        <source>Something to gather</source>
        <translation>Etwas zum Gather</translation>
    </message>
    <message>
        <source>Something to react to</source>
        <translation>Etwas, worauf zu reagieren ist</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Spawn choice: before round 1 the Defender says where the waves come from</source>
        <translation>Wahl der Ankunft: vor Runde 1 sagt der Verteidiger, woher die Wellen kommen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Squad</source>
        <translation>Squad</translation>
    </message>
    <message>
        <source>Squad attacked</source>
        <translation>Angegriffenes Squad</translation>
    </message>
    <message>
        <source>Squad coherency</source>
        <translation>Zusammenhalt des Trupps</translation>
    </message>
    <message>
        <source>Squad coherency in inches (not from the rulebook)</source>
        <translation>Squad-Coherency in Zoll (nicht aus dem Regelbuch)</translation>
    </message>
    <message>
        <source>Squad coherency: not from the rulebook</source>
        <translation>Squad-Kohärenz: nicht aus dem Regelbuch</translation>
    </message>
    <message>
        <source>Squad mates are short of room: where none is found for them, set them by hand</source>
        <translation>Dem Rest des Squads fehlt Platz: wo keiner gefunden wird, stell sie von Hand</translation>
    </message>
    <message>
        <source>Squad model</source>
        <translation>Squad-Modell</translation>
    </message>
    <message>
        <source>Squads</source>
        <translation>Squads</translation>
    </message>
    <message>
        <source>Squads a turn has at least</source>
        <translation>Squads, die ein Zug mindestens hat</translation>
    </message>
    <message>
        <source>Squads are activated one after another, and an activation is ended before the next begins</source>
        <translation>Squads werden eines nach dem anderen aktiviert, und eine Aktivierung endet, bevor die nächste beginnt</translation>
    </message>
    <message>
        <source>Squads are set down whole, in the zones that their side has taken</source>
        <translation>Squads werden ganz aufgestellt, in den Zonen, die ihre Seite genommen hat</translation>
    </message>
    <message>
        <source>Squads charged</source>
        <translation>Squads, auf die der Charge geht</translation>
    </message>
    <message>
        <source>Squads deploy one model at a time in turn, the Second Player first</source>
        <translation>Squads werden Modell für Modell abwechselnd aufgestellt, der Second Player zuerst</translation>
    </message>
    <message>
        <source>Squads larger or smaller than their Discipline gives</source>
        <translation>Squads, größer oder kleiner als ihre Discipline es vorsieht</translation>
    </message>
    <message>
        <source>Squads this Game Round</source>
        <translation>Squads in dieser Game Round</translation>
    </message>
    <message>
        <source>Squads this turn</source>
        <translation>Squads in diesem Zug</translation>
    </message>
    <message>
        <source>Stalker: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Stalker: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Standard deployment</source>
        <translation>Standardaufstellung</translation>
    </message>
    <message>
        <source>Standard map 1, piece by piece</source>
        <translation>Standard-Plan 1, Stück für Stück</translation>
    </message>
    <message>
        <source>Standing on High Ground for its cover</source>
        <translation>Für die Deckung auf High Ground stehen</translation>
    </message>
    <message>
        <source>Standing on {other}</source>
        <translation>Auf {other} stehend</translation>
    </message>
    <message>
        <source>StarCraft: a first Movement Phase</source>
        <translation>StarCraft: eine erste Movement Phase</translation>
    </message>
    <message>
        <source>Start of the Round effects come first, the marker holder&apos;s before the other&apos;s, each player ordering their own; none that is built is used then</source>
        <translation>Wirkungen am Beginn der Runde kommen zuerst, die des Marker-Inhabers vor denen des anderen, jeder Spieler ordnet die seinen; keine gebaute wird dann genutzt</translation>
    </message>
    <message>
        <source>Static Wraiths Phase on a 5: d6″ in a random direction, past what is between, no farther than the edge</source>
        <translation>Static Wraiths haben Phase bei einer 5: d6″ in zufälliger Richtung, an dem vorbei, was dazwischen ist, nicht weiter als die Kante</translation>
    </message>
    <message>
        <source>Stationary</source>
        <translation>Stationary</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Statuses, tokens, keywords</source>
        <translation>Status, Token, Schlüsselwörter</translation>
    </message>
    <message>
        <source>Staying out of sight</source>
        <translation>Außer Sicht bleiben</translation>
    </message>
    <message>
        <source>Stepped over</source>
        <translation>Überschritten</translation>
    </message>
    <message>
        <source>Steps to take back</source>
        <translation>Zurückzunehmende Schritte</translation>
    </message>
    <message>
        <source>Still in Reserve</source>
        <translation>Noch in Reserve</translation>
    </message>
    <message>
        <source>Still to arrive</source>
        <translation>Kommt noch</translation>
    </message>
    <message>
        <source>Still to be set up</source>
        <translation>Noch aufzustellen</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Kommen noch</translation>
    </message>
    <message>
        <source>Stimpack adds 3″ of Speed for the round</source>
        <translation>Stimpack gibt für die Runde 3″ Speed dazu</translation>
    </message>
    <message>
        <source>Stops the side that made it; the other may still roll for that Game Round</source>
        <translation>Hält die Seite auf, die ihn machte; die andere darf noch für diese Game Round würfeln</translation>
    </message>
    <message>
        <source>Straight after</source>
        <translation>Gleich danach</translation>
    </message>
    <message>
        <source>Straight away, up to {inches}</source>
        <translation>Gerade weg, bis zu {inches}</translation>
    </message>
    <message>
        <source>Strap In! and Strategic Recall take an Unengaged Ground unit back to Reserves in place of its action</source>
        <translation>Strap In! und Strategic Recall nehmen eine Unengaged Ground-Einheit statt ihrer Aktion in die Reserve zurück</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>Strength of {subject}</source>
        <translation>Strength von {subject}</translation>
    </message>
    <message>
        <source>Strength {own}</source>
        <translation>Strength {own}</translation>
    </message>
    <message>
        <source>Strike in passing</source>
        <translation>Im Vorbeigehen zuschlagen</translation>
    </message>
    <message>
        <source>Strikes in passing</source>
        <translation>Schlägt im Vorbeigehen</translation>
    </message>
    <message>
        <source>Success gives awards and Progression Points in a campaign</source>
        <translation>Erfolg bringt in einer Kampagne Auszeichnungen und Progression Points</translation>
    </message>
    <message>
        <source>Summon</source>
        <translation>Summon</translation>
    </message>
    <message>
        <source>Summoned Flickers are a group of their own, whose token comes with the next round, unless set otherwise</source>
        <translation>Gerufene Flickers sind eine eigene Gruppe, deren Token mit der nächsten Runde kommt, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>Summoned units don&apos;t start in Reserves</source>
        <translation>Gerufene Einheiten beginnen nicht in der Reserve</translation>
    </message>
    <message>
        <source>Summoned units take their Current Supply of the Pool</source>
        <translation>Gerufene Einheiten nehmen ihre Current Supply aus dem Pool</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message>
        <source>Supply Drop</source>
        <translation>Supply Drop</translation>
    </message>
    <message>
        <source>Supply Drop&apos;s Skirmish pool</source>
        <translation>Der Vorrat von Supply Drop in der Skirmish</translation>
    </message>
    <message>
        <source>Supply Drop: markers become active one by one at random; a controlled active one is worth the round it became active, and leaves</source>
        <translation>Supply Drop: Marker werden einer nach dem anderen zufällig aktiv; ein kontrollierter aktiver ist die Runde wert, in der er aktiv wurde, und geht</translation>
    </message>
    <message>
        <source>Supply Pool unlimited</source>
        <translation>Supply Pool unbegrenzt</translation>
    </message>
    <message>
        <source>Supply Pool {limit}</source>
        <translation>Supply Pool {limit}</translation>
    </message>
    <message>
        <source>Supply that arrives so</source>
        <translation>Supply, das so ankommt</translation>
    </message>
    <message>
        <source>Supply {measured} against {limit}</source>
        <translation>Supply {measured} gegen {limit}</translation>
    </message>
    <message>
        <source>Supply {measured} against {limit}: {after}</source>
        <translation>Supply {measured} gegen {limit}: {after}</translation>
    </message>
    <message>
        <source>Supply {measured} fits</source>
        <translation>Supply {measured} passt</translation>
    </message>
    <message>
        <source>Supply {measured} is needed; {limit} is available</source>
        <translation>Supply {measured} ist nötig; {limit} ist verfügbar</translation>
    </message>
    <message>
        <source>Supply {measured} this round; {asked}</source>
        <translation>Supply {measured} in dieser Runde; {asked}</translation>
    </message>
    <message>
        <source>Supply {pooled} of {left} available</source>
        <translation>Supply {pooled} von {left} verfügbar</translation>
    </message>
    <message>
        <source>Surge Die ({surge}), a die of six</source>
        <translation>Surge Die ({surge}), ein Sechserwürfel</translation>
    </message>
    <message>
        <source>Surge {surged}</source>
        <translation>Surge {surged}</translation>
    </message>
    <message>
        <source>Survivors: {left}</source>
        <translation>Überlebende: {left}</translation>
    </message>
    <message>
        <source>Swap two models</source>
        <translation>Zwei Modelle tauschen</translation>
    </message>
    <message>
        <source>Swap with {whom}</source>
        <translation>Mit {whom} tauschen</translation>
    </message>
    <message>
        <source>Swarmling: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Swarmling: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>Synergy</translation>
    </message>
    <message>
        <source>Synergy activates a second model, not yet activated and within 6″, straight after the first</source>
        <translation>Synergy aktiviert ein zweites, noch nicht aktiviertes Modell innerhalb von 6″ gleich nach dem ersten</translation>
    </message>
    <message>
        <source>Synergy follows straight on one model&apos;s activation, before the next draw</source>
        <translation>Synergy folgt gleich auf die Aktivierung eines Modells, vor dem nächsten Ziehen</translation>
    </message>
    <message>
        <source>Synergy is not passed on and takes the second model&apos;s token out of the bag, unless set otherwise</source>
        <translation>Synergy wird nicht weitergegeben und nimmt den Token des zweiten Modells aus dem Beutel, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>Synergy is not passed on, as set</source>
        <translation>Synergy wird nicht weitergegeben, wie eingestellt</translation>
    </message>
    <message>
        <source>Synergy reaches {limit}</source>
        <translation>Synergy reicht {limit}</translation>
    </message>
    <message>
        <source>Synergy upon Synergy</source>
        <translation>Synergy auf Synergy</translation>
    </message>
    <message>
        <source>Synergy {reach}</source>
        <translation>Synergy {reach}</translation>
    </message>
    <message>
        <source>Synergy&apos;s token stays in the bag as set</source>
        <translation>Der Token von Synergy bleibt wie eingestellt im Beutel</translation>
    </message>
    <message>
        <source>TERR; R §9.3 is silent</source>
        <translation>TERR; R §9.3 schweigt</translation>
    </message>
    <message>
        <source>Table and deployment</source>
        <translation>Tisch und Aufstellung</translation>
    </message>
    <message>
        <source>Table, terrain, set-up</source>
        <translation>Tisch, Gelände, Aufbau</translation>
    </message>
    <message>
        <source>Table: {size}; left, right, top and bottom as it is drawn</source>
        <translation>Tisch: {size}; links, rechts, oben und unten wie gezeichnet</translation>
    </message>
    <message>
        <source>Tables are 4 by 4 or 4 by 6 feet, whichever way round; on any other a note says so, and zones are drawn a third of its long edge wide</source>
        <translation>Tische sind 4 mal 4 oder 4 mal 6 Fuß, wie herum auch immer; bei jedem anderen sagt es ein Hinweis, und Zonen sind ein Drittel seiner langen Kante breit gezeichnet</translation>
    </message>
    <message>
        <source>Tactical Mass</source>
        <translation>Tactical Mass</translation>
    </message>
    <message>
        <source>Tactical Retreat</source>
        <translation>Tactical Retreat</translation>
    </message>
    <message>
        <source>Tactical Retreat and Raynor&apos;s Orders waive that</source>
        <translation>Tactical Retreat und Raynor&apos;s Orders heben das auf</translation>
    </message>
    <message>
        <source>Tactical cards lie beside the table</source>
        <translation>Taktikkarten liegen neben dem Tisch</translation>
    </message>
    <message>
        <source>Take the informant off the own deployment edge; else have charge of it; else the most survivors</source>
        <translation>Bring den Informanten über die eigene Aufstellungskante; sonst hab ihn in Gewahrsam; sonst die meisten Überlebenden</translation>
    </message>
    <message>
        <source>Take the last order back with {undo}; {redo} brings it again, with the same token and dice.</source>
        <translation>Nimm den letzten Befehl mit {undo} zurück; {redo} bringt ihn wieder, mit demselben Token und denselben Würfeln.</translation>
    </message>
    <message>
        <source>Take the last order back with {undo}; {redo} brings it again.</source>
        <translation>Nimm den letzten Befehl mit {undo} zurück; {redo} bringt ihn wieder.</translation>
    </message>
    <message>
        <source>Take the last order back with {undo}; {redo} brings it again. Nothing is lost by it; what you do otherwise becomes a branch of its own.</source>
        <translation>Nimm den letzten Befehl mit {undo} zurück; {redo} bringt ihn wieder. Verloren geht dabei nichts; was du anders machst, wird ein eigener Zweig.</translation>
    </message>
    <message>
        <source>Take the model in the hand and drag it. Green is where it gets to round every corner, climbs with it. Drop it first where it may not stop, on a piece or too far.</source>
        <translation>Nimm das Modell in die Hand und zieh es. Grün ist, wohin es um jede Ecke herum kommt, Klettern inbegriffen. Setz es zuerst ab, wo es nicht halten darf, auf einem Stück oder zu weit weg.</translation>
    </message>
    <message>
        <source>Takes {colour}</source>
        <translation>Nimmt {colour}</translation>
    </message>
    <message>
        <source>Taking a colour and a draft</source>
        <translation>Das Nehmen einer Farbe und eines Drafts</translation>
    </message>
    <message>
        <source>Talkative</source>
        <translation>Gesprächig</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target models; none: wherever each is nearest</source>
        <translation>Zielmodelle; keine: wo jedes am nächsten ist</translation>
    </message>
    <message>
        <source>Target number of {subject}</source>
        <translation>Zielzahl von {subject}</translation>
    </message>
    <message>
        <source>Target of the attack</source>
        <translation>Ziel des Angriffs</translation>
    </message>
    <message>
        <source>Target of the charge</source>
        <translation>Ziel des Charge</translation>
    </message>
    <message>
        <source>Target, in secret</source>
        <translation>Ziel, geheim</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Targets declared</source>
        <translation>Angesagte Ziele</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain of Size 0 and 1 is passed and not stopped on</source>
        <translation>Gelände von Size 0 und 1 wird gequert, und man hält nicht darauf</translation>
    </message>
    <message>
        <source>Terrain of Size 2 or more between two models keeps them from being Engaged; lower pieces and grass don&apos;t</source>
        <translation>Gelände von Size 2 oder mehr zwischen zwei Modellen hält sie davon ab, Engaged zu sein; niedrigere Stücke und Gras nicht</translation>
    </message>
    <message>
        <source>Terrain that blocks sight</source>
        <translation>Gelände, das Sicht verdeckt</translation>
    </message>
    <message>
        <source>Terrain: before deployment the Defender may add two pieces</source>
        <translation>Gelände: vor der Aufstellung darf der Verteidiger zwei Stücke hinzufügen</translation>
    </message>
    <message>
        <source>Terran Tenacity</source>
        <translation>Terran Tenacity</translation>
    </message>
    <message>
        <source>Tesla and Arc Cannon hit models beside the target</source>
        <translation>Tesla Gun und Arc Cannon treffen Modelle neben dem Ziel</translation>
    </message>
    <message>
        <source>That holds for every kind of arrival, and for nothing that is on the table already</source>
        <translation>Das gilt für jede Art der Ankunft und für nichts, was schon auf dem Tisch ist</translation>
    </message>
    <message>
        <source>That is looked at where a move starts, and holds for all of it</source>
        <translation>Darauf wird geachtet, wo eine Bewegung beginnt, und es gilt für die ganze</translation>
    </message>
    <message>
        <source>That is the whole of it. {save} keeps the rehearsal, {report} tells it as a page to read, {settings} has what no public text gives, {keys} all keys. Play on as you like.</source>
        <translation>Das ist alles. {save} speichert das Probespiel, {report} erzählt es als Seite zum Lesen, {settings} hat, was kein öffentlicher Text nennt, {keys} alle Tasten. Spiel weiter, wie du magst.</translation>
    </message>
    <message>
        <source>That is the whole of it. {save} keeps the rehearsal, {report} tells it as a page to read, {settings} has what the text leaves open, {keys} all keys. Play on as you like.</source>
        <translation>Das ist alles. {save} speichert das Probespiel, {report} erzählt es als Seite zum Lesen, {settings} hat, was der Text offen lässt, {keys} alle Tasten. Spiel weiter, wie du magst.</translation>
    </message>
    <message>
        <source>That is the whole of it. {save} keeps the rehearsal, {report} tells it as a page to read, {settings} has what the texts leave open, {keys} all keys. Play on as you like.</source>
        <translation>Das ist alles. {save} speichert das Probespiel, {report} erzählt es als Seite zum Lesen, {settings} hat, was die Texte offen lassen, {keys} alle Tasten. Spiel weiter, wie du magst.</translation>
    </message>
    <message>
        <source>That model sees the marker, which is of Size 0, and stands at its elevation</source>
        <translation>Dieses Modell sieht den Marker, der von Size 0 ist, und steht auf seiner Höhe</translation>
    </message>
    <message>
        <source>That roll is made, or the target has no such roll</source>
        <translation>Dieser Wurf ist gemacht, oder das Ziel hat keinen solchen Wurf</translation>
    </message>
    <message>
        <source>The 18″ that the card labels</source>
        <translation>Die 18″, die die Karte beschriftet</translation>
    </message>
    <message>
        <source>The 6″ of the right edge that its art colours as well</source>
        <translation>Auch die 6″ der rechten Kante, die ihr Bild färbt</translation>
    </message>
    <message>
        <source>The Action a reaction takes</source>
        <translation>Die Action, die eine Reaktion nimmt</translation>
    </message>
    <message>
        <source>The Action of {subject}</source>
        <translation>Die Action von {subject}</translation>
    </message>
    <message>
        <source>The Action of {subject} is {state}</source>
        <translation>Die Action von {subject} ist {state}</translation>
    </message>
    <message>
        <source>The Action: {moves} once more</source>
        <translation>Die Action: noch einmal {moves}</translation>
    </message>
    <message>
        <source>The Attack Pool is shared out among enemies it is Engaged with before it is rolled</source>
        <translation>Der Attack Pool wird vor dem Wurf auf Feinde verteilt, mit denen die Einheit Engaged ist</translation>
    </message>
    <message>
        <source>The Bosses roll Wits off for the First Player; ties are rolled again</source>
        <translation>Die Bosses würfeln Wits um den First Player; Gleichstände werden neu gewürfelt</translation>
    </message>
    <message>
        <source>The Cable Whip&apos;s 2″</source>
        <translation>Die 2″ der Cable Whip</translation>
    </message>
    <message>
        <source>The Cast behind a Focus that is typed in by itself, and whether two of Focus add up</source>
        <translation>Der Cast hinter einem Focus, der von selbst eingetippt wird, und ob zwei Focus sich summieren</translation>
    </message>
    <message>
        <source>The Charge fails</source>
        <translation>Der Charge scheitert</translation>
    </message>
    <message>
        <source>The Compliance Team and the Recovery Crew with their Health and Move</source>
        <translation>Das Compliance Team und die Recovery Crew mit ihrer Health und ihrem Move</translation>
    </message>
    <message>
        <source>The Compliance Team is the Aggressor and the Recovery Crew the Defender, as if a coin had said so.</source>
        <translation>Das Compliance Team ist der Aggressor und die Recovery Crew der Defender, als hätte es eine Münze gesagt.</translation>
    </message>
    <message>
        <source>The Defender adds two pieces before deployment, on the table and clear of what is there</source>
        <translation>Der Defender fügt vor der Aufstellung zwei Stücke hinzu, auf dem Tisch und frei von dem, was da ist</translation>
    </message>
    <message>
        <source>The Defender chooses where hostiles spawn</source>
        <translation>Der Defender wählt, wo Hostiles ankommen</translation>
    </message>
    <message>
        <source>The Defender deploys after all of the Aggressor&apos;s models</source>
        <translation>Der Defender stellt nach allen Modellen des Aggressor auf</translation>
    </message>
    <message>
        <source>The Defender draws the first token of round 1</source>
        <translation>Der Defender zieht den ersten Token von Runde 1</translation>
    </message>
    <message>
        <source>The Defender draws the first token of round 1: its hand, or as a setting has it a token of its own</source>
        <translation>Der Defender zieht den ersten Token von Runde 1: mit seiner Hand, oder je nach Einstellung einen eigenen Token</translation>
    </message>
    <message>
        <source>The Defender lays all Loot Markers, wherever it likes</source>
        <translation>Der Defender legt alle Loot Markers, wo er will</translation>
    </message>
    <message>
        <source>The Defender lays it anywhere on the table</source>
        <translation>Der Verteidiger legt es irgendwo auf den Tisch</translation>
    </message>
    <message>
        <source>The Defender lays the Loot Markers anywhere on the table</source>
        <translation>Der Defender legt die Loot Markers irgendwo auf den Tisch</translation>
    </message>
    <message>
        <source>The Defender says where this game&apos;s waves come from</source>
        <translation>Der Defender sagt, woher die Wellen dieses Spiels kommen</translation>
    </message>
    <message>
        <source>The Defender sets all Coworkers, wherever it likes</source>
        <translation>Der Defender stellt alle Coworkers, wo er will</translation>
    </message>
    <message>
        <source>The Defender sets the Coworkers anywhere on the table</source>
        <translation>Der Defender stellt die Coworkers irgendwo auf den Tisch</translation>
    </message>
    <message>
        <source>The Defender takes an edge in the First Player&apos;s place</source>
        <translation>Der Defender nimmt an Stelle des First Player eine Kante</translation>
    </message>
    <message>
        <source>The Defender takes its deployment edge first</source>
        <translation>Der Defender nimmt seine Aufstellungskante zuerst</translation>
    </message>
    <message>
        <source>The Defender uses what its advantage gives before the first round: edge, terrain, loot and Coworkers before deployment, a place for the waves, and after deployment one Aggressor model set anew</source>
        <translation>Der Defender nutzt vor der ersten Runde, was sein Vorteil gibt: Kante, Gelände, Loot und Coworkers vor der Aufstellung, einen Ort für die Wellen, und nach der Aufstellung ein neu gestelltes Modell des Aggressor</translation>
    </message>
    <message>
        <source>The Defender&apos;s Boss has Defense a tier up</source>
        <translation>Der Boss des Defender hat Defense eine Stufe höher</translation>
    </message>
    <message>
        <source>The Defender’s advantage, read as a token of its own</source>
        <translation>Der Vorteil des Verteidigers, als eigener Token gelesen</translation>
    </message>
    <message>
        <source>The Defender’s first draw</source>
        <translation>Das erste Ziehen des Verteidigers</translation>
    </message>
    <message>
        <source>The Defender’s free Search</source>
        <translation>Das freie Search des Verteidigers</translation>
    </message>
    <message>
        <source>The Disengage fails</source>
        <translation>Das Disengage scheitert</translation>
    </message>
    <message>
        <source>The Entry Edges of Char Plains</source>
        <translation>Die Entry Edges von Char Plains</translation>
    </message>
    <message>
        <source>The Examine succeeds</source>
        <translation>Das Examine gelingt</translation>
    </message>
    <message>
        <source>The Extractor carries the Source off the edge opposite its own; no number of rounds ends the game</source>
        <translation>Der Extractor trägt die Source über die Kante gegenüber seiner eigenen; keine Zahl von Runden beendet das Spiel</translation>
    </message>
    <message>
        <source>The Extractor takes the Source off by the edge opposite its own; no number of rounds ends the game</source>
        <translation>Der Extractor bringt die Source über die Kante gegenüber seiner eigenen weg; keine Zahl von Runden beendet das Spiel</translation>
    </message>
    <message>
        <source>The First Player Marker</source>
        <translation>Der First Player Marker</translation>
    </message>
    <message>
        <source>The First Player Marker goes to fewer VP; a tie is rolled off, and its winner takes it</source>
        <translation>Der First Player Marker geht an weniger VP; ein Gleichstand geht in einen Roll-off, und wer ihn gewinnt, nimmt ihn</translation>
    </message>
    <message>
        <source>The First Player Marker is claimed for this phase</source>
        <translation>Der First Player Marker ist für diese Phase genommen</translation>
    </message>
    <message>
        <source>The First Player Marker is claimed once a game, and nobody else takes it in that phase</source>
        <translation>Der First Player Marker wird einmal im Spiel beansprucht, und niemand sonst nimmt ihn in dieser Phase</translation>
    </message>
    <message>
        <source>The First Player Marker&apos;s holder says who activates first in each of phases 1 to 3</source>
        <translation>Der Inhaber des First Player Marker sagt in jeder der Phasen 1 bis 3, wer zuerst aktiviert</translation>
    </message>
    <message>
        <source>The First Player takes an edge before anybody deploys; in Center and Crossfire the Aggressor does</source>
        <translation>Der First Player nimmt eine Kante, bevor jemand aufstellt; in Center und Crossfire der Aggressor</translation>
    </message>
    <message>
        <source>The Genesys Project: a first turn</source>
        <translation>The Genesys Project: ein erster Zug</translation>
    </message>
    <message>
        <source>The Head Statue as it is measured</source>
        <translation>Head Statue, wie gemessen</translation>
    </message>
    <message>
        <source>The Hydralisk&apos;s base</source>
        <translation>Die Base des Hydralisk</translation>
    </message>
    <message>
        <source>The Interrogate succeeds and takes the Coworker</source>
        <translation>Das Interrogate gelingt und nimmt den Coworker</translation>
    </message>
    <message>
        <source>The Leading Model comes in over its own Entry Edge: it touches the edge from outside, and goes up to its Speed</source>
        <translation>Das Leading Model kommt über seine eigene Entry Edge: es berührt die Kante von außen und geht bis zu seiner Speed</translation>
    </message>
    <message>
        <source>The Leading Model moves along its path, and only the others are set</source>
        <translation>Das Leading Model bewegt sich auf seinem Weg, und nur die anderen werden gestellt</translation>
    </message>
    <message>
        <source>The Leading Model moves, the others are set</source>
        <translation>Das Leading Model bewegt sich, die anderen werden gestellt</translation>
    </message>
    <message>
        <source>The Leading Model of a move {course} is one with the {which} route</source>
        <translation>Das Leading Model einer Bewegung {course} ist eines mit dem {which} Weg</translation>
    </message>
    <message>
        <source>The Leading Model&apos;s whole base ends within its Speed of the Entry Edge as well</source>
        <translation>Auch die ganze Base des Leading Model endet innerhalb seines Speed von der Entry Edge</translation>
    </message>
    <message>
        <source>The Lost Temple Ramp: a plateau of Size 3 with a ramp of Size 1</source>
        <translation>Die Lost Temple Ramp: eine Hochebene von Size 3 mit einer Rampe von Size 1</translation>
    </message>
    <message>
        <source>The Mission Card says how many rounds there are, five at most</source>
        <translation>Die Missionskarte sagt, wie viele Runden es gibt, höchstens fünf</translation>
    </message>
    <message>
        <source>The Mountain Orc Warrior</source>
        <translation>Der Mountain Orc Warrior</translation>
    </message>
    <message>
        <source>The Norkraag Dwarf, as far as it can be read</source>
        <translation>Der Norkraag Dwarf, soweit er zu lesen ist</translation>
    </message>
    <message>
        <source>The Norkraag profile is as far as it can be read; Attack and Wounds are taken as the Orcs&apos;.</source>
        <translation>Das Profil der Norkraag ist, soweit es zu lesen ist; Attack und Wounds sind die der Orcs.</translation>
    </message>
    <message>
        <source>The Pool of Divide and Conquer in the Standard scale</source>
        <translation>Der Pool von Divide and Conquer in der Größe Standard</translation>
    </message>
    <message>
        <source>The Pool of five missions in the Standard scale, round by round</source>
        <translation>Der Pool von fünf Missionen in der Größe Standard, Runde für Runde</translation>
    </message>
    <message>
        <source>The Pool of four missions in the Skirmish scale, round by round</source>
        <translation>Der Pool von vier Missionen in der Größe Skirmish, Runde für Runde</translation>
    </message>
    <message>
        <source>The Pool of the two missions of four rounds in the Skirmish scale</source>
        <translation>Der Pool der zwei Missionen mit vier Runden in der Größe Skirmish</translation>
    </message>
    <message>
        <source>The Power</source>
        <translation>Die Power</translation>
    </message>
    <message>
        <source>The Protoss Banner as it is measured</source>
        <translation>Protoss Banner, wie gemessen</translation>
    </message>
    <message>
        <source>The Protoss starter army</source>
        <translation>Die Starterarmee der Protoss</translation>
    </message>
    <message>
        <source>The Search succeeds and takes the marker</source>
        <translation>Das Search gelingt und nimmt den Marker</translation>
    </message>
    <message>
        <source>The Statue Shard as it is measured</source>
        <translation>Statue Shard, wie gemessen</translation>
    </message>
    <message>
        <source>The Supply Pool grows each round and is unlimited in the last</source>
        <translation>Der Supply Pool wächst jede Runde und ist in der letzten unbegrenzt</translation>
    </message>
    <message>
        <source>The Temple Obelisk as it is measured</source>
        <translation>Temple Obelisk, wie gemessen</translation>
    </message>
    <message>
        <source>The Terran starter army</source>
        <translation>Die Starterarmee der Terran</translation>
    </message>
    <message>
        <source>The Untethered are played as the Wave Callers</source>
        <translation>Die Untethered werden als Wave Callers gespielt</translation>
    </message>
    <message>
        <source>The Vespene Geyser as it is measured</source>
        <translation>Vespene Geyser, wie gemessen</translation>
    </message>
    <message>
        <source>The Zealot&apos;s longer Move, twice in one activation</source>
        <translation>Der längere Move des Zealot, zweimal in einer Aktivierung</translation>
    </message>
    <message>
        <source>The Zealot&apos;s longer move from an engagement</source>
        <translation>Der längere Move des Zealot aus einem Engagement heraus</translation>
    </message>
    <message>
        <source>The Zerg starter army</source>
        <translation>Die Starterarmee der Zerg</translation>
    </message>
    <message>
        <source>The Zone of Influence past the ends of an Entry Edge</source>
        <translation>Die Zone of Influence über die Enden einer Entry Edge hinaus</translation>
    </message>
    <message>
        <source>The ability</source>
        <translation>Die Fähigkeit</translation>
    </message>
    <message>
        <source>The active side attacks first, then the other side the same way</source>
        <translation>Die aktive Seite greift zuerst an, dann die andere Seite ebenso</translation>
    </message>
    <message>
        <source>The advantage</source>
        <translation>Der Vorteil</translation>
    </message>
    <message>
        <source>The attack</source>
        <translation>Der Angriff</translation>
    </message>
    <message>
        <source>The attack before</source>
        <translation>Der Angriff davor</translation>
    </message>
    <message>
        <source>The attack&apos;s dice are rolled first</source>
        <translation>Zuerst werden die Würfel des Angriffs geworfen</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Der Beutel ist leer</translation>
    </message>
    <message>
        <source>The bag is empty and the round is over</source>
        <translation>Der Beutel ist leer, und die Runde ist vorbei</translation>
    </message>
    <message>
        <source>The bag is empty: a die decides whether the game goes on</source>
        <translation>Der Beutel ist leer: ein Würfel entscheidet, ob das Spiel weitergeht</translation>
    </message>
    <message>
        <source>The bands leave fractions open, and later texts add one</source>
        <translation>Die Stufen lassen Bruchteile offen, und spätere Texte fügen eine hinzu</translation>
    </message>
    <message>
        <source>The blast</source>
        <translation>Die Explosion</translation>
    </message>
    <message>
        <source>The blast meets everybody with any part of the base within 3″ of the point, each with damage of its own</source>
        <translation>Die Explosion trifft jeden mit irgendeinem Teil der Base innerhalb von 3″ des Punkts, jeden mit eigenem Schaden</translation>
    </message>
    <message>
        <source>The bonus lasts until the squad&apos;s next activation or reaction, and still counts in the reaction that ends it; a charge counts what is moved in its own activation</source>
        <translation>Der Bonus dauert bis zur nächsten Aktivierung oder Reaktion des Squads und zählt noch in der Reaktion, die ihn beendet; ein Charge zählt, was in seiner eigenen Aktivierung bewegt wird</translation>
    </message>
    <message>
        <source>The bonus of {bonus} asks for line of sight when the charge is declared; without it the charge goes on</source>
        <translation>Der Bonus von {bonus} verlangt eine Sichtlinie, wenn der Charge angesagt wird; ohne sie geht der Charge weiter</translation>
    </message>
    <message>
        <source>The card at the right ({panel_right} opens it in a narrow window) says the clause, what was measured and the limit.</source>
        <translation>Die Karte rechts ({panel_right} öffnet sie in einem schmalen Fenster) nennt die Regelstelle, was gemessen wurde und die Grenze.</translation>
    </message>
    <message>
        <source>The card of {whose}</source>
        <translation>Die Karte: {whose}</translation>
    </message>
    <message>
        <source>The cards are drafted when the game is played; until then there are no Entry Edges and no markers</source>
        <translation>Die Karten werden beim Spielen gedraftet; bis dahin gibt es weder Entry Edges noch Marker</translation>
    </message>
    <message>
        <source>The cards of one kind that a side brings are different ones</source>
        <translation>Die Karten einer Art, die eine Seite bringt, sind verschiedene</translation>
    </message>
    <message>
        <source>The caster of a Swap sees both</source>
        <translation>Wer einen Swap macht, sieht beide</translation>
    </message>
    <message>
        <source>The centre line that loot is laid on, as a game is set up</source>
        <translation>Die Mittellinie, auf der Loot liegt, beim Aufbau eines Spiels</translation>
    </message>
    <message>
        <source>The characteristics that a reaction uses drop by 1 in the generation of 2018 and later</source>
        <translation>Die Eigenschaften, die eine Reaktion nutzt, sinken in der Fassung von 2018 und später um 1</translation>
    </message>
    <message>
        <source>The charge bonus adds to the Strength of a model</source>
        <translation>Der Charge-Bonus kommt zur Strength eines Modells dazu</translation>
    </message>
    <message>
        <source>The charge bonus asks for a direct path towards the target; without it the charge goes on for no bonus</source>
        <translation>Der Charge-Bonus verlangt einen geraden Weg zum Ziel; ohne ihn geht der Charge ohne Bonus weiter</translation>
    </message>
    <message>
        <source>The charge bonus asks for line of sight to the model charged, when the charge is declared; which pieces hide it is a setting</source>
        <translation>Der Charge-Bonus verlangt eine Sichtlinie zum Modell, gegen das er geht, wenn der Charge angesagt wird; welche Stücke es verdecken, ist eine Einstellung</translation>
    </message>
    <message>
        <source>The charge bonus counts in the Game Round in which a model enters melee, by its own move or by the enemy&apos;s</source>
        <translation>Der Charge-Bonus zählt in der Game Round, in der ein Modell in den Nahkampf kommt, durch eigene Bewegung oder die des Feindes</translation>
    </message>
    <message>
        <source>The charge bonus of {bonus} asks for line of sight when the charge is declared</source>
        <translation>Der Charge-Bonus von {bonus} verlangt eine Sichtlinie, wenn der Charge angesagt wird</translation>
    </message>
    <message>
        <source>The charge bonus of {bonus} asks for line of sight; without it the charge goes on</source>
        <translation>Der Charge-Bonus von {bonus} verlangt eine Sichtlinie; ohne sie geht der Charge weiter</translation>
    </message>
    <message>
        <source>The chord that the farthest corner of the base travels, added to the legs of the path</source>
        <translation>Die Sehne, die die fernste Ecke der Base zurücklegt, zu den Teilen des Wegs dazu</translation>
    </message>
    <message>
        <source>The column</source>
        <translation>Die Spalte</translation>
    </message>
    <message>
        <source>The column of a group&apos;s table</source>
        <translation>Die Spalte in der Tabelle einer Gruppe</translation>
    </message>
    <message>
        <source>The commonest Movement is 3; horses go 12″ to 15″</source>
        <translation>Das häufigste Movement ist 3; Pferde gehen 12″ bis 15″</translation>
    </message>
    <message>
        <source>The copy of the mission in this file does not match its SHA-256.</source>
        <translation>Die Kopie der Mission in dieser Datei passt nicht zu ihrer SHA-256.</translation>
    </message>
    <message>
        <source>The core rules of 2016; a squad without its Action neither fights back nor dives for cover</source>
        <translation>Die Grundregeln von 2016; ein Squad ohne seine Action wehrt sich nicht und geht nicht in Deckung</translation>
    </message>
    <message>
        <source>The damage of a Riposte that wins, and what a stray shot, a Tesla Gun or an Arc Cannon does beside its target</source>
        <translation>Der Schaden einer gewonnenen Riposte, und was ein Fehlschuss, eine Tesla Gun oder eine Arc Cannon neben dem Ziel anrichtet</translation>
    </message>
    <message>
        <source>The damage of a Stimpack is typed in</source>
        <translation>Der Schaden eines Stimpack wird eingetippt</translation>
    </message>
    <message>
        <source>The decision is {other}&apos;s</source>
        <translation>Die Entscheidung liegt bei {other}</translation>
    </message>
    <message>
        <source>The decision lies with {other}</source>
        <translation>Die Entscheidung liegt bei {other}</translation>
    </message>
    <message>
        <source>The deployment is turned as a whole, with what belongs to its edges</source>
        <translation>Die Aufstellung wird als Ganzes gedreht, mit dem, was zu ihren Kanten gehört</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>The dice are in the log below. A rehearsal rolls the same ones each time, so going back is no way to fish.</source>
        <translation>Die Würfel stehen unten im Protokoll. Ein Probespiel würfelt jedes Mal dieselben; Zurückgehen hilft also nicht, bessere zu angeln.</translation>
    </message>
    <message>
        <source>The dice are rolled first</source>
        <translation>Zuerst wird gewürfelt</translation>
    </message>
    <message>
        <source>The dice at hand</source>
        <translation>Die Würfel in der Hand</translation>
    </message>
    <message>
        <source>The dice of a drop are rolled once</source>
        <translation>Die Würfel eines Sturzes werden einmal gewürfelt</translation>
    </message>
    <message>
        <source>The difference of Strength and Toughness moves the combat resolution number (2017)</source>
        <translation>Der Unterschied von Strength und Toughness verschiebt die Combat Resolution Number (2017)</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Der Draft</translation>
    </message>
    <message>
        <source>The draft comes first</source>
        <translation>Zuerst kommt der Draft</translation>
    </message>
    <message>
        <source>The draft takes 1 from the shot for each Movement beyond the first</source>
        <translation>Der Entwurf nimmt dem Schuss 1 für jedes Movement über das erste hinaus</translation>
    </message>
    <message>
        <source>The edge</source>
        <translation>Die Kante</translation>
    </message>
    <message>
        <source>The edge is what a Deploy moves from</source>
        <translation>Die Kante ist, wovon aus ein Deploy sich bewegt</translation>
    </message>
    <message>
        <source>The edge nearest to the Aggressor</source>
        <translation>Die dem Aggressor nächste Kante</translation>
    </message>
    <message>
        <source>The empty bag ends the round; a new one returns the tokens, rolls Blessings anew and brings what is due</source>
        <translation>Der leere Beutel beendet die Runde; eine neue bringt die Token zurück, würfelt Blessings neu und bringt, was fällig ist</translation>
    </message>
    <message>
        <source>The evasion bonus adds to the number a shooter needs, for the model that moved alone</source>
        <translation>Der Ausweichbonus kommt zu der Zahl dazu, die ein Schütze braucht, nur für das Modell, das sich bewegt hat</translation>
    </message>
    <message>
        <source>The examples: 9″ and 7″ give both +1; Movement 3 and 9″ +1; Movement 4 and 12″ with 4″ more +2</source>
        <translation>Die Beispiele: 9″ und 7″ geben beide +1; Movement 3 und 9″ +1; Movement 4 und 12″ mit 4″ mehr +2</translation>
    </message>
    <message>
        <source>The first of its kind</source>
        <translation>Die erste ihrer Art</translation>
    </message>
    <message>
        <source>The first round has begun</source>
        <translation>Die erste Runde hat begonnen</translation>
    </message>
    <message>
        <source>The first to pass takes the First Player Marker for the next phase</source>
        <translation>Wer zuerst passt, nimmt den First Player Marker für die nächste Phase</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>Der erste Token</translation>
    </message>
    <message>
        <source>The first turn is settled</source>
        <translation>Der erste Zug ist entschieden</translation>
    </message>
    <message>
        <source>The first turn is settled, and who waits is in reserve</source>
        <translation>Der erste Zug ist geklärt, und wer wartet, ist in Reserve</translation>
    </message>
    <message>
        <source>The first wave comes a round later</source>
        <translation>Die erste Welle kommt eine Runde später</translation>
    </message>
    <message>
        <source>The flat top that a model stands on does not block its line</source>
        <translation>Die flache Oberseite, auf der ein Modell steht, sperrt seine Linie nicht</translation>
    </message>
    <message>
        <source>The free Search is rolled first</source>
        <translation>Das freie Search wird zuerst gewürfelt</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The game ends now on {ends_on} or more</source>
        <translation>Das Spiel endet jetzt bei {ends_on} oder mehr</translation>
    </message>
    <message>
        <source>The game ends on {ends_on} or more</source>
        <translation>Das Spiel endet bei {ends_on} oder mehr</translation>
    </message>
    <message>
        <source>The game ends with the last round, with the card&apos;s lead, or with a side that has nothing left, which gives the other 10 VP</source>
        <translation>Das Spiel endet mit der letzten Runde, mit dem Vorsprung der Karte oder mit einer Seite, die nichts mehr hat, was der anderen 10 VP gibt</translation>
    </message>
    <message>
        <source>The game ends with this round</source>
        <translation>Das Spiel endet mit dieser Runde</translation>
    </message>
    <message>
        <source>The game has ended</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The game has ended after {round} Game Rounds</source>
        <translation>Das Spiel ist nach {round} Game Rounds zu Ende</translation>
    </message>
    <message>
        <source>The grenade</source>
        <translation>Die Granate</translation>
    </message>
    <message>
        <source>The grenade before</source>
        <translation>Die Granate davor</translation>
    </message>
    <message>
        <source>The group&apos;s die</source>
        <translation>Der Würfel der Gruppe</translation>
    </message>
    <message>
        <source>The heaviest weapons of a vehicle ask for a fixed mount, and troops have some minor rules more</source>
        <translation>Die schwersten Waffen eines Fahrzeugs verlangen eine starre Lafette, und Truppen haben noch ein paar kleine Regeln</translation>
    </message>
    <message>
        <source>The higher Supply of those that contest a marker controls it; a tie changes nothing</source>
        <translation>Wer von denen, die einen Marker streitig machen, mehr Supply hat, kontrolliert ihn; ein Gleichstand ändert nichts</translation>
    </message>
    <message>
        <source>The higher total wins, on a tie the smaller dice</source>
        <translation>Die höhere Summe gewinnt, bei Gleichstand die kleineren Würfel</translation>
    </message>
    <message>
        <source>The highest Command leaves play in mid-turn</source>
        <translation>Das höchste Command verlässt mitten im Zug das Spiel</translation>
    </message>
    <message>
        <source>The intricacies of charging (2019) has it last until the end of the next activation; what a new movement does to it is not said</source>
        <translation>The intricacies of charging (2019) lässt ihn bis zum Ende der nächsten Aktivierung dauern; was eine neue Bewegung mit ihm macht, ist nicht gesagt</translation>
    </message>
    <message>
        <source>The last leg is straight and touches no such piece, whatever went before</source>
        <translation>Der letzte Teil ist gerade und berührt kein solches Stück, was auch davor war</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Die letzte Runde ist vorbei</translation>
    </message>
    <message>
        <source>The lead that wins Gather the Resources in a Skirmish</source>
        <translation>Der Vorsprung, der Gather the Resources in einer Skirmish gewinnt</translation>
    </message>
    <message>
        <source>The leader ends within 1″ of every model declared, and of no unit that was not</source>
        <translation>Der Leader endet innerhalb von 1″ jedes angesagten Modells und keiner Einheit, die es nicht war</translation>
    </message>
    <message>
        <source>The list is not UTF-8; it is read as Windows-1252</source>
        <translation>Die Liste ist nicht UTF-8; sie wird als Windows-1252 gelesen</translation>
    </message>
    <message>
        <source>The list itself says that it costs {cost:g} {name}</source>
        <translation>Die Liste sagt selbst, dass sie {cost:g} {name} kostet</translation>
    </message>
    <message>
        <source>The longest open lane is {distance}</source>
        <translation>Die längste offene Schneise ist {distance}</translation>
    </message>
    <message>
        <source>The mark stays until it leaves play</source>
        <translation>Die Markierung bleibt, bis es das Spiel verlässt</translation>
    </message>
    <message>
        <source>The marker holder&apos;s effects first</source>
        <translation>Die Wirkungen des Marker-Inhabers zuerst</translation>
    </message>
    <message>
        <source>The maximum falls at once; what has been spent stays spent</source>
        <translation>Der Höchstwert sinkt sofort; was ausgegeben ist, bleibt ausgegeben</translation>
    </message>
    <message>
        <source>The maximum falls when Command Value is next restored</source>
        <translation>Der Höchstwert sinkt, wenn der Command Value das nächste Mal aufgefüllt wird</translation>
    </message>
    <message>
        <source>The middle</source>
        <translation>Die Mitte</translation>
    </message>
    <message>
        <source>The middle of {marker} is {near} from the table&apos;s edge; at least {least} ({source})</source>
        <translation>Die Mitte von {marker} ist {near} von der Tischkante entfernt; mindestens {least} ({source})</translation>
    </message>
    <message>
        <source>The middles of {one} and {other} are {apart} apart; at least {least} ({source})</source>
        <translation>Die Mitten von {one} und {other} sind {apart} voneinander entfernt; mindestens {least} ({source})</translation>
    </message>
    <message>
        <source>The mission</source>
        <translation>Die Mission</translation>
    </message>
    <message>
        <source>The mission has no markers</source>
        <translation>Die Mission hat keine Marker</translation>
    </message>
    <message>
        <source>The mission has set the squads up itself</source>
        <translation>Die Mission hat die Squads selbst aufgestellt</translation>
    </message>
    <message>
        <source>The mission holds as many Flickers as may be called</source>
        <translation>Die Mission hat so viele Flickers, wie gerufen werden dürfen</translation>
    </message>
    <message>
        <source>The mission of {whose}</source>
        <translation>Die Mission: {whose}</translation>
    </message>
    <message>
        <source>The mission of {whose} has been rolled</source>
        <translation>Für {whose} ist die Mission gewürfelt</translation>
    </message>
    <message>
        <source>The mission {shown} has changed since this file was written.</source>
        <translation>Die Mission {shown} hat sich geändert, seit diese Datei geschrieben wurde.</translation>
    </message>
    <message>
        <source>The mission {shown} has changed since; the copy kept in this file is used.</source>
        <translation>Die Mission {shown} hat sich seither geändert; verwendet wird die Kopie in dieser Datei.</translation>
    </message>
    <message>
        <source>The mission {shown} was not read ({why}); the copy kept in this file is used.</source>
        <translation>Die Mission {shown} wurde nicht gelesen ({why}); verwendet wird die Kopie in dieser Datei.</translation>
    </message>
    <message>
        <source>The model with the longest route to the target</source>
        <translation>Das Modell mit dem längsten Weg zum Ziel</translation>
    </message>
    <message>
        <source>The model with the shortest route leads; going away, the setting says which</source>
        <translation>Das Modell mit dem kürzesten Weg führt; beim Weggehen sagt die Einstellung, welches</translation>
    </message>
    <message>
        <source>The model with the shortest route to the target</source>
        <translation>Das Modell mit dem kürzesten Weg zum Ziel</translation>
    </message>
    <message>
        <source>The model&apos;s whole way in this activation is one straight leg that touches no blocking or impassable piece</source>
        <translation>Der ganze Weg in dieser Aktivierung ist ein gerades Stück, das nichts Sperrendes oder Unpassierbares berührt</translation>
    </message>
    <message>
        <source>The models of a group act one after another, the nearest to any squad model first</source>
        <translation>Die Modelle einer Gruppe handeln nacheinander, das einem Squad-Modell nächste zuerst</translation>
    </message>
    <message>
        <source>The models of {subject} moved differently: {bonuses} as set</source>
        <translation>Die Modelle von {subject} bewegten sich verschieden weit: wie eingestellt {bonuses}</translation>
    </message>
    <message>
        <source>The moment of a reaction (not from the rulebook)</source>
        <translation>Der Moment einer Reaktion (nicht aus dem Regelbuch)</translation>
    </message>
    <message>
        <source>The most models off an edge that touches the enemy&apos;s deployment zone</source>
        <translation>Die meisten Modelle über eine Kante, die die feindliche Aufstellungszone berührt</translation>
    </message>
    <message>
        <source>The most nodes at the end with own models within 3″ and no enemy squad&apos;s</source>
        <translation>Am Ende die meisten Knoten mit eigenen Modellen innerhalb von 3″ und keinem eines feindlichen Squads</translation>
    </message>
    <message>
        <source>The most signals at the end; an Interact claims one, whoever had it</source>
        <translation>Am Ende die meisten Signale; ein Interact beansprucht eines, wem es auch gehörte</translation>
    </message>
    <message>
        <source>The moves of this activation bring no free attack</source>
        <translation>Die Bewegungen dieser Aktivierung geben keinen freien Angriff</translation>
    </message>
    <message>
        <source>The nearest legal place is on offer; Enter takes it. Or drag the model to another one.</source>
        <translation>Die nächste erlaubte Stelle wird angeboten; Enter nimmt sie. Oder zieh das Modell an eine andere.</translation>
    </message>
    <message>
        <source>The nearest legal place is on offer; Enter takes it. Or move the squad elsewhere.</source>
        <translation>Die nächste erlaubte Stelle wird angeboten; Enter nimmt sie. Oder bewege das Squad anderswohin.</translation>
    </message>
    <message>
        <source>The nine characteristics run from about 1 to 6</source>
        <translation>Die neun Eigenschaften gehen etwa von 1 bis 6</translation>
    </message>
    <message>
        <source>The one in which its middle lies</source>
        <translation>Das, in dem seine Mitte liegt</translation>
    </message>
    <message>
        <source>The open beta of 2017; a squad without its Action is Exhausted and has 1 less on all characteristics</source>
        <translation>Die offene Beta von 2017; ein Squad ohne seine Action ist Exhausted und hat 1 weniger auf alle Eigenschaften</translation>
    </message>
    <message>
        <source>The opponent of the unit that has just dropped a marker puts it down</source>
        <translation>Den Marker legt der Gegner der Einheit ab, die ihn gerade fallen gelassen hat</translation>
    </message>
    <message>
        <source>The order of setting up, and where players may lay markers: a mission has all of it on the table</source>
        <translation>Die Reihenfolge des Aufbaus, und wo Spieler Marker legen dürfen: eine Mission hat alles davon auf dem Tisch</translation>
    </message>
    <message>
        <source>The other seven maps of the book, piece by piece</source>
        <translation>Die anderen sieben Pläne des Buchs, Stück für Stück</translation>
    </message>
    <message>
        <source>The other side decides. Deploy one of its units likewise, or pass with P; passing first is a play of its own.</source>
        <translation>Die andere Seite entscheidet. Mach ebenso mit einer ihrer Einheiten Deploy, oder passe mit P; zuerst zu passen ist ein eigener Zug.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>The others are lifted and set whatever lies between, and end wholly on the table, clear of bases and not within 1″ of an enemy</source>
        <translation>Die anderen werden gehoben und gesetzt, was auch dazwischen liegt, und enden ganz auf dem Tisch, frei von Bases und nicht innerhalb von 1″ eines Feindes</translation>
    </message>
    <message>
        <source>The others are set as near as Coherency lets them, or as far, going away</source>
        <translation>Die anderen werden so nah gestellt, wie Coherency es lässt, oder so weit, beim Weggehen</translation>
    </message>
    <message>
        <source>The others are set round it In Coherency, in no way bound to its Speed</source>
        <translation>Die anderen werden In Coherency darum gestellt, ohne an dessen Speed gebunden zu sein</translation>
    </message>
    <message>
        <source>The others of a Charge stand base to base with a target where there is room</source>
        <translation>Die anderen eines Charge stehen Base an Base mit einem Ziel, wo Platz ist</translation>
    </message>
    <message>
        <source>The others of a Charge that find no contact stand within Engagement Range where there is room</source>
        <translation>Die anderen eines Charge, die keine Berührung finden, stehen innerhalb der Engagement Range, wo Platz ist</translation>
    </message>
    <message>
        <source>The others of a Charge that reach no target stand as near the Leading Model as they can</source>
        <translation>Die anderen eines Charge, die kein Ziel erreichen, stehen so nah am Leading Model, wie sie können</translation>
    </message>
    <message>
        <source>The others wait</source>
        <translation>Die anderen warten</translation>
    </message>
    <message>
        <source>The panel at the left says who has it. The Command Value is the pool there; activations and reactions spend it.</source>
        <translation>Die Leiste links sagt, wer ihn hat. Der Command Value ist der Vorrat dort; Aktivierungen und Reaktionen geben ihn aus.</translation>
    </message>
    <message>
        <source>The path begins {measured} from where {subject} stands</source>
        <translation>Der Weg beginnt {measured} von dort, wo {subject} steht</translation>
    </message>
    <message>
        <source>The path bends {measured} off the table</source>
        <translation>Der Weg knickt {measured} neben dem Tisch</translation>
    </message>
    <message>
        <source>The path does not begin where {subject} stands</source>
        <translation>Der Weg beginnt nicht, wo {subject} steht</translation>
    </message>
    <message>
        <source>The path of {subject} does not say both where it begins and where it ends</source>
        <translation>Der Weg von {subject} sagt nicht beides: wo er beginnt und wo er endet</translation>
    </message>
    <message>
        <source>The path passes {measured} from the edge of {other}; needs {asked}</source>
        <translation>Der Weg führt {measured} an der Kante von {other} vorbei; braucht {asked}</translation>
    </message>
    <message>
        <source>The path stays on the table</source>
        <translation>Der Weg bleibt auf dem Tisch</translation>
    </message>
    <message>
        <source>The picture of the mat, {name}, is not there; the table is shown without it.</source>
        <translation>Das Bild der Matte, {name}, ist nicht da; der Tisch wird ohne es gezeigt.</translation>
    </message>
    <message>
        <source>The profile that a humanoid people starts from</source>
        <translation>Das Profil, von dem ein menschenähnliches Volk ausgeht</translation>
    </message>
    <message>
        <source>The profiles {name} have changed since; the copy kept in this file is used.</source>
        <translation>Die Profile {name} haben sich seither geändert; verwendet wird die Kopie in dieser Datei.</translation>
    </message>
    <message>
        <source>The profiles {name} were not read ({why}); the copy kept in this file is used.</source>
        <translation>Die Profile {name} wurden nicht gelesen ({why}); verwendet wird die Kopie in dieser Datei.</translation>
    </message>
    <message>
        <source>The program does not judge this; its results are typed in</source>
        <translation>Das Programm beurteilt das nicht; die Ergebnisse werden eingetippt</translation>
    </message>
    <message>
        <source>The program keeps the Blessing&apos;s use; its effect is typed in</source>
        <translation>Das Programm merkt sich, dass das Blessing genutzt ist; seine Wirkung wird eingetippt</translation>
    </message>
    <message>
        <source>The quarter</source>
        <translation>Das Viertel</translation>
    </message>
    <message>
        <source>The quarter that a piece counts in</source>
        <translation>Das Viertel, in dem ein Stück zählt</translation>
    </message>
    <message>
        <source>The reach over difficult ground is an estimate; hatched is what is offered, judged exactly</source>
        <translation>Die Reichweite über schwieriges Gelände ist geschätzt; schraffiert ist, was angeboten wird, genau geprüft</translation>
    </message>
    <message>
        <source>The redesign of 2018 and later; +3 past 18″ where nothing else is set, a reaction has 1 less on the characteristics it uses, a bonus lasts to the end of the next activation and belongs to the Combat Situation</source>
        <translation>Die Neufassung von 2018 und später; +3 jenseits von 18″, wo nichts anderes eingestellt ist, eine Reaktion hat 1 weniger auf die Eigenschaften, die sie nutzt, ein Bonus dauert bis zum Ende der nächsten Aktivierung und gehört zur Combat Situation</translation>
    </message>
    <message>
        <source>The reference sheet of 2019 is not public</source>
        <translation>Der Referenzbogen von 2019 ist nicht öffentlich</translation>
    </message>
    <message>
        <source>The rest of the squad followed. Its bonus stands beside it, and the roster says when it ends.</source>
        <translation>Der Rest des Squads ist gefolgt. Sein Bonus steht daneben, und die Liste sagt, wann er endet.</translation>
    </message>
    <message>
        <source>The rest of the unit was set by itself, wholly within 3″ of its Leading Model.</source>
        <translation>Der Rest der Einheit wurde von selbst gestellt, ganz innerhalb von 3″ um sein Leading Model.</translation>
    </message>
    <message>
        <source>The roll-off after a tie on VP</source>
        <translation>Das Roll off nach einem Gleichstand bei VP</translation>
    </message>
    <message>
        <source>The round is ended first</source>
        <translation>Zuerst wird die Runde beendet</translation>
    </message>
    <message>
        <source>The round waits for the Blessings to be rolled</source>
        <translation>Die Runde wartet auf die Würfe für die Blessings</translation>
    </message>
    <message>
        <source>The route of {subject} to {other} is {measured}; {asked}</source>
        <translation>Der Weg von {subject} zu {other} ist {measured} lang; {asked}</translation>
    </message>
    <message>
        <source>The rulebook has no coherency rule, so no spacing is judged within a squad or a group</source>
        <translation>Das Regelbuch hat keine Regel zur Kohärenz, darum wird in einem Squad oder einer Gruppe kein Abstand geprüft</translation>
    </message>
    <message>
        <source>The rules name no kinds of terrain; a base goes round whatever the mission does not call low, passable or climbable</source>
        <translation>Die Regeln nennen keine Geländearten; eine Base geht um alles herum, was die Mission nicht niedrig, passierbar oder erkletterbar nennt</translation>
    </message>
    <message>
        <source>The same card brought twice to a draft</source>
        <translation>Dieselbe Karte zweimal in einen Draft gebracht</translation>
    </message>
    <message>
        <source>The same die is rolled again at the same place</source>
        <translation>Derselbe Würfel fällt an derselben Stelle wieder</translation>
    </message>
    <message>
        <source>The same die is rolled again at the same place, so undoing is no way to fish</source>
        <translation>Derselbe Würfel fällt an derselben Stelle wieder; Rückgängig hilft also nicht, bessere zu angeln</translation>
    </message>
    <message>
        <source>The same total with the same dice decides nothing</source>
        <translation>Dieselbe Summe mit denselben Würfeln entscheidet nichts</translation>
    </message>
    <message>
        <source>The second Speed counts for a unit of one model, left or fielded so</source>
        <translation>Die zweite Speed zählt für eine Einheit aus einem Modell, ob übrig oder so aufgestellt</translation>
    </message>
    <message>
        <source>The secondary mission</source>
        <translation>Die sekundäre Mission</translation>
    </message>
    <message>
        <source>The secondary mission is one for both, rolled as an event</source>
        <translation>Die sekundäre Mission ist eine für beide, als Ereignis gewürfelt</translation>
    </message>
    <message>
        <source>The section on reactions of 2016 is not public; which there are is taken from examples</source>
        <translation>Der Abschnitt über Reaktionen von 2016 ist nicht öffentlich; welche es gibt, ist aus Beispielen genommen</translation>
    </message>
    <message>
        <source>The setting asks the thrower to see where it throws</source>
        <translation>Die Einstellung verlangt, dass der Werfer sieht, wohin er wirft</translation>
    </message>
    <message>
        <source>The shot at {other}</source>
        <translation>Der Schuss auf {other}</translation>
    </message>
    <message>
        <source>The side of a Lost Temple ramp on which its lane runs</source>
        <translation>Die Seite einer Rampe von Lost Temple, auf der ihre Spur verläuft</translation>
    </message>
    <message>
        <source>The side that does not control a draft removes two of its four cards</source>
        <translation>Die Seite, die einen Draft nicht leitet, entfernt zwei seiner vier Karten</translation>
    </message>
    <message>
        <source>The sides roll off first</source>
        <translation>Zuerst kommt der Roll-off der Seiten</translation>
    </message>
    <message>
        <source>The size of tokens that no text gives</source>
        <translation>Die Größe von Token, die kein Text nennt</translation>
    </message>
    <message>
        <source>The spawn point of {name} ({unit}) lies on {piece}; its models are set at the nearest free spots</source>
        <translation>Der Spawn-Punkt von {name} ({unit}) liegt auf {piece}; seine Modelle kommen auf die nächsten freien Stellen</translation>
    </message>
    <message>
        <source>The squad has {contract} Boss; a squad has exactly 1 ({limits})</source>
        <translation>Das Squad hat {contract} Boss; ein Squad hat genau 1 ({limits})</translation>
    </message>
    <message>
        <source>The squad has {models} models; a squad has {count} ({size})</source>
        <translation>Das Squad hat {models} Modelle; ein Squad hat {count} ({size})</translation>
    </message>
    <message>
        <source>The squad has {number} of the contract {name}; it has at most {most} ({limits})</source>
        <translation>Das Squad hat {number} mit dem Contract {name}; es hat höchstens {most} ({limits})</translation>
    </message>
    <message>
        <source>The squad with more Evidence and Leads is the Aggressor</source>
        <translation>Das Squad mit mehr Evidence und Leads ist der Aggressor</translation>
    </message>
    <message>
        <source>The squad with more models within 3″ at a round&apos;s start controls the relay; only it examines and redirects</source>
        <translation>Das Squad mit mehr Modellen innerhalb von 3″ am Beginn einer Runde kontrolliert das Relay; nur es macht Examine und Redirect</translation>
    </message>
    <message>
        <source>The squad with more models within reach at the round&apos;s start controls the relay</source>
        <translation>Das Squad mit mehr Modellen in Reichweite zu Beginn der Runde kontrolliert das Relay</translation>
    </message>
    <message>
        <source>The squads are set up first</source>
        <translation>Zuerst werden die Squads aufgestellt</translation>
    </message>
    <message>
        <source>The status bar adds the legs. Esc clears the tape; {move} takes models in the hand again.</source>
        <translation>Die Statuszeile addiert die Teilstücke. Esc löscht das Maßband; {move} nimmt wieder Modelle in die Hand.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The table shows what binds this unit, and only that.</source>
        <translation>Der Tisch zeigt, was diese Einheit bindet, und nur das.</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The target does not evade for that</source>
        <translation>Das Ziel macht dafür kein Evade</translation>
    </message>
    <message>
        <source>The target is Engaged: {other}</source>
        <translation>Das Ziel ist Engaged: {other}</translation>
    </message>
    <message>
        <source>The target is one model of the opposing squad</source>
        <translation>Das Ziel ist ein Modell des gegnerischen Squads</translation>
    </message>
    <message>
        <source>The target may evade</source>
        <translation>Das Ziel darf Evade würfeln</translation>
    </message>
    <message>
        <source>The target of Focus</source>
        <translation>Das Ziel von Focus</translation>
    </message>
    <message>
        <source>The target of the Power</source>
        <translation>Das Ziel der Power</translation>
    </message>
    <message>
        <source>The terrain guide&apos;s counts on other tables</source>
        <translation>Die Mengen der Aufbauhilfe auf anderen Tischen</translation>
    </message>
    <message>
        <source>The test</source>
        <translation>Der Test</translation>
    </message>
    <message>
        <source>The tests of an Examine and a Redirect, and what the Source does to its holder</source>
        <translation>Die Tests eines Examine und eines Redirect, und was die Source mit ihrem Träger macht</translation>
    </message>
    <message>
        <source>The texts do not say whether the advantage is the hand or the token</source>
        <translation>Die Texte sagen nicht, ob der Vorteil die Hand oder der Token ist</translation>
    </message>
    <message>
        <source>The texts do not say whether {subject} needs a Loot Marker for it</source>
        <translation>Die Texte sagen nicht, ob {subject} dafür einen Loot Marker braucht</translation>
    </message>
    <message>
        <source>The texts do not say which of the two comes first; the choice is taken for all waves</source>
        <translation>Die Texte sagen nicht, was von beidem zuerst kommt; die Wahl gilt für alle Wellen</translation>
    </message>
    <message>
        <source>The texts give deployment at an edge no depth</source>
        <translation>Die Texte geben der Aufstellung an einer Kante keine Tiefe</translation>
    </message>
    <message>
        <source>The texts leave open what Focus still does ({setting})</source>
        <translation>Die Texte lassen offen, was Focus noch tut ({setting})</translation>
    </message>
    <message>
        <source>The texts leave open what {subject} climbs here, and for how much</source>
        <translation>Die Texte lassen offen, was {subject} hier erklettert und für wie viel</translation>
    </message>
    <message>
        <source>The texts leave open when {subject} has its longer Move</source>
        <translation>Die Texte lassen offen, wann {subject} seinen längeren Move hat</translation>
    </message>
    <message>
        <source>The texts leave open whether {subject} is one of the two</source>
        <translation>Die Texte lassen offen, ob {subject} einer der beiden ist</translation>
    </message>
    <message>
        <source>The texts leave open which edge is unused, and who arrives how far apart</source>
        <translation>Die Texte lassen offen, welche Kante ungenutzt ist und wer in welchem Abstand ankommt</translation>
    </message>
    <message>
        <source>The texts leave open who engages {subject}</source>
        <translation>Die Texte lassen offen, wer {subject} bindet</translation>
    </message>
    <message>
        <source>The texts leave open who strikes at {subject} as it leaves</source>
        <translation>Die Texte lassen offen, wer beim Weggehen auf {subject} schlägt</translation>
    </message>
    <message>
        <source>The texts leave this open ({setting})</source>
        <translation>Die Texte lassen das offen ({setting})</translation>
    </message>
    <message>
        <source>The three founder armies</source>
        <translation>Die drei Gründerarmeen</translation>
    </message>
    <message>
        <source>The token of a model that Synergy activates</source>
        <translation>Der Token eines Modells, das Synergy aktiviert</translation>
    </message>
    <message>
        <source>The token of summoned Flickers</source>
        <translation>Der Token gerufener Flickers</translation>
    </message>
    <message>
        <source>The token of {other} activates one of its own</source>
        <translation>Der Token von {other} aktiviert einen der Seinen</translation>
    </message>
    <message>
        <source>The token that is out activates a model first</source>
        <translation>Der gezogene Token aktiviert zuerst ein Modell</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Die Drehung</translation>
    </message>
    <message>
        <source>The turn passes and the minimum of one squad is waived</source>
        <translation>Der Zug geht weiter, und das Mindestmaß von einem Squad entfällt</translation>
    </message>
    <message>
        <source>The tutorial game. Its terrain is this mission&apos;s own, laid out to the guide; no text gives any.</source>
        <translation>Das Lernspiel. Sein Gelände ist das eigene dieser Mission, nach dem Leitfaden ausgelegt; kein Text gibt eines.</translation>
    </message>
    <message>
        <source>The tutorial game: Extraction, Standard deployment, loot on the centre line, three Clerks, Feral Crews</source>
        <translation>Das Lernspiel: Extraction, Standardaufstellung, Loot auf der Mittellinie, drei Clerks, Feral Crews</translation>
    </message>
    <message>
        <source>The two trigger missions have zones and waves of their own</source>
        <translation>Die zwei Auslösermissionen haben eigene Zonen und Wellen</translation>
    </message>
    <message>
        <source>The unit charged is {measured} from who has Concussive Shells; {asked}</source>
        <translation>Die angegriffene Einheit ist {measured} von der mit Concussive Shells; {asked}</translation>
    </message>
    <message>
        <source>The unit is displaced</source>
        <translation>Die Einheit bewegt sich weg</translation>
    </message>
    <message>
        <source>The unit is {other}&apos;s</source>
        <translation>Die Einheit gehört {other}</translation>
    </message>
    <message>
        <source>The units cost {whole} minerals{without}</source>
        <translation>Die Einheiten kosten {whole} Minerals{without}</translation>
    </message>
    <message>
        <source>The units cost {whole} minerals{without}; a {scale} game has at most {most} ({clause})</source>
        <translation>Die Einheiten kosten {whole} Minerals{without}; ein Spiel der Größe {scale} hat höchstens {most} ({clause})</translation>
    </message>
    <message>
        <source>The units have a Supply of {sum} together; the Pool of {card} is {listed}</source>
        <translation>Die Einheiten haben zusammen eine Supply von {sum}; der Pool von {card} ist {listed}</translation>
    </message>
    <message>
        <source>The unused Action of {subject} {outcome}</source>
        <translation>Die ungenutzte Action von {subject} {outcome}</translation>
    </message>
    <message>
        <source>The use of its Action; a squad that has done nothing and let it lapse is not Exhausted</source>
        <translation>Die genutzte Action; ein Squad, das sie nur verfallen ließ, ist nicht Exhausted</translation>
    </message>
    <message>
        <source>The way past models</source>
        <translation>Der Weg an Modellen vorbei</translation>
    </message>
    <message>
        <source>The way past terrain</source>
        <translation>Der Weg am Gelände vorbei</translation>
    </message>
    <message>
        <source>The weapon</source>
        <translation>Die Waffe</translation>
    </message>
    <message>
        <source>The whole squad</source>
        <translation>Das ganze Squad</translation>
    </message>
    <message>
        <source>The zone is all of the table within its depth of the edge, rounded past the ends</source>
        <translation>Die Zone ist alles vom Tisch innerhalb ihrer Tiefe von der Kante, über die Enden hinaus gerundet</translation>
    </message>
    <message>
        <source>The zone is the rectangle inward from the edge, cut off at its ends</source>
        <translation>Die Zone ist das Rechteck von der Kante nach innen, an ihren Enden abgeschnitten</translation>
    </message>
    <message>
        <source>The {called} quarter</source>
        <translation>Das Viertel {called}</translation>
    </message>
    <message>
        <source>The {called} quarter is {whose}: Supply wholly within it is {told}.</source>
        <translation>Das Viertel {called} ist in der Hand {whose}: Supply ganz darin: {told}.</translation>
    </message>
    <message>
        <source>The {down} {across} quarter of the table is empty</source>
        <translation>Das Viertel {down} {across} ist leer</translation>
    </message>
    <message>
        <source>The {name} quarter: {held}, {told}</source>
        <translation>Das Viertel {name}: {held}, {told}</translation>
    </message>
    <message>
        <source>The {phase} Phase is going on</source>
        <translation>Die {phase} Phase läuft</translation>
    </message>
    <message>
        <source>Their ways and where they would go, by each result of the die</source>
        <translation>Ihre Wege und wohin sie gingen, für jedes Ergebnis des Würfels</translation>
    </message>
    <message>
        <source>Then the sides take turns, one unit and one action each</source>
        <translation>Dann sind die Seiten abwechselnd dran, je eine Einheit und eine Aktion</translation>
    </message>
    <message>
        <source>There is no coherency in this game</source>
        <translation>In diesem Spiel gibt es keine Kohärenz</translation>
    </message>
    <message>
        <source>There is no prone, no facing, no reaction and no opportunity fire, so nothing asks for them</source>
        <translation>Es gibt kein Hinlegen, keinen Blick, keine Reaktion und kein Gelegenheitsfeuer, darum fragt nichts danach</translation>
    </message>
    <message>
        <source>There is no squad coherency in this game, so none is drawn.</source>
        <translation>In diesem Spiel gibt es keine Squad-Coherency, also wird keine gezeichnet.</translation>
    </message>
    <message>
        <source>There is no {what} here</source>
        <translation>{what} gibt es hier nicht</translation>
    </message>
    <message>
        <source>They have then acted this round</source>
        <translation>Sie haben dann in dieser Runde gehandelt</translation>
    </message>
    <message>
        <source>They trade places</source>
        <translation>Sie tauschen die Plätze</translation>
    </message>
    <message>
        <source>Third nearest</source>
        <translation>Drittnächster</translation>
    </message>
    <message>
        <source>This Action is at something</source>
        <translation>Diese Action richtet sich auf etwas</translation>
    </message>
    <message>
        <source>This Blessing</source>
        <translation>Dieses Blessing</translation>
    </message>
    <message>
        <source>This Move is at most {why}</source>
        <translation>Dieser Move beträgt höchstens {why}</translation>
    </message>
    <message>
        <source>This activation has been answered; {beside}</source>
        <translation>Diese Aktivierung ist beantwortet; {beside}</translation>
    </message>
    <message>
        <source>This activation of {other} has been answered</source>
        <translation>Diese Aktivierung von {other} wurde beantwortet</translation>
    </message>
    <message>
        <source>This arrival ends farther from every enemy</source>
        <translation>Diese Ankunft endet weiter weg von jedem Feind</translation>
    </message>
    <message>
        <source>This game, as the mission has it, holds no place at {what}</source>
        <translation>Dieses Spiel hat, wie die Mission es will, keinen Platz bei {what}</translation>
    </message>
    <message>
        <source>This group plays itself already</source>
        <translation>Diese Gruppe spielt sich bereits selbst</translation>
    </message>
    <message>
        <source>This mission</source>
        <translation>Diese Mission</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>This weapon reaches {limit}</source>
        <translation>Diese Waffe reicht {limit}</translation>
    </message>
    <message>
        <source>Threat range of {other}</source>
        <translation>Bedrohungsreichweite von {other}</translation>
    </message>
    <message>
        <source>Threat range of {subject}</source>
        <translation>Bedrohungsreichweite von {subject}</translation>
    </message>
    <message>
        <source>Threat ranges: to pass one without engaging provokes an attack; to stand in one does not</source>
        <translation>Bedrohungsreichweiten: an einer vorbeizugehen, ohne sich zu binden, gibt einen Angriff; in einer zu stehen nicht</translation>
    </message>
    <message>
        <source>Three downloads win, one a side each round; else the most at the end</source>
        <translation>Drei Downloads gewinnen, einer je Seite und Runde; sonst die meisten am Ende</translation>
    </message>
    <message>
        <source>Three steps win; an Interact adds one of the own or takes one of the enemy&apos;s</source>
        <translation>Drei Schritte gewinnen; ein Interact gibt einen eigenen dazu oder nimmt einen des Feindes</translation>
    </message>
    <message>
        <source>Three times the other&apos;s total brings a critical hit or a fumble</source>
        <translation>Das Dreifache der anderen Summe bringt einen kritischen Treffer oder einen Patzer</translation>
    </message>
    <message>
        <source>Three times the other&apos;s total or more spreads a Power, but for Focus and Swap</source>
        <translation>Dreimal die Summe des anderen oder mehr breitet eine Power aus, außer Focus und Swap</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Throw: {grenade}</source>
        <translation>Wurf: {grenade}</translation>
    </message>
    <message>
        <source>Tier up</source>
        <translation>Stufe höher</translation>
    </message>
    <message>
        <source>Time of day and conditions are found, faction sheets are swapped and missions rolled before lists are written</source>
        <translation>Tageszeit und Bedingungen werden ermittelt, Fraktionsbögen getauscht und Missionen gewürfelt, bevor Listen entstehen</translation>
    </message>
    <message>
        <source>Timed loot leaves as round 4 ends</source>
        <translation>Loot mit Frist geht, wenn Runde 4 endet</translation>
    </message>
    <message>
        <source>To be drafted</source>
        <translation>Noch zu draften</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>To the nearest edge</source>
        <translation>Zur nächsten Kante</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens and markers are measured to at their edge</source>
        <translation>Zu Token und Markern wird an ihrem Rand gemessen</translation>
    </message>
    <message>
        <source>Tokens are laid in free space on the table, passed, and not stood on</source>
        <translation>Token werden auf freien Platz auf dem Tisch gelegt, gequert und nicht betreten</translation>
    </message>
    <message>
        <source>Tokens are moved through and not stood on</source>
        <translation>Durch Tokens bewegt man sich hindurch und steht nicht darauf</translation>
    </message>
    <message>
        <source>Tokens return, Blessings are rolled anew</source>
        <translation>Token kommen zurück, Blessings werden neu gewürfelt</translation>
    </message>
    <message>
        <source>Told where a mission is read; a model on its own is taken for a leader</source>
        <translation>Gemeldet, wo eine Mission gelesen wird; ein Modell allein gilt als Anführer</translation>
    </message>
    <message>
        <source>Told, and left to the players; the limits are of 2017</source>
        <translation>Gemeldet und den Spielern überlassen; die Grenzen sind die von 2017</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>Münze werfen</translation>
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
        <source>Travel of the base</source>
        <translation>Weg der Base</translation>
    </message>
    <message>
        <source>Trodden down: {other}</source>
        <translation>Niedergetreten: {other}</translation>
    </message>
    <message>
        <source>True line of sight has heights and poses; arms and weapons don&apos;t count</source>
        <translation>Die wahre Sichtlinie hat Höhen und Posen; Arme und Waffen zählen nicht</translation>
    </message>
    <message>
        <source>True line of sight is looked along at the table</source>
        <translation>Die wahre Sichtlinie wird am Tisch geprüft</translation>
    </message>
    <message>
        <source>True line of sight: sight and cover are seen from above, past what the mission marks</source>
        <translation>Wahre Sichtlinie: Sicht und Deckung werden von oben gesehen, an dem vorbei, was die Mission angibt</translation>
    </message>
    <message>
        <source>Turned, degrees clockwise</source>
        <translation>Gedreht, Grad im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turns the deployment, before a model is set up</source>
        <translation>Dreht die Aufstellung, bevor ein Modell gestellt wird</translation>
    </message>
    <message>
        <source>Twice the defender&apos;s total or more does all the damage there is</source>
        <translation>Das Doppelte der Summe des Verteidigers oder mehr macht allen Schaden, den es gibt</translation>
    </message>
    <message>
        <source>Two Actions at most</source>
        <translation>Höchstens zwei Actions</translation>
    </message>
    <message>
        <source>Two Interacts sever the enemy&apos;s conduit, not while Engaged; the first lapses at the next round&apos;s start with no friend within 1″</source>
        <translation>Zwei Interacts durchtrennen die feindliche Leitung, nicht wer Engaged ist; das erste verfällt am Beginn der nächsten Runde ohne Freund innerhalb von 1″</translation>
    </message>
    <message>
        <source>Two friends within 1″</source>
        <translation>Zwei Freunde innerhalb von 1″</translation>
    </message>
    <message>
        <source>Two more pieces of terrain before deployment</source>
        <translation>Zwei Geländestücke mehr vor der Aufstellung</translation>
    </message>
    <message>
        <source>Two of the three zones of standard deployment lie on the side&apos;s long edge</source>
        <translation>Zwei der drei Zonen der normalen Aufstellung liegen an der langen Kante der Seite</translation>
    </message>
    <message>
        <source>Two round bases of one size are in Coherency when their centres are no farther apart than that distance</source>
        <translation>Zwei runde Bases einer Größe sind in Coherency, wenn ihre Mitten nicht weiter auseinander sind als diese Entfernung</translation>
    </message>
    <message>
        <source>Two squads of five, a hostile group and a Coworker group make 12 tokens; ten remain after Okafor and Roche</source>
        <translation>Zwei Squads zu fünft, eine Hostile-Gruppe und eine Coworker-Gruppe ergeben 12 Token; nach Okafor und Roche bleiben zehn</translation>
    </message>
    <message>
        <source>Two squads of five, three to six Coworkers, five Hostiles or more and five or six Loot Markers</source>
        <translation>Zwei Squads zu fünft, drei bis sechs Coworkers, fünf Hostiles oder mehr und fünf oder sechs Loot Markers</translation>
    </message>
    <message>
        <source>Typed in words</source>
        <translation>In Worten eingetippt</translation>
    </message>
    <message>
        <source>Typhoon: table, Entry Edges and markers</source>
        <translation>Typhoon: Tisch, Entry Edges und Marker</translation>
    </message>
    <message>
        <source>Under half of its Health a Veteran defends a tier higher</source>
        <translation>Unter der Hälfte seiner Health verteidigt ein Veteran eine Stufe höher</translation>
    </message>
    <message>
        <source>Undo gives fresh dice</source>
        <translation>Rückgängig gibt neue Würfel</translation>
    </message>
    <message>
        <source>Unengaged</source>
        <translation>Unengaged</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit and marker</source>
        <translation>Einheit und Marker</translation>
    </message>
    <message>
        <source>Units cost what the list says</source>
        <translation>Einheiten kosten, was die Liste sagt</translation>
    </message>
    <message>
        <source>Units in Reserve at the start of the final Scoring Phase count as destroyed, summoned ones apart</source>
        <translation>Einheiten, die am Beginn der letzten Scoring Phase in Reserve sind, zählen als zerstört, gerufene ausgenommen</translation>
    </message>
    <message>
        <source>Units of Size 2 and less don&apos;t cross a Force Field; one that is larger does, and it is removed before the others are set</source>
        <translation>Einheiten von Size 2 und weniger queren kein Force Field; eine größere tut es, und es wird entfernt, bevor die anderen gestellt werden</translation>
    </message>
    <message>
        <source>Units of Size 2 and less pass gaps of 1″, larger ones gaps of 3″</source>
        <translation>Einheiten von Size 2 und weniger kommen durch Lücken von 1″, größere durch Lücken von 3″</translation>
    </message>
    <message>
        <source>Units on the table that did not act when their side passes get the marker all the same; those in Reserve don&apos;t</source>
        <translation>Einheiten auf dem Tisch, die nicht gehandelt haben, wenn ihre Seite passt, bekommen den Marker dennoch; die in Reserve nicht</translation>
    </message>
    <message>
        <source>Units that were Engaged with anyone when the phase began</source>
        <translation>Einheiten, die zu Beginn der Phase mit irgendwem Engaged waren</translation>
    </message>
    <message>
        <source>Units this phase</source>
        <translation>Einheiten in dieser Phase</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Up to 6″ earn no bonus</source>
        <translation>Bis 6″ gibt es keinen Bonus</translation>
    </message>
    <message>
        <source>Up to four times its Discipline</source>
        <translation>Bis zum Vierfachen seiner Discipline</translation>
    </message>
    <message>
        <source>Up to the LONG RANGE of a weapon it is 1 harder to hit</source>
        <translation>Bis zur LONG RANGE einer Waffe ist es 1 schwerer zu treffen</translation>
    </message>
    <message>
        <source>Up to three times its Discipline</source>
        <translation>Bis zum Dreifachen seiner Discipline</translation>
    </message>
    <message>
        <source>Up to twice its Discipline</source>
        <translation>Bis zum Doppelten seiner Discipline</translation>
    </message>
    <message>
        <source>Up to {moves}, {hint}</source>
        <translation>Bis zu {moves}, {hint}</translation>
    </message>
    <message>
        <source>Upon one and the same thing the active side reacts first; whether it is the same is left to you</source>
        <translation>Auf ein und dasselbe reagiert die aktive Seite zuerst; ob es dasselbe ist, bleibt dir überlassen</translation>
    </message>
    <message>
        <source>VP are added up as the Mission Card says</source>
        <translation>VP werden zusammengezählt, wie die Missionskarte sagt</translation>
    </message>
    <message>
        <source>VP are scored as the Mission Card says</source>
        <translation>VP gibt es, wie die Missionskarte sagt</translation>
    </message>
    <message>
        <source>VP of {subject}</source>
        <translation>VP von {subject}</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wait</translation>
    </message>
    <message>
        <source>Wall Set 1 as it is measured</source>
        <translation>Wall Set 1, wie gemessen</translation>
    </message>
    <message>
        <source>Wall Set 2 as it is measured</source>
        <translation>Wall Set 2, wie gemessen</translation>
    </message>
    <message>
        <source>Wall Set 3 as it is measured</source>
        <translation>Wall Set 3, wie gemessen</translation>
    </message>
    <message>
        <source>Wall Set 4, an L, as it is measured</source>
        <translation>Wall Set 4, ein L, wie gemessen</translation>
    </message>
    <message>
        <source>Wall Set 5, an L, as it is measured</source>
        <translation>Wall Set 5, ein L, wie gemessen</translation>
    </message>
    <message>
        <source>Wall Set 6 as it is measured</source>
        <translation>Wall Set 6, wie gemessen</translation>
    </message>
    <message>
        <source>Warp Gate</source>
        <translation>Warp Gate</translation>
    </message>
    <message>
        <source>Warp Prism</source>
        <translation>Warp Prism</translation>
    </message>
    <message>
        <source>Wave Callers Summon on a 5: once a round a cluster of three or more within 1″ adds two Flickers less than it counts, over 1″ apart</source>
        <translation>Wave Callers haben Summon bei einer 5: einmal je Runde bringt ein Haufen von drei oder mehr innerhalb von 1″ zwei Flickers weniger, als er zählt, über 1″ auseinander</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Waves come by</source>
        <translation>Wellen kommen</translation>
    </message>
    <message>
        <source>Waves come from</source>
        <translation>Wellen kommen von</translation>
    </message>
    <message>
        <source>Way of {subject}</source>
        <translation>Weg von {subject}</translation>
    </message>
    <message>
        <source>Ways round could not be worked out here: only straight lines are drawn and offered</source>
        <translation>Umwege ließen sich hier nicht berechnen: nur gerade Linien werden gezeichnet und angeboten</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>What C4.1 says first</source>
        <translation>Was C4.1 zuerst sagt</translation>
    </message>
    <message>
        <source>What a Blast or Flamer template covers, whose size no public text gives: the dice and all casualties are typed in, friend and foe</source>
        <translation>Was eine Schablone Blast oder Flamer bedeckt, deren Größe kein öffentlicher Text nennt: die Würfel und alle Verluste werden eingetippt, Freund und Feind</translation>
    </message>
    <message>
        <source>What a Search finds, and results that are typed in</source>
        <translation>Was ein Search findet, und Ergebnisse, die eingetippt werden</translation>
    </message>
    <message>
        <source>What a Search finds, critical hits and fumbles: their tables are not kept here, so roll on them by your rules and type in what came of it</source>
        <translation>Was ein Search findet, kritische Treffer und Patzer: ihre Tabellen liegen hier nicht vor, also würfle nach deinen Regeln und gib ein, was herauskam</translation>
    </message>
    <message>
        <source>What a hostile&apos;s Power is rolled with</source>
        <translation>Womit die Power eines Hostile gewürfelt wird</translation>
    </message>
    <message>
        <source>What a model wears adds to its Move or takes from it</source>
        <translation>Was ein Modell trägt, gibt seinem Move dazu oder nimmt davon</translation>
    </message>
    <message>
        <source>What a reaction uses drops by 1 in the generation of 2018 and later; what diving uses is not public</source>
        <translation>Was eine Reaktion nutzt, sinkt in der Fassung von 2018 und später um 1; was das In-Deckung-Werfen nutzt, ist nicht öffentlich</translation>
    </message>
    <message>
        <source>What a turn costs</source>
        <translation>Was eine Drehung kostet</translation>
    </message>
    <message>
        <source>What abilities do to dice alone is typed in</source>
        <translation>Was Fähigkeiten allein an Würfeln ändern, wird eingetippt</translation>
    </message>
    <message>
        <source>What abilities do to dice alone is typed in, with its name: dice more or fewer, another roll to hit or to save, more damage</source>
        <translation>Was Fähigkeiten nur mit Würfeln machen, wird mit ihrem Namen eingetippt: mehr oder weniger Würfel, ein anderer Wurf zum Treffen oder Retten, mehr Schaden</translation>
    </message>
    <message>
        <source>What bars smaller units is gone once a larger one has come over it</source>
        <translation>Was kleinere Einheiten aufhält, ist weg, sobald eine größere darübergekommen ist</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was dabei herauskam</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>What diving for cover gives is not public</source>
        <translation>Was das In-Deckung-Gehen gibt, ist nicht öffentlich</translation>
    </message>
    <message>
        <source>What each die gave stands in the panel at the left.</source>
        <translation>Was jeder Würfel ergab, steht im Feld links.</translation>
    </message>
    <message>
        <source>What exhausts a squad, in the generation of 2017</source>
        <translation>Was ein Squad erschöpft, in der Fassung von 2017</translation>
    </message>
    <message>
        <source>What flies goes straight, past terrain, models and elevations</source>
        <translation>Was fliegt, geht gerade, an Gelände, Modellen und Höhen vorbei</translation>
    </message>
    <message>
        <source>What flies is never Engaged</source>
        <translation>Was fliegt, ist nie Engaged</translation>
    </message>
    <message>
        <source>What flies knows no gaps</source>
        <translation>Was fliegt, kennt keine Lücken</translation>
    </message>
    <message>
        <source>What flies over grass leaves it</source>
        <translation>Was über Gras fliegt, lässt es stehen</translation>
    </message>
    <message>
        <source>What goes by a token needs one that lies there</source>
        <translation>Was von einem Token ausgeht, braucht einen, der dort liegt</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>What has no Speed is not moved by anything</source>
        <translation>Was keinen Speed hat, wird durch nichts bewegt</translation>
    </message>
    <message>
        <source>What has not been rolled is lost with the activation</source>
        <translation>Was nicht gewürfelt ist, verfällt mit der Aktivierung</translation>
    </message>
    <message>
        <source>What hides a model charged or shot at in reaction</source>
        <translation>Was ein Modell verbirgt, gegen das in Reaktion ein Charge oder Schuss geht</translation>
    </message>
    <message>
        <source>What holds while something is within a distance is looked at as an action begins and as it ends</source>
        <translation>Was gilt, solange etwas innerhalb einer Entfernung ist, wird geprüft, wenn eine Aktion beginnt und wenn sie endet</translation>
    </message>
    <message>
        <source>What hostiles see is worked out from above; lines that only graze are told and left to you</source>
        <translation>Was Hostiles sehen, wird von oben berechnet; Linien, die nur streifen, werden genannt und sind dir überlassen</translation>
    </message>
    <message>
        <source>What is Large needs gaps of 3″ and removes flat pieces in its way</source>
        <translation>Was Large ist, braucht Lücken von 3″ und entfernt flache Stücke in seinem Weg</translation>
    </message>
    <message>
        <source>What is Large removes flat pieces that nobody stands on where it crosses them or ends on them</source>
        <translation>Was Large ist, entfernt flache Stücke, auf denen niemand steht, wo es sie quert oder auf ihnen endet</translation>
    </message>
    <message>
        <source>What is a direct path</source>
        <translation>Was ein direkter Weg ist</translation>
    </message>
    <message>
        <source>What is destroyed does not act</source>
        <translation>Was zerstört ist, handelt nicht</translation>
    </message>
    <message>
        <source>What is done by hand is not judged; its results are typed in</source>
        <translation>Was von Hand geschieht, wird nicht beurteilt; seine Ergebnisse werden eingetippt</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>Was gefunden wird</translation>
    </message>
    <message>
        <source>What is in the way is gone round on the shortest way</source>
        <translation>Was im Weg ist, wird auf dem kürzesten Weg umgangen</translation>
    </message>
    <message>
        <source>What is left of it is lost</source>
        <translation>Was davon übrig ist, verfällt</translation>
    </message>
    <message>
        <source>What is open now is listed at the left, each with its key. Roll for the first turn with R.</source>
        <translation>Was jetzt möglich ist, steht links, jedes mit seiner Taste. Würfle mit R um den ersten Zug.</translation>
    </message>
    <message>
        <source>What is seen, and who is in Melee</source>
        <translation>Was gesehen wird, und wer im Nahkampf steht</translation>
    </message>
    <message>
        <source>What is seen, and whose held Action covers it</source>
        <translation>Was gesehen wird, und wessen gehaltene Action es deckt</translation>
    </message>
    <message>
        <source>What it carries</source>
        <translation>Was es trägt</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Wofür es ist</translation>
    </message>
    <message>
        <source>What it takes along</source>
        <translation>Was es mitnimmt</translation>
    </message>
    <message>
        <source>What it was, and how it came out</source>
        <translation>Was es war und wie es ausging</translation>
    </message>
    <message>
        <source>What it wears lets it; type in what they show</source>
        <translation>Was es trägt, erlaubt es; tipp ein, was sie zeigen</translation>
    </message>
    <message>
        <source>What its card says</source>
        <translation>Was seine Karte sagt</translation>
    </message>
    <message>
        <source>What its table has it do</source>
        <translation>Was seine Tabelle verlangt</translation>
    </message>
    <message>
        <source>What lasts</source>
        <translation>Was andauert</translation>
    </message>
    <message>
        <source>What lasts adds to a Move or takes from it, Adrenaline until the round ends</source>
        <translation>Was dauert, gibt einem Move dazu oder nimmt davon, Adrenaline, bis die Runde endet</translation>
    </message>
    <message>
        <source>What lasts is shown until its time is over; only a change of Move is counted</source>
        <translation>Was andauert, wird gezeigt, bis seine Zeit um ist; mitgerechnet wird nur eine Änderung des Move</translation>
    </message>
    <message>
        <source>What lasts until the end of the round lapses with it</source>
        <translation>Was bis zum Ende der Runde dauert, verfällt mit ihr</translation>
    </message>
    <message>
        <source>What loses an Aim, beside moving</source>
        <translation>Was ein Aim verliert, außer Bewegung</translation>
    </message>
    <message>
        <source>What no public text gives</source>
        <translation>Was kein öffentlicher Text gibt</translation>
    </message>
    <message>
        <source>What other Coworkers see in a Hostile one</source>
        <translation>Was andere Coworkers in einem Hostile sehen</translation>
    </message>
    <message>
        <source>What stands in the line of a move {course} is gone round by the shortest way</source>
        <translation>Was in der Linie einer Bewegung {course} steht, wird auf dem kürzesten Weg umgangen</translation>
    </message>
    <message>
        <source>What stands on a piece gains its Size, and so does a piece</source>
        <translation>Was auf einem Stück steht, gewinnt dessen Size, und ein Stück ebenso</translation>
    </message>
    <message>
        <source>What takes off an Activation Marker is for a unit that bears one of this phase</source>
        <translation>Was einen Activation Marker nimmt, gilt einer Einheit, die einen aus dieser Phase trägt</translation>
    </message>
    <message>
        <source>What the Hostiles will do</source>
        <translation>Was die Hostiles tun werden</translation>
    </message>
    <message>
        <source>What the group does</source>
        <translation>Was die Gruppe tut</translation>
    </message>
    <message>
        <source>What the model looked at sees (pick a Hostile for its view), and where the one in the hand may go</source>
        <translation>Was das betrachtete Modell sieht (für ihre Sicht einen Hostile wählen), und wohin das in der Hand darf</translation>
    </message>
    <message>
        <source>What the template covers</source>
        <translation>Was die Schablone bedeckt</translation>
    </message>
    <message>
        <source>What the terrain guide counts</source>
        <translation>Was die Aufbauhilfe zählt</translation>
    </message>
    <message>
        <source>What the texts leave open</source>
        <translation>Was die Texte offen lassen</translation>
    </message>
    <message>
        <source>What the token does</source>
        <translation>Was der Token tut</translation>
    </message>
    <message>
        <source>What the upgrades cost is not counted: no text gives it</source>
        <translation>Was die Aufwertungen kosten, ist nicht gezählt: kein Text sagt es</translation>
    </message>
    <message>
        <source>What was kept is damaged; {orders} of its orders could be read.</source>
        <translation>Was aufbewahrt wurde, ist beschädigt; {orders} der Befehle darin ließen sich lesen.</translation>
    </message>
    <message>
        <source>What you do otherwise becomes a branch of its own; nothing is lost.</source>
        <translation>Was du anders machst, wird ein eigener Zweig; verloren geht nichts.</translation>
    </message>
    <message>
        <source>What {subject} is after asks for {wanted} friends within {limit}</source>
        <translation>Worauf {subject} aus ist, verlangt {wanted} Freunde innerhalb von {limit}</translation>
    </message>
    <message>
        <source>Whatever you do is judged by the same rules, at every move of the mouse.</source>
        <translation>Was du auch tust, wird nach denselben Regeln beurteilt, bei jeder Bewegung der Maus.</translation>
    </message>
    <message>
        <source>When a Boss goes out every friend at once tests Wits against 2d6 or flees, and tests again as each activation begins</source>
        <translation>Wenn ein Boss ausfällt, prüft jeder Freund sofort Wits gegen 2d6 oder flieht, und prüft wieder, wenn eine Aktivierung beginnt</translation>
    </message>
    <message>
        <source>When it is done</source>
        <translation>Wann es geschieht</translation>
    </message>
    <message>
        <source>When reserves arrive (not from the rulebook)</source>
        <translation>Wann Reserven kommen (nicht aus dem Regelbuch)</translation>
    </message>
    <message>
        <source>When reserves arrive is not public: in any Game Round, or from the second on where it is set so</source>
        <translation>Wann Reserven ankommen, ist nicht öffentlich: in jeder Game Round, oder ab der zweiten, wo es so eingestellt ist</translation>
    </message>
    <message>
        <source>When the model with the highest Command leaves play, fewer squads can be activated at once; what has been spent stays spent, by a setting</source>
        <translation>Wenn das Modell mit dem höchsten Command das Spiel verlässt, können auf einmal weniger Squads aktiviert werden; was ausgegeben ist, bleibt es, nach einer Einstellung</translation>
    </message>
    <message>
        <source>Where a unit is on creep</source>
        <translation>Wo eine Einheit auf Creep ist</translation>
    </message>
    <message>
        <source>Where both sides react to the same thing the active side reacts first; reactions of dice to one roll are marked where it did not</source>
        <translation>Wo beide Seiten auf dasselbe reagieren, reagiert die aktive Seite zuerst; Reaktionen der Würfel auf einen Wurf sind bezeichnet, wo sie es nicht tat</translation>
    </message>
    <message>
        <source>Where enemies are Engaged, and the odds of getting there</source>
        <translation>Wo Gegner Engaged sind, und die Chance, dahin zu kommen</translation>
    </message>
    <message>
        <source>Where it arrives from</source>
        <translation>Woher sie ankommt</translation>
    </message>
    <message>
        <source>Where it ends</source>
        <translation>Wo er endet</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin es geht</translation>
    </message>
    <message>
        <source>Where it is put down</source>
        <translation>Wo er abgelegt wird</translation>
    </message>
    <message>
        <source>Where it lands</source>
        <translation>Wo sie landet</translation>
    </message>
    <message>
        <source>Where its leader finds no such end, nothing moves, the leader is lost, and the activation ends</source>
        <translation>Wo ihr Leader kein solches Ende findet, bewegt sich nichts, der Leader ist verloren, und die Aktivierung endet</translation>
    </message>
    <message>
        <source>Where markers are fought for, and with what</source>
        <translation>Wo um Marker gekämpft wird, und womit</translation>
    </message>
    <message>
        <source>Where models count, and whose each place is</source>
        <translation>Wo Modelle zählen, und wem jeder Ort gehört</translation>
    </message>
    <message>
        <source>Where nothing else is said that is at a round&apos;s start by a random edge nobody deploys on</source>
        <translation>Wo nichts anderes gesagt ist, ist das am Beginn einer Runde an einer zufälligen Kante, an der niemand aufstellt</translation>
    </message>
    <message>
        <source>Where only grazing lines lead to a target the players look for themselves</source>
        <translation>Wo nur streifende Linien zu einem Ziel führen, sehen die Spieler selbst nach</translation>
    </message>
    <message>
        <source>Where reserves come in</source>
        <translation>Wo Reserven hereinkommen</translation>
    </message>
    <message>
        <source>Where smoke hides whoever is in it and behind it</source>
        <translation>Wo Rauch verdeckt, wer in ihm und hinter ihm ist</translation>
    </message>
    <message>
        <source>Where the Leading Model can&apos;t get clear it is removed</source>
        <translation>Wo das Leading Model nicht freikommt, wird es entfernt</translation>
    </message>
    <message>
        <source>Where the dice send it</source>
        <translation>Wohin die Würfel es schicken</translation>
    </message>
    <message>
        <source>Where the model in the hand may go and stop, and the bonus it earns on the way</source>
        <translation>Wohin das Modell in der Hand darf und wo es stehen bleiben darf, und der Bonus, den es unterwegs verdient</translation>
    </message>
    <message>
        <source>Where the model in the hand may go and stop, and what keeps it from there</source>
        <translation>Wohin das Modell in der Hand darf und wo es stehen bleiben darf, und was es davon abhält</translation>
    </message>
    <message>
        <source>Where the model in the hand may go and stop, and whom it would fight there</source>
        <translation>Wohin das Modell in der Hand darf und wo es stehen bleiben darf, und gegen wen es dort kämpfen würde</translation>
    </message>
    <message>
        <source>Where the one in the hand would end base to base, and who answers on the way</source>
        <translation>Wo das Modell in der Hand Base an Base enden würde, und wer unterwegs antwortet</translation>
    </message>
    <message>
        <source>Where the path begins</source>
        <translation>Wo der Weg beginnt</translation>
    </message>
    <message>
        <source>Where the quick reference differs on a table, Inhuman Resources is played</source>
        <translation>Wo die Kurzübersicht bei einer Tabelle abweicht, gilt Inhuman Resources</translation>
    </message>
    <message>
        <source>Where the rest of the squad has to be</source>
        <translation>Wo der Rest des Trupps sein muss</translation>
    </message>
    <message>
        <source>Where the rest of the unit has to be about its Leading Model</source>
        <translation>Wo der Rest der Einheit um sein Leading Model sein muss</translation>
    </message>
    <message>
        <source>Where things lie</source>
        <translation>Wo die Dinge liegen</translation>
    </message>
    <message>
        <source>Where waves come from</source>
        <translation>Woher Wellen kommen</translation>
    </message>
    <message>
        <source>Where: click on the table</source>
        <translation>Wo: auf den Tisch klicken</translation>
    </message>
    <message>
        <source>Whether a base may hang over a rim</source>
        <translation>Ob eine Base über eine Kante ragen darf</translation>
    </message>
    <message>
        <source>Whether a bonus counts the whole way or the inches from start to rest is not settled: all that was gone, by a setting from start to rest</source>
        <translation>Ob ein Bonus den ganzen Weg oder die Zoll vom Anfang bis zum Halt zählt, ist nicht geklärt: alles Gegangene, nach einer Einstellung vom Anfang bis zum Halt</translation>
    </message>
    <message>
        <source>Whether a way back counts is not said; in doubt the text of 2016 measures from start to rest</source>
        <translation>Ob ein Weg zurück zählt, ist nicht gesagt; im Zweifel misst der Text von 2016 vom Anfang bis zum Halt</translation>
    </message>
    <message>
        <source>Whether an attack so provoked takes a held Action and Command Value is not said: with them it is a reaction here, without them it is for the players, who type in what it took</source>
        <translation>Ob ein so gegebener Angriff eine gehaltene Action und Command Value kostet, ist nicht gesagt: mit ihnen ist er hier eine Reaktion, ohne sie klären ihn die Spieler, die eintippen, was er nahm</translation>
    </message>
    <message>
        <source>Whether and how a squad leaves melee or closes up in it is for the players; no public text gives it</source>
        <translation>Ob und wie ein Squad den Nahkampf verlässt oder darin aufrückt, klären die Spieler; kein öffentlicher Text sagt es</translation>
    </message>
    <message>
        <source>Whether heights, windows or models in between hide the model charged is for the players</source>
        <translation>Ob Höhen, Fenster oder Modelle dazwischen das Modell verdecken, gegen das der Charge geht, klären die Spieler</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welches</translation>
    </message>
    <message>
        <source>Which tactical cards a side has</source>
        <translation>Welche Taktikkarten eine Seite hat</translation>
    </message>
    <message>
        <source>Which unit Supply Depot and Domineering Presence help is typed in as a status; it counts one more on markers until the round ends</source>
        <translation>Welcher Einheit Supply Depot und Domineering Presence helfen, wird als Status eingetippt; sie zählt auf Markern eins mehr, bis die Runde endet</translation>
    </message>
    <message>
        <source>Which upgrades a unit has where the mission does not say it</source>
        <translation>Welche Upgrades eine Einheit hat, wo die Mission es nicht sagt</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who Casts it</source>
        <translation>Wer es castet</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Wer handelt</translation>
    </message>
    <message>
        <source>Who acts is drawn from one shared bag. The panel shows what is in it and the odds. Draw a token with D, or tell which one came out of a real bag.</source>
        <translation>Wer handelt, wird aus einem gemeinsamen Beutel gezogen. Das Feld zeigt, was darin ist, und die Chancen. Zieh mit D einen Token, oder sag, welcher aus einem echten Beutel kam.</translation>
    </message>
    <message>
        <source>Who arrives 1″ or more apart</source>
        <translation>Wer 1″ oder mehr auseinander ankommt</translation>
    </message>
    <message>
        <source>Who begins the first Game Round is not public: a roll-off decides, by a setting with or without Command, and ties roll again</source>
        <translation>Wer die erste Game Round beginnt, ist nicht öffentlich: ein Roll-off entscheidet, nach einer Einstellung mit oder ohne Command, und Gleichstände würfeln neu</translation>
    </message>
    <message>
        <source>Who can reach whom</source>
        <translation>Wer wen erreichen kann</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Wer herausfordert</translation>
    </message>
    <message>
        <source>Who controls it</source>
        <translation>Wer es kontrolliert</translation>
    </message>
    <message>
        <source>Who crowds a claustrophobic Coworker</source>
        <translation>Wer einen klaustrophobischen Coworker bedrängt</translation>
    </message>
    <message>
        <source>Who else is hit</source>
        <translation>Wer noch getroffen wird</translation>
    </message>
    <message>
        <source>Who falls first</source>
        <translation>Wer zuerst fällt</translation>
    </message>
    <message>
        <source>Who flees goes to the nearest edge and stops there</source>
        <translation>Wer flieht, geht zur nächsten Kante und hält dort</translation>
    </message>
    <message>
        <source>Who gathers or claims is within 3″ of the marker&apos;s edge</source>
        <translation>Wer Gather oder Claim macht, ist innerhalb von 3″ um den Rand des Markers</translation>
    </message>
    <message>
        <source>Who goes out</source>
        <translation>Wer ausfällt</translation>
    </message>
    <message>
        <source>Who has found contaminated loot loses 1 Health a round: as it ends, or as a setting has it as the next begins</source>
        <translation>Wer verseuchtes Loot gefunden hat, verliert 1 Health je Runde: wenn sie endet, oder je nach Einstellung, wenn die nächste beginnt</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Wer es hat</translation>
    </message>
    <message>
        <source>Who hits may push the target straight away, as far as its weapon says</source>
        <translation>Wer trifft, darf das Ziel gerade wegstoßen, so weit seine Waffe sagt</translation>
    </message>
    <message>
        <source>Who hits with a weapon that knocks back may push the target as far as that weapon does, until the activation ends</source>
        <translation>Wer mit einer Waffe trifft, die zurückstößt, darf das Ziel so weit stoßen wie diese Waffe, bis die Aktivierung endet</translation>
    </message>
    <message>
        <source>Who is left of a charge that was answered on its way may fall short; no public text says what then</source>
        <translation>Wer von einem unterwegs beantworteten Charge übrig ist, kommt vielleicht nicht an; kein öffentlicher Text sagt, was dann gilt</translation>
    </message>
    <message>
        <source>Who is pushed</source>
        <translation>Wer gestoßen wird</translation>
    </message>
    <message>
        <source>Who is recalled</source>
        <translation>Wer zurückgerufen wird</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Wer führt</translation>
    </message>
    <message>
        <source>Who leads a move Directly Away</source>
        <translation>Wer eine Bewegung Directly Away führt</translation>
    </message>
    <message>
        <source>Who may be moved through</source>
        <translation>Durch wen man sich bewegen darf</translation>
    </message>
    <message>
        <source>Who may be passed through</source>
        <translation>Durch wen man hindurchgehen darf</translation>
    </message>
    <message>
        <source>Who may be passed through is a setting; no public text gives it</source>
        <translation>Durch wen man hindurchgehen darf, ist eine Einstellung; kein öffentlicher Text sagt es</translation>
    </message>
    <message>
        <source>Who of the group goes first</source>
        <translation>Wer aus der Gruppe zuerst handelt</translation>
    </message>
    <message>
        <source>Who reacts first</source>
        <translation>Wer zuerst reagiert</translation>
    </message>
    <message>
        <source>Who sees whom</source>
        <translation>Wer wen sieht</translation>
    </message>
    <message>
        <source>Who sets down first, and how near to the enemy, is for the players; no public text gives it</source>
        <translation>Wer zuerst aufstellt und wie nah am Feind, klären die Spieler; kein öffentlicher Text sagt es</translation>
    </message>
    <message>
        <source>Who stands within Engagement Range fights, and who touches such a model of its unit supports</source>
        <translation>Wer innerhalb der Engagement Range steht, kämpft, und wer ein solches Modell der eigenen Einheit berührt, unterstützt</translation>
    </message>
    <message>
        <source>Who won the roll-off gives the First Player Marker to a side; to Terran, say (1).</source>
        <translation>Wer das Auswürfeln gewonnen hat, gibt den First Player Marker einer Seite; etwa Terran (1).</translation>
    </message>
    <message>
        <source>Whoever carries it loses Health each round; lift the effect when it is laid down</source>
        <translation>Wer es trägt, verliert jede Runde Health; hebe die Wirkung auf, wenn es abgelegt wird</translation>
    </message>
    <message>
        <source>Whoever finishes all activations first, those of squads that arrive with them, has the first turn of the next Game Round</source>
        <translation>Wer alle Aktivierungen zuerst beendet, die der darin ankommenden Squads auch, hat den ersten Zug der nächsten Game Round</translation>
    </message>
    <message>
        <source>Whoever moves more than {range} from an enemy without Disengage gives it a free attack</source>
        <translation>Wer sich ohne Disengage mehr als {range} von einem Feind wegbewegt, gibt ihm einen Free Attack</translation>
    </message>
    <message>
        <source>Wholly within: all of a base is, and a unit is where every model is</source>
        <translation>Ganz innerhalb: alles von einer Base ist es, und eine Einheit ist es, wo jedes Modell es ist</translation>
    </message>
    <message>
        <source>Whom a hostile attacks</source>
        <translation>Wen ein Hostile angreift</translation>
    </message>
    <message>
        <source>Whose ability</source>
        <translation>Wessen Fähigkeit</translation>
    </message>
    <message>
        <source>Whose conduit</source>
        <translation>Wessen Conduit</translation>
    </message>
    <message>
        <source>Whose decision</source>
        <translation>Wessen Entscheidung</translation>
    </message>
    <message>
        <source>Whose it is stands in the panel at the left.</source>
        <translation>Wessen er ist, steht in der Leiste links.</translation>
    </message>
    <message>
        <source>Whose model</source>
        <translation>Wessen Modell</translation>
    </message>
    <message>
        <source>Whose model rolls</source>
        <translation>Wessen Modell würfelt</translation>
    </message>
    <message>
        <source>Whose squad</source>
        <translation>Wessen Squad</translation>
    </message>
    <message>
        <source>Whose token is out</source>
        <translation>Wessen Token draußen ist</translation>
    </message>
    <message>
        <source>Whose unit</source>
        <translation>Wessen Einheit</translation>
    </message>
    <message>
        <source>Whose zones lie where, and the edges that units come in by</source>
        <translation>Wessen Zonen wo liegen, und die Kanten, über die Einheiten kommen</translation>
    </message>
    <message>
        <source>Why it stops there</source>
        <translation>Warum es dort hält</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Willpower</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>With Tunneling Claws it moves and runs Burrowed, through other bases, though through no Force Field</source>
        <translation>Mit Tunneling Claws bewegt sie sich und macht Run als Burrowed, durch andere Bases, doch durch kein Force Field</translation>
    </message>
    <message>
        <source>With a Grapple the first 3″ of a climb cost nothing, unless set otherwise</source>
        <translation>Mit einem Grapple kosten die ersten 3″ eines Aufstiegs nichts, wenn nicht anders eingestellt</translation>
    </message>
    <message>
        <source>With a Mask a model defends a tier higher against what is Toxic</source>
        <translation>Mit einer Mask verteidigt ein Modell gegen alles, was Toxic ist, eine Stufe höher</translation>
    </message>
    <message>
        <source>With no room nearer the unit ends Out of Coherency, and contests no marker</source>
        <translation>Ohne näheren Platz endet die Einheit Out of Coherency und macht keinen Marker streitig</translation>
    </message>
    <message>
        <source>With no zone at an edge every squad stands on the table or stays in reserve</source>
        <translation>Ohne Zone an einer Kante steht jedes Squad auf dem Tisch oder bleibt in Reserve</translation>
    </message>
    <message>
        <source>With something within {interact_range}</source>
        <translation>Mit etwas innerhalb von {interact_range}</translation>
    </message>
    <message>
        <source>With that advantage hostiles attack the Aggressor&apos;s models, where they can, until round 3</source>
        <translation>Mit diesem Vorteil greifen Hostiles die Modelle des Aggressor an, wo sie können, bis Runde 3</translation>
    </message>
    <message>
        <source>With that advantage the Defender deploys after all of the Aggressor&apos;s models</source>
        <translation>Mit diesem Vorteil stellt der Defender nach allen Modellen des Aggressor auf</translation>
    </message>
    <message>
        <source>With that advantage the Defender&apos;s Boss defends a tier higher</source>
        <translation>Mit diesem Vorteil verteidigt der Boss des Defender eine Stufe höher</translation>
    </message>
    <message>
        <source>With that advantage the first wave comes a round later</source>
        <translation>Mit diesem Vorteil kommt die erste Welle eine Runde später</translation>
    </message>
    <message>
        <source>Within 1″ of an enemy a model is in the Fighting Rank; base to base with one of those, in the Supporting Rank</source>
        <translation>Innerhalb von 1″ eines Feindes ist ein Modell im Fighting Rank; Base an Base mit einem davon im Supporting Rank</translation>
    </message>
    <message>
        <source>Within its Speed of the Entry Edge</source>
        <translation>Innerhalb ihres Speed von der Entry Edge</translation>
    </message>
    <message>
        <source>Within reach</source>
        <translation>In Reichweite</translation>
    </message>
    <message>
        <source>Within reach of {other}</source>
        <translation>In Reichweite von {other}</translation>
    </message>
    <message>
        <source>Within: some of a base is, and a unit is where any of its models is</source>
        <translation>Innerhalb: etwas von einer Base ist es, und eine Einheit ist es, wo irgendeines ihrer Modelle es ist</translation>
    </message>
    <message>
        <source>Without Tactical Mass a unit that Disengaged doesn&apos;t Charge in the same round</source>
        <translation>Ohne Tactical Mass macht eine Einheit nach einem Disengage in derselben Runde keinen Charge</translation>
    </message>
    <message>
        <source>Without Tactical Mass a unit that Disengaged doesn&apos;t shoot in the same round</source>
        <translation>Ohne Tactical Mass schießt eine Einheit nach einem Disengage in derselben Runde nicht</translation>
    </message>
    <message>
        <source>Without Tactical Mass, more Supply than those it leaves, it neither shoots nor charges in the coming Assault Phase</source>
        <translation>Ohne Tactical Mass, mehr Supply als die Verlassenen, schießt sie in der kommenden Assault Phase nicht und macht keinen Charge</translation>
    </message>
    <message>
        <source>Without a melee weapon a model fights with its hands or what is at hand, two tiers down</source>
        <translation>Ohne Nahkampfwaffe kämpft ein Modell mit den Händen oder dem, was da ist, zwei Stufen niedriger</translation>
    </message>
    <message>
        <source>Without cover in reach it backs off from its nearest enemy</source>
        <translation>Ohne Deckung in Reichweite weicht es vor seinem nächsten Feind zurück</translation>
    </message>
    <message>
        <source>Without sight of the target&apos;s body it is not shot at; seen here from above, past what the mission marks</source>
        <translation>Ohne Sicht auf den Körper des Ziels wird nicht darauf geschossen; hier von oben gesehen, an dem vorbei, was die Mission angibt</translation>
    </message>
    <message>
        <source>Wits</source>
        <translation>Wits</translation>
    </message>
    <message>
        <source>Wits, as a Broadcaster&apos;s tests</source>
        <translation>Wits, wie die Tests eines Broadcasters</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Wounds of {subject}</source>
        <translation>Wounds von {subject}</translation>
    </message>
    <message>
        <source>Wounds, below 0 heals</source>
        <translation>Wunden, unter 0 heilt</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Zealot</translation>
    </message>
    <message>
        <source>Zealot: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Zealot: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Zealous Charge</source>
        <translation>Zealous Charge</translation>
    </message>
    <message>
        <source>Zealous Charge adds 2″ of Speed</source>
        <translation>Zealous Charge gibt 2″ Speed dazu</translation>
    </message>
    <message>
        <source>Zeratul, whose weapons no text gives: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Zeratul, dessen Waffen kein Text nennt: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Zergling: base, Size, Speed, HP, saves, Supply and ranges</source>
        <translation>Zergling: Base, Size, Speed, HP, Rettungswürfe, Supply und Reichweiten</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zone of Influence</source>
        <translation>Zone of Influence</translation>
    </message>
    <message>
        <source>Zone of Influence and entry</source>
        <translation>Zone of Influence und Eintritt</translation>
    </message>
    <message>
        <source>Zone {number}</source>
        <translation>Zone {number}</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Zones 1 to 3 lie along the own edge, counted from the own left, 4 to 6 before them; a side that names no long edge has the one opposite the other side&apos;s</source>
        <translation>Die Zonen 1 bis 3 liegen an der eigenen Kante, von der eigenen Linken gezählt, 4 bis 6 davor; eine Seite, die keine lange Kante nennt, hat die gegenüber der anderen Seite</translation>
    </message>
    <message>
        <source>Zones 7 and 8 lie in the Area of Conflict; they are read as lying before 4 and 6, as large as these, and a die may name a zone of the own edge or the one that was chosen</source>
        <translation>Die Zonen 7 und 8 liegen in der Area of Conflict; gelesen als vor 4 und 6 gelegen, so groß wie diese, und ein Würfel darf eine Zone der eigenen Kante nennen oder die gewählte</translation>
    </message>
    <message>
        <source>Zones are taken before the first turn, and reserves come in by the edges that they border</source>
        <translation>Zonen werden vor dem ersten Zug gewählt, und Reserven kommen über die Kanten, an die sie grenzen</translation>
    </message>
    <message>
        <source>Zones are taken first</source>
        <translation>Zuerst werden die Zonen gewählt</translation>
    </message>
    <message>
        <source>Zones are {asked}</source>
        <translation>Zonen sind {asked}</translation>
    </message>
    <message>
        <source>Zones bind deployment alone, and nobody who stands on the table already</source>
        <translation>Zonen binden nur die Aufstellung und niemanden, der schon auf dem Tisch steht</translation>
    </message>
    <message>
        <source>Zones of deployment are given for tables of {tables} inches</source>
        <translation>Aufstellungszonen sind für Tische von {tables} Zoll angegeben</translation>
    </message>
    <message>
        <source>Zones of {side} and {side2} overlap by {size} square inches: {one} and {other}</source>
        <translation>Zonen von {side} und {side2} überlappen sich um {size} Quadratzoll: {one} und {other}</translation>
    </message>
    <message>
        <source>Zones of {subject}</source>
        <translation>Zonen von {subject}</translation>
    </message>
    <message>
        <source>Zones on the own edge</source>
        <translation>Zonen an der eigenen Kante</translation>
    </message>
    <message>
        <source>Zones, edges to leave by, and where waves come from</source>
        <translation>Zonen, Kanten zum Verlassen, und woher Wellen kommen</translation>
    </message>
    <message>
        <source>Zones, entry edges, and where the model in the hand may be set</source>
        <translation>Zonen, Eintrittskanten, und wo das Modell in der Hand hingestellt werden darf</translation>
    </message>
    <message>
        <source>[{x:g}, {y:g}] is off the table</source>
        <translation>[{x:g}, {y:g}] liegt nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>a Coworker</source>
        <translation>ein Coworker</translation>
    </message>
    <message>
        <source>a Creep Tumor base to base with the Queen</source>
        <translation>ein Creep Tumor Base an Base mit der Queen</translation>
    </message>
    <message>
        <source>a Creep Tumor within 6″ of another</source>
        <translation>ein Creep Tumor innerhalb von 6″ eines anderen</translation>
    </message>
    <message>
        <source>a Creep Tumor within 6″ of the own Entry Edge</source>
        <translation>ein Creep Tumor innerhalb von 6″ der eigenen Entry Edge</translation>
    </message>
    <message>
        <source>a Disengage in this round leaves the unit free to shoot and charge</source>
        <translation>ein Disengage in dieser Runde lässt der Einheit das Schießen und den Charge frei</translation>
    </message>
    <message>
        <source>a Faction Indicator more than 10″ from enemies; a Ground unit arrives at it at the end of the round</source>
        <translation>ein Faction Indicator mehr als 10″ von Feinden; eine Ground-Einheit kommt am Ende der Runde an ihm an</translation>
    </message>
    <message>
        <source>a Force Field within 8″, in free space</source>
        <translation>ein Force Field innerhalb von 8″, auf freiem Platz</translation>
    </message>
    <message>
        <source>a Leading Model that touches an Omega Worm leads its unit back to Reserves</source>
        <translation>ein Leading Model, das einen Omega Worm berührt, führt seine Einheit in die Reserve zurück</translation>
    </message>
    <message>
        <source>a Loot Marker</source>
        <translation>ein Loot Marker</translation>
    </message>
    <message>
        <source>a Loot Marker on the table</source>
        <translation>ein Loot Marker auf dem Tisch</translation>
    </message>
    <message>
        <source>a Mission Marker becomes active at random</source>
        <translation>ein zufälliger Mission Marker wird aktiv</translation>
    </message>
    <message>
        <source>a Move</source>
        <translation>ein Move</translation>
    </message>
    <message>
        <source>a Move of 2″ that is no action</source>
        <translation>ein Move von 2″, der keine Aktion ist</translation>
    </message>
    <message>
        <source>a Riposte</source>
        <translation>eine Riposte</translation>
    </message>
    <message>
        <source>a Riposte at −1</source>
        <translation>eine Riposte mit −1</translation>
    </message>
    <message>
        <source>a Structure</source>
        <translation>eine Structure</translation>
    </message>
    <message>
        <source>a base goes round it</source>
        <translation>eine Base geht darum herum</translation>
    </message>
    <message>
        <source>a base is a number of mm, or oval: [width, depth], or rectangle: [width, depth]</source>
        <translation>eine Base ist eine Zahl in mm, oder oval: [Breite, Tiefe], oder rectangle: [Breite, Tiefe]</translation>
    </message>
    <message>
        <source>a base of more than 0 and at most 1000 mm was expected, not {describe}</source>
        <translation>erwartet war eine Base von mehr als 0 und höchstens 1000 mm, nicht {describe}</translation>
    </message>
    <message>
        <source>a base was expected (32, or oval: [40, 100], or rectangle: [40, 100]), not {shown}</source>
        <translation>erwartet war eine Base (32, oder oval: [40, 100], oder rectangle: [40, 100]), nicht {shown}</translation>
    </message>
    <message>
        <source>a bonus action</source>
        <translation>eine Bonus Action</translation>
    </message>
    <message>
        <source>a charge</source>
        <translation>ein Charge</translation>
    </message>
    <message>
        <source>a charge on the table</source>
        <translation>ein Charge auf dem Tisch</translation>
    </message>
    <message>
        <source>a choice of the list that belongs to no unit</source>
        <translation>eine Wahl der Liste, die zu keiner Einheit gehört</translation>
    </message>
    <message>
        <source>a choice of this program</source>
        <translation>eine Wahl dieses Programms</translation>
    </message>
    <message>
        <source>a cluster of {size} calls {owed} Flickers</source>
        <translation>ein Haufen von {size} ruft {owed} Flickers</translation>
    </message>
    <message>
        <source>a d12 read as a clock, 12 being the top of the table</source>
        <translation>ein d12 als Uhr gelesen, 12 am oberen Rand des Tisches</translation>
    </message>
    <message>
        <source>a d6 and a living model&apos;s Command reach {round}</source>
        <translation>ein d6 und der Command eines lebenden Modells erreichen {round}</translation>
    </message>
    <message>
        <source>a d8 read as a compass, 1 being the top of the table</source>
        <translation>ein d8 als Kompass gelesen, 1 am oberen Rand des Tisches</translation>
    </message>
    <message>
        <source>a deployment is turned by quarter turns</source>
        <translation>eine Aufstellung wird um Viertel gedreht</translation>
    </message>
    <message>
        <source>a die may end the game</source>
        <translation>Würfel: vielleicht Ende</translation>
    </message>
    <message>
        <source>a draft is for two sides</source>
        <translation>ein Draft ist für zwei Seiten</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>das Ziehen</translation>
    </message>
    <message>
        <source>a d{sides} and the highest Command each</source>
        <translation>je ein d{sides} und der höchste Command</translation>
    </message>
    <message>
        <source>a d{sides} each</source>
        <translation>je ein d{sides}</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>a free attack</source>
        <translation>ein Free Attack</translation>
    </message>
    <message>
        <source>a friend</source>
        <translation>ein Freund</translation>
    </message>
    <message>
        <source>a friendly unit loses its Activation Marker; 2 CP</source>
        <translation>eine eigene Einheit verliert ihren Activation Marker; 2 CP</translation>
    </message>
    <message>
        <source>a gap of Evidence and Leads is 0 or more</source>
        <translation>ein Abstand von Evidence und Leads ist 0 oder mehr</translation>
    </message>
    <message>
        <source>a gap of {measured}</source>
        <translation>eine Lücke von {measured}</translation>
    </message>
    <message>
        <source>a grid has steps of more than 0″</source>
        <translation>ein Raster hat Schritte von mehr als 0″</translation>
    </message>
    <message>
        <source>a group has two things or more</source>
        <translation>eine Gruppe hat mindestens zwei Dinge</translation>
    </message>
    <message>
        <source>a group&apos;s act</source>
        <translation>das Handeln einer Gruppe</translation>
    </message>
    <message>
        <source>a heading that is not understood</source>
        <translation>eine Überschrift, die nicht verstanden wird</translation>
    </message>
    <message>
        <source>a heading; it names no unit</source>
        <translation>eine Überschrift; sie nennt keine Einheit</translation>
    </message>
    <message>
        <source>a key is a word or a whole number</source>
        <translation>ein Schlüssel ist ein Wort oder eine ganze Zahl</translation>
    </message>
    <message>
        <source>a key is a word or a whole number, not a list or a mapping</source>
        <translation>ein Schlüssel ist ein Wort oder eine ganze Zahl, keine Liste und keine Zuordnung</translation>
    </message>
    <message>
        <source>a lead of {lead} wins</source>
        <translation>ein Vorsprung von {lead} gewinnt</translation>
    </message>
    <message>
        <source>a list in YAML is at most {most_own_bytes} MiB</source>
        <translation>eine Liste in YAML ist höchstens {most_own_bytes} MiB groß</translation>
    </message>
    <message>
        <source>a list of more than {most_items} lines is not looked at further</source>
        <translation>eine Liste von mehr als {most_items} Zeilen wird nicht weiter angesehen</translation>
    </message>
    <message>
        <source>a list of more than {size} KiB is not looked at further</source>
        <translation>eine Liste von mehr als {size} KiB wird nicht weiter angesehen</translation>
    </message>
    <message>
        <source>a list of {count}</source>
        <translation>eine Liste von {count}</translation>
    </message>
    <message>
        <source>a mapping with &apos;format&apos; was expected, not {describe}</source>
        <translation>erwartet war eine Zuordnung mit „format“, nicht {describe}</translation>
    </message>
    <message>
        <source>a mission card and a deployment card are needed (--mission, --deployment); --list names them</source>
        <translation>nötig sind eine Missionskarte und eine Aufstellungskarte (--mission, --deployment); --list nennt sie</translation>
    </message>
    <message>
        <source>a mission has no list &apos;{section}&apos;</source>
        <translation>eine Mission hat keine Liste „{section}“</translation>
    </message>
    <message>
        <source>a mission has {most} sides at most; take out the waves of another faction first</source>
        <translation>eine Mission hat höchstens {most} Seiten; nimm zuerst die Wellen einer anderen Fraktion heraus</translation>
    </message>
    <message>
        <source>a mission, or the path of its file, was expected, not {describe}</source>
        <translation>erwartet war eine Mission oder der Pfad ihrer Datei, nicht {describe}</translation>
    </message>
    <message>
        <source>a model each in turn</source>
        <translation>je ein Modell im Wechsel</translation>
    </message>
    <message>
        <source>a model of the {named}’s squad</source>
        <translation>ein Modell im Squad: {named}</translation>
    </message>
    <message>
        <source>a model that Synergy activated does not pass it on</source>
        <translation>ein von Synergy aktiviertes Modell gibt es nicht weiter</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>eine Bewegung</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>eine Notiz</translation>
    </message>
    <message>
        <source>a number above</source>
        <translation>eine Zahl über</translation>
    </message>
    <message>
        <source>a number above 0 was expected, not {describe}; without one the key is left out</source>
        <translation>erwartet war eine Zahl über 0, nicht {describe}; ohne sie bleibt der Schlüssel weg</translation>
    </message>
    <message>
        <source>a number below</source>
        <translation>eine Zahl unter</translation>
    </message>
    <message>
        <source>a number of at least</source>
        <translation>eine Zahl von mindestens</translation>
    </message>
    <message>
        <source>a number of at least 0 was expected, not {describe}</source>
        <translation>erwartet war eine Zahl von mindestens 0, nicht {describe}</translation>
    </message>
    <message>
        <source>a number of at least 1 was expected, not {describe}</source>
        <translation>erwartet war eine Zahl von mindestens 1, nicht {describe}</translation>
    </message>
    <message>
        <source>a number of at least {least:g}</source>
        <translation>eine Zahl von mindestens {least:g}</translation>
    </message>
    <message>
        <source>a number of at most</source>
        <translation>eine Zahl von höchstens</translation>
    </message>
    <message>
        <source>a number of models was expected, or where each stands (1: [x, y]), not {describe}</source>
        <translation>erwartet war eine Zahl von Modellen, oder wo jedes steht (1: [x, y]), nicht {describe}</translation>
    </message>
    <message>
        <source>a number or a cost that belongs to no unit</source>
        <translation>eine Zahl oder ein Preis, zu keiner Einheit</translation>
    </message>
    <message>
        <source>a picture lies in the folder of this file or in one within it; one elsewhere is named by its whole path</source>
        <translation>ein Bild liegt im Ordner dieser Datei oder in einem darin; eines an anderer Stelle wird mit seinem vollen Pfad genannt</translation>
    </message>
    <message>
        <source>a picture lies on this computer: a path was expected, not an address</source>
        <translation>ein Bild liegt auf diesem Rechner: erwartet war ein Pfad, keine Adresse</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>ein Stück</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>ein Ort</translation>
    </message>
    <message>
        <source>a player was expected for {quoted} ({ref})</source>
        <translation>für {quoted} war ein Spieler erwartet ({ref})</translation>
    </message>
    <message>
        <source>a point that the thrower sees</source>
        <translation>ein Punkt, den der Werfer sieht</translation>
    </message>
    <message>
        <source>a polygon has three corners or more</source>
        <translation>ein Vieleck hat drei Ecken oder mehr</translation>
    </message>
    <message>
        <source>a power or a task, told in words</source>
        <translation>eine Kraft oder eine Aufgabe, in Worten</translation>
    </message>
    <message>
        <source>a random edge that nobody deploys on</source>
        <translation>eine zufällige Kante, an der niemand aufstellt</translation>
    </message>
    <message>
        <source>a range of {reach}</source>
        <translation>eine Reichweite von {reach}</translation>
    </message>
    <message>
        <source>a reaction</source>
        <translation>eine Reaktion</translation>
    </message>
    <message>
        <source>a reaction to {active} is made or declined first</source>
        <translation>zuerst wird auf {active} reagiert oder darauf verzichtet</translation>
    </message>
    <message>
        <source>a roll for Blessings</source>
        <translation>ein Wurf für Blessings</translation>
    </message>
    <message>
        <source>a second document begins; a file holds one</source>
        <translation>ein zweites Dokument beginnt; eine Datei enthält eines</translation>
    </message>
    <message>
        <source>a selection without a name</source>
        <translation>eine Auswahl ohne Namen</translation>
    </message>
    <message>
        <source>a size [width, depth] was expected, not {shown}</source>
        <translation>erwartet war eine Größe [Breite, Tiefe], nicht {shown}</translation>
    </message>
    <message>
        <source>a squad</source>
        <translation>ein Squad</translation>
    </message>
    <message>
        <source>a squad is activated first</source>
        <translation>zuerst wird ein Squad aktiviert</translation>
    </message>
    <message>
        <source>a step of the enemy’s back</source>
        <translation>ein Schritt des Feindes zurück</translation>
    </message>
    <message>
        <source>a step of the own</source>
        <translation>ein eigener Schritt</translation>
    </message>
    <message>
        <source>a target for it</source>
        <translation>ein Ziel dafür</translation>
    </message>
    <message>
        <source>a thing on the table has an id</source>
        <translation>ein Ding auf dem Tisch hat eine Id</translation>
    </message>
    <message>
        <source>a throw</source>
        <translation>ein Werfen</translation>
    </message>
    <message>
        <source>a tie, rolled again</source>
        <translation>Gleichstand, neu gewürfelt</translation>
    </message>
    <message>
        <source>a token each</source>
        <translation>je ein Token</translation>
    </message>
    <message>
        <source>a token wholly within 12″; the unit is set anew round it at the end of the round</source>
        <translation>ein Token ganz innerhalb von 12″; die Einheit wird am Ende der Runde neu um ihn gestellt</translation>
    </message>
    <message>
        <source>a unit has from 1 to {most_models} models, not {count}</source>
        <translation>eine Einheit hat 1 bis {most_models} Modelle, nicht {count}</translation>
    </message>
    <message>
        <source>a unit of {quoted} has {allowed} {models}, not {count}</source>
        <translation>eine Einheit {quoted} hat {allowed} {models}, nicht {count}</translation>
    </message>
    <message>
        <source>a unit of {unit} has 1 model, so {count} are taken for units</source>
        <translation>eine Einheit {unit} hat 1 Modell, also gelten {count} als Einheiten</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a word or words in quotes</source>
        <translation>ein Wort oder Wörter in Anführungszeichen</translation>
    </message>
    <message>
        <source>a word was expected, not an empty one</source>
        <translation>erwartet war ein Wort, kein leeres</translation>
    </message>
    <message>
        <source>ability called {name}</source>
        <translation>Fähigkeit namens {name}</translation>
    </message>
    <message>
        <source>about the middle</source>
        <translation>um die Mitte</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>activates</source>
        <translation>wird aktiviert</translation>
    </message>
    <message>
        <source>activates {words}; {left} Command Value left</source>
        <translation>aktiviert {words}; noch {left} Command Value</translation>
    </message>
    <message>
        <source>active or passive</source>
        <translation>aktiv oder passiv</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>handelt</translation>
    </message>
    <message>
        <source>acts by Synergy</source>
        <translation>handelt durch Synergy</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>handelt jetzt</translation>
    </message>
    <message>
        <source>adds no dice: {measured} to {other}; {asked}</source>
        <translation>gibt keine Würfel: {measured} zu {other}; {asked}</translation>
    </message>
    <message>
        <source>adds no dice: {other} is in the way, {cover}</source>
        <translation>gibt keine Würfel: {other} ist im Weg, {cover}</translation>
    </message>
    <message>
        <source>adds terrain like {name_of}</source>
        <translation>fügt Gelände hinzu: {name_of}</translation>
    </message>
    <message>
        <source>adds to RTN</source>
        <translation>kommt zur RTN dazu</translation>
    </message>
    <message>
        <source>adjustment called {what}</source>
        <translation>Anpassung namens {what}</translation>
    </message>
    <message>
        <source>after a friendly unit within 10″ was shot at: Move Directly Towards the shooter</source>
        <translation>nachdem auf eine eigene Einheit innerhalb von 10″ geschossen wurde: Move Directly Towards auf den Schützen zu</translation>
    </message>
    <message>
        <source>after the turns, in words</source>
        <translation>nach den Zügen, in Worten</translation>
    </message>
    <message>
        <source>after {first}</source>
        <translation>nach {first}</translation>
    </message>
    <message>
        <source>after {limit} moved at most</source>
        <translation>nach höchstens {limit} Bewegung</translation>
    </message>
    <message>
        <source>after {most_items} selections</source>
        <translation>nach {most_items} Auswahlen</translation>
    </message>
    <message>
        <source>after {most_items} units</source>
        <translation>nach {most_items} Einheiten</translation>
    </message>
    <message>
        <source>after {round} Game Rounds</source>
        <translation>nach {round} Game Rounds</translation>
    </message>
    <message>
        <source>against </source>
        <translation>gegen </translation>
    </message>
    <message>
        <source>against {against}</source>
        <translation>gegen {against}</translation>
    </message>
    <message>
        <source>all as the rules have it</source>
        <translation>alles so, wie die Regeln es wollen</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alle auf einmal</translation>
    </message>
    <message>
        <source>all carried out</source>
        <translation>alle ausgeführt</translation>
    </message>
    <message>
        <source>all hostiles are one side</source>
        <translation>alle Hostiles sind eine Seite</translation>
    </message>
    <message>
        <source>all its dice a tier down</source>
        <translation>alle seine Würfel eine Stufe niedriger</translation>
    </message>
    <message>
        <source>all linked</source>
        <translation>alle verbunden</translation>
    </message>
    <message>
        <source>all models that arrive in a round, whichever group they are of</source>
        <translation>alle Modelle, die in einer Runde ankommen, zu welcher Gruppe sie auch gehören</translation>
    </message>
    <message>
        <source>all set</source>
        <translation>alle gestellt</translation>
    </message>
    <message>
        <source>all squads activated</source>
        <translation>alle Squads aktiviert</translation>
    </message>
    <message>
        <source>all use the column of the model nearest to a squad model</source>
        <translation>alle nutzen die Spalte des Modells, das einem Squad-Modell am nächsten ist</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>allowed, and the target may evade</source>
        <translation>erlaubt, und das Ziel darf ausweichen</translation>
    </message>
    <message>
        <source>allowed, and the target may not evade</source>
        <translation>erlaubt, und das Ziel darf nicht ausweichen</translation>
    </message>
    <message>
        <source>allowed, with Supply {there}</source>
        <translation>erlaubt, mit Supply {there}</translation>
    </message>
    <message>
        <source>allowed; it is refused here{missed_by}</source>
        <translation>erlaubt; hier abgelehnt{missed_by}</translation>
    </message>
    <message>
        <source>an Action</source>
        <translation>eine Action</translation>
    </message>
    <message>
        <source>an Adept Shade wholly within 12″; the unit is set anew round it at the end of the round</source>
        <translation>ein Adept Shade ganz innerhalb von 12″; die Einheit wird am Ende der Runde neu um ihn gestellt</translation>
    </message>
    <message>
        <source>an Interrogate of it is +{count} die tier this round</source>
        <translation>ein Interrogate gegen es ist in dieser Runde +{count} Würfelstufe</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>eine Fähigkeit</translation>
    </message>
    <message>
        <source>an activation</source>
        <translation>eine Aktivierung</translation>
    </message>
    <message>
        <source>an arc of {arc_of:g}°</source>
        <translation>einem Sichtbogen von {arc_of:g}°</translation>
    </message>
    <message>
        <source>an arrival</source>
        <translation>eine Ankunft</translation>
    </message>
    <message>
        <source>an attack</source>
        <translation>ein Angriff</translation>
    </message>
    <message>
        <source>an attack is rolled</source>
        <translation>ein Angriff wird gewürfelt</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>eine Kante</translation>
    </message>
    <message>
        <source>an edge to come in by</source>
        <translation>eine Kante zum Hereinkommen</translation>
    </message>
    <message>
        <source>an end</source>
        <translation>ein Ende</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>ein Feind</translation>
    </message>
    <message>
        <source>an enemy in sight</source>
        <translation>ein Feind in Sicht</translation>
    </message>
    <message>
        <source>an enemy unit within 12″ counts as activated in this phase</source>
        <translation>eine feindliche Einheit innerhalb von 12″ zählt in dieser Phase als aktiviert</translation>
    </message>
    <message>
        <source>an enemy, as it sees one in them</source>
        <translation>ein Feind, wie er in ihnen einen sieht</translation>
    </message>
    <message>
        <source>an id was expected (letters, digits, dots, - and _; at most 80), not {got}</source>
        <translation>erwartet war eine Id (Buchstaben, Ziffern, Punkte, - und _; höchstens 80), nicht {got}</translation>
    </message>
    <message>
        <source>an order was expected ({{do: …}}), not {describe}</source>
        <translation>erwartet war ein Befehl ({{do: …}}), nicht {describe}</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>another Action</source>
        <translation>eine weitere Action</translation>
    </message>
    <message>
        <source>another reading</source>
        <translation>eine andere Lesart</translation>
    </message>
    <message>
        <source>another squad or passes</source>
        <translation>ein anderes Squad oder passt</translation>
    </message>
    <message>
        <source>any action but Hold ends it</source>
        <translation>jede Aktion außer Hold beendet es</translation>
    </message>
    <message>
        <source>any point within its range</source>
        <translation>jeder Punkt innerhalb seiner Reichweite</translation>
    </message>
    <message>
        <source>are</source>
        <translation>sind</translation>
    </message>
    <message>
        <source>are Out of Action</source>
        <translation>sind Out of Action</translation>
    </message>
    <message>
        <source>are not</source>
        <translation>sind nicht</translation>
    </message>
    <message>
        <source>are the first 3″ of each climb, and cost nothing</source>
        <translation>sind die ersten 3″ jedes Aufstiegs, und kosten nichts</translation>
    </message>
    <message>
        <source>are those of a climb of at most 3″; a higher one costs all of its height</source>
        <translation>sind die eines Aufstiegs von höchstens 3″; ein höherer kostet seine ganze Höhe</translation>
    </message>
    <message>
        <source>armed</source>
        <translation>bewaffnet</translation>
    </message>
    <message>
        <source>arrives</source>
        <translation>kommt an</translation>
    </message>
    <message>
        <source>arrives base to base with a model of another friendly unit, which goes to Reserves</source>
        <translation>kommt Base an Base mit einem Modell einer anderen eigenen Einheit an, die in die Reserve geht</translation>
    </message>
    <message>
        <source>arrives base to base with the Faction Indicator</source>
        <translation>kommt Base an Base mit dem Faction Indicator an</translation>
    </message>
    <message>
        <source>arrives from a Pylon as from an Entry Edge; one unit a round</source>
        <translation>kommt von einem Pylon an wie von einer Entry Edge; eine Einheit je Runde</translation>
    </message>
    <message>
        <source>arrives from an Omega Worm as from an Entry Edge; 2 Supply a round</source>
        <translation>kommt von einem Omega Worm an wie von einer Entry Edge; 2 Supply je Runde</translation>
    </message>
    <message>
        <source>arrives from an edge that is nobody&apos;s Entry Edge, more than 10″ from enemies</source>
        <translation>kommt von einer Kante an, die niemandes Entry Edge ist, mehr als 10″ von Feinden</translation>
    </message>
    <message>
        <source>arrives wholly within 10″ of another friendly unit, more than 8″ from enemies</source>
        <translation>kommt ganz innerhalb von 10″ einer anderen eigenen Einheit an, mehr als 8″ von Feinden</translation>
    </message>
    <message>
        <source>arrives wholly within 18″ of the own Entry Edge, more than 10″ from enemies</source>
        <translation>kommt ganz innerhalb von 18″ der eigenen Entry Edge an, mehr als 10″ von Feinden</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>wie verlangt</translation>
    </message>
    <message>
        <source>as each later round begins</source>
        <translation>zu Beginn jeder späteren Runde</translation>
    </message>
    <message>
        <source>as each round ends, the last one too, once the mission has scored</source>
        <translation>am Ende jeder Runde, auch der letzten, sobald die Mission gewertet hat</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>as far as one Move</source>
        <translation>so weit wie ein Move</translation>
    </message>
    <message>
        <source>as far as two, for its Action is a Move Again</source>
        <translation>so weit wie zwei, denn seine Action ist ein Move Again</translation>
    </message>
    <message>
        <source>as it comes on</source>
        <translation>beim Hereinkommen</translation>
    </message>
    <message>
        <source>as it was ordered, {more} more</source>
        <translation>wie befohlen, noch {more}</translation>
    </message>
    <message>
        <source>as models stand</source>
        <translation>wie die Modelle stehen</translation>
    </message>
    <message>
        <source>as near as it can be</source>
        <translation>so nah es geht</translation>
    </message>
    <message>
        <source>as the rule asks</source>
        <translation>wie die Regel verlangt</translation>
    </message>
    <message>
        <source>at LONG RANGE, 1 harder to hit</source>
        <translation>auf LONG RANGE, 1 schwerer zu treffen</translation>
    </message>
    <message>
        <source>at another elevation</source>
        <translation>auf anderer Höhe</translation>
    </message>
    <message>
        <source>at hand</source>
        <translation>zur Hand</translation>
    </message>
    <message>
        <source>at its spawn point</source>
        <translation>an ihrem Spawn-Punkt</translation>
    </message>
    <message>
        <source>at its token</source>
        <translation>an seinem Token</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at least {limit}</source>
        <translation>mindestens {limit}</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>höchstens {limit}</translation>
    </message>
    <message>
        <source>at the shooter</source>
        <translation>auf den Schützen</translation>
    </message>
    <message>
        <source>at the start of the Game Round, in words</source>
        <translation>am Beginn der Game Round, in Worten</translation>
    </message>
    <message>
        <source>at the {edge} edge</source>
        <translation>an der Kante {edge}</translation>
    </message>
    <message>
        <source>at {active}</source>
        <translation>gegen {active}</translation>
    </message>
    <message>
        <source>at {active}, in threat range</source>
        <translation>gegen {active}, in der Bedrohungsreichweite</translation>
    </message>
    <message>
        <source>at {marker}</source>
        <translation>bei {marker}</translation>
    </message>
    <message>
        <source>at {name_of}: {readings}</source>
        <translation>bei {name_of}: {readings}</translation>
    </message>
    <message>
        <source>at {x}, {y}</source>
        <translation>bei {x}, {y}</translation>
    </message>
    <message>
        <source>away from {source}</source>
        <translation>weg von {source}</translation>
    </message>
    <message>
        <source>back to Reserves in place of its action</source>
        <translation>zurück in die Reserve statt ihrer Aktion</translation>
    </message>
    <message>
        <source>banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>base to base</source>
        <translation>Base an Base</translation>
    </message>
    <message>
        <source>base to base with an enemy</source>
        <translation>Base an Base mit einem Feind</translation>
    </message>
    <message>
        <source>base {size} mm</source>
        <translation>Base {size} mm</translation>
    </message>
    <message>
        <source>being damaged</source>
        <translation>Schaden zu nehmen</translation>
    </message>
    <message>
        <source>being hit, also for no damage</source>
        <translation>getroffen zu werden, auch ohne Schaden</translation>
    </message>
    <message>
        <source>bends on its way, so no charge bonus</source>
        <translation>biegt auf seinem Weg ab, also kein Charge-Bonus</translation>
    </message>
    <message>
        <source>bonus of a squad</source>
        <translation>Bonus eines Squads</translation>
    </message>
    <message>
        <source>both passed</source>
        <translation>beide haben gepasst</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>bottom edge, {start:g} to {end:g}</source>
        <translation>untere Kante, {start:g} bis {end:g}</translation>
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
        <source>bought</source>
        <translation>gekauft</translation>
    </message>
    <message>
        <source>bought for {profile}</source>
        <translation>gekauft für {profile}</translation>
    </message>
    <message>
        <source>brings nothing</source>
        <translation>bringt nichts</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>mitgebracht</translation>
    </message>
    <message>
        <source>bulkhead</source>
        <translation>Schottwand</translation>
    </message>
    <message>
        <source>burrows, or comes up again</source>
        <translation>gräbt sich ein oder kommt wieder herauf</translation>
    </message>
    <message>
        <source>by a move that is no charge</source>
        <translation>durch eine Bewegung, die kein Charge ist</translation>
    </message>
    <message>
        <source>by an effect</source>
        <translation>durch eine Wirkung</translation>
    </message>
    <message>
        <source>by the markers as they are controlled now</source>
        <translation>nach den Markern, wie sie jetzt kontrolliert sind</translation>
    </message>
    <message>
        <source>by the {listed} edge</source>
        <translation>bei der Kante {listed}</translation>
    </message>
    <message>
        <source>by upgrade</source>
        <translation>durch Upgrade</translation>
    </message>
    <message>
        <source>by {by}</source>
        <translation>von {by}</translation>
    </message>
    <message>
        <source>by {way}</source>
        <translation>über {way}</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>kann genommen werden</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>kann sich bewegen</translation>
    </message>
    <message>
        <source>can&apos;t be charged</source>
        <translation>kann kein Ziel eines Charge sein</translation>
    </message>
    <message>
        <source>cannot get farther from {name}</source>
        <translation>kommt nicht weiter von {name} weg</translation>
    </message>
    <message>
        <source>carried until dropped</source>
        <translation>getragen, bis er abgelegt wird</translation>
    </message>
    <message>
        <source>carries contaminated loot</source>
        <translation>trägt verseuchtes Loot</translation>
    </message>
    <message>
        <source>ch. 07 §8.3.3 says inside, without saying how much of the base</source>
        <translation>ch. 07 §8.3.3 sagt „innen“, ohne zu sagen, wie viel von der Base</translation>
    </message>
    <message>
        <source>ch. 07 §8.3.3; the deployment cards draw rectangles</source>
        <translation>ch. 07 §8.3.3; die Aufstellungskarten zeichnen Rechtecke</translation>
    </message>
    <message>
        <source>charges and stops as soon as {name_of} is within {reach}{crowded}</source>
        <translation>macht einen Charge und hält an, sobald {name_of} innerhalb von {reach} ist{crowded}</translation>
    </message>
    <message>
        <source>charging</source>
        <translation>im Charge</translation>
    </message>
    <message>
        <source>chooses where waves come from</source>
        <translation>wählt, wo Wellen herkommen</translation>
    </message>
    <message>
        <source>chosen: no text gives one</source>
        <translation>gewählt: kein Text nennt eine</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>beansprucht</translation>
    </message>
    <message>
        <source>cleanup, then the First Player Marker</source>
        <translation>Aufräumen, dann der First Player Marker</translation>
    </message>
    <message>
        <source>clear of all else</source>
        <translation>frei von allem anderen</translation>
    </message>
    <message>
        <source>clear of {other}&apos;s</source>
        <translation>frei von der von {other}</translation>
    </message>
    <message>
        <source>climb it as squads do</source>
        <translation>erklettern es, wie Squads es tun</translation>
    </message>
    <message>
        <source>climbing</source>
        <translation>Klettern</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>näher</translation>
    </message>
    <message>
        <source>coherency {coherency:g}″</source>
        <translation>Coherency {coherency:g}″</translation>
    </message>
    <message>
        <source>coherency {coherency}, not from the rulebook</source>
        <translation>Kohärenz {coherency}, nicht aus dem Regelbuch</translation>
    </message>
    <message>
        <source>colour called {colour}</source>
        <translation>Farbe namens {colour}</translation>
    </message>
    <message>
        <source>comes into contact with {other}</source>
        <translation>in Kontakt mit {other} kommt</translation>
    </message>
    <message>
        <source>comes on</source>
        <translation>kommt herein</translation>
    </message>
    <message>
        <source>coming on</source>
        <translation>das Hereinkommen</translation>
    </message>
    <message>
        <source>conduits severed</source>
        <translation>getrennte Conduits</translation>
    </message>
    <message>
        <source>containers</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>contests nothing: {why}</source>
        <translation>macht nichts streitig: {why}</translation>
    </message>
    <message>
        <source>controlled, and not of its own colour</source>
        <translation>kontrolliert, und nicht in der eigenen Farbe</translation>
    </message>
    <message>
        <source>controls the {controls} draft</source>
        <translation>kontrolliert den Draft: {controls}</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>corner between them</source>
        <translation>Ecke dazwischen</translation>
    </message>
    <message>
        <source>corner {number}</source>
        <translation>Ecke {number}</translation>
    </message>
    <message>
        <source>costs what climbing up does, and saves the dice of a drop</source>
        <translation>kostet, was Hinaufklettern kostet, und erspart die Würfel eines Sturzes</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>kostet {cost}</translation>
    </message>
    <message>
        <source>costs {count} of {left} Command Value</source>
        <translation>kostet {count} von {left} Command Value</translation>
    </message>
    <message>
        <source>costs {loss} once it is touched in an activation</source>
        <translation>kostet {loss}, sobald es in einer Aktivierung berührt wird</translation>
    </message>
    <message>
        <source>count, the distance being straight from base to base</source>
        <translation>zählen, der Abstand geht gerade von Base zu Base</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>counted as models of the unit of {profile}</source>
        <translation>gezählt als Modelle der Einheit {profile}</translation>
    </message>
    <message>
        <source>counts at {marker}</source>
        <translation>bei {marker} zählt</translation>
    </message>
    <message>
        <source>counts for the {quarter} quarter</source>
        <translation>zählt für das Viertel {quarter}</translation>
    </message>
    <message>
        <source>cover does not count for it and walls hide nobody from it</source>
        <translation>Deckung zählt für es nicht, und Mauern verdecken niemanden vor ihm</translation>
    </message>
    <message>
        <source>crates</source>
        <translation>Kisten</translation>
    </message>
    <message>
        <source>creep, {reach:g}″</source>
        <translation>Creep, {reach:g}″</translation>
    </message>
    <message>
        <source>crushed: {other}</source>
        <translation>zermalmt: {other}</translation>
    </message>
    <message>
        <source>d4 + 2″ from the middle</source>
        <translation>d4 + 2″ von der Mitte</translation>
    </message>
    <message>
        <source>d4″ from the middle</source>
        <translation>d4″ von der Mitte</translation>
    </message>
    <message>
        <source>d6 damage past its armour if it moves in its next activation</source>
        <translation>d6 Schaden an seiner Rüstung vorbei, wenn es sich in seiner nächsten Aktivierung bewegt</translation>
    </message>
    <message>
        <source>damage or healing found with real dice</source>
        <translation>Schaden oder Heilung, mit echten Würfeln ermittelt</translation>
    </message>
    <message>
        <source>damage {damage}</source>
        <translation>Schaden {damage}</translation>
    </message>
    <message>
        <source>damage {total}; none chosen: as proposed</source>
        <translation>Schaden {total}; keine gewählt: wie vorgeschlagen</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>verzichtet</translation>
    </message>
    <message>
        <source>declining a reaction</source>
        <translation>das Ablehnen einer Reaktion</translation>
    </message>
    <message>
        <source>deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>deployment card</source>
        <translation>Aufstellungskarte</translation>
    </message>
    <message>
        <source>deployment cards</source>
        <translation>Aufstellungskarten</translation>
    </message>
    <message>
        <source>dice give the direction and the inches</source>
        <translation>Würfel geben die Richtung und die Zoll</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>die of {sides} sides</source>
        <translation>Würfel mit {sides} Seiten</translation>
    </message>
    <message>
        <source>difficult ground</source>
        <translation>schwieriger Boden</translation>
    </message>
    <message>
        <source>displaced</source>
        <translation>bewegt sich weg</translation>
    </message>
    <message>
        <source>does damage</source>
        <translation>macht Schaden</translation>
    </message>
    <message>
        <source>don&apos;t count, distances being seen from above</source>
        <translation>zählen nicht, Abstände werden von oben gesehen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>draft called {controls}</source>
        <translation>Draft namens {controls}</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>fallen gelassen</translation>
    </message>
    <message>
        <source>each enemy that is left makes one</source>
        <translation>jeder verlassene Feind macht einen</translation>
    </message>
    <message>
        <source>each hostile faction is a side of its own, Wave Callers and Static Wraiths being one</source>
        <translation>jede feindliche Fraktion ist eine eigene Seite, Wave Callers und Static Wraiths sind eine</translation>
    </message>
    <message>
        <source>each inch over it counts as {factor:g}</source>
        <translation>jeder Zoll darüber zählt als {factor:g}</translation>
    </message>
    <message>
        <source>each model reads its own column</source>
        <translation>jedes Modell liest seine eigene Spalte</translation>
    </message>
    <message>
        <source>each player rolls</source>
        <translation>jeder Spieler würfelt</translation>
    </message>
    <message>
        <source>each side&apos;s own marker lies in its half</source>
        <translation>der eigene Marker jeder Seite liegt in ihrer Hälfte</translation>
    </message>
    <message>
        <source>edge called {edge}</source>
        <translation>Kante namens {edge}</translation>
    </message>
    <message>
        <source>effect {effect}</source>
        <translation>Wirkung {effect}</translation>
    </message>
    <message>
        <source>end of an effect called {until}</source>
        <translation>Ende einer Wirkung namens {until}</translation>
    </message>
    <message>
        <source>end of next act.</source>
        <translation>Ende der nächsten Akt.</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>endet</translation>
    </message>
    <message>
        <source>ends Out of Coherency</source>
        <translation>endet Out of Coherency</translation>
    </message>
    <message>
        <source>ends its activation</source>
        <translation>beendet seine Aktivierung</translation>
    </message>
    <message>
        <source>enemy on the table</source>
        <translation>Feind auf dem Tisch</translation>
    </message>
    <message>
        <source>engaged {figure}</source>
        <translation>Engaged {figure}</translation>
    </message>
    <message>
        <source>engages only once it is marked Hostile</source>
        <translation>bindet erst, wenn er als Hostile markiert ist</translation>
    </message>
    <message>
        <source>engages, being of another faction</source>
        <translation>bindet, da er zu einer anderen Fraktion gehört</translation>
    </message>
    <message>
        <source>equal rounds; models at the beacon, {told}</source>
        <translation>gleich viele Runden; Modelle am Beacon, {told}</translation>
    </message>
    <message>
        <source>equal survivors, and a tie is the Defender&apos;s</source>
        <translation>gleich viele Überlebende, und ein Gleichstand gehört dem Defender</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>Evade</translation>
    </message>
    <message>
        <source>evasion</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>evasion in the Combat Situation</source>
        <translation>Ausweichen in der Combat Situation</translation>
    </message>
    <message>
        <source>every friendly unit within 6″ of a Faction Indicator goes back to Reserves</source>
        <translation>jede eigene Einheit innerhalb von 6″ eines Faction Indicator geht in die Reserve zurück</translation>
    </message>
    <message>
        <source>every model</source>
        <translation>jedes Modell</translation>
    </message>
    <message>
        <source>every model of the group acts, one after another</source>
        <translation>jedes Modell der Gruppe handelt, eines nach dem anderen</translation>
    </message>
    <message>
        <source>every model, other Coworkers too</source>
        <translation>jedes Modell, auch andere Coworkers</translation>
    </message>
    <message>
        <source>every side of it has an Access Point already</source>
        <translation>jede Seite davon hat schon einen Access Point</translation>
    </message>
    <message>
        <source>every squad has been activated: the turn passes</source>
        <translation>jedes Squad wurde aktiviert: der Zug geht weiter</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>misslingt</translation>
    </message>
    <message>
        <source>falling</source>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>falls: {sum} damage</source>
        <translation>stürzt: {sum} Schaden</translation>
    </message>
    <message>
        <source>farther away</source>
        <translation>weiter weg</translation>
    </message>
    <message>
        <source>farther off</source>
        <translation>weiter weg</translation>
    </message>
    <message>
        <source>field of a held Action</source>
        <translation>Feld einer gehaltenen Action</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>first there</source>
        <translation>zuerst dort</translation>
    </message>
    <message>
        <source>first to pass takes the marker</source>
        <translation>Marker fürs erste Passen</translation>
    </message>
    <message>
        <source>flees</source>
        <translation>flieht</translation>
    </message>
    <message>
        <source>for a reaction in this Game Round</source>
        <translation>für eine Reaktion in dieser Game Round</translation>
    </message>
    <message>
        <source>for a reaction, until this Game Round ends</source>
        <translation>für eine Reaktion, bis diese Game Round endet</translation>
    </message>
    <message>
        <source>for each of its models a token within 14″ of that model; what they do at the end of the Assault Phase is typed in</source>
        <translation>für jedes ihrer Modelle ein Token innerhalb von 14″ dieses Modells; was sie am Ende der Assault Phase tun, wird eingetippt</translation>
    </message>
    <message>
        <source>for the first turn</source>
        <translation>um den ersten Zug</translation>
    </message>
    <message>
        <source>for the log</source>
        <translation>fürs Protokoll</translation>
    </message>
    <message>
        <source>for the rest of the game</source>
        <translation>für den Rest des Spiels</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>für dich</translation>
    </message>
    <message>
        <source>found with real dice</source>
        <translation>mit echten Würfeln ermittelt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>friendly unit</source>
        <translation>eigene Einheit</translation>
    </message>
    <message>
        <source>friends, and no enemy</source>
        <translation>Freunde, und kein Feind</translation>
    </message>
    <message>
        <source>from an entry edge</source>
        <translation>von einer Eintrittskante</translation>
    </message>
    <message>
        <source>from an entry edge, up to {allowance}</source>
        <translation>von einer Entry Edge, bis zu {allowance}</translation>
    </message>
    <message>
        <source>from reserve; {hint}</source>
        <translation>aus der Reserve; {hint}</translation>
    </message>
    <message>
        <source>from {x1:.1f}, {y1:.1f} to {x2:.1f}, {y2:.1f}</source>
        <translation>von {x1:.1f}, {y1:.1f} bis {x2:.1f}, {y2:.1f}</translation>
    </message>
    <message>
        <source>full again when the own turn ends</source>
        <translation>wieder voll, wenn der eigene Zug endet</translation>
    </message>
    <message>
        <source>gains</source>
        <translation>erhält</translation>
    </message>
    <message>
        <source>gains it</source>
        <translation>erhält ihn</translation>
    </message>
    <message>
        <source>gets a bonus action</source>
        <translation>bekommt eine Bonus Action</translation>
    </message>
    <message>
        <source>gets to nobody in this Move, so it goes for the nearest it sees: {name}, {apart} away</source>
        <translation>kommt mit diesem Move zu niemandem, geht also auf den nächsten los, den es sieht: {name}, {apart} entfernt</translation>
    </message>
    <message>
        <source>geyser</source>
        <translation>Geysir</translation>
    </message>
    <message>
        <source>given to movement</source>
        <translation>für Bewegung ausgegeben</translation>
    </message>
    <message>
        <source>gives a model a bonus action</source>
        <translation>gibt einem Modell eine Bonus Action</translation>
    </message>
    <message>
        <source>go round it</source>
        <translation>gehen darum herum</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>verschwindet</translation>
    </message>
    <message>
        <source>goes in the bag at once</source>
        <translation>kommt sofort in den Beutel</translation>
    </message>
    <message>
        <source>goes in the bag with the next round</source>
        <translation>kommt mit der nächsten Runde in den Beutel</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>goes {length} to the nearest spot found in cover from {name}, its nearest enemy</source>
        <translation>geht {length} zum nächsten gefundenen Platz in Deckung vor {name}, seinem nächsten Feind</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>gone for this Game Round</source>
        <translation>weg für diese Game Round</translation>
    </message>
    <message>
        <source>grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>half of a surrogate pair is no character</source>
        <translation>die Hälfte eines Surrogatpaars ist kein Zeichen</translation>
    </message>
    <message>
        <source>halted after {travel} by {by}</source>
        <translation>nach {travel} angehalten von {by}</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>hat gehandelt</translation>
    </message>
    <message>
        <source>has it</source>
        <translation>hat ihn</translation>
    </message>
    <message>
        <source>has just moved</source>
        <translation>hat sich gerade bewegt</translation>
    </message>
    <message>
        <source>has let its Action lapse</source>
        <translation>hat seine Action verfallen lassen</translation>
    </message>
    <message>
        <source>has no {bonuses}</source>
        <translation>hat kein {bonuses}</translation>
    </message>
    <message>
        <source>has no {bonus}</source>
        <translation>hat kein {bonus}</translation>
    </message>
    <message>
        <source>has not arrived</source>
        <translation>ist nicht angekommen</translation>
    </message>
    <message>
        <source>has one</source>
        <translation>hat eine</translation>
    </message>
    <message>
        <source>has one draw and one die, by which each reads the table it is under</source>
        <translation>hat ein Ziehen und einen Würfel, nach dem jeder die Tabelle liest, unter die er fällt</translation>
    </message>
    <message>
        <source>has still to act</source>
        <translation>hat noch zu handeln</translation>
    </message>
    <message>
        <source>has used its Action</source>
        <translation>hat seine Action genutzt</translation>
    </message>
    <message>
        <source>hatched: its middle may lie here</source>
        <translation>schraffiert: seine Mitte darf hier liegen</translation>
    </message>
    <message>
        <source>heals a model during its activation</source>
        <translation>heilt ein Modell während seiner Aktivierung</translation>
    </message>
    <message>
        <source>heals {amount}</source>
        <translation>heilt {amount}</translation>
    </message>
    <message>
        <source>hedge</source>
        <translation>Hecke</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>held for a reaction</source>
        <translation>für eine Reaktion gehalten</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>treffen</translation>
    </message>
    <message>
        <source>hits for {dealt}</source>
        <translation>trifft für {dealt}</translation>
    </message>
    <message>
        <source>hits on {hit}+</source>
        <translation>trifft bei {hit}+</translation>
    </message>
    <message>
        <source>hits, {totals}, for {dealt} damage</source>
        <translation>trifft, {totals}, für {dealt} Schaden</translation>
    </message>
    <message>
        <source>hits, {totals}, for {dealt} damage{full}{soaked}</source>
        <translation>trifft, {totals}, für {dealt} Schaden{full}{soaked}</translation>
    </message>
    <message>
        <source>holding the Action</source>
        <translation>das Halten der Action</translation>
    </message>
    <message>
        <source>holds it in this round&apos;s first phase</source>
        <translation>hat ihn in der ersten Phase dieser Runde</translation>
    </message>
    <message>
        <source>holds its Action</source>
        <translation>hält seine Action</translation>
    </message>
    <message>
        <source>hostile callers and wraiths</source>
        <translation>feindliche Callers und Wraiths</translation>
    </message>
    <message>
        <source>hostile {name}</source>
        <translation>feindliche {name}</translation>
    </message>
    <message>
        <source>in Reserve</source>
        <translation>in Reserve</translation>
    </message>
    <message>
        <source>in a direction</source>
        <translation>in eine Richtung</translation>
    </message>
    <message>
        <source>in alternation</source>
        <translation>im Wechsel</translation>
    </message>
    <message>
        <source>in cover from {other}</source>
        <translation>in Deckung vor {other}</translation>
    </message>
    <message>
        <source>in its zone</source>
        <translation>in seiner Zone</translation>
    </message>
    <message>
        <source>in its zones</source>
        <translation>in seinen Zonen</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>in der Reihenfolge</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>in Reserve</translation>
    </message>
    <message>
        <source>in round {round} ({marker}, {how})</source>
        <translation>in Runde {round} ({marker}, {how})</translation>
    </message>
    <message>
        <source>in secret</source>
        <translation>geheim</translation>
    </message>
    <message>
        <source>in sight</source>
        <translation>in Sicht</translation>
    </message>
    <message>
        <source>in sight, in {limits}</source>
        <translation>in Sicht, in {limits}</translation>
    </message>
    <message>
        <source>in support</source>
        <translation>in Unterstützung</translation>
    </message>
    <message>
        <source>in the Combat Situation</source>
        <translation>in der Combat Situation</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>im Beutel</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>in the {row} {column} quarter</source>
        <translation>im Viertel {row} {column}</translation>
    </message>
    <message>
        <source>in this Game Round</source>
        <translation>in dieser Game Round</translation>
    </message>
    <message>
        <source>in {only_in} only</source>
        <translation>nur in {only_in}</translation>
    </message>
    <message>
        <source>in {status}</source>
        <translation>in {status}</translation>
    </message>
    <message>
        <source>inside the tolerance of {tolerance}</source>
        <translation>innerhalb der Toleranz von {tolerance}</translation>
    </message>
    <message>
        <source>instead of the {instead_of}</source>
        <translation>statt {instead_of}</translation>
    </message>
    <message>
        <source>into contact with</source>
        <translation>in Kontakt mit</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is 3″ across</source>
        <translation>ist 3″ im Durchmesser</translation>
    </message>
    <message>
        <source>is Out of Action</source>
        <translation>ist Out of Action</translation>
    </message>
    <message>
        <source>is a tier down, as a shot is</source>
        <translation>ist eine Stufe niedriger, wie ein Schuss</translation>
    </message>
    <message>
        <source>is a token of its own</source>
        <translation>ist ein eigener Token</translation>
    </message>
    <message>
        <source>is climbed for what its height costs, as all heights are</source>
        <translation>wird für das erklettert, was seine Höhe kostet, wie alle Höhen</translation>
    </message>
    <message>
        <source>is closed to one that was Engaged before it moved</source>
        <translation>ist dem verschlossen, das vor seiner Bewegung Engaged war</translation>
    </message>
    <message>
        <source>is declared twice</source>
        <translation>ist zweimal angesagt</translation>
    </message>
    <message>
        <source>is deployed</source>
        <translation>wird aufgestellt</translation>
    </message>
    <message>
        <source>is drawn</source>
        <translation>wird gezogen</translation>
    </message>
    <message>
        <source>is given {name}</source>
        <translation>bekommt {name}</translation>
    </message>
    <message>
        <source>is held without an order</source>
        <translation>wird ohne Befehl gehalten</translation>
    </message>
    <message>
        <source>is in Focus</source>
        <translation>ist in Focus</translation>
    </message>
    <message>
        <source>is its evasion</source>
        <translation>ist sein Ausweichen</translation>
    </message>
    <message>
        <source>is its hand in the bag; whose token comes out is chance</source>
        <translation>ist seine Hand im Beutel; wessen Token herauskommt, ist Zufall</translation>
    </message>
    <message>
        <source>is not another model on the table</source>
        <translation>ist kein anderes Modell auf dem Tisch</translation>
    </message>
    <message>
        <source>is not on the table</source>
        <translation>ist nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>is not open, a drop is climbed all the way or jumped</source>
        <translation>ist nicht möglich, ein Absturz wird ganz geklettert oder gesprungen</translation>
    </message>
    <message>
        <source>is not open, so whoever goes down jumps</source>
        <translation>ist nicht möglich, wer also hinuntergeht, springt</translation>
    </message>
    <message>
        <source>is not played for this roll</source>
        <translation>wird bei diesem Wurf nicht gespielt</translation>
    </message>
    <message>
        <source>is one that no deployment zone lies along from end to end</source>
        <translation>ist eine, an der keine Deployment Zone von Ende zu Ende liegt</translation>
    </message>
    <message>
        <source>is one that no deployment zone touches, a corner touching two</source>
        <translation>ist eine, die keine Deployment Zone berührt, wobei eine Ecke zwei berührt</translation>
    </message>
    <message>
        <source>is open to its Move alone, not to Move Again</source>
        <translation>steht nur seinem Move offen, nicht dem Move Again</translation>
    </message>
    <message>
        <source>is open to its Move and to Move Again, each that ends Engaged</source>
        <translation>steht seinem Move und seinem Move Again offen, jedem, der Engaged endet</translation>
    </message>
    <message>
        <source>is open to one of its Moves in an activation</source>
        <translation>steht einem seiner Moves in einer Aktivierung offen</translation>
    </message>
    <message>
        <source>is open to one that was Engaged before it moved</source>
        <translation>steht dem offen, das vor seiner Bewegung Engaged war</translation>
    </message>
    <message>
        <source>is open, and the dice are those of what is left to jump</source>
        <translation>ist möglich, und die Würfel sind die für den Rest, der gesprungen wird</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>wird gespielt</translation>
    </message>
    <message>
        <source>is pushed on</source>
        <translation>wird gestoßen</translation>
    </message>
    <message>
        <source>is redeployed</source>
        <translation>wird umgestellt</translation>
    </message>
    <message>
        <source>is rolled where the model stands, at no Loot Marker, and takes none</source>
        <translation>wird gewürfelt, wo das Modell steht, an keinem Loot Marker, und nimmt keinen</translation>
    </message>
    <message>
        <source>is rolled with Combat as it is</source>
        <translation>wird mit Combat gewürfelt, wie es ist</translation>
    </message>
    <message>
        <source>is set anew</source>
        <translation>wird neu gestellt</translation>
    </message>
    <message>
        <source>is stepped over for nothing</source>
        <translation>wird ohne Kosten überstiegen</translation>
    </message>
    <message>
        <source>is stopped by what is in its way</source>
        <translation>wird von dem aufgehalten, was im Weg ist</translation>
    </message>
    <message>
        <source>is the {deck} card that is played</source>
        <translation>ist die gespielte Karte: {deck}</translation>
    </message>
    <message>
        <source>is two further dice</source>
        <translation>sind zwei weitere Würfel</translation>
    </message>
    <message>
        <source>is under an effect</source>
        <translation>steht unter einer Wirkung</translation>
    </message>
    <message>
        <source>it adds no token</source>
        <translation>es gibt keinen Token dazu</translation>
    </message>
    <message>
        <source>it also reaches {third}, within {range} of {other}</source>
        <translation>sie erreicht auch {third}, innerhalb von {range} um {other}</translation>
    </message>
    <message>
        <source>it drops a weapon</source>
        <translation>es lässt eine Waffe fallen</translation>
    </message>
    <message>
        <source>it flees</source>
        <translation>es flieht</translation>
    </message>
    <message>
        <source>it flies</source>
        <translation>sie fliegt</translation>
    </message>
    <message>
        <source>it goes on with a second Move</source>
        <translation>es geht mit einem zweiten Move weiter</translation>
    </message>
    <message>
        <source>it has Disengaged in this round</source>
        <translation>sie ist in dieser Runde Disengaged</translation>
    </message>
    <message>
        <source>it has just charged</source>
        <translation>Charge gerade gelungen</translation>
    </message>
    <message>
        <source>it has just come about</source>
        <translation>ist gerade geschehen</translation>
    </message>
    <message>
        <source>it has no Speed</source>
        <translation>sie hat keine Speed</translation>
    </message>
    <message>
        <source>it is BURROWED</source>
        <translation>sie ist BURROWED</translation>
    </message>
    <message>
        <source>it is Engaged</source>
        <translation>sie ist Engaged</translation>
    </message>
    <message>
        <source>it is Engaged and shot at</source>
        <translation>sie ist Engaged, und auf sie wird geschossen</translation>
    </message>
    <message>
        <source>it is HIDDEN</source>
        <translation>sie ist HIDDEN</translation>
    </message>
    <message>
        <source>it is a Structure</source>
        <translation>sie ist eine Structure</translation>
    </message>
    <message>
        <source>it is carried</source>
        <translation>er wird getragen</translation>
    </message>
    <message>
        <source>it is crossed out</source>
        <translation>das ist durchgestrichen</translation>
    </message>
    <message>
        <source>it is in SIEGE MODE</source>
        <translation>sie ist in SIEGE MODE</translation>
    </message>
    <message>
        <source>it is no squad&apos;s model</source>
        <translation>es ist kein Modell eines Squads</translation>
    </message>
    <message>
        <source>it is not seen</source>
        <translation>es wird nicht gesehen</translation>
    </message>
    <message>
        <source>it is pushed d6″ in any direction</source>
        <translation>es wird d6″ in beliebige Richtung gestoßen</translation>
    </message>
    <message>
        <source>it is {why}</source>
        <translation>Grund: {why}</translation>
    </message>
    <message>
        <source>it loses Health at each round&apos;s end</source>
        <translation>es verliert Health am Ende jeder Runde</translation>
    </message>
    <message>
        <source>it may, with another Synergy</source>
        <translation>es darf, mit einer weiteren Synergy</translation>
    </message>
    <message>
        <source>it stands on High Ground</source>
        <translation>es steht auf High Ground</translation>
    </message>
    <message>
        <source>it stops after the {one} of one Move</source>
        <translation>es hält nach {one}, der Länge eines Move</translation>
    </message>
    <message>
        <source>it stops nobody</source>
        <translation>es hält niemanden auf</translation>
    </message>
    <message>
        <source>it trades places with the caster</source>
        <translation>es tauscht den Platz mit dem, der Cast macht</translation>
    </message>
    <message>
        <source>it would not be so that {row}</source>
        <translation>es wäre nicht so, dass {row}</translation>
    </message>
    <message>
        <source>it would: {row}</source>
        <translation>es wäre so: {row}</translation>
    </message>
    <message>
        <source>its Action is gone for this Game Round</source>
        <translation>seine Action ist für diese Game Round weg</translation>
    </message>
    <message>
        <source>its Defense is not known here, 2d{least} taken</source>
        <translation>seine Defense ist hier nicht bekannt, 2d{least} angenommen</translation>
    </message>
    <message>
        <source>its Move of {most} ends on the way to {name}</source>
        <translation>sein Move von {most} endet auf dem Weg zu {name}</translation>
    </message>
    <message>
        <source>its Move of {most} ends on the way to {name}, its nearest friend</source>
        <translation>sein Move von {most} endet auf dem Weg zu {name}, seinem nächsten Freund</translation>
    </message>
    <message>
        <source>its Move of {most} ends on the way to {name}, the nearest in sight</source>
        <translation>sein Move von {most} endet auf dem Weg zu {name}, dem nächsten in Sicht</translation>
    </message>
    <message>
        <source>its cost is that of {models} models</source>
        <translation>so viel kosten {models} Modelle</translation>
    </message>
    <message>
        <source>its mission has been rolled</source>
        <translation>die Mission ist gewürfelt</translation>
    </message>
    <message>
        <source>its mission names no edge to leave by</source>
        <translation>seine Mission nennt keine Kante zum Verlassen</translation>
    </message>
    <message>
        <source>its mission&apos;s edges are {ways}</source>
        <translation>die Kanten seiner Mission sind {ways}</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>die eigene</translation>
    </message>
    <message>
        <source>its own fight</source>
        <translation>der eigene Kampf</translation>
    </message>
    <message>
        <source>its parent has acted</source>
        <translation>die hat gehandelt</translation>
    </message>
    <message>
        <source>its target, {name_of}, has fallen or fled</source>
        <translation>sein Ziel, {name_of}, ist gefallen oder geflohen</translation>
    </message>
    <message>
        <source>its tokens are in the bag only while its target has not activated</source>
        <translation>seine Token sind nur im Beutel, solange sein Ziel nicht aktiviert wurde</translation>
    </message>
    <message>
        <source>its waves come by the sides that nobody deploys along</source>
        <translation>seine Wellen kommen von den Seiten, an denen niemand aufstellt</translation>
    </message>
    <message>
        <source>keeps its nerve</source>
        <translation>behält die Nerven</translation>
    </message>
    <message>
        <source>kept in the log</source>
        <translation>bleibt im Protokoll</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>lands on the thrower</source>
        <translation>landet beim Werfer</translation>
    </message>
    <message>
        <source>lands where it was thrown</source>
        <translation>landet, wohin sie geworfen wurde</translation>
    </message>
    <message>
        <source>lapsed</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>lapses</source>
        <translation>verfällt</translation>
    </message>
    <message>
        <source>lapses unless it is held by an order</source>
        <translation>verfällt, wenn kein Befehl sie hält</translation>
    </message>
    <message>
        <source>lays {name_of}</source>
        <translation>legt {name_of}</translation>
    </message>
    <message>
        <source>leads its side</source>
        <translation>führt seine Seite</translation>
    </message>
    <message>
        <source>leaves over the {edge} edge</source>
        <translation>geht über die Kante {edge}</translation>
    </message>
    <message>
        <source>leaves safely</source>
        <translation>verlässt ihn sicher</translation>
    </message>
    <message>
        <source>leaves the bag</source>
        <translation>verlässt den Beutel</translation>
    </message>
    <message>
        <source>leaves the game as it reaches the edge</source>
        <translation>verlässt das Spiel, sobald es die Kante erreicht</translation>
    </message>
    <message>
        <source>leaves {left}</source>
        <translation>lässt {left} übrig</translation>
    </message>
    <message>
        <source>leaving melee</source>
        <translation>Verlassen des Nahkampfs</translation>
    </message>
    <message>
        <source>leaving the table</source>
        <translation>das Verlassen des Tisches</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>left edge, {start:g} to {end:g}</source>
        <translation>linke Kante, {start:g} bis {end:g}</translation>
    </message>
    <message>
        <source>left to the player</source>
        <translation>dem Spieler überlassen</translation>
    </message>
    <message>
        <source>less than {limit}</source>
        <translation>weniger als {limit}</translation>
    </message>
    <message>
        <source>lets a second model act straight after the first</source>
        <translation>lässt ein zweites Modell gleich nach dem ersten handeln</translation>
    </message>
    <message>
        <source>lets it attack; Engaged stays 1″</source>
        <translation>lässt es angreifen; Engaged bleibt 1″</translation>
    </message>
    <message>
        <source>lets one attack do its greatest damage</source>
        <translation>lässt einen Angriff seinen größten Schaden machen</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>lines {number} to {count}</source>
        <translation>Zeilen {number} bis {count}</translation>
    </message>
    <message>
        <source>long range {long_range:g}″</source>
        <translation>große Reichweite {long_range:g}″</translation>
    </message>
    <message>
        <source>long range {long_range_bought:g}″ by upgrade</source>
        <translation>große Reichweite {long_range_bought:g}″ durch Upgrade</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>längste</translation>
    </message>
    <message>
        <source>loot</source>
        <translation>Loot</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>loses it</source>
        <translation>verliert ihn</translation>
    </message>
    <message>
        <source>lost if moved</source>
        <translation>verloren, wenn bewegt</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gemacht</translation>
    </message>
    <message>
        <source>made by a newer version of Measure Twice ({quoted}); this one reads {reads}</source>
        <translation>von einer neueren Version von Measure Twice ({quoted}); diese liest {reads}</translation>
    </message>
    <message>
        <source>makes a free attack for each Move that leaves it</source>
        <translation>macht einen Free Attack für jeden Move, der es verlässt</translation>
    </message>
    <message>
        <source>makes a free attack, for the model was within 1″ of it on its way and has left</source>
        <translation>macht einen Free Attack, denn das Modell war unterwegs innerhalb von 1″ um es und ist gegangen</translation>
    </message>
    <message>
        <source>makes it Engaged within 2″</source>
        <translation>macht es innerhalb von 2″ Engaged</translation>
    </message>
    <message>
        <source>makes no free attack, for the model was not Engaged with it as it set out</source>
        <translation>macht keinen Free Attack, denn das Modell war beim Aufbruch nicht mit ihm Engaged</translation>
    </message>
    <message>
        <source>makes one free attack an activation</source>
        <translation>macht einen Free Attack je Aktivierung</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>marker 5</source>
        <translation>Marker 5</translation>
    </message>
    <message>
        <source>marker control stands as shown</source>
        <translation>die Marker-Kontrolle steht, wie gezeigt</translation>
    </message>
    <message>
        <source>marker control, VP</source>
        <translation>Marker-Kontrolle, VP</translation>
    </message>
    <message>
        <source>marker {marker}</source>
        <translation>Marker {marker}</translation>
    </message>
    <message>
        <source>markers and Coworkers, by dice</source>
        <translation>Marker und Coworkers, nach Würfeln</translation>
    </message>
    <message>
        <source>may be crossed; a charge that touches it has no direct path</source>
        <translation>darf gequert werden; ein Charge, der es berührt, hat keinen geraden Weg</translation>
    </message>
    <message>
        <source>may bring squads from reserve; {left} Command Value left</source>
        <translation>darf Squads aus der Reserve bringen; noch {left} Command Value</translation>
    </message>
    <message>
        <source>may evade: {why}</source>
        <translation>darf Evade würfeln: {why}</translation>
    </message>
    <message>
        <source>may move {allowance} before the first Blessings are rolled</source>
        <translation>darf {allowance} gehen, bevor die ersten Blessings gewürfelt werden</translation>
    </message>
    <message>
        <source>may react to {name} on its way: {listed} Command Value</source>
        <translation>darf auf {name} unterwegs reagieren: {listed} Command Value</translation>
    </message>
    <message>
        <source>may react to {name}: {offers}</source>
        <translation>darf auf {name} reagieren: {offers}</translation>
    </message>
    <message>
        <source>may shoot and charge afterwards</source>
        <translation>darf danach schießen und einen Charge machen</translation>
    </message>
    <message>
        <source>means that the base is wholly within 3″ of it</source>
        <translation>heißt, dass die Base ganz innerhalb von 3″ davon ist</translation>
    </message>
    <message>
        <source>means that the base touches it</source>
        <translation>heißt, dass die Base sie berührt</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>middle of {number}</source>
        <translation>Mitte von {number}</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>misses, {totals}</source>
        <translation>verfehlt, {totals}</translation>
    </message>
    <message>
        <source>missing: {finding}</source>
        <translation>fehlt: {finding}</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>mission card</source>
        <translation>Missionskarte</translation>
    </message>
    <message>
        <source>mission cards</source>
        <translation>Missionskarten</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>model called {id}</source>
        <translation>Modell namens {id}</translation>
    </message>
    <message>
        <source>model called {model}</source>
        <translation>Modell namens {model}</translation>
    </message>
    <message>
        <source>model named in this order</source>
        <translation>in diesem Befehl genanntes Modell</translation>
    </message>
    <message>
        <source>model named to remove</source>
        <translation>ein zum Entfernen genanntes Modell</translation>
    </message>
    <message>
        <source>model {id}</source>
        <translation>Modell {id}</translation>
    </message>
    <message>
        <source>model {model}</source>
        <translation>Modell {model}</translation>
    </message>
    <message>
        <source>model {number} of {squad} on the table</source>
        <translation>Modell {number} von {squad} auf dem Tisch</translation>
    </message>
    <message>
        <source>model {number} of {target} to charge</source>
        <translation>Modell {number} von {target} als Ziel eines Charge</translation>
    </message>
    <message>
        <source>model {number} to move in {unit}</source>
        <translation>zu bewegendes Modell {number} in {unit}</translation>
    </message>
    <message>
        <source>model {other}</source>
        <translation>Modell {other}</translation>
    </message>
    <message>
        <source>model {source}</source>
        <translation>Modell {source}</translation>
    </message>
    <message>
        <source>model {target}</source>
        <translation>Modell {target}</translation>
    </message>
    <message>
        <source>model {unit}.{model}</source>
        <translation>Modell {unit}.{model}</translation>
    </message>
    <message>
        <source>models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>models leave play</source>
        <translation>Modelle verlassen das Spiel</translation>
    </message>
    <message>
        <source>models leave the game, with the cause</source>
        <translation>Modelle verlassen das Spiel, mit der Ursache</translation>
    </message>
    <message>
        <source>models of the unit of {profile}</source>
        <translation>Modelle der Einheit {profile}</translation>
    </message>
    <message>
        <source>models over the edge</source>
        <translation>Modelle über die Kante</translation>
    </message>
    <message>
        <source>models that are no Coworkers</source>
        <translation>Modelle, die keine Coworkers sind</translation>
    </message>
    <message>
        <source>models within reach of the middle</source>
        <translation>Modelle in Reichweite der Mitte</translation>
    </message>
    <message>
        <source>models; {wounded} wounded</source>
        <translation>Modelle; {wounded} verwundet</translation>
    </message>
    <message>
        <source>moment of a reaction</source>
        <translation>Moment einer Reaktion</translation>
    </message>
    <message>
        <source>more than {limit}</source>
        <translation>mehr als {limit}</translation>
    </message>
    <message>
        <source>more than {most_standing} models stand on the table</source>
        <translation>mehr als {most_standing} Modelle stehen auf dem Tisch</translation>
    </message>
    <message>
        <source>most survivors, {told}</source>
        <translation>die meisten Überlebenden, {told}</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>bewegt sich</translation>
    </message>
    <message>
        <source>moves or runs Burrowed in this action, and through other bases but no Force Field</source>
        <translation>bewegt sich oder macht Run in dieser Aktion Burrowed, auch durch andere Bases, aber kein Force Field</translation>
    </message>
    <message>
        <source>named</source>
        <translation>genannt</translation>
    </message>
    <message>
        <source>names its target</source>
        <translation>nennt sein Ziel</translation>
    </message>
    <message>
        <source>near one</source>
        <translation>nah an einem</translation>
    </message>
    <message>
        <source>nearer</source>
        <translation>näher</translation>
    </message>
    <message>
        <source>needs a Loot Marker within 1″, and takes it</source>
        <translation>braucht einen Loot Marker innerhalb von 1″ und nimmt ihn</translation>
    </message>
    <message>
        <source>neither contests nor controls markers</source>
        <translation>macht keine Marker streitig und kontrolliert keine</translation>
    </message>
    <message>
        <source>neither crossed nor stood on</source>
        <translation>weder gequert noch betreten</translation>
    </message>
    <message>
        <source>neither fights back nor dives for cover until the next Game Round</source>
        <translation>wehrt sich nicht und geht bis zur nächsten Game Round nicht in Deckung</translation>
    </message>
    <message>
        <source>neither shoots nor charges in the coming Assault Phase</source>
        <translation>schießt in der kommenden Assault Phase nicht und macht keinen Charge</translation>
    </message>
    <message>
        <source>neither shoots nor charges this round</source>
        <translation>schießt in dieser Runde nicht und macht keinen Charge</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>never ({marker})</source>
        <translation>nie ({marker})</translation>
    </message>
    <message>
        <source>new dice after every undo</source>
        <translation>neue Würfel nach jedem Rückgängig</translation>
    </message>
    <message>
        <source>next act. or react.</source>
        <translation>nächste Akt. od. Reakt.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no Access Point of one lies on the outline of another</source>
        <translation>kein Access Point des einen liegt auf dem Umriss eines anderen</translation>
    </message>
    <message>
        <source>no Access Point of {piece} ({piece2}) can be reached from the ground</source>
        <translation>kein Access Point von {piece} ({piece2}) ist vom Boden aus erreichbar</translation>
    </message>
    <message>
        <source>no Action left</source>
        <translation>keine Action übrig</translation>
    </message>
    <message>
        <source>no Action since it moved</source>
        <translation>keine Action seit der Bewegung</translation>
    </message>
    <message>
        <source>no Command Value</source>
        <translation>kein Command Value</translation>
    </message>
    <message>
        <source>no Command Value left: the turn passes</source>
        <translation>kein Command Value übrig: der Zug geht weiter</translation>
    </message>
    <message>
        <source>no Engaged unit left to attack</source>
        <translation>keine Engaged Einheit hat noch anzugreifen</translation>
    </message>
    <message>
        <source>no Engaged unit left; moves no marker</source>
        <translation>keine Engaged Einheit übrig; bewegt keinen Marker</translation>
    </message>
    <message>
        <source>no Loot Marker in sight: a die gives the direction</source>
        <translation>kein Loot Marker in Sicht: ein Würfel gibt die Richtung</translation>
    </message>
    <message>
        <source>no Loot Marker in sight: goes {gone} in the direction {rolled} of {sides}{short}</source>
        <translation>kein Loot Marker in Sicht: geht {gone} in Richtung {rolled} von {sides}{short}</translation>
    </message>
    <message>
        <source>no Structure</source>
        <translation>keine Structure</translation>
    </message>
    <message>
        <source>no check of this game is called {quoted}{near}</source>
        <translation>keine Prüfung dieses Spiels heißt {quoted}{near}</translation>
    </message>
    <message>
        <source>no cover from {name} within its Move: backs off</source>
        <translation>keine Deckung vor {name} innerhalb seines Move: weicht zurück</translation>
    </message>
    <message>
        <source>no die for this</source>
        <translation>kein Würfel hierfür</translation>
    </message>
    <message>
        <source>no distance</source>
        <translation>keine Entfernung</translation>
    </message>
    <message>
        <source>no edge crossed</source>
        <translation>keine Kante gequert</translation>
    </message>
    <message>
        <source>no eligible unit left: pass</source>
        <translation>keine berechtigte Einheit übrig: passen</translation>
    </message>
    <message>
        <source>no enemy in sight</source>
        <translation>kein Feind in Sicht</translation>
    </message>
    <message>
        <source>no enemy in sight, seen from above</source>
        <translation>kein Feind in Sicht, von oben gesehen</translation>
    </message>
    <message>
        <source>no enemy near</source>
        <translation>kein Feind in der Nähe</translation>
    </message>
    <message>
        <source>no enemy on the table</source>
        <translation>kein Feind auf dem Tisch</translation>
    </message>
    <message>
        <source>no enemy squad is active</source>
        <translation>kein feindliches Squad ist aktiv</translation>
    </message>
    <message>
        <source>no hostiles are of the faction &apos;{faction}&apos;</source>
        <translation>keine Hostiles gehören zur Fraktion „{faction}“</translation>
    </message>
    <message>
        <source>no line before this has the number {parent}</source>
        <translation>keine Zeile davor hat die Nummer {parent}</translation>
    </message>
    <message>
        <source>no missions can be made for {system}: it has no deployment cards</source>
        <translation>für {system} lassen sich keine Missionen machen: es hat keine Aufstellungskarten</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>no model of it has sight, arc and range at once</source>
        <translation>kein Modell von ihm hat Sicht, Sichtbogen und Reichweite zugleich</translation>
    </message>
    <message>
        <source>no model of the Extractor is left</source>
        <translation>kein Modell des Extractor ist übrig</translation>
    </message>
    <message>
        <source>no model within 3″ at its elevation sees it</source>
        <translation>kein Modell innerhalb von 3″ auf seiner Höhe sieht ihn</translation>
    </message>
    <message>
        <source>no more than was lost</source>
        <translation>nicht mehr, als verloren ging</translation>
    </message>
    <message>
        <source>no move of {active} was halted</source>
        <translation>keine Bewegung von {active} wurde angehalten</translation>
    </message>
    <message>
        <source>no number stands here, so it is 1</source>
        <translation>hier steht keine Zahl, also ist es 1</translation>
    </message>
    <message>
        <source>no number stands here, so it is the smallest, {least}</source>
        <translation>hier steht keine Zahl, also ist es die kleinste, {least}</translation>
    </message>
    <message>
        <source>no number stands here, so it is {least}</source>
        <translation>hier steht keine Zahl, also ist es {least}</translation>
    </message>
    <message>
        <source>no number stands here; its cost is that of {models} models</source>
        <translation>hier steht keine Anzahl; so viel kosten {models} Modelle</translation>
    </message>
    <message>
        <source>no order of this game is called {said}{rest}</source>
        <translation>kein Befehl dieses Spiels heißt {said}{rest}</translation>
    </message>
    <message>
        <source>no other has begun</source>
        <translation>keine andere hat begonnen</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Pfad</translation>
    </message>
    <message>
        <source>no piece of Size 2 or more stands within {limit} of the middle of the table</source>
        <translation>kein Stück von Size 2 oder mehr steht innerhalb von {limit} der Tischmitte</translation>
    </message>
    <message>
        <source>no public text gives it</source>
        <translation>kein öffentlicher Text sagt es</translation>
    </message>
    <message>
        <source>no public text gives it; a height set here is this table&apos;s own</source>
        <translation>kein öffentlicher Text sagt es; eine hier gesetzte Höhe ist dieses Tisches eigene</translation>
    </message>
    <message>
        <source>no public text gives it; a number set here is the inches that a model loses once it touches such a piece, this table&apos;s own</source>
        <translation>kein öffentlicher Text sagt es; eine hier gesetzte Zahl sind die Zoll, die ein Modell verliert, sobald es ein solches Stück berührt, dieses Tisches eigene</translation>
    </message>
    <message>
        <source>no public text gives it; a value set here is this table&apos;s own</source>
        <translation>kein öffentlicher Text sagt es; ein hier gesetzter Wert ist dieses Tisches eigener</translation>
    </message>
    <message>
        <source>no public text gives the size of its {template} Template</source>
        <translation>kein öffentlicher Text nennt die Größe der Schablone: {template}</translation>
    </message>
    <message>
        <source>no public text says whether a reaction comes before, during or after a move</source>
        <translation>kein öffentlicher Text sagt, ob eine Reaktion vor, während oder nach einer Bewegung kommt</translation>
    </message>
    <message>
        <source>no reaction in this activation yet</source>
        <translation>noch keine Reaktion in dieser Aktivierung</translation>
    </message>
    <message>
        <source>no set-up is kept in it</source>
        <translation>darin ist kein Aufbau aufbewahrt</translation>
    </message>
    <message>
        <source>no step of a rehearsal is kept in it</source>
        <translation>kein Schritt eines Probespiels liegt darin</translation>
    </message>
    <message>
        <source>no target from afar</source>
        <translation>kein Ziel aus der Ferne</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>no text; Core rules 0.7.3, Melee Engagement, speak of a model that steps out</source>
        <translation>kein Text; Core rules 0.7.3, Melee Engagement, sprechen von einem Modell, das hinaustritt</translation>
    </message>
    <message>
        <source>no text; ends never overlap in any reading</source>
        <translation>kein Text; Enden überlappen in keiner Lesart</translation>
    </message>
    <message>
        <source>no two get through at any width</source>
        <translation>keine zwei gelingen in irgendeiner Breite</translation>
    </message>
    <message>
        <source>no unit Engaged</source>
        <translation>keine Einheit Engaged</translation>
    </message>
    <message>
        <source>no unit in Reserve</source>
        <translation>keine Einheit in Reserve</translation>
    </message>
    <message>
        <source>no unit is called so, and {unit} has no such upgrade here</source>
        <translation>keine Einheit heißt so, und {unit} hat hier keine solche Aufwertung</translation>
    </message>
    <message>
        <source>no unit is named here</source>
        <translation>hier ist keine Einheit genannt</translation>
    </message>
    <message>
        <source>no unit of this game is called {shown}{hint}</source>
        <translation>keine Einheit dieses Spiels heißt {shown}{hint}</translation>
    </message>
    <message>
        <source>no unit starts on the table in this game; a number of models was expected here</source>
        <translation>in diesem Spiel beginnt keine Einheit auf dem Tisch; hier war eine Zahl von Modellen erwartet</translation>
    </message>
    <message>
        <source>no way out</source>
        <translation>kein Ausweg</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>keine Zone</translation>
    </message>
    <message>
        <source>no zones</source>
        <translation>keine Zonen</translation>
    </message>
    <message>
        <source>no {better} for any of them</source>
        <translation>keines könnte {better} stehen</translation>
    </message>
    <message>
        <source>no {worse}</source>
        <translation>nicht {worse}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody contests it</source>
        <translation>niemand macht ihn streitig</translation>
    </message>
    <message>
        <source>nobody has been activated</source>
        <translation>niemand wurde aktiviert</translation>
    </message>
    <message>
        <source>nobody of the move that was halted is left</source>
        <translation>von der angehaltenen Bewegung ist niemand übrig</translation>
    </message>
    <message>
        <source>nobody sees into it, out of it or through it</source>
        <translation>niemand sieht hinein, hinaus oder hindurch</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>von niemandem</translation>
    </message>
    <message>
        <source>nobody’s</source>
        <translation>von niemandem</translation>
    </message>
    <message>
        <source>nodes live</source>
        <translation>aktive Nodes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none for a gap of at most {most}</source>
        <translation>keine bei einem Abstand von höchstens {most}</translation>
    </message>
    <message>
        <source>none in this mission</source>
        <translation>keine in dieser Mission</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine übrig</translation>
    </message>
    <message>
        <source>none open</source>
        <translation>keine offen</translation>
    </message>
    <message>
        <source>none yet this round</source>
        <translation>noch keiner in dieser Runde</translation>
    </message>
    <message>
        <source>none: every model starts on the table or stays in reserve</source>
        <translation>keine: jedes Modell beginnt auf dem Tisch oder bleibt in Reserve</translation>
    </message>
    <message>
        <source>not BULKY</source>
        <translation>nicht BULKY</translation>
    </message>
    <message>
        <source>not BURROWED</source>
        <translation>nicht BURROWED</translation>
    </message>
    <message>
        <source>not Burrowed</source>
        <translation>nicht Burrowed</translation>
    </message>
    <message>
        <source>not Engaged</source>
        <translation>nicht Engaged</translation>
    </message>
    <message>
        <source>not activated yet</source>
        <translation>noch nicht aktiviert</translation>
    </message>
    <message>
        <source>not activated yet, so nothing is held</source>
        <translation>noch nicht aktiviert, also ist nichts gehalten</translation>
    </message>
    <message>
        <source>not active</source>
        <translation>nicht aktiv</translation>
    </message>
    <message>
        <source>not as expected</source>
        <translation>nicht wie erwartet</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>not carried out: it follows an order that is refused</source>
        <translation>nicht ausgeführt: er folgt einem Befehl, der abgelehnt ist</translation>
    </message>
    <message>
        <source>not expected: {finding}</source>
        <translation>nicht erwartet: {finding}</translation>
    </message>
    <message>
        <source>not given by any public text</source>
        <translation>von keinem öffentlichen Text genannt</translation>
    </message>
    <message>
        <source>not held back</source>
        <translation>nicht gehindert</translation>
    </message>
    <message>
        <source>not in SIEGE MODE</source>
        <translation>nicht in SIEGE MODE</translation>
    </message>
    <message>
        <source>not moved</source>
        <translation>nicht bewegt</translation>
    </message>
    <message>
        <source>not named yet</source>
        <translation>noch nicht genannt</translation>
    </message>
    <message>
        <source>not on the table yet</source>
        <translation>noch nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>not passed by Ground units</source>
        <translation>für Ground-Einheiten kein Durchgang</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>not so</source>
        <translation>nicht so</translation>
    </message>
    <message>
        <source>not summoned</source>
        <translation>nicht gerufen</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht benutzt</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>noch nicht genutzt</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing in particular</source>
        <translation>nichts Bestimmtes</translation>
    </message>
    <message>
        <source>nothing in the way</source>
        <translation>nichts im Weg</translation>
    </message>
    <message>
        <source>nothing is chosen</source>
        <translation>nichts ist gewählt</translation>
    </message>
    <message>
        <source>nothing is made of &apos;{words}&apos;</source>
        <translation>aus &apos;{words}&apos; wird nichts gemacht</translation>
    </message>
    <message>
        <source>nothing leads nearer to an edge</source>
        <translation>nichts führt näher an eine Kante</translation>
    </message>
    <message>
        <source>nothing of it is left</source>
        <translation>nichts davon ist übrig</translation>
    </message>
    <message>
        <source>nothing raises or lowers them</source>
        <translation>nichts hebt oder senkt sie</translation>
    </message>
    <message>
        <source>nothing removed</source>
        <translation>nichts entfernt</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>nichts auszusetzen</translation>
    </message>
    <message>
        <source>obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>of Size 0</source>
        <translation>von Size 0</translation>
    </message>
    <message>
        <source>of Size 1</source>
        <translation>von Size 1</translation>
    </message>
    <message>
        <source>of Size 2</source>
        <translation>von Size 2</translation>
    </message>
    <message>
        <source>of Size 2 and more</source>
        <translation>von Size 2 und mehr</translation>
    </message>
    <message>
        <source>of Size 3 and more</source>
        <translation>von Size 3 und mehr</translation>
    </message>
    <message>
        <source>of a line no more than {most} characters are looked at</source>
        <translation>von einer Zeile werden nicht mehr als {most} Zeichen angesehen</translation>
    </message>
    <message>
        <source>of grass</source>
        <translation>aus Gras</translation>
    </message>
    <message>
        <source>of terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>of the target</source>
        <translation>vom Ziel</translation>
    </message>
    <message>
        <source>of {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>on Ground Level</source>
        <translation>auf Ground Level</translation>
    </message>
    <message>
        <source>on Strength</source>
        <translation>auf Strength</translation>
    </message>
    <message>
        <source>on equal VP the next round&apos;s is rolled off</source>
        <translation>bei gleichen VP entscheidet ein Roll-off über den der nächsten Runde</translation>
    </message>
    <message>
        <source>on its target number</source>
        <translation>auf seine Zielzahl</translation>
    </message>
    <message>
        <source>on no token</source>
        <translation>auf keinem Token</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>im Angebot</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>once a game</source>
        <translation>einmal im Spiel</translation>
    </message>
    <message>
        <source>once a round</source>
        <translation>einmal je Runde</translation>
    </message>
    <message>
        <source>once a round by each unit</source>
        <translation>einmal je Runde von jeder Einheit</translation>
    </message>
    <message>
        <source>once this unit has acted, another friendly unit is activated</source>
        <translation>sobald diese Einheit gehandelt hat, wird eine andere eigene aktiviert</translation>
    </message>
    <message>
        <source>one Action left</source>
        <translation>eine Action übrig</translation>
    </message>
    <message>
        <source>one Movement</source>
        <translation>einem Movement</translation>
    </message>
    <message>
        <source>one fire lane of {width} leads from one side&apos;s Entry Edge to the other&apos;s</source>
        <translation>eine Schussbahn von {width} führt von der Entry Edge einer Seite zu der anderen</translation>
    </message>
    <message>
        <source>one for both, once Game Round 2 is over</source>
        <translation>eine für beide, sobald Game Round 2 vorbei ist</translation>
    </message>
    <message>
        <source>one leader</source>
        <translation>ein Leading Model</translation>
    </message>
    <message>
        <source>one model of the group acts</source>
        <translation>ein Modell der Gruppe handelt</translation>
    </message>
    <message>
        <source>one of 1 to 6</source>
        <translation>eine von 1 bis 6</translation>
    </message>
    <message>
        <source>one of its mission&apos;s edges</source>
        <translation>eine der Kanten seiner Mission</translation>
    </message>
    <message>
        <source>one of their own</source>
        <translation>eines der Ihren</translation>
    </message>
    <message>
        <source>one target</source>
        <translation>ein Ziel</translation>
    </message>
    <message>
        <source>one unit, one action</source>
        <translation>eine Einheit, eine Aktion</translation>
    </message>
    <message>
        <source>one {deck} card of the {count} left</source>
        <translation>eine von {count} übrigen Karten: {deck}</translation>
    </message>
    <message>
        <source>only a polygon loses a corner</source>
        <translation>nur ein Vieleck verliert eine Ecke</translation>
    </message>
    <message>
        <source>only lines through it are blocked, and who stands in it sees and is seen</source>
        <translation>nur Linien hindurch sind verdeckt, und wer darin steht, sieht und wird gesehen</translation>
    </message>
    <message>
        <source>only terrain has Access Points</source>
        <translation>nur Gelände hat Access Points</translation>
    </message>
    <message>
        <source>only the nearest of them does</source>
        <translation>nur der nächste von ihnen</translation>
    </message>
    <message>
        <source>only where it has not moved</source>
        <translation>nur wo es sich nicht bewegt hat</translation>
    </message>
    <message>
        <source>only {taken} of them are taken: a list has at most {most_units} units</source>
        <translation>nur {taken} davon werden genommen: eine Liste hat höchstens {most_units} Einheiten</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>jetzt möglich</translation>
    </message>
    <message>
        <source>open to it</source>
        <translation>steht offen</translation>
    </message>
    <message>
        <source>open to movement; no public text gives a cost</source>
        <translation>offen für Bewegung; kein öffentlicher Text nennt Kosten</translation>
    </message>
    <message>
        <source>open, on the way</source>
        <translation>offen, unterwegs</translation>
    </message>
    <message>
        <source>opposite corner</source>
        <translation>Ecke gegenüber</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>order of deployment</source>
        <translation>Reihenfolge der Aufstellung</translation>
    </message>
    <message>
        <source>order {index} before it ({do}) is refused: {said}</source>
        <translation>Befehl {index} davor ({do}) wird abgelehnt: {said}</translation>
    </message>
    <message>
        <source>order {n} ({do}) follows one that is refused</source>
        <translation>Befehl {n} ({do}) folgt einem, der abgelehnt wird</translation>
    </message>
    <message>
        <source>order {n} ({do}) is refused: {said}</source>
        <translation>Befehl {n} ({do}) wird abgelehnt: {said}</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>other readings</source>
        <translation>andere Lesarten</translation>
    </message>
    <message>
        <source>others keep the unit in its fights</source>
        <translation>andere die Einheit in ihren Kämpfen halten</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>out of reach, stays</source>
        <translation>außer Reichweite, bleibt</translation>
    </message>
    <message>
        <source>out of sight</source>
        <translation>außer Sicht</translation>
    </message>
    <message>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>over no edge</source>
        <translation>über keiner Kante</translation>
    </message>
    <message>
        <source>over the limit</source>
        <translation>über der Grenze</translation>
    </message>
    <message>
        <source>over the {edge} edge</source>
        <translation>über die Kante {edge}</translation>
    </message>
    <message>
        <source>overcharged</source>
        <translation>überladen</translation>
    </message>
    <message>
        <source>overlaps nothing</source>
        <translation>überlappt nichts</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>passed and stood on; gone once crossed</source>
        <translation>gequert und betreten; weg, sobald gequert</translation>
    </message>
    <message>
        <source>passed, not stood on</source>
        <translation>gequert, nicht betreten</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>Vorbeigehen</translation>
    </message>
    <message>
        <source>phases {gone}{short}, in the direction {rolled} of {sides}</source>
        <translation>geht in Phase {gone}{short}, in Richtung {rolled} von {sides}</translation>
    </message>
    <message>
        <source>piece {like}</source>
        <translation>Stück {like}</translation>
    </message>
    <message>
        <source>place called {place}</source>
        <translation>Ort namens {place}</translation>
    </message>
    <message>
        <source>plateau</source>
        <translation>Hochebene</translation>
    </message>
    <message>
        <source>playing a group</source>
        <translation>das Spielen einer Gruppe</translation>
    </message>
    <message>
        <source>plays itself</source>
        <translation>spielt sich selbst</translation>
    </message>
    <message>
        <source>plays {colour} and picks the {deck} card of the two left</source>
        <translation>spielt {colour} und wählt die Karte „{deck}“ der zwei übrigen</translation>
    </message>
    <message>
        <source>push called {cause}</source>
        <translation>Stoß namens {cause}</translation>
    </message>
    <message>
        <source>quarters held</source>
        <translation>gehaltene Viertel</translation>
    </message>
    <message>
        <source>raises one roll by a die tier</source>
        <translation>hebt einen Wurf um eine Würfelstufe</translation>
    </message>
    <message>
        <source>ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>Fernkampf</translation>
    </message>
    <message>
        <source>reach about {reach}, an estimate</source>
        <translation>Reichweite etwa {reach}, geschätzt</translation>
    </message>
    <message>
        <source>reach {allowance:g}″</source>
        <translation>Reichweite {allowance:g}″</translation>
    </message>
    <message>
        <source>reach {limit}</source>
        <translation>Reichweite {limit}</translation>
    </message>
    <message>
        <source>reach {reach}</source>
        <translation>Reichweite {reach}</translation>
    </message>
    <message>
        <source>reach, sight, cover and the dice of an attack</source>
        <translation>Reichweite, Sicht, Deckung und die Würfel eines Angriffs</translation>
    </message>
    <message>
        <source>reaches 3″ from its point</source>
        <translation>reicht 3″ von ihrem Punkt</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>Lesart</translation>
    </message>
    <message>
        <source>reads the table of Hostile Coworkers as soon as one of it is Hostile</source>
        <translation>liest die Tabelle der Hostile Coworkers, sobald einer davon Hostile ist</translation>
    </message>
    <message>
        <source>reboots</source>
        <translation>startet neu</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>refused, with Supply {supply} and {there}</source>
        <translation>abgelehnt, mit Supply {supply} und {there}</translation>
    </message>
    <message>
        <source>refused{by}</source>
        <translation>abgelehnt{by}</translation>
    </message>
    <message>
        <source>rehearsal</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>removed: {other}</source>
        <translation>entfernt: {other}</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>Reserven</translation>
    </message>
    <message>
        <source>results typed in</source>
        <translation>Ergebnisse eingetippt</translation>
    </message>
    <message>
        <source>returns with {rolled} Health</source>
        <translation>kehrt mit {rolled} Health zurück</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>right edge, {start:g} to {end:g}</source>
        <translation>rechte Kante, {start:g} bis {end:g}</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>roll-off first</source>
        <translation>zuerst Roll-off</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>rolled {listed}</source>
        <translation>gewürfelt {listed}</translation>
    </message>
    <message>
        <source>rolled {note}</source>
        <translation>gewürfelt {note}</translation>
    </message>
    <message>
        <source>rolls Blessings</source>
        <translation>würfelt Blessings</translation>
    </message>
    <message>
        <source>rolls a test</source>
        <translation>würfelt einen Test</translation>
    </message>
    <message>
        <source>rolls again</source>
        <translation>würfelt neu</translation>
    </message>
    <message>
        <source>rolls its attack</source>
        <translation>würfelt seinen Angriff</translation>
    </message>
    <message>
        <source>rolls on its table</source>
        <translation>würfelt sein Verhalten</translation>
    </message>
    <message>
        <source>rolls one die again</source>
        <translation>würfelt einen Würfel neu</translation>
    </message>
    <message>
        <source>rolls the throw</source>
        <translation>würfelt den Wurf</translation>
    </message>
    <message>
        <source>rolls {count}d{sides}</source>
        <translation>würfelt {count}d{sides}</translation>
    </message>
    <message>
        <source>rolls: {partition}</source>
        <translation>würfelt: {partition}</translation>
    </message>
    <message>
        <source>room for all</source>
        <translation>Platz für alle</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>round {round}: {listed} {profile}</source>
        <translation>Runde {round}: {listed} {profile}</translation>
    </message>
    <message>
        <source>round {round}: {name_of} × {count}</source>
        <translation>Runde {round}: {name_of} × {count}</translation>
    </message>
    <message>
        <source>round {round}?</source>
        <translation>Runde {round}?</translation>
    </message>
    <message>
        <source>rounds at the beacon</source>
        <translation>Runden am Beacon</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>rules data lies in a folder with the name of its game</source>
        <translation>Regeldaten liegen in einem Ordner mit dem Namen ihres Spiels</translation>
    </message>
    <message>
        <source>run over: {other}</source>
        <translation>überrollt: {other}</translation>
    </message>
    <message>
        <source>runs for the nearest edge</source>
        <translation>läuft zur nächsten Kante</translation>
    </message>
    <message>
        <source>runs for the nearest edge and stops {where}</source>
        <translation>läuft zur nächsten Kante und hält {where}</translation>
    </message>
    <message>
        <source>runs from the left edge to the right one, as the generator draws it</source>
        <translation>verläuft von der linken zur rechten Kante, wie der Generator sie zeichnet</translation>
    </message>
    <message>
        <source>runs from the top edge to the bottom one</source>
        <translation>verläuft von der oberen zur unteren Kante</translation>
    </message>
    <message>
        <source>save by armour</source>
        <translation>durch Rüstung retten</translation>
    </message>
    <message>
        <source>scatters {scatter}</source>
        <translation>weicht um {scatter} ab</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>second place for model {model} of {squad}</source>
        <translation>zweiter Platz für Modell {model} von {squad}</translation>
    </message>
    <message>
        <source>seen by</source>
        <translation>gesehen von</translation>
    </message>
    <message>
        <source>sees an enemy in every other model</source>
        <translation>sieht in jedem anderen Modell einen Feind</translation>
    </message>
    <message>
        <source>sees {name_of}, {apart} away{grazing}</source>
        <translation>sieht {name_of}, {apart} entfernt{grazing}</translation>
    </message>
    <message>
        <source>sees {other}</source>
        <translation>{other} sieht</translation>
    </message>
    <message>
        <source>set down</source>
        <translation>abgesetzt</translation>
    </message>
    <message>
        <source>set on Ground Level more than 10″ from enemies; works from the next round on</source>
        <translation>auf Ground Level mehr als 10″ von Feinden gestellt; arbeitet ab der nächsten Runde</translation>
    </message>
    <message>
        <source>sets up, or breaks camp: in SIEGE MODE it doesn&apos;t move</source>
        <translation>baut auf oder ab: in SIEGE MODE bewegt sie sich nicht</translation>
    </message>
    <message>
        <source>setting a squad down</source>
        <translation>das Aufstellen eines Squads</translation>
    </message>
    <message>
        <source>setting up a model</source>
        <translation>das Aufstellen eines Modells</translation>
    </message>
    <message>
        <source>several units are called so: {ids}; none is taken</source>
        <translation>mehrere Einheiten heißen so: {ids}; keine wird genommen</translation>
    </message>
    <message>
        <source>several units are named here, {several}; none is taken</source>
        <translation>hier stehen mehrere Einheiten, {several}; keine wird übernommen</translation>
    </message>
    <message>
        <source>severed</source>
        <translation>durchtrennt</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>shooting</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>shoots</source>
        <translation>schießt</translation>
    </message>
    <message>
        <source>shoots at {other}, {measured}{notes}</source>
        <translation>schießt auf {other}, {measured}{notes}</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>kürzeste</translation>
    </message>
    <message>
        <source>shuts one edge to arrivals of the enemy for the round</source>
        <translation>sperrt für die Runde eine Kante für Ankünfte des Feindes</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>side called {by}</source>
        <translation>Seite namens {by}</translation>
    </message>
    <message>
        <source>side called {side}</source>
        <translation>Seite namens {side}</translation>
    </message>
    <message>
        <source>side called {to}</source>
        <translation>Seite namens {to}</translation>
    </message>
    <message>
        <source>side that plays</source>
        <translation>spielende Seite</translation>
    </message>
    <message>
        <source>side {by}</source>
        <translation>Seite {by}</translation>
    </message>
    <message>
        <source>side {number} brings {count} {what}; a draft asks for {count2}</source>
        <translation>Seite {number} bringt {count} {what}; ein Draft verlangt {count2}</translation>
    </message>
    <message>
        <source>side {number} cannot be {listed} at once</source>
        <translation>Seite {number} kann nicht {listed} zugleich sein</translation>
    </message>
    <message>
        <source>side {number} has no army</source>
        <translation>Seite {number} hat keine Armee</translation>
    </message>
    <message>
        <source>side {side}</source>
        <translation>Seite {side}</translation>
    </message>
    <message>
        <source>signals claimed</source>
        <translation>genommene Signale</translation>
    </message>
    <message>
        <source>signs alone; they name nothing</source>
        <translation>nur Zeichen; sie nennen nichts</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>squad coherency</source>
        <translation>Squad-Kohärenz</translation>
    </message>
    <message>
        <source>squad {side_of}</source>
        <translation>Squad {side_of}</translation>
    </message>
    <message>
        <source>squad {unit}</source>
        <translation>Squad {unit}</translation>
    </message>
    <message>
        <source>stacks</source>
        <translation>Serverstapel</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stehen</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>stands in quarters {met}</source>
        <translation>steht in den Vierteln {met}</translation>
    </message>
    <message>
        <source>statue</source>
        <translation>Statue</translation>
    </message>
    <message>
        <source>status called {status}</source>
        <translation>Status namens {status}</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>stays and shoots: without a move the shot keeps its die tier</source>
        <translation>bleibt und schießt: ohne Bewegung behält der Schuss seine Würfelstufe</translation>
    </message>
    <message>
        <source>stays at the {edge} edge</source>
        <translation>bleibt an der Kante {edge}</translation>
    </message>
    <message>
        <source>stays at {name}, the nearest in sight</source>
        <translation>bleibt bei {name}, dem nächsten in Sicht</translation>
    </message>
    <message>
        <source>stays beside {name}, its nearest friend</source>
        <translation>bleibt neben {name}, seinem nächsten Freund</translation>
    </message>
    <message>
        <source>stays calm</source>
        <translation>bleibt ruhig</translation>
    </message>
    <message>
        <source>stays in the bag and, once drawn, activates nobody</source>
        <translation>bleibt im Beutel und aktiviert, einmal gezogen, niemanden</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>bleibt aus</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>bleibt, wo es ist</translation>
    </message>
    <message>
        <source>stays: a Summon has been made this round</source>
        <translation>bleibt: in dieser Runde gab es schon ein Summon</translation>
    </message>
    <message>
        <source>stays: it is in cover from {name}, its nearest enemy</source>
        <translation>bleibt: es ist in Deckung vor {name}, seinem nächsten Feind</translation>
    </message>
    <message>
        <source>stays: its target is within reach</source>
        <translation>bleibt: sein Ziel ist in Reichweite</translation>
    </message>
    <message>
        <source>stays: no enemy is in sight to charge</source>
        <translation>bleibt: kein Feind in Sicht für einen Charge</translation>
    </message>
    <message>
        <source>stays: no enemy is in sight to shoot at</source>
        <translation>bleibt: kein Feind in Sicht, auf den es schießen könnte</translation>
    </message>
    <message>
        <source>stays: no friend is on the table</source>
        <translation>bleibt: kein Freund ist auf dem Tisch</translation>
    </message>
    <message>
        <source>stays: no way leads to {name}</source>
        <translation>bleibt: kein Weg führt zu {name}</translation>
    </message>
    <message>
        <source>stays: nothing leads nearer to an edge</source>
        <translation>bleibt: nichts führt näher an eine Kante</translation>
    </message>
    <message>
        <source>stays: the largest cluster is {size}, and {least} are asked for</source>
        <translation>bleibt: der größte Haufen ist {size}, verlangt sind {least}</translation>
    </message>
    <message>
        <source>stays: there is no enemy</source>
        <translation>bleibt: es gibt keinen Feind</translation>
    </message>
    <message>
        <source>stays; an Interrogate of its group is +{tiers} die tier in the next round</source>
        <translation>bleibt; ein Interrogate gegen seine Gruppe ist in der nächsten Runde +{tiers} Würfelstufe</translation>
    </message>
    <message>
        <source>stays; counts as activated</source>
        <translation>bleibt; zählt als aktiviert</translation>
    </message>
    <message>
        <source>still one of theirs</source>
        <translation>ist noch einer der Ihren</translation>
    </message>
    <message>
        <source>still to act</source>
        <translation>muss noch handeln</translation>
    </message>
    <message>
        <source>still to act in the {phase} Phase</source>
        <translation>in der {phase} Phase noch nicht an der Reihe gewesen</translation>
    </message>
    <message>
        <source>still to arrive</source>
        <translation>kommt noch an</translation>
    </message>
    <message>
        <source>still to fire</source>
        <translation>noch abzufeuern</translation>
    </message>
    <message>
        <source>stops at the edge and tests again</source>
        <translation>hält an der Kante und testet erneut</translation>
    </message>
    <message>
        <source>stops at {name}, the nearest in sight</source>
        <translation>hält bei {name}, dem nächsten in Sicht</translation>
    </message>
    <message>
        <source>stops beside {name}, its nearest friend</source>
        <translation>hält neben {name}, seinem nächsten Freund</translation>
    </message>
    <message>
        <source>stops where there is room on its way to {name}</source>
        <translation>hält, wo auf seinem Weg zu {name} Platz ist</translation>
    </message>
    <message>
        <source>stops where there is room on its way to {name}, the nearest in sight</source>
        <translation>hält, wo auf seinem Weg zu {name}, dem nächsten in Sicht, Platz ist</translation>
    </message>
    <message>
        <source>straight to its target</source>
        <translation>gerade zu seinem Ziel</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>schlägt zu</translation>
    </message>
    <message>
        <source>strikes {name_of}</source>
        <translation>schlägt {name_of}</translation>
    </message>
    <message>
        <source>strikes {target} freely</source>
        <translation>schlägt frei gegen {target} zu</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <source>surge {surge_dice} against {listed}</source>
        <translation>Surge {surge_dice} gegen {listed}</translation>
    </message>
    <message>
        <source>table edge</source>
        <translation>Tischkante</translation>
    </message>
    <message>
        <source>tags such as {quoted} are not read here</source>
        <translation>Tags wie {quoted} werden hier nicht gelesen</translation>
    </message>
    <message>
        <source>taken for models of the unit of {profile} above</source>
        <translation>gilt als Modelle der Einheit {profile} darüber</translation>
    </message>
    <message>
        <source>taken for the faction of the list: {faction}</source>
        <translation>gilt als die Fraktion der Liste: {faction}</translation>
    </message>
    <message>
        <source>taken for what {profile} has without buying it, by the nearest name</source>
        <translation>gilt, nach dem nächsten Namen, als etwas, das {profile} ohne Kauf hat</translation>
    </message>
    <message>
        <source>taken for {profile}, as its models are called</source>
        <translation>gilt als {profile}, wie ihre Modelle heißen</translation>
    </message>
    <message>
        <source>taken for {profile}; nothing is made of {shown}</source>
        <translation>gilt als {profile}; aus {shown} wird nichts gemacht</translation>
    </message>
    <message>
        <source>taken for {upgrade}, the nearest name; bought for {profile}</source>
        <translation>gilt als {upgrade}, der nächste Name; gekauft für {profile}</translation>
    </message>
    <message>
        <source>takes an edge</source>
        <translation>nimmt eine Kante</translation>
    </message>
    <message>
        <source>takes the First Player Marker</source>
        <translation>nimmt den First Player Marker</translation>
    </message>
    <message>
        <source>takes the First Player Marker; nobody else takes it for the rest of the phase</source>
        <translation>nimmt den First Player Marker; niemand sonst nimmt ihn in dieser Phase</translation>
    </message>
    <message>
        <source>takes {amount} damage</source>
        <translation>bekommt {amount} Schaden</translation>
    </message>
    <message>
        <source>taking zones</source>
        <translation>das Wählen von Zonen</translation>
    </message>
    <message>
        <source>target {id}</source>
        <translation>Ziel {id}</translation>
    </message>
    <message>
        <source>target {target}</source>
        <translation>Ziel {target}</translation>
    </message>
    <message>
        <source>targets felled</source>
        <translation>gefällte Ziele</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>terrain guide: {advice}.</source>
        <translation>Geländeleitfaden: {advice}.</translation>
    </message>
    <message>
        <source>terrain stands between them</source>
        <translation>Gelände steht zwischen ihnen</translation>
    </message>
    <message>
        <source>the Access Point ends where it begins</source>
        <translation>der Access Point endet, wo er beginnt</translation>
    </message>
    <message>
        <source>the Access Point lies {off} off the outline of {quoted}</source>
        <translation>der Access Point liegt {off} neben dem Umriss von {quoted}</translation>
    </message>
    <message>
        <source>the Extractor has not got the Source away</source>
        <translation>der Extractor hat die Source nicht weggebracht</translation>
    </message>
    <message>
        <source>the Leading Model is removed</source>
        <translation>das Leading Model wird entfernt</translation>
    </message>
    <message>
        <source>the Source in hand</source>
        <translation>die Source in der Hand</translation>
    </message>
    <message>
        <source>the Wits test of an Examine or a Redirect of the relay</source>
        <translation>der Wits-Test eines Examine oder Redirect des Relay</translation>
    </message>
    <message>
        <source>the activation of {active} is not ended</source>
        <translation>die Aktivierung von {active} ist nicht beendet</translation>
    </message>
    <message>
        <source>the archive has {count} rosters (.ros); one was expected</source>
        <translation>das Archiv enthält {count} Roster (.ros); erwartet war einer</translation>
    </message>
    <message>
        <source>the archive is broken, or made for far larger files</source>
        <translation>das Archiv ist kaputt oder für weit größere Dateien gemacht</translation>
    </message>
    <message>
        <source>the archive is broken: {wrong}</source>
        <translation>das Archiv ist kaputt: {wrong}</translation>
    </message>
    <message>
        <source>the archive lists far more files than a roster&apos;s does</source>
        <translation>das Archiv führt weit mehr Dateien auf als das eines Rosters</translation>
    </message>
    <message>
        <source>the attacker is Engaged and Indomitable</source>
        <translation>der Angreifer ist Engaged und Indomitable</translation>
    </message>
    <message>
        <source>the base overlaps {quoted} by {overlap}</source>
        <translation>die Base überlappt {quoted} um {overlap}</translation>
    </message>
    <message>
        <source>the base reaches {out} past the table&apos;s edge</source>
        <translation>die Base ragt {out} über die Tischkante</translation>
    </message>
    <message>
        <source>the base stands {free} on {quoted}, which is impassable</source>
        <translation>die Base steht {free} auf {quoted}, das unpassierbar ist</translation>
    </message>
    <message>
        <source>the best Leading Model there is</source>
        <translation>das beste Leading Model, das es gibt</translation>
    </message>
    <message>
        <source>the character U+{ord:04X} has no place in a text file</source>
        <translation>das Zeichen U+{ord:04X} hat in einer Textdatei keinen Platz</translation>
    </message>
    <message>
        <source>the colour, and which draft to control</source>
        <translation>die Farbe, und welchen Draft sie kontrolliert</translation>
    </message>
    <message>
        <source>the damage of a blast</source>
        <translation>der Schaden einer Explosion</translation>
    </message>
    <message>
        <source>the deployment cards are for {listed}; a draft is for one scale</source>
        <translation>die Aufstellungskarten sind für {listed}; ein Draft ist für eine Größe</translation>
    </message>
    <message>
        <source>the dice of a test</source>
        <translation>die Würfel eines Tests</translation>
    </message>
    <message>
        <source>the dice of a throw</source>
        <translation>die Würfel eines Wurfs</translation>
    </message>
    <message>
        <source>the dice of an attack</source>
        <translation>die Würfel eines Angriffs</translation>
    </message>
    <message>
        <source>the dice say</source>
        <translation>die Würfel entscheiden</translation>
    </message>
    <message>
        <source>the die for the length of the game</source>
        <translation>der Würfel für die Länge des Spiels</translation>
    </message>
    <message>
        <source>the die of a group</source>
        <translation>der Würfel einer Gruppe</translation>
    </message>
    <message>
        <source>the draft</source>
        <translation>der Draft</translation>
    </message>
    <message>
        <source>the draft decides on it; &apos;{key}&apos; stands here as well</source>
        <translation>darüber entscheidet der Draft; „{key}“ steht hier auch</translation>
    </message>
    <message>
        <source>the edge nearest to the Aggressor</source>
        <translation>die dem Aggressor nächste Kante</translation>
    </message>
    <message>
        <source>the edge nearest to the last Search or Interrogate</source>
        <translation>die dem letzten Search oder Interrogate nächste Kante</translation>
    </message>
    <message>
        <source>the edge that any of its models is nearest to</source>
        <translation>die Kante, der irgendeines seiner Modelle am nächsten ist</translation>
    </message>
    <message>
        <source>the edge that its Boss is nearest to</source>
        <translation>die Kante, der sein Boss am nächsten ist</translation>
    </message>
    <message>
        <source>the end of an activation</source>
        <translation>das Ende einer Aktivierung</translation>
    </message>
    <message>
        <source>the end of its next activation</source>
        <translation>das Ende seiner nächsten Aktivierung</translation>
    </message>
    <message>
        <source>the end of the game</source>
        <translation>das Ende des Spiels</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>das Ende der Runde</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>das Ende des Zugs</translation>
    </message>
    <message>
        <source>the ends of an Access Point lie apart</source>
        <translation>die Enden eines Access Point fallen nicht zusammen</translation>
    </message>
    <message>
        <source>the enemy it is likeliest to hit, of equals the nearest</source>
        <translation>den Feind, den es am wahrscheinlichsten trifft, bei Gleichstand den nächsten</translation>
    </message>
    <message>
        <source>the faction here is {found}, that of the list {faction}, which stays</source>
        <translation>hier steht die Fraktion {found}, die der Liste ist {faction} und bleibt es</translation>
    </message>
    <message>
        <source>the faction of the list: {faction}</source>
        <translation>die Fraktion der Liste: {faction}</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>die Datei lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>the file has no units</source>
        <translation>die Datei hat keine Einheiten</translation>
    </message>
    <message>
        <source>the file has no units of &apos;{side}&apos;</source>
        <translation>die Datei hat keine Einheiten von „{side}“</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is larger than {most_bytes} MiB</source>
        <translation>die Datei ist größer als {most_bytes} MiB</translation>
    </message>
    <message>
        <source>the file is not UTF-8: byte 0x{byte:02X}</source>
        <translation>die Datei ist kein UTF-8: Byte 0x{byte:02X}</translation>
    </message>
    <message>
        <source>the file unfolds to more than {most_values:,} values</source>
        <translation>die Datei entfaltet sich zu mehr als {most_values:,} Werten</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>the first turn is settled</source>
        <translation>der erste Zug ist geklärt</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>das Spiel geht weiter</translation>
    </message>
    <message>
        <source>the game has a profile {quoted} already</source>
        <translation>das Spiel hat schon ein Profil {quoted}</translation>
    </message>
    <message>
        <source>the game has ended</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>the halted move goes on: {left}</source>
        <translation>die angehaltene Bewegung geht weiter: {left}</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>die höhere Summe gewinnt</translation>
    </message>
    <message>
        <source>the highest of {dice}D{count}</source>
        <translation>das Höchste von {dice}D{count}</translation>
    </message>
    <message>
        <source>the highest total has the first turn of the first Game Round</source>
        <translation>die höchste Summe hat den ersten Zug der ersten Game Round</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is taken</source>
        <translation>die Id „{id}“ ist vergeben</translation>
    </message>
    <message>
        <source>the id begins with its side, and there is no side {quoted}{near}</source>
        <translation>die Id beginnt mit ihrer Seite, und es gibt keine Seite {quoted}{near}</translation>
    </message>
    <message>
        <source>the id {quoted} is given twice; first in line {seen}</source>
        <translation>die Id {quoted} gibt es zweimal; zuerst in Zeile {seen}</translation>
    </message>
    <message>
        <source>the informant in charge</source>
        <translation>der Informant in Gewahrsam</translation>
    </message>
    <message>
        <source>the key &apos;do&apos; is missing; it names the order</source>
        <translation>der Schlüssel „do“ fehlt; er nennt den Befehl</translation>
    </message>
    <message>
        <source>the key &apos;format&apos; is missing ({formats})</source>
        <translation>der Schlüssel „format“ fehlt ({formats})</translation>
    </message>
    <message>
        <source>the key &apos;table&apos; is missing</source>
        <translation>der Schlüssel „table“ fehlt</translation>
    </message>
    <message>
        <source>the key &apos;{loc}&apos; is missing</source>
        <translation>der Schlüssel „{loc}“ fehlt</translation>
    </message>
    <message>
        <source>the key {quoted} stands here twice; first in line {line}</source>
        <translation>der Schlüssel {quoted} steht hier zweimal; zuerst in Zeile {line}</translation>
    </message>
    <message>
        <source>the likeliest hit of those it gets to: {said}</source>
        <translation>der wahrscheinlichste Treffer unter denen, zu denen es kommt: {said}</translation>
    </message>
    <message>
        <source>the likeliest hit{words}: {said}</source>
        <translation>der wahrscheinlichste Treffer{words}: {said}</translation>
    </message>
    <message>
        <source>the list has {count} of it, whose models are {models} in all; they are taken for one unit</source>
        <translation>die Liste hat {count} davon, mit zusammen {models} Modellen; sie gelten als eine Einheit</translation>
    </message>
    <message>
        <source>the list is larger than {most_bytes} MiB</source>
        <translation>die Liste ist größer als {most_bytes} MiB</translation>
    </message>
    <message>
        <source>the list is nested far deeper than a roster is</source>
        <translation>die Liste ist weit tiefer verschachtelt als ein Roster</translation>
    </message>
    <message>
        <source>the list is not UTF-8: byte 0x{content:02X} at {start}</source>
        <translation>die Liste ist kein UTF-8: Byte 0x{content:02X} bei {start}</translation>
    </message>
    <message>
        <source>the list is not the UTF-16 that it begins as</source>
        <translation>die Liste ist nicht das UTF-16, als das sie beginnt</translation>
    </message>
    <message>
        <source>the list is of {faction}, this unit of {other}</source>
        <translation>die Liste ist von {faction}, diese Einheit von {other}</translation>
    </message>
    <message>
        <source>the list names nothing</source>
        <translation>die Liste nennt nichts</translation>
    </message>
    <message>
        <source>the map has no piece {quoted}{did_you_mean}</source>
        <translation>der Plan hat kein Stück {quoted}{did_you_mean}</translation>
    </message>
    <message>
        <source>the marker {quoted} has the number {number} already</source>
        <translation>der Marker {quoted} hat schon die Nummer {number}</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>die Mitte</translation>
    </message>
    <message>
        <source>the middle of the board</source>
        <translation>die Mitte des Bretts</translation>
    </message>
    <message>
        <source>the mission</source>
        <translation>die Mission</translation>
    </message>
    <message>
        <source>the mission card {mission} is for {scale}, the deployment card {deployment} for {other}</source>
        <translation>die Missionskarte {mission} ist für {scale}, die Aufstellungskarte {deployment} für {other}</translation>
    </message>
    <message>
        <source>the mission has mistakes that must be put right first</source>
        <translation>die Mission hat Fehler, die zuerst behoben sein wollen</translation>
    </message>
    <message>
        <source>the mission has no side &apos;{side}&apos;</source>
        <translation>die Mission hat keine Seite „{side}“</translation>
    </message>
    <message>
        <source>the mission has no table to turn about</source>
        <translation>die Mission hat keinen Tisch, um den gedreht würde</translation>
    </message>
    <message>
        <source>the mission has no wave {number}</source>
        <translation>die Mission hat keine Welle {number}</translation>
    </message>
    <message>
        <source>the mission has nothing called &apos;{id}&apos;</source>
        <translation>die Mission hat nichts namens „{id}“</translation>
    </message>
    <message>
        <source>the mission names no deployment card</source>
        <translation>die Mission nennt keine Aufstellungskarte</translation>
    </message>
    <message>
        <source>the mission names no map, whose pieces this would change</source>
        <translation>die Mission nennt keinen Plan, dessen Stücke sich hiermit ändern würden</translation>
    </message>
    <message>
        <source>the mission {shown}: {why}</source>
        <translation>die Mission {shown}: {why}</translation>
    </message>
    <message>
        <source>the mission&apos;s own</source>
        <translation>von der Mission selbst</translation>
    </message>
    <message>
        <source>the model that Searches or Interrogates is one of the two</source>
        <translation>das Modell, das Search oder Interrogate macht, ist eines der beiden</translation>
    </message>
    <message>
        <source>the models of each group, next to another group&apos;s as near as there is room</source>
        <translation>die Modelle jeder Gruppe, neben denen einer anderen so nah, wie Platz ist</translation>
    </message>
    <message>
        <source>the name of a mission card was expected, or its own terms, not {describe}</source>
        <translation>erwartet war der Name einer Missionskarte oder ihre eigenen Bedingungen, nicht {describe}</translation>
    </message>
    <message>
        <source>the name of a reading was expected, not {describe}</source>
        <translation>erwartet war der Name einer Lesart, nicht {describe}</translation>
    </message>
    <message>
        <source>the name of an army was expected, or a list of them, not {describe}</source>
        <translation>erwartet war der Name einer Armee oder eine Liste davon, nicht {describe}</translation>
    </message>
    <message>
        <source>the nearest enemy</source>
        <translation>den nächsten Feind</translation>
    </message>
    <message>
        <source>the nearest to a squad model</source>
        <translation>am nächsten an einem Squad-Modell</translation>
    </message>
    <message>
        <source>the nearest: {said}</source>
        <translation>der nächste: {said}</translation>
    </message>
    <message>
        <source>the number {n} is given twice</source>
        <translation>die Nummer {n} gibt es zweimal</translation>
    </message>
    <message>
        <source>the number {value}</source>
        <translation>die Zahl {value}</translation>
    </message>
    <message>
        <source>the objective in hand</source>
        <translation>das Ziel in der Hand</translation>
    </message>
    <message>
        <source>the only enemy to attack: {said}</source>
        <translation>der einzige Feind, der angegriffen werden kann: {said}</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>die einzige</translation>
    </message>
    <message>
        <source>the order is {found}; {wanted} was expected</source>
        <translation>der Befehl ist {found}; erwartet war {wanted}</translation>
    </message>
    <message>
        <source>the order one stood at is not there</source>
        <translation>der Befehl, an dem man stand, ist nicht da</translation>
    </message>
    <message>
        <source>the other side begins</source>
        <translation>die andere Seite beginnt</translation>
    </message>
    <message>
        <source>the others have room</source>
        <translation>die anderen Platz haben</translation>
    </message>
    <message>
        <source>the path of a picture was expected, not {value}</source>
        <translation>erwartet war der Pfad eines Bildes, nicht {value}</translation>
    </message>
    <message>
        <source>the piece has no place as it is written</source>
        <translation>das Stück hat so, wie es geschrieben ist, keinen Platz</translation>
    </message>
    <message>
        <source>the piece of Size 2 or more nearest to the middle, {near}, is {away} away</source>
        <translation>das der Mitte nächste Stück von Size 2 oder mehr, {near}, ist {away} entfernt</translation>
    </message>
    <message>
        <source>the piece {quoted} is left out, and moved here</source>
        <translation>das Stück {quoted} ist weggelassen und hier verschoben</translation>
    </message>
    <message>
        <source>the piece {quoted} is off the table</source>
        <translation>das Stück {quoted} liegt nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>the profile {quoted} of {quoted2} is there already</source>
        <translation>das Profil {quoted} aus {quoted2} gibt es schon</translation>
    </message>
    <message>
        <source>the profiles of {quoted} are of {system}, this mission is of {system2}</source>
        <translation>die Profile von {quoted} sind von {system}, diese Mission von {system2}</translation>
    </message>
    <message>
        <source>the relay under control</source>
        <translation>das Relay unter Kontrolle</translation>
    </message>
    <message>
        <source>the result of this Action</source>
        <translation>das Ergebnis dieser Action</translation>
    </message>
    <message>
        <source>the roll</source>
        <translation>der Wurf</translation>
    </message>
    <message>
        <source>the roll-off</source>
        <translation>das Roll off</translation>
    </message>
    <message>
        <source>the roll-off for the first turn comes first</source>
        <translation>zuerst kommt der Roll-off um den ersten Zug</translation>
    </message>
    <message>
        <source>the roster declares a document type; rosters have none, and none is read</source>
        <translation>der Roster gibt einen Dokumenttyp an; Roster haben keinen, und keiner wird gelesen</translation>
    </message>
    <message>
        <source>the roster in the archive is locked with a password</source>
        <translation>der Roster im Archiv ist mit einem Kennwort verschlossen</translation>
    </message>
    <message>
        <source>the roster is nested more than {deepest} deep</source>
        <translation>der Roster ist mehr als {deepest} tief verschachtelt</translation>
    </message>
    <message>
        <source>the roster is packed in a way that is not read here</source>
        <translation>der Roster ist auf eine Art gepackt, die hier nicht gelesen wird</translation>
    </message>
    <message>
        <source>the roster unfolds to more than {most_bytes} MiB</source>
        <translation>der Roster entfaltet sich zu mehr als {most_bytes} MiB</translation>
    </message>
    <message>
        <source>the same die comes again at the same place, so undo is no way to fish</source>
        <translation>derselbe Würfel fällt an derselben Stelle wieder; Rückgängig hilft also nicht, bessere zu angeln</translation>
    </message>
    <message>
        <source>the search for ways failed</source>
        <translation>die Suche nach Wegen ist misslungen</translation>
    </message>
    <message>
        <source>the second to pass; ends the phase</source>
        <translation>die zweite, die passt; beendet die Phase</translation>
    </message>
    <message>
        <source>the shape is not one as it is written</source>
        <translation>so, wie die Form geschrieben ist, ist sie keine</translation>
    </message>
    <message>
        <source>the sight, the test and the result of a Power</source>
        <translation>Sicht, Test und Ergebnis einer Power</translation>
    </message>
    <message>
        <source>the smoke</source>
        <translation>der Rauch</translation>
    </message>
    <message>
        <source>the squad that is active is your own</source>
        <translation>das aktive Squad ist das eigene</translation>
    </message>
    <message>
        <source>the table is no square</source>
        <translation>der Tisch ist kein Quadrat</translation>
    </message>
    <message>
        <source>the table&apos;s edge</source>
        <translation>die Tischkante</translation>
    </message>
    <message>
        <source>the tables of Hardwired 28 are rolled for a mission of its with two sides that play</source>
        <translation>auf den Tabellen von Hardwired 28 wird nur für eine seiner Missionen mit zwei spielenden Seiten gewürfelt</translation>
    </message>
    <message>
        <source>the table’s edge</source>
        <translation>die Tischkante</translation>
    </message>
    <message>
        <source>the target it is for</source>
        <translation>das Ziel, für das es gilt</translation>
    </message>
    <message>
        <source>the test of a Search and what is found</source>
        <translation>der Test eines Search und was gefunden wird</translation>
    </message>
    <message>
        <source>the test of an Interrogate and what is learnt</source>
        <translation>der Test eines Interrogate und was zu erfahren ist</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>the text does not say the data after the change</source>
        <translation>der Text sagt nach der Änderung nicht die Daten</translation>
    </message>
    <message>
        <source>the unit comes up round its token</source>
        <translation>die Einheit kommt um ihren Token herauf</translation>
    </message>
    <message>
        <source>the unit has no model {number}</source>
        <translation>die Einheit hat kein Modell {number}</translation>
    </message>
    <message>
        <source>the unit is said to have {count}, its models are {models}, which is taken</source>
        <translation>die Einheit soll {count} haben, ihre Modelle sind {models}; das gilt</translation>
    </message>
    <message>
        <source>the unit is set anew round its Shade</source>
        <translation>die Einheit wird neu um ihren Shade gestellt</translation>
    </message>
    <message>
        <source>the upgrade Burrow Ambush</source>
        <translation>das Upgrade Burrow Ambush</translation>
    </message>
    <message>
        <source>the upgrade Creep Speed</source>
        <translation>das Upgrade Creep Speed</translation>
    </message>
    <message>
        <source>the upgrade Glial Reconstitution</source>
        <translation>das Upgrade Glial Reconstitution</translation>
    </message>
    <message>
        <source>the upgrade Solid-Field Projectors</source>
        <translation>das Upgrade Solid-Field Projectors</translation>
    </message>
    <message>
        <source>the upgrade Tunneling Claws</source>
        <translation>das Upgrade Tunneling Claws</translation>
    </message>
    <message>
        <source>the word {quoted}</source>
        <translation>das Wort {quoted}</translation>
    </message>
    <message>
        <source>the words around {units} are not understood, so nothing is taken; a name with a number is</source>
        <translation>die Wörter um {units} werden nicht verstanden, also wird nichts übernommen; ein Name mit einer Zahl wird es</translation>
    </message>
    <message>
        <source>the words {quoted}</source>
        <translation>die Wörter {quoted}</translation>
    </message>
    <message>
        <source>the zone {quoted} is off the table</source>
        <translation>die Zone {quoted} liegt nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>the zones are those of the Genesys Project</source>
        <translation>die Zonen sind die des Genesys Project</translation>
    </message>
    <message>
        <source>the {colour} side cannot be {listed} at once</source>
        <translation>die Seite {colour} kann nicht {listed} zugleich sein</translation>
    </message>
    <message>
        <source>the {colour} side has no army</source>
        <translation>die Seite {colour} hat keine Armee</translation>
    </message>
    <message>
        <source>the {scale} draft is for a table of {size}, not of {size2}</source>
        <translation>der Draft {scale} ist für einen Tisch von {size}, nicht von {size2}</translation>
    </message>
    <message>
        <source>the {what} {quoted} is brought twice</source>
        <translation>{what} {quoted} ist zweimal mitgebracht</translation>
    </message>
    <message>
        <source>the {which} route, {measured}</source>
        <translation>der {which} Weg, {measured}</translation>
    </message>
    <message>
        <source>there</source>
        <translation>da</translation>
    </message>
    <message>
        <source>there are more than {most_problems} problems; the rest is not listed</source>
        <translation>es gibt mehr als {most_problems} Probleme; der Rest ist nicht aufgeführt</translation>
    </message>
    <message>
        <source>there is no anchor {quoted} before this</source>
        <translation>davor gibt es keinen Anker {quoted}</translation>
    </message>
    <message>
        <source>there is no deployment &apos;{row}&apos;; there are {listed}</source>
        <translation>es gibt keine Aufstellung „{row}“; es gibt {listed}</translation>
    </message>
    <message>
        <source>there is no deployment card &apos;{card}&apos; for this game</source>
        <translation>für dieses Spiel gibt es keine Aufstellungskarte „{card}“</translation>
    </message>
    <message>
        <source>there is no game {quoted}{near}</source>
        <translation>es gibt kein Spiel {quoted}{near}</translation>
    </message>
    <message>
        <source>there is no line {data}</source>
        <translation>es gibt keine Zeile {data}</translation>
    </message>
    <message>
        <source>there is no line {number} to {what}</source>
        <translation>es gibt keine Zeile {number}: {what}</translation>
    </message>
    <message>
        <source>there is no map &apos;{map}&apos;</source>
        <translation>es gibt keinen Plan „{map}“</translation>
    </message>
    <message>
        <source>there is no mission card &apos;{card}&apos;</source>
        <translation>es gibt keine Missionskarte „{card}“</translation>
    </message>
    <message>
        <source>there is no profile &apos;{profile}&apos;</source>
        <translation>es gibt kein Profil „{profile}“</translation>
    </message>
    <message>
        <source>there is no room nearer than it stands: the unit is Out of Coherency</source>
        <translation>es gibt keinen Platz, der näher ist, als es steht: die Einheit ist Out of Coherency</translation>
    </message>
    <message>
        <source>there is no setting {quoted}{near}</source>
        <translation>es gibt keine Einstellung {quoted}{near}</translation>
    </message>
    <message>
        <source>there is no side {quoted}{did_you_mean}</source>
        <translation>es gibt keine Seite {quoted}{did_you_mean}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>there is no table</source>
        <translation>es gibt keinen Tisch</translation>
    </message>
    <message>
        <source>there is no unit {quoted}{did_you_mean}</source>
        <translation>es gibt keine Einheit {quoted}{did_you_mean}</translation>
    </message>
    <message>
        <source>there is no zone {number}; there are {listed}</source>
        <translation>es gibt keine Zone {number}; es gibt {listed}</translation>
    </message>
    <message>
        <source>there is no {kind}</source>
        <translation>es gibt keines ({kind})</translation>
    </message>
    <message>
        <source>there is no {replace} &apos;{name}&apos;{did_you_mean}</source>
        <translation>es gibt kein {replace} „{name}“{did_you_mean}</translation>
    </message>
    <message>
        <source>there is no {what} {quoted}{near}</source>
        <translation>{what} {quoted} gibt es nicht{near}</translation>
    </message>
    <message>
        <source>there is none there, but some nearer than it stands</source>
        <translation>dort gibt es keinen, aber einen, der näher ist, als es steht</translation>
    </message>
    <message>
        <source>there is nothing called {word} on the table{near}</source>
        <translation>auf dem Tisch heißt nichts {word}{near}</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>es gibt eine</translation>
    </message>
    <message>
        <source>there is only the one that shot</source>
        <translation>es gibt nur das, das geschossen hat</translation>
    </message>
    <message>
        <source>there is room</source>
        <translation>es ist Platz</translation>
    </message>
    <message>
        <source>there is room for it there</source>
        <translation>dort ist Platz dafür</translation>
    </message>
    <message>
        <source>these profiles are of {system}, not of {system2}</source>
        <translation>diese Profile sind von {system}, nicht von {system2}</translation>
    </message>
    <message>
        <source>they are adjacent to no Access Point in common</source>
        <translation>sie grenzen an keinen gemeinsamen Access Point</translation>
    </message>
    <message>
        <source>this game knows no armies</source>
        <translation>dieses Spiel kennt keine Armeen</translation>
    </message>
    <message>
        <source>this game knows no draft</source>
        <translation>dieses Spiel kennt keinen Draft</translation>
    </message>
    <message>
        <source>this game knows no waves</source>
        <translation>dieses Spiel kennt keine Wellen</translation>
    </message>
    <message>
        <source>this game knows no {what}</source>
        <translation>dieses Spiel kennt keine {what}</translation>
    </message>
    <message>
        <source>this is JSON of another kind; &apos;roster&apos; with its &apos;forces&apos; was expected</source>
        <translation>das ist JSON anderer Art; erwartet war „roster“ mit seinen „forces“</translation>
    </message>
    <message>
        <source>this is XML of another kind (&lt;{cut}&gt;); a &lt;roster&gt; was expected</source>
        <translation>das ist XML anderer Art (&lt;{cut}&gt;); erwartet war ein &lt;roster&gt;</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is a mission; a rehearsal or a scene can be replayed</source>
        <translation>das ist eine Mission; noch einmal gespielt werden kann ein Probespiel oder eine Szene</translation>
    </message>
    <message>
        <source>this is a {kind}; a {x} was expected here</source>
        <translation>das ist: {kind}; erwartet war hier: {x}</translation>
    </message>
    <message>
        <source>this is nested more than {deepest} deep</source>
        <translation>das ist mehr als {deepest} tief verschachtelt</translation>
    </message>
    <message>
        <source>this is no ordinary file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>this is no text: it has a character U+0000</source>
        <translation>das ist kein Text: es enthält ein Zeichen U+0000</translation>
    </message>
    <message>
        <source>this is not JSON: {wrong}</source>
        <translation>das ist kein JSON: {wrong}</translation>
    </message>
    <message>
        <source>this is not XML: {errorstring} in line {lineno}</source>
        <translation>das ist kein XML: {errorstring} in Zeile {lineno}</translation>
    </message>
    <message>
        <source>this is not XML: {wrong}</source>
        <translation>das ist kein XML: {wrong}</translation>
    </message>
    <message>
        <source>this is not YAML: {first}</source>
        <translation>das ist kein YAML: {first}</translation>
    </message>
    <message>
        <source>this is not YAML: {said}</source>
        <translation>das ist kein YAML: {said}</translation>
    </message>
    <message>
        <source>threat range</source>
        <translation>Bedrohungsreichweite</translation>
    </message>
    <message>
        <source>thrown at the table, casualties typed in</source>
        <translation>am Tisch geworfen, Verluste eingetippt</translation>
    </message>
    <message>
        <source>throws {title}</source>
        <translation>wirft {title}</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>to all of this activation</source>
        <translation>auf diese ganze Aktivierung</translation>
    </message>
    <message>
        <source>to be silent: {finding}</source>
        <translation>sollte schweigen: {finding}</translation>
    </message>
    <message>
        <source>to hold</source>
        <translation>zu halten</translation>
    </message>
    <message>
        <source>to see</source>
        <translation>zu sehen</translation>
    </message>
    <message>
        <source>to {to}</source>
        <translation>an {to}</translation>
    </message>
    <message>
        <source>token called {token}</source>
        <translation>Token namens {token}</translation>
    </message>
    <message>
        <source>tokens return</source>
        <translation>Token kommen zurück</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>too far behind to strike</source>
        <translation>zu weit hinten zum Zuschlagen</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>top edge, {start:g} to {end:g}</source>
        <translation>obere Kante, {start:g} bis {end:g}</translation>
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
        <source>touches it from outside</source>
        <translation>berührt sie von außen</translation>
    </message>
    <message>
        <source>touches the edge</source>
        <translation>berührt die Kante</translation>
    </message>
    <message>
        <source>touches {piece}, so no charge bonus</source>
        <translation>berührt {piece}, also kein Charge-Bonus</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>in Berührung</translation>
    </message>
    <message>
        <source>touching {other}</source>
        <translation>berührt {other}</translation>
    </message>
    <message>
        <source>trades places with {other}</source>
        <translation>tauscht den Platz mit {other}</translation>
    </message>
    <message>
        <source>trodden down</source>
        <translation>niedergetrampelt</translation>
    </message>
    <message>
        <source>trodden down: {other}</source>
        <translation>niedergetreten: {other}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>turn {turns}, {side}</source>
        <translation>Zug {turns}, {side}</translation>
    </message>
    <message>
        <source>turned as a whole</source>
        <translation>als Ganzes gedreht</translation>
    </message>
    <message>
        <source>turns Hostile</source>
        <translation>wird Hostile</translation>
    </message>
    <message>
        <source>turns Hostile, for it was attacked</source>
        <translation>wird Hostile, denn er wurde angegriffen</translation>
    </message>
    <message>
        <source>two Movements</source>
        <translation>zwei Movements</translation>
    </message>
    <message>
        <source>two more tokens in the bag for it</source>
        <translation>zwei Token mehr im Beutel für es</translation>
    </message>
    <message>
        <source>two sides were expected, not {count}: {two}{two2} ({ref})</source>
        <translation>zwei Seiten waren erwartet, nicht {count}: {two}{two2} ({ref})</translation>
    </message>
    <message>
        <source>two stand there beside the model that Searches or Interrogates</source>
        <translation>zwei stehen dort, neben dem Modell, das Search oder Interrogate macht</translation>
    </message>
    <message>
        <source>two things or more are joined</source>
        <translation>verbunden werden mindestens zwei Dinge</translation>
    </message>
    <message>
        <source>two would be {widest} wide at most</source>
        <translation>zwei wären höchstens {widest} breit</translation>
    </message>
    <message>
        <source>unit called {target}</source>
        <translation>Einheit namens {target}</translation>
    </message>
    <message>
        <source>unit called {unit}</source>
        <translation>Einheit namens {unit}</translation>
    </message>
    <message>
        <source>unit {index}</source>
        <translation>Einheit {index}</translation>
    </message>
    <message>
        <source>unit {unit}</source>
        <translation>Einheit {unit}</translation>
    </message>
    <message>
        <source>unknown key {quoted}; </source>
        <translation>unbekannter Schlüssel {quoted}; </translation>
    </message>
    <message>
        <source>unknown key {quoted}{did_you_mean}</source>
        <translation>unbekannter Schlüssel {quoted}{did_you_mean}</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>unlimited Supply</source>
        <translation>unbegrenzte Supply</translation>
    </message>
    <message>
        <source>until its next activation begins</source>
        <translation>bis seine nächste Aktivierung beginnt</translation>
    </message>
    <message>
        <source>until its next activation has ended</source>
        <translation>bis seine nächste Aktivierung geendet hat</translation>
    </message>
    <message>
        <source>until its squad&apos;s next activation or reaction</source>
        <translation>bis zur nächsten Aktivierung oder Reaktion seines Squads</translation>
    </message>
    <message>
        <source>until the end of its squad&apos;s next activation</source>
        <translation>bis zum Ende der nächsten Aktivierung seines Squads</translation>
    </message>
    <message>
        <source>until the round ends</source>
        <translation>bis die Runde endet</translation>
    </message>
    <message>
        <source>until {name} is done</source>
        <translation>bis {name} fertig ist</translation>
    </message>
    <message>
        <source>up to +{earned}</source>
        <translation>bis zu +{earned}</translation>
    </message>
    <message>
        <source>up to {allowance}</source>
        <translation>bis zu {allowance}</translation>
    </message>
    <message>
        <source>up to {far}</source>
        <translation>bis zu {far}</translation>
    </message>
    <message>
        <source>up to {far} from the Entry Edge; {admitted}</source>
        <translation>bis zu {far} von der Entry Edge; {admitted}</translation>
    </message>
    <message>
        <source>up to {far}; Tactical Mass, may shoot and charge afterwards</source>
        <translation>bis zu {far}; Tactical Mass, darf danach schießen und einen Charge machen</translation>
    </message>
    <message>
        <source>up to {far}; then neither shoots nor charges</source>
        <translation>bis zu {far}; danach weder schießen noch Charge</translation>
    </message>
    <message>
        <source>up to {figure:g}″, nearer to the enemy; then it attacks</source>
        <translation>bis zu {figure:g}″, näher zum Feind; dann greift sie an</translation>
    </message>
    <message>
        <source>up to {limit}</source>
        <translation>bis zu {limit}</translation>
    </message>
    <message>
        <source>up to {reach:g}″; {thrown}</source>
        <translation>bis zu {reach:g}″; {thrown}</translation>
    </message>
    <message>
        <source>upper</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>used</source>
        <translation>genutzt</translation>
    </message>
    <message>
        <source>uses {bonus} more than once</source>
        <translation>nutzt {bonus} mehr als einmal</translation>
    </message>
    <message>
        <source>verb {verb}</source>
        <translation>Verb {verb}</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>warten</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>waves that are due</source>
        <translation>fällige Wellen</translation>
    </message>
    <message>
        <source>weapon called {weapon} for Ranged Attacks</source>
        <translation>Waffe namens {weapon} für Ranged Attacks</translation>
    </message>
    <message>
        <source>weapon called {weapon} for close combat</source>
        <translation>Waffe namens {weapon} für den Nahkampf</translation>
    </message>
    <message>
        <source>what an Interact brings</source>
        <translation>was ein Interact bringt</translation>
    </message>
    <message>
        <source>what an ability does to them</source>
        <translation>was eine Fähigkeit mit ihnen macht</translation>
    </message>
    <message>
        <source>what flies is never Engaged</source>
        <translation>was fliegt, ist nie Engaged</translation>
    </message>
    <message>
        <source>what has Access Points is not joined</source>
        <translation>was Access Points hat, wird nicht verbunden</translation>
    </message>
    <message>
        <source>what is joined has one height</source>
        <translation>was verbunden wird, hat dieselbe Höhe</translation>
    </message>
    <message>
        <source>what is joined has one kind</source>
        <translation>was verbunden wird, ist von derselben Art</translation>
    </message>
    <message>
        <source>what is joined has one side</source>
        <translation>was verbunden wird, gehört derselben Seite</translation>
    </message>
    <message>
        <source>what is joined has one size</source>
        <translation>was verbunden wird, hat dieselbe Size</translation>
    </message>
    <message>
        <source>what it asks for, in your words</source>
        <translation>was sie verlangt, in deinen Worten</translation>
    </message>
    <message>
        <source>what it gives is typed in</source>
        <translation>was es gibt, wird eingetippt</translation>
    </message>
    <message>
        <source>what it may not cross</source>
        <translation>etwas, das nicht gequert werden darf</translation>
    </message>
    <message>
        <source>what the Source does to whoever holds it</source>
        <translation>was die Source mit dem macht, der sie hält</translation>
    </message>
    <message>
        <source>what the list says of its whole</source>
        <translation>was die Liste von sich als Ganzem sagt</translation>
    </message>
    <message>
        <source>what {profile} has without buying it</source>
        <translation>was {profile} hat, ohne es zu kaufen</translation>
    </message>
    <message>
        <source>what {quoted} brings is missing</source>
        <translation>was {quoted} mitbringt, fehlt</translation>
    </message>
    <message>
        <source>where a card decides it</source>
        <translation>wo eine Karte es entscheidet</translation>
    </message>
    <message>
        <source>where it stands</source>
        <translation>wo es steht</translation>
    </message>
    <message>
        <source>where the dice send it</source>
        <translation>wohin die Würfel es schicken</translation>
    </message>
    <message>
        <source>whether it attacks all the same is yours to settle</source>
        <translation>ob es trotzdem angreift, musst du klären</translation>
    </message>
    <message>
        <source>which led last</source>
        <translation>das zuletzt führte</translation>
    </message>
    <message>
        <source>who activates first in the {phase} Phase</source>
        <translation>wer in der {phase} Phase zuerst aktiviert</translation>
    </message>
    <message>
        <source>who activates first?</source>
        <translation>wer aktiviert zuerst?</translation>
    </message>
    <message>
        <source>who finishes first</source>
        <translation>wer zuerst fertig ist</translation>
    </message>
    <message>
        <source>who gets the First Player Marker</source>
        <translation>wer den First Player Marker bekommt</translation>
    </message>
    <message>
        <source>wholly in them</source>
        <translation>ganz darin</translation>
    </message>
    <message>
        <source>wholly on the table</source>
        <translation>ganz auf dem Tisch</translation>
    </message>
    <message>
        <source>wholly within {coherency:g}″, linked</source>
        <translation>ganz innerhalb von {coherency:g}″, verlinkt</translation>
    </message>
    <message>
        <source>with </source>
        <translation>mit </translation>
    </message>
    <message>
        <source>with fewer VP {least} would have it in the next round</source>
        <translation>mit weniger VP hätte ihn in der nächsten Runde {least}</translation>
    </message>
    <message>
        <source>within reach</source>
        <translation>in Reichweite</translation>
    </message>
    <message>
        <source>within {distance:g}″</source>
        <translation>innerhalb von {distance:g}″</translation>
    </message>
    <message>
        <source>within {longer}, with its Action given to movement</source>
        <translation>innerhalb von {longer}, mit der Action für Bewegung ausgegeben</translation>
    </message>
    <message>
        <source>within {plain}</source>
        <translation>innerhalb von {plain}</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>zones are joined with zones, and terrain of the mission&apos;s own with terrain</source>
        <translation>Zonen werden mit Zonen verbunden und eigenes Gelände der Mission mit Gelände</translation>
    </message>
    <message>
        <source>zones {zones}</source>
        <translation>Zonen {zones}</translation>
    </message>
    <message>
        <source>{ability} asks for a Ground Zerg unit within reach of a Creep Tumor or a source of creep</source>
        <translation>{ability} verlangt eine Ground-Zerg-Einheit in Reichweite eines Creep Tumor oder einer Creep-Quelle</translation>
    </message>
    <message>
        <source>{ability} begins at an edge that is nobody&apos;s Entry Edge and not shut</source>
        <translation>{ability} beginnt an einer Kante, die niemandes Entry Edge und nicht gesperrt ist</translation>
    </message>
    <message>
        <source>{ability} begins base to base with what it comes from</source>
        <translation>{ability} beginnt Base an Base mit dem, woher sie kommt</translation>
    </message>
    <message>
        <source>{ability} begins outside the table, touching an edge that is nobody&apos;s Entry Edge and not shut</source>
        <translation>{ability} beginnt außerhalb des Tisches, in Berührung mit einer Kante, die niemandes Entry Edge und nicht gesperrt ist</translation>
    </message>
    <message>
        <source>{ability} brings in no more Supply a round</source>
        <translation>{ability} bringt je Runde nicht mehr Supply herein</translation>
    </message>
    <message>
        <source>{ability} is a move towards the unit that shot at a friend</source>
        <translation>{ability} ist eine Bewegung auf die Einheit zu, die auf einen Freund geschossen hat</translation>
    </message>
    <message>
        <source>{ability} is for a unit that has just moved</source>
        <translation>{ability} ist für eine Einheit, die sich gerade bewegt hat</translation>
    </message>
    <message>
        <source>{ability} is for a unit whose Leading Model ends its move touching one that works already</source>
        <translation>{ability} ist für eine Einheit, deren Leading Model seine Bewegung in Berührung mit einem beendet, das schon arbeitet</translation>
    </message>
    <message>
        <source>{ability} is for an Unengaged unit</source>
        <translation>{ability} ist für eine Unengaged Einheit</translation>
    </message>
    <message>
        <source>{ability} is for the first unit of its kind in a round</source>
        <translation>{ability} ist für die erste Einheit ihrer Art in einer Runde</translation>
    </message>
    <message>
        <source>{ability} is used already; {often} and no more</source>
        <translation>{ability} ist schon genutzt; {often} und nicht öfter</translation>
    </message>
    <message>
        <source>{ability} lays it farther from every enemy</source>
        <translation>{ability} legt ihn weiter weg von jedem Feind</translation>
    </message>
    <message>
        <source>{ability} lays it no farther away</source>
        <translation>{ability} legt ihn nicht weiter weg</translation>
    </message>
    <message>
        <source>{ability} reaches no farther</source>
        <translation>{ability} reicht nicht weiter</translation>
    </message>
    <message>
        <source>{ability} reacts no farther off</source>
        <translation>{ability} reagiert nicht weiter weg</translation>
    </message>
    <message>
        <source>{ability} sets the Leading Model down, and moves it along no path</source>
        <translation>{ability} setzt das Leading Model ab und bewegt es auf keinem Weg</translation>
    </message>
    <message>
        <source>{ability} sets the Leading Model on its token or against it</source>
        <translation>{ability} stellt das Leading Model auf seinen Token oder an ihn</translation>
    </message>
    <message>
        <source>{ability} sets the Leading Model wholly within its distance</source>
        <translation>{ability} stellt das Leading Model ganz innerhalb seiner Entfernung</translation>
    </message>
    <message>
        <source>{ability} sets the Leading Model wholly within its distance of where it was</source>
        <translation>{ability} stellt das Leading Model ganz innerhalb seiner Entfernung vom alten Platz</translation>
    </message>
    <message>
        <source>{ability} takes back the friendly units near one</source>
        <translation>{ability} nimmt die eigenen Einheiten in der Nähe eines Tokens zurück</translation>
    </message>
    <message>
        <source>{ability}: no place is named for {token}</source>
        <translation>{ability}: kein Ort ist für {token} genannt</translation>
    </message>
    <message>
        <source>{ability}: no such token is on the table</source>
        <translation>{ability}: kein solcher Token ist auf dem Tisch</translation>
    </message>
    <message>
        <source>{ability}: {edge} is no edge</source>
        <translation>{ability}: {edge} ist keine Kante</translation>
    </message>
    <message>
        <source>{ability}: {other} is nothing to arrive from</source>
        <translation>{ability}: {other} ist nichts, woher sie ankommen kann</translation>
    </message>
    <message>
        <source>{active} is the squad that is active</source>
        <translation>{active} ist das aktive Squad</translation>
    </message>
    <message>
        <source>{affinity}&apos;s colour</source>
        <translation>Farbe von {affinity}</translation>
    </message>
    <message>
        <source>{answer}</source>
        <translation>{answer}</translation>
    </message>
    <message>
        <source>{apart}; a base of {millimetres} mm needs {widest}</source>
        <translation>{apart}; eine Base von {millimetres} mm braucht {widest}</translation>
    </message>
    <message>
        <source>{arc:g}° of facing</source>
        <translation>{arc:g}° Sichtbogen</translation>
    </message>
    <message>
        <source>{arc_of:g}° of facing, in sight{within}</source>
        <translation>{arc_of:g}° Sichtbogen, in Sicht{within}</translation>
    </message>
    <message>
        <source>{asked}</source>
        <translation>{asked}</translation>
    </message>
    <message>
        <source>{asked} is what a {result} brings {subject}, not {verb}</source>
        <translation>{asked} ist, was eine {result} für {subject} bringt, nicht {verb}</translation>
    </message>
    <message>
        <source>{asked} of the kind {map}, not {count}</source>
        <translation>{asked} der Art {map}, nicht {count}</translation>
    </message>
    <message>
        <source>{asked}; this card lays none</source>
        <translation>{asked}; diese Karte legt keine</translation>
    </message>
    <message>
        <source>{away} by {party}</source>
        <translation>{away} von {party}</translation>
    </message>
    <message>
        <source>{a} ({a2}) and {b} ({b2}) stand {gap} apart</source>
        <translation>{a} ({a2}) und {b} ({b2}) stehen {gap} auseinander</translation>
    </message>
    <message>
        <source>{a} with {b}</source>
        <translation>{a} mit {b}</translation>
    </message>
    <message>
        <source>{blessing} is for a model during its own activation</source>
        <translation>{blessing} gilt einem Modell während seiner eigenen Aktivierung</translation>
    </message>
    <message>
        <source>{blessing} is not used like this</source>
        <translation>{blessing} wird nicht so genutzt</translation>
    </message>
    <message>
        <source>{blessing} is there</source>
        <translation>{blessing} ist da</translation>
    </message>
    <message>
        <source>{bonus} is counted</source>
        <translation>{bonus} wird gezählt</translation>
    </message>
    <message>
        <source>{both}, {gone} apart at the nearest{doubt}.</source>
        <translation>{both}, an der nächsten Stelle {gone} auseinander{doubt}.</translation>
    </message>
    <message>
        <source>{both}: between the nearest models, {gone} apart, is {called} ({how}).</source>
        <translation>{both}: zwischen den nächsten Modellen, {gone} auseinander, steht {called} ({how}).</translation>
    </message>
    <message>
        <source>{burst_attacks} more attacks within {burst_range:g}″</source>
        <translation>{burst_attacks} Attacken mehr innerhalb von {burst_range:g}″</translation>
    </message>
    <message>
        <source>{by} puts it down near {unit}</source>
        <translation>{by} legt ihn nahe {unit} ab</translation>
    </message>
    <message>
        <source>{called} and {other} are {width} apart</source>
        <translation>{called} und {other} sind {width} auseinander</translation>
    </message>
    <message>
        <source>{called} is {whose}: {told}.</source>
        <translation>{called} ist in der Hand {whose}: {told}.</translation>
    </message>
    <message>
        <source>{called} of an earlier round</source>
        <translation>{called} einer früheren Runde</translation>
    </message>
    <message>
        <source>{capitalize} Phase</source>
        <translation>{capitalize} Phase</translation>
    </message>
    <message>
        <source>{capitalize} attack</source>
        <translation>{capitalize}-Angriff</translation>
    </message>
    <message>
        <source>{card} gives the Entry Edges; they stand here as well</source>
        <translation>{card} gibt die Entry Edges; sie stehen auch hier</translation>
    </message>
    <message>
        <source>{card} has its own set-up and overrules what was picked: {lost}.</source>
        <translation>{card} hat einen eigenen Aufbau und geht über das Gewählte hinweg: {lost}.</translation>
    </message>
    <message>
        <source>{card} is for two sides, a red and a blue one</source>
        <translation>{card} ist für zwei Seiten, eine rote und eine blaue</translation>
    </message>
    <message>
        <source>{card} is not on offer</source>
        <translation>{card} ist nicht im Angebot</translation>
    </message>
    <message>
        <source>{card} is played on {size}, not on {size2}</source>
        <translation>{card} wird auf {size} gespielt, nicht auf {size2}</translation>
    </message>
    <message>
        <source>{card}, set off by {evidence} Evidence</source>
        <translation>{card}, ausgelöst durch {evidence} Evidence</translation>
    </message>
    <message>
        <source>{cause}, dice {tiers} tier</source>
        <translation>{cause}, Würfel {tiers} Stufe</translation>
    </message>
    <message>
        <source>{choices} was expected, not {describe}{near}</source>
        <translation>erwartet war {choices}, nicht {describe}{near}</translation>
    </message>
    <message>
        <source>{choices} was expected, not {got}{near}</source>
        <translation>erwartet war {choices}, nicht {got}{near}</translation>
    </message>
    <message>
        <source>{close}; at a real table, agree on it first</source>
        <translation>{close}; am echten Tisch vorher absprechen</translation>
    </message>
    <message>
        <source>{colours} was expected, or &apos;#rrggbb&apos; in quotes, not {value}{near}{quotes}</source>
        <translation>erwartet war {colours} oder &apos;#rrggbb&apos; in Anführungszeichen, nicht {value}{near}{quotes}</translation>
    </message>
    <message>
        <source>{cost} of Move from the table to its top</source>
        <translation>{cost} Move vom Tisch bis oben</translation>
    </message>
    <message>
        <source>{count} Engaged left to attack</source>
        <translation>Noch {count} Engaged, die nicht angegriffen haben</translation>
    </message>
    <message>
        <source>{count} Evidence</source>
        <translation>{count} Evidence</translation>
    </message>
    <message>
        <source>{count} at {foe}</source>
        <translation>{count} gegen {foe}</translation>
    </message>
    <message>
        <source>{count} brought home</source>
        <translation>{count} heimgebracht</translation>
    </message>
    <message>
        <source>{count} controlled</source>
        <translation>{count} kontrolliert</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} Würfel</translation>
    </message>
    <message>
        <source>{count} is taken for the number of models</source>
        <translation>{count} gilt als Anzahl der Modelle</translation>
    </message>
    <message>
        <source>{count} is taken for the number of units, {models} for that of their models</source>
        <translation>{count} gilt als Anzahl der Einheiten, {models} als die ihrer Modelle</translation>
    </message>
    <message>
        <source>{count} model</source>
        <translation>{count} Modell</translation>
    </message>
    <message>
        <source>{count} models</source>
        <translation>{count} Modelle</translation>
    </message>
    <message>
        <source>{count} more tokens</source>
        <translation>{count} Token mehr</translation>
    </message>
    <message>
        <source>{count} of its own not claimed</source>
        <translation>{count} eigene nicht beansprucht</translation>
    </message>
    <message>
        <source>{count} of its own to come</source>
        <translation>{count} eigene kommen noch</translation>
    </message>
    <message>
        <source>{count} of the other&apos;s colour</source>
        <translation>{count} in der Farbe der anderen Seite</translation>
    </message>
    <message>
        <source>{count} of the {count2} {deck} cards</source>
        <translation>{count} von {count2} Karten: {deck}</translation>
    </message>
    <message>
        <source>{count} of {count2}</source>
        <translation>{count} von {count2}</translation>
    </message>
    <message>
        <source>{count} of {count2} models</source>
        <translation>{count} von {count2} Modellen</translation>
    </message>
    <message>
        <source>{count} of {unit} {words} within {unit2}&apos;s threat range of {reach}: {mine} is {away} from {theirs}.</source>
        <translation>{count} von {unit} {words} in der Bedrohungsreichweite von {unit2}, {reach}: {mine} ist {away} von {theirs} entfernt.</translation>
    </message>
    <message>
        <source>{count} of {who}</source>
        <translation>{count} von {who}</translation>
    </message>
    <message>
        <source>{count} quarters</source>
        <translation>{count} Viertel</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>{count} entfernt</translation>
    </message>
    <message>
        <source>{count} taken</source>
        <translation>{count} übernommen</translation>
    </message>
    <message>
        <source>{count} {what}s are brought, not {count2}</source>
        <translation>{what}: {count} mitzubringen, nicht {count2}</translation>
    </message>
    <message>
        <source>{critical:+d} for {weapon}</source>
        <translation>{critical:+d} für {weapon}</translation>
    </message>
    <message>
        <source>{cut}, unit {index}</source>
        <translation>{cut}, Einheit {index}</translation>
    </message>
    <message>
        <source>{damage} each</source>
        <translation>je {damage}</translation>
    </message>
    <message>
        <source>{damage}, perhaps rolling {faces} again,</source>
        <translation>{damage}, vielleicht mit {faces} neu gewürfelt,</translation>
    </message>
    <message>
        <source>{deck} cards left: {listed}</source>
        <translation>Noch im Stapel {deck}: {listed}</translation>
    </message>
    <message>
        <source>{deployment} gives the Entry Edges</source>
        <translation>{deployment} gibt die Entry Edges</translation>
    </message>
    <message>
        <source>{destroyed} Supply destroyed</source>
        <translation>{destroyed} Supply zerstört</translation>
    </message>
    <message>
        <source>{dice_said} a model, {hit}+ hits</source>
        <translation>{dice_said} je Modell, trifft bei {hit}+</translation>
    </message>
    <message>
        <source>{dice_said} in all</source>
        <translation>{dice_said} insgesamt</translation>
    </message>
    <message>
        <source>{dice}</source>
        <translation>{dice}</translation>
    </message>
    <message>
        <source>{dice} a side; a tie is rolled again</source>
        <translation>{dice} je Seite; ein Gleichstand wird neu gewürfelt</translation>
    </message>
    <message>
        <source>{dice} at {other}; {limit} may strike there</source>
        <translation>{dice} gegen {other}; {limit} dürfen dort zuschlagen</translation>
    </message>
    <message>
        <source>{dice} elsewhere than to {other}; there are {limit}</source>
        <translation>{dice} anderswohin als zu {other}; es sind {limit}</translation>
    </message>
    <message>
        <source>{dice} on {least}+</source>
        <translation>{dice} auf {least}+</translation>
    </message>
    <message>
        <source>{dice} to land where it is thrown</source>
        <translation>{dice}, um zu landen, wohin sie geworfen ist</translation>
    </message>
    <message>
        <source>{dice}, hits with {chance:.0%}{why}</source>
        <translation>{dice}, trifft mit {chance:.0%}{why}</translation>
    </message>
    <message>
        <source>{dice}: {why}</source>
        <translation>{dice}: {why}</translation>
    </message>
    <message>
        <source>{does}</source>
        <translation>{does}</translation>
    </message>
    <message>
        <source>{doubt}; {unit} is not taken</source>
        <translation>{doubt}; {unit} wird nicht übernommen</translation>
    </message>
    <message>
        <source>{down}-{across} corner</source>
        <translation>Ecke {down}-{across}</translation>
    </message>
    <message>
        <source>{due} to remove, in order</source>
        <translation>{due} zu entfernen, der Reihe nach</translation>
    </message>
    <message>
        <source>{edge} edge</source>
        <translation>Kante {edge}</translation>
    </message>
    <message>
        <source>{edge} {start:g}″ to {end:g}″</source>
        <translation>{edge} {start:g}″ bis {end:g}″</translation>
    </message>
    <message>
        <source>{effect} on {name_of}</source>
        <translation>{effect}: {name_of}</translation>
    </message>
    <message>
        <source>{error}{error2}, not {got}</source>
        <translation>{error}{error2}, nicht {got}</translation>
    </message>
    <message>
        <source>{exempt}; {map} is set as it is printed, each piece in its own measures.</source>
        <translation>{exempt}; {map} steht, wie er gedruckt ist, jedes Stück in seinen eigenen Maßen.</translation>
    </message>
    <message>
        <source>{exhausted_loss} less on all characteristics, counted above (2017)</source>
        <translation>{exhausted_loss} weniger auf alle Eigenschaften, oben mitgezählt (2017)</translation>
    </message>
    <message>
        <source>{expected} was expected, not {got}</source>
        <translation>erwartet war {expected}, nicht {got}</translation>
    </message>
    <message>
        <source>{face} is no face of a d{sides}</source>
        <translation>{face} ist keine Seite eines d{sides}</translation>
    </message>
    <message>
        <source>{farthest} of {limit}</source>
        <translation>{farthest} von {limit}</translation>
    </message>
    <message>
        <source>{far} away, of a range of {reach}</source>
        <translation>{far} entfernt, bei einer Reichweite von {reach}</translation>
    </message>
    <message>
        <source>{far} from the middle</source>
        <translation>{far} von der Mitte</translation>
    </message>
    <message>
        <source>{fighting} in the Fighting Rank, {supporting} in support</source>
        <translation>{fighting} im Fighting Rank, {supporting} in Unterstützung</translation>
    </message>
    <message>
        <source>{figure}</source>
        <translation>{figure}</translation>
    </message>
    <message>
        <source>{file} (its mission)</source>
        <translation>{file} (seine Mission)</translation>
    </message>
    <message>
        <source>{first} passed first and chooses who starts the {following} Phase</source>
        <translation>{first} hat zuerst gepasst und wählt, wer die {following} Phase beginnt</translation>
    </message>
    <message>
        <source>{fit} of {count} units in Reserve fit</source>
        <translation>{fit} von {count} Einheiten in Reserve passen</translation>
    </message>
    <message>
        <source>{formats} was expected, not {describe}{near}</source>
        <translation>erwartet war {formats}, nicht {describe}{near}</translation>
    </message>
    <message>
        <source>{found} at [{float:g}, {float2:g}]</source>
        <translation>{found} bei [{float:g}, {float2:g}]</translation>
    </message>
    <message>
        <source>{found} is for {scale}, the deployment card {deployment} for {scale2}</source>
        <translation>{found} ist für {scale}, die Aufstellungskarte {deployment} für {scale2}</translation>
    </message>
    <message>
        <source>{found} is for {scale}, the deployment cards for {scale2}</source>
        <translation>{found} ist für {scale}, die Aufstellungskarten für {scale2}</translation>
    </message>
    <message>
        <source>{given} stand here together; one of them is enough</source>
        <translation>{given} stehen hier zusammen; eines davon genügt</translation>
    </message>
    <message>
        <source>{given}; here they are a third of the long edge wide.</source>
        <translation>{given}; hier sind sie ein Drittel der langen Kante breit.</translation>
    </message>
    <message>
        <source>{gone} apart, is {by}.{besides}</source>
        <translation>{gone} auseinander, steht {by}.{besides}</translation>
    </message>
    <message>
        <source>{gone} gone</source>
        <translation>{gone} verschwunden</translation>
    </message>
    <message>
        <source>{gone} moved</source>
        <translation>{gone} bewegt</translation>
    </message>
    <message>
        <source>{has}; a squad of Discipline {discipline} has {span} at the multiplier {setting}</source>
        <translation>{has}; ein Squad mit Discipline {discipline} hat {span} beim Faktor {setting}</translation>
    </message>
    <message>
        <source>{have} of {wanted} friends stand within {limit} of {other}</source>
        <translation>{have} von {wanted} Freunden stehen innerhalb von {limit} um {other}</translation>
    </message>
    <message>
        <source>{have} of {wanted} within {limit}</source>
        <translation>{have} von {wanted} innerhalb von {limit}</translation>
    </message>
    <message>
        <source>{health} of {health2}</source>
        <translation>{health} von {health2}</translation>
    </message>
    <message>
        <source>{height} {way} for {cost} of its Move</source>
        <translation>{height} {way} für {cost} seines Move</translation>
    </message>
    <message>
        <source>{hint}; into melee</source>
        <translation>{hint}; in den Nahkampf</translation>
    </message>
    <message>
        <source>{hint}; no attack after</source>
        <translation>{hint}; danach kein Angriff</translation>
    </message>
    <message>
        <source>{hint}; takes the Action</source>
        <translation>{hint}; kostet die Action</translation>
    </message>
    <message>
        <source>{hint}; the others keep formation</source>
        <translation>{hint}; die anderen halten die Formation</translation>
    </message>
    <message>
        <source>{hint}; the others stay</source>
        <translation>{hint}; die anderen bleiben</translation>
    </message>
    <message>
        <source>{hint}; ties roll again</source>
        <translation>{hint}; Gleichstände würfeln neu</translation>
    </message>
    <message>
        <source>{holder} has the First Player Marker</source>
        <translation>{holder} hat den First Player Marker</translation>
    </message>
    <message>
        <source>{how_many} of {unit} {words} in {theirs}&apos;s Zone of Influence, {off} from their Entry Edge at the nearest.</source>
        <translation>{how_many} von {unit} {words} in der Zone of Influence von {theirs}, an der nächsten Stelle {off} von deren Entry Edge.</translation>
    </message>
    <message>
        <source>{how}, {totals}; models in its blast: {met}</source>
        <translation>{how}, {totals}; Modelle in ihrer Explosion: {met}</translation>
    </message>
    <message>
        <source>{id} is set where it may not stop, so that nobody goes</source>
        <translation>{id} steht, wo es nicht halten darf, sodass niemand geht</translation>
    </message>
    <message>
        <source>{inches} from the bottom</source>
        <translation>{inches} von unten</translation>
    </message>
    <message>
        <source>{inches} from the left</source>
        <translation>{inches} von links</translation>
    </message>
    <message>
        <source>{inches} from the right</source>
        <translation>{inches} von rechts</translation>
    </message>
    <message>
        <source>{inches} from the top</source>
        <translation>{inches} von oben</translation>
    </message>
    <message>
        <source>{inches} high</source>
        <translation>{inches} hoch</translation>
    </message>
    <message>
        <source>{inches} is less than nothing</source>
        <translation>{inches} ist weniger als nichts</translation>
    </message>
    <message>
        <source>{inches} past the bottom edge</source>
        <translation>{inches} über die untere Kante hinaus</translation>
    </message>
    <message>
        <source>{inches} past the left edge</source>
        <translation>{inches} über die linke Kante hinaus</translation>
    </message>
    <message>
        <source>{inches} past the right edge</source>
        <translation>{inches} über die rechte Kante hinaus</translation>
    </message>
    <message>
        <source>{inches} past the top edge</source>
        <translation>{inches} über die obere Kante hinaus</translation>
    </message>
    <message>
        <source>{inches} wide</source>
        <translation>{inches} breit</translation>
    </message>
    <message>
        <source>{kind} marker</source>
        <translation>Marker: {kind}</translation>
    </message>
    <message>
        <source>{kind} zone</source>
        <translation>Zone: {kind}</translation>
    </message>
    <message>
        <source>{kind}: {name_of} at {name_of2}</source>
        <translation>{kind}: {name_of} gegen {name_of2}</translation>
    </message>
    <message>
        <source>{known} is {faction}, the side {faction2}</source>
        <translation>{known} ist {faction}, die Seite {faction2}</translation>
    </message>
    <message>
        <source>{known} used on {name_of}</source>
        <translation>{known} genutzt für {name_of}</translation>
    </message>
    <message>
        <source>{known}, read otherwise ({text}): {answer}</source>
        <translation>{known}, anders gelesen ({text}): {answer}</translation>
    </message>
    <message>
        <source>{laid} up to {reach:g}″: {size}, so its dice and all casualties are typed in</source>
        <translation>{laid} bis zu {reach:g}″: {size}, also werden seine Würfel und alle Verluste eingetippt</translation>
    </message>
    <message>
        <source>{leader} wins, {points}</source>
        <translation>{leader} gewinnt, {points}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{least} to {most} models</source>
        <translation>{least} bis {most} Modelle</translation>
    </message>
    <message>
        <source>{left_out} more are not looked at</source>
        <translation>{left_out} weitere werden nicht angesehen</translation>
    </message>
    <message>
        <source>{left} Actions left</source>
        <translation>{left} Actions übrig</translation>
    </message>
    <message>
        <source>{left} Command Value left</source>
        <translation>noch {left} Command Value</translation>
    </message>
    <message>
        <source>{left} available</source>
        <translation>{left} verfügbar</translation>
    </message>
    <message>
        <source>{left} from the {edge} edge</source>
        <translation>{left} von der Kante {edge}</translation>
    </message>
    <message>
        <source>{left} left of {limit}</source>
        <translation>{left} übrig von {limit}</translation>
    </message>
    <message>
        <source>{left} more are not looked at</source>
        <translation>{left} weitere werden nicht angesehen</translation>
    </message>
    <message>
        <source>{left} of {most}</source>
        <translation>{left} von {most}</translation>
    </message>
    <message>
        <source>{left} of {of}</source>
        <translation>{left} von {of}</translation>
    </message>
    <message>
        <source>{limit} from the edge, of {limit2}</source>
        <translation>{limit} von der Kante, von {limit2}</translation>
    </message>
    <message>
        <source>{limit} left</source>
        <translation>{limit} übrig</translation>
    </message>
    <message>
        <source>{limit} values were</source>
        <translation>{limit} Werte</translation>
    </message>
    <message>
        <source>{limit}, a Scout&apos;s after deployment</source>
        <translation>{limit}, die eines Scout nach der Aufstellung</translation>
    </message>
    <message>
        <source>{limit}, for it ends Engaged</source>
        <translation>{limit}, denn er endet Engaged</translation>
    </message>
    <message>
        <source>{lines}: {numbers}; {units}, {models}</source>
        <translation>{lines}: {numbers}; {units}, {models}</translation>
    </message>
    <message>
        <source>{listed} and {word}</source>
        <translation>{listed} und {word}</translation>
    </message>
    <message>
        <source>{listed} on {on}</source>
        <translation>{listed} bei {on}</translation>
    </message>
    <message>
        <source>{listed}; not from the rulebook</source>
        <translation>{listed}; nicht aus dem Regelbuch</translation>
    </message>
    <message>
        <source>{loot} is {measure} from {marker}; at least {least} ({source})</source>
        <translation>{loot} ist {measure} von {marker} entfernt; mindestens {least} ({source})</translation>
    </message>
    <message>
        <source>{lost} without a linked spot</source>
        <translation>{lost} ohne verlinkten Platz</translation>
    </message>
    <message>
        <source>{lower:g} of {own:g}</source>
        <translation>{lower:g} von {own:g}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{made} of {count} evaded</source>
        <translation>{made} von {count} ausgewichen</translation>
    </message>
    <message>
        <source>{made} of {count} hit</source>
        <translation>{made} von {count} treffen</translation>
    </message>
    <message>
        <source>{made} of {count} saved by armour</source>
        <translation>{made} von {count} gerettet</translation>
    </message>
    <message>
        <source>{map} is for {scale}, {deployment} for {scale2}: take another map</source>
        <translation>{map} ist für {scale}, {deployment} für {scale2}: nimm einen anderen Plan</translation>
    </message>
    <message>
        <source>{markers} markers</source>
        <translation>{markers} Marker</translation>
    </message>
    <message>
        <source>{marker} ({marker2}) lies on {bar}, which no base on the ground crosses</source>
        <translation>{marker} ({marker2}) liegt auf {bar}, das keine Base am Boden quert</translation>
    </message>
    <message>
        <source>{marker} ({marker2}) reaches {past} past the table&apos;s edge.</source>
        <translation>{marker} ({marker2}) ragt {past} über die Tischkante.</translation>
    </message>
    <message>
        <source>{marker} is {whose}: {why}.{lies}{active}</source>
        <translation>{marker} ist in der Hand {whose}: {why}.{lies}{active}</translation>
    </message>
    <message>
        <source>{marker}, active since then</source>
        <translation>{marker}, seither aktiv</translation>
    </message>
    <message>
        <source>{measured} Command Value left to {other}; an activation costs {limit}</source>
        <translation>{other} hat {measured} Command Value übrig; eine Aktivierung kostet {limit}</translation>
    </message>
    <message>
        <source>{measured} Command Value left to {other}; this reaction costs {limit}</source>
        <translation>{other} hat {measured} Command Value übrig; diese Reaktion kostet {limit}</translation>
    </message>
    <message>
        <source>{measured} Game Rounds are over; it is rolled after {limit}</source>
        <translation>{measured} Game Rounds sind vorbei; gewürfelt wird sie nach {limit}</translation>
    </message>
    <message>
        <source>{measured} Game Rounds over</source>
        <translation>{measured} Game Rounds vorbei</translation>
    </message>
    <message>
        <source>{measured} activated</source>
        <translation>{measured} aktiviert</translation>
    </message>
    <message>
        <source>{measured} activated by {subject} this turn; {asked} asked for</source>
        <translation>{measured} von {subject} in diesem Zug aktiviert; {asked} verlangt</translation>
    </message>
    <message>
        <source>{measured} fall; {limit} of {subject} are seen</source>
        <translation>{measured} fallen; {limit} von {subject} sind zu sehen</translation>
    </message>
    <message>
        <source>{measured} from an edge; needs {asked}</source>
        <translation>{measured} von einer Kante; braucht {asked}</translation>
    </message>
    <message>
        <source>{measured} from its target, as near as it can be</source>
        <translation>{measured} von seinem Ziel, so nah es geht</translation>
    </message>
    <message>
        <source>{measured} from the edge</source>
        <translation>{measured} von der Kante</translation>
    </message>
    <message>
        <source>{measured} from the nearest edge; the way worked out comes to {limit}</source>
        <translation>{measured} von der nächsten Kante; der berechnete Weg kommt auf {limit}</translation>
    </message>
    <message>
        <source>{measured} from the nearest squad model; {other} is {limit} away and goes first</source>
        <translation>{measured} vom nächsten Squad-Modell; {other} ist {limit} entfernt und handelt zuerst</translation>
    </message>
    <message>
        <source>{measured} from where the dice send {subject}</source>
        <translation>{measured} von dort, wohin die Würfel {subject} schicken</translation>
    </message>
    <message>
        <source>{measured} from {other}</source>
        <translation>{measured} von {other}</translation>
    </message>
    <message>
        <source>{measured} from {other}; needs {asked}</source>
        <translation>{measured} von {other}; braucht {asked}</translation>
    </message>
    <message>
        <source>{measured} from {other}; the way worked out comes to {limit}</source>
        <translation>{measured} von {other}; der berechnete Weg kommt auf {limit}</translation>
    </message>
    <message>
        <source>{measured} from {subject} to {other}; {asked}</source>
        <translation>{measured} von {subject} zu {other}; {asked}</translation>
    </message>
    <message>
        <source>{measured} left, costs {limit}</source>
        <translation>{measured} übrig, kostet {limit}</translation>
    </message>
    <message>
        <source>{measured} lost of {limit}</source>
        <translation>{measured} von {limit} verloren</translation>
    </message>
    <message>
        <source>{measured} moved</source>
        <translation>{measured} bewegt</translation>
    </message>
    <message>
        <source>{measured} moved earns {bonus}</source>
        <translation>{measured} Bewegung bringt {bonus}</translation>
    </message>
    <message>
        <source>{measured} moved earns {bonus} as set; in {count} {others}</source>
        <translation>{measured} Bewegung bringt wie eingestellt {bonus}; in {count} {others}</translation>
    </message>
    <message>
        <source>{measured} of {all} shoot with the {weapon}; {seen} of the target may fall</source>
        <translation>{measured} von {all} schießen mit {weapon}; {seen} des Ziels können fallen</translation>
    </message>
    <message>
        <source>{measured} of {all} with the {weapon}; {seen} of the target may fall</source>
        <translation>{measured} von {all} mit {weapon}; {seen} des Ziels können fallen</translation>
    </message>
    <message>
        <source>{measured} of {dice}</source>
        <translation>{measured} von {dice}</translation>
    </message>
    <message>
        <source>{measured} of {limit}</source>
        <translation>{measured} von {limit}</translation>
    </message>
    <message>
        <source>{measured} of {limit} are set In Coherency</source>
        <translation>{measured} von {limit} stehen In Coherency</translation>
    </message>
    <message>
        <source>{measured} of {limit} elsewhere</source>
        <translation>{measured} von {limit} anderswohin</translation>
    </message>
    <message>
        <source>{measured} of {limit}; {inside}</source>
        <translation>{measured} von {limit}; {inside}</translation>
    </message>
    <message>
        <source>{measured} on it</source>
        <translation>{measured} daran</translation>
    </message>
    <message>
        <source>{measured} on the own edge; {asked} asked for</source>
        <translation>{measured} an der eigenen Kante; {asked} verlangt</translation>
    </message>
    <message>
        <source>{measured} removed</source>
        <translation>{measured} entfernt</translation>
    </message>
    <message>
        <source>{measured} removed; damage {damage} takes {limit}</source>
        <translation>{measured} entfernt; Schaden {damage} nimmt {limit}</translation>
    </message>
    <message>
        <source>{measured} to the point; needs {asked}</source>
        <translation>{measured} zum Punkt; braucht {asked}</translation>
    </message>
    <message>
        <source>{measured} to {other}; the Charge and Engagement Range make {limit}{but}</source>
        <translation>{measured} zu {other}; Charge und Engagement Range ergeben {limit}{but}</translation>
    </message>
    <message>
        <source>{measured} to {other}; {asked}</source>
        <translation>{measured} zu {other}; {asked}</translation>
    </message>
    <message>
        <source>{measured}, by damage {damage}</source>
        <translation>{measured}, durch Schaden {damage}</translation>
    </message>
    <message>
        <source>{measured}, the shortest way round</source>
        <translation>{measured}, der kürzeste Weg herum</translation>
    </message>
    <message>
        <source>{measured}, {asked}</source>
        <translation>{measured}, {asked}</translation>
    </message>
    <message>
        <source>{measured}, {asked}; {inside}</source>
        <translation>{measured}, {asked}; {inside}</translation>
    </message>
    <message>
        <source>{measured}: no room nearer; the unit ends Out of Coherency</source>
        <translation>{measured}: kein näherer Platz; die Einheit endet Out of Coherency</translation>
    </message>
    <message>
        <source>{measured}; at most {limit}</source>
        <translation>{measured}; höchstens {limit}</translation>
    </message>
    <message>
        <source>{measure} earn +{bonuse} as set; {measure2} would earn +{bonuse2}</source>
        <translation>wie eingestellt bringt {measure} +{bonuse}; {measure2} brächte +{bonuse2}</translation>
    </message>
    <message>
        <source>{mine} and {theirs} are {away} apart and not Engaged: {why}.</source>
        <translation>{mine} und {theirs} sind {away} auseinander und nicht Engaged: {why}.</translation>
    </message>
    <message>
        <source>{mine} now: {mine} chooses who starts the {following} Phase, and {theirs} finishes this one</source>
        <translation>{mine} jetzt: {mine} wählt, wer die {following} Phase beginnt, und {theirs} bringt diese zu Ende</translation>
    </message>
    <message>
        <source>{mission} counts no quarters</source>
        <translation>{mission} zählt keine Viertel</translation>
    </message>
    <message>
        <source>{mission} names no targets</source>
        <translation>{mission} nennt keine Ziele</translation>
    </message>
    <message>
        <source>{mission}: who can be where by the end of each round</source>
        <translation>{mission}: wer am Ende jeder Runde wo sein kann</translation>
    </message>
    <message>
        <source>{model_name} is set where it may not come on, so that nobody does</source>
        <translation>{model_name} steht, wo es nicht hereinkommen darf, sodass niemand hereinkommt</translation>
    </message>
    <message>
        <source>{model_name} is set where it may not stand, so that nobody is set down</source>
        <translation>{model_name} steht, wo es nicht stehen darf, sodass niemand aufgestellt wird</translation>
    </message>
    <message>
        <source>{model} has no move to ask about</source>
        <translation>{model} hat keine Bewegung, nach der sich fragen lässt</translation>
    </message>
    <message>
        <source>{model} stands {measured} from its nearest squad mate, {nearest}; at most {limit} is set for this table.</source>
        <translation>{model} steht {measured} von seinem nächsten Squad-Modell, {nearest}; für diesen Tisch gesetzt sind höchstens {limit}.</translation>
    </message>
    <message>
        <source>{more:+d} dice</source>
        <translation>{more:+d} Würfel</translation>
    </message>
    <message>
        <source>{moved} moved; {where}, {until_words}</source>
        <translation>{moved} bewegt; {where}, {until_words}</translation>
    </message>
    <message>
        <source>{move}, {actions}; either may come first</source>
        <translation>{move}, {actions}; die Reihenfolge ist frei</translation>
    </message>
    <message>
        <source>{name_of} Searches before the game</source>
        <translation>{name_of} macht vor dem Spiel ein Search</translation>
    </message>
    <message>
        <source>{name_of} acts</source>
        <translation>{name_of} handelt</translation>
    </message>
    <message>
        <source>{name_of} and {name_of2} are Engaged{alone}, {away} apart.</source>
        <translation>{name_of} und {name_of2} sind Engaged{alone}, {away} auseinander.</translation>
    </message>
    <message>
        <source>{name_of} counts for</source>
        <translation>Wofür {name_of} zählt</translation>
    </message>
    <message>
        <source>{name_of} is in cover from {name_of2}</source>
        <translation>{name_of} ist in Deckung vor {name_of2}</translation>
    </message>
    <message>
        <source>{name_of} is severed</source>
        <translation>{name_of} ist durchtrennt</translation>
    </message>
    <message>
        <source>{name_of} is within 1″</source>
        <translation>{name_of} ist innerhalb von 1″</translation>
    </message>
    <message>
        <source>{name_of} leaves by the {listed} edge</source>
        <translation>{name_of} geht über die Kante {listed}</translation>
    </message>
    <message>
        <source>{name_of} left over the {edge} edge</source>
        <translation>{name_of} ging über die Kante {edge}</translation>
    </message>
    <message>
        <source>{name_of} stands on a line: its owner says which quarter it counts for</source>
        <translation>{name_of} steht auf einer Linie: sein Besitzer sagt, für welches Viertel es zählt</translation>
    </message>
    <message>
        <source>{name_of} takes {what} off the {edge} edge</source>
        <translation>{name_of} bringt {what} über die Kante {edge}</translation>
    </message>
    <message>
        <source>{name_of} tests its nerve</source>
        <translation>{name_of} prüft die Nerven</translation>
    </message>
    <message>
        <source>{name_of} wins: {why}</source>
        <translation>{name_of} gewinnt: {why}</translation>
    </message>
    <message>
        <source>{name_of} {verb_words}: {column}.{choice} It {stop}</source>
        <translation>{name_of} {verb_words}: {column}.{choice} Es {stop}</translation>
    </message>
    <message>
        <source>{name_of}, {apart} away, hit with {chance:.0%}: {dice}{why}</source>
        <translation>{name_of}, {apart} entfernt, Treffer mit {chance:.0%}: {dice}{why}</translation>
    </message>
    <message>
        <source>{name_of}, {away} from {called}, does not count: {why}.</source>
        <translation>{name_of}, {away} von {called}, zählt nicht: {why}.</translation>
    </message>
    <message>
        <source>{name_of}, {away} from {name_of2},</source>
        <translation>{name_of}, {away} von {name_of2},</translation>
    </message>
    <message>
        <source>{name_of}: rolled {behaviour}</source>
        <translation>{name_of}: {behaviour} gewürfelt</translation>
    </message>
    <message>
        <source>{named} adds terrain</source>
        <translation>{named} fügt Gelände hinzu</translation>
    </message>
    <message>
        <source>{named} chooses where waves come from</source>
        <translation>{named} wählt, wo Wellen herkommen</translation>
    </message>
    <message>
        <source>{named} takes</source>
        <translation>{named} nimmt</translation>
    </message>
    <message>
        <source>{named} takes an edge</source>
        <translation>{named} nimmt eine Kante</translation>
    </message>
    <message>
        <source>{names} is missing</source>
        <translation>{names} fehlt</translation>
    </message>
    <message>
        <source>{names}, for {low} Command Value</source>
        <translation>{names}, für {low} Command Value</translation>
    </message>
    <message>
        <source>{name} ({unit}) comes to a spawn point of this mission&apos;s own; no text gives such a place.</source>
        <translation>{name} ({unit}) kommt an einen eigenen Spawn-Punkt dieser Mission; kein Text nennt so einen Ort.</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <translation>{name} geht weiter</translation>
    </message>
    <message>
        <source>{name} has {models} models</source>
        <translation>{name} hat {models} Modelle</translation>
    </message>
    <message>
        <source>{name} is active</source>
        <translation>{name} ist aktiv</translation>
    </message>
    <message>
        <source>{name} rolls its die now: {said}</source>
        <translation>{name} würfelt jetzt seinen Würfel: {said}</translation>
    </message>
    <message>
        <source>{name} was halted</source>
        <translation>{name} wurde angehalten</translation>
    </message>
    <message>
        <source>{name}: as it was laid</source>
        <translation>{name}: wie gelegt</translation>
    </message>
    <message>
        <source>{name}: carried by {name_of}</source>
        <translation>{name}: getragen von {name_of}</translation>
    </message>
    <message>
        <source>{name}: dropped</source>
        <translation>{name}: abgelegt</translation>
    </message>
    <message>
        <source>{name}: half severed by {name_of}</source>
        <translation>{name}: halb durchtrennt von {name_of}</translation>
    </message>
    <message>
        <source>{name}: one zone, and two dice for more</source>
        <translation>{name}: eine Zone, und zwei Würfel für mehr</translation>
    </message>
    <message>
        <source>{name}: the group {does}</source>
        <translation>{name}: die Gruppe {does}</translation>
    </message>
    <message>
        <source>{name}: three zones, two on the own edge</source>
        <translation>{name}: drei Zonen, zwei an der eigenen Kante</translation>
    </message>
    <message>
        <source>{name}: where it was set</source>
        <translation>{name}: wo es aufgestellt wurde</translation>
    </message>
    <message>
        <source>{name}: within reach {told}</source>
        <translation>{name}: in Reichweite {told}</translation>
    </message>
    <message>
        <source>{name}: {words} by {name_of}</source>
        <translation>{name}: {words} von {name_of}</translation>
    </message>
    <message>
        <source>{note} is the player&apos;s own; nothing is made of it</source>
        <translation>{note} ist vom Spieler selbst; daraus wird nichts gemacht</translation>
    </message>
    <message>
        <source>{now}, {most} or {extra}</source>
        <translation>{now}, {most} oder {extra}</translation>
    </message>
    <message>
        <source>{number} piece {what} stands {where}</source>
        <translation>{number} Stück {what} steht {where}</translation>
    </message>
    <message>
        <source>{number} pieces {what} stand {where}</source>
        <translation>{number} Stücke {what} stehen {where}</translation>
    </message>
    <message>
        <source>{n} bases</source>
        <translation>{n} Bases</translation>
    </message>
    <message>
        <source>{n} files</source>
        <translation>{n} Dateien</translation>
    </message>
    <message>
        <source>{n} fire lanes of {width} lead from one side&apos;s Entry Edge to the other&apos;s</source>
        <translation>{n} Schussbahnen von {width} führen von der Entry Edge einer Seite zu der anderen</translation>
    </message>
    <message>
        <source>{n} from {parent}</source>
        <translation>{n} von {parent} aus</translation>
    </message>
    <message>
        <source>{n} lines</source>
        <translation>{n} Zeilen</translation>
    </message>
    <message>
        <source>{n} models</source>
        <translation>{n} Modelle</translation>
    </message>
    <message>
        <source>{n} orders</source>
        <translation>{n} Befehle</translation>
    </message>
    <message>
        <source>{n} problems</source>
        <translation>{n} Probleme</translation>
    </message>
    <message>
        <source>{n} profiles</source>
        <translation>{n} Profile</translation>
    </message>
    <message>
        <source>{n} things not as the rules have it</source>
        <translation>{n} Sachen nicht so, wie die Regeln es wollen</translation>
    </message>
    <message>
        <source>{n} units</source>
        <translation>{n} Einheiten</translation>
    </message>
    <message>
        <source>{one} and {other} are Engaged only within the tolerance.</source>
        <translation>{one} und {other} sind nur innerhalb der Toleranz Engaged.</translation>
    </message>
    <message>
        <source>{one} and {other} are Engaged, {fighting} with {fighting2}: {mine} and {theirs} are {away} apart.</source>
        <translation>{one} und {other} sind Engaged, {fighting} mit {fighting2}: {mine} und {theirs} sind {away} auseinander.</translation>
    </message>
    <message>
        <source>{one} and {other} are engaged, base to base: {told}{more}.</source>
        <translation>{one} und {other} sind im Nahkampf, Base an Base: {told}{more}.</translation>
    </message>
    <message>
        <source>{one} and {other} do not see each other</source>
        <translation>{one} und {other} sehen sich nicht</translation>
    </message>
    <message>
        <source>{one} and {other} do not see each other: between the nearest models, </source>
        <translation>{one} und {other} sehen sich nicht: zwischen den nächsten Modellen, </translation>
    </message>
    <message>
        <source>{one} and {other} see each other</source>
        <translation>{one} und {other} sehen sich</translation>
    </message>
    <message>
        <source>{one} burst fire</source>
        <translation>{one}: Burst Fire</translation>
    </message>
    <message>
        <source>{one} first</source>
        <translation>{one} zuerst</translation>
    </message>
    <message>
        <source>{one} long range by upgrade</source>
        <translation>{one}: große Reichweite durch Upgrade</translation>
    </message>
    <message>
        <source>{one} long range, 1 harder</source>
        <translation>{one}: große Reichweite, 1 schwerer</translation>
    </message>
    <message>
        <source>{one} overlaps {other}{how}. {why}.</source>
        <translation>{one} überlappt {other}{how}. {why}.</translation>
    </message>
    <message>
        <source>{one} takes the first turn of the {phase} Phase</source>
        <translation>{one} hat den ersten Zug der {phase} Phase</translation>
    </message>
    <message>
        <source>{open} left</source>
        <translation>noch {open}</translation>
    </message>
    <message>
        <source>{other}</source>
        <translation>{other}</translation>
    </message>
    <message>
        <source>{other} came no nearer than {measured}; the threat range is {limit}</source>
        <translation>{other} kam nicht näher als {measured}; die Bedrohungsreichweite ist {limit}</translation>
    </message>
    <message>
        <source>{other} carries {subject}</source>
        <translation>{other} trägt {subject}</translation>
    </message>
    <message>
        <source>{other} costs {subject} {measured} of its movement as set; in another reading: {reading}</source>
        <translation>{other} kostet {subject} wie eingestellt {measured} seiner Bewegung; in anderer Lesart: {reading}</translation>
    </message>
    <message>
        <source>{other} does, until its activation ends</source>
        <translation>{other} handelt, bis seine Aktivierung endet</translation>
    </message>
    <message>
        <source>{other} engages {subject}</source>
        <translation>{other} bindet {subject}</translation>
    </message>
    <message>
        <source>{other} has been deployed in this round</source>
        <translation>{other} ist in dieser Runde schon gekommen</translation>
    </message>
    <message>
        <source>{other} has no Entry Edge</source>
        <translation>{other} hat keine Entry Edge</translation>
    </message>
    <message>
        <source>{other} has no edge to come in by</source>
        <translation>{other} hat keine Kante zum Hereinkommen</translation>
    </message>
    <message>
        <source>{other} has reacted to this roll before {subject}</source>
        <translation>{other} hat auf diesen Wurf vor {subject} reagiert</translation>
    </message>
    <message>
        <source>{other} has {subject} already</source>
        <translation>{other} hat {subject} schon</translation>
    </message>
    <message>
        <source>{other} is in the midst of its activation</source>
        <translation>{other} ist mitten in der Aktivierung</translation>
    </message>
    <message>
        <source>{other} is in the way</source>
        <translation>{other} ist im Weg</translation>
    </message>
    <message>
        <source>{other} is in the way, {measured} from the middle of the path; needs {asked}</source>
        <translation>{other} ist im Weg, {measured} von der Mitte des Wegs; braucht {asked}</translation>
    </message>
    <message>
        <source>{other} is in the way, {measured} from the middle of the path; needs {asked}{gap}</source>
        <translation>{other} ist im Weg, {measured} von der Mitte des Wegs; braucht {asked}{gap}</translation>
    </message>
    <message>
        <source>{other} is in the way: the base enters it by {deep}</source>
        <translation>{other} ist im Weg: die Base dringt {deep} ein</translation>
    </message>
    <message>
        <source>{other} is in the way: {measured} from the middle of the path; needs {asked}</source>
        <translation>{other} ist im Weg: {measured} von der Mitte des Wegs; braucht {asked}</translation>
    </message>
    <message>
        <source>{other} is no enemy of {subject}</source>
        <translation>{other} ist kein Feind von {subject}</translation>
    </message>
    <message>
        <source>{other} is no enemy squad on the table</source>
        <translation>{other} ist kein feindliches Squad auf dem Tisch</translation>
    </message>
    <message>
        <source>{other} is no target for the {weapon}: {targets} only</source>
        <translation>{other} ist kein Ziel für {weapon}: nur {targets}</translation>
    </message>
    <message>
        <source>{other} is not its side&apos;s to take: controlled by it, and neutral or of the other&apos;s colour</source>
        <translation>{other} darf seine Seite nicht nehmen: von ihr kontrolliert, und neutral oder in der Farbe des anderen</translation>
    </message>
    <message>
        <source>{other} is not who shot</source>
        <translation>{other} ist nicht, wer geschossen hat</translation>
    </message>
    <message>
        <source>{other} is on the table already</source>
        <translation>{other} ist schon auf dem Tisch</translation>
    </message>
    <message>
        <source>{other} itself acted by Synergy</source>
        <translation>{other} hat selbst durch Synergy gehandelt</translation>
    </message>
    <message>
        <source>{other} may make a free attack on {subject}, a die tier lower</source>
        <translation>{other} darf einen Free Attack auf {subject} machen, eine Würfelstufe niedriger</translation>
    </message>
    <message>
        <source>{other} stands out of the field of {subject}: {fails}</source>
        <translation>{other} steht außerhalb des Feldes von {subject}: {fails}</translation>
    </message>
    <message>
        <source>{other} was charged already</source>
        <translation>{other} hat schon einen Charge abbekommen</translation>
    </message>
    <message>
        <source>{other} {why}</source>
        <translation>{other} {why}</translation>
    </message>
    <message>
        <source>{ours} against {theirs}</source>
        <translation>{ours} gegen {theirs}</translation>
    </message>
    <message>
        <source>{outcome}</source>
        <translation>{outcome}</translation>
    </message>
    <message>
        <source>{output}: the file cannot be written: {why}</source>
        <translation>{output}: die Datei lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>{out} out of its arc of {arc:g}°</source>
        <translation>{out} außerhalb seines Sichtbogens von {arc:g}°</translation>
    </message>
    <message>
        <source>{owner}&apos;s</source>
        <translation>von {owner}</translation>
    </message>
    <message>
        <source>{owner}’s</source>
        <translation>von {owner}</translation>
    </message>
    <message>
        <source>{own} of {unit}</source>
        <translation>{own} von {unit}</translation>
    </message>
    <message>
        <source>{pairs} {words} Engaged</source>
        <translation>{pairs} {words} Engaged</translation>
    </message>
    <message>
        <source>{party}, {away} in round {round}</source>
        <translation>{party}, {away} in Runde {round}</translation>
    </message>
    <message>
        <source>{part} to {part2}</source>
        <translation>{part} an {part2}</translation>
    </message>
    <message>
        <source>{path} is a mission of another game</source>
        <translation>{path} ist eine Mission eines anderen Spiels</translation>
    </message>
    <message>
        <source>{path}: profiles, {system}, {profiles}</source>
        <translation>{path}: Profile, {system}, {profiles}</translation>
    </message>
    <message>
        <source>{path}: there is no model called {name}{near}</source>
        <translation>{path}: kein Modell heißt {name}{near}</translation>
    </message>
    <message>
        <source>{path}: {models} on the table, {told}</source>
        <translation>{path}: {models} auf dem Tisch, {told}</translation>
    </message>
    <message>
        <source>{phase} Phase</source>
        <translation>{phase} Phase</translation>
    </message>
    <message>
        <source>{piece} ({piece2}) cannot be written out: {wrong}</source>
        <translation>{piece} ({piece2}) lässt sich nicht ausschreiben: {wrong}</translation>
    </message>
    <message>
        <source>{piece} ({piece2}) has no Size and counts as higher than every model.</source>
        <translation>{piece} ({piece2}) hat keine Size und zählt als höher als jedes Modell.</translation>
    </message>
    <message>
        <source>{piece} ({piece2}) reaches {out} past the table&apos;s edge.</source>
        <translation>{piece} ({piece2}) ragt {out} über die Tischkante.</translation>
    </message>
    <message>
        <source>{piece} hides {other} from {subject}, so no charge bonus; in another reading it is otherwise: {reading}</source>
        <translation>{piece} verbirgt {other} vor {subject}, daher kein Charge-Bonus; in anderer Lesart ist es anders: {reading}</translation>
    </message>
    <message>
        <source>{piece} is climbable and has no height: it is gone over for nothing, like the table</source>
        <translation>{piece} ist erkletterbar und hat keine Höhe: man geht umsonst darüber, wie über den Tisch</translation>
    </message>
    <message>
        <source>{piece}, added</source>
        <translation>{piece}, hinzugefügt</translation>
    </message>
    <message>
        <source>{power} is cast at {whom}, which {other} is not</source>
        <translation>{power} wird auf {whom} gecastet, und das ist {other} nicht</translation>
    </message>
    <message>
        <source>{profile} has no upgrade {quoted}{near}</source>
        <translation>{profile} hat kein Upgrade {quoted}{near}</translation>
    </message>
    <message>
        <source>{profile} has no upgrade {shown} here</source>
        <translation>{profile} hat hier kein Upgrade {shown}</translation>
    </message>
    <message>
        <source>{profile} {number} of {unit}</source>
        <translation>{profile} {number} von {unit}</translation>
    </message>
    <message>
        <source>{quoted} deploys along the {own} edge already; each side has one of its own ({ref})</source>
        <translation>{quoted} stellt schon an der Kante {own} auf; jede Seite hat ihre eigene ({ref})</translation>
    </message>
    <message>
        <source>{quoted} has no model {number}; it has {numbers}</source>
        <translation>{quoted} hat kein Modell {number}; es hat {numbers}</translation>
    </message>
    <message>
        <source>{quoted} holds itself</source>
        <translation>{quoted} enthält sich selbst</translation>
    </message>
    <message>
        <source>{quoted} is climbable and has no height, which a climb costs as set</source>
        <translation>{quoted} ist erkletterbar und hat keine Höhe, die ein Aufstieg nach der Einstellung kostet</translation>
    </message>
    <message>
        <source>{quoted} is expected and can&apos;t be silent as well</source>
        <translation>{quoted} ist erwartet und kann nicht zugleich schweigen</translation>
    </message>
    <message>
        <source>{quoted} is no finite number</source>
        <translation>{quoted} ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>{quoted} is scored at {count}</source>
        <translation>{quoted} wird gewertet bei {count}</translation>
    </message>
    <message>
        <source>{quoted} is too long for a number</source>
        <translation>{quoted} ist zu lang für eine Zahl</translation>
    </message>
    <message>
        <source>{quoted} looks {word} already</source>
        <translation>{quoted} sieht schon {word} aus</translation>
    </message>
    <message>
        <source>{reaction_loss} less on the characteristics it uses (2018 and later)</source>
        <translation>{reaction_loss} weniger auf die Eigenschaften, die sie nutzt (2018 und später)</translation>
    </message>
    <message>
        <source>{reading}</source>
        <translation>{reading}</translation>
    </message>
    <message>
        <source>{refused} not carried out</source>
        <translation>{refused} nicht ausgeführt</translation>
    </message>
    <message>
        <source>{removed} removed</source>
        <translation>{removed} entfernt</translation>
    </message>
    <message>
        <source>{rest} from start to rest</source>
        <translation>{rest} vom Anfang bis zum Halt</translation>
    </message>
    <message>
        <source>{rest} of its own colour or neutral</source>
        <translation>{rest} in eigener Farbe oder neutral</translation>
    </message>
    <message>
        <source>{result}: {verb}</source>
        <translation>{result}: {verb}</translation>
    </message>
    <message>
        <source>{roa} attacks</source>
        <translation>{roa} Attacken</translation>
    </message>
    <message>
        <source>{rolled}: {subject} {what}</source>
        <translation>{rolled}: {subject} {what}</translation>
    </message>
    <message>
        <source>{round} asked for</source>
        <translation>{round} verlangt</translation>
    </message>
    <message>
        <source>{said}, and in the last round without limit</source>
        <translation>{said}, und in der letzten Runde ohne Grenze</translation>
    </message>
    <message>
        <source>{said}, so {listed} can come in the last round alone</source>
        <translation>{said}, darum kann {listed} nur in der letzten Runde kommen</translation>
    </message>
    <message>
        <source>{says} but through another piece</source>
        <translation>{says}, außer durch ein anderes Stück</translation>
    </message>
    <message>
        <source>{says}; the guide asks for {count}, and {two}</source>
        <translation>{says}; der Leitfaden verlangt {count}, und {two}</translation>
    </message>
    <message>
        <source>{says}; the guide asks for {least:g}</source>
        <translation>{says}; der Leitfaden verlangt {least:g}</translation>
    </message>
    <message>
        <source>{says}; the guide asks for {limit}</source>
        <translation>{says}; der Leitfaden verlangt {limit}</translation>
    </message>
    <message>
        <source>{says}; the guide asks for {limit} at most</source>
        <translation>{says}; der Leitfaden verlangt höchstens {limit}</translation>
    </message>
    <message>
        <source>{settings}, read otherwise ({text}): {both}.</source>
        <translation>{settings}, anders gelesen ({text}): {both}.</translation>
    </message>
    <message>
        <source>{setting}: {reading}</source>
        <translation>{setting}: {reading}</translation>
    </message>
    <message>
        <source>{share} of {marker}</source>
        <translation>{share} von {marker}</translation>
    </message>
    <message>
        <source>{shield:+d} Defense for a Force Field</source>
        <translation>{shield:+d} Defense für ein Force Field</translation>
    </message>
    <message>
        <source>{shown} ({count} in {die})</source>
        <translation>{shown} ({count} von {die})</translation>
    </message>
    <message>
        <source>{shown} is taken for its name</source>
        <translation>{shown} gilt als ihr Name</translation>
    </message>
    <message>
        <source>{shown} is taken for {profiles}, the nearest name</source>
        <translation>{shown} gilt als {profiles}, der nächste Name</translation>
    </message>
    <message>
        <source>{shown} is taken for {unit}</source>
        <translation>{shown} gilt als {unit}</translation>
    </message>
    <message>
        <source>{shown} is taken for {unit}, whose name alone ends so</source>
        <translation>{shown} gilt als {unit}, weil nur dieser Name so endet</translation>
    </message>
    <message>
        <source>{side} Entry Edge and Zone of Influence, {depth:g}″</source>
        <translation>{side}: Entry Edge und Zone of Influence, {depth:g}″</translation>
    </message>
    <message>
        <source>{side} activates a model</source>
        <translation>{side} aktiviert ein Modell</translation>
    </message>
    <message>
        <source>{side} begins next</source>
        <translation>danach {side}</translation>
    </message>
    <message>
        <source>{side} brings {card} twice</source>
        <translation>{side} bringt {card} zweimal mit</translation>
    </message>
    <message>
        <source>{side} brings {listed}</source>
        <translation>{side} bringt {listed} mit</translation>
    </message>
    <message>
        <source>{side} claims</source>
        <translation>{side} beansprucht</translation>
    </message>
    <message>
        <source>{side} contests</source>
        <translation>{side} macht streitig</translation>
    </message>
    <message>
        <source>{side} has Supply {supply} there by {listed}</source>
        <translation>{side} hat dort Supply {supply} durch {listed}</translation>
    </message>
    <message>
        <source>{side} has nothing left</source>
        <translation>{side} hat nichts mehr</translation>
    </message>
    <message>
        <source>{side} has units in Reserve and no Entry Edge to bring them in over.</source>
        <translation>{side} hat Einheiten in Reserve und keine Entry Edge, über die sie hereinkämen.</translation>
    </message>
    <message>
        <source>{side} must beat the other side; a failure lowers Command Value</source>
        <translation>{side} muss die andere Seite übertreffen; ein Fehlschlag senkt den Command Value</translation>
    </message>
    <message>
        <source>{side} rolls {dice} d{sides}</source>
        <translation>{side} würfelt {dice} d{sides}</translation>
    </message>
    <message>
        <source>{side} sets up a model</source>
        <translation>{side} stellt ein Modell auf</translation>
    </message>
    <message>
        <source>{side} takes the First Player Marker</source>
        <translation>{side} nimmt den First Player Marker</translation>
    </message>
    <message>
        <source>{side} to decide</source>
        <translation>{side} entscheidet</translation>
    </message>
    <message>
        <source>{side} took theirs</source>
        <translation>{side} hat seine genommen</translation>
    </message>
    <message>
        <source>{side} waits {wait:.1f} tokens on average</source>
        <translation>{side} wartet im Mittel {wait:.1f} Token</translation>
    </message>
    <message>
        <source>{side} {count} with Supply {supply}</source>
        <translation>{side} {count} mit Supply {supply}</translation>
    </message>
    <message>
        <source>{side}, {stretch}: {share} by {by}</source>
        <translation>{side}, {stretch}: {share} von {by}</translation>
    </message>
    <message>
        <source>{side}: bottom edge, {start:g} to {end:g}″ from the left</source>
        <translation>{side}: untere Kante, {start:g} bis {end:g}″ von links</translation>
    </message>
    <message>
        <source>{side}: first at the markers, nearest first, in round {rounds}</source>
        <translation>{side}: zuerst an den Markern, der nächste zuerst, in Runde {rounds}</translation>
    </message>
    <message>
        <source>{side}: left edge, {start:g} to {end:g}″ from the top</source>
        <translation>{side}: linke Kante, {start:g} bis {end:g}″ von oben</translation>
    </message>
    <message>
        <source>{side}: not rolled yet</source>
        <translation>{side}: noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>{side}: now on the second list; its card is yours to fill in</source>
        <translation>{side}: jetzt auf der zweiten Liste; ihre Karte füllst du aus</translation>
    </message>
    <message>
        <source>{side}: right edge, {start:g} to {end:g}″ from the top</source>
        <translation>{side}: rechte Kante, {start:g} bis {end:g}″ von oben</translation>
    </message>
    <message>
        <source>{side}: rolled by name; its card is yours to fill in</source>
        <translation>{side}: nach Namen gewürfelt; ihre Karte füllst du aus</translation>
    </message>
    <message>
        <source>{side}: round {round}, {away}</source>
        <translation>{side}: Runde {round}, {away}</translation>
    </message>
    <message>
        <source>{side}: the whole bottom edge</source>
        <translation>{side}: die ganze untere Kante</translation>
    </message>
    <message>
        <source>{side}: the whole left edge</source>
        <translation>{side}: die ganze linke Kante</translation>
    </message>
    <message>
        <source>{side}: the whole right edge</source>
        <translation>{side}: die ganze rechte Kante</translation>
    </message>
    <message>
        <source>{side}: the whole top edge</source>
        <translation>{side}: die ganze obere Kante</translation>
    </message>
    <message>
        <source>{side}: top edge, {start:g} to {end:g}″ from the left</source>
        <translation>{side}: obere Kante, {start:g} bis {end:g}″ von links</translation>
    </message>
    <message>
        <source>{side}: zones {taken}; entry edges: {edges_words}</source>
        <translation>{side}: Zonen {taken}; Entry Edges: {edges_words}</translation>
    </message>
    <message>
        <source>{slowed}, and no Disengage</source>
        <translation>{slowed}, und kein Disengage</translation>
    </message>
    <message>
        <source>{spare} left</source>
        <translation>{spare} übrig</translation>
    </message>
    <message>
        <source>{spare} over</source>
        <translation>{spare} zu viel</translation>
    </message>
    <message>
        <source>{spare} short</source>
        <translation>{spare} zu wenig</translation>
    </message>
    <message>
        <source>{speed:g}″ + {rolls}; declare all targets first</source>
        <translation>{speed:g}″ + {rolls}; zuerst alle Ziele ansagen</translation>
    </message>
    <message>
        <source>{standing} {stand} clear of each other, of terrain and of the table&apos;s edge.</source>
        <translation>{standing} {stand} frei voneinander, von Gelände und von der Tischkante.</translation>
    </message>
    <message>
        <source>{steps} comes first</source>
        <translation>Zuerst kommt: {steps}</translation>
    </message>
    <message>
        <source>{strike}. A draft of 2015 gives it a chance to attack and is silent on whether it takes a held Action</source>
        <translation>{strike}. Ein Entwurf von 2015 gibt ihm eine Gelegenheit zum Angriff und schweigt darüber, ob sie eine gehaltene Action kostet</translation>
    </message>
    <message>
        <source>{subjects} is not wholly within {limit} of {leader}: its farthest point is {spread} away, and {out}.</source>
        <translation>{subjects} ist nicht ganz innerhalb von {limit} von {leader}: sein fernster Punkt ist {spread} entfernt, und {out}.</translation>
    </message>
    <message>
        <source>{subject}</source>
        <translation>{subject}</translation>
    </message>
    <message>
        <source>{subject} acts and is no Broadcaster of this side</source>
        <translation>{subject} handelt und ist kein Broadcaster dieser Seite</translation>
    </message>
    <message>
        <source>{subject} acts right after {other}</source>
        <translation>{subject} handelt gleich nach {other}</translation>
    </message>
    <message>
        <source>{subject} at {other}</source>
        <translation>{subject} bei {other}</translation>
    </message>
    <message>
        <source>{subject} begin this Game Round already</source>
        <translation>{subject} beginnen diese Game Round schon</translation>
    </message>
    <message>
        <source>{subject} begins {measured} from where its base touches an entry edge</source>
        <translation>{subject} beginnt {measured} von dort, wo seine Base eine Eintrittskante berührt</translation>
    </message>
    <message>
        <source>{subject} begins {measured} off a free edge</source>
        <translation>{subject} beginnt {measured} neben einer freien Kante</translation>
    </message>
    <message>
        <source>{subject} begins {measured} off {other}&apos;s Entry Edge</source>
        <translation>{subject} beginnt {measured} neben der Entry Edge von {other}</translation>
    </message>
    <message>
        <source>{subject} begins {measured} off {other}; it must touch</source>
        <translation>{subject} beginnt {measured} neben {other}; Berührung ist nötig</translation>
    </message>
    <message>
        <source>{subject} can end clear of every enemy</source>
        <translation>{subject} kann frei von jedem Feind enden</translation>
    </message>
    <message>
        <source>{subject} can reach every target</source>
        <translation>{subject} kann jedes Ziel erreichen</translation>
    </message>
    <message>
        <source>{subject} can&apos;t be a casualty of this attack</source>
        <translation>{subject} kann kein Verlust dieses Angriffs sein</translation>
    </message>
    <message>
        <source>{subject} carries a marker, or {other} is carried</source>
        <translation>{subject} trägt einen Marker, oder {other} wird getragen</translation>
    </message>
    <message>
        <source>{subject} carries nothing off</source>
        <translation>{subject} trägt nichts davon</translation>
    </message>
    <message>
        <source>{subject} carries what is contaminated</source>
        <translation>{subject} trägt, was verseucht ist</translation>
    </message>
    <message>
        <source>{subject} carries {other}</source>
        <translation>{subject} trägt {other}</translation>
    </message>
    <message>
        <source>{subject} comes on whole: a place for each of its models that waits, and for nobody else</source>
        <translation>{subject} kommt ganz herein: ein Platz für jedes seiner wartenden Modelle und für niemanden sonst</translation>
    </message>
    <message>
        <source>{subject} decides</source>
        <translation>{subject} entscheidet</translation>
    </message>
    <message>
        <source>{subject} does not act now</source>
        <translation>{subject} handelt jetzt nicht</translation>
    </message>
    <message>
        <source>{subject} does not climb {other}</source>
        <translation>{subject} erklettert {other} nicht</translation>
    </message>
    <message>
        <source>{subject} does not control {other}</source>
        <translation>{subject} kontrolliert {other} nicht</translation>
    </message>
    <message>
        <source>{subject} does not decide now</source>
        <translation>{subject} entscheidet jetzt nicht</translation>
    </message>
    <message>
        <source>{subject} does not fall yet; {other} does before it</source>
        <translation>{subject} fällt noch nicht; vorher fällt {other}</translation>
    </message>
    <message>
        <source>{subject} does not have this: {what}</source>
        <translation>{subject} hat dies nicht: {what}</translation>
    </message>
    <message>
        <source>{subject} does not know {power}</source>
        <translation>{subject} kennt {power} nicht</translation>
    </message>
    <message>
        <source>{subject} does not leave over the {edge} edge: {why}</source>
        <translation>{subject} geht nicht über die Kante {edge}: {why}</translation>
    </message>
    <message>
        <source>{subject} does not move</source>
        <translation>{subject} bewegt sich nicht</translation>
    </message>
    <message>
        <source>{subject} does not riposte</source>
        <translation>{subject} macht keine Riposte</translation>
    </message>
    <message>
        <source>{subject} does not see the point</source>
        <translation>{subject} sieht den Punkt nicht</translation>
    </message>
    <message>
        <source>{subject} does not see {other}</source>
        <translation>{subject} sieht {other} nicht</translation>
    </message>
    <message>
        <source>{subject} does not stand in quarter {quarter} and another</source>
        <translation>{subject} steht nicht in Viertel {quarter} und einem anderen</translation>
    </message>
    <message>
        <source>{subject} does not stand in {zone}</source>
        <translation>{subject} steht nicht in {zone}</translation>
    </message>
    <message>
        <source>{subject} does not stand where this path begins</source>
        <translation>{subject} steht nicht, wo dieser Weg beginnt</translation>
    </message>
    <message>
        <source>{subject} does not touch the {edge} edge</source>
        <translation>{subject} berührt die Kante {edge} nicht</translation>
    </message>
    <message>
        <source>{subject} doesn&apos;t have {ability}</source>
        <translation>{subject} hat {ability} nicht</translation>
    </message>
    <message>
        <source>{subject} draws a token of its own first</source>
        <translation>{subject} zieht zuerst einen eigenen Token</translation>
    </message>
    <message>
        <source>{subject} ends in no cover from {other}</source>
        <translation>{subject} endet ohne Deckung vor {other}</translation>
    </message>
    <message>
        <source>{subject} ends {measured} from its target and could end nearer</source>
        <translation>{subject} endet {measured} von seinem Ziel und könnte näher enden</translation>
    </message>
    <message>
        <source>{subject} ends {measured} from the Entry Edge with its farthest part; at most {limit} is its move</source>
        <translation>{subject} endet mit dem fernsten Teil {measured} von der Entry Edge; höchstens {limit} ist seine Bewegung</translation>
    </message>
    <message>
        <source>{subject} ends {measured} from {other}&apos;s Entry Edge; needs {asked}</source>
        <translation>{subject} endet {measured} von der Entry Edge von {other}; braucht {asked}</translation>
    </message>
    <message>
        <source>{subject} ends {measured} from {other}; it began {limit} away</source>
        <translation>{subject} endet {measured} von {other}; es begann {limit} entfernt</translation>
    </message>
    <message>
        <source>{subject} ends {measured} from {other}; needs {asked}</source>
        <translation>{subject} endet {measured} von {other}; braucht {asked}</translation>
    </message>
    <message>
        <source>{subject} ends {measured} from {other}; {asked}</source>
        <translation>{subject} endet {measured} von {other}; {asked}</translation>
    </message>
    <message>
        <source>{subject} flees and does nothing else</source>
        <translation>{subject} flieht und tut sonst nichts</translation>
    </message>
    <message>
        <source>{subject} flees and has not run</source>
        <translation>{subject} flieht und ist nicht gelaufen</translation>
    </message>
    <message>
        <source>{subject} goes back to Reserves</source>
        <translation>{subject} geht zurück in die Reserve</translation>
    </message>
    <message>
        <source>{subject} goes for {other}, not for {target}</source>
        <translation>{subject} geht auf {other} los, nicht auf {target}</translation>
    </message>
    <message>
        <source>{subject} goes over the edge and takes {dice}</source>
        <translation>{subject} geht über die Kante und nimmt {dice}</translation>
    </message>
    <message>
        <source>{subject} goes {measured} round what is in the line; {asked}</source>
        <translation>{subject} geht {measured} um das herum, was in der Linie ist; {asked}</translation>
    </message>
    <message>
        <source>{subject} hangs {measured} over the table&apos;s edge</source>
        <translation>{subject} ragt {measured} über den Tischrand</translation>
    </message>
    <message>
        <source>{subject} has Cast in this activation</source>
        <translation>{subject} hat in dieser Aktivierung Cast gemacht</translation>
    </message>
    <message>
        <source>{subject} has a bonus action already</source>
        <translation>{subject} hat schon eine Bonus Action</translation>
    </message>
    <message>
        <source>{subject} has activated this round</source>
        <translation>{subject} wurde in dieser Runde aktiviert</translation>
    </message>
    <message>
        <source>{subject} has been activated in this Game Round</source>
        <translation>{subject} wurde in dieser Game Round aktiviert</translation>
    </message>
    <message>
        <source>{subject} has done what its table says</source>
        <translation>{subject} hat getan, was seine Tabelle sagt</translation>
    </message>
    <message>
        <source>{subject} has downloaded this round</source>
        <translation>{subject} hat in dieser Runde heruntergeladen</translation>
    </message>
    <message>
        <source>{subject} has had a Blessing this round</source>
        <translation>{subject} hatte in dieser Runde ein Blessing</translation>
    </message>
    <message>
        <source>{subject} has left the game</source>
        <translation>{subject} hat das Spiel verlassen</translation>
    </message>
    <message>
        <source>{subject} has left the game already</source>
        <translation>{subject} hat das Spiel schon verlassen</translation>
    </message>
    <message>
        <source>{subject} has lost {lost}</source>
        <translation>{subject} hat {lost} verloren</translation>
    </message>
    <message>
        <source>{subject} has made its Move</source>
        <translation>{subject} hat seinen Move gemacht</translation>
    </message>
    <message>
        <source>{subject} has moved and then used its Action</source>
        <translation>{subject} hat sich bewegt und dann seine Action genutzt</translation>
    </message>
    <message>
        <source>{subject} has moved {measured}; with this weapon it shoots after {limit} at most</source>
        <translation>{subject} hat sich {measured} bewegt; mit dieser Waffe schießt es nach höchstens {limit}</translation>
    </message>
    <message>
        <source>{subject} has named its target</source>
        <translation>{subject} hat sein Ziel genannt</translation>
    </message>
    <message>
        <source>{subject} has no enemy squad on the table to charge here</source>
        <translation>{subject} hat hier kein feindliches Squad auf dem Tisch, gegen das ein Charge geht</translation>
    </message>
    <message>
        <source>{subject} has no melee weapon called {weapon}</source>
        <translation>{subject} hat keine Nahkampfwaffe namens {weapon}</translation>
    </message>
    <message>
        <source>{subject} has no model on the table</source>
        <translation>{subject} hat kein Modell auf dem Tisch</translation>
    </message>
    <message>
        <source>{subject} has no part in the token that is out</source>
        <translation>{subject} hat keinen Teil am gezogenen Token</translation>
    </message>
    <message>
        <source>{subject} has no step to take back</source>
        <translation>{subject} hat keinen Schritt zurückzunehmen</translation>
    </message>
    <message>
        <source>{subject} has no token of its own</source>
        <translation>{subject} hat keinen eigenen Token</translation>
    </message>
    <message>
        <source>{subject} has no {blessing} left this round</source>
        <translation>{subject} hat in dieser Runde kein {blessing} übrig</translation>
    </message>
    <message>
        <source>{subject} has no {grenade} left</source>
        <translation>{subject} hat keine {grenade} übrig</translation>
    </message>
    <message>
        <source>{subject} has no {weapon}</source>
        <translation>{subject} hat keine {weapon}</translation>
    </message>
    <message>
        <source>{subject} has not been activated in this phase</source>
        <translation>{subject} wurde in dieser Phase nicht aktiviert</translation>
    </message>
    <message>
        <source>{subject} has not dropped from anywhere</source>
        <translation>{subject} ist von nirgendwo gestürzt</translation>
    </message>
    <message>
        <source>{subject} has not just charged an enemy that it could strike, or has struck</source>
        <translation>{subject} hat nicht gerade mit einem Charge einen Feind erreicht, den es treffen könnte, oder hat schon zugeschlagen</translation>
    </message>
    <message>
        <source>{subject} has not just moved</source>
        <translation>{subject} hat sich nicht gerade bewegt</translation>
    </message>
    <message>
        <source>{subject} has not rolled on its table</source>
        <translation>{subject} hat nicht auf seiner Tabelle gewürfelt</translation>
    </message>
    <message>
        <source>{subject} has reacted in this activation</source>
        <translation>{subject} hat in dieser Aktivierung reagiert</translation>
    </message>
    <message>
        <source>{subject} has taken an Action since it moved</source>
        <translation>{subject} hat seit seiner Bewegung eine Action gemacht</translation>
    </message>
    <message>
        <source>{subject} has thrown one that is still to be rolled for</source>
        <translation>{subject} hat eine geworfen, für die noch zu würfeln ist</translation>
    </message>
    <message>
        <source>{subject} has used it up: {what}</source>
        <translation>{subject} hat es aufgebraucht: {what}</translation>
    </message>
    <message>
        <source>{subject} holds no Action: {state}</source>
        <translation>{subject} hält keine Action: {state}</translation>
    </message>
    <message>
        <source>{subject} holds the First Player Marker, and the other side has begun with its effects</source>
        <translation>{subject} hat den First Player Marker, und die andere Seite hat mit ihren Wirkungen begonnen</translation>
    </message>
    <message>
        <source>{subject} is BURROWED</source>
        <translation>{subject} ist BURROWED</translation>
    </message>
    <message>
        <source>{subject} is Hostile already</source>
        <translation>{subject} ist schon Hostile</translation>
    </message>
    <message>
        <source>{subject} is at {ours} of height and {other} at {theirs}; no text says what that adds to a distance</source>
        <translation>{subject} ist auf Höhe {ours} und {other} auf {theirs}; kein Text sagt, was das zu einer Entfernung hinzugibt</translation>
    </message>
    <message>
        <source>{subject} is given a path</source>
        <translation>{subject} hat einen Weg bekommen</translation>
    </message>
    <message>
        <source>{subject} is named as its own target</source>
        <translation>{subject} ist als eigenes Ziel genannt</translation>
    </message>
    <message>
        <source>{subject} is named as what pushes itself away</source>
        <translation>{subject} ist als das genannt, was sich selbst wegstößt</translation>
    </message>
    <message>
        <source>{subject} is named more than once</source>
        <translation>{subject} ist mehr als einmal genannt</translation>
    </message>
    <message>
        <source>{subject} is named twice</source>
        <translation>{subject} ist zweimal genannt</translation>
    </message>
    <message>
        <source>{subject} is near no marker to gather at</source>
        <translation>{subject} ist keinem Marker nah, an dem Gather möglich ist</translation>
    </message>
    <message>
        <source>{subject} is no Broadcaster</source>
        <translation>{subject} ist kein Broadcaster</translation>
    </message>
    <message>
        <source>{subject} is no Coworker</source>
        <translation>{subject} ist kein Coworker</translation>
    </message>
    <message>
        <source>{subject} is no friend of {other}</source>
        <translation>{subject} ist kein Freund von {other}</translation>
    </message>
    <message>
        <source>{subject} is no squad model of the other side</source>
        <translation>{subject} ist kein Squad-Modell der anderen Seite</translation>
    </message>
    <message>
        <source>{subject} is no squad model of {other}</source>
        <translation>{subject} ist kein Squad-Modell von {other}</translation>
    </message>
    <message>
        <source>{subject} is not a model of {other}</source>
        <translation>{subject} ist kein Modell von {other}</translation>
    </message>
    <message>
        <source>{subject} is not a squad of {other}</source>
        <translation>{subject} ist kein Squad von {other}</translation>
    </message>
    <message>
        <source>{subject} is not due</source>
        <translation>{subject} ist nicht fällig</translation>
    </message>
    <message>
        <source>{subject} is not on the table</source>
        <translation>{subject} ist nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>{subject} is not on the table with {other}</source>
        <translation>{subject} ist nicht mit {other} auf dem Tisch</translation>
    </message>
    <message>
        <source>{subject} is not seen and can&apos;t fall; {other} can</source>
        <translation>{subject} ist nicht zu sehen und kann nicht fallen; {other} kann</translation>
    </message>
    <message>
        <source>{subject} is not set</source>
        <translation>{subject} ist nicht gestellt</translation>
    </message>
    <message>
        <source>{subject} is not set, and there is room for it</source>
        <translation>{subject} ist nicht gestellt, und es ist Platz dafür</translation>
    </message>
    <message>
        <source>{subject} is not to be rolled for</source>
        <translation>Für {subject} ist nicht zu würfeln</translation>
    </message>
    <message>
        <source>{subject} is not to be set up</source>
        <translation>{subject} ist nicht aufzustellen</translation>
    </message>
    <message>
        <source>{subject} is not used by an Interact</source>
        <translation>{subject} wird nicht durch Interact genutzt</translation>
    </message>
    <message>
        <source>{subject} is not {other}&apos;s to put down</source>
        <translation>{subject} legt {other} nicht ab</translation>
    </message>
    <message>
        <source>{subject} is not {what}</source>
        <translation>{subject} ist nicht {what}</translation>
    </message>
    <message>
        <source>{subject} is on the table already</source>
        <translation>{subject} ist schon auf dem Tisch</translation>
    </message>
    <message>
        <source>{subject} is removed</source>
        <translation>{subject} wird entfernt</translation>
    </message>
    <message>
        <source>{subject} is removed and the unit stays</source>
        <translation>{subject} wird entfernt, und die Einheit bleibt</translation>
    </message>
    <message>
        <source>{subject} is removed: no linked spot is left</source>
        <translation>{subject} wird entfernt: keine verbundene Stelle bleibt</translation>
    </message>
    <message>
        <source>{subject} is set down whole, once, by its own side</source>
        <translation>{subject} wird ganz aufgestellt, einmal, von der eigenen Seite</translation>
    </message>
    <message>
        <source>{subject} is set {measured} from the enemy and could stand base to base</source>
        <translation>{subject} steht {measured} vom Feind und könnte Base an Base stehen</translation>
    </message>
    <message>
        <source>{subject} is set {measured} from the enemy and could stand within Engagement Range</source>
        <translation>{subject} steht {measured} vom Feind und könnte innerhalb der Engagement Range stehen</translation>
    </message>
    <message>
        <source>{subject} is set {measured} from the enemy and could support a model that fights</source>
        <translation>{subject} steht {measured} vom Feind und könnte ein Modell unterstützen, das kämpft</translation>
    </message>
    <message>
        <source>{subject} is set {measured} from where it stood; {asked}</source>
        <translation>{subject} steht {measured} von seinem alten Platz; {asked}</translation>
    </message>
    <message>
        <source>{subject} is set {measured} from {other} and could stand nearer</source>
        <translation>{subject} steht {measured} von {other} und könnte näher stehen</translation>
    </message>
    <message>
        <source>{subject} is set {measured} from {other} and could stand {better}</source>
        <translation>{subject} steht {measured} von {other} und könnte {better} stehen</translation>
    </message>
    <message>
        <source>{subject} is set {measured} from {other}; {asked}</source>
        <translation>{subject} steht {measured} von {other}; {asked}</translation>
    </message>
    <message>
        <source>{subject} is set {measured} off {other}</source>
        <translation>{subject} steht {measured} neben {other}</translation>
    </message>
    <message>
        <source>{subject} is summoned by an ability, and comes in no other way</source>
        <translation>{subject} wird durch eine Fähigkeit gerufen und kommt auf keine andere Weise</translation>
    </message>
    <message>
        <source>{subject} is the one that {other} protects</source>
        <translation>{subject} ist der, den {other} schützt</translation>
    </message>
    <message>
        <source>{subject} is {measured} from {other}; {asked}</source>
        <translation>{subject} ist {measured} von {other}; {asked}</translation>
    </message>
    <message>
        <source>{subject} jumps down and takes {dice}</source>
        <translation>{subject} springt hinab und nimmt {dice}</translation>
    </message>
    <message>
        <source>{subject} leads and is set as well</source>
        <translation>{subject} führt und wird auch gestellt</translation>
    </message>
    <message>
        <source>{subject} leaves the line through {other} by {measured}; {asked}</source>
        <translation>{subject} verlässt die Linie durch {other} um {measured}; {asked}</translation>
    </message>
    <message>
        <source>{subject} lies over the table’s edge</source>
        <translation>{subject} liegt über der Tischkante</translation>
    </message>
    <message>
        <source>{subject} may not roll for Game Round {round} any more: a roll for it has failed</source>
        <translation>{subject} darf nicht mehr für Game Round {round} würfeln: ein Wurf dafür ist gescheitert</translation>
    </message>
    <message>
        <source>{subject} may push {other} away, up to {inches}</source>
        <translation>{subject} darf {other} wegstoßen, bis zu {inches}</translation>
    </message>
    <message>
        <source>{subject} moves {measured}; {asked}</source>
        <translation>{subject} bewegt sich {measured}; {asked}</translation>
    </message>
    <message>
        <source>{subject} never activates</source>
        <translation>{subject} wird nie aktiviert</translation>
    </message>
    <message>
        <source>{subject} overlaps {other}</source>
        <translation>{subject} überlappt {other}</translation>
    </message>
    <message>
        <source>{subject} rolls {dice}, not {given}</source>
        <translation>{subject} würfelt {dice}, nicht {given}</translation>
    </message>
    <message>
        <source>{subject} sees {other}</source>
        <translation>{subject} sieht {other}</translation>
    </message>
    <message>
        <source>{subject} stands higher than Ground Level</source>
        <translation>{subject} steht höher als Ground Level</translation>
    </message>
    <message>
        <source>{subject} stands on {other}</source>
        <translation>{subject} steht auf {other}</translation>
    </message>
    <message>
        <source>{subject} stands over the edge of {other}</source>
        <translation>{subject} steht über der Kante von {other}</translation>
    </message>
    <message>
        <source>{subject} stands {measured} from its leader</source>
        <translation>{subject} steht {measured} von seinem Leading Model</translation>
    </message>
    <message>
        <source>{subject} stands {measured} from its leader and there is no room nearer; {asked}</source>
        <translation>{subject} steht {measured} von seinem Leading Model, und näher ist kein Platz; {asked}</translation>
    </message>
    <message>
        <source>{subject} stands {measured} from its leader, and a spot nearer to it is free</source>
        <translation>{subject} steht {measured} von seinem Leading Model, und eine nähere Stelle ist frei</translation>
    </message>
    <message>
        <source>{subject} stands {measured} from its leader; {asked}</source>
        <translation>{subject} steht {measured} von seinem Leading Model; {asked}</translation>
    </message>
    <message>
        <source>{subject} stands {measured} from its nearest squad mate; {asked} is set for this table</source>
        <translation>{subject} steht {measured} vom nächsten Squad-Kameraden; {asked} ist an diesem Tisch eingestellt</translation>
    </message>
    <message>
        <source>{subject} stands {measured} from {other}</source>
        <translation>{subject} steht {measured} von {other}</translation>
    </message>
    <message>
        <source>{subject} stands {measured} off; it must touch</source>
        <translation>{subject} steht {measured} weg; Berührung ist nötig</translation>
    </message>
    <message>
        <source>{subject} stands {measured} out of the zones taken</source>
        <translation>{subject} steht {measured} außerhalb der gewählten Zonen</translation>
    </message>
    <message>
        <source>{subject} stops {measured} from {other}</source>
        <translation>{subject} hält {measured} vor {other}</translation>
    </message>
    <message>
        <source>{subject} to {other}: {outcome}; in another reading it is otherwise: {reading}</source>
        <translation>{subject} zu {other}: {outcome}; in anderer Lesart ist es anders: {reading}</translation>
    </message>
    <message>
        <source>{subject} touches an enemy and stays where it is</source>
        <translation>{subject} berührt einen Feind und bleibt, wo es ist</translation>
    </message>
    <message>
        <source>{subject} travels {measured}; {asked} is its move</source>
        <translation>{subject} kommt {measured} weit; {asked} ist seine Bewegung</translation>
    </message>
    <message>
        <source>{subject} wears Mag Boots</source>
        <translation>{subject} trägt Mag Boots</translation>
    </message>
    <message>
        <source>{subject} would be {measured} from {other}; needs {asked}</source>
        <translation>{subject} wäre {measured} von {other}; braucht {asked}</translation>
    </message>
    <message>
        <source>{subject} would have lost {measured} of {limit} Wounds</source>
        <translation>{subject} hätte {measured} von {limit} Wounds verloren</translation>
    </message>
    <message>
        <source>{subject} would lie {measured} from {other}; {asked}</source>
        <translation>{subject} läge {measured} von {other}; {asked}</translation>
    </message>
    <message>
        <source>{subject} would lie {measured} over the table&apos;s edge</source>
        <translation>{subject} läge {measured} über dem Tischrand</translation>
    </message>
    <message>
        <source>{subject} would take {measured} Actions; this activation has {limit}</source>
        <translation>{subject} nähme {measured} Actions; diese Aktivierung hat {limit}</translation>
    </message>
    <message>
        <source>{subject} {does}</source>
        <translation>{subject} {does}</translation>
    </message>
    <message>
        <source>{subject} {state} in this Game Round</source>
        <translation>{subject} {state} in dieser Game Round</translation>
    </message>
    <message>
        <source>{subject} {what}</source>
        <translation>{subject} {what}</translation>
    </message>
    <message>
        <source>{subject} {why}</source>
        <translation>{subject} {why}</translation>
    </message>
    <message>
        <source>{subject}: not ON CREEP</source>
        <translation>{subject}: nicht ON CREEP</translation>
    </message>
    <message>
        <source>{sum} against {sum2}</source>
        <translation>{sum} gegen {sum2}</translation>
    </message>
    <message>
        <source>{sum} dice, {impact_least}+ each, then armour</source>
        <translation>{sum} Würfel, je {impact_least}+, dann Rüstung</translation>
    </message>
    <message>
        <source>{sum} in the bag</source>
        <translation>{sum} im Beutel</translation>
    </message>
    <message>
        <source>{sum} in the bag{hand}</source>
        <translation>{sum} im Beutel{hand}</translation>
    </message>
    <message>
        <source>{target} can&apos;t be attacked</source>
        <translation>{target} kann nicht angegriffen werden</translation>
    </message>
    <message>
        <source>{target}, on {least}+; {through} past armour</source>
        <translation>{target}, auf {least}+; {through} durch die Rüstung</translation>
    </message>
    <message>
        <source>{target}: out of reach</source>
        <translation>{target}: außer Reichweite</translation>
    </message>
    <message>
        <source>{template} Template, whose size no public text gives</source>
        <translation>Schablone: {template}, deren Größe kein öffentlicher Text nennt</translation>
    </message>
    <message>
        <source>{terms} on {table}</source>
        <translation>{terms} auf {table}</translation>
    </message>
    <message>
        <source>{terrain} is for a table of {size}, not of {size2}</source>
        <translation>{terrain} ist für einen Tisch von {size}, nicht von {size2}</translation>
    </message>
    <message>
        <source>{text}; before that, Start of the Round effects, {holder}&apos;s first, then {other}&apos;s</source>
        <translation>{text}; davor die Wirkungen am Beginn der Runde, erst die von {holder}, dann die von {other}</translation>
    </message>
    <message>
        <source>{text}; contesting {near}</source>
        <translation>{text}; streitig machen ihn {near}</translation>
    </message>
    <message>
        <source>{theirs} first: {theirs} chooses who starts the {following} Phase, and {mine} finishes this one</source>
        <translation>{theirs} zuerst: {theirs} wählt, wer die {following} Phase beginnt, und {mine} bringt diese zu Ende</translation>
    </message>
    <message>
        <source>{there}; the guide asks for {least:g} at least</source>
        <translation>{there}; der Leitfaden verlangt mindestens {least:g}</translation>
    </message>
    <message>
        <source>{there}; the guide has {most:g} at most</source>
        <translation>{there}; der Leitfaden hat höchstens {most:g}</translation>
    </message>
    <message>
        <source>{tiers:+d} and {defense:+d} for what lasts</source>
        <translation>{tiers:+d} und {defense:+d} für das, was andauert</translation>
    </message>
    <message>
        <source>{tiers:+d} for {weapon}</source>
        <translation>{tiers:+d} für {weapon}</translation>
    </message>
    <message>
        <source>{tiers:+d} {whose} for what lasts</source>
        <translation>{tiers:+d} {whose} für das, was andauert</translation>
    </message>
    <message>
        <source>{tiers} tier down, a hit does all its damage</source>
        <translation>{tiers} Stufe tiefer, ein Treffer macht allen Schaden</translation>
    </message>
    <message>
        <source>{title}, read otherwise ({text}): {one} and {other} {now} Engaged.</source>
        <translation>{title}, anders gelesen ({text}): {one} und {other} {now} Engaged.</translation>
    </message>
    <message>
        <source>{title}, {title2} draft</source>
        <translation>{title}, Draft {title2}</translation>
    </message>
    <message>
        <source>{tokens} more tokens until it activates</source>
        <translation>{tokens} Token mehr, bis es aktiviert wird</translation>
    </message>
    <message>
        <source>{token} bars Ground units of Size {bars} and less</source>
        <translation>{token} versperrt Ground-Einheiten bis Größe {bars} den Weg</translation>
    </message>
    <message>
        <source>{token} lies {measured} away; {asked}</source>
        <translation>{token} liegt {measured} entfernt; {asked}</translation>
    </message>
    <message>
        <source>{token} lies {measured} from {other}; needs {asked}</source>
        <translation>{token} liegt {measured} von {other}; braucht {asked}</translation>
    </message>
    <message>
        <source>{token} overlaps {other}</source>
        <translation>{token} überlappt {other}</translation>
    </message>
    <message>
        <source>{token} reaches {measured} off the table</source>
        <translation>{token} ragt {measured} über den Tisch</translation>
    </message>
    <message>
        <source>{told}</source>
        <translation>{told}</translation>
    </message>
    <message>
        <source>{told} and {told2} see each other, {gone} apart at the nearest{graze}.{besides}</source>
        <translation>{told} und {told2} sehen sich, an der nächsten Stelle {gone} auseinander{graze}.{besides}</translation>
    </message>
    <message>
        <source>{totals}</source>
        <translation>{totals}</translation>
    </message>
    <message>
        <source>{total} in the bag</source>
        <translation>{total} im Beutel</translation>
    </message>
    <message>
        <source>{total} of {asked}: Game Round {asked} {played}</source>
        <translation>{total} von {asked}: Game Round {asked} {played}</translation>
    </message>
    <message>
        <source>{twice}; no text says whether it may (setting draft_copies).</source>
        <translation>{twice}; kein Text sagt, ob sie es darf (Einstellung draft_copies).</translation>
    </message>
    <message>
        <source>{units} units of </source>
        <translation>{units} Einheiten von </translation>
    </message>
    <message>
        <source>{unit} ({count} of {all} models)</source>
        <translation>{unit} ({count} von {all} Modellen)</translation>
    </message>
    <message>
        <source>{unit} ({unit2}) is {faction}, its side {side} {faction2}.</source>
        <translation>{unit} ({unit2}) ist {faction}, die Seite {side} {faction2}.</translation>
    </message>
    <message>
        <source>{unit} charges nobody: {why}.</source>
        <translation>{unit} macht gegen niemanden einen Charge: {why}.</translation>
    </message>
    <message>
        <source>{unit} charges {target}</source>
        <translation>{unit}: Charge gegen {target}</translation>
    </message>
    <message>
        <source>{unit} charging {unit2}</source>
        <translation>{unit} im Charge gegen {unit2}</translation>
    </message>
    <message>
        <source>{unit} does not come into contact with {names}: more than {most} off.</source>
        <translation>{unit} kommt nicht in Kontakt mit {names}: mehr als {most} entfernt.</translation>
    </message>
    <message>
        <source>{unit} fires no more weapons</source>
        <translation>{unit} schießt mit keiner Waffe mehr</translation>
    </message>
    <message>
        <source>{unit} has {models} models; a unit of {profile} has {sizes}</source>
        <translation>{unit} hat {models} Modelle; eine Einheit {profile} hat {sizes}</translation>
    </message>
    <message>
        <source>{unit} is In Coherency round {leader}: all {count} linked and wholly within {limit}, the farthest {spread} away{close}.{known}</source>
        <translation>{unit} ist In Coherency um {leader}: alle {count} verlinkt und ganz innerhalb von {limit}, das fernste {spread} entfernt{close}.{known}</translation>
    </message>
    <message>
        <source>{unit} is moved by a table and belongs to no squad</source>
        <translation>{unit} wird von einer Tabelle bewegt und gehört zu keinem Squad</translation>
    </message>
    <message>
        <source>{unit} is named behind {words}, which is not understood; it is not taken</source>
        <translation>{unit} steht hinter {words}, was nicht verstanden wird, und wird nicht übernommen</translation>
    </message>
    <message>
        <source>{unit} is out of charge reach of {names}, whatever it rolls.</source>
        <translation>{unit} ist außer Charge-Reichweite von {names}, was auch gewürfelt wird.</translation>
    </message>
    <message>
        <source>{unit} is {faction}, its side {faction2}</source>
        <translation>{unit} ist {faction}, die Seite {faction2}</translation>
    </message>
    <message>
        <source>{unit}, Action held: {listed}</source>
        <translation>{unit}, Action gehalten: {listed}</translation>
    </message>
    <message>
        <source>{unit}, {away} from {marker},</source>
        <translation>{unit}, {away} von {marker},</translation>
    </message>
    <message>
        <source>{unit}: threat range {reach}</source>
        <translation>{unit}: Bedrohungsreichweite {reach}</translation>
    </message>
    <message>
        <source>{value} for {runs}</source>
        <translation>{value} für {runs}</translation>
    </message>
    <message>
        <source>{verb_words}: each model reads its own column</source>
        <translation>{verb_words}: jedes Modell liest seine eigene Spalte</translation>
    </message>
    <message>
        <source>{vp} for {reason}</source>
        <translation>{vp} für {reason}</translation>
    </message>
    <message>
        <source>{waits}; the chance to come before its own: {listed}</source>
        <translation>{waits}; die Chance, vor dem eigenen zu kommen: {listed}</translation>
    </message>
    <message>
        <source>{wanted} different ones of 1 to 6</source>
        <translation>{wanted} verschiedene von 1 bis 6</translation>
    </message>
    <message>
        <source>{weapon} (2017)</source>
        <translation>{weapon} (2017)</translation>
    </message>
    <message>
        <source>{weapon} of {subject} has no overcharge</source>
        <translation>{weapon} von {subject} hat keine Überladung</translation>
    </message>
    <message>
        <source>{weapon} of {unit} at {target}</source>
        <translation>{weapon} von {unit} gegen {target}</translation>
    </message>
    <message>
        <source>{weapon} of {unit} at {target}: {lots}{surge}</source>
        <translation>{weapon} von {unit} gegen {target}: {lots}{surge}</translation>
    </message>
    <message>
        <source>{weapon}, a tier down</source>
        <translation>{weapon}, eine Stufe niedriger</translation>
    </message>
    <message>
        <source>{weapon}: the {instead} was bought instead</source>
        <translation>{weapon}: stattdessen wurde {instead} gekauft</translation>
    </message>
    <message>
        <source>{went} of {limit}</source>
        <translation>{went} von {limit}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{what} by {unit}</source>
        <translation>{what} von {unit}</translation>
    </message>
    <message>
        <source>{what} is not open now</source>
        <translation>{what} ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>{what} needs {needs}</source>
        <translation>{what} braucht {needs}</translation>
    </message>
    <message>
        <source>{what} on the table</source>
        <translation>{what} auf dem Tisch</translation>
    </message>
    <message>
        <source>{what}, {totals}</source>
        <translation>{what}, {totals}</translation>
    </message>
    <message>
        <source>{what}; costs {cost}</source>
        <translation>{what}; kostet {cost}</translation>
    </message>
    <message>
        <source>{where}, in this Game Round</source>
        <translation>{where}, in dieser Game Round</translation>
    </message>
    <message>
        <source>{which} marker: {told}{why}</source>
        <translation>{which} Marker: {told}{why}</translation>
    </message>
    <message>
        <source>{whose} needs {asked}, each with a number it can show</source>
        <translation>{whose} braucht {asked}, jeden mit einer Zahl, die er zeigen kann</translation>
    </message>
    <message>
        <source>{whose}: {sums}</source>
        <translation>{whose}: {sums}</translation>
    </message>
    <message>
        <source>{whose}; Supply there {sums}</source>
        <translation>{whose}; Supply dort {sums}</translation>
    </message>
    <message>
        <source>{who} aims at {name_of}</source>
        <translation>{who} zielt auf {name_of}</translation>
    </message>
    <message>
        <source>{who} already where it stands</source>
        <translation>{who}, schon wo es steht</translation>
    </message>
    <message>
        <source>{who} by a way of {travel}{told}</source>
        <translation>{who}, auf einem Weg von {travel}{told}</translation>
    </message>
    <message>
        <source>{who} contests it with Supply {objective_supply}.</source>
        <translation>{who} macht ihn streitig, mit Supply {objective_supply}.</translation>
    </message>
    <message>
        <source>{who} decides</source>
        <translation>{who} entscheidet</translation>
    </message>
    <message>
        <source>{who} decides in the draft first</source>
        <translation>{who} entscheidet zuerst im Draft</translation>
    </message>
    <message>
        <source>{who} does not contest it: {because}.</source>
        <translation>{who} macht ihn nicht streitig: {because}.</translation>
    </message>
    <message>
        <source>{who} does not get within {near} of it with one Move of {limit}.</source>
        <translation>{who} kommt mit einem Move von {limit} nicht auf {near} heran.</translation>
    </message>
    <message>
        <source>{who} ends the round</source>
        <translation>{who} beendet die Runde</translation>
    </message>
    <message>
        <source>{who} for {cost}</source>
        <translation>{who} für {cost}</translation>
    </message>
    <message>
        <source>{who} gives the First Player Marker first</source>
        <translation>{who} gibt zuerst den First Player Marker</translation>
    </message>
    <message>
        <source>{who} hangs over the rim of {on}: whether it may is left to you.</source>
        <translation>{who} ragt über die Kante von {on}: ob das geht, ist dir überlassen.</translation>
    </message>
    <message>
        <source>{who} is Engaged with it after one Move of {limit}, if it likes.</source>
        <translation>{who} ist nach einem Move von {limit} damit Engaged, wenn gewünscht.</translation>
    </message>
    <message>
        <source>{who} on no roll: they are {away} apart, and no way leads the nearest models there in time.</source>
        <translation>{who} bei keinem Wurf: sie sind {away} auseinander, und kein Weg führt die nächsten Modelle rechtzeitig hin.</translation>
    </message>
    <message>
        <source>{who} on {need}+ ({percent}{by}), {leader} leading from {away}.</source>
        <translation>{who} bei {need}+ ({percent}{by}), geführt von {leader} aus {away}.</translation>
    </message>
    <message>
        <source>{who} picks</source>
        <translation>{who} wählt</translation>
    </message>
    <message>
        <source>{who} removes</source>
        <translation>{who} entfernt</translation>
    </message>
    <message>
        <source>{who} rolls</source>
        <translation>{who} würfelt</translation>
    </message>
    <message>
        <source>{who} says first who activates first in the {phase} Phase</source>
        <translation>{who} sagt zuerst, wer in der {phase} Phase zuerst aktiviert</translation>
    </message>
    <message>
        <source>{who} scores the round</source>
        <translation>{who} wertet die Runde</translation>
    </message>
    <message>
        <source>{who} stands on the line of {count} quarters: its owner says which it counts in.</source>
        <translation>{who} steht auf der Linie von {count} Vierteln: sein Besitzer sagt, in welchem es zählt.</translation>
    </message>
    <message>
        <source>{who}: needs {need}+, {percent}</source>
        <translation>{who}: braucht {need}+, {percent}</translation>
    </message>
    <message>
        <source>{who}: out of reach</source>
        <translation>{who}: außer Reichweite</translation>
    </message>
    <message>
        <source>{who}: {away} apart, and no way of {most} leads the nearest models there.</source>
        <translation>{who}: {away} auseinander, und kein Weg von {most} führt die nächsten Modelle hin.</translation>
    </message>
    <message>
        <source>{who}: {leader} has a way of {way}, {how}.</source>
        <translation>{who}: {leader} hat einen Weg von {way}, {how}.</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <source>{why}, halved for what it carries</source>
        <translation>{why}, halbiert für das, was es trägt</translation>
    </message>
    <message>
        <source>{why}; {cost} of it go into climbs</source>
        <translation>{why}; {cost} davon gehen ins Klettern</translation>
    </message>
    <message>
        <source>{width:g} by {depth:g}</source>
        <translation>{width:g} mal {depth:g}</translation>
    </message>
    <message>
        <source>{words} of {health}</source>
        <translation>{words} von {health}</translation>
    </message>
    <message>
        <source>{words} says that {unit} is not there</source>
        <translation>{words} sagt, dass {unit} nicht da ist</translation>
    </message>
    <message>
        <source>{words} was expected, not {shown}</source>
        <translation>erwartet war {words}, nicht {shown}</translation>
    </message>
    <message>
        <source>{words} {counted} expected here</source>
        <translation>hier {counted}: {words} erwartet</translation>
    </message>
    <message>
        <source>{words} {shown} was expected, not {got}</source>
        <translation>erwartet war {words} {shown}, nicht {got}</translation>
    </message>
    <message>
        <source>{words}, taken</source>
        <translation>{words}, genommen</translation>
    </message>
    <message>
        <source>{words}: column “{column_words}”</source>
        <translation>{words}: Spalte „{column_words}“</translation>
    </message>
    <message>
        <source>{words}; the group reads the column “{column_words}”</source>
        <translation>{words}; die Gruppe liest die Spalte „{column_words}“</translation>
    </message>
    <message>
        <source>{word} is in the group {group} already</source>
        <translation>{word} ist schon in der Gruppe {group}</translation>
    </message>
    <message>
        <source>{word} is no {kind} of this table{near}</source>
        <translation>{word} gibt es auf diesem Tisch nicht ({kind}){near}</translation>
    </message>
    <message>
        <source>{word}: [width, depth] in mm was expected, each more than 0 and at most 1000</source>
        <translation>{word}: erwartet war [Breite, Tiefe] in mm, jede mehr als 0 und höchstens 1000</translation>
    </message>
    <message>
        <source>{word}: not from the rulebook</source>
        <translation>{word}: nicht aus dem Regelbuch</translation>
    </message>
    <message>
        <source>{worn:+d} for its armour</source>
        <translation>{worn:+d} für seine Rüstung</translation>
    </message>
    <message>
        <source>{wounds} of {wounds2}</source>
        <translation>{wounds} von {wounds2}</translation>
    </message>
    <message>
        <source>{wrong} (Army creation, 2018).</source>
        <translation>{wrong} (Army creation, 2018).</translation>
    </message>
    <message>
        <source>{zealot_bonus} more for a Move that ends Engaged</source>
        <translation>{zealot_bonus} mehr für einen Move, der Engaged endet</translation>
    </message>
    <message>
        <source>{zone} has no room left for {subject}: wherever the players agree</source>
        <translation>{zone} hat keinen Platz mehr für {subject}: wo immer die Spieler sich einigen</translation>
    </message>
    <message>
        <source>−1 for a free attack</source>
        <translation>−1 für einen freien Angriff</translation>
    </message>
    <message>
        <source>−1 for a target that is Engaged</source>
        <translation>−1 für ein Engaged Ziel</translation>
    </message>
    <message>
        <source>−1 for cover</source>
        <translation>−1 für Deckung</translation>
    </message>
    <message>
        <source>−1 for having moved</source>
        <translation>−1 nach einer Bewegung</translation>
    </message>
    <message>
        <source>−1 past {full_to:g}″</source>
        <translation>−1 über {full_to:g}″ hinaus</translation>
    </message>
    <message>
        <source>−{tiers} for the overcharge</source>
        <translation>−{tiers} für die Überladung</translation>
    </message>
</context>
</TS>
