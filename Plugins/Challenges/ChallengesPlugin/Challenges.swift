// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the computations of challenges.
public enum Challenges {
    /// How often each category is done and how it is rated, with what is not known about it.
    public static let categoryPreferences = ComputationKey<ChallengeHistoryInput, CategoryPreferencesList>(
        "challenges.category-preferences")
    /// Estimates what another policy would have earned, from the log of the one that ran.
    public static let evaluate = ComputationKey<EvaluatePolicyInput, PolicyEvaluation>("challenges.evaluate")
    /// Says why a challenge has its score, in parts that add up to it.
    public static let explain = ComputationKey<ExplainChallengeInput, ChallengeExplanation>("challenges.explain")
    /// Lists the public holidays of a country.
    public static let holidays = ComputationKey<ListHolidaysInput, HolidayList>("challenges.holidays")
    /// Learns what somebody likes from what they did, skipped and rated.
    public static let learn = ComputationKey<LearnPreferencesInput, LearnedModel>("challenges.learn")
    /// Chooses a challenge for a person and a situation, and says how likely the choice was.
    public static let rank = ComputationKey<RankChallengesInput, ChallengeRanking>("challenges.rank")
    /// Streaks, when challenges are done, and what they do to the mood.
    public static let statistics = ComputationKey<ChallengeStatisticsInput, ChallengeSummary>("challenges.statistics")
}
