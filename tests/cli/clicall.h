// Calls the command line as a function and keeps what it answers; writes the small folders it is asked about.
#pragma once

#include "app/cli/cli.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTextStream>

namespace overmantel::testing {

struct Answer
{
    int status = -1;
    QString out;
    QString err;

    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
};

inline Answer call(const QStringList &arguments)
{
    Answer answer;
    QTextStream out(&answer.out), err(&answer.err);
    cli::Streams streams{.out = out, .err = err, .isColoured = false};
    answer.status = cli::run(arguments, streams);
    out.flush();
    err.flush();
    return answer;
}

inline void write(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

inline QByteArray simpleSkill(const QByteArray &more = {})
{
    return "---\nname: A\ndescription: Does a.\n" + more + "---\nHelp.\n";
}

} // namespace overmantel::testing
