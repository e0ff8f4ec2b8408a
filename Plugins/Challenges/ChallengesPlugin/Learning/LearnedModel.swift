// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The stored model of a person, a cache computed from their events.
///
/// It can be computed again from the events at any time, to the last digits (``LearnPreferences``).
public struct LearnedModel: SchemaProviding, Hashable {
    /// The version of the list of features that the weights belong to.
    public var version: Int
    /// The number of events it has learned from, starting with the first event with a reward.
    public var events: Int
    /// A digest of the stated preferences that it started from; nil if it started from the model of deleted events.
    public var start: String?
    /// Whether not to learn from other events, which then count only toward recency.
    public var isComplete: Bool
    /// When it was last refitted; the store sets it.
    public var refitted: RecordedTime?
    /// The expected weight of each feature, in log odds.
    public var mean: [Double]
    /// The lower triangle of the weights' covariance, row by row.
    public var covariance: [Double]

    /// The version of the list of features of this program.
    package static var currentVersion: Int { Feature.version }

    init(_ posterior: LogisticPosterior, events: Int, start: Prior?) {
        version = Feature.version
        self.events = events
        self.start = start?.digest
        isComplete = false
        mean = posterior.mean
        covariance = posterior.covariance.elements
    }

    /// The posterior; nil if it's incomplete or belongs to another version of the features.
    var posterior: LogisticPosterior? {
        guard version == Feature.version, mean.count == Feature.count,
            let covariance = SymmetricMatrix(order: Feature.count, elements: covariance)
        else { return nil }
        return LogisticPosterior(mean: mean, covariance: covariance)
    }

    /// Returns whether it started from these preferences; a model without a start matches any.
    func holds(for preferences: UserPreferences) -> Bool { start == nil || start == Prior(preferences).digest }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.LearnedModel", "The learned model of a person.") {
        field("version", \.version, "The version of the list of features.", .integer(1...Int.max))
        field("events", \.events, "The number of events it has learned from.", .integer(0...Int.max))
        field(
            "start", \.start, "A digest of the stated preferences that it started from.",
            .text(16...16, example: "cbf29ce484222325"))
        field(
            "isComplete", \.isComplete, "Whether not to learn from other events, which then count only toward recency.",
            .boolean, default: false)
        field("refitted", \.refitted, "When it was last refitted; the store sets it.")
        field("mean", \.mean, "The expected weight of each feature.", .list(of: .number(-100...100), count: 0...10_000))
        field(
            "covariance", \.covariance, "The lower triangle of the weights' covariance.",
            .list(of: .number(-100...100), count: 0...1_000_000))
    }
}
