// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A training example from a person's history: the features of a challenge, and its outcome.
public struct TrainingExample: SchemaProviding, Hashable, Identifiable {
    /// The key of its record.
    public var id: String
    /// The nonzero features, by name.
    public var features: [String: Double]
    /// The version of the list of features.
    public var featureVersion: Int
    /// The outcome.
    public var outcome: TrainingOutcome
    /// The situation.
    public var situation: Situation
    /// The reward, 0 to 1.
    public var reward: Double
    /// The weight, above 0 up to 1.
    public var weight: Double
    /// The number of events that the model had learned from when the challenge was chosen; nil if the person chose.
    public var modelVersion: Int?

    /// Creates an example.
    public init(
        id: String, features: [String: Double], featureVersion: Int, outcome: TrainingOutcome, situation: Situation,
        reward: Double, weight: Double = 1, modelVersion: Int? = nil
    ) {
        self.id = id
        self.features = features
        self.featureVersion = featureVersion
        self.outcome = outcome
        self.situation = situation
        self.reward = reward
        self.weight = weight
        self.modelVersion = modelVersion
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.TrainingExample", "A training example from one day.") {
        field("id", \.id, "The key of its record.", .text(1...100))
        field("features", \.features, "The nonzero features, by name.", .dictionary(of: .number(-1_000...1_000)))
        field("featureVersion", \.featureVersion, "The version of the list of features.", .integer(1...Int.max))
        field("outcome", \.outcome, "The outcome.")
        field("situation", \.situation, "The situation.").formerly("moment")
        field("reward", \.reward, "The reward.", .number(0...1))
        field("weight", \.weight, "The weight.", .number(0.001...1), default: 1)
        field(
            "modelVersion", \.modelVersion, "The number of events that the model had learned from.",
            .integer(0...Int.max))
    }
}

extension TrainingExample: ValidatedRecord {
    /// Reports a future day, and a reward that contradicts the outcome.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(situation.day, at: "situation.day", today: today)
        if (outcome == .skipped) != (reward == 0) {
            issues.append(
                ValidationIssue(
                    path: "reward", expected: outcome == .skipped ? "0 for what was skipped" : "more than 0",
                    got: "\(reward)"))
        }
        return issues
    }
}

/// The most specific outcome of a challenge.
public enum TrainingOutcome: String, Codable, Sendable, CaseIterable {
    case completed
    case skipped
    case ratedHigh = "rated_high"
    case ratedLow = "rated_low"
    case sharedSocial = "shared_social"
    case repeatedCategory = "repeated_category"

    /// Creates the outcome of a record; nil if the record is pending or expired.
    ///
    /// In this order: a rating of 4 or 5, a rating of 1 or 2, sharing, and the same category as the challenge completed
    /// before.
    public init?(_ record: UserChallenge, lastDone: ChallengeCategory?) {
        switch record.status {
        case .pending, .expired: return nil
        case .skipped: self = .skipped
        case .completed:
            if let rating = record.rating, rating != 3 {
                self = rating > 3 ? .ratedHigh : .ratedLow
            } else if record.shared {
                self = .sharedSocial
            } else {
                self = record.traits.category == lastDone ? .repeatedCategory : .completed
            }
        }
    }
}

extension TrainingOutcome: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.TrainingOutcome", "The outcome of a challenge.") {
        switch $0 {
        case .completed: "Completed."
        case .skipped: "Skipped."
        case .ratedHigh: "Completed and rated 4 or 5."
        case .ratedLow: "Completed and rated 1 or 2."
        case .sharedSocial: "Completed and shared with others."
        case .repeatedCategory: "Completed, in the same category as the challenge completed before."
        }
    }
}

extension TrainingExample {
    /// Returns the features of events, such as `cost.medium`; nil for an event without a reward.
    package static func features(of events: [ChallengeEvent]) -> [[String: Double]?] {
        let rows = EventLog(events).observations.rows
        var row = 0
        return events.map { event in
            guard event.reward != nil else { return nil }
            defer { row += 1 }
            return Dictionary(
                uniqueKeysWithValues: (rows.starts[row]..<rows.starts[row + 1]).map {
                    (Feature.all[Int(rows.places[$0])].key, rows.values[$0])
                })
        }
    }
}

extension Feature {
    /// A unique name, such as `cost.medium`.
    fileprivate var key: String { "\(group.rawValue).\(name)" }
}
