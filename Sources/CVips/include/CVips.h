// SPDX-License-Identifier: Apache-2.0
#ifndef C_VIPS_H
#define C_VIPS_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// The result of scaling a picture.
typedef enum {
    ALMANAC_VIPS_DONE,
    /// libvips isn't installed, or is older than 8.10.
    ALMANAC_VIPS_MISSING,
    /// libvips can't read the picture.
    ALMANAC_VIPS_UNREADABLE,
} AlmanacVipsResult;

/// Scales a picture down to a longest side in pixels, rotates it upright, converts it to sRGB, and encodes it without
/// metadata.
///
/// @param bytes The picture; libvips detects the format.
/// @param count The size of the picture in bytes.
/// @param longest_side The longest side of the result; a smaller picture keeps its size.
/// @param format The format as a suffix with options, such as `.jpg[Q=85,strip]`.
/// @param result The bytes of the result, to be freed with `almanac_vips_free`.
/// @param result_count The size of the result in bytes.
AlmanacVipsResult almanac_vips_scale(
    const void *bytes, size_t count, int longest_side, const char *format, void *_Nullable *_Nonnull result,
    size_t *result_count);

/// Frees a result.
void almanac_vips_free(void *result);

#pragma clang assume_nonnull end

#endif
