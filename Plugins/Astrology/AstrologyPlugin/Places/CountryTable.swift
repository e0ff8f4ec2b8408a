// SPDX-License-Identifier: Apache-2.0

/// Countries by their ISO 3166-1 alpha-2 codes, with their names in many languages.
struct CountryTable {
    private let lines = SortedLines(ShippedTable.countries.bytes)

    /// Returns the English name of a country.
    func name(of code: String) -> String? {
        guard let line = lines.line(for: Array(code.utf8)) else { return nil }
        let name = lines.bytes[line.keyEnd + 1..<line.end].prefix { $0 != UInt8(ascii: "\t") }
        return String(decoding: name, as: UTF8.self)
    }

    /// Returns the code of the country whose English name, or an abbreviation of it such as UK, is `name`.
    ///
    /// - Complexity: O(*n*) in the number of countries.
    func code(ofEnglishName name: FoldedName) -> String? {
        var offset = lines.start
        while let line = lines.line(at: offset) {
            // The English name follows the name for display; after the codes come abbreviations, then names in other
            // languages, the first of which is Arabic.
            let names = lines.bytes[line.keyEnd + 1..<line.end].split(
                separator: UInt8(ascii: "|"), maxSplits: 8, omittingEmptySubsequences: true)
            let english = names.dropFirst().prefix { $0.allSatisfy { $0 < 0x80 } }
            let isMatch = english.enumerated().contains { index, other in
                index != 1 && index != 2 && other.elementsEqual(name.utf8)
            }
            if isMatch {
                return String(decoding: lines.bytes[line.start..<line.keyEnd], as: UTF8.self)
            }
            offset = line.end + 1
        }
        return nil
    }

    /// Returns whether `name` is the code or a name of the country with a code.
    func isCountry(_ code: String, named name: FoldedName) -> Bool {
        guard let line = lines.line(for: Array(code.utf8)) else { return false }
        let names = lines.bytes[line.keyEnd + 1..<line.end].split(separator: UInt8(ascii: "|")).dropFirst()
        return names.contains { $0.elementsEqual(name.utf8) || $0.elementsEqual(name.compact) }
    }
}
