// SPDX-License-Identifier: Apache-2.0

internal import Calendars
internal import ComputationKit
internal import Presentation

extension MyHolidays {
    /// Returns the holidays of the country and the user's own as a table.
    func text(_ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let say = text.say
        if country == nil {
            text.add(say("challenges.holidays.no-country", "No country is set, so no public holidays are listed."))
        }
        guard !holidays.isEmpty || !own.isEmpty else {
            text.add(
                say(
                    "challenges.holidays.empty", "No holidays from \(from) through \(through).",
                    ["from": from.description.argument, "through": through.description.argument]))
            return text.text
        }
        var table = holidays.table(say)
        for range in own {
            let end = range.from == range.through ? "" : ", through \(range.through)"
            let dates: [String: JSONValue] = [
                "isRange": (end.isEmpty ? "no" : "yes").argument, "through": range.through.description.argument,
            ]
            table.add([range.from.description, range.name, say("challenges.holidays.own", "yours\(end)", dates)])
        }
        text.add(table)
        let listed = holidays.count + own.count
        if listed < total {
            text.addQuiet(
                say(
                    "challenges.holidays.count", "\(listed) of \(total.of("holiday"))",
                    ["shown": listed.argument, "total": total.argument]))
        }
        return text.text
    }
}

extension HolidayList {
    /// Returns the holidays as a table.
    func text(_ style: PresentationStyle) -> String {
        let say = Wording(style)
        return holidays.isEmpty
            ? say("challenges.holidays.none", "No holidays.") + "\n" : holidays.table(say).text(style)
    }
}

/// What happened to a holiday.
enum HolidayChange {
    case added, removed
}

extension HolidayRange {
    /// Returns a confirmation.
    func text(_ change: HolidayChange, _ style: PresentationStyle) -> String {
        var text = TextLines(style)
        let facts: [String: JSONValue] = [
            "name": name.argument, "from": from.description.argument, "through": through.description.argument,
            "isRange": (from == through ? "no" : "yes").argument,
        ]
        let dates = "\(name), \(from)\(from == through ? "" : " through \(through)")."
        switch change {
        case .added: text.add(text.say("challenges.holidays.added", "Added \(dates)", facts))
        case .removed: text.add(text.say("challenges.holidays.removed", "Removed \(dates)", facts))
        }
        return text.text
    }
}

extension [Holiday] {
    fileprivate func table(_ say: Wording) -> TextTable {
        var table = TextTable([
            (say("challenges.label.day", "day"), .leftWhole), (say("challenges.label.holiday", "holiday"), .left),
            ("", .leftWhole),
        ])
        for holiday in self {
            let estimated = holiday.isEstimated ? say("challenges.holidays.estimated", "estimated") : ""
            table.add([holiday.day.description, holiday.name, estimated])
        }
        return table
    }
}
