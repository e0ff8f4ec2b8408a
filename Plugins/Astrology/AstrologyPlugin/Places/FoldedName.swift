// SPDX-License-Identifier: Apache-2.0

/// A place name normalized for comparison: without differences of case, diacritics, apostrophes, and dashes.
///
/// A name is folded one Unicode scalar at a time by the table `folding.tsv`, which the generator of the place table
/// also uses; other scalars are lowercased. Runs of separators become one space.
struct FoldedName: Equatable, Sendable {
    /// The folded name in UTF-8.
    let utf8: [UInt8]

    var isEmpty: Bool { utf8.isEmpty }

    /// The number of Unicode scalars.
    var scalarCount: Int { utf8.count { $0 & 0xC0 != 0x80 } }

    /// The folded name without spaces, for codes such as "D.C.".
    var compact: [UInt8] { utf8.filter { $0 != UInt8(ascii: " ") } }

    /// Returns whether a name shares a word with another, or differs from it by a letter that isn't the first.
    func isAlike(_ other: FoldedName) -> Bool {
        if !longWords.isDisjoint(with: other.longWords) { return true }
        var distance = SpellingDistance(to: self, limit: 1)
        return utf8.first == other.utf8.first && distance.slips(in: other.utf8) != nil
    }

    /// The words of four bytes or more.
    private var longWords: Set<ArraySlice<UInt8>> {
        Set(utf8.split(separator: UInt8(ascii: " ")).filter { $0.count >= 4 })
    }

    init(_ name: some StringProtocol) {
        var result: [UInt8] = []
        result.reserveCapacity(name.utf8.count)
        for scalar in name.unicodeScalars {
            if scalar.isASCII {
                Self.append(ascii: UInt8(truncatingIfNeeded: scalar.value), to: &result)
            } else {
                Self.append(scalar, to: &result)
            }
        }
        if result.last == UInt8(ascii: " ") { result.removeLast() }
        utf8 = result
    }

    private static func append(ascii byte: UInt8, to result: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): result.append(byte)
        case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "\""): break
        default:
            if let last = result.last, last != UInt8(ascii: " ") { result.append(UInt8(ascii: " ")) }
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
        let table = SortedLines(ShippedTable.folding.bytes)
        guard let line = table.line(for: key(of: scalar)) else {
            result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
            return
        }
        guard line.keyEnd < line.end else { return }
        for byte in table.bytes[line.keyEnd + 1..<line.end] {
            if byte < 0x80 {
                append(ascii: byte, to: &result)
            } else {
                result.append(byte)
            }
        }
    }

    /// Returns the scalar's number in four hexadecimal digits, as in the table.
    private static func key(of scalar: Unicode.Scalar) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        guard scalar.value <= 0xFFFF else { return [] }
        return [12, 8, 4, 0].map { digits[Int(scalar.value >> $0) & 15] }
    }
}
