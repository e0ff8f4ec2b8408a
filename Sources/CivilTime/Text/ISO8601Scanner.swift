// SPDX-License-Identifier: Apache-2.0

/// Reads the parts of an ISO 8601 text from left to right.
///
/// Every method that reads a part returns `nil` if the part isn't next.
package struct ISO8601Scanner {
    private let bytes: [UInt8]
    package private(set) var position = 0

    /// Creates a scanner for text that people type: ignores leading and trailing whitespace, and reads U+2212 as a
    /// hyphen.
    package init(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        guard let first = bytes.firstIndex(where: { !isBlank($0) }),
            let last = bytes.lastIndex(where: { !isBlank($0) })
        else {
            self.bytes = []
            return
        }
        let trimmed = last - first == bytes.count - 1 ? bytes : Array(bytes[first...last])
        self.bytes = trimmed.allSatisfy { $0 < 0x80 } ? trimmed : Self.ascii(trimmed)
    }

    /// Returns one byte for each Unicode scalar: a hyphen for U+2212, zero for other scalars that aren't ASCII.
    private static func ascii(_ bytes: [UInt8]) -> [UInt8] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            switch scalar {
            case "\u{2212}": UInt8(ascii: "-")
            case _ where scalar.isASCII: UInt8(truncatingIfNeeded: scalar.value)
            default: 0
            }
        }
    }

    /// Creates a scanner for text that programs write, in which every byte is significant.
    package init(exactly text: some StringProtocol) { bytes = Array(text.utf8) }

    /// Whether everything has been read.
    package var isAtEnd: Bool { position == bytes.count }

    /// The text that hasn't been read yet.
    package var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

    /// The next character; `nil` at the end.
    package var next: Unicode.Scalar? {
        position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
    }

    /// Reads one character if it is one of the given characters.
    package mutating func skip(_ characters: Unicode.Scalar...) -> Unicode.Scalar? {
        guard let next, characters.contains(next) else { return nil }
        position += 1
        return next
    }

    /// Reads bytes as long as they satisfy a predicate.
    mutating func text(while isIncluded: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, isIncluded(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads any number of spaces.
    package mutating func skipBlanks() {
        while skip(" ") != nil {}
    }

    /// Reads exactly `count` digits.
    package mutating func number(digits count: Int) -> Int? {
        guard count <= bytes.count - position else { return nil }
        var value = 0
        for byte in bytes[position..<position + count] {
            guard (48...57).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 48)
        }
        position += count
        return value
    }

    /// The number of digits at the current position.
    package var digitCount: Int {
        var end = position
        while end < bytes.count, (48...57).contains(bytes[end]) { end += 1 }
        return end - position
    }

    /// Reads a calendar date `YYYY-MM-DD`, or one with a sign and four to six digits in the year.
    ///
    /// The day doesn't have to exist.
    package mutating func yearMonthDay() -> (year: Int, month: Int, day: Int)? {
        let sign = skip("+", "-")
        let length = digitCount
        guard sign == nil ? length == 4 : (4...6).contains(length), let year = number(digits: length),
            sign != "-" || year > 0,
            skip("-") != nil, let month = number(digits: 2),
            skip("-") != nil, let day = number(digits: 2), digitCount == 0
        else { return nil }
        return (sign == "-" ? -year : year, month, day)
    }

    /// Reads `HH:MM`, `HH:MM:SS`, or `HH:MM:SS.fraction`; digits past the nanosecond are ignored.
    ///
    /// The numbers can be out of range.
    package mutating func hourMinuteSecond() -> (hour: Int, minute: Int, second: Int, nanosecond: Int)? {
        guard let hour = number(digits: 2), skip(":") != nil, let minute = number(digits: 2) else {
            return nil
        }
        guard skip(":") != nil else { return digitCount == 0 ? (hour, minute, 0, 0) : nil }
        guard let second = number(digits: 2) else { return nil }
        guard skip(".", ",") != nil else { return digitCount == 0 ? (hour, minute, second, 0) : nil }
        let length = digitCount
        guard length > 0, var nanosecond = number(digits: min(length, 9)) else { return nil }
        if length > 9 { position += length - 9 }
        for _ in 0..<max(0, 9 - length) { nanosecond *= 10 }
        return (hour, minute, second, nanosecond)
    }

    /// Reads `Z`, `+03`, `+0300`, `+03:00`, or `+01:19:32` as seconds.
    package mutating func offsetSeconds() -> Int? {
        if skip("Z", "z") != nil { return 0 }
        guard let sign = skip("+", "-") else { return nil }
        let magnitude: Int
        switch digitCount {
        case 4:
            guard let hour = number(digits: 2), let minute = number(digits: 2), minute < 60 else {
                return nil
            }
            magnitude = hour * 3600 + minute * 60
        case 2:
            guard let hour = number(digits: 2) else { return nil }
            var minute = 0
            var second = 0
            if skip(":") != nil {
                guard let value = number(digits: 2), value < 60 else { return nil }
                minute = value
                if skip(":") != nil {
                    guard let value = number(digits: 2), value < 60 else { return nil }
                    second = value
                }
            }
            guard digitCount == 0 else { return nil }
            magnitude = hour * 3600 + minute * 60 + second
        default:
            return nil
        }
        return sign == "-" ? -magnitude : magnitude
    }

    /// Reads `Z` or an offset `+03:00` of hours and minutes as seconds (RFC 3339).
    package mutating func rfc3339Offset() -> Int? {
        if skip("Z") != nil { return 0 }
        guard let sign = skip("+", "-"), let hour = number(digits: 2), hour < 24, skip(":") != nil,
            let minute = number(digits: 2), minute < 60
        else { return nil }
        return (hour * 3600 + minute * 60) * (sign == "-" ? -1 : 1)
    }

    /// Reads one `[…]` suffix and returns its contents.
    package mutating func bracket() -> String? {
        guard next == "[", let end = bytes[position...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        defer { position = end + 1 }
        return String(decoding: bytes[position + 1..<end], as: UTF8.self)
    }
}
