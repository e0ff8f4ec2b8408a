// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A challenge assigned on a day.
///
/// A challenge that was assigned on a day, and its outcome.
///
/// It stores a copy of the challenge, so it stays complete after the challenge is edited or removed.
@Schema("challenges.UserChallenge")
public struct UserChallenge: SchemaProviding, Hashable, Identifiable {
    /// The unique key.
    @Field(.text(1...100, example: "2026-11-21")) public var id: String
    /// The challenge's key.
    @Field(.challengeKey) public var challenge: String
    /// The title of the challenge.
    @Field(.text(1...200, example: "Take only stairs today")) public var title: String
    /// The traits of the challenge.
    public var traits: ChallengeTraits
    /// The situation in which it was chosen.
    ///
    /// It has the day, the hour, the weather, and the mood before.
    public var situation: Situation
    /// The status.
    public var status: ChallengeStatus = .pending
    /// When it was assigned.
    public var assigned: RecordedTime
    /// When it was completed.
    public var completed: RecordedTime?
    /// The hour of completion on the local clock.
    ///
    /// It is 0 to 23.
    @Field(.integer(0...23, .hours)) public var completedHour: Int?
    /// When it was skipped.
    public var skipped: RecordedTime?
    /// Why it was skipped; nil if no reason was given.
    public var skipReason: SkipReason?
    /// The content hash of a photo.
    ///
    /// The photo is among the attachments.
    @Field(.contentHash) public var photo: String?
    /// The rating.
    ///
    /// It is 1 to 5, or nil if not rated.
    @Field(.integer(1...5)) public var rating: Int?
    /// The time it took, in minutes.
    @Field(.integer(1...10_000)) public var completionTime: Int?
    /// The mood afterward.
    ///
    /// It is 1 (low) to 5 (high).
    @Field(.integer(1...5)) public var moodAfter: Int?
    /// The note.
    @Field(.text(0...10_000, example: "easier than it sounded")) public var notes: String?
    /// Whether a reminder was sent.
    public var notificationSent: Bool = false
    /// When the reminder was given; absent for reminders of version 1, which didn't store the time.
    public var reminded: RecordedTime?
    /// Whether it was shared with others.
    public var shared: Bool = false
    /// How it was chosen; absent if the person chose it.
    public var choice: ChoiceRecord?
    /// The key of the record that it was swapped for.
    @Field(.text(1...100)) public var swappedFor: String?
    /// Where it was imported from; absent if it was assigned by this program.
    ///
    /// The hour of an imported record's situation is unknown unless ``completedHour`` is set.
    @Field(.text(1...300, example: "Loop: Meditate")) public var source: String?

    /// The day.
    public var day: CalendarDay { situation.day }

    /// The day of the week, from 1 for Monday to 7.
    public var weekday: Int { situation.weekday }

    /// The event for learning.
    public var event: ChallengeEvent {
        ChallengeEvent(
            challenge: challenge, traits: traits, situation: situation, status: status, rating: rating,
            moodAfter: moodAfter,
            propensity: choice?.propensity, completedHour: completedHour, skipReason: skipReason)
    }
}

extension UserChallenge: ValidatedRecord {
    /// Reports a future day, times that contradict the status, and report fields of a challenge that isn't completed.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(situation.day, at: "situation.day", today: today)
        for (path, time) in [("completed", completed), ("skipped", skipped)] where time.map({ $0 < assigned }) ?? false
        {
            issues.append(
                ValidationIssue(
                    path: path, expected: "a time not before assigned, \(assigned)", got: time?.description ?? ""))
        }
        issues.refuse(completed != nil && status != .completed, at: "completed", unless: "completed", got: status)
        issues.refuse(skipped != nil && status != .skipped, at: "skipped", unless: "skipped", got: status)
        if status != .completed {
            issues.refuse(rating != nil, at: "rating", unless: "completed", got: status)
            issues.refuse(completionTime != nil, at: "completionTime", unless: "completed", got: status)
            issues.refuse(completedHour != nil, at: "completedHour", unless: "completed", got: status)
            issues.refuse(moodAfter != nil, at: "moodAfter", unless: "completed", got: status)
        }
        if status == .completed, completed == nil {
            issues.append(
                ValidationIssue(path: "completed", expected: "the time of completion", got: "nothing"))
        }
        if status == .skipped, skipped == nil {
            issues.append(
                ValidationIssue(path: "skipped", expected: "the time it was skipped", got: "nothing"))
        }
        issues.refuse(skipReason != nil && status != .skipped, at: "skipReason", unless: "skipped", got: status)
        issues.refuse(swappedFor != nil && status != .skipped, at: "swappedFor", unless: "skipped", got: status)
        if reminded != nil, !notificationSent {
            issues.append(
                ValidationIssue(
                    path: "reminded", expected: "no time unless a reminder was sent", got: "a time"))
        }
        if swappedFor == id {
            issues.append(
                ValidationIssue(path: "swappedFor", expected: "the key of another record", got: "its own key"))
        }
        if let candidates = choice?.candidates, !candidates.isEmpty, !candidates.contains(challenge) {
            issues.append(
                ValidationIssue(
                    path: "choice.candidates", expected: "a list that contains \"\(challenge)\"",
                    got: "a list without it"))
        }
        issues.collect(under: "choice") { $0.refuseRepeats(in: choice?.candidates ?? [], at: "candidates") }
        return issues
    }
}

/// How a challenge was chosen.
///
/// It holds everything that the evaluation of other policies needs.
@Schema("challenges.ChoiceRecord")
public struct ChoiceRecord: SchemaProviding, Hashable {
    /// The keys of all challenges within the limits.
    ///
    /// Nil if they weren't loaded.
    @Field(.list(of: .challengeKey, count: 0...1_000_000)) public var candidates: [String]?
    /// The expected log odds that it would be completed and liked.
    @Field(.number(-1_000...1_000)) public var score: Double
    /// The probability of the choice.
    ///
    /// Above 0.
    @Field(.number(1e-9...1)) public var propensity: Double
    /// Whether it was picked at random.
    public var isExploration: Bool = false
    /// The number of events that the model had learned from.
    @Field(.integer(0...Int.max)) public var modelVersion: Int
    /// The version of the list of features.
    @Field(.integer(1...Int.max)) public var featureVersion: Int

    /// How a challenge was chosen.
    public init(
        candidates: [String], score: Double, propensity: Double, isExploration: Bool = false, modelVersion: Int,
        featureVersion: Int
    ) {
        self.candidates = candidates
        self.score = score
        self.propensity = propensity
        self.isExploration = isExploration
        self.modelVersion = modelVersion
        self.featureVersion = featureVersion
    }
}

extension [ValidationIssue] {
    /// Reports a value that requires another status.
    fileprivate mutating func refuse(_ isThere: Bool, at path: String, unless status: String, got: ChallengeStatus) {
        guard isThere else { return }
        append(
            ValidationIssue(
                path: path, expected: "no value unless the challenge is \(status)", got: "a value, and it is \(got)"))
    }
}
