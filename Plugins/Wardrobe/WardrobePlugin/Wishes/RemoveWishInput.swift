// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wish to take off the list.
public struct RemoveWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or a part of it, or the beginning of its key.
    public var wish: String

    /// A wish by its name.
    public init(wish: String) { self.wish = wish }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.RemoveWishInput", "A wish to take off the list.") {
        field(
            "wish", \.wish, "The wish: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Rain coat"))
    }
}
