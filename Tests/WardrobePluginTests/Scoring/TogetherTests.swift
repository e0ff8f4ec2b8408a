// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// The effects of items on each other.
@Suite struct TogetherTests {
    private static let black = SRGBColor(red: 22, green: 20, blue: 20)
    private static let brown = SRGBColor(red: 98, green: 62, blue: 38)

    private static func color(shoes: SRGBColor, belt: SRGBColor, fabric: Fabric? = .leather) throws -> Double {
        var outfit = Dressed([.shirt, .pants, .shoes, .belt])
        outfit[.shoes].primaryColor = shoes
        outfit[.shoes].fabric = fabric
        outfit[.belt].primaryColor = belt
        return try outfit.value(.color)
    }

    @Test func `belts match the leather of the shoes`() throws {
        let (black, brown) = (Self.black, Self.brown)
        #expect(try Self.color(shoes: brown, belt: brown) > Self.color(shoes: brown, belt: black))
        #expect(try Self.color(shoes: black, belt: black) > Self.color(shoes: black, belt: brown))
        // Canvas shoes require nothing: only color harmony remains, with a far smaller effect.
        let leather = try Self.color(shoes: brown, belt: brown) - Self.color(shoes: brown, belt: black)
        let canvas =
            try Self.color(shoes: brown, belt: brown, fabric: .cotton)
            - Self.color(shoes: brown, belt: black, fabric: .cotton)
        #expect(leather > 0.04 && canvas.magnitude < 0.02)
    }

    private static func worn(_ kind: String, with wished: [String] = []) throws -> [ScoredOutfit] {
        var items = Dressed([.shirt, .pants, .dress, .shoes, .accessories]).items
        items[4].subcategory = kind
        return try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: items, request: OutfitRequest(temperature: 20), count: 100, variety: false, with: wished)
        ).outfits
    }

    private static func has(_ outfit: ScoredOutfit, _ id: String) -> Bool { outfit.items.contains { $0.id == id } }

    @Test(arguments: ["Silk tie", "necktie", "ascot", "Knit tie"])
    func `ties aren't worn with a dress`(_ kind: String) throws {
        let outfits = try Self.worn(kind)
        #expect(outfits.contains { Self.has($0, "dress") })
        #expect(outfits.contains { Self.has($0, "shirt") && Self.has($0, "accessories") })
        #expect(!outfits.contains { Self.has($0, "dress") && Self.has($0, "accessories") })
        #expect(try Self.worn(kind, with: ["accessories"]).allSatisfy { Self.has($0, "shirt") && $0.refusals.isEmpty })
        let wished = try Self.worn(kind, with: ["accessories", "dress"])
        #expect(!wished.isEmpty)
        #expect(wished.allSatisfy { $0.refusals.count == 1 && $0.refusals[0].contains("a tie with a dress") })
    }

    /// A bow tie belongs to a dinner jacket: it isn't suggested by itself, and requiring it gives a remark.
    @Test(arguments: ["bow tie", "bow-tie", "Bowtie", "Silk bow tie"])
    func `bow ties aren't worn without a jacket`(_ kind: String) throws {
        #expect(try !Self.worn(kind).contains { Self.has($0, "accessories") })
        let wished = try Self.worn(kind, with: ["accessories"])
        #expect(!wished.isEmpty)
        for outfit in wished { #expect(!outfit.refusals.isEmpty && outfit.total == 0, "\(outfit.items)") }
    }

    @Test(arguments: ["tiered necklace", "umbrella", nil] as [String?])
    func `other accessories go with a dress`(_ kind: String?) throws {
        var items = Dressed([.dress, .shoes, .accessories]).items
        items[2].subcategory = kind
        let input = SuggestOutfitsInput(
            items: items, request: OutfitRequest(temperature: 20), count: 2, variety: false)
        #expect(try SuggestOutfits.reading(of: input).outfits.count == 2)
    }

    /// With variety, two outfits that differ only in an accessory count as the same.
    @Test func `accessories don't make another outfit`() throws {
        let items = Dressed([.dress, .shoes, .bag]).items
        let input = SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 20), count: 2)
        #expect(input.variety)
        #expect(try SuggestOutfits.reading(of: input).outfits.count == 1)
    }

    /// Plain with bold is as good as plain with plain; two patterns score worse the stronger they are.
    @Test func `bold patterns clash`() throws {
        func value(_ top: GarmentPattern, _ bottom: GarmentPattern) throws -> Double {
            var outfit = Dressed()
            outfit[.shirt].pattern = top
            outfit[.pants].pattern = bottom
            return try outfit.value(.color)
        }
        let plain = try value(.solid, .solid)
        #expect(try value(.floral, .solid) == plain && value(.solid, .plaid) == plain)
        let order = try [plain, value(.melange, .herringbone), value(.floral, .herringbone), value(.floral, .plaid)]
        for (better, worse) in zip(order, order.dropFirst()) { #expect(better > worse, "\(order)") }
        var outfit = Dressed()
        outfit[.shirt].pattern = .floral
        outfit[.pants].pattern = .plaid
        #expect(try outfit.part(.color).reason.contains("2 bold patterns clash"))
    }

    /// Two bold patterns are never chosen if a plain item of the same kind is available.
    @Test func `plain items are preferred beside a bold one`() throws {
        var items = Dressed([.shirt, .pants, .shoes]).items
        items[0].pattern = .floral
        items[1].pattern = .plaid
        var plain = items[1]
        plain.id = "plain"
        plain.pattern = .solid
        let input = SuggestOutfitsInput(
            items: items + [plain], request: OutfitRequest(temperature: 20), count: 1)
        #expect(try SuggestOutfits.reading(of: input).outfits[0].items.contains { $0.id == "plain" })
    }

    /// Two thin sweaters can be in either slot, though nobody wears both.
    ///
    /// The slot doesn't depend on the order of items.
    @Test func `the order of items doesn't matter`() throws {
        var outfit = Dressed([.sweater, .sweater, .pants, .shoes])
        for place in 0...1 {
            outfit.items[place].weight = .thin
            outfit.items[place].id = "sweater-\(2 - place)"
        }
        let once = try outfit.scored()
        #expect(once.items.first { $0.slot == .top }?.id == "sweater-1")
        #expect(once.refusals.count == 1 && once.refusals[0].contains("one sweater over another"))
        outfit.items.reverse()
        #expect(try outfit.scored() == once)
    }

    @Test func `favorites and tags count`() throws {
        var outfit = Dressed()
        outfit.request.style = .classic
        let without = try outfit.value(.style)
        outfit[.shirt].tags = ["Classic"]
        let tagged = try outfit.value(.style)
        outfit[.shirt].tags = ["edgy"]
        let otherwise = try outfit.value(.style)
        #expect(tagged > without && without > otherwise)
        outfit[.shirt].isFavorite = true
        #expect(try outfit.value(.style) > otherwise)
        outfit[.shirt].condition = .worn
        #expect(try outfit.part(.style).reason.contains("Gray shirt is worn"))
    }
}
