// SPDX-License-Identifier: Apache-2.0

import CivilTime
import ComputationKit
import Testing

@testable import CravingsPlugin

@Suite struct PatternDrawingTests {
    private static func patterns(_ days: Int, parts: [PatternPart] = PatternPart.allCases) throws -> CravingsPatterns {
        var builder = DiaryBuilder()
        for day in 0..<days where day % 7 != 3 {
            builder.craving(day, 19 + Double(day % 3), 1 + day % 10)
            if day % 4 == 0 { builder.use(day, 22, .vape, 3) }
            if day % 9 == 0 { builder.use(day, 23, .edible, 10) }
        }
        return try ArrangePatterns.reading(
            of: PatternsInput(diary: builder.diary, now: DiaryBuilder.time(days, 12), parts: parts))
    }

    @Test func `a drawing is balanced, has a tooltip for each hour, and marks unknown days`() throws {
        let drawing = try Self.patterns(60).drawing(PresentationStyle())
        #expect(drawing.hasPrefix("<svg ") && drawing.hasSuffix("</svg>\n"))
        #expect(drawing.components("<title>") == drawing.components("</title>"))
        #expect(drawing.components("<text ") == drawing.components("</text>"))
        #expect(drawing.components("<title>Tuesday 20:00: ") == 2, "a ground and a rate")
        #expect(drawing.contains("2026-01-08: unknown"))
        #expect(drawing.contains("Numbers are counts; darker: a higher rate."))
        #expect(!drawing.contains("script") && !drawing.contains("http://www.w3.org/1999"))
    }

    @Test func `panels of a series have separate scales and units`() throws {
        let drawing = try Self.patterns(60, parts: [.series]).drawing(PresentationStyle())
        #expect(drawing.contains("(of 3 pulls)") && drawing.contains("(of 10 mg)") && drawing.contains("(of 10)"))
        #expect(drawing.contains("Each panel has its own scale."))
    }

    @Test(arguments: [(PresentationStyle.Theme.dark, false), (.light, false), (.auto, true)])
    func `themes choose colors`(theme: PresentationStyle.Theme, isQueried: Bool) throws {
        let drawing = try Self.patterns(30).drawing(PresentationStyle(theme: theme))
        #expect(drawing.contains("prefers-color-scheme") == isQueried)
    }

    @Test func `a width in pixels scales the drawing`() throws {
        #expect(try Self.patterns(30).drawing(PresentationStyle(pixels: 450)).contains(#"width="450""#))
    }

    @Test func `a terminal shows rates as shades and unknown days as question marks`() throws {
        let text = try Self.patterns(60).text(PresentationStyle())
        #expect(text.contains("Cravings by hour and weekday"))
        #expect(text.contains("█") && text.contains("░"))
        #expect(text.contains("1c") && text.contains("?"))
        #expect(text.contains("Vape (of 3 pulls)"))
        for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    @Test func `too few entries are shown as counts with the reason`() throws {
        let text = try Self.patterns(8, parts: [.heatMap]).text(PresentationStyle())
        #expect(text.contains("Not enough data (n = 7)."))
        #expect(!text.contains("█"))
        let drawing = try Self.patterns(8, parts: [.heatMap]).drawing(PresentationStyle())
        #expect(drawing.contains("Not enough data (n = 7)."))
    }

    @Test func `a long series is shortened in a terminal and says so`() throws {
        let text = try Self.patterns(800, parts: [.calendar, .series]).text(PresentationStyle())
        #expect(text.contains("earlier weeks left out here."))
        #expect(text.contains("437 earlier days left out here."))
    }

    @Test func `a table leaves unknown days open`() throws {
        let lines = try Self.patterns(8).csv.split(separator: "\r\n").map(String.init)
        #expect(lines[0].hasPrefix("day,covered,cravings,medianIntensity,uses,Bowls (bowls),"))
        #expect(lines[1] == "2026-01-05,yes,1,1,2,,,,3,,10")
        #expect(lines[4] == "2026-01-08,no,,,,,,,,,")
    }
}

extension String {
    /// Returns the number of occurrences of a text.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
