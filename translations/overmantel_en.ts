<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AgentTree</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>%n is the number of steps of an ordered block</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoverText</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>%n is the number of steps of an ordered block</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%n file(s) have changes that are not saved.</source>
        <extracomment>%n is the number of files with changes that are not saved</extracomment>
        <translation>
            <numerusform>%n file has changes that are not saved.</numerusform>
            <numerusform>%n files have changes that are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCatalogue</name>
    <message numerus="yes">
        <source>%n time(s) in this agent</source>
        <extracomment>%n is the number of problems of one kind in the open agent</extracomment>
        <translation>
            <numerusform>%n time in this agent</numerusform><numerusform>%n times in this agent</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>%n is the number of kinds of problems</extracomment>
        <translation>
            <numerusform>%n rule</numerusform><numerusform>%n rules</numerusform></translation>
    </message>
</context>
<context>
    <name>overmantel::FindBar</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overmantel::ProblemsView</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No problems. %n note(s) can be shown.</source>
        <translation>
            <numerusform>No problems. %n note can be shown.</numerusform><numerusform>No problems. %n notes can be shown.</numerusform></translation>
    </message>
</context>
<context>
    <name>overmantel::RuleCatalogueWindow</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>%1 and %2 are numbers of rules</extracomment>
        <translation>
            <numerusform>%n rule</numerusform><numerusform>%n rules</numerusform></translation>
    </message>
</context>
<context>
    <name>overmantel::StatusBar</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overmantel::TreeModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <extracomment>%n is the number of errors in a file, spoken by a screen reader</extracomment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>%n is the number of warnings in a file, spoken by a screen reader</extracomment>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
</TS>
