// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What was learned of a person, as it is stored: a cache of what their events say.
///
/// It can be made anew from the events at any time, to the last digits (``LearnPreferences``).
public struct LearnedModel: SchemaProviding, Hashable {
    /// The version of the list of features that the weights belong to.
    public var version: Int
    /// How many events it has taken in: the first so many that say something of liking.
    public var events: Int
    /// A digest of the stated preferences that it started from; nil when it started from what earlier events left.
    public var start: String?
    /// Whether events that it has not seen teach nothing: it is all there is to learn, and they tell only what came
    /// lately.
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

    /// The belief, when it belongs to this version of the features and is whole.
    var posterior: LogisticPosterior? {
        guard version == Feature.version, mean.count == Feature.count,
            let covariance = SymmetricMatrix(order: Feature.count, elements: covariance)
        else { return nil }
        return LogisticPosterior(mean: mean, covariance: covariance)
    }

    /// Whether it holds for somebody who stated these preferences; without a start it holds for anybody.
    func holds(for preferences: UserPreferences) -> Bool { start == nil || start == Prior(preferences).digest }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.LearnedModel", "What was learned of a person.") {
        field("version", \.version, "The version of the list of features.", .integer(1...Int.max))
        field("events", \.events, "How many events it has taken in.", .integer(0...Int.max))
        field(
            "start", \.start, "A digest of the stated preferences that it started from.",
            .text(16...16, example: "cbf29ce484222325"))
        field(
            "isComplete", \.isComplete, "Whether events that it has not seen teach nothing.", .boolean, default: false)
        field("refitted", \.refitted, "When it was last refitted; the store sets it.")
        field("mean", \.mean, "The expected weight of each feature.", .list(of: .number(-100...100), count: 0...10_000))
        field(
            "covariance", \.covariance, "The lower triangle of the weights' covariance.",
            .list(of: .number(-100...100), count: 0...1_000_000))
    }
}
