// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// What the wheel shows beside positions: signs, marks, brackets of conjunctions, notes, and a table.
@Suite struct WheelMarksTests {
    private static func titles(_ svg: String) throws -> [String] {
        try SVGReader.elements(of: svg).filter { $0.name == "title" }.map(\.content)
    }

    private static func chart(
        _ date: String, latitude: Double = 51.5, houses: HouseSystem = .placidus
    ) throws -> Chart {
        try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: date, latitude: latitude, longitude: 15.65), houseSystem: houses))
    }

    @Test func `labels show the sign between degree and minute`() throws {
        let text = StrokeText(table: try WheelFixtures.glyphs())
        let sun = WheelBody(glyph: "sun", longitude: 54.376, accessibleName: "Sun")
        let parts = BodyLabels(text: text, showsDegrees: true).parts(for: sun, scale: 1)
        // 24°22′ Taurus: glyph, degree, sign in the color of earth, minute.
        #expect(parts.count == 4)
        #expect(parts.map(\.paint) == [.ink, .ink, .earth, .soft])
        let taurus = text.line([.sign(1)], height: 13)
        #expect(parts[2].drawing == LabelPart(centering: taurus, strokeWidth: 1, paint: .earth, gap: 0).drawing)
        let rim = RimLabels(
            model: WheelModel(bodies: [], angles: WheelAngles(ascendant: 169.97, midheaven: 77)), text: text,
            showsDegrees: true, leftLongitude: 169.97)
        let ascendant = try #require(rim.labels.first { $0.name.hasPrefix("Ascendant") })
        let figures = text.line([.text("19°"), .sign(5), .text("58′")], height: 10.5)
        #expect(
            ascendant.block.lines.last?.drawing
                == LabelPart(centering: figures, strokeWidth: 1, paint: .angle, gap: 0).drawing)
    }

    @Test func `whole-sign cusps have no labels, and other cusps do`() throws {
        let wholeSign = try Self.titles(try Self.chart("1990-05-15T14:30Z", houses: .wholeSign).wheel().svg())
        #expect(!wholeSign.contains { $0.hasPrefix("House ") })
        #expect(wholeSign.contains { $0.hasPrefix("Ascendant ") } && wholeSign.contains { $0.hasPrefix("Midheaven ") })
        let placidus = try Self.titles(try Self.chart("1990-05-15T14:30Z").wheel().svg())
        #expect(placidus.count { $0.hasPrefix("House ") } == 8)
    }

    /// In a wheel 600 pixels wide, a drawing unit is 0.6 pixels.
    @Test func `a conjunction is a bracket that is visible at 600 pixels`() throws {
        for apart in [0.0, 0.05, 1, 4, 8] {
            let bodies = [100, 100 + apart].map { WheelBody(glyph: "mars", longitude: $0, accessibleName: "\($0)") }
            let model = WheelModel(
                bodies: bodies, aspects: [WheelAspect(from: 0, to: 1, type: "conjunction", exactness: 0)])
            let svg = WheelDrawing(model: model, glyphs: try WheelFixtures.glyphs()).svg()
            let elements = try SVGReader.elements(of: svg)
            let title = try #require(elements.firstIndex { $0.content.contains(" conjunction ") })
            let path = elements[title + 1]
            let points = try PathReading.points(try #require(path.attributes["d"]))
            let radii = points.map { (($0.x - 500) * ($0.x - 500) + ($0.y - 500) * ($0.y - 500)).squareRoot() }
            let depth = (radii.max() ?? 0) - (radii.min() ?? 0)
            let width = try #require(Double(path.attributes["stroke-width"] ?? ""))
            #expect(0.6 * depth >= 7 && 0.6 * width >= 1.2, "\(apart): \(depth) and \(width)")
            #expect(path.attributes["stroke-opacity"] == nil)
        }
    }

    @Test func `brackets that overlap have different depths`() {
        let depths = ConjunctionMarks.depths(of: [(10, 18), (12, 14), (359, 3), (13, 16), (100, 103), (3, 359)])
        #expect(Set([depths[0], depths[1], depths[3]]).count == 3)
        #expect(depths[1] < depths[0] && depths[4] == ConjunctionMarks.depth)
        #expect(depths[2] != depths[5])
    }

    /// Svalbard in summer: Placidus is undefined above the polar circles.
    @Test func `another house system is noted on the wheel`() throws {
        let chart = try Self.chart("2000-06-21T12:00Z", latitude: 78.22)
        let svg = chart.wheel(style: WheelStyle(showsLegend: false)).svg()
        #expect(try Self.titles(svg).contains("Porphyry houses Placidus is undefined for this place and time."))
        let ordinary = try Self.chart("2000-06-21T12:00Z").wheel()
        #expect(ordinary.notes.lines.isEmpty)
    }

    @Test func `an unknown time is noted on the wheel, with arcs instead of dots`() throws {
        let chart = try Self.chart("1990-05-15")
        let svg = chart.wheel(style: WheelStyle(showsLegend: false)).svg()
        let elements = try SVGReader.elements(of: svg)
        #expect(elements.contains { $0.name == "title" && $0.content.hasPrefix("Time unknown ") })
        #expect(elements.contains { $0.name == "title" && $0.content.hasPrefix("Moon between ") })
        #expect(elements[2].name == "desc" && elements[2].content.hasPrefix("Time unknown"))
        // A dot has a radius of 2.3: one for each body whose positions of the day cover less than 0.25 degrees.
        let dots = elements.count { $0.name == "circle" && $0.attributes["r"] == "2.3" }
        #expect(dots == chart.unknownTime?.bodies.count { $0.arc < 0.25 })
        let moon = try #require(chart.wheelModel.bodies.first { $0.accessibleName == "Moon" })
        #expect(WheelReading(moon).minutes == nil && WheelReading(moon).signs.count == 2)
    }

    /// A request for the table is part of the input, so that every face can ask for it.
    @Test func `a table of placements and the phase of the Moon are drawn on request`() async throws {
        let engine = try ChartFixture.engine()
        let birth: JSONValue = ["date": "1990-05-15T14:30Z", "latitude": 51.5, "longitude": 15.65]
        let plain = try await engine.present("astrology.natal-chart", ["birth": birth], as: .svg).text
        let table = try await engine.present(
            "astrology.natal-chart", ["birth": birth, "wheel": ["table": true]], as: .svg, style: .init(pixels: 600)
        ).text
        #expect(try SVGReader.elements(of: plain).first?.attributes["viewBox"]?.hasPrefix("0 0 1000 ") == true)
        let root = try #require(try SVGReader.elements(of: table).first)
        #expect(root.attributes["viewBox"]?.hasPrefix("0 0 1420 ") == true && root.attributes["width"] == "852")
        let chart = try Self.chart("1990-05-15T14:30Z")
        let titles = try Self.titles(table)
        for planet in chart.planets {
            let house = try #require(planet.house)
            #expect(titles.contains { $0.hasPrefix("\(planet.name) ") && $0.hasSuffix(", house \(house)") })
        }
        let phase = try #require(chart.lunarPhase)
        #expect(titles.contains { $0.hasPrefix("Moon: \(phase.name.rawValue), ") && $0.contains("percent lit") })
        let frame = PlaneBox(minX: 0, minY: 0, maxX: 1420, maxY: 1400)
        for element in try SVGReader.elements(of: table) where element.name == "path" {
            #expect(try PathReading.points(try #require(element.attributes["d"])).allSatisfy(frame.contains))
        }
    }

    @Test func `a table of 200 bodies fits the picture`() throws {
        let bodies = (0..<200).map { WheelBody(glyph: "asteroid", longitude: Double($0), accessibleName: "B \($0)") }
        let model = WheelModel(bodies: bodies, table: WheelTable(rows: bodies.map { WheelTable.Row($0, house: 1) }))
        let wheel = WheelDrawing(model: model, glyphs: try WheelFixtures.glyphs())
        let lowest = try SVGReader.elements(of: wheel.svg()).filter { $0.name == "path" }.flatMap {
            try PathReading.points($0.attributes["d"] ?? "")
        }.map(\.y).max()
        #expect(try #require(lowest) < wheel.height)
    }

    /// The illuminated part of the disc has the illuminated fraction of its area.
    @Test(arguments: [0.0, 0.1, 0.5, 0.73, 1])
    func `the Moon's disc is illuminated by its fraction`(fraction: Double) throws {
        for isWaxing in [true, false] {
            let path = WheelTableDrawing.illuminated(fraction, isWaxing: isWaxing, center: PlanePoint(x: 0, y: 0))
            let box = try #require(path.bounds)
            #expect(abs(box.height - 68) < 0.01)
            let expected = 34 + (2 * fraction - 1) * 34
            #expect(abs(box.width - max(34, expected)) < 0.2, "\(box.width)")
            #expect(isWaxing ? abs(box.maxX - 34) < 0.01 : abs(box.minX + 34) < 0.01)
        }
    }
}
