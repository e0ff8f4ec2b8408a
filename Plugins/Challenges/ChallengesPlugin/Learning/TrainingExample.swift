// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A training example from one day.
///
/// A training example from a person's history: the features of a challenge, and its outcome.
@Schema("challenges.TrainingExample")
public struct TrainingExample: SchemaProviding, Hashable, Identifiable {
    /// The key of its record.
    @Field(.text(1...100)) public var id: String
    /// The nonzero features, by name.
    @Field(.dictionary(of: .number(-1_000...1_000))) public var features: [String: Double]
    /// The version of the list of features.
    @Field(.integer(1...Int.max)) public var featureVersion: Int
    /// The outcome.
    public var outcome: TrainingOutcome
    /// The situation.
    public var situation: Situation
    /// The reward.
    @Field(.number(0...1)) public var reward: Double
    /// The weight.
    ///
    /// It is above 0, up to 1.
    @Field(.number(0.001...1)) public var weight: Double = 1
    /// The number of events that the model had learned from.
    ///
    /// It is the number when the challenge was chosen, or nil if the person chose.
    @Field(.integer(0...Int.max)) public var modelVersion: Int?
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

/// The outcome of a challenge.
///
/// The most specific outcome of a challenge.
@Schema("challenges.TrainingOutcome")
public enum TrainingOutcome: String, CaseIterable, SchemaProviding {
    /// Completed.
    case completed
    /// Skipped.
    case skipped
    /// Completed and rated 4 or 5.
    case ratedHigh = "rated_high"
    /// Completed and rated 1 or 2.
    case ratedLow = "rated_low"
    /// Completed and shared with others.
    case sharedSocial = "shared_social"
    /// Completed, in the same category as the challenge completed before.
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
