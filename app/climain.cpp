// overmantel-cli: the command line program.
#include "app/cli/cli.h"

#include "core/base/memorygrowth.h"

#include <QCoreApplication>
#include <QTextStream>

#include <cstdio>
#include <unistd.h>

int main(int argc, char **argv)
{
    overmantel::growMemoryInLargeSteps();
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    QTextStream err(stderr);
    overmantel::cli::Streams streams{.out = out, .err = err, .isColoured = isatty(fileno(stdout)) && !qEnvironmentVariableIsSet("NO_COLOR")};
    return overmantel::cli::run(QCoreApplication::arguments().mid(1), streams);
}
