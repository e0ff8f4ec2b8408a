// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import Presentation
internal import Tables

extension CravingsPatterns {
    /// Returns the parts one below the other.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add(period.words)
        for statement in statements { text.add(statement.text) }
        for part in parts {
            text.addGap()
            switch part {
            case .heatMap: heatMap?.add(to: &text)
            case .calendar: addCalendar(&text)
            case .series: addSeries(&text, width: style.width)
            }
        }
        return text.text
    }

    /// The number of weeks of the calendar in a text.
    private static let calendarWeeks = 53

    private func addCalendar(_ text: inout TextLines) {
        guard let days, let first = days.first else { return }
        text.add(text.style.heading("Days (c cravings, u uses, - none, ? unknown)"))
        var table = TextTable(
            [("week of", .leftWhole)] + (1...7).map { (Weekday.shortName($0), TextTable.Alignment.leftWhole) })
        var weeks: [[String]] = []
        var cells = Array(repeating: "", count: first.day.weekday - 1)
        var start = first.day.adding(days: 1 - first.day.weekday)
        for day in days {
            cells.append(day.cell)
            guard cells.count == 7 else { continue }
            weeks.append(["\(start)"] + cells)
            start = start.adding(days: 7)
            cells = []
        }
        if !cells.isEmpty { weeks.append(["\(start)"] + cells) }
        for week in weeks.suffix(Self.calendarWeeks) { table.add(week) }
        text.add(table)
        addRest(weeks.count - Self.calendarWeeks, "week", &text)
    }

    /// The number of days of the series in a text.
    private static let seriesDays = 364

    private func addSeries(_ text: inout TextLines, width: Int) {
        guard let days else { return }
        text.add(text.style.heading("By day (blank unknown, · none)"))
        let shown = Array(days.suffix(Self.seriesDays))
        let rows = DaySeries.all(of: shown)
        let columns = max(7, min(56, (width - DaySeries.nameColumns - 1) / 7 * 7))
        for start in stride(from: 0, to: shown.count, by: columns) {
            let end = min(start + columns, shown.count)
            text.add("\(shown[start].day) to \(shown[end - 1].day)")
            for row in rows {
                let line = row.name.padded(toTerminalWidth: DaySeries.nameColumns) + " " + row.bars(start..<end)
                text.add(String(line.reversed().drop { $0 == " " }.reversed()))
            }
        }
        addRest(days.count - shown.count, "day", &text)
    }

    private func addRest(_ count: Int, _ noun: String, _ text: inout TextLines) {
        if count > 0 { text.add("\(count.counted("earlier \(noun)")) left out here.") }
    }

    /// Returns the days as a table.
    var csv: String {
        let methods = UseMethod.allCases
        return DelimitedText.csv(
            heading: ["day", "covered", "cravings", "medianIntensity", "uses"]
                + methods.map { "\($0.rawValue) (\($0.unit.rawValue))" },
            rows: (days ?? []).map { day in
                let isOpen = !day.isCovered && day.cravings + day.uses == 0
                return [
                    "\(day.day)", day.isCovered ? "yes" : "no", isOpen ? "" : "\(day.cravings)",
                    day.medianIntensity?.plain ?? "", isOpen ? "" : "\(day.uses)",
                ] + methods.map { method in day.amounts.first { $0.method == method }?.amount.plain ?? "" }
            })
    }
}

extension PatternDay {
    /// The day in a calendar of text.
    fileprivate var cell: String {
        guard cravings + uses > 0 else { return isCovered ? "-" : "?" }
        return (cravings > 0 ? "\(cravings)c" : "") + (uses > 0 ? "\(uses)u" : "")
    }
}
