// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// Suits stay together, as stated by the owner or inferred from name, color, and fabric.
@Suite struct WardrobeSetTests {
    private static let shirt = named("White dress shirt", .shirt, 0xFAFAF8, .cotton)
    private static let shoes = named("Black oxfords", .shoes, 0x161414, .leather)
    private static let navyJacket = named("Navy suit jacket", .blazer, 0x1B2440, .wool)
    private static let navyTrousers = named("Navy suit trousers", .pants, 0x1D2643, .wool)
    private static let grayJacket = named("Gray suit jacket", .blazer, 0x6A6C72, .wool)
    private static let grayTrousers = named("Gray suit trousers", .pants, 0x686A70, .wool)
    private static let chinos = named("Stone chinos", .pants, 0xBAAC92, .cotton)
    private static let blazer = named("Green blazer", .blazer, 0x2E4B3C, .cotton)

    /// Every outfit of some items for a wedding, with its refusals.
    private static func every(
        _ items: [WardrobeItem], _ request: OutfitRequest = OutfitRequest(temperature: 18, occasion: .work)
    ) throws -> [(ids: Set<String>, refusals: [String])] {
        let every = try EveryOutfit(SuggestOutfitsInput(items: [shirt, shoes] + items, request: request))
        return try every.allowed.map { outfit in
            (Set(outfit.items.compactMap { $0.map { every.input.items[$0].id } }), try every.scored(outfit).refusals)
        }
    }

    private static func sets(_ items: [WardrobeItem]) -> [Set<String>] {
        WardrobeSets(items.map(ItemReading.init)).members.map { members in
            Set((members.jackets + members.bottoms).map { items[$0].id })
        }
    }

