// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which places to list.
public struct MyLocationsInput: SchemaProviding, Hashable {
    /// The place whose tree is listed: its key, its name, its path, or the beginning of its key; all if omitted.
    public var location: String?
    /// Whether to include the names of the things in each place.
    public var withThings: Bool

    /// Creates a list of all places.
    public init(location: String? = nil, withThings: Bool = false) {
        self.location = location
        self.withThings = withThings
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyLocationsInput", "Which places to list.") {
        field(
            "location", \.location,
            "The place whose tree is listed: its key, its name, its path, or the beginning of its key; all if omitted.",
            .recordName("Home"))
        field(
            "withThings", \.withThings, "Whether to include the names of the things in each place.", .boolean,
            default: false)
    }
}
