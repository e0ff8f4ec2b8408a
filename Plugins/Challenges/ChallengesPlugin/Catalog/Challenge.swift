// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge of the catalog: what to do, and what it asks for.
public struct Challenge: SchemaProviding, Hashable {
    /// Its key, unique in the catalog.
    public var id: String
    /// What to do, in a few words.
    public var title: String
    /// What to do, and how one knows that it is done.
    public var description: String
    /// What it asks for, which is all that ranking looks at.
    public var traits: ChallengeTraits
    /// Words to find it by.
    public var tags: [String]
    /// The last day on which it makes sense; nil for always.
    public var validUntil: CalendarDay?
    /// Whether it may be assigned.
    public var isActive: Bool
    /// The first version of the program that knows all it asks for; nil for any.
    public var minimumVersion: Version?
    /// The SHA-256 of its content as 64 hexadecimal digits; nil when it comes from no catalog.
    public var contentHash: String?
    /// When it came into the catalog.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.Challenge", "A challenge of the catalog.") {
        field("id", \.id, "Its key.", .text(1...100, example: "physical-stairs-only"))
        field("title", \.title, "What to do, in a few words.", .text(1...200, example: "Take only stairs today"))
        field(
            "description", \.description, "What to do, and how one knows that it is done.",
            .text(0...4_000, example: "Leave every lift and escalator alone until evening."), default: "")
        field("traits", \.traits, "What it asks for.")
        field(
            "tags", \.tags, "Words to find it by.", .list(of: .text(1...50, example: "stairs"), count: 0...50),
            default: [])
        field("validUntil", \.validUntil, "The last day on which it makes sense.")
        field("isActive", \.isActive, "Whether it may be assigned.", .boolean, default: true)
        field("minimumVersion", \.minimumVersion, "The first version of the program that knows all it asks for.")
        field("contentHash", \.contentHash, "The SHA-256 of its content.", .contentHash)
        field("created", \.created, "When it came into the catalog.")
        field("updated", \.updated, "When it was last changed.")
    }
}
