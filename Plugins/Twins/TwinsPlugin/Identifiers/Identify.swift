// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Reads a barcode, an ISBN, a GS1 element string, or a GS1 Digital Link.
public struct Identify: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Twins.identify.id,
        summary: "Reads a barcode, an ISBN, a GS1 element string, or a GS1 Digital Link.",
        discussion: """
            Checks every check digit; the error for a wrong one says the correct one. UPC-E is expanded, and an ISBN is \
            converted and hyphenated by the range message of the International ISBN Agency whose date is in the output. \
            GS1 data follows the GS1 Barcode Syntax Dictionary: lengths, characters, content, required and excluded \
            companions. A year with two digits is at most 49 years before or 50 years after the current one, and day 00 \
            is the last day of the month (GS1 General Specifications 7.12). A Digital Link can have any domain; its GTIN \
            has 14 digits, its qualifiers are in order, and compressed links are refused.
            """,
        examples: [
            Example("An EAN-13", ["code": "4006381333931"]),
            Example("An ISBN-10", ["code": "0-306-40615-2"]),
            Example("A UPC-E number", ["code": "04252614", "kind": "upcE"]),
            Example(
                "Food with a batch and an expiry date",
                ["code": "(01)09506000134352(17)271200(10)ABC123", "day": "2026-11-23"]),
            Example(
                "As a scanner sends it",
                ["code": "]d2010950600013435217271200310300125010ABC123\u{1D}21987", "day": "2026-11-23"]),
            Example(
                "A Digital Link",
                [
                    "code": "https://example.org/shop/01/09506000134352/10/ABC%2F123?17=271231&linkType=pip",
                    "day": "today",
                ]),
        ],
        effects: .clock)

    /// Creates the computation.
    public init() {}

    /// Reads the code.
    /// - Throws: `ComputationError` with every problem of the code.
    public func run(_ input: IdentifyInput, in context: Context) async throws -> IdentifiedCode {
        let today = try input.day?.day(in: context) ?? context.today()
        return try Self.reading(of: input, today: today)
    }

    /// Reads a code without an engine, on the calling thread.
    ///
    /// - Parameters:
    ///   - input: The code.
    ///   - today: The day from which years with two digits are counted.
    /// - Throws: as ``run(_:in:)``.
    public static func reading(of input: IdentifyInput, today: CalendarDay) throws(ComputationError) -> IdentifiedCode {
        try CodeReader(input, today: today).result
    }
}
