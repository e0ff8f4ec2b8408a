// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
internal import CVips

extension PictureScaler {
    /// Scales JPEG, PNG, WebP, HEIC, and AVIF photos by libvips 8.13 or later, if it is installed.
    ///
    /// Photos with transparency stay PNG or WebP, other photos become JPEG. GIF files can be animated and aren't scaled.
    public static let vips = PictureScaler { photo in
        guard photo.mediaType != "image/gif", (photo.dimensions.map { $0.width * $0.height } ?? 0) <= largestPixelCount,
            let scaled = scaled(photo.bytes, to: longestSide, as: format(of: photo))
        else { return nil }
        // A thumbnail is made from the scaled copy, which is faster to read.
        let thumbnail = [80, 65, 50, 35].lazy.compactMap { quality in
            Self.scaled(scaled, to: thumbnailSide, as: ".jpg[Q=\(quality),strip,background=255]")
        }.first { $0.count <= largestThumbnail }
        return Copies(photo: scaled, thumbnail: thumbnail)
    }

    /// The largest photo that is scaled, in pixels: as many as the largest cameras take, and not a decompression bomb.
    private static let largestPixelCount = 250_000_000

    private static func format(of photo: Picture) -> String {
        switch photo.mediaType {
        case "image/png": photo.bytes.count > 25 && [4, 6].contains(photo.bytes[25]) ? ".png[strip]" : jpeg
        case "image/webp": ".webp[Q=85,strip]"
        default: jpeg
        }
    }

    private static let jpeg = ".jpg[Q=85,strip,background=255]"

    private static func scaled(_ bytes: [UInt8], to side: Int, as format: String) -> [UInt8]? {
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return nil }
            var result: UnsafeMutableRawPointer?
            var count = 0
            guard almanac_vips_scale(start, buffer.count, Int32(side), format, &result, &count) == ALMANAC_VIPS_DONE,
                let result
            else { return nil }
            defer { almanac_vips_free(result) }
            return Array(UnsafeRawBufferPointer(start: result, count: count))
        }
    }
}
