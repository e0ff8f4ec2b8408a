// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing

@Suite struct CurrencyTests {
    /// ISO 4217 list one of 2026-01-01, table A.1 of the maintenance agency.
    @Test(arguments: [
        ("EUR", "978", 2, "Euro"), ("USD", "840", 2, "US Dollar"), ("UAH", "980", 2, "Hryvnia"),
        ("JPY", "392", 0, "Yen"), ("KWD", "414", 3, "Kuwaiti Dinar"), ("CLF", "990", 4, "Unidad de Fomento"),
        ("UYW", "927", 4, "Unidad Previsional"), ("HUF", "348", 2, "Forint"), ("UGX", "800", 0, "Uganda Shilling"),
    ]) func `a current currency has its number and minor unit`(code: String, number: String, unit: Int, name: String) {
        let currency = Currency(code)
        #expect(currency?.number == number)
        #expect(currency?.minorUnit == unit)
        #expect(currency?.name == name)
        #expect(currency?.withdrawn == nil)
    }

    /// ISO 4217 list three of 2026-01-01.
    @Test(arguments: [
        ("DEM", "276", "2002-03"), ("ITL", "380", "2002-03"), ("HRK", "191", "2023-01"), ("UAK", "804", "1996-09"),
        ("BGN", "975", "2026-01"),
    ]) func `a historic currency has its time of withdrawal`(code: String, number: String, withdrawn: String) {
        #expect(Currency(code)?.number == number)
        #expect(Currency(code)?.withdrawn == withdrawn)
    }

    @Test(arguments: ["ABC", "BTC", "eur", "EURO", "", "ZZZ"]) func `an unknown code has no currency`(code: String) {
        #expect(Currency(code) == nil)
    }

    /// Metals, funds, and test codes have "N.A." in list one.
    @Test(arguments: ["XAU", "XDR", "XTS", "XXX"]) func `a code without a minor unit has none`(code: String) {
        #expect(Currency(code)?.name.isEmpty == false)
        #expect(Currency(code)?.minorUnit == nil)
    }

    /// Lists one and three have 178 codes and, without those of list one, 129.
    @Test func `every code of both lists is known`() {
        #expect(Currency.all.count == 178 + 129)
        #expect(Currency.all.filter { $0.withdrawn == nil }.count == 178)
        #expect(Currency.all.allSatisfy { $0.code.utf8.count == 3 && Currency($0.code) == $0 })
    }

    @Test func `money in an unknown currency is refused in one sentence`() {
        let issues = Money.schema.issues(of: Money(amount: "5", currency: "ABC"))
        #expect(
            issues.map(\.description) == [
                "currency: expected a currency of ISO 4217 such as EUR, current or historic, got \"ABC\""
            ])
        #expect(Money.schema.issues(of: Money(amount: "5", currency: "DEM")).isEmpty)
    }

    @Test(arguments: [("1", "CLF", 3, "0.3333"), ("2", "UYW", 3, "0.6667")])
    func `shares of a currency with four decimals are exact`(
        amount: String, currency: String, count: Int, share: String
    ) {
        let amount = ExactAmount(Money(amount: amount, currency: currency))
        #expect(amount.shared(among: count, currency: currency).amount == share)
    }
}
