// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// A day as a sequence of settings: those of its occasion, or stated ones.
@Suite struct DayPlanTests {
    private static func stages(_ request: OutfitRequest) throws -> [String] {
        try DayPlan(request).stages.map { stage in
            let range =
                stage.coldest == stage.warmest
                ? Figure.short(stage.coldest) : "\(Figure.short(stage.coldest))..\(Figure.short(stage.warmest))"
            return "\(stage.setting.rawValue) \(Figure.short(stage.minutes)) min \(range) °C "
                + "\(Figure.short(stage.met)) met"
        }
    }

    /// Our convention: walks of 15 to 30 minutes, rooms at 21 °C, and activities from ASHRAE 55.
    @Test(
        arguments: [
            (Occasion.work, ["outdoors 20 min 4 °C 2 met", "indoors 540 min 21 °C 1.2 met"]),
            (.workPresentation, ["outdoors 20 min 4 °C 2 met", "indoors 540 min 21 °C 1.4 met"]),
            (.casual, ["outdoors 60 min 4 °C 2 met", "indoors 120 min 21 °C 1.4 met"]),
            (.brunch, ["outdoors 25 min 4 °C 2 met", "indoors 150 min 21 °C 1.2 met"]),
            (.party, ["outdoors 20 min 4 °C 2 met", "indoors 240 min 21 °C 1.6 met"]),
            (.wedding, ["outdoors 15 min 4 °C 2 met", "indoors 300 min 21 °C 1.4 met"]),
            (.travel, ["outdoors 30 min 4 °C 2 met", "indoors 300 min 21 °C 1.2 met"]),
            (.outdoor, ["outdoors 180 min 4 °C 2.3 met"]), (.beach, ["outdoors 180 min 4 °C 1.5 met"]),
            (.athletic, ["outdoors 45 min 4 °C 3 met"]), (.gym, ["indoors 60 min 21 °C 4 met"]),
            (.loungewear, ["indoors 600 min 21 °C 1.1 met"]),
        ])
    func `occasions have a typical day`(_ occasion: Occasion, _ stages: [String]) throws {
        #expect(try Self.stages(OutfitRequest(temperature: 4, occasion: occasion)) == stages)
    }

    @Test func `every occasion and dress code has a day`() throws {
        for occasion in Occasion.allCases {
            let plan = try DayPlan(OutfitRequest(temperature: 10, occasion: occasion))
            #expect(!plan.stages.isEmpty && plan.stages.allSatisfy { 0.8...6.8 ~= $0.met && 1...1440 ~= $0.minutes })
            #expect(plan.outdoors.count + plan.indoors.count == plan.stages.count)
            #expect(plan.remark?.hasPrefix("Assumed for \(occasion.inWords): ") == true)
        }
        for code in DressCode.allCases {
            let plan = try DayPlan(OutfitRequest(temperature: 10, dressCode: code))
            #expect(plan.outdoors.count == 1 && plan.indoors.count == 1, "\(code)")
        }
        let work = try DayPlan(OutfitRequest(temperature: 10, occasion: .work))
        #expect(work.remark == "Assumed for a workday: 20 minutes outdoors, then 9 hours indoors.")
    }

    @Test func `a day without an occasion has an hour outdoors`() throws {
        #expect(try Self.stages(OutfitRequest(temperature: 9)) == ["outdoors 60 min 9 °C 2 met"])
    }

    /// A room is at 21 °C in cold and cool weather, and follows summer temperatures up to 25 °C.
    @Test(arguments: [(-20.0, "21"), (15, "21"), (21, "21"), (23, "23"), (25, "25"), (38, "25")])
    func `rooms are heated or cooled`(_ outdoors: Double, _ room: String) throws {
        let stages = try Self.stages(OutfitRequest(temperature: outdoors, occasion: .work))
        #expect(stages.last == "indoors 540 min \(room) °C 1.2 met")
    }

    /// Homes are cooled less than offices.
    @Test(arguments: [(10.0, "21"), (26, "26"), (27, "27"), (35, "27")])
    func `homes are warmer in summer`(_ outdoors: Double, _ room: String) throws {
        let stages = try Self.stages(OutfitRequest(temperature: outdoors, occasion: .loungewear))
        #expect(stages == ["indoors 600 min \(room) °C 1.1 met"])
    }

    @Test func `contradictory days are rejected`() {
        func path(_ request: OutfitRequest) -> String? {
            do {
                _ = try DayPlan(request)
                return nil
            } catch {
                return error.path
            }
        }
        let day = [DaySetting(.outdoors, minutes: 720), DaySetting(.indoors, minutes: 720)]
        #expect(path(OutfitRequest(settings: day, temperature: 10)) == nil)
        #expect(path(OutfitRequest(setting: .outdoors, settings: day, temperature: 10)) == "request.settings")
        let longer = day + [DaySetting(.indoors, minutes: 1)]
        #expect(path(OutfitRequest(settings: longer, temperature: 10)) == "request.settings")
        #expect(path(OutfitRequest(settings: day)) == "request.temperature")
    }

