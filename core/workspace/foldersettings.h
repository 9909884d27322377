// What a team decides about an agent once and for everybody: `.overmantel/settings.json` beside it, read by
// the window and by the command line. Made to be committed; created only when somebody changes something.
// What one person's window remembers is not here (app/window/session).
#pragma once

#include "core/base/result.h"
#include "core/diagnostics/profile.h"

namespace overmantel {

struct FolderSettings
{
    Profile profile = Profile::Reference;

    friend bool operator==(const FolderSettings &, const FolderSettings &) = default;
};

struct ReadSettings
{
    FolderSettings settings;
    QString problem; // a sentence why the defaults stand in; empty when all is well or there is no file
};

// Path of the file, relative to the agent folder.
QString folderSettingsFile();

// Never fails: what cannot be understood is said in `problem`. Links that lead out of the folder are not
// followed.
ReadSettings readFolderSettings(const QString &folder);

// Writes what differs from the file, and nothing when nothing does. Keys that this version does not know
// stay, in their order. Error: the file cannot be written, or holds something that would be lost.
Result<void> writeFolderSettings(const QString &folder, const FolderSettings &settings);

} // namespace overmantel
