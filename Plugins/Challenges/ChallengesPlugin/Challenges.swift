// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the computations of challenges.
public enum Challenges {
    /// Computes the completion rate and rating of each category, with intervals.
    public static let categoryPreferences = ComputationKey<ChallengeHistoryInput, CategoryPreferencesList>(
        "challenges.category-preferences")
    /// Asks whether to change stated preferences that a person's latest days contradict.
    public static let doubtPreferences = ComputationKey<DoubtPreferencesInput, PreferenceDoubts>(
        "challenges.doubt-preferences")
    /// Estimates the reward of another policy from the log of the one that ran.
    public static let evaluate = ComputationKey<EvaluatePolicyInput, PolicyEvaluation>("challenges.evaluate")
    /// Explains the score of a challenge as a sum of parts.
    public static let explain = ComputationKey<ExplainChallengeInput, ChallengeExplanation>("challenges.explain")
    /// Lists the public holidays of a country.
    public static let holidays = ComputationKey<ListHolidaysInput, HolidayList>("challenges.holidays")
    /// Learns a person's preferences from completed, skipped, and rated challenges.
    public static let learn = ComputationKey<LearnPreferencesInput, LearnedModel>("challenges.learn")
    /// Chooses a challenge for a person and a situation, and reports the probability of the choice.
    public static let rank = ComputationKey<RankChallengesInput, ChallengeRanking>("challenges.rank")
    /// Computes streaks, completion rates, and mood changes.
    public static let statistics = ComputationKey<ChallengeStatisticsInput, ChallengeSummary>("challenges.statistics")
}
