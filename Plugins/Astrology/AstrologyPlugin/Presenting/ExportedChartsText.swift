// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension ExportedCharts {
    /// The names, dates, and places as given.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        var table = TextTable([
            (say("astrology.table.name", "Name"), .left), (say("astrology.table.birth", "Birth"), .leftWhole),
            (say("astrology.table.place", "Place"), .left),
        ])
        for chart in charts {
            let birth = chart.request.birth
            let clock = birth.time.map { " \($0.short)" } ?? ""
            table.add([chart.name, birth.date + clock, birth.place ?? ""])
        }
        if charts.isEmpty { lines.add(say("astrology.charts.no-match", "No chart matches.")) } else { lines.add(table) }
        return lines.text
    }

    /// The charts as a table that an import reads.
    var csv: String {
        let birth = [
            "date", "time", "zone", "offset", "place", "latitude", "longitude", "altitude", "calendar", "fold",
        ]
        let columns =
            [TableColumn("name")] + birth.map { TableColumn("request", "birth", $0, heading: $0) }
            + ["houseSystem", "zodiac", "node"].map { TableColumn("request", $0, heading: $0) }
            + ["notes", "tags", "source", "rating"].map { TableColumn($0) }
        return DelimitedText.csv(of: charts, columns: columns)
    }

    /// The charts in the Astrological Exchange Format.
    ///
    /// The date and the time are those of the clocks, and the zone is their offset from Universal Time.
    var aaf: String {
        var lines = ["#: Almanac \(PluginManifest.almanacVersion)"]
        for (chart, moment) in zip(charts, moments) {
            let date = moment.date
            let day = "\(date.day).\(date.month).\(date.year)\(date.calendar == .julian ? "J" : "G")"
            let place = chart.request.birth.place.map { Self.field($0) } ?? "*"
            let time = moment.time.map { "\($0.hour):\(two($0.minute)):\(two($0.second))" } ?? "*"
            lines.append("#A93:\(Self.field(chart.name)),*,*,\(day),\(time),\(place),*")
            let offset = abs(moment.offset.seconds)
            let letter = moment.offset.seconds < 0 ? "w" : "e"
            let seconds = offset % 60 == 0 ? "" : ":\(two(offset % 60))"
            let zone =
                chart.request.birth.zone == "LMT"
                ? "*,L" : "\(offset / 3_600)h\(letter)\(two(offset / 60 % 60))\(seconds),0"
            let latitude = moment.latitude.map { coordinate($0, "n", "s") } ?? "*"
            let longitude = moment.longitude.map { coordinate($0, "e", "w") } ?? "*"
            let julianDay = moment.time == nil ? "*" : moment.julianDay.fixed(decimals: 6)
            lines.append("#B93:\(julianDay),\(latitude),\(longitude),\(moment.time == nil ? "*,*" : zone)")
            if let notes = chart.notes {
                lines.append("#COM:\(notes.split(whereSeparator: \.isNewline).joined(separator: " "))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns what a table or AAF can't express, in sentences.
    func losses(in format: PresentationFormat, _ style: PresentationStyle) -> [String] {
        let say = Wording(style)
        let plain = ChartRequest(birth: Birth(date: "2000-01-01"))
        let altered = charts.filter { chart in
            var request = chart.request
            request.birth = plain.birth
            if format == .csv {
                (request.houseSystem, request.zodiac, request.node) = (plain.houseSystem, plain.zodiac, plain.node)
            }
            return request != plain
        }
        let details = charts.filter { !$0.tags.isEmpty || $0.source != nil || $0.rating != nil }
        var losses: [String] = []
        if format == .aaf, !details.isEmpty {
            losses.append(
                say(
                    "astrology.losses.details",
                    "AAF has no tags, sources, and ratings: those of \(details.count.counted("chart")) aren't in the file.",
                    ["count": details.count.argument]))
        }
        func hasMarks(_ text: String?, _ marks: String) -> Bool { text?.contains(where: marks.contains) ?? false }
        let rewritten = charts.filter { chart in
            format == .aaf
                ? chart.request.birth.altitude != nil || hasMarks(chart.name, ",")
                    || hasMarks(chart.request.birth.place, ",") || hasMarks(chart.notes, "\n")
                : chart.tags.contains { hasMarks($0, ",;|") }
        }
        if !rewritten.isEmpty {
            let what =
                format == .aaf
                ? "AAF has no altitudes, and commas and line breaks are written as spaces"
                : "Tags with commas, semicolons, or bars are read as several tags"
            losses.append(
                say(
                    "astrology.losses.rewritten", "\(what): this concerns \(rewritten.count.counted("chart")).",
                    ["format": format.word.argument, "count": rewritten.count.argument]))
        }
        guard !altered.isEmpty else { return losses }
        let what = format == .csv ? "bodies, aspects, and other settings" : "conventions"
        return losses + [
            say(
                "astrology.losses.conventions",
                "\(format.word.uppercased()) has no \(what): those of \(altered.count.counted("chart")) aren't in the "
                    + "file. JSON has everything.",
                ["format": format.word.argument, "count": altered.count.argument])
        ]
    }

    private static func field(_ text: String) -> String { text.replacing(",", with: " ").nameOnOneLine }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func coordinate(_ degrees: Double, _ positive: String, _ negative: String) -> String {
        let total = Int((abs(degrees) * 3_600).rounded())
        let seconds = total % 60 == 0 ? "" : ":\(two(total % 60))"
        return "\(total / 3_600)\(degrees < 0 ? negative : positive)\(two(total / 60 % 60))\(seconds)"
    }
}

extension ImportedCharts {
    /// Returns what was saved, and what wasn't.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        var lines = TextLines(style)
        let counts: [String: JSONValue] = [
            "charts": charts.count.argument, "births": count.argument, "format": format.rawValue.argument,
        ]
        let words = "\(charts.count.counted("chart")) of \(count.counted("birth")) in the file (\(format.rawValue))."
        lines.add(
            dryRun
                ? say("astrology.import.preview", "Would save \(words)", counts)
                : say("astrology.import.saved", "Saved \(words)", counts))
        let names = charts.prefix(10).map(\.name).joined(separator: ", ")
        if !names.isEmpty { lines.add(charts.count > 10 ? "\(names), …" : names, hanging: 2, lines.style.quiet) }
        if !unchanged.isEmpty {
            let names = unchanged.prefix(10).map(\.name).joined(separator: ", ") + (unchanged.count > 10 ? ", …" : "")
            lines.add(
                say("astrology.import.unchanged", "Saved already: \(names).", ["names": names.argument]), hanging: 2)
        }
        if !problems.isEmpty {
            lines.add(
                say(
                    "astrology.import.problems", "Left out, \(problems.count.counted("problem")):",
                    ["count": problems.count.argument]))
            add(problems, to: &lines, say, lines.style.warning) { $0.inWords(say) }
        }
        if !remarks.isEmpty {
            lines.add(say("astrology.import.remarks", "Remarks:"))
            add(remarks, to: &lines, say) { say.remark($0) }
        }
        return lines.text
    }

    /// Adds the first elements of a list, each as a sentence.
    private func add<Element>(
        _ elements: [Element], to lines: inout TextLines, _ say: Wording, _ look: (String) -> String = { $0 },
        sentence: (Element) -> String
    ) {
        for element in elements.prefix(50) { lines.add("- \(sentence(element))", hanging: 2, look) }
        let rest = elements.count - 50
        if rest > 0 { lines.add("- " + say("astrology.import.more", "and \(rest) more", ["count": rest.argument])) }
    }
}

extension ImportProblem {
    fileprivate func inWords(_ say: Wording) -> String {
        let form = "expected \(say.sentence(expected)), got \(say.sentence(got))"
        return "\(say.sentence(place)): \(say.sentence(form))"
            + (recoverySuggestion.map { " (\(say.sentence($0)))" } ?? "")
    }
}
