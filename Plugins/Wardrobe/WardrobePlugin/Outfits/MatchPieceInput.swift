// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A piece that may be bought, and the wardrobe that it would join.
public struct MatchPieceInput: Described, Equatable {
    /// The piece; its key is that of no piece of the wardrobe.
    public var piece: WardrobeItem
    /// The pieces of the wardrobe.
    public var items: [WardrobeItem]
    /// The days on which it would be worn.
    public var requests: [OutfitRequest]
    /// The wearer.
    public var profile: UserProfile
    /// When what was worn, and how it was rated.
    public var wears: [WearEvent]
    /// How much each part counts.
    public var weights: ScoringWeights
    /// Of how many outfits the pieces are counted.
    public var outfits: Int

    /// A piece for the days of ``everyTemperature`` unless others are stated.
    public init(
        piece: WardrobeItem, items: [WardrobeItem], requests: [OutfitRequest] = Self.everyTemperature,
        profile: UserProfile = UserProfile(), wears: [WearEvent] = [], weights: ScoringWeights = ScoringWeights(),
        outfits: Int = 12
    ) {
        self.piece = piece
        self.items = items
        self.requests = requests
        self.profile = profile
        self.wears = wears
        self.weights = weights
        self.outfits = outfits
    }

    /// Four days outdoors in a light breeze, of 0, 8, 16 and 24 °C: a piece for any season has a day of its own.
    ///
    /// Our convention; a day on which the piece does badly falls behind by its outfits' totals.
    public static let everyTemperature = [0.0, 8, 16, 24].map { OutfitRequest(temperature: $0, wind: 3) }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object(
        "MatchPieceInput", "A piece that may be bought, and the wardrobe that it would join."
    ) {
        field("piece", \.piece, "The piece; its key is that of no piece of the wardrobe.")
        field("items", \.items, "The pieces of the wardrobe.", .list(of: .described, count: 1...20_000))
        field(
            "requests", \.requests, "The days on which it would be worn; 0, 8, 16 and 24 °C outdoors unless given.",
            .list(of: .described, count: 1...20), default: Self.everyTemperature)
        field("profile", \.profile, "The wearer.", default: UserProfile())
        field(
            "wears", \.wears, "When what was worn, and how it was rated.", .list(of: .described, count: 0...100_000),
            default: [])
        field("weights", \.weights, "How much each part counts.", default: ScoringWeights())
        field("outfits", \.outfits, "Of how many outfits the pieces are counted.", .integer(1...100), default: 12)
    }
}
