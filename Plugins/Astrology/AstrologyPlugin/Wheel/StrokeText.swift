// SPDX-License-Identifier: Apache-2.0

/// Text set in the letters of the glyph table, so that it shows where no font is installed.
struct StrokeText: Sendable {
    /// Height of the capitals in the table's grid: from y = 5 down to the baseline at y = 19.
    static let capHeight = 14.0
    static let capCenter = 12.0

    let table: GlyphTable

    /// Whether every character of the text, set in capitals, is drawn in the table.
    func canSet(_ text: String) -> Bool {
        text.uppercased().allSatisfy { table[$0] != nil }
    }

    /// The text in capitals of this height, from x = 0 on the line y = 0 through the middle of the capitals.
    ///
    /// Characters that are not drawn are left out; ask `canSet` first.
    func set(_ text: String, height: Double, spacing: Double = 0) -> (drawing: DrawnGlyphs, width: Double) {
        let scale = height / Self.capHeight
        var drawing = DrawnGlyphs()
        var x = 0.0
        for character in text.uppercased() {
            guard let glyph = table[character] else { continue }
            if x > 0 { x += spacing }
            drawing.append(glyph.placed(scale: scale, offset: PlanePoint(x: x, y: -Self.capCenter * scale)))
            x += glyph.advance * scale
        }
        return (drawing, x)
    }

    /// The stroke width that belongs to capitals of this height.
    func strokeWidth(height: Double) -> Double {
        table.strokeWidth * height / Self.capHeight
    }
}
