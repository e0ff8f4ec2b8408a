// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

/// An amount of money or another number as people and apps write it.
enum Amount {
    /// Returns a number with a decimal point and no separators of thousands, or `nil` if the text is no number.
    static func text(_ text: String) -> String? { WrittenNumber.plain(text) }

    /// Returns an amount of money such as `89.90`, `89,90 €`, `CHF 20.-`, or `USD 1,234.50`, and whether a dollar sign
    /// was read as US dollars, because the default currency isn't one of the dollars.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - currency: The currency of an amount without one.
    static func money(
        _ cell: Cell, currency: String
    ) throws(ValidationIssue) -> (money: JSONValue, isAssumedDollar: Bool) {
        let written: WrittenMoney
        do throws(WrittenMoney.Failure) {
            written = try WrittenMoney(cell.text)
            if written.unit == .none, written.isAmbiguous(in: currency) { throw WrittenMoney.Failure.thousands }
        } catch {
            let advice: String? =
                switch error {
                case .number: nil
                case .thousands: "write a thousand without a comma or a point"
                case .unit(let letters):
                    letters.count == 3 ? "\(letters.uppercased()) isn't an ISO 4217 currency" : nil
                }
            throw cell.issue("an amount such as 89.90 or 89.90 \(currency)", advice)
        }
        var code = currency
        var isAssumedDollar = false
        switch written.unit {
        case .none: break
        case .code(let found): code = found
        case .dollars:
            isAssumedDollar = !dollars.contains(currency)
            if isAssumedDollar { code = "USD" }
        }
        let money = JSONObject([("amount", .string(written.amount)), ("currency", .string(code))])
        return (.object(money), isAssumedDollar)
    }

    /// Returns whether an amount is zero.
    static func isZero(_ text: String) -> Bool { self.text(text).flatMap(Double.init) == 0 }

    /// The currencies that are written with a dollar sign.
    private static let dollars: Set = [
        "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "BSD", "BBD", "BZD", "BMD", "BND", "KYD", "XCD", "FJD", "GYD",
        "JMD", "LRD", "NAD", "SBD", "SRD", "TTD", "MXN", "ARS", "CLP", "COP", "UYU",
    ]
}
