// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension Picture {
    /// Returns a file's content without what isn't needed to show the picture: Exif with the place and the camera, XMP,
    /// IPTC, comments, thumbnails, and anything after the picture's end.
    ///
    /// The orientation and the color profile are kept. The pixels aren't decoded, so nothing of the picture is lost. A file
    /// without metadata is returned unchanged, and so is a damaged one in which there is no trace of metadata.
    ///
    /// - Returns: The content, or `nil` for a damaged file with metadata.
    static func withoutMetadata(_ bytes: [UInt8], mediaType: String) -> [UInt8]? {
        let stripped: [UInt8]? =
            switch mediaType {
            case "image/jpeg": JPEGSegments.stripped(bytes)
            case "image/png": PNGChunks.stripped(bytes)
            case "image/webp": WebPChunks.stripped(bytes)
            case "image/gif": GIFBlocks.stripped(bytes)
            case "image/heic", "image/avif": MetadataItems.stripped(bytes)
            default: nil
            }
        return stripped ?? (hasTraceOfMetadata(bytes) ? nil : bytes)
    }

    /// Returns whether the identifiers of Exif (CIPA DC-008, 4.7.2) or XMP (ISO 16684-1) occur anywhere in a file.
    private static func hasTraceOfMetadata(_ bytes: [UInt8]) -> Bool {
        let marks = ["Exif\u{0}", "eXIf", "EXIF", "http://ns.adobe.com/xap/", "x:xmpmeta"].map {
            Array($0.utf8)
        }
        return marks.contains { contains($0, in: bytes) }
    }

    private static func contains(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            guard let first = mark.first, let start = buffer.baseAddress else { return false }
            var place = 0
            while place + mark.count <= buffer.count,
                let hit = memchr(start + place, Int32(first), buffer.count - mark.count - place + 1)
            {
                if memcmp(hit, mark, mark.count) == 0 { return true }
                place = UnsafeRawPointer(hit) - start + 1
            }
            return false
        }
    }
}

/// The orientation of a picture in Exif (CIPA DC-008, tag 0x0112), which is TIFF inside of a picture file.
enum ExifOrientation {
    private static let tag = 0x0112

    /// Returns the orientation from 2 to 8, or `nil` if it is normal or missing.
    static func value(inTIFF bytes: ArraySlice<UInt8>) -> Int? {
        var cursor = ByteCursor(bytes)
        guard let order = cursor.text(2), order == "II" || order == "MM" else { return nil }
        func number(_ cursor: inout ByteCursor, _ count: Int) -> Int? {
            order == "II" ? cursor.littleEndian(count) : cursor.bigEndian(count)
        }
        guard number(&cursor, 2) == 42, let offset = number(&cursor, 4), offset <= bytes.count else { return nil }
        var directory = ByteCursor(bytes.dropFirst(offset))
        guard let count = number(&directory, 2) else { return nil }
        for _ in 0..<count {
            guard let entry = number(&directory, 2), let type = number(&directory, 2), number(&directory, 4) != nil,
                let value = number(&directory, 2), directory.take(2) != nil
            else { return nil }
            if entry == tag { return type == 3 && 2...8 ~= value ? value : nil }
        }
        return nil
    }

    /// Returns TIFF with nothing but an orientation.
    static func tiff(_ value: Int) -> [UInt8] {
        Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0]
    }
}

/// The segments of a JPEG file (ITU-T T.81, annex B).
private enum JPEGSegments {
    private static let exifHeader = Array("Exif".utf8) + [0, 0]

    static func stripped(_ bytes: [UInt8]) -> [UInt8]? {
        var kept = Array(bytes.prefix(2))
        var orientation: Int?
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            if marker == 0xD9 { break }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, place + 2 + length <= bytes.count else { return nil }
            let segment = bytes[place..<place + 2 + length]
            let content = segment.dropFirst(4)
            if marker == 0xE1, content.starts(with: exifHeader) {
                orientation = orientation ?? ExifOrientation.value(inTIFF: content.dropFirst(exifHeader.count))
            }
            if isKept(marker, content) { kept += segment }
            place += 2 + length
            if marker == 0xDA {
                guard let end = endOfScan(bytes, from: place) else { return nil }
                kept += bytes[place..<end]
                place = end
            }
        }
        guard place + 1 < bytes.count, bytes[place] == 0xFF, bytes[place + 1] == 0xD9 else { return nil }
        kept += [0xFF, 0xD9]
        if let orientation {
            let content = exifHeader + ExifOrientation.tiff(orientation)
            let length = content.count + 2
            kept.insert(contentsOf: [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content, at: 2)
        }
        return kept
    }

    /// JFIF, the color profile, and Adobe's color transform are needed to show the picture.
    private static func isKept(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
        switch marker {
        case 0xE0: content.starts(with: Array("JFIF".utf8) + [0])
        case 0xE2: content.starts(with: Array("ICC_PROFILE".utf8) + [0])
        case 0xEE: content.starts(with: Array("Adobe".utf8))
        case 0xE1, 0xE3...0xED, 0xEF, 0xFE: false
        default: true
        }
    }

