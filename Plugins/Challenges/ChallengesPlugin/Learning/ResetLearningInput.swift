// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An empty input; everything that was learned is forgotten.
public struct ResetLearningInput: SchemaProviding, Hashable {
    /// Creates an input.
    public init() {}

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ResetLearningInput", "An empty input; everything that was learned is forgotten."
    ) {
    }
}
