// Draws the window of an agent folder into a picture: for the README, for reviews, for tests. Needs no
// display, remembers nothing and writes nothing but the picture.
#pragma once

#include "app/window/commandline.h"
#include "core/base/result.h"

namespace overmantel {

// Runs the application's event loop until the picture has settled and is written.
Result<void> takeScreenshot(const CommandLine &line);

} // namespace overmantel
