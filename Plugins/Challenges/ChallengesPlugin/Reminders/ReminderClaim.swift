// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A reminder that is to be given now, or none.
public struct ReminderClaim: SchemaProviding, Hashable {
    /// The reminder, which counts as given; absent when none is due, or it was given already.
    public var reminder: ChallengeReminder?

    /// A claim.
    package init(reminder: ChallengeReminder? = nil) {
        self.reminder = reminder
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ReminderClaim", "A reminder that is to be given now, or none."
    ) {
        field(
            "reminder", \.reminder,
            "The reminder, which counts as given; absent when none is due, or it was given already.")
    }
}
