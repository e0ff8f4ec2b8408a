// SPDX-License-Identifier: Apache-2.0

/// Removes positions on the Earth from the metadata of a recording.
///
/// Metadata is overwritten in place, so that every place in the file stays the same and it remains playable. Sound and
/// pictures aren't changed. It reads MP4, MOV, M4A, WebM, Matroska, Ogg, and WAV.
package struct PositionRemoval: Sendable {
    /// The file without the positions.
    package internal(set) var bytes: [UInt8]
    /// The number of positions that were removed.
    package internal(set) var count = 0
    /// Whether the file has a track of data, in which positions can be too; it is kept.
    package internal(set) var hasDataTrack = false

    var budget = HeaderBudget()

    /// Removes the positions from a file; another kind of file stays as it is.
    package init(from bytes: [UInt8]) {
        self.bytes = bytes
        if has("RIFF", at: 0) || has("RF64", at: 0) {
            removeFromWAV()
        } else if has("OggS", at: 0) {
            removeFromOgg()
        } else if big(at: 0, count: 4) == 0x1A45_DFA3 {
            removeFromMatroska()
        } else {
            removeFromMP4()
        }
    }

    /// Returns whether the name of a field is that of a position.
    static func isPosition(_ name: some Sequence<UInt8>) -> Bool {
        let name = String(decoding: Array(name), as: UTF8.self).lowercased()
        return ["location", "iso6709", "gps", "latitude", "longitude", "geo"].contains { name.contains($0) }
    }

    /// Overwrites the positions in a text of the form of ISO 6709, such as `+50.4501+030.5234/`, with spaces.
    mutating func removeTexts(in range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            guard let end = endOfPosition(at: place, before: range.upperBound) else {
                place += 1
                continue
            }
            overwrite(place..<end, with: UInt8(ascii: " "))
            count += 1
            place = end
        }
    }

    /// Returns the end of a latitude and a longitude that have signs and decimals, with an altitude and a slash if any.
    private func endOfPosition(at start: Int, before limit: Int) -> Int? {
        func number(at place: Int, digits: ClosedRange<Int>) -> Int? {
            guard place < limit, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[place]) else { return nil }
            var (end, whole, decimals) = (place + 1, 0, 0)
            while end < limit, bytes[end].isDigit { (end, whole) = (end + 1, whole + 1) }
            guard end < limit, bytes[end] == UInt8(ascii: "."), digits.contains(whole) else { return nil }
            end += 1
            while end < limit, bytes[end].isDigit { (end, decimals) = (end + 1, decimals + 1) }
            return decimals > 0 ? end : nil
        }
        guard let latitude = number(at: start, digits: 2...6), let longitude = number(at: latitude, digits: 3...7)
        else {
            return nil
        }
        let end = number(at: longitude, digits: 1...6) ?? longitude
        return end < limit && bytes[end] == UInt8(ascii: "/") ? end + 1 : end
    }

    // MARK: Bytes

    func big(at place: Int, count: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        let value = bytes[place..<place + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    func little(at place: Int, count: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        return Int(exactly: bytes[place..<place + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    func has(_ text: StaticString, at place: Int) -> Bool {
        guard place >= 0, place <= bytes.count - text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + text.utf8CodeUnitCount]) }
    }

    /// Returns whether a text occurs in a range.
    func contains(_ text: StaticString, in range: Range<Int>) -> Bool { first(text, in: range) != nil }

    /// Returns the first place of a text in a range.
    func first(_ text: StaticString, in range: Range<Int>) -> Int? {
        range.first { $0 <= range.upperBound - text.utf8CodeUnitCount && has(text, at: $0) }
    }

    mutating func overwrite(_ range: Range<Int>, with byte: UInt8) {
        for place in range { bytes[place] = byte }
    }

    mutating func write(_ new: [UInt8], at place: Int) {
        for (offset, byte) in new.enumerated() { bytes[place + offset] = byte }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
