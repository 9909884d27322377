// What is fuzzed: functions that read a text as the program does and hold the answer against what it
// promises. The fuzzers (fuzzmain.cpp) call one for days; tst_corpus calls all of them with the texts
// that were kept.
#pragma once

#include <QByteArray>
#include <QString>

#include <span>

namespace overmantel::fuzz {

// Each answers which promise is broken; empty when none is.
QString yamlFault(const QByteArray &input);
QString skillFault(const QByteArray &input);
QString conditionFault(const QByteArray &input);
QString pythonFault(const QByteArray &input);
// The first byte says which file of a small agent the rest is.
QString agentFault(const QByteArray &input);

struct Target
{
    const char *name; // the folder of its texts in corpus/
    QString (*fault)(const QByteArray &input);
};
std::span<const Target> targets();

// Bytes as text, whatever they are: what is no UTF-8 becomes replacement characters.
QString textOf(const QByteArray &input);

} // namespace overmantel::fuzz
