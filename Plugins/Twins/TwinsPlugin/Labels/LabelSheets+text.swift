// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension LabelSheets {
    /// The labels as a table; their codes are in the drawing and the page.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        var table = TextTable([
            ("Sheet", .right), ("Row", .right), ("Column", .right), ("Label", .left), ("Code", .left),
        ])
        for (index, sheet) in sheets.enumerated() {
            for label in sheet.labels {
                table.add(["\(index + 1)", "\(label.row)", "\(label.column)", label.title, label.code.text])
            }
        }
        lines.add(table)
        lines.addGap()
        let labels = sheets.reduce(0) { $0 + $1.labels.count }
        lines.add("\(labels.counted("label")) on \(sheets.count.counted("sheet")).", lines.style.quiet)
        return lines.text
    }
}

extension Twins {
    /// The presenters of labels.
    static var labelPresenters: [Presenter] {
        [
            Presenter(labels, .text) { _, sheets, style in sheets.text(style) },
            Presenter(labels, .svg) { _, sheets, _ in LabelDrawing(sheets).svg },
            Presenter(labels, .html) { _, sheets, _ in LabelDrawing(sheets).html },
        ]
    }

    /// The presenters of labels of records.
    static var myLabelPresenters: [Presenter] {
        [
            Presenter(myLabels, .text) { _, sheets, style in sheets.text(style) },
            Presenter(myLabels, .svg) { _, sheets, _ in LabelDrawing(sheets).svg },
            Presenter(myLabels, .html) { _, sheets, _ in LabelDrawing(sheets).html },
        ]
    }
}
