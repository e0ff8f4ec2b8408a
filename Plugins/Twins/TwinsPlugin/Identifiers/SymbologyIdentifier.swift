// SPDX-License-Identifier: Apache-2.0

/// The identifier of three characters that a scanner sends before a code (ISO/IEC 15424).
struct SymbologyIdentifier {
    /// What follows it.
    enum Content {
        /// Digits of a product.
        case number
        /// A GS1 element string.
        case elementString
        /// Any text, such as a Digital Link.
        case text
    }

    let symbol: String
    let content: Content

    /// Returns the identifier of a code that begins with `]`, or `nil` if it isn't one of a retail or GS1 symbol.
    init?(_ code: some StringProtocol) {
        switch code.prefix(3) {
        case "]C1": (symbol, content) = ("GS1-128", .elementString)
        case "]d2": (symbol, content) = ("GS1 DataMatrix", .elementString)
        case "]Q3": (symbol, content) = ("GS1 QR Code", .elementString)
        case "]e0", "]e1", "]e2": (symbol, content) = ("GS1 DataBar", .elementString)
        case "]J1": (symbol, content) = ("GS1 DotCode", .elementString)
        case "]E0", "]E1", "]E2", "]E3": (symbol, content) = ("EAN or UPC", .number)
        case "]E4": (symbol, content) = ("EAN-8", .number)
        case "]I0", "]I1": (symbol, content) = ("ITF-14", .number)
        case "]d1": (symbol, content) = ("Data Matrix", .text)
        case "]Q1": (symbol, content) = ("QR Code", .text)
        case "]C0": (symbol, content) = ("Code 128", .text)
        case "]J0": (symbol, content) = ("DotCode", .text)
        default: return nil
        }
    }
}
