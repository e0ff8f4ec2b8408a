// SPDX-License-Identifier: Apache-2.0

/// An amount of money as people and apps write it: `89.90`, `89,90 €`, `$14.90`, `CHF 20.-`, or `USD 1,234.50`.
package struct WrittenMoney: Equatable, Sendable {
    /// The currency of a written amount.
    package enum Unit: Equatable, Sendable {
        /// No currency.
        case none
        /// A dollar sign, which many currencies have.
        case dollars
        /// An ISO 4217 code.
        case code(String)
    }

    /// The reason why a text isn't an amount of money.
    package enum Failure: Error, Equatable {
        /// Not a number, or a negative one.
        case number
        /// A comma or a point before three digits, which is a decimal mark in one country and separates thousands in
        /// another.
        case thousands
        /// Letters that aren't a currency.
        case unit(String)
    }

    /// The amount with a decimal point, without zeros at the end of its fraction beyond two digits.
    package let amount: String
    /// The currency.
    package let unit: Unit
    /// Whether three digits follow the point, as in `1.049`, which is a thousand in some countries.
    private let canBeThousand: Bool

    /// Reads an amount of money.
    package init(_ text: String) throws(Failure) {
        var number = text
        let letters = number.filter(\.isLetter)
        if let found = Currency(letters.uppercased()), letters.count == 3 {
            unit = .code(found.code)
            number = number.filter { !$0.isLetter }
        } else if let (symbol, code) = Self.symbols.first(where: { number.contains($0.0) }) {
            unit = .code(code)
            number = number.replacing(symbol, with: "")
        } else if number.contains("$") {
            unit = .dollars
            number = number.replacing("$", with: "")
        } else if letters.isEmpty {
            unit = .none
        } else {
            throw .unit(letters)
        }
        number = number.filter { !$0.isWhitespace }
        // No cents, as in 20.- and 20,—.
        if let dash = number.last, "-–—".contains(dash), let mark = number.dropLast().last, ".,".contains(mark) {
            number.removeLast(2)
        }
        guard let amount = WrittenNumber.plain(number), !amount.hasPrefix("-") else {
            let isAmbiguous =
                number.filter { $0 == "," }.count == 1 && WrittenNumber.plain(number.replacing(",", with: "")) != nil
            throw isAmbiguous ? .thousands : .number
        }
        canBeThousand = number.wholeMatch(of: #/[1-9][0-9]{0,2}\.[0-9]{3}/#) != nil
        self.amount = Self.withoutZeros(amount)
        switch unit {
        case .none: break
        case .code(let code): if isAmbiguous(in: code) { throw .thousands }
        case .dollars: if isAmbiguous(in: "USD") { throw .thousands }
        }
    }

    /// Returns whether the amount can be a thousand in a currency that has no thousandths, as `1.049 €` is in Germany.
    package func isAmbiguous(in currency: String) -> Bool { canBeThousand && Currency(currency)?.minorUnit != 3 }

    /// Returns the amount without zeros at the end of its fraction beyond two digits, as floating-point columns have.
    private static func withoutZeros(_ amount: String) -> String {
        guard let point = amount.firstIndex(of: ".") else { return amount }
        var fraction = amount[amount.index(after: point)...]
        while fraction.count > 2, fraction.last == "0" { fraction.removeLast() }
        return "\(amount[..<point]).\(fraction)"
    }

    /// The longer ones come first.
    private static let symbols: [(String, String)] = [
        ("US$", "USD"), ("CA$", "CAD"), ("AU$", "AUD"), ("NZ$", "NZD"), ("HK$", "HKD"), ("NT$", "TWD"), ("R$", "BRL"),
        ("C$", "CAD"), ("A$", "AUD"), ("S$", "SGD"), ("SFr.", "CHF"), ("Fr.", "CHF"), ("€", "EUR"), ("£", "GBP"),
        ("₴", "UAH"), ("грн", "UAH"), ("zł", "PLN"), ("Kč", "CZK"), ("₹", "INR"), ("₽", "RUB"), ("₺", "TRY"),
        ("₪", "ILS"), ("₩", "KRW"),
    ]
}

/// A number as people and apps write it.
package enum WrittenNumber {
    /// Returns a number with a decimal point and no separators of thousands, or `nil` if the text is no number.
    ///
    /// With both a comma and a point, the last one is the decimal separator. A single comma is one, too, unless three
    /// digits follow it, because `1,234` is a thousand in one country and one in another.
    package static func plain(_ text: String) -> String? {
        let plain = text.filter { !" \u{00A0}\u{202F}'\u{2019}".contains($0) }
        let isNegative = plain.hasPrefix("-")
        guard let number = unsigned(String(isNegative ? plain.dropFirst() : plain[...])) else { return nil }
        return isNegative ? "-\(number)" : number
    }

    private static func unsigned(_ text: String) -> String? {
        guard text.utf8.allSatisfy({ isDigit($0) || $0 == 0x2C || $0 == 0x2E }), text.utf8.contains(where: isDigit)
        else { return nil }
        let commas = text.split(separator: ",", omittingEmptySubsequences: false)
        let points = text.split(separator: ".", omittingEmptySubsequences: false)
        switch (commas.count - 1, points.count - 1) {
        case (0, 0): return text
        case (0, 1): return joined(points)
        case (1, 0): return commas[1].count == 3 ? nil : joined(commas)
        case (0, _): return areThousands(points) ? points.joined() : nil
        case (_, 0): return areThousands(commas) ? commas.joined() : nil
        default:
            guard let comma = text.lastIndex(of: ","), let point = text.lastIndex(of: ".") else { return nil }
            let (decimal, group) = comma > point ? (comma, Character(".")) : (point, Character(","))
            let whole = text[..<decimal].split(separator: group, omittingEmptySubsequences: false)
            let fraction = text[text.index(after: decimal)...]
            guard areThousands(whole), fraction.utf8.allSatisfy(isDigit) else { return nil }
            return joined([whole.joined()[...], fraction])
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    private static func areThousands(_ groups: [Substring]) -> Bool {
        guard let first = groups.first, (1...3).contains(first.count) else { return false }
        return groups.dropFirst().allSatisfy { $0.count == 3 && $0.utf8.allSatisfy(isDigit) }
    }

    private static func joined(_ parts: [Substring]) -> String? {
        guard parts.count == 2, parts.allSatisfy({ !$0.contains { $0 == "," || $0 == "." } }) else { return nil }
        let (whole, fraction) = (parts[0].isEmpty ? "0" : String(parts[0]), String(parts[1]))
        return fraction.isEmpty ? whole : "\(whole).\(fraction)"
    }
}
