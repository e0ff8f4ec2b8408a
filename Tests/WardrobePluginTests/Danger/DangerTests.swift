// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// A danger is reported before any outfit, with minutes and missing items.
///
/// Without a danger, nothing is reported.
@Suite struct DangerTests {
    static let summer = [
        named("White T-shirt", .tshirt, 0xF5F5F5, .cotton), named("Blue jeans", .jeans, 0x3B5278, .denim),
        named("White sneakers", .sneakers, 0xF4F4F2),
    ]
    static let winter =
        summer + [
            named("Merino base layer", .tshirt, 0x404040, .wool), named("Long johns", .leggings, 0x303030, .wool),
            named("Flannel shirt", .shirt, 0x7A2E2E, .cotton), named("Aran sweater", .sweater, 0xE6DDC8, .wool),
            named("Lined winter trousers", .pants, 0x2E3238), named("Down parka", .coat, 0x4E523A, .nylon),
            named("Snow boots", .boots, 0x2B211C), named("Wool beanie", .hat, 0x24305A, .wool),
            named("Wool scarf", .scarf, 0x808084, .wool), named("Mittens", .accessories, 0x222222),
        ]

    static func found(_ items: [WardrobeItem], _ request: OutfitRequest) throws -> OutfitSuggestions {
        try SuggestOutfits.reading(of: SuggestOutfitsInput(items: items, request: request, count: 1))
    }

    /// −18 °C and 20 km/h in a T-shirt: the minutes are those of ISO 11079 for the clothes worn, and all missing items
    /// are named.
    @Test func `a T-shirt in deep frost is dangerous`() throws {
        let request = OutfitRequest(temperature: -18, wind: 20 / 3.6, occasion: .casual)
        let found = try Self.found(Self.summer, request)
        let danger = try #require(found.danger)
        #expect(danger.kind == .cold && danger.stay == 60)
        let clo = try #require(found.outfits.first).insulation.clo
        let balance = ColdStressBalance(
            airTemperature: -18, radiantTemperature: -18, relativeAirSpeed: WindProfile.speed(forecast: 20 / 3.6),
            humidity: 50, metabolicRate: 2 * 58.15, walkingSpeed: 0.0052 * (2 * 58.15 - 58), airPermeability: 100)
        let hours = try #require(balance.durationLimit(.minimal, clo: clo))
        let minutes = try #require(danger.minutes)
        #expect((minutes - hours * 60).magnitude < 0.01 && minutes < 30)
        #expect(danger.sentence.hasPrefix("Dangerously cold: at -18 °C "), "\(danger.sentence)")
        #expect(danger.sentence.contains("\(Int(minutes)) minutes (ISO 11079)"), "\(danger.sentence)")
        #expect(danger.sentence.contains("outdoors for 60 minutes"), "\(danger.sentence)")
        // Environment Canada: wind chill −28, frostbite within 30 minutes.
        #expect(danger.windChill?.rounded() == -28 && danger.frostbiteMinutes == 30)
        #expect(danger.sentence.contains("skin can freeze within 30 minutes"), "\(danger.sentence)")
        let missing = try #require(danger.missingClo)
        #expect(missing > 1)
        for advice in ["an insulated coat", "a warm hat", "gloves", "a scarf", "a warm sweater", "long underwear"] {
            #expect(danger.advice.contains(advice) && danger.sentence.contains(advice), "\(danger)")
        }
        // UTCI at −18 °C and 5.6 m/s is in the category very strong cold stress, −27 to −40.
        #expect(danger.stress == .veryStrongColdStress)
    }

    /// With winter clothes in the closet, all warm items are worn, and none of them is reported as missing.
    @Test func `winter clothes prevent danger`() throws {
        let warm: Set = [
            "Merino base layer", "Long johns", "Aran sweater", "Down parka", "Snow boots", "Wool beanie", "Wool scarf",
            "Mittens",
        ]
        for (celsius, wind) in [(-18.0, 20 / 3.6), (-10, 2), (-25, 1)] {
            let found = try Self.found(
                Self.winter, OutfitRequest(temperature: celsius, wind: wind, occasion: .casual))
            let outfit = try #require(found.outfits.first)
            #expect(outfit.refusals.isEmpty, "\(celsius) °C: \(outfit.refusals)")
            #expect(Set(outfit.items.map(\.id)).isSuperset(of: warm), "\(celsius) °C: \(outfit.items.map(\.id))")
            let advice = found.danger?.advice ?? []
            for owned in ["coat", "hat", "gloves", "scarf", "sweater", "underwear"] {
                #expect(!advice.contains { $0.contains(owned) }, "\(advice)")
            }
        }
        #expect(try Self.found(Self.winter, OutfitRequest(temperature: -10, wind: 2, occasion: .casual)).danger == nil)
    }

