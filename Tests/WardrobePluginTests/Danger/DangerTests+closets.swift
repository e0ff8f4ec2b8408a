// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

extension DangerTests {
    /// At −20 °C and 40 km/h, skin of the most susceptible freezes within 14 minutes (the regression of `Frostbite`).
    @Test(arguments: [Occasion.casual, .gym])
    func `an unknown wind is said where it would be dangerous`(occasion: Occasion) throws {
        func sentence(_ celsius: Double, _ wind: Double?) throws -> String {
            try Self.found(Self.winter, OutfitRequest(temperature: celsius, wind: wind, occasion: occasion)).danger?
                .sentence ?? ""
        }
        #expect(
            try sentence(-20, nil).contains("The wind is unknown: at 40 km/h, bare skin can freeze within 14 minutes."))
        #expect(try !sentence(-20, 0).contains("unknown") && !sentence(-5, nil).contains("unknown"))
    }

    @Test func `a closet without shoes still has the danger of the day, first`() throws {
        let barefoot = Self.winter.filter { ![.sneakers, .boots].contains($0.category) }
        func refusal(_ celsius: Double, _ find: (OutfitRequest) throws -> Void) throws -> String {
            let request = OutfitRequest(temperature: celsius, wind: 48 / 3.6, occasion: .casual)
            return try #require(throws: ComputationError.self) { try find(request) }.message
        }
        func suggest(_ request: OutfitRequest) throws { _ = try Self.found(barefoot, request) }
        func pack(_ request: OutfitRequest) throws {
            _ = try PackOutfits.reading(of: PackOutfitsInput(items: barefoot, days: [request]))
        }
        let cold = try refusal(-30, suggest)
        #expect(cold.hasPrefix("Dangerously cold: at -30 °C") && cold.hasSuffix("there are no shoes at all"), "\(cold)")
        #expect(cold.contains("warm boots"), "\(cold)")
        let hot = try refusal(45, suggest)
        #expect(hot.hasPrefix("Extreme heat stress") && !hot.contains("Take off"), "\(hot)")
        #expect(try refusal(-30, pack).hasPrefix("Day 1: Dangerously cold: at -30 °C"))
        #expect(try refusal(15, suggest) == "there are no shoes at all")
    }

    /// A T-shirt protects for fewer minutes than the parka in the closet.
    @Test func `the time outdoors is that of the clothes it names`() throws {
        let all = try Self.found(
            Self.winter.map { item in
                var item = item
                if item.name == "Down parka" { item.laundry = .dirty }
                return item
            }, OutfitRequest(temperature: -30, wind: 8, occasion: .casual))
        let danger = try #require(all.danger)
        let worn = try #require(danger.sentence.firstMatch(of: #/protects you for ([0-9]+) minutes/#)).1
        let best = try #require(danger.sentence.firstMatch(of: #/warmest clothes you own protect you for ([0-9]+)/#)).1
        #expect(try #require(Int(worn)) < #require(Int(best)), "\(danger.sentence)")
        #expect(
            danger.sentence.contains(
                "Stay outdoors for at most \(worn) minutes in this outfit, \(best) in the warmest clothes."),
            "\(danger.sentence)")
    }

    @Test func `a missing waterproof jacket is named on a wet day`() throws {
        func advice(_ items: [WardrobeItem]) throws -> [String] {
            try Self.found(
                items, OutfitRequest(temperature: 2, wind: 8, condition: .rainy, occasion: .outdoor)
            ).danger?.advice ?? []
        }
        #expect(try advice(Self.summer).contains("a waterproof jacket"))
        let shell = named("Rain jacket", .jacket, 0x224488, .nylon) { $0.waterproof = true }
        #expect(try !advice(Self.summer + [shell]).contains("a waterproof jacket"))
    }

    @Test func `each day of a trip has its danger`() throws {
        let days = [-30.0, 15, 44].map { OutfitRequest(temperature: $0, wind: 8, occasion: .casual) }
        let list = try PackOutfits.reading(
            of: PackOutfitsInput(
                items: Self.winter
                    + Self.summer.map { item in
                        var item = item
                        item.id += " 2"
                        return item
                    }, days: days))
        #expect(list.days.map { $0.danger?.kind } == [.cold, nil, .heat])
    }
}
