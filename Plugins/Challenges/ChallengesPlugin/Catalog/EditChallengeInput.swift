// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a challenge.
public struct EditChallengeInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    public var challenge: String
    /// The title: what to do, in a few words.
    public var title: String?
    /// What to do, and when it counts as done.
    public var description: String?
    /// The category.
    public var category: ChallengeCategory?
    /// The time it takes.
    public var timeInvestment: TimeInvestment?
    /// The company it needs.
    public var socialRequirement: SocialRequirement?
    /// The cost.
    public var costLevel: CostLevel?
    /// The difficulty.
    public var difficulty: Int?
    /// The kind of place it needs.
    public var locationType: LocationType?
    /// The time of year it suits.
    public var seasonality: Seasonality?
    /// The times of day at which it can be begun.
    public var timesOfDay: [TimeOfDay]?
    /// The light it needs.
    public var light: ChallengeLight?
    /// Whether it must be booked in advance.
    public var needsBooking: Bool?
    /// The tags, which replace the current ones.
    public var tags: [String]?
    /// The last day on which it can be assigned.
    public var validUntil: DayReference?
    /// Whether it can be assigned.
    public var isActive: Bool?
    /// The language of the title and description; the user's language by default.
    public var language: Language?
    /// The values to remove.
    public var clear: [Part]

    /// A value that can be removed from a challenge.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case description
        case seasonality
        case validUntil
        case timesOfDay
        case light
    }

    /// Creates an edit that changes nothing; set the changes afterward.
    public init(challenge: String) {
        self.challenge = challenge
        clear = []
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.EditChallengeInput", "Changes to a challenge.") {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("title", \.title, "The title: what to do, in a few words.", .text(1...200, example: "Call grandmother"))
        field(
            "description", \.description, "What to do, and when it counts as done.",
            .text(0...4_000, example: "Leave every lift and escalator alone until evening."))
        field("category", \.category, "The category.")
        field("timeInvestment", \.timeInvestment, "The time it takes.")
        field("socialRequirement", \.socialRequirement, "The company it needs.")
        field("costLevel", \.costLevel, "The cost.")
        field("difficulty", \.difficulty, "The difficulty.", .integer(1...5))
        field("locationType", \.locationType, "The kind of place it needs.")
        field("seasonality", \.seasonality, "The time of year it suits.")
        field("timesOfDay", \.timesOfDay, "The times of day at which it can be begun.", .timesOfDay)
        field("light", \.light, "The light it needs.")
        field("needsBooking", \.needsBooking, "Whether it must be booked in advance.", .boolean)
        field("tags", \.tags, "The tags, which replace the current ones.", .tags)
        field("validUntil", \.validUntil, "The last day on which it can be assigned.")
        field("isActive", \.isActive, "Whether it can be assigned.", .boolean)
        field(
            "language", \.language,
            "The language of the title and description; the user's language by default.")
        field("clear", \.clear, "The values to remove.", .list(of: .nested, count: 0...5), default: [])
    }
}

extension EditChallengeInput.Part: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.ChallengePart", "A value that can be removed from a challenge."
    ) {
        switch $0 {
        case .description: "The description, in the language of the edit."
        case .seasonality: "The time of year it suits."
        case .validUntil: "The last day on which it can be assigned."
        case .timesOfDay: "The times of day at which it can be begun."
        case .light: "The light it needs."
        }
    }
}
