// SPDX-License-Identifier: Apache-2.0

import ComputationKit

@testable import WardrobePlugin

/// A plain gray outfit of which a test changes one aspect.
struct Dressed {
    var items: [WardrobeItem]
    var request = OutfitRequest(temperature: 18)
    var profile = UserProfile()
    var wears: [WearEvent] = []
    var weights = ScoringWeights()

    /// The rounding of a loss if only one part counts: a fiftieth of its hundred points.
    static let grain = 0.000_2

    init(_ categories: [Category] = [.shirt, .pants, .shoes]) {
        items = categories.map { category in
            var item = WardrobeItem(
                id: category.rawValue, name: "Gray \(category.rawValue)", category: category,
                primaryColor: SRGBColor(red: 120, green: 120, blue: 120))
            item.formality = 5
            return item
        }
    }

    /// The weight of one part alone.
    static func only(_ part: ScorePart) -> ScoringWeights {
        func weight(_ other: ScorePart) -> Double { part == other ? 1 : 0 }
        return ScoringWeights(
            warmth: weight(.warmth), weather: weight(.weather), formality: weight(.formality),
            occasion: weight(.occasion), color: weight(.color), season: weight(.season), style: weight(.style),
            freshness: weight(.freshness), ratings: weight(.ratings))
    }

    /// Returns the item in a category.
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
            throw ComputationError(.refused, "There is no part \(name).")
        }
        return part
    }

    /// Returns a part's value if nothing else counts, 0 to 1.
    func value(_ name: ScorePart) throws -> Double {
        var alone = self
        alone.weights = Self.only(name)
        return try alone.part(name).value
    }
}

/// An item as a user enters it: a name, a category, a color, and optionally a fabric.
func named(
    _ name: String, _ category: Category, _ hex: UInt32 = 0x787878, _ fabric: Fabric? = nil,
    _ change: (inout WardrobeItem) -> Void = { _ in }
) -> WardrobeItem {
    var item = WardrobeItem(
        id: name, name: name, category: category,
        primaryColor: SRGBColor(
            red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF)))
    item.fabric = fabric
    change(&item)
    return item
}

/// Returns the reasons why a sensible person wouldn't wear these items together.
func refusals(_ items: [WardrobeItem], _ request: OutfitRequest) throws -> [String] {
    try ScoreOutfit.reading(of: ScoreOutfitInput(items: items, request: request)).refusals
}
