// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

/// An amount of money or another number as people and apps write it.
enum Amount {
    /// Returns a number with a decimal point and no separators of thousands, or `nil` if the text is no number.
    ///
    /// With both a comma and a point, the last one is the decimal separator. A single comma is one, too, unless three
    /// digits follow it, because `1,234` is a thousand in one country and one in another.
    static func text(_ text: String) -> String? {
        let plain = text.filter { $0 != " " && $0 != "\u{00A0}" && $0 != "\u{202F}" && $0 != "'" && $0 != "\u{2019}" }
        let isNegative = plain.hasPrefix("-")
        let body = isNegative ? plain.dropFirst() : plain[...]
        guard let number = unsigned(String(body)) else { return nil }
        return isNegative ? "-\(number)" : number
    }

    private static func unsigned(_ text: String) -> String? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2C || $0 == 0x2E }),
            text.utf8.contains(where: { (0x30...0x39).contains($0) })
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
            guard areThousands(whole), fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return joined([whole.joined()[...], fraction])
        }
    }

    private static func areThousands(_ groups: [Substring]) -> Bool {
        guard let first = groups.first, (1...3).contains(first.count) else { return false }
        return groups.dropFirst().allSatisfy { group in
            group.count == 3 && group.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
    }

    private static func joined(_ parts: [Substring]) -> String? {
        guard parts.count == 2, parts.allSatisfy({ !$0.contains { $0 == "," || $0 == "." } }) else { return nil }
        let (whole, fraction) = (parts[0].isEmpty ? "0" : String(parts[0]), String(parts[1]))
        return fraction.isEmpty ? whole : "\(whole).\(fraction)"
    }

    /// Returns an amount of money such as `89.90`, `89,90 €`, `CHF 20.-`, or `USD 1,234.50`, and whether a dollar sign
    /// was read as US dollars, because the default currency isn't one of the dollars.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - currency: The currency of an amount without one.
    static func money(
        _ cell: Cell, currency: String
    ) throws(ValidationIssue) -> (money: JSONValue, isAssumedDollar: Bool) {
        let expected = "an amount such as 89.90 or 89.90 \(currency)"
        var number = cell.text
        var code = currency
        var isAssumedDollar = false
        let letters = number.filter(\.isLetter)
        if let found = Currency(letters.uppercased()), letters.count == 3 {
            code = found.code
            number = number.filter { !$0.isLetter }
        } else if let (symbol, found) = symbols.first(where: { number.contains($0.0) }) {
            code = found
            number = number.replacing(symbol, with: "")
        } else if number.contains("$") {
            // Dollars, of which there are many.
            isAssumedDollar = !dollars.contains(currency)
            if isAssumedDollar { code = "USD" }
            number = number.replacing("$", with: "")
        } else if !letters.isEmpty {
            throw cell.issue(
                expected, letters.count == 3 ? "\(letters.uppercased()) is no currency of ISO 4217" : nil)
        }
        number = number.trimmed
        // No cents, as in 20.- and 20,—.
        if let dash = number.last, "-–—".contains(dash), let mark = number.dropLast().last, ".,".contains(mark) {
            number.removeLast(2)
        }
        guard let amount = text(number), !amount.hasPrefix("-") else {
            let isAmbiguous = number.filter { $0 == "," }.count == 1 && text(number.replacing(",", with: "")) != nil
            throw cell.issue(expected, isAmbiguous ? "write a thousand without a comma" : nil)
        }
        let money = JSONObject([("amount", .string(plain(amount))), ("currency", .string(code))])
        return (.object(money), isAssumedDollar)
    }

    /// Returns the amount without zeros at the end of its fraction beyond two digits, as floating-point columns have.
    private static func plain(_ amount: String) -> String {
        guard let point = amount.firstIndex(of: ".") else { return amount }
        var fraction = amount[amount.index(after: point)...]
        while fraction.count > 2, fraction.last == "0" { fraction.removeLast() }
        return "\(amount[..<point]).\(fraction)"
    }

    /// Returns whether an amount is zero.
    static func isZero(_ text: String) -> Bool { self.text(text).flatMap(Double.init) == 0 }

    private static let dollars: Set = [
        "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "BSD", "BBD", "BZD", "BMD", "BND", "KYD", "XCD", "FJD", "GYD",
        "JMD", "LRD", "NAD", "SBD", "SRD", "TTD", "MXN", "ARS", "CLP", "COP", "UYU",
    ]

    /// The longer ones come first.
    private static let symbols: [(String, String)] = [
        ("US$", "USD"), ("CA$", "CAD"), ("AU$", "AUD"), ("NZ$", "NZD"), ("HK$", "HKD"), ("NT$", "TWD"), ("R$", "BRL"),
        ("C$", "CAD"), ("A$", "AUD"), ("S$", "SGD"), ("SFr.", "CHF"), ("Fr.", "CHF"), ("€", "EUR"), ("£", "GBP"), ("₴", "UAH"), ("zł", "PLN"), ("Kč", "CZK"), ("₹", "INR"), ("₽", "RUB"),
        ("₺", "TRY"),
        ("₪", "ILS"), ("₩", "KRW"),
    ]
}
