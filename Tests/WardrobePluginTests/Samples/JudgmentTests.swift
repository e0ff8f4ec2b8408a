// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// A well-dressed person's judgment of the sample wardrobes' best outfits: properties, not copies of output.
@Suite struct JudgmentTests {
    private static func best(
        _ request: OutfitRequest, of wardrobe: SampleWardrobe, count: Int = 1
    ) throws -> [[WardrobeItem]] {
        let items = Dictionary(uniqueKeysWithValues: wardrobe.items.map { ($0.id, $0) })
        return try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: wardrobe.items, request: request, count: count)
        ).outfits.map { outfit in outfit.items.compactMap { items[$0.id] } }
    }

    private static func names(_ worn: [WardrobeItem]) -> Comment { "\(worn.map(\.name))" }

    /// The formality levels of visible items, without accessories.
    private static func levels(_ worn: [WardrobeItem]) -> [Int] {
        worn.filter { !$0.slots[0].isAccessory && ![.base, .legs].contains($0.slots[0]) }.map(\.effectiveFormality)
    }

    private static func has(_ worn: [WardrobeItem], _ slot: Slot) -> Bool { worn.contains { $0.slots.contains(slot) } }

    @Test func `each sample wardrobe suits one person`() {
        let (men, women) = (SampleWardrobe.menswear.items, SampleWardrobe.womenswear.items)
        #expect(!men.contains { [.dress, .skirt, .heels, .blouse].contains($0.category) })
        #expect(!women.contains { $0.kind.traits.contains(.dinner) || $0.kind.traits.contains(.necktie) })
        for items in [men, women] {
            #expect(Set(items.map(\.id)).count == items.count)
            #expect(items.contains { $0.kind.traits.contains(.insulated) && $0.slots == [.outer] })
        }
        #expect(Set(men.map(\.id)).union(women.map(\.id)) == Set(SampleWardrobe.everything.map(\.id)))
    }

    @Test(arguments: SampleWardrobe.allCases, [nil, .cloudy, .rainy] as [WeatherCondition?])
    func `a workday in spring gets business clothes`(_ wardrobe: SampleWardrobe, _ condition: WeatherCondition?)
        throws
    {
        let days = try Self.best(
            OutfitRequest(temperature: 13, wind: 3, condition: condition, occasion: .work), of: wardrobe, count: 5)
        #expect(days.count >= 3)
        for worn in days {
            #expect(!worn.contains { [.shorts, .sandals, .hoodie].contains($0.category) }, Self.names(worn))
            #expect(!worn.contains { $0.category == .leggings && $0.slots[0] == .bottom }, Self.names(worn))
            #expect(!worn.contains { $0.effectiveFormality == 1 }, Self.names(worn))
            #expect(Self.has(worn, .mid) || Self.has(worn, .secondMid) || Self.has(worn, .outer), Self.names(worn))
        }
    }

    @Test(arguments: SampleWardrobe.allCases, [Occasion.work, .casual, .outdoor, .travel, .brunch])
    func `ten below zero gets winter clothes`(_ wardrobe: SampleWardrobe, _ occasion: Occasion) throws {
        for condition in [.clear, .snowy] as [WeatherCondition] {
            let worn = try Self.best(
                OutfitRequest(temperature: -10, wind: 3, condition: condition, occasion: occasion), of: wardrobe)[0]
            let outer = worn.first { $0.slots[0] == .outer }
            // A down parka outdoors, or a wool overcoat for a short walk to a desk
            let coats: Set = occasion == .outdoor ? ["down-parka"] : ["down-parka", "wool-overcoat"]
            #expect(outer.map { coats.contains($0.id) } == true, Self.names(worn))
            #expect(worn.contains { $0.category == .boots }, Self.names(worn))
            #expect(
                worn.contains { $0.id == "beanie" } && worn.contains { $0.id == "leather-gloves" }, Self.names(worn))
            #expect(worn.contains { $0.id == "wool-scarf" }, Self.names(worn))
            #expect(Self.has(worn, .mid) || Self.has(worn, .secondMid), Self.names(worn))
            #expect(!worn.contains { $0.category == .shorts }, Self.names(worn))
            #expect(!Self.has(worn, .onePiece) || worn.contains { $0.id == "black-tights" }, Self.names(worn))
        }
    }

    @Test(arguments: SampleWardrobe.allCases)
    func `a hot beach gets light clothes`(_ wardrobe: SampleWardrobe) throws {
        for worn in try Self.best(
            OutfitRequest(temperature: 33, condition: .clear, occasion: .beach), of: wardrobe, count: 3)
        {
            #expect(!worn.contains { $0.fabric == .wool || $0.fabric == .cashmere }, Self.names(worn))
            #expect(!worn.contains { $0.weight == .thick || $0.category.isRemovableLayer }, Self.names(worn))
            #expect(!worn.contains { [.boots, .heels, .shoes, .jeans].contains($0.category) }, Self.names(worn))
            #expect(!worn.contains { [.scarf, .belt].contains($0.category) }, Self.names(worn))
        }
    }

    @Test(arguments: [OutfitRequest(temperature: 18), OutfitRequest(setting: .indoors, temperature: 21)])
    func `black tie gets evening wear`(_ day: OutfitRequest) throws {
        var request = day
        request.dressCode = .blackTie
        request.occasion = .formalEvent
        let man = Set(try Self.best(request, of: .menswear)[0].map(\.id))
        let suit: Set = ["evening-trousers", "dinner-jacket", "patent-shoes", "bow-tie", "pleated-shirt"]
        #expect(man.isSuperset(of: suit) && man.isDisjoint(with: ["black-belt", "brown-belt", "navy-tie"]), "\(man)")
        let woman = Set(try Self.best(request, of: .womenswear)[0].map(\.id))
        #expect(woman.isSuperset(of: ["evening-gown", "black-heels"]), "\(woman)")
        #expect(woman.isDisjoint(with: ["black-belt", "brown-belt"]), "\(woman)")
    }

    @Test(
        arguments: SampleWardrobe.allCases,
        [OutfitRequest(setting: .indoors, temperature: 20), OutfitRequest(temperature: 16)])
    func `sport gets sportswear`(_ wardrobe: SampleWardrobe, _ day: OutfitRequest) throws {
        for occasion in [Occasion.gym, .athletic] {
            var request = day
            request.occasion = occasion
            let worn = try Self.best(request, of: wardrobe)[0]
            #expect(Self.levels(worn).allSatisfy { $0 <= 2 }, Self.names(worn))
            #expect(worn.contains { $0.id == "running-shoes" }, Self.names(worn))
            #expect(worn.contains { $0.id == "training-top" }, Self.names(worn))
            #expect(!worn.contains { $0.category == .jeans || $0.category == .belt }, Self.names(worn))
        }
    }

    @Test(arguments: SampleWardrobe.allCases, [Occasion.work, .casual, .travel, .brunch, .dateNight])
    func rain(_ wardrobe: SampleWardrobe, _ occasion: Occasion) throws {
        for temperature in [4.0, 10, 16] {
            let worn = try Self.best(
                OutfitRequest(temperature: temperature, wind: 4, condition: .rainy, occasion: occasion), of: wardrobe)[
                    0]
            #expect(worn.contains { $0.slots[0] == .outer && $0.waterproof == true }, Self.names(worn))
            let shoes = worn.first { $0.slots[0] == .shoes }?.category
            #expect(shoes != .sandals && shoes != .heels, Self.names(worn))
        }
    }

    @Test(arguments: SampleWardrobe.allCases)
    func `formality follows the occasion`(_ wardrobe: SampleWardrobe) throws {
        func mean(_ occasion: Occasion, _ temperature: Double) throws -> Double {
            let worn = try Self.best(OutfitRequest(temperature: temperature, occasion: occasion), of: wardrobe)[0]
            let levels = Self.levels(worn.filter { $0.slots[0] != .outer })
            return Double(levels.reduce(0, +)) / Double(levels.count)
        }
        for temperature in [8.0, 14, 20, 26] {
            let order = try [Occasion.formalEvent, .interview, .workCasual, .casual, .gym].map {
                try mean($0, temperature)
            }
            for (more, less) in zip(order, order.dropFirst()) { #expect(more > less, "\(temperature) °C: \(order)") }
        }
    }

    @Test(arguments: SampleWardrobe.allCases)
    func `interview outfits have no denim, and matching leather`(_ wardrobe: SampleWardrobe) throws {
        for temperature in [8.0, 14, 20] {
            let worn = try Self.best(OutfitRequest(temperature: temperature, occasion: .interview), of: wardrobe)[0]
            #expect(!worn.contains { $0.fabric == .denim }, Self.names(worn))
            let ids = Set(worn.map(\.id))
            #expect(!ids.isSuperset(of: ["brown-belt", "black-oxfords"]), Self.names(worn))
            #expect(!ids.isSuperset(of: ["black-belt", "brown-loafers"]), Self.names(worn))
            // Suit and tie for him, and no half suit
            #expect(ids.contains("suit-jacket") == ids.contains("suit-trousers"), Self.names(worn))
            if wardrobe == .menswear { #expect(ids.contains("navy-tie"), Self.names(worn)) }
        }
    }

    @Test(
        arguments: SampleWardrobe.allCases,
        [Occasion.work, .workCasual, .interview, .brunch, .loungewear, .formalEvent])
    func `coats aren't worn indoors`(_ wardrobe: SampleWardrobe, _ occasion: Occasion) throws {
        for temperature in [19.0, 21, 24] {
            let worn = try Self.best(
                OutfitRequest(setting: .indoors, temperature: temperature, occasion: occasion), of: wardrobe)[0]
            #expect(
                !worn.contains { [.outer, .head, .neck, .hands].contains($0.slots[0]) }, Self.names(worn))
        }
    }

    @Test(arguments: SampleWardrobe.allCases)
    func `city summer outfits don't overheat`(_ wardrobe: SampleWardrobe) throws {
        for occasion in [Occasion.work, .casual, .brunch, .party] {
            let worn = try Self.best(
                OutfitRequest(temperature: 30, condition: .clear, occasion: occasion), of: wardrobe)[0]
            #expect(!worn.contains { $0.slots[0] == .outer || $0.category == .scarf }, Self.names(worn))
            #expect(!worn.contains { $0.category == .sweater || $0.category == .hoodie }, Self.names(worn))
            #expect(!worn.contains { $0.category == .boots || $0.id == "leather-gloves" }, Self.names(worn))
            #expect(!worn.contains { $0.id == "beanie" }, Self.names(worn))
        }
    }

    /// No gloves, knit hats, sun hats in the frost, snow boots, or sandals out of season, on any mild day.
    @Test(arguments: SampleWardrobe.allCases, stride(from: 8.0, through: 22, by: 2).map { $0 })
    func `ordinary days get ordinary outfits`(_ wardrobe: SampleWardrobe, _ celsius: Double) throws {
        for occasion in [Occasion.work, .workCasual, .casual, .brunch, .dateNight, .travel] {
            for worn in try Self.best(
                OutfitRequest(temperature: celsius, wind: 2, occasion: occasion), of: wardrobe, count: 3)
            {
                let ids = Set(worn.map(\.id))
                #expect(!ids.contains("leather-gloves") || celsius <= 8, Self.names(worn))
                #expect(!ids.contains("beanie") || celsius <= 9, Self.names(worn))
                #expect(!ids.contains("straw-hat") || celsius >= 18, Self.names(worn))
                #expect(ids.isDisjoint(with: ["winter-boots", "winter-trousers", "down-parka"]), Self.names(worn))
                #expect(!ids.contains("sandals") || celsius >= 18, Self.names(worn))
                #expect(!ids.contains("shorts") || celsius >= 17, Self.names(worn))
                #expect(Self.has(worn, .outer) || Self.has(worn, .secondMid) || celsius >= 10, Self.names(worn))
            }
        }
    }
}