    @Test func `suits are inferred from name, color, and fabric`() {
        #expect(
            Set(
                Self.sets([
                    Self.navyJacket, Self.grayTrousers, Self.grayJacket, Self.navyTrousers, Self.chinos, Self.blazer,
                ]))
                == [["Navy suit jacket", "Navy suit trousers"], ["Gray suit jacket", "Gray suit trousers"]])
        // Another color or another fabric isn't a set.
        #expect(Self.sets([Self.navyJacket, Self.grayTrousers]).isEmpty)
        var linen = Self.navyTrousers
        linen.fabric = .linen
        #expect(Self.sets([Self.navyJacket, linen]).isEmpty)
        // Without a fabric, color and name are enough.
        linen.fabric = nil
        #expect(Self.sets([Self.navyJacket, linen]).count == 1)
        // A jacket with two pairs of trousers, and a vest.
        let second = named("Navy suit pants", .pants, 0x1B2440, .wool)
        #expect(Self.sets([Self.navyJacket, Self.navyTrousers, second]).first?.count == 3)
    }

    /// Trousers without a telling name match a jacket of the same cloth; others don't.
    @Test func `plain trousers of the same cloth belong to the suit`() {
        let plain = named("Navy dress trousers", .pants, 0x1B2440, .wool)
        #expect(Self.sets([Self.navyJacket, plain]) == [["Navy suit jacket", "Navy dress trousers"]])
        #expect(Self.sets([Self.navyJacket, Self.chinos]).isEmpty)
        #expect(Self.sets([Self.blazer, plain]).isEmpty, "a blazer isn't part of a suit")
    }

    @Test func `dinner suits are sets`() {
        let white = named("White dinner jacket", .blazer, 0xF6F2E8, .wool)
        let black = named("Black tuxedo jacket", .blazer, 0x0C0C0E, .wool)
        let trousers = named("Black tuxedo trousers", .pants, 0x0C0C0E, .wool)
        #expect(Self.sets([white, trousers, black]).map(\.count) == [3])
    }

    @Test func `half a suit is rejected`() throws {
        let items = [Self.navyJacket, Self.navyTrousers, Self.grayJacket, Self.grayTrousers, Self.chinos, Self.blazer]
        let outfits = try Self.every(items)
        let suits: [Set<String>] = [
            ["Navy suit jacket", "Navy suit trousers"], ["Gray suit jacket", "Gray suit trousers"],
        ]
        for outfit in outfits {
            let isHalf = suits.contains { !outfit.ids.isDisjoint(with: $0) && !outfit.ids.isSuperset(of: $0) }
            #expect(outfit.refusals.contains { $0.contains("an incomplete set") } == isHalf, "\(outfit)")
        }
        #expect(outfits.contains { $0.ids.isSuperset(of: suits[0]) && $0.refusals.isEmpty })
        #expect(outfits.contains { $0.ids.isSuperset(of: ["Green blazer", "Stone chinos"]) && $0.refusals.isEmpty })
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: [Self.shirt, Self.shoes] + items, request: OutfitRequest(temperature: 18, occasion: .work),
                count: 20, variety: false))
        for outfit in found.outfits {
            let ids = Set(outfit.items.map(\.id))
            for suit in suits { #expect(ids.isDisjoint(with: suit) || ids.isSuperset(of: suit), "\(ids)") }
        }
    }

    /// A suit jacket without its trousers in the wardrobe is worn like a blazer.
    @Test func `jackets without a suit can be worn`() throws {
        let outfits = try Self.every([Self.navyJacket, Self.chinos])
        let worn = outfits.first { $0.ids.isSuperset(of: ["Navy suit jacket", "Stone chinos"]) }
        #expect(worn?.refusals == [])
    }

    /// A set stated by the owner is a set, regardless of colors and names.
    @Test func `stated sets are kept together`() throws {
        var (blazer, chinos) = (Self.blazer, Self.chinos)
        let jeans = named("Blue jeans", .jeans, 0x3B5278, .denim)
        #expect(
            try Self.every([blazer, chinos, jeans]).allSatisfy {
                !$0.refusals.contains { $0.contains("an incomplete set") }
            })
        blazer.set = "Summer suit"
        chinos.set = "summer SUIT"
        let outfits = try Self.every([blazer, chinos, jeans])
        for outfit in outfits {
            let isHalf = outfit.ids.contains("Green blazer") != outfit.ids.contains("Stone chinos")
            #expect(outfit.refusals.contains { $0.contains("an incomplete set") } == isHalf, "\(outfit)")
        }
        // A set of one item has no effect.
        chinos.set = nil
        #expect(
            try Self.every([blazer, chinos, jeans]).allSatisfy {
                !$0.refusals.contains { $0.contains("an incomplete set") }
            })
    }

    @Test func `stated sets override inferred ones`() {
        var jacket = Self.navyJacket
        jacket.set = "mixed"
        var trousers = Self.grayTrousers
        trousers.set = "mixed"
        #expect(
            Self.sets([jacket, trousers, Self.navyTrousers, Self.grayJacket])
                == [["Navy suit jacket", "Gray suit trousers"]])
    }

    /// Inferred sets are reported, and stated ones aren't.
    @Test func `inferred sets are reported`() throws {
        func remarks(_ items: [WardrobeItem]) throws -> [String] {
            try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: [Self.shirt, Self.shoes] + items, request: OutfitRequest(temperature: 18), count: 1)
            ).remarks.filter { $0.contains("one set") }
        }
        #expect(
            try remarks([Self.navyJacket, Self.navyTrousers])
                == ["Taken for one set by name, color, and fabric: Navy suit jacket, Navy suit trousers."])
        var (jacket, trousers) = (Self.navyJacket, Self.navyTrousers)
        (jacket.set, trousers.set) = ("navy", "navy")
        #expect(try remarks([jacket, trousers]) == [])
    }

    /// The order of items doesn't change the sets.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `the order doesn't matter`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let hues = [UInt32(0x1B2440), 0x1D2643, 0x20294A, 0x242E54, 0x2A3560, 0x6A6C72, 0x686A70]
        let items = (0..<8).map { number in
            named(
                "Suit \(number.isMultiple(of: 2) ? "jacket" : "trousers") \(number)",
                number.isMultiple(of: 2) ? .blazer : .pants, hues.randomElement(using: &random) ?? 0, .wool)
        }
        let once = Set(Self.sets(items))
        #expect(Set(Self.sets(items.reversed())) == once, "seed \(seed)")
        #expect(Set(Self.sets(items.shuffled(using: &random))) == once, "seed \(seed)")
    }
}
