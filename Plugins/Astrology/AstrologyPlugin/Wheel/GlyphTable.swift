// SPDX-License-Identifier: Apache-2.0

/// The glyphs of the wheel by name, from `glyphs.tsv`.
///
/// The glyphs were drawn for this project and are licensed under Apache-2.0. The header of the table explains the
/// format.
public struct GlyphTable: Equatable, Sendable {
    /// The side of the square that a symbol is drawn on; 24 in the shipped table.
    public let gridSize: Double
    /// The width of every stroke in grid units.
    public let strokeWidth: Double
    private let glyphs: [String: Glyph]

    /// Parses a table in the format of `glyphs.tsv`: UTF-8, one glyph per line, fields separated by tabs.
    ///
    /// - Throws: `GlyphTableError` with the number of the invalid line.
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
                    message: "expected key, advance, strokes, and optionally fills, got \(fields.count) fields")
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
                    line: line, message: "\"=\(letters)\" uses a letter that isn't defined above it")
            }
            guard glyphs.updateValue(glyph, forKey: key) == nil else {
                throw GlyphTableError(line: line, message: "the key \"\(key)\" occurs twice")
            }
        }
        self.gridSize = gridSize
        self.strokeWidth = strokeWidth
        self.glyphs = glyphs
    }

    /// Returns the glyph with a name, or `nil` if the table has none.
    public subscript(key: String) -> Glyph? { glyphs[key] }

    /// Returns the glyph of a digit, letter, or punctuation mark, or `nil` if the table has none.
    public subscript(character: Character) -> Glyph? { glyphs["char-" + String(character)] }

    /// The names of all glyphs, sorted.
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

/// An error in a glyph table.
public struct GlyphTableError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line of the table, counted from 1.
    public let line: Int
    /// The expected and the actual content.
    public let message: String

    /// The line and the message in one sentence.
    public var description: String { "glyph table, line \(line): \(message)" }
}
