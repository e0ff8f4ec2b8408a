// SPDX-License-Identifier: Apache-2.0

/// The drawn signs of the wheel by name, read from `glyphs.tsv`.
///
/// The table is own drawing under Apache-2.0; its header explains the format.
public struct GlyphTable: Equatable, Sendable {
    /// The side of the square that a symbol is drawn on; 24 in the shipped table.
    public let gridSize: Double
    /// The width of every stroke in grid units.
    public let strokeWidth: Double
    private let glyphs: [String: Glyph]

    /// Reads a table in the format of `glyphs.tsv`: UTF-8, a glyph a line, fields separated by tabs.
    ///
    /// - Throws: a `GlyphTableError` with the number of the line that could not be read.
    public init(parsing bytes: some Sequence<UInt8>) throws(GlyphTableError) {
        var settings: [String: Double] = [:]
        var glyphs: [String: Glyph] = [:]
        var composed: [(line: Int, key: String, letters: Substring)] = []
        let text = String(decoding: Array(bytes), as: UTF8.self)
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            if line.hasPrefix("#") {
                if fields.count == 2, let value = Double(fields[1]) {
                    settings[String(fields[0].dropFirst(2))] = value
                }
                continue
            }
            guard !line.isEmpty else { continue }
            guard fields.count == 3 || fields.count == 4, !fields[0].isEmpty else {
                throw GlyphTableError(
                    line: number,
                    message: "expected key, advance, strokes and perhaps fills, got \(fields.count) fields")
            }
            let key = String(fields[0])
            if fields[2].hasPrefix("=") {
                composed.append((number, key, fields[2].dropFirst()))
                continue
            }
            guard let advance = Double(fields[1]), advance > 0 else {
                throw GlyphTableError(
                    line: number, message: "expected an advance above 0, got \"\(fields[1])\"")
            }
            let glyph = Glyph(
                key: key, advance: advance, strokes: try Self.path(fields[2], line: number),
                fills: try Self.path(fields.count == 4 ? fields[3] : "", line: number))
            guard glyphs.updateValue(glyph, forKey: key) == nil else {
                throw GlyphTableError(line: number, message: "the key \"\(key)\" occurs twice")
            }
        }
        guard let gridSize = settings["grid"], let strokeWidth = settings["stroke"] else {
            throw GlyphTableError(line: 1, message: "expected the comment lines \"grid\" and \"stroke\"")
        }
        for (line, key, letters) in composed {
            guard let glyph = Self.compose(letters, key: key, from: glyphs) else {
                throw GlyphTableError(
                    line: line, message: "\"=\(letters)\" uses a letter that is not drawn above it")
            }
            guard glyphs.updateValue(glyph, forKey: key) == nil else {
                throw GlyphTableError(line: line, message: "the key \"\(key)\" occurs twice")
            }
        }
        self.gridSize = gridSize
        self.strokeWidth = strokeWidth
        self.glyphs = glyphs
    }

    /// The glyph of this name, or nil when the table has none.
    public subscript(key: String) -> Glyph? { glyphs[key] }

    /// The glyph of a digit, letter or sign of writing, or nil when it is not drawn.
    public subscript(character: Character) -> Glyph? { glyphs["char-" + String(character)] }

    /// Every name of the table, sorted.
    public var keys: [String] { glyphs.keys.sorted() }

    private static func path(_ data: Substring, line: Int) throws(GlyphTableError) -> VectorPath {
        do {
            return try VectorPath(parsing: data.utf8)
        } catch {
            throw GlyphTableError(
                line: line, message: "expected \(error.expected) at byte \(error.offset) of the path")
        }
    }

    private static func compose(
        _ letters: Substring, key: String, from glyphs: [String: Glyph]
    ) -> Glyph? {
        var drawn = DrawnGlyphs()
        var advance = 0.0
        for letter in letters {
            guard let glyph = glyphs["char-" + String(letter)] else { return nil }
            drawn.append(glyph.placed(scale: 1, offset: PlanePoint(x: advance, y: 0)))
            advance += glyph.advance
        }
        return Glyph(key: key, advance: advance, strokes: drawn.strokes, fills: drawn.fills)
    }
}

/// Why a glyph table could not be read.
public struct GlyphTableError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line of the table, counted from 1.
    public let line: Int
    /// What was expected there and what stood there instead.
    public let message: String

    /// The line and the message in one sentence.
    public var description: String { "glyph table, line \(line): \(message)" }
}
