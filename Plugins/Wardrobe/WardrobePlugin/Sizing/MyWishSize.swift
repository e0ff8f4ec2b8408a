// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wishlist item to recommend a size for.
public struct MyWishSizeInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or a part of it, or the beginning of its key.
    public var wish: String
    /// The passphrase that opens the body measurements.
    public var passphrase: Secret?

    /// A wish by its name.
    public init(wish: String, passphrase: Secret? = nil) {
        self.wish = wish
        self.passphrase = passphrase
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyWishSizeInput", "A wishlist item to recommend a size for."
    ) {
        field(
            "wish", \.wish, "The wish: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("passphrase", \.passphrase, "The passphrase that opens the body measurements.", .secret())
    }
}

/// The size of a wish that fits the wearer best.
public struct WishSize: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishlistItem
    /// The chart that was used.
    public var chart: SizeChart
    /// The size to buy, with its reason.
    public var recommendation: SizeRecommendation

    /// The size of a wish.
    public init(wish: WishlistItem, chart: SizeChart, recommendation: SizeRecommendation) {
        self.wish = wish
        self.chart = chart
        self.recommendation = recommendation
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.WishSize", "The size of a wish that fits the wearer best."
    ) {
        field("wish", \.wish, "The wish.")
        field("chart", \.chart, "The chart that was used.")
        field("recommendation", \.recommendation, "The size to buy, with its reason.")
    }
}
