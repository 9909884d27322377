// Builds the tree while the parser library reports structure. The library says what comes next; this
// class walks over the same text and finds where exactly it stands: ends, comments, styles, properties.
// It does not name the library: yamlreader.cpp is the only file that does.
#pragma once

#include "core/syntax/yaml/yamltree.h"

#include <QHash>

namespace overmantel::yaml {

class TreeBuilder
{
public:
    // `text` ends where the YAML ends; it begins at `start`.
    TreeBuilder(QStringView text, qsizetype start);

    enum class Form { Block, Flow, Unsaid };

    // Each answers false when reading cannot go on: see isTooDeep() and stoppedAt().
    // `hasProperties`: an anchor or tag in front of it is its own, not that of its first key.
    bool open(Kind kind, Form form, bool hasProperties);
    bool close();
    bool scalar(); // also a null, written or not
    bool alias();
    // What stands behind the root node. False when it is neither comment nor document mark.
    bool finish();

    bool isTooDeep() const { return m_tooDeep; }
    bool hasAliases() const { return m_hasAliases; } // or a key "<<"
    bool hasSecondDocument() const { return m_secondDocument; }
    qsizetype stoppedAt() const { return m_pos; }
    qsizetype badEscape() const { return m_badEscape; } // the backslash where reading stopped, or -1
    // Where the innermost flow collection that is still open begins; -1 when there is none.
    qsizetype openBracket() const;
    std::optional<Node> takeRoot() { return std::move(m_root); }
    const QList<Comment> &comments() const { return m_comments; }
    const QList<SyntaxProblem> &problems() const { return m_problems; }

private:
    struct Frame
    {
        Node node;
        bool flow = false;
        bool compact = false;  // a single pair in a flow sequence, without braces
        qsizetype indent = -1; // column of a block collection; -1 before its first child
        Node key;
        bool hasKey = false;
        qsizetype entryStart = 0;
        QHash<QString, TextRange> keys; // see keyId
    };

    bool place();
    bool placeDocument();
    bool placeItem(Frame &frame);
    bool placeKey(Frame &frame);
    bool placeValue(Frame &frame);
    bool comma(const Frame &frame);
    void readPlace(Node &node) const;
    bool readProperties(Node &node);
    void reportNothing();
    void reportTabBehindDash(qsizetype from);
    bool nothingHere() const;
    void attach(Node &&node);
    void addKey(Frame &frame, Node &&node);
    void addSecondDocument(TextRange where);

    void skip();
    void moveTo(qsizetype at);
    QChar current() const { return m_pos < m_text.size() ? m_text[m_pos] : QChar(); }
    bool isAtEnd() const { return m_pos >= m_text.size(); }
    qsizetype column() const { return m_pos - m_lineStart; }
    bool inFlow() const { return !m_frames.empty() && m_frames.back().flow; }
    qsizetype blockIndent() const;
    void reportTab(qsizetype lineStart, qsizetype end);
    void checkScalarLines(const Node &scalar, qsizetype contentIndent, qsizetype end);

    QStringView m_text;
    qsizetype m_pos = 0;
    qsizetype m_lineStart = 0;
    bool m_lineBegun = false; // something other than white space stands before m_pos on its line
    qsizetype m_slot = 0;
    bool m_absent = false; // the value of a key without a colon
    bool m_begun = false; // the one document that is read has begun
    bool m_tooDeep = false;
    bool m_tabReported = false;
    bool m_hasAliases = false;
    bool m_secondDocument = false;
    qsizetype m_duplicates = 0;
    qsizetype m_badEscape = -1;
    std::vector<Frame> m_frames;
    std::optional<Node> m_root;
    QList<Comment> m_comments;
    QList<SyntaxProblem> m_problems;
};

} // namespace overmantel::yaml
