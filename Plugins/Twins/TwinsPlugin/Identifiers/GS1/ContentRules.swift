// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

/// The rules of the GS1 Barcode Syntax Dictionary for the content of data, by their names there.
///
/// Three aren't checked further than length and characters: `couponcode` and `couponposoffer`, the inner structure of
/// North American coupons, and `packagetype`, a list of UN/ECE.
enum ContentRules {
    /// Returns what a rule expects if a text breaks it, otherwise `nil`.
    static func violation(of rule: String, by text: Substring) -> String? {
        switch rule {
        case "csum": checkDigit(text)
        case "csumalpha": checkPair(text)
        case "key": companyPrefix(text)
        case "keyoff1": companyPrefix(text.dropFirst())
        case "yymmd0": date(text, allowsMonth: true)
        case "yymmdd": date(text, allowsMonth: false)
        case "yyyymmdd": longDate(text)
        case "hhmi": time(text.prefix(2), below: 24) ?? time(text.dropFirst(2), below: 60)
        case "hh": time(text, below: 24)
        case "mi", "ss": time(text, below: 60)
        case "iso3166": CountryCodes.name(of: String(text)) == nil ? "an ISO 3166-1 country code" : nil
        case "iso3166999":
            text != "999" && CountryCodes.name(of: String(text)) == nil ? "an ISO 3166-1 country code, or 999" : nil
        case "iso3166alpha2":
            CountryCodes.name(of: String(text)) == nil ? "a two-letter country code (ISO 3166-1)" : nil
        case "iso4217": GS1Figure.currency(number: text) == nil ? "an ISO 4217 currency number" : nil
        default: smallRule(rule, text)
        }
    }

    private static func smallRule(_ rule: String, _ text: Substring) -> String? {
        let isValid: Bool
        let expected: String
        switch rule {
        case "iso5218": (isValid, expected) = ("0129".contains(text), "0, 1, 2, or 9 (ISO/IEC 5218)")
        case "yesno": (isValid, expected) = ("01".contains(text), "0 for no or 1 for yes")
        case "winding": (isValid, expected) = ("019".contains(text), "0, 1, or 9")
        case "zero": (isValid, expected) = (text.allSatisfy { $0 == "0" }, "0")
        case "nonzero": (isValid, expected) = (text.contains { $0 != "0" }, "a number above 0")
        case "nozeroprefix":
            (isValid, expected) = (!text.hasPrefix("0") || text == "0", "a number without leading zeros")
        case "hyphen": (isValid, expected) = (text == "-", "a hyphen")
        case "hasnondigit": (isValid, expected) = (text.digitValues == nil, "a character that isn't a digit")
        case "importeridx":
            (isValid, expected) = (
                text.utf8.allSatisfy(isBase64URL), "a letter, a digit, - or _"
            )
        case "mediatype":
            let number = Int(text) ?? 0
            (isValid, expected) = (1...10 ~= number || 80...99 ~= number, "an AIDC media type, 01-10 or 80-99")
        case "pieceoftotal":
            let (piece, total) = (Int(text.prefix(2)) ?? 0, Int(text.suffix(2)) ?? 0)
            (isValid, expected) = (piece >= 1 && piece <= total, "a piece from 01 to the total")
        case "posinseqslash":
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { $0.digitValues?.first ?? 0 }
            (isValid, expected) = (
                text.utf8.count == 3 && parts.count == 2 && parts[0] >= 1 && parts[0] <= parts[1],
                "a position of a total, such as 1/2"
            )
        case "latitude": (isValid, expected) = ((Int(text) ?? .max) <= 1_800_000_000, "0 to 1800000000")
        case "longitude": (isValid, expected) = ((Int(text) ?? .max) <= 3_600_000_000, "0 to 3600000000")
        case "pcenc": (isValid, expected) = (PercentEncoding.decoded(text) != nil, "percent-encoded text")
        case "iban": (isValid, expected) = (isIBAN(text), "an IBAN with correct check digits")
        default: return nil
        }
        return isValid ? nil : expected
    }

    private static func isBase64URL(_ byte: UInt8) -> Bool {
        ApplicationIdentifier.CharacterSet.base64.contains(byte) && byte != UInt8(ascii: "=")
    }

    private static func checkDigit(_ text: Substring) -> String? {
        guard let values = text.digitValues, let last = values.last else { return "digits" }
        let expected = CheckDigit.gs1(values.dropLast())
        return expected == last ? nil : "\(text.dropLast())\(expected), whose check digit is \(expected)"
    }

    private static func checkPair(_ text: Substring) -> String? {
        let values = text.dropLast(2).utf8.compactMap { ApplicationIdentifier.CharacterSet.position82[$0] }
        guard text.utf8.count >= 2 else { return "at least two check characters" }
        let expected = CheckDigit.modelNumber(values)
        return text.hasSuffix(expected) ? nil : "check characters \(expected) at the end"
    }

    /// A GS1 company prefix has at least four digits.
    private static func companyPrefix(_ text: Substring) -> String? {
        text.utf8.count >= 4 && text.prefix(4).digitValues != nil ? nil : "a GS1 company prefix of at least 4 digits"
    }

    private static func date(_ text: Substring, allowsMonth: Bool) -> String? {
        guard let parts = text.digitValues, parts.count == 6 else { return "a date as YYMMDD" }
        let (year, month, day) = (parts[0] * 10 + parts[1], parts[2] * 10 + parts[3], parts[4] * 10 + parts[5])
        if day == 0 {
            guard allowsMonth else { return "a date as YYMMDD with a day" }
            return 1...12 ~= month ? nil : "a date as YYMMDD with a month from 01 to 12"
        }
        // Whether 00 is a leap year depends on the century, which this rule doesn't know; reading the date does.
        let exists = (try? CalendarDay(year: 2000 + year, month: month, day: day)) != nil
        return exists ? nil : "a date as YYMMDD that exists"
    }

    private static func longDate(_ text: Substring) -> String? {
        let parts = [text.prefix(4), text.dropFirst(4).prefix(2), text.dropFirst(6)].map { Int($0) ?? 0 }
        return (try? CalendarDay(year: parts[0], month: parts[1], day: parts[2])) == nil
            ? "a date as YYYYMMDD that exists" : nil
    }

    private static func time(_ text: Substring, below limit: Int) -> String? {
        (Int(text) ?? limit) < limit ? nil : "a number of two digits below \(limit)"
    }

    /// Whether the remainder of the number that letters and digits make is 1 (ISO 7064, modulo 97).
    private static func isIBAN(_ text: Substring) -> Bool {
        guard text.utf8.count > 4 else { return false }
        var remainder = 0
        for character in text.dropFirst(4) + text.prefix(4) {
            guard let value = character.hexDigitOrLetterValue else { return false }
            remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
        }
        return remainder == 1 && CountryCodes.name(of: String(text.prefix(2))) != nil
    }
}

extension Character {
    /// 0 to 9 for a digit and 10 to 35 for a capital letter; otherwise `nil`.
    fileprivate var hexDigitOrLetterValue: Int? {
        guard let ascii = asciiValue else { return nil }
        return switch ascii {
        case 0x30...0x39: Int(ascii) - 0x30
        case 0x41...0x5A: Int(ascii) - 0x41 + 10
        default: nil
        }
    }
}
