// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A catalogue in a file: challenges and settings, with a hash that tells whether the file is whole.
///
/// The hash is the SHA-256 of the UTF-8 text of the JSON object that has `challenges` and `configuration` (an empty list
/// where the file has none) as the file has them, with keys in ascending order and no spaces.
public struct ChallengePack: Described, Hashable {
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
    /// The languages that every challenge of it is written in.
    public var languages: [Language]
    /// The licence of its texts, an SPDX identifier where there is one.
    public var licence: String
    /// The last day on which it may be brought in; nil for always.
    public var validUntil: CalendarDay?
    /// The first version of the program that knows all it has; nil for any.
    public var minimumVersion: Version?
    /// `sha256:` and the SHA-256 of its content as 64 hexadecimal digits.
    public var contentHash: String
    /// The challenges.
    public var challenges: [PackChallenge]
    /// The settings.
    public var configuration: [ConfigurationEntry]

    /// What a hash begins with: the function that made it.
    public static let hashPrefix = "sha256:"
    /// The name of the format.
    public static let format = "almanac-challenges"
    /// The version of the format that this program reads and writes.
    public static let formatVersion = 1

    /// A pack whose hash is not known yet.
    public init(
        id: String, version: Int, title: [Language: String], languages: [Language], licence: String,
        challenges: [PackChallenge], configuration: [ConfigurationEntry] = []
    ) {
        format = Self.format
        formatVersion = Self.formatVersion
        self.id = id
        self.version = version
        self.title = title
        self.languages = languages
        self.licence = licence
        contentHash = Self.hashPrefix + String(repeating: "0", count: 64)
        self.challenges = challenges
        self.configuration = configuration
    }

    /// What the hash is of: the object with `challenges` and `configuration` of a pack's JSON, as text.
    public static func hashedText(of json: JSONValue) -> String {
        JSONValue.object(
            JSONObject([
                ("challenges", json["challenges"] ?? []), ("configuration", json["configuration"] ?? []),
            ])
        ).text()
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ChallengePack", "A catalogue of challenges in a file.") {
        field("format", \.format, "Always almanac-challenges.", .text(1...100, example: format))
        field("formatVersion", \.formatVersion, "The version of the format.", .integer(1...Int.max))
        field("id", \.id, "Its key.", .catalogueKey)
        field("version", \.version, "Its version.", .integer(1...Int.max))
        field("title", \.title, "What it is called.", .texts(.text(1...200, example: "Almanac's own")))
        field("languages", \.languages, "The languages of every challenge.", .list(of: .described, count: 1...2))
        field("licence", \.licence, "The licence of its texts.", .text(1...200, example: "CC-BY-4.0"))
        field("validUntil", \.validUntil, "The last day on which it may be brought in.")
        field("minimumVersion", \.minimumVersion, "The first version of the program that knows all it has.")
        field("contentHash", \.contentHash, "The SHA-256 of its content.", .packHash)
        field("challenges", \.challenges, "The challenges.", .list(of: .described, count: 1...100_000))
        field("configuration", \.configuration, "Settings.", .list(of: .described, count: 0...1_000), default: [])
    }
}

extension ChallengePack: KeptRecord {
    /// The format is ours and not newer, the pack is valid today, every key comes once and every challenge is written in
    /// every language of the pack, title and, where it has one, description.
    public func contradictions(today: CalendarDay) -> [Issue] {
        var issues: [Issue] = []
        if format != Self.format {
            issues.append(Issue(path: "format", expected: "\"\(Self.format)\"", got: "\"\(format)\""))
        }
        if let validUntil, validUntil < today {
            issues.append(
                Issue(
                    path: "validUntil", expected: "a day not before today, \(today)", got: "\(validUntil)",
                    hint: "fetch a newer version of the pack"))
        }
        if let minimumVersion, minimumVersion > .program {
            issues.append(
                Issue(
                    path: "minimumVersion", expected: "at most this program's version, \(Version.program)",
                    got: "\(minimumVersion)", hint: "update the program"))
        }
        issues.refuseRepeats(in: languages.map(\.rawValue), at: "languages")
        for language in languages where title[language] == nil {
            issues.append(Issue(path: "title", expected: "a title in \(language.rawValue)", got: "none"))
        }
        var seen: Set<String> = []
        for (index, challenge) in challenges.enumerated() {
            issues.check(under: "challenges[\(index)]") { issues in
                if !seen.insert(challenge.id).inserted {
                    issues.append(Issue(path: "id", expected: "each key once", got: "\"\(challenge.id)\" again"))
                }
                issues += challenge.contradictions(today: today)
                for language in languages where challenge.title[language] == nil {
                    issues.append(Issue(path: "title", expected: "a title in \(language.rawValue)", got: "none"))
                }
                // A challenge may say all in its title, but then in every language.
                for language in languages
                where !challenge.description.isEmpty && challenge.description[language] == nil {
                    issues.append(
                        Issue(path: "description", expected: "a description in \(language.rawValue)", got: "none"))
                }
            }
        }
        var keys: Set<String> = []
        for (index, entry) in configuration.enumerated() {
            issues.check(under: "configuration[\(index)]") { issues in
                if !keys.insert(entry.key).inserted {
                    issues.append(Issue(path: "key", expected: "each key once", got: "\"\(entry.key)\" again"))
                }
                issues += entry.contradictions(today: today)
            }
        }
        return issues
    }
}

