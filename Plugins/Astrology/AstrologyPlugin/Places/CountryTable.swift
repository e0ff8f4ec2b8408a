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

    /// Returns whether `name` is the code or a name of the country with a code.
    func isCountry(_ code: String, named name: FoldedName) -> Bool {
        guard let line = lines.line(for: Array(code.utf8)) else { return false }
        let names = lines.bytes[line.keyEnd + 1..<line.end].split(separator: UInt8(ascii: "|")).dropFirst()
        return names.contains { $0.elementsEqual(name.utf8) || $0.elementsEqual(name.compact) }
    }
}
