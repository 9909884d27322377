// What the entries of a condition can hold, as far as their declarations tell: by kinds, and as a few
// values that stand for all. Not a policy: which findings follow is in the rule files.
#pragma once

#include "core/model/memory.h"
#include "core/syntax/condition/conditiontree.h"

namespace overmantel {

// A set of Value::Kind, one bit each.
using KindSet = unsigned;
constexpr KindSet kindSet(Value::Kind kind) { return 1u << unsigned(kind); }
inline constexpr KindSet numberKinds = kindSet(Value::Kind::Bool) | kindSet(Value::Kind::Int) | kindSet(Value::Kind::Float);

// Unset is not among them: every entry can be unset.
KindSet declaredKinds(const MemoryEntry &entry);
bool canBeEqual(KindSet a, KindSet b);  // True == 1 == 1.0
bool haveOrder(KindSet a, KindSet b);   // else < raises
// "a bool", "a text" …: what the declaration says, for people.
QString typeForPeople(const MemoryEntry &entry);

// A few values that stand for all that the entry can hold, next to the literals of one condition. Unset
// comes first. Empty when they cannot be listed.
QList<Value> representatives(const MemoryEntry &entry, const QList<Value> &literals);
// All literals of the condition that values may be compared with.
QList<Value> literalsOf(const condition::Expression &expression);

} // namespace overmantel
