// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge of the catalog: what to do, and its traits.
public struct Challenge: SchemaProviding, Hashable {
    /// The key, unique in the catalog.
    public var id: String
    /// The title: what to do, in a few words.
    public var title: String
    /// What to do, and when it counts as done.
    public var description: String
    /// The traits, the only part that ranking uses.
    public var traits: ChallengeTraits
    /// The tags, for searching.
    public var tags: [String]
    /// The last day on which it can be assigned; nil for always.
    public var validUntil: CalendarDay?
    /// Whether it can be assigned.
    public var isActive: Bool
    /// The minimum version of the program; nil for any.
    public var minimumVersion: Version?
    /// The SHA-256 of the content, as 64 hexadecimal digits; nil if it isn't from a catalog.
    public var contentHash: String?
    /// When it was added to the catalog.
    public var created: RecordedTime?
    /// When it was last changed.
    public var updated: RecordedTime?

    /// A challenge.
    public init(
        id: String, title: String, description: String = "", traits: ChallengeTraits, tags: [String] = [],
        validUntil: CalendarDay? = nil, isActive: Bool = true
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.traits = traits
        self.tags = tags
        self.validUntil = validUntil
        self.isActive = isActive
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.Challenge", "A challenge of the catalog.") {
        field("id", \.id, "The key.", .text(1...100, example: "physical-stairs-only"))
        field(
            "title", \.title, "The title: what to do, in a few words.",
            .text(1...200, example: "Take only stairs today"))
        field(
            "description", \.description, "What to do, and when it counts as done.",
            .text(0...4_000, example: "Leave every lift and escalator alone until evening."), default: "")
        field("traits", \.traits, "The traits.")
        field(
            "tags", \.tags, "The tags, for searching.", .list(of: .text(1...50, example: "stairs"), count: 0...50),
            default: [])
        field("validUntil", \.validUntil, "The last day on which it can be assigned.")
        field("isActive", \.isActive, "Whether it can be assigned.", .boolean, default: true)
        field("minimumVersion", \.minimumVersion, "The minimum version of the program.")
        field("contentHash", \.contentHash, "The SHA-256 of the content.", .contentHash)
        field("created", \.created, "When it was added to the catalog.")
        field("updated", \.updated, "When it was last changed.")
    }
}
