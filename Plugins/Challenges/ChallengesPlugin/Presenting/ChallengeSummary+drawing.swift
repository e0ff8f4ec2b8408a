// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension ChallengeSummary {
    /// Returns a heat map of the year, and the completion by weekday and category as bars with intervals, without
    /// scripts or fonts.
    func drawing(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        let weekdays = weekdays.compactMap { day in day.completion.map { (day.name(say), $0) } }
        let categories = categories.compactMap { entry in
            entry.completion.map { (say.word(entry.category, "category"), $0) }
        }
        var body: [String] = []
        var top = 44
        if !year.days.isEmpty {
            let map = YearHeatMap(year, say)
            body += map.elements(top: top)
            top += map.height
        }
        let titles = [
            (say("challenges.statistics.by-weekday", "By weekday"), weekdays),
            (say("challenges.statistics.by-category", "By category"), categories),
        ]
        for (title, rows) in titles where !rows.isEmpty {
            body.append(#"<text x="20" y="\#(top)" class="title">\#(title.escapedForHTML)</text>"#)
            top += 14
            for (name, estimate) in rows {
                body += Self.row(name.escapedForHTML, estimate, top: top, say)
                top += 26
            }
            top += 34
        }
        if body.isEmpty {
            body = [
                #"<text x="20" y="44">\#(say("challenges.drawing.empty", "Nothing to draw yet.").escapedForHTML)</text>"#
            ]
        }
        let (width, height) = (640, max(80, top))
        let shown = style.pixels ?? width
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(shown)" \
            height="\(height * shown / width)" role="img">
            <title>\(say("challenges.drawing.title", "Completed challenges").escapedForHTML)</title>
            <style>
            \(Self.colors(style.theme))
            </style>
            \(body.joined(separator: "\n"))
            </svg>

            """
    }

    private static func colors(_ theme: PresentationStyle.Theme) -> String {
        let layout = """
            text { font: 14px system-ui, sans-serif } .title { font-weight: 600 } line { stroke-width: 1.5 }
            \(YearHeatMap.layout)
            """
        let light = """
            text { fill: #222 } .figure { fill: #555 } rect.ground { fill: #e7e7e2 } rect.bar { fill: #3d7a6a }
            line { stroke: #222 } \(YearHeatMap.lightColors)
            """
        let dark = """
            text { fill: #eee } .figure { fill: #bbb } rect.ground { fill: #3a3a38 } rect.bar { fill: #6bb39f }
            line { stroke: #eee } \(YearHeatMap.darkColors)
            """
        return "\(layout)\n\(theme.rules(light: light, dark: dark))"
    }

    private static func row(_ name: String, _ estimate: Estimate, top: Int, _ say: Wording) -> [String] {
        let (left, length) = (140.0, 340.0)
        let place = { (share: Double) in (left + length * min(max(share, 0), 1)).fixed(decimals: 1) }
        let bar = (length * min(max(estimate.value, 0), 1)).fixed(decimals: 1)
        var parts = [
            #"<text x="20" y="\#(top + 15)">\#(name)</text>"#,
            #"<rect class="ground" x="140" y="\#(top + 3)" width="340" height="16" rx="3"/>"#,
            #"<rect class="bar" x="140" y="\#(top + 3)" width="\#(bar)" height="16" rx="3"/>"#,
        ]
        if let low = estimate.low, let high = estimate.high {
            parts.append(#"<line x1="\#(place(low))" x2="\#(place(high))" y1="\#(top + 11)" y2="\#(top + 11)"/>"#)
        }
        parts.append(#"<text class="figure" x="492" y="\#(top + 15)">\#(estimate.percent(say).escapedForHTML)</text>"#)
        return parts
    }
}
