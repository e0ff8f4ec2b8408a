// SPDX-License-Identifier: Apache-2.0
//
// The vocabulary of the wardrobe, embedded in the program with #embed (C23), so that no file is needed at run time.
// LICENSES.md has the sources and licenses.

#include "CWardrobeData.h"

// Older language modes treat #embed as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The zero at the end of each file makes the initializer valid for an empty file; it isn't counted.
static const unsigned char color_names[] = {
#embed "data/color-names.tsv" suffix(, )
    0};

static const unsigned char color_modifiers[] = {
#embed "data/color-modifiers.txt" suffix(, )
    0};

static const unsigned char garment_kinds[] = {
#embed "data/garment-kinds.tsv" suffix(, )
    0};

static const unsigned char garment_words[] = {
#embed "data/garment-words.tsv" suffix(, )
    0};

static const unsigned char garment_brands[] = {
#embed "data/garment-brands.tsv" suffix(, )
    0};

static const unsigned char plain_words[] = {
#embed "data/plain-words.tsv" suffix(, )
    0};

WardrobeFile wardrobe_color_names(void) { return (WardrobeFile){color_names, sizeof(color_names) - 1}; }
WardrobeFile wardrobe_color_modifiers(void) { return (WardrobeFile){color_modifiers, sizeof(color_modifiers) - 1}; }
WardrobeFile wardrobe_garment_kinds(void) { return (WardrobeFile){garment_kinds, sizeof(garment_kinds) - 1}; }
WardrobeFile wardrobe_garment_words(void) { return (WardrobeFile){garment_words, sizeof(garment_words) - 1}; }
WardrobeFile wardrobe_garment_brands(void) { return (WardrobeFile){garment_brands, sizeof(garment_brands) - 1}; }
WardrobeFile wardrobe_plain_words(void) { return (WardrobeFile){plain_words, sizeof(plain_words) - 1}; }
