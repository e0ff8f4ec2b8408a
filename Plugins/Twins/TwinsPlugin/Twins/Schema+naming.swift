// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Currencies

extension Schema where Value == String {
    /// The key of a record.
    static var recordKey: Schema { text(1...100, example: "0198c3a0-0000-7000-8000-000000000001") }

    /// A record's key, its name or part of it, or the beginning of its key.
    static func recordName(_ example: String) -> Schema { text(1...2_000, example: example) }

    /// An address that begins with `http://`, `https://`, or `file://`.
    static var webAddress: Schema {
        text(
            "an address that begins with https://, http://, or file://",
            pattern: "^(?:https?|file)://[^\(whitespace)]+$", lengths: 0...2_000, format: "uri",
            example: "https://example.org/manual")
    }

    /// Control characters and the code points with the property `White_Space` (Unicode 16), in a class of JSON Schema.
    private static var whitespace: String {
        #"\u0000-\u0020\u0085\u00a0\u1680\u2000\u2001\u2002-\u200a\u2028\u2029\u202f\u205f\u3000"#
    }

    /// A GTIN of 8, 12, 13, or 14 digits with a correct check digit.
    static var barcode: Schema {
        text(
            "a GTIN of 8, 12, 13, or 14 digits", pattern: "^(?:[0-9]{8}|[0-9]{12,14})$", example: "4006381333931"
        ) { text in
            issue { () throws(ValidationIssue) in
                let gtin = try GTIN(text)
                return gtin.written == text
            } ifFalse: {
                ValidationIssue(path: "", expected: "digits without spaces", got: text.quoted(limit: 60))
            }
        }
    }

    /// An ISBN-10 without hyphens, with a correct check digit.
    static var bookNumber10: Schema {
        text("an ISBN-10 without hyphens", pattern: "^[0-9]{9}[0-9X]$", example: "0441478123") { text in
            issue { () throws(ValidationIssue) in
                let isbn = try ISBN(text)
                return isbn.isbn10 == text && text.utf8.count == 10
            } ifFalse: {
                ValidationIssue(
                    path: "", expected: "an ISBN-10 of 10 characters without hyphens", got: text.quoted(limit: 60),
                    recoverySuggestion: text.hasPrefix("979") ? "ISBNs that begin with 979 have 13 digits" : nil)
            }
        }
    }

    /// An ISBN-13 without hyphens, with a correct check digit.
    static var bookNumber13: Schema {
        text("an ISBN-13 without hyphens", pattern: "^97[89][0-9]{10}$", example: "9780441478125") { text in
            issue { () throws(ValidationIssue) in
                let isbn = try ISBN(text)
                return isbn.isbn13 == text
            } ifFalse: {
                ValidationIssue(
                    path: "", expected: "an ISBN-13 of 13 digits without hyphens", got: text.quoted(limit: 60))
            }
        }
    }

    private static func issue(
        _ isRight: () throws(ValidationIssue) -> Bool, ifFalse issue: () -> ValidationIssue
    ) -> ValidationIssue? {
        do throws(ValidationIssue) {
            return try isRight() ? nil : issue()
        } catch {
            return error
        }
    }

    /// A year, a month, or a day, such as `1969`, `1969-03`, or `1969-03-01`.
    static var partialDate: Schema {
        let expected = "a year, a month, or a day, such as 1969, 1969-03, or 1969-03-01"
        return text(expected, pattern: "^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-[0-3][0-9])?)?$", example: "1969-03") {
            text in
            let start = text + ["-01-01", "-01"].compactMap { (text.count + $0.count) == 10 ? $0 : nil }.joined()
            return (try? CalendarDay(start)) != nil
                ? nil : ValidationIssue(path: "", expected: expected, got: text.quoted(limit: 60))
        }
    }

    /// The ISO 4217 code of a currency.
    static var currencyCode: Schema {
        text("an ISO 4217 code such as EUR", pattern: "^[A-Z]{3}$", example: "EUR") { text in
            Currency(text) != nil
                ? nil : ValidationIssue(path: "", expected: "an ISO 4217 currency such as EUR", got: "\"\(text)\"")
        }
    }

    /// A decimal amount that isn't negative.
    static var amount: Schema {
        text(
            "a decimal amount such as 89.90, not negative", pattern: "^[0-9]{1,15}(\\.[0-9]{1,4})?$", example: "89.90")
    }

    /// A time of day to the minute.
    static var timeOfDay: Schema {
        text("a time such as 09:00", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$", example: "09:00")
    }
}

extension Schema where Value == Int {
    /// A number of records.
    static var tally: Schema { integer(0...Int.max) }
}

extension Schema where Value == Blob {
    /// A picture in one of the common camera and browser formats.
    static var photo: Schema {
        blob(
            ["image/jpeg", "image/png", "image/gif", "image/webp", "image/heic", "image/avif"],
            maximumBytes: 50_000_000)
    }

    /// A document or a picture of one.
    static var document: Schema {
        blob(["application/pdf", "image/jpeg", "image/png", "text/plain"], maximumBytes: 50_000_000)
    }
}

extension MeasurementUnit {
    /// Centimeters.
    static let centimeters = MeasurementUnit(rawValue: "centimeters")
    /// Kilograms.
    static let kilograms = MeasurementUnit(rawValue: "kilograms")
    /// Grams.
    static let grams = MeasurementUnit(rawValue: "grams")
    /// Milligrams.
    static let milligrams = MeasurementUnit(rawValue: "milligrams")
    /// Kilocalories.
    static let kilocalories = MeasurementUnit(rawValue: "kilocalories")
}
