// SPDX-License-Identifier: Apache-2.0
#ifndef C_RSVG_H
#define C_RSVG_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// The result of rendering a drawing.
typedef enum {
    ALMANAC_RSVG_DONE,
    /// librsvg isn't installed, or is older than 2.46.
    ALMANAC_RSVG_MISSING,
    /// librsvg can't read the drawing.
    ALMANAC_RSVG_UNREADABLE,
    /// The picture is too large for cairo or the memory.
    ALMANAC_RSVG_TOO_LARGE,
} AlmanacRsvgResult;

/// Renders a drawing as a picture or a page of its own size.
///
/// @param svg The drawing, whose root has a width and a height in pixels.
/// @param count The size of the drawing in bytes.
/// @param is_page Whether to make a page (PDF) instead of a picture (PNG).
/// @param result The bytes of the result, to be freed with `almanac_rsvg_free`.
/// @param result_count The size of the result in bytes.
AlmanacRsvgResult almanac_rsvg_render(
    const void *svg, size_t count, bool is_page, void *_Nullable *_Nonnull result, size_t *result_count);

/// Frees a result.
void almanac_rsvg_free(void *result);

#pragma clang assume_nonnull end

#endif
