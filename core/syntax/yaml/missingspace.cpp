#include "core/syntax/yaml/diagnosis.h"

#include "core/syntax/yaml/scan.h"
#include "core/syntax/yaml/yamltree.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

class Search
{
public:
    explicit Search(QStringView text) : m_text(text) {}

    QList<SyntaxProblem> found;

    void visit(const Node &node)
    {
        for (const Entry &entry : node.entries) {
            if (isPlainBlock(entry.key) && beginsWithDash(entry.key.value))
                addDash(entry.key);
            visit(entry.value);
            // A text on a line of its own where keys or items would stand.
            if (isOnOwnLine(entry.value))
                check(entry.value);
        }
        bool hasMappings = false;
        for (const Node &item : node.items) {
            visit(item);
            hasMappings = hasMappings || item.isMapping();
        }
        for (const Node &item : node.items) {
            if (hasMappings && isPlainBlock(item))
                checkColon(item);
        }
    }
    void check(const Node &scalar)
    {
        if (!isPlainBlock(scalar))
            return;
        if (beginsWithDash(scalar.value))
            addDash(scalar);
        else
            checkColon(scalar);
    }

private:
    static bool isPlainBlock(const Node &node)
    {
        return node.isScalar() && node.style == ScalarStyle::Plain && !node.inFlow && !node.range.isEmpty();
    }
    static bool beginsWithDash(QStringView value)
    {
        return value.size() > 1 && value[0] == u'-' && (value[1].isLetter() || value[1] == u'"' || value[1] == u'\'');
    }
    bool isOnOwnLine(const Node &node) const
    {
        return textIn(m_text, {node.slot, node.range.start}).contains(u'\n');
    }
    void addDash(const Node &node)
    {
        const TextRange where{node.range.start, node.range.start + 1};
        found.append({u"yaml.missingSpace"_s, where,
                      QCoreApplication::translate("Yaml", "A space is missing behind this dash. Write “- ” to begin an item."), {}});
    }
    void checkColon(const Node &node)
    {
        static const QRegularExpression key(uR"(^([^\W\d][\w-]*):(?=[^\s:/]))"_s);
        const QRegularExpressionMatch match = key.match(node.value);
        if (!match.hasMatch())
            return;
        found.append({u"yaml.missingSpace"_s, node.toSource({0, match.capturedEnd()}),
                      QCoreApplication::translate("Yaml", "A space is missing behind the colon of ‘%1’.").arg(match.captured(1)), {}});
    }

    QStringView m_text;
};

} // namespace

QList<SyntaxProblem> missingSpaces(QStringView text, const Node &root)
{
    Search search(text);
    search.visit(root);
    search.check(root);
    return search.found;
}

} // namespace overmantel::yaml
