// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Gives the reminder of a day, once.
    public static let claimReminder = ComputationKey<ClaimReminderInput, ReminderClaim>("challenges.claim-reminder")
    /// Says when the next reminder is due.
    public static let myNextReminder = ComputationKey<MyNextReminderInput, ChallengeReminder>(
        "challenges.my-next-reminder")
}
