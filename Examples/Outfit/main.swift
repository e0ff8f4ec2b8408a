// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import WardrobePlugin

// The temperatures of the hours from 8:00 to 19:00 in °C, as a weather service returns them.
let temperatures = [4.2, 5.0, 6.1, 7.4, 8.8, 9.9, 10.6, 10.9, 10.2, 9.0, 7.7, 6.8]

// A name, a category, and a color are enough; warmth and formality then come from the tables of the standards.
var wardrobe = SampleWardrobe.menswear.items
wardrobe.append(
    WardrobeItem(id: "green-scarf", name: "Green scarf", category: .scarf, primaryColor: try SRGBColor(hex: "#3E5C3A")))

let request = OutfitRequest(
    date: try CalendarDay("2026-11-20"), coldest: temperatures.min(), warmest: temperatures.max(), wind: 5,
    condition: .rainy, occasion: .work, latitude: 48.4)

let engine = try Engine([WardrobePlugin()])
let suggestions = try await engine(
    Wardrobe.suggestOutfits, SuggestOutfitsInput(items: wardrobe, request: request, count: 1))

for outfit in suggestions.outfits {
    for item in outfit.items { print("\(item.slot.rawValue): \(item.name)") }
    print("\nScore: \(Int(outfit.total.rounded())) of 100")
    for part in outfit.parts where part.weight > 0 {
        print("\(part.name.rawValue): \(part.reason)")
    }
    if let layers = outfit.layers { print(layers.explanation) }
}
print("Proven to be the best: \(suggestions.search.optimal)")
