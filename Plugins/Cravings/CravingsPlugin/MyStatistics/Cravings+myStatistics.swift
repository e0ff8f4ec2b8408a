// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Summarizes the person's diary.
    public static let mySummary = ComputationKey<MySummaryInput, CravingsSummary>("cravings.my-summary")
    /// Tests the trend of a daily value of the person's diary.
    public static let myTrend = ComputationKey<MyTrendInput, CravingsTrend>("cravings.my-trend")
    /// Shows what precedes use or strong cravings in the person's diary.
    public static let myLag = ComputationKey<MyLagInput, LagReport>("cravings.my-lag")
    /// Arranges the entries of the person's diary by hour and weekday, and by day.
    public static let myPatterns = ComputationKey<MyPatternsInput, CravingsPatterns>("cravings.my-patterns")
    /// Computes the strength of a habit in the person's diary.
    public static let myHabitStrength = ComputationKey<MyHabitStrengthInput, HabitStrength>(
        "cravings.my-habit-strength")
}
