// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// Sheets of labels as SVG drawings in millimeters, and as a page to print.
struct LabelDrawing {
    private let layout: LabelLayout
    private let outlines: Bool
    private let sheets: [LabelSheets.Sheet]

    init(_ sheets: LabelSheets) {
        layout = sheets.layout
        outlines = sheets.outlines
        self.sheets = sheets.sheets
    }

    // MARK: Documents

    /// The sheets below each other in one drawing.
    var svg: String {
        let height = layout.pageHeight * Double(max(1, sheets.count))
        let pages = sheets.enumerated().map { index, sheet in
            "<g transform=\"translate(0 \(Self.figure(Double(index) * layout.pageHeight)))\">\n\(labels(sheet))</g>\n"
        }
        return """
            \(opening(height: height))
            <title>Labels</title>
            <style>\(Self.stylesheet)</style>
            <rect width="100%" height="100%" fill="#fff"/>
            \(pages.joined())</svg>

            """
    }

    /// A page on which each sheet is a printed page.
    var html: String {
        let size = "\(Self.figure(layout.pageWidth))mm \(Self.figure(layout.pageHeight))mm"
        let pages = sheets.map { "\(opening(height: layout.pageHeight))\n\(labels($0))</svg>\n" }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>Labels</title>
            <style>
            @page{size:\(size);margin:0}
            html,body{margin:0;padding:0;background:#fff;color:#000}
            svg{display:block;break-after:page}
            svg:last-of-type{break-after:auto}
            @media screen{body{background:#d5d7da}svg{background:#fff;margin:0 auto 6mm}\
            p{font:16px/1.45 system-ui,sans-serif;text-align:center;margin:0;padding:4mm}}
            @media print{p{display:none}}
            \(Self.stylesheet)
            </style>
            </head>
            <body>
            <p>Print at 100 percent, without margins or scaling.</p>
            \(pages.joined())</body>
            </html>

            """
    }

    private func opening(height: Double) -> String {
        let (width, height) = (Self.figure(layout.pageWidth), Self.figure(height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)mm" height="\(height)mm" \
            viewBox="0 0 \(width) \(height)">
            """
    }

    private static let stylesheet =
        "text{font-family:'Helvetica Neue',Arial,'Liberation Sans',sans-serif;fill:#000}.name{font-weight:700}"
        + ".cut{fill:none;stroke:#999;stroke-width:.1}"

    // MARK: Labels

    private func labels(_ sheet: LabelSheets.Sheet) -> String { sheet.labels.map(drawing).joined() }

    /// Returns a label as a nested drawing, which clips what doesn't fit.
    private func drawing(of label: LabelSheets.PlacedLabel) -> String {
        let x = layout.left + Double(label.column - 1) * layout.horizontalPitch
        let y = layout.top + Double(label.row - 1) * layout.verticalPitch
        let (width, height) = (layout.labelWidth, layout.labelHeight)
        let side = layout.codeSide
        let codeX = layout.isWide ? 0.5 : (width - side) / 2
        let codeY = layout.isWide ? (height - side) / 2 : 0.5
        let text =
            layout.isWide
            ? TextBox(x: codeX + side, y: 1, width: width - side - codeX - 1.5, height: height - 2)
            : TextBox(x: 1.5, y: side, width: width - 3, height: height - side - 1)
        let outline =
            outlines
            ? "<rect class=\"cut\" x=\"\(Self.figure(x))\" y=\"\(Self.figure(y))\" width=\"\(Self.figure(width))\" "
                + "height=\"\(Self.figure(height))\"/>\n" : ""
        return """
            <svg x="\(Self.figure(x))" y="\(Self.figure(y))" width="\(Self.figure(width))" \
            height="\(Self.figure(height))">
            \(Self.path(of: label.code, x: codeX, y: codeY, side: side))
            \(text.lines(of: label).joined(separator: "\n"))
            </svg>
            \(outline)
            """
    }

    /// Returns the dark modules as one path, with a rectangle for each run in a row.
    private static func path(of code: QRCode, x: Double, y: Double, side: Double) -> String {
        let modules = code.rows.count + 2 * QRCode.quietZone
        var path = ""
        for (row, text) in code.rows.enumerated() {
            var start: Int?
            for (column, module) in (text + "0").enumerated() {
                if module == "1" {
                    start = start ?? column
                } else if let first = start {
                    path +=
                        "M\(first + QRCode.quietZone) \(row + QRCode.quietZone)h\(column - first)v1h-\(column - first)z"
                    start = nil
                }
            }
        }
        let scale = ((side / Double(modules)) * 1e6).rounded() / 1e6
        return "<path transform=\"translate(\(figure(x)) \(figure(y))) scale(\(scale))\" "
            + "shape-rendering=\"crispEdges\" d=\"\(path)\"/>"
    }

    private static func figure(_ millimeters: Double) -> String {
        ((millimeters * 10_000).rounded() / 10_000).plainFigure
    }

    // MARK: Text

    /// The part of a label for its text, in millimeters.
    private struct TextBox {
        let x: Double
        let y: Double
        let width: Double
        let height: Double

        /// Returns the lines, centered from top to bottom: the name on at most three, then the details.
        func lines(of label: LabelSheets.PlacedLabel) -> [String] {
            let name = min(4.2, max(1.7, height * 0.14))
            let detail = name * 0.75
            var lines = wrapped(label.title, name, limit: 3).map { (text: $0, size: name, isName: true) }
            var left = height - Double(lines.count) * name * Self.leading
            for text in label.details {
                let limit = min(2, Int(left / (detail * Self.leading)))
                guard limit > 0 else { break }
                let more = wrapped(text, detail, limit: limit)
                left -= Double(more.count) * detail * Self.leading
                lines += more.map { (text: $0, size: detail, isName: false) }
            }
            var baseline = y + left / 2
            return lines.map { line in
                baseline += line.size * Self.leading
                let look = line.isName ? " class=\"name\"" : ""
                let position = baseline - line.size * (Self.leading - 1) - line.size * 0.05
                return "<text\(look) x=\"\(figure(x))\" y=\"\(figure(position))\" font-size=\"\(figure(line.size))\">"
                    + "\(line.text.escapedForHTML)</text>"
            }
        }

        private static let leading = 1.2

        /// Returns a text on lines of the width of the box, at an average of 0.58 em for a character.
        private func wrapped(_ text: String, _ size: Double, limit: Int) -> [String] {
            let columns = max(4, Int(width / (size * 0.58)))
            var lines = text.onOneLine.wrapped(toTerminalWidth: columns)
            guard lines.count > limit else { return lines }
            let rest = lines[(limit - 1)...].joined(separator: " ")
            lines = Array(lines.prefix(limit - 1)) + [rest.cut(toTerminalWidth: columns)]
            return lines
        }
    }
}