    @Test func `a temperature range applies to every stretch outdoors`() throws {
        #expect(
            try Self.stages(OutfitRequest(coldest: 8, warmest: 27, occasion: .casual))
                == ["outdoors 60 min 8..27 °C 2 met", "indoors 120 min 21..25 °C 1.4 met"])
    }

    @Test func `stated settings override the occasion`() throws {
        let request = OutfitRequest(
            settings: [
                DaySetting(.outdoors, minutes: 20), DaySetting(.indoors, minutes: 540, temperature: 19),
                DaySetting(.outdoors, minutes: 60, temperature: -4, met: 1.4),
                DaySetting(.indoors, minutes: 90, met: 2.6),
            ], temperature: 3, occasion: .beach)
        #expect(
            try Self.stages(request) == [
                "outdoors 20 min 3 °C 2 met", "indoors 540 min 19 °C 1.2 met", "outdoors 60 min -4 °C 1.4 met",
                "indoors 90 min 21 °C 2.6 met",
            ])
        #expect(try DayPlan(request).remark == nil)
    }

    /// Indoors or outdoors all day: the temperature is that of the setting.
    @Test func `one setting can last all day`() throws {
        #expect(
            try Self.stages(OutfitRequest(setting: .indoors, temperature: 24, occasion: .work))
                == ["indoors 540 min 24 °C 1.2 met"])
        #expect(
            try Self.stages(OutfitRequest(setting: .indoors, coldest: 18, warmest: 22, occasion: .beach))
                == ["indoors 60 min 18..22 °C 1.2 met"])
        #expect(
            try Self.stages(OutfitRequest(setting: .outdoors, temperature: 24, occasion: .work))
                == ["outdoors 60 min 24 °C 2 met"])
        #expect(
            try Self.stages(OutfitRequest(setting: .outdoors, temperature: 24, occasion: .outdoor))
                == ["outdoors 180 min 24 °C 2.3 met"])
        #expect(try DayPlan(OutfitRequest(setting: .indoors, temperature: 24)).remark == nil)
    }

    /// A stated activity applies to the time outdoors, or to the only setting; a stretch's own activity takes
    /// precedence.
    @Test func `a stated activity sets the metabolic rate`() throws {
        #expect(
            try Self.stages(OutfitRequest(temperature: 4, met: 1.7, occasion: .work))
                == ["outdoors 20 min 4 °C 1.7 met", "indoors 540 min 21 °C 1.2 met"])
        #expect(
            try Self.stages(OutfitRequest(setting: .indoors, temperature: 20, met: 1.7, occasion: .work))
                == ["indoors 540 min 20 °C 1.7 met"])
        let settings = [DaySetting(.outdoors, minutes: 30, met: 2.6), DaySetting(.outdoors, minutes: 30)]
        #expect(
            try Self.stages(OutfitRequest(settings: settings, temperature: 4, met: 1.7))
                == ["outdoors 30 min 4 °C 2.6 met", "outdoors 30 min 4 °C 1.7 met"])
        #expect(
            try Self.stages(OutfitRequest(setting: .indoors, temperature: 20, occasion: .gym))
                == ["indoors 60 min 20 °C 4 met"])
    }

    /// A day spent mostly indoors requires less insulation than a whole day outdoors at the same temperature.
    @Test(arguments: SampleWardrobe.allCases, [-8.0, 0, 6])
    func `a desk day gets clothes for the desk`(_ wardrobe: SampleWardrobe, celsius: Double) throws {
        func staying(_ settings: [DaySetting]) throws -> Double {
            let request = OutfitRequest(settings: settings, temperature: celsius, wind: 3, occasion: .workCasual)
            let found = try SuggestOutfits.reading(
                of: SuggestOutfitsInput(items: wardrobe.items, request: request, count: 1))
            let items = Dictionary(uniqueKeysWithValues: wardrobe.items.map { ($0.id, ItemReading($0)) })
            return found.outfits[0].items.compactMap { items[$0.id] }.filter { $0.slot != .outer }
                .reduce(0) { $0 + $1.clo }
        }
        let desk = try staying([DaySetting(.outdoors, minutes: 15), DaySetting(.indoors, minutes: 540)])
        let walk = try staying([DaySetting(.outdoors, minutes: 240)])
        #expect(desk < walk)
    }

    @Test func `settings are decoded from JSON`() async throws {
        let engine = try Engine([WardrobePlugin()])
        let items: JSONValue = [
            ["id": "t", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
            ["id": "b", "name": "Chinos", "category": "pants", "primaryColor": "#B9A27C"],
            ["id": "s", "name": "Loafers", "category": "shoes", "primaryColor": "#5C3A21"],
        ]
        let answer = try await engine.run(
            "wardrobe.suggest-outfits",
            [
                "items": items,
                "request": [
                    "temperature": 12,
                    "settings": [
                        ["setting": "outdoors", "minutes": 20],
                        ["setting": "indoors", "minutes": 480, "temperature": 20],
                    ],
                ],
            ])
        let parts = try #require(answer["outfits"]?[0]?["parts"])
        #expect(parts.text().contains("of a room at 20 °C"), "\(parts.text())")
        await #expect(throws: ComputationError.self) {
            try await engine.run(
                "wardrobe.suggest-outfits",
                [
                    "items": items,
                    "request": ["temperature": 12, "settings": [["setting": "outdoors", "minutes": 0]]],
                ])
        }
    }
}
