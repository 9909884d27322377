#include "app/window/prompts.h"

#include "views/common/theme.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

namespace {

class PromptWords
{
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

} // namespace

void DialogPrompts::askToSave(QWidget *parent, const QStringList &files, std::function<void(SaveAnswer)> then)
{
    auto *box = new QMessageBox(parent);
    box->setObjectName(u"askToSave"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Warning);
    box->setWindowTitle(PromptWords::tr("Save changes?"));
    //: %n is the number of files with changes that are not saved
    box->setText(PromptWords::tr("%n file(s) have changes that are not saved.", nullptr, int(files.size())));
    box->setInformativeText(files.join(u'\n'));
    box->addButton(PromptWords::tr("Save"), QMessageBox::AcceptRole)->setObjectName(u"saveChanges"_s);
    QPushButton *discard = box->addButton(PromptWords::tr("Discard Changes"), QMessageBox::DestructiveRole);
    discard->setObjectName(u"discardChanges"_s);
    QPushButton *cancel = box->addButton(PromptWords::tr("Cancel"), QMessageBox::RejectRole);
    cancel->setObjectName(u"cancelClosing"_s);
    box->setEscapeButton(cancel);
    QObject::connect(box, &QMessageBox::finished, parent, [box, discard, cancel, then = std::move(then)] {
        const QAbstractButton *clicked = box->clickedButton();
        if (!clicked || clicked == cancel)
            return then(SaveAnswer::Cancel);
        then(clicked == discard ? SaveAnswer::Discard : SaveAnswer::Save);
    });
    box->open();
}

void DialogPrompts::askForFolder(QWidget *parent, const QString &startAt, std::function<void(QString)> then)
{
    auto *dialog = new QFileDialog(parent, PromptWords::tr("Open Agent Folder"), startAt);
    dialog->setObjectName(u"openFolderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setLabelText(QFileDialog::Accept, PromptWords::tr("Open"));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(then));
    dialog->open();
}

void DialogPrompts::showAbout(QWidget *parent)
{
    auto *box = new QMessageBox(parent);
    box->setObjectName(u"about"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(theme::icon(u"overmantel"_s).pixmap(64, 64));
    box->setWindowTitle(PromptWords::tr("About Overmantel"));
    //: %1 is a version number such as 0.1.0
    box->setText(PromptWords::tr("Overmantel %1").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(PromptWords::tr("A desktop studio for Rasa Mantle agent folders: what an agent says, asks and "
                                      "remembers, without reading YAML.\n\n"
                                      "Free software under the GNU General Public License, version 3 or later."));
    box->addButton(PromptWords::tr("Close"), QMessageBox::RejectRole);
    box->open();
}

} // namespace overmantel
