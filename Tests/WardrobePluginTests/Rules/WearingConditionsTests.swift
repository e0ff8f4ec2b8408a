// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// Rain by its probability, the felt wind, and the requirements by setting.
@Suite struct WearingConditionsTests {
    private static func conditions(_ request: OutfitRequest, items: [WardrobeItem] = []) throws -> WearingConditions {
        WearingConditions(
            request, plan: try DayPlan(request), profile: UserProfile(), readings: items.map(ItemReading.init))
    }

    /// Our convention: a wet forecast without a probability counts as certain.
    ///
    /// A probability from a half on counts in full, one up to a fifth doesn't count, and the values in between are
    /// linear. A dry forecast is trusted up to a half.
    @Test(
        arguments: [
            (WeatherCondition.rainy, nil, 1.0), (.snowy, nil, 1), (.stormy, nil, 1), (.cloudy, nil, 0), (nil, nil, 0),
            (.rainy, 0, 0), (.rainy, 0.1, 0), (.rainy, 0.2, 0), (.rainy, 0.35, 0.5), (.rainy, 0.5, 1), (.rainy, 0.9, 1),
            (.cloudy, 0.3, 0), (.cloudy, 0.49, 0), (.cloudy, 0.5, 1), (nil, 0.8, 1), (nil, 0.2, 0), (.snowy, 0.26, 0.2),
        ] as [(WeatherCondition?, Double?, Double)])
    func wetness(_ condition: WeatherCondition?, _ probability: Double?, _ wetness: Double) throws {
        let request = OutfitRequest(temperature: 10, condition: condition, precipitationProbability: probability)
        #expect((WearingConditions.wetness(request) - wetness).magnitude < 1e-9)
        #expect((try Self.conditions(request).wetness - wetness).magnitude < 1e-9)
        let indoors = OutfitRequest(
            setting: .indoors, temperature: 20, condition: condition, precipitationProbability: probability)
        #expect(try Self.conditions(indoors).wetness == 0)
    }

    /// A 20 % chance of drizzle gets the outfits of dry weather, and certain rain doesn't.
    @Test(arguments: SampleWardrobe.allCases, [6.0, 11, 15, 19, 24])
    func `a small chance of rain changes nothing`(_ wardrobe: SampleWardrobe, celsius: Double) throws {
        for occasion in [Occasion.work, .casual, .outdoor, .dateNight, .travel] {
            func worn(_ condition: WeatherCondition?, _ probability: Double?) throws -> [Set<String>] {
                try SuggestOutfits.reading(
                    of: SuggestOutfitsInput(
                        items: wardrobe.items,
                        request: OutfitRequest(
                            temperature: celsius, wind: 3, condition: condition, precipitationProbability: probability,
                            occasion: occasion), count: 3)
                ).outfits.map { Set($0.items.map(\.id)) }
            }
            let dry = try worn(.cloudy, nil)
            #expect(try worn(.rainy, 0.2) == dry, "\(occasion)")
            #expect(try worn(.cloudy, 0.2) == dry, "\(occasion)")
            #expect(try worn(nil, 0.1) == dry, "\(occasion)")
            #expect(try worn(.rainy, 1) == worn(.rainy, nil), "\(occasion)")
            #expect(try worn(.rainy, 0.6) == worn(.rainy, nil), "\(occasion)")
        }
        // Rain requires a layer that keeps it out.
        let rain = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: wardrobe.items,
                request: OutfitRequest(temperature: celsius, wind: 3, condition: .rainy, occasion: .casual), count: 1))
        if celsius < 20 {
            #expect(rain.outfits[0].items.contains { ["trench-coat", "rain-jacket", "down-parka"].contains($0.id) })
        }
    }

    @Test func `the probability is decoded from JSON`() async throws {
        let engine = try Engine([WardrobePlugin()])
        let items: JSONValue = [
            ["id": "t", "name": "White shirt", "category": "shirt", "primaryColor": "#FFFFFF"],
            ["id": "b", "name": "Chinos", "category": "pants", "primaryColor": "#B9A27C"],
            ["id": "s", "name": "Loafers", "category": "shoes", "primaryColor": "#5C3A21"],
            ["id": "r", "name": "Rain jacket", "category": "jacket", "primaryColor": "#26344F"],
        ]
        func worn(_ probability: Double) async throws -> String {
            try await engine.run(
                "wardrobe.suggest-outfits",
                [
                    "items": items,
                    "request": [
                        "temperature": 18, "condition": "rainy", "precipitationProbability": .number(probability),
                    ],
                ])["outfits"]?[0]?["items"]?.text() ?? ""
        }
        #expect(try await worn(1).contains("Rain jacket"))
        #expect(try await !worn(0.2).contains("Rain jacket"))
        await #expect(throws: ComputationError.self) { try await worn(20) }
    }

    /// The felt temperature is the coldest air temperature, minus up to four degrees for strong wind, and lower for people
    /// who feel the cold.
    @Test func `conditions have the felt temperature`() throws {
        #expect(try Self.conditions(OutfitRequest(coldest: 3, warmest: 12)).felt == 3)
        #expect(try Self.conditions(OutfitRequest(temperature: 3, wind: 4)).felt == 3)
        #expect(try Self.conditions(OutfitRequest(temperature: 3, wind: 9)).felt == 1)
        #expect(try Self.conditions(OutfitRequest(temperature: 3, wind: 30)).felt == -1)
        // A windy condition without a speed counts as a fresh breeze.
        #expect(try Self.conditions(OutfitRequest(temperature: 3, condition: .windy)).wind == 8)
        var cold = UserProfile()
        cold.personalOffset = 0.5
        let request = OutfitRequest(temperature: 3)
        let conditions = WearingConditions(request, plan: try DayPlan(request), profile: cold, readings: [])
        #expect(conditions.felt == -1)
    }

    @Test func `only owned items can be worn`() throws {
        let tie = named("Navy tie", .accessories)
        let shoes = named("Running shoes", .sneakers)
        let request = OutfitRequest(temperature: 15, occasion: .athletic)
        let owned = try Self.conditions(request, items: [tie, shoes])
        #expect(owned.ownsTie && owned.ownsSportswear == [.shoes])
        var (dirty, torn) = (tie, shoes)
        dirty.laundry = .dirty
        torn.condition = .damaged
        let none = try Self.conditions(request, items: [dirty, torn])
        #expect(!none.ownsTie && none.ownsSportswear.isEmpty)
    }
}
