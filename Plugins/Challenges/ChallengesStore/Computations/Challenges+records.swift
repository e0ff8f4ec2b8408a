// SPDX-License-Identifier: Apache-2.0

public import ChallengesPlugin
public import ComputationKit

extension Challenges {
    /// Estimates what another way to choose would have earned the user.
    public static let myEvaluation = ComputationKey<MyEvaluationInput, PolicyEvaluation>("challenges.my-evaluation")
    /// Lists the user's challenges and what became of them.
    public static let myHistory = ComputationKey<MyHistoryInput, ChallengeHistory>("challenges.my-history")
    /// Sums up what the user did.
    public static let myStatistics = ComputationKey<MyStatisticsInput, ChallengeSummary>("challenges.my-statistics")
    /// Says which challenge is the user's today.
    public static let today = ComputationKey<MyDayInput, MyDayReading>("challenges.today")
}
