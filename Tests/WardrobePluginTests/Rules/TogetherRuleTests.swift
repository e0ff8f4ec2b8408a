// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// Combinations that no sensible person wears, by the names of the items.
@Suite struct TogetherRuleTests {
    private static let shirt = named("White dress shirt", .shirt, 0xFAFAF8, .cotton)
    private static let trousers = named("Gray wool trousers", .pants, 0x5E6066, .wool)
    private static let shoes = named("Black oxfords", .shoes, 0x161414, .leather)
    private static let blazer = named("Navy blazer", .blazer, 0x222C4A, .wool)
    private static let tie = named("Navy silk tie", .accessories, 0x222C4A, .silk)
    private static let bowTie = named("Black bow tie", .accessories, 0x0A0A0C, .silk)
    private static let belt = named("Black leather belt", .belt, 0x141416, .leather)
    private static let dinner = [
        named("White evening shirt", .shirt, 0xFCFCFC, .cotton), named("Black tuxedo jacket", .blazer, 0x0C0C0E, .wool),
        named("Black tuxedo trousers", .pants, 0x0C0C0E, .wool),
        named("Black patent shoes", .shoes, 0x0A0A0A, .leather),
    ]

    private static func wrong(
        _ items: [WardrobeItem], _ request: OutfitRequest = OutfitRequest(temperature: 18, occasion: .work)
    ) throws -> [String] {
        try refusals(items, request)
    }

    // MARK: Ties

    @Test(
        arguments: [
            ("White dress shirt", Category.shirt, true), ("Oxford shirt", .shirt, true), ("Blue shirt", .shirt, true),
            ("Black polo", .tshirt, false), ("White T-shirt", .tshirt, false), ("Silk blouse", .blouse, false),
            ("Hawaiian shirt", .shirt, false), ("Navy polo shirt", .shirt, false),
            ("Merino turtleneck", .sweater, false),
        ])
    func `a tie needs a collar`(_ name: String, _ category: Category, _ isFine: Bool) throws {
        let items = [named(name, category), Self.trousers, Self.shoes, Self.blazer, Self.tie]
        let refusals = try Self.wrong(items, OutfitRequest(temperature: 15, occasion: .workPresentation))
        let isRefused = refusals.contains { $0.contains("a tie without a collar") || $0.contains("a tie with a fine") }
        #expect(isRefused == !isFine, "\(refusals)")
    }

