// A small agent in one text: sections that begin with "//- path" hold the files; «…» marks ranges, which
// are taken out of the text. What most tests start from.
#pragma once

#include "core/analysis/analysis.h"

#include <QList>
#include <QMap>
#include <QString>

namespace overmantel::testing {

struct Fixture
{
    QMap<QString, QString> files;
    QMap<QString, QList<TextRange>> marks; // file -> ranges in the order in which they begin

    AnalysisInput input(const QString &profile = QStringLiteral("reference")) const;
    AnalysisPtr analysis(const QString &profile = QStringLiteral("reference")) const;
    // The marked range; fails the program when there is none.
    Location mark(const QString &file, int index = 0) const;
};

Fixture fixture(QStringView text);
// A folder on disk, read as the program reads it.
AnalysisPtr analysisOfFolder(const QString &path, const QString &profile = QStringLiteral("reference"));
// The text of a fixture file or any UTF-8 file.
QString readText(const QString &path);

// "file:line:column-line:column severity code" a line, one-based: what expectations are compared with.
QString listing(const AnalysisPtr &analysis);

} // namespace overmantel::testing
