#include "tests/fuzz/targets.h"

#include "core/text/snapshot.h"

namespace overmantel::fuzz {

std::span<const Target> targets()
{
    static constexpr Target all[] = {
        {"yaml", yamlFault}, {"skill", skillFault}, {"condition", conditionFault}, {"python", pythonFault}, {"agent", agentFault}};
    return all;
}

QString textOf(const QByteArray &input)
{
    return Snapshot(QString::fromUtf8(input)).text();
}

} // namespace overmantel::fuzz
