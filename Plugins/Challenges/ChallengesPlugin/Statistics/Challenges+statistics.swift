// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Sums up what the user did.
    public static let myStatistics = ComputationKey<MyStatisticsInput, ChallengeSummary>("challenges.my-statistics")
    /// Sums up by category what the user did and how they rated it.
    public static let myCategoryPreferences = ComputationKey<MyCategoryPreferencesInput, CategoryPreferencesList>(
        "challenges.my-category-preferences")
}
