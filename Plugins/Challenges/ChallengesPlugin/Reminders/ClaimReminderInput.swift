// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An empty input; the reminder is the user's.
public struct ClaimReminderInput: SchemaProviding, Hashable {
    /// Creates an input.
    public init() {}

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ClaimReminderInput", "An empty input; the reminder is the user's."
    ) {
    }
}
