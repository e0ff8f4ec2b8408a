// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Feedback on a challenge that wasn't assigned: more like this, or less like this.
public struct Feedback: SchemaProviding, Hashable, Identifiable {
    /// A key that no other feedback has.
    public var id: String
    /// The challenge's key.
    public var challenge: String
    /// What the challenge was called.
    public var title: String
    /// What the challenge asked for.
    public var traits: ChallengeTraits
    /// When and in what circumstances it was said.
    public var situation: Situation
    /// Whether more like it is wanted; otherwise less.
    public var isMore: Bool
    /// When it was said.
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

    /// How much feedback counts beside something done or skipped.
    public static let weight = 0.5

    /// The event as learning sees it: half of one that was done and rated 5, or skipped.
    public var event: ChallengeEvent {
        ChallengeEvent(
            challenge: challenge, traits: traits, situation: situation, status: isMore ? .completed : .skipped,
            rating: isMore ? 5 : nil, weight: Self.weight, isFeedback: true)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.Feedback", "Feedback on a challenge: more like this, or less like this."
    ) {
        field("id", \.id, "A key that no other feedback has.", .text(1...100))
        field("challenge", \.challenge, "The challenge's key.", .challengeKey)
        field("title", \.title, "What the challenge was called.", .text(1...200, example: "Take only stairs today"))
        field("traits", \.traits, "What the challenge asked for.")
        field("situation", \.situation, "When and in what circumstances it was said.").formerly("moment")
        field("isMore", \.isMore, "Whether more like it is wanted; otherwise less.", .boolean)
        field("stated", \.stated, "When it was said.")
    }
}

extension Feedback: ValidatedRecord {
    /// The day is not in the future.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(situation.day, at: "situation.day", today: today)
        return issues
    }
}
