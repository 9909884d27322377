// What somebody sees before a folder is open: what this is, open a folder, the recent ones, the example.
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace overmantel {

class WelcomePage : public QWidget
{
    Q_OBJECT
public:
    explicit WelcomePage(QWidget *parent = nullptr);

    void setRecentFolders(const QStringList &folders);

Q_SIGNALS:
    void openFolderRequested();
    void exampleRequested();
    void folderChosen(const QString &folder);
    void folderForgotten(const QString &folder);

private:
    void changeEvent(QEvent *event) override;
    void paintPicture();
    QWidget *recentRow(const QString &folder);

    QLabel *m_picture = nullptr;
    QLabel *m_recentTitle = nullptr;
    QLabel *m_noRecent = nullptr;
    QVBoxLayout *m_recent = nullptr;
};

} // namespace overmantel
