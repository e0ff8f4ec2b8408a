// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Feedback on a challenge: more like this, or less like this.
///
/// Feedback on a challenge that wasn't assigned: more like this, or less like this.
@Schema("challenges.Feedback")
public struct Feedback: SchemaProviding, Hashable, Identifiable {
    /// The unique key.
    @Field(.text(1...100)) public var id: String
    /// The challenge's key.
    @Field(.challengeKey) public var challenge: String
    /// The title of the challenge.
    @Field(.text(1...200, example: "Take only stairs today")) public var title: String
    /// The traits of the challenge.
    public var traits: ChallengeTraits
    /// The situation in which it was given.
    public var situation: Situation
    /// Whether the user wants more challenges like it; otherwise fewer.
    public var isMore: Bool
    /// When it was given.
    public var stated: RecordedTime

    /// The weight of feedback compared with a completed or skipped challenge.
    public static let weight = 0.5

    /// The event for learning: a skipped challenge, or a completed one with a rating of 5, at half weight.
    public var event: ChallengeEvent {
        ChallengeEvent(
            challenge: challenge, traits: traits, situation: situation, status: isMore ? .completed : .skipped,
            rating: isMore ? 5 : nil, weight: Self.weight, isFeedback: true)
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
