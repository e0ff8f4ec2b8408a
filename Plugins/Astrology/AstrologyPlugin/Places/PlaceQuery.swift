// SPDX-License-Identifier: Apache-2.0

/// A place as a user writes it: a name, and after commas the region or the country it lies in.
struct PlaceQuery {
    let name: FoldedName
    /// Every one of these must hold: a country's name or code, a region's name or code.
    let qualifiers: [FoldedName]

    init(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { FoldedName($0) }
        name = parts.first ?? FoldedName("")
        qualifiers = parts.dropFirst().filter { !$0.isEmpty }
    }

    private init(name: FoldedName, qualifiers: [FoldedName]) {
        self.name = name
        self.qualifiers = qualifiers
    }

    /// The readings of a query without commas in which its last words say where the place lies.
    ///
    /// "Paris TX" and "Kyiv Ukraine" are such. Longer names come first.
    var readingsWithoutComma: [PlaceQuery] {
        guard qualifiers.isEmpty else { return [] }
        let words = String(decoding: name.utf8, as: UTF8.self).split(separator: " ")
        return words.indices.dropFirst().reversed().map { split in
            PlaceQuery(
                name: FoldedName(words[..<split].joined(separator: " ")),
                qualifiers: [FoldedName(words[split...].joined(separator: " "))])
        }
    }

    /// Whether the place of a row lies where the query says.
    func admits(_ row: PlaceRow) -> Bool {
        guard !qualifiers.isEmpty else { return true }
        let country = row.text(.country)
        let regionCode = FoldedName(row.text(.regionCode)).compact
        let region = FoldedName(row.text(.region))
        return qualifiers.allSatisfy { qualifier in
            CountryTable().isCountry(country, named: qualifier)
                || (!regionCode.isEmpty && qualifier.compact == regionCode)
                || qualifier == region
                || (qualifier.utf8.count > 2 && region.utf8.starts(with: qualifier.utf8))
        }
    }
}
