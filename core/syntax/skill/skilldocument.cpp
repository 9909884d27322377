#include "core/syntax/skill/skilldocument.h"

#include "core/syntax/condition/characterclasses.h"
#include "core/syntax/skill/proselines.h"
#include "core/syntax/yaml/yamlreader.h"

#include <algorithm>

namespace overmantel::skill {

namespace {

constexpr QStringView delimiter = u"---";
constexpr QStringView fenceOpening = u":::ordered_block";
constexpr QStringView fenceClosing = u":::";

// ":::ordered_blocks" is another word, and prose.
bool opensFence(QStringView line)
{
    if (!line.startsWith(fenceOpening))
        return false;
    return line.size() == fenceOpening.size()
           || !condition::continuesName(condition::codePointAt(line, fenceOpening.size()));
}

class Reader
{
public:
    explicit Reader(QStringView text) : m_text(text) {}

    Document read()
    {
        m_document.body = {0, m_text.size()};
        readFrontMatter();
        readBody();
        for (Fence &fence : m_document.fences)
            readFenceYaml(fence);
        return std::move(m_document);
    }

private:
    QStringView line(TextRange range) const { return textIn(m_text, trimmedRight(m_text, range)); }

    void readFrontMatter()
    {
        LineCursor lines(m_text, m_document.body);
        m_document.hasOpeningDelimiter = line(lines.next()) == delimiter;
        if (!m_document.hasOpeningDelimiter)
            return;
        const qsizetype start = lines.nextStart();
        while (lines.hasNext()) {
            const TextRange range = lines.next();
            if (line(range) != delimiter)
                continue;
            m_document.hasClosingDelimiter = true;
            m_document.frontMatter = {start, range.start};
            m_document.body.start = lines.nextStart();
            if (!m_document.frontMatter.isEmpty())
                m_document.tree = yaml::read(m_text, m_document.frontMatter);
            return;
        }
    }

    void readBody()
    {
        LineCursor lines(m_text, m_document.body);
        while (lines.hasNext()) {
            const TextRange range = lines.next();
            if (opensFence(textIn(m_text, range))) {
                finishParagraph();
                openFence(range, lines.nextStart());
            } else if (m_openFence) {
                continueFence(range);
            } else if (line(range).isEmpty()) {
                finishParagraph();
            } else {
                m_paragraphLines.append(range);
            }
        }
        finishParagraph();
        if (m_openFence)
            closeFence(m_text.size(), m_text.size(), false);
    }

    void openFence(TextRange range, qsizetype bodyStart)
    {
        // Without this, one forgotten ":::" would make YAML of all the blocks below.
        if (m_openFence)
            closeFence(range.start, range.start, false);
        m_openFence = true;
        Fence &fence = m_document.fences.emplace_back();
        fence.openLine = trimmedRight(m_text, range);
        fence.where = fence.openLine;
        fence.body = {bodyStart, bodyStart};
        readId(fence);
    }

    void readId(Fence &fence) const
    {
        static constexpr QStringView attribute = u"id=";
        fence.idRange = {fence.openLine.end, fence.openLine.end};
        const QStringView opening = textIn(m_text, fence.openLine);
        qsizetype at = fenceOpening.size();
        while ((at = opening.indexOf(attribute, at)) >= 0) {
            if (condition::isStrippedSpace(opening[at - 1])) {
                const qsizetype start = fence.openLine.start + at + attribute.size();
                fence.hasId = true;
                fence.idRange = trimmed(m_text, {start, fence.openLine.end});
                fence.id = textIn(m_text, fence.idRange).toString();
                return;
            }
            ++at;
        }
    }

    void continueFence(TextRange range)
    {
        if (line(range) == fenceClosing)
            closeFence(range.start, trimmedRight(m_text, range).end, true);
    }

    void closeFence(qsizetype bodyEnd, qsizetype end, bool closed)
    {
        Fence &fence = m_document.fences.back();
        fence.body.end = bodyEnd;
        fence.where.end = end;
        fence.isClosed = closed;
        m_openFence = false;
    }

    void readFenceYaml(Fence &fence) const
    {
        if (!fence.body.isEmpty())
            fence.tree = yaml::read(m_text, fence.body);
    }

    void finishParagraph()
    {
        if (m_paragraphLines.isEmpty())
            return;
        Paragraph paragraph;
        paragraph.where = {m_paragraphLines.first().start, m_paragraphLines.last().end};
        paragraph.body = paragraph.where;
        const TextRange firstLine = m_paragraphLines.first();
        const QStringView first = textIn(m_text, firstLine);
        if (first.startsWith(u"if:")) {
            paragraph.marker = {.where = firstLine, .condition = trimmed(m_text, {firstLine.start + 3, firstLine.end})};
            paragraph.body.start = m_paragraphLines.size() > 1 ? m_paragraphLines[1].start : paragraph.where.end;
        }
        paragraph.tokens = proseTokens(m_text, paragraph.body);
        if (first.startsWith(u"else:") || first.startsWith(u"elif:")) {
            const TextRange where = trimmed(m_text, firstLine);
            paragraph.strayMarkers.append({.kind = StrayMarkerKind::ElseMarker, .where = where});
            // As in a line with "if:", a condition was meant here.
            paragraph.tokens.removeIf([where](const Token &token) {
                return token.kind == TokenKind::Session && where.contains(token.where);
            });
        }
        for (const TextRange range : m_paragraphLines) {
            const QStringView content = textIn(m_text, range);
            if (!beginsWithIf(content) || (paragraph.marker && range == firstLine))
                continue;
            const auto kind = content.startsWith(u"if:") ? StrayMarkerKind::SecondIf : StrayMarkerKind::IndentedIf;
            paragraph.strayMarkers.append({.kind = kind, .where = trimmed(m_text, range)});
        }
        m_document.paragraphs.append(paragraph);
        m_paragraphLines.clear();
    }

    QStringView m_text;
    Document m_document;
    QList<TextRange> m_paragraphLines;
    bool m_openFence = false;
};

} // namespace

bool Document::isParsed() const
{
    return hasOpeningDelimiter && hasClosingDelimiter && tree.parsed
           && std::ranges::all_of(fences, [](const Fence &fence) { return fence.isClosed && fence.tree.parsed; });
}

Document read(QStringView text)
{
    return Reader(text).read();
}

} // namespace overmantel::skill
