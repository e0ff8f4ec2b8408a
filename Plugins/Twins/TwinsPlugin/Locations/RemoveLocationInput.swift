// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which place to remove.
public struct RemoveLocationInput: SchemaProviding, Hashable {
    /// The place: its key, its whole name, its path, or at least 8 characters of its key.
    public var location: String

    /// Creates the value from its required attributes.
    public init(location: String) {
        self.location = location
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RemoveLocationInput", "Which place to remove.") {
        field(
            "location", \.location,
            "The place: its key, its whole name, its path, or at least 8 characters of its key.",
            .recordName("Kitchen"))
    }
}
