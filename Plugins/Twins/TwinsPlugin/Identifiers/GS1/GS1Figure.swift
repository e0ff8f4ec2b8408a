// SPDX-License-Identifier: Apache-2.0

internal import Currencies

/// Figures of GS1 data.
enum GS1Figure {
    /// Returns digits with a decimal point before the last ones, without leading zeros: `001250` with 3 is `1.250`.
    static func decimal(_ digits: some StringProtocol, decimals: Int) -> String {
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
        let whole = padded.dropLast(decimals).drop { $0 == "0" }
        let start = whole.isEmpty ? "0" : String(whole)
        return decimals == 0 ? start : "\(start).\(padded.suffix(decimals))"
    }

    /// Returns the code of the currency with a number of three digits, or `nil`; a current one if there are several.
    static func currency(number: some StringProtocol) -> String? { currencies[String(number)] }

    private static let currencies: [String: String] = {
        let ordered = Currency.all.sorted { ($0.withdrawn ?? "9") < ($1.withdrawn ?? "9") }
        var codes: [String: String] = [:]
        for currency in ordered {
            if let number = currency.number { codes[number] = currency.code }
        }
        return codes
    }()
}
