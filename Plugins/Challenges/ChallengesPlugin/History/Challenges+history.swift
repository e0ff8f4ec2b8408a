// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Lists the user's challenges and what became of them.
    public static let myHistory = ComputationKey<MyHistoryInput, ChallengeHistory>("challenges.my-history")
}
