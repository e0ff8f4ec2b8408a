// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite("Suggestions as text")
struct SuggestionTextTests {
    private static func item(_ name: String, _ category: Category) -> WardrobeItem {
        WardrobeItem(
            id: name, name: name, category: category, primaryColor: SRGBColor(red: 120, green: 120, blue: 120))
    }

    private static let summer = [item("T-shirt", .tshirt), item("Jeans", .jeans), item("Sneakers", .sneakers)]

    private static func text(
        _ items: [WardrobeItem], _ request: OutfitRequest, count: Int = 1, explains: Bool = false
    ) throws -> [String] {
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: items, request: request, count: count))
        let suggestions = WardrobeSuggestions(
            found, for: request, on: SuggestionBasis(unit: .celsius, sample: nil, items: items.count), wanted: count,
            variety: true, of: items)
        let style = PresentationStyle()
        return SuggestionText(MySuggestionsInput(explain: explains), suggestions, style).text(style)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test
    func `cold danger comes first, with minutes and missing items`() throws {
        let request = OutfitRequest(temperature: -18, wind: 20 / 3.6, occasion: .casual)
        let lines = try Self.text(Self.summer, request)
        #expect(lines[0].hasPrefix("Dangerously cold: at -18 °C"), "\(lines[0])")
        let danger = lines.prefix { !$0.isEmpty }.joined(separator: " ")
        #expect(danger.contains("minutes") && danger.contains("freeze") && danger.contains("an insulated coat"))
        let place = try #require(lines.firstIndex { $0.hasPrefix("1.") })
        #expect(place > 2 && lines.allSatisfy { $0.count <= 80 })
    }

    @Test
    func `heat danger comes first and safe days begin with the request`() throws {
        let hot = try Self.text(Self.summer, OutfitRequest(temperature: 40, humidity: 40, occasion: .casual))
        #expect(hot[0].contains("heat stress at 40 °C"), "\(hot[0])")
        let mild = try Self.text(Self.summer, OutfitRequest(temperature: 19, occasion: .casual))
        #expect(mild[0] == "For a casual day, 19 °C", "\(mild[0])")
        #expect(!mild.contains { $0.contains("anger") })
    }

    @Test
    func `an unmet dress code is stated before the nearest outfit`() throws {
        let lines = try Self.text(Self.summer, OutfitRequest(temperature: 15, dressCode: .blackTie))
        let why = try #require(lines.firstIndex { $0.hasPrefix("Nothing you own is black tie: ") })
        let nearest = try #require(lines.firstIndex { $0.hasPrefix("The closest is") })
        #expect(why < nearest && !lines.contains { $0.hasPrefix("1.") })
    }

    @Test
    func `shortcomings of the best outfit are stated beside it`() throws {
        let lines = try Self.text(Self.summer, OutfitRequest(temperature: 15, occasion: .formalEvent))
        #expect(lines.contains { $0.contains("T-shirt is not dressy enough") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("1.  0.0 of 100") }, "\(lines)")
    }

    @Test
    func `equal items are named once with the number of others`() throws {
        var items = Self.summer
        for number in 2...3 {
            items.append(Self.item("T-shirt \(number)", .tshirt))
            if number == 2 { items.append(Self.item("Jeans \(number)", .jeans)) }
        }
        let lines = try Self.text(items, OutfitRequest(temperature: 20, occasion: .casual))
        #expect(lines.contains { $0.contains("T-shirt (or 2 like it)") }, "\(lines)")
        #expect(lines.contains { $0.contains("Jeans (or one like it)") }, "\(lines)")
    }

    @Test
    func `explanations have a line for each part, and rules only if they apply`() throws {
        let lines = try Self.text(
            Self.summer, OutfitRequest(temperature: 15, occasion: .formalEvent), explains: true)
        for part in ["rules", "warmth", "formality", "occasion", "color"] {
            #expect(lines.contains { $0.hasPrefix("    \(part) ") }, "\(part)")
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
    }
}
