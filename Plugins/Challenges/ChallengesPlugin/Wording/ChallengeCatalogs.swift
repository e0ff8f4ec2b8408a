// SPDX-License-Identifier: Apache-2.0

internal import CChallengesData
public import ComputationKit

extension Language {
    /// The plugin's sentences in this language; `nil` for English, which is in the program.
    ///
    /// The catalog is `messages.uk.json` of `CChallengesData`. Another language is a case of ``Language`` and a file.
    public var catalog: MessageCatalog? { Self.catalogs[self] }

    /// The catalogs, read once; a test reads each of them with its problems.
    private static let catalogs: [Language: MessageCatalog] = {
        var catalogs: [Language: MessageCatalog] = [:]
        for language in allCases { catalogs[language] = try? language.readCatalog() }
        return catalogs
    }()

    /// Reads the embedded catalog.
    ///
    /// - Throws: `ValidationIssue` or `JSONSyntaxError` if the file is damaged.
    package func readCatalog() throws -> MessageCatalog? {
        let file: ChallengesFile
        switch self {
        case .en: return nil
        case .uk: file = challenges_messages_uk()
        }
        let bytes = Array(UnsafeRawBufferPointer(start: file.start, count: file.count))
        return try MessageCatalog(json: JSONValue(parsing: bytes))
    }
}
