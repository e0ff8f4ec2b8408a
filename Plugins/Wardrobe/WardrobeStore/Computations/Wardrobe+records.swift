// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import WardrobePlugin

extension Wardrobe {
    /// Lists what the user wore.
    public static let myHistory = ComputationKey<MyHistoryInput, WearHistory>("wardrobe.my-history")
    /// Lists the items of the user's own wardrobe.
    public static let myItems = ComputationKey<ItemFilter, ItemList>("wardrobe.my-items")
    /// Looks over the user's own wardrobe.
    public static let myStatistics = ComputationKey<MyStatisticsInput, WardrobeStatistics>("wardrobe.my-statistics")
    /// Finds the best outfits of the user's own wardrobe.
    public static let mySuggestions = ComputationKey<MySuggestionsInput, OutfitSuggestions>("wardrobe.my-suggestions")
}
