// The only file that names the parser library.
#include "core/syntax/yaml/yamlreader.h"

#include "core/syntax/yaml/aliases.h"
#include "core/syntax/yaml/diagnosis.h"
#include "core/syntax/yaml/markedblocks.h"
#include "core/syntax/yaml/scan.h"
#include "core/syntax/yaml/treebuilder.h"

#include <QCoreApplication>

#include <yaml-cpp/anchor.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <sstream>

namespace overmantel::yaml {

using namespace Qt::Literals::StringLiterals;

namespace {

// Leaves the library's parser when the builder has seen enough.
struct StopReading
{
};

class Events : public YAML::EventHandler
{
public:
    explicit Events(TreeBuilder &builder) : m_builder(builder) {}

    void OnDocumentStart(const YAML::Mark &) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &, YAML::anchor_t) override { need(m_builder.scalar()); }
    void OnAlias(const YAML::Mark &, YAML::anchor_t) override { need(m_builder.alias()); }
    void OnScalar(const YAML::Mark &, const std::string &, YAML::anchor_t, const std::string &) override
    {
        need(m_builder.scalar());
    }
    void OnSequenceStart(const YAML::Mark &, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override
    {
        need(m_builder.open(Kind::Sequence, form(style), hasProperties(tag, anchor)));
    }
    void OnSequenceEnd() override { need(m_builder.close()); }
    void OnMapStart(const YAML::Mark &, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override
    {
        need(m_builder.open(Kind::Mapping, form(style), hasProperties(tag, anchor)));
    }
    void OnMapEnd() override { need(m_builder.close()); }

private:
    static void need(bool readable)
    {
        if (!readable)
            throw StopReading();
    }
    // "?" is how the library says that no tag is written.
    static bool hasProperties(const std::string &tag, YAML::anchor_t anchor)
    {
        return anchor != YAML::NullAnchor || !(tag.empty() || tag == "?");
    }
    static TreeBuilder::Form form(YAML::EmitterStyle::value style)
    {
        if (style == YAML::EmitterStyle::Block)
            return TreeBuilder::Form::Block;
        return style == YAML::EmitterStyle::Flow ? TreeBuilder::Form::Flow : TreeBuilder::Form::Unsaid;
    }

    TreeBuilder &m_builder;
};

// YAML allows no control characters besides tab and line ends, and no lone surrogates.
qsizetype firstForbidden(QStringView text, qsizetype from)
{
    for (qsizetype at = from; at < text.size(); ++at) {
        const char16_t c = text[at].unicode();
        if (c >= 0x20 && c < 0x7F)
            continue;
        if (c == u'\n' || c == u'\t' || c == u'\r' || c == 0x85)
            continue;
        if (c < 0xA0 || c == 0xFFFE || c == 0xFFFF)
            return at;
        if (QChar::isHighSurrogate(c) && at + 1 < text.size() && text[at + 1].isLowSurrogate())
            ++at;
        else if (QChar::isSurrogate(c))
            return at;
    }
    return -1;
}

// What the library gets to read: the same bytes, except that two things it cannot read are hidden
// from it. A question mark inside a word ends a plain scalar of a flow collection for it ("[Ready?]"),
// and a carriage return is a line end. Values are decoded from the text itself.
QByteArray bytesForLibrary(QStringView text)
{
    QByteArray bytes = text.toUtf8();
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        if (bytes[at] == '\r') {
            bytes[at] = ' ';
        } else if (bytes[at] == '?') {
            qsizetype before = at - 1;
            while (before >= 0 && (bytes[before] == ' ' || bytes[before] == '\t'))
                --before;
            const bool begins = before < 0 || QByteArrayView("\n[{,-?:").contains(bytes[before]);
            const bool stands = at + 1 == bytes.size() || QByteArrayView(" \t\r\n").contains(bytes[at + 1]);
            if (!begins || !stands)
                bytes[at] = '_';
        }
    }
    return bytes;
}

// The library's positions count bytes of UTF-8.
qsizetype offsetOfByte(QStringView text, qsizetype byte)
{
    qsizetype bytes = 0;
    qsizetype at = 0;
    while (at < text.size() && bytes < byte) {
        const char16_t c = text[at].unicode();
        if (QChar::isHighSurrogate(c)) {
            bytes += 4;
            at += 2;
        } else {
            bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
            ++at;
        }
    }
    return qMin(at, text.size());
}

Failure::Kind kindOf(const std::string &message)
{
    using namespace YAML::ErrorMsg;
    const auto is = [&message](const char *what) { return message.rfind(what, 0) == 0; };
    if (is(EOF_IN_SCALAR) || is(DOC_IN_SCALAR))
        return Failure::Kind::EndInQuote;
    if (is(UNKNOWN_ANCHOR) || is(ALIAS_NOT_FOUND) || is(CHAR_IN_ALIAS))
        return Failure::Kind::UnknownAlias;
    if (is(INVALID_ESCAPE) || is(INVALID_HEX) || is(INVALID_UNICODE))
        return Failure::Kind::Escape;
    if (is(TAB_IN_INDENTATION))
        return Failure::Kind::Tab;
    if (is(END_OF_MAP) || is(END_OF_SEQ) || is(END_OF_MAP_FLOW) || is(END_OF_SEQ_FLOW) || is(BLOCK_ENTRY) || is(MAP_KEY)
        || is(MAP_VALUE) || is(FLOW_END))
        return Failure::Kind::Structure;
    return Failure::Kind::Other;
}

// One run of the library over a text, or over what stands for it.
struct Attempt
{
    Attempt(QStringView whole, qsizetype from) : text(whole), start(from), builder(whole, from) {}

