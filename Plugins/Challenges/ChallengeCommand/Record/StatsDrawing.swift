// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import CommandKit
import Presentation

/// What is done by weekday and by category, as bars with their intervals; an SVG of its own, without scripts or fonts.
struct StatsDrawing {
    let svg: String

    private static let width = 640
    private static let rowHeight = 26

    init(_ summary: ChallengeSummary) {
        let weekdays = summary.weekdays.compactMap { day in
            day.completion.map { (StatsText.weekdays[day.weekday - 1], $0) }
        }
        let categories = summary.categories.compactMap { entry in
            entry.completion.map { (entry.category.rawValue, $0) }
        }
        var body: [String] = []
        var top = 44
        for (title, rows) in [("By weekday", weekdays), ("By category", categories)] where !rows.isEmpty {
            body.append(#"<text x="20" y="\#(top)" class="title">\#(title)</text>"#)
            top += 14
            for (name, estimate) in rows {
                body += Self.row(name, estimate, top: top)
                top += Self.rowHeight
            }
            top += 34
        }
        if body.isEmpty { body = [#"<text x="20" y="44">Nothing to draw yet.</text>"#] }
        let height = max(80, top)
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" width="\(Self.width)" \
            height="\(height)" role="img">
            <title>How much is done</title>
            <style>
            text { font: 14px system-ui, sans-serif; fill: #222 } .title { font-weight: 600 } .figure { fill: #555 }
            rect.ground { fill: #e7e7e2 } rect.bar { fill: #3d7a6a } line { stroke: #222; stroke-width: 1.5 }
            @media (prefers-color-scheme: dark) {
            text { fill: #eee } .figure { fill: #bbb } rect.ground { fill: #3a3a38 } rect.bar { fill: #6bb39f }
            line { stroke: #eee } }
            </style>
            \(body.joined(separator: "\n"))
            </svg>
            """
    }

    private static func row(_ name: String, _ estimate: Estimate, top: Int) -> [String] {
        let (left, length) = (140.0, 340.0)
        let place = { (share: Double) in (left + length * min(max(share, 0), 1)).fixed(decimals: 1) }
        let bar = (length * min(max(estimate.value, 0), 1)).fixed(decimals: 1)
        var parts = [
            #"<text x="20" y="\#(top + 15)">\#(name)</text>"#,
            #"<rect class="ground" x="140" y="\#(top + 3)" width="340" height="16" rx="3"/>"#,
            #"<rect class="bar" x="140" y="\#(top + 3)" width="\#(bar)" height="16" rx="3"/>"#,
        ]
        if let low = estimate.low, let high = estimate.high {
            parts.append(
                #"<line x1="\#(place(low))" x2="\#(place(high))" y1="\#(top + 11)" y2="\#(top + 11)"/>"#)
        }
        parts.append(#"<text class="figure" x="492" y="\#(top + 15)">\#(estimate.percent)</text>"#)
        return parts
    }
}
