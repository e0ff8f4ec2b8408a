// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// Compares the warmth in scores with the warmth computations.
@Suite struct WarmthScoreTests {
    private static let wardrobe = SampleWardrobe.menswear.items
    private static let items = Dictionary(uniqueKeysWithValues: wardrobe.map { ($0.id, ItemReading($0)) })

    private static func worn(_ outfit: ScoredOutfit) -> [ItemReading] { outfit.items.compactMap { items[$0.id] } }

    /// ISO 9920's sum over an outfit's items.
    private static func clo(_ worn: [ItemReading], over baseLayer: BaseLayer = .underwear) -> Double {
        EnsembleInsulation.clo(sum: worn.reduce(baseLayer.clo) { $0 + $1.clo })
    }

    private static func shell(_ worn: [ItemReading]) -> OuterShell {
        worn.first { $0.slot == .outer }.map { $0.keepsWindOut ? .windproof : .cloth } ?? .none
    }

    /// The insulation that the hardest stretch outdoors requires under an outfit's outermost layer.
    private static func need(
        _ celsius: Double, _ request: OutfitRequest, _ shell: OuterShell, offset: Double = 0
    ) throws -> OutdoorNeed {
        let stage = try #require(try DayPlan(request).outdoors.first)
        return OutdoorNeed(
            celsius: celsius, wind: request.wind, humidity: request.humidity ?? 50, met: stage.met,
            minutes: stage.minutes, shell: shell, offset: offset)
    }

