// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("The wheel as SVG")
struct WheelDrawingTests {
    private static func svg(_ model: WheelModel, _ style: WheelStyle = WheelStyle()) throws -> String {
        WheelDrawing(model: model, style: style, glyphs: try WheelFixtures.glyphs()).svg()
    }

    @Test(
        arguments: WheelFixtures.chartNames,
        WheelTheme.allCases)
    func `drawings are well-formed, small, and within the frame`(name: String, theme: WheelTheme) throws {
        let svg = try Self.svg(try WheelFixtures.chart(name), WheelStyle(theme: theme))
        let elements = try SVGReader.elements(of: svg)
        let root = try #require(elements.first)
        #expect(root.name == "svg")
        #expect(root.attributes["xmlns"] == "http://www.w3.org/2000/svg")
        #expect(root.attributes["role"] == "img")
        #expect(elements[1].name == "title" && elements[2].name == "desc")
        let frame = try #require(root.attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
        let box = PlaneBox(minX: frame[0], minY: frame[1], maxX: frame[2], maxY: frame[3])
        for element in elements where element.name == "path" {
            let points = try PathReading.points(try #require(element.attributes["d"]))
            #expect(points.allSatisfy(box.contains), "\(element.attributes["d"] ?? "")")
        }
        #expect((20_000...100_000).contains(svg.utf8.count), "\(svg.utf8.count) bytes")
    }

    @Test(arguments: WheelFixtures.chartNames)
    func `drawings have no fonts, scripts, or references`(name: String) throws {
        let svg = try Self.svg(try WheelFixtures.chart(name))
        for forbidden in [
            "<text", "font", "href", "url(", "<script", "<image", "@import", "http://www.w3.org/1999",
        ] {
            #expect(!svg.contains(forbidden), "\(forbidden)")
        }
        #expect(svg.components(of: "http").count == 2)
    }

    @Test(arguments: WheelFixtures.chartNames)
    func `the same model gives the same bytes`(name: String) throws {
        let model = try WheelFixtures.chart(name)
        #expect(try Self.svg(model) == Self.svg(model))
    }

    @Test
    func `bodies, cusps, angles, and aspects have titles`() throws {
        let model = try WheelFixtures.chart("ordinary")
        let titles = try SVGReader.elements(of: Self.svg(model)).filter { $0.name == "title" }.map(\.content)
        // Positions from swetest: Sun 54.3760, Ascendant 169.97.
        #expect(titles.contains("Sun 24°22′ Taurus"))
        #expect(titles.contains("Pluto 16°10′ Scorpio, retrograde"))
        #expect(titles.contains { $0.hasPrefix("Ascendant 19°58′ Virgo") })
        #expect(titles.contains { $0.hasPrefix("House 2 ") })
        #expect(titles.contains { $0.contains(" trine ") && $0.hasSuffix("ing") })
        for body in model.bodies { #expect(titles.contains { $0.hasPrefix(body.accessibleName) }) }
    }

    @Test
    func `the description is the given one or lists the chart`() throws {
        var model = try WheelFixtures.chart("ordinary")
        var elements = try SVGReader.elements(of: Self.svg(model))
        #expect(elements[2].content.hasPrefix("Ascendant 19°58′ Virgo; Midheaven"))
        model.accessibleDescription = "Sun & Moon < Mars"
        elements = try SVGReader.elements(of: Self.svg(model))
        #expect(elements[2].content == "Sun & Moon < Mars")
    }

    @Test
    func `themes have one palette and auto has both`() throws {
        let model = try WheelFixtures.chart("ordinary")
        let light = try Self.svg(model, WheelStyle(theme: .light))
        let dark = try Self.svg(model, WheelStyle(theme: .dark))
        let auto = try Self.svg(model, WheelStyle(theme: .auto))
        #expect(light.contains(WheelPaint.paper.light) && !light.contains(WheelPaint.paper.dark))
        #expect(dark.contains(WheelPaint.paper.dark) && !dark.contains(WheelPaint.paper.light))
        #expect(auto.contains("prefers-color-scheme:dark") && !light.contains("<style"))
        #expect(auto.contains(WheelPaint.paper.light) && auto.contains(WheelPaint.paper.dark))
    }

    @Test
    func `aspect lines differ by dashes`() {
        let lines = AspectLineStyle.all.filter { $0.glyph != "conjunction" }
        #expect(Set(lines.map(\.dashes)).count == lines.count)
        for style in AspectLineStyle.all {
            #expect(style.lineWidth(exactness: 1) > style.lineWidth(exactness: 0))
            #expect(AspectLineStyle.named(style.name) == style)
        }
        #expect(AspectLineStyle.named("Semi-Sextile")?.glyph == "semisextile")
        #expect(AspectLineStyle.named("sesquiquadrate")?.glyph == "sesquisquare")
        #expect(AspectLineStyle.named("unheard of") == nil)
    }

    @Test(arguments: WheelPaint.allCases)
    func `contrast meets WCAG 2.2`(paint: WheelPaint) {
        let text: Set<WheelPaint> = [.ink, .soft, .angle, .retrograde]
        let graphics: Set<WheelPaint> = [
            .fire, .earth, .air, .water, .conjunction, .opposition, .trine, .square, .sextile, .minor,
            .creative, .cusp,
        ]
        let wanted = text.contains(paint) ? 4.5 : graphics.contains(paint) ? 3 : 1
        #expect(Self.contrast(paint.light, WheelPaint.disc.light) >= wanted)
        #expect(Self.contrast(paint.dark, WheelPaint.disc.dark) >= wanted)
    }

    /// The contrast of two colors according to WCAG 2.2, section 1.4.3 and its definition of relative luminance.
    private static func contrast(_ first: String, _ second: String) -> Double {
        func luminance(_ color: String) -> Double {
            let value = Int(color.dropFirst(), radix: 16) ?? 0
            let parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map { byte in
                let share = Double(byte) / 255
                return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (low, high) = (min(luminance(first), luminance(second)), max(luminance(first), luminance(second)))
        return (high + 0.05) / (low + 0.05)
    }

    @Test
    func `letters without a glyph become escaped text`() throws {
        let model = WheelModel(titleLines: ["春の <星> & \"図\"", "Chart <b>"], bodies: [])
        let elements = try SVGReader.elements(of: Self.svg(model))
        let texts = elements.filter { $0.name == "text" }
        #expect(texts.map(\.content) == ["春の <星> & \"図\"", "Chart <b>"])
        #expect(texts.allSatisfy { $0.attributes["font-family"] == "sans-serif" })
    }

    @Test
    func `legend and background can be left out`() throws {
        let model = try WheelFixtures.chart("ordinary")
        let bare = try Self.svg(
            model, WheelStyle(size: 600, theme: .light, showsLegend: false, paintsBackground: false))
        let root = try #require(try SVGReader.elements(of: bare).first)
        #expect(root.attributes["viewBox"] == "0 0 1000 1000")
        #expect(root.attributes["width"] == "600" && root.attributes["height"] == "600")
        #expect(!bare.contains("\"\(WheelPaint.paper.light)\""))
        #expect(try Self.svg(model, WheelStyle(showsDegrees: false)).utf8.count < Self.svg(model).utf8.count)
    }

    @Test
    func `the Ascendant is at nine o'clock and signs run counterclockwise`() {
        let metrics = WheelMetrics(leftLongitude: 100, bodiesInner: 250, aspectRadius: 220)
        let ascendant = metrics.point(100, 400)
        #expect(abs(ascendant.x - 100) < 1e-9 && abs(ascendant.y - 500) < 1e-9)
        let quarter = metrics.point(190, 400)
        #expect(abs(quarter.x - 500) < 1e-9 && abs(quarter.y - 900) < 1e-9)
    }

    @Test
    func `odd models never crash`() throws {
        let odd = [
            WheelModel(bodies: []),
            WheelModel(
                bodies: [
                    WheelBody(glyph: "sun", longitude: .nan, accessibleName: "Sun"),
                    WheelBody(glyph: "", longitude: .infinity, accessibleName: ""),
                    WheelBody(glyph: "", longitude: -1e18, accessibleName: ""),
                ],
                angles: WheelAngles(ascendant: .nan, midheaven: 1), cusps: [.nan],
                aspects: [
                    WheelAspect(from: 0, to: 9, type: "trine", exactness: 7),
                    WheelAspect(from: 0, to: 1, type: "square", exactness: .nan),
                    WheelAspect(
                        from: .body(2), to: .point(longitude: .nan, name: "x"), type: "trine", exactness: 1),
                ]),
            WheelModel(
                titleLines: [String(repeating: "WIDE ", count: 60), "\u{0}\u{1B}"], bodies: [],
                angles: WheelAngles(ascendant: 0, midheaven: 0, vertex: 0), cusps: [0]),
            WheelModel(
                bodies: (0..<150).map {
                    WheelBody(glyph: "sun", longitude: Double($0), accessibleName: "\($0)")
                },
                cusps: Array(repeating: 5, count: 12)),
        ]
        for model in odd {
            for degrees in [true, false] {
                let svg = try Self.svg(model, WheelStyle(size: -3, showsDegrees: degrees))
                _ = try SVGReader.elements(of: svg)
                #expect(!svg.contains("nan") && !svg.contains("inf"))
            }
        }
    }
}

extension String {
    fileprivate func components(of part: String) -> [Substring] {
        split(separator: part, omittingEmptySubsequences: false)
    }
}
