// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct ExactAmountTests {
    /// By Python's decimal module: `(Decimal(amount) / n).quantize(unit, ROUND_HALF_UP)`.
    @Test(arguments: [
        ("100", "EUR", 3, "33.33"), ("200", "EUR", 3, "66.67"), ("0.05", "EUR", 2, "0.03"), ("0.01", "EUR", 3, "0.00"),
        ("89.90", "EUR", 0, "89.90"), ("89.9", "EUR", 1, "89.90"), ("1000", "JPY", 3, "333"), ("1001", "JPY", 2, "501"),
        ("10", "KWD", 3, "3.333"), ("0.0025", "USD", 1, "0.00"), ("0.0050", "USD", 1, "0.01"),
        ("999999999999999.9999", "EUR", 1, "1000000000000000.00"),
        ("999999999999999.9999", "EUR", 7, "142857142857142.86"),
    ]) func `shares are rounded half up to the smallest unit`(
        amount: String, currency: String, count: Int, share: String
    ) {
        let money = Money(amount: amount, currency: currency)
        #expect(ExactAmount(money).shared(among: count, currency: currency) == Money(amount: share, currency: currency))
    }

    @Test func `sums of decimals are exact`() {
        // In binary floating point, 0.1 + 0.2 isn't 0.3.
        let sum = ["0.1", "0.2", "0.0001"].map { ExactAmount(Money(amount: $0, currency: "EUR")) }.reduce(.zero, +)
        #expect(sum.money("EUR").amount == "0.3001")
    }

    @Test(arguments: [
        ("12", "EUR", "12.00"), ("12.5", "EUR", "12.50"), ("12.3456", "EUR", "12.3456"), ("12.3400", "EUR", "12.34"),
        ("12", "JPY", "12"), ("12.5", "JPY", "12.5"), ("12", "KWD", "12.000"),
    ]) func `amounts have their currency's decimals`(amount: String, currency: String, text: String) {
        #expect(ExactAmount(Money(amount: amount, currency: currency)).money(currency).amount == text)
    }

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
