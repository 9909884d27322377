// Responses and their variants as declared (reference: responses-yml).
#pragma once

#include "core/model/condition.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace overmantel {

// The keys that a variant may have: text, metadata, condition, buttons.
const QStringList &responseVariantKeys();

struct ResponseButton
{
    Word title;
    Word payload; // not written when absent
};

struct ResponseVariant
{
    int index = 0; // zero-based; reporters add one
    Word text;     // not written when the variant has no readable text
    std::optional<Condition> condition; // a written condition, also a faulty one
    bool rephrase = false;
    QList<ResponseButton> buttons;
    Word buttonSource; // `buttons: {source: tool}`; not written otherwise, nor when it is blank
    Location where;    // the whole variant
    Location anchor;   // its first key, or the plain string
};

struct Response
{
    Word name;
    QString skillId; // empty for the project's own
    QList<ResponseVariant> variants;
    Location where; // the whole entry
    // False when the value is no list of mappings and strings, or a variant has an unknown key (it may
    // be a misspelt condition); variants then hold what could be read.
    bool isWellFormed = true;
    size_t fingerprint = 0; // see fingerprints.h

    bool hasConditions() const;
    // Index of the variant without a condition; -1 when there is none. The first of several.
    int defaultIndex() const;
};

} // namespace overmantel
