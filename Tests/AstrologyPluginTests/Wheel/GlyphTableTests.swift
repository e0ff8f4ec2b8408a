// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

@Suite("Glyph table")
struct GlyphTableTests {
    static let symbols = [
        "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn",
        "aquarius", "pisces", "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus",
        "neptune", "pluto", "north-node", "south-node", "chiron", "lilith", "ceres", "pallas", "juno",
        "vesta",
        "part-of-fortune", "part-of-spirit", "ascendant", "midheaven", "descendant", "imum-coeli", "vertex",
        "fixed-star", "asteroid", "retrograde", "stationary", "conjunction", "opposition", "trine", "square",
        "sextile", "semisextile", "semisquare", "sesquisquare", "quincunx", "quintile", "biquintile",
        "septile", "novile", "parallel", "contraparallel",
    ]

    @Test(arguments: symbols)
    func `the table has every symbol of the wheel`(key: String) throws {
        let glyph = try #require(try WheelFixtures.glyphs()[key])
        let bounds = try #require(glyph.bounds)
        #expect(bounds.height > 5)
        #expect(glyph.advance > 4)
    }

    @Test(arguments: [
        "0123456789°′″.,:·'’-–+/()* &", "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯʼ", "ЁЪЫЭ",
    ])
    func `the table has letters, digits, and signs`(characters: String) throws {
        let table = try WheelFixtures.glyphs()
        for character in characters {
            #expect(table[character] != nil, "\(character)")
        }
    }

    @Test
    func `symbols are centered within their cells`() throws {
        let table = try WheelFixtures.glyphs()
        let cell = PlaneBox(minX: 0, minY: 0, maxX: table.gridSize, maxY: table.gridSize)
        for key in Self.symbols {
            let glyph = try #require(table[key])
            guard glyph.advance == table.gridSize, let bounds = glyph.bounds else { continue }
            #expect(cell.contains(bounds.insetBy(-table.strokeWidth / 2)), "\(key)")
            #expect(abs(bounds.center.x - 12) < 2 && abs(bounds.center.y - 12) < 2, "\(key)")
            #expect(max(bounds.width, bounds.height) > 13, "\(key)")
        }
    }

    @Test
    func `digits have equal widths and cap height`() throws {
        let table = try WheelFixtures.glyphs()
        for figure in "0123456789" {
            let glyph = try #require(table[figure])
            let bounds = try #require(glyph.bounds)
            #expect(glyph.advance == 11)
            #expect(bounds.minY == 5 && bounds.maxY == 19)
        }
    }

    @Test
    func `no two glyphs are the same`() throws {
        let table = try WheelFixtures.glyphs()
        let drawings = try Self.symbols.map { (key: String) throws -> String in
            let glyph = try #require(table[key])
            return glyph.strokes.svgData + glyph.fills.svgData
        }
        #expect(Set(drawings).count == Self.symbols.count)
    }

    private static let header = "# grid\t24\n# stroke\t1.7\n"

    @Test
    func `glyphs are composed from letters`() throws {
        let table = try GlyphTable(
            parsing: (Self.header + "mc\t-\t=AA\nchar-A\t10\tM0 0 L5 5\n").utf8)
        let glyph = try #require(table["mc"])
        #expect(glyph.advance == 20)
        #expect(glyph.strokes.svgData == "M0 0l5 5m5-5l5 5")
        #expect(table.keys == ["char-A", "mc"])
    }

    @Test(arguments: [
        ("sun\t24\n", 3, "expected key, advance, strokes, and optionally fills, got 2 fields"),
        ("sun\twide\tM0 0\n", 3, "expected an advance above 0, got \"wide\""),
        ("sun\t24\tM0 0\nsun\t24\tM0 0\n", 4, "the key \"sun\" occurs twice"),
        ("sun\t24\tM0 0 l1 1\n", 3, "expected one of the commands M L H V C A Z at byte 5 of the path"),
        ("sun\t24\tL1 1\n", 3, "expected a path that begins with M at byte 0 of the path"),
        ("sun\t24\tM0 x\n", 3, "expected a number at byte 3 of the path"),
        (
            "sun\t24\tM0 0 A1 2 0 0 1 2 2\n", 3,
            "expected a circular arc without rotation at byte 9 of the path"
        ),
        ("mc\t-\t=M\n", 3, "\"=M\" uses a letter that isn't defined above it"),
    ])
    func `malformed lines are rejected`(rows: String, line: Int, message: String) {
        #expect(throws: GlyphTableError(line: line, message: message)) {
            try GlyphTable(parsing: (Self.header + rows).utf8)
        }
    }

    @Test
    func `tables without grid and stroke are rejected`() {
        #expect(throws: GlyphTableError.self) { try GlyphTable(parsing: "sun\t24\tM0 0\n".utf8) }
        #expect(throws: GlyphTableError.self) { try GlyphTable(parsing: []) }
    }
}
