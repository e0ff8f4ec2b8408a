// SPDX-License-Identifier: Apache-2.0

/// An amount of money in ten-thousandths, so that sums and quotients are exact to the currency's last digit.
package struct ExactAmount: Comparable {
    /// The number of ten-thousandths of the currency.
    package var tenThousandths: Int128

    package static let zero = ExactAmount(tenThousandths: 0)

    package init(tenThousandths: Int128) { self.tenThousandths = tenThousandths }

    /// Creates the amount of a valid sum; 0 for invalid text.
    package init(_ money: Money) {
        let parts = money.amount.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? parts[1] : ""
        let digits = parts[0] + fraction + String(repeating: "0", count: max(0, 4 - fraction.utf8.count))
        tenThousandths = Int128(digits) ?? 0
    }

    package static func + (first: ExactAmount, second: ExactAmount) -> ExactAmount {
        ExactAmount(tenThousandths: first.tenThousandths + second.tenThousandths)
    }

    package static func - (first: ExactAmount, second: ExactAmount) -> ExactAmount {
        ExactAmount(tenThousandths: first.tenThousandths - second.tenThousandths)
    }

    package static func < (first: ExactAmount, second: ExactAmount) -> Bool {
        first.tenThousandths < second.tenThousandths
    }

    /// Returns the amount divided by a number, rounded half up to the currency's smallest unit.
    package func shared(among count: Int, currency: String) -> Money {
        let unit = Self.unit(of: currency)
        let divisor = Int128(max(count, 1)) * unit
        let units = (2 * tenThousandths + divisor) / (2 * divisor)
        return ExactAmount(tenThousandths: units * unit).money(currency)
    }

    /// Returns the amount as money, with the currency's decimals, and more if they aren't 0.
    package func money(_ currency: String) -> Money {
        let (whole, rest) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
        let digits = String(rest)
        var fraction = String(repeating: "0", count: 4 - digits.utf8.count) + digits
        let least = Self.decimals(of: currency)
        while fraction.utf8.count > least, fraction.hasSuffix("0") { fraction.removeLast() }
        return Money(amount: fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)", currency: currency)
    }

    /// Returns the number of decimals of a currency: its minor unit in ISO 4217, or 2 for codes that don't have one in
    /// its lists.
    package static func decimals(of currency: String) -> Int { Currency(currency)?.minorUnit ?? 2 }

    /// Returns the amount times a fraction, rounded half up to the currency's smallest unit.
    ///
    /// - Parameters:
    ///   - numerator: At least 0; with an amount of money, up to 10¹⁸ can't overflow.
    ///   - denominator: Greater than 0.
    package func times(_ numerator: Int128, over denominator: Int128, currency: String) -> ExactAmount {
        let unit = Self.unit(of: currency)
        let (dividend, divisor) = (2 * tenThousandths * numerator + denominator * unit, 2 * denominator * unit)
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        return ExactAmount(tenThousandths: (remainder < 0 ? quotient - 1 : quotient) * unit)
    }

    /// The number of ten-thousandths of the currency's smallest unit.
    package static func unit(of currency: String) -> Int128 {
        (decimals(of: currency)..<4).reduce(1) { unit, _ in unit * 10 }
    }
}
