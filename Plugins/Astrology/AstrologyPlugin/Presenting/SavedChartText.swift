// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation

extension SavedChart {
    /// Returns the details of the record, what is outdated, what moved, and the chart.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        let made = calculated?.description ?? ""
        lines.add(facts: [
            (say("astrology.fact.tags", "Tags"), record.tags.isEmpty ? nil : record.tags.joined(separator: ", ")),
            (say("astrology.fact.source", "Source"), record.source),
            (
                say("astrology.fact.rating", "Rating"),
                record.rating.map { "\($0.rawValue), \(say.word($0.inWords, "rating"))" }
            ), (say("astrology.fact.notes", "Notes"), record.notes),
            (
                say("astrology.fact.revision", "Revision"),
                revision.map {
                    say(
                        "astrology.fact.computed", "\($0), computed \(made)",
                        ["revision": $0.argument, "time": made.argument])
                }
            ),
        ])
        if revision == nil {
            lines.add(say("astrology.saved.other", "Computed now with other conventions; not saved."))
        }
        addChanges(to: &lines, say)
        lines.addGap()
        return lines.text + ChartText(chart, style: style).text
    }

    /// Returns what was saved or changed in a few lines, and what moved.
    func confirmation(isNew: Bool, _ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        let birth = say.date(chart.birth.localText)
        let place = say.place(chart.birth) ?? say("astrology.place-unknown", "place unknown")
        let facts = ["name": record.name.argument, "birth": birth.argument, "place": place.argument]
        lines.add(
            isNew
                ? say("astrology.saved.new", "Saved \(record.name): \(birth), \(place).", facts)
                : say("astrology.saved.changed", "Changed \(record.name): \(birth), \(place).", facts))
        let overview = ChartOverview(chart, say).placements.map { "\($0.name) \($0.position)" }
        lines.add(overview.joined(separator: "; ") + ".", hanging: 2)
        addChanges(to: &lines, say)
        moves.add(to: &lines, say)
        for warning in chart.warnings { lines.add(say.warning(warning), hanging: 2, lines.style.warning) }
        return lines.text
    }

    private func addChanges(to lines: inout TextLines, _ say: Wording) {
        guard !changes.isEmpty else { return }
        let list = changes.map { $0.inWords(say) }.joined(separator: "; ")
        lines.add(
            say("astrology.outdated", "Outdated: \(list).", ["changes": list.argument]), hanging: 2,
            lines.style.warning)
    }
}

extension ChartList {
    /// Returns the charts as a table.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        guard !charts.isEmpty else {
            lines.add(
                all == 0
                    ? say("astrology.charts.none", "No charts are saved yet.")
                    : say("astrology.charts.no-match", "No chart matches."))
            return lines.text
        }
        var table = TextTable([
            (say("astrology.table.name", "Name"), .left), (say("astrology.table.birth", "Birth"), .leftWhole),
            (say("astrology.table.place", "Place"), .left), (say.body("Sun"), .leftWhole),
            (say.body("Moon"), .leftWhole), (say.word("Asc", "bodyCode"), .leftWhole), ("", .leftWhole),
        ])
        for chart in charts {
            let date = say.date(chart.birth)
            let birth =
                chart.birth.contains(":")
                ? date : say("astrology.charts.no-time", "\(date) no time", ["date": date.argument])
            table.add([
                chart.name, birth, chart.place.map { say.place(label: $0) } ?? "", say.short(chart.sun),
                say.short(chart.moon), say.short(chart.ascendant), chart.changes.isEmpty ? "" : "*",
            ])
        }
        lines.add(table)
        let changes = Set(charts.flatMap(\.changes).map { $0.inWords(say) }).sorted().joined(separator: "; ")
        if !changes.isEmpty {
            lines.add(
                "* " + say("astrology.outdated", "Outdated: \(changes).", ["changes": changes.argument]), hanging: 2,
                lines.style.warning)
        }
        if charts.count < total {
            lines.add(
                say(
                    "astrology.charts.part", "\(charts.count) of \(total) charts.",
                    ["shown": charts.count.argument, "total": total.argument]), lines.style.quiet)
        }
        return lines.text
    }
}

extension RefreshedCharts {
    /// Returns what moved in each chart.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        for chart in charts {
            let reasons =
                chart.changes.isEmpty
                ? say("astrology.refreshed.damaged", "the former one was damaged")
                : chart.changes.map { $0.inWords(say) }.joined(separator: "; ")
            lines.add(
                say(
                    "astrology.refreshed", "\(chart.chart.name): revision \(chart.revision), because \(reasons).",
                    [
                        "name": chart.chart.name.argument, "revision": chart.revision.argument,
                        "reasons": reasons.argument,
                    ]), hanging: 2)
            if chart.moves.isEmpty {
                lines.add(say("astrology.refreshed.nothing", "Nothing moved."))
            } else {
                chart.moves.add(to: &lines, say)
            }
        }
        for failure in failures {
            let reason = failure.reason.split(whereSeparator: \.isNewline).map { say.sentence(String($0)) }
                .joined(separator: " ")
            lines.add(
                say(
                    "astrology.refreshed.failure",
                    "\(failure.chart.name) can't be computed now and stays as it was: \(reason)",
                    ["name": failure.chart.name.argument, "reason": reason.argument]), hanging: 2, lines.style.warning)
        }
        if upToDate > 0 || charts.isEmpty && failures.isEmpty {
            lines.add(
                say(
                    "astrology.refreshed.current",
                    "\(upToDate.counted("chart")) \(upToDate == 1 ? "is" : "are") up to date.",
                    ["count": upToDate.argument]))
        }
        return lines.text
    }
}

