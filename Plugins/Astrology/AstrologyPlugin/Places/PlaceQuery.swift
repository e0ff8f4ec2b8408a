// SPDX-License-Identifier: Apache-2.0

/// A place as users type it: a name, optionally followed by commas and the region or country.
struct PlaceQuery {
    let name: FoldedName
    /// The names or codes of countries and regions, all of which the place must match.
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

    /// The query for the first word of the name, if it has several and the first has four letters or more.
    var firstWord: PlaceQuery? {
        let words = String(decoding: name.utf8, as: UTF8.self).split(separator: " ")
        guard words.count > 1, let first = words.first, first.count >= 4 else { return nil }
        return PlaceQuery(name: FoldedName(first), qualifiers: qualifiers)
    }

    /// The interpretations of a query in which the first commas are part of the name, as in "Misato, Saitama".
    var readingsWithCommaInName: [PlaceQuery] {
        qualifiers.indices.map { last in
            let parts = ([name] + qualifiers[...last]).map { String(decoding: $0.utf8, as: UTF8.self) }
            return PlaceQuery(
                name: FoldedName(parts.joined(separator: " ")), qualifiers: Array(qualifiers[(last + 1)...]))
        }
    }

    /// The interpretations of a query without commas in which the last words are the region or country.
    ///
    /// Examples are "Paris TX" and "Kyiv Ukraine". Longer names come first.
    var readingsWithoutComma: [PlaceQuery] {
        guard qualifiers.isEmpty else { return [] }
        let words = String(decoding: name.utf8, as: UTF8.self).split(separator: " ")
        return words.indices.dropFirst().reversed().map { split in
            PlaceQuery(
                name: FoldedName(words[..<split].joined(separator: " ")),
                qualifiers: [FoldedName(words[split...].joined(separator: " "))])
        }
    }

    /// Returns whether the place of a row is in the region and country of the query.
    func admits(_ row: PlaceRow) -> Bool {
        guard !qualifiers.isEmpty else { return true }
        let division = row.division
        let regionCode = FoldedName(division.regionCode).compact
        let region = FoldedName(division.region)
        let localRegions = ReportLanguage.allCases.compactMap {
            $0.region(division.region, in: division.country).map { FoldedName($0) }
        }
        return qualifiers.allSatisfy { qualifier in
            CountryTable().isCountry(division.country, named: qualifier)
                || (!regionCode.isEmpty && qualifier.compact == regionCode)
                || PostalRegions.name(of: qualifier.compact, in: division.country) == division.region
                || qualifier == region
                || (qualifier.utf8.count > 2 && region.utf8.starts(with: qualifier.utf8))
                || localRegions.contains {
                    $0 == qualifier || qualifier.utf8.count > 4 && $0.utf8.starts(with: qualifier.utf8)
                }
        }
    }
}
