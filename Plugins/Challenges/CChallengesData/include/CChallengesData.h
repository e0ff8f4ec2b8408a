// SPDX-License-Identifier: Apache-2.0
#ifndef C_CHALLENGES_DATA_H
#define C_CHALLENGES_DATA_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a pack that is part of the program: JSON in UTF-8. They live as long as the process and never change.
typedef struct {
    const void *start;
    size_t count;
} ChallengesPack;

/// Almanac's own challenges: `data/almanac.pack.json`.
ChallengesPack challenges_almanac_pack(void);

#pragma clang assume_nonnull end

#endif
