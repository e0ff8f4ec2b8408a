// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// One thing that learning takes from a person's history: what spoke for a challenge, and how it ended.
public struct TrainingExample: SchemaProviding, Hashable, Identifiable {
    /// The key of the record it comes from.
    public var id: String
    /// The features that were not 0, by their names.
    public var features: [String: Double]
    /// The version of the list of features.
    public var featureVersion: Int
    /// How it ended.
    public var outcome: TrainingOutcome
    /// When and in what circumstances.
    public var situation: Situation
    /// What it was worth, 0 to 1.
    public var reward: Double
    /// How much it counts, above 0 up to 1.
    public var weight: Double
    /// How many events the model had taken in when the challenge was chosen; nil when a person chose.
    public var modelVersion: Int?

    /// An example.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.TrainingExample", "What learning takes from one day.") {
        field("id", \.id, "The key of the record it comes from.", .text(1...100))
        field("features", \.features, "The features that were not 0.", .dictionary(of: .number(-1_000...1_000)))
        field("featureVersion", \.featureVersion, "The version of the list of features.", .integer(1...Int.max))
        field("outcome", \.outcome, "How it ended.")
        field("situation", \.situation, "When and in what circumstances.").formerly("moment")
        field("reward", \.reward, "What it was worth.", .number(0...1))
        field("weight", \.weight, "How much it counts.", .number(0.001...1), default: 1)
        field("modelVersion", \.modelVersion, "How many events the model had taken in.", .integer(0...Int.max))
    }
}

extension TrainingExample: ValidatedRecord {
    /// The day is not in the future, and what was turned down is worth nothing.
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

/// How a challenge ended, in the one word that tells most.
public enum TrainingOutcome: String, Codable, Sendable, CaseIterable {
    case completed
    case skipped
    case ratedHigh = "rated_high"
    case ratedLow = "rated_low"
    case sharedSocial = "shared_social"
    case repeatedCategory = "repeated_category"

    /// The word for something that ended; nil while it says nothing of liking.
    ///
    /// A rating of 4 or 5 comes first, then one of 1 or 2, then that it was shared, then that the last thing done was of
    /// the same category.
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
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.TrainingOutcome", "How a challenge ended.") {
        switch $0 {
        case .completed: "Done."
        case .skipped: "Turned down."
        case .ratedHigh: "Done and rated 4 or 5."
        case .ratedLow: "Done and rated 1 or 2."
        case .sharedSocial: "Done and shown to others."
        case .repeatedCategory: "Done, as the last thing of the same category was."
        }
    }
}

extension TrainingExample {
    /// What learning takes from events, by features such as `cost.medium`; nil for an event that says nothing of liking.
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
    /// A name that no other feature has, such as `cost.medium`.
    fileprivate var key: String { "\(group.rawValue).\(name)" }
}
