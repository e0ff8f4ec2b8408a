// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which twin to show.
public struct MyTwinInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// Whether to include its pictures and documents.
    public var withPictures: Bool

    /// Creates the value from its required attributes.
    public init(twin: String, withPictures: Bool = false) {
        self.twin = twin
        self.withPictures = withPictures
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyTwinInput", "Which twin to show.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "withPictures", \.withPictures, "Whether to include its pictures and documents.", .boolean, default: false)
    }
}
