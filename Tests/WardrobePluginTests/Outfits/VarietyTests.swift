// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// The second suggestion isn't the first with another belt.
@Suite struct VarietyTests {
    private static let mains: Set<Slot> = [.top, .bottom, .onePiece, .shoes, .mid, .secondMid, .outer]

    /// On every day of a year and for every occasion, no two suggestions are equal in all main slots, or equal with
    /// items in swapped slots.
    ///
    /// They're sorted best first, and none is refused if the first isn't.
    @Test(arguments: SampleWardrobe.allCases, [-18.0, -6, 2, 8, 13, 17, 21, 26, 33])
    func `no two outfits are alike`(_ wardrobe: SampleWardrobe, celsius: Double) throws {
        for occasion in [Occasion.work, .casual, .dateNight, .wedding, .outdoor, .athletic, .loungewear] {
            let found = try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: wardrobe.items, request: OutfitRequest(temperature: celsius, wind: 3, occasion: occasion),
                    count: 6))
            let comment: Comment = "\(wardrobe) at \(celsius) °C for \(occasion)"
            #expect(!found.outfits.isEmpty, comment)
            var seen: Set<[Slot: String]> = []
            var worn: Set<Set<String>> = []
            for outfit in found.outfits {
                let main = EveryOutfit.ids(outfit).filter { Self.mains.contains($0.key) }
                #expect(seen.insert(main).inserted, comment)
                #expect(worn.insert(Set(main.values)).inserted, comment)
                #expect(outfit.refusals.count <= found.outfits[0].refusals.count, comment)
            }
            #expect(found.outfits.map(\.total) == found.outfits.map(\.total).sorted(by: >), comment)
        }
    }

    /// Two fine sweaters that can be tops aren't swapped: nobody wears one over the other.
    @Test func `swapped layers aren't another outfit`() throws {
        let items = [
            named("Black merino sweater", .sweater, 0x202020, .wool),
            named("Camel cashmere sweater", .sweater, 0xC09A6C),
            named("White shirt", .shirt, 0xFAFAFA), named("Blue jeans", .jeans, 0x3B5278),
            named("Gray trousers", .pants, 0x6B6B6B), named("Brown boots", .boots, 0x54361F),
        ]
        for variety in [true, false] {
            let found = try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: items, request: OutfitRequest(temperature: 10, occasion: .brunch), count: 50,
                    variety: variety))
            var worn: Set<Set<String>> = []
            for outfit in found.outfits {
                #expect(worn.insert(Set(outfit.items.map(\.id))).inserted, "\(outfit.items.map(\.id))")
                #expect(outfit.items.count { $0.category == .sweater } <= 1)
            }
            #expect(worn.contains { $0.contains("Black merino sweater") && !$0.contains("White shirt") })
        }
    }

    /// If a wardrobe has good outfits that differ in two main slots, they're suggested.
    ///
    /// If not, one slot is enough, and if there isn't even one, there are fewer suggestions.
    @Test func `the number of outfits is that of different looks`() throws {
        func found(_ items: [WardrobeItem], _ count: Int) throws -> OutfitSuggestions {
            try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: items, request: OutfitRequest(temperature: 19, occasion: .casual), count: count))
        }
        let shirts = ["White", "Blue", "Pink", "Green"].map {
            named("\($0) shirt", .shirt, 0xE0E0E4) { $0.weight = .thin }
        }
        let jeans = ["Black", "Blue", "Gray"].map { named("\($0) jeans", .jeans, 0x3B5278) }
        let sneakers = [named("White sneakers", .sneakers, 0xF4F4F2)]
        // Equal items count as one: these shirts differ only by name.
        let one = try found(shirts + jeans + sneakers, 3)
        #expect(one.outfits.count == 1 && one.outfits[0].items[0].alternatives.count == 3)
        #expect(one.shortages == ["only 1 of 3 outfits: the others look too similar or are much worse"])
        // Colors distinguish them: four shirts, and each makes a different outfit.
        var colored = shirts
        for (place, hex) in [UInt32(0xFAFAFA), 0x9DB8D9, 0xE8B4C0, 0x2E5B3C].enumerated() {
            colored[place] = named(colored[place].name, .shirt, hex) { $0.weight = .thin }
        }
        let four = try found(colored + jeans.prefix(1) + sneakers, 10)
        #expect(four.outfits.count == 4)
        for (place, outfit) in four.outfits.enumerated() {
            for other in four.outfits[..<place] { #expect(EveryOutfit.differences(outfit, other) == 1) }
        }
        // With as many trousers, three outfits differ in both slots, and come before those that differ in one.
        let trousers = [UInt32(0x161618), 0x3B5278, 0x9A9A9E].enumerated().map { named("Jeans \($0)", .jeans, $1) }
        let three = try found(colored + trousers + sneakers, 3)
        for (place, outfit) in three.outfits.enumerated() {
            for other in three.outfits[..<place] { #expect(EveryOutfit.differences(outfit, other) == 2) }
        }
    }

    /// A belt, a scarf, or a watch doesn't make a different outfit.
    @Test func `accessories don't make another outfit`() throws {
        let items = [
            named("White shirt", .shirt, 0xFAFAFA), named("Gray trousers", .pants, 0x6B6B6B, .wool),
            named("Brown oxfords", .shoes, 0x5C3A21, .leather), named("Brown belt", .belt, 0x5C3A21, .leather),
            named("Black belt", .belt, 0x161616, .leather), named("Silk scarf", .scarf, 0x702020, .silk),
            named("Steel watch", .jewelry, 0xB0B0B4), named("Leather briefcase", .bag, 0x5C3A21, .leather),
        ]
        var input = SuggestOutfitsInput(
            items: items, request: OutfitRequest(temperature: 18, occasion: .work), count: 10)
        #expect(try SuggestOutfits.reading(of: input).outfits.count == 1)
        input.variety = false
        #expect(try SuggestOutfits.reading(of: input).outfits.count == 10)
    }

    /// Refused outfits aren't listed with acceptable ones, even if that leaves fewer than requested.
    @Test func `rejected outfits aren't shown`() throws {
        let items = [
            named("White shirt", .shirt, 0xFAFAFA), named("Gray trousers", .pants, 0x6B6B6B, .wool),
            named("Black oxfords", .shoes, 0x161616, .leather), named("Snow boots", .boots, 0x2B211C),
            named("Swim trunks", .shorts, 0x24305A), named("Pajama top", .tshirt, 0x9DB8D9),
        ]
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 16, occasion: .work), count: 5))
        #expect(found.outfits.count == 1 && found.outfits[0].refusals.isEmpty)
        #expect(found.shortages.last?.hasPrefix("only 1 of 5 outfits") == true)
    }
}
