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
    /// The number of these events that are deleted, and known by the model learned from them.
    public var deletedEvents: Int
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
    /// The effects of single challenges, by key.
    public var singles: [String: Single]
    /// The variance of the effect of a challenge without events.
    public var singleVariance: Double
    /// How fast events are forgotten: the shares of half-lives.
    public var memory: [MemoryShare]
    /// The factors of the usual variances, by family of weights.
    public var widths: [String: Double]

    /// The effect of a single challenge, apart from its traits.
    public struct Single: SchemaProviding, Hashable {
        /// The expected effect, in log odds.
        public var effect: Double
        /// The variance of the effect if the weights were known.
        public var variance: Double

        /// The schema.
        public static let schema = Schema<Self>.object(
            "challenges.SingleEffect", "The effect of a single challenge, apart from its traits."
        ) {
            field("effect", \.effect, "The expected effect, in log odds.", .number(-100...100))
            field("variance", \.variance, "The variance of the effect if the weights were known.", .number(0...100))
        }
    }

    /// The share of a half-life in a model.
    public struct MemoryShare: SchemaProviding, Hashable {
        /// The days in which the weight of an event halves; nil for never.
        public var halfLife: Double?
        /// The share, 0 to 1.
        public var share: Double

        /// The schema.
        public static let schema = Schema<Self>.object(
            "challenges.MemoryShare", "The share of a half-life in a model."
        ) {
            field(
                "halfLife", \.halfLife, "The days in which the weight of an event halves; nil for never.",
                .number(1...100_000, .days))
            field("share", \.share, "The share.", .number(0...1))
        }
    }

    /// The version of the list of features of this program.
    package static var currentVersion: Int { Feature.version }

    init(_ learned: LogisticPosterior.OfPerson, events: Int, deletedEvents: Int = 0, start: Prior?) {
        let posterior = learned.posterior
        version = Feature.version
        self.events = events + deletedEvents
        self.deletedEvents = deletedEvents
        self.start = start?.digest
        isComplete = false
        mean = posterior.mean
        covariance = posterior.covariance.elements
        singles = posterior.singles.mapValues { Single(effect: $0.effect, variance: $0.variance) }
        singleVariance = posterior.singleVariance
        memory = zip(Memory.halfLives, learned.memory.shares).map { MemoryShare(halfLife: $0, share: $1) }
        widths = Dictionary(uniqueKeysWithValues: learned.widths.factors.map { ($0.key.rawValue, $0.value) })
    }

    /// The posterior; nil if it's incomplete or belongs to an unknown version of the features.
    ///
    /// A model of an older version gets the features it lacks with their prior widths, so that what was learned from
    /// deleted events stays.
    var posterior: LogisticPosterior? {
        guard let kept = FeatureVersion.places(in: version), mean.count == kept.count,
            let covariance = SymmetricMatrix(order: kept.count, elements: covariance)
        else { return nil }
        let singles = singles.mapValues { SingleEffect(effect: $0.effect, variance: $0.variance) }
        guard version != Feature.version else {
            return LogisticPosterior(
                mean: mean, covariance: covariance, singles: singles, singleVariance: singleVariance)
        }
        var whole = SymmetricMatrix(diagonal: Prior.common.variance)
        var weights = Prior.common.mean
        for (old, new) in kept.enumerated() {
            weights[new] = mean[old]
            for other in 0...old { whole[new, kept[other]] = covariance[old, other] }
        }
        return LogisticPosterior(
            mean: weights, covariance: whole, singles: singles, singleVariance: SingleEffect.priorVariance)
    }

    /// Returns whether it started from these preferences; a model without a start matches any.
    func holds(for preferences: UserPreferences) -> Bool { start == nil || start == Prior(preferences).digest }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.LearnedModel", "The learned model of a person.") {
        field("version", \.version, "The version of the list of features.", .integer(1...Int.max))
        field("events", \.events, "The number of events it has learned from.", .integer(0...Int.max))
        field(
            "deletedEvents", \.deletedEvents,
            "The number of these events that are deleted, and known by the model learned from them.",
            .integer(0...Int.max), default: 0)
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
        field(
            "singles", \.singles, "The effects of single challenges, by key.", .dictionary(of: .nested), default: [:])
        field(
            "singleVariance", \.singleVariance, "The variance of the effect of a challenge without events.",
            .number(0...100), default: 0)
        field(
            "memory", \.memory, "How fast events are forgotten: the shares of half-lives.",
            .list(of: .nested, count: 0...100), default: [])
        field(
            "widths", \.widths, "The factors of the usual variances, by family of weights.",
            .dictionary(of: .number(0...1_000)), default: [:])
    }
}