    @Test func `the warmth sentence at 55 °F is complete`() throws {
        var profile = UserProfile()
        profile.temperatureUnit = .fahrenheit
        let request = OutfitRequest(temperature: (55 - 32) / 1.8, wind: 2.5, occasion: .work)
        let outfit = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: Self.wardrobe, request: request, profile: profile, count: 1)
        ).outfits[0]
        let reason = try #require(outfit.parts.first { $0.name == .warmth }?.reason)
        #expect(reason.contains(" needed at 55 °F and a light breeze for 20 minutes"), "\(reason)")
        #expect(reason.contains(" of a room at 70 °F"), "\(reason)")
        let words = reason.split(separator: " ")
        let worn = Self.worn(outfit)
        let need = try Self.need((55 - 32) / 1.8, request, Self.shell(worn))
        // "0.96 clo for the 0.72 to 1.08 needed at 55 °F and a light breeze"
        for (place, figure) in [(0, Self.clo(worn)), (4, need.minimum), (6, need.neutral)] {
            #expect((try #require(Double(words[place])) - figure).magnitude <= 0.005 + 1e-9, "\(reason)")
        }
    }

    /// An outfit's reported and required insulation equal those of the warmth computations.
    @Test(arguments: 0..<24 as Range<UInt64>)
    func `insulation equals the ensemble's`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var profile = UserProfile()
        profile.baseLayer = BaseLayer.allCases[Int(seed) % 3]
        let isIndoors = seed % 4 == 0
        let request = OutfitRequest(
            setting: isIndoors ? .indoors : seed % 4 == 1 ? .outdoors : nil,
            temperature: Double.random(in: isIndoors ? 15...28 : -15...28, using: &random),
            wind: isIndoors ? nil : Double.random(in: 0...12, using: &random),
            occasion: [.work, .casual, .party, .outdoor].randomElement(using: &random))
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: Self.wardrobe, request: request, profile: profile, count: 8))
        #expect(!found.outfits.isEmpty, "seed \(seed)")
        for outfit in found.outfits {
            let worn = Self.worn(outfit)
            let ensemble = EnsembleInsulation.reading(
                of: EnsembleInput(garments: worn.map(\.item.insulation), baseLayer: profile.baseLayer))
            // An item's insulation is rounded to a fiftieth of a clo.
            #expect((outfit.insulation.clo - ensemble.clo).magnitude <= 0.01 * Double(worn.count), "seed \(seed)")
            #expect((outfit.insulation.clo - Self.clo(worn, over: profile.baseLayer)).magnitude < 1e-9, "seed \(seed)")
            #expect(outfit.insulation.setting == (isIndoors ? .indoors : .outdoors) && outfit.layers == nil)
            let required = outfit.insulation.required
            if isIndoors {
                let met = try DayPlan(request).stages[0].met
                let band = try RequiredInsulation.reading(
                    of: RequiredInsulationInput(
                        setting: .indoors, airTemperature: request.temperature ?? 0, met: met, outsideRange: true)
                ).required
                #expect((required.minimum - band.minimum).magnitude < 1e-9, "seed \(seed)")
                #expect((required.upper - band.upper).magnitude < 1e-9, "seed \(seed)")
            } else {
                let need = try Self.need(request.temperature ?? 0, request, Self.shell(worn))
                #expect(required.minimum == need.minimum && required.neutral == need.neutral, "seed \(seed)")
            }
        }
    }

    // MARK: A day's range

    /// Layers come off from the outside in, until the insulation is as close as possible to what the warmest hour
    /// requires.
    ///
    /// The plan works if both ends are within 0.1 clo of the requirement.
    @Test(arguments: 0..<24 as Range<UInt64>)
    func `layers come off from the outside`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let coldest = Double.random(in: -12...10, using: &random)
        let warmest = coldest + Double.random(in: 2...12, using: &random)
        let request = OutfitRequest(
            coldest: coldest, warmest: warmest, wind: Double.random(in: 0...8, using: &random),
            occasion: [.work, .casual, .travel, .outdoor].randomElement(using: &random))
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: Self.wardrobe, request: request, count: 8))
        #expect(!found.outfits.isEmpty, "seed \(seed)")
        for outfit in found.outfits {
            let worn = Self.worn(outfit)
            let layers = try #require(outfit.layers)
            let need = try Self.need(warmest, request, Self.shell(worn))
            let warm = InsulationBand(minimum: need.minimum, neutral: max(need.neutral, DayWarmth.lightest))
            #expect(layers.required == warm, "seed \(seed)")
            let removable = [Slot.outer, .secondMid, .mid].compactMap { slot in
                outfit.items.first { $0.slot == slot }?.id
            }
            .filter { Self.items[$0]?.isRemovable == true }
            #expect(layers.shed == Array(removable.prefix(layers.shed.count)), "seed \(seed)")
            func miss(_ count: Int) -> Double {
                let off = Set(removable.prefix(count))
                let clo = Self.clo(worn.filter { !off.contains($0.item.id) })
                if count == layers.shed.count { #expect((layers.clo - clo).magnitude < 1e-9, "seed \(seed)") }
                return max(0, warm.deviation(of: clo).magnitude - 0.1)
            }
            for count in 0...removable.count {
                #expect(miss(count) > miss(layers.shed.count) - 1e-9, "seed \(seed): \(count)")
                if count < layers.shed.count {
                    #expect(miss(count) > miss(layers.shed.count), "seed \(seed): \(count)")
                }
            }
            let cold = outfit.insulation.required
            let ends = [cold.deviation(of: outfit.insulation.clo), warm.deviation(of: layers.clo)]
            #expect(layers.holds == ends.allSatisfy { $0.magnitude <= 0.1 }, "seed \(seed)")
            for id in layers.shed {
                #expect(layers.explanation.contains("the \(Self.items[id]?.name ?? "?")"), "seed \(seed)")
            }
        }
    }

    /// A range under two degrees counts as one temperature.
    @Test func `narrow ranges have no layer plan`() throws {
        func layers(_ warmest: Double) throws -> OutfitLayers? {
            var outfit = Dressed([.shirt, .pants, .shoes, .coat])
            outfit.request = OutfitRequest(coldest: 6, warmest: warmest)
            return try outfit.scored().layers
        }
        #expect(try layers(7.9) == nil && layers(8) != nil)
    }

    /// From 41 to 63 °F, the outfits for work are warm enough in the morning and cool enough at noon, and the text says
    /// so.
    @Test func `a day from 41 to 63 °F has a layer plan`() throws {
        var profile = UserProfile()
        profile.temperatureUnit = .fahrenheit
        let request = OutfitRequest(coldest: 5, warmest: 155.0 / 9, wind: 2, occasion: .work)
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: Self.wardrobe, request: request, profile: profile, count: 3))
        #expect(found.outfits.count == 3)
        for outfit in found.outfits {
            let layers = try #require(outfit.layers)
            #expect(layers.explanation.contains("63 °F"), "\(layers.explanation)")
            let reason = try #require(outfit.parts.first { $0.name == .warmth }?.reason)
            #expect(reason.contains("at 41 °F") && reason.contains("cool enough at 63 °F"), "\(reason)")
            #expect(!reason.contains("short"), "\(reason)")
        }
        #expect(found.outfits.contains { $0.layers?.holds == true && $0.layers?.shed.isEmpty == false })
    }

    @Test func `missing warmth is stated`() throws {
        var outfit = Dressed()
        outfit.request = OutfitRequest(temperature: 0, wind: 2)
        let need = try Self.need(0, outfit.request, .none)
        let clo = Self.clo(outfit.items.map(ItemReading.init))
        let reason = try outfit.part(.warmth).reason
        let short = try #require(
            reason.split(separator: ", ").first { $0.contains(" short") }?.split(separator: " ").first)
        #expect((try #require(Double(short)) - (need.minimum - clo)).magnitude <= 0.01 + 1e-9, "\(reason)")
        // Long underwear in place of underwear: 0.835 · (0.38 − 0.07).
        #expect(reason.contains("long underwear adds 0.26"), "\(reason)")
        outfit.profile.baseLayer = .longUnderwear
        #expect(try !outfit.part(.warmth).reason.contains("underwear adds"))
    }

    @Test(arguments: SampleWardrobe.allCases)
    func `people who feel the cold dress warmer`(_ wardrobe: SampleWardrobe) throws {
        func clo(_ offset: Double) throws -> Double {
            var profile = UserProfile()
            profile.personalOffset = offset
            return try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: wardrobe.items, request: OutfitRequest(temperature: 8, wind: 2, occasion: .casual),
                    profile: profile, count: 1)
            ).outfits[0].insulation.clo
        }
        #expect(try clo(-0.4) < clo(0) && clo(0) < clo(0.4))
    }
}
