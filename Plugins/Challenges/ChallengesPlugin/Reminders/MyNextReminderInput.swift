// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Nothing: the reminder is that of the user.
public struct MyNextReminderInput: SchemaProviding, Hashable {
    /// An input without fields.
    public init() {}

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyNextReminderInput", "Nothing: the reminder is that of the user."
    ) {
    }
}
