// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Wardrobe {
    /// Adds a wish.
    public static let addWish = ComputationKey<AddWishInput, WishDetails>("wardrobe.add-wish")
    /// Changes a wish.
    public static let editWish = ComputationKey<EditWishInput, WishDetails>("wardrobe.edit-wish")
    /// Removes a wish.
    public static let removeWish = ComputationKey<RemoveWishInput, WishDetails>("wardrobe.remove-wish")
    /// Adds a bought wish to the wardrobe as an item.
    public static let buyWish = ComputationKey<BuyWishInput, BoughtWish>("wardrobe.buy-wish")
    /// Records the price of a wish on a day.
    public static let notePrice = ComputationKey<NotePriceInput, NotedPrice>("wardrobe.note-price")
    /// Records that a wish was tried on.
    public static let noteTryOn = ComputationKey<NoteTryOnInput, WishDetails>("wardrobe.note-try-on")
    /// Lists the user's wishes.
    public static let myWishes = ComputationKey<MyWishesInput, WishList>("wardrobe.my-wishes")
    /// Finds the items in the user's wardrobe that go with a wish.
    public static let myMatches = ComputationKey<MyMatchesInput, WishMatches>("wardrobe.my-matches")
    /// Finds and saves the items in the user's wardrobe that go with a wish.
    public static let keepMatches = ComputationKey<MyMatchesInput, WishMatches>("wardrobe.keep-matches")
    /// Recommends a size of a wish by the user's measurements.
    public static let myWishSize = ComputationKey<MyWishSizeInput, WishSize>("wardrobe.my-wish-size")
    /// Saves a brand's size chart.
    public static let setSizeChart = ComputationKey<SizeChart, SizeChart>("wardrobe.set-size-chart")
    /// Saves a brand's size chart from a file.
    public static let importSizeChart = ComputationKey<ImportSizeChartInput, SizeChart>("wardrobe.import-size-chart")
    /// Removes a brand's size charts.
    public static let removeSizeChart = ComputationKey<RemoveSizeChartInput, SizeChartList>(
        "wardrobe.remove-size-chart")
    /// Lists the size charts.
    public static let mySizeCharts = ComputationKey<MySizeChartsInput, SizeChartList>("wardrobe.my-size-charts")
}
