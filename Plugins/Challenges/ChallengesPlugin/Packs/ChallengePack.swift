// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A pack file: challenges and settings, with a hash that detects damage.
///
/// The hash is the SHA-256 of the UTF-8 bytes of ``hashedText(of:)``.
@Schema("challenges.ChallengePack")
public struct ChallengePack: SchemaProviding, Hashable {
    /// Always almanac-challenges.
    @Field(.text(1...100, example: format)) public var format: String
    /// The version of the format.
    ///
    /// It is ``formatVersion``.
    @Field(.integer(1...Int.max)) public var formatVersion: Int
    /// The key.
    @Field(.catalogKey) public var id: String
    /// The version.
    ///
    /// A later one replaces an earlier one.
    @Field(.integer(1...Int.max)) public var version: Int
    /// The title, by language.
    @Field(.texts(.text(1...200, example: "Almanac's own"))) public var title: [Language: String]
    /// The languages; every challenge has texts in each of them.
    @Field(count: 1...2) public var languages: [Language]
    /// The license of the texts.
    ///
    /// It is an SPDX identifier if there is one.
    @Field(.text(1...200, example: "CC-BY-4.0")) public var license: String
    /// The last day on which it can be imported.
    ///
    /// It is nil if it can always be imported.
    public var validUntil: CalendarDay?
    /// The minimum version of the program.
    ///
    /// It is nil if any version can import it.
    public var minimumVersion: Version?
    /// The SHA-256 of the content.
    ///
    /// It is `sha256:` and 64 hexadecimal digits.
    @Field(.packHash) public var contentHash: String
    /// The challenges.
    @Field(count: 1...100_000) public var challenges: [PackChallenge]
    /// The settings.
    @Field(count: 0...1_000) public var configuration: [ConfigurationEntry] = []

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
}

extension ChallengePack: ValidatedRecord {
    /// Reports an unknown format, a pack that isn't valid today, repeated keys, and challenges without a title or a
    /// description in every language of the pack.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        PackDraft(Self.schema.json(of: self)).contradictions(today: today)
    }
}
