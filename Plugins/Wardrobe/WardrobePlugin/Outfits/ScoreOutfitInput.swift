// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit to score.
public struct ScoreOutfitInput: SchemaProviding, Equatable {
    /// The items: top, bottom, and shoes, or a dress or jumpsuit and shoes; at most one mid layer, one outer layer, and
    /// one accessory.
    public var items: [WardrobeItem]
    /// The slot of each item; empty for the usual slots.
    public var slots: [Slot]
    /// The day and the occasion.
    public var request: OutfitRequest
    /// The wearer's profile.
    public var profile: UserProfile
    /// The log of what was worn, with ratings.
    public var wears: [WearEvent]
    /// The weight of each part of the score.
    public var weights: ScoringWeights

    /// Creates an outfit for a request.
    public init(
        items: [WardrobeItem], slots: [Slot] = [], request: OutfitRequest, profile: UserProfile = UserProfile(),
        wears: [WearEvent] = [], weights: ScoringWeights = ScoringWeights()
    ) {
        self.items = items
        self.slots = slots
        self.request = request
        self.profile = profile
        self.wears = wears
        self.weights = weights
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ScoreOutfitInput", "An outfit to score.") {
        field("items", \.items, "The items.", .list(of: .nested, count: 1...20))
        field(
            "slots", \.slots, "The slot of each item; empty for the usual slots.",
            .list(of: .nested, count: 0...20), default: [])
        field("request", \.request, "The day and the occasion.")
        field("profile", \.profile, "The wearer's profile.", default: UserProfile())
        field(
            "wears", \.wears, "The log of what was worn, with ratings.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("weights", \.weights, "The weight of each part of the score.", default: ScoringWeights())
    }
}
