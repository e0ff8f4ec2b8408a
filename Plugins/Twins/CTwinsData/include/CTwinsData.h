// SPDX-License-Identifier: Apache-2.0
#ifndef C_TWINS_DATA_H
#define C_TWINS_DATA_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a file that is embedded in the program, text in UTF-8. They never change and are never freed.
typedef struct {
    const void *start;
    size_t count;
} TwinsFile;

/// The application identifiers of GS1: `data/gs1-syntax-dictionary.txt`.
TwinsFile twins_gs1_dictionary(void);

/// The registration groups and registrant ranges of ISBNs: `data/isbn-ranges.txt`.
TwinsFile twins_isbn_ranges(void);

/// The countries of ISO 3166-1 with numeric and two-letter codes: `data/countries.txt`.
TwinsFile twins_countries(void);

#pragma clang assume_nonnull end

#endif
