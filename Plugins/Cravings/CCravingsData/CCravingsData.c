// SPDX-License-Identifier: Apache-2.0
//
// The built-in texts of the cravings plugin, embedded in the program with #embed (C23), so that the program needs no file
// at run time. LICENSES.md names their source and license.

#include "CCravingsData.h"

// This file needs #embed, which is an extension in older language modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The zero at the end makes an empty file a valid initializer; it isn't counted.
static const unsigned char wording[] = {
#embed "data/cravings-wording.json" suffix(, )
    0};

CravingsFile cravings_wording(void) { return (CravingsFile){wording, sizeof(wording) - 1}; }
