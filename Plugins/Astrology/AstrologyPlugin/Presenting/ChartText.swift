// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

/// A chart as text.
struct ChartText {
    let chart: Chart
    let style: TextStyle
    let width: Int
    let say: Wording

    init(_ chart: Chart, style: PresentationStyle) {
        self.chart = chart
        self.style = TextStyle(style)
        width = style.width
        say = Wording(style)
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
        ChartHeading(chart, say).lines.enumerated().flatMap { index, line in
            line.wrapped(toTerminalWidth: width, indent: "  ").map { index == 0 ? style.heading($0) : $0 }
        }
    }

    private var overview: [String] {
        let overview = ChartOverview(chart, say)
        let aspects = overview.strongestAspects.joined(separator: ", ")
        let column = max(11, (overview.placements.map(\.name.terminalWidth).max() ?? 0) + 1)
        let strongest = say("astrology.strongest-aspects", "Strongest aspects")
        return overview.placements.map { $0.name.padded(toTerminalWidth: column) + $0.position }
            + (aspects.isEmpty
                ? [] : "\(strongest): \(aspects)".wrapped(toTerminalWidth: width, indent: "  "))
    }

    private var placements: [String] {
        chart.unknownTime == nil ? timedPlacements : untimedPlacements
    }

    private var timedPlacements: [String] {
        var table = TextTable([
            (say("astrology.table.body", "Body"), .left), (say("astrology.table.longitude", "Longitude"), .leftWhole),
            ("", .leftWhole), (say("astrology.table.house", "House"), .right),
            (say("astrology.table.speed", "Speed"), .right), (say("astrology.table.declination", "Declin."), .right),
            (say("astrology.table.dignity", "Dignity"), .leftWhole),
        ])
        for planet in chart.planets {
            table.add([
                say.body(planet.name), chart.position(of: planet, padding: 6, say),
                planet.isRetrograde == true ? "R" : "", planet.house.map { "\($0)" } ?? "",
                say.number(planet.speed.signed(decimals: abs(planet.speed) < 10 ? 4 : 3)),
                Self.declination(planet.declination, say) + (planet.isOutOfBounds == true ? "*" : " "),
                chart.dignity(of: planet.name, isAbbreviated: true, say),
            ])
        }
        for point in [chart.ascendant, chart.midheaven].compactMap(\.self) + chart.points {
            table.add([
                say.word(point.name.withoutPart, "body"), position(point.degreeInSign, point.sign), "",
                point.house.map { "\($0)" } ?? "",
            ])
        }
        return table.lines(width: width, style: style) + key
    }

    /// The range of each body during the day; its speed and declination aren't certain.
    private var untimedPlacements: [String] {
        var table = TextTable([
            (say("astrology.table.body", "Body"), .left),
            (say("astrology.table.longitudes", "Longitude during the day"), .left), ("", .left),
            (say("astrology.table.dignity", "Dignity"), .left),
        ])
        for planet in chart.planets {
            table.add([
                say.body(planet.name), chart.position(of: planet, padding: 6, say),
                planet.isRetrograde == true ? "R" : "", chart.dignity(of: planet.name, isAbbreviated: true, say),
            ])
        }
        return table.lines(width: width, style: style) + key
    }

    private var key: [String] {
        ChartKey(chart, say).text.wrapped(toTerminalWidth: width).filter { !$0.isEmpty }.map(style.quiet)
    }

    private var houses: [String] {
        guard !chart.houses.isEmpty else { return [] }
        let name = chart.provenance.houseSystemUsed?.displayName ?? ""
        let cells = chart.houses.map { house in
            "\(house.number)".leftPadded(to: 2) + "  " + position(house.degreeInSign, house.sign)
        }
        return [style.heading(heading(ofHouses: name))] + Self.columns(cells, count: 3, width: 26)
    }

    private var aspectGrid: [String] { AspectGrid(chart, style: style, say).lines }

    private func heading(ofHouses system: String) -> String {
        say("astrology.houses", "Houses, \(system)", ["system": system.argument])
    }

    /// The aspects with their orbs; those of a day are in its own section.
    private var aspectList: [String] {
        guard chart.unknownTime == nil else { return [] }
        let cells = chart.aspects.map { aspect in
            let ends = "\(aspect.planet1.short(say)) \(say.aspect(aspect.type)) \(aspect.planet2.short(say))"
            let orb = Sexagesimal(truncating: aspect.orb).text().leftPadded(to: 6)
            return ends.cut(toTerminalWidth: 30).padded(toTerminalWidth: 30) + orb + " " + aspect.motionMark(say)
        }
        guard !cells.isEmpty else { return [] }
        return [
            style.heading(say("astrology.aspects", "Aspects"))
                + style.quiet("  (\(say("astrology.aspects.key", "a applying, s separating")))")
        ]
            + Self.columns(cells, count: 2, width: 42)
    }

    private var patterns: [String] {
        guard !chart.patterns.isEmpty else { return [] }
        return [style.heading(say("astrology.patterns", "Patterns"))]
            + chart.patterns.flatMap { pattern -> [String] in
                let place = pattern.sign?.rawValue ?? pattern.element?.rawValue ?? pattern.modality?.rawValue
                let apex = pattern.apex.map { say("astrology.apex", ", apex \($0)", ["body": $0.argument]) } ?? ""
                let within = place.map { say("astrology.pattern.in", " in \($0)", ["place": $0.argument]) } ?? ""
                let line = say.word(pattern.kind, "pattern") + within + ": " + say.bodies(pattern.members) + apex
                return line.wrapped(toTerminalWidth: width, indent: "  ")
            }
    }

