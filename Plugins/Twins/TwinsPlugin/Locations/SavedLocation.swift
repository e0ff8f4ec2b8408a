// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The saved place.
public struct SavedLocation: SchemaProviding, Hashable {
    /// The place.
    public var location: Location
    /// The names from the top to the place.
    public var path: String

    /// Creates the value from its required attributes.
    public init(location: Location, path: String) {
        self.location = location
        self.path = path
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.SavedLocation", "The saved place.") {
        field("location", \.location, "The place.")
        field("path", \.path, "The names from the top to the place.", .text(1...50_000, example: "Home / Kitchen"))
    }
}
