// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension ReportLanguage {
    /// The plugin's sentences and terms in this language; `nil` for English, which is in the program.
    ///
    /// The catalog is `messages.uk.json` of `CAstrologyData`. Another language is a case of ``ReportLanguage`` and a file.
    public var catalog: MessageCatalog? { Self.catalogs[self] }

    /// Returns the language of a BCP 47 tag or a POSIX locale such as `uk_UA.UTF-8`; `nil` without one.
    public init?(tag: String) {
        guard let word = tag.split(whereSeparator: { "-_.@".contains($0) }).first?.lowercased() else { return nil }
        self.init(rawValue: word)
    }

    /// The catalogs, read once; a test reads each of them with its problems.
    private static let catalogs: [ReportLanguage: MessageCatalog] = {
        var catalogs: [ReportLanguage: MessageCatalog] = [:]
        for language in allCases { catalogs[language] = try? language.readCatalog() }
        return catalogs
    }()

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

    /// The names of places, by their keys in GeoNames; `nil` for English.
    var placeNames: SortedLines? {
        switch self {
        case .english: nil
        case .ukrainian: SortedLines(ShippedTable.placeNamesUkrainian.bytes)
        }
    }
}
