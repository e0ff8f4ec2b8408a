// SPDX-License-Identifier: Apache-2.0

/// The bytes of a file, which can be read at any place without a trap.
struct MediaBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// Returns the byte at a place; `nil` outside of the file.
    subscript(place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

    /// Returns the number of up to eight bytes, the most significant first; `nil` if they aren't all in the file.
    func big(at place: Int, count: Int) -> UInt64? {
        guard let range = range(at: place, count: count) else { return nil }
        var value: UInt64 = 0
        for index in range { value = value << 8 | UInt64(bytes[index]) }
        return value
    }

    /// Returns the number of up to eight bytes, the least significant first; `nil` if they aren't all in the file.
    func little(at place: Int, count: Int) -> UInt64? {
        guard let range = range(at: place, count: count) else { return nil }
        var value: UInt64 = 0
        for index in range.reversed() { value = value << 8 | UInt64(bytes[index]) }
        return value
    }

    /// Returns whether the bytes at a place are those of an ASCII text.
    func has(_ text: StaticString, at place: Int) -> Bool {
        guard let range = range(at: place, count: text.utf8CodeUnitCount, most: 64) else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
    }

    /// Returns four bytes as a number, as the types of boxes and chunks are written.
    func code(at place: Int) -> UInt32? { big(at: place, count: 4).map { UInt32(truncatingIfNeeded: $0) } }

    private func range(at place: Int, count: Int, most: Int = 8) -> Range<Int>? {
        guard place >= 0, count >= 0, count <= most, place <= bytes.count - count else { return nil }
        return place..<place + count
    }
}

/// A limit on the number of headers that are read.
struct HeaderBudget {
    private(set) var left: Int

    /// The number of headers of one file.
    init(_ count: Int = 1_000_000) { left = count }

    /// Takes one header; returns false if there is none left.
    mutating func take() -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}

extension UInt32 {
    /// Creates the number of a text of four ASCII characters.
    init(code text: StaticString) {
        self = text.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }
}

extension Optional<Int> {
    /// Returns the sum, or nil if it has no value or overflows.
    func adding(_ number: UInt64) -> Int? {
        guard let self, let number = Int(exactly: number) else { return nil }
        let (sum, overflows) = self.addingReportingOverflow(number)
        return overflows ? nil : sum
    }
}

extension Int {
    /// Returns the sum, or nil if it overflows.
    func adding(_ number: UInt64) -> Int? { Optional(self).adding(number) }
}
