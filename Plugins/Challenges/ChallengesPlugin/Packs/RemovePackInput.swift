// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The pack to remove.
public struct RemovePackInput: SchemaProviding, Hashable {
    /// The pack, by its key, its title, or the beginning of its key.
    public var pack: String

    /// Creates an input.
    public init(pack: String) {
        self.pack = pack
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.RemovePackInput", "The pack to remove.") {
        field(
            "pack", \.pack, "The pack, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "almanac"))
    }
}
