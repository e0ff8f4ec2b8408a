// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which things to sum up.
public struct MySustainabilityInput: SchemaProviding, Hashable {
    /// The place whose things count, with those below it: its key, its name, or its path; all if omitted.
    public var location: String?

    /// Creates an input for all things.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MySustainabilityInput", "Which things to sum up.") {
        field(
            "location", \.location,
            "The place whose things count, with those below it: its key, its name, or its path; all if omitted.",
            .recordName("Kitchen"))
    }
}
