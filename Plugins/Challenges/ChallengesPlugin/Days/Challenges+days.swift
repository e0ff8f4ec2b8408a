// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Returns the challenge of a day, and assigns it on the first call.
    public static let assignToday = ComputationKey<AssignTodayInput, ChallengeOfDay>("challenges.assign-today")
    /// Completes the challenge of a day.
    public static let complete = ComputationKey<CompleteInput, UserChallenge>("challenges.complete")
    /// Changes the report of a completed challenge.
    public static let amend = ComputationKey<AmendInput, UserChallenge>("challenges.amend")
    /// Rates a completed challenge.
    public static let rate = ComputationKey<RateInput, UserChallenge>("challenges.rate")
    /// Skips the challenge of a day.
    public static let skip = ComputationKey<SkipInput, UserChallenge>("challenges.skip")
    /// Replaces the challenge of a day with another one.
    public static let swap = ComputationKey<SwapInput, ChallengeOfDay>("challenges.swap")
    /// Shows the record of a day.
    public static let myDay = ComputationKey<MyDayInput, KeptDay>("challenges.my-day")
}
