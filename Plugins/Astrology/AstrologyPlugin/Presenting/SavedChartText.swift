// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SavedChart {
    /// Returns the details of the record, what is outdated, what moved, and the chart.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add(facts: [
            ("Tags", record.tags.isEmpty ? nil : record.tags.joined(separator: ", ")), ("Source", record.source),
            ("Rating", record.rating.map { "\($0.rawValue), \($0.inWords)" }), ("Notes", record.notes),
            ("Revision", revision.map { "\($0), computed \(calculated?.description ?? "")" }),
        ])
        if revision == nil { lines.add("Computed now with other conventions; not saved.") }
        addChanges(to: &lines)
        lines.addGap()
        return lines.text + ChartText(chart, style: style).text
    }

    /// Returns what was saved in a few lines, and what moved.
    func confirmation(_ verb: String, _ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        lines.add("\(verb) \(record.name): \(chart.birth.localText), \(chart.birth.placeText ?? "place unknown").")
        let overview = ChartOverview(chart).placements.map { "\($0.name) \($0.position)" }
        lines.add(overview.joined(separator: "; ") + ".", hanging: 2)
        addChanges(to: &lines)
        moves.add(to: &lines)
        for warning in chart.warnings { lines.add(warning.message, hanging: 2, lines.style.warning) }
        return lines.text
    }

    private func addChanges(to lines: inout TextLines) {
        guard !changes.isEmpty else { return }
        lines.add("Outdated: \(changes.map(\.inWords).joined(separator: "; ")).", hanging: 2, lines.style.warning)
    }
}

extension ChartList {
    /// Returns the charts as a table.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        guard !charts.isEmpty else {
            lines.add(all == 0 ? "No charts are saved yet." : "No chart matches.")
            return lines.text
        }
        var table = TextTable([
            ("Name", .left), ("Birth", .leftWhole), ("Place", .left), ("Sun", .leftWhole), ("Moon", .leftWhole),
            ("Asc", .leftWhole), ("", .leftWhole),
        ])
        for chart in charts {
            table.add([
                chart.name, chart.birth.contains(" ") ? chart.birth : "\(chart.birth) no time", chart.place ?? "",
                chart.sun.short, chart.moon.short, chart.ascendant.short,
                chart.changes.isEmpty ? "" : "*",
            ])
        }
        lines.add(table)
        let outdated = charts.filter { !$0.changes.isEmpty }.count
        if outdated > 0 {
            let changes = Set(charts.flatMap(\.changes).map(\.inWords)).sorted().joined(separator: "; ")
            lines.add("* Outdated: \(changes).", hanging: 2, lines.style.warning)
        }
        if charts.count < total { lines.add("\(charts.count) of \(total) charts.", lines.style.quiet) }
        return lines.text
    }
}

extension RefreshedCharts {
    /// Returns what moved in each chart.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        for chart in charts {
            let reason = chart.changes.isEmpty ? "the former one was damaged" : chart.reasons
            lines.add("\(chart.chart.name): revision \(chart.revision), because \(reason).", hanging: 2)
            if chart.moves.isEmpty { lines.add("Nothing moved.") } else { chart.moves.add(to: &lines) }
        }
        for failure in failures {
            lines.add(
                "\(failure.chart.name) can't be computed now and stays as it was: \(failure.reason)", hanging: 2,
                lines.style.warning)
        }
        if upToDate > 0 || charts.isEmpty && failures.isEmpty {
            lines.add("\(upToDate.counted("chart")) \(upToDate == 1 ? "is" : "are") up to date.")
        }
        return lines.text
    }
}

extension RefreshedChart {
    fileprivate var reasons: String { changes.map(\.inWords).joined(separator: "; ") }
}

extension ChartRemoval {
    /// Returns what was removed.
    func text(_ style: PresentationStyle) -> String {
        var lines = TextLines(style)
        var parts = [revisions.counted("revision")]
        if reports > 0 { parts.append(reports.counted("report")) }
        if purchases > 0 {
            parts.append("\(purchases.counted("purchase")) of \(paid.map(\.inWords).joined(separator: " and "))")
        }
        lines.add("Removed \(chart.name) with \(parts.joined(separator: ", ")).")
        return lines.text
    }
}

extension OriginChange {
    /// The change in words.
    var inWords: String {
        switch part {
        case .program: "Almanac \(before) is now \(after)"
        case .library: "\(before) is now \(after)"
        case .files:
            "the ephemeris files were \(before.isEmpty ? "none" : before) and are now \(after.isEmpty ? "none" : after)"
        case .timeZones: "time zones \(before) are now \(after)"
        case .tables: "the tables of places and zones changed"
        }
    }
}

extension [ChartMove] {
    /// Adds a table of what moved, with the cusps and the aspects in a line each.
    fileprivate func add(to lines: inout TextLines) {
        let cusps = filter(\.isCusp).compactMap(\.arcseconds)
        let others = filter { !$0.isAspect && (!$0.isCusp || $0.arcseconds == nil) }
        if !others.isEmpty {
            var table = TextTable([("Moved", .left), ("From", .leftWhole), ("To", .leftWhole), ("By", .right)])
            for move in others {
                table.add([
                    move.subject, move.before ?? "", move.after ?? "",
                    move.arcseconds.map(Self.distance) ?? "",
                ])
            }
            lines.add(table)
        }
        if let largest = cusps.max() { lines.add("The cusps moved by up to \(Self.distance(largest)).") }
        for (label, aspects) in [
            ("Now in orb", filter { $0.isAspect && $0.after != nil }),
            ("No longer in orb", filter { $0.isAspect && $0.before != nil }),
        ] where !aspects.isEmpty {
            lines.add("\(label): \(aspects.map(\.subject).joined(separator: ", ")).", hanging: 2)
        }
    }

    private static func distance(_ arcseconds: Double) -> String {
        arcseconds < 60
            ? "\(arcseconds.fixed(decimals: 1))″" : Sexagesimal(truncating: arcseconds / 3_600).text(.seconds)
    }
}

extension ChartMove {
    fileprivate var isCusp: Bool { subject.hasPrefix("House ") }

    fileprivate var isAspect: Bool { before == "in orb" || after == "in orb" }
}

extension ZodiacSign? {
    /// The first three letters of the sign, or nothing.
    fileprivate var short: String { self.map { String($0.rawValue.prefix(3)) } ?? "" }
}

extension RoddenRating {
    /// The meaning of the rating.
    var inWords: String {
        switch self {
        case .accurate: "from a record made at birth"
        case .quoted: "quoted by the person or a relative"
        case .biography: "from a biography"
        case .caution: "without a source, vague, or rectified"
        case .dirty: "sources contradict each other"
        case .noTime: "time unknown"
        case .noDate: "date uncertain"
        }
    }
}
