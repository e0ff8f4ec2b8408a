// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What was learned of a person, as it is stored: a cache of what their events say.
///
/// It can be made anew from the events at any time, to the last digits (``LearnPreferences``).
public struct LearnedModel: Described, Hashable {
    /// The version of the list of features that the weights belong to.
    public var version: Int
    /// How many events it has taken in: the first so many that say something of liking.
    public var events: Int
    /// The expected weight of each feature, in log odds.
    public var mean: [Double]
    /// The lower triangle of the weights' covariance, row by row.
    public var covariance: [Double]

    /// The version of the list of features of this program.
    package static var currentVersion: Int { Feature.version }

    init(_ posterior: LogisticPosterior, events: Int) {
        version = Feature.version
        self.events = events
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

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("LearnedModel", "What was learned of a person.") {
        field("version", \.version, "The version of the list of features.", .integer(1...Int.max))
        field("events", \.events, "How many events it has taken in.", .integer(0...Int.max))
        field("mean", \.mean, "The expected weight of each feature.", .list(of: .number(-100...100), count: 0...10_000))
        field(
            "covariance", \.covariance, "The lower triangle of the weights' covariance.",
            .list(of: .number(-100...100), count: 0...1_000_000))
    }
}
