// SPDX-License-Identifier: Apache-2.0
//
// The public holidays of countries, built into the program by #embed (C23), so that they are there wherever the program
// is: no file is looked for at run time. LICENSES.md names their source and license.

#include "CCalendarsData.h"

// #embed is what this file is for; older language modes call it an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The zero that follows keeps an empty file a valid initializer; it isn't counted.
static const unsigned char holidays[] = {
#embed "data/holidays.tsv" suffix(, )
    0};

CalendarsFile calendars_holidays(void) { return (CalendarsFile){holidays, sizeof(holidays) - 1}; }
