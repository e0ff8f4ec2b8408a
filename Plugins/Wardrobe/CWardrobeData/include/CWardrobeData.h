// SPDX-License-Identifier: Apache-2.0
#ifndef C_WARDROBE_DATA_H
#define C_WARDROBE_DATA_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a file embedded in the program, as UTF-8 text. They are immutable and valid while the process runs.
typedef struct {
    const void *start;
    size_t count;
} WardrobeFile;

/// Colors of clothes with their families and synonyms: `data/color-names.tsv`.
WardrobeFile wardrobe_color_names(void);

/// Words that may be left out of the name of a color: `data/color-modifiers.txt`.
WardrobeFile wardrobe_color_modifiers(void);

/// Kinds of garments: `data/garment-kinds.tsv`.
WardrobeFile wardrobe_garment_kinds(void);

/// Words for garments, fabrics, patterns, and seasons: `data/garment-words.tsv`.
WardrobeFile wardrobe_garment_words(void);

/// Brands that name a kind of garment within a category: `data/garment-brands.tsv`.
WardrobeFile wardrobe_garment_brands(void);

/// Words in names of garments that don't tell their kind: `data/plain-words.tsv`.
WardrobeFile wardrobe_plain_words(void);

#pragma clang assume_nonnull end

#endif