/// A challenge of a pack, whose traits lie beside its texts.
public struct PackChallenge: Described, Hashable {
    /// Its key, unique among all packs.
    public var id: String
    /// What to do in a few words, by language.
    public var title: [Language: String]
    /// What to do and how one knows that it is done, by language.
    public var description: [Language: String]
    /// What it is about.
    public var category: ChallengeCategory
    /// How long it takes.
    public var timeInvestment: TimeInvestment
    /// Whom it needs.
    public var socialRequirement: SocialRequirement
    /// What it costs.
    public var costLevel: CostLevel
    /// How hard it is, 1 (a trifle) to 5 (a feat).
    public var difficulty: Int
    /// Words to find it by.
    public var tags: [String]
    /// Where it is done.
    public var locationType: LocationType
    /// When in the year it makes sense; nil for always.
    public var seasonality: Seasonality?
    /// The last day on which it makes sense; nil for always.
    public var validUntil: CalendarDay?
    /// The first version of the program that knows all it asks for; nil for any.
    public var minimumVersion: Version?

    /// A challenge of a catalogue as packs have them.
    public init(_ challenge: CatalogueChallenge) {
        id = challenge.id
        title = challenge.title
        description = challenge.description
        category = challenge.traits.category
        timeInvestment = challenge.traits.timeInvestment
        socialRequirement = challenge.traits.socialRequirement
        costLevel = challenge.traits.costLevel
        difficulty = challenge.traits.difficulty
        tags = challenge.tags
        locationType = challenge.traits.locationType
        seasonality = challenge.traits.seasonality
        validUntil = challenge.validUntil
        minimumVersion = challenge.minimumVersion
    }

    /// The challenge as a catalogue keeps it.
    public func catalogued(in pack: String?) -> CatalogueChallenge {
        var challenge = CatalogueChallenge(
            id: id, title: title, description: description,
            traits: ChallengeTraits(
                category: category, timeInvestment: timeInvestment, socialRequirement: socialRequirement,
                costLevel: costLevel, difficulty: difficulty, locationType: locationType, seasonality: seasonality),
            tags: tags)
        challenge.validUntil = validUntil
        challenge.minimumVersion = minimumVersion
        challenge.pack = pack
        return challenge
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("PackChallenge", "A challenge of a pack.") {
        field("id", \.id, "Its key.", .catalogueKey)
        field(
            "title", \.title, "What to do, in a few words.", .texts(.text(1...200, example: "Take only stairs today")))
        field(
            "description", \.description, "What to do, and how one knows that it is done.",
            .texts(.text(0...4_000, example: "Leave every lift and escalator alone until evening.")))
        field("category", \.category, "What it is about.")
        field("timeInvestment", \.timeInvestment, "How long it takes.")
        field("socialRequirement", \.socialRequirement, "Whom it needs.")
        field("costLevel", \.costLevel, "What it costs.")
        field("difficulty", \.difficulty, "How hard it is.", .integer(1...5))
        field("tags", \.tags, "Words to find it by.", .tags, default: [])
        field("locationType", \.locationType, "Where it is done.")
        field("seasonality", \.seasonality, "When in the year it makes sense; always when left out.")
        field("validUntil", \.validUntil, "The last day on which it makes sense.")
        field("minimumVersion", \.minimumVersion, "The first version of the program that knows all it asks for.")
    }
}

extension PackChallenge: KeptRecord {
    /// The rules of ``CatalogueChallenge``.
    public func contradictions(today: CalendarDay) -> [Issue] {
        CatalogueChallenge.contradictions(title: title, description: description, tags: tags)
    }
}