extension ChartRemoval {
    /// Returns what was removed.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        var parts = [
            say("astrology.counted.revisions", revisions.counted("revision"), ["count": revisions.argument])
        ]
        if reports > 0 {
            parts.append(say("astrology.counted.reports", reports.counted("report"), ["count": reports.argument]))
        }
        if purchases > 0 {
            let sums = say.list(paid.map(\.inWords))
            parts.append(
                say(
                    "astrology.counted.purchases", "\(purchases.counted("purchase")) of \(sums)",
                    ["count": purchases.argument, "paid": sums.argument]))
        }
        let list = parts.joined(separator: ", ")
        lines.add(
            say(
                "astrology.removed", "Removed \(chart.name) with \(list).",
                ["name": chart.name.argument, "list": list.argument]))
        return lines.text
    }
}

extension OriginChange {
    /// Returns the change in words.
    func inWords(_ say: Wording) -> String {
        let none = say("astrology.none", "none")
        let (before, after) = (before.isEmpty ? none : before, after.isEmpty ? none : after)
        let values = ["before": before.argument, "after": after.argument]
        return switch part {
        case .program: say("astrology.origin.program", "Almanac \(before) is now \(after)", values)
        case .library: say("astrology.origin.library", "\(before) is now \(after)", values)
        case .files:
            say("astrology.origin.files", "the ephemeris files were \(before) and are now \(after)", values)
        case .timeZones: say("astrology.origin.zones", "time zones \(before) are now \(after)", values)
        case .tables: say("astrology.origin.tables", "the tables of places and zones changed")
        case .record: say.sentence(after)
        }
    }
}

extension [ChartMove] {
    /// Adds a table of what moved, with the cusps and the aspects in a line each.
    fileprivate func add(to lines: inout TextLines, _ say: Wording) {
        let cusps = filter { $0.kind == .cusp }.compactMap(\.arcseconds)
        let others = filter { $0.kind != .aspect && ($0.kind != .cusp || $0.arcseconds == nil) }
        if !others.isEmpty {
            var table = TextTable([
                (say("astrology.table.moved", "Moved"), .left), (say("astrology.table.from", "From"), .leftWhole),
                (say("astrology.table.to", "To"), .leftWhole), (say("astrology.table.by", "By"), .right),
            ])
            for move in others {
                table.add([
                    move.name(say), move.before?.inWords(say) ?? "", move.after?.inWords(say) ?? "",
                    move.arcseconds.map { Self.distance($0, say) } ?? "",
                ])
            }
            lines.add(table)
        }
        if let largest = cusps.max().map({ Self.distance($0, say) }) {
            lines.add(
                say("astrology.moved.cusps", "The cusps moved by up to \(largest).", ["distance": largest.argument]))
        }
        let aspects = filter { $0.kind == .aspect }
        func list(_ moves: [ChartMove]) -> String { moves.map { $0.name(say) }.joined(separator: ", ") }
        let (now, gone) = (list(aspects.filter { $0.after != nil }), list(aspects.filter { $0.after == nil }))
        if !now.isEmpty {
            lines.add(say("astrology.moved.in-orb", "Now in orb: \(now).", ["aspects": now.argument]), hanging: 2)
        }
        if !gone.isEmpty {
            lines.add(
                say("astrology.moved.out-of-orb", "No longer in orb: \(gone).", ["aspects": gone.argument]),
                hanging: 2)
        }
    }

    private static func distance(_ arcseconds: Double, _ say: Wording) -> String {
        arcseconds < 60
            ? say.number("\(arcseconds.fixed(decimals: 1))″")
            : Sexagesimal(truncating: arcseconds / 3_600).text(.seconds)
    }
}

extension ChartMove {
    fileprivate func name(_ say: Wording) -> String {
        switch kind {
        case .instant: say("astrology.moved.instant", "Instant")
        case .placement: say.body(subject)
        case .cusp: say("astrology.moved.cusp", "House \(subject)", ["house": subject.argument])
        case .aspect: say.aspect(inText: subject)
        }
    }
}

extension ChartMove.State {
    fileprivate func inWords(_ say: Wording) -> String {
        if let utc { return utc }
        let position = longitude.map { longitude in
            Sexagesimal(truncating: ZodiacSign.degreeInSign(longitude)).text(.seconds)
                + " \(say.sign(ZodiacSign(longitude: longitude)))"
        }
        let house = house.map { say("astrology.moved.house", "house \($0)", ["house": $0.argument]) }
        return [position, house].compactMap(\.self).joined(separator: ", ")
    }
}

extension Wording {
    /// Translates the mark of the Julian calendar in a date, "O.S.".
    fileprivate func date(_ text: String) -> String {
        text.replacing("O.S.", with: self("astrology.old-style", "O.S."))
    }

    /// Returns the first three letters of a sign, or nothing.
    fileprivate func short(_ sign: ZodiacSign?) -> String { sign.map { String(self.sign($0).prefix(3)) } ?? "" }
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
