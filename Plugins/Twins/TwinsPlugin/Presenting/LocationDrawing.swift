// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// The tree of places as an SVG drawing.
struct LocationDrawing {
    private let rows: [LocationTree.TreeRow]
    private let theme: PresentationStyle.Theme
    private let pixels: Int?

    init(_ tree: LocationTree, _ style: PresentationStyle) {
        rows = tree.rows
        theme = style.theme
        pixels = style.pixels
    }

    // Lengths are in units of the drawing, which are pixels unless the style has a width.
    private static let rowHeight = 24
    private static let indent = 22
    private static let margin = 16
    private static let fontSize = 14

    /// The complete document.
    var svg: String {
        let width = self.width
        let height = 2 * Self.margin + max(1, rows.count) * Self.rowHeight
        let shown = pixels.map { ($0, height * $0 / width) } ?? (width, height)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(shown.0)" height="\(shown.1)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title">
            <title id="title">Places</title>
            <style>\(stylesheet)</style>
            <rect class="paper" width="\(width)" height="\(height)"/>
            \(rows.isEmpty ? empty : lines + names)</svg>

            """
    }

    private var empty: String {
        "<text x=\"\(Self.margin)\" y=\"\(Self.margin + 17)\">No places yet.</text>\n"
    }

    /// The width that the longest line needs, at an average of 0.6 em for a character.
    private var width: Int {
        let widest = rows.map { row in
            let columns = row.name.terminalWidth + row.count.count + 3
            return row.depth * Self.indent + 26 + columns * Self.fontSize * 6 / 10
        }.max()
        return min(1_600, max(320, 2 * Self.margin + (widest ?? 0)))
    }

    private func x(_ depth: Int) -> Int { Self.margin + depth * Self.indent }

    private func y(_ row: Int) -> Int { Self.margin + row * Self.rowHeight + Self.rowHeight / 2 }

    /// The lines from each place to what is in it.
    private var lines: String {
        var path = ""
        // The last row of each level, to which the next one of that level is joined.
        var parents: [Int: Int] = [:]
        for (index, row) in rows.enumerated() {
            if row.depth > 0, let parent = parents[row.depth - 1] {
                let x = x(row.depth - 1) + 7
                path += "M\(x) \(y(parent) + 9)V\(y(index))H\(self.x(row.depth) - 2)"
            }
            parents[row.depth] = index
        }
        return "<path class=\"line\" d=\"\(path)\"/>\n"
    }

    private var names: String {
        rows.enumerated().map { index, row in
            let (x, y) = (x(row.depth), y(index))
            let count = row.count.isEmpty ? "" : "<tspan class=\"count\" dx=\"8\">\(row.count)</tspan>"
            let kind = row.kind == nil ? "thing" : "place"
            return Self.symbol(row.kind, x, y)
                + "<text class=\"\(kind)\" x=\"\(x + 22)\" y=\"\(y + 5)\">\(row.name.onOneLine.escapedForHTML)\(count)</text>\n"
        }.joined()
    }

    /// Returns a symbol of 14 × 14 units: a house, a door, a cupboard, a box, a pin, or a dot for a thing.
    private static func symbol(_ kind: LocationKind?, _ x: Int, _ y: Int) -> String {
        let shape =
            switch kind {
            case .home: "M0 7L7 1L14 7M2 6V13H12V6"
            case .room: "M2 13V1H12V13M0 13H14M9 7V8"
            case .furniture: "M1 1H13V12H1ZM1 6.5H13M7 3.5V4.5M7 9V10M3 12V14M11 12V14"
            case .container: "M1 4L3 1H11L13 4V13H1ZM1 4H13M5 7H9"
            case .other: "M7 13C3 8 2 7 2 5A5 5 0 0 1 12 5C12 7 11 8 7 13ZM7 4V6"
            case nil: "M5 7A2 2 0 1 1 9 7A2 2 0 1 1 5 7Z"
            }
        let look = kind == nil ? "dot" : "symbol"
        return "<path class=\"\(look)\" transform=\"translate(\(x) \(y - 7))\" d=\"\(shape)\"/>"
    }

    private var stylesheet: String {
        let light =
            ".paper{fill:#fff}text{fill:#1c1d1f}.count{fill:#5d6166}.line{stroke:#b9bdc2}.symbol{stroke:#31639c}"
            + ".dot{fill:#8b9096}"
        let dark =
            ".paper{fill:#1b1d20}text{fill:#e8e6e3}.count{fill:#a5a9ae}.line{stroke:#595e64}.symbol{stroke:#8fb8ea}"
            + ".dot{fill:#8b9096}"
        return "text{font:\(Self.fontSize)px system-ui,sans-serif}.place{font-weight:600}"
            + ".count{font-weight:400;font-size:12px}.line,.symbol{fill:none}.symbol{stroke-width:1.4;"
            + "stroke-linejoin:round;stroke-linecap:round}.line{stroke-width:1}\(theme.rules(light: light, dark: dark))"
    }
}