    /// Returns where the next marker is, other than a restart marker or an escaped byte.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        while place + 1 < bytes.count {
            if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF, !(0xD0...0xD7 ~= bytes[place + 1])
            {
                return place
            }
            place += 1
        }
        return nil
    }
}

/// The chunks of a PNG file (ISO/IEC 15948, and eXIf of its third edition).
private enum PNGChunks {
    /// Critical chunks begin with a capital letter.
    ///
    /// Of the others, these are needed to show the picture.
    private static let kept: Set = [
        "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "tRNS", "pHYs", "acTL", "fcTL", "fdAT",
    ]

    static func stripped(_ bytes: [UInt8]) -> [UInt8]? {
        var result = Array(bytes.prefix(8))
        var cursor = ByteCursor(bytes, at: 8)
        var headerEnd: Int?
        var orientation: Int?
        while true {
            let start = cursor.rest
            guard let length = cursor.bigEndian(4), let name = cursor.text(4), let content = cursor.take(length),
                cursor.take(4) != nil
            else { return nil }
            if name == "eXIf" { orientation = ExifOrientation.value(inTIFF: content) }
            let isCritical = name.utf8.first.map { $0 & 0x20 == 0 } ?? false
            if isCritical || kept.contains(name) { result += start.prefix(length + 12) }
            if name == "IHDR" { headerEnd = result.count }
            if name == "IEND" { break }
        }
        guard let headerEnd else { return nil }
        if let orientation {
            result.insert(contentsOf: chunk("eXIf", ExifOrientation.tiff(orientation)), at: headerEnd)
        }
        return result
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bigEndian(UInt32(content.count)) + body + bigEndian(checksum(body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }

    /// CRC-32 as in ISO/IEC 15948, annex D.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}

/// The chunks of a WebP file (RFC 9649).
private enum WebPChunks {
    private static let exifFlag: UInt8 = 0x08
    private static let xmpFlag: UInt8 = 0x04
    private static let kept: Set = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]

    static func stripped(_ bytes: [UInt8]) -> [UInt8]? {
        var size = ByteCursor(bytes, at: 4)
        guard let length = size.littleEndian(4), length >= 4, var cursor = Optional(ByteCursor(bytes, at: 12)) else {
            return nil
        }
        var content: [UInt8] = []
        var header: Int?
        var orientation: Int?
        let end = min(length + 8, bytes.count)
        while bytes.count - cursor.rest.count < end {
            let start = cursor.rest
            guard let name = cursor.text(4), let count = cursor.littleEndian(4), let body = cursor.take(count) else {
                return nil
            }
            let hasPadding = count % 2 == 1 && cursor.take(1) != nil
            if name == "EXIF" {
                let exif = Array("Exif".utf8) + [0, 0]
                orientation = ExifOrientation.value(
                    inTIFF: body.starts(with: exif) ? body.dropFirst(exif.count) : body)
            }
            if name == "VP8X" { header = content.count }
            if kept.contains(name) { content += start.prefix(8 + count + (hasPadding ? 1 : 0)) }
        }
        if let header, header + 8 < content.count {
            content[header + 8] &= ~(exifFlag | xmpFlag)
            if let orientation {
                content[header + 8] |= exifFlag
                let tiff = ExifOrientation.tiff(orientation)
                content += Array("EXIF".utf8) + littleEndian(UInt32(tiff.count)) + tiff
            }
        }
        return Array("RIFF".utf8) + littleEndian(UInt32(content.count + 4)) + Array("WEBP".utf8) + content
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number >> 16 & 0xFF), UInt8(number >> 24)]
    }
}

/// The blocks of a GIF file (GIF89a).
private enum GIFBlocks {
    static func stripped(_ bytes: [UInt8]) -> [UInt8]? {
        var cursor = ByteCursor(bytes, at: 0)
        guard let header = cursor.take(13), let flags = header.dropFirst(10).first else { return nil }
        var result = Array(header)
        guard let table = cursor.take(colorTableSize(flags)) else { return nil }
        result += table
        while let kind = cursor.bigEndian(1) {
            switch kind {
            case 0x3B: return result + [0x3B]
            case 0x2C:
                guard let image = cursor.take(9), let flags = image.last,
                    let colors = cursor.take(colorTableSize(flags)),
                    let codeSize = cursor.take(1), let data = subblocks(&cursor)
                else { return nil }
                result += [0x2C] + image + colors + codeSize + data
            case 0x21:
                guard let label = cursor.bigEndian(1), let data = subblocks(&cursor) else { return nil }
                // An application's block is kept if it is the loop count of an animation.
                let isLoop =
                    label == 0xFF && ["NETSCAPE2.0", "ANIMEXTS1.0"].contains { data.dropFirst().starts(with: $0.utf8) }
                if label == 0xF9 || label == 0x01 || isLoop { result += [0x21, UInt8(label)] + data }
            default: return nil
            }
        }
        return nil
    }

    private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 0x07) + 1) }

    private static func subblocks(_ cursor: inout ByteCursor) -> [UInt8]? {
        var data: [UInt8] = []
        while let size = cursor.take(1), let count = size.first {
            data += size
            if count == 0 { return data }
            guard let block = cursor.take(Int(count)) else { return nil }
            data += block
        }
        return nil
    }
}
