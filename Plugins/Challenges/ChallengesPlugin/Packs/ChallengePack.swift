// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A pack file: challenges and settings, with a hash that detects damage.
///
/// The hash is the SHA-256 of the UTF-8 bytes of ``hashedText(of:)``.
public struct ChallengePack: SchemaProviding, Hashable {
    /// Always `almanac-challenges`.
    public var format: String
    /// The version of the format: ``formatVersion``.
    public var formatVersion: Int
    /// The key.
    public var id: String
    /// The version; a later one replaces an earlier one.
    public var version: Int
    /// The title, by language.
    public var title: [Language: String]
    /// The languages; every challenge has texts in each of them.
    public var languages: [Language]
    /// The license of the texts, as an SPDX identifier if there is one.
    public var license: String
    /// The last day on which it can be imported; nil for always.
    public var validUntil: CalendarDay?
    /// The minimum version of the program; nil for any.
    public var minimumVersion: Version?
    /// The SHA-256 of the content: `sha256:` and 64 hexadecimal digits.
    public var contentHash: String
    /// The challenges.
    public var challenges: [PackChallenge]
    /// The settings.
    public var configuration: [ConfigurationEntry]

    /// The maximum size of a pack file in bytes.
    public static let maximumBytes = 50_000_000

    /// Returns the error for a file or a response larger than ``maximumBytes``.
    package static func tooLarge(_ source: String) -> ComputationError {
        .invalidData(
            "\(source) is larger than \(maximumBytes / 1_000_000) MB, the maximum for a pack. Nothing was changed.")
    }

    /// The prefix of a hash, which names the function.
    public static let hashPrefix = "sha256:"
    /// The name of the format.
    public static let format = "almanac-challenges"
    /// The version of the format that this program reads and writes.
    public static let formatVersion = 1

    /// Creates a pack without a hash.
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

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengePack", "A pack file: challenges and settings, with a hash that detects damage."
    ) {
        field("format", \.format, "Always almanac-challenges.", .text(1...100, example: format))
        field("formatVersion", \.formatVersion, "The version of the format.", .integer(1...Int.max))
        field("id", \.id, "The key.", .catalogKey)
        field("version", \.version, "The version.", .integer(1...Int.max))
        field("title", \.title, "The title, by language.", .texts(.text(1...200, example: "Almanac's own")))
        field(
            "languages", \.languages, "The languages; every challenge has texts in each of them.",
            .list(of: .nested, count: 1...2))
        field("license", \.license, "The license of the texts.", .text(1...200, example: "CC-BY-4.0"))
            .formerly("licence")
        field("validUntil", \.validUntil, "The last day on which it can be imported.")
        field("minimumVersion", \.minimumVersion, "The minimum version of the program.")
        field("contentHash", \.contentHash, "The SHA-256 of the content.", .packHash)
        field("challenges", \.challenges, "The challenges.", .list(of: .nested, count: 1...100_000))
        field("configuration", \.configuration, "The settings.", .list(of: .nested, count: 0...1_000), default: [])
    }
}

extension ChallengePack: ValidatedRecord {
    /// Reports an unknown format, a pack that isn't valid today, repeated keys, and challenges without a title or a
    /// description in every language of the pack.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        PackDraft(Self.schema.json(of: self)).contradictions(today: today)
    }
}
