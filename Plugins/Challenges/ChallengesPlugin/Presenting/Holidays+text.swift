// SPDX-License-Identifier: Apache-2.0

internal import Calendars
internal import ComputationKit
internal import Presentation

extension MyHolidays {
    /// Returns the holidays of the country and the user's own as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        if country == nil { text.add("No country is set, so no public holidays are listed.") }
        guard !holidays.isEmpty || !own.isEmpty else {
            text.add("No holidays from \(from) through \(through).")
            return text.text
        }
        var table = holidays.table
        for range in own {
            let end = range.from == range.through ? "" : ", through \(range.through)"
            table.add([range.from.description, range.name, "yours\(end)"])
        }
        text.add(table)
        let listed = holidays.count + own.count
        if listed < total { text.addQuiet("\(listed) of \(total.of("holiday"))") }
        return text.text
    }
}

extension HolidayList {
    /// Returns the holidays as a table.
    func text(_ style: PresentationStyle) -> String {
        holidays.isEmpty ? "No holidays.\n" : holidays.table.text(style)
    }
}

extension HolidayRange {
    /// Returns a confirmation.
    func text(_ verb: String, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        text.add("\(verb) \(name), \(from)\(from == through ? "" : " through \(through)").")
        return text.text
    }
}

extension [Holiday] {
    fileprivate var table: TextTable {
        var table = TextTable([("day", .leftWhole), ("holiday", .left), ("", .leftWhole)])
        for holiday in self {
            table.add([holiday.day.description, holiday.name, holiday.isEstimated ? "estimated" : ""])
        }
        return table
    }
}
