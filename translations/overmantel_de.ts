<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open Folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open the &amp;Example Agent</source>
        <translation>&amp;Beispielagent öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;All</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>&amp;Tab schließen</translation>
    </message>
    <message>
        <source>&amp;Reopen Closed Tab</source>
        <translation>Geschlossenen Tab &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>Close &amp;Folder</source>
        <translation>Ordner s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Show Fi&amp;xes</source>
        <translation>&amp;Korrekturen anzeigen</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Schreiben</translation>
    </message>
    <message>
        <source>&amp;Flow</source>
        <translation>&amp;Ablauf</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>Memory &amp;Matrix</source>
        <translation>Gedächtnis&amp;matrix</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>As the &amp;Desktop</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Next Problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Go to &amp;Definition</source>
        <translation>Zur &amp;Definition</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>Vor&amp;wärts</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>Nächster &amp;Tab</translation>
    </message>
    <message>
        <source>Previous Ta&amp;b</source>
        <translation>Voriger Ta&amp;b</translation>
    </message>
    <message>
        <source>Text &amp;Editor</source>
        <translation>Text&amp;editor</translation>
    </message>
    <message>
        <source>&amp;Maestro: the Older Engine</source>
        <translation>&amp;Maestro: die ältere Engine</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Reference</translation>
    </message>
    <message>
        <source>&amp;Next: the Newer Engine</source>
        <translation>&amp;Next: die neuere Engine</translation>
    </message>
    <message>
        <source>Ready to &amp;Upgrade?</source>
        <translation>Bereit für das &amp;Upgrade?</translation>
    </message>
    <message>
        <source>Rule &amp;Catalogue</source>
        <translation>Regel&amp;katalog</translation>
    </message>
    <message>
        <source>&amp;About Overmantel</source>
        <translation>&amp;Über Overmantel</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>B&amp;ereiche</translation>
    </message>
</context>
<context>
    <name>AgentTree</name>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>This text cannot be read at present; the views show its last good state.</source>
        <translation>Dieser Text ist derzeit nicht lesbar; die Ansichten zeigen seinen letzten gültigen Stand.</translation>
    </message>
    <message>
        <source>(block without an id)</source>
        <translation>(Block ohne ID)</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>%n is the number of steps of an ordered block</extracomment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>The file ‘%1’ is too large to be checked; the limit is %2 characters. Split it, or move what no skill needs out of it.</source>
        <extracomment>%1: a file, %2: a number of characters</extracomment>
        <translation>Die Datei ‚%1‘ ist zu groß, um geprüft zu werden; die Grenze liegt bei %2 Zeichen. Aufteilen oder auslagern, was kein Skill braucht.</translation>
    </message>
</context>
<context>
    <name>BlockGraph</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Run skill %1</source>
        <extracomment>%1 is the id of a block or a skill</extracomment>
        <translation>Skill %1 ausführen</translation>
    </message>
    <message>
        <source>Run block %1</source>
        <translation>Block %1 ausführen</translation>
    </message>
    <message>
        <source>No step “%1”</source>
        <extracomment>%1 is the id of a step that does not exist</extracomment>
        <translation>Kein Schritt „%1“</translation>
    </message>
    <message>
        <source>The block has no step “%1”. Correct the name or add the step.</source>
        <translation>Der Block hat keinen Schritt „%1“. Den Namen berichtigen oder den Schritt hinzufügen.</translation>
    </message>
    <message>
        <source>Block %1</source>
        <extracomment>%1 is the id of a block</extracomment>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>Skill %1</source>
        <extracomment>%1 is the id of a skill</extracomment>
        <translation>Skill %1</translation>
    </message>
    <message>
        <source>comes with the engine</source>
        <translation>gehört zur Engine</translation>
    </message>
    <message>
        <source>No block or skill “%1”</source>
        <extracomment>%1 is the name of a block or skill that does not exist</extracomment>
        <translation>Kein Block oder Skill „%1“</translation>
    </message>
    <message>
        <source>Neither this skill has a block “%1”, nor is there such a skill. Correct the name.</source>
        <translation>Weder hat dieser Skill einen Block „%1“, noch gibt es einen solchen Skill. Den Namen berichtigen.</translation>
    </message>
    <message>
        <source>This step has no id.</source>
        <translation>Dieser Schritt hat keine ID.</translation>
    </message>
    <message>
        <source>An earlier step has the id “%1” too. Only the first one can be a target.</source>
        <extracomment>%1 is the id of a step</extracomment>
        <translation>Schon ein früherer Schritt hat die ID „%1“. Nur der erste kann ein Ziel sein.</translation>
    </message>
    <message>
        <source>No key of this step says what it does.</source>
        <translation>Kein Schlüssel dieses Schritts sagt, was er tut.</translation>
    </message>
    <message>
        <source>No condition ends this step. Add complete_when, or the model alone decides.</source>
        <translation>Keine Bedingung beendet diesen Schritt. complete_when hinzufügen, sonst entscheidet allein das Modell.</translation>
    </message>
    <message>
        <source>How this step goes on could not be read.</source>
        <translation>Wie es nach diesem Schritt weitergeht, war nicht lesbar.</translation>
    </message>
    <message>
        <source>It is not described what happens when no branch matches. Add an else branch.</source>
        <translation>Es ist nicht beschrieben, was geschieht, wenn kein Zweig zutrifft. Einen Zweig else hinzufügen.</translation>
    </message>
    <message>
        <source>Branches behind else are never taken.</source>
        <translation>Zweige hinter else werden nie genommen.</translation>
    </message>
    <message>
        <source>No way leads to this step.</source>
        <translation>Kein Weg führt zu diesem Schritt.</translation>
    </message>
    <message>
        <source>No way leads from this step to the end of the block: the loop has no exit.</source>
        <translation>Von diesem Schritt führt kein Weg zum Ende des Blocks: Die Schleife hat keinen Ausgang.</translation>
    </message>
    <message>
        <source>This loop never waits for the customer: no step in it asks or listens.</source>
        <translation>Diese Schleife wartet nie auf den Kunden: Kein Schritt in ihr fragt oder hört zu.</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <extracomment>%1 is the name of a memory entry</extracomment>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <extracomment>%1 is the name of a memory entry, %2 its new value</extracomment>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set %1 values</source>
        <extracomment>%1 is a number, never 1</extracomment>
        <translation>%1 Werte setzen</translation>
    </message>
    <message>
        <source>Talk: %1</source>
        <extracomment>%1 is the first line of what the model is told</extracomment>
        <translation>Sprechen: %1</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <extracomment>%1 is the question</extracomment>
        <translation>Fragen: %1</translation>
    </message>
    <message>
        <source>Say: %1</source>
        <extracomment>%1 is what is said</extracomment>
        <translation>Sagen: %1</translation>
    </message>
    <message>
        <source>Tool: %1</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation>Werkzeug: %1</translation>
    </message>
    <message>
        <source>Go on by condition</source>
        <translation>Je nach Bedingung weiter</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <extracomment>%1 is the id of a block or a skill</extracomment>
        <translation>Übergabe an %1</translation>
    </message>
    <message>
        <source>Step of an unknown kind</source>
        <translation>Schritt unbekannter Art</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Set memory</source>
        <translation>Gedächtnis setzen</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Hand-over</source>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>Unknown step</source>
        <translation>Unbekannter Schritt</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>then the following step</source>
        <translation>dann der folgende Schritt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>runs it and comes back</source>
        <translation>führt ihn aus und kehrt zurück</translation>
    </message>
    <message>
        <source>hands over and does not come back</source>
        <translation>übergibt und kehrt nicht zurück</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 does not know “%2”. It takes one of: %3.</source>
        <extracomment>%1 is an option such as --view, %2 what was written, %3 the words that are possible</extracomment>
        <translation>%1 kennt „%2“ nicht. Möglich ist eines von: %3.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Light or dark, or as the desktop has it (light, dark, system).</source>
        <translation>Hell oder dunkel, oder wie auf dem Desktop eingestellt (light, dark, system).</translation>
    </message>
    <message>
        <source>Draws the window into a PNG file, without a display, and ends.</source>
        <translation>Zeichnet das Fenster ohne Bildschirm in eine PNG-Datei und endet.</translation>
    </message>
    <message>
        <source>What the picture shows (write, flow, graph, matrix, preview).</source>
        <translation>Was das Bild zeigt (write, flow, graph, matrix, preview).</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x720.</source>
        <translation>Größe des Bildes, etwa 1280x720.</translation>
    </message>
    <message>
        <source>Scale of the interface in the picture, 1 to 4.</source>
        <translation>Skalierung der Oberfläche im Bild, 1 bis 4.</translation>
    </message>
    <message>
        <source>An agent folder, or a file in one, with a line and column.</source>
        <translation>Ein Agentenordner oder eine Datei darin, mit Zeile und Spalte.</translation>
    </message>
    <message>
        <source>--size cannot be “%1”. Write width and height such as 1280x720, from 400x300 to 8000x8000.</source>
        <extracomment>%1 is what was written behind --size</extracomment>
        <translation>--size kann nicht „%1“ sein. Breite und Höhe angeben, etwa 1280x720, von 400x300 bis 8000x8000.</translation>
    </message>
    <message>
        <source>--scale cannot be “%1”. Write a number from 1 to 4.</source>
        <extracomment>%1 is what was written behind --scale</extracomment>
        <translation>--scale kann nicht „%1“ sein. Eine Zahl von 1 bis 4 angeben.</translation>
    </message>
    <message>
        <source>--screenshot needs the name of a PNG file.</source>
        <translation>--screenshot braucht den Namen einer PNG-Datei.</translation>
    </message>
    <message>
        <source>--screenshot needs the agent folder to draw. Write its path at the end.</source>
        <translation>--screenshot braucht den Agentenordner, der gezeichnet werden soll. Seinen Pfad am Ende angeben.</translation>
    </message>
    <message>
        <source>One folder or file can be opened at a time; “%1” is one too many.</source>
        <extracomment>%1 is a path</extracomment>
        <translation>Es kann nur ein Ordner oder eine Datei auf einmal geöffnet werden; „%1“ ist zu viel.</translation>
    </message>
    <message>
        <source>Overmantel, a desktop studio for Rasa Mantle agent folders.</source>
        <translation>Overmantel, ein Desktop-Studio für Agentenordner von Rasa Mantle.</translation>
    </message>
</context>
<context>
    <name>Condition</name>
    <message>
        <source>‘%1’ raises an error: the two lists have items that cannot be put in order</source>
        <extracomment>%1 is a comparison</extracomment>
        <translation>‚%1‘ löst einen Fehler aus: Die beiden Listen enthalten Elemente, die sich nicht ordnen lassen</translation>
    </message>
    <message>
        <source>‘%1’ raises an error: two values of the kind “%2” cannot be put in order</source>
        <extracomment>%1 is a comparison, %2 a kind of value such as &quot;object&quot;</extracomment>
        <translation>‚%1‘ löst einen Fehler aus: Zwei Werte der Art „%2“ lassen sich nicht ordnen</translation>
    </message>
    <message>
        <source>‘%1’ raises an error: “%2” and “%3” cannot be put in order</source>
        <extracomment>%1 is a comparison, %2 and %3 are kinds of values such as &quot;unset&quot; or &quot;text&quot;</extracomment>
        <translation>‚%1‘ löst einen Fehler aus: „%2“ und „%3“ lassen sich nicht ordnen</translation>
    </message>
    <message>
        <source>The condition is indented below a comment line.</source>
        <translation>Die Bedingung ist unter einer Kommentarzeile eingerückt.</translation>
    </message>
    <message>
        <source>Write the condition first, and the comment behind it.</source>
        <translation>Zuerst die Bedingung schreiben und den Kommentar dahinter.</translation>
    </message>
    <message>
        <source>A reference has exactly three parts: session.&lt;skill&gt;.&lt;entry&gt;, or session.project.&lt;entry&gt;.</source>
        <translation>Ein Verweis hat genau drei Teile: session.&lt;skill&gt;.&lt;eintrag&gt; oder session.project.&lt;eintrag&gt;.</translation>
    </message>
    <message>
        <source>Compare with each value and join the comparisons: session.a.b == &apos;x&apos; or session.a.b == &apos;y&apos;.</source>
        <translation>Mit jedem Wert vergleichen und die Vergleiche verbinden: session.a.b == &apos;x&apos; or session.a.b == &apos;y&apos;.</translation>
    </message>
    <message>
        <source>A condition has no operator ‘%1’.</source>
        <extracomment>%1 is a word such as contains</extracomment>
        <translation>Eine Bedingung kennt keinen Operator ‚%1‘.</translation>
    </message>
    <message>
        <source>Only whole values can be compared: use ==, !=, &lt;, &lt;=, &gt; or &gt;=.</source>
        <translation>Nur ganze Werte lassen sich vergleichen: ==, !=, &lt;, &lt;=, &gt; oder &gt;= verwenden.</translation>
    </message>
    <message>
        <source>A condition cannot calculate: ‘%1’ is not possible here.</source>
        <extracomment>%1 is a sign such as +</extracomment>
        <translation>Eine Bedingung kann nicht rechnen: ‚%1‘ ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>Compare the entry with a fixed number, or let a tool write the result to memory.</source>
        <translation>Den Eintrag mit einer festen Zahl vergleichen oder das Ergebnis von einem Werkzeug ins Gedächtnis schreiben lassen.</translation>
    </message>
    <message>
        <source>The condition breaks off at the end of the line.</source>
        <translation>Die Bedingung bricht am Ende der Zeile ab.</translation>
    </message>
    <message>
        <source>Write it on one line, or put parentheses around all of it.</source>
        <translation>In eine Zeile schreiben oder das Ganze einklammern.</translation>
    </message>
    <message>
        <source>‘if … else’ is not possible in a condition.</source>
        <translation>‚if … else‘ ist in einer Bedingung nicht möglich.</translation>
    </message>
    <message>
        <source>Join the cases with and, or and not.</source>
        <translation>Die Fälle mit and, or und not verbinden.</translation>
    </message>
    <message>
        <source>The Python word ‘%1’ is not possible in a condition.</source>
        <extracomment>%1 is a Python keyword such as lambda</extracomment>
        <translation>Das Python-Wort ‚%1‘ ist in einer Bedingung nicht möglich.</translation>
    </message>
    <message>
        <source>A condition only compares memory entries with values and joins the comparisons with and, or and not.</source>
        <translation>Eine Bedingung vergleicht nur Gedächtniseinträge mit Werten und verbindet die Vergleiche mit and, or und not.</translation>
    </message>
    <message>
        <source>‘%1’ is not possible in a condition.</source>
        <translation>‚%1‘ ist in einer Bedingung nicht möglich.</translation>
    </message>
    <message>
        <source>Join several conditions with and, or and not.</source>
        <translation>Mehrere Bedingungen mit and, or und not verbinden.</translation>
    </message>
    <message>
        <source>‘...’ is no value that a condition knows.</source>
        <translation>‚...‘ ist kein Wert, den eine Bedingung kennt.</translation>
    </message>
    <message>
        <source>Write a text in quotes, a number, True, False or None.</source>
        <translation>Einen Text in Anführungszeichen, eine Zahl, True, False oder None schreiben.</translation>
    </message>
    <message>
        <source>An invisible character (%1) stands here.</source>
        <extracomment>%1 is the number of a character, such as U+00A0</extracomment>
        <translation>Hier steht ein unsichtbares Zeichen (%1).</translation>
    </message>
    <message>
        <source>Delete it, or write an ordinary space.</source>
        <translation>Löschen oder ein gewöhnliches Leerzeichen schreiben.</translation>
    </message>
    <message>
        <source>‘%1’ is not expected here.</source>
        <extracomment>%1 is a piece of a condition</extracomment>
        <translation>‚%1‘ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>The condition is empty.</source>
        <translation>Die Bedingung ist leer.</translation>
    </message>
    <message>
        <source>Write one, such as session.card.reason == &apos;lost&apos;, or delete its key.</source>
        <translation>Eine schreiben, etwa session.card.reason == &apos;lost&apos;, oder ihren Schlüssel löschen.</translation>
    </message>
    <message>
        <source>The whole condition is the sign for a folded YAML text.</source>
        <translation>Die ganze Bedingung besteht aus dem Zeichen für einen umbrochenen YAML-Text.</translation>
    </message>
    <message>
        <source>An ‘if:’ line takes its condition from the same line: write all of it there.</source>
        <translation>Eine Zeile ‚if:‘ nimmt ihre Bedingung aus derselben Zeile: alles dort hinschreiben.</translation>
    </message>
    <message>
        <source>The condition is nested too deeply.</source>
        <translation>Die Bedingung ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Remove parentheses, or split the condition.</source>
        <translation>Klammern entfernen oder die Bedingung aufteilen.</translation>
    </message>
    <message>
        <source>Begin with a reference such as session.card.reason.</source>
        <translation>Mit einem Verweis wie session.card.reason beginnen.</translation>
    </message>
    <message>
        <source>Nothing follows ‘%1’.</source>
        <extracomment>%1 is an operator</extracomment>
        <translation>Hinter ‚%1‘ folgt nichts.</translation>
    </message>
    <message>
        <source>Write a reference or a value behind it, or remove it.</source>
        <translation>Dahinter einen Verweis oder einen Wert schreiben, oder es entfernen.</translation>
    </message>
    <message>
        <source>‘not’ cannot stand directly behind ‘%1’.</source>
        <translation>‚not‘ kann nicht direkt hinter ‚%1‘ stehen.</translation>
    </message>
    <message>
        <source>Put parentheses around it and what it negates: (not …).</source>
        <translation>Es samt dem, was es verneint, einklammern: (not …).</translation>
    </message>
    <message>
        <source>Nothing stands before ‘%1’.</source>
        <translation>Vor ‚%1‘ steht nichts.</translation>
    </message>
    <message>
        <source>Write a reference or a value before it, or remove it.</source>
        <translation>Davor einen Verweis oder einen Wert schreiben, oder es entfernen.</translation>
    </message>
    <message>
        <source>‘%1’ is not possible here.</source>
        <translation>‚%1‘ ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>Only a minus sign directly before a number is possible, such as -1.</source>
        <translation>Möglich ist nur ein Minuszeichen direkt vor einer Zahl, etwa -1.</translation>
    </message>
    <message>
        <source>Lists, sets and objects cannot be written in a condition.</source>
        <translation>Listen, Mengen und Objekte lassen sich in einer Bedingung nicht schreiben.</translation>
    </message>
    <message>
        <source>A reference cannot begin with a dot.</source>
        <translation>Ein Verweis kann nicht mit einem Punkt beginnen.</translation>
    </message>
    <message>
        <source>A reference, a text in quotes, a number, True, False or None can stand here.</source>
        <translation>Hier kann ein Verweis, ein Text in Anführungszeichen, eine Zahl, True, False oder None stehen.</translation>
    </message>
    <message>
        <source>A condition cannot look into a list: ‘in’ is not possible.</source>
        <translation>Eine Bedingung kann nicht in eine Liste hineinsehen: ‚in‘ ist nicht möglich.</translation>
    </message>
    <message>
        <source>This parenthesis was never opened.</source>
        <translation>Diese Klammer wurde nie geöffnet.</translation>
    </message>
    <message>
        <source>Remove it, or write the opening one.</source>
        <translation>Entfernen oder die öffnende schreiben.</translation>
    </message>
    <message>
        <source>A condition cannot look into a value.</source>
        <translation>Eine Bedingung kann nicht in einen Wert hineinsehen.</translation>
    </message>
    <message>
        <source>A comparison such as == &apos;lost&apos;, and, or, or the end can stand here.</source>
        <translation>Hier kann ein Vergleich wie == &apos;lost&apos;, and, or oder das Ende stehen.</translation>
    </message>
    <message>
        <source>An operator is missing between ‘%1’ and ‘%2’.</source>
        <extracomment>%1 and %2 are pieces of a condition</extracomment>
        <translation>Zwischen ‚%1‘ und ‚%2‘ fehlt ein Operator.</translation>
    </message>
    <message>
        <source>Compare the two with ==, or join them with and or or.</source>
        <translation>Die beiden mit == vergleichen oder mit and oder or verbinden.</translation>
    </message>
    <message>
        <source>This parenthesis is never closed.</source>
        <translation>Diese Klammer wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Write ) where it ends.</source>
        <translation>Ein ) dorthin schreiben, wo sie endet.</translation>
    </message>
    <message>
        <source>There is nothing between the parentheses.</source>
        <translation>Zwischen den Klammern steht nichts.</translation>
    </message>
    <message>
        <source>Write a condition into them, or remove them.</source>
        <translation>Eine Bedingung hineinschreiben oder sie entfernen.</translation>
    </message>
    <message>
        <source>Lists of values cannot be written in a condition.</source>
        <translation>Listen von Werten lassen sich in einer Bedingung nicht schreiben.</translation>
    </message>
    <message>
        <source>A condition does not know ‘%1’.</source>
        <extracomment>%1 is what the author wrote, %2 what a condition calls it</extracomment>
        <translation>Eine Bedingung kennt ‚%1‘ nicht.</translation>
    </message>
    <message>
        <source>Write %2 instead of %1.</source>
        <translation>%2 statt %1 schreiben.</translation>
    </message>
    <message>
        <source>‘%1’ does not compare.</source>
        <translation>‚%1‘ vergleicht nicht.</translation>
    </message>
    <message>
        <source>Write %1 to compare.</source>
        <translation>Zum Vergleichen %1 schreiben.</translation>
    </message>
    <message>
        <source>‘%1’ only works with None, True or False.</source>
        <translation>‚%1‘ geht nur mit None, True oder False.</translation>
    </message>
    <message>
        <source>Write %1 to compare values.</source>
        <translation>Um Werte zu vergleichen, %1 schreiben.</translation>
    </message>
    <message>
        <source>Unknown name &apos;%1&apos; in condition expression</source>
        <translation>Unbekannter Name &apos;%1&apos; im Ausdruck einer Bedingung</translation>
    </message>
    <message>
        <source>Write %1, with a capital letter.</source>
        <translation>%1 schreiben, mit großem Anfangsbuchstaben.</translation>
    </message>
    <message>
        <source>Write None for an unset entry.</source>
        <translation>Für einen nicht gesetzten Eintrag None schreiben.</translation>
    </message>
    <message>
        <source>Name an entry in full, session.&lt;skill&gt;.%1, or put quotes around a text: &apos;%1&apos;.</source>
        <translation>Einen Eintrag vollständig nennen, session.&lt;skill&gt;.%1, oder einen Text in Anführungszeichen setzen: &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1 schreiben.</translation>
    </message>
    <message>
        <source>‘%1’ is not a reference to a memory entry.</source>
        <extracomment>%1 is what the author wrote as a reference</extracomment>
        <translation>‚%1‘ ist kein Verweis auf einen Gedächtniseintrag.</translation>
    </message>
    <message>
        <source>‘%1’ cannot be referenced: in a condition the dash is a minus sign.</source>
        <translation>Auf ‚%1‘ lässt sich nicht verweisen: In einer Bedingung ist der Strich ein Minuszeichen.</translation>
    </message>
    <message>
        <source>Rename the folder or the entry so that it has _ where it now has -.</source>
        <translation>Den Ordner oder den Eintrag so umbenennen, dass _ steht, wo jetzt - steht.</translation>
    </message>
    <message>
        <source>‘%1’ is a word of Python and cannot be part of a reference.</source>
        <translation>‚%1‘ ist ein Wort von Python und kann nicht Teil eines Verweises sein.</translation>
    </message>
    <message>
        <source>Give the skill or the entry another name.</source>
        <translation>Dem Skill oder dem Eintrag einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>‘%1’ cannot be part of a reference: a name does not begin with a digit.</source>
        <translation>‚%1‘ kann nicht Teil eines Verweises sein: Ein Name beginnt nicht mit einer Ziffer.</translation>
    </message>
    <message>
        <source>Give the skill or the entry a name that begins with a letter.</source>
        <translation>Dem Skill oder dem Eintrag einen Namen geben, der mit einem Buchstaben beginnt.</translation>
    </message>
    <message>
        <source>The reference ‘%1’ is not finished.</source>
        <translation>Der Verweis ‚%1‘ ist nicht zu Ende geschrieben.</translation>
    </message>
    <message>
        <source>A condition cannot call anything: ‘%1(…)’ is not possible.</source>
        <translation>Eine Bedingung kann nichts aufrufen: ‚%1(…)‘ ist nicht möglich.</translation>
    </message>
    <message>
        <source>Write the reference alone: an empty text or list counts as false.</source>
        <translation>Nur den Verweis schreiben: Ein leerer Text oder eine leere Liste gilt als falsch.</translation>
    </message>
    <message>
        <source>Let a tool work it out and write it to memory, and compare that entry.</source>
        <translation>Es von einem Werkzeug ermitteln und ins Gedächtnis schreiben lassen und diesen Eintrag vergleichen.</translation>
    </message>
    <message>
        <source>A condition cannot look into ‘%1’ with brackets.</source>
        <translation>Eine Bedingung kann nicht mit Klammern in ‚%1‘ hineinsehen.</translation>
    </message>
    <message>
        <source>Let a tool write the part that matters to an entry of its own.</source>
        <translation>Den wesentlichen Teil von einem Werkzeug in einen eigenen Eintrag schreiben lassen.</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a value, %2 the reference it comes from</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>equal to %1</source>
        <translation>gleich %1</translation>
    </message>
    <message>
        <source>to be unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>anything but %1</source>
        <translation>alles außer %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>kleiner als %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>größer als %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 is always true</source>
        <translation>%1 ist immer wahr</translation>
    </message>
    <message>
        <source>%1 is always false</source>
        <translation>%1 ist immer falsch</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <extracomment>%1 is a reference or a part of a condition, %2 its value</extracomment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>a value that counts as true</source>
        <translation>ein Wert, der als wahr gilt</translation>
    </message>
    <message>
        <source>False or unset</source>
        <translation>False oder nicht gesetzt</translation>
    </message>
    <message>
        <source>to be unset, empty or 0</source>
        <translation>nicht gesetzt, leer oder 0</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 says what an entry is, %2 what that means, as in &quot;session.card.fee is 3, less than 10&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, needs %2</source>
        <extracomment>%1 says what an entry is, %2 what it would have to be</extracomment>
        <translation>%1, nötig: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>; or </source>
        <translation>; oder </translation>
    </message>
    <message>
        <source>‘%1’ is an imaginary number, which a condition does not know.</source>
        <translation>‚%1‘ ist eine imaginäre Zahl; eine Bedingung kennt solche nicht.</translation>
    </message>
    <message>
        <source>Write the number without the j.</source>
        <translation>Die Zahl ohne das j schreiben.</translation>
    </message>
    <message>
        <source>This number has too many digits.</source>
        <translation>Diese Zahl hat zu viele Ziffern.</translation>
    </message>
    <message>
        <source>Write a number of at most 4300 digits.</source>
        <translation>Eine Zahl mit höchstens 4300 Ziffern schreiben.</translation>
    </message>
    <message>
        <source>‘%1’ is not a number.</source>
        <translation>‚%1‘ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Write a number such as 10, -2.5 or 1_000; a text needs quotes.</source>
        <translation>Eine Zahl wie 10, -2.5 oder 1_000 schreiben; ein Text braucht Anführungszeichen.</translation>
    </message>
    <message>
        <source>A number does not begin with 0: write %1, or &apos;%2&apos; for a text.</source>
        <translation>Eine Zahl beginnt nicht mit 0: %1 schreiben, oder &apos;%2&apos; für einen Text.</translation>
    </message>
    <message>
        <source>%1 needs %2 hexadecimal digits of an existing character.</source>
        <extracomment>%1 is an escape such as <byte value="x0"/>, %2 a number of digits</extracomment>
        <translation>%1 braucht %2 Hexadezimalziffern eines vorhandenen Zeichens.</translation>
    </message>
    <message>
        <source>Write the character itself, or its number as \u20AC.</source>
        <translation>Das Zeichen selbst schreiben oder seine Nummer als \u20AC.</translation>
    </message>
    <message>
        <source>The text contains ‘%1’, which names no character known here.</source>
        <extracomment>%1 is a piece of a text, such as <byte value="x4"/></extracomment>
        <translation>Der Text enthält ‚%1‘, was kein hier bekanntes Zeichen benennt.</translation>
    </message>
    <message>
        <source>A text with ‘%1’ before its quote is not possible in a condition.</source>
        <extracomment>%1 is a letter such as f</extracomment>
        <translation>Ein Text mit ‚%1‘ vor dem Anführungszeichen ist in einer Bedingung nicht möglich.</translation>
    </message>
    <message>
        <source>Compare with a fixed text, or with another memory entry.</source>
        <translation>Mit einem festen Text oder mit einem anderen Gedächtniseintrag vergleichen.</translation>
    </message>
    <message>
        <source>Remove ‘%1’.</source>
        <translation>‚%1‘ entfernen.</translation>
    </message>
    <message>
        <source>Write %1 where the text ends.</source>
        <extracomment>%1 is a quote</extracomment>
        <translation>%1 dorthin schreiben, wo der Text endet.</translation>
    </message>
    <message>
        <source>The text is not closed.</source>
        <translation>Der Text ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Typographic quotes do not make a text.</source>
        <translation>Typografische Anführungszeichen ergeben keinen Text.</translation>
    </message>
    <message>
        <source>Write straight quotes: %1.</source>
        <extracomment>%1 is a text in straight quotes</extracomment>
        <translation>Gerade Anführungszeichen schreiben: %1.</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>the preconditions of skills</source>
        <translation>die Vorbedingungen von Skills</translation>
    </message>
    <message>
        <source>the MCP servers and model groups that others name</source>
        <translation>die MCP-Server und Modellgruppen, die anderswo genannt werden</translation>
    </message>
    <message>
        <source>names of the project&apos;s memory entries</source>
        <translation>Namen von Gedächtniseinträgen des Projekts</translation>
    </message>
    <message>
        <source>names of memory entries of %1</source>
        <extracomment>%1: a skill</extracomment>
        <translation>Namen von Gedächtniseinträgen von %1</translation>
    </message>
    <message>
        <source>names of responses</source>
        <translation>Namen von Antworten</translation>
    </message>
    <message>
        <source>what stands here, and whether prose may start %1</source>
        <extracomment>%1: a skill</extracomment>
        <translation>was hier steht, und ob Fließtext %1 starten darf</translation>
    </message>
    <message>
        <source>names of shared tools</source>
        <translation>Namen gemeinsamer Werkzeuge</translation>
    </message>
    <message>
        <source>names of tools of %1</source>
        <translation>Namen von Werkzeugen von %1</translation>
    </message>
    <message>
        <source>Until it can be read, the rest of the agent is checked against what it said before.</source>
        <translation>Bis sie lesbar ist, wird der übrige Agent mit dem geprüft, was vorher darin stand.</translation>
    </message>
    <message>
        <source>Not checked because of this: %1.</source>
        <extracomment>%1: what is not checked while a file cannot be read</extracomment>
        <translation>Deshalb nicht geprüft: %1.</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>There is no skill ‘%1’ any more.</source>
        <translation>Es gibt keinen Skill ‚%1‘ mehr.</translation>
    </message>
    <message>
        <source>There is an entry ‘%1’ already.</source>
        <translation>Es gibt schon einen Eintrag ‚%1‘.</translation>
    </message>
    <message>
        <source>‘%1’ cannot name a memory entry.</source>
        <translation>‚%1‘ kann keinen Gedächtniseintrag benennen.</translation>
    </message>
    <message>
        <source>Use letters, digits and _.</source>
        <translation>Buchstaben, Ziffern und _ verwenden.</translation>
    </message>
    <message>
        <source>The file cannot be read at present.</source>
        <translation>Die Datei ist derzeit nicht lesbar.</translation>
    </message>
    <message>
        <source>Mend it first.</source>
        <translation>Zuerst den Fehler darin beheben.</translation>
    </message>
    <message>
        <source>The file does not have the shape of a memory.yml.</source>
        <translation>Die Datei hat nicht die Form einer memory.yml.</translation>
    </message>
    <message>
        <source>Declare ‘%1’</source>
        <extracomment>%1: a memory entry</extracomment>
        <translation>‚%1‘ deklarieren</translation>
    </message>
    <message>
        <source>There is no memory entry ‘%1’ any more.</source>
        <translation>Den Gedächtniseintrag ‚%1‘ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The attributes of ‘%1’ are no mapping.</source>
        <translation>Die Attribute von ‚%1‘ sind keine Zuordnung.</translation>
    </message>
    <message>
        <source>Set Initial Value of ‘%1’</source>
        <extracomment>%1: a memory entry</extracomment>
        <translation>Anfangswert von ‚%1‘ setzen</translation>
    </message>
    <message>
        <source>There is no step ‘%1’ any more.</source>
        <translation>Den Schritt ‚%1‘ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>A step needs a name.</source>
        <translation>Ein Schritt braucht einen Namen.</translation>
    </message>
    <message>
        <source>END is the end of every block and cannot name a step.</source>
        <translation>END ist das Ende jedes Blocks und kann keinen Schritt benennen.</translation>
    </message>
    <message>
        <source>‘%1’ cannot name a step.</source>
        <translation>‚%1‘ kann keinen Schritt benennen.</translation>
    </message>
    <message>
        <source>Use letters, digits, _ and -.</source>
        <translation>Buchstaben, Ziffern, _ und - verwenden.</translation>
    </message>
    <message>
        <source>Another step of this block is named ‘%1’.</source>
        <translation>Ein anderer Schritt dieses Blocks heißt ‚%1‘.</translation>
    </message>
    <message>
        <source>The step is named in a place that cannot be changed.</source>
        <translation>Der Name des Schritts steht an einer Stelle, die sich nicht ändern lässt.</translation>
    </message>
    <message>
        <source>Rename Step to ‘%1’</source>
        <extracomment>%1: the new name of a step</extracomment>
        <translation>Schritt in ‚%1‘ umbenennen</translation>
    </message>
</context>
<context>
    <name>ExampleAgent</name>
    <message>
        <source>The example agent cannot be copied.</source>
        <translation>Der Beispielagent kann nicht kopiert werden.</translation>
    </message>
    <message>
        <source>Check that the folder may be written and the disk has room.</source>
        <translation>Prüfen, ob der Ordner beschreibbar und auf dem Datenträger Platz ist.</translation>
    </message>
</context>
<context>
    <name>FileStore</name>
    <message>
        <source>‘%1’</source>
        <translation>‚%1‘</translation>
    </message>
    <message>
        <source>%1 is a link that leads out of the agent folder, to %2, so it is not read. Put a copy of it into the folder.</source>
        <translation>%1 ist eine Verknüpfung, die aus dem Agentenordner hinausführt, nach %2, und wird daher nicht gelesen. Eine Kopie davon in den Ordner legen.</translation>
    </message>
    <message>
        <source>%1 is a link that leads back to a folder around it, so it is left out. Remove the link.</source>
        <translation>%1 ist eine Verknüpfung, die in einen übergeordneten Ordner zurückführt, und wird daher ausgelassen. Die Verknüpfung entfernen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read. Give yourself the permission to read it.</source>
        <translation>Der Ordner %1 ist nicht lesbar. Die Leseberechtigung dafür erteilen.</translation>
    </message>
    <message>
        <source>Too many links lead to the same folders; from %1 on they are left out. Remove links, or put copies in their place.</source>
        <translation>Zu viele Verknüpfungen führen in dieselben Ordner; ab %1 werden sie ausgelassen. Verknüpfungen entfernen oder durch Kopien ersetzen.</translation>
    </message>
    <message>
        <source>%1 is a folder, but a file is expected here. Rename the folder or put the file in its place.</source>
        <translation>%1 ist ein Ordner, aber hier wird eine Datei erwartet. Den Ordner umbenennen oder die Datei an seine Stelle setzen.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder, so it is not read. Put a file in its place.</source>
        <translation>%1 ist weder eine Datei noch ein Ordner und wird daher nicht gelesen. Eine Datei an die Stelle setzen.</translation>
    </message>
    <message>
        <source>%1 is a link that leads in a circle, so it leads to no file. Remove the link.</source>
        <translation>%1 ist eine Verknüpfung, die im Kreis führt, also führt sie zu keiner Datei. Die Verknüpfung entfernen.</translation>
    </message>
    <message>
        <source>%1 is a link to a file that does not exist. Remove the link or restore the file.</source>
        <translation>%1 ist eine Verknüpfung auf eine Datei, die nicht existiert. Die Verknüpfung entfernen oder die Datei wiederherstellen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Die Datei %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Give yourself the permission to read it.</source>
        <translation>Die Leseberechtigung dafür erteilen.</translation>
    </message>
    <message>
        <source>The file %1 is too large to be opened: it has %2, and the limit is %3.</source>
        <translation>Die Datei %1 ist zu groß, um geöffnet zu werden: Sie hat %2, die Grenze liegt bei %3.</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>In kleinere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>Reload it, or keep your text and save again.</source>
        <translation>Neu laden, oder den eigenen Text behalten und noch einmal speichern.</translation>
    </message>
    <message>
        <source>The file %1 is not saved, because a file of that name has come to be there.</source>
        <translation>Die Datei %1 ist nicht gespeichert, weil inzwischen eine Datei dieses Namens entstanden ist.</translation>
    </message>
    <message>
        <source>The file %1 is not saved, because it is no longer on the disk.</source>
        <translation>Die Datei %1 ist nicht gespeichert, weil sie nicht mehr auf dem Datenträger liegt.</translation>
    </message>
    <message>
        <source>Keep your text and save again to create it anew.</source>
        <translation>Den eigenen Text behalten und noch einmal speichern, um sie neu anzulegen.</translation>
    </message>
    <message>
        <source>The file %1 is not saved, because another program changed it since it was read.</source>
        <translation>Die Datei %1 ist nicht gespeichert, weil ein anderes Programm sie seit dem Lesen geändert hat.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written; it is as it was before.</source>
        <translation>Die Datei %1 ist nicht beschreibbar; sie ist so geblieben, wie sie war.</translation>
    </message>
    <message>
        <source>Check the permissions and the free space of the disk, then save again.</source>
        <translation>Die Berechtigungen und den freien Platz auf dem Datenträger prüfen, dann noch einmal speichern.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>Open the folder that holds agent.yml.</source>
        <translation>Den Ordner öffnen, der agent.yml enthält.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read.</source>
        <translation>Der Ordner %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 is no agent folder: it has neither agent.yml nor a folder skills.</source>
        <translation>%1 ist kein Agentenordner: Er hat weder agent.yml noch einen Ordner skills.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Die Datei %1 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 is no place for a file of an agent.</source>
        <translation>%1 ist kein Ort für eine Datei eines Agenten.</translation>
    </message>
    <message>
        <source>The folder for it cannot be made.</source>
        <translation>Der Ordner dafür lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The file %1 holds no UTF-8 text (byte %2 is none), so it is neither shown nor changed. Convert it with another program.</source>
        <translation>Die Datei %1 enthält keinen UTF-8-Text (Byte %2 ist keiner) und wird daher weder gezeigt noch geändert. Mit einem anderen Programm umwandeln.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>This is no regular expression: %1.</source>
        <translation>Das ist kein regulärer Ausdruck: %1.</translation>
    </message>
</context>
<context>
    <name>FolderSettings</name>
    <message>
        <source>it is no JSON at line %1, column %2</source>
        <extracomment>%1 is a line, %2 a column of a file</extracomment>
        <translation>sie ist kein JSON, siehe Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>sie ist kein JSON</translation>
    </message>
    <message>
        <source>its brackets are nested too deeply</source>
        <translation>ihre Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>sie ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>it is a link that leads out of the agent folder, or nowhere</source>
        <translation>sie ist eine Verknüpfung, die aus dem Agentenordner hinaus oder ins Leere führt</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>sie ist keine Datei</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2. The profile %3 holds until the file is mended or deleted.</source>
        <extracomment>%1 is a file, %2 half a sentence such as &quot;it is no JSON object&quot;, %3 the name of a profile</extracomment>
        <translation>%1 ist nicht verwendbar: %2. Das Profil %3 gilt, bis die Datei in Ordnung gebracht oder gelöscht ist.</translation>
    </message>
    <message>
        <source>its profile is no text</source>
        <translation>ihr Profil ist kein Text</translation>
    </message>
    <message>
        <source>there is no profile ‘%1’, only maestro, reference and next</source>
        <translation>es gibt kein Profil ‚%1‘, nur maestro, reference und next</translation>
    </message>
    <message>
        <source>The profile cannot be kept in %1: %2.</source>
        <extracomment>%1 is a file, %2 half a sentence such as &quot;it is no JSON object&quot;</extracomment>
        <translation>Das Profil lässt sich nicht in %1 festhalten: %2.</translation>
    </message>
    <message>
        <source>Mend the file or delete it.</source>
        <translation>Die Datei in Ordnung bringen oder löschen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Check that you may write there.</source>
        <translation>Prüfen, ob dort geschrieben werden darf.</translation>
    </message>
    <message>
        <source>The profile cannot be kept: %1.</source>
        <translation>Das Profil lässt sich nicht festhalten: %1.</translation>
    </message>
</context>
<context>
    <name>Highlighting</name>
    <message>
        <source>Text is shown without colours, because this program was built without KSyntaxHighlighting. Run scripts/setup and build again.</source>
        <translation>Der Text wird ohne Farben gezeigt, weil dieses Programm ohne KSyntaxHighlighting gebaut wurde. scripts/setup ausführen und neu bauen.</translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message>
        <source>Skill %1</source>
        <extracomment>%1 is the id of a skill</extracomment>
        <translation>Skill %1</translation>
    </message>
    <message>
        <source>personal data</source>
        <translation>personenbezogene Daten</translation>
    </message>
    <message>
        <source>immutable</source>
        <translation>unveränderlich</translation>
    </message>
    <message>
        <source>the model may set it</source>
        <translation>das Modell darf ihn setzen</translation>
    </message>
    <message>
        <source>Initially %1</source>
        <extracomment>%1 is a value</extracomment>
        <translation>Anfangswert: %1</translation>
    </message>
    <message>
        <source>Response %1</source>
        <extracomment>%1 is the name of a response</extracomment>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Ordered block %1</source>
        <extracomment>%1 is the id of an ordered block</extracomment>
        <translation>Ablaufblock %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>%n is the number of steps of an ordered block</extracomment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>%1 is the id of a step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Precondition %1, met by %2</source>
        <extracomment>%1 is the name of a precondition, %2 of the skill that meets it</extracomment>
        <translation>Vorbedingung %1, erfüllt durch %2</translation>
    </message>
</context>
<context>
    <name>MatrixExport</name>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>R reads, W writes, - neither, D denied by the skill&apos;s access lists</source>
        <translation>R liest, W schreibt, - keines von beiden, D durch die Zugriffslisten des Skills verweigert</translation>
    </message>
    <message>
        <source>Memory matrix of %1</source>
        <extracomment>%1 the name of an agent</extracomment>
        <translation>Gedächtnismatrix von %1</translation>
    </message>
    <message>
        <source>R reads, W writes, – neither, D denied by the skill&apos;s access lists. Point at a cell for the reason.</source>
        <translation>R liest, W schreibt, – keines von beiden, D durch die Zugriffslisten des Skills verweigert. Auf eine Zelle zeigen, um den Grund zu sehen.</translation>
    </message>
</context>
<context>
    <name>MemoryAccess</name>
    <message>
        <source>%1 can read %2: it is its own public entry.</source>
        <extracomment>%1 a skill, %2 a memory entry</extracomment>
        <translation>%1 kann %2 lesen: Es ist sein eigener öffentlicher Eintrag.</translation>
    </message>
    <message>
        <source>%1 can read %2: it is its own private entry.</source>
        <translation>%1 kann %2 lesen: Es ist sein eigener privater Eintrag.</translation>
    </message>
    <message>
        <source>%1 can read %2: it is a public entry of %3.</source>
        <extracomment>%1 a skill, %2 a memory entry, %3 the skill that declares it</extracomment>
        <translation>%1 kann %2 lesen: Es ist ein öffentlicher Eintrag von %3.</translation>
    </message>
    <message>
        <source>%1 can read %2: it is project memory.</source>
        <translation>%1 kann %2 lesen: Es ist Gedächtnis des Projekts.</translation>
    </message>
    <message>
        <source>%1 cannot read %2: its access.deny_read names the entry. It reads as unset.</source>
        <translation>%1 kann %2 nicht lesen: access.deny_read des Skills nennt den Eintrag. Er gilt als nicht gesetzt.</translation>
    </message>
    <message>
        <source>%1 cannot read %2: it is a private entry of %3.</source>
        <translation>%1 kann %2 nicht lesen: Es ist ein privater Eintrag von %3.</translation>
    </message>
    <message>
        <source>%1 can write %2: it is its own public entry.</source>
        <translation>%1 kann %2 schreiben: Es ist sein eigener öffentlicher Eintrag.</translation>
    </message>
    <message>
        <source>%1 can write %2: it is its own private entry.</source>
        <translation>%1 kann %2 schreiben: Es ist sein eigener privater Eintrag.</translation>
    </message>
    <message>
        <source>%1 can write %2: it is project memory.</source>
        <translation>%1 kann %2 schreiben: Es ist Gedächtnis des Projekts.</translation>
    </message>
    <message>
        <source>%1 cannot write %2: its access.deny_write names the entry. A write fails.</source>
        <translation>%1 kann %2 nicht schreiben: access.deny_write des Skills nennt den Eintrag. Ein Schreiben schlägt fehl.</translation>
    </message>
    <message>
        <source>%1 cannot write %2: only %3 writes its own entries.</source>
        <translation>%1 kann %2 nicht schreiben: Nur %3 schreibt seine eigenen Einträge.</translation>
    </message>
</context>
<context>
    <name>MemoryInput</name>
    <message>
        <source>This is no list. Write one as JSON, such as [&quot;a&quot;, &quot;b&quot;].</source>
        <translation>Das ist keine Liste. Eine als JSON schreiben, etwa [&quot;a&quot;, &quot;b&quot;].</translation>
    </message>
    <message>
        <source>‘%1’ is neither true nor false. Write one of them, or nothing for unset.</source>
        <translation>‚%1‘ ist weder true noch false. Eines von beiden schreiben, oder nichts für nicht gesetzt.</translation>
    </message>
    <message>
        <source>‘%1’ is no whole number. Write digits, or nothing for unset.</source>
        <translation>‚%1‘ ist keine ganze Zahl. Ziffern schreiben, oder nichts für nicht gesetzt.</translation>
    </message>
    <message>
        <source>‘%1’ is no number. Write one such as 12.5, or nothing for unset.</source>
        <translation>‚%1‘ ist keine Zahl. Eine wie 12.5 schreiben, oder nichts für nicht gesetzt.</translation>
    </message>
</context>
<context>
    <name>MemoryState</name>
    <message>
        <source>%1 is %2, which is none of its values: %3.</source>
        <extracomment>%1 a memory entry, %2 the value it has, %3 the values it may have</extracomment>
        <translation>%1 ist %2; das ist keiner seiner Werte: %3.</translation>
    </message>
    <message>
        <source>%1 is declared as %2, but %3 is of another kind: %4.</source>
        <extracomment>%1 a memory entry, %2 its declared type, %3 a value, %4 the kind of that value</extracomment>
        <translation>%1 ist als %2 deklariert, aber %3 ist von anderer Art: %4.</translation>
    </message>
    <message>
        <source>Write an object of namespaces with their entries, such as {&quot;project&quot;: {&quot;authenticated&quot;: true}}.</source>
        <translation>Ein Objekt aus Namensräumen mit ihren Einträgen schreiben, etwa {&quot;project&quot;: {&quot;authenticated&quot;: true}}.</translation>
    </message>
    <message>
        <source>The memory state is not an object.</source>
        <translation>Der Gedächtniszustand ist kein Objekt.</translation>
    </message>
    <message>
        <source>The memory of ‘%1’ is not an object.</source>
        <extracomment>%1 a skill or &quot;project&quot;</extracomment>
        <translation>Das Gedächtnis von ‚%1‘ ist kein Objekt.</translation>
    </message>
    <message>
        <source>%1 is declared in no memory.yml; nothing reads its value.</source>
        <extracomment>%1 the full name of a memory entry</extracomment>
        <translation>%1 ist in keiner memory.yml deklariert; nichts liest seinen Wert.</translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Block without an id</source>
        <translation>Block ohne ID</translation>
    </message>
    <message>
        <source>Step without an id</source>
        <translation>Schritt ohne ID</translation>
    </message>
    <message>
        <source>Front matter</source>
        <translation>Front Matter</translation>
    </message>
    <message>
        <source>Empty paragraph</source>
        <translation>Leerer Absatz</translation>
    </message>
    <message>
        <source>Variant %1 without text</source>
        <extracomment>%1 is the number of a variant, beginning with 1</extracomment>
        <translation>Variante %1 ohne Text</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>no tool</source>
        <translation>kein Werkzeug</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The engine&apos;s own code</source>
        <translation>Der eigene Code der Engine</translation>
    </message>
    <message>
        <source>A code of Overmantel</source>
        <translation>Ein Code von Overmantel</translation>
    </message>
    <message>
        <source>A code of Overmantel, in the engine&apos;s family %1</source>
        <extracomment>%1 is a family of codes such as &quot;mantle.validation.response.*&quot;</extracomment>
        <translation>Ein Code von Overmantel, aus der Familie %1 der Engine</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>ProfileComparison</name>
    <message>
        <source>Profile %1, compared with %2</source>
        <extracomment>%1 and %2 are names of profiles such as &quot;next&quot;</extracomment>
        <translation>Profil %1, verglichen mit %2</translation>
    </message>
    <message>
        <source>Appear: %1</source>
        <extracomment>%1 is a number of findings</extracomment>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Vanish: %1</source>
        <extracomment>%1 is a number of findings</extracomment>
        <translation>Entfallen: %1</translation>
    </message>
    <message>
        <source>%1 (was: %2)</source>
        <extracomment>%1 is a line about a finding, %2 a severity such as &quot;error&quot;</extracomment>
        <translation>%1 (vorher: %2)</translation>
    </message>
    <message>
        <source>Change severity: %1</source>
        <extracomment>%1 is a number of findings</extracomment>
        <translation>Ändern den Schweregrad: %1</translation>
    </message>
    <message>
        <source>Stay: %1</source>
        <extracomment>%1 is a number of findings</extracomment>
        <translation>Bleiben: %1</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Save changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have changes that are not saved.</source>
        <extracomment>%n is the number of files with changes that are not saved</extracomment>
        <translation>
            <numerusform>%n Datei hat Änderungen, die nicht gespeichert sind.</numerusform>
            <numerusform>%n Dateien haben Änderungen, die nicht gespeichert sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open Agent Folder</source>
        <translation>Agentenordner öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>About Overmantel</source>
        <translation>Über Overmantel</translation>
    </message>
    <message>
        <source>Overmantel %1</source>
        <extracomment>%1 is a version number such as 0.1.0</extracomment>
        <translation>Overmantel %1</translation>
    </message>
    <message>
        <source>A desktop studio for Rasa Mantle agent folders: what an agent says, asks and remembers, without reading YAML.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Ein Desktop-Studio für Agentenordner von Rasa Mantle: was ein Agent sagt, fragt und sich merkt, ohne YAML zu lesen.

Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Python</name>
    <message>
        <source>The text that begins here is not closed. Put the same quotes behind it.</source>
        <translation>Der Text, der hier beginnt, ist nicht geschlossen. Dahinter die gleichen Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The bracket %1 that opens here is not closed.</source>
        <translation>Die Klammer %1, die hier öffnet, ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep here, which Python does not read.</source>
        <translation>Klammern sind hier mehr als %1 Ebenen tief verschachtelt; das liest Python nicht.</translation>
    </message>
    <message>
        <source>No bracket is open that %1 could close. Delete it.</source>
        <extracomment>%1: a bracket</extracomment>
        <translation>Es ist keine Klammer offen, die %1 schließen könnte. Löschen.</translation>
    </message>
    <message>
        <source>This bracket does not fit: %1 is open and needs a %2.</source>
        <extracomment>%1 and %2: brackets</extracomment>
        <translation>Diese Klammer passt nicht: %1 ist offen und braucht %2.</translation>
    </message>
</context>
<context>
    <name>ResponseSelection</name>
    <message>
        <source>The condition is not text, so it cannot be evaluated.</source>
        <translation>Die Bedingung ist kein Text und lässt sich daher nicht auswerten.</translation>
    </message>
    <message>
        <source>The condition is empty, so it cannot be evaluated.</source>
        <translation>Die Bedingung ist leer und lässt sich daher nicht auswerten.</translation>
    </message>
    <message>
        <source>No condition is true, so the default variant is spoken.</source>
        <translation>Keine Bedingung trifft zu, also wird die Standardvariante gesprochen.</translation>
    </message>
    <message>
        <source>It is the only variant.</source>
        <translation>Es ist die einzige Variante.</translation>
    </message>
    <message>
        <source>No variant has a condition, so the first one is spoken.</source>
        <translation>Keine Variante hat eine Bedingung, also wird die erste gesprochen.</translation>
    </message>
    <message>
        <source>Kept for the end; not needed, because variant %1 is true.</source>
        <extracomment>%1 a number, counted from 1</extracomment>
        <translation>Für den Schluss aufgehoben; nicht nötig, weil Variante %1 zutrifft.</translation>
    </message>
    <message>
        <source>Never spoken: without conditions it is always the first variant.</source>
        <translation>Nie gesprochen: Ohne Bedingungen ist es immer die erste Variante.</translation>
    </message>
    <message>
        <source>Never spoken: variant %1 is the default already.</source>
        <extracomment>%1 a number, counted from 1</extracomment>
        <translation>Nie gesprochen: Variante %1 ist schon der Standard.</translation>
    </message>
    <message>
        <source>Not reached: variant %1 is true before it.</source>
        <extracomment>%1 a number, counted from 1</extracomment>
        <translation>Nicht erreicht: Variante %1 trifft vorher zu.</translation>
    </message>
</context>
<context>
    <name>RuleCatalogue</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>agent.yml</source>
        <translation>agent.yml</translation>
    </message>
    <message>
        <source>integrations.yml</source>
        <translation>integrations.yml</translation>
    </message>
    <message>
        <source>skill.md</source>
        <translation>skill.md</translation>
    </message>
    <message>
        <source>Prose and tokens</source>
        <translation>Fließtext und Token</translation>
    </message>
    <message>
        <source>Ordered blocks</source>
        <translation>Ablaufblöcke</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>All profiles</source>
        <translation>Alle Profile</translation>
    </message>
    <message>
        <source>Profiles: %1</source>
        <extracomment>%1 is a list of names of profiles such as &quot;maestro, reference&quot;</extracomment>
        <translation>Profile: %1</translation>
    </message>
    <message>
        <source>While the agent runs</source>
        <translation>Während der Agent läuft</translation>
    </message>
    <message>
        <source>Only the running engine can find this. It stands here to be read.</source>
        <translation>Das kann nur die laufende Engine finden. Es steht hier zum Nachlesen.</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>Warum es wichtig ist</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) in this agent</source>
        <extracomment>%n is the number of problems of one kind in the open agent</extracomment>
        <translation>
            <numerusform>%n-mal in diesem Agenten</numerusform>
            <numerusform>%n-mal in diesem Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>%n is the number of kinds of problems</extracomment>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>What Overmantel looks for in an agent, why it matters, and what to do. Press F1 on a problem to get to its rule.</source>
        <translation>Wonach Overmantel in einem Agenten sucht, warum es wichtig ist und was zu tun ist. F1 auf einem Problem führt zu seiner Regel.</translation>
    </message>
    <message>
        <source>The catalogue has no rule of this code.</source>
        <translation>Der Katalog hat keine Regel zu diesem Code.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>agent.yml needs a section agent: with at least a persona.</source>
        <translation>agent.yml braucht einen Abschnitt agent: mit mindestens einer persona.</translation>
    </message>
    <message>
        <source>The agent has no persona. Describe under agent: persona: who it is and how it speaks.</source>
        <translation>Der Agent hat keine Persona. Unter agent: persona: beschreiben, wer er ist und wie er spricht.</translation>
    </message>
    <message>
        <source>The persona must stand under agent:, indented. At the left margin the engine does not look for it.</source>
        <translation>Die Persona muss eingerückt unter agent: stehen. Am linken Rand sucht die Engine sie nicht.</translation>
    </message>
    <message>
        <source>The agent has no id. The engine makes one up and writes it into this file when it loads it; choose one yourself.</source>
        <translation>Der Agent hat keine ID. Die Engine denkt sich beim Laden eine aus und schreibt sie in diese Datei; besser selbst eine wählen.</translation>
    </message>
    <message>
        <source>Add the id %1</source>
        <extracomment>%1: an id</extracomment>
        <translation>Die ID %1 hinzufügen</translation>
    </message>
    <message>
        <source>%1 stands under agent:, where the engine ignores it. Move it out, to the left margin.</source>
        <translation>%1 steht unter agent:, wo die Engine es nicht beachtet. An den linken Rand herausrücken.</translation>
    </message>
    <message>
        <source>There is one already: put the two together.</source>
        <translation>Es gibt schon einen: die beiden zusammenlegen.</translation>
    </message>
    <message>
        <source>The one that counts stands here.</source>
        <translation>Der geltende steht hier.</translation>
    </message>
    <message>
        <source>Move %1 to the left margin</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 an den linken Rand rücken</translation>
    </message>
    <message>
        <source>The section agent: has no key %1; the engine ignores it or rejects the file.</source>
        <translation>Der Abschnitt agent: hat keinen Schlüssel %1; die Engine beachtet ihn nicht oder lehnt die Datei ab.</translation>
    </message>
    <message>
        <source>The engine knows no key %1 here and passes over it.</source>
        <translation>Die Engine kennt hier keinen Schlüssel %1 und übergeht ihn.</translation>
    </message>
    <message>
        <source>agent.yml has no agent section.</source>
        <translation>agent.yml hat keinen Abschnitt agent.</translation>
    </message>
    <message>
        <source>The engine takes the agent&apos;s identity from this section and does not load an agent without it.</source>
        <translation>Die Engine entnimmt diesem Abschnitt die Identität des Agenten und lädt ohne ihn keinen Agenten.</translation>
    </message>
    <message>
        <source>Write agent: at the left margin, and id, language and persona below it, indented.</source>
        <translation>agent: an den linken Rand schreiben und darunter eingerückt id, language und persona.</translation>
    </message>
    <message>
        <source>The agent has no persona.</source>
        <translation>Der Agent hat keine Persona.</translation>
    </message>
    <message>
        <source>Every prompt begins with it. The engine does not load an agent without one, nor with one at the left margin.</source>
        <translation>Jeder Prompt beginnt mit ihr. Die Engine lädt keinen Agenten ohne Persona, auch keinen mit einer am linken Rand.</translation>
    </message>
    <message>
        <source>Describe under agent: persona: in a few sentences who the agent is and how it speaks.</source>
        <translation>Unter agent: persona: in wenigen Sätzen beschreiben, wer der Agent ist und wie er spricht.</translation>
    </message>
    <message>
        <source>agent.yml gives the agent no id.</source>
        <translation>agent.yml gibt dem Agenten keine ID.</translation>
    </message>
    <message>
        <source>The engine makes one up from the time and two words, and writes it into your file: two people then get two ids.</source>
        <translation>Die Engine bildet eine aus der Zeit und zwei Wörtern und schreibt sie in die Datei: Zwei Leute bekommen dann zwei IDs.</translation>
    </message>
    <message>
        <source>Add an id of your own and keep it.</source>
        <translation>Eine eigene ID hinzufügen und behalten.</translation>
    </message>
    <message>
        <source>A top-level key of agent.yml stands under agent:, where the engine ignores it.</source>
        <translation>Ein Schlüssel der obersten Ebene von agent.yml steht unter agent:, wo die Engine ihn nicht beachtet.</translation>
    </message>
    <message>
        <source>The agent loads without a complaint and follows none of it: rules nested here have no effect at all.</source>
        <translation>Der Agent wird ohne Beanstandung geladen und befolgt nichts davon: Regeln, die hier darunter stehen, haben überhaupt keine Wirkung.</translation>
    </message>
    <message>
        <source>Move the key with all below it to the left margin.</source>
        <translation>Den Schlüssel mit allem, was darunter steht, an den linken Rand rücken.</translation>
    </message>
    <message>
        <source>The section agent: has a key that the engine does not know.</source>
        <translation>Der Abschnitt agent: hat einen Schlüssel, den die Engine nicht kennt.</translation>
    </message>
    <message>
        <source>Engines differ: some pass over it without a word, others reject the file.</source>
        <translation>Engines verhalten sich verschieden: Manche übergehen ihn ohne ein Wort, andere lehnen die Datei ab.</translation>
    </message>
    <message>
        <source>Use id, language, persona and voice here; correct or remove the rest.</source>
        <translation>Hier id, language, persona und voice verwenden; den Rest berichtigen oder entfernen.</translation>
    </message>
    <message>
        <source>A key at the top of agent.yml looks like a misspelt one.</source>
        <translation>Ein Schlüssel der obersten Ebene von agent.yml sieht falsch geschrieben aus.</translation>
    </message>
    <message>
        <source>The engine passes over keys it does not know, so a slip switches off a whole section.</source>
        <translation>Die Engine übergeht Schlüssel, die sie nicht kennt, also schaltet ein Tippfehler einen ganzen Abschnitt ab.</translation>
    </message>
    <message>
        <source>Correct the spelling.</source>
        <translation>Die Schreibweise berichtigen.</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>In Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>The colon makes this rule a mapping, and the agent does not load. Put the whole rule in quotes.</source>
        <translation>Der Doppelpunkt macht diese Regel zu einer Zuordnung, und der Agent wird nicht geladen. Die ganze Regel in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>%1 must be a string.</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 muss true oder false sein.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be a list of strings. Put a dash before each.</source>
        <translation>%1 muss eine Liste von Zeichenketten sein. Vor jede einen Strich setzen.</translation>
    </message>
    <message>
        <source>%1 must be a list. Put a dash before each entry.</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 muss eine Liste sein. Vor jeden Eintrag einen Strich setzen.</translation>
    </message>
    <message>
        <source>%1 must be a mapping: keys below it, indented.</source>
        <translation>%1 muss eine Zuordnung sein: Schlüssel darunter, eingerückt.</translation>
    </message>
    <message>
        <source>Take off the quotes</source>
        <translation>Die Anführungszeichen entfernen</translation>
    </message>
    <message>
        <source>Each entry of %1 must be a string.</source>
        <translation>Jeder Eintrag von %1 muss eine Zeichenkette sein.</translation>
    </message>
    <message>
        <source>No key %2 is known below %1.</source>
        <translation>Unter %1 ist kein Schlüssel %2 bekannt.</translation>
    </message>
    <message>
        <source>chunking must be a mapping with chunk_size and chunk_overlap, in characters.</source>
        <translation>chunking muss eine Zuordnung mit chunk_size und chunk_overlap sein, in Zeichen.</translation>
    </message>
    <message>
        <source>chunking has no key %1; it takes chunk_size and chunk_overlap.</source>
        <translation>chunking hat keinen Schlüssel %1; es nimmt chunk_size und chunk_overlap.</translation>
    </message>
    <message>
        <source>chunk_size must be greater than 0: it is the length of a piece in characters.</source>
        <translation>chunk_size muss größer als 0 sein: Es ist die Länge eines Stücks in Zeichen.</translation>
    </message>
    <message>
        <source>chunk_overlap (%1) must be smaller than chunk_size (%2), or the pieces never move on.</source>
        <extracomment>%1, %2: numbers</extracomment>
        <translation>chunk_overlap (%1) muss kleiner als chunk_size (%2) sein, sonst rücken die Stücke nie weiter.</translation>
    </message>
    <message>
        <source>preconditions must be a mapping: a name, and below it resolve_with: and the skill that meets it.</source>
        <translation>preconditions muss eine Zuordnung sein: ein Name und darunter resolve_with: und der Skill, der die Vorbedingung erfüllt.</translation>
    </message>
    <message>
        <source>resolve_with of %1 must name one skill.</source>
        <translation>resolve_with von %1 muss einen einzigen Skill nennen.</translation>
    </message>
    <message>
        <source>The precondition %1 is bound to no skill. Write resolve_with: and the skill that meets it.</source>
        <translation>Die Vorbedingung %1 ist an keinen Skill gebunden. resolve_with: und den Skill schreiben, der sie erfüllt.</translation>
    </message>
    <message>
        <source>There is no skill %1.</source>
        <translation>Es gibt keinen Skill %1.</translation>
    </message>
    <message>
        <source>A rule of the agent is read as a mapping because of a colon.</source>
        <translation>Eine Regel des Agenten wird wegen eines Doppelpunkts als Zuordnung gelesen.</translation>
    </message>
    <message>
        <source>In YAML a colon and a space separate a key from its value. Rules must be text, so the agent does not load.</source>
        <translation>In YAML trennen ein Doppelpunkt und ein Leerzeichen einen Schlüssel von seinem Wert. Regeln müssen Text sein, also wird der Agent nicht geladen.</translation>
    </message>
    <message>
        <source>Put the rule in quotes, or write it as a block behind &gt;.</source>
        <translation>Die Regel in Anführungszeichen setzen oder als Textblock hinter &gt; schreiben.</translation>
    </message>
    <message>
        <source>A setting of agent.yml has a value of the wrong type.</source>
        <translation>Eine Einstellung in agent.yml hat einen Wert der falschen Art.</translation>
    </message>
    <message>
        <source>The engine expects another kind of value here, and may reject the file or take its own.</source>
        <translation>Die Engine erwartet hier eine andere Art von Wert und lehnt die Datei vielleicht ab oder nimmt ihren eigenen.</translation>
    </message>
    <message>
        <source>Write a value of the type that the finding names.</source>
        <translation>Einen Wert der Art schreiben, die das Problem nennt.</translation>
    </message>
    <message>
        <source>A key in a section of agent.yml looks like a misspelt one.</source>
        <translation>Ein Schlüssel in einem Abschnitt von agent.yml sieht falsch geschrieben aus.</translation>
    </message>
    <message>
        <source>Keys that the engine does not know have no effect.</source>
        <translation>Schlüssel, die die Engine nicht kennt, haben keine Wirkung.</translation>
    </message>
    <message>
        <source>references.chunking has a size or an overlap that cannot be, or another key.</source>
        <translation>references.chunking hat eine unmögliche Größe oder Überlappung oder einen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>Reference documents are cut by these numbers of characters; with such values the agent does not load.</source>
        <translation>Referenzdokumente werden nach diesen Zeichenzahlen zerlegt; mit solchen Werten wird der Agent nicht geladen.</translation>
    </message>
    <message>
        <source>Make chunk_size greater than 0 and chunk_overlap smaller than it. Without them 1000 and 20 hold.</source>
        <translation>chunk_size größer als 0 und chunk_overlap kleiner als chunk_size machen. Ohne die beiden gelten 1000 und 20.</translation>
    </message>
    <message>
        <source>A precondition in agent.yml names no skill to resolve it with.</source>
        <translation>Eine Vorbedingung in agent.yml nennt keinen Skill, der sie erfüllt.</translation>
    </message>
    <message>
        <source>The engine starts that skill when the precondition does not hold; without one it cannot go on.</source>
        <translation>Die Engine startet diesen Skill, wenn die Vorbedingung nicht zutrifft; ohne ihn geht es nicht weiter.</translation>
    </message>
    <message>
        <source>Write resolve_with: and the skill below the name of the precondition.</source>
        <translation>Unter den Namen der Vorbedingung resolve_with: und den Skill schreiben.</translation>
    </message>
    <message>
        <source>A precondition is bound to a skill that does not exist.</source>
        <translation>Eine Vorbedingung ist an einen Skill gebunden, den es nicht gibt.</translation>
    </message>
    <message>
        <source>There is nothing to run when the precondition does not hold, so no skill that asks for it can start.</source>
        <translation>Es gibt nichts auszuführen, wenn die Vorbedingung nicht zutrifft, also kann kein Skill starten, der sie verlangt.</translation>
    </message>
    <message>
        <source>Write the name of the folder of a skill.</source>
        <translation>Den Ordnernamen eines Skills schreiben.</translation>
    </message>
    <message>
        <source>conversation.before_end names a skill that is not known.</source>
        <translation>conversation.before_end nennt einen Skill, der nicht bekannt ist.</translation>
    </message>
    <message>
        <source>The engine runs these skills before it ends a conversation, and can only run those that there are.</source>
        <translation>Die Engine führt diese Skills aus, bevor sie ein Gespräch beendet, und kann nur die ausführen, die es gibt.</translation>
    </message>
    <message>
        <source>Write the name of the folder of a skill, or of a bundled skill.</source>
        <translation>Den Ordnernamen eines Skills oder den Namen eines mitgelieferten Skills schreiben.</translation>
    </message>
    <message>
        <source>This ordered block is not closed. Put a line ::: behind its last step.</source>
        <translation>Dieser Ablaufblock ist nicht geschlossen. Hinter seinen letzten Schritt eine Zeile ::: setzen.</translation>
    </message>
    <message>
        <source>This ordered block has no id. Write it on this line, such as :::ordered_block id=main.</source>
        <translation>Dieser Ablaufblock hat keine ID. Sie in diese Zeile schreiben, etwa :::ordered_block id=main.</translation>
    </message>
    <message>
        <source>Name the block %1</source>
        <translation>Den Block %1 nennen</translation>
    </message>
    <message>
        <source>The id of a block stands on its first line: :::ordered_block id=%1.</source>
        <translation>Die ID eines Blocks steht in seiner ersten Zeile: :::ordered_block id=%1.</translation>
    </message>
    <message>
        <source>Remove the key</source>
        <translation>Den Schlüssel entfernen</translation>
    </message>
    <message>
        <source>Move it to the first line</source>
        <translation>In die erste Zeile verschieben</translation>
    </message>
    <message>
        <source>Another block of this file is named %1. Choose a different id.</source>
        <translation>Ein anderer Block dieser Datei heißt %1. Eine andere ID wählen.</translation>
    </message>
    <message>
        <source>The first one stands here.</source>
        <translation>Der erste steht hier.</translation>
    </message>
    <message>
        <source>Rename it to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>Whether a block is routable follows from the body of the file.</source>
        <translation>Ob ein Block routable ist, ergibt sich aus dem Hauptteil der Datei.</translation>
    </message>
    <message>
        <source>It belongs into the front matter, for the skill as a whole.</source>
        <translation>Es gehört ins Front Matter, für den Skill als Ganzes.</translation>
    </message>
    <message>
        <source>%1 is no property of an ordered block. Remove it.</source>
        <translation>%1 ist keine Eigenschaft eines Ablaufblocks. Entfernen.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>An ordered block has no key %1. Write its list of steps below the key steps.</source>
        <translation>Ein Ablaufblock hat keinen Schlüssel %1. Seine Liste von Schritten unter den Schlüssel steps schreiben.</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <extracomment>%1: the name that is written, %2: the existing name</extracomment>
        <translation>%1 in %2 ändern</translation>
    </message>
    <message>
        <source>This ordered block has no steps. Write steps: and a list of steps below it.</source>
        <translation>Dieser Ablaufblock hat keine Schritte. steps: und darunter eine Liste von Schritten schreiben.</translation>
    </message>
    <message>
        <source>This ordered block has no steps. Write at least one.</source>
        <translation>Dieser Ablaufblock hat keine Schritte. Mindestens einen schreiben.</translation>
    </message>
    <message>
        <source>steps must be a list. Put a dash before each step: - id: …</source>
        <translation>steps muss eine Liste sein. Vor jeden Schritt einen Strich setzen: - id: …</translation>
    </message>
    <message>
        <source>%1 is not known as a key of an ordered block: it has steps, and may have name and description.</source>
        <translation>%1 ist als Schlüssel eines Ablaufblocks nicht bekannt: Er hat steps und kann name und description haben.</translation>
    </message>
    <message>
        <source>An ordered block has no id, or is not closed.</source>
        <translation>Ein Ablaufblock hat keine ID oder ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The skill does not compile. @block tokens and call: steps find a block by the id on its first line.</source>
        <translation>Der Skill lässt sich nicht kompilieren. @block-Token und Schritte mit call: finden einen Block über die ID in seiner ersten Zeile.</translation>
    </message>
    <message>
        <source>Write id= and a name on the first line, and a line ::: behind the last step.</source>
        <translation>id= und einen Namen in die erste Zeile schreiben und eine Zeile ::: hinter den letzten Schritt.</translation>
    </message>
    <message>
        <source>An ordered block has its id as a YAML key.</source>
        <translation>Ein Ablaufblock hat seine ID als YAML-Schlüssel.</translation>
    </message>
    <message>
        <source>The skill does not compile: the id belongs on the line of the fence.</source>
        <translation>Der Skill lässt sich nicht kompilieren: Die ID gehört in die Zeile, die den Block öffnet.</translation>
    </message>
    <message>
        <source>Write it on the first line: :::ordered_block id=pick_card.</source>
        <translation>In die erste Zeile schreiben: :::ordered_block id=pick_card.</translation>
    </message>
    <message>
        <source>Two ordered blocks of a file have the same id.</source>
        <translation>Zwei Ablaufblöcke einer Datei haben dieselbe ID.</translation>
    </message>
    <message>
        <source>The skill does not compile: @block and call: could not tell the two apart.</source>
        <translation>Der Skill lässt sich nicht kompilieren: @block und call: könnten die beiden nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Give one of them another id, and change the places that mean it.</source>
        <translation>Einem von ihnen eine andere ID geben und die Stellen ändern, die ihn meinen.</translation>
    </message>
    <message>
        <source>An ordered block has a key that belongs to the skill.</source>
        <translation>Ein Ablaufblock hat einen Schlüssel, der zum Skill gehört.</translation>
    </message>
    <message>
        <source>The skill does not compile. Routing, hiding and gating hold for a skill as a whole; routable follows from whether the file has prose.</source>
        <translation>Der Skill lässt sich nicht kompilieren. Routing, Verstecken und Sperren gelten für einen Skill als Ganzes; routable ergibt sich daraus, ob die Datei Fließtext hat.</translation>
    </message>
    <message>
        <source>Remove the key, or write it into the front matter.</source>
        <translation>Den Schlüssel entfernen oder ins Front Matter schreiben.</translation>
    </message>
    <message>
        <source>An ordered block has no steps.</source>
        <translation>Ein Ablaufblock hat keine Schritte.</translation>
    </message>
    <message>
        <source>A block is its list of steps; without one there is nothing to run.</source>
        <translation>Ein Block besteht aus seiner Liste von Schritten; ohne sie gibt es nichts auszuführen.</translation>
    </message>
    <message>
        <source>Write steps: and below it a list of steps.</source>
        <translation>steps: und darunter eine Liste von Schritten schreiben.</translation>
    </message>
    <message>
        <source>An ordered block has a key that nothing is known about.</source>
        <translation>Ein Ablaufblock hat einen Schlüssel, über den nichts bekannt ist.</translation>
    </message>
    <message>
        <source>Projects that train only have steps, name and description there. Another key is ignored at best.</source>
        <translation>Projekte, deren Training gelingt, haben dort nur steps, name und description. Ein anderer Schlüssel wird bestenfalls nicht beachtet.</translation>
    </message>
    <message>
        <source>Correct or remove the key.</source>
        <translation>Den Schlüssel berichtigen oder entfernen.</translation>
    </message>
    <message>
        <source>The buttons of %1 name no source. Write source: and a tool, or list the buttons.</source>
        <translation>Die Schaltflächen von %1 nennen keine Quelle. source: und ein Werkzeug schreiben oder die Schaltflächen aufführen.</translation>
    </message>
    <message>
        <source>%1 does not belong here: the buttons of %2 come from their source only. Let the tool build them all, or list them all.</source>
        <translation>%1 gehört nicht hierher: Die Schaltflächen von %2 kommen nur aus ihrer Quelle. Alle vom Werkzeug bauen lassen oder alle aufführen.</translation>
    </message>
    <message>
        <source>The buttons of %2 are a list, or have the key source; %1 is neither.</source>
        <translation>Die Schaltflächen von %2 sind eine Liste oder haben den Schlüssel source; %1 ist keines von beiden.</translation>
    </message>
    <message>
        <source>The source of the buttons of %1 must be the name of a tool.</source>
        <translation>Die Quelle der Schaltflächen von %1 muss der Name eines Werkzeugs sein.</translation>
    </message>
    <message>
        <source>The buttons of %1 must be a list of buttons with a title, or source: and a tool.</source>
        <translation>Die Schaltflächen von %1 müssen eine Liste von Schaltflächen mit einem Titel sein, oder source: und ein Werkzeug.</translation>
    </message>
    <message>
        <source>A source stands in the place of the list of buttons, not in it. Let the tool build all buttons of %1, or list them all.</source>
        <translation>Eine Quelle steht an der Stelle der Liste von Schaltflächen, nicht in ihr. Alle Schaltflächen von %1 vom Werkzeug bauen lassen oder alle aufführen.</translation>
    </message>
    <message>
        <source>A button of %1 is no mapping. Write title: and, where it differs, payload:.</source>
        <translation>Eine Schaltfläche von %1 ist keine Zuordnung. title: schreiben und, wo es davon abweicht, payload:.</translation>
    </message>
    <message>
        <source>A button of %1 has the unknown key %2; it takes title and payload.</source>
        <translation>Eine Schaltfläche von %1 hat den unbekannten Schlüssel %2; sie nimmt title und payload.</translation>
    </message>
    <message>
        <source>A button of %1 has no title. Write the label to tap on.</source>
        <translation>Eine Schaltfläche von %1 hat keinen Titel. Die Beschriftung zum Antippen schreiben.</translation>
    </message>
    <message>
        <source>The title of a button of %1 is empty. Write the label to tap on.</source>
        <translation>Der Titel einer Schaltfläche von %1 ist leer. Die Beschriftung zum Antippen schreiben.</translation>
    </message>
    <message>
        <source>%1 of a button must be a string. Put it in quotes.</source>
        <translation>%1 einer Schaltfläche muss eine Zeichenkette sein. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>This payload sets nothing. Write set:session.&lt;skill&gt;.&lt;entry&gt;=&lt;value&gt;.</source>
        <translation>Dieses payload setzt nichts. set:session.&lt;skill&gt;.&lt;eintrag&gt;=&lt;wert&gt; schreiben.</translation>
    </message>
    <message>
        <source>%1 is no reference. Write set:session.&lt;skill&gt;.&lt;entry&gt;=&lt;value&gt;.</source>
        <translation>%1 ist kein Verweis. set:session.&lt;skill&gt;.&lt;eintrag&gt;=&lt;wert&gt; schreiben.</translation>
    </message>
    <message>
        <source>The button sets %1, which no memory.yml declares.</source>
        <translation>Die Schaltfläche setzt %1, was keine memory.yml deklariert.</translation>
    </message>
    <message>
        <source>The button sets %1, but there is no skill %2.</source>
        <translation>Die Schaltfläche setzt %1, aber es gibt keinen Skill %2.</translation>
    </message>
    <message>
        <source>The button sets %1 to %2, which does not fit: it is %3.</source>
        <translation>Die Schaltfläche setzt %1 auf %2, aber das passt nicht zum Typ des Eintrags: %3.</translation>
    </message>
    <message>
        <source>The entry is declared here.</source>
        <translation>Der Eintrag ist hier deklariert.</translation>
    </message>
    <message>
        <source>A tap on this button cannot set %1.</source>
        <translation>Ein Antippen dieser Schaltfläche kann %1 nicht setzen.</translation>
    </message>
    <message>
        <source>This line decides it.</source>
        <translation>Diese Zeile entscheidet es.</translation>
    </message>
    <message>
        <source>It is delivered here.</source>
        <translation>Hier wird die Antwort ausgegeben.</translation>
    </message>
    <message>
        <source>buttons is neither a list of buttons nor one source.</source>
        <translation>buttons ist weder eine Liste von Schaltflächen noch eine Quelle.</translation>
    </message>
    <message>
        <source>A variant has either a list that is written here, or a tool that builds it; never both.</source>
        <translation>Eine Variante hat entweder eine Liste, die hier geschrieben steht, oder ein Werkzeug, das sie baut; nie beides.</translation>
    </message>
    <message>
        <source>List buttons with a title each, or write source: and a tool.</source>
        <translation>Schaltflächen mit je einem Titel aufführen oder source: und ein Werkzeug schreiben.</translation>
    </message>
    <message>
        <source>A button has a key other than title and payload.</source>
        <translation>Eine Schaltfläche hat einen anderen Schlüssel als title und payload.</translation>
    </message>
    <message>
        <source>The engine takes no other key on a button that is listed in a responses.yml.</source>
        <translation>Die Engine nimmt bei einer Schaltfläche, die in einer responses.yml aufgeführt ist, keinen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>Write title and payload; a payload of set:session.&lt;skill&gt;.&lt;entry&gt;=&lt;value&gt; writes memory.</source>
        <translation>title und payload schreiben; ein payload der Form set:session.&lt;skill&gt;.&lt;eintrag&gt;=&lt;wert&gt; schreibt Gedächtnis.</translation>
    </message>
    <message>
        <source>A button has no title, or a title or payload that is no string.</source>
        <translation>Eine Schaltfläche hat keinen Titel, oder title oder payload ist keine Zeichenkette.</translation>
    </message>
    <message>
        <source>The title is what the customer taps on, and, without a payload, what is sent.</source>
        <translation>Den Titel tippt der Kunde an, und ohne payload wird er gesendet.</translation>
    </message>
    <message>
        <source>Give each button a title; put numbers in quotes.</source>
        <translation>Jeder Schaltfläche einen Titel geben; Zahlen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>A set: payload does not have the form that writes memory.</source>
        <translation>Ein payload mit set: hat nicht die Form, die Gedächtnis schreibt.</translation>
    </message>
    <message>
        <source>A tap writes one entry, which the payload names in full, with a value behind an equals sign.</source>
        <translation>Ein Antippen schreibt einen Eintrag, den das payload vollständig nennt, mit einem Wert hinter einem Gleichheitszeichen.</translation>
    </message>
    <message>
        <source>Write set:session.&lt;skill&gt;.&lt;entry&gt;=&lt;value&gt;.</source>
        <translation>set:session.&lt;skill&gt;.&lt;eintrag&gt;=&lt;wert&gt; schreiben.</translation>
    </message>
    <message>
        <source>A set: payload names an entry that is not declared.</source>
        <translation>Ein payload mit set: nennt einen Eintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>There is no such entry to write, so the button could do nothing.</source>
        <translation>Es gibt keinen solchen Eintrag zu schreiben, also könnte die Schaltfläche nichts tun.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the entry.</source>
        <translation>Den Namen berichtigen oder den Eintrag deklarieren.</translation>
    </message>
    <message>
        <source>A set: payload names an entry that the skill may not write.</source>
        <translation>Ein payload mit set: nennt einen Eintrag, den der Skill nicht schreiben darf.</translation>
    </message>
    <message>
        <source>A button writes with the rights of the active skill: its own entries and the project&apos;s, except those that its deny_write lists.</source>
        <translation>Eine Schaltfläche schreibt mit den Rechten des aktiven Skills: seine eigenen Einträge und die des Projekts, außer denen, die sein deny_write aufführt.</translation>
    </message>
    <message>
        <source>Write an entry of the skill or of the project, or take it off deny_write.</source>
        <translation>Einen Eintrag des Skills oder des Projekts schreiben oder den Eintrag aus deny_write entfernen.</translation>
    </message>
    <message>
        <source>A set: payload writes a value that does not fit the entry.</source>
        <translation>Ein payload mit set: schreibt einen Wert, der nicht zum Eintrag passt.</translation>
    </message>
    <message>
        <source>The value is turned into the declared type on a tap; one that cannot be leaves the entry without a use.</source>
        <translation>Der Wert wird beim Antippen in den deklarierten Typ umgewandelt; einer, bei dem das nicht geht, macht den Eintrag nutzlos.</translation>
    </message>
    <message>
        <source>Write one of the entry&apos;s values.</source>
        <translation>Einen der Werte des Eintrags schreiben.</translation>
    </message>
    <message>
        <source>%1 takes its buttons from %2 while %3 is active.</source>
        <extracomment>%1: variant 2 of utter_ask, %2: a tool, %3: a skill</extracomment>
        <translation>%1 nimmt seine Schaltflächen von %2, solange %3 aktiv ist.</translation>
    </message>
    <message>
        <source>That is a tool of the engine; a source is a tool of the agent that calls set_buttons.</source>
        <translation>Das ist ein Werkzeug der Engine; eine Quelle ist ein Werkzeug des Agenten, das set_buttons aufruft.</translation>
    </message>
    <message>
        <source>The agent&apos;s tools/ has it, but %1 does not list it under import_tools.</source>
        <translation>Das tools/ des Agenten hat es, aber %1 führt es nicht unter import_tools auf.</translation>
    </message>
    <message>
        <source>Neither its tools nor the shared ones that it imports have an @tool function of that name.</source>
        <translation>Weder seine Werkzeuge noch die gemeinsamen, die er importiert, haben eine @tool-Funktion dieses Namens.</translation>
    </message>
    <message>
        <source>That is an MCP tool, which cannot build buttons. Write a tool in Python that calls set_buttons.</source>
        <translation>Das ist ein MCP-Werkzeug, das keine Schaltflächen bauen kann. Ein Werkzeug in Python schreiben, das set_buttons aufruft.</translation>
    </message>
    <message>
        <source>That tool waits for a confirmation, which nobody gives while a response is sent. Take the buttons from a tool without requires_confirmation.</source>
        <translation>Dieses Werkzeug wartet auf eine Bestätigung, die niemand gibt, während eine Antwort gesendet wird. Die Schaltflächen von einem Werkzeug ohne requires_confirmation nehmen.</translation>
    </message>
    <message>
        <source>The confirmation is asked for here.</source>
        <translation>Die Bestätigung wird hier verlangt.</translation>
    </message>
    <message>
        <source>%1 takes its buttons from %2, but no skill delivers %3, so nobody has that tool. Deliver it in a skill, move it into the responses.yml of one, or delete it.</source>
        <translation>%1 nimmt seine Schaltflächen von %2, aber kein Skill gibt %3 aus, also hat niemand dieses Werkzeug. In einem Skill ausgeben, in die responses.yml eines Skills verschieben oder löschen.</translation>
    </message>
    <message>
        <source>The tool that is to build buttons does not exist for the skill.</source>
        <translation>Das Werkzeug, das Schaltflächen bauen soll, gibt es für den Skill nicht.</translation>
    </message>
    <message>
        <source>A source must be a Python tool of the skill, its own or a shared one that it imports; for a response of the project, of every skill that delivers it.</source>
        <translation>Eine Quelle muss ein Python-Werkzeug des Skills sein, ein eigenes oder ein gemeinsames, das er importiert; bei einer Antwort des Projekts eines jedes Skills, der sie ausgibt.</translation>
    </message>
    <message>
        <source>Correct the name, write the tool, or import it in the skill.</source>
        <translation>Den Namen berichtigen, das Werkzeug schreiben oder es im Skill importieren.</translation>
    </message>
    <message>
        <source>Buttons are to come from an MCP tool.</source>
        <translation>Schaltflächen sollen von einem MCP-Werkzeug kommen.</translation>
    </message>
    <message>
        <source>Buttons are handed over with context.set_buttons, which only a Python tool can call.</source>
        <translation>Schaltflächen werden mit context.set_buttons übergeben, das nur ein Python-Werkzeug aufrufen kann.</translation>
    </message>
    <message>
        <source>Write a Python tool that builds the buttons.</source>
        <translation>Ein Python-Werkzeug schreiben, das die Schaltflächen erstellt.</translation>
    </message>
    <message>
        <source>Buttons are to come from a tool that waits for a confirmation.</source>
        <translation>Schaltflächen sollen von einem Werkzeug kommen, das auf eine Bestätigung wartet.</translation>
    </message>
    <message>
        <source>The engine calls the source while it sends the response; nobody could confirm it then.</source>
        <translation>Die Engine ruft die Quelle auf, während sie die Antwort sendet; niemand könnte dann etwas bestätigen.</translation>
    </message>
    <message>
        <source>Take the buttons from a tool without requires_confirmation.</source>
        <translation>Die Schaltflächen von einem Werkzeug ohne requires_confirmation nehmen.</translation>
    </message>
    <message>
        <source>A response of the project takes buttons from a tool, but no skill delivers it.</source>
        <translation>Eine Antwort des Projekts nimmt Schaltflächen von einem Werkzeug, aber kein Skill gibt die Antwort aus.</translation>
    </message>
    <message>
        <source>The source is looked up in the skill that delivers the response; without one there is no such tool.</source>
        <translation>Die Quelle wird in dem Skill gesucht, der die Antwort ausgibt; ohne einen solchen gibt es das Werkzeug nicht.</translation>
    </message>
    <message>
        <source>Deliver the response in a skill, move it there, or delete it.</source>
        <translation>Die Antwort in einem Skill ausgeben, sie dorthin verschieben oder löschen.</translation>
    </message>
    <message>
        <source>Make it a condition</source>
        <translation>Zu einer Bedingung machen</translation>
    </message>
    <message>
        <source>Make it a criterion</source>
        <translation>Zu einem Kriterium machen</translation>
    </message>
    <message>
        <source>complete_when of a skill must be a mapping. Write condition: with the condition, criteria: with a list of checks, or both.</source>
        <translation>complete_when eines Skills muss eine Zuordnung sein. condition: mit der Bedingung, criteria: mit einer Liste von Prüfungen oder beides schreiben.</translation>
    </message>
    <message>
        <source>complete_when has no key %1; it takes condition and criteria.</source>
        <translation>complete_when hat keinen Schlüssel %1; es nimmt condition und criteria.</translation>
    </message>
    <message>
        <source>complete_when is empty. Give it a condition or criteria, or remove it.</source>
        <translation>complete_when ist leer. condition oder criteria angeben oder entfernen.</translation>
    </message>
    <message>
        <source>In this engine complete_when of a skill is a condition in a string, such as session.card_replace.order_placed.</source>
        <translation>In dieser Engine ist complete_when eines Skills eine Zeichenkette mit einer Bedingung, etwa session.card_replace.order_placed.</translation>
    </message>
    <message>
        <source>complete_when is no condition.</source>
        <translation>complete_when ist keine Bedingung.</translation>
    </message>
    <message>
        <source>criteria must be a list of sentences. Put a dash before each.</source>
        <translation>criteria muss eine Liste von Sätzen sein. Vor jeden einen Strich setzen.</translation>
    </message>
    <message>
        <source>Make it a list</source>
        <translation>Zu einer Liste machen</translation>
    </message>
    <message>
        <source>A criterion is blank. Write a sentence that can be checked against the conversation, or remove it.</source>
        <translation>Ein Kriterium ist leer. Einen Satz schreiben, der sich am Gespräch prüfen lässt, oder das Kriterium entfernen.</translation>
    </message>
    <message>
        <source>A criterion must be a sentence in a string. Put it in quotes when it contains a colon.</source>
        <translation>Ein Kriterium muss ein Satz in einer Zeichenkette sein. In Anführungszeichen setzen, wenn es einen Doppelpunkt enthält.</translation>
    </message>
    <message>
        <source>This criterion stands twice. Remove one of them.</source>
        <translation>Dieses Kriterium steht zweimal da. Eines von beiden entfernen.</translation>
    </message>
    <message>
        <source>Remove the second one</source>
        <translation>Das zweite entfernen</translation>
    </message>
    <message>
        <source>This criterion seems to join several checks. Give each its own entry: a failed one can then be named to the agent.</source>
        <translation>Dieses Kriterium scheint mehrere Prüfungen zu verbinden. Jeder einen eigenen Eintrag geben: Eine nicht erfüllte lässt sich dann dem Agenten nennen.</translation>
    </message>
    <message>
        <source>A skill that consists of ordered blocks ends with its block, so it takes no complete_when. Remove it, or add prose or a step with instructions.</source>
        <translation>Ein Skill, der aus Ablaufblöcken besteht, endet mit seinem Block und nimmt darum kein complete_when. Entfernen oder Fließtext oder einen Schritt mit instructions hinzufügen.</translation>
    </message>
    <message>
        <source>This skill has no prose outside of its ordered blocks, and complete_skill is offered in prose only. Check that complete_when can take effect.</source>
        <translation>Dieser Skill hat keinen Fließtext außerhalb seiner Ablaufblöcke, und complete_skill wird nur im Fließtext angeboten. Prüfen, ob complete_when wirken kann.</translation>
    </message>
    <message>
        <source>complete_when of a skill is not a mapping of condition and criteria.</source>
        <translation>complete_when eines Skills ist keine Zuordnung aus condition und criteria.</translation>
    </message>
    <message>
        <source>A bare string, an empty mapping or any other key is rejected when the skill is compiled.</source>
        <translation>Eine bloße Zeichenkette, eine leere Zuordnung oder ein anderer Schlüssel wird beim Kompilieren des Skills abgelehnt.</translation>
    </message>
    <message>
        <source>Write condition: with a condition, criteria: with a list of sentences, or both.</source>
        <translation>condition: mit einer Bedingung, criteria: mit einer Liste von Sätzen oder beides schreiben.</translation>
    </message>
    <message>
        <source>complete_when of a skill is not a condition in a string.</source>
        <translation>complete_when eines Skills ist keine Zeichenkette mit einer Bedingung.</translation>
    </message>
    <message>
        <source>Engines of this generation know neither condition nor criteria below complete_when.</source>
        <translation>Engines dieser Generation kennen unter complete_when weder condition noch criteria.</translation>
    </message>
    <message>
        <source>Write the condition right behind complete_when.</source>
        <translation>Die Bedingung direkt hinter complete_when schreiben.</translation>
    </message>
    <message>
        <source>criteria is not a list of sentences.</source>
        <translation>criteria ist keine Liste von Sätzen.</translation>
    </message>
    <message>
        <source>Each criterion is a sentence that is judged by itself. Anything else is rejected when the skill is compiled.</source>
        <translation>Jedes Kriterium ist ein Satz, der für sich beurteilt wird. Alles andere wird beim Kompilieren des Skills abgelehnt.</translation>
    </message>
    <message>
        <source>Put a dash before each sentence, and quotes around one with a colon.</source>
        <translation>Vor jeden Satz einen Strich setzen und einen Satz mit Doppelpunkt in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The same criterion stands twice.</source>
        <translation>Dasselbe Kriterium steht zweimal da.</translation>
    </message>
    <message>
        <source>Duplicates are rejected when the skill is compiled.</source>
        <translation>Doppelte Kriterien werden beim Kompilieren des Skills abgelehnt.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Eines von beiden entfernen.</translation>
    </message>
    <message>
        <source>A criterion joins several checks with and or or.</source>
        <translation>Ein Kriterium verbindet mehrere Prüfungen mit and oder or.</translation>
    </message>
    <message>
        <source>A failed check is named to the agent so that it knows what to do next; a sentence about two things tells it less.</source>
        <translation>Eine nicht erfüllte Prüfung wird dem Agenten genannt, damit er weiß, was als Nächstes zu tun ist; ein Satz über zweierlei sagt ihm weniger.</translation>
    </message>
    <message>
        <source>Split it into one sentence for each check.</source>
        <translation>In je einen Satz pro Prüfung aufteilen.</translation>
    </message>
    <message>
        <source>A skill that consists of ordered blocks only has a complete_when.</source>
        <translation>Ein Skill, der nur aus Ablaufblöcken besteht, hat ein complete_when.</translation>
    </message>
    <message>
        <source>Such a skill ends when its block ends and never asks for completion, so the engine rejects the contract.</source>
        <translation>Ein solcher Skill endet, wenn sein Block endet, und fragt nie nach dem Abschluss, also lehnt die Engine complete_when ab.</translation>
    </message>
    <message>
        <source>Remove complete_when, or add prose in which the agent works freely.</source>
        <translation>complete_when entfernen oder Fließtext hinzufügen, in dem der Agent frei arbeitet.</translation>
    </message>
    <message>
        <source>A skill with a complete_when is free only inside of steps with instructions.</source>
        <translation>Ein Skill mit complete_when ist nur innerhalb von Schritten mit instructions frei.</translation>
    </message>
    <message>
        <source>While a block is active the agent cannot complete the skill. Whether the engine accepts such a skill is not documented.</source>
        <translation>Solange ein Block aktiv ist, kann der Agent den Skill nicht abschließen. Ob die Engine einen solchen Skill annimmt, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Add a paragraph of prose, or remove complete_when.</source>
        <translation>Einen Absatz Fließtext hinzufügen oder complete_when entfernen.</translation>
    </message>
    <message>
        <source>A condition must be a string. Put it in quotes.</source>
        <translation>Eine Bedingung muss eine Zeichenkette sein. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Write %1 instead</source>
        <extracomment>%1: what to write instead
----------
%1: true or false</extracomment>
        <translation>Stattdessen %1 schreiben</translation>
    </message>
    <message>
        <source>%1: there is no skill %2.</source>
        <translation>%1: Es gibt keinen Skill %2.</translation>
    </message>
    <message>
        <source>The project&apos;s memory.yml declares no entry %1.</source>
        <translation>Die memory.yml des Projekts deklariert keinen Eintrag %1.</translation>
    </message>
    <message>
        <source>The memory.yml of %1 declares no entry %2.</source>
        <translation>Die memory.yml von %1 deklariert keinen Eintrag %2.</translation>
    </message>
    <message>
        <source>%1 belongs to the engine; no condition can read it.</source>
        <translation>%1 gehört der Engine; keine Bedingung kann es lesen.</translation>
    </message>
    <message>
        <source>%1 cannot read %2, so this is always unset.</source>
        <translation>%1 kann %2 nicht lesen, also ist das nie gesetzt.</translation>
    </message>
    <message>
        <source>A condition is empty, no string, or not in the condition language.</source>
        <translation>Eine Bedingung ist leer, keine Zeichenkette oder nicht in der Sprache der Bedingungen geschrieben.</translation>
    </message>
    <message>
        <source>The skill does not compile: conditions are a small part of Python, and whatever else is written cannot be evaluated.</source>
        <translation>Der Skill lässt sich nicht kompilieren: Bedingungen sind ein kleiner Teil von Python, und alles andere lässt sich nicht auswerten.</translation>
    </message>
    <message>
        <source>Name entries in full (session.&lt;skill&gt;.&lt;entry&gt;), compare with ==, !=, &lt;, &lt;=, &gt; or &gt;=, and join with and, or and not.</source>
        <translation>Einträge vollständig nennen (session.&lt;skill&gt;.&lt;eintrag&gt;), mit ==, !=, &lt;, &lt;=, &gt; oder &gt;= vergleichen und mit and, or und not verbinden.</translation>
    </message>
    <message>
        <source>A requires: or if: condition names a memory entry that is not declared.</source>
        <translation>Eine Bedingung unter requires: oder if: nennt einen Gedächtniseintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>Training stops. Nothing could ever write the entry, so the condition would see it unset for good.</source>
        <translation>Das Training bricht ab. Nichts könnte den Eintrag je schreiben, also wäre er für die Bedingung auf Dauer nicht gesetzt.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the entry in the memory.yml that it belongs to.</source>
        <translation>Den Namen berichtigen oder den Eintrag in der memory.yml deklarieren, in die er gehört.</translation>
    </message>
    <message>
        <source>A complete_when or when: condition names a memory entry that is not declared.</source>
        <translation>Eine Bedingung unter complete_when: oder when: nennt einen Gedächtniseintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>Training stops. Nothing could ever write the entry, so the skill, the step or the response would wait for good.</source>
        <translation>Das Training bricht ab. Nichts könnte den Eintrag je schreiben, also würden der Skill, der Schritt oder die Antwort für immer warten.</translation>
    </message>
    <message>
        <source>A condition names a memory entry that the skill cannot read.</source>
        <translation>Eine Bedingung nennt einen Gedächtniseintrag, den der Skill nicht lesen kann.</translation>
    </message>
    <message>
        <source>Training checks what a skill may read. At run time such an entry reads as unset, whatever its value is.</source>
        <translation>Das Training prüft, was ein Skill lesen darf. Zur Laufzeit gilt ein solcher Eintrag als nicht gesetzt, welchen Wert er auch hat.</translation>
    </message>
    <message>
        <source>Make the entry public in the skill that owns it, take it off deny_read, or compare another entry.</source>
        <translation>Den Eintrag in dem Skill, dem er gehört, öffentlich machen, ihn aus deny_read entfernen oder einen anderen Eintrag vergleichen.</translation>
    </message>
    <message>
        <source>The condition of a variant is empty, no string, or not in the condition language.</source>
        <translation>Die Bedingung einer Variante ist leer, keine Zeichenkette oder nicht in der Sprache der Bedingungen geschrieben.</translation>
    </message>
    <message>
        <source>Training stops. A variant whose condition cannot be evaluated would never be delivered.</source>
        <translation>Das Training bricht ab. Eine Variante, deren Bedingung sich nicht auswerten lässt, würde nie ausgegeben.</translation>
    </message>
    <message>
        <source>The condition of a variant names a memory entry that is not declared.</source>
        <translation>Die Bedingung einer Variante nennt einen Gedächtniseintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>Training stops. The variant could never be delivered, because nothing can write the entry.</source>
        <translation>Das Training bricht ab. Die Variante könnte nie ausgegeben werden, weil nichts den Eintrag schreiben kann.</translation>
    </message>
    <message>
        <source>The condition of a variant names a memory entry that the skill cannot read.</source>
        <translation>Die Bedingung einer Variante nennt einen Gedächtniseintrag, den der Skill nicht lesen kann.</translation>
    </message>
    <message>
        <source>Such an entry reads as unset, whatever its value is, so another variant is delivered than the one meant.</source>
        <translation>Ein solcher Eintrag gilt als nicht gesetzt, welchen Wert er auch hat, also wird eine andere Variante ausgegeben als die gemeinte.</translation>
    </message>
    <message>
        <source>%1 (%2, or unset)</source>
        <extracomment>%1: a memory entry, %2: what it can hold</extracomment>
        <translation>%1 (%2 oder nicht gesetzt)</translation>
    </message>
    <message>
        <source>Nothing in it can change.</source>
        <translation>Nichts darin kann sich ändern.</translation>
    </message>
    <message>
        <source>This holds for all that its entries can be: %1.</source>
        <translation>Das gilt für alles, was ihre Einträge sein können: %1.</translation>
    </message>
    <message>
        <source>This condition is always true.</source>
        <translation>Diese Bedingung ist immer wahr.</translation>
    </message>
    <message>
        <source>This condition is never true.</source>
        <translation>Diese Bedingung ist nie wahr.</translation>
    </message>
    <message>
        <source>%1 is %2, and 0 counts as false here, just as unset does. Compare it: with None for “is set”, or with a number.</source>
        <translation>%1 ist %2, und 0 gilt hier als falsch, genau wie nicht gesetzt. Vergleichen: mit None für „ist gesetzt“ oder mit einer Zahl.</translation>
    </message>
    <message>
        <source>While %1 is unset this comparison raises an error, so the whole condition counts as false. Give the entry an initial_value, or ask for %2 first.</source>
        <translation>Solange %1 nicht gesetzt ist, löst dieser Vergleich einen Fehler aus, also gilt die ganze Bedingung als falsch. Dem Eintrag einen initial_value geben oder zuerst nach %2 fragen.</translation>
    </message>
    <message>
        <source>This is true while %1 is unset, and also when it is False; elsewhere the skill tells the two apart. Compare with None or with False.</source>
        <translation>Das ist wahr, solange %1 nicht gesetzt ist, und auch, wenn es False ist; anderswo unterscheidet der Skill die beiden. Mit None oder mit False vergleichen.</translation>
    </message>
    <message>
        <source>Here unset and False differ.</source>
        <translation>Hier ist nicht gesetzt etwas anderes als False.</translation>
    </message>
    <message>
        <source>A condition is always true or never true, whatever its entries hold.</source>
        <translation>Eine Bedingung ist immer oder nie wahr, was ihre Einträge auch enthalten.</translation>
    </message>
    <message>
        <source>It decides nothing. Most often an and was meant as an or, or a not is one too many.</source>
        <translation>Sie entscheidet nichts. Meist war mit einem and ein or gemeint, oder ein not ist zu viel.</translation>
    </message>
    <message>
        <source>Write what should decide, or remove the condition. An entry can be unset besides the values of its type.</source>
        <translation>Schreiben, was entscheiden soll, oder die Bedingung entfernen. Neben den Werten seines Typs kann ein Eintrag auch nicht gesetzt sein.</translation>
    </message>
    <message>
        <source>A condition puts an entry in order that may still be unset.</source>
        <translation>Eine Bedingung ordnet einen Eintrag, der noch nicht gesetzt sein kann.</translation>
    </message>
    <message>
        <source>Unset has no place in an order, so &lt;, &lt;=, &gt; and &gt;= raise an error until the entry is written. The condition then counts as false, also behind a not.</source>
        <translation>Was nicht gesetzt ist, hat keinen Platz in einer Ordnung, also lösen &lt;, &lt;=, &gt; und &gt;= einen Fehler aus, bis der Eintrag geschrieben ist. Die Bedingung gilt dann als falsch, auch hinter einem not.</translation>
    </message>
    <message>
        <source>Give the entry an initial_value, or ask first whether it is None.</source>
        <translation>Dem Eintrag einen initial_value geben oder zuerst fragen, ob er None ist.</translation>
    </message>
    <message>
        <source>A number stands in a condition by itself, where 0 counts as false.</source>
        <translation>Eine Zahl steht in einer Bedingung für sich allein, wo 0 als falsch gilt.</translation>
    </message>
    <message>
        <source>A bare reference is false for an unset entry and also for 0, which may be a sound value.</source>
        <translation>Ein bloßer Verweis ist falsch, wenn der Eintrag nicht gesetzt ist, und auch bei 0, was ein sinnvoller Wert sein kann.</translation>
    </message>
    <message>
        <source>Write is not None to ask whether it is set, or compare it with a number.</source>
        <translation>is not None schreiben, um zu fragen, ob er gesetzt ist, oder mit einer Zahl vergleichen.</translation>
    </message>
    <message>
        <source>not in front of a bool does not tell unset from False, while the skill does elsewhere.</source>
        <translation>Ein not vor einem bool macht keinen Unterschied zwischen nicht gesetzt und False, der Skill anderswo aber schon.</translation>
    </message>
    <message>
        <source>A bool that nobody has written is unset, which is neither True nor False; not is true for both unset and False.</source>
        <translation>Ein bool, den nichts geschrieben hat, ist nicht gesetzt und damit weder True noch False; not ist für beides wahr, nicht gesetzt und False.</translation>
    </message>
    <message>
        <source>Write == False or is None, whichever is meant.</source>
        <translation>== False oder is None schreiben, je nachdem, was gemeint ist.</translation>
    </message>
    <message>
        <source>%1 never is %2; its values are %3.</source>
        <translation>%1 ist nie %2; möglich sind die Werte %3.</translation>
    </message>
    <message>
        <source>%1 is %2 and %3 is %4: the two are never equal, except while both are unset.</source>
        <translation>%1 ist %2 und %3 ist %4: Die beiden sind nie gleich, außer solange beide nicht gesetzt sind.</translation>
    </message>
    <message>
        <source>%1 is %2 and never equals %3.</source>
        <extracomment>%1: a memory entry, %2: its type (&quot;a bool&quot;), %3: a value</extracomment>
        <translation>%1 ist %2 und nie gleich %3.</translation>
    </message>
    <message>
        <source>%1 is %2: %3 cannot put it in order with %4. The comparison raises an error and counts as false.</source>
        <extracomment>%1: a memory entry, %2: its type (&quot;a text&quot;), %3: an operator, %4: a value or another entry</extracomment>
        <translation>%1 ist %2: %3 kann es nicht mit %4 ordnen. Der Vergleich löst einen Fehler aus und gilt als falsch.</translation>
    </message>
    <message>
        <source>A condition compares a categorical entry with a value that it cannot have.</source>
        <translation>Eine Bedingung vergleicht einen Eintrag vom Typ categorical mit einem Wert, den er nicht haben kann.</translation>
    </message>
    <message>
        <source>The comparison never holds, and nothing says so: the paragraph, branch or variant behind it is dead.</source>
        <translation>Der Vergleich trifft nie zu, und nichts weist darauf hin: Der Absatz, der Zweig oder die Variante dahinter kommt nie zum Zug.</translation>
    </message>
    <message>
        <source>Write one of the entry&apos;s enum_values, or add the value to them.</source>
        <translation>Einen der Werte in enum_values des Eintrags schreiben oder den Wert dort hinzufügen.</translation>
    </message>
    <message>
        <source>A condition compares two values of kinds that are never equal.</source>
        <translation>Eine Bedingung vergleicht zwei Werte, deren Arten nie gleich sind.</translation>
    </message>
    <message>
        <source>Values of different kinds are unequal: a bool is never the text &apos;true&apos;, a number never the text &apos;3&apos;. The answer is the same whatever happens.</source>
        <translation>Werte verschiedener Art sind ungleich: Ein bool ist nie der Text &apos;true&apos;, eine Zahl nie der Text &apos;3&apos;. Das Ergebnis ist dasselbe, was auch geschieht.</translation>
    </message>
    <message>
        <source>Compare with a value of the entry&apos;s type: True and False without quotes, numbers without quotes, texts with them.</source>
        <translation>Mit einem Wert vom Typ des Eintrags vergleichen: True und False ohne Anführungszeichen, Zahlen ohne Anführungszeichen, Texte mit ihnen.</translation>
    </message>
    <message>
        <source>A condition puts values in order that have no order.</source>
        <translation>Eine Bedingung ordnet Werte, die keine Ordnung haben.</translation>
    </message>
    <message>
        <source>&lt;, &lt;=, &gt; and &gt;= raise an error for such a pair: a tool stays hidden, a variant is skipped, every other condition counts as false.</source>
        <translation>&lt;, &lt;=, &gt; und &gt;= lösen bei einem solchen Paar einen Fehler aus: Ein Werkzeug bleibt verborgen, eine Variante wird übergangen, jede andere Bedingung gilt als falsch.</translation>
    </message>
    <message>
        <source>Compare numbers with numbers and texts with texts, or give the entry another type.</source>
        <translation>Zahlen mit Zahlen und Texte mit Texten vergleichen oder dem Eintrag einen anderen Typ geben.</translation>
    </message>
    <message>
        <source>a value of any type</source>
        <translation>ein Wert beliebigen Typs</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a bool</source>
        <translation>ein bool</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a categorical text</source>
        <translation>ein Text vom Typ categorical</translation>
    </message>
    <message>
        <source>a JSON value</source>
        <translation>ein JSON-Wert</translation>
    </message>
    <message>
        <source>Declare %1 in %2</source>
        <extracomment>%1: a memory entry, %2: the path of a memory.yml</extracomment>
        <translation>%1 in %2 deklarieren</translation>
    </message>
    <message>
        <source>This file is not text: its byte %1 is a NUL. Delete what is not text from it, or remove it from the agent.</source>
        <extracomment>%1: a byte position</extracomment>
        <translation>Diese Datei ist kein Text: Ihr Byte %1 ist ein NUL. Daraus löschen, was kein Text ist, oder die Datei aus dem Agenten entfernen.</translation>
    </message>
    <message>
        <source>This file is text in UTF-16, which the engine does not read. Save it as UTF-8.</source>
        <translation>Diese Datei ist Text in UTF-16, was die Engine nicht liest. Als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>This file is not UTF-8 text (byte %1). Save it as UTF-8, or remove it from the agent.</source>
        <extracomment>%1: a byte position</extracomment>
        <translation>Diese Datei ist kein UTF-8-Text (Byte %1). Als UTF-8 speichern oder aus dem Agenten entfernen.</translation>
    </message>
    <message>
        <source>It is about this place.</source>
        <translation>Es geht um diese Stelle.</translation>
    </message>
    <message>
        <source>This folder holds no file of an agent. An agent needs agent.yml, integrations.yml and a skill such as skills/help/skill.md.</source>
        <translation>Dieser Ordner enthält keine Datei eines Agenten. Ein Agent braucht agent.yml, integrations.yml und einen Skill wie skills/help/skill.md.</translation>
    </message>
    <message>
        <source>A file or folder of the agent cannot be read.</source>
        <translation>Eine Datei oder ein Ordner des Agenten lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>What cannot be opened cannot be trained: permissions, links to nowhere, or a folder where a file belongs stop the engine, too.</source>
        <translation>Was sich nicht öffnen lässt, lässt sich nicht trainieren: Berechtigungen, Verknüpfungen ins Leere oder ein Ordner, wo eine Datei hingehört, halten auch die Engine auf.</translation>
    </message>
    <message>
        <source>Give yourself the permission to read it, restore what the link leads to, or put a file in its place.</source>
        <translation>Sich die Leseberechtigung geben, das Ziel der Verknüpfung wiederherstellen oder an die Stelle eine Datei setzen.</translation>
    </message>
    <message>
        <source>A file or folder of the agent is not checked: it is too large, or a link leads out of the folder.</source>
        <translation>Eine Datei oder ein Ordner des Agenten wird nicht geprüft: zu groß, oder eine Verknüpfung führt aus dem Ordner hinaus.</translation>
    </message>
    <message>
        <source>The engine may read it, but no finding about it is shown here. Files outside of the open folder are never read through a link.</source>
        <translation>Die Engine liest es vielleicht, aber hier werden dazu keine Probleme angezeigt. Dateien außerhalb des geöffneten Ordners werden nie über eine Verknüpfung gelesen.</translation>
    </message>
    <message>
        <source>Put a copy in the place of the link. Split the file.</source>
        <translation>Die Verknüpfung durch eine Kopie ersetzen. Die Datei aufteilen.</translation>
    </message>
    <message>
        <source>The folder holds no file of an agent.</source>
        <translation>Der Ordner enthält keine Datei eines Agenten.</translation>
    </message>
    <message>
        <source>There is nothing to check and nothing to train.</source>
        <translation>Es gibt nichts zu prüfen und nichts zu trainieren.</translation>
    </message>
    <message>
        <source>Open the folder that holds agent.yml, or create agent.yml, integrations.yml and a first skill.</source>
        <translation>Den Ordner öffnen, der agent.yml enthält, oder agent.yml, integrations.yml und einen ersten Skill anlegen.</translation>
    </message>
    <message>
        <source>A file of the agent is not UTF-8 text.</source>
        <translation>Eine Datei des Agenten ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>The engine reads every file of an agent as UTF-8. Other encodings and binary data stop it.</source>
        <translation>Die Engine liest jede Datei eines Agenten als UTF-8. Andere Kodierungen und Binärdaten halten sie auf.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>A YAML file cannot be read from some place on.</source>
        <translation>Eine YAML-Datei ist ab einer Stelle nicht lesbar.</translation>
    </message>
    <message>
        <source>The engine rejects the whole file, and with it everything that it declares.</source>
        <translation>Die Engine lehnt die ganze Datei ab und damit alles, was sie deklariert.</translation>
    </message>
    <message>
        <source>Mend the place that the finding marks: a quote, a bracket, the indentation, a tab, a second document.</source>
        <translation>Die markierte Stelle berichtigen: ein Anführungszeichen, eine Klammer, die Einrückung, ein Tabulator, ein zweites Dokument.</translation>
    </message>
    <message>
        <source>The same key stands twice in one mapping.</source>
        <translation>Derselbe Schlüssel steht zweimal in einer Zuordnung.</translation>
    </message>
    <message>
        <source>The engine&apos;s loader rejects the file; other loaders silently keep the last one.</source>
        <translation>Der Lader der Engine lehnt die Datei ab; andere Lader behalten stillschweigend den letzten.</translation>
    </message>
    <message>
        <source>Rename or delete one of the two.</source>
        <translation>Einen von beiden umbenennen oder löschen.</translation>
    </message>
    <message>
        <source>A tools file cannot be read from some place on.</source>
        <translation>Eine Werkzeugdatei ist ab einer Stelle nicht lesbar.</translation>
    </message>
    <message>
        <source>Python cannot import the file, so none of its tools exists. Only brackets and quotes are looked at; nothing is ever run.</source>
        <translation>Python kann die Datei nicht importieren, also gibt es keines ihrer Werkzeuge. Nur Klammern und Anführungszeichen werden geprüft; ausgeführt wird nie etwas.</translation>
    </message>
    <message>
        <source>Close the bracket or the quote that the finding marks.</source>
        <translation>Die Klammer oder das Anführungszeichen an der markierten Stelle schließen.</translation>
    </message>
    <message>
        <source>Use precondition when another skill must run first, hidden to keep the skill out of routing, or requires under tool_constraints to gate a tool.</source>
        <translation>precondition verwenden, wenn zuerst ein anderer Skill laufen muss, hidden, um den Skill aus dem Routing herauszuhalten, oder requires unter tool_constraints, um ein Werkzeug zu sperren, bis etwas erfüllt ist.</translation>
    </message>
    <message>
        <source>Write the constraint as prose, or gate tools with tool_constraints.</source>
        <translation>Die Einschränkung als Fließtext schreiben oder Werkzeuge mit tool_constraints sperren.</translation>
    </message>
    <message>
        <source>Declare memory entries in the memory.yml beside this file.</source>
        <translation>Gedächtniseinträge in der memory.yml neben dieser Datei deklarieren.</translation>
    </message>
    <message>
        <source>Tools in tools.py are found by themselves; list shared ones under import_tools.</source>
        <translation>Werkzeuge in tools.py werden von selbst gefunden; gemeinsame unter import_tools aufführen.</translation>
    </message>
    <message>
        <source>Skills have no version of their own. Remove it.</source>
        <translation>Skills haben keine eigene Version. Entfernen.</translation>
    </message>
    <message>
        <source>A skill.md must begin with a line ---. Write the front matter between two such lines, with name and description.</source>
        <translation>Eine skill.md muss mit einer Zeile --- beginnen. Das Front Matter zwischen zwei solche Zeilen schreiben, mit name und description.</translation>
    </message>
    <message>
        <source>The front matter is not closed. Put a second line --- behind its last key.</source>
        <translation>Das Front Matter ist nicht geschlossen. Hinter seinen letzten Schlüssel eine zweite Zeile --- setzen.</translation>
    </message>
    <message>
        <source>The front matter must be a mapping of keys and values, such as name: Card Replace.</source>
        <translation>Das Front Matter muss eine Zuordnung von Schlüsseln und Werten sein, etwa name: Card Replace.</translation>
    </message>
    <message>
        <source>This engine does not know the key %1 and ignores it.</source>
        <translation>Diese Engine kennt den Schlüssel %1 nicht und beachtet ihn nicht.</translation>
    </message>
    <message>
        <source>The front matter has no key %1.</source>
        <translation>Das Front Matter hat keinen Schlüssel %1.</translation>
    </message>
    <message>
        <source>The skill has no name. Add name: with the words people should see.</source>
        <translation>Der Skill hat keinen Namen. name: mit den Worten hinzufügen, die man sehen soll.</translation>
    </message>
    <message>
        <source>The skill has no description. Add description: with what it does and what a customer would say; routing decides by it.</source>
        <translation>Der Skill hat keine Beschreibung. description: hinzufügen, mit dem, was er tut und was ein Kunde sagen würde; danach entscheidet das Routing.</translation>
    </message>
    <message>
        <source>What this skill does, and what a customer would say to ask for it.</source>
        <translation>Was dieser Skill tut und was ein Kunde sagen würde, um danach zu fragen.</translation>
    </message>
    <message>
        <source>Add the name %1</source>
        <translation>Den Namen %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add a description to fill in</source>
        <translation>Eine Beschreibung zum Ausfüllen hinzufügen</translation>
    </message>
    <message>
        <source>%1 is blank. Write the words that routing and people should see.</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 ist leer. Die Worte schreiben, die das Routing und Menschen sehen sollen.</translation>
    </message>
    <message>
        <source>The skill has neither prose nor an ordered block. Write below the front matter what the agent should do.</source>
        <translation>Der Skill hat weder Fließtext noch einen Ablaufblock. Unter das Front Matter schreiben, was der Agent tun soll.</translation>
    </message>
    <message>
        <source>This skill has several ordered blocks and no prose, and none of them is named main, so it is unclear where it begins. Name the first one main.</source>
        <translation>Dieser Skill hat mehrere Ablaufblöcke und keinen Fließtext, und keiner der Blöcke heißt main, also ist unklar, wo er beginnt. Den ersten main nennen.</translation>
    </message>
    <message>
        <source>requires must be a condition in a string.</source>
        <translation>requires muss eine Zeichenkette mit einer Bedingung sein.</translation>
    </message>
    <message>
        <source>The front matter has a key that the engine does not know.</source>
        <translation>Das Front Matter hat einen Schlüssel, den die Engine nicht kennt.</translation>
    </message>
    <message>
        <source>The engine refuses to compile a skill with such a key; engines of the profile maestro read past it, so that the setting has no effect.</source>
        <translation>Die Engine weigert sich, einen Skill mit einem solchen Schlüssel zu kompilieren; Engines des Profils maestro lesen darüber hinweg, sodass die Einstellung keine Wirkung hat.</translation>
    </message>
    <message>
        <source>Correct the spelling, or remove the key. A skill is gated by precondition, hidden and the requires of tool_constraints.</source>
        <translation>Die Schreibweise berichtigen oder den Schlüssel entfernen. Ein Skill wird mit precondition, hidden und requires unter tool_constraints eingeschränkt.</translation>
    </message>
    <message>
        <source>A skill.md does not begin with front matter between two lines ---.</source>
        <translation>Eine skill.md beginnt nicht mit Front Matter zwischen zwei Zeilen ---.</translation>
    </message>
    <message>
        <source>Without both lines the engine cannot tell settings from prose, and the skill does not compile.</source>
        <translation>Ohne beide Zeilen kann die Engine Einstellungen nicht von Fließtext unterscheiden, und der Skill lässt sich nicht kompilieren.</translation>
    </message>
    <message>
        <source>Make --- the very first line of the file, and put a second --- behind the last key.</source>
        <translation>--- zur allerersten Zeile der Datei machen und hinter den letzten Schlüssel ein zweites --- setzen.</translation>
    </message>
    <message>
        <source>YAML in the folder of a skill cannot be read.</source>
        <translation>YAML im Ordner eines Skills ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The whole folder fails to load, so validation stops: otherwise the skill would be missing from the agent without a word.</source>
        <translation>Der ganze Ordner wird nicht geladen, also bricht die Prüfung ab: Sonst würde der Skill dem Agenten fehlen, ohne dass es jemand erfährt.</translation>
    </message>
    <message>
        <source>Mend the YAML at the marked place: quotes, indentation, a space behind each colon.</source>
        <translation>Das YAML an der markierten Stelle berichtigen: Anführungszeichen, Einrückung, ein Leerzeichen hinter jedem Doppelpunkt.</translation>
    </message>
    <message>
        <source>The requires of a skill is no condition.</source>
        <translation>requires eines Skills ist keine Bedingung.</translation>
    </message>
    <message>
        <source>Engines of this generation decide by it whether the skill may start, and cannot evaluate this.</source>
        <translation>Engines dieser Generation entscheiden danach, ob der Skill starten darf, und können das nicht auswerten.</translation>
    </message>
    <message>
        <source>Write a condition such as session.project.authenticated. Newer engines have no requires for skills; use precondition there.</source>
        <translation>Eine Bedingung wie session.project.authenticated schreiben. Neuere Engines kennen kein requires für Skills; dort precondition verwenden.</translation>
    </message>
    <message>
        <source>The front matter lacks name or description.</source>
        <translation>Im Front Matter fehlt name oder description.</translation>
    </message>
    <message>
        <source>Both are required: people see the name, and the agent routes by the description.</source>
        <translation>Beide sind erforderlich: Menschen sehen den Namen, und nach der Beschreibung entscheidet das Routing des Agenten.</translation>
    </message>
    <message>
        <source>Add the key. Describe what the skill does with the words a customer would use.</source>
        <translation>Den Schlüssel hinzufügen. Mit den Worten, die ein Kunde verwenden würde, beschreiben, was der Skill tut.</translation>
    </message>
    <message>
        <source>name or description is blank.</source>
        <translation>name oder description ist leer.</translation>
    </message>
    <message>
        <source>The agent routes by these words, and with none of them the skill is hard to find.</source>
        <translation>Nach diesen Worten entscheidet das Routing des Agenten, und ohne sie ist der Skill schwer zu finden.</translation>
    </message>
    <message>
        <source>Write what the skill does with the words a customer would use.</source>
        <translation>Mit den Worten, die ein Kunde verwenden würde, schreiben, was der Skill tut.</translation>
    </message>
    <message>
        <source>A skill.md has neither prose nor an ordered block.</source>
        <translation>Eine skill.md hat weder Fließtext noch einen Ablaufblock.</translation>
    </message>
    <message>
        <source>There is nothing that the agent could do once the skill is active, so it does not compile.</source>
        <translation>Es gibt nichts, was der Agent tun könnte, sobald der Skill aktiv ist, also lässt er sich nicht kompilieren.</translation>
    </message>
    <message>
        <source>Write instructions below the front matter, or an ordered block.</source>
        <translation>Unter das Front Matter Anweisungen oder einen Ablaufblock schreiben.</translation>
    </message>
    <message>
        <source>A skill of several ordered blocks without prose has no block named main.</source>
        <translation>Ein Skill aus mehreren Ablaufblöcken ohne Fließtext hat keinen Block namens main.</translation>
    </message>
    <message>
        <source>In a skill that consists of blocks only, the block named main is where it begins; here the engine has nothing to go by.</source>
        <translation>In einem Skill, der nur aus Blöcken besteht, ist der Block namens main der Anfang; hier hat die Engine keinen Anhaltspunkt.</translation>
    </message>
    <message>
        <source>Name the block to begin with main, or write prose that says when each block is entered.</source>
        <translation>Den Block, mit dem es beginnt, main nennen oder Fließtext schreiben, der sagt, wann welcher Block betreten wird.</translation>
    </message>
    <message>
        <source>%1 must be a string. Write words, in quotes where they look like a number or a truth value.</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 muss eine Zeichenkette sein. Worte schreiben, in Anführungszeichen, wo sie wie eine Zahl oder ein Wahrheitswert aussehen.</translation>
    </message>
    <message>
        <source>An entry of import_tools must be a string: the name of a shared tool, or mcp/&lt;server&gt;:&lt;tool&gt;.</source>
        <translation>Ein Eintrag von import_tools muss eine Zeichenkette sein: der Name eines gemeinsamen Werkzeugs oder mcp/&lt;server&gt;:&lt;werkzeug&gt;.</translation>
    </message>
    <message>
        <source>agent.yml does not bind %1. Bind it under orchestrator: preconditions: with resolve_with: and the skill that meets it.</source>
        <translation>agent.yml bindet %1 nicht. Unter orchestrator: preconditions: mit resolve_with: und dem Skill binden, der sie erfüllt.</translation>
    </message>
    <message>
        <source>The engine itself must start %1, so engine_managed cannot be false here. Write true, or leave it out.</source>
        <translation>Die Engine selbst muss %1 starten, also kann engine_managed hier nicht false sein. true schreiben oder weglassen.</translation>
    </message>
    <message>
        <source>name or description is not a string.</source>
        <translation>name oder description ist keine Zeichenkette.</translation>
    </message>
    <message>
        <source>The engine rejects a number or a truth value here, and the skill does not compile.</source>
        <translation>Die Engine lehnt hier eine Zahl oder einen Wahrheitswert ab, und der Skill lässt sich nicht kompilieren.</translation>
    </message>
    <message>
        <source>Write words, or put the value in quotes.</source>
        <translation>Worte schreiben oder den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>precondition is not a string.</source>
        <translation>precondition ist keine Zeichenkette.</translation>
    </message>
    <message>
        <source>It is the name that agent.yml binds to a skill; another value binds nothing.</source>
        <translation>Es ist der Name, den agent.yml an einen Skill bindet; ein anderer Wert bindet nichts.</translation>
    </message>
    <message>
        <source>Write one name from orchestrator: preconditions: in agent.yml.</source>
        <translation>Einen Namen aus orchestrator: preconditions: in agent.yml schreiben.</translation>
    </message>
    <message>
        <source>hidden, disabled, always_include_in_prompt or engine_managed is neither true nor false.</source>
        <translation>hidden, disabled, always_include_in_prompt oder engine_managed ist weder true noch false.</translation>
    </message>
    <message>
        <source>The engine rejects words and quoted values here, and the skill does not compile.</source>
        <translation>Die Engine lehnt hier Worte und Werte in Anführungszeichen ab, und der Skill lässt sich nicht kompilieren.</translation>
    </message>
    <message>
        <source>Write true or false without quotes.</source>
        <translation>true oder false ohne Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>import_tools or utter is not a list.</source>
        <translation>import_tools oder utter ist keine Liste.</translation>
    </message>
    <message>
        <source>The engine reads entry by entry and rejects anything else, even a single name.</source>
        <translation>Die Engine liest Eintrag für Eintrag und lehnt alles andere ab, auch einen einzelnen Namen.</translation>
    </message>
    <message>
        <source>Put each entry on a line of its own behind a dash.</source>
        <translation>Jeden Eintrag in eine eigene Zeile hinter einen Strich setzen.</translation>
    </message>
    <message>
        <source>An entry of import_tools is not a string.</source>
        <translation>Ein Eintrag von import_tools ist keine Zeichenkette.</translation>
    </message>
    <message>
        <source>Each entry names one tool; a space behind the colon of mcp/server:tool makes it a mapping.</source>
        <translation>Jeder Eintrag nennt ein Werkzeug; ein Leerzeichen hinter dem Doppelpunkt von mcp/server:tool macht ihn zu einer Zuordnung.</translation>
    </message>
    <message>
        <source>Write the name of a shared tool, or mcp/&lt;server&gt;:&lt;tool&gt; without spaces.</source>
        <translation>Den Namen eines gemeinsamen Werkzeugs oder mcp/&lt;server&gt;:&lt;werkzeug&gt; ohne Leerzeichen schreiben.</translation>
    </message>
    <message>
        <source>A precondition is not bound in agent.yml.</source>
        <translation>Eine Vorbedingung ist in agent.yml nicht gebunden.</translation>
    </message>
    <message>
        <source>The engine does not know which skill makes the precondition true, so the skill cannot be parked and continued.</source>
        <translation>Die Engine weiß nicht, welcher Skill die Vorbedingung erfüllt, also lässt sich der Skill nicht zurückstellen und fortsetzen.</translation>
    </message>
    <message>
        <source>Bind the name in agent.yml under orchestrator: preconditions: with resolve_with, or correct its spelling.</source>
        <translation>Den Namen in agent.yml unter orchestrator: preconditions: mit resolve_with binden oder seine Schreibweise berichtigen.</translation>
    </message>
    <message>
        <source>default_unsupported_request_handler is taken out of the engine&apos;s hands.</source>
        <translation>default_unsupported_request_handler wird der Engine aus der Hand genommen.</translation>
    </message>
    <message>
        <source>Training rejects engine_managed: false for this one bundled skill, because requests that nothing else serves end there.</source>
        <translation>Das Training lehnt engine_managed: false für diesen einen mitgelieferten Skill ab, weil Anfragen, die nichts anderes bedient, dort enden.</translation>
    </message>
    <message>
        <source>Write engine_managed: true, or leave the key out.</source>
        <translation>engine_managed: true schreiben oder den Schlüssel weglassen.</translation>
    </message>
    <message>
        <source>llm: must name a model group: write model_group: and the id of one under model_groups.</source>
        <translation>llm: muss eine Modellgruppe nennen: model_group: und die ID einer Gruppe unter model_groups schreiben.</translation>
    </message>
    <message>
        <source>It takes none of the model&apos;s own settings any more: %1. They belong in the model group.</source>
        <extracomment>%1: a list of keys</extracomment>
        <translation>Es nimmt keine eigenen Einstellungen des Modells mehr: %1. Sie gehören in die Modellgruppe.</translation>
    </message>
    <message>
        <source>Make it a model group</source>
        <translation>Zu einer Modellgruppe machen</translation>
    </message>
    <message>
        <source>llm: must be a mapping. Write model_group: and the id of a model group below it.</source>
        <translation>llm: muss eine Zuordnung sein. Darunter model_group: und die ID einer Modellgruppe schreiben.</translation>
    </message>
    <message>
        <source>llm: says neither which model group nor which model speaks. Write model_group: and the id of a model group.</source>
        <translation>llm: sagt weder, welche Modellgruppe, noch, welches Modell spricht. model_group: und die ID einer Modellgruppe schreiben.</translation>
    </message>
    <message>
        <source>model_groups must be a list. Begin each group with - id: and its name.</source>
        <translation>model_groups muss eine Liste sein. Jede Gruppe mit - id: und ihrem Namen beginnen.</translation>
    </message>
    <message>
        <source>This model group has no id, so nothing can refer to it. Write id: and a name of your choice.</source>
        <translation>Diese Modellgruppe hat keine ID, also kann nichts auf sie verweisen. id: und einen Namen nach Wahl schreiben.</translation>
    </message>
    <message>
        <source>Another model group has the id %1. Choose a different one.</source>
        <translation>Eine andere Modellgruppe hat die ID %1. Eine andere ID wählen.</translation>
    </message>
    <message>
        <source>The model group %1 has no models. Write models: and at least one with its provider and model.</source>
        <translation>Die Modellgruppe %1 hat keine Modelle. models: und mindestens eines mit provider und model schreiben.</translation>
    </message>
    <message>
        <source>integrations.yml has no model group %1 under model_groups.</source>
        <translation>integrations.yml hat unter model_groups keine Modellgruppe %1.</translation>
    </message>
    <message>
        <source>llm in integrations.yml names no model group, or holds settings of the model itself.</source>
        <translation>llm in integrations.yml nennt keine Modellgruppe oder enthält Einstellungen des Modells selbst.</translation>
    </message>
    <message>
        <source>Newer engines take models from model groups only, and reject the older form with the settings right below llm.</source>
        <translation>Neuere Engines nehmen Modelle nur aus Modellgruppen und lehnen die ältere Form mit den Einstellungen direkt unter llm ab.</translation>
    </message>
    <message>
        <source>Move the settings into a group under model_groups, and name it in llm: model_group:.</source>
        <translation>Die Einstellungen in eine Gruppe unter model_groups verschieben und diese in llm: model_group: nennen.</translation>
    </message>
    <message>
        <source>llm in integrations.yml names neither a model group nor a model.</source>
        <translation>llm in integrations.yml nennt weder eine Modellgruppe noch ein Modell.</translation>
    </message>
    <message>
        <source>The agent has nothing to think with.</source>
        <translation>Der Agent hat nichts, womit er denken könnte.</translation>
    </message>
    <message>
        <source>Write model_group: and the id of a model group, or for older engines provider: and model:.</source>
        <translation>model_group: und die ID einer Modellgruppe schreiben, oder für ältere Engines provider: und model:.</translation>
    </message>
    <message>
        <source>A model group has no id, no models, or the id of another.</source>
        <translation>Eine Modellgruppe hat keine ID, keine Modelle oder die ID einer anderen.</translation>
    </message>
    <message>
        <source>Groups are found by their ids, and a group without models answers nothing.</source>
        <translation>Gruppen werden nach ihrer ID gefunden, und eine Gruppe ohne Modelle antwortet auf nichts.</translation>
    </message>
    <message>
        <source>Give each group an id of its own and at least one model.</source>
        <translation>Jeder Gruppe eine eigene ID und mindestens ein Modell geben.</translation>
    </message>
    <message>
        <source>A model group is named that integrations.yml does not have.</source>
        <translation>Es wird eine Modellgruppe genannt, die integrations.yml nicht hat.</translation>
    </message>
    <message>
        <source>Without it the agent cannot think, or its reference documents cannot be searched.</source>
        <translation>Ohne sie kann der Agent nicht denken, oder seine Referenzdokumente lassen sich nicht durchsuchen.</translation>
    </message>
    <message>
        <source>Correct the name, or add the group under model_groups.</source>
        <translation>Den Namen berichtigen oder die Gruppe unter model_groups hinzufügen.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>%1: an existing name</extracomment>
        <translation>War %1 gemeint?</translation>
    </message>
    <message>
        <source>mcp_servers must be a list. Begin each server with - name: and the name that import_tools uses.</source>
        <translation>mcp_servers muss eine Liste sein. Jeden Server mit - name: und dem Namen beginnen, den import_tools verwendet.</translation>
    </message>
    <message>
        <source>An MCP server has no key %1.</source>
        <translation>Ein MCP-Server hat keinen Schlüssel %1.</translation>
    </message>
    <message>
        <source>This MCP server has no name, so no skill can import its tools. Write name: and a name of your choice.</source>
        <translation>Dieser MCP-Server hat keinen Namen, also kann kein Skill seine Werkzeuge importieren. name: und einen Namen nach Wahl schreiben.</translation>
    </message>
    <message>
        <source>Another MCP server is named %1. Choose a different name.</source>
        <translation>Ein anderer MCP-Server heißt %1. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>An MCP server signs in by one of token, api_key, oauth and module; this one has %1 already. Keep one of them.</source>
        <translation>Ein MCP-Server meldet sich mit einem von token, api_key, oauth und module an; dieser hat schon %1. Eines davon behalten.</translation>
    </message>
    <message>
        <source>%1 is a secret and stands here for everybody to read. Write it as ${NAME} and set the environment variable where the agent runs.</source>
        <extracomment>%1: a key; ${…} is written as it stands</extracomment>
        <translation>%1 ist ein Geheimnis und steht hier für alle lesbar. Als ${NAME} schreiben und die Umgebungsvariable dort setzen, wo der Agent läuft.</translation>
    </message>
    <message>
        <source>An MCP server has no name, a misspelt key, or the name of another.</source>
        <translation>Ein MCP-Server hat keinen Namen, einen falsch geschriebenen Schlüssel oder den Namen eines anderen.</translation>
    </message>
    <message>
        <source>Skills import tools by the server&apos;s name, as in mcp/banking:get_balance.</source>
        <translation>Skills importieren Werkzeuge über den Namen des Servers, wie in mcp/banking:get_balance.</translation>
    </message>
    <message>
        <source>Give each server a name of its own.</source>
        <translation>Jedem Server einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>An MCP server has more than one way to sign in.</source>
        <translation>Ein MCP-Server hat mehr als eine Art der Anmeldung.</translation>
    </message>
    <message>
        <source>The engine cannot tell which of them to use, and rejects the file.</source>
        <translation>Die Engine weiß nicht, welche davon sie verwenden soll, und lehnt die Datei ab.</translation>
    </message>
    <message>
        <source>Keep one of token, api_key, oauth and module.</source>
        <translation>Eines von token, api_key, oauth und module behalten.</translation>
    </message>
    <message>
        <source>The secret of an MCP server is written into integrations.yml.</source>
        <translation>Das Geheimnis eines MCP-Servers steht in integrations.yml.</translation>
    </message>
    <message>
        <source>The engine accepts secrets from the environment only; and whoever can read the folder could use this one.</source>
        <translation>Die Engine nimmt Geheimnisse nur aus der Umgebung an; und wer den Ordner lesen kann, könnte dieses verwenden.</translation>
    </message>
    <message>
        <source>Write ${NAME} and set the environment variable NAME where the agent runs. Change the secret if the file was shared.</source>
        <translation>${NAME} schreiben und die Umgebungsvariable NAME dort setzen, wo der Agent läuft. Das Geheimnis ändern, wenn die Datei weitergegeben wurde.</translation>
    </message>
    <message>
        <source>The secret of a model or of tracing is written into integrations.yml.</source>
        <translation>Das Geheimnis eines Modells oder des Tracings steht in integrations.yml.</translation>
    </message>
    <message>
        <source>It works, but whoever can read the folder can use the secret.</source>
        <translation>Es funktioniert, aber wer den Ordner lesen kann, kann das Geheimnis verwenden.</translation>
    </message>
    <message>
        <source>Use api_key_env with the name of an environment variable, or ${NAME}. Change the secret if the file was shared.</source>
        <translation>api_key_env mit dem Namen einer Umgebungsvariablen oder ${NAME} verwenden. Das Geheimnis ändern, wenn die Datei weitergegeben wurde.</translation>
    </message>
    <message>
        <source>%1 is no entry name. Write &lt;skill&gt;.&lt;entry&gt; or project.&lt;entry&gt;, without session.</source>
        <translation>%1 ist kein Eintragsname. &lt;skill&gt;.&lt;eintrag&gt; oder project.&lt;eintrag&gt; schreiben, ohne session.</translation>
    </message>
    <message>
        <source>%1 must be a list of entry names: one a line with a dash before it, or [project.tier].</source>
        <translation>%1 muss eine Liste von Eintragsnamen sein: je Zeile einer mit einem Strich davor, oder [project.tier].</translation>
    </message>
    <message>
        <source>An item of %1 must be an entry name such as project.tier.</source>
        <translation>Ein Element von %1 muss ein Eintragsname wie project.tier sein.</translation>
    </message>
    <message>
        <source>%1 belongs to the engine, and no skill reads or writes it.</source>
        <translation>%1 gehört der Engine, und kein Skill liest oder schreibt es.</translation>
    </message>
    <message>
        <source>No memory.yml declares %1.</source>
        <translation>Keine memory.yml deklariert %1.</translation>
    </message>
    <message>
        <source>%1 is an entry of %2 itself; it would only lock itself out.</source>
        <translation>%1 ist ein Eintrag von %2 selbst; der Skill würde nur sich selbst aussperren.</translation>
    </message>
    <message>
        <source>%1 is a private entry of %2, which no other skill reads or writes anyway.</source>
        <translation>%1 ist ein privater Eintrag von %2, den ohnehin kein anderer Skill liest oder schreibt.</translation>
    </message>
    <message>
        <source>%1 is written by %2 only, whatever is denied here.</source>
        <translation>%1 wird nur von %2 geschrieben, was auch immer hier verweigert wird.</translation>
    </message>
    <message>
        <source>%1 is denied twice. Delete one of the two.</source>
        <translation>%1 wird zweimal verweigert. Eines von beiden löschen.</translation>
    </message>
    <message>
        <source>Correct the name, or delete the item.</source>
        <translation>Den Namen berichtigen oder das Element löschen.</translation>
    </message>
    <message>
        <source>This engine reads the lists but enforces nothing: what they deny is allowed. Keep what is to stay hidden under private:.</source>
        <translation>Diese Engine liest die Listen, setzt aber nichts durch: Was sie verweigern, ist erlaubt. Was verborgen bleiben soll, unter private: halten.</translation>
    </message>
    <message>
        <source>An access item is not a fully qualified entry name.</source>
        <translation>Ein Element unter access ist kein vollständiger Eintragsname.</translation>
    </message>
    <message>
        <source>A bare name denies nothing, because the engine compares full names: what was to be protected is not.</source>
        <translation>Ein bloßer Name verweigert nichts, weil die Engine vollständige Namen vergleicht: Was geschützt werden sollte, ist es nicht.</translation>
    </message>
    <message>
        <source>Write &lt;skill&gt;.&lt;entry&gt; or project.&lt;entry&gt;.</source>
        <translation>&lt;skill&gt;.&lt;eintrag&gt; oder project.&lt;eintrag&gt; schreiben.</translation>
    </message>
    <message>
        <source>deny_read or deny_write is not a list of names.</source>
        <translation>deny_read oder deny_write ist keine Liste von Namen.</translation>
    </message>
    <message>
        <source>The engine expects a list, and refuses or ignores anything else.</source>
        <translation>Die Engine erwartet eine Liste; alles andere lehnt sie ab oder beachtet es nicht.</translation>
    </message>
    <message>
        <source>Write one name a line, with a dash before it.</source>
        <translation>Je Zeile einen Namen schreiben, mit einem Strich davor.</translation>
    </message>
    <message>
        <source>The newer engine does not enforce the lists; an older one would not find the entry.</source>
        <translation>Die neuere Engine setzt die Listen nicht durch; eine ältere würde den Eintrag nicht finden.</translation>
    </message>
    <message>
        <source>Write &lt;skill&gt;.&lt;entry&gt; or project.&lt;entry&gt;, or remove the list.</source>
        <translation>&lt;skill&gt;.&lt;eintrag&gt; oder project.&lt;eintrag&gt; schreiben oder die Liste entfernen.</translation>
    </message>
    <message>
        <source>A denial changes nothing, or locks the skill out of its own entry.</source>
        <translation>Eine Verweigerung ändert nichts oder sperrt den Skill von seinem eigenen Eintrag aus.</translation>
    </message>
    <message>
        <source>The lists limit what this skill may do with the project&apos;s entries and with public entries of others. A name that is not there protects nothing.</source>
        <translation>Die Listen begrenzen, was dieser Skill mit den Einträgen des Projekts und mit öffentlichen Einträgen anderer tun darf. Ein Name, den es dort nicht gibt, schützt nichts.</translation>
    </message>
    <message>
        <source>Access lists have no effect in the newer engine.</source>
        <translation>Zugriffslisten haben in der neueren Engine keine Wirkung.</translation>
    </message>
    <message>
        <source>It accepts access: without enforcing it, so that a skill reads and writes what the lists deny.</source>
        <translation>Sie nimmt access: an, ohne es durchzusetzen, sodass ein Skill liest und schreibt, was die Listen verweigern.</translation>
    </message>
    <message>
        <source>Do not rely on the lists: declare as private what others must not see.</source>
        <translation>Sich nicht auf die Listen verlassen: als privat deklarieren, was andere nicht sehen dürfen.</translation>
    </message>
    <message>
        <source>%1 is no memory type. The types are %2.</source>
        <translation>%1 ist kein Gedächtnistyp. Die Typen sind %2.</translation>
    </message>
    <message>
        <source>%1 must be true or false, without quotes.</source>
        <translation>%1 muss true oder false sein, ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>%1 must be a string. Put it in quotes.</source>
        <translation>%1 muss eine Zeichenkette sein. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>%1 must be a list: one value a line with a dash before it, or [first, second].</source>
        <translation>%1 muss eine Liste sein: je Zeile ein Wert mit einem Strich davor, oder [erster, zweiter].</translation>
    </message>
    <message>
        <source>%1 must be a mapping.</source>
        <translation>%1 muss eine Zuordnung sein.</translation>
    </message>
    <message>
        <source>The attributes of %1 must be a mapping. Write type: %2 on a line of its own below it.</source>
        <translation>Die Attribute von %1 müssen eine Zuordnung sein. type: %2 in eine eigene Zeile darunter schreiben.</translation>
    </message>
    <message>
        <source>Write it as the type</source>
        <translation>Als Typ schreiben</translation>
    </message>
    <message>
        <source>%1 is no attribute of a memory entry. The attributes are %2.</source>
        <translation>%1 ist kein Attribut eines Gedächtniseintrags. Die Attribute sind %2.</translation>
    </message>
    <message>
        <source>It is for entries of the project.</source>
        <translation>Es ist für Einträge des Projekts.</translation>
    </message>
    <message>
        <source>It comes with a newer engine.</source>
        <translation>Es kommt mit einer neueren Engine.</translation>
    </message>
    <message>
        <source>The model cannot write %1: this engine lets it write no entry of the project. Let a tool write it, or declare it in the skill that asks for it.</source>
        <translation>Das Modell kann %1 nicht schreiben: Diese Engine lässt es keinen Eintrag des Projekts schreiben. Ein Werkzeug schreiben lassen oder den Eintrag in dem Skill deklarieren, der danach fragt.</translation>
    </message>
    <message>
        <source>%1 is for entries of the project only; %2, an entry of a skill, can always be overwritten. Remove it.</source>
        <translation>%1 ist nur für Einträge des Projekts; %2, ein Eintrag eines Skills, lässt sich immer überschreiben. Entfernen.</translation>
    </message>
    <message>
        <source>A memory entry has a type that the engine does not know.</source>
        <translation>Ein Gedächtniseintrag hat einen Typ, den die Engine nicht kennt.</translation>
    </message>
    <message>
        <source>The engine takes eight words, exactly as they are written in its reference; string, boolean and number are not among them.</source>
        <translation>Die Engine nimmt acht Wörter, genau so, wie sie in ihrer Referenz stehen; string, boolean und number sind nicht darunter.</translation>
    </message>
    <message>
        <source>Write one of text, bool, int, float, list, categorical, json, any.</source>
        <translation>Eines von text, bool, int, float, list, categorical, json, any schreiben.</translation>
    </message>
    <message>
        <source>An attribute of a memory entry has a value of the wrong kind.</source>
        <translation>Ein Attribut eines Gedächtniseintrags hat einen Wert der falschen Art.</translation>
    </message>
    <message>
        <source>A text such as &quot;yes&quot; is no truth value: the engine refuses the file instead of guessing.</source>
        <translation>Ein Text wie &quot;yes&quot; ist kein Wahrheitswert: Die Engine lehnt die Datei ab, statt zu raten.</translation>
    </message>
    <message>
        <source>Write true or false without quotes, a description as a string, enum_values as a list.</source>
        <translation>true oder false ohne Anführungszeichen schreiben, eine Beschreibung als Zeichenkette, enum_values als Liste.</translation>
    </message>
    <message>
        <source>A memory entry has an attribute that the engine does not know.</source>
        <translation>Ein Gedächtniseintrag hat ein Attribut, das die Engine nicht kennt.</translation>
    </message>
    <message>
        <source>A misspelt attribute has no effect: the entry keeps the default, and nothing says so.</source>
        <translation>Ein falsch geschriebenes Attribut hat keine Wirkung: Der Eintrag behält den Standard, und nichts weist darauf hin.</translation>
    </message>
    <message>
        <source>Correct the attribute, or remove it.</source>
        <translation>Das Attribut berichtigen oder entfernen.</translation>
    </message>
    <message>
        <source>An entry of the project is llm_settable.</source>
        <translation>Ein Eintrag des Projekts ist llm_settable.</translation>
    </message>
    <message>
        <source>The newer engine lets the model write entries of skills only and refuses to train.</source>
        <translation>Die neuere Engine lässt das Modell nur Einträge von Skills schreiben und verweigert das Training.</translation>
    </message>
    <message>
        <source>Remove llm_settable and let a tool write the entry, or move the entry into the skill that asks for it.</source>
        <translation>llm_settable entfernen und den Eintrag von einem Werkzeug schreiben lassen, oder den Eintrag in den Skill verschieben, der danach fragt.</translation>
    </message>
    <message>
        <source>An entry of a skill has the attribute mutable.</source>
        <translation>Ein Eintrag eines Skills hat das Attribut mutable.</translation>
    </message>
    <message>
        <source>mutable lifts the rule that entries of the project are written once. Entries of skills have no such rule, and the newer engine refuses the attribute there.</source>
        <translation>mutable hebt die Regel auf, dass Einträge des Projekts nur einmal geschrieben werden. Für Einträge von Skills gibt es keine solche Regel, und die neuere Engine lehnt das Attribut dort ab.</translation>
    </message>
    <message>
        <source>Remove the attribute.</source>
        <translation>Das Attribut entfernen.</translation>
    </message>
    <message>
        <source>The project&apos;s memory.yml must be a mapping of entry names to their attributes.</source>
        <translation>Die memory.yml des Projekts muss eine Zuordnung von Eintragsnamen zu ihren Attributen sein.</translation>
    </message>
    <message>
        <source>%1 belongs into the memory.yml of a skill. The project&apos;s memory.yml lists its entries directly, without anything around them.</source>
        <translation>%1 gehört in die memory.yml eines Skills. Die memory.yml des Projekts führt ihre Einträge direkt auf, ohne etwas darum herum.</translation>
    </message>
    <message>
        <source>The memory.yml of a skill must be a mapping with schema: and, where needed, access:.</source>
        <translation>Die memory.yml eines Skills muss eine Zuordnung mit schema: und bei Bedarf access: sein.</translation>
    </message>
    <message>
        <source>%1 stands under schema:, which is missing above it.</source>
        <translation>%1 steht unter schema:, das darüber fehlt.</translation>
    </message>
    <message>
        <source>Put schema: above it</source>
        <translation>schema: darüber setzen</translation>
    </message>
    <message>
        <source>%1 stands at the top of the file. In the memory.yml of a skill entries stand under schema: public: or schema: private:.</source>
        <translation>%1 steht auf der obersten Ebene der Datei. In der memory.yml eines Skills stehen Einträge unter schema: public: oder schema: private:.</translation>
    </message>
    <message>
        <source>Put the entries under schema: %1:</source>
        <extracomment>%1: public or private</extracomment>
        <translation>Die Einträge verschieben unter schema: %1:</translation>
    </message>
    <message>
        <source>Write public: and private: below it, and the entries below them.</source>
        <translation>public: und private: darunter schreiben, und die Einträge unter diese.</translation>
    </message>
    <message>
        <source>Write deny_read: and deny_write: below it.</source>
        <translation>deny_read: und deny_write: darunter schreiben.</translation>
    </message>
    <message>
        <source>Write the names of the entries below it, with a colon behind each.</source>
        <translation>Die Namen der Einträge darunter schreiben, jeden mit einem Doppelpunkt dahinter.</translation>
    </message>
    <message>
        <source>%1 does not belong here.</source>
        <translation>%1 gehört nicht hierher.</translation>
    </message>
    <message>
        <source>Put the entries under %1:</source>
        <extracomment>%1: public or private</extracomment>
        <translation>Die Einträge verschieben unter %1:</translation>
    </message>
    <message>
        <source>The memory.yml of a skill has the keys schema and access; entries stand under schema: public: or schema: private:.</source>
        <translation>Die memory.yml eines Skills hat die Schlüssel schema und access; Einträge stehen unter schema: public: oder schema: private:.</translation>
    </message>
    <message>
        <source>Under schema: stand public: and private:, and the entries below them.</source>
        <translation>Unter schema: stehen public: und private:, und die Einträge darunter.</translation>
    </message>
    <message>
        <source>Under access: stand the lists deny_read: and deny_write:.</source>
        <translation>Unter access: stehen die Listen deny_read: und deny_write:.</translation>
    </message>
    <message>
        <source>%1 cannot be declared: the namespace system belongs to the engine. Give the entry a name of its own.</source>
        <translation>%1 lässt sich nicht deklarieren: Der Namensraum system gehört der Engine. Dem Eintrag einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>%1 cannot be named in a condition or a placeholder. Use letters, digits and _, begin with a letter, and take no word of Python.</source>
        <translation>%1 lässt sich in einer Bedingung oder einem Platzhalter nicht nennen. Buchstaben, Ziffern und _ verwenden, mit einem Buchstaben beginnen und kein Wort von Python nehmen.</translation>
    </message>
    <message>
        <source>%1 is declared under public: and under private:. Delete one of the two.</source>
        <translation>%1 ist unter public: und unter private: deklariert. Eines von beiden löschen.</translation>
    </message>
    <message>
        <source>The public one stands here.</source>
        <translation>Der öffentliche steht hier.</translation>
    </message>
    <message>
        <source>A memory.yml has the shape of the other kind of memory.yml.</source>
        <translation>Eine memory.yml hat die Form der anderen Art von memory.yml.</translation>
    </message>
    <message>
        <source>The project&apos;s file is a plain list of entries; a skill&apos;s file sorts them under schema: public: and private:. In the wrong shape the engine finds no entries, and every use of them is undeclared.</source>
        <translation>Die Datei des Projekts ist eine einfache Liste von Einträgen; die eines Skills ordnet sie unter schema: public: und private:. In der falschen Form findet die Engine keine Einträge, und jede Verwendung ist undeklariert.</translation>
    </message>
    <message>
        <source>Put the entries of a skill under schema: public: or schema: private:, and those of the project at the top of the file.</source>
        <translation>Die Einträge eines Skills unter schema: public: oder schema: private: setzen, die des Projekts auf die oberste Ebene der Datei.</translation>
    </message>
    <message>
        <source>The memory.yml of a skill has a key that the engine does not know.</source>
        <translation>Die memory.yml eines Skills hat einen Schlüssel, den die Engine nicht kennt.</translation>
    </message>
    <message>
        <source>The keys are schema and access, and under schema public and private. What stands under another key is not declared.</source>
        <translation>Die Schlüssel sind schema und access, und unter schema public und private. Was unter einem anderen Schlüssel steht, ist nicht deklariert.</translation>
    </message>
    <message>
        <source>Correct the key, or move what stands below it under the right one.</source>
        <translation>Den Schlüssel berichtigen oder, was darunter steht, unter den richtigen verschieben.</translation>
    </message>
    <message>
        <source>The memory.yml of a skill has a key that the engine ignores.</source>
        <translation>Die memory.yml eines Skills hat einen Schlüssel, den die Engine nicht beachtet.</translation>
    </message>
    <message>
        <source>The newer engine passes over keys that it does not know, so that entries below them are not declared.</source>
        <translation>Die neuere Engine übergeht Schlüssel, die sie nicht kennt, sodass Einträge darunter nicht deklariert sind.</translation>
    </message>
    <message>
        <source>Correct the key, or delete it.</source>
        <translation>Den Schlüssel berichtigen oder löschen.</translation>
    </message>
    <message>
        <source>A memory.yml declares something in the namespace system.</source>
        <translation>Eine memory.yml deklariert etwas im Namensraum system.</translation>
    </message>
    <message>
        <source>system.* belongs to the engine and can never be declared.</source>
        <translation>system.* gehört der Engine und lässt sich nie deklarieren.</translation>
    </message>
    <message>
        <source>Declare the entry under a name of its own in the project&apos;s or the skill&apos;s memory.</source>
        <translation>Den Eintrag unter einem eigenen Namen im Gedächtnis des Projekts oder des Skills deklarieren.</translation>
    </message>
    <message>
        <source>An entry is declared both public and private.</source>
        <translation>Ein Eintrag ist sowohl öffentlich als auch privat deklariert.</translation>
    </message>
    <message>
        <source>Both would be session.&lt;skill&gt;.&lt;entry&gt;: nobody can tell which attributes count and whether other skills may read it.</source>
        <translation>Beide wären session.&lt;skill&gt;.&lt;eintrag&gt;: Niemand kann sagen, welche Attribute gelten und ob andere Skills ihn lesen dürfen.</translation>
    </message>
    <message>
        <source>Keep it under public: when other skills read it, else under private:.</source>
        <translation>Unter public: behalten, wenn andere Skills ihn lesen, sonst unter private:.</translation>
    </message>
    <message>
        <source>The name of an entry cannot stand in a condition.</source>
        <translation>Der Name eines Eintrags kann nicht in einer Bedingung stehen.</translation>
    </message>
    <message>
        <source>A reference has exactly three parts, session.&lt;skill&gt;.&lt;entry&gt;, and each is a name as in Python. With a dot, a dash or a space the entry cannot be reached.</source>
        <translation>Ein Verweis hat genau drei Teile, session.&lt;skill&gt;.&lt;eintrag&gt;, und jeder ist ein Name wie in Python. Mit einem Punkt, einem Strich oder einem Leerzeichen ist der Eintrag nicht erreichbar.</translation>
    </message>
    <message>
        <source>Rename the entry; use letters, digits and _.</source>
        <translation>Den Eintrag umbenennen; Buchstaben, Ziffern und _ verwenden.</translation>
    </message>
    <message>
        <source>%1 is immutable, but the model may set and correct it: the second time fails. Remove immutable or llm_settable.</source>
        <translation>%1 ist unveränderlich, aber das Modell darf ihn setzen und berichtigen: Das zweite Mal schlägt fehl. immutable oder llm_settable entfernen.</translation>
    </message>
    <message>
        <source>%1 is immutable: at the latest the second write of it fails with MemoryWriteError, and some engines refuse the first. Give it an initial_value instead, or remove immutable.</source>
        <translation>%1 ist unveränderlich: Spätestens das zweite Schreiben schlägt mit MemoryWriteError fehl, und manche Engines lehnen schon das erste ab. Stattdessen einen initial_value angeben oder immutable entfernen.</translation>
    </message>
    <message>
        <source>The model may set %1 as well, so it can overwrite what %2 found out. Leave llm_settable off for what tools derive.</source>
        <translation>Auch das Modell darf %1 setzen und kann so überschreiben, was %2 ermittelt hat. llm_settable weglassen, wo Werkzeuge den Wert ermitteln.</translation>
    </message>
    <message>
        <source>%1 is personal data, and this wording speaks it aloud; prompts keep it back.</source>
        <extracomment>%1: a memory entry</extracomment>
        <translation>%1 enthält personenbezogene Daten, und dieser Wortlaut spricht sie aus; Prompts werden sie vorenthalten.</translation>
    </message>
    <message>
        <source>%1 is personal data: prompts keep it back, but what this condition decides tells something about it.</source>
        <extracomment>%1: a memory entry</extracomment>
        <translation>%1 enthält personenbezogene Daten: Prompts werden sie vorenthalten, aber was diese Bedingung entscheidet, verrät etwas darüber.</translation>
    </message>
    <message>
        <source>This engine takes a description only for entries that the model may set. Make %1 llm_settable, collect it in a step, or turn the description into a comment.</source>
        <translation>Diese Engine nimmt eine Beschreibung nur bei Einträgen, die das Modell setzen darf. %1 zu llm_settable machen, in einem Schritt mit collect erfragen oder die Beschreibung in einen Kommentar umwandeln.</translation>
    </message>
    <message>
        <source>Something writes an entry that is immutable.</source>
        <translation>Etwas schreibt einen Eintrag, der unveränderlich ist.</translation>
    </message>
    <message>
        <source>An immutable entry is written once; a second write raises MemoryWriteError, and engines have been seen that refuse the first one too.</source>
        <translation>Ein unveränderlicher Eintrag wird einmal geschrieben; ein zweites Schreiben löst MemoryWriteError aus, und es wurden Engines beobachtet, die auch das erste ablehnen.</translation>
    </message>
    <message>
        <source>Give the entry an initial_value and write it nowhere, or remove immutable.</source>
        <translation>Dem Eintrag einen initial_value geben und ihn nirgends schreiben, oder immutable entfernen.</translation>
    </message>
    <message>
        <source>A tool writes an entry that the model may set as well.</source>
        <translation>Ein Werkzeug schreibt einen Eintrag, den auch das Modell setzen darf.</translation>
    </message>
    <message>
        <source>The model can set, and later correct, what the tool found out: whoever comes last wins.</source>
        <translation>Das Modell kann setzen und später berichtigen, was das Werkzeug ermittelt hat: Wer zuletzt kommt, gewinnt.</translation>
    </message>
    <message>
        <source>Leave llm_settable off for values that tools derive.</source>
        <translation>llm_settable bei Werten weglassen, die Werkzeuge ermitteln.</translation>
    </message>
    <message>
        <source>Personal data is spoken in a response, or decides a condition.</source>
        <translation>Personenbezogene Daten werden in einer Antwort gesprochen oder entscheiden eine Bedingung.</translation>
    </message>
    <message>
        <source>pii keeps a value out of prompts, not out of responses and conditions.</source>
        <translation>pii hält einen Wert aus Prompts heraus, nicht aus Antworten und Bedingungen.</translation>
    </message>
    <message>
        <source>Speak and compare a derived entry, such as the last digits, if the value itself is not meant to leave.</source>
        <translation>Einen abgeleiteten Eintrag sprechen und vergleichen, etwa die letzten Ziffern, wenn der Wert selbst nicht nach außen gelangen soll.</translation>
    </message>
    <message>
        <source>An entry of a skill that the model cannot set has a description.</source>
        <translation>Ein Eintrag eines Skills, den das Modell nicht setzen kann, hat eine Beschreibung.</translation>
    </message>
    <message>
        <source>The older engine refuses a description on entries of a skill that are neither llm_settable nor collected in a step.</source>
        <translation>Die ältere Engine lehnt eine Beschreibung bei Einträgen eines Skills ab, die weder llm_settable sind noch in einem Schritt mit collect erfragt werden.</translation>
    </message>
    <message>
        <source>Remove the description, or let the model set the entry.</source>
        <translation>Die Beschreibung entfernen oder das Modell den Eintrag setzen lassen.</translation>
    </message>
    <message>
        <source>%1 is categorical but lists no values, so the model may record anything. List them under enum_values, or make it a text.</source>
        <translation>%1 ist categorical, führt aber keine Werte auf, also kann das Modell alles festhalten. Die Werte unter enum_values aufführen oder einen text daraus machen.</translation>
    </message>
    <message>
        <source>The values of %1 have no effect: only a categorical entry is limited to its enum_values, and this one is %2.</source>
        <translation>Die Werte von %1 haben keine Wirkung: Nur ein Eintrag vom Typ categorical ist auf seine enum_values beschränkt, und dieser ist %2.</translation>
    </message>
    <message>
        <source>Make it categorical</source>
        <translation>Zu categorical machen</translation>
    </message>
    <message>
        <source>%1 lists %2 twice. Delete one of the two.</source>
        <translation>%1 führt %2 zweimal auf. Eines von beiden löschen.</translation>
    </message>
    <message>
        <source>Delete the second</source>
        <translation>Das zweite löschen</translation>
    </message>
    <message>
        <source>YAML readers take %1 for a truth value, so that %2 may never be this text. Put it in quotes.</source>
        <translation>YAML-Leser halten %1 für einen Wahrheitswert, sodass %2 womöglich nie dieser Text ist. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>A value of %1 is no text but of another kind: %2. The model records texts; put it in quotes.</source>
        <translation>Ein Wert von %1 ist kein Text, sondern von anderer Art: %2. Das Modell hält Texte fest; in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Change initial_value, or remove it.</source>
        <translation>initial_value ändern oder entfernen.</translation>
    </message>
    <message>
        <source>This value of %1 has %2 characters. Prompts show the first %3 only, so the model does not see the rest.</source>
        <translation>Dieser Wert von %1 hat %2 Zeichen. Prompts zeigen nur die ersten %3, also sieht das Modell den Rest nicht.</translation>
    </message>
    <message>
        <source>A categorical entry lists no values.</source>
        <translation>Ein Eintrag vom Typ categorical führt keine Werte auf.</translation>
    </message>
    <message>
        <source>Only with enum_values is the model limited to them; without, a categorical entry is a text like any other, and conditions compare with words that it may never have.</source>
        <translation>Nur mit enum_values ist das Modell darauf beschränkt; ohne sie ist ein Eintrag vom Typ categorical ein Text wie jeder andere, und Bedingungen vergleichen mit Worten, die er vielleicht nie hat.</translation>
    </message>
    <message>
        <source>List the values under enum_values, or make the entry a text.</source>
        <translation>Die Werte unter enum_values aufführen oder den Eintrag zu text machen.</translation>
    </message>
    <message>
        <source>An entry that is not categorical lists values.</source>
        <translation>Ein Eintrag, der nicht vom Typ categorical ist, führt Werte auf.</translation>
    </message>
    <message>
        <source>enum_values limit a categorical entry only; with another type the model may record anything.</source>
        <translation>enum_values beschränken nur einen Eintrag vom Typ categorical; bei einem anderen Typ kann das Modell alles festhalten.</translation>
    </message>
    <message>
        <source>Make the entry categorical, or remove enum_values.</source>
        <translation>Den Eintrag zu categorical machen oder enum_values entfernen.</translation>
    </message>
    <message>
        <source>An entry lists the same value twice.</source>
        <translation>Ein Eintrag führt denselben Wert zweimal auf.</translation>
    </message>
    <message>
        <source>The second one adds nothing; most likely another word was meant.</source>
        <translation>Der zweite bewirkt nichts; wahrscheinlich war ein anderes Wort gemeint.</translation>
    </message>
    <message>
        <source>Delete it, or write the value that was meant.</source>
        <translation>Löschen oder den gemeinten Wert schreiben.</translation>
    </message>
    <message>
        <source>A value of an enumeration is no text, or is read as a truth value.</source>
        <translation>Ein Wert einer Aufzählung ist kein Text oder wird als Wahrheitswert gelesen.</translation>
    </message>
    <message>
        <source>yes, no, on and off are truth values in YAML 1.1, and 5 is a number: the model records a text, which then never equals the listed value.</source>
        <translation>yes, no, on und off sind in YAML 1.1 Wahrheitswerte, und 5 ist eine Zahl: Das Modell hält einen Text fest, der dem aufgeführten Wert dann nie gleich ist.</translation>
    </message>
    <message>
        <source>Put the value in quotes.</source>
        <translation>Den Wert in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The initial value does not fit the type or the values of the entry.</source>
        <translation>Der Anfangswert passt nicht zum Typ oder zu den Werten des Eintrags.</translation>
    </message>
    <message>
        <source>Until something writes the entry, conditions see a value that it should never have.</source>
        <translation>Bis etwas den Eintrag schreibt, sehen Bedingungen einen Wert, den er nie haben sollte.</translation>
    </message>
    <message>
        <source>Write a value of the declared type, list it under enum_values, or remove initial_value.</source>
        <translation>Einen Wert des deklarierten Typs schreiben, ihn unter enum_values aufführen oder initial_value entfernen.</translation>
    </message>
    <message>
        <source>A value is longer than what prompts show.</source>
        <translation>Ein Wert ist länger als das, was Prompts zeigen.</translation>
    </message>
    <message>
        <source>A prompt shows the first 100 characters of a value and cuts off the rest without notice.</source>
        <translation>Ein Prompt zeigt die ersten 100 Zeichen eines Werts und schneidet den Rest ohne Hinweis ab.</translation>
    </message>
    <message>
        <source>Shorten the value, or speak it in a response instead.</source>
        <translation>Den Wert kürzen oder ihn stattdessen in einer Antwort sprechen.</translation>
    </message>
    <message>
        <source>the project</source>
        <translation>das Projekt</translation>
    </message>
    <message>
        <source>This one is spoken; it is of %1.</source>
        <translation>Dieser wird gesprochen; er gehört zu %1.</translation>
    </message>
    <message>
        <source>This one is of %1.</source>
        <translation>Dieser gehört zu %1.</translation>
    </message>
    <message>
        <source>%1 is declared by %2 too, and both speak whichever comes last by the names of the folders. Begin the names with the skill, such as utter_%3_….</source>
        <translation>%1 wird auch von %2 deklariert, und beide sprechen die Antwort, deren Ordner dem Namen nach zuletzt kommt. Die Namen mit dem Skill beginnen, etwa utter_%3_….</translation>
    </message>
    <message>
        <source>%1 is never spoken in these words: the project&apos;s responses.yml declares it too, and wins. Delete one of the two.</source>
        <translation>%1 wird nie mit diesen Worten gesprochen: Die responses.yml des Projekts deklariert die Antwort auch und gewinnt. Eine von beiden löschen.</translation>
    </message>
    <message>
        <source>Two skills declare a response of the same name.</source>
        <translation>Zwei Skills deklarieren eine Antwort gleichen Namens.</translation>
    </message>
    <message>
        <source>Names of responses are one list for the whole agent. The skill whose folder comes last by name wins, and the other speaks its words.</source>
        <translation>Die Namen der Antworten sind eine einzige Liste für den ganzen Agenten. Der Skill, dessen Ordner dem Namen nach zuletzt kommt, gewinnt, und der andere spricht dessen Worte.</translation>
    </message>
    <message>
        <source>Begin the names with the skill: utter_card_done.</source>
        <translation>Die Namen mit dem Skill beginnen: utter_card_done.</translation>
    </message>
    <message>
        <source>The project&apos;s responses.yml replaces a response of a skill.</source>
        <translation>Die responses.yml des Projekts ersetzt eine Antwort eines Skills.</translation>
    </message>
    <message>
        <source>The project&apos;s file is merged last, so that the words in the skill&apos;s file are never spoken.</source>
        <translation>Die Datei des Projekts wird zuletzt eingefügt, sodass die Worte in der Datei des Skills nie gesprochen werden.</translation>
    </message>
    <message>
        <source>Delete the one that is not meant.</source>
        <translation>Die Antwort löschen, die nicht gemeint ist.</translation>
    </message>
    <message>
        <source>The placeholder is spoken as it is written.</source>
        <translation>Der Platzhalter wird so gesprochen, wie er dasteht.</translation>
    </message>
    <message>
        <source>Neither %1 nor the project declares %2.</source>
        <translation>Weder %1 noch das Projekt deklariert %2.</translation>
    </message>
    <message>
        <source>Neither the project nor a skill that speaks it declares %1.</source>
        <translation>Weder das Projekt noch ein Skill, der den Platzhalter spricht, deklariert %1.</translation>
    </message>
    <message>
        <source>%1 means %2 while some skills speak %3, but nothing while %4 does. Write the full form {session.….%1}.</source>
        <translation>%1 bedeutet %2, solange manche Skills %3 sprechen, aber nichts, wenn %4 es tut. Die volle Form {session.….%1} schreiben.</translation>
    </message>
    <message>
        <source>%1 means %2 or %3, whichever skill speaks %4. Write the full form {session.….%1}.</source>
        <translation>%1 bedeutet %2 oder %3, je nachdem, welcher Skill %4 spricht. Die volle Form {session.….%1} schreiben.</translation>
    </message>
    <message>
        <source>It may mean this entry.</source>
        <translation>Es kann diesen Eintrag bedeuten.</translation>
    </message>
    <message>
        <source>%1 speaks this as well, and there %2 means %3. Write the full form {%4}.</source>
        <translation>Auch %1 spricht dies, und dort bedeutet %2 %3. Die volle Form {%4} schreiben.</translation>
    </message>
    <message>
        <source>%1 speaks this as well, and there %2 means nothing. Write the full form {%3}.</source>
        <translation>Auch %1 spricht dies, und dort bedeutet %2 nichts. Die volle Form {%3} schreiben.</translation>
    </message>
    <message>
        <source>Write the full form</source>
        <translation>Die volle Form schreiben</translation>
    </message>
    <message>
        <source>%1 is no placeholder, so it is spoken as it is written. Write {entry} or {session.&lt;skill&gt;.&lt;entry&gt;}.</source>
        <translation>%1 ist kein Platzhalter, wird also so gesprochen, wie es dasteht. {eintrag} oder {session.&lt;skill&gt;.&lt;eintrag&gt;} schreiben.</translation>
    </message>
    <message>
        <source>A placeholder has one brace on each side; of these the outer ones are spoken too.</source>
        <translation>Ein Platzhalter hat auf jeder Seite eine geschweifte Klammer; von diesen werden die äußeren mitgesprochen.</translation>
    </message>
    <message>
        <source>The closing brace behind %1 is missing, so it is spoken as it is written.</source>
        <translation>Hinter %1 fehlt die schließende geschweifte Klammer, also wird es so gesprochen, wie es dasteht.</translation>
    </message>
    <message>
        <source>The opening brace before %1 is missing, so it is spoken as it is written.</source>
        <translation>Vor %1 fehlt die öffnende geschweifte Klammer, also wird es so gesprochen, wie es dasteht.</translation>
    </message>
    <message>
        <source>A placeholder names a memory entry that is not declared.</source>
        <translation>Ein Platzhalter nennt einen Gedächtniseintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>What cannot be filled in is left in the text as it is written: the customer hears the name in braces.</source>
        <translation>Was sich nicht einsetzen lässt, bleibt im Text, wie es dasteht: Der Kunde hört den Namen in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>A placeholder names an entry that a skill which speaks it may not read.</source>
        <translation>Ein Platzhalter nennt einen Eintrag, den ein Skill, der ihn spricht, nicht lesen darf.</translation>
    </message>
    <message>
        <source>A wording sees what the active skill sees: not the private entries of others, and not what deny_read lists.</source>
        <translation>Ein Wortlaut sieht, was der aktive Skill sieht: nicht die privaten Einträge anderer und nicht, was deny_read aufführt.</translation>
    </message>
    <message>
        <source>Make the entry public, keep the value in project memory, or take it off deny_read.</source>
        <translation>Den Eintrag öffentlich machen, den Wert im Gedächtnis des Projekts halten oder den Eintrag aus deny_read entfernen.</translation>
    </message>
    <message>
        <source>A bare placeholder means different entries for the skills that speak it.</source>
        <translation>Ein bloßer Platzhalter bedeutet für die Skills, die ihn sprechen, verschiedene Einträge.</translation>
    </message>
    <message>
        <source>The bare form is looked up in the active skill first, then in the project; so the same words say different things.</source>
        <translation>Die bloße Form wird zuerst im aktiven Skill gesucht, dann im Projekt; so sagen dieselben Worte Verschiedenes.</translation>
    </message>
    <message>
        <source>Write the full form {session.&lt;skill&gt;.&lt;entry&gt;}.</source>
        <translation>Die volle Form {session.&lt;skill&gt;.&lt;eintrag&gt;} schreiben.</translation>
    </message>
    <message>
        <source>Something was meant as a placeholder but is none.</source>
        <translation>Etwas war als Platzhalter gemeint, ist aber keiner.</translation>
    </message>
    <message>
        <source>Only {entry} and {session.&lt;skill&gt;.&lt;entry&gt;} are filled in; anything else is spoken as it is written.</source>
        <translation>Nur {eintrag} und {session.&lt;skill&gt;.&lt;eintrag&gt;} werden eingesetzt; alles andere wird so gesprochen, wie es dasteht.</translation>
    </message>
    <message>
        <source>Write {entry} or {session.&lt;skill&gt;.&lt;entry&gt;}, with one brace on each side.</source>
        <translation>{eintrag} oder {session.&lt;skill&gt;.&lt;eintrag&gt;} schreiben, mit einer geschweiften Klammer auf jeder Seite.</translation>
    </message>
    <message>
        <source>This paragraph is always there, so the model can enter %1 again after it has ended. Put an if: line before it that no longer holds then.</source>
        <translation>Dieser Absatz ist immer da, also kann das Modell %1 nach dem Ende noch einmal betreten. Davor eine Zeile if: setzen, die dann nicht mehr zutrifft.</translation>
    </message>
    <message>
        <source>The engine asks for a confirmation itself before %1 runs. If these words mean the same one, the customer is asked twice.</source>
        <translation>Die Engine bittet selbst um eine Bestätigung, bevor %1 läuft. Wenn diese Worte dieselbe meinen, wird der Kunde zweimal gefragt.</translation>
    </message>
    <message>
        <source>requires_confirmation is enabled here.</source>
        <translation>requires_confirmation ist hier eingeschaltet.</translation>
    </message>
    <message>
        <source>A paragraph without an if: line sends the model into an ordered block.</source>
        <translation>Ein Absatz ohne Zeile if: schickt das Modell in einen Ablaufblock.</translation>
    </message>
    <message>
        <source>The paragraph is still there when the block has ended, and the model may follow it once more. A block whose first step has an effect then has it twice.</source>
        <translation>Der Absatz ist noch da, wenn der Block zu Ende ist, und das Modell kann ihm ein weiteres Mal folgen. Hat der erste Schritt des Blocks eine Wirkung, tritt sie dann zweimal ein.</translation>
    </message>
    <message>
        <source>Put an if: line before the paragraph that holds only until the block has done its work.</source>
        <translation>Vor den Absatz eine Zeile if: setzen, die nur zutrifft, bis der Block seine Arbeit getan hat.</translation>
    </message>
    <message>
        <source>The prose asks for a confirmation, and so does requires_confirmation.</source>
        <translation>Der Fließtext bittet um eine Bestätigung, und requires_confirmation ebenso.</translation>
    </message>
    <message>
        <source>With requires_confirmation the engine stops the call and asks. Prose that tells the model to ask as well makes two questions of it.</source>
        <translation>Mit requires_confirmation hält die Engine den Aufruf an und fragt. Fließtext, der auch das Modell fragen lässt, macht zwei Fragen daraus.</translation>
    </message>
    <message>
        <source>Leave the question to requires_confirmation, or switch it off.</source>
        <translation>Die Frage requires_confirmation überlassen oder es ausschalten.</translation>
    </message>
    <message>
        <source>Prose has no else. Write one paragraph with an if: line for each case, or branch in an ordered block.</source>
        <translation>Fließtext kennt kein else. Für jeden Fall einen Absatz mit einer Zeile if: schreiben oder in einem Ablaufblock verzweigen.</translation>
    </message>
    <message>
        <source>Move it to the first column</source>
        <translation>In die erste Spalte rücken</translation>
    </message>
    <message>
        <source>Put an empty line before it</source>
        <translation>Davor eine Leerzeile einfügen</translation>
    </message>
    <message>
        <source>This if: line is indented, so the engine reads it as prose. Start it in the first column, as the first line of its paragraph.</source>
        <translation>Diese Zeile if: ist eingerückt, also liest die Engine sie als Fließtext. In der ersten Spalte beginnen, als erste Zeile ihres Absatzes.</translation>
    </message>
    <message>
        <source>Only the first line of a paragraph can be an if: line; this one is read as prose. Put an empty line before it.</source>
        <translation>Nur die erste Zeile eines Absatzes kann eine Zeile if: sein; diese wird als Fließtext gelesen. Davor eine Leerzeile einfügen.</translation>
    </message>
    <message>
        <source>An if: line in instructions never branches; the model reads it as prose. Use next: branches, or if: paragraphs outside the block.</source>
        <translation>Eine Zeile if: in instructions verzweigt nie; das Modell liest sie als Fließtext. Zweige unter next: oder Absätze mit if: außerhalb des Blocks verwenden.</translation>
    </message>
    <message>
        <source>Write the condition on one line</source>
        <translation>Die Bedingung in eine Zeile schreiben</translation>
    </message>
    <message>
        <source>The engine takes this sign for the whole condition. An if: line in prose has its condition on the same line: write all of it there.</source>
        <translation>Die Engine hält dieses Zeichen für die ganze Bedingung. Eine Zeile if: im Fließtext hat ihre Bedingung in derselben Zeile: alles dort hinschreiben.</translation>
    </message>
    <message>
        <source>This if: line has nothing below it to decide about. Write the text on the next line; an empty line ends the paragraph.</source>
        <translation>Unter dieser Zeile if: steht nichts, worüber sie entscheiden könnte. Den Text in die nächste Zeile schreiben; eine Leerzeile beendet den Absatz.</translation>
    </message>
    <message>
        <source>Join it with the paragraph below</source>
        <translation>Mit dem Absatz darunter verbinden</translation>
    </message>
    <message>
        <source>A paragraph begins with else: or elif:.</source>
        <translation>Ein Absatz beginnt mit else: oder elif:.</translation>
    </message>
    <message>
        <source>The skill does not compile: an if: line decides about its own paragraph only, so nothing could follow an else.</source>
        <translation>Der Skill lässt sich nicht kompilieren: Eine Zeile if: entscheidet nur über ihren eigenen Absatz, also könnte auf ein else nichts folgen.</translation>
    </message>
    <message>
        <source>Write a paragraph with an if: line for each case, or use next: branches in an ordered block.</source>
        <translation>Für jeden Fall einen Absatz mit einer Zeile if: schreiben oder in einem Ablaufblock Zweige unter next: verwenden.</translation>
    </message>
    <message>
        <source>An if: line stands where the engine takes it for prose.</source>
        <translation>Eine Zeile if: steht dort, wo die Engine sie für Fließtext hält.</translation>
    </message>
    <message>
        <source>The line has no effect: the model reads the condition as words, and the text behind it always holds.</source>
        <translation>Die Zeile hat keine Wirkung: Das Modell liest die Bedingung als Worte, und der Text dahinter gilt immer.</translation>
    </message>
    <message>
        <source>Make it the first line of a paragraph of its own, in the first column. In a step, use next: branches.</source>
        <translation>Sie zur ersten Zeile eines eigenen Absatzes machen, in der ersten Spalte. In einem Schritt Zweige unter next: verwenden.</translation>
    </message>
    <message>
        <source>An if: line folds its condition as YAML does.</source>
        <translation>Eine Zeile if: bricht ihre Bedingung um, wie YAML es tut.</translation>
    </message>
    <message>
        <source>Prose is not YAML: &gt; becomes the condition, which is none, and the lines below it become text.</source>
        <translation>Fließtext ist kein YAML: &gt; wird zur Bedingung, die keine ist, und die Zeilen darunter werden zu Text.</translation>
    </message>
    <message>
        <source>Write the condition on the if: line.</source>
        <translation>Die Bedingung in die Zeile if: schreiben.</translation>
    </message>
    <message>
        <source>An if: line has no text below it.</source>
        <translation>Eine Zeile if: hat keinen Text darunter.</translation>
    </message>
    <message>
        <source>An if: line decides about the lines up to the next empty line. With none there it decides about nothing, and the text below always holds.</source>
        <translation>Eine Zeile if: entscheidet über die Zeilen bis zur nächsten Leerzeile. Stehen dort keine, entscheidet sie über nichts, und der Text darunter gilt immer.</translation>
    </message>
    <message>
        <source>Remove the empty line below it, or the if: line.</source>
        <translation>Die Leerzeile darunter oder die Zeile if: entfernen.</translation>
    </message>
    <message>
        <source>No responses.yml declares %1; the customer would hear the name itself.</source>
        <translation>Keine responses.yml deklariert %1; der Kunde würde den Namen selbst hören.</translation>
    </message>
    <message>
        <source>%1 has no words, so nothing would be said. Give it a text, or leave the name out and let the model find the words.</source>
        <translation>%1 hat keine Worte, also würde nichts gesagt. Einen Text angeben oder den Namen weglassen und das Modell die Worte finden lassen.</translation>
    </message>
    <message>
        <source>It is declared here.</source>
        <translation>Die Antwort ist hier deklariert.</translation>
    </message>
    <message>
        <source>A response is named that no responses.yml declares.</source>
        <translation>Eine Antwort wird genannt, die keine responses.yml deklariert.</translation>
    </message>
    <message>
        <source>Training stops; an engine that went on would say the name itself to the customer.</source>
        <translation>Das Training bricht ab; eine Engine, die weitermachte, würde dem Kunden den Namen selbst sagen.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the response in a responses.yml.</source>
        <translation>Den Namen berichtigen oder die Antwort in einer responses.yml deklarieren.</translation>
    </message>
    <message>
        <source>The response that asks for confirmation has no words.</source>
        <translation>Die Antwort, die um Bestätigung bittet, hat keine Worte.</translation>
    </message>
    <message>
        <source>The tool would wait for an answer to a question that nobody was asked.</source>
        <translation>Das Werkzeug würde auf die Antwort zu einer Frage warten, die niemandem gestellt wurde.</translation>
    </message>
    <message>
        <source>Write the question into the response, or leave utter_for_confirmation out.</source>
        <translation>Die Frage in die Antwort schreiben oder utter_for_confirmation weglassen.</translation>
    </message>
    <message>
        <source>A responses.yml must begin with responses: and list the responses below it.</source>
        <translation>Eine responses.yml muss mit responses: beginnen und darunter die Antworten aufführen.</translation>
    </message>
    <message>
        <source>Below responses: stands a mapping of response names to lists of variants.</source>
        <translation>Unter responses: steht eine Zuordnung von Antwortnamen zu Listen von Varianten.</translation>
    </message>
    <message>
        <source>%1 does not belong here; the only top-level key is responses.</source>
        <translation>%1 gehört nicht hierher; der einzige Schlüssel der obersten Ebene ist responses.</translation>
    </message>
    <message>
        <source>Put responses: above it</source>
        <translation>responses: darüber setzen</translation>
    </message>
    <message>
        <source>%1 must be a list of variants. Put a dash before the text: - text: …</source>
        <translation>%1 muss eine Liste von Varianten sein. Vor den Text einen Strich setzen: - text: …</translation>
    </message>
    <message>
        <source>Make it a list of one variant</source>
        <translation>Eine Liste mit einer Variante daraus machen</translation>
    </message>
    <message>
        <source>%1 has no variants. Write at least one: - text: …</source>
        <translation>%1 hat keine Varianten. Mindestens eine schreiben: - text: …</translation>
    </message>
    <message>
        <source>%1 is neither a mapping with text nor a string.</source>
        <translation>%1 ist weder eine Zuordnung mit text noch eine Zeichenkette.</translation>
    </message>
    <message>
        <source>%1 has the unknown key %2; a variant takes text, metadata, condition and buttons.</source>
        <translation>%1 hat den unbekannten Schlüssel %2; eine Variante nimmt text, metadata, condition und buttons.</translation>
    </message>
    <message>
        <source>Write the words to be spoken, or delete the variant.</source>
        <translation>Die zu sprechenden Worte schreiben oder die Variante löschen.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>The text of %1 is empty.</source>
        <translation>Der Text von %1 ist leer.</translation>
    </message>
    <message>
        <source>%1 has no text.</source>
        <translation>%1 hat keinen Text.</translation>
    </message>
    <message>
        <source>The text of %1 is no string. Put it in quotes.</source>
        <translation>Der Text von %1 ist keine Zeichenkette. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The metadata of %1 must be a mapping, such as rephrase: true.</source>
        <translation>metadata von %1 muss eine Zuordnung sein, etwa rephrase: true.</translation>
    </message>
    <message>
        <source>rephrase of %1 must be true or false, without quotes.</source>
        <translation>rephrase von %1 muss true oder false sein, ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>A responses.yml has a top-level key other than responses.</source>
        <translation>Eine responses.yml hat auf der obersten Ebene einen anderen Schlüssel als responses.</translation>
    </message>
    <message>
        <source>The engine reads what stands below responses: and nothing else, so that the other responses do not exist.</source>
        <translation>Die Engine liest, was unter responses: steht, und sonst nichts, sodass es die übrigen Antworten nicht gibt.</translation>
    </message>
    <message>
        <source>Put the responses below responses:.</source>
        <translation>Die Antworten unter responses: setzen.</translation>
    </message>
    <message>
        <source>A response is not a non-empty list of variants, or a variant is no mapping and no string.</source>
        <translation>Eine Antwort ist keine nicht leere Liste von Varianten, oder eine Variante ist weder eine Zuordnung noch eine Zeichenkette.</translation>
    </message>
    <message>
        <source>The engine picks one variant out of a list; without a list there is nothing to pick from.</source>
        <translation>Die Engine wählt eine Variante aus einer Liste; ohne Liste gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Write a dash before each variant, and each as text: … or as a string.</source>
        <translation>Vor jede Variante einen Strich setzen und jede als text: … oder als Zeichenkette schreiben.</translation>
    </message>
    <message>
        <source>A variant has a key other than text, metadata, condition and buttons.</source>
        <translation>Eine Variante hat einen anderen Schlüssel als text, metadata, condition und buttons.</translation>
    </message>
    <message>
        <source>A misspelt condition would make the variant a default. The engine refuses the file, also while it runs.</source>
        <translation>Eine falsch geschriebene condition würde die Variante zum Standard machen. Die Engine lehnt die Datei ab, auch während sie läuft.</translation>
    </message>
    <message>
        <source>The text of a variant is empty.</source>
        <translation>Der Text einer Variante ist leer.</translation>
    </message>
    <message>
        <source>A response says exact words; an empty one would be silence, and training fails.</source>
        <translation>Eine Antwort sagt genaue Worte; eine leere wäre Schweigen, und das Training schlägt fehl.</translation>
    </message>
    <message>
        <source>A variant has no text.</source>
        <translation>Eine Variante hat keinen Text.</translation>
    </message>
    <message>
        <source>The text is the one key that a variant must have.</source>
        <translation>Der Text ist der einzige Schlüssel, den eine Variante haben muss.</translation>
    </message>
    <message>
        <source>Add text: with the words to be spoken, or delete the variant.</source>
        <translation>text: mit den zu sprechenden Worten hinzufügen oder die Variante löschen.</translation>
    </message>
    <message>
        <source>The text of a variant is no string.</source>
        <translation>Der Text einer Variante ist keine Zeichenkette.</translation>
    </message>
    <message>
        <source>A bare number, a truth value or a list is no text for the engine.</source>
        <translation>Eine bloße Zahl, ein Wahrheitswert oder eine Liste ist für die Engine kein Text.</translation>
    </message>
    <message>
        <source>Put the words in quotes.</source>
        <translation>Die Worte in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The metadata of a variant is no mapping, or rephrase no truth value.</source>
        <translation>metadata einer Variante ist keine Zuordnung, oder rephrase ist kein Wahrheitswert.</translation>
    </message>
    <message>
        <source>rephrase decides whether the model may reword the text. &quot;yes&quot; is a text, not a truth value.</source>
        <translation>rephrase entscheidet, ob das Modell den Text umformulieren darf. &quot;yes&quot; ist ein Text, kein Wahrheitswert.</translation>
    </message>
    <message>
        <source>Write rephrase: true or rephrase: false below metadata:.</source>
        <translation>Unter metadata: rephrase: true oder rephrase: false schreiben.</translation>
    </message>
    <message>
        <source>Variant %1 of %2</source>
        <extracomment>%1: number of a variant, %2: name of a response</extracomment>
        <translation>Variante %1 von %2</translation>
    </message>
    <message>
        <source>‘%1’</source>
        <extracomment>%1: words of the author, quoted in a message</extracomment>
        <translation>‚%1‘</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>A write to an entry that the skill&apos;s deny_write lists fails.</source>
        <translation>Ein Schreiben in einen Eintrag, den deny_write des Skills aufführt, schlägt fehl.</translation>
    </message>
    <message>
        <source>A write is an explicit act, so its refusal is an error that the tool and the model see, unlike a refused read.</source>
        <translation>Ein Schreiben ist eine ausdrückliche Handlung; seine Ablehnung ist darum ein Fehler, den Werkzeug und Modell sehen, anders als ein abgelehntes Lesen.</translation>
    </message>
    <message>
        <source>Let the skill that owns the decision write the entry, or take it off deny_write.</source>
        <translation>Den Skill, dem die Entscheidung gehört, den Eintrag schreiben lassen oder den Eintrag aus deny_write entfernen.</translation>
    </message>
    <message>
        <source>A second write to an immutable entry fails.</source>
        <translation>Ein zweites Schreiben in einen unveränderlichen Eintrag schlägt fehl.</translation>
    </message>
    <message>
        <source>An immutable entry keeps its first value for the rest of the run; engines have been seen that refuse the first write too.</source>
        <translation>Ein unveränderlicher Eintrag behält seinen ersten Wert bis zum Ende des Laufs; es wurden auch Engines beobachtet, die schon das erste Schreiben ablehnen.</translation>
    </message>
    <message>
        <source>A read of an entry that the skill&apos;s deny_read lists gives None.</source>
        <translation>Das Lesen eines Eintrags, den deny_read des Skills aufführt, ergibt None.</translation>
    </message>
    <message>
        <source>Reads happen while prompts are made and conditions evaluated, where failing quietly is safer; so nothing says that the value was held back.</source>
        <translation>Gelesen wird, während Prompts entstehen und Bedingungen ausgewertet werden; dort ist ein stilles Scheitern sicherer. Darum sagt nichts, dass der Wert zurückgehalten wurde.</translation>
    </message>
    <message>
        <source>Take the entry off deny_read where the skill needs it.</source>
        <translation>Den Eintrag aus deny_read entfernen, wo der Skill ihn braucht.</translation>
    </message>
    <message>
        <source>A packaged agent does not load a responses.yml with an unknown variant key.</source>
        <translation>Ein verpackter Agent lädt keine responses.yml mit einem unbekannten Schlüssel in einer Variante.</translation>
    </message>
    <message>
        <source>Loading is strict while the agent starts: the first unknown key ends the file, and the responses behind it are missing.</source>
        <translation>Beim Start des Agenten wird streng geladen: Beim ersten unbekannten Schlüssel endet die Datei, und die Antworten dahinter fehlen.</translation>
    </message>
    <message>
        <source>Keep to text, metadata, condition and buttons.</source>
        <translation>Bei text, metadata, condition und buttons bleiben.</translation>
    </message>
    <message>
        <source>When no variant can be chosen, the engine speaks the name of the response.</source>
        <translation>Ist keine Variante wählbar, spricht die Engine den Namen der Antwort.</translation>
    </message>
    <message>
        <source>A name that no file declares, and a response whose conditions are all false without a default, end the same way; the name is not reworded.</source>
        <translation>Ein Name, den keine Datei deklariert, und eine Antwort ohne Standard, deren Bedingungen alle nicht zutreffen, enden gleich; der Name wird nicht umformuliert.</translation>
    </message>
    <message>
        <source>Declare the response, and give it a variant without a condition.</source>
        <translation>Die Antwort deklarieren und ihr eine Variante ohne Bedingung geben.</translation>
    </message>
    <message>
        <source>An MCP server that cannot be reached, or lacks an imported tool, stops the start of the agent.</source>
        <translation>Ein MCP-Server, der nicht erreichbar ist oder dem ein importiertes Werkzeug fehlt, verhindert den Start des Agenten.</translation>
    </message>
    <message>
        <source>Connection, sign-in and the list of tools are checked when the agent starts, not when it is trained.</source>
        <translation>Verbindung, Anmeldung und die Liste der Werkzeuge werden beim Start des Agenten geprüft, nicht beim Training.</translation>
    </message>
    <message>
        <source>Check the address, the secrets and the name of the tool in the environment that the agent runs in.</source>
        <translation>Die Adresse, die Geheimnisse und den Namen des Werkzeugs in der Umgebung prüfen, in der der Agent läuft.</translation>
    </message>
    <message>
        <source>The model tries to set an entry that it may not set in this turn.</source>
        <translation>Das Modell versucht, einen Eintrag zu setzen, den es in diesem Zug nicht setzen darf.</translation>
    </message>
    <message>
        <source>It may set entries that are llm_settable and those that a collect: step of the active skill owns; anything else comes back to it as an error of the tool.</source>
        <translation>Es darf Einträge setzen, die llm_settable sind, und solche, die einem Schritt mit collect: des aktiven Skills gehören; alles andere kommt als Fehler des Werkzeugs zu ihm zurück.</translation>
    </message>
    <message>
        <source>Make the entry llm_settable or collect it, if the model is to set it; else let the instructions not ask for it.</source>
        <translation>Den Eintrag llm_settable machen oder mit collect erfragen, wenn das Modell ihn setzen soll; sonst in den Anweisungen nicht danach verlangen.</translation>
    </message>
    <message>
        <source>The engine drops a button whose ref or value is unusable, and sends the others.</source>
        <translation>Die Engine lässt eine Schaltfläche weg, deren ref oder value unbrauchbar ist, und sendet die übrigen.</translation>
    </message>
    <message>
        <source>A ref must name an entry that the active skill may write, and needs a value. What can be told from the text of a tool is reported there.</source>
        <translation>Ein ref muss einen Eintrag nennen, den der aktive Skill schreiben darf, und braucht einen Wert. Was sich aus dem Text eines Werkzeugs erkennen lässt, wird dort gemeldet.</translation>
    </message>
    <message>
        <source>Give the button a value and a ref of the form session.&lt;skill&gt;.&lt;entry&gt;.</source>
        <translation>Der Schaltfläche einen Wert und ein ref der Form session.&lt;skill&gt;.&lt;eintrag&gt; geben.</translation>
    </message>
    <message>
        <source>The folder of this skill is named %1, but session.%2 means memory that belongs to no skill. Rename the folder.</source>
        <translation>Der Ordner dieses Skills heißt %1, aber session.%2 bezeichnet Gedächtnis, das keinem Skill gehört. Den Ordner umbenennen.</translation>
    </message>
    <message>
        <source>No condition can name the memory of this skill, because its folder %1 is no name there. Rename the folder, such as to %2.</source>
        <translation>Keine Bedingung kann das Gedächtnis dieses Skills nennen, weil sein Ordner %1 dort kein Name ist. Den Ordner umbenennen, etwa in %2.</translation>
    </message>
    <message>
        <source>This skill replaces none of the bundled ones, because there is no %1 among them. Did you mean %2? Rename the folder then.</source>
        <translation>Dieser Skill ersetzt keinen der mitgelieferten, denn unter ihnen gibt es kein %1. War %2 gemeint? Dann den Ordner umbenennen.</translation>
    </message>
    <message>
        <source>This skill replaces the bundled skill of the same name, with its responses and its memory.</source>
        <translation>Dieser Skill ersetzt den mitgelieferten Skill gleichen Namens samt seinen Antworten und seinem Gedächtnis.</translation>
    </message>
    <message>
        <source>The folder %1 has no skill.md, so it is no skill and the engine passes over it. Write one, or remove the folder.</source>
        <translation>Der Ordner %1 hat keine skill.md, also ist er kein Skill, und die Engine übergeht ihn. Eine schreiben oder den Ordner entfernen.</translation>
    </message>
    <message>
        <source>A skill&apos;s folder is named project or system.</source>
        <translation>Der Ordner eines Skills heißt project oder system.</translation>
    </message>
    <message>
        <source>The folder&apos;s name is the namespace of the skill&apos;s memory, and these two are taken: by the project&apos;s memory and by the engine&apos;s.</source>
        <translation>Der Name des Ordners ist der Namensraum für das Gedächtnis des Skills, und diese beiden sind vergeben: an das Gedächtnis des Projekts und an das der Engine.</translation>
    </message>
    <message>
        <source>Rename the folder, and what refers to it.</source>
        <translation>Den Ordner umbenennen, und alles, was auf ihn verweist.</translation>
    </message>
    <message>
        <source>A skill&apos;s folder has a name that conditions cannot write, such as one with a dash.</source>
        <translation>Der Ordner eines Skills hat einen Namen, den Bedingungen nicht schreiben können, etwa einen mit Strich.</translation>
    </message>
    <message>
        <source>In session.card-replace.reason the dash reads as a minus sign, so no condition can use the skill&apos;s memory.</source>
        <translation>In session.card-replace.reason gilt der Strich als Minuszeichen, also kann keine Bedingung das Gedächtnis des Skills verwenden.</translation>
    </message>
    <message>
        <source>Use letters, digits and underscores: skills/card_replace.</source>
        <translation>Buchstaben, Ziffern und Unterstriche verwenden: skills/card_replace.</translation>
    </message>
    <message>
        <source>A skill&apos;s folder is nearly, but not quite, named like a bundled skill.</source>
        <translation>Der Ordner eines Skills heißt fast, aber nicht genau wie ein mitgelieferter Skill.</translation>
    </message>
    <message>
        <source>A bundled skill is replaced by a folder of exactly its name. Otherwise both stay.</source>
        <translation>Ein mitgelieferter Skill wird nur von einem Ordner mit genau seinem Namen ersetzt. Sonst bleiben beide.</translation>
    </message>
    <message>
        <source>Rename the folder, or choose a name that does not begin with default.</source>
        <translation>Den Ordner umbenennen oder einen Namen wählen, der nicht mit default beginnt.</translation>
    </message>
    <message>
        <source>A skill replaces one that comes with the engine.</source>
        <translation>Ein Skill ersetzt einen, der zur Engine gehört.</translation>
    </message>
    <message>
        <source>What the bundled skill did happens no longer; the engine starts this one at the same moments.</source>
        <translation>Was der mitgelieferte Skill tat, geschieht nicht mehr; die Engine startet stattdessen diesen zu denselben Zeitpunkten.</translation>
    </message>
    <message>
        <source>Nothing, when that is what you want. To change only the words, declare the response in the project&apos;s responses.yml instead.</source>
        <translation>Nichts, wenn das so gewollt ist. Um nur die Worte zu ändern, stattdessen die Antwort in der responses.yml des Projekts deklarieren.</translation>
    </message>
    <message>
        <source>A folder under skills/ has no skill.md.</source>
        <translation>Ein Ordner unter skills/ hat keine skill.md.</translation>
    </message>
    <message>
        <source>The engine looks for skills/*/skill.md; what else lies in such a folder is not loaded.</source>
        <translation>Die Engine sucht nach skills/*/skill.md; was sonst in einem solchen Ordner liegt, wird nicht geladen.</translation>
    </message>
    <message>
        <source>Write the skill.md, or move the files to where they belong.</source>
        <translation>Die skill.md schreiben oder die Dateien dorthin verschieben, wo sie hingehören.</translation>
    </message>
    <message>
        <source>%1 is disabled. Remove disabled: true from its skill.md when it should be started from here.</source>
        <translation>%1 ist abgeschaltet. disabled: true aus seiner skill.md entfernen, wenn er von hier gestartet werden soll.</translation>
    </message>
    <message>
        <source>@skill, call or link starts a skill that is disabled.</source>
        <translation>@skill, call oder link startet einen Skill, der abgeschaltet ist.</translation>
    </message>
    <message>
        <source>A disabled skill is loaded but parked, usually because it is not finished; what happens when it is started all the same is not documented.</source>
        <translation>Ein abgeschalteter Skill wird geladen, aber zurückgestellt, meist weil er nicht fertig ist; was geschieht, wenn er trotzdem gestartet wird, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Enable the other skill, or take out the reference until it is ready.</source>
        <translation>Den anderen Skill einschalten oder den Verweis herausnehmen, bis er fertig ist.</translation>
    </message>
    <message>
        <source>Another step of this block is named %1. Choose a different id.</source>
        <translation>Ein anderer Schritt dieses Blocks heißt %1. Eine andere ID wählen.</translation>
    </message>
    <message>
        <source>This block has no step %1.</source>
        <translation>Dieser Block hat keinen Schritt %1.</translation>
    </message>
    <message>
        <source>This branch of step %1 is never taken: else before it takes every case. Move else to the end.</source>
        <translation>Dieser Zweig von Schritt %1 wird nie genommen: else davor nimmt jeden Fall. else ans Ende verschieben.</translation>
    </message>
    <message>
        <source>Move else to the end</source>
        <translation>else ans Ende verschieben</translation>
    </message>
    <message>
        <source>Nothing says how step %1 goes on when none of its branches holds. Add - else: with a step or END.</source>
        <translation>Nichts sagt, wie Schritt %1 weitergeht, wenn keiner seiner Zweige zutrifft. - else: mit einem Schritt oder END hinzufügen.</translation>
    </message>
    <message>
        <source>Add else: END</source>
        <translation>else: END hinzufügen</translation>
    </message>
    <message>
        <source>Step %1 decides nothing: a noop step needs branches in next. Add them, or remove the step.</source>
        <translation>Schritt %1 entscheidet nichts: Ein Schritt mit noop braucht Zweige in next. Welche hinzufügen oder den Schritt entfernen.</translation>
    </message>
    <message>
        <source>A link step hands over for good, so its next is never followed. Remove it, or use call.</source>
        <translation>Ein Schritt mit link übergibt endgültig, also wird seinem next nie gefolgt. Entfernen oder call verwenden.</translation>
    </message>
    <message>
        <source>Remove next</source>
        <translation>next entfernen</translation>
    </message>
    <message>
        <source>No way leads to step %1. Name it in a next, or delete it.</source>
        <translation>Kein Weg führt zu Schritt %1. Ihn in einem next nennen oder löschen.</translation>
    </message>
    <message>
        <source>From step %1 the block goes round for ever: no step of this loop waits for the customer, and no way leads out of it. Add a branch that ends it.</source>
        <translation>Ab Schritt %1 läuft der Block endlos im Kreis: Kein Schritt dieser Schleife wartet auf den Kunden, und kein Weg führt aus ihr heraus. Einen Zweig hinzufügen, der sie beendet.</translation>
    </message>
    <message>
        <source>Nothing ends step %1 but the model’s own judgement. Add complete_when with the memory that it must have filled.</source>
        <translation>Nichts beendet Schritt %1 außer dem Urteil des Modells. complete_when mit dem Gedächtnis hinzufügen, das er gefüllt haben muss.</translation>
    </message>
    <message>
        <source>Two steps of a block have the same id.</source>
        <translation>Zwei Schritte eines Blocks haben dieselbe ID.</translation>
    </message>
    <message>
        <source>A next that names it could mean either.</source>
        <translation>Ein next, das sie nennt, könnte beide meinen.</translation>
    </message>
    <message>
        <source>next, then or else names no step of the block.</source>
        <translation>next, then oder else nennt keinen Schritt des Blocks.</translation>
    </message>
    <message>
        <source>The block could not go on there. Steps of other blocks are no targets; a call: step reaches those.</source>
        <translation>Der Block könnte dort nicht weitergehen. Schritte anderer Blöcke sind keine Ziele; ein Schritt mit call: erreicht diese Blöcke.</translation>
    </message>
    <message>
        <source>Write the id of a step of this block, or END.</source>
        <translation>Die ID eines Schritts dieses Blocks oder END schreiben.</translation>
    </message>
    <message>
        <source>A branch stands behind else.</source>
        <translation>Ein Zweig steht hinter else.</translation>
    </message>
    <message>
        <source>Branches are tried in order and else takes every case, so nothing behind it is ever reached.</source>
        <translation>Zweige werden der Reihe nach geprüft, und else nimmt jeden Fall, also wird nichts dahinter je erreicht.</translation>
    </message>
    <message>
        <source>Move else to the end of the list.</source>
        <translation>else ans Ende der Liste verschieben.</translation>
    </message>
    <message>
        <source>A list of branches has no else.</source>
        <translation>Eine Liste von Zweigen hat kein else.</translation>
    </message>
    <message>
        <source>It is not documented what the engine does when no branch holds.</source>
        <translation>Es ist nicht dokumentiert, was die Engine tut, wenn kein Zweig zutrifft.</translation>
    </message>
    <message>
        <source>Add - else: with the step for every other case, or END.</source>
        <translation>- else: mit dem Schritt für alle anderen Fälle oder END hinzufügen.</translation>
    </message>
    <message>
        <source>A noop step has no branches.</source>
        <translation>Ein Schritt mit noop hat keine Zweige.</translation>
    </message>
    <message>
        <source>A noop step is there to decide where to go on; without branches it does nothing.</source>
        <translation>Ein Schritt mit noop ist dazu da, zu entscheiden, wo es weitergeht; ohne Zweige tut er nichts.</translation>
    </message>
    <message>
        <source>Write branches into its next, or remove the step.</source>
        <translation>Zweige in sein next schreiben oder den Schritt entfernen.</translation>
    </message>
    <message>
        <source>A link step has a next.</source>
        <translation>Ein Schritt mit link hat ein next.</translation>
    </message>
    <message>
        <source>link hands over to another flow and does not come back.</source>
        <translation>link übergibt an einen anderen Ablauf und kehrt nicht zurück.</translation>
    </message>
    <message>
        <source>Remove next, or use call, which comes back.</source>
        <translation>next entfernen oder call verwenden, das zurückkehrt.</translation>
    </message>
    <message>
        <source>No way leads to a step.</source>
        <translation>Kein Weg führt zu einem Schritt.</translation>
    </message>
    <message>
        <source>The step is never run: every step before it goes elsewhere.</source>
        <translation>Der Schritt wird nie ausgeführt: Jeder Schritt davor geht anderswohin.</translation>
    </message>
    <message>
        <source>Name the step in a next, or delete it.</source>
        <translation>Den Schritt in einem next nennen oder löschen.</translation>
    </message>
    <message>
        <source>Steps lead to each other without end, and none of them waits.</source>
        <translation>Schritte führen endlos zueinander, und keiner von ihnen wartet.</translation>
    </message>
    <message>
        <source>The engine would run them round and round within one turn of the customer.</source>
        <translation>Die Engine würde sie innerhalb eines Zuges des Kunden immer wieder im Kreis ausführen.</translation>
    </message>
    <message>
        <source>Add a branch that leaves the loop, or a step that asks or listens.</source>
        <translation>Einen Zweig hinzufügen, der die Schleife verlässt, oder einen Schritt, der fragt oder zuhört.</translation>
    </message>
    <message>
        <source>An instructions step has no complete_when.</source>
        <translation>Ein Schritt mit instructions hat kein complete_when.</translation>
    </message>
    <message>
        <source>Only the model decides when such a step is over, so the block may go on too early or never.</source>
        <translation>Nur das Modell entscheidet, wann ein solcher Schritt zu Ende ist; der Block kann also zu früh oder nie weitergehen.</translation>
    </message>
    <message>
        <source>Add complete_when with a condition over the memory that the step should fill.</source>
        <translation>complete_when mit einer Bedingung über das Gedächtnis hinzufügen, das der Schritt füllen soll.</translation>
    </message>
    <message>
        <source>Step %1 has the unknown property %2.</source>
        <translation>Schritt %1 hat die unbekannte Eigenschaft %2.</translation>
    </message>
    <message>
        <source>Step %1 has the property %2, which a step with %3 does not know.</source>
        <translation>Schritt %1 hat die Eigenschaft %2, die ein Schritt mit %3 nicht kennt.</translation>
    </message>
    <message>
        <source>force_collection is gone. A collect step has ask_before_filling: true for it.</source>
        <translation>force_collection gibt es nicht mehr. Ein Schritt mit collect hat dafür ask_before_filling: true.</translation>
    </message>
    <message>
        <source>Change to ask_before_filling</source>
        <translation>In ask_before_filling ändern</translation>
    </message>
    <message>
        <source>A collect step no longer takes tool. The value is recorded with set_fields; check it in a tool run_after_setting_&lt;entry&gt;, or add a step with execute_tool.</source>
        <translation>Ein Schritt mit collect nimmt kein tool mehr. Der Wert wird mit set_fields festgehalten; in einem Werkzeug run_after_setting_&lt;eintrag&gt; prüfen oder einen Schritt mit execute_tool hinzufügen.</translation>
    </message>
    <message>
        <source>Name the step %1</source>
        <translation>Den Schritt %1 nennen</translation>
    </message>
    <message>
        <source>This step has no id. Give it a name that is unique in the block.</source>
        <translation>Dieser Schritt hat keine ID. Ihm einen Namen geben, der im Block einmalig ist.</translation>
    </message>
    <message>
        <source>This step does nothing. Give it one of instructions, collect, action, execute_tool, noop, set_memory, call or link.</source>
        <translation>Dieser Schritt tut nichts. Ihm eines von instructions, collect, action, execute_tool, noop, set_memory, call oder link geben.</translation>
    </message>
    <message>
        <source>Step %1 does nothing. Give it one of instructions, collect, action, execute_tool, noop, set_memory, call or link.</source>
        <translation>Schritt %1 tut nichts. Ihm eines von instructions, collect, action, execute_tool, noop, set_memory, call oder link geben.</translation>
    </message>
    <message>
        <source>Step %1 has both %2 and %3. Make two steps of it.</source>
        <translation>Schritt %1 hat sowohl %2 als auch %3. Zwei Schritte daraus machen.</translation>
    </message>
    <message>
        <source>A step must be a mapping with an id and what it does.</source>
        <translation>Ein Schritt muss eine Zuordnung sein, mit einer id und dem, was er tut.</translation>
    </message>
    <message>
        <source>END is the end of the block and cannot name a step that does something. Give the step another id.</source>
        <translation>END ist das Ende des Blocks und kann keinen Schritt benennen, der etwas tut. Dem Schritt eine andere ID geben.</translation>
    </message>
    <message>
        <source>With utter the engine drops the collect of this step. The question of a collect step is its utterance.</source>
        <translation>Mit utter lässt die Engine das collect dieses Schritts weg. Die Frage eines Schritts mit collect ist seine utterance.</translation>
    </message>
    <message>
        <source>Change to utterance</source>
        <translation>In utterance ändern</translation>
    </message>
    <message>
        <source>utter is another word for action here. Prefer action, which is what the engine makes of it.</source>
        <translation>utter ist hier ein anderes Wort für action. Besser action schreiben; dazu macht es die Engine ohnehin.</translation>
    </message>
    <message>
        <source>Change to action</source>
        <translation>In action ändern</translation>
    </message>
    <message>
        <source>action only delivers responses, whose names begin with utter_. Run %1 with execute_tool.</source>
        <translation>action gibt nur Antworten aus, deren Namen mit utter_ beginnen. %1 mit execute_tool ausführen.</translation>
    </message>
    <message>
        <source>Change to execute_tool: %1</source>
        <translation>In execute_tool: %1 ändern</translation>
    </message>
    <message>
        <source>A step has a property that its kind does not know.</source>
        <translation>Ein Schritt hat eine Eigenschaft, die seine Art nicht kennt.</translation>
    </message>
    <message>
        <source>The skill does not load. Each kind of step has its own properties, so complete_when on a tool call is as unknown as a misspelt word.</source>
        <translation>Der Skill wird nicht geladen. Jede Art von Schritt hat ihre eigenen Eigenschaften; complete_when bei einem Werkzeugaufruf ist darum so unbekannt wie ein falsch geschriebenes Wort.</translation>
    </message>
    <message>
        <source>Correct the word, or remove the property.</source>
        <translation>Das Wort berichtigen oder die Eigenschaft entfernen.</translation>
    </message>
    <message>
        <source>A step uses a property that the engine no longer has.</source>
        <translation>Ein Schritt verwendet eine Eigenschaft, die es in der Engine nicht mehr gibt.</translation>
    </message>
    <message>
        <source>The skill does not load. force_collection and tool on a collect step are rejected with a message of their own.</source>
        <translation>Der Skill wird nicht geladen. force_collection und tool bei einem Schritt mit collect werden mit einer eigenen Meldung abgelehnt.</translation>
    </message>
    <message>
        <source>Use ask_before_filling: true; check a value in a tool run_after_setting_&lt;entry&gt;, or add a step with execute_tool.</source>
        <translation>ask_before_filling: true verwenden; einen Wert in einem Werkzeug run_after_setting_&lt;eintrag&gt; prüfen oder einen Schritt mit execute_tool hinzufügen.</translation>
    </message>
    <message>
        <source>A step has no id, no kind, or two kinds.</source>
        <translation>Ein Schritt hat keine ID, keine Art oder zwei Arten.</translation>
    </message>
    <message>
        <source>What a step does is told by exactly one key; without it, or with two, the skill does not load.</source>
        <translation>Was ein Schritt tut, sagt genau ein Schlüssel; ohne ihn oder mit zweien wird der Skill nicht geladen.</translation>
    </message>
    <message>
        <source>Give each step an id and one of instructions, collect, action, execute_tool, noop, set_memory, call or link.</source>
        <translation>Jedem Schritt eine ID und eines von instructions, collect, action, execute_tool, noop, set_memory, call oder link geben.</translation>
    </message>
    <message>
        <source>A step that does something is named END.</source>
        <translation>Ein Schritt, der etwas tut, heißt END.</translation>
    </message>
    <message>
        <source>END stands for the end of every block, so the step could not be told from it.</source>
        <translation>END steht für das Ende jedes Blocks; der Schritt wäre davon nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Give the step another id, and put next: END on it.</source>
        <translation>Dem Schritt eine andere ID geben und next: END an ihn setzen.</translation>
    </message>
    <message>
        <source>A collect step has utter, which makes an action of it.</source>
        <translation>Ein Schritt mit collect hat utter, und das macht eine action aus ihm.</translation>
    </message>
    <message>
        <source>The engine takes utter for action and drops the collect without a word: the entry is never asked for.</source>
        <translation>Die Engine hält utter für action und lässt das collect wortlos weg: Nach dem Eintrag wird nie gefragt.</translation>
    </message>
    <message>
        <source>Name the question with utterance.</source>
        <translation>Die Frage mit utterance benennen.</translation>
    </message>
    <message>
        <source>A step delivers a response with utter instead of action.</source>
        <translation>Ein Schritt gibt eine Antwort mit utter statt mit action aus.</translation>
    </message>
    <message>
        <source>Both do the same; action is the documented word.</source>
        <translation>Beide tun dasselbe; action ist das dokumentierte Wort.</translation>
    </message>
    <message>
        <source>Write action.</source>
        <translation>action schreiben.</translation>
    </message>
    <message>
        <source>An action step names something that is no response.</source>
        <translation>Ein Schritt mit action nennt etwas, das keine Antwort ist.</translation>
    </message>
    <message>
        <source>The newest engine only delivers responses there. Waiting and hanging up have become tools.</source>
        <translation>Die neueste Engine gibt dort nur Antworten aus. Warten und Auflegen sind zu Werkzeugen geworden.</translation>
    </message>
    <message>
        <source>Write execute_tool: listen or execute_tool: hangup, or name a response utter_….</source>
        <translation>execute_tool: listen oder execute_tool: hangup schreiben oder eine Antwort utter_… nennen.</translation>
    </message>
    <message>
        <source>%1 must be a text: what the model should do in this step.</source>
        <translation>%1 muss ein Text sein: was das Modell in diesem Schritt tun soll.</translation>
    </message>
    <message>
        <source>%1 must be a name, as a string.</source>
        <translation>%1 muss ein Name sein, als Zeichenkette.</translation>
    </message>
    <message>
        <source>%1 has no other value than true.</source>
        <translation>%1 hat keinen anderen Wert als true.</translation>
    </message>
    <message>
        <source>%1 must be a mapping of names and values.</source>
        <translation>%1 muss eine Zuordnung von Namen und Werten sein.</translation>
    </message>
    <message>
        <source>Keep only the condition</source>
        <translation>Nur die Bedingung behalten</translation>
    </message>
    <message>
        <source>complete_when of a step is a plain condition string. condition: and criteria: only exist for a skill, in the front matter.</source>
        <translation>complete_when eines Schritts ist eine einfache Zeichenkette mit einer Bedingung. condition: und criteria: gibt es nur für einen Skill, im Front Matter.</translation>
    </message>
    <message>
        <source>complete_when of a step is a plain condition string, such as session.card.reason.</source>
        <translation>complete_when eines Schritts ist eine einfache Zeichenkette mit einer Bedingung, etwa session.card.reason.</translation>
    </message>
    <message>
        <source>%1 must name a step of this block, or END, as a string.</source>
        <translation>%1 muss einen Schritt dieses Blocks oder END nennen, als Zeichenkette.</translation>
    </message>
    <message>
        <source>A branch is written - if: &lt;condition&gt; with then: &lt;step&gt; below it, or - else: &lt;step&gt;.</source>
        <translation>Ein Zweig wird - if: &lt;bedingung&gt; geschrieben, mit then: &lt;schritt&gt; darunter, oder - else: &lt;schritt&gt;.</translation>
    </message>
    <message>
        <source>A branch has no key %1: it has if and then, or else.</source>
        <translation>Ein Zweig hat keinen Schlüssel %1: Er hat if und then oder else.</translation>
    </message>
    <message>
        <source>else is a branch of its own. Put a dash before it: - else: &lt;step&gt;.</source>
        <translation>else ist ein eigener Zweig. Einen Strich davor setzen: - else: &lt;schritt&gt;.</translation>
    </message>
    <message>
        <source>This branch has no condition. Write if: before then:, or else: instead of it.</source>
        <translation>Dieser Zweig hat keine Bedingung. if: vor then: schreiben oder stattdessen else:.</translation>
    </message>
    <message>
        <source>This branch leads nowhere. Write then: and the id of a step, or END, below it.</source>
        <translation>Dieser Zweig führt nirgendwohin. Darunter then: und die ID eines Schritts oder END schreiben.</translation>
    </message>
    <message>
        <source>The branches of next are a list. Put a dash before each: - if: … and - else: ….</source>
        <translation>Die Zweige von next sind eine Liste. Vor jeden einen Strich setzen: - if: … und - else: ….</translation>
    </message>
    <message>
        <source>This next has no branches. Name a step, or write - if: … and - else: ….</source>
        <translation>Dieses next hat keine Zweige. Einen Schritt nennen oder - if: … und - else: … schreiben.</translation>
    </message>
    <message>
        <source>Steps below %1 are not documented for this engine. Give them a place in the list of the block, and name the first one here.</source>
        <translation>Schritte unter %1 sind für diese Engine nicht dokumentiert. Ihnen einen Platz in der Liste des Blocks geben und hier den ersten nennen.</translation>
    </message>
    <message>
        <source>A key of a step has a value of the wrong type.</source>
        <translation>Ein Schlüssel eines Schritts hat einen Wert der falschen Art.</translation>
    </message>
    <message>
        <source>The skill does not load: names are strings, noop is true, set_memory is a mapping.</source>
        <translation>Der Skill wird nicht geladen: Namen sind Zeichenketten, noop ist true, set_memory ist eine Zuordnung.</translation>
    </message>
    <message>
        <source>Write a value of the type that the key has.</source>
        <translation>Einen Wert der Art schreiben, die der Schlüssel verlangt.</translation>
    </message>
    <message>
        <source>complete_when of a step is not a plain condition string.</source>
        <translation>complete_when eines Schritts ist keine einfache Zeichenkette mit einer Bedingung.</translation>
    </message>
    <message>
        <source>The skill does not load. The mapping with condition and criteria is for the skill as a whole.</source>
        <translation>Der Skill wird nicht geladen. Die Zuordnung mit condition und criteria ist für den Skill als Ganzes.</translation>
    </message>
    <message>
        <source>Write the condition itself behind complete_when.</source>
        <translation>Die Bedingung selbst hinter complete_when schreiben.</translation>
    </message>
    <message>
        <source>next of a step is neither a step nor a list of branches.</source>
        <translation>next eines Schritts ist weder ein Schritt noch eine Liste von Zweigen.</translation>
    </message>
    <message>
        <source>The skill does not load. A branch is if: with then:, or else: alone; nothing else is known there.</source>
        <translation>Der Skill wird nicht geladen. Ein Zweig ist if: mit then: oder else: allein; etwas anderes ist dort nicht bekannt.</translation>
    </message>
    <message>
        <source>Name a step or END, or write a list of - if: … then: … with - else: … at its end.</source>
        <translation>Einen Schritt oder END nennen oder eine Liste aus - if: … then: … mit - else: … am Ende schreiben.</translation>
    </message>
    <message>
        <source>Steps stand below then: or else:.</source>
        <translation>Unter then: oder else: stehen Schritte.</translation>
    </message>
    <message>
        <source>Flows of the older engine could nest steps. No page about ordered blocks shows it, so nobody promises that it works.</source>
        <translation>Abläufe der älteren Engine konnten Schritte verschachteln. Keine Seite über Ablaufblöcke zeigt das, also verspricht niemand, dass es geht.</translation>
    </message>
    <message>
        <source>Put the steps into the list of the block, and name the first one.</source>
        <translation>Die Schritte in die Liste des Blocks setzen und den ersten nennen.</translation>
    </message>
    <message>
        <source>There is no block %1 in this file and no skill of that name.</source>
        <translation>Es gibt keinen Block %1 in dieser Datei und keinen Skill dieses Namens.</translation>
    </message>
    <message>
        <source>Step %1 fills %2, which belongs to %3. A step only writes entries of its own skill and of the project.</source>
        <translation>Schritt %1 füllt %2, einen Eintrag von %3. Ein Schritt schreibt nur Einträge seines eigenen Skills und des Projekts.</translation>
    </message>
    <message>
        <source>Step %1 fills %2, but neither the memory.yml of %3 nor the project&apos;s declares it.</source>
        <translation>Schritt %1 füllt %2, aber weder die memory.yml von %3 noch die des Projekts deklariert es.</translation>
    </message>
    <message>
        <source>Step %1 collects %2, a project entry. Collect an entry of the skill, and copy it with a tool or set_memory.</source>
        <translation>Schritt %1 erfragt %2, einen Eintrag des Projekts. Einen Eintrag des Skills erfragen und ihn mit einem Werkzeug oder set_memory kopieren.</translation>
    </message>
    <message>
        <source>Step %1 fills %2, which deny_write forbids to %3. The write fails at run time.</source>
        <translation>Schritt %1 füllt %2, was deny_write %3 verbietet. Das Schreiben schlägt zur Laufzeit fehl.</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>den Text %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>Step %1 sets %2 to %3, but the entry is declared as %4.</source>
        <extracomment>%1: a step, %2: a memory entry, %3: a value, %4: &quot;a text&quot;, &quot;one of lost, stolen&quot;</extracomment>
        <translation>Schritt %1 setzt %2 auf %3, aber der Eintrag ist als %4 deklariert.</translation>
    </message>
    <message>
        <source>%1 belongs to the engine; no parameter can pass it on.</source>
        <translation>%1 gehört der Engine; kein Parameter kann es weitergeben.</translation>
    </message>
    <message>
        <source>%1 cannot read %2, so the tool would get nothing.</source>
        <translation>%1 kann %2 nicht lesen, also bekäme das Werkzeug nichts.</translation>
    </message>
    <message>
        <source>call or link names neither a block of the file nor a skill.</source>
        <translation>call oder link nennt weder einen Block der Datei noch einen Skill.</translation>
    </message>
    <message>
        <source>The block could not go on there. Blocks of other skills cannot be called; their skill can.</source>
        <translation>Der Block könnte dort nicht weitergehen. Blöcke anderer Skills lassen sich nicht aufrufen, ihr Skill schon.</translation>
    </message>
    <message>
        <source>Write the id of a block of this file, or the folder name of a skill.</source>
        <translation>Die ID eines Blocks dieser Datei oder den Ordnernamen eines Skills schreiben.</translation>
    </message>
    <message>
        <source>A collect or set_memory step writes an entry that is not declared.</source>
        <translation>Ein Schritt mit collect oder set_memory schreibt einen Eintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>Training stops: what a step writes must be declared in the skill’s or the project’s memory.yml.</source>
        <translation>Das Training bricht ab: Was ein Schritt schreibt, muss in der memory.yml des Skills oder des Projekts deklariert sein.</translation>
    </message>
    <message>
        <source>A collect step fills a project entry.</source>
        <translation>Ein Schritt mit collect füllt einen Eintrag des Projekts.</translation>
    </message>
    <message>
        <source>In the newest engine the model cannot write project entries, so training stops.</source>
        <translation>In der neuesten Engine kann das Modell keine Einträge des Projekts schreiben, also bricht das Training ab.</translation>
    </message>
    <message>
        <source>Declare an entry of the skill, collect that, and copy the value with a tool or a set_memory step.</source>
        <translation>Einen Eintrag des Skills deklarieren, diesen erfragen und den Wert mit einem Werkzeug oder einem Schritt mit set_memory kopieren.</translation>
    </message>
    <message>
        <source>A step fills an entry that the skill’s deny_write lists.</source>
        <translation>Ein Schritt füllt einen Eintrag, den deny_write des Skills aufführt.</translation>
    </message>
    <message>
        <source>The skill has taken the right to write from itself: the write raises an error at run time.</source>
        <translation>Der Skill hat sich das Recht zum Schreiben selbst genommen: Das Schreiben löst zur Laufzeit einen Fehler aus.</translation>
    </message>
    <message>
        <source>Take the entry off deny_write, or fill another one.</source>
        <translation>Den Eintrag aus deny_write entfernen oder einen anderen füllen.</translation>
    </message>
    <message>
        <source>set_memory writes a value that the entry is not declared for.</source>
        <translation>set_memory schreibt einen Wert, für den der Eintrag nicht deklariert ist.</translation>
    </message>
    <message>
        <source>Conditions and tools count on the declared type and values; nothing converts the literal.</source>
        <translation>Bedingungen und Werkzeuge verlassen sich auf den deklarierten Typ und die deklarierten Werte; nichts wandelt den geschriebenen Wert um.</translation>
    </message>
    <message>
        <source>Write a value of the entry’s type, one of its enum_values where it has such.</source>
        <translation>Einen Wert vom Typ des Eintrags schreiben, und zwar einen seiner enum_values, wo er welche hat.</translation>
    </message>
    <message>
        <source>A parameter of execute_tool names memory that is not declared or not readable.</source>
        <translation>Ein Parameter von execute_tool nennt Gedächtnis, das nicht deklariert oder nicht lesbar ist.</translation>
    </message>
    <message>
        <source>session.* in parameters is replaced by the value of the entry; there is none.</source>
        <translation>session.* in Parametern wird durch den Wert des Eintrags ersetzt; hier gibt es keinen.</translation>
    </message>
    <message>
        <source>Correct the name, declare the entry, or make it public in the skill that owns it.</source>
        <translation>Den Namen berichtigen, den Eintrag deklarieren oder ihn in dem Skill öffentlich machen, dem er gehört.</translation>
    </message>
    <message>
        <source>system.* belongs to the engine; prose cannot show it.</source>
        <translation>system.* gehört der Engine; Fließtext kann es nicht zeigen.</translation>
    </message>
    <message>
        <source>%1 cannot read %2.</source>
        <translation>%1 kann %2 nicht lesen.</translation>
    </message>
    <message>
        <source>This file has no ordered block %1.</source>
        <translation>Diese Datei hat keinen Ablaufblock %1.</translation>
    </message>
    <message>
        <source>%1 is hidden, and prose cannot start a hidden skill. Use a call or link step, or unhide it.</source>
        <translation>%1 ist versteckt (hidden), und Fließtext kann einen versteckten Skill nicht starten. Einen Schritt mit call oder link verwenden oder hidden entfernen.</translation>
    </message>
    <message>
        <source>%1 has no tool %2. Define it in its tools.py, or list it under import_tools.</source>
        <translation>%1 hat kein Werkzeug %2. In seiner tools.py definieren oder unter import_tools aufführen.</translation>
    </message>
    <message>
        <source>An @memory token names an entry that is not declared or not readable.</source>
        <translation>Ein @memory-Token nennt einen Eintrag, der nicht deklariert oder nicht lesbar ist.</translation>
    </message>
    <message>
        <source>Training stops. At run time the token would stay in the text as it is written.</source>
        <translation>Das Training bricht ab. Zur Laufzeit bliebe das Token so im Text stehen, wie es geschrieben ist.</translation>
    </message>
    <message>
        <source>An @block token names no block of the file.</source>
        <translation>Ein @block-Token nennt keinen Block der Datei.</translation>
    </message>
    <message>
        <source>Training stops. @block only reaches the ordered blocks of its own skill.md.</source>
        <translation>Das Training bricht ab. @block erreicht nur die Ablaufblöcke der eigenen skill.md.</translation>
    </message>
    <message>
        <source>Correct the name, or add the block to this file.</source>
        <translation>Den Namen berichtigen oder dieser Datei den Block hinzufügen.</translation>
    </message>
    <message>
        <source>An @skill token names no skill.</source>
        <translation>Ein @skill-Token nennt keinen Skill.</translation>
    </message>
    <message>
        <source>The token must be the name of a folder below skills/; the name: of the skill does not count.</source>
        <translation>Das Token muss den Namen eines Ordners unter skills/ nennen; name: des Skills zählt nicht.</translation>
    </message>
    <message>
        <source>Write the folder name of the skill.</source>
        <translation>Den Ordnernamen des Skills schreiben.</translation>
    </message>
    <message>
        <source>An @skill token names a hidden skill.</source>
        <translation>Ein @skill-Token nennt einen versteckten Skill.</translation>
    </message>
    <message>
        <source>Training stops: a hidden skill is started by call: and link: steps or by a precondition, never by prose.</source>
        <translation>Das Training bricht ab: Ein versteckter Skill wird von Schritten mit call: und link: oder von einer Vorbedingung gestartet, nie von Fließtext.</translation>
    </message>
    <message>
        <source>Use a call: step, bind a precondition, or remove hidden: true from the other skill.</source>
        <translation>Einen Schritt mit call: verwenden, eine Vorbedingung knüpfen oder hidden: true aus dem anderen Skill entfernen.</translation>
    </message>
    <message>
        <source>An @tool token names a tool that the skill cannot use.</source>
        <translation>Ein @tool-Token nennt ein Werkzeug, das der Skill nicht verwenden kann.</translation>
    </message>
    <message>
        <source>Training stops. Visible are the tools of the skill, those that it imports, and those of the engine.</source>
        <translation>Das Training bricht ab. Sichtbar sind die Werkzeuge des Skills, die von ihm importierten und die der Engine.</translation>
    </message>
    <message>
        <source>Correct the name, define the tool in tools.py, or list it under import_tools.</source>
        <translation>Den Namen berichtigen, das Werkzeug in tools.py definieren oder es unter import_tools aufführen.</translation>
    </message>
    <message>
        <source>%1 stands in prose, where session.* is not replaced by its value. Use %2 to show the value, or an if: line to decide by it.</source>
        <translation>%1 steht im Fließtext, wo session.* nicht durch seinen Wert ersetzt wird. %2 verwenden, um den Wert zu zeigen, oder eine Zeile if:, um danach zu entscheiden.</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>In %1 ändern</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: it must have the form %2.</source>
        <translation>%1 kann nicht ersetzt werden: Es muss die Form %2 haben.</translation>
    </message>
    <message>
        <source>session.* stands in prose, where it is not replaced.</source>
        <translation>session.* steht im Fließtext, wo es nicht ersetzt wird.</translation>
    </message>
    <message>
        <source>Training stops. In prose only @memory tokens become values; the model would read the reference as words.</source>
        <translation>Das Training bricht ab. Im Fließtext werden nur @memory-Token zu Werten; das Modell würde den Verweis als Worte lesen.</translation>
    </message>
    <message>
        <source>Write @memory.&lt;skill&gt;.&lt;entry&gt; to show the value, or an if: line to decide by it.</source>
        <translation>@memory.&lt;skill&gt;.&lt;eintrag&gt; schreiben, um den Wert zu zeigen, oder eine Zeile if:, um nach ihm zu entscheiden.</translation>
    </message>
    <message>
        <source>An @memory, @block, @skill or @tool token has the wrong number of parts.</source>
        <translation>Ein Token @memory, @block, @skill oder @tool hat die falsche Anzahl von Teilen.</translation>
    </message>
    <message>
        <source>Training stops. Such a token names nothing that could stand in its place.</source>
        <translation>Das Training bricht ab. Ein solches Token nennt nichts, was an seiner Stelle stehen könnte.</translation>
    </message>
    <message>
        <source>Write @memory.&lt;skill&gt;.&lt;entry&gt; or @memory.project.&lt;entry&gt;; @block, @skill and @tool take one name.</source>
        <translation>@memory.&lt;skill&gt;.&lt;eintrag&gt; oder @memory.project.&lt;eintrag&gt; schreiben; @block, @skill und @tool nehmen einen Namen.</translation>
    </message>
    <message>
        <source>A button of %1 has no title, so the engine drops it. Write Button(title=&quot;…&quot;).</source>
        <translation>Eine Schaltfläche von %1 hat keinen Titel, also lässt die Engine sie weg. Button(title=&quot;…&quot;) schreiben.</translation>
    </message>
    <message>
        <source>A button of %1 has a ref but no value to write there, so the engine drops it. Add value=.</source>
        <translation>Eine Schaltfläche von %1 hat ein ref, aber keinen Wert, der dorthin zu schreiben wäre, also lässt die Engine sie weg. value= hinzufügen.</translation>
    </message>
    <message>
        <source>%1 is no reference, so the engine drops the button. Write session.&lt;skill&gt;.&lt;entry&gt; or session.project.&lt;entry&gt;.</source>
        <translation>%1 ist kein Verweis, also lässt die Engine die Schaltfläche weg. session.&lt;skill&gt;.&lt;eintrag&gt; oder session.project.&lt;eintrag&gt; schreiben.</translation>
    </message>
    <message>
        <source>The engine drops this button while %1 is active.</source>
        <translation>Die Engine lässt diese Schaltfläche weg, solange %1 aktiv ist.</translation>
    </message>
    <message>
        <source>No memory.yml declares %1, so the engine drops the button.</source>
        <translation>Keine memory.yml deklariert %1, also lässt die Engine die Schaltfläche weg.</translation>
    </message>
    <message>
        <source>%1 takes its buttons from %2, but %2 never calls context.set_buttons, so there are none.</source>
        <translation>%1 nimmt seine Schaltflächen von %2, aber %2 ruft nie context.set_buttons auf, also gibt es keine.</translation>
    </message>
    <message>
        <source>The response names it here.</source>
        <translation>Die Antwort nennt es hier.</translation>
    </message>
    <message>
        <source>A button that a tool builds has no title.</source>
        <translation>Eine Schaltfläche, die ein Werkzeug baut, hat keinen Titel.</translation>
    </message>
    <message>
        <source>The title is the label to tap on; the engine drops a button without one.</source>
        <translation>Der Titel ist die Beschriftung zum Antippen; die Engine lässt eine Schaltfläche ohne ihn weg.</translation>
    </message>
    <message>
        <source>Write Button(title=&quot;…&quot;, …).</source>
        <translation>Button(title=&quot;…&quot;, …) schreiben.</translation>
    </message>
    <message>
        <source>A button writes memory but has no value.</source>
        <translation>Eine Schaltfläche schreibt Gedächtnis, hat aber keinen Wert.</translation>
    </message>
    <message>
        <source>With ref the engine writes value on a tap; without a value it drops the button and logs it.</source>
        <translation>Mit ref schreibt die Engine beim Antippen value; ohne Wert lässt sie die Schaltfläche weg und protokolliert es.</translation>
    </message>
    <message>
        <source>Add value=, or leave out ref.</source>
        <translation>value= hinzufügen oder ref weglassen.</translation>
    </message>
    <message>
        <source>A button writes an entry that is unknown or that the skill may not write.</source>
        <translation>Eine Schaltfläche schreibt einen Eintrag, der unbekannt ist oder den der Skill nicht schreiben darf.</translation>
    </message>
    <message>
        <source>The engine drops such a button while the agent runs, and logs it; its siblings stay.</source>
        <translation>Die Engine lässt eine solche Schaltfläche weg, während der Agent läuft, und protokolliert es; die Schaltflächen daneben bleiben.</translation>
    </message>
    <message>
        <source>Name an entry that the active skill may write: session.&lt;skill&gt;.&lt;entry&gt; or session.project.&lt;entry&gt;.</source>
        <translation>Einen Eintrag nennen, den der aktive Skill schreiben darf: session.&lt;skill&gt;.&lt;eintrag&gt; oder session.project.&lt;eintrag&gt;.</translation>
    </message>
    <message>
        <source>A button source never calls set_buttons.</source>
        <translation>Eine Quelle von Schaltflächen ruft nie set_buttons auf.</translation>
    </message>
    <message>
        <source>The buttons of such a response are what its source hands to context.set_buttons; without that call only the text is sent.</source>
        <translation>Die Schaltflächen einer solchen Antwort sind das, was ihre Quelle an context.set_buttons übergibt; ohne diesen Aufruf wird nur der Text gesendet.</translation>
    </message>
    <message>
        <source>Call context.set_buttons([Button(title=&quot;…&quot;)]) in the tool.</source>
        <translation>Im Werkzeug context.set_buttons([Button(title=&quot;…&quot;)]) aufrufen.</translation>
    </message>
    <message>
        <source>Write a list of entries such as - lock_card: with the options below it.</source>
        <translation>Eine Liste von Einträgen wie - lock_card: mit den Optionen darunter schreiben.</translation>
    </message>
    <message>
        <source>tool_constraints must be a list.</source>
        <translation>tool_constraints muss eine Liste sein.</translation>
    </message>
    <message>
        <source>An entry of tool_constraints must name exactly one tool.</source>
        <translation>Ein Eintrag von tool_constraints muss genau ein Werkzeug nennen.</translation>
    </message>
    <message>
        <source>The options of %1 must be a mapping, such as requires: or on_success: below it.</source>
        <translation>Die Optionen von %1 müssen eine Zuordnung sein, etwa mit requires: oder on_success: darunter.</translation>
    </message>
    <message>
        <source>tool_constraints has no option %1.</source>
        <translation>tool_constraints hat keine Option %1.</translation>
    </message>
    <message>
        <source>Confirmation is a mapping: requires_confirmation: with enabled: true and the responses below it.</source>
        <translation>Die Bestätigung ist eine Zuordnung: requires_confirmation: mit enabled: true und den Antworten darunter.</translation>
    </message>
    <message>
        <source>What a tool does is said in its @tool decorator.</source>
        <translation>Was ein Werkzeug tut, steht in seinem Dekorator @tool.</translation>
    </message>
    <message>
        <source>requires of %1 must be a string with a condition, such as session.card_replace.selected_card_id.</source>
        <translation>requires von %1 muss eine Zeichenkette mit einer Bedingung sein, etwa session.card_replace.selected_card_id.</translation>
    </message>
    <message>
        <source>%1 must be a string: the name of a response.</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 muss eine Zeichenkette sein: der Name einer Antwort.</translation>
    </message>
    <message>
        <source>requires_confirmation of %1 must be a mapping. Write enabled: true below it.</source>
        <translation>requires_confirmation von %1 muss eine Zuordnung sein. Darunter enabled: true schreiben.</translation>
    </message>
    <message>
        <source>Write it as a mapping</source>
        <translation>Als Zuordnung schreiben</translation>
    </message>
    <message>
        <source>requires_confirmation has no key %1.</source>
        <translation>requires_confirmation hat keinen Schlüssel %1.</translation>
    </message>
    <message>
        <source>enabled must be true or false.</source>
        <translation>enabled muss true oder false sein.</translation>
    </message>
    <message>
        <source>%1 runs without confirmation, because requires_confirmation is not enabled. Write enabled: true below it.</source>
        <translation>%1 läuft ohne Bestätigung, weil requires_confirmation nicht eingeschaltet ist. Darunter enabled: true schreiben.</translation>
    </message>
    <message>
        <source>Enable it</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>An entry of tool_constraints is not one tool with a mapping of options.</source>
        <translation>Ein Eintrag von tool_constraints ist nicht ein Werkzeug mit einer Zuordnung von Optionen.</translation>
    </message>
    <message>
        <source>The engine reads a list of entries with one tool each, and rejects any other shape.</source>
        <translation>Die Engine liest eine Liste von Einträgen mit je einem Werkzeug und lehnt jede andere Form ab.</translation>
    </message>
    <message>
        <source>Put a dash before each tool, and its options below it, indented.</source>
        <translation>Vor jedes Werkzeug einen Strich setzen, darunter eingerückt seine Optionen.</translation>
    </message>
    <message>
        <source>A tool constraint has an option that does not exist.</source>
        <translation>Eine Einschränkung in tool_constraints hat eine Option, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Unknown options are rejected, so a misspelt one never protects a tool by accident.</source>
        <translation>Unbekannte Optionen werden abgelehnt, damit ein Werkzeug nicht durch eine falsch geschriebene versehentlich ungeschützt bleibt.</translation>
    </message>
    <message>
        <source>Use requires, requires_confirmation, on_success or on_failure. In the profile next a built-in tool also takes description.</source>
        <translation>requires, requires_confirmation, on_success oder on_failure verwenden. Im Profil next nimmt ein eingebautes Werkzeug auch description.</translation>
    </message>
    <message>
        <source>requires of a tool constraint is not a string.</source>
        <translation>requires einer Einschränkung in tool_constraints ist keine Zeichenkette.</translation>
    </message>
    <message>
        <source>The tool is gated by a condition, which is written as one string; mappings and plain truth values are rejected.</source>
        <translation>Das Werkzeug wird mit einer Bedingung gesperrt, die als eine Zeichenkette geschrieben wird; Zuordnungen und bloße Wahrheitswerte werden abgelehnt.</translation>
    </message>
    <message>
        <source>Write a condition such as session.card_replace.selected_card_id is not None.</source>
        <translation>Eine Bedingung wie session.card_replace.selected_card_id is not None schreiben.</translation>
    </message>
    <message>
        <source>on_success or on_failure is not a string.</source>
        <translation>on_success oder on_failure ist keine Zeichenkette.</translation>
    </message>
    <message>
        <source>Each names the response that is said after the tool has run.</source>
        <translation>Beide nennen die Antwort, die gesprochen wird, nachdem das Werkzeug gelaufen ist.</translation>
    </message>
    <message>
        <source>Write the name of one response.</source>
        <translation>Den Namen einer einzigen Antwort schreiben.</translation>
    </message>
    <message>
        <source>requires_confirmation is not a mapping of enabled and the two response names.</source>
        <translation>requires_confirmation ist keine Zuordnung aus enabled und den beiden Antwortnamen.</translation>
    </message>
    <message>
        <source>The engine rejects other keys and values, so that no call goes unconfirmed by a slip.</source>
        <translation>Die Engine lehnt andere Schlüssel und Werte ab, damit kein Aufruf durch ein Versehen unbestätigt bleibt.</translation>
    </message>
    <message>
        <source>Write enabled: true below it, and where you want fixed words utter_for_confirmation and utter_on_user_denial.</source>
        <translation>Darunter enabled: true schreiben und, wo feste Worte gewünscht sind, utter_for_confirmation und utter_on_user_denial.</translation>
    </message>
    <message>
        <source>requires_confirmation is written without enabled.</source>
        <translation>requires_confirmation steht ohne enabled da.</translation>
    </message>
    <message>
        <source>It is off unless enabled is true: the tool then runs without asking anybody.</source>
        <translation>Es ist aus, solange enabled nicht true ist: Das Werkzeug läuft dann, ohne jemanden zu fragen.</translation>
    </message>
    <message>
        <source>Add enabled: true, or enabled: false to say that it is off on purpose.</source>
        <translation>enabled: true hinzufügen, oder enabled: false, um zu sagen, dass es absichtlich aus ist.</translation>
    </message>
    <message>
        <source>%1 names no MCP tool. Write mcp/&lt;server&gt;:&lt;tool&gt;.</source>
        <translation>%1 benennt kein MCP-Werkzeug. mcp/&lt;server&gt;:&lt;werkzeug&gt; schreiben.</translation>
    </message>
    <message>
        <source>This entry of import_tools is blank. Write the name of a tool, or remove it.</source>
        <translation>Dieser Eintrag von import_tools ist leer. Den Namen eines Werkzeugs schreiben oder den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>The model cannot call a tool named %1: a name may hold letters, digits, _ and - only. Rename the tool on its server.</source>
        <translation>Das Modell kann kein Werkzeug namens %1 aufrufen: Ein Name darf nur Buchstaben, Ziffern, _ und - enthalten. Das Werkzeug auf seinem Server umbenennen.</translation>
    </message>
    <message>
        <source>The model cannot call a tool whose name is longer than 64 characters. Rename the tool on its server.</source>
        <translation>Das Modell kann kein Werkzeug aufrufen, dessen Name länger als 64 Zeichen ist. Das Werkzeug auf seinem Server umbenennen.</translation>
    </message>
    <message>
        <source>integrations.yml has no MCP server %1.</source>
        <translation>integrations.yml hat keinen MCP-Server %1.</translation>
    </message>
    <message>
        <source>%1 is listed twice. Remove one of them.</source>
        <translation>%1 ist zweimal aufgeführt. Eines davon entfernen.</translation>
    </message>
    <message>
        <source>%1 and %2 give the skill two tools named %3. Import only one of them.</source>
        <translation>%1 und %2 geben dem Skill zwei Werkzeuge namens %3. Nur eines davon importieren.</translation>
    </message>
    <message>
        <source>The skill has a tool of its own named %1. Rename that one, or do not import this one.</source>
        <translation>Der Skill hat ein eigenes Werkzeug namens %1. Jenes umbenennen oder dieses hier nicht importieren.</translation>
    </message>
    <message>
        <source>The skill&apos;s own tool is defined here.</source>
        <translation>Das eigene Werkzeug des Skills ist hier definiert.</translation>
    </message>
    <message>
        <source>The shared tool %1 has the name of a tool of the skill itself. Rename one of them, or do not import this one.</source>
        <translation>Das gemeinsame Werkzeug %1 heißt wie ein eigenes Werkzeug des Skills. Eines davon umbenennen oder das gemeinsame nicht importieren.</translation>
    </message>
    <message>
        <source>The shared tool is defined here.</source>
        <translation>Das gemeinsame Werkzeug ist hier definiert.</translation>
    </message>
    <message>
        <source>Do not import it</source>
        <translation>Nicht importieren</translation>
    </message>
    <message>
        <source>%1 is a tool of the skill itself and found without import_tools. Remove the entry.</source>
        <translation>%1 ist ein eigenes Werkzeug des Skills und wird ohne import_tools gefunden. Den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>It is defined here.</source>
        <translation>Es ist hier definiert.</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>Den Eintrag entfernen</translation>
    </message>
    <message>
        <source>Nothing in this skill names the tool %1. The model sees every imported tool and may call it; when the skill does not need it, remove the entry.</source>
        <translation>Nichts in diesem Skill nennt das Werkzeug %1. Das Modell sieht jedes importierte Werkzeug und darf es aufrufen; wenn der Skill es nicht braucht, den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>An imported shared tool has the name of a tool of the skill itself.</source>
        <translation>Ein importiertes gemeinsames Werkzeug heißt wie ein eigenes Werkzeug des Skills.</translation>
    </message>
    <message>
        <source>The model calls tools by their bare names, which must be unique within a skill. By the pages of some engines the skill&apos;s own tool wins instead.</source>
        <translation>Das Modell ruft Werkzeuge mit ihrem bloßen Namen auf, der in einem Skill einmalig sein muss. Nach der Dokumentation mancher Engines setzt sich stattdessen das eigene Werkzeug des Skills durch.</translation>
    </message>
    <message>
        <source>Rename one of the tools, or do not import the shared one.</source>
        <translation>Eines der Werkzeuge umbenennen oder das gemeinsame nicht importieren.</translation>
    </message>
    <message>
        <source>An entry of import_tools is blank, or begins with mcp/ and names no server and tool.</source>
        <translation>Ein Eintrag von import_tools ist leer, oder er beginnt mit mcp/ und nennt keinen Server und kein Werkzeug.</translation>
    </message>
    <message>
        <source>The engine cannot tell which tool is meant.</source>
        <translation>Die Engine kann nicht erkennen, welches Werkzeug gemeint ist.</translation>
    </message>
    <message>
        <source>Write mcp/&lt;server&gt;:&lt;tool&gt;, with the server&apos;s name from integrations.yml.</source>
        <translation>mcp/&lt;server&gt;:&lt;werkzeug&gt; schreiben, mit dem Namen des Servers aus integrations.yml.</translation>
    </message>
    <message>
        <source>An MCP tool has a name that the model cannot call.</source>
        <translation>Ein MCP-Werkzeug hat einen Namen, den das Modell nicht aufrufen kann.</translation>
    </message>
    <message>
        <source>The name is sent to the model as it is, and models accept at most 64 letters, digits, underscores and dashes.</source>
        <translation>Der Name wird dem Modell unverändert gesendet, und Modelle nehmen höchstens 64 Buchstaben, Ziffern, Unterstriche und Striche an.</translation>
    </message>
    <message>
        <source>Rename the tool on its server; a server&apos;s name may hold dots, a tool&apos;s may not.</source>
        <translation>Das Werkzeug auf seinem Server umbenennen; der Name eines Servers darf Punkte enthalten, der eines Werkzeugs nicht.</translation>
    </message>
    <message>
        <source>import_tools names an MCP server that integrations.yml does not have.</source>
        <translation>import_tools nennt einen MCP-Server, den integrations.yml nicht hat.</translation>
    </message>
    <message>
        <source>The engine knows servers by the names under mcp_servers only, so training stops.</source>
        <translation>Die Engine kennt Server nur unter den Namen in mcp_servers, also bricht das Training ab.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the server in integrations.yml.</source>
        <translation>Den Namen berichtigen oder den Server in integrations.yml deklarieren.</translation>
    </message>
    <message>
        <source>Two imports, or an import and a tool of the skill, have the same bare name.</source>
        <translation>Zwei Importe, oder ein Import und ein Werkzeug des Skills, haben denselben bloßen Namen.</translation>
    </message>
    <message>
        <source>The model calls tools by their bare names, so a second one of the same name could never be meant; training stops.</source>
        <translation>Das Modell ruft Werkzeuge mit ihrem bloßen Namen auf, also könnte ein zweites gleichen Namens nie gemeint sein; das Training bricht ab.</translation>
    </message>
    <message>
        <source>Import only one of them, or rename the skill&apos;s own tool.</source>
        <translation>Nur eines davon importieren oder das eigene Werkzeug des Skills umbenennen.</translation>
    </message>
    <message>
        <source>import_tools lists a tool of the skill itself.</source>
        <translation>import_tools führt ein eigenes Werkzeug des Skills auf.</translation>
    </message>
    <message>
        <source>Tools in the skill&apos;s tools.py or tools/ are found by themselves and must not be listed.</source>
        <translation>Werkzeuge in tools.py oder tools/ des Skills werden von selbst gefunden und dürfen nicht aufgeführt werden.</translation>
    </message>
    <message>
        <source>Remove the entry.</source>
        <translation>Den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>A tool is imported that nothing in the skill names.</source>
        <translation>Ein Werkzeug wird importiert, das nichts im Skill nennt.</translation>
    </message>
    <message>
        <source>Each tool the model sees is one more it may choose wrongly. The model can call it all the same, so this is only a hint.</source>
        <translation>Jedes Werkzeug, das das Modell sieht, ist eines mehr, das es fälschlich wählen kann. Aufrufen kann das Modell es trotzdem, darum ist das nur ein Hinweis.</translation>
    </message>
    <message>
        <source>Say in the prose when to use the tool, or remove the entry.</source>
        <translation>Im Fließtext sagen, wann das Werkzeug zu verwenden ist, oder den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>%1 is how conditions name an entry; tools leave out session.</source>
        <translation>Mit %1 nennen Bedingungen einen Eintrag; Werkzeuge lassen session weg.</translation>
    </message>
    <message>
        <source>%1 belongs to the engine and cannot be declared.</source>
        <translation>%1 gehört der Engine und lässt sich nicht deklarieren.</translation>
    </message>
    <message>
        <source>Neither the memory.yml of %1 nor the project&apos;s declares %2.</source>
        <translation>Weder die memory.yml von %1 noch die des Projekts deklariert %2.</translation>
    </message>
    <message>
        <source>The project&apos;s memory.yml does not declare %1.</source>
        <translation>Die memory.yml des Projekts deklariert %1 nicht.</translation>
    </message>
    <message>
        <source>The memory.yml of %1 does not declare %2.</source>
        <translation>Die memory.yml von %1 deklariert %2 nicht.</translation>
    </message>
    <message>
        <source>%1 writes %2 while %3 is active.</source>
        <extracomment>%1: a tool, %2: a memory entry, %3: a skill</extracomment>
        <translation>%1 schreibt %2, während %3 aktiv ist.</translation>
    </message>
    <message>
        <source>%1 reads %2 while %3 is active, and always gets None.</source>
        <translation>%1 liest %2, während %3 aktiv ist, und bekommt immer None.</translation>
    </message>
    <message>
        <source>Take the entry off deny_write, or leave the write out.</source>
        <translation>Den Eintrag aus deny_write entfernen oder das Schreiben weglassen.</translation>
    </message>
    <message>
        <source>Keep the value in project memory, or in an entry of %1.</source>
        <translation>Den Wert im Gedächtnis des Projekts festhalten oder in einem Eintrag von %1.</translation>
    </message>
    <message>
        <source>This write fails while %1 is active.</source>
        <translation>Dieses Schreiben schlägt fehl, solange %1 aktiv ist.</translation>
    </message>
    <message>
        <source>%1 always gets None here while %2 is active.</source>
        <translation>%1 bekommt hier immer None, solange %2 aktiv ist.</translation>
    </message>
    <message>
        <source>A tool writes an entry that is not declared.</source>
        <translation>Ein Werkzeug schreibt einen Eintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>Every value that a tool writes must be declared by the skill or the project; otherwise training fails.</source>
        <translation>Jeder Wert, den ein Werkzeug schreibt, muss vom Skill oder vom Projekt deklariert sein; sonst schlägt das Training fehl.</translation>
    </message>
    <message>
        <source>Declare the entry with its type, or correct the name.</source>
        <translation>Den Eintrag mit seinem Typ deklarieren oder den Namen berichtigen.</translation>
    </message>
    <message>
        <source>A tool writes an entry that its skill may not write.</source>
        <translation>Ein Werkzeug schreibt einen Eintrag, den sein Skill nicht schreiben darf.</translation>
    </message>
    <message>
        <source>A skill writes its own entries and the project&apos;s, except those that its deny_write lists; any other write raises MemoryWriteError while the agent runs.</source>
        <translation>Ein Skill schreibt seine eigenen Einträge und die des Projekts, außer denen, die sein deny_write aufführt; jedes andere Schreiben löst MemoryWriteError aus, während der Agent läuft.</translation>
    </message>
    <message>
        <source>Take the entry off deny_write, or write an entry of the skill or of the project.</source>
        <translation>Den Eintrag aus deny_write entfernen oder einen Eintrag des Skills oder des Projekts schreiben.</translation>
    </message>
    <message>
        <source>A tool reads an entry that is not declared.</source>
        <translation>Ein Werkzeug liest einen Eintrag, der nicht deklariert ist.</translation>
    </message>
    <message>
        <source>The tool gets None every time, without an error that would say so.</source>
        <translation>Das Werkzeug bekommt jedes Mal None, ohne einen Fehler, der darauf hinweisen würde.</translation>
    </message>
    <message>
        <source>Correct the name, or declare the entry and let something write it.</source>
        <translation>Den Namen berichtigen, oder den Eintrag deklarieren und von etwas schreiben lassen.</translation>
    </message>
    <message>
        <source>A tool reads an entry that its skill may not read.</source>
        <translation>Ein Werkzeug liest einen Eintrag, den sein Skill nicht lesen darf.</translation>
    </message>
    <message>
        <source>Private entries of other skills and what deny_read lists read as None, without an error.</source>
        <translation>Private Einträge anderer Skills und was deny_read aufführt, werden ohne Fehler als None gelesen.</translation>
    </message>
    <message>
        <source>Import %1</source>
        <extracomment>%1: a tool</extracomment>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>%1 uses the tool %2, but neither its tools.py nor its tools/ has an @tool function of that name, and no imported shared or MCP tool is named so.</source>
        <translation>%1 verwendet das Werkzeug %2, aber weder seine tools.py noch sein tools/ hat eine @tool-Funktion dieses Namens, und kein importiertes gemeinsames oder MCP-Werkzeug heißt so.</translation>
    </message>
    <message>
        <source>The engine leaves out the shared tool %1, because names with set_ are its own. Rename the tool, here and where it is defined.</source>
        <translation>Die Engine lässt das gemeinsame Werkzeug %1 weg, weil Namen mit set_ ihr gehören. Das Werkzeug umbenennen, hier und dort, wo es definiert ist.</translation>
    </message>
    <message>
        <source>%1 is a tool of the engine, which every skill has without importing it. Remove the entry.</source>
        <translation>%1 ist ein Werkzeug der Engine, das jeder Skill hat, ohne es zu importieren. Den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>The agent&apos;s tools/ has no @tool function %1 that could be imported.</source>
        <translation>Das tools/ des Agenten hat keine @tool-Funktion %1, die sich importieren ließe.</translation>
    </message>
    <message>
        <source>%1 uses the shared tool %2 without importing it. List it under import_tools.</source>
        <translation>%1 verwendet das gemeinsame Werkzeug %2, ohne es zu importieren. Unter import_tools aufführen.</translation>
    </message>
    <message>
        <source>%1 is a tool of the engine; tool_constraints can gate the skill&apos;s own and imported tools only.</source>
        <translation>%1 ist ein Werkzeug der Engine; tool_constraints kann nur eigene und importierte Werkzeuge des Skills sperren.</translation>
    </message>
    <message>
        <source>%1 is the name of a skill, too. The model may mix up the tool and the skill; give the tool a name that says what it does.</source>
        <translation>%1 ist auch der Name eines Skills. Das Modell kann Werkzeug und Skill verwechseln; dem Werkzeug einen Namen geben, der sagt, was es tut.</translation>
    </message>
    <message>
        <source>A tool that a skill names does not exist, is not imported, or is one of the engine&apos;s.</source>
        <translation>Ein Werkzeug, das ein Skill nennt, gibt es nicht, es ist nicht importiert, oder es gehört der Engine.</translation>
    </message>
    <message>
        <source>A skill has the @tool functions of its own folder and what import_tools brings. Anything else cannot be called or gated, so training stops.</source>
        <translation>Ein Skill hat die @tool-Funktionen seines eigenen Ordners und was import_tools bringt. Alles andere lässt sich weder aufrufen noch sperren, also bricht das Training ab.</translation>
    </message>
    <message>
        <source>Correct the name, import the shared tool, or write the @tool function. A shared tool must not begin with set_.</source>
        <translation>Den Namen berichtigen, das gemeinsame Werkzeug importieren oder die @tool-Funktion schreiben. Ein gemeinsames Werkzeug darf nicht mit set_ beginnen.</translation>
    </message>
    <message>
        <source>A tool and a skill have the same name.</source>
        <translation>Ein Werkzeug und ein Skill haben denselben Namen.</translation>
    </message>
    <message>
        <source>Both are offered to the model under that name, and projects have reported that it calls the wrong one.</source>
        <translation>Beide werden dem Modell unter diesem Namen angeboten, und Projekte haben berichtet, dass es das falsche aufruft.</translation>
    </message>
    <message>
        <source>Name the tool after what it does, such as read_balance.</source>
        <translation>Das Werkzeug nach dem benennen, was es tut, etwa read_balance.</translation>
    </message>
    <message>
        <source>%1 has no description, so the file cannot be imported. Write @tool(description=&quot;…&quot;) and say when the tool is to be used.</source>
        <translation>%1 hat keine Beschreibung, also lässt sich die Datei nicht importieren. @tool(description=&quot;…&quot;) schreiben und sagen, wann das Werkzeug zu verwenden ist.</translation>
    </message>
    <message>
        <source>%1 is a tool but not async. Write async def.</source>
        <translation>%1 ist ein Werkzeug, aber nicht async. async def schreiben.</translation>
    </message>
    <message>
        <source>Write async def</source>
        <translation>async def schreiben</translation>
    </message>
    <message>
        <source>Models take tool names of at most 64 letters of A to Z, digits, _ and -, so %1 cannot be offered to them. Rename it.</source>
        <translation>Modelle nehmen Werkzeugnamen aus höchstens 64 Buchstaben von A bis Z, Ziffern, _ und -, also lässt sich ihnen %1 nicht anbieten. Umbenennen.</translation>
    </message>
    <message>
        <source>%1 is a tool of the engine itself. Give yours another name.</source>
        <translation>%1 ist ein Werkzeug der Engine selbst. Dem eigenen einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>The engine drops the shared tool %1, because names that begin with set_ are its own; skills that import it then miss it. Rename it.</source>
        <translation>Die Engine lässt das gemeinsame Werkzeug %1 weg, weil Namen, die mit set_ beginnen, ihr gehören; Skills, die es importieren, fehlt es dann. Umbenennen.</translation>
    </message>
    <message>
        <source>The engine hands the context over as context, so %1 becomes an argument that the model is asked for. Rename it to context.</source>
        <translation>Die Engine übergibt den Kontext als context, also wird %1 zu einem Argument, nach dem das Modell gefragt wird. In context umbenennen.</translation>
    </message>
    <message>
        <source>%1 is defined twice in this file, and only the last definition counts. Rename one of them.</source>
        <translation>%1 ist in dieser Datei zweimal definiert, und nur die letzte Definition zählt. Eine davon umbenennen.</translation>
    </message>
    <message>
        <source>A trained agent runs from a copy that holds tools/, skills/ and references/ but no other data, so that files looked up from __file__ may be missing there. Take the path from a setting.</source>
        <translation>Ein trainierter Agent läuft aus einer Kopie, die tools/, skills/ und references/ enthält, aber keine anderen Daten; Dateien, die über __file__ gesucht werden, können dort also fehlen. Den Pfad aus einer Einstellung nehmen.</translation>
    </message>
    <message>
        <source>%1 is defined in %2 too, which wins. Delete one of the two.</source>
        <translation>%1 ist auch in %2 definiert, und das hat Vorrang. Eines von beiden löschen.</translation>
    </message>
    <message>
        <source>This one is used.</source>
        <translation>Dieses wird verwendet.</translation>
    </message>
    <message>
        <source>%1 is defined in %2 too; which of the two is used is not said anywhere. Rename one of them.</source>
        <translation>%1 ist auch in %2 definiert; welches der beiden verwendet wird, steht nirgends. Eines davon umbenennen.</translation>
    </message>
    <message>
        <source>%1 would run after the model has set %2, but the model cannot set it. Make the entry llm_settable, collect it in a step, or rename the function.</source>
        <translation>%1 würde laufen, nachdem das Modell %2 gesetzt hat, aber das Modell kann es nicht setzen. Den Eintrag llm_settable machen, ihn in einem Schritt mit collect erfragen oder die Funktion umbenennen.</translation>
    </message>
    <message>
        <source>%1 must be named after an entry of %2 that the model may set, but its memory.yml declares no %3.</source>
        <translation>%1 muss nach einem Eintrag von %2 benannt sein, den das Modell setzen darf, aber die memory.yml dort deklariert kein %3.</translation>
    </message>
    <message>
        <source>%1 is a hook and must stand in the tools.py of the skill whose entry it checks, not among the shared tools.</source>
        <translation>%1 ist ein Hook und muss in der tools.py des Skills stehen, dessen Eintrag er prüft, nicht bei den gemeinsamen Werkzeugen.</translation>
    </message>
    <message>
        <source>Nothing checks what the model writes into %1 of %2. Where that matters, add %3 to the tools of the skill.</source>
        <translation>Nichts prüft, was das Modell in %1 von %2 schreibt. Wo das wichtig ist, den Werkzeugen des Skills %3 hinzufügen.</translation>
    </message>
    <message>
        <source>A tool has no description.</source>
        <translation>Ein Werkzeug hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>@tool without description= raises when the file is imported, and then none of its tools are there.</source>
        <translation>@tool ohne description= löst beim Importieren der Datei einen Fehler aus, und dann ist keines ihrer Werkzeuge da.</translation>
    </message>
    <message>
        <source>Write @tool(description=&quot;…&quot;).</source>
        <translation>@tool(description=&quot;…&quot;) schreiben.</translation>
    </message>
    <message>
        <source>A tool is no async function.</source>
        <translation>Ein Werkzeug ist keine async-Funktion.</translation>
    </message>
    <message>
        <source>The engine awaits its tools; a plain function cannot be loaded as one.</source>
        <translation>Die Engine wartet mit await auf ihre Werkzeuge; eine gewöhnliche Funktion lässt sich nicht als Werkzeug laden.</translation>
    </message>
    <message>
        <source>Write async def.</source>
        <translation>async def schreiben.</translation>
    </message>
    <message>
        <source>The name of a shared tool begins with set_.</source>
        <translation>Der Name eines gemeinsamen Werkzeugs beginnt mit set_.</translation>
    </message>
    <message>
        <source>The prefix belongs to the engine. It drops the tool, and skills that import it fail as if it did not exist.</source>
        <translation>Dieser Anfang gehört der Engine. Sie lässt das Werkzeug weg, und Skills, die es importieren, schlagen fehl, als gäbe es das Werkzeug nicht.</translation>
    </message>
    <message>
        <source>Rename the tool, and the names by which skills use it.</source>
        <translation>Das Werkzeug umbenennen, und die Namen, mit denen Skills es verwenden.</translation>
    </message>
    <message>
        <source>Models cannot be offered a tool of this name.</source>
        <translation>Ein Werkzeug dieses Namens lässt sich Modellen nicht anbieten.</translation>
    </message>
    <message>
        <source>Tool names travel to the model, which takes letters of A to Z, digits, _ and -, at most 64 of them.</source>
        <translation>Werkzeugnamen gehen an das Modell, und das nimmt Buchstaben von A bis Z, Ziffern, _ und -, zusammen höchstens 64.</translation>
    </message>
    <message>
        <source>Rename the function.</source>
        <translation>Die Funktion umbenennen.</translation>
    </message>
    <message>
        <source>A tool has the name of a tool of the engine.</source>
        <translation>Ein Werkzeug heißt wie ein Werkzeug der Engine.</translation>
    </message>
    <message>
        <source>The engine brings tools such as correct and complete_skill along; of two with one name only one can be called.</source>
        <translation>Die Engine bringt Werkzeuge wie correct und complete_skill mit; von zweien gleichen Namens lässt sich nur eines aufrufen.</translation>
    </message>
    <message>
        <source>The parameter for the context is not named context.</source>
        <translation>Der Parameter für den Kontext heißt nicht context.</translation>
    </message>
    <message>
        <source>The engine fills the parameter by its name. Under another one the model is asked to make it up.</source>
        <translation>Die Engine füllt den Parameter nach seinem Namen. Unter einem anderen wird vom Modell verlangt, ihn zu erfinden.</translation>
    </message>
    <message>
        <source>Name the parameter context.</source>
        <translation>Den Parameter context nennen.</translation>
    </message>
    <message>
        <source>A file defines a tool twice.</source>
        <translation>Eine Datei definiert ein Werkzeug zweimal.</translation>
    </message>
    <message>
        <source>Python keeps the last definition only.</source>
        <translation>Python behält nur die letzte Definition.</translation>
    </message>
    <message>
        <source>Rename or delete one of them.</source>
        <translation>Eines davon umbenennen oder löschen.</translation>
    </message>
    <message>
        <source>A tool is defined in two files.</source>
        <translation>Ein Werkzeug ist in zwei Dateien definiert.</translation>
    </message>
    <message>
        <source>A skill&apos;s tools/ wins over its tools.py; the engine only notes it in its log.</source>
        <translation>Das tools/ eines Skills hat Vorrang vor seiner tools.py; die Engine vermerkt es nur in ihrem Protokoll.</translation>
    </message>
    <message>
        <source>Delete or rename one of them.</source>
        <translation>Eines davon löschen oder umbenennen.</translation>
    </message>
    <message>
        <source>A hook run_after_setting_… belongs to no entry that the model may set.</source>
        <translation>Ein Hook run_after_setting_… gehört zu keinem Eintrag, den das Modell setzen darf.</translation>
    </message>
    <message>
        <source>The engine calls the hook after it has set the entry that the name says; the entry must be the skill&apos;s own and llm_settable or collected.</source>
        <translation>Die Engine ruft den Hook auf, nachdem sie den im Namen genannten Eintrag gesetzt hat; der Eintrag muss dem Skill selbst gehören und llm_settable sein oder mit collect erfragt werden.</translation>
    </message>
    <message>
        <source>Name the hook after the entry, or make the entry settable.</source>
        <translation>Den Hook nach dem Eintrag benennen oder dafür sorgen, dass das Modell den Eintrag setzen darf.</translation>
    </message>
    <message>
        <source>A hook run_after_setting_… stands among the shared tools.</source>
        <translation>Ein Hook run_after_setting_… steht bei den gemeinsamen Werkzeugen.</translation>
    </message>
    <message>
        <source>Hooks are looked up in the skill that declares the entry.</source>
        <translation>Hooks werden in dem Skill gesucht, der den Eintrag deklariert.</translation>
    </message>
    <message>
        <source>Move it into the tools.py of the skill.</source>
        <translation>In die tools.py des Skills verschieben.</translation>
    </message>
    <message>
        <source>An entry that the model may set has no hook that checks it.</source>
        <translation>Ein Eintrag, den das Modell setzen darf, hat keinen Hook, der ihn prüft.</translation>
    </message>
    <message>
        <source>Without run_after_setting_&lt;entry&gt; whatever the model writes is kept as it is. Often that is fine.</source>
        <translation>Ohne run_after_setting_&lt;eintrag&gt; bleibt, was das Modell schreibt, so stehen, wie es ist. Oft ist das in Ordnung.</translation>
    </message>
    <message>
        <source>Add the hook where a wrong value would do harm.</source>
        <translation>Den Hook dort hinzufügen, wo ein falscher Wert Schaden anrichten würde.</translation>
    </message>
    <message>
        <source>A tool file looks up paths from __file__.</source>
        <translation>Eine Werkzeugdatei sucht Pfade über __file__.</translation>
    </message>
    <message>
        <source>The trained agent is unpacked elsewhere, without folders such as data/.</source>
        <translation>Der trainierte Agent wird anderswo entpackt, ohne Ordner wie data/.</translation>
    </message>
    <message>
        <source>Take the path from an environment variable, or keep the data in a service.</source>
        <translation>Den Pfad aus einer Umgebungsvariablen nehmen oder die Daten in einem Dienst halten.</translation>
    </message>
    <message>
        <source>No condition, wording, @memory token or tool reads %1; at most the model sees it among the values in its prompt. Delete it if it is not meant for that.</source>
        <translation>Keine Bedingung, kein Wortlaut, kein @memory-Token und kein Werkzeug liest %1; höchstens das Modell sieht es unter den Werten in seinem Prompt. Löschen, wenn es nicht dafür gedacht ist.</translation>
    </message>
    <message>
        <source>Nothing writes %1 and nothing reads it. Delete it, or use it.</source>
        <translation>Nichts schreibt %1, und nichts liest es. Löschen oder verwenden.</translation>
    </message>
    <message>
        <source>Nothing writes %1: no tool, no step, no button, and the model may not. Whatever reads it sees that it is unset.</source>
        <translation>Nichts schreibt %1: kein Werkzeug, kein Schritt, keine Schaltfläche, und das Modell darf es nicht. Für alles, was es liest, ist es nicht gesetzt.</translation>
    </message>
    <message>
        <source>The project declares %1 too. While %2 is active, the bare name means this one; the other is %3.</source>
        <translation>Auch das Projekt deklariert %1. Solange %2 aktiv ist, meint der bloße Name diesen Eintrag; der andere ist %3.</translation>
    </message>
    <message>
        <source>The project&apos;s entry stands here.</source>
        <translation>Der Eintrag des Projekts steht hier.</translation>
    </message>
    <message>
        <source>No skill delivers %1. Unless it replaces a response that the engine brings along, delete it.</source>
        <translation>Kein Skill gibt %1 aus. Wenn es keine Antwort ersetzt, die die Engine mitbringt, löschen.</translation>
    </message>
    <message>
        <source>Nothing enters the block %1: beside prose a block is entered by @block.%2 or by a call or link step.</source>
        <translation>Nichts betritt den Block %1: Neben Fließtext wird ein Block mit @block.%2 oder von einem Schritt mit call oder link betreten.</translation>
    </message>
    <message>
        <source>Nothing reads a memory entry.</source>
        <translation>Nichts liest einen Gedächtniseintrag.</translation>
    </message>
    <message>
        <source>No condition, wording, @memory token or tool asks for it, so it changes nothing that can be seen in the files.</source>
        <translation>Keine Bedingung, kein Wortlaut, kein @memory-Token und kein Werkzeug fragt danach, also ändert er nichts, was in den Dateien zu sehen wäre.</translation>
    </message>
    <message>
        <source>Delete the entry and what writes it, or use it.</source>
        <translation>Den Eintrag und was ihn schreibt löschen, oder ihn verwenden.</translation>
    </message>
    <message>
        <source>Nothing writes a memory entry that is read.</source>
        <translation>Nichts schreibt einen Gedächtniseintrag, der gelesen wird.</translation>
    </message>
    <message>
        <source>Without an initial value it stays unset: conditions on it are decided beforehand, and placeholders are spoken as they are written.</source>
        <translation>Ohne Anfangswert bleibt er nicht gesetzt: Bedingungen darüber sind von vornherein entschieden, und Platzhalter werden so gesprochen, wie sie dastehen.</translation>
    </message>
    <message>
        <source>Let a tool, a step or the model write it, or give it an initial_value.</source>
        <translation>Ein Werkzeug, einen Schritt oder das Modell ihn schreiben lassen oder ihm einen initial_value geben.</translation>
    </message>
    <message>
        <source>An entry of a skill has the name of an entry of the project.</source>
        <translation>Ein Eintrag eines Skills heißt wie ein Eintrag des Projekts.</translation>
    </message>
    <message>
        <source>Bare names mean the skill&apos;s own entry first, so that tools and wordings of this skill miss the project&apos;s.</source>
        <translation>Bloße Namen meinen zuerst den eigenen Eintrag des Skills, also erreichen Werkzeuge und Wortlaute dieses Skills den des Projekts nicht.</translation>
    </message>
    <message>
        <source>Rename one of them, or write the full names.</source>
        <translation>Einen davon umbenennen oder die vollständigen Namen schreiben.</translation>
    </message>
    <message>
        <source>No skill delivers a response.</source>
        <translation>Kein Skill gibt eine Antwort aus.</translation>
    </message>
    <message>
        <source>Responses are delivered by utter:, by constraints of tools and by steps; nothing of the kind names this one.</source>
        <translation>Antworten werden von utter:, von tool_constraints und von Schritten ausgegeben; nichts davon nennt diese.</translation>
    </message>
    <message>
        <source>Delete it, or deliver it. A response that replaces one of the engine&apos;s own can stay.</source>
        <translation>Löschen oder ausgeben. Eine Antwort, die eine der eigenen der Engine ersetzt, kann bleiben.</translation>
    </message>
    <message>
        <source>Nothing enters a block.</source>
        <translation>Nichts betritt einen Block.</translation>
    </message>
    <message>
        <source>Beside prose the engine does not start blocks by itself; the prose names them with @block, or steps call them.</source>
        <translation>Neben Fließtext startet die Engine Blöcke nicht von selbst; der Fließtext nennt sie mit @block, oder Schritte rufen sie auf.</translation>
    </message>
    <message>
        <source>Name it in the prose with @block.&lt;id&gt;, call it from a step, or delete it.</source>
        <translation>Im Fließtext mit @block.&lt;id&gt; nennen, von einem Schritt aufrufen oder löschen.</translation>
    </message>
    <message>
        <source>when must be a condition in a string, such as session.card_replace.replacement_reason == &apos;stolen&apos;.</source>
        <translation>when muss eine Zeichenkette mit einer Bedingung sein, etwa session.card_replace.replacement_reason == &apos;stolen&apos;.</translation>
    </message>
    <message>
        <source>A trigger of %1 is on or when; there is no %2.</source>
        <translation>Ein Auslöser von %1 ist on oder when; %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 has no trigger, so it is never said. Write below it on: activate or when: with a condition.</source>
        <translation>%1 hat keinen Auslöser, wird also nie gesprochen. Darunter on: activate oder when: mit einer Bedingung schreiben.</translation>
    </message>
    <message>
        <source>A response can be said on: activate only. For another moment write when: with a condition.</source>
        <translation>Eine Antwort kann nur mit on: activate gesprochen werden. Für einen anderen Zeitpunkt when: mit einer Bedingung schreiben.</translation>
    </message>
    <message>
        <source>An entry of utter must name exactly one response, with its trigger below: - utter_notice: and then on: activate.</source>
        <translation>Ein Eintrag von utter muss genau eine Antwort nennen, mit ihrem Auslöser darunter: - utter_notice: und dann on: activate.</translation>
    </message>
    <message>
        <source>The trigger of %1 must be a mapping: on: activate, or when: with a condition, indented below it.</source>
        <translation>Der Auslöser von %1 muss eine Zuordnung sein: on: activate oder when: mit einer Bedingung, eingerückt darunter.</translation>
    </message>
    <message>
        <source>An entry of utter is not one response with on: activate, when:, or both.</source>
        <translation>Ein Eintrag von utter ist nicht eine Antwort mit on: activate, when: oder beidem.</translation>
    </message>
    <message>
        <source>The engine cannot tell which response to say or when, and rejects the skill.</source>
        <translation>Die Engine kann nicht erkennen, welche Antwort wann zu sprechen ist, und lehnt den Skill ab.</translation>
    </message>
    <message>
        <source>Write one response for each entry, and below it on: activate or when: with a condition.</source>
        <translation>Für jeden Eintrag eine Antwort schreiben, und darunter on: activate oder when: mit einer Bedingung.</translation>
    </message>
    <message>
        <source>Every variant of %1 has a condition. Leave it off on the one that is to be spoken when none is true.</source>
        <translation>Jede Variante von %1 hat eine Bedingung. Bei der Variante weglassen, die gesprochen werden soll, wenn keine zutrifft.</translation>
    </message>
    <message>
        <source>(Write here what is said when no condition is true.)</source>
        <translation>(Hier schreiben, was gesprochen wird, wenn keine Bedingung zutrifft.)</translation>
    </message>
    <message>
        <source>Add a default variant to be written</source>
        <translation>Eine Standardvariante zum Ausfüllen hinzufügen</translation>
    </message>
    <message>
        <source>Make variant %1 the default</source>
        <translation>Variante %1 zum Standard machen</translation>
    </message>
    <message>
        <source>Delete variant %1</source>
        <extracomment>%1: number of a variant</extracomment>
        <translation>Variante %1 löschen</translation>
    </message>
    <message>
        <source>%1 has no condition, but variant %2 is the default already. Give it a condition, or delete it.</source>
        <translation>%1 hat keine Bedingung, aber Variante %2 ist schon der Standard. Eine Bedingung geben oder löschen.</translation>
    </message>
    <message>
        <source>The first variant without a condition.</source>
        <translation>Die erste Variante ohne Bedingung.</translation>
    </message>
    <message>
        <source>%1 is never spoken: without any condition the first variant always is. Give it a condition, or delete it.</source>
        <translation>%1 wird nie gesprochen: Ohne jede Bedingung ist es immer die erste Variante. Eine Bedingung geben oder löschen.</translation>
    </message>
    <message>
        <source>%1 is never spoken: %2 is delivered when %3 starts, just after the skill&apos;s own memory was reset, and then the condition is not true. Read the project&apos;s memory instead, or give the entry an initial_value.</source>
        <translation>%1 wird nie gesprochen: %2 wird ausgegeben, wenn %3 startet, gleich nachdem das eigene Gedächtnis des Skills zurückgesetzt wurde, und dann trifft die Bedingung nicht zu. Stattdessen das Gedächtnis des Projekts lesen oder dem Eintrag einen initial_value geben.</translation>
    </message>
    <message>
        <source>A response with conditions has no variant without one.</source>
        <translation>Eine Antwort mit Bedingungen hat keine Variante ohne Bedingung.</translation>
    </message>
    <message>
        <source>When no condition is true, the engine would speak the name of the response as it is written.</source>
        <translation>Trifft keine Bedingung zu, würde die Engine den Namen der Antwort so sprechen, wie er dasteht.</translation>
    </message>
    <message>
        <source>Add a variant without a condition, anywhere in the list.</source>
        <translation>Irgendwo in der Liste eine Variante ohne Bedingung hinzufügen.</translation>
    </message>
    <message>
        <source>A response with conditions has several variants without one.</source>
        <translation>Eine Antwort mit Bedingungen hat mehrere Varianten ohne Bedingung.</translation>
    </message>
    <message>
        <source>Exactly one variant is the fallback; a second one could never be spoken, and training fails.</source>
        <translation>Genau eine Variante ist der Standard; eine zweite könnte nie gesprochen werden, und das Training schlägt fehl.</translation>
    </message>
    <message>
        <source>Give the second one a condition, or delete it.</source>
        <translation>Der zweiten eine Bedingung geben oder sie löschen.</translation>
    </message>
    <message>
        <source>Without any condition only the first variant is ever spoken.</source>
        <translation>Ohne jede Bedingung wird immer nur die erste Variante gesprochen.</translation>
    </message>
    <message>
        <source>The engine does not pick at random: where no variant has a condition it takes the first.</source>
        <translation>Die Engine wählt nicht zufällig: Wo keine Variante eine Bedingung hat, nimmt sie die erste.</translation>
    </message>
    <message>
        <source>Give the others conditions, delete them, or set metadata: rephrase: true for variety.</source>
        <translation>Den anderen Bedingungen geben, sie löschen oder für Abwechslung metadata: rephrase: true setzen.</translation>
    </message>
    <message>
        <source>A variant of an activation response depends on memory that was just reset.</source>
        <translation>Eine Variante einer Antwort zur Aktivierung hängt von Gedächtnis ab, das gerade zurückgesetzt wurde.</translation>
    </message>
    <message>
        <source>A response that is delivered on: activate is chosen after the skill&apos;s own entries went back to their initial values, so that it falls to the default.</source>
        <translation>Eine Antwort, die mit on: activate ausgegeben wird, wird gewählt, nachdem die eigenen Einträge des Skills zu ihren Anfangswerten zurückgekehrt sind, und fällt darum auf den Standard zurück.</translation>
    </message>
    <message>
        <source>Let the condition read the project&apos;s memory, or give the entry a fitting initial_value.</source>
        <translation>Die Bedingung das Gedächtnis des Projekts lesen lassen oder dem Eintrag einen passenden initial_value geben.</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>The folder cannot be opened.</source>
        <translation>Der Ordner kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The folder cannot be checked.</source>
        <translation>Der Ordner kann nicht geprüft werden.</translation>
    </message>
    <message>
        <source>The picture cannot be written.</source>
        <translation>Das Bild kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Check that its folder exists and may be written.</source>
        <translation>Prüfen, ob sein Ordner existiert und beschreibbar ist.</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>The JSON text has lists or objects nested too deeply.</source>
        <translation>Der JSON-Text enthält zu tief verschachtelte Listen oder Objekte.</translation>
    </message>
    <message>
        <source>This is not JSON: look at line %1, column %2.</source>
        <extracomment>%1 is a line number, %2 a column number</extracomment>
        <translation>Das ist kein JSON: siehe Zeile %1, Spalte %2.</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>The file ‘%1’ is not part of the open agent.</source>
        <translation>Die Datei ‚%1‘ gehört nicht zum geöffneten Agenten.</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 neu laden</translation>
    </message>
</context>
<context>
    <name>Yaml</name>
    <message>
        <source>The aliases of this text stand for more than %1 values by here, which is more than is read. Write values out, or split the text.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Die Aliasse dieses Textes stehen bis hierher für mehr als %1 Werte, und mehr wird nicht gelesen. Werte ausschreiben oder den Text aufteilen.</translation>
    </message>
    <message>
        <source>“&lt;&lt;” takes over the keys of other mappings, but this is none. Name a mapping such as *name, or put &lt;&lt; into quotes if it is meant as a key.</source>
        <translation>„&lt;&lt;“ übernimmt die Schlüssel anderer Zuordnungen, aber das hier ist keine. Eine Zuordnung wie *name nennen oder &lt;&lt; in Anführungszeichen setzen, wenn es als Schlüssel gemeint ist.</translation>
    </message>
    <message>
        <source>‘%1’ repeats a value that is marked nowhere above. If it is meant as text, put it into quotes.</source>
        <extracomment>%1 is a name with an asterisk before it, such as *greeting</extracomment>
        <translation>‚%1‘ wiederholt einen Wert, der weiter oben nirgends markiert ist. Wenn es Text sein soll, in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>A tab stands behind this dash, which YAML does not allow. Put a space in its place.</source>
        <translation>Hinter diesem Strich steht ein Tabulator, den YAML nicht erlaubt. Ein Leerzeichen an seine Stelle setzen.</translation>
    </message>
    <message>
        <source>This line is indented with a tab, which YAML does not allow. Indent it with spaces.</source>
        <translation>Diese Zeile ist mit einem Tabulator eingerückt, was YAML nicht erlaubt. Mit Leerzeichen einrücken.</translation>
    </message>
    <message>
        <source>The quote %1 that opens here is not closed. Close it at the end of the text.</source>
        <translation>Das Anführungszeichen %1, das hier öffnet, ist nicht geschlossen. Am Ende des Textes schließen.</translation>
    </message>
    <message>
        <source>‘%1’ means nothing inside double quotes. Write \\ for a backslash, or use single quotes.</source>
        <extracomment>%1 is a backslash and the character behind it</extracomment>
        <translation>‚%1‘ bedeutet in doppelten Anführungszeichen nichts. \\ für einen Backslash schreiben oder einfache Anführungszeichen verwenden.</translation>
    </message>
    <message>
        <source>This does not fit between the brackets that open with %1. Check for a missing comma or colon.</source>
        <translation>Das passt nicht zwischen die Klammern, die mit %1 beginnen. Prüfen, ob ein Komma oder ein Doppelpunkt fehlt.</translation>
    </message>
    <message>
        <source>The bracket %1 that opens here is not closed. Close it, or put the text into quotes if the bracket is part of it.</source>
        <translation>Die Klammer %1, die hier öffnet, ist nicht geschlossen. Schließen, oder den Text in Anführungszeichen setzen, wenn die Klammer dazugehört.</translation>
    </message>
    <message>
        <source>A space is missing behind this dash. Write “- ” to begin an item.</source>
        <translation>Hinter diesem Strich fehlt ein Leerzeichen. „- “ schreiben, um ein Element zu beginnen.</translation>
    </message>
    <message>
        <source>A space is missing behind the colon of ‘%1’.</source>
        <translation>Hinter dem Doppelpunkt von ‚%1‘ fehlt ein Leerzeichen.</translation>
    </message>
    <message>
        <source>The quoted text ends at this apostrophe, but more stands behind it. Write the apostrophe twice, or put the text into double quotes.</source>
        <translation>Der Text in Anführungszeichen endet bei diesem Apostroph, aber dahinter steht noch etwas. Den Apostroph verdoppeln oder den Text in doppelte Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The quoted text ends at this quote, but more stands behind it. Write \&quot; for a quote inside the text, or put the text into single quotes.</source>
        <translation>Der Text in Anführungszeichen endet bei diesem Zeichen, aber dahinter steht noch etwas. \&quot; für ein Anführungszeichen im Text schreiben oder den Text in einfache Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>A value that begins with %1 ends at its closing bracket, but more stands behind it. Put the whole text into quotes.</source>
        <translation>Ein Wert, der mit %1 beginnt, endet bei seiner schließenden Klammer, aber dahinter steht noch etwas. Den ganzen Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>A text cannot begin with %1 in YAML. Put it into quotes.</source>
        <translation>In YAML kann ein Text nicht mit %1 beginnen. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>%1 announces text on the lines below, so nothing may stand behind it. If it belongs to the text, put the text into quotes.</source>
        <translation>%1 kündigt Text in den Zeilen darunter an, also darf nichts dahinter stehen. Wenn es zum Text gehört, den Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>No bracket is open that %1 could close. Delete it, or put the text into quotes.</source>
        <translation>Es ist keine Klammer offen, die %1 schließen könnte. Löschen oder den Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>A colon is missing behind ‘%1’. Write “%1: ” and the value.</source>
        <translation>Hinter ‚%1‘ fehlt ein Doppelpunkt. „%1: “ und den Wert schreiben.</translation>
    </message>
    <message>
        <source>A second colon with a space behind it stands on this line. Put the text behind the first colon into quotes.</source>
        <translation>In dieser Zeile steht ein zweiter Doppelpunkt mit Leerzeichen dahinter. Den Text hinter dem ersten Doppelpunkt in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>‘%1’ is indented deeper than the line above, which has a value already. Indent it like its neighbours.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>‚%1‘ ist tiefer eingerückt als die Zeile darüber, die schon einen Wert hat. Wie die Nachbarn einrücken.</translation>
    </message>
    <message>
        <source>A list item cannot begin on the line of its key. Put it on a line of its own below, or put the text into quotes.</source>
        <translation>Ein Listenelement kann nicht in der Zeile seines Schlüssels beginnen. In eine eigene Zeile darunter setzen oder den Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>This value stands at the column of its key. Indent it deeper, or put it on the line of the key.</source>
        <translation>Dieser Wert steht in der Spalte seines Schlüssels. Tiefer einrücken oder in die Zeile des Schlüssels setzen.</translation>
    </message>
    <message>
        <source>A list item stands among keys here. Indent it below the key that it belongs to, or delete the dash.</source>
        <translation>Hier steht ein Listenelement zwischen Schlüsseln. Unter dem Schlüssel einrücken, zu dem es gehört, oder den Strich löschen.</translation>
    </message>
    <message>
        <source>A key stands among list items here. Begin the line with “- ”, or indent it like the keys of the item above.</source>
        <translation>Hier steht ein Schlüssel zwischen Listenelementen. Die Zeile mit „- “ beginnen oder wie die Schlüssel des Elements darüber einrücken.</translation>
    </message>
    <message>
        <source>The indentation of this line (%1) fits no line above it (%2). Indent it like the lines that it belongs to.</source>
        <extracomment>%1 is a number of spaces, %2 a list of numbers such as &quot;0, 2&quot;</extracomment>
        <translation>Die Einrückung dieser Zeile (%1) passt zu keiner Zeile darüber (%2). Wie die Zeilen einrücken, zu denen sie gehört.</translation>
    </message>
    <message>
        <source>The YAML cannot be read from here on. Check the quotes, brackets and indentation of this line and of the one above.</source>
        <translation>Ab hier ist das YAML nicht lesbar. Anführungszeichen, Klammern und Einrückung dieser und der vorigen Zeile prüfen.</translation>
    </message>
    <message>
        <source>The alias *%1 stands inside the value that it repeats, so it would never end. Write the value out instead.</source>
        <translation>Der Alias *%1 steht in dem Wert, den er wiederholt, und würde nie enden. Stattdessen den Wert ausschreiben.</translation>
    </message>
    <message>
        <source>A second YAML document begins here; only the first one is read. Delete this line, or move what follows to a file of its own.</source>
        <translation>Hier beginnt ein zweites YAML-Dokument; nur das erste wird gelesen. Diese Zeile löschen oder das Folgende in eine eigene Datei verschieben.</translation>
    </message>
    <message>
        <source>The key ‘%1’ stands twice at the same level, so one of the two would be lost. Rename or delete one of them.</source>
        <translation>Der Schlüssel ‚%1‘ steht zweimal auf derselben Ebene, also ginge einer von beiden verloren. Einen von ihnen umbenennen oder löschen.</translation>
    </message>
    <message>
        <source>Nothing stands before this %1. Delete it, or write what is missing.</source>
        <extracomment>%1 is a comma, a colon or a closing bracket</extracomment>
        <translation>Vor diesem %1 steht nichts. Löschen oder schreiben, was fehlt.</translation>
    </message>
    <message>
        <source>This text is too large to be read as YAML. Split it into several files.</source>
        <translation>Dieser Text ist zu groß, um als YAML gelesen zu werden. In mehrere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>The control character U+%1 stands here, which YAML does not allow. Delete it.</source>
        <extracomment>%1 is the code of a Unicode character, such as 0007</extracomment>
        <translation>Hier steht das Steuerzeichen U+%1, das YAML nicht erlaubt. Löschen.</translation>
    </message>
    <message>
        <source>Collections are nested more than %1 levels deep here, which is more than is read. Flatten the structure.</source>
        <translation>Listen und Zuordnungen sind hier mehr als %1 Ebenen tief verschachtelt, mehr als gelesen wird. Die Struktur abflachen.</translation>
    </message>
</context>
<context>
    <name>overmantel::Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>overmantel::AgentTree</name>
    <message>
        <source>Agent folder</source>
        <translation>Agentenordner</translation>
    </message>
    <message>
        <source>The skills and files of an agent appear here. Open a folder to begin (Ctrl+Shift+O).</source>
        <translation>Hier erscheinen die Skills und Dateien eines Agenten. Zum Beginnen einen Ordner öffnen (Strg+Umschalt+O).</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in File Manager</source>
        <translation>In der Dateiverwaltung anzeigen</translation>
    </message>
    <message>
        <source>Copy Path</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>overmantel::Breadcrumb</name>
    <message>
        <source>Place of the cursor</source>
        <translation>Ort der Schreibmarke</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <extracomment>%1 is the name of a skill, file, block or step</extracomment>
        <translation>Gehe zu %1</translation>
    </message>
</context>
<context>
    <name>overmantel::ButtonPills</name>
    <message>
        <source>Buttons: %1</source>
        <extracomment>%1 the titles of buttons, separated by commas</extracomment>
        <translation>Schaltflächen: %1</translation>
    </message>
    <message>
        <source>%1
A tap sends: %2</source>
        <extracomment>%1 the title of a button, %2 what a tap on it sends</extracomment>
        <translation>%1
Ein Antippen sendet: %2</translation>
    </message>
</context>
<context>
    <name>overmantel::CodeEditor</name>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
    <message>
        <source>This file has %1 characters and is shown without colours, so that typing stays quick.</source>
        <translation>Diese Datei hat %1 Zeichen und wird ohne Farben gezeigt, damit das Tippen flüssig bleibt.</translation>
    </message>
    <message>
        <source>Toggle Comment</source>
        <translation>Kommentar umschalten</translation>
    </message>
    <message>
        <source>Move Line</source>
        <translation>Zeile verschieben</translation>
    </message>
    <message>
        <source>Duplicate Line</source>
        <translation>Zeile verdoppeln</translation>
    </message>
    <message>
        <source>Change Indentation</source>
        <translation>Einrückung ändern</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <extracomment>%1 is the name of the last step, such as &quot;Rename Step&quot;</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <extracomment>%1 is the name of the last step, such as &quot;Rename Step&quot;</extracomment>
        <translation>Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>overmantel::Commands</name>
    <message>
        <source>There is no ready-made fix at the cursor.</source>
        <translation>An der Schreibmarke gibt es keine fertige Korrektur.</translation>
    </message>
    <message>
        <source>%1 cannot be shown: the folder has no such file any more.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>%1 kann nicht gezeigt werden: Der Ordner enthält keine solche Datei mehr.</translation>
    </message>
    <message>
        <source>There is no name at the cursor that is defined in this agent.</source>
        <translation>An der Schreibmarke steht kein Name, der in diesem Agenten definiert ist.</translation>
    </message>
    <message>
        <source>“%1” is not defined in this agent.</source>
        <extracomment>%1 is a name such as of a response or a step</extracomment>
        <translation>„%1“ ist in diesem Agenten nicht definiert.</translation>
    </message>
    <message>
        <source>The text has changed since. Try again in a moment.</source>
        <translation>Der Text hat sich inzwischen geändert. Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>“%1” could not be done: one of its files cannot be changed.</source>
        <extracomment>%1 is the name of an act such as &quot;Rename Step ‘ask_reason’&quot;</extracomment>
        <translation>„%1“ war nicht möglich: Eine der Dateien lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Export Graph</source>
        <translation>Graph exportieren</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>overmantel::Docks</name>
    <message>
        <source>Go to %1</source>
        <extracomment>%1 is a panel such as &quot;Problems&quot;</extracomment>
        <translation>Gehe zu %1</translation>
    </message>
</context>
<context>
    <name>overmantel::DocumentBinding</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Insert Text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>overmantel::Documents</name>
    <message>
        <source>Open files</source>
        <translation>Geöffnete Dateien</translation>
    </message>
    <message>
        <source>Close tab</source>
        <translation>Tab schließen</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Schließen (Strg+W)</translation>
    </message>
    <message>
        <source>Memory matrix</source>
        <translation>Gedächtnismatrix</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>%1 (nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>overmantel::EntryField</name>
    <message>
        <source>PII</source>
        <translation>PII</translation>
    </message>
    <message>
        <source>Unset %1</source>
        <extracomment>%1 a memory entry</extracomment>
        <translation>Wert von %1 entfernen</translation>
    </message>
    <message>
        <source>Unset</source>
        <translation>Wert entfernen</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>unset – write JSON</source>
        <translation>nicht gesetzt – JSON schreiben</translation>
    </message>
    <message>
        <source>empty text</source>
        <translation>leerer Text</translation>
    </message>
</context>
<context>
    <name>overmantel::FileEditor</name>
    <message>
        <source>Editor of %1</source>
        <translation>Editor von %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Eigene behalten</translation>
    </message>
    <message>
        <source>This file is no longer on the disk. The text shown is the last one read.</source>
        <translation>Diese Datei liegt nicht mehr auf dem Datenträger. Gezeigt wird der zuletzt gelesene Text.</translation>
    </message>
    <message>
        <source>Another program changed this file on the disk, and you changed it here. Reload takes the text of the disk (Undo brings yours back); Keep Mine lets the next save write yours.</source>
        <translation>Ein anderes Programm hat diese Datei auf dem Datenträger geändert, und sie wurde auch hier geändert. „Neu laden“ übernimmt den Text vom Datenträger („Rückgängig“ holt den eigenen zurück); mit „Eigene behalten“ schreibt das nächste Speichern den eigenen.</translation>
    </message>
    <message>
        <source>You may read this file but not write it. To change it, give yourself the permission to write.</source>
        <translation>Diese Datei ist lesbar, aber nicht beschreibbar. Um sie zu ändern, die Schreibberechtigung erteilen.</translation>
    </message>
</context>
<context>
    <name>overmantel::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>Anzahl der Treffer</translation>
    </message>
    <message>
        <source>Previous Match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next Match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Distinguish capital and small letters</source>
        <translation>Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Find whole words only</source>
        <translation>Nur ganze Wörter finden</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>Find by regular expression</source>
        <translation>Mit regulärem Ausdruck suchen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Close Find Bar</source>
        <translation>Suchleiste schließen</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>&quot;3 of 17&quot;: the third of seventeen matches</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overmantel::Folders</name>
    <message>
        <source>%1 belongs to no agent folder. Open a folder that holds an agent.yml or a folder named skills.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>%1 gehört zu keinem Agentenordner. Einen Ordner öffnen, der eine agent.yml oder einen Ordner namens skills enthält.</translation>
    </message>
    <message>
        <source>%1 is no file of an agent: those end in .yml, .yaml, .md or .py.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>%1 ist keine Datei eines Agenten: Solche enden auf .yml, .yaml, .md oder .py.</translation>
    </message>
</context>
<context>
    <name>overmantel::GraphCanvas</name>
    <message>
        <source>Ordered block as a picture</source>
        <translation>Ablaufblock als Bild</translation>
    </message>
</context>
<context>
    <name>overmantel::GraphTableModel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Führt zu</translation>
    </message>
</context>
<context>
    <name>overmantel::GraphToolBar</name>
    <message>
        <source>Ordered block to show</source>
        <translation>Ablaufblock, der gezeigt wird</translation>
    </message>
    <message>
        <source>Zoom out (Ctrl+−)</source>
        <translation>Verkleinern (Strg+−)</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl+=)</source>
        <translation>Vergrößern (Strg+=)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole block (Ctrl+1)</source>
        <translation>Den ganzen Block zeigen (Strg+1)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show the block as a table</source>
        <translation>Den Block als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>SVG exportieren…</translation>
    </message>
    <message>
        <source>Export the picture as SVG</source>
        <translation>Das Bild als SVG exportieren</translation>
    </message>
    <message>
        <source>block without an id</source>
        <translation>Block ohne ID</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>the zoom of the picture in percent</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>overmantel::GraphView</name>
    <message>
        <source>Ordered block</source>
        <translation>Ablaufblock</translation>
    </message>
    <message>
        <source>Shows the last state that could be read.</source>
        <translation>Zeigt den letzten lesbaren Stand.</translation>
    </message>
    <message>
        <source>The file has a fault that keeps its steps from being read. Problems says where.</source>
        <translation>Die Datei hat einen Fehler, der das Lesen ihrer Schritte verhindert. „Probleme“ sagt, wo.</translation>
    </message>
    <message>
        <source>Ordered block as a table</source>
        <translation>Ablaufblock als Tabelle</translation>
    </message>
    <message>
        <source>Open an agent folder to see its ordered blocks here.</source>
        <translation>Einen Agentenordner öffnen, um hier seine Ablaufblöcke zu sehen.</translation>
    </message>
    <message>
        <source>The steps of this block cannot be read. Problems says what is wrong and where.</source>
        <translation>Die Schritte dieses Blocks sind nicht lesbar. „Probleme“ sagt, was falsch ist und wo.</translation>
    </message>
    <message>
        <source>An ordered block is a fixed sequence of steps. Write a line “:::ordered_block id=main” in the body of skill.md, the steps below it, and the block is drawn here.</source>
        <translation>Ein Ablaufblock ist eine feste Folge von Schritten. Eine Zeile „:::ordered_block id=main“ in den Hauptteil von skill.md schreiben, darunter die Schritte, und der Block wird hier gezeichnet.</translation>
    </message>
    <message>
        <source>This skill has no ordered block.</source>
        <translation>Dieser Skill hat keinen Ablaufblock.</translation>
    </message>
    <message>
        <source>This agent has no ordered block.</source>
        <translation>Dieser Agent hat keinen Ablaufblock.</translation>
    </message>
    <message>
        <source>Open in the Text</source>
        <translation>Im Text öffnen</translation>
    </message>
    <message>
        <source>Rename Step…</source>
        <translation>Schritt umbenennen…</translation>
    </message>
    <message>
        <source>Show the Whole Block</source>
        <translation>Ganzen Block zeigen</translation>
    </message>
    <message>
        <source>Export SVG…</source>
        <translation>SVG exportieren…</translation>
    </message>
</context>
<context>
    <name>overmantel::LineNumberGutter</name>
    <message>
        <source>Line numbers and problems</source>
        <translation>Zeilennummern und Probleme</translation>
    </message>
</context>
<context>
    <name>overmantel::MainWindow</name>
    <message>
        <source>Overmantel</source>
        <translation>Overmantel</translation>
    </message>
    <message>
        <source>No file is open.

Choose one in the agent tree (Alt+1), or open the memory matrix (Ctrl+Alt+M).</source>
        <translation>Keine Datei ist geöffnet.

Eine im Agentenbaum auswählen (Alt+1) oder die Gedächtnismatrix öffnen (Strg+Alt+M).</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>overmantel::MatrixDelegate</name>
    <message>
        <source>Initial value</source>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>overmantel::MatrixLegend</name>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>denied by the skill&apos;s access lists</source>
        <translation>durch die Zugriffslisten des Skills verweigert</translation>
    </message>
    <message>
        <source>the language model may set it</source>
        <translation>das Sprachmodell darf ihn setzen</translation>
    </message>
    <message>
        <source>asked by a collect step</source>
        <translation>wird von einem Schritt mit collect erfragt</translation>
    </message>
    <message>
        <source>personal data, withheld from prompts</source>
        <translation>personenbezogene Daten, Prompts vorenthalten</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>overmantel::MatrixModel</name>
    <message>
        <source>a tool</source>
        <translation>ein Werkzeug</translation>
    </message>
    <message>
        <source>the language model</source>
        <translation>das Sprachmodell</translation>
    </message>
    <message>
        <source>a collect step</source>
        <translation>ein Schritt mit collect</translation>
    </message>
    <message>
        <source>a set_memory step</source>
        <translation>ein Schritt mit set_memory</translation>
    </message>
    <message>
        <source>a button</source>
        <translation>eine Schaltfläche</translation>
    </message>
    <message>
        <source>%1 can read and write %2</source>
        <extracomment>%1 a skill, %2 a memory entry</extracomment>
        <translation>%1 kann %2 lesen und schreiben</translation>
    </message>
    <message>
        <source>%1 can read, not write %2</source>
        <translation>%1 kann %2 lesen, aber nicht schreiben</translation>
    </message>
    <message>
        <source>%1 can write, not read %2</source>
        <translation>%1 kann %2 schreiben, aber nicht lesen</translation>
    </message>
    <message>
        <source>%1 can neither read nor write %2</source>
        <translation>%1 kann %2 weder lesen noch schreiben</translation>
    </message>
    <message>
        <source>, denied by deny_read</source>
        <translation>, durch deny_read verweigert</translation>
    </message>
    <message>
        <source>, denied by deny_write</source>
        <translation>, durch deny_write verweigert</translation>
    </message>
    <message>
        <source>While it is active, the value can come from: %1.</source>
        <extracomment>%1 a list such as &quot;a tool, a button&quot;</extracomment>
        <translation>Solange er aktiv ist, kann der Wert kommen durch: %1.</translation>
    </message>
    <message>
        <source>It is immutable: it can be written once.</source>
        <translation>Der Eintrag ist unveränderlich: Er kann nur einmal geschrieben werden.</translation>
    </message>
    <message>
        <source>Decided by %1</source>
        <extracomment>%1 a file with a line, such as memory.yml:12</extracomment>
        <translation>Entschieden durch %1</translation>
    </message>
    <message>
        <source>Reading is decided by %1, writing by %2</source>
        <extracomment>%1 and %2 are files with a line</extracomment>
        <translation>Über das Lesen entscheidet %1, über das Schreiben %2</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>The value before anything writes to the entry. Double-click or press F2 to change it.</source>
        <translation>Der Wert, bevor etwas in den Eintrag schreibt. Zum Ändern doppelklicken oder F2 drücken.</translation>
    </message>
    <message>
        <source>Initial value of %1: %2</source>
        <extracomment>%1 a memory entry, %2 its initial value or &quot;unset&quot;</extracomment>
        <translation>Anfangswert von %1: %2</translation>
    </message>
    <message>
        <source>PII</source>
        <translation>PII</translation>
    </message>
    <message>
        <source>immutable</source>
        <translation>unveränderlich</translation>
    </message>
    <message>
        <source>%1 cannot be read at present; this is its last good state.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 ist derzeit nicht lesbar; das ist der letzte gültige Stand.</translation>
    </message>
    <message>
        <source>Initial value</source>
        <translation>Anfangswert</translation>
    </message>
</context>
<context>
    <name>overmantel::MatrixView</name>
    <message>
        <source>Filter entries by name, type or flag</source>
        <translation>Einträge nach Name, Typ oder Merkmal filtern</translation>
    </message>
    <message>
        <source>Filter skills</source>
        <translation>Skills filtern</translation>
    </message>
    <message>
        <source>Memory matrix</source>
        <translation>Gedächtnismatrix</translation>
    </message>
    <message>
        <source>No memory entry matches “%1”. Clear the filter to see all entries.</source>
        <extracomment>%1 what was typed into the filter</extracomment>
        <translation>Kein Gedächtniseintrag passt zu „%1“. Den Filter leeren, um alle Einträge zu sehen.</translation>
    </message>
    <message>
        <source>No memory entries yet.
Declare what a skill remembers in its memory.yml, or what all skills share in the memory.yml of the agent. This table then shows which skill may read and write each entry, and why.</source>
        <translation>Noch keine Gedächtniseinträge.
In der memory.yml eines Skills deklarieren, was er sich merkt, oder in der memory.yml des Agenten, was alle Skills teilen. Diese Tabelle zeigt dann, welcher Skill welchen Eintrag lesen und schreiben darf und warum.</translation>
    </message>
</context>
<context>
    <name>overmantel::MemoryEditor</name>
    <message>
        <source>Filter memory entries</source>
        <translation>Gedächtniseinträge filtern</translation>
    </message>
    <message>
        <source>A private entry: without an active skill it reads as unset.</source>
        <translation>Ein privater Eintrag: Ohne aktiven Skill gilt er als nicht gesetzt.</translation>
    </message>
    <message>
        <source>Reset by the activation: reads as %1.</source>
        <extracomment>%1 a value, or &quot;unset&quot;</extracomment>
        <translation>Von der Aktivierung zurückgesetzt: gilt als %1.</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>This response reads no declared memory.</source>
        <translation>Diese Antwort liest kein deklariertes Gedächtnis.</translation>
    </message>
    <message>
        <source>What this response reads</source>
        <translation>Was diese Antwort liest</translation>
    </message>
    <message>
        <source>Declared in no memory.yml, so always unset: %1.</source>
        <extracomment>%1 names of memory entries, separated by commas</extracomment>
        <translation>In keiner memory.yml deklariert, also nie gesetzt: %1.</translation>
    </message>
    <message>
        <source>All other memory (%1)</source>
        <extracomment>%1 a number of memory entries</extracomment>
        <translation>Übriges Gedächtnis (%1)</translation>
    </message>
    <message>
        <source>Other memory that matches (%1)</source>
        <translation>Übriges Gedächtnis, das passt (%1)</translation>
    </message>
    <message>
        <source>%1 more: filter by name to find them.</source>
        <extracomment>%1 a number of memory entries</extracomment>
        <translation>%1 weitere: nach Namen filtern, um sie zu finden.</translation>
    </message>
</context>
<context>
    <name>overmantel::NoticeBar</name>
    <message>
        <source>Notice about this file</source>
        <translation>Mitteilung zu dieser Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close Notice</source>
        <translation>Mitteilung schließen</translation>
    </message>
</context>
<context>
    <name>overmantel::OutlineView</name>
    <message>
        <source>Outline of the file</source>
        <translation>Gliederung der Datei</translation>
    </message>
    <message>
        <source>Sections, blocks and steps of the open file appear here.</source>
        <translation>Hier erscheinen Abschnitte, Blöcke und Schritte der geöffneten Datei.</translation>
    </message>
    <message>
        <source>This file has nothing to outline.</source>
        <translation>Diese Datei hat nichts zu gliedern.</translation>
    </message>
</context>
<context>
    <name>overmantel::PreviewPanel</name>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>As skill</source>
        <translation>Als Skill</translation>
    </message>
    <message>
        <source>right after activation</source>
        <translation>direkt nach der Aktivierung</translation>
    </message>
    <message>
        <source>As when a skill begins: its own memory returns to its initial values first.</source>
        <translation>Wie beim Beginn eines Skills: Sein eigenes Gedächtnis kehrt zuerst zu den Anfangswerten zurück.</translation>
    </message>
    <message>
        <source>Spoken</source>
        <translation>Gesprochen</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Reset to Initial Values</source>
        <translation>Auf Anfangswerte zurücksetzen</translation>
    </message>
    <message>
        <source>Every entry returns to its initial value, or to unset.</source>
        <translation>Jeder Eintrag kehrt zu seinem Anfangswert zurück oder ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Nothing in this skill names the response.</source>
        <translation>Nichts in diesem Skill nennt die Antwort.</translation>
    </message>
    <message>
        <source>no skill</source>
        <translation>kein Skill</translation>
    </message>
    <message>
        <source>Declared in %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Deklariert in %1</translation>
    </message>
    <message>
        <source>Takes the place of the one in %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Ersetzt die aus %1</translation>
    </message>
    <message>
        <source>%1 cannot be read at present; this is its last good state.</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 ist derzeit nicht lesbar; das ist der letzte gültige Stand.</translation>
    </message>
    <message>
        <source>Its value is no list of variants; what could be read is shown.</source>
        <translation>Der Wert ist keine Liste von Varianten; gezeigt wird, was lesbar war.</translation>
    </message>
    <message>
        <source>No responses yet.
Declare one in the responses.yml of a skill or of the agent. Here you then see which of its variants is spoken in which memory state.</source>
        <translation>Noch keine Antworten.
Eine in der responses.yml eines Skills oder des Agenten deklarieren. Hier ist dann zu sehen, welche ihrer Varianten in welchem Gedächtniszustand gesprochen wird.</translation>
    </message>
    <message>
        <source>Open an agent folder to see here what a response says, and why.</source>
        <translation>Einen Agentenordner öffnen, um hier zu sehen, was eine Antwort sagt und warum.</translation>
    </message>
</context>
<context>
    <name>overmantel::ProblemDetails</name>
    <message>
        <source>About the selected problem</source>
        <translation>Über das ausgewählte Problem</translation>
    </message>
    <message>
        <source>About this rule (F1)</source>
        <translation>Über diese Regel (F1)</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <extracomment>%1 is an act such as &quot;Change ‘txet’ to ‘text’&quot;, as a link</extracomment>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <extracomment>%1 is the name of a set of rules such as &quot;reference&quot;</extracomment>
        <translation>Profil: %1</translation>
    </message>
</context>
<context>
    <name>overmantel::ProblemsModel</name>
    <message>
        <source>%1

%2 · profile %3</source>
        <extracomment>%1 is a message, %2 a code, %3 the name of a set of rules such as &quot;reference&quot;</extracomment>
        <translation>%1

%2 · Profil %3</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>overmantel::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Filter problems</source>
        <translation>Probleme filtern</translation>
    </message>
    <message>
        <source>Filter by message, file or code</source>
        <translation>Nach Meldung, Datei oder Code filtern</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <extracomment>%1 is &quot;2 errors&quot; or the like</extracomment>
        <translation>Zeigen oder ausblenden: %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <extracomment>%1 and %2 are numbers of problems</extracomment>
        <translation>%1 von %2 gezeigt</translation>
    </message>
    <message>
        <source>No problem matches the filter. Clear the words or show more severities.</source>
        <translation>Kein Problem passt zum Filter. Die Worte leeren oder mehr Schweregrade zeigen.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>No problems. %n note(s) can be shown.</source>
        <translation>
            <numerusform>Keine Probleme. %n Hinweis lässt sich zeigen.</numerusform>
            <numerusform>Keine Probleme. %n Hinweise lassen sich zeigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>Errors and warnings of the open agent appear here.</source>
        <translation>Hier erscheinen Fehler und Warnungen des geöffneten Agenten.</translation>
    </message>
    <message>
        <source>Go to the Place</source>
        <translation>Zur Stelle springen</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <extracomment>%1 is a sentence such as &quot;First declared here.&quot;</extracomment>
        <translation>Gehe zu: %1</translation>
    </message>
    <message>
        <source>About This Rule</source>
        <translation>Über diese Regel</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown List</source>
        <translation>Als Markdown-Liste kopieren</translation>
    </message>
    <message>
        <source>There is no ready-made fix for this problem.</source>
        <translation>Für dieses Problem gibt es keine fertige Korrektur.</translation>
    </message>
</context>
<context>
    <name>overmantel::ProfileComparisonDialog</name>
    <message>
        <source>Ready to Upgrade?</source>
        <translation>Bereit für das Upgrade?</translation>
    </message>
    <message>
        <source>What changes under the other profile</source>
        <translation>Was sich unter dem anderen Profil ändert</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>&amp;Compare with profile</source>
        <translation>Mit Profil &amp;vergleichen</translation>
    </message>
    <message>
        <source>Profile to compare with</source>
        <translation>Profil zum Vergleichen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Use Profile %1</source>
        <extracomment>%1 is the name of a profile such as &quot;next&quot;</extracomment>
        <translation>Profil %1 ver&amp;wenden</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
    <message>
        <source>No agent is open.</source>
        <translation>Es ist kein Agent geöffnet.</translation>
    </message>
    <message>
        <source>Appear: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Vanish: %1</source>
        <translation>Entfallen: %1</translation>
    </message>
    <message>
        <source>Change severity: %1</source>
        <extracomment>%1 is a number of problems</extracomment>
        <translation>Ändern den Schweregrad: %1</translation>
    </message>
    <message>
        <source>Stay: %1</source>
        <translation>Bleiben: %1</translation>
    </message>
    <message>
        <source>Ready: nothing changes with %1.</source>
        <translation>Bereit: Mit %1 ändert sich nichts.</translation>
    </message>
    <message>
        <source>Appear with %1: %2</source>
        <extracomment>%1 is the name of a profile, %2 a number of problems</extracomment>
        <translation>Neu mit %1: %2</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>%1 and %2 are severities such as &quot;Error&quot;</extracomment>
        <translation>%1 wird zu %2</translation>
    </message>
    <message>
        <source>Vanish with %1: %2</source>
        <extracomment>%1 is the name of a profile, %2 a number of problems</extracomment>
        <translation>Entfallen mit %1: %2</translation>
    </message>
</context>
<context>
    <name>overmantel::RuleBrowser</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>overmantel::RuleCatalogueWindow</name>
    <message>
        <source>Rule Catalogue</source>
        <translation>Regelkatalog</translation>
    </message>
    <message>
        <source>Filter rules</source>
        <translation>Regeln filtern</translation>
    </message>
    <message>
        <source>Filter by word or code</source>
        <translation>Nach Wort oder Code filtern</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>All Rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Keine Regel enthält diese Worte.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>%1 and %2 are numbers of rules</extracomment>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rules</source>
        <translation>%1 von %2 Regeln</translation>
    </message>
</context>
<context>
    <name>overmantel::RuleContents</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>overmantel::SpokenCard</name>
    <message>
        <source>Spoken text</source>
        <translation>Gesprochener Text</translation>
    </message>
    <message>
        <source>%1 is unset: the placeholder stays as written.</source>
        <extracomment>%1 the name of a placeholder</extracomment>
        <translation>%1 ist nicht gesetzt: Der Platzhalter bleibt stehen, wie er ist.</translation>
    </message>
    <message>
        <source>%1 is personal data and is spoken here.</source>
        <extracomment>%1 the name of a placeholder</extracomment>
        <translation>%1 enthält personenbezogene Daten und wird hier gesprochen.</translation>
    </message>
    <message>
        <source>This is one of the engine&apos;s own responses; its wording is not in this folder.</source>
        <translation>Das ist eine der eigenen Antworten der Engine; ihr Wortlaut steht nicht in diesem Ordner.</translation>
    </message>
    <message>
        <source>No file declares this response. Nothing selectable: the name itself is spoken, and it is not reworded.</source>
        <translation>Keine Datei deklariert diese Antwort. Nichts wählbar: Der Name selbst wird gesprochen und nicht umformuliert.</translation>
    </message>
    <message>
        <source>Nothing selectable: the name itself is spoken, and it is not reworded. No condition is true, and no variant is without a condition. Add a variant without one as the default.</source>
        <translation>Nichts wählbar: Der Name selbst wird gesprochen und nicht umformuliert. Keine Bedingung trifft zu, und keine Variante ist ohne Bedingung. Eine Variante ohne Bedingung als Standard hinzufügen.</translation>
    </message>
    <message>
        <source>Nothing is said: the chosen variant has no words.</source>
        <translation>Nichts wird gesagt: Die gewählte Variante hat keine Worte.</translation>
    </message>
    <message>
        <source>Its buttons come from the tool %1 when it is spoken.</source>
        <extracomment>%1 the name of a tool</extracomment>
        <translation>Die Schaltflächen kommen vom Werkzeug %1, wenn die Antwort gesprochen wird.</translation>
    </message>
    <message>
        <source>may be reworded</source>
        <translation>darf umformuliert werden</translation>
    </message>
    <message>
        <source>by the language model; this wording is what it starts from</source>
        <translation>vom Sprachmodell; dieser Wortlaut ist die Vorlage</translation>
    </message>
</context>
<context>
    <name>overmantel::StatusBar</name>
    <message>
        <source>Show the problems</source>
        <translation>Die Probleme zeigen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <extracomment>%1 is the line and %2 the column of the text cursor</extracomment>
        <translation>Z %1, Sp %2</translation>
    </message>
    <message>
        <source>Not text</source>
        <translation>Kein Text</translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>gemischte Zeilenenden</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <extracomment>%1 is the name of a set of rules such as &quot;reference&quot;</extracomment>
        <translation>Profil: %1</translation>
    </message>
    <message>
        <source>Choose which engine&apos;s rules the agent is checked with</source>
        <translation>Wählen, nach den Regeln welcher Engine der Agent geprüft wird</translation>
    </message>
</context>
<context>
    <name>overmantel::StepRename</name>
    <message>
        <source>New id of the step</source>
        <translation>Neue ID des Schritts</translation>
    </message>
    <message>
        <source>Id of the step</source>
        <translation>ID des Schritts</translation>
    </message>
    <message>
        <source>A step needs an id. Write one, or press Esc to keep the old one.</source>
        <translation>Ein Schritt braucht eine ID. Eine eingeben oder Esc drücken, um die alte zu behalten.</translation>
    </message>
    <message>
        <source>“END” is reserved for the end of the block. Choose another id.</source>
        <translation>„END“ ist für das Ende des Blocks reserviert. Eine andere ID wählen.</translation>
    </message>
    <message>
        <source>Another step of this block has the id “%1”. Choose another one.</source>
        <extracomment>%1 is the id of a step</extracomment>
        <translation>Ein anderer Schritt dieses Blocks hat die ID „%1“. Eine andere wählen.</translation>
    </message>
    <message>
        <source>An id has no spaces. Use “_” between words.</source>
        <translation>Eine ID hat keine Leerzeichen. „_“ zwischen Wörtern verwenden.</translation>
    </message>
</context>
<context>
    <name>overmantel::TreeModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <extracomment>%n is the number of errors in a file, spoken by a screen reader</extracomment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>%n is the number of warnings in a file, spoken by a screen reader</extracomment>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>overmantel::TreeRowDelegate</name>
    <message>
        <source>%1 E</source>
        <extracomment>%1 is a number; E stands for errors, as a badge in the agent tree</extracomment>
        <translation>%1 F</translation>
    </message>
    <message>
        <source>%1 W</source>
        <extracomment>%1 is a number; W stands for warnings, as a badge in the agent tree</extracomment>
        <translation>%1 W</translation>
    </message>
</context>
<context>
    <name>overmantel::VariantList</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>kept for the end</source>
        <translation>für den Schluss aufgehoben</translation>
    </message>
    <message>
        <source>false</source>
        <translation>trifft nicht zu</translation>
    </message>
    <message>
        <source>raises, skipped</source>
        <translation>löst Fehler aus, übersprungen</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>never spoken</source>
        <translation>nie gesprochen</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
</context>
<context>
    <name>overmantel::VariantRow</name>
    <message>
        <source>Variant %1</source>
        <extracomment>%1 a number, counted from 1</extracomment>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>may be reworded</source>
        <translation>darf umformuliert werden</translation>
    </message>
    <message>
        <source>no condition</source>
        <translation>keine Bedingung</translation>
    </message>
    <message>
        <source>This variant has no text.</source>
        <translation>Diese Variante hat keinen Text.</translation>
    </message>
    <message>
        <source>%1, %2. %3 %4</source>
        <extracomment>%1 &quot;Variant 2&quot;, %2 its status such as &quot;false&quot;, %3 the reason, %4 the wording</extracomment>
        <translation>%1, %2. %3 %4</translation>
    </message>
    <message>
        <source>Go to this variant in the text</source>
        <translation>Zu dieser Variante im Text gehen</translation>
    </message>
</context>
<context>
    <name>overmantel::WelcomePage</name>
    <message>
        <source>Recent folders</source>
        <translation>Zuletzt geöffnete Ordner</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>See what a Rasa Mantle agent says, asks and remembers: its text, the picture of every ordered block, who may read and write which memory, and what is spoken in which state. Every change is the smallest change of your files.</source>
        <translation>Sehen, was ein Rasa-Mantle-Agent sagt, fragt und sich merkt: sein Text, das Bild jedes Ablaufblocks, wer welches Gedächtnis lesen und schreiben darf und was in welchem Zustand gesprochen wird. Jede Änderung ist die kleinstmögliche Änderung an den Dateien.</translation>
    </message>
    <message>
        <source>Open an agent folder…</source>
        <translation>Agentenordner öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O; a folder may also be dragged onto this window</source>
        <translation>Strg+Umschalt+O; ein Ordner lässt sich auch auf dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>Try the example agent</source>
        <translation>Den Beispielagenten ausprobieren</translation>
    </message>
    <message>
        <source>Opens a copy that belongs to you: try and change whatever you like</source>
        <translation>Öffnet eine eigene Kopie: nach Belieben ausprobieren und ändern</translation>
    </message>
    <message>
        <source>Folders that you open are listed here.</source>
        <translation>Geöffnete Ordner werden hier aufgeführt.</translation>
    </message>
    <message>
        <source>Overmantel</source>
        <translation>Overmantel</translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>%1 is a path</extracomment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <extracomment>%1 is a path</extracomment>
        <translation>%1 aus dieser Liste entfernen</translation>
    </message>
    <message>
        <source>Remove from this list; the folder stays</source>
        <translation>Aus dieser Liste entfernen; der Ordner bleibt erhalten</translation>
    </message>
</context>
</TS>
