// What can be said of a tools.py without running it: decorated functions, their parameters, literal
// memory reads and writes, button calls. A scan of the text, not a Python parser: strings and comments
// are known, expressions are not. Nothing is ever executed.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/text/textrange.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace overmantel::python {

struct Parameter
{
    QString name; // with its stars: "*args"
    QString type; // the annotation as written, on one line; may be empty
    bool hasDefault = false;
    TextRange where; // of the name
};

enum class MemoryAccessKind { Get, Set };
// What a written value is, as far as its first characters tell.
enum class ValueGuess { Unknown, Text, Bool, Int, Float, List, Dict };
// context.memory.get("…") or .set("…", …), with any name for the context, where the first argument is
// a literal or a constant of the module (then `where` is in the definition of the constant).
struct MemoryAccess
{
    MemoryAccessKind kind = MemoryAccessKind::Get;
    QString key;     // as written: bare, "skill.entry" or "project.entry"
    TextRange where; // of the key, without quotes
    ValueGuess value = ValueGuess::Unknown; // Set only
};

// Button(...), by keyword or in the order title, value, ref. None counts as absent; behind "*" or
// "**" anything may hide, so that title and value count as given.
struct ButtonCall
{
    TextRange where;
    bool hasTitle = false;
    std::optional<QString> value; // nothing when absent or computed
    bool hasValue = false;
    std::optional<QString> ref; // nothing when absent or computed
    TextRange refWhere;         // of the text without quotes or of the computed argument; empty when absent
};

struct Function
{
    QString name;
    TextRange nameRange;
    TextRange where; // from the first decorator to the end of the last statement
    bool isAsync = false;
    bool isTool = false;         // decorated with @tool(…) or an alias of it
    bool hasDescription = false; // the decorator has description=, or may have it behind "**"
    QString description;         // when it is a literal
    TextRange decorator;         // the one that makes it a tool; empty without
    QList<Parameter> parameters; // `context` included
    // What stands in functions inside this one counts as its own.
    QList<MemoryAccess> memory;
    QList<ButtonCall> buttons;
    bool callsSetButtons = false; // itself, or a function of this file that it calls
    // Memory is used in a way that names no entry: a computed key, another method, the memory handed on.
    bool hasUnknownMemoryUse = false;
    // The context goes to code outside of this file, from here or from a function of this file that it calls.
    bool givesContextAway = false;
};

struct ToolFile
{
    QList<Function> functions; // top level, in file order; methods are none
    // A bracket or quote for which Python would read nothing of the file. The scan goes on all the same.
    std::optional<SyntaxProblem> fault;
};

// Never fails: of broken text, what stands before the fault is found, and mostly what stands behind.
ToolFile scan(QStringView text);

} // namespace overmantel::python
