// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An empty input; the preferences are the user's.
public struct MyPreferencesInput: SchemaProviding, Hashable {
    /// Creates an input.
    public init() {}

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyPreferencesInput", "An empty input; the preferences are the user's."
    ) {
    }
}
