// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// What a well-dressed person would say of the sample wardrobe's best outfits: properties, not copies of an output.
@Suite struct JudgementTests {
    private static func best(_ request: OutfitRequest, count: Int = 1) throws -> [[WardrobeItem]] {
        let items = Dictionary(uniqueKeysWithValues: SampleWardrobe.everything.map { ($0.id, $0) })
        return try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: SampleWardrobe.everything, request: request, count: count)
        ).outfits.map { outfit in outfit.items.compactMap { items[$0.id] } }
    }

    private static func names(_ worn: [WardrobeItem]) -> Comment { "\(worn.map(\.name))" }

    /// Levels of what is seen: no accessory counts.
    private static func levels(_ worn: [WardrobeItem]) -> [Int] {
        worn.filter { $0.category.slot != .accessory }.map(\.effectiveFormality)
    }

    @Test(arguments: [nil, .cloudy, .rainy] as [WeatherCondition?])
    func aWorkingDayInSpring(_ condition: WeatherCondition?) throws {
        for worn in try Self.best(
            OutfitRequest(temperature: 13, wind: 3, condition: condition, occasion: .work), count: 5)
        {
            #expect(!worn.contains { [.shorts, .sandals, .hoodie, .leggings].contains($0.category) }, Self.names(worn))
            #expect(!worn.contains { $0.effectiveFormality == 1 }, Self.names(worn))
            #expect(worn.contains { $0.slots.contains(.mid) || $0.category.slot == .outer }, Self.names(worn))
        }
    }

    @Test(arguments: [Occasion.work, .casual, .outdoor, .travel, .brunch])
    func tenBelowZero(_ occasion: Occasion) throws {
        let warmest = SampleWardrobe.everything.filter { $0.category.slot == .outer }
            .map(\.insulation.effectiveClo).max()
        for condition in [.clear, .snowy] as [WeatherCondition] {
            let worn = try Self.best(
                OutfitRequest(temperature: -10, wind: 3, condition: condition, occasion: occasion))[0]
            let outer = worn.first { $0.category.slot == .outer }
            #expect(outer?.insulation.effectiveClo == warmest, Self.names(worn))
            #expect(worn.contains { $0.category == .boots }, Self.names(worn))
            #expect(worn.contains { $0.category == .hat && $0.fabric == .wool }, Self.names(worn))
            #expect(worn.contains { $0.slots.contains(.mid) }, Self.names(worn))
            #expect(!worn.contains { [.shorts, .skirt, .dress].contains($0.category) }, Self.names(worn))
        }
    }

    @Test func aHotBeach() throws {
        for worn in try Self.best(OutfitRequest(temperature: 33, condition: .clear, occasion: .beach), count: 3) {
            #expect(!worn.contains { $0.fabric == .wool || $0.fabric == .cashmere }, Self.names(worn))
            #expect(!worn.contains { $0.weight == .thick || $0.category.isRemovableLayer }, Self.names(worn))
            #expect(!worn.contains { [.boots, .heels, .shoes, .jeans].contains($0.category) }, Self.names(worn))
        }
    }

    @Test(arguments: [OutfitRequest(temperature: 18), OutfitRequest(setting: .indoors, temperature: 21)])
    func blackTieIsEveningWear(_ day: OutfitRequest) throws {
        var request = day
        request.dressCode = .blackTie
        request.occasion = .formalEvent
        let worn = try Self.best(request)[0]
        #expect(Self.levels(worn).allSatisfy { $0 >= 7 }, Self.names(worn))
        let ids = Set(worn.map(\.id))
        let inSuit: Set = ["evening-trousers", "dinner-jacket", "patent-shoes"]
        #expect(ids.isSuperset(of: inSuit) || ids.contains("evening-gown"), Self.names(worn))
        // With a dinner jacket go the bow tie that hangs beside it and an evening shirt or silk, and no gown.
        let suited = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: SampleWardrobe.everything, request: request, count: 1, with: ["dinner-jacket"])
        ).outfits[0]
        let suitedIDs = Set(suited.items.map(\.id))
        #expect(suitedIDs.isSuperset(of: inSuit.union(["bow-tie"])), "\(suited.items.map(\.name))")
        #expect(!suitedIDs.isDisjoint(with: ["pleated-shirt", "silk-blouse"]), "\(suited.items.map(\.name))")
    }

    @Test(arguments: [OutfitRequest(setting: .indoors, temperature: 20), OutfitRequest(temperature: 16)])
    func sportIsDoneInSportswear(_ day: OutfitRequest) throws {
        for occasion in [Occasion.gym, .athletic] {
            var request = day
            request.occasion = occasion
            let worn = try Self.best(request)[0]
            #expect(Self.levels(worn).allSatisfy { $0 <= 2 }, Self.names(worn))
            #expect(worn.contains { $0.id == "running-shoes" }, Self.names(worn))
            #expect(worn.contains { $0.category == .tshirt }, Self.names(worn))
            #expect(!worn.contains { $0.category == .jeans || $0.category == .belt }, Self.names(worn))
        }
    }

    @Test(arguments: [Occasion.work, .casual, .travel, .brunch, .dateNight])
    func rain(_ occasion: Occasion) throws {
        for temperature in [4.0, 10, 16] {
            let worn = try Self.best(
                OutfitRequest(temperature: temperature, wind: 4, condition: .rainy, occasion: occasion))[0]
            #expect(worn.contains { $0.category.slot == .outer && $0.waterproof == true }, Self.names(worn))
            let shoes = worn.first { $0.category.slot == .shoes }?.category
            #expect(shoes != .sandals && shoes != .heels, Self.names(worn))
        }
    }

    @Test func formalityFollowsTheOccasion() throws {
        func mean(_ occasion: Occasion, _ temperature: Double) throws -> Double {
            let levels = Self.levels(try Self.best(OutfitRequest(temperature: temperature, occasion: occasion))[0])
            return Double(levels.reduce(0, +)) / Double(levels.count)
        }
        for temperature in [8.0, 14, 20, 26] {
            let order = try [Occasion.formalEvent, .interview, .workCasual, .casual, .gym].map {
                try mean($0, temperature)
            }
            for (more, less) in zip(order, order.dropFirst()) { #expect(more > less, "\(temperature) °C: \(order)") }
        }
    }

    @Test func anInterviewHasNoDenimAndMatchingLeather() throws {
        for temperature in [8.0, 14, 20] {
            let worn = try Self.best(OutfitRequest(temperature: temperature, occasion: .interview))[0]
            #expect(!worn.contains { $0.fabric == .denim }, Self.names(worn))
            let belt = worn.first { $0.category == .belt }?.id
            let shoes = worn.first { $0.category.slot == .shoes }?.id
            #expect(!(belt == "brown-belt" && shoes == "black-oxfords"), Self.names(worn))
            #expect(!(belt == "black-belt" && shoes == "brown-loafers"), Self.names(worn))
        }
    }

    @Test(arguments: [Occasion.work, .workCasual, .interview, .brunch, .loungewear, .formalEvent])
    func nobodySitsIndoorsInACoat(_ occasion: Occasion) throws {
        for temperature in [19.0, 21, 24] {
            let worn = try Self.best(
                OutfitRequest(setting: .indoors, temperature: temperature, occasion: occasion))[0]
            #expect(
                !worn.contains { $0.category.slot == .outer || [.hat, .scarf].contains($0.category) },
                Self.names(worn))
        }
    }

    @Test func nobodyOverheatsInSummerInTown() throws {
        for occasion in [Occasion.work, .casual, .brunch, .party] {
            let worn = try Self.best(OutfitRequest(temperature: 30, condition: .clear, occasion: occasion))[0]
            #expect(!worn.contains { $0.category.slot == .outer || $0.category == .scarf }, Self.names(worn))
            #expect(!worn.contains { $0.category == .sweater || $0.category == .hoodie }, Self.names(worn))
            #expect(!worn.contains { $0.category == .boots }, Self.names(worn))
        }
    }
}
