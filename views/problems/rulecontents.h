// The contents of the rule catalogue as a list: chapters with their rules, each with its summary and its code
// beneath. Filtered by words.
#pragma once

#include "core/rules/rulecatalogue.h"

#include <QTreeWidget>

namespace overmantel {

class RuleContents : public QTreeWidget
{
    Q_OBJECT
public:
    RuleContents(const QList<CatalogueEntry> &catalogue, QWidget *parent = nullptr);

    int setFilter(const QString &words); // how many rules are shown
    QString currentCode() const;         // empty on a chapter
    void setCurrentCode(const QString &code);
    void chooseFirst(); // of those that are shown

private:
    void changeEvent(QEvent *event) override;
    void showIcons();

    QList<CatalogueEntry> m_catalogue;
};

} // namespace overmantel
