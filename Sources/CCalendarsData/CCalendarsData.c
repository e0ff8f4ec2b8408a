// SPDX-License-Identifier: Apache-2.0
//
// The public holidays of countries, embedded in the program with #embed (C23), so that no file is needed at run time.
// LICENSES.md has their source and license.

#include "CCalendarsData.h"

// Older language modes treat #embed as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The zero at the end makes the initializer valid for an empty file; it isn't counted.
static const unsigned char holidays[] = {
#embed "data/holidays.tsv" suffix(, )
    0};

CalendarsFile calendars_holidays(void) { return (CalendarsFile){holidays, sizeof(holidays) - 1}; }
