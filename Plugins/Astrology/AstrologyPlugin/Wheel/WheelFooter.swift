// SPDX-License-Identifier: Apache-2.0

/// The footer of the wheel: the title block and the key to the aspect lines.
struct WheelFooter: Sendable {
    struct TitleLine: Equatable, Sendable {
        let text: String
        let middleY: Double
        let capHeight: Double
        let spacing: Double
        let paint: WheelPaint
    }

    struct KeyEntry: Equatable, Sendable {
        let style: AspectLineStyle
        let left: Double
        let middleY: Double
    }

    private static let entryHeight = 10.0
    private static let lineLength = 44.0
    private static let sideMargin = 60.0

    let text: StrokeText
    let words: WheelWords
    let titles: [TitleLine]
    let entries: [KeyEntry]
    /// The height of the footer in drawing units.
    let height: Double

    init(lines: [String], aspects: [WheelAspect], text: StrokeText, words: WheelWords = .english) {
        self.text = text
        self.words = words
        var y = WheelMetrics.width + 8
        var titles: [TitleLine] = []
        for (index, line) in lines.filter({ !$0.isEmpty }).enumerated() {
            let capHeight = index == 0 ? 24.0 : 11.5
            y += index == 0 ? 12 : index == 1 ? 34 : 24
            titles.append(
                TitleLine(
                    text: line, middleY: y, capHeight: capHeight, spacing: index == 0 ? 7 : 2,
                    paint: index == 0 ? .ink : .soft))
        }
        if !titles.isEmpty { y += 20 }
        let present = Set(aspects.compactMap { AspectLineStyle.named($0.type)?.glyph })
        let styles = AspectLineStyle.all.filter { present.contains($0.glyph) }
        var entries: [KeyEntry] = []
        for row in Self.rows(styles, text: text, words) {
            y += 26
            var x = (WheelMetrics.width - row.reduce(-Self.gap) { $0 + Self.width($1, text, words) + Self.gap }) / 2
            for style in row {
                entries.append(KeyEntry(style: style, left: x, middleY: y))
                x += Self.width(style, text, words) + Self.gap
            }
        }
        self.titles = titles
        self.entries = entries
        let bottom = y + 34 - WheelMetrics.width
        self.height = titles.isEmpty && entries.isEmpty ? 0 : (bottom / 10).rounded(.up) * 10
    }

    private static let gap = 34.0

    private static func width(_ style: AspectLineStyle, _ text: StrokeText, _ words: WheelWords) -> Double {
        lineLength + 34 + text.set(words[style.name.lowercased()], height: entryHeight, spacing: 1.2).width
    }

    /// Returns the entries in as few rows as possible, filled evenly.
    private static func rows(
        _ styles: [AspectLineStyle], text: StrokeText, _ words: WheelWords
    ) -> [[AspectLineStyle]] {
        guard !styles.isEmpty else { return [] }
        let space = WheelMetrics.width - 2 * sideMargin
        for count in 1...styles.count {
            let perRow = (styles.count + count - 1) / count
            let rows = stride(from: 0, to: styles.count, by: perRow).map {
                Array(styles[$0..<min($0 + perRow, styles.count)])
            }
            let widest = rows.map { row in row.reduce(-gap) { $0 + width($1, text, words) + gap } }.max() ?? 0
            if widest <= space { return rows }
        }
        return styles.map { [$0] }
    }

    func draw(_ svg: inout SVGWriter) {
        for title in titles { draw(title, &svg) }
        for entry in entries { draw(entry, &svg) }
    }

    private func draw(_ title: TitleLine, _ svg: inout SVGWriter) {
        let space = WheelMetrics.width - 2 * Self.sideMargin
        guard text.canSet(title.text) else {
            svg.element(
                "text",
                [
                    "x=\"500\"", "y=\"\(SVGNumber.text(title.middleY + title.capHeight / 2))\"",
                    "text-anchor=\"middle\"", "font-family=\"sans-serif\"",
                    "font-size=\"\(SVGNumber.text(title.capHeight * 1.4))\"",
                ] + svg.paintAttributes(fill: title.paint), content: title.text)
            return
        }
        let natural = text.set(title.text, height: title.capHeight, spacing: title.spacing).width
        let shrink = min(1, space / max(natural, 1))
        let height = title.capHeight * shrink
        let line = text.set(title.text, height: height, spacing: title.spacing * shrink)
        svg.openGroup(title: title.text)
        svg.draw(
            line.drawing.moved(by: PlanePoint(x: 500 - line.width / 2, y: title.middleY)), title.paint,
            width: text.strokeWidth(height: height))
        svg.close("g")
    }

    private func draw(_ entry: KeyEntry, _ svg: inout SVGWriter) {
        let start = PlanePoint(x: entry.left, y: entry.middleY)
        let end = PlanePoint(x: entry.left + Self.lineLength, y: entry.middleY)
        var sample = VectorPath()
        if entry.style.isConjunction {
            let rise = PlanePoint(x: 0, y: 5)
            sample.elements = [.move(start - rise), .line(start + rise), .line(end + rise), .line(end - rise)]
        } else {
            sample.addLine(from: start, to: end)
        }
        svg.stroke(
            sample, entry.style.paint, width: entry.style.lineWidth(exactness: 0.8),
            dashes: entry.style.dashes)
        if let glyph = text.table[entry.style.glyph] {
            let scale = min(19 / text.table.gridSize, 22 / glyph.advance)
            let drawing = glyph.placed(
                scale: scale,
                offset: PlanePoint(
                    x: end.x + 17 - glyph.advance * scale / 2, y: entry.middleY - 12 * scale))
            svg.draw(drawing, entry.style.paint, width: text.table.strokeWidth * scale)
        }
        let name = text.set(words[entry.style.name.lowercased()], height: Self.entryHeight, spacing: 1.2)
        svg.draw(
            name.drawing.moved(by: PlanePoint(x: end.x + 34, y: entry.middleY)), .soft,
            width: text.strokeWidth(height: Self.entryHeight))
    }
}
