// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct SustainabilityTests {
    @Test func `nothing known is unknown, not 0`() {
        let twin = Twin(
            id: "t", details: .book(BookDetails(title: "Dune")), items: [InventoryItem(id: "i", twin: "t")])
        let summary = SummarizeSustainability.reading(of: [twin])
        #expect(summary.carbon.kilograms == nil)
        #expect(summary.carbon.unknown == 1)
        #expect(summary.recyclability.mean == nil)
        #expect(summary.kinds.isEmpty)
    }

    @Test func `figures are added by source`() {
        var items = (0..<4).map { InventoryItem(id: "i\($0)", twin: "t") }
        (items[0].carbonFootprint, items[0].carbonSource, items[0].recyclability) = (60, "maker", 40)
        (items[1].carbonFootprint, items[1].carbonSource) = (20, "maker")
        (items[2].carbonFootprint, items[2].recyclability) = (0, 80)
        var phone = ElectronicsDetails(name: "Phone")
        (phone.containsBattery, phone.recyclingInstructions) = (true, "Return to the shop.")
        var food = FoodDetails(product: "Milk")
        food.isVegan = false
        let summary = SummarizeSustainability.reading(of: [
            Twin(id: "t", details: .electronics(phone), items: items), Twin(id: "m", details: .food(food)),
        ])
        #expect(summary.carbon.kilograms == 80)
        #expect(summary.carbon.known == 3 && summary.carbon.unknown == 1)
        #expect(summary.carbon.sources.map(\.source) == ["maker", nil])
        #expect(summary.carbon.sources.map(\.kilograms) == [80, 0])
        #expect(summary.recyclability == RecyclabilityFigure(mean: 60, known: 2, unknown: 2))
        #expect(summary.batteries == ShareFigure(count: 1, known: 1, unknown: 0))
        #expect(summary.recyclingInstructions == ShareFigure(count: 1, known: 1, unknown: 0))
        #expect(summary.veganFood == ShareFigure(count: 0, known: 1, unknown: 0))
        #expect(summary.organicFood == ShareFigure(count: 0, known: 0, unknown: 1))
        #expect(summary.kinds.map(\.kind) == [.electronics])
    }
}
