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
        <source>There is no memory entry ‘%1’ any more.</source>
        <translation>Den Gedächtniseintrag ‚%1‘ gibt es nicht mehr.</translation>
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
        <source>%1 is a link that leads back to a folder around it, so it is left out. Remove the link.</source>
        <translation>%1 ist eine Verknüpfung, die in einen übergeordneten Ordner zurückführt, und wird daher ausgelassen. Die Verknüpfung entfernen.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read. Give yourself the permission to read it.</source>
        <translation>Der Ordner %1 ist nicht lesbar. Die Leseberechtigung dafür erteilen.</translation>
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
        <source>%1 stands under agent:, where the engine ignores it. Move it out, to the left margin.</source>
        <translation>%1 steht unter agent:, wo die Engine es nicht beachtet. An den linken Rand herausrücken.</translation>
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
        <source>Another block of this file is named %1. Choose a different id.</source>
        <translation>Ein anderer Block dieser Datei heißt %1. Eine andere ID wählen.</translation>
    </message>
    <message>
        <source>The first one stands here.</source>
        <translation>Der erste steht hier.</translation>
    </message>
    <message>
        <source>The id of a block stands on its first line: :::ordered_block id=%1.</source>
        <translation>Die ID eines Blocks steht in seiner ersten Zeile: :::ordered_block id=%1.</translation>
    </message>
    <message>
        <source>%1 is no property of an ordered block. Remove it.</source>
        <translation>%1 ist keine Eigenschaft eines Ablaufblocks. Entfernen.</translation>
    </message>
    <message>
        <source>This ordered block has no steps. Write steps: and a list of steps below it.</source>
        <translation>Dieser Ablaufblock hat keine Schritte. steps: und darunter eine Liste von Schritten schreiben.</translation>
    </message>
    <message>
        <source>steps must be a list. Put a dash before each step: - id: …</source>
        <translation>steps muss eine Liste sein. Vor jeden Schritt einen Strich setzen: - id: …</translation>
    </message>
    <message>
        <source>This ordered block has no steps. Write at least one.</source>
        <translation>Dieser Ablaufblock hat keine Schritte. Mindestens einen schreiben.</translation>
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
        <source>force_collection is gone. Use ask_before_filling: true.</source>
        <translation>force_collection gibt es nicht mehr. ask_before_filling: true verwenden.</translation>
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
        <source>A step must be a mapping with an id and what it does.</source>
        <translation>Ein Schritt muss eine Zuordnung sein, mit einer id und dem, was er tut.</translation>
    </message>
    <message>
        <source>This step has no id. Give it a name that is unique in the block.</source>
        <translation>Dieser Schritt hat keine ID. Ihm einen Namen geben, der im Block einmalig ist.</translation>
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
        <source>With utter the engine drops the collect of this step. The question of a collect step is its utterance.</source>
        <translation>Mit utter lässt die Engine das collect dieses Schritts weg. Die Frage eines Schritts mit collect ist seine utterance.</translation>
    </message>
    <message>
        <source>Change to utterance</source>
        <translation>In utterance ändern</translation>
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
        <source>There is no block %1 in this file and no skill of that name.</source>
        <translation>Es gibt keinen Block %1 in dieser Datei und keinen Skill dieses Namens.</translation>
    </message>
    <message>
        <source>No way leads to step %1. Name it in a next, or delete it.</source>
        <translation>Kein Weg führt zu Schritt %1. Ihn in einem next nennen oder löschen.</translation>
    </message>
    <message>
        <source>A condition must be a string. Put it in quotes.</source>
        <translation>Eine Bedingung muss eine Zeichenkette sein. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <extracomment>%1: the name that is written, %2: the existing name</extracomment>
        <translation>%1 in %2 ändern</translation>
    </message>
    <message>
        <source>Write %1 instead</source>
        <extracomment>%1: what to write instead</extracomment>
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
        <source>%1 cannot read %2, so this is always unset.</source>
        <translation>%1 kann %2 nicht lesen, also ist das nie gesetzt.</translation>
    </message>
    <message>
        <source>This line decides it.</source>
        <translation>Diese Zeile entscheidet es.</translation>
    </message>
    <message>
        <source>%1 never is %2; its values are %3.</source>
        <translation>%1 ist nie %2; möglich sind die Werte %3.</translation>
    </message>
    <message>
        <source>The entry is declared here.</source>
        <translation>Der Eintrag ist hier deklariert.</translation>
    </message>
    <message>
        <source>%1 is no memory type. The types are %2.</source>
        <translation>%1 ist kein Gedächtnistyp. Die Typen sind %2.</translation>
    </message>
    <message>
        <source>The project&apos;s memory.yml must be a mapping of entry names to their attributes.</source>
        <translation>Die memory.yml des Projekts muss eine Zuordnung von Eintragsnamen zu ihren Attributen sein.</translation>
    </message>
    <message>
        <source>%1 belongs into the memory.yml of a skill. The project&apos;s memory.yml lists its entries directly.</source>
        <translation>%1 gehört in die memory.yml eines Skills. Die memory.yml des Projekts führt ihre Einträge direkt auf.</translation>
    </message>
    <message>
        <source>The memory.yml of a skill must be a mapping with schema: and, where needed, access:.</source>
        <translation>Die memory.yml eines Skills muss eine Zuordnung mit schema: und bei Bedarf access: sein.</translation>
    </message>
    <message>
        <source>%1 does not belong here.</source>
        <translation>%1 gehört nicht hierher.</translation>
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
        <source>%1 is no entry name. Write &lt;skill&gt;.&lt;entry&gt; or project.&lt;entry&gt;, without session.</source>
        <translation>%1 ist kein Eintragsname. &lt;skill&gt;.&lt;eintrag&gt; oder project.&lt;eintrag&gt; schreiben, ohne session.</translation>
    </message>
    <message>
        <source>No responses.yml declares %1; the customer would hear the name itself.</source>
        <translation>Keine responses.yml deklariert %1; der Kunde würde den Namen selbst hören.</translation>
    </message>
    <message>
        <source>%1 uses the tool %2, but neither its tools.py nor its tools/ has an @tool function of that name, and no imported shared or MCP tool is named so.</source>
        <translation>%1 verwendet das Werkzeug %2, aber weder seine tools.py noch sein tools/ hat eine @tool-Funktion dieses Namens, und kein importiertes gemeinsames oder MCP-Werkzeug heißt so.</translation>
    </message>
    <message>
        <source>The agent&apos;s tools/ has it: list it under import_tools.</source>
        <translation>Das tools/ des Agenten hat es: unter import_tools aufführen.</translation>
    </message>
    <message>
        <source>system.* belongs to the engine; prose cannot show it.</source>
        <translation>system.* gehört der Engine; Fließtext kann es nicht zeigen.</translation>
    </message>
    <message>
        <source>There is no skill %1.</source>
        <translation>Es gibt keinen Skill %1.</translation>
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
        <source>%1 writes %2, but neither the memory.yml of %3 nor the project&apos;s declares it.</source>
        <translation>%1 schreibt %2, aber weder die memory.yml von %3 noch die des Projekts deklariert es.</translation>
    </message>
    <message>
        <source>Step %1 fills %2, but neither the memory.yml of %3 nor the project&apos;s declares it.</source>
        <translation>Schritt %1 füllt %2, aber weder die memory.yml von %3 noch die des Projekts deklariert es.</translation>
    </message>
    <message>
        <source>agent.yml does not bind %1. Bind it under orchestrator: preconditions: with resolve_with: and the skill that meets it.</source>
        <translation>agent.yml bindet %1 nicht. Unter orchestrator: preconditions: mit resolve_with: und dem Skill binden, der sie erfüllt.</translation>
    </message>
    <message>
        <source>%1 names no MCP tool. Write mcp/&lt;server&gt;:&lt;tool&gt;.</source>
        <translation>%1 benennt kein MCP-Werkzeug. mcp/&lt;server&gt;:&lt;werkzeug&gt; schreiben.</translation>
    </message>
    <message>
        <source>integrations.yml has no MCP server %1.</source>
        <translation>integrations.yml hat keinen MCP-Server %1.</translation>
    </message>
    <message>
        <source>Variant %1 of %2</source>
        <extracomment>%1: number of a variant, %2: name of a response</extracomment>
        <translation>Variante %1 von %2</translation>
    </message>
    <message>
        <source>A responses.yml must begin with responses: and list the responses below it.</source>
        <translation>Eine responses.yml muss mit responses: beginnen und darunter die Antworten aufführen.</translation>
    </message>
    <message>
        <source>%1 does not belong here; the only top-level key is responses.</source>
        <translation>%1 gehört nicht hierher; der einzige Schlüssel der obersten Ebene ist responses.</translation>
    </message>
    <message>
        <source>Below responses: stands a mapping of response names to lists of variants.</source>
        <translation>Unter responses: steht eine Zuordnung von Antwortnamen zu Listen von Varianten.</translation>
    </message>
    <message>
        <source>%1 must be a list of variants. Put a dash before the text: - text: …</source>
        <translation>%1 muss eine Liste von Varianten sein. Vor den Text einen Strich setzen: - text: …</translation>
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
        <source>%1 has no text.</source>
        <translation>%1 hat keinen Text.</translation>
    </message>
    <message>
        <source>The text of %1 is empty.</source>
        <translation>Der Text von %1 ist leer.</translation>
    </message>
    <message>
        <source>The text of %1 is no string. Put it in quotes.</source>
        <translation>Der Text von %1 ist keine Zeichenkette. In Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Every variant of %1 has a condition. Leave it off on the one that is to be spoken when none is true.</source>
        <translation>Jede Variante von %1 hat eine Bedingung. Bei der Variante weglassen, die gesprochen werden soll, wenn keine zutrifft.</translation>
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
        <source>No memory.yml declares %1, so the placeholder is spoken as it is written.</source>
        <translation>Keine memory.yml deklariert %1, also wird der Platzhalter so gesprochen, wie er dasteht.</translation>
    </message>
    <message>
        <source>Neither the skill nor the project declares %1, so the placeholder is spoken as it is written.</source>
        <translation>Weder der Skill noch das Projekt deklariert %1, also wird der Platzhalter so gesprochen, wie er dasteht.</translation>
    </message>
    <message>
        <source>‘%1’</source>
        <extracomment>%1: words of the author, quoted in a message</extracomment>
        <translation>‚%1‘</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>%1: an existing name</extracomment>
        <translation>War %1 gemeint?</translation>
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
        <source>%1 must be a string. Write words, in quotes where they look like a number or a truth value.</source>
        <extracomment>%1: a key</extracomment>
        <translation>%1 muss eine Zeichenkette sein. Worte schreiben, in Anführungszeichen, wo sie wie eine Zahl oder ein Wahrheitswert aussehen.</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>In Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 muss true oder false sein.</translation>
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
        <source>The options of %1 must be a mapping.</source>
        <translation>Die Optionen von %1 müssen eine Zuordnung sein.</translation>
    </message>
    <message>
        <source>The skill has neither prose nor an ordered block. Write below the front matter what the agent should do.</source>
        <translation>Der Skill hat weder Fließtext noch einen Ablaufblock. Unter das Front Matter schreiben, was der Agent tun soll.</translation>
    </message>
    <message>
        <source>%1 stands in prose, where session.* is not replaced by its value. Use %2 to show the value, or an if: line to decide by it.</source>
        <translation>%1 steht im Fließtext, wo session.* nicht durch seinen Wert ersetzt wird. %2 verwenden, um den Wert zu zeigen, oder eine Zeile if:, um danach zu entscheiden.</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <extracomment>%1: an @memory token</extracomment>
        <translation>In %1 ändern</translation>
    </message>
    <message>
        <source>%1 cannot be replaced: it must have the form %2.</source>
        <translation>%1 kann nicht ersetzt werden: Es muss die Form %2 haben.</translation>
    </message>
    <message>
        <source>Prose has no else. Write one paragraph with an if: line for each case, or branch in an ordered block.</source>
        <translation>Fließtext kennt kein else. Für jeden Fall einen Absatz mit einer Zeile if: schreiben oder in einem Ablaufblock verzweigen.</translation>
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
        <source>This file is not UTF-8 text (byte %1). Save it as UTF-8, or remove it from the agent.</source>
        <translation>Diese Datei ist kein UTF-8-Text (Byte %1). Als UTF-8 speichern oder aus dem Agenten entfernen.</translation>
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
        <source>‘%1’ repeats a value that is marked nowhere above. If it is meant as text, put it into quotes.</source>
        <extracomment>%1 is a name with an asterisk before it, such as *greeting</extracomment>
        <translation>‚%1‘ wiederholt einen Wert, der weiter oben nirgends markiert ist. Wenn es Text sein soll, in Anführungszeichen setzen.</translation>
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
    <name>overmantel::ProblemsModel</name>
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
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>There is no ready-made fix for this problem.</source>
        <translation>Für dieses Problem gibt es keine fertige Korrektur.</translation>
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