    /// A short walk isn't dangerous where an hour is, and a longer stay is more dangerous.
    @Test func `the length of the stay matters`() throws {
        func danger(_ minutes: Double) throws -> Danger? {
            try Self.found(
                Self.summer,
                OutfitRequest(settings: [DaySetting(.outdoors, minutes: minutes)], temperature: -4, wind: 2)
            ).danger
        }
        #expect(try danger(5) == nil)
        let long = try #require(try danger(240))
        #expect(long.stay == 240 && long.frostbiteMinutes == nil)
        #expect(try #require(long.minutes) < 240)
        #expect(long.sentence.contains("4 hours"), "\(long.sentence)")
    }

    /// If insufficient clothing causes a cold danger, no other outfit with as few refusals is safe.
    ///
    /// Without a danger, the best outfit is safe.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `no other outfit is safe if danger is reported`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var input = SuggestOutfitsInput(
            items: SampleWardrobe.allCases[Int(seed % 2)].items.filter { _ in Bool.random(using: &random) },
            request: OutfitRequest(
                temperature: Double.random(in: -35...3, using: &random),
                wind: Double.random(in: 0...10, using: &random),
                occasion: [.casual, .outdoor, .work, .party, .travel].randomElement(using: &random)), count: 1)
        input.items.append(contentsOf: Self.summer)
        let found = try SuggestOutfits.reading(of: input)
        let best = try #require(found.outfits.first, "seed \(seed)")
        let scorer = try OutfitScorer(
            input.request, profile: input.profile, wears: [], weights: input.weights, items: input.items)
        func isSafe(_ outfit: ScoredOutfit) -> Bool {
            let outer = outfit.items.first { $0.slot == .outer }.flatMap { worn in
                scorer.readings.first { $0.item.id == worn.id }
            }
            return scorer.warmth.outdoors.allSatisfy { stretch in
                outfit.insulation.clo >= stretch.needs[scorer.shell(of: outer).rawValue].safe
            }
        }
        let isSaid = found.danger?.sentence.contains("ISO 11079") == true
        #expect(isSafe(best) != isSaid, "seed \(seed): \(found.danger?.sentence ?? "")")
        guard !isSafe(best) else { return }
        input.count = 100
        input.variety = false
        for other in try SuggestOutfits.reading(of: input).outfits where other.refusals.count <= best.refusals.count {
            #expect(!isSafe(other), "seed \(seed): \(other.items.map(\.id))")
        }
    }

    // MARK: Heat

    /// Heat danger starts exactly at UTCI's strong heat stress in the shade.
    @Test(arguments: stride(from: 18.0, through: 42, by: 2).map { $0 })
    func `heat danger follows its category`(celsius: Double) throws {
        let request = OutfitRequest(temperature: celsius, wind: 2, humidity: 40, occasion: .casual)
        let utci = UniversalThermalClimateIndex.celsius(air: celsius, radiant: celsius, wind: 2, humidity: 40)
        let stress = ThermalStress(utci: utci)
        let danger = try Self.found(Self.summer, request).danger
        let isStrong = [.strongHeatStress, .veryStrongHeatStress, .extremeHeatStress].contains(stress)
        #expect((danger != nil) == isStrong, "\(celsius) °C: UTCI \(utci)")
        guard let danger else { return }
        #expect(danger.kind == .heat && danger.stress == stress && danger.utci == utci)
        #expect(danger.minutes == nil && danger.frostbiteMinutes == nil && danger.missingClo == nil)
        #expect(danger.advice.contains { $0.contains("shade") } && danger.advice.contains { $0.contains("water") })
        #expect(danger.sentence.lowercased().hasPrefix(stress.words), "\(danger.sentence)")
        #expect(danger.sentence.contains("(UTCI)") && danger.sentence.contains("shade"), "\(danger.sentence)")
    }

    /// Beyond UTCI's range, 50 °C and 50 hPa of vapor, the heat is extreme, and no index is reported.
    @Test(arguments: [(52.0, 20.0), (44, 80)])
    func `heat beyond the index is extreme`(celsius: Double, humidity: Double) throws {
        let danger = try #require(
            try Self.found(
                Self.summer, OutfitRequest(temperature: celsius, humidity: humidity, occasion: .casual)
            ).danger)
        #expect(danger.kind == .heat && danger.stress == .extremeHeatStress && danger.utci == nil)
        #expect(danger.sentence.contains("beyond"), "\(danger.sentence)")
    }

    /// What a dress code keeps on is listed as what to take off outdoors.
    @Test func `heat danger names layers to take off`() throws {
        let items = [
            named("White dress shirt", .shirt, 0xFAFAF8, .cotton), named("Navy suit jacket", .blazer, 0x1B2440, .wool),
            named("Navy suit trousers", .pants, 0x1B2440, .wool), named("Navy silk tie", .accessories, 0x222C4A, .silk),
            named("Black oxfords", .shoes, 0x161414, .leather),
        ]
        let found = try Self.found(
            items, OutfitRequest(temperature: 38, wind: 1, humidity: 45, dressCode: .businessProfessional))
        let danger = try #require(found.danger)
        #expect(danger.kind == .heat)
        #expect(
            danger.advice.first == "take off the Navy suit jacket and the Navy silk tie outdoors", "\(danger.advice)")
    }

    @Test func `days in ordinary rooms have no danger`() throws {
        for celsius in [5.0, 16, 29] {
            #expect(try Self.found(Self.summer, OutfitRequest(setting: .indoors, temperature: celsius)).danger == nil)
        }
    }

    // MARK: JSON

    @Test func `danger is its own field of the output`() async throws {
        let engine = try Engine([WardrobePlugin()])
        let items: JSONValue = [
            ["id": "t", "name": "T-shirt", "category": "tshirt", "primaryColor": "#FFFFFF"],
            ["id": "b", "name": "Jeans", "category": "jeans", "primaryColor": "#3B5278"],
            ["id": "s", "name": "Sneakers", "category": "sneakers", "primaryColor": "#F4F4F2"],
        ]
        func answer(_ request: JSONValue) async throws -> JSONValue {
            try await engine.run("wardrobe.suggest-outfits", ["items": items, "request": request])
        }
        let cold = try await answer(["temperature": -20, "wind": 8, "occasion": "casual"])
        #expect(cold["danger"]?["kind"] == "cold")
        #expect(cold["danger"]?["minutes"]?.double ?? 99 < 30)
        #expect(cold["danger"]?["frostbiteMinutes"]?.double ?? 99 <= 30)
        #expect(cold["danger"]?["sentence"]?.string?.hasPrefix("Dangerously cold: ") == true)
        #expect(cold["outfits"]?[0]?["items"] != nil, "an outfit is still shown")
        let hot = try await answer(["temperature": 41, "humidity": 40, "occasion": "casual"])
        #expect(hot["danger"]?["kind"] == "heat" && hot["danger"]?["minutes"] == nil)
        let mild = try await answer(["temperature": 19, "occasion": "casual"])
        #expect(mild["outfits"]?[0] != nil && mild["danger"] == nil)
        // The danger comes first in the text, too.
        #expect(cold.text().hasPrefix("{\"danger\":"))
    }

    /// At −32 °C and 48 km/h, bare skin freezes within 5 minutes (Environment Canada's table of wind chill).
    @Test func `a day indoors has the danger of the way there`() throws {
        let gym = try #require(
            try Self.found(Self.winter, OutfitRequest(temperature: -32, wind: 48 / 3.6, occasion: .gym)).danger)
        #expect(gym.kind == .cold && (gym.frostbiteMinutes ?? 99) <= 5)
        #expect(gym.sentence.hasPrefix("Dangerously cold outside at -32 °C"), "\(gym.sentence)")
        #expect(try Self.found(Self.winter, OutfitRequest(temperature: 45, occasion: .gym)).danger?.kind == .heat)
        #expect(try Self.found(Self.winter, OutfitRequest(temperature: 10, occasion: .gym)).danger == nil)
    }

    @Test func `a room can be dangerous too`() throws {
        func danger(_ celsius: Double) throws -> Danger? {
            try Self.found(Self.winter, OutfitRequest(setting: .indoors, temperature: celsius, occasion: .wedding))
                .danger
        }
        #expect(try danger(-40)?.sentence.hasPrefix("The temperature is that of the room: dangerously cold") == true)
        #expect(try danger(40)?.advice.contains("go to a cooler place") == true)
        #expect(try danger(12) == nil && danger(27) == nil)
    }

    @Test func `bare hands limit the time outdoors, and boots are missing`() throws {
        let names = ["Wool scarf", "Mittens", "Snow boots"]
        let items = Self.winter.filter { !names.contains($0.name) }
        let danger = try #require(
            try Self.found(items, OutfitRequest(temperature: -32, wind: 48 / 3.6, occasion: .casual)).danger)
        let minutes = try #require(danger.frostbiteMinutes)
        #expect(danger.sentence.contains("Stay outdoors for at most \(Int(minutes)) minutes."), "\(danger.sentence)")
        #expect(danger.advice.contains("gloves") && danger.advice.contains("warm boots"), "\(danger.advice)")
    }
}
