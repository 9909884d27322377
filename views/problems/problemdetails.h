// Everything about one problem, in words that wrap: the whole message, its code and profile, related places,
// fixes and the way to its rule, as links for mouse and keyboard. It changes nothing itself.
#pragma once

#include "core/diagnostics/findingtext.h"

#include <QTextBrowser>

#include <optional>

namespace overmantel {

class ProblemDetails : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ProblemDetails(QWidget *parent = nullptr);

    void setProblem(const Diagnostic *problem, const PositionOf &positionOf); // nullptr: nothing

Q_SIGNALS:
    void locationActivated(const overmantel::Location &location);
    void editRequested(const overmantel::WorkspaceEdit &edit);
    void ruleRequested(const QString &code);

private:
    void write();
    void follow(const QUrl &url);
    void changeEvent(QEvent *event) override;

    std::optional<Diagnostic> m_problem;
    PositionOf m_positionOf;
};

} // namespace overmantel
