// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Feedback on a challenge that wasn't assigned: more like this, or less like this.
public struct Feedback: SchemaProviding, Hashable, Identifiable {
    /// The unique key.
    public var id: String
    /// The challenge's key.
    public var challenge: String
    /// The title of the challenge.
    public var title: String
    /// The traits of the challenge.
    public var traits: ChallengeTraits
    /// The situation in which it was given.
    public var situation: Situation
    /// Whether the user wants more challenges like it; otherwise fewer.
    public var isMore: Bool
    /// When it was given.
    public var stated: RecordedTime

    /// Feedback.
    public init(
        id: String, challenge: String, title: String, traits: ChallengeTraits, situation: Situation, isMore: Bool,
        stated: RecordedTime
    ) {
        self.id = id
        self.challenge = challenge
        self.title = title
        self.traits = traits
        self.situation = situation
        self.isMore = isMore
        self.stated = stated
    }

    /// The weight of feedback compared with a completed or skipped challenge.
    public static let weight = 0.5

    /// The event for learning: a skipped challenge, or a completed one with a rating of 5, at half weight.
    public var event: ChallengeEvent {
        ChallengeEvent(
            challenge: challenge, traits: traits, situation: situation, status: isMore ? .completed : .skipped,
            rating: isMore ? 5 : nil, weight: Self.weight, isFeedback: true)
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.Feedback", "Feedback on a challenge: more like this, or less like this."
    ) {
        field("id", \.id, "The unique key.", .text(1...100))
        field("challenge", \.challenge, "The challenge's key.", .challengeKey)
        field("title", \.title, "The title of the challenge.", .text(1...200, example: "Take only stairs today"))
        field("traits", \.traits, "The traits of the challenge.")
        field("situation", \.situation, "The situation in which it was given.").formerly("moment")
        field("isMore", \.isMore, "Whether the user wants more challenges like it; otherwise fewer.", .boolean)
        field("stated", \.stated, "When it was given.")
    }
}

extension Feedback: ValidatedRecord {
    /// Reports a future day.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(situation.day, at: "situation.day", today: today)
        return issues
    }
}
