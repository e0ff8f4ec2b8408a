// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge a day: which one fits this person today, and what their days teach.
public struct ChallengesPlugin: Plugin {
    /// Name, prose and license.
    public let manifest = PluginManifest(
        name: "challenges", title: "Challenges",
        summary: "Chooses a daily challenge by what somebody says and does, learns in private, and explains itself.",
        version: "0.1.0", license: "Apache-2.0")

    /// The plugin, which needs nothing.
    public init() {}

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        RankChallenges()
        LearnPreferences()
        ExplainChallenge()
        EvaluatePolicy()
        CategoryPreferences()
        ChallengeStatistics()
        ListHolidays()
    }
}
