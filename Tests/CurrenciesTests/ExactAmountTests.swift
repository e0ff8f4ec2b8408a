// SPDX-License-Identifier: Apache-2.0

import Currencies
import Testing

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
}
