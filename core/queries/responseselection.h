// Which variant of a response is spoken for a memory state, and why (reference: responses-yml, "How a
// variant is selected" and "Interpolation"). Data first; the sentences are made from it.
#pragma once

#include "core/model/placeholders.h"
#include "core/queries/memorystate.h"

#include <optional>

namespace overmantel {

enum class VariantStatus { Chosen, Default, False, Raises, NotReached, Ignored };
QString variantStatusKey(VariantStatus status); // "chosen", "default", "false", "raises", "notReached", "ignored"

struct SeenValue
{
    QString reference; // session.card.reason
    Value value;
    QString text; // "session.card.reason is 'lost', needs 'stolen'"
};

struct VariantVerdict
{
    int index = 0; // zero-based
    QString condition; // empty without one
    VariantStatus status = VariantStatus::NotReached;
    QString reason; // a sentence
    QList<SeenValue> because;
};

// A part of the spoken text: literal words, or what a placeholder became.
struct SpokenPart
{
    enum class Kind { Literal, Filled, Unresolved };
    Kind kind = Kind::Literal;
    QString text;
    QString placeholder; // "session.card.reason" or "reason", without braces; empty for literal words
    bool pii = false;
    TextRange inTemplate; // in the variant's decoded text
};

struct SpokenButton
{
    QString title;
    QString payload;
};

struct Selection
{
    QString response;
    QString skillId;
    bool exists = true;      // false: no such response; its name is spoken
    int variant = -1;        // index of the delivered one; -1 when the name itself is spoken
    bool literalName = false;
    bool rephrase = false;
    QList<SpokenPart> parts;
    QList<SpokenButton> buttons;
    QString buttonSource;
    QList<VariantVerdict> verdicts; // one per variant, in YAML order

    QString text() const; // the parts joined
    QStringList unresolved() const;
};

struct SelectionRequest
{
    QString response;
    QString skillId;          // the active skill; empty: none (only project memory and public entries are readable)
    bool onActivate = false;  // evaluate after the skill's memory was reset
};

Selection selectResponse(const Project &project, const MemoryState &memory, const SelectionRequest &request);

// The skills that deliver a response: the owner first, then those whose skill.md names it.
QStringList deliveringSkills(const Project &project, QStringView response);

} // namespace overmantel
