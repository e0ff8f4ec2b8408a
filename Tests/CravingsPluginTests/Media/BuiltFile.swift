// SPDX-License-Identifier: Apache-2.0

/// Builds the bytes of containers by hand, after their specifications.
enum BuiltFile {
    static func big(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }

    static func little(_ value: UInt64, _ count: Int) -> [UInt8] { big(value, count).reversed() }

    /// A box of ISO/IEC 14496-12, 4.2.
    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(UInt64(content.count + 8), 4) + Array(type.utf8) + content
    }

    /// A movie header of version 0 (8.2.2) or a media header (8.4.2), which begin alike.
    static func header(_ type: String, scale: UInt64, ticks: UInt64) -> [UInt8] {
        box(type, [0, 0, 0, 0] + big(0, 8) + big(scale, 4) + big(ticks, 4) + big(0, 80))
    }

    /// A movie header of version 1.
    static func wideHeader(_ type: String, scale: UInt64, ticks: UInt64) -> [UInt8] {
        box(type, [1, 0, 0, 0] + big(0, 16) + big(scale, 4) + big(ticks, 8) + big(0, 80))
    }

    /// A track (8.3) with a handler (8.4.3) and its times.
    static func track(_ number: UInt64, _ handler: String, scale: UInt64, ticks: UInt64, edits: [UInt8] = []) -> [UInt8]
    {
        let trackHeader = box("tkhd", [0, 0, 0, 1] + big(0, 8) + big(number, 4) + big(0, 68))
        let handlerBox = box("hdlr", big(0, 8) + Array(handler.utf8) + big(0, 13))
        return box(
            "trak", trackHeader + edits + box("mdia", header("mdhd", scale: scale, ticks: ticks) + handlerBox))
    }

    static func movie(_ boxes: [UInt8], after: [UInt8] = [], brand: String = "isom") -> [UInt8] {
        box("ftyp", Array(brand.utf8) + big(0, 4)) + box("moov", boxes) + after
    }

    /// An element of EBML (RFC 8794) with a size of eight bytes; nil for an unknown size.
    static func element(_ id: UInt64, _ content: [UInt8], hasSize: Bool = true) -> [UInt8] {
        let idCount = (64 - id.leadingZeroBitCount + 7) / 8
        let size: UInt64 = hasSize ? UInt64(content.count) | 1 << 56 : 0x01FF_FFFF_FFFF_FFFF
        return big(id, idCount) + big(size, 8) + content
    }
}
