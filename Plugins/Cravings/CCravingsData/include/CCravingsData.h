// SPDX-License-Identifier: Apache-2.0
#ifndef C_CRAVINGS_DATA_H
#define C_CRAVINGS_DATA_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a file that is embedded in the program, text in UTF-8. They never change and are never freed.
typedef struct {
    const void *start;
    size_t count;
} CravingsFile;

/// The messages, the categories of the triggers, the help lines, and the words of self-harm:
/// `data/cravings-wording.json`.
CravingsFile cravings_wording(void);

#pragma clang assume_nonnull end

#endif
