// SPDX-License-Identifier: Apache-2.0

/// The letters without accents that correspond to letters with them.
///
/// The name of a letter in Unicode tells its base: `LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE` is an *e*.
enum PlainLetters {
    /// Returns a letter without its accents, or `nil` if it has none.
    static func base(of scalar: UnicodeScalar) -> UnicodeScalar? { table[scalar.value] }

    private static let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF]

    private static let table: [UInt32: UnicodeScalar] = {
        var plain: [String: UnicodeScalar] = [:]
        var marked: [(UInt32, String)] = []
        for range in [0x61...0x7A] + ranges {
            for value in range {
                guard let scalar = UnicodeScalar(value), let name = scalar.properties.name else { continue }
                if let base = base(ofName: name) { marked.append((value, base)) } else { plain[name] = scalar }
            }
        }
        var table: [UInt32: UnicodeScalar] = [:]
        for (value, name) in marked {
            if let scalar = plain[name] { table[value] = scalar }
        }
        // Cyrillic letters whose names are words of their own.
        for (letter, base) in [("й", "и"), ("ї", "і"), ("ё", "е"), ("ў", "у"), ("ѓ", "г"), ("ќ", "к")] {
            if let letter = letter.unicodeScalars.first, let base = base.unicodeScalars.first {
                table[letter.value] = base
            }
        }
        return table
    }()

    private static func base(ofName name: String) -> String? {
        guard let range = name.firstRange(of: " WITH ") else { return nil }
        return String(name[..<range.lowerBound])
    }
}
