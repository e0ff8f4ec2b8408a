// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The learned model of a person.
///
/// The stored model of a person, a cache computed from their events.
///
/// It can be computed again from the events at any time, to the last digits (``LearnPreferences``).
@Schema("challenges.LearnedModel")
public struct LearnedModel: SchemaProviding, Hashable {
    /// The version of the list of features.
    ///
    /// The weights belong to this version.
    @Field(.integer(1...Int.max)) public var version: Int
    /// The number of events it has learned from.
    ///
    /// Starting with the first event with a reward.
    @Field(.integer(0...Int.max)) public var events: Int
    /// The number of these events that are deleted, and known by the model learned from them.
    @Field(.integer(0...Int.max)) public var deletedEvents: Int = 0
    /// A digest of the stated preferences that it started from.
    ///
    /// Nil if it started from the model of deleted events.
    @Field(.text(16...16, example: "cbf29ce484222325")) public var start: String?
    /// Whether not to learn from other events, which then count only toward recency.
    public var isComplete: Bool = false
    /// When it was last refitted; the store sets it.
    public var refitted: RecordedTime?
    /// The expected weight of each feature.
    ///
    /// In log odds.
    @Field(.list(of: .number(-100...100), count: 0...10_000)) public var mean: [Double]
    /// The lower triangle of the weights' covariance.
    ///
    /// Row by row.
    @Field(.list(of: .number(-100...100), count: 0...1_000_000)) public var covariance: [Double]
    /// The effects of single challenges, by key.
    @Field(ComputationKit.Schema<[String: Single]>.dictionary(of: .nested)) public var singles: [String: Single] = [:]
    /// The variance of the effect of a challenge without events.
    @Field(.number(0...100)) public var singleVariance: Double = 0
    /// How fast events are forgotten: the shares of half-lives.
    @Field(count: 0...100) public var memory: [MemoryShare] = []
    /// The factors of the usual variances, by family of weights.
    @Field(.dictionary(of: .number(0...1_000))) public var widths: [String: Double] = [:]

    /// The effect of a single challenge, apart from its traits.
    @Schema("challenges.SingleEffect")
    public struct Single: SchemaProviding, Hashable {
        /// The expected effect, in log odds.
        @Field(.number(-100...100)) public var effect: Double
        /// The variance of the effect if the weights were known.
        @Field(.number(0...100)) public var variance: Double
    }

    /// The share of a half-life in a model.
    @Schema("challenges.MemoryShare")
    public struct MemoryShare: SchemaProviding, Hashable {
        /// The days in which the weight of an event halves; nil for never.
        @Field(.number(1...100_000, .days)) public var halfLife: Double?
        /// The share.
        @Field(.number(0...1)) public var share: Double
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
}
