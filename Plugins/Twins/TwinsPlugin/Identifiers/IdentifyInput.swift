// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A code as it was scanned or typed.
@Schema("twins.IdentifyInput")
public struct IdentifyInput: SchemaProviding, Hashable {
    /// The code: digits, a GS1 element string, or a GS1 Digital Link.
    ///
    /// A separator in an element string is ASCII 29, or is written `^` or `{GS}`.
    @Field(.text(1...2_000, example: "9780306406157")) public var code: String
    /// The kind of number, if it isn't clear from the digits.
    ///
    /// `nil` to detect it.
    public var kind: CodeKind?
    /// Whether other codes on the item can have data that this one requires.
    public var isPartial: Bool = false
    /// The day from which years with two digits are counted; today if omitted.
    public var day: DayReference?
}

/// A kind of code.
public enum CodeKind: String, CaseIterable, SchemaProviding {
    /// A GTIN of 8 digits.
    case gtin8
    /// A GTIN of 12 digits (UPC-A).
    case gtin12
    /// A GTIN of 13 digits (EAN-13).
    case gtin13
    /// A GTIN of 14 digits.
    case gtin14
    /// A UPC-E number, which has zeros left out.
    case upcE
    /// An ISBN of 10 digits.
    case isbn10
    /// An ISBN of 13 digits.
    case isbn13
    /// GS1 application identifiers and data, as in GS1-128 and GS1 DataMatrix.
    case elementString
    /// A GS1 Digital Link.
    case digitalLink

    /// The name of the kind.
    public var name: String {
        switch self {
        case .gtin8: "GTIN-8"
        case .gtin12: "GTIN-12"
        case .gtin13: "GTIN-13"
        case .gtin14: "GTIN-14"
        case .upcE: "UPC-E"
        case .isbn10: "ISBN-10"
        case .isbn13: "ISBN-13"
        case .elementString: "GS1 element string"
        case .digitalLink: "GS1 Digital Link"
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.enumeration("twins.CodeKind", "A kind of code.") { $0.name }
}
