// A problem that somebody should see, as data: what, where, how bad, and what could be done.
#pragma once

#include "core/diagnostics/profile.h"
#include "core/text/textedit.h"
#include "core/text/textrange.h"

#include <QList>
#include <QString>

namespace overmantel {

enum class Severity { Error, Warning, Info, Hint };

// "error", "warning", "info", "hint": the words of the command line's JSON.
QString severityKey(Severity severity);

struct RelatedPlace
{
    Location where;
    QString message;
    QString entry{}; // "card.reason" when the place is where that memory entry is declared

    friend bool operator==(const RelatedPlace &, const RelatedPlace &) = default;
};

struct Fix
{
    QString title; // begins with a verb
    WorkspaceEdit edit;

    friend bool operator==(const Fix &, const Fix &) = default;
};

struct Diagnostic
{
    QString code;
    bool engineCode = false; // the engine uses this very code
    QString family;          // "mantle.validation.response.*" where only the family is public; else empty
    Severity severity = Severity::Error;
    Profile profile = Profile::Reference; // whose rules found it
    Location where;
    QString message;
    QList<RelatedPlace> related;
    QList<Fix> fixes;

    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

// By file, place, severity, code: the order of every list.
bool diagnosticLess(const Diagnostic &a, const Diagnostic &b);

// A fault found while reading text, before it is known which rule reports it.
struct SyntaxProblem
{
    QString key;  // stable, such as "yaml.duplicateKey"
    TextRange where;
    QString message;
    TextRange related; // an earlier place that explains it; empty when there is none
};

} // namespace overmantel
