// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// What protects against dangerous cold is suggested whatever the occasion, and what is owned is never missing.
@Suite struct EtiquetteTests {
    private static let evening = [
        named("White dress shirt", .shirt, 0xFAFAF8, .cotton), named("Navy suit jacket", .blazer, 0x1B2440, .wool),
        named("Navy suit trousers", .pants, 0x1B2440, .wool), named("Navy silk tie", .accessories, 0x222C4A, .silk),
        named("Black oxfords", .shoes, 0x161414, .leather), named("Wool overcoat", .coat, 0x303030, .wool),
    ]
    private static let protection = [
        named("Snow pants", .pants, 0x222222, .nylon), named("Down parka", .coat, 0x4E523A, .nylon),
        named("Ski hat", .hat, 0x24305A, .wool), named("Ski gloves", .accessories, 0x222222),
        named("Snow boots", .boots, 0x2B211C), named("Long johns", .leggings, 0x303030, .wool),
    ]

    private static func found(
        _ items: [WardrobeItem], _ request: OutfitRequest, onlyClean: Bool = false
    ) throws -> OutfitSuggestions {
        var input = SuggestOutfitsInput(items: items, request: request, count: 1)
        input.onlyClean = onlyClean
        return try SuggestOutfits.reading(of: input)
    }

    private static func worn(_ found: OutfitSuggestions) -> Set<String> {
        Set((found.outfits.first ?? found.nearest)?.items.map(\.id) ?? [])
    }

    /// At −20 °C and 30 km/h, Environment Canada's chart has a wind chill of −33: skin can freeze in 10 to 30 minutes.
    ///
    /// Four hours outdoors in a suit and a parka are beyond ISO 11079's limit.
    @Test(arguments: [Occasion.wedding, .party, .work, .interview, .dateNight, .athletic, .outdoor, .casual])
    func `protective items are worn to any occasion in dangerous cold`(occasion: Occasion) throws {
        let settings = [DaySetting(.outdoors, minutes: 240), DaySetting(.indoors, minutes: 180)]
        let found = try Self.found(
            Self.evening + Self.protection.filter { $0.name != "Long johns" },
            OutfitRequest(settings: settings, temperature: -20, wind: 30 / 3.6, occasion: occasion))
        let danger = try #require(found.danger, "frostbite is possible in any clothes")
        #expect(danger.windChill?.rounded() == -33)
        #expect(10...30 ~= danger.frostbiteMinutes ?? 0)
        let worn = Self.worn(found)
        for item in ["Snow pants", "Down parka", "Ski hat", "Ski gloves"] {
            #expect(worn.contains(item), "\(occasion): \(worn.sorted())")
        }
        for owned in ["an insulated coat", "insulated pants", "a warm hat", "gloves"] {
            #expect(!danger.advice.contains(owned), "\(occasion): \(danger.advice)")
        }
    }

    /// At +5 °C nothing is dangerous, and the occasion decides.
    @Test func `the occasion decides without danger`() throws {
        let found = try Self.found(
            Self.evening + Self.protection, OutfitRequest(temperature: 5, wind: 2, occasion: .wedding))
        #expect(found.danger == nil)
        #expect(Self.worn(found).isDisjoint(with: ["Snow pants", "Ski hat", "Snow boots", "Down parka"]))
    }

    /// An item that a filter removed is named, and isn't missing.
    @Test func `warmer items that aren't suggested are named`() throws {
        var dirty = Self.protection
        for index in dirty.indices { dirty[index].laundry = .dirty }
        let request = OutfitRequest(temperature: -20, wind: 8, occasion: .casual)
        let danger = try #require(try Self.found(Self.evening + dirty, request).danger)
        #expect(danger.sentence.contains("this outfit protects you for"), "\(danger.sentence)")
        for name in ["Snow pants", "Down parka", "Ski hat", "Ski gloves"] {
            #expect(danger.sentence.contains("the \(name) (dirty)"), "\(danger.sentence)")
        }
        #expect(danger.advice.contains("wear the Snow pants (dirty)"))
        for missing in ["an insulated coat", "a warm hat", "gloves", "insulated pants", "long underwear"] {
            #expect(!danger.advice.contains(missing), "\(danger.advice)")
        }
        #expect(danger.advice.contains("a scarf"))
        // An item that waits for a repair or is in the wash can't be worn.
        var away = Self.protection
        for index in away.indices { away[index].laundry = .inWash }
        let without = try #require(try Self.found(Self.evening + away, request).danger)
        #expect(without.advice.contains("an insulated coat") && without.advice.contains("insulated pants"))
        #expect(without.sentence.contains("the warmest outfit you own protects you for"), "\(without.sentence)")
    }

    /// The minutes are those of ISO 11079's D_lim for the warmest clothes that are owned.
    @Test func `the minutes are those of the warmest clothes`() throws {
        var items = Self.evening + Self.protection
        for index in items.indices where items[index].name == "Down parka" { items[index].laundry = .dirty }
        let request = OutfitRequest(
            settings: [DaySetting(.outdoors, minutes: 240)], temperature: -25, wind: 5, occasion: .casual)
        let danger = try #require(try Self.found(items, request).danger)
        let scorer = try OutfitScorer(
            request, profile: UserProfile(), wears: [], weights: ScoringWeights(), items: items)
        let best = scorer.warmth.warmest(of: scorer.readings)
        let clo = scorer.warmth.clo(sum: best.worn.reduce(0) { $0 + $1.item.clo })
        let balance = ColdStressBalance(
            airTemperature: -25, radiantTemperature: -25, relativeAirSpeed: WindProfile.speed(forecast: 5),
            humidity: 50, metabolicRate: 2 * 58.15, walkingSpeed: 0.0052 * (2 * 58.15 - 58), airPermeability: 5)
        let hours = try #require(balance.durationLimit(.minimal, clo: clo))
        #expect(abs(try #require(danger.minutes) - hours * 60) < 0.01)
        #expect(best[.outer]?.name == "Down parka")
    }
}
