// The questions that the window asks in dialogs. An interface, so that tests answer without a dialog;
// answers come through a callback, so that no event loop is nested.
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

namespace overmantel {

enum class SaveAnswer { Save, Discard, Cancel };

class Prompts
{
public:
    virtual ~Prompts() = default;

    virtual void askToSave(QWidget *parent, const QStringList &files, std::function<void(SaveAnswer)> then) = 0;
    // `then` is called with the chosen folder only; not at all when the person cancels.
    virtual void askForFolder(QWidget *parent, const QString &startAt, std::function<void(QString)> then) = 0;
    virtual void showAbout(QWidget *parent) = 0;
};

class DialogPrompts : public Prompts
{
public:
    void askToSave(QWidget *parent, const QStringList &files, std::function<void(SaveAnswer)> then) override;
    void askForFolder(QWidget *parent, const QString &startAt, std::function<void(QString)> then) override;
    void showAbout(QWidget *parent) override;
};

} // namespace overmantel
