// SPDX-License-Identifier: Apache-2.0

/// ISO/IEC 14496-12 (ISO base media file format), Apple's QuickTime File Format, and 3GPP TS 26.244.
extension PositionRemoval {
    private struct Box {
        let start: Int
        let code: UInt32
        let content: Int
        let end: Int

        func isOf(_ text: StaticString) -> Bool { code == UInt32(code: text) }
    }

    /// The position of a QuickTime user data list: `©xyz`, in which © is 0xA9.
    private static let userDataPosition: UInt32 = 0xA978_797A
    /// The type of a `uuid` box with XMP (XMP Specification, Part 3).
    private static let xmp: [UInt8] = [
        0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
    ]
    private static let containers: [StaticString] = ["moov", "trak", "mdia", "minf", "udta", "moof", "traf", "edts"]
    /// The number of boxes within each other.
    private static let deepest = 12

    mutating func removeFromMP4() { removeBoxes(in: 0..<bytes.count, depth: 0) }

    private mutating func removeBoxes(in range: Range<Int>, depth: Int) {
        guard depth < Self.deepest else { return }
        var place = range.lowerBound
        while let box = box(at: place, before: range.upperBound) {
            place = box.end
            if box.code == Self.userDataPosition || box.isOf("loci") {
                free(box)
            } else if box.isOf("XMP_") || box.isOf("uuid") && bytes[box.content..<box.end].starts(with: Self.xmp) {
                if contains("GPS", in: box.content..<box.end) { free(box) }
            } else if box.isOf("meta") {
                removeItems(of: box, depth: depth)
            } else if box.isOf("hdlr"), has("meta", at: box.content + 8) || has("camm", at: box.content + 8) {
                // The handler of a track; that of metadata is read elsewhere.
                hasDataTrack = true
            } else if Self.containers.contains(where: box.isOf) {
                removeBoxes(in: box.content..<box.end, depth: depth + 1)
            }
        }
    }

    /// Removes the positions of a list of metadata: items that have a number instead of a type have it in a list of keys.
    private mutating func removeItems(of meta: Box, depth: Int) {
        // In QuickTime files it has no version and flags.
        let content = has("hdlr", at: meta.content + 4) ? meta.content : min(meta.content + 4, meta.end)
        var keys: Set<UInt32> = []
        var place = content
        while let box = box(at: place, before: meta.end) {
            place = box.end
            if box.isOf("keys") {
                keys = positionKeys(in: box)
            } else if box.isOf("ilst") {
                var inner = box.content
                while let item = self.box(at: inner, before: box.end) {
                    inner = item.end
                    let isNamed = item.isOf("----") && hasPositionName(item)
                    if keys.contains(item.code) || item.code == Self.userDataPosition || isNamed { free(item) }
                }
            }
        }
    }

    /// Returns the numbers of the keys that name a position, from 1, such as `com.apple.quicktime.location.ISO6709`.
    private mutating func positionKeys(in box: Box) -> Set<UInt32> {
        var keys: Set<UInt32> = []
        var (place, number) = (box.content + 8, UInt32(1))
        while budget.take(), place <= box.end - 8, let size = big(at: place, count: 4), size >= 8,
            size <= box.end - place
        {
            if Self.isPosition(bytes[place + 8..<place + size]) { keys.insert(number) }
            place += size
            number += 1
        }
        return keys
    }

    private mutating func hasPositionName(_ item: Box) -> Bool {
        var place = item.content
        while let box = box(at: place, before: item.end) {
            place = box.end
            if box.isOf("name") { return Self.isPosition(bytes[min(box.content + 4, box.end)..<box.end]) }
        }
        return false
    }

    /// Turns a box into free space of the same size.
    private mutating func free(_ box: Box) {
        write(Array("free".utf8), at: box.start + 4)
        overwrite(box.content..<box.end, with: 0)
        count += 1
    }

    private mutating func box(at place: Int, before limit: Int) -> Box? {
        guard place <= limit - 8, budget.take(), let size = big(at: place, count: 4),
            let code = big(at: place + 4, count: 4)
        else { return nil }
        let type = UInt32(truncatingIfNeeded: code)
        switch size {
        case 0:
            return place == 0 || limit == bytes.count
                ? Box(start: place, code: type, content: place + 8, end: limit) : nil
        case 1:
            guard place <= limit - 16, let wide = big(at: place + 8, count: 8), wide >= 16 else { return nil }
            return Box(start: place, code: type, content: place + 16, end: wide > limit - place ? limit : place + wide)
        case 2..<8: return nil
        default:
            return Box(start: place, code: type, content: place + 8, end: size > limit - place ? limit : place + size)
        }
    }
}
