// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Summarizes the user's history.
    public static let myStatistics = ComputationKey<MyStatisticsInput, ChallengeSummary>("challenges.my-statistics")
    /// Summarizes the user's history and ratings by category.
    public static let myCategoryPreferences = ComputationKey<MyCategoryPreferencesInput, CategoryPreferencesList>(
        "challenges.my-category-preferences")
}
