// SPDX-License-Identifier: Apache-2.0
//
// Tables of identifiers, embedded in the program with #embed (C23), so that the program needs no file at run time.
// LICENSES.md names their sources and licenses.

#include "CTwinsData.h"

// This file needs #embed, which is an extension in older language modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The zero at the end makes an empty file a valid initializer; it isn't counted.
static const unsigned char gs1Dictionary[] = {
#embed "data/gs1-syntax-dictionary.txt" suffix(, )
    0};
static const unsigned char isbnRanges[] = {
#embed "data/isbn-ranges.txt" suffix(, )
    0};
static const unsigned char countries[] = {
#embed "data/countries.txt" suffix(, )
    0};

TwinsFile twins_gs1_dictionary(void) { return (TwinsFile){gs1Dictionary, sizeof(gs1Dictionary) - 1}; }
TwinsFile twins_isbn_ranges(void) { return (TwinsFile){isbnRanges, sizeof(isbnRanges) - 1}; }
TwinsFile twins_countries(void) { return (TwinsFile){countries, sizeof(countries) - 1}; }
