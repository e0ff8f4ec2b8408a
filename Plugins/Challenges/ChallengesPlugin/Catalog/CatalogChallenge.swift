// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge as a catalog keeps it: its texts in every language that it is written in.
public struct CatalogChallenge: SchemaProviding, Hashable, Identifiable {
    /// Its key, unique in the catalog.
    public var id: String
    /// What to do, in a few words, by language.
    public var title: [Language: String]
    /// What to do, and how one knows that it is done, by language.
    public var description: [Language: String]
    /// What it asks for.
    public var traits: ChallengeTraits
    /// Words to find it by.
    public var tags: [String]
    /// The last day on which it makes sense; nil for always.
    public var validUntil: CalendarDay?
    /// Whether it may be assigned.
    public var isActive: Bool
    /// The first version of the program that knows all it asks for; nil for any.
    public var minimumVersion: Version?
    /// The key of the pack it came with; nil when the user wrote it.
    public var pack: String?
    /// The SHA-256 of its content; the store sets it.
    public var contentHash: String?
    /// When it came into the catalog; the store sets it.
    public var created: RecordedTime?
    /// When it was last changed; the store sets it.
    public var updated: RecordedTime?

    /// A challenge; all else is set afterwards.
    public init(
        id: String, title: [Language: String], description: [Language: String] = [:], traits: ChallengeTraits,
        tags: [String] = []
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.traits = traits
        self.tags = tags
        isActive = true
    }

    /// The challenge as ranking takes it, in a language, or in the first other one that it is written in.
    public func challenge(in language: Language) -> Challenge {
        var challenge = Challenge(
            id: id, title: title[preferring: language], description: description[preferring: language],
            traits: traits, tags: tags, validUntil: validUntil, isActive: isActive)
        challenge.minimumVersion = minimumVersion
        challenge.contentHash = contentHash
        challenge.created = created
        challenge.updated = updated
        return challenge
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.CatalogChallenge", "A challenge as a catalog keeps it.")
    {
        field("id", \.id, "Its key.", .catalogKey)
        field(
            "title", \.title, "What to do, in a few words.", .texts(.text(1...200, example: "Take only stairs today")))
        field(
            "description", \.description, "What to do, and how one knows that it is done.",
            .texts(.text(0...4_000, example: "Leave every lift and escalator alone until evening.")), default: [:])
        field("traits", \.traits, "What it asks for.")
        field("tags", \.tags, "Words to find it by.", .tags, default: [])
        field("validUntil", \.validUntil, "The last day on which it makes sense.")
        field("isActive", \.isActive, "Whether it may be assigned.", .boolean, default: true)
        field("minimumVersion", \.minimumVersion, "The first version of the program that knows all it asks for.")
        field("pack", \.pack, "The key of the pack it came with.", .text(1...100, example: "almanac"))
        field("contentHash", \.contentHash, "The SHA-256 of its content.", .contentHash)
        field("created", \.created, "When it came into the catalog.")
        field("updated", \.updated, "When it was last changed.")
    }
}

extension CatalogChallenge: ValidatedRecord {
    /// It has a title in some language, a description only where there is a title, and each tag once, which stands on
    /// one line; no text has control characters, and titles and tags of one's own have no tabs or line breaks.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues = Self.contradictions(title: title, description: description, tags: tags)
        for language in Language.allCases {
            ControlCharacters.refuse(in: title[language], at: "title.\(language.rawValue)", &issues)
            ControlCharacters.refuse(in: description[language], at: "description.\(language.rawValue)", &issues)
        }
        for (index, tag) in tags.enumerated() { ControlCharacters.refuse(in: tag, at: "tags[\(index)]", &issues) }
        guard pack == nil else { return issues }
        for language in Language.allCases {
            guard let title = title[language], Self.breaksLine(title) || title.contains("\t") else { continue }
            guard !title.allSatisfy(\.isWhitespace) else { continue }
            issues.append(
                ValidationIssue(
                    path: "title.\(language.rawValue)", expected: "a few words on one line",
                    got: "a text with a tab or a line break"))
        }
        for (index, tag) in tags.enumerated() where tag.contains("\t") {
            issues.append(
                ValidationIssue(path: "tags[\(index)]", expected: "a word or a few", got: "a text with a tab"))
        }
        return issues
    }

    static func contradictions(
        title: [Language: String], description: [Language: String], tags: [String]
    ) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if title.isEmpty {
            issues.append(ValidationIssue(path: "title", expected: "a title in at least one language", got: "none"))
        }
        for language in Language.allCases where description[language] != nil && title[language] == nil {
            issues.append(
                ValidationIssue(
                    path: "description.\(language.rawValue)", expected: "a title in the same language too",
                    got: "a description alone"))
        }
        for language in Language.allCases {
            guard let title = title[language], !title.isEmpty, title.allSatisfy(\.isWhitespace) else { continue }
            issues.append(
                ValidationIssue(
                    path: "title.\(language.rawValue)", expected: "a text that can be read", got: "spaces only"))
        }
        issues.refuseRepeats(in: tags, at: "tags")
        for (index, tag) in tags.enumerated() where breaksLine(tag) {
            issues.append(
                ValidationIssue(
                    path: "tags[\(index)]", expected: "a word or a few on one line", got: "a text with a line break"))
        }
        return issues
    }

    /// Whether a text has a line break; those that are control characters in any text have a rule of their own.
    private static func breaksLine(_ text: String) -> Bool {
        text.unicodeScalars.contains { "\n\r\u{2028}\u{2029}".unicodeScalars.contains($0) }
    }
}

extension Schema where Value == String {
    /// The key of a challenge.
    static var challengeKey: Schema {
        text(1...100, example: "physical-stairs-only")
    }
}

extension Schema where Value == String {
    /// A key that a catalog gives: small letters, digits and hyphens.
    static var catalogKey: Schema {
        let expected = "1 to 100 small letters a-z, digits and hyphens"
        return text(expected, pattern: "^[a-z0-9-]{1,100}$", example: "physical-stairs-only") { text in
            let isKey =
                1...100 ~= text.utf8.count
                && text.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                    default: byte == UInt8(ascii: "-")
                    }
                }
            return isKey ? nil : ValidationIssue(path: "", expected: expected, got: "\"\(text)\"")
        }
    }
}

extension Schema where Value == [Language: String] {
    static func texts(_ text: Schema<String>) -> Schema {
        dictionary(keyedBy: Language.self, of: text) { "In the language \($0.rawValue)." }
    }
}

extension Schema where Value == [String] {
    static var tags: Schema { list(of: .text(1...50, example: "stairs"), count: 0...50) }
}
