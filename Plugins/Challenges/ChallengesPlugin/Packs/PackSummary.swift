// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack that is in the catalog.
public struct PackSummary: SchemaProviding, Hashable, Identifiable {
    /// Its key.
    public var id: String
    /// Its version.
    public var version: Int
    /// What it is called, by language.
    public var title: [Language: String]
    /// The languages of its challenges.
    public var languages: [Language]
    /// The license of its texts.
    public var license: String
    /// The last day on which it could be brought in; nil for always.
    public var validUntil: CalendarDay?
    /// The first version of the program that it could be brought into; nil for any.
    public var minimumVersion: Version?
    /// The SHA-256 of what it brought.
    public var contentHash: String
    /// How many challenges of it there are in the catalog.
    public var challenges: Int
    /// When it was brought in; absent before anything was saved.
    public var imported: RecordedTime?

    /// What is known of a pack that was brought in.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.PackSummary", "A pack that is in the catalog.") {
        field("id", \.id, "Its key.", .text(1...100, example: "almanac"))
        field("version", \.version, "Its version.", .integer(1...Int.max))
        field(
            "title", \.title, "What it is called.",
            .dictionary(keyedBy: Language.self, of: .text(1...200, example: "Almanac's own")) {
                "In the language \($0.rawValue)."
            })
        field("languages", \.languages, "The languages of its challenges.", .list(of: .nested, count: 1...2))
        field("license", \.license, "The license of its texts.", .text(1...200, example: "CC-BY-4.0"))
            .formerly("licence")
        field("validUntil", \.validUntil, "The last day on which it could be brought in.")
        field("minimumVersion", \.minimumVersion, "The first version of the program that it could be brought into.")
        field("contentHash", \.contentHash, "The SHA-256 of what it brought.", .packHash)
        field("challenges", \.challenges, "How many challenges of it there are.", .integer(0...Int.max))
        field("imported", \.imported, "When it was brought in; absent before anything was saved.")
    }
}
