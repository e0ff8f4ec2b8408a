// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A reminder to give now, if one is due.
public struct ReminderClaim: SchemaProviding, Hashable {
    /// The reminder, which is marked as given; absent if none is due or it was already given.
    public var reminder: ChallengeReminder?

    /// Creates a claim.
    package init(reminder: ChallengeReminder? = nil) {
        self.reminder = reminder
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ReminderClaim", "A reminder to give now, if one is due."
    ) {
        field(
            "reminder", \.reminder,
            "The reminder, which is marked as given; absent if none is due or it was already given.")
    }
}
