// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An empty input; the reminder is the user's.
public struct MyNextReminderInput: SchemaProviding, Hashable {
    /// Creates an input.
    public init() {}

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyNextReminderInput", "An empty input; the reminder is the user's."
    ) {
    }
}
