// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wishlist item to recommend a size for.
public struct MyWishSizeInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    public var wish: String
    /// The passphrase of the body measurements.
    public var passphrase: Secret?

    /// Creates an input for a wish.
    public init(wish: String, passphrase: Secret? = nil) {
        self.wish = wish
        self.passphrase = passphrase
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyWishSizeInput", "A wishlist item to recommend a size for."
    ) {
        field(
            "wish", \.wish, "The wish: its key, its name or part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("passphrase", \.passphrase, "The passphrase of the body measurements.", .secret())
    }
}

/// The best-fitting size of a wish.
public struct WishSize: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishlistItem
    /// The size chart used.
    public var chart: SizeChart
    /// The recommended size, with its reason.
    public var recommendation: SizeRecommendation

    /// Creates a size of a wish.
    public init(wish: WishlistItem, chart: SizeChart, recommendation: SizeRecommendation) {
        self.wish = wish
        self.chart = chart
        self.recommendation = recommendation
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WishSize", "The best-fitting size of a wish."
    ) {
        field("wish", \.wish, "The wish.")
        field("chart", \.chart, "The size chart used.")
        field("recommendation", \.recommendation, "The recommended size, with its reason.")
    }
}
