// SPDX-License-Identifier: Apache-2.0
#ifndef C_CALENDARS_DATA_H
#define C_CALENDARS_DATA_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a file embedded in the program, as UTF-8 text. They are immutable and valid while the process runs.
typedef struct {
    const void *start;
    size_t count;
} CalendarsFile;

/// Public holidays by country: `data/holidays.tsv`.
CalendarsFile calendars_holidays(void);

#pragma clang assume_nonnull end

#endif
