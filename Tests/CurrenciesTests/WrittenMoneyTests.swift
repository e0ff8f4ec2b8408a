// SPDX-License-Identifier: Apache-2.0

import Currencies
import Testing

@Suite struct WrittenMoneyTests {
    @Test(arguments: [
        ("89.90", "89.90", WrittenMoney.Unit.none), ("89,90 €", "89.90", .code("EUR")),
        ("1.049,00 €", "1049.00", .code("EUR")), ("£5", "5", .code("GBP")), ("20 Kč", "20", .code("CZK")),
        ("$14.90", "14.90", .dollars), ("$89,00", "89.00", .dollars), ("120 EUR", "120", .code("EUR")),
        ("USD 1,234.50", "1234.50", .code("USD")), ("1.049 KWD", "1.049", .code("KWD")),
        ("0.899 EUR", "0.899", .code("EUR")), ("US$ 5", "5", .code("USD")), ("CHF 20.-", "20", .code("CHF")),
        ("20,— €", "20", .code("EUR")), ("1'250.00 CHF", "1250.00", .code("CHF")), ("14.9000", "14.90", .none),
        ("₩ 12.000.000", "12000000", .code("KRW")), ("eur 3", "3", .code("EUR")),
    ])
    func `amounts are read as they are written`(text: String, amount: String, unit: WrittenMoney.Unit) throws {
        let money = try WrittenMoney(text)
        #expect(money.amount == amount)
        #expect(money.unit == unit)
    }

    @Test(arguments: [
        ("", WrittenMoney.Failure.number), ("-5 EUR", .number), ("1,234", .thousands), ("1.049 EUR", .thousands),
        ("$12.345", .thousands), ("1,234 €", .thousands),
        ("five", .unit("five")), ("5 XYZ", .unit("XYZ")), ("1.2.3", .number),
    ])
    func `other texts are refused`(text: String, failure: WrittenMoney.Failure) {
        #expect(throws: failure) { try WrittenMoney(text) }
    }
}
