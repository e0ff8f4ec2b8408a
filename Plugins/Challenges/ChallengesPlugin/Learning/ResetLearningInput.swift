// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Nothing: all that was learned is forgotten.
public struct ResetLearningInput: SchemaProviding, Hashable {
    /// An input without fields.
    public init() {}

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ResetLearningInput", "Nothing: all that was learned is forgotten."
    ) {
    }
}
