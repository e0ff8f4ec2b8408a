// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How many due notifications to hand out.
public struct ClaimNotificationsInput: SchemaProviding, Hashable {
    /// The maximum number of notifications.
    public var limit: Int

    /// Creates an input.
    public init(limit: Int = 100) {
        self.limit = limit
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.ClaimNotificationsInput", "How many due notifications to hand out."
    ) {
        field("limit", \.limit, "The maximum number of notifications.", .integer(1...1_000), default: 100)
    }
}
