// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An outfit to score.
@Schema("wardrobe.ScoreOutfitInput")
public struct ScoreOutfitInput: SchemaProviding, Equatable {
    /// The items.
    ///
    /// Top, bottom, and shoes, or a dress or jumpsuit and shoes; at most one mid layer, one outer layer, and one
    /// accessory.
    @Field(count: 1...20) public var items: [WardrobeItem]
    /// The slot of each item; empty for the usual slots.
    @Field(count: 0...20) public var slots: [Slot] = []
    /// The day and the occasion.
    public var request: OutfitRequest
    /// The wearer's profile.
    public var profile: UserProfile = UserProfile()
    /// The log of what was worn, with ratings.
    @Field(count: 0...100_000) public var wears: [WearEvent] = []
    /// The weight of each part of the score.
    public var weights: ScoringWeights = ScoringWeights()
}
