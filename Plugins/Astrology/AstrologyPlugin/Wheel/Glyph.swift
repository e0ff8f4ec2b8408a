// SPDX-License-Identifier: Apache-2.0

/// A drawn glyph: a symbol of the chart, a digit, or a letter, as strokes and filled shapes on a grid.
public struct Glyph: Equatable, Sendable {
    /// The name in the glyph table, such as `sun`, `trine` or `char-7`.
    public let key: String
    /// The distance to the next glyph, in grid units.
    public let advance: Double
    let strokes: VectorPath
    let fills: VectorPath

    /// The box around the drawing in grid units, without the width of its strokes; `nil` for a space.
    var bounds: PlaneBox? {
        guard let stroked = strokes.bounds else { return fills.bounds }
        guard let filled = fills.bounds else { return stroked }
        return stroked.union(filled)
    }

    func placed(scale: Double, offset: PlanePoint) -> DrawnGlyphs {
        DrawnGlyphs(
            strokes: strokes.placed(scale: scale, offset: offset),
            fills: fills.placed(scale: scale, offset: offset))
    }
}

/// Glyphs positioned on the drawing plane.
struct DrawnGlyphs: Equatable, Sendable {
    var strokes = VectorPath()
    var fills = VectorPath()

    var bounds: PlaneBox? {
        guard let stroked = strokes.bounds else { return fills.bounds }
        guard let filled = fills.bounds else { return stroked }
        return stroked.union(filled)
    }

    mutating func append(_ other: DrawnGlyphs) {
        strokes.append(other.strokes)
        fills.append(other.fills)
    }

    func moved(by offset: PlanePoint) -> DrawnGlyphs {
        DrawnGlyphs(
            strokes: strokes.placed(scale: 1, offset: offset), fills: fills.placed(scale: 1, offset: offset))
    }
}
