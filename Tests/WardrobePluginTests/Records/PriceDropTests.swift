// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Currencies
import Testing

@testable import WardrobePlugin

@Suite struct PriceDropTests {
    @Test func `price drops are between consecutive days`() throws {
        var wish = WishlistItem(id: "w", name: "W", category: .coat)
        wish.prices = try [("2026-01-01", "100"), ("2026-02-01", "80"), ("2026-03-01", "90"), ("2026-04-01", "67.50")]
            .map { PricePoint(try CalendarDay($0.0), Money(amount: $0.1, currency: "EUR")) }
        #expect(wish.price?.amount == "67.50")
        #expect(wish.priceDrops.map(\.saved.amount) == ["20.00", "22.50"])
        #expect(wish.priceDrops.map(\.percent) == [20, 25])
        #expect(wish.dropFromHighest?.saved.amount == "32.50")
        #expect(wish.dropFromHighest?.from.amount == "100")
        #expect(wish.dropFromHighest?.percent == 32.5)
        wish.prices.removeLast(3)
        #expect(wish.priceDrops.isEmpty)
        #expect(wish.dropFromHighest == nil)
    }
}
