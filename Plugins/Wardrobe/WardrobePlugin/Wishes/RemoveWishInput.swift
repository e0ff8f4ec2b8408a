// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wish to remove from the wishlist.
public struct RemoveWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    public var wish: String

    /// Creates an input for a wish.
    public init(wish: String) { self.wish = wish }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.RemoveWishInput", "A wish to remove from the wishlist.") {
        field(
            "wish", \.wish, "The wish: its key, its name or part of it, or the beginning of its key.",
            .recordName("Rain coat"))
    }
}
