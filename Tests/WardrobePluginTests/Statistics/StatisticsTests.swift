// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing

@testable import WardrobePlugin

@Suite struct StatisticsTests {
    private func item(
        _ id: String, _ category: Category = .shirt, worn: Int = 0, price: String? = nil,
        _ currency: String = "EUR", color: String = "#000000", bought: String? = nil
    ) throws -> WardrobeItem {
        var item = WardrobeItem(
            id: id, name: "Name \(id)", category: category, primaryColor: try SRGBColor(hex: color))
        item.timesWorn = worn
        item.price = price.map { Money(amount: $0, currency: currency) }
        item.purchaseDate = try bought.map { try CalendarDay($0) }
        return item
    }

    @Test func `cost per wear is by currency, with unpriced items separate`() throws {
        let statistics = Statistics.reading(
            of: StatisticsInput(items: [
                try item("a", worn: 30, price: "89.90"), try item("b", worn: 0, price: "50"),
                try item("c", worn: 4, price: "10.10"), try item("d", worn: 7),
                try item("e", worn: 3, price: "5000", "JPY"),
            ]))
        #expect(statistics.unpriced == 1)
        #expect(statistics.items == 5)
        #expect(statistics.worn == 4)
        #expect(statistics.wears == 44)
        #expect(statistics.costs.map(\.currency) == ["EUR", "JPY"])
        // 89.90 + 50 + 10.10 = 150.00 over 34 wears = 4.4117…; 5000 / 3 = 1666.67, and yen have no decimals.
        #expect(statistics.costs.map(\.paid.amount) == ["150.00", "5000"])
        #expect(statistics.costs.map(\.perWear.amount) == ["4.41", "1667"])
        #expect(statistics.costs.map(\.items) == [3, 1])
        #expect(statistics.costs.map(\.wears) == [34, 3])
        // b 50 (never worn counts once), a 89.90 / 30 = 2.9966…, c 10.10 / 4 = 2.525.
        #expect(statistics.dearest.map(\.id) == ["b", "a", "c", "e"])
        #expect(statistics.dearest.map(\.perWear.amount) == ["50.00", "3.00", "2.53", "1667"])
        #expect(statistics.cheapest.map(\.id) == ["c", "a", "b", "e"])
    }

    @Test func `order is by exact quotients`() throws {
        // 10 / 3 = 3.3333… and 3.33 both show as 3.33.
        let statistics = Statistics.reading(
            of: StatisticsInput(items: [try item("a", worn: 1, price: "3.33"), try item("b", worn: 3, price: "10")]))
        #expect(statistics.dearest.map(\.perWear.amount) == ["3.33", "3.33"])
        #expect(statistics.dearest.map(\.id) == ["b", "a"])
        #expect(statistics.cheapest.map(\.id) == ["a", "b"])
    }

    @Test func `most and never worn items are listed`() throws {
        let items = [
            try item("a", worn: 2), try item("b", bought: "2026-05-01"), try item("c", worn: 9), try item("d"),
            try item("e", bought: "2024-05-01"), try item("f", worn: 2),
        ]
        let statistics = Statistics.reading(of: StatisticsInput(items: items))
        #expect(statistics.mostWorn.map(\.id) == ["c", "a", "f"])
        #expect(statistics.neverWorn.map(\.id) == ["e", "b", "d"], "earliest purchase first")
        let short = Statistics.reading(of: StatisticsInput(items: items, count: 1))
        #expect(short.mostWorn.map(\.id) == ["c"])
        #expect(short.neverWorn.map(\.id) == ["e"])
        #expect(short.neverWornCount == 3)
    }

    @Test func `colors and categories are counted`() throws {
        let statistics = Statistics.reading(
            of: StatisticsInput(items: [
                try item("a", .shirt, worn: 1, color: "#FFFFFF"), try item("b", .coat, worn: 5, color: "#01153E"),
                try item("c", .shirt, worn: 2, color: "#0000FF"), try item("d", .bag, color: "#000000"),
            ]))
        #expect(statistics.colors.map(\.family) == [.blue, .black, .white])
        #expect(statistics.colors.map(\.items) == [2, 1, 1])
        #expect(statistics.colors.map(\.share) == [0.5, 0.25, 0.25])
        #expect(statistics.colors.map(\.wears) == [7, 0, 1])
        #expect(statistics.categories.map(\.category) == [.shirt, .coat, .bag])
        #expect(statistics.categories.map(\.wears) == [3, 5, 0])
    }

    @Test func `an empty wardrobe has empty lists`() {
        let statistics = Statistics.reading(of: StatisticsInput(items: []))
        #expect(statistics.items == 0 && statistics.costs.isEmpty && statistics.colors.isEmpty)
    }

    @Test func `history is most recent first`() throws {
        let events = [
            WearEvent(id: "1", date: try CalendarDay("2026-11-01"), items: ["a"], rating: 5),
            WearEvent(id: "2", date: try CalendarDay("2026-11-03"), outfit: "o", items: ["a", "gone"]),
            WearEvent(id: "3", date: try CalendarDay("2026-11-03"), items: ["a"], rating: 4),
        ]
        let history = WearHistory(events, items: ["a": "Alpha"], outfits: ["o": "Omega"], count: 2)
        #expect(history.entries.map(\.id) == ["3", "2"])
        #expect(history.entries[1].items == ["Alpha", "gone"])
        #expect(history.entries[1].outfit == "Omega")
        #expect(history.total == 3)
        #expect(history.meanRating == 4.5)
        #expect(WearHistory([], items: [:], outfits: [:], count: 5).meanRating == nil)
    }
}
