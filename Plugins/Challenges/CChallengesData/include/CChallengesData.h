// SPDX-License-Identifier: Apache-2.0
#ifndef C_CHALLENGES_DATA_H
#define C_CHALLENGES_DATA_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a file that is embedded in the program, text in UTF-8. They never change and are never freed.
typedef struct {
    const void *start;
    size_t count;
} ChallengesFile;

/// Almanac's own challenges: `data/almanac.pack.json`.
ChallengesFile challenges_almanac_pack(void);

/// The program's sentences in Ukrainian: `data/messages.uk.json`.
ChallengesFile challenges_messages_uk(void);

#pragma clang assume_nonnull end

#endif
