// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Wardrobe {
    /// Adds a wish.
    public static let addWish = ComputationKey<AddWishInput, WishDetails>("wardrobe.add-wish")
    /// Changes a wish.
    public static let editWish = ComputationKey<EditWishInput, WishDetails>("wardrobe.edit-wish")
    /// Removes a wish.
    public static let removeWish = ComputationKey<RemoveWishInput, WishDetails>("wardrobe.remove-wish")
    /// Makes an item of a wish that was bought.
    public static let buyWish = ComputationKey<BuyWishInput, BoughtWish>("wardrobe.buy-wish")
    /// Notes what a wish costs on a day.
    public static let notePrice = ComputationKey<NotePriceInput, NotedPrice>("wardrobe.note-price")
    /// Notes that a wish was tried on.
    public static let noteTryOn = ComputationKey<NoteTryOnInput, WishDetails>("wardrobe.note-try-on")
    /// Lists the user's wishes.
    public static let myWishes = ComputationKey<MyWishesInput, WishList>("wardrobe.my-wishes")
    /// Finds what of the user's wardrobe a wish goes with.
    public static let myMatches = ComputationKey<MyMatchesInput, WishMatches>("wardrobe.my-matches")
    /// Finds what of the user's wardrobe a wish goes with, and keeps it.
    public static let keepMatches = ComputationKey<MyMatchesInput, WishMatches>("wardrobe.keep-matches")
    /// Finds the size of a wish by the user's measurements.
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
