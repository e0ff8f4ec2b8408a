// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// A chart as a Markdown document with tables (GitHub Flavored Markdown).
struct ChartMarkdown {
    private let chart: Chart
    private let say: Wording

    init(_ chart: Chart, _ style: PresentationStyle) {
        self.chart = chart
        say = Wording(style)
    }

    /// The document, with a line break at the end.
    var text: String {
        let heading = ChartHeading(chart, say)
        var blocks = ["# \(Self.escaped(heading.lines[0]))"]
        blocks.append(heading.lines.dropFirst().map(Self.escaped).joined(separator: "  \n"))
        blocks.append(overview)
        blocks += warnings(concerningPositions: false)
        blocks += ["## " + say("astrology.placements", "Placements"), placements]
        if !chart.houses.isEmpty {
            let system = chart.provenance.houseSystemUsed?.displayName ?? ""
            blocks += ["## " + say("astrology.houses", "Houses, \(system)", ["system": system.argument]), houses]
        }
        if !chart.aspects.isEmpty { blocks += ["## " + say("astrology.aspects", "Aspects"), aspects] }
        if !chart.patterns.isEmpty {
            blocks.append("## " + say("astrology.patterns", "Patterns"))
            blocks.append(
                chart.patterns.map { pattern in
                    "- **\(say.word(pattern.kind, "pattern"))**: "
                        + pattern.members.map { Self.escaped(say.body($0)) }.joined(separator: ", ")
                }
                .joined(separator: "\n"))
        }
        if let unknown = chart.unknownTime {
            blocks.append("## " + say("astrology.unknown-time", "Time unknown"))
            blocks.append(
                Self.table(
                    [
                        say("astrology.table.body", "Body"), say("astrology.table.signs", "Signs of the day"),
                        say("astrology.table.arc", "Arc"),
                    ], alignments: "llr",
                    unknown.bodies.map { body in
                        [
                            say.body(body.name), body.signs.map(say.sign).joined(separator: ", "),
                            Sexagesimal(truncating: body.arc).text(),
                        ]
                    }))
            if let phase = unknown.lunarPhase { blocks.append(Self.escaped(phase.sentence(say))) }
        }
        if let sensitivity = chart.sensitivity {
            let minutes = sensitivity.minutes.plain
            blocks.append(
                "## "
                    + say(
                        "astrology.sensitivity", "Changes within \(minutes) minutes of the birth time",
                        ["minutes": say.number(minutes).argument]))
            blocks.append(
                Self.table(
                    [
                        say("astrology.table.minutes", "Minutes"), say("astrology.table.what", "What"),
                        say("astrology.table.from", "From"), say("astrology.table.to", "To"),
                    ], alignments: "rlll",
                    sensitivity.changes.map { change in
                        [
                            say.number(change.minutes.signed(decimals: 2)), change.inWords(say),
                            say.word(change.from, "state"), say.word(change.to, "state"),
                        ]
                    }))
        }
        blocks += warnings(concerningPositions: true)
        blocks.append("*\(Self.escaped(say.sentence(chart.provenance.timeRule))) \(Self.escaped(heading.sources))*")
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func warnings(concerningPositions: Bool) -> [String] {
        let warnings = chart.warnings.filter { $0.concernsPositions == concerningPositions }
        guard !warnings.isEmpty else { return [] }
        return [
            "## "
                + (concerningPositions
                    ? say("astrology.positions", "Positions") : say("astrology.warnings", "Warnings")),
            warnings.map { "- \(Self.escaped(say.warning($0)))" }.joined(separator: "\n"),
        ]
    }

    private var overview: String {
        let overview = ChartOverview(chart, say)
        let aspects = overview.strongestAspects.joined(separator: ", ")
        return
            (overview.placements.map { "- **\($0.name)**: \(Self.escaped($0.position))" }
            + (aspects.isEmpty
                ? [] : ["- **\(say("astrology.strongest-aspects", "Strongest aspects"))**: \(Self.escaped(aspects))"]))
            .joined(separator: "\n")
    }

    private var placements: String {
        chart.unknownTime == nil ? timedPlacements : untimedPlacements
    }

    private var timedPlacements: String {
        Self.table(
            [
                say("astrology.table.body", "Body"), say("astrology.table.longitude", "Longitude"),
                say("astrology.table.motion", "Motion"), say("astrology.table.house", "House"),
                say("astrology.table.whole-declination", "Declination"), say("astrology.table.dignity", "Dignity"),
            ], alignments: "llrrrl",
            chart.planets.map { planet in
                [
                    say.body(planet.name), chart.position(of: planet, say),
                    say.number(planet.speed.signed(decimals: 4)) + (planet.isRetrograde == true ? " R" : ""),
                    planet.house.map { "\($0)" } ?? "", say.number(planet.declination.signed(decimals: 2)),
                    chart.dignity(of: planet.name, say),
                ]
            }
                + ([chart.ascendant, chart.midheaven].compactMap(\.self) + chart.points).map { point in
                    [
                        say.body(point.name), say.position(point.degreeInSign, point.sign), "",
                        point.house.map { "\($0)" } ?? "", "", "",
                    ]
                })
    }

    private var untimedPlacements: String {
        Self.table(
            [
                say("astrology.table.body", "Body"), say("astrology.table.longitudes", "Longitude during the day"),
                say("astrology.table.motion", "Motion"), say("astrology.table.dignity", "Dignity"),
            ], alignments: "llll",
            chart.planets.map { planet in
                [
                    say.body(planet.name), chart.position(of: planet, say),
                    planet.isRetrograde.map { say.word($0 ? "retrograde" : "direct", "state") } ?? "",
                    chart.dignity(of: planet.name, say),
                ]
            })
    }

    private var houses: String {
        Self.table(
            [say("astrology.table.house", "House"), say("astrology.table.cusp", "Cusp")], alignments: "rl",
            chart.houses.map { ["\($0.number)", say.position($0.degreeInSign, $0.sign)] })
    }

    private var aspects: String {
        guard chart.unknownTime == nil else { return aspectsOfDay }
        return Self.table(
            [
                say("astrology.table.aspect", "Aspect"), say("astrology.table.orb", "Orb"),
                say("astrology.table.motion", "Motion"),
            ], alignments: "lrl",
            chart.aspects.map { aspect in
                [
                    say.aspect(aspect.planet1, aspect.type, aspect.planet2),
                    Sexagesimal(truncating: aspect.orb).text(), aspect.motion(say),
                ]
            })
    }

    private var aspectsOfDay: String {
        Self.table(
            [
                say("astrology.table.aspect", "Aspect"), say("astrology.table.smallest-orb", "Smallest orb"),
                say("astrology.table.largest-orb", "Largest orb"), say("astrology.table.motion", "Motion"),
            ], alignments: "lrrl",
            chart.aspects.map { aspect in
                let day = chart.unknownTime?.aspects.first {
                    $0.planet1 == aspect.planet1 && $0.planet2 == aspect.planet2 && $0.type == aspect.type
                }
                return [
                    say.aspect(aspect.planet1, aspect.type, aspect.planet2),
                    day.map { Sexagesimal(truncating: $0.smallestOrb).text() } ?? "",
                    day.map { Sexagesimal(truncating: $0.largestOrb).text() } ?? "", aspect.motion(say),
                ]
            })
    }

    private static func table(_ headings: [String], alignments: String, _ rows: [[String]]) -> String {
        let rule = alignments.map { $0 == "r" ? "---:" : "---" }
        return ([headings, rule] + rows.map { $0.map(escaped) })
            .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String { text.escapedForMarkdown }
}

extension String {
    /// The text without a meaning of Markdown.
    var escapedForMarkdown: String {
        reduce(into: "") { $0 += "\\`*_[]<>|#".contains($1) ? "\\\($1)" : String($1) }
    }
}
