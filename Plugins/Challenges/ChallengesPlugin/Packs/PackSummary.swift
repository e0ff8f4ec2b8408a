// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A pack in the catalog.
@Schema("challenges.PackSummary")
public struct PackSummary: SchemaProviding, Hashable, Identifiable {
    /// The key.
    @Field(.text(1...100, example: "almanac")) public var id: String
    /// The version.
    @Field(.integer(1...Int.max)) public var version: Int
    /// The title, by language.
    @Field(
        .dictionary(keyedBy: Language.self, of: .text(1...200, example: "Almanac's own")) {
            "In the language \($0.rawValue)."
        })
    public var title: [Language: String]
    /// The languages of the challenges.
    @Field(count: 1...2) public var languages: [Language]
    /// The license of the texts.
    @Field(.text(1...200, example: "CC-BY-4.0")) public var license: String
    /// The last day on which it can be imported.
    ///
    /// It is nil if it can always be imported.
    public var validUntil: CalendarDay?
    /// The minimum version of the program.
    ///
    /// It is nil if any version can import it.
    public var minimumVersion: Version?
    /// The SHA-256 of the imported content.
    @Field(.packHash) public var contentHash: String
    /// The number of its challenges in the catalog.
    @Field(.integer(0...Int.max)) public var challenges: Int
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
}
