// The texts that a generated agent is made of (agentgenerator.h). Words in angle brackets are replaced.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace overmantel::testing {

// "<noun>" becomes words["noun"]; what is no name of a word stays.
QString filled(QStringView text, const QHash<QString, QString> &words);

struct SharedTool
{
    QString name;
    QString description;
    QStringList entries; // of the project, which it writes
};
const QList<SharedTool> &sharedTools();
QString sharedToolText(const SharedTool &tool);

// Name and text of the root responses; the names that tools fall back to, in turn.
QString rootResponsesText();
const QStringList &rootResponseNames();

extern const char16_t agentTemplate[];
extern const char16_t integrationsText[];
extern const char16_t projectMemoryText[];
extern const char16_t skillTemplate[];
extern const char16_t memoryTemplate[];
extern const char16_t responsesTemplate[];
extern const char16_t toolsTemplate[];

} // namespace overmantel::testing
