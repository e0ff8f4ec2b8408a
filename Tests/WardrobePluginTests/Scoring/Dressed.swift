// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// A plain grey outfit of which a test changes what it looks at.
struct Dressed {
    var items: [WardrobeItem]
    var request = OutfitRequest(temperature: 18)
    var profile = UserProfile()
    var wears: [WearEvent] = []
    var weights = ScoringWeights()

    init(_ categories: [Category] = [.shirt, .pants, .shoes]) {
        items = categories.map { category in
            var item = WardrobeItem(
                id: category.rawValue, name: "Grey \(category.rawValue)", category: category,
                primaryColor: SRGBColour(red: 120, green: 120, blue: 120))
            item.formality = 5
            return item
        }
    }

    /// The piece of a category.
    subscript(category: Category) -> WardrobeItem {
        get { items.first { $0.category == category } ?? items[0] }
        set { if let place = items.firstIndex(where: { $0.category == category }) { items[place] = newValue } }
    }

    func scored() throws -> ScoredOutfit {
        try ScoreOutfit.reading(
            of: ScoreOutfitInput(items: items, request: request, profile: profile, wears: wears, weights: weights))
    }

    func part(_ name: ScorePart) throws -> ScoredPart {
        guard let part = try scored().parts.first(where: { $0.name == name }) else {
            throw Failure(.badInput, "There is no part \(name).")
        }
        return part
    }

    func value(_ name: ScorePart) throws -> Double { try part(name).value }
}
