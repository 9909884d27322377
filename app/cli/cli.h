// The command line program as a function: arguments in, text out, exit status back. Needs no display and
// links no Gui. Commands stand in the table of cli.cpp; their contract is the README's "Command line".
#pragma once

#include <QString>
#include <QStringList>

class QTextStream;

namespace overmantel::cli {

// What a command may use. Results go to `out`, sentences about what went wrong to `err`.
struct Streams
{
    QTextStream &out;
    QTextStream &err;
    bool isColoured = false; // a terminal, and NO_COLOR is not set
};

inline constexpr int exitClean = 0;
inline constexpr int exitFindings = 1;
inline constexpr int exitFailed = 2; // could not run

// `arguments` without the program's name.
int run(const QStringList &arguments, Streams &streams);

} // namespace overmantel::cli