    @Test func `dress codes can require a tie`() throws {
        let request = OutfitRequest(temperature: 15, dressCode: .businessProfessional)
        let items = [Self.shirt, Self.trousers, Self.shoes, Self.blazer]
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: items + [Self.tie], request: request, count: 10, variety: false))
        #expect(!found.outfits.isEmpty && found.outfits.allSatisfy { $0.items.contains { $0.slot == .tie } })
        // Without a tie in the wardrobe, an outfit isn't refused.
        let without = try SuggestOutfits.reading(of: SuggestOutfitsInput(items: items, request: request, count: 1))
        #expect(without.outfits.count == 1 && without.outfits[0].refusals.isEmpty)
    }

    @Test(arguments: [Occasion.casual, .outdoor, .beach, .gym, .loungewear, .brunch])
    func `some occasions exclude ties`(_ occasion: Occasion) throws {
        let refusals = try Self.wrong(
            [Self.shirt, Self.trousers, Self.shoes, Self.tie], OutfitRequest(temperature: 20, occasion: occasion))
        #expect(refusals.contains { $0.contains("Navy silk tie") }, "\(refusals)")
    }

    /// A black polo with a necktie no longer wins a wedding.
    @Test func `a polo shirt with a necktie at a wedding is rejected`() throws {
        let polo = named("Black polo", .tshirt, 0x161616, .cotton)
        let request = OutfitRequest(temperature: 20, occasion: .wedding)
        #expect(try !Self.wrong([polo, Self.trousers, Self.shoes, Self.tie], request).isEmpty)
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: [polo, Self.shirt, Self.trousers, Self.shoes, Self.blazer, Self.tie], request: request, count: 1)
        )
        #expect(
            found.outfits.first.map { Set($0.items.map(\.id)) }
                == ["White dress shirt", "Gray wool trousers", "Black oxfords", "Navy blazer", "Navy silk tie"])
    }

    @Test func `bow ties belong to dinner jackets`() throws {
        let request = OutfitRequest(temperature: 16, dressCode: .blackTie)
        #expect(try Self.wrong(Self.dinner + [Self.bowTie], request) == [])
        #expect(try Self.wrong(Self.dinner, request).contains { $0.contains("no bow tie") })
        let long = try Self.wrong(Self.dinner + [Self.tie], request)
        #expect(long.contains { $0.contains("a long tie with evening wear") }, "\(long)")
        let blazer = try Self.wrong([Self.shirt, Self.trousers, Self.shoes, Self.blazer, Self.bowTie])
        #expect(blazer.contains { $0.contains("a bow tie without its jacket") }, "\(blazer)")
        let white = named("White bow tie", .accessories, 0xFFFFFF, .cotton)
        #expect(try Self.wrong(Self.dinner + [white], request).contains { $0.contains("White bow tie") })
    }

    // MARK: Belts

    @Test func `gowns and dinner jackets have no belt`() throws {
        let gown = named("Burgundy evening gown", .dress, 0x5E1428, .silk)
        let heels = named("Black heels", .heels, 0x161416, .leather)
        let evening = OutfitRequest(temperature: 18, dressCode: .blackTie)
        #expect(try Self.wrong([gown, heels], evening) == [])
        #expect(
            try Self.wrong([gown, heels, Self.belt], evening)
                == ["a belt on a gown (Burgundy evening gown and Black leather belt)"])
        let dinner = try Self.wrong(Self.dinner + [Self.bowTie, Self.belt], evening)
        #expect(dinner.contains { $0.contains("a belt with evening wear") }, "\(dinner)")
        // With trousers that have loops, it's fine.
        #expect(try Self.wrong([Self.shirt, Self.trousers, Self.shoes, Self.belt]) == [])
        let leggings = named("Black leggings", .leggings)
        let sneakers = named("White sneakers", .sneakers)
        let tee = named("White T-shirt", .tshirt)
        let casual = OutfitRequest(temperature: 18, occasion: .casual)
        #expect(
            try Self.wrong([tee, leggings, sneakers, Self.belt], casual).contains { $0.contains("without belt loops") })
    }

    @Test func `a cummerbund belongs to a dinner jacket`() throws {
        let cummerbund = named("Black cummerbund", .accessories, 0x0C0C0E, .silk)
        let evening = OutfitRequest(temperature: 18, dressCode: .blackTie)
        #expect(try Self.wrong(Self.dinner + [Self.bowTie, cummerbund], evening) == [])
        let work = try Self.wrong([Self.shirt, Self.trousers, Self.shoes, cummerbund])
        #expect(work.contains { $0.contains("ummerbund") }, "\(work)")
    }

    // MARK: Layers

    @Test func `impossible layer orders are rejected`() throws {
        let sweater = named("Aran sweater", .sweater, 0xE6DDC8, .wool)
        let suit = [
            named("Navy suit jacket", .blazer, 0x1B2440, .wool), named("Navy suit trousers", .pants, 0x1B2440, .wool),
        ]
        let cold = OutfitRequest(temperature: 4, occasion: .work)
        let bulky = try Self.wrong([Self.shirt, Self.shoes, sweater] + suit, cold)
        #expect(bulky.contains { $0.contains("a bulky sweater under a suit") }, "\(bulky)")
        let hoodie = try Self.wrong([Self.shirt, Self.shoes, named("Gray hoodie", .hoodie)] + suit, cold)
        #expect(hoodie.contains { $0.contains("a hoodie under a suit") }, "\(hoodie)")
        let two = [named("Merino sweater", .sweater, 0x303030, .wool), named("Cashmere sweater", .sweater, 0x702020)]
        let sweaters = try Self.wrong(two + [Self.trousers, Self.shoes], cold)
        #expect(sweaters.contains { $0.contains("one sweater over another") }, "\(sweaters)")
        let vest = named("Gray suit vest", .cardigan, 0x5E6066, .wool)
        let tee = try Self.wrong([named("White T-shirt", .tshirt), Self.trousers, Self.shoes, vest, Self.blazer], cold)
        #expect(tee.contains { $0.contains("a vest without a shirt") }, "\(tee)")
        #expect(try Self.wrong([Self.shirt, Self.trousers, Self.shoes, vest, Self.blazer], cold) == [])
    }

    @Test func `jackets don't go with bare legs`() throws {
        let shorts = named("Chino shorts", .shorts, 0xB9A27C, .cotton)
        let casual = OutfitRequest(temperature: 24, occasion: .party)
        let refusals = try Self.wrong([Self.shirt, shorts, Self.shoes, Self.blazer], casual)
        #expect(refusals.contains { $0.contains("a jacket with shorts") }, "\(refusals)")
        let bottoms = named("Black tuxedo trousers", .pants, 0x0C0C0E, .wool)
        let jeans = named("Blue jeans", .jeans, 0x3B5278, .denim)
        let jacket = named("Black tuxedo jacket", .blazer, 0x0C0C0E, .wool)
        let evening = OutfitRequest(temperature: 18, dressCode: .blackTie)
        let half = try Self.wrong([Self.dinner[0], jeans, Self.dinner[3], jacket, Self.bowTie], evening)
        #expect(half.contains { $0.contains("without its trousers") }, "\(half)")
        #expect(try Self.wrong([Self.dinner[0], bottoms, Self.dinner[3], jacket, Self.bowTie], evening) == [])
    }

    @Test func legwear() throws {
        let tights = named("Black tights", .leggings, 0x141416, .nylon)
        let dress = named("Wool dress", .dress, 0x303038, .wool)
        let boots = named("Ankle boots", .boots, 0x2B211C, .leather)
        let sandals = named("Tan sandals", .sandals, 0xA87C54, .leather)
        let day = OutfitRequest(temperature: 10, occasion: .brunch)
        #expect(try Self.wrong([dress, boots, tights], day) == [])
        #expect(
            try Self.wrong([Self.shirt, Self.trousers, Self.shoes, tights], day).contains {
                $0.contains("tights under trousers")
            })
        #expect(try Self.wrong([dress, sandals, tights], day).contains { $0.contains("open shoes over tights") })
        let johns = named("Merino long johns", .leggings, 0x303030, .wool)
        let frost = OutfitRequest(temperature: -8, occasion: .outdoor)
        let short = try Self.wrong([dress, boots, johns], frost)
        #expect(short.contains { $0.contains("visible long johns") }, "\(short)")
        let under = try Self.wrong(
            [named("Flannel shirt", .shirt), named("Hiking pants", .pants), named("Winter boots", .boots), johns], frost
        )
        #expect(under == [])
    }

    // MARK: Weather and place

    @Test(
        arguments: [
            ("Ski gloves", Category.accessories, 34.0, Occasion.casual), ("Leather gloves", .accessories, 20, .work),
            ("Wool beanie", .hat, 22, .casual), ("Straw hat", .hat, -5, .casual), ("Straw hat", .hat, 5, .outdoor),
            ("Wool scarf", .scarf, 24, .brunch), ("Down jacket", .jacket, 20, .casual),
            ("Snow boots", .boots, 12, .casual), ("Snow boots", .boots, 1, .work),
            ("Tan sandals", .sandals, 8, .casual),
            ("Fleece-lined leggings", .leggings, 26, .casual), ("Chino shorts", .shorts, 6, .casual),
            ("Swim trunks", .shorts, 26, .work), ("Silk pajama pants", .pants, 20, .casual),
            ("Running shorts", .shorts, 20, .work), ("Bathrobe", .cardigan, 15, .casual),
            ("Slippers", .shoes, 18, .casual), ("Rain boots", .boots, 18, .casual),
            ("Sequin cocktail dress", .dress, 22, .casual), ("Evening gown", .dress, 20, .work),
        ])
    func `unsuitable items are rejected for an occasion`(
        _ name: String, _ category: Category, _ celsius: Double, _ occasion: Occasion
    ) throws {
        let item = named(name, category)
        var items = [Self.shirt, Self.trousers, Self.shoes].filter { $0.slots[0] != item.slots[0] }
        if item.slots[0] == .onePiece { items = [Self.shoes] }
        let refusals = try Self.wrong(items + [item], OutfitRequest(temperature: celsius, occasion: occasion))
        #expect(refusals.contains { $0.contains(name) }, "\(refusals)")
    }

    /// Items that suit the weather aren't refused.
    @Test(
        arguments: [
            ("Ski gloves", Category.accessories, -10.0, Occasion.outdoor), ("Leather gloves", .accessories, 1, .work),
            ("Wool beanie", .hat, -4, .casual), ("Straw hat", .hat, 27, .casual), ("Wool scarf", .scarf, 3, .work),
            ("Down jacket", .jacket, -5, .casual), ("Snow boots", .boots, -6, .outdoor),
            ("Tan sandals", .sandals, 27, .casual),
            ("Chino shorts", .shorts, 27, .casual), ("Swim trunks", .shorts, 30, .beach),
            ("Slippers", .shoes, 21, .loungewear), ("Trench coat", .coat, 12, .work), ("Overcoat", .coat, 2, .work),
            ("Baseball cap", .hat, 22, .casual), ("Denim jacket", .jacket, 15, .casual),
        ])
    func `suitable items are accepted for an occasion`(
        _ name: String, _ category: Category, _ celsius: Double, _ occasion: Occasion
    ) throws {
        let item = named(name, category)
        let casual = [
            named("White T-shirt", .tshirt), named("Hiking pants", .pants), named("Sneakers", .sneakers),
        ]
        let base = occasion == .work ? [Self.shirt, Self.trousers, Self.shoes] : casual
        let items = base.filter { $0.slots[0] != item.slots[0] } + [item]
        let refusals = try Self.wrong(items, OutfitRequest(temperature: celsius, condition: .clear, occasion: occasion))
        #expect(!refusals.contains { $0.contains(name) }, "\(refusals)")
    }
}
