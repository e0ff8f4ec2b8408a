// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension ReportLanguage {
    /// The plugin's sentences and terms in this language; `nil` for English, which is in the program.
    ///
    /// The catalog is `messages.uk.json` of `CAstrologyData`. Another language is a case of ``ReportLanguage``, this
    /// file, the texts of reports, and the names of places.
    public var catalog: MessageCatalog? {
        switch self {
        case .english: nil
        case .ukrainian: Self.ukrainianCatalog
        }
    }

    /// Returns the language of a BCP 47 tag or a POSIX locale such as `uk_UA.UTF-8`; `nil` without one.
    public init?(tag: String) {
        guard let word = tag.split(whereSeparator: { "-_.@".contains($0) }).first?.lowercased() else { return nil }
        self.init(rawValue: word)
    }

    /// The catalog, read on first use; a test reads it with its problems.
    private static let ukrainianCatalog = (try? ReportLanguage.ukrainian.readCatalog()).map { catalog in
        catalog.finding("place") { ReportLanguage.ukrainian.place(named: $0) }
    }

    /// Reads the embedded catalog.
    ///
    /// - Throws: `ValidationIssue` or `JSONSyntaxError` if the file is damaged.
    package func readCatalog() throws -> MessageCatalog? {
        switch self {
        case .english: nil
        case .ukrainian:
            try MessageCatalog(json: JSONValue(parsing: Array(ShippedTable.messagesUkrainian.bytes)))
        }
    }

    /// Returns the name of a place, a country, or a region by its key: its number in GeoNames, or `UA`, or `UA.Lviv`.
    private func placeName(_ key: String) -> String? {
        guard let names = placeNames, let line = names.line(for: Array(key.utf8)), line.keyEnd < line.end else {
            return nil
        }
        return String(decoding: names.bytes[line.keyEnd + 1..<line.end], as: UTF8.self)
    }

    /// Returns the name of a region.
    func region(_ region: String, in country: String) -> String? { placeName("\(country).\(region)") }

    /// Returns the name of a place without its region and country.
    func name(of place: Place) -> String { placeName("\(place.geonameID)") ?? place.name }

    /// Returns the label of a place, with the names of the place, its region, and its country.
    func label(of place: Place) -> String {
        guard placeNames != nil else { return place.label }
        let town = name(of: place)
        let region = place.region.map { self.region($0, in: place.country) ?? $0 }
        return [town, region == town ? nil : region, placeName(place.country) ?? place.country].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// Returns the name or label of the place that has an English name or label; `nil` if there is none.
    func place(named text: String) -> String? {
        let found = PlaceTable.shipped.find(text, limit: 5).map(\.place)
        if let place = found.first(where: { $0.label == text }) { return label(of: place) }
        return found.first { $0.name == text }.map(name)
    }

    /// The names of places, by their keys; `nil` for English.
    private var placeNames: SortedLines? {
        switch self {
        case .english: nil
        case .ukrainian: SortedLines(ShippedTable.placeNamesUkrainian.bytes)
        }
    }
}
