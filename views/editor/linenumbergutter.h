// The column beside the text of a CodeEditor: line numbers and the worst problem of each line as a shape
// with a letter. It only passes on what happens to it; the editor knows what to paint.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QWidget>

class QPainter;

namespace overmantel {

class CodeEditor;

class LineNumberGutter : public QWidget
{
    Q_OBJECT
public:
    explicit LineNumberGutter(CodeEditor *editor);

    QSize sizeHint() const override;
    // A circle, a triangle or a square in the colour of the severity, with its letter.
    static void paintMark(QPainter &painter, const QRectF &area, Severity severity);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    int lineAt(int y) const; // -1 below the text

    CodeEditor *m_editor;
};

} // namespace overmantel
