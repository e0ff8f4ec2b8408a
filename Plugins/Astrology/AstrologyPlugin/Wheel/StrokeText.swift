// SPDX-License-Identifier: Apache-2.0

/// Text drawn with the glyph table, so that it doesn't depend on fonts.
struct StrokeText: Sendable {
    /// The height of capitals in the table's grid: from y = 5 down to the baseline at y = 19.
    static let capHeight = 14.0
    static let capCenter = 12.0

    let table: GlyphTable

    /// Returns whether the table has a glyph for every character of the text in capitals.
    func canSet(_ text: String) -> Bool {
        text.uppercased().allSatisfy { table[$0] != nil }
    }

    /// Returns the text in capitals of a height, starting at x = 0 and vertically centered at y = 0.
    ///
    /// Characters without a glyph are omitted; check with `canSet` first.
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

    /// Returns the stroke width for capitals of a height.
    func strokeWidth(height: Double) -> Double {
        table.strokeWidth * height / Self.capHeight
    }
}
