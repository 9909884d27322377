// A text browser whose pages are written by the program: it asks `pageOf` for the page of a rule and loads
// nothing else, neither files nor addresses. Back and forward are those of QTextBrowser.
#pragma once

#include <QTextBrowser>

#include <functional>

namespace overmantel {

class RuleBrowser : public QTextBrowser
{
    Q_OBJECT
public:
    using PageOf = std::function<QString(const QString &code)>;
    explicit RuleBrowser(PageOf pageOf, QWidget *parent = nullptr);

    void showRule(const QString &code);
    QString code() const;
    void refresh(); // writes the page anew where it is scrolled to

    QVariant loadResource(int type, const QUrl &url) override;

private:
    void changeEvent(QEvent *event) override;

    PageOf m_pageOf;
};

} // namespace overmantel
