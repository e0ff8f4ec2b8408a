// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A catalog in a file: challenges and settings, with a hash that tells whether the file is whole.
///
/// The hash is the SHA-256 of the UTF-8 bytes of ``hashedText(of:)``.
public struct ChallengePack: SchemaProviding, Hashable {
    /// Always `almanac-challenges`.
    public var format: String
    /// The version of the format: ``formatVersion``.
    public var formatVersion: Int
    /// Its key.
    public var id: String
    /// Its version; a later one replaces an earlier one.
    public var version: Int
    /// What it is called, by language.
    public var title: [Language: String]
    /// The languages of every challenge: each is written in all of them.
    public var languages: [Language]
    /// The license of its texts, an SPDX identifier where there is one.
    public var license: String
    /// The last day on which it may be brought in; nil for always.
    public var validUntil: CalendarDay?
    /// The first version of the program that knows all it has; nil for any.
    public var minimumVersion: Version?
    /// The SHA-256 of its content: `sha256:` and 64 hexadecimal digits.
    public var contentHash: String
    /// The challenges.
    public var challenges: [PackChallenge]
    /// Settings.
    public var configuration: [ConfigurationEntry]

    /// The largest file of a pack that is read, in bytes.
    public static let maximumBytes = 50_000_000

    /// The error for a file or an answer that is larger than ``maximumBytes``.
    package static func tooLarge(_ source: String) -> ComputationError {
        .invalidData("\(source) has more than \(maximumBytes / 1_000_000) MB, which is no pack. Nothing was changed.")
    }

    /// What a hash begins with: the function that made it.
    public static let hashPrefix = "sha256:"
    /// The name of the format.
    public static let format = "almanac-challenges"
    /// The version of the format that this program reads and writes.
    public static let formatVersion = 1

    /// A pack whose hash is not known yet.
    public init(
        id: String, version: Int, title: [Language: String], languages: [Language], license: String,
        challenges: [PackChallenge], configuration: [ConfigurationEntry] = []
    ) {
        format = Self.format
        formatVersion = Self.formatVersion
        self.id = id
        self.version = version
        self.title = title
        self.languages = languages
        self.license = license
        contentHash = Self.hashPrefix + String(repeating: "0", count: 64)
        self.challenges = challenges
        self.configuration = configuration
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengePack", "A catalog of challenges in a file.") {
        field("format", \.format, "Always almanac-challenges.", .text(1...100, example: format))
        field("formatVersion", \.formatVersion, "The version of the format.", .integer(1...Int.max))
        field("id", \.id, "Its key.", .catalogKey)
        field("version", \.version, "Its version.", .integer(1...Int.max))
        field("title", \.title, "What it is called.", .texts(.text(1...200, example: "Almanac's own")))
        field("languages", \.languages, "The languages of every challenge.", .list(of: .nested, count: 1...2))
        field("license", \.license, "The license of its texts.", .text(1...200, example: "CC-BY-4.0"))
            .formerly("licence")
        field("validUntil", \.validUntil, "The last day on which it may be brought in.")
        field("minimumVersion", \.minimumVersion, "The first version of the program that knows all it has.")
        field("contentHash", \.contentHash, "The SHA-256 of its content.", .packHash)
        field("challenges", \.challenges, "The challenges.", .list(of: .nested, count: 1...100_000))
        field("configuration", \.configuration, "Settings.", .list(of: .nested, count: 0...1_000), default: [])
    }
}

extension ChallengePack: ValidatedRecord {
    /// The format is ours and not newer, the pack is valid today, every key comes once and every challenge is written in
    /// every language of the pack, title and, where it has one, description.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        PackDraft(Self.schema.json(of: self)).contradictions(today: today)
    }
}
