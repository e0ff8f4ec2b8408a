// SPDX-License-Identifier: Apache-2.0

extension Picture {
    /// The width and height in pixels from the file, with the rotation of a HEIC or AVIF file applied; `nil` if a
    /// damaged file has none, or more than a million.
    ///
    /// The Exif orientation of a JPEG file is ignored.
    public var dimensions: (width: Int, height: Int)? {
        let stated: (width: Int, height: Int)? =
            switch mediaType {
            case "image/png": ByteCursor(bytes, at: 16).pair { $0.bigEndian(4) }
            case "image/gif": ByteCursor(bytes, at: 6).pair { $0.littleEndian(2) }
            case "image/jpeg": jpegFrame
            case "image/webp": webPCanvas
            case "image/heic", "image/avif": PrimaryItem(of: bytes)?.dimensions
            default: nil
            }
        guard let stated, 1...1_000_000 ~= stated.width, 1...1_000_000 ~= stated.height else { return nil }
        return stated
    }

    /// The size in the first frame header of a JPEG file (ITU-T T.81, B.2.2).
    private var jpegFrame: (width: Int, height: Int)? {
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            // C4, C8 and CC are tables, not frames.
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                guard let size = ByteCursor(bytes, at: place + 5).pair({ $0.bigEndian(2) }) else { return nil }
                return (width: size.height, height: size.width)
            }
            var rest = ByteCursor(bytes, at: place + 2)
            guard let length = rest.bigEndian(2), length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// The size in the first chunk of a WebP file (RFC 9649), which is one of three.
    private var webPCanvas: (width: Int, height: Int)? {
        var chunk = ByteCursor(bytes, at: 12)
        guard let name = chunk.text(4), let length = chunk.littleEndian(4), let content = chunk.take(length) else {
            return nil
        }
        chunk = ByteCursor(content)
        switch name {
        case "VP8X":
            // Flags and reserved bits, then the width and the height minus one.
            guard chunk.take(4) != nil, let size = chunk.pair({ $0.littleEndian(3) }) else { return nil }
            return (size.width + 1, size.height + 1)
        case "VP8L":
            guard chunk.bigEndian(1) == 0x2F, let bits = chunk.littleEndian(4) else { return nil }
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case "VP8 ":
            // A key frame's tag and start code (RFC 6386, 9.1), then 14 bits each, with 2 bits of scale above them.
            guard let tag = chunk.littleEndian(3), tag & 1 == 0, chunk.bigEndian(3) == 0x9D_012A,
                let size = chunk.pair({ $0.littleEndian(2) })
            else { return nil }
            return (size.width & 0x3FFF, size.height & 0x3FFF)
        default: return nil
        }
    }
}
