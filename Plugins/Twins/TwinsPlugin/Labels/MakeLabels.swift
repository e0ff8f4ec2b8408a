// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Lays out printable labels with QR codes.
struct MakeLabels: Computation {
    let manifest = Manifest(
        id: Twins.labels.id, summary: "Lays out printable labels with QR codes.",
        discussion: """
            A code restores up to 15 percent of damage (level M of ISO/IEC 18004), and its quiet zone is 4 modules. \
            Labels on which a module would be smaller than 0.25 mm are refused, because phones can't scan them.
            """,
        examples: [
            Example(
                "A place",
                ["labels": [["title": "Cellar", "details": ["Home"], "code": "almanac:twins/place/0198c3a0"]]]),
            Example(
                "The second half of a sheet of business cards",
                [
                    "labels": [["title": "Cordless drill", "code": "https://id.gs1.org/01/09780441478125"]],
                    "printing": [
                        "grid": [
                            "columns": 2, "rows": 5, "labelWidth": 85, "labelHeight": 54, "left": 15, "top": 13.5,
                        ],
                        "skip": 5, "outlines": true,
                    ],
                ]),
        ])

    let encoder: any QRCodeEncoder

    func run(_ input: LabelsInput, in context: Context) async throws -> LabelSheets {
        let printing = input.printing
        let layout = try printing.grid?.layout(at: "printing.grid") ?? printing.sheet.layout
        guard printing.skip < layout.count else {
            throw ComputationError.refused(
                path: "printing.skip", expected: "fewer labels than the \(layout.count) on a sheet",
                got: "\(printing.skip)")
        }
        var sheets = LabelSheets(layout: layout, outlines: printing.outlines, sheets: [])
        var place = printing.skip
        var labels: [LabelSheets.PlacedLabel] = []
        for (index, label) in input.labels.enumerated() {
            try context.checkCancellation()
            let code = try encoder.code(of: label.code, correction: .medium)
            try Self.refuseTiny(code, on: layout, at: "labels[\(index)].code")
            for _ in 0..<printing.copies {
                labels.append(
                    LabelSheets.PlacedLabel(
                        row: place / layout.columns + 1, column: place % layout.columns + 1, title: label.title,
                        details: label.details, code: code))
                place += 1
                if place == layout.count {
                    sheets.sheets.append(LabelSheets.Sheet(labels: labels))
                    (labels, place) = ([], 0)
                }
            }
        }
        if !labels.isEmpty { sheets.sheets.append(LabelSheets.Sheet(labels: labels)) }
        return sheets
    }

    /// The smallest side of a module that phones scan, in millimeters.
    private static let smallestModule = 0.25

    private static func refuseTiny(
        _ code: QRCode, on layout: LabelLayout, at path: String
    ) throws(ComputationError) {
        let modules = Double(code.rows.count + 2 * QRCode.quietZone)
        guard layout.codeSide / modules < smallestModule else { return }
        let side = (smallestModule * modules).shortFigure
        throw ComputationError.refused(
            path: path, expected: "a label with room for a code of \(side) mm",
            got: "one of \(layout.labelWidth.shortFigure) × \(layout.labelHeight.shortFigure) mm",
            recoverySuggestion: "use a sheet with larger labels")
    }
}
