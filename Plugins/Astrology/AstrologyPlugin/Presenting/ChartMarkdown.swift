// SPDX-License-Identifier: Apache-2.0

internal import Presentation

/// A chart as a Markdown document with tables (GitHub Flavored Markdown).
struct ChartMarkdown {
    private let chart: Chart

    init(_ chart: Chart) { self.chart = chart }

    /// The document, with a line break at the end.
    var text: String {
        let heading = ChartHeading(chart)
        var blocks = ["# \(Self.escaped(heading.lines[0]))"]
        blocks.append(heading.lines.dropFirst().map(Self.escaped).joined(separator: "  \n"))
        blocks.append(overview)
        blocks += warnings(concerningPositions: false)
        blocks += ["## Placements", placements]
        if !chart.houses.isEmpty {
            blocks += ["## Houses, \(chart.provenance.houseSystemUsed?.displayName ?? "")", houses]
        }
        if !chart.aspects.isEmpty { blocks += ["## Aspects", aspects] }
        if !chart.patterns.isEmpty {
            blocks.append("## Patterns")
            blocks.append(
                chart.patterns.map {
                    "- **\($0.kind.rawValue)**: " + $0.members.map(Self.escaped).joined(separator: ", ")
                }
                .joined(separator: "\n"))
        }
        if let unknown = chart.unknownTime {
            blocks.append("## Time unknown")
            blocks.append(
                Self.table(
                    ["Body", "Signs of the day", "Arc"], alignments: "llr",
                    unknown.bodies.map { body in
                        [
                            body.name, body.signs.map(\.rawValue).joined(separator: ", "),
                            Sexagesimal(truncating: body.arc).text(),
                        ]
                    }))
            if let phase = unknown.lunarPhase { blocks.append(Self.escaped(phase.sentence)) }
        }
        if let sensitivity = chart.sensitivity {
            blocks.append("## Changes within \(sensitivity.minutes.plain) minutes")
            blocks.append(
                Self.table(
                    ["Minutes", "What", "From", "To"], alignments: "rlll",
                    sensitivity.changes.map { [$0.minutes.signed(decimals: 2), $0.inWords, $0.from, $0.to] }))
        }
        blocks += warnings(concerningPositions: true)
        blocks.append("*\(Self.escaped(chart.provenance.timeRule)) \(Self.escaped(heading.sources))*")
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func warnings(concerningPositions: Bool) -> [String] {
        let warnings = chart.warnings.filter { $0.concernsPositions == concerningPositions }
        guard !warnings.isEmpty else { return [] }
        return [
            concerningPositions ? "## Positions" : "## Warnings",
            warnings.map { "- \(Self.escaped($0.message))" }.joined(separator: "\n"),
        ]
    }

    private var overview: String {
        let overview = ChartOverview(chart)
        let aspects = overview.strongestAspects.joined(separator: ", ")
        return
            (overview.placements.map { "- **\($0.name)**: \(Self.escaped($0.position))" }
            + (aspects.isEmpty ? [] : ["- **Strongest aspects**: \(Self.escaped(aspects))"]))
            .joined(separator: "\n")
    }

    private var placements: String {
        chart.unknownTime == nil ? timedPlacements : untimedPlacements
    }

    private var timedPlacements: String {
        Self.table(
            ["Body", "Longitude", "Motion", "House", "Declination", "Dignity"], alignments: "llrrrl",
            chart.planets.map { planet in
                [
                    planet.name, chart.position(of: planet),
                    planet.speed.signed(decimals: 4) + (planet.isRetrograde == true ? " R" : ""),
                    planet.house.map { "\($0)" } ?? "", planet.declination.signed(decimals: 2),
                    chart.dignity(of: planet.name),
                ]
            }
                + ([chart.ascendant, chart.midheaven].compactMap(\.self) + chart.points).map { point in
                    [
                        point.name, "\(Sexagesimal(truncating: point.degreeInSign).text()) \(point.sign.rawValue)", "",
                        point.house.map { "\($0)" } ?? "", "", "",
                    ]
                })
    }

    private var untimedPlacements: String {
        Self.table(
            ["Body", "Longitude during the day", "Motion", "Dignity"], alignments: "llll",
            chart.planets.map { planet in
                [
                    planet.name, chart.position(of: planet),
                    planet.isRetrograde.map { $0 ? "retrograde" : "direct" } ?? "", chart.dignity(of: planet.name),
                ]
            })
    }

    private var houses: String {
        Self.table(
            ["House", "Cusp"], alignments: "rl",
            chart.houses.map {
                ["\($0.number)", "\(Sexagesimal(truncating: $0.degreeInSign).text()) \($0.sign.rawValue)"]
            })
    }

    private var aspects: String {
        guard chart.unknownTime == nil else { return aspectsOfDay }
        return Self.table(
            ["Aspect", "Orb", "Motion"], alignments: "lrl",
            chart.aspects.map { aspect in
                [
                    "\(aspect.planet1) \(aspect.type.rawValue.lowercased()) \(aspect.planet2)",
                    Sexagesimal(truncating: aspect.orb).text(), aspect.motion,
                ]
            })
    }

    private var aspectsOfDay: String {
        Self.table(
            ["Aspect", "Smallest orb", "Largest orb", "Motion"], alignments: "lrrl",
            chart.aspects.map { aspect in
                let day = chart.unknownTime?.aspects.first {
                    $0.planet1 == aspect.planet1 && $0.planet2 == aspect.planet2 && $0.type == aspect.type
                }
                return [
                    "\(aspect.planet1) \(aspect.type.rawValue.lowercased()) \(aspect.planet2)",
                    day.map { Sexagesimal(truncating: $0.smallestOrb).text() } ?? "",
                    day.map { Sexagesimal(truncating: $0.largestOrb).text() } ?? "", aspect.motion,
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
