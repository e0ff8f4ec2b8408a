// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The pack that is removed.
public struct RemovePackInput: SchemaProviding, Hashable {
    /// The pack, by its key, its title or the beginning of its key.
    public var pack: String

    /// An input.
    public init(pack: String) {
        self.pack = pack
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.RemovePackInput", "The pack that is removed.") {
        field(
            "pack", \.pack, "The pack, by its key, its title or the beginning of its key.",
            .text(1...200, example: "almanac"))
    }
}
