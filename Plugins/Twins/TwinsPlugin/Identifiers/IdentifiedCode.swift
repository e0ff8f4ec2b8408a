// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// What a code says.
public struct IdentifiedCode: SchemaProviding, Hashable {
    /// The code as it was scanned or typed.
    public var scanned: String
    /// The kind of code.
    public var kind: CodeKind
    /// The symbol that the scanner named, such as GS1 DataMatrix.
    public var symbol: String?
    /// The product's number in its form of 14 digits.
    public var gtin: String?
    /// The book's number.
    public var book: BookNumber?
    /// The elements of a GS1 code, in order.
    public var elements: [CodeElement]
    /// The day on which the product was made.
    public var produced: CalendarDay?
    /// The day until which the product is at its best.
    public var bestBefore: CalendarDay?
    /// The last day on which the product can be used.
    public var expires: CalendarDay?
    /// The batch or lot.
    public var batch: String?
    /// The serial number.
    public var serial: String?
    /// The net weight in kilograms.
    public var netWeight: String?
    /// The number of pieces.
    public var count: Int?
    /// The price.
    public var price: Money?
    /// The domain of a Digital Link.
    public var domain: String?
    /// What to know about the code.
    public var notes: [Message]

    /// The schema.
    public static let schema = Schema<Self>.object("twins.IdentifiedCode", "What a code says.") {
        field("scanned", \.scanned, "The code as it was scanned or typed.", .text(1...2_000))
        field("kind", \.kind, "The kind of code.")
        field("symbol", \.symbol, "The symbol that the scanner named, such as GS1 DataMatrix.", .text(1...60))
        field("gtin", \.gtin, "The product's number in its form of 14 digits.", .gtin)
        field("book", \.book, "The book's number.")
        field("elements", \.elements, "The elements of a GS1 code, in order.")
        field("produced", \.produced, "The day on which the product was made.")
        field("bestBefore", \.bestBefore, "The day until which the product is at its best.")
        field("expires", \.expires, "The last day on which the product can be used.")
        field("batch", \.batch, "The batch or lot.", .text(1...90))
        field("serial", \.serial, "The serial number.", .text(1...90))
        field("netWeight", \.netWeight, "The net weight in kilograms.", .gs1Figure)
        field("count", \.count, "The number of pieces.", .integer(0...99_999_999))
        field("price", \.price, "The price.")
        field("domain", \.domain, "The domain of a Digital Link.", .text(1...2_000))
        field("notes", \.notes, "What to know about the code.")
    }
}

extension IdentifiedCode {
    /// The net weight or volume of the product, and its unit as in GS1's title, such as `kg`; `nil` if there is none.
    ///
    /// These are the identifiers 310n, 315n, 316n, 320n, 356n, 357n, 360n, and 361n (GS1 General Specifications 3.6.2).
    package var netQuantity: (quantity: Double, unit: String)? {
        let element = elements.first { $0.title.hasPrefix("NET WEIGHT") || $0.title.hasPrefix("NET VOLUME") }
        guard let unit = element?.unit, let quantity = element?.figure.flatMap(Double.init), quantity > 0 else {
            return nil
        }
        return (quantity, unit)
    }
}

/// A book's number in its forms.
public struct BookNumber: SchemaProviding, Hashable {
    /// The ISBN of 13 digits.
    public var isbn13: String
    /// The ISBN of 10 digits; none for a number that begins with 979.
    public var isbn10: String?
    /// The ISBN-13 with hyphens; none if no range is known for it.
    public var hyphenated13: String?
    /// The ISBN-10 with hyphens; none if no range is known for it.
    public var hyphenated10: String?
    /// The language area or country of the number.
    public var group: String?
    /// The day of the range message from which the hyphens are.
    public var rangesFrom: CalendarDay

    /// Creates the forms of an ISBN.
    public init(_ isbn: ISBN) {
        isbn13 = isbn.isbn13
        isbn10 = isbn.isbn10
        hyphenated13 = isbn.hyphenated
        hyphenated10 = isbn.hyphenated10
        group = isbn.registrationGroup
        rangesFrom = (try? CalendarDay(ISBNRanges.date)) ?? CalendarDay(daysSince1970: 0)
    }

    /// The schema.
    public static let schema = Schema<Self>.object("twins.BookNumber", "A book's number in its forms.") {
        field("isbn13", \.isbn13, "The ISBN of 13 digits.", .isbn13)
        field(
            "isbn10", \.isbn10, "The ISBN of 10 digits; none for a number that begins with 979.",
            .text("an ISBN-10", pattern: "^[0-9]{9}[0-9X]$", example: "0306406152"))
        field(
            "hyphenated13", \.hyphenated13, "The ISBN-13 with hyphens; none if no range is known for it.",
            .text(17...17, example: "978-0-306-40615-7"))
        field(
            "hyphenated10", \.hyphenated10, "The ISBN-10 with hyphens; none if no range is known for it.",
            .text(13...13, example: "0-306-40615-2"))
        field("group", \.group, "The language area or country of the number.", .text(1...200))
        field("rangesFrom", \.rangesFrom, "The day of the range message from which the hyphens are.")
    }
}

/// An element of a GS1 code.
public struct CodeElement: SchemaProviding, Hashable {
    /// The application identifier, such as 17.
    public var identifier: String
    /// The title of the identifier, such as USE BY or EXPIRY.
    public var title: String
    /// The data as it is in the code.
    public var data: String
    /// The day that the data says.
    public var day: CalendarDay?
    /// The last day of a range.
    public var through: CalendarDay?
    /// The time of day that the data says.
    public var time: ClockTime?
    /// The figure that the data says, with its decimals.
    public var figure: String?
    /// The unit of the figure, such as kg.
    public var unit: String?
    /// The ISO 4217 code of an amount.
    public var currency: String?
    /// The countries that the data says.
    public var countries: [String]

    /// The schema.
    public static let schema = Schema<Self>.object("twins.CodeElement", "An element of a GS1 code.") {
        field(
            "identifier", \.identifier, "The application identifier, such as 17.",
            .text("an application identifier", pattern: "^[0-9]{2,4}$", example: "17"))
        field("title", \.title, "The title of the identifier, such as USE BY or EXPIRY.", .text(0...60))
        field("data", \.data, "The data as it is in the code.", .text(1...90))
        field("day", \.day, "The day that the data says.")
        field("through", \.through, "The last day of a range.")
        field("time", \.time, "The time of day that the data says.")
        field("figure", \.figure, "The figure that the data says, with its decimals.", .gs1Figure)
        field("unit", \.unit, "The unit of the figure, such as kg.", .text(1...20))
        field("currency", \.currency, "The ISO 4217 code of an amount.", .text(3...3, example: "EUR"))
        field(
            "countries", \.countries, "The countries that the data says.", .list(of: .text(1...80), count: 0...5),
            default: [])
    }
}

extension Schema where Value == String {
    /// A GTIN in its form of 14 digits.
    static var gtin: Schema {
        .text("a GTIN of 14 digits", pattern: "^[0-9]{14}$", example: "04006381333931")
    }

    /// An ISBN of 13 digits.
    static var isbn13: Schema {
        .text("an ISBN of 13 digits", pattern: "^97[89][0-9]{10}$", example: "9780306406157")
    }

    /// A figure of a GS1 code, with a decimal point, and a minus sign for a temperature.
    static var gs1Figure: Schema {
        .text("a figure", pattern: "^-?[0-9]{1,15}(\\.[0-9]{1,15})?$", example: "1.250")
    }
}
