// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct QuantityUnitTests {
    // SI prefixes, and the pound of 1959: exactly 0.45359237 kg, of which an ounce is a sixteenth.
    @Test(arguments: [
        (500.0, "g", "kg", 0.5), (2, "kg", "g", 2_000), (0.3, "g", "kg", 0.0003), (1, "kg", "mg", 1_000_000),
        (250, "ml", "l", 0.25), (33, "cl", "ml", 330), (1.5, "Liter", "dl", 15), (1, "lb", "g", 453.59237),
        (1, "oz", "g", 28.349523125), (16, "oz", "lb", 1), (453.59237, "g", "lb", 1), (0.1, "kg", "g", 100),
        (1e-6, "kg", "mg", 1), (1_000_000, "g", "kg", 1_000), (500, "г", "кг", 0.5),
    ]) func `a quantity is converted exactly`(quantity: Double, unit: String, other: String, expected: Double) {
        #expect(QuantityUnit.convert(quantity, from: unit, to: other) == expected)
    }

    @Test(
        arguments: [
            ("g", "ml"), ("packs", "kg"), ("kg", "packs"), ("jars", "boxes"), ("oz", "fl oz"), ("cup", "ml"),
            (nil, "kg"),
            ("kg", nil),
        ] as [(String?, String?)]) func `other units aren't`(unit: String?, other: String?)
    {
        #expect(QuantityUnit.convert(1, from: unit, to: other) == nil)
    }

    @Test(arguments: [("pack", "Packs"), ("g", "grams"), ("lbs", "lb"), ("glass", "Glass")])
    func `one unit has several names`(unit: String, other: String) {
        #expect(QuantityUnit.convert(1.25, from: unit, to: other) == 1.25)
    }

    @Test(
        arguments: [
            ("80 g", "kg", 0.08), ("80g", "g", 80), ("250 ml", "l", 0.25), ("a bowl", "g", nil), ("80 g dry", "g", nil),
            ("2", "g", nil), ("80 g", "packs", nil),
        ] as [(String, String, Double?)]) func `the size of a serving is read if it is a figure with a unit`(
            words: String, unit: String, expected: Double?
        )
    {
        var food = FoodDetails(product: "Rice")
        food.unit = unit
        food.nutrition = Nutrition()
        food.nutrition?.servingSize = words
        #expect(food.statedServing == expected)
    }

    // Two kilograms are 2,000 grams: a copy that counts in grams and one that uses half a kilogram agree on 1,500 g.
    @Test func `two copies of a food are merged in one unit`() throws {
        func rice(_ quantity: Double, _ unit: String, updated: Double) -> Twin {
            var food = FoodDetails(product: "Rice")
            food.unit = unit
            food.lots = [FoodLot(id: "a", quantity: quantity)]
            var twin = Twin(id: "rice", details: .food(food))
            twin.updated = Timestamp(secondsSince1970: updated)
            return twin
        }
        let (before, grams, used) = (
            rice(2, "kg", updated: 1), rice(2_000, "g", updated: 2), rice(1.5, "kg", updated: 3)
        )
        for (local, remote) in [(grams, used), (used, grams)] {
            let merged = try ResolveConflict.reading(
                of: ResolveConflictInput(local: [local], remote: [remote], ancestor: [before]))
            guard case .food(let food)? = merged.merged.first?.details else { return #expect(Bool(false)) }
            #expect(food.unit == "g" && food.lots.map(\.quantity) == [1_500] && merged.isComplete)
        }
        let packs = rice(3, "packs", updated: 2)
        let asked = try ResolveConflict.reading(
            of: ResolveConflictInput(local: [packs], remote: [used], ancestor: [before]))
        #expect(asked.questions.map(\.field) == [""])
    }
}
