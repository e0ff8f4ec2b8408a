// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge that was assigned to somebody on a day, and what became of it.
///
/// It keeps a copy of what the challenge was, so that it stays whole when the challenge is edited or removed.
public struct UserChallenge: SchemaProviding, Hashable, Identifiable {
    /// A key that no other record has.
    public var id: String
    /// The challenge's key.
    public var challenge: String
    /// What the challenge was called.
    public var title: String
    /// What the challenge asked for.
    public var traits: ChallengeTraits
    /// When and in what circumstances it was chosen: day, hour, weather and mood before.
    public var situation: Situation
    /// What became of it.
    public var status: ChallengeStatus
    /// When it was assigned.
    public var assigned: RecordedTime
    /// When it was done.
    public var completed: RecordedTime?
    /// The hour of the local clock at which it was done, 0 to 23.
    public var completedHour: Int?
    /// When it was turned down.
    public var skipped: RecordedTime?
    /// The content hash of a photo among the attachments.
    public var photo: String?
    /// How good it was, 1 to 5; nil when not rated.
    public var rating: Int?
    /// How long it took, in minutes.
    public var completionTime: Int?
    /// The mood afterwards, 1 (low) to 5 (high).
    public var moodAfter: Int?
    /// Anything else.
    public var notes: String?
    /// Whether a reminder was sent.
    public var notificationSent: Bool
    /// When the reminder was given; absent for reminders of version 1, which kept no time.
    public var reminded: RecordedTime?
    /// Whether it was shown to others.
    public var shared: Bool
    /// How it was chosen; absent when the person chose it.
    public var choice: ChoiceRecord?
    /// The key of the record taken in its place.
    public var swappedFor: String?

    /// A challenge that is assigned and not done yet; all else is set afterwards.
    public init(
        id: String, challenge: String, title: String, traits: ChallengeTraits, situation: Situation,
        assigned: RecordedTime
    ) {
        self.id = id
        self.challenge = challenge
        self.title = title
        self.traits = traits
        self.situation = situation
        self.assigned = assigned
        status = .pending
        notificationSent = false
        shared = false
    }

    /// The day it was for.
    public var day: CalendarDay { situation.day }

    /// The day of the week it was for, 1 for Monday to 7.
    public var weekday: Int { situation.weekday }

    /// The event as learning sees it.
    public var event: ChallengeEvent {
        ChallengeEvent(
            challenge: challenge, traits: traits, situation: situation, status: status, rating: rating,
            moodAfter: moodAfter,
            propensity: choice?.propensity)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.UserChallenge", "A challenge assigned on a day.") {
        field("id", \.id, "A key that no other record has.", .text(1...100, example: "2026-11-21"))
        field("challenge", \.challenge, "The challenge's key.", .challengeKey)
        field("title", \.title, "What the challenge was called.", .text(1...200, example: "Take only stairs today"))
        field("traits", \.traits, "What the challenge asked for.")
        field("situation", \.situation, "When and in what circumstances it was chosen.").formerly("moment")
        field("status", \.status, "What became of it.", default: .pending)
        field("assigned", \.assigned, "When it was assigned.")
        field("completed", \.completed, "When it was done.")
        field(
            "completedHour", \.completedHour, "The hour of the local clock at which it was done.",
            .integer(0...23, .hours))
        field("skipped", \.skipped, "When it was turned down.")
        field("photo", \.photo, "The content hash of a photo.", .contentHash)
        field("rating", \.rating, "How good it was.", .integer(1...5))
        field("completionTime", \.completionTime, "How long it took, in minutes.", .integer(1...10_000))
        field("moodAfter", \.moodAfter, "The mood afterwards.", .integer(1...5))
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "easier than it sounded"))
        field("notificationSent", \.notificationSent, "Whether a reminder was sent.", .boolean, default: false)
        field(
            "reminded", \.reminded,
            "When the reminder was given; absent for reminders of version 1, which kept no time.")
        field("shared", \.shared, "Whether it was shown to others.", .boolean, default: false)
        field("choice", \.choice, "How it was chosen; absent when the person chose it.")
        field("swappedFor", \.swappedFor, "The key of the record taken in its place.", .text(1...100))
    }
}

extension UserChallenge: ValidatedRecord {
    /// The day is not in the future, situations go with the status, and a rating with something done.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(situation.day, at: "situation.day", today: today)
        for (path, time) in [("completed", completed), ("skipped", skipped)] where time.map({ $0 < assigned }) ?? false
        {
            issues.append(
                ValidationIssue(
                    path: path, expected: "a situation not before assigned, \(assigned)", got: time?.description ?? ""))
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
        issues.refuse(swappedFor != nil && status != .skipped, at: "swappedFor", unless: "skipped", got: status)
        if reminded != nil, !notificationSent {
            issues.append(
                ValidationIssue(
                    path: "reminded", expected: "nothing while no reminder was sent", got: "a time"))
        }
        if swappedFor == id {
            issues.append(ValidationIssue(path: "swappedFor", expected: "the key of another record", got: "its own"))
        }
        if let candidates = choice?.candidates, !candidates.isEmpty, !candidates.contains(challenge) {
            issues.append(
                ValidationIssue(
                    path: "choice.candidates", expected: "a list with \"\(challenge)\" in it", got: "one without it"))
        }
        issues.collect(under: "choice") { $0.refuseRepeats(in: choice?.candidates ?? [], at: "candidates") }
        ControlCharacters.refuse(in: notes, at: "notes", &issues)
        return issues
    }
}

/// How a challenge was chosen: all that an estimate of other ways to choose needs.
public struct ChoiceRecord: SchemaProviding, Hashable {
    /// The keys of all challenges that the limits left; nil where they were not asked for.
    public var candidates: [String]?
    /// The expected log odds that it would be done and liked.
    public var score: Double
    /// How likely the choice was, above 0.
    public var propensity: Double
    /// Whether it was picked at random.
    public var isExploration: Bool
    /// How many events the model had taken in.
    public var modelVersion: Int
    /// The version of the list of features.
    public var featureVersion: Int

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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChoiceRecord", "How a challenge was chosen.") {
        field(
            "candidates", \.candidates, "The keys of all challenges that the limits left.",
            .list(of: .challengeKey, count: 0...1_000_000))
        field("score", \.score, "The expected log odds that it would be done and liked.", .number(-1_000...1_000))
        field("propensity", \.propensity, "How likely the choice was.", .number(above: 0, through: 1))
        field("isExploration", \.isExploration, "Whether it was picked at random.", .boolean, default: false)
        field("modelVersion", \.modelVersion, "How many events the model had taken in.", .integer(0...Int.max))
        field("featureVersion", \.featureVersion, "The version of the list of features.", .integer(1...Int.max))
    }
}

extension [ValidationIssue] {
    /// Refuses a value that goes with another status only.
    fileprivate mutating func refuse(_ isThere: Bool, at path: String, unless status: String, got: ChallengeStatus) {
        guard isThere else { return }
        append(
            ValidationIssue(
                path: path, expected: "nothing unless the challenge is \(status)", got: "a value while it is \(got)"))
    }
}
