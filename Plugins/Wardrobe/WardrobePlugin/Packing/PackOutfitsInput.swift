// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wardrobe and the days of a trip.
@Schema("wardrobe.PackOutfitsInput")
public struct PackOutfitsInput: SchemaProviding, Equatable {
    /// The items of the wardrobe.
    @Field(count: 1...20_000) public var items: [WardrobeItem]
    /// The requirements of each day, in order.
    @Field(count: 1...31) public var days: [OutfitRequest]
    /// The wearer's profile.
    public var profile: UserProfile = UserProfile()
    /// The log of what was worn, with ratings.
    @Field(count: 0...100_000) public var wears: [WearEvent] = []
    /// The weight of each part of the score.
    public var weights: ScoringWeights = ScoringWeights()
    /// How many points a day's outfit may score below the best of the whole wardrobe.
    ///
    /// The best is that for the same day.
    @Field(.number(0...100)) public var slack: Double = 8
    /// The number of days an item can be worn, by category, overriding the defaults.
    ///
    /// (``Category/wearsBetweenWashes``).
    @Field(
        .dictionary(keyedBy: Category.self, of: .integer(1...31)) { category in
            category.wearsBetweenWashes.map { "By default \($0)." } ?? "By default any number."
        })
    public var wearLimits: [Category: Int] = [:]

    /// Returns the number of days on which an item may be worn.
    func wearLimit(of category: Category) -> Int { wearLimits[category] ?? category.wearsBetweenWashes ?? .max }
}
