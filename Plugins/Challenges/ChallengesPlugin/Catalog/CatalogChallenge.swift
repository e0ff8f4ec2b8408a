// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A challenge in a catalog.
///
/// It has texts in every language of the catalog.
@Schema("challenges.CatalogChallenge")
public struct CatalogChallenge: SchemaProviding, Hashable, Identifiable {
    /// The key.
    ///
    /// Unique in the catalog.
    @Field(.catalogKey) public var id: String
    /// The title: what to do, in a few words.
    ///
    /// By language.
    @Field(.texts(.text(1...200, example: "Take only stairs today"))) public var title: [Language: String]
    /// What to do, and when it counts as done.
    ///
    /// By language.
    @Field(.texts(.text(0...4_000, example: "Leave every lift and escalator alone until evening.")))
    public var description: [Language: String] = [:]
    /// The traits.
    public var traits: ChallengeTraits
    /// The tags, for searching.
    @Field(.tags) public var tags: [String] = []
    /// The last day on which it can be assigned.
    ///
    /// Nil for always.
    public var validUntil: CalendarDay?
    /// Whether it can be assigned.
    public var isActive: Bool = true
    /// The minimum version of the program.
    ///
    /// Nil for any.
    public var minimumVersion: Version?
    /// The key of the pack it belongs to.
    ///
    /// Nil for the user's own challenges.
    @Field(.text(1...100, example: "almanac")) public var pack: String?
    /// The SHA-256 of the content.
    ///
    /// The store sets it.
    @Field(.contentHash) public var contentHash: String?
    /// When it was added to the catalog.
    ///
    /// The store sets it.
    public var created: RecordedTime?
    /// When it was last changed.
    ///
    /// The store sets it.
    public var updated: RecordedTime?

    /// Returns the challenge for ranking, in a language if it has texts in that language, otherwise in another one.
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
}

extension CatalogChallenge: ValidatedRecord {
    /// Reports a missing title, a description in a language without a title, repeated tags, and tabs or line breaks in
    /// titles and tags.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues = Self.contradictions(title: title, description: description, tags: tags)
        guard pack == nil else { return issues }
        for language in Language.allCases {
            guard let title = title[language], Self.breaksLine(title) || title.contains("\t") else { continue }
            guard !title.allSatisfy(\.isWhitespace) else { continue }
            issues.append(
                ValidationIssue(
                    path: "title.\(language.rawValue)", expected: "text on one line, without tabs",
                    got: "text with a tab or a line break"))
        }
        for (index, tag) in tags.enumerated() where tag.contains("\t") {
            issues.append(
                ValidationIssue(path: "tags[\(index)]", expected: "text without tabs", got: "text with a tab"))
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
                    path: "description.\(language.rawValue)", expected: "a title in the same language",
                    got: "only a description"))
        }
        for language in Language.allCases {
            guard let title = title[language], !title.isEmpty, title.allSatisfy(\.isWhitespace) else { continue }
            issues.append(
                ValidationIssue(
                    path: "title.\(language.rawValue)", expected: "text that isn't blank", got: "only spaces"))
        }
        issues.refuseRepeats(in: tags, at: "tags")
        for (index, tag) in tags.enumerated() where breaksLine(tag) {
            issues.append(
                ValidationIssue(
                    path: "tags[\(index)]", expected: "text on one line", got: "text with a line break"))
        }
        return issues
    }

    /// Returns whether a text has a line break.
    ///
    /// A separate rule covers line breaks that are control characters.
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
    /// A key of a catalog: lowercase letters, digits, and hyphens.
    static var catalogKey: Schema {
        let expected = "1 to 100 lowercase letters a-z, digits, and hyphens"
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
