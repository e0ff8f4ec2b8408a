// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Returns the reminder of a day once.
    public static let claimReminder = ComputationKey<ClaimReminderInput, ReminderClaim>("challenges.claim-reminder")
    /// Returns when the next reminder is due.
    public static let myNextReminder = ComputationKey<MyNextReminderInput, ChallengeReminder>(
        "challenges.my-next-reminder")
}
