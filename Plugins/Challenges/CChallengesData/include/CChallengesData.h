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

/// The bytes of a table that is part of the program: lines in UTF-8, whose first ones, beginning with #, describe it.
/// They live as long as the process and never change.
typedef struct {
    const void *start;
    size_t count;
} ChallengesTable;

/// Almanac's own challenges: `data/almanac.pack.json`.
ChallengesPack challenges_almanac_pack(void);
/// Public holidays by country: `data/holidays.tsv`.
ChallengesTable challenges_holidays(void);

#pragma clang assume_nonnull end

#endif
