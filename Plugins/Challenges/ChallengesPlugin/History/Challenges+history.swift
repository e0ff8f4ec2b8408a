// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Lists the user's challenges and their outcomes.
    public static let myHistory = ComputationKey<MyHistoryInput, ChallengeHistory>("challenges.my-history")
}
