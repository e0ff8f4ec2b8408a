// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The plugin that chooses a daily challenge for a person and learns from the outcomes.
public struct ChallengesPlugin: Plugin {
    /// The name, summary, and license.
    public let manifest = PluginManifest(
        name: "challenges", title: "Challenges",
        summary:
            "Chooses a daily challenge by your preferences and history, learns on your machine, and explains each choice.",
        version: PluginManifest.almanacVersion, license: "Apache-2.0")

    /// Creates the plugin.
    public init() {}

    /// The plugin's computations.
    public var computations: [AnyComputation] {
        RankChallenges()
        LearnPreferences()
        DoubtPreferences()
        ExplainChallenge()
        EvaluatePolicy()
        CategoryPreferences()
        ChallengeStatistics()
        ListHolidays()
    }
}
