// Writes a generated agent (tests/support/agentgenerator.h) to a folder.
// Usage: generate_agent FOLDER SKILLS [SEED]
#include "tests/support/agentgenerator.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace Qt::Literals::StringLiterals;
using namespace overmantel;

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int skills = arguments.value(2).toInt();
    if (arguments.size() < 3 || arguments.size() > 4 || skills < 1) {
        QTextStream(stderr) << u"Usage: generate_agent FOLDER SKILLS [SEED]\n"_s;
        return 2;
    }
    const QMap<QString, QString> files = testing::generateAgent(skills, arguments.value(3, u"1"_s).toUInt());
    if (const QString failed = testing::writeFiles(arguments.at(1), files); !failed.isEmpty()) {
        QTextStream(stderr) << u"%1 cannot be written.\n"_s.arg(failed);
        return 1;
    }
    QTextStream(stdout) << u"%1 files in %2\n"_s.arg(files.size()).arg(arguments.at(1));
    return 0;
}
