// Colours for the text of editors, by KSyntaxHighlighting; the only door to it. A build without it has
// the same functions, gives no highlighter and says why.
#pragma once

#include "views/editor/lineediting.h"

#include <QString>

class QSyntaxHighlighter;
class QTextDocument;

namespace overmantel {

// Longer texts are shown without colours: colouring them would hold up the window for seconds.
constexpr qsizetype longestHighlightedText = 1'000'000;

// Empty when this build can highlight.
QString highlightingUnavailableReason();

// A highlighter that belongs to the document; nullptr when there is none for the language, or none at all.
QSyntaxHighlighter *createHighlighter(QTextDocument *document, Language language);
// After the theme of the application changed.
void refreshHighlighter(QSyntaxHighlighter *highlighter);
// The name of the definition in use, such as "Mantle Skill"; empty for nullptr.
QString definitionName(const QSyntaxHighlighter *highlighter);

} // namespace overmantel
