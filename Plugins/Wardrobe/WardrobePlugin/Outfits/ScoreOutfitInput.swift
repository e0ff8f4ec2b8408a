// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An outfit to judge.
public struct ScoreOutfitInput: SchemaProviding, Equatable {
    /// The items: top, bottom and shoes, or a dress or jumpsuit and shoes; at most one mid layer, one outer layer and
    /// one accessory.
    public var items: [WardrobeItem]
    /// For each item the slot it is worn in; empty to take the usual ones.
    public var slots: [Slot]
    /// The day and the occasion.
    public var request: OutfitRequest
    /// The wearer.
    public var profile: UserProfile
    /// What was worn when, and how it was rated.
    public var wears: [WearEvent]
    /// How much each part counts.
    public var weights: ScoringWeights

    /// An outfit for a request.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ScoreOutfitInput", "An outfit to judge.") {
        field("items", \.items, "The items.", .list(of: .nested, count: 1...20))
        field(
            "slots", \.slots, "For each item the slot it is worn in; empty to take the usual ones.",
            .list(of: .nested, count: 0...20), default: [])
        field("request", \.request, "The day and the occasion.")
        field("profile", \.profile, "The wearer.", default: UserProfile())
        field(
            "wears", \.wears, "What was worn when, and how it was rated.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("weights", \.weights, "How much each part counts.", default: ScoringWeights())
    }
}
