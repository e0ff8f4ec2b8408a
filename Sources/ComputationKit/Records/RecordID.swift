// SPDX-License-Identifier: Apache-2.0

/// The keys of records: version 7 UUIDs (RFC 9562), which sort by their time of creation.
///
/// During a run, use ``Context/newRecordKey()``. Elsewhere, such as in a test, create a key from a time:
///
/// ```swift
/// var numbers = SeededGenerator(seed: 7)
/// let key = RecordID.make(milliseconds: 1_795_251_600_000, using: &numbers)
/// print(key)      // 01a1fd55-7a80-7dd7-844c-3cd7f43c661c
/// ```
public enum RecordID {
    /// Creates a key as lowercase text of 36 characters.
    ///
    /// - Parameters:
    ///   - milliseconds: The time since 1970-01-01T00:00Z, from 0 to 2^48 - 1.
    ///   - generator: The source of the 74 random bits; seed it for reproducible keys.
    public static func make(
        milliseconds: Int64, using generator: inout some RandomNumberGenerator
    ) -> String {
        let time = UInt64(clamping: milliseconds) & 0xFFFF_FFFF_FFFF
        let high = time << 16 | 0x7000 | generator.next() & 0x0FFF
        let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        var text = ""
        text.reserveCapacity(36)
        for position in 0..<32 {
            if [8, 12, 16, 20].contains(position) { text.append("-") }
            let word = position < 16 ? high : low
            let digit = word >> UInt64(60 - 4 * (position % 16)) & 0xF
            text.append(Character(UnicodeScalar(hexDigits[Int(digit)])))
        }
        return text
    }
}

private let hexDigits = Array("0123456789abcdef".utf8)
