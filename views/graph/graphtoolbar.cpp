#include "views/graph/graphtoolbar.h"

#include "core/model/project.h"
#include "views/common/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace overmantel {

GraphToolBar::GraphToolBar(QWidget *parent) : QWidget(parent), m_chooser(new QComboBox(this)), m_zoom(new QLabel(this))
{
    setObjectName(u"graphToolBar"_s);
    m_chooser->setObjectName(u"graphBlock"_s);
    m_chooser->setAccessibleName(tr("Ordered block to show"));
    m_chooser->setToolTip(tr("Ordered block to show"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(14);
    m_zoomOut = makeButton(u"graphZoomOut"_s, u"zoom-out"_s, u"−"_s, tr("Zoom out (Ctrl+−)"));
    m_zoomIn = makeButton(u"graphZoomIn"_s, u"zoom-in"_s, u"+"_s, tr("Zoom in (Ctrl+=)"));
    m_fit = makeButton(u"graphFit"_s, u"zoom-fit"_s, tr("Fit"), tr("Show the whole block (Ctrl+1)"));
    m_table = makeButton(u"graphTableToggle"_s, u"table"_s, tr("Table"), tr("Show the block as a table"));
    m_table->setCheckable(true);
    m_export = makeButton(u"graphExport"_s, u"export"_s, tr("Export SVG…"), tr("Export the picture as SVG"));
    m_zoom->setObjectName(u"graphZoom"_s);
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(u"000 %"_s));
    m_zoom->setAlignment(Qt::AlignCenter);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(m_chooser, 1);
    layout->addSpacing(8);
    layout->addWidget(m_zoomOut);
    layout->addWidget(m_zoom);
    layout->addWidget(m_zoomIn);
    layout->addWidget(m_fit);
    layout->addWidget(m_table);
    layout->addWidget(m_export);

    connect(m_chooser, &QComboBox::activated, this, [this](int index) {
        const QString key = m_chooser->itemData(index).toString();
        const qsizetype slash = key.indexOf(u'/');
        Q_EMIT blockChosen(key.left(slash), key.mid(slash + 1));
    });
    connect(m_zoomOut, &QToolButton::clicked, this, &GraphToolBar::zoomOutRequested);
    connect(m_zoomIn, &QToolButton::clicked, this, &GraphToolBar::zoomInRequested);
    connect(m_fit, &QToolButton::clicked, this, &GraphToolBar::fitRequested);
    connect(m_table, &QToolButton::toggled, this, &GraphToolBar::tableToggled);
    connect(m_export, &QToolButton::clicked, this, &GraphToolBar::exportRequested);
}

QToolButton *GraphToolBar::makeButton(const QString &name, const QString &icon, const QString &text, const QString &toolTip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setAutoRaise(true);
    if (const QIcon drawn = theme::icon(icon); !drawn.isNull())
        button->setIcon(drawn);
    return button;
}

void GraphToolBar::setBlocks(const Project *project)
{
    QStringList keys;
    QStringList words;
    if (project) {
        for (const Skill &skill : project->skills) {
            for (const Block &block : skill.blocks) {
                const QString key = skill.id + u'/' + block.id.text;
                if (!keys.isEmpty() && keys.contains(key))
                    continue;
                keys << key;
                words << skill.id + u" · "_s + (block.id.text.isEmpty() ? tr("block without an id") : block.id.text);
            }
        }
    }
    QStringList before;
    for (int i = 0; i < m_chooser->count(); ++i)
        before << m_chooser->itemData(i).toString();
    if (keys == before)
        return;
    m_chooser->clear();
    for (qsizetype i = 0; i < keys.size(); ++i)
        m_chooser->addItem(words[i], keys[i]);
}

void GraphToolBar::setCurrentBlock(const QString &skillId, const QString &blockId)
{
    m_chooser->setCurrentIndex(m_chooser->findData(QString(skillId + u'/' + blockId)));
    setBlockShown(true);
}

void GraphToolBar::setNoBlock()
{
    m_chooser->setCurrentIndex(-1);
    setBlockShown(false);
}

void GraphToolBar::setBlockShown(bool shown)
{
    m_chooser->setEnabled(m_chooser->count() > 0);
    for (QToolButton *button : {m_zoomOut, m_zoomIn, m_fit, m_table, m_export})
        button->setEnabled(shown);
}

void GraphToolBar::setZoom(qreal zoom)
{
    //: the zoom of the picture in percent
    m_zoom->setText(tr("%1 %").arg(qRound(zoom * 100)));
}

bool GraphToolBar::isTable() const
{
    return m_table->isChecked();
}

} // namespace overmantel