    private var summary: [String] {
        let balance = chart.balance
        func counts(_ pairs: [(String, Double)]) -> String {
            pairs.map { "\(say.word($0.0, "quality")) \(Int($0.1))" }.joined(separator: ", ")
        }
        var lines = [style.heading(say("astrology.balance", "Balance"))]
        func add(_ code: String, _ label: String, _ text: String) {
            lines.append(say(code, label).padded(toTerminalWidth: 12) + text)
        }
        let uncertain = chart.planets.filter { $0.sign == nil && PatternSettings.planets.contains($0.name) }.map(\.name)
        if !uncertain.isEmpty {
            let bodies = uncertain.joined(separator: ", ")
            lines +=
                say(
                    "astrology.balance.without", "Without \(bodies), whose sign changes during the day.",
                    ["bodies": bodies.argument]
                ).wrapped(toTerminalWidth: width, indent: "  ")
        }
        add(
            "astrology.elements", "Elements",
            counts([
                ("fire", balance.elements.fire), ("earth", balance.elements.earth), ("air", balance.elements.air),
                ("water", balance.elements.water),
            ]))
        add(
            "astrology.modalities", "Modalities",
            counts([
                ("cardinal", balance.modalities.cardinal), ("fixed", balance.modalities.fixed),
                ("mutable", balance.modalities.mutable),
            ]))
        if let hemispheres = balance.hemispheres {
            add(
                "astrology.hemispheres", "Hemispheres",
                counts([
                    ("eastern", hemispheres.eastern), ("western", hemispheres.western),
                    ("northern", hemispheres.northern), ("southern", hemispheres.southern),
                ]))
        }
        if let phase = chart.lunarPhase {
            let lit = Int((phase.illuminatedFraction * 100).rounded())
            add(
                "astrology.moon", "Moon",
                say(
                    "astrology.moon.phase",
                    "\(phase.name.rawValue), \(Int(phase.angle))° ahead of the Sun, "
                        + "\(lit) % lit, \(phase.isWaxing ? "waxing" : "waning")",
                    [
                        "phase": phase.name.rawValue.argument, "angle": Int(phase.angle).argument,
                        "lit": lit.argument, "motion": (phase.isWaxing ? "waxing" : "waning").argument,
                    ]))
        }
        for reception in chart.mutualReceptions {
            add(
                "astrology.reception", "Reception",
                say(
                    "astrology.reception.signs",
                    "\(reception.planet1) and \(reception.planet2) are in each other's signs",
                    ["first": reception.planet1.argument, "second": reception.planet2.argument]))
        }
        return lines
    }

    private var sensitivity: [String] {
        guard let sensitivity = chart.sensitivity else { return [] }
        let minutes = sensitivity.minutes.plain
        let (before, after) = (say.duration(sensitivity.stableBefore), say.duration(sensitivity.stableAfter))
        var lines = [
            style.heading(
                say(
                    "astrology.sensitivity", "Changes within \(minutes) minutes of the birth time",
                    ["minutes": say.number(minutes).argument])),
            say(
                "astrology.sensitivity.stable", "Nothing changes from \(before) before to \(after) after.",
                ["before": before.argument, "after": after.argument]),
        ]
        if let arc = sensitivity.ascendantArc.map({ Sexagesimal(truncating: $0).text() }) {
            lines.append(
                say(
                    "astrology.sensitivity.ascendant", "The Ascendant moves \(arc) during this interval.",
                    ["arc": arc.argument]))
        }
        var table = TextTable([
            (say("astrology.table.minutes", "Minutes"), .right), (say("astrology.table.what", "What"), .left),
            (say("astrology.table.from", "From"), .left), (say("astrology.table.to", "To"), .left),
        ])
        for change in sensitivity.changes {
            table.add([
                say.number(change.minutes.signed(decimals: 2)), change.inWords(say), say.word(change.from, "state"),
                say.word(change.to, "state"),
            ])
        }
        return lines + (sensitivity.changes.isEmpty ? [] : table.lines(width: width, style: style))
    }

    private func warnings(concerningPositions: Bool) -> [String] {
        let warnings = chart.warnings.filter { $0.concernsPositions == concerningPositions }
        guard !warnings.isEmpty else { return [] }
        return [
            style.heading(
                concerningPositions
                    ? say("astrology.positions", "Positions") : say("astrology.warnings", "Warnings"))
        ]
            + warnings.flatMap { warning in
                ("- " + say.warning(warning)).wrapped(toTerminalWidth: width, indent: "  ").map(style.warning)
            }
    }

    private var provenance: [String] {
        let provenance = chart.provenance
        let rules =
            [provenance.timeRule, chart.birth.zone.explanation].map(say.sentence) + [ChartHeading(chart, say).sources]
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

    private func position(_ degrees: Double, _ sign: ZodiacSign) -> String {
        Sexagesimal(truncating: degrees).text().leftPadded(to: 6) + " " + say.sign(sign)
    }

    private static func declination(_ degrees: Double, _ say: Wording) -> String {
        Sexagesimal(truncating: abs(degrees)).text() + say.word(degrees < 0 ? "S" : "N", "declination")
    }
}
