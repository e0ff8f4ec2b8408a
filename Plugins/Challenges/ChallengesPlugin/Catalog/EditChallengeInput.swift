// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What changes about a challenge.
public struct EditChallengeInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title or the beginning of its key.
    public var challenge: String
    /// What to do, in a few words.
    public var title: String?
    /// What to do, and how one knows that it is done.
    public var description: String?
    /// What it is about.
    public var category: ChallengeCategory?
    /// How long it takes.
    public var timeInvestment: TimeInvestment?
    /// Whom it needs.
    public var socialRequirement: SocialRequirement?
    /// What it costs.
    public var costLevel: CostLevel?
    /// How hard it is.
    public var difficulty: Int?
    /// Where it is done.
    public var locationType: LocationType?
    /// When in the year it makes sense.
    public var seasonality: Seasonality?
    /// Words to find it by, in place of those that are there.
    public var tags: [String]?
    /// The last day on which it makes sense.
    public var validUntil: DayReference?
    /// Whether it may be assigned.
    public var isActive: Bool?
    /// The language of title and description; the one in which the user reads unless given.
    public var language: Language?
    /// What is taken back.
    public var clear: [Part]

    /// What can be taken back of a challenge.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case description
        case seasonality
        case validUntil
    }

    /// An edit that changes nothing; what is to change is set afterwards.
    public init(challenge: String) {
        self.challenge = challenge
        clear = []
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.EditChallengeInput", "What changes about a challenge.") {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
        field("title", \.title, "What to do, in a few words.", .text(1...200, example: "Call grandmother"))
        field(
            "description", \.description, "What to do, and how one knows that it is done.",
            .text(0...4_000, example: "Leave every lift and escalator alone until evening."))
        field("category", \.category, "What it is about.")
        field("timeInvestment", \.timeInvestment, "How long it takes.")
        field("socialRequirement", \.socialRequirement, "Whom it needs.")
        field("costLevel", \.costLevel, "What it costs.")
        field("difficulty", \.difficulty, "How hard it is.", .integer(1...5))
        field("locationType", \.locationType, "Where it is done.")
        field("seasonality", \.seasonality, "When in the year it makes sense.")
        field("tags", \.tags, "Words to find it by, in place of those that are there.", .tags)
        field("validUntil", \.validUntil, "The last day on which it makes sense.")
        field("isActive", \.isActive, "Whether it may be assigned.", .boolean)
        field(
            "language", \.language,
            "The language of title and description; the one in which the user reads unless given.")
        field("clear", \.clear, "What is taken back.", .list(of: .nested, count: 0...3), default: [])
    }
}

extension EditChallengeInput.Part: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "challenges.ChallengePart", "What can be taken back of a challenge."
    ) {
        switch $0 {
        case .description: "What to do in full, in the language of the edit."
        case .seasonality: "When in the year it makes sense."
        case .validUntil: "The last day on which it makes sense."
        }
    }
}
