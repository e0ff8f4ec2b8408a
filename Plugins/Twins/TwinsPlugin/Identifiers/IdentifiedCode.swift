// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The data of a code.
@Schema("twins.IdentifiedCode")
public struct IdentifiedCode: SchemaProviding, Hashable {
    /// The code as it was scanned or typed.
    @Field(.text(1...2_000)) public var scanned: String
    /// The kind of code.
    public var kind: CodeKind
    /// The symbol that the scanner named, such as GS1 DataMatrix.
    @Field(.text(1...60)) public var symbol: String?
    /// The product's number in its form of 14 digits.
    @Field(.gtin) public var gtin: String?
    /// The book's number.
    public var book: BookNumber?
    /// The elements of a GS1 code, in order.
    public var elements: [CodeElement]
    /// The production date.
    public var produced: CalendarDay?
    /// The best-before date.
    public var bestBefore: CalendarDay?
    /// The use-by or expiration date.
    public var expires: CalendarDay?
    /// The batch or lot.
    @Field(.text(1...90)) public var batch: String?
    /// The serial number.
    @Field(.text(1...90)) public var serial: String?
    /// The net weight in kilograms.
    @Field(.gs1Figure) public var netWeight: String?
    /// The number of pieces.
    @Field(.integer(0...99_999_999)) public var count: Int?
    /// The price.
    public var price: Money?
    /// The domain of a Digital Link.
    @Field(.text(1...2_000)) public var domain: String?
    /// Notes about the code.
    public var notes: [Message]
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
@Schema("twins.BookNumber")
public struct BookNumber: SchemaProviding, Hashable {
    /// The ISBN of 13 digits.
    @Field(.isbn13) public var isbn13: String
    /// The ISBN of 10 digits; none for a number that begins with 979.
    @Field(.text("an ISBN-10", pattern: "^[0-9]{9}[0-9X]$", example: "0306406152")) public var isbn10: String?
    /// The ISBN-13 with hyphens; none if no range is known for it.
    @Field(.text(17...17, example: "978-0-306-40615-7")) public var hyphenated13: String?
    /// The ISBN-10 with hyphens; none if no range is known for it.
    @Field(.text(13...13, example: "0-306-40615-2")) public var hyphenated10: String?
    /// The language area or country of the number.
    @Field(.text(1...200)) public var group: String?
    /// The date of the range message behind the hyphens.
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
}

/// An element of a GS1 code.
@Schema("twins.CodeElement")
public struct CodeElement: SchemaProviding, Hashable {
    /// The application identifier, such as 17.
    @Field(.text("an application identifier", pattern: "^[0-9]{2,4}$", example: "17")) public var identifier: String
    /// The title of the identifier, such as USE BY or EXPIRY.
    @Field(.text(0...60)) public var title: String
    /// The data as in the code.
    @Field(.text(1...90)) public var data: String
    /// The day in the data.
    public var day: CalendarDay?
    /// The last day of a range.
    public var through: CalendarDay?
    /// The time of day in the data.
    public var time: ClockTime?
    /// The figure in the data, with its decimals.
    @Field(.gs1Figure) public var figure: String?
    /// The unit of the figure, such as kg.
    @Field(.text(1...20)) public var unit: String?
    /// The ISO 4217 code of an amount.
    @Field(.text(3...3, example: "EUR")) public var currency: String?
    /// The countries in the data.
    @Field(.list(of: .text(1...80), count: 0...5)) public var countries: [String] = []
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