    bool run(QStringView shown)
    {
        try {
            std::istringstream stream(bytesForLibrary(shown).toStdString());
            YAML::Parser parser(stream);
            Events events(builder);
            parser.HandleNextDocument(events);
            isReadable = builder.finish();
            failure.at = builder.stoppedAt();
        } catch (const StopReading &) {
            const bool isEscape = builder.badEscape() >= 0;
            failure.kind = isEscape ? Failure::Kind::Escape : Failure::Kind::Other;
            failure.at = isEscape ? builder.badEscape() : builder.stoppedAt();
        } catch (const YAML::Exception &error) {
            failure.kind = kindOf(error.msg);
            failure.at = error.mark.is_null() ? builder.stoppedAt() : start + offsetOfByte(text.mid(start), error.mark.pos);
        } catch (const std::exception &) {
            failure.at = builder.stoppedAt();
        }
        return isReadable;
    }

    QStringView text;
    qsizetype start = 0;
    TreeBuilder builder;
    Failure failure;
    bool isReadable = false;
};

Tree refused(Tree tree, SyntaxProblem problem)
{
    tree.root.reset();
    tree.parsed = false;
    tree.problems.append(std::move(problem));
    return tree;
}

} // namespace

Tree read(QStringView text, Aliases aliases)
{
    return read(text, {0, text.size()}, aliases);
}

Tree read(QStringView whole, TextRange part, Aliases aliases)
{
    const QStringView text = whole.left(qBound(qsizetype(0), part.end, whole.size()));
    qsizetype start = qBound(qsizetype(0), part.start, text.size());
    if (text.size() - start > maxSize) {
        return refused({}, {u"yaml.tooLarge"_s, {start, start},
                            QCoreApplication::translate("Yaml", "This text is too large to be read as YAML. Split it into several files."), {}});
    }
    if (const qsizetype at = firstForbidden(text, start); at >= 0) {
        const QString code = QString::number(text[at].unicode(), 16).toUpper().rightJustified(4, u'0');
        //: %1 is the code of a Unicode character, such as 0007
        const QString message = QCoreApplication::translate("Yaml", "The control character U+%1 stands here, which YAML does not allow. Delete it.");
        return refused({}, {u"yaml.character"_s, {at, at + 1}, message.arg(code), {}});
    }
    if (isAt(text, start, QChar::ByteOrderMark))
        ++start;

    Attempt attempt(text, start);
    if (!attempt.run(text.mid(start))) {
        if (const QString hidden = withoutMarkedBlocks(text, start); !hidden.isEmpty()) {
            Attempt second(text, start);
            if (second.run(hidden))
                attempt = std::move(second);
        }
    }
    TreeBuilder &builder = attempt.builder;
    Failure &failure = attempt.failure;

    Tree tree;
    tree.comments = builder.comments();
    if (attempt.isReadable) {
        tree.root = builder.takeRoot();
        tree.problems = builder.problems();
        if (tree.root)
            tree.problems += missingSpaces(text, *tree.root);
        // An empty document before the one that was meant: nothing of that one is known.
        tree.parsed = tree.root || !builder.hasSecondDocument();
        if (!builder.hasAliases() || aliases == Aliases::AsWritten)
            return tree;
        if (std::optional<SyntaxProblem> tooMany = resolveAliases(tree))
            return refused(std::move(tree), *std::move(tooMany));
        return tree;
    }
    // A key that stands twice is a fault of its own; whatever else was seen belongs to the failure.
    for (const SyntaxProblem &problem : builder.problems()) {
        if (problem.key == u"yaml.duplicateKey")
            tree.problems.append(problem);
    }
    if (builder.isTooDeep()) {
        return refused(std::move(tree), {u"yaml.tooDeep"_s, {failure.at, qMin(failure.at + 1, text.size())},
                                         QCoreApplication::translate("Yaml", "Collections are nested more than %1 levels deep here, "
                                                                             "which is more than is read. Flatten the structure.")
                                             .arg(maxDepth),
                                         {}});
    }
    failure.openBracket = builder.openBracket();
    return refused(std::move(tree), diagnose(text, start, failure));
}

} // namespace overmantel::yaml
