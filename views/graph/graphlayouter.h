// Gives positions to block graphs: at once for blocks of ordinary size, on a worker thread for very
// large ones. The newest request wins.
#pragma once

#include "core/queries/graphlayout.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>

namespace overmantel {

class GraphLayouter : public QObject
{
    Q_OBJECT
public:
    explicit GraphLayouter(QObject *parent = nullptr);
    ~GraphLayouter() override;

    // Answers with finished(), possibly before it returns.
    void request(const BlockGraph &graph, const QFont &font);
    bool isBusy() const { return m_isBusy; }

Q_SIGNALS:
    void finished(const overmantel::BlockGraph &graph, const overmantel::GraphLayout &layout);

private:
    void stop();

    QThreadPool m_pool; // its own, so that waiting for it waits for nobody else's work
    std::stop_source m_stop;
    bool m_isBusy = false;
};

} // namespace overmantel
