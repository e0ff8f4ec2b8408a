// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Nothing: the preferences are those of the user.
public struct MyPreferencesInput: SchemaProviding, Hashable {
    /// An input without fields.
    public init() {}

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyPreferencesInput", "Nothing: the preferences are those of the user."
    ) {
    }
}
