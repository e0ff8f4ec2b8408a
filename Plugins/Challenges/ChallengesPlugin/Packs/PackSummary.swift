// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack in the catalog.
public struct PackSummary: SchemaProviding, Hashable, Identifiable {
    /// The key.
    public var id: String
    /// The version.
    public var version: Int
    /// The title, by language.
    public var title: [Language: String]
    /// The languages of the challenges.
    public var languages: [Language]
    /// The license of the texts.
    public var license: String
    /// The last day on which it can be imported; nil for always.
    public var validUntil: CalendarDay?
    /// The minimum version of the program; nil for any.
    public var minimumVersion: Version?
    /// The SHA-256 of the imported content.
    public var contentHash: String
    /// The number of its challenges in the catalog.
    public var challenges: Int
    /// When it was imported; absent before anything is stored.
    public var imported: RecordedTime?

    /// Creates a summary of an imported pack.
    package init(_ pack: ChallengePack, imported: RecordedTime?) {
        id = pack.id
        version = pack.version
        title = pack.title
        languages = pack.languages
        license = pack.license
        validUntil = pack.validUntil
        minimumVersion = pack.minimumVersion
        contentHash = pack.contentHash
        challenges = pack.challenges.count
        self.imported = imported
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.PackSummary", "A pack in the catalog.") {
        field("id", \.id, "The key.", .text(1...100, example: "almanac"))
        field("version", \.version, "The version.", .integer(1...Int.max))
        field(
            "title", \.title, "The title, by language.",
            .dictionary(keyedBy: Language.self, of: .text(1...200, example: "Almanac's own")) {
                "In the language \($0.rawValue)."
            })
        field("languages", \.languages, "The languages of the challenges.", .list(of: .nested, count: 1...2))
        field("license", \.license, "The license of the texts.", .text(1...200, example: "CC-BY-4.0"))
            .formerly("licence")
        field("validUntil", \.validUntil, "The last day on which it can be imported.")
        field("minimumVersion", \.minimumVersion, "The minimum version of the program.")
        field("contentHash", \.contentHash, "The SHA-256 of the imported content.", .packHash)
        field("challenges", \.challenges, "The number of its challenges in the catalog.", .integer(0...Int.max))
        field("imported", \.imported, "When it was imported; absent before anything is stored.")
    }
}
