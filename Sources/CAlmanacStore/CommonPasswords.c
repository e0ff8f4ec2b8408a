// SPDX-License-Identifier: Apache-2.0
//
// The most common passwords, embedded in the program with #embed (C23), so that no file is needed at run time.
// LICENSES.md has their source and license.

#include "CAlmanacStore.h"

// Older language modes treat #embed as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char commonPasswords[] = {
#embed "data/common-passwords.bin"
};

StoreFile store_common_passwords(void) { return (StoreFile){commonPasswords, sizeof(commonPasswords)}; }
