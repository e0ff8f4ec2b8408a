// SPDX-License-Identifier: Apache-2.0

/// EBML (RFC 8794) and the tags of Matroska (RFC 9559).
extension PositionRemoval {
    private enum ID {
        static let segment = 0x1853_8067
        static let cluster = 0x1F43_B675
        static let tags = 0x1254_C367
        static let tag = 0x7373
        static let simpleTag = 0x67C8
        static let tagName = 0x45A3
        static let checksum = 0xBF
        static let void: UInt8 = 0xEC
        /// The elements of a segment, which end a cluster of unknown size.
        static let ofSegment: Set<Int> = [
            tags, cluster, 0x114D_9B74, 0x1549_A966, 0x1654_AE6B, 0x1C53_BB6B, 0x1941_A469, 0x1043_A770,
        ]
    }

    private struct Element {
        let start: Int
        let id: Int
        let content: Int
        let end: Int
        let hasUnknownSize: Bool
    }

    /// The number of tags within each other.
    private static let deepestTag = 8

    mutating func removeFromMatroska() {
        var place = 0
        while let element = element(at: place, before: bytes.count) {
            place = element.end
            if element.id == ID.segment { removeFromSegment(element) }
        }
    }

    private mutating func removeFromSegment(_ segment: Element) {
        var place = segment.content
        while let element = element(at: place, before: segment.end) {
            place = element.end
            if element.id == ID.tags {
                _ = removeTags(in: element, depth: 0)
            } else if element.id == ID.cluster, element.hasUnknownSize {
                var inner = element.content
                while let part = self.element(at: inner, before: element.end), !ID.ofSegment.contains(part.id) {
                    inner = part.end
                }
                place = inner
            }
        }
    }

    /// Turns the tags with a position into empty space, and the checksums of what they were in.
    ///
    /// - Returns: Whether something was removed.
    private mutating func removeTags(in parent: Element, depth: Int) -> Bool {
        guard depth < Self.deepestTag else { return false }
        var checksum: Element?
        var isChanged = false
        var place = parent.content
        while let element = element(at: place, before: parent.end) {
            place = element.end
            switch element.id {
            case ID.checksum: checksum = element
            case ID.simpleTag where hasPositionName(element):
                empty(element)
                count += 1
                isChanged = true
            case ID.tag, ID.simpleTag: isChanged = removeTags(in: element, depth: depth + 1) || isChanged
            default: break
            }
        }
        if isChanged, let checksum { empty(checksum) }
        return isChanged
    }

    private mutating func hasPositionName(_ tag: Element) -> Bool {
        var place = tag.content
        while let element = element(at: place, before: tag.end) {
            place = element.end
            if element.id == ID.tagName { return Self.isPosition(bytes[element.content..<element.end]) }
        }
        return false
    }

    /// Turns an element into a Void element of the same size.
    private mutating func empty(_ element: Element) {
        let size = element.end - element.start
        overwrite(element.start..<element.end, with: 0)
        bytes[element.start] = ID.void
        if size <= 128 {
            bytes[element.start + 1] = 0x80 | UInt8(size - 2)
        } else {
            let rest = size - 9
            write(
                [0x01] + (0..<7).reversed().map { UInt8(truncatingIfNeeded: rest >> (8 * $0)) }, at: element.start + 1)
        }
    }

    private mutating func element(at place: Int, before limit: Int) -> Element? {
        guard place < limit, budget.take(), let idCount = length(at: place), idCount <= 4,
            let id = big(at: place, count: idCount), let sizeCount = length(at: place + idCount),
            let marked = big(at: place + idCount, count: sizeCount)
        else { return nil }
        let most = 1 << (7 * sizeCount) - 1
        let size = marked & most
        let content = place + idCount + sizeCount
        guard content <= limit else { return nil }
        let end = size == most || size > limit - content ? limit : content + size
        return Element(start: place, id: id, content: content, end: end, hasUnknownSize: size == most)
    }

    /// Returns the length of a number of variable length.
    private func length(at place: Int) -> Int? {
        guard bytes.indices.contains(place), bytes[place] > 0 else { return nil }
        return bytes[place].leadingZeroBitCount + 1
    }
}
