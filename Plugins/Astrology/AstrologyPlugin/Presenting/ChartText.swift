// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// A chart as text.
struct ChartText {
    let chart: Chart
    let style: TextStyle
    let width: Int

    init(_ chart: Chart, style: PresentationStyle) {
        self.chart = chart
        self.style = TextStyle(style)
        width = style.width
    }

    /// The text, with a line break at the end.
    var text: String {
        let sections = [
            heading, overview, warnings(concerningPositions: false), placements, houses, aspectGrid, aspectList,
            patterns,
            summary, unknownTime, sensitivity, warnings(concerningPositions: true), provenance,
        ]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var heading: [String] {
        ChartHeading(chart).lines.enumerated().flatMap { index, line in
            line.wrapped(toTerminalWidth: width, indent: "  ").map { index == 0 ? style.heading($0) : $0 }
        }
    }

    private var overview: [String] {
        let overview = ChartOverview(chart)
        let aspects = overview.strongestAspects.joined(separator: ", ")
        return overview.placements.map { $0.name.padded(toTerminalWidth: 11) + $0.position }
            + (aspects.isEmpty
                ? [] : "Strongest aspects: \(aspects)".wrapped(toTerminalWidth: width, indent: "  "))
    }

    private var placements: [String] {
        chart.unknownTime == nil ? timedPlacements : untimedPlacements
    }

    private var timedPlacements: [String] {
        var table = TextTable([
            ("Body", .left), ("Longitude", .leftWhole), ("", .leftWhole), ("House", .right), ("Speed", .right),
            ("Declin.", .right), ("Dignity", .leftWhole),
        ])
        for planet in chart.planets {
            table.add([
                planet.name, chart.position(of: planet, padding: 6), planet.isRetrograde == true ? "R" : "",
                planet.house.map { "\($0)" } ?? "", planet.speed.signed(decimals: abs(planet.speed) < 10 ? 4 : 3),
                Self.declination(planet.declination) + (planet.isOutOfBounds == true ? "*" : " "),
                chart.dignity(of: planet.name, isAbbreviated: true),
            ])
        }
        for point in [chart.ascendant, chart.midheaven].compactMap(\.self) + chart.points {
            table.add([
                point.name.withoutPart, Self.position(point.degreeInSign, point.sign), "",
                point.house.map { "\($0)" } ?? "",
            ])
        }
        return table.lines(width: width, style: style) + key
    }

    /// The range of each body during the day; its speed and declination aren't certain.
    private var untimedPlacements: [String] {
        var table = TextTable([("Body", .left), ("Longitude during the day", .left), ("", .left), ("Dignity", .left)])
        for planet in chart.planets {
            table.add([
                planet.name, chart.position(of: planet, padding: 6), planet.isRetrograde == true ? "R" : "",
                chart.dignity(of: planet.name, isAbbreviated: true),
            ])
        }
        return table.lines(width: width, style: style) + key
    }

    private var key: [String] {
        ChartKey(chart).text.wrapped(toTerminalWidth: width).filter { !$0.isEmpty }.map(style.quiet)
    }

    private var houses: [String] {
        guard !chart.houses.isEmpty else { return [] }
        let name = chart.provenance.houseSystemUsed?.displayName ?? ""
        let cells = chart.houses.map { house in
            "\(house.number)".leftPadded(to: 2) + "  " + Self.position(house.degreeInSign, house.sign)
        }
        return [style.heading("Houses, \(name)")] + Self.columns(cells, count: 3, width: 26)
    }

    private var aspectGrid: [String] { AspectGrid(chart, style: style).lines }

    /// The aspects with their orbs; those of a day are in its own section.
    private var aspectList: [String] {
        guard chart.unknownTime == nil else { return [] }
        let cells = chart.aspects.map { aspect in
            let ends = "\(aspect.planet1.short) \(aspect.type.rawValue.lowercased()) \(aspect.planet2.short)"
            let orb = Sexagesimal(truncating: aspect.orb).text().leftPadded(to: 6)
            return ends.cut(toTerminalWidth: 30).padded(toTerminalWidth: 30) + orb + " " + aspect.motionMark
        }
        guard !cells.isEmpty else { return [] }
        return [style.heading("Aspects") + style.quiet("  (a applying, s separating)")]
            + Self.columns(cells, count: 2, width: 42)
    }

    private var patterns: [String] {
        guard !chart.patterns.isEmpty else { return [] }
        return [style.heading("Patterns")]
            + chart.patterns.flatMap { pattern -> [String] in
                let place = pattern.sign?.rawValue ?? pattern.element?.rawValue ?? pattern.modality?.rawValue
                let apex = pattern.apex.map { ", apex \($0)" } ?? ""
                let line =
                    "\(pattern.kind.rawValue)" + (place.map { " in \($0)" } ?? "") + ": "
                    + pattern.members.joined(separator: ", ") + apex
                return line.wrapped(toTerminalWidth: width, indent: "  ")
            }
    }

    private var summary: [String] {
        let balance = chart.balance
        func counts(_ pairs: [(String, Double)]) -> String {
            pairs.map { "\($0.0) \(Int($0.1))" }.joined(separator: ", ")
        }
        var lines = [style.heading("Balance")]
        let uncertain = chart.planets.filter { $0.sign == nil && PatternSettings.planets.contains($0.name) }.map(\.name)
        if !uncertain.isEmpty {
            lines += "Without \(uncertain.joined(separator: ", ")), whose sign changes during the day.".wrapped(
                toTerminalWidth: width, indent: "  ")
        }
        lines.append(
            "Elements    "
                + counts([
                    ("fire", balance.elements.fire), ("earth", balance.elements.earth), ("air", balance.elements.air),
                    ("water", balance.elements.water),
                ]))
        lines.append(
            "Modalities  "
                + counts([
                    ("cardinal", balance.modalities.cardinal), ("fixed", balance.modalities.fixed),
                    ("mutable", balance.modalities.mutable),
                ]))
        if let hemispheres = balance.hemispheres {
            lines.append(
                "Hemispheres "
                    + counts([
                        ("eastern", hemispheres.eastern), ("western", hemispheres.western),
                        ("northern", hemispheres.northern), ("southern", hemispheres.southern),
                    ]))
        }
        if let phase = chart.lunarPhase {
            let lit = Int((phase.illuminatedFraction * 100).rounded())
            lines.append(
                "Moon        \(phase.name.rawValue), \(Int(phase.angle))° ahead of the Sun, "
                    + "\(lit) % lit, \(phase.isWaxing ? "waxing" : "waning")")
        }
        for reception in chart.mutualReceptions {
            lines.append("Reception   \(reception.planet1) and \(reception.planet2) are in each other's signs")
        }
        return lines
    }

    private var sensitivity: [String] {
        guard let sensitivity = chart.sensitivity else { return [] }
        var lines = [style.heading("Changes within \(sensitivity.minutes.plain) minutes of the birth time")]
        lines.append(
            "Nothing changes from \(sensitivity.stableBefore.clock) before to \(sensitivity.stableAfter.clock) after.")
        if let arc = sensitivity.ascendantArc {
            lines.append("The Ascendant moves \(Sexagesimal(truncating: arc).text()) during this interval.")
        }
        var table = TextTable([("Minutes", .right), ("What", .left), ("From", .left), ("To", .left)])
        for change in sensitivity.changes {
            table.add([change.minutes.signed(decimals: 2), change.inWords, change.from, change.to])
        }
        return lines + (sensitivity.changes.isEmpty ? [] : table.lines(width: width, style: style))
    }

    private func warnings(concerningPositions: Bool) -> [String] {
        let warnings = chart.warnings.filter { $0.concernsPositions == concerningPositions }
        guard !warnings.isEmpty else { return [] }
        return [style.heading(concerningPositions ? "Positions" : "Warnings")]
            + warnings.flatMap { warning in
                ("- " + warning.message).wrapped(toTerminalWidth: width, indent: "  ").map(style.warning)
            }
    }

    private var provenance: [String] {
        let provenance = chart.provenance
        let rules = [provenance.timeRule, chart.birth.zone.explanation, ChartHeading(chart).sources]
        return rules.map { $0.hasSuffix(".") ? $0 : $0 + "." }.flatMap {
            $0.wrapped(toTerminalWidth: width, indent: "  ")
        }.map(style.quiet)
    }

    /// Returns the cells in columns, ordered from top to bottom.
    private static func columns(_ cells: [String], count: Int, width: Int) -> [String] {
        let rows = (cells.count + count - 1) / count
        return (0..<rows).map { row in
            stride(from: row, to: cells.count, by: rows).map { cells[$0].padded(toTerminalWidth: width) }.joined()
                .trimmed
        }
    }

    static func position(_ degrees: Double, _ sign: ZodiacSign) -> String {
        Sexagesimal(truncating: degrees).text().leftPadded(to: 6) + " " + sign.rawValue
    }

    private static func declination(_ degrees: Double) -> String {
        Sexagesimal(truncating: abs(degrees)).text() + (degrees < 0 ? "S" : "N")
    }
}
