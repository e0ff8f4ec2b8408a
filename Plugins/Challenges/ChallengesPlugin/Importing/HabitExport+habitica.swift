// SPDX-License-Identifier: Apache-2.0

package import CivilTime
package import ComputationKit
internal import Tables

extension HabitExport {
    /// The files of an export of Habitica.
    package static let (habiticaData, habiticaHistory) = ("userdata.json", "history.csv")

    /// Reads the user data of Habitica (`/export/userdata.json`, see `dataexport.js` and `scoreTask.js` of its sources).
    ///
    /// A habit is done on a day on which it was only scored up, and missed on one on which it was only scored down. A
    /// daily is done where it was completed; a missed one is written when the next day begins, so it belongs to the day
    /// before. A to-do is done on the day on which it was completed. Entries of before 2019 don't say what happened.
    ///
    /// - Parameters:
    ///   - json: The user data.
    ///   - zone: The zone of the user's clock, which days are taken from.
    package static func habitica(_ json: JSONValue, in zone: LocalZone) -> HabitExport {
        var export = HabitExport(.habitica)
        let dayStart = json["preferences"]?["dayStart"]?.int ?? 0
        func day(_ time: Timestamp) -> CalendarDay {
            zone.local(at: Timestamp(secondsSince1970: time.secondsSince1970 - Double(dayStart) * 3_600)).day
        }
        for kind in ["habits", "dailys", "todos"] {
            for (index, task) in (json["tasks"]?[kind]?.array ?? []).enumerated() {
                let place = "tasks.\(kind)[\(index)]"
                guard let name = task["text"]?.string, !name.isEmpty else {
                    export.addProblem(habiticaData, index + 1, place, "a task with a text", "one without")
                    continue
                }
                export.add(habit: name)
                if kind == "todos" {
                    guard let stated = task["dateCompleted"], stated != .null else { continue }
                    guard let time = instant(stated) else {
                        export.addProblem(
                            habiticaData, index + 1, "\(place).dateCompleted", instantExpectation, stated.text())
                        continue
                    }
                    export.add(
                        Entry(
                            habit: name, day: day(time), time: time, mark: .done, file: habiticaData, row: index + 1))
                    continue
                }
                for (number, entry) in (task["history"]?.array ?? []).enumerated() {
                    guard let time = entry["date"].flatMap(instant) else {
                        export.addProblem(
                            habiticaData, number + 1, "\(place).history[\(number)].date", instantExpectation,
                            entry["date"]?.text() ?? "nothing")
                        continue
                    }
                    let mark = kind == "habits" ? habitMark(entry) : dailyMark(entry)
                    let isDayBefore = kind == "dailys" && (mark == .missed || mark == .excused)
                    export.add(
                        Entry(
                            habit: name, day: isDayBefore ? day(time).adding(days: -1) : day(time),
                            time: mark == .done ? time : nil, mark: mark, file: "\(habiticaData), \(place).history",
                            row: number + 1))
                }
            }
        }
        return export
    }

    private static let instantExpectation = "an instant as milliseconds since 1970 or ISO 8601 text"

    private static func habitMark(_ entry: JSONValue) -> Mark {
        switch (entry["scoredUp"]?.int, entry["scoredDown"]?.int) {
        case (let up?, let down) where up > 0 && (down ?? 0) == 0: .done
        case (let up, let down?) where down > 0 && (up ?? 0) == 0: .missed
        default: .unclear
        }
    }

    private static func dailyMark(_ entry: JSONValue) -> Mark {
        guard let isCompleted = entry["completed"]?.bool else { return .unclear }
        if isCompleted { return .done }
        return entry["isDue"]?.bool == false ? .excused : .missed
    }

    /// Returns the instant of milliseconds since 1970 or of text; `nil` outside of the years 1970 to 9999.
    private static func instant(_ json: JSONValue) -> Timestamp? {
        if let text = json.string { return try? Timestamp(text) }
        guard let milliseconds = json.double, (0...253_402_300_799_000).contains(milliseconds) else { return nil }
        return Timestamp(secondsSince1970: milliseconds / 1_000)
    }

    /// Reads the history of Habitica as CSV (`/export/history.csv`), with times in UTC.
    ///
    /// A row has the value of a task after a change, which falls over time too, so no row says what was done.
    package static func habitica(history: [UInt8], in zone: LocalZone) -> HabitExport {
        var export = HabitExport(.habitica)
        let table = DelimitedText(history, delimiter: UInt8(ascii: ","))
        export.addProblems(of: table, in: habiticaHistory)
        let columns = ["Task Name", "Task ID", "Task Type", "Date", "Value"]
        guard let heading = table.rows.first, heading.fields == columns else {
            export.addProblem(
                habiticaHistory, 1, "", "the columns \(columns.joined(separator: ", "))",
                table.rows.first?.fields.joined(separator: ", ") ?? "nothing")
            return export
        }
        for row in table.rows.dropFirst() {
            guard row.fields.count == columns.count else {
                export.addProblem(
                    habiticaHistory, row.line, "", "\(columns.count) values", "\(row.fields.count) values")
                continue
            }
            let (name, date) = (row.fields[0], row.fields[3])
            export.add(habit: name)
            let text = date.split(separator: " ").joined(separator: "T") + "Z"
            guard date.utf8.count == 19, let time = try? Timestamp(text) else {
                export.addProblem(habiticaHistory, row.line, "Date", "a time such as 2026-11-21 18:30:00", date)
                continue
            }
            export.add(
                Entry(
                    habit: name, day: zone.local(at: time).day, time: time, mark: .unclear, file: habiticaHistory,
                    row: row.line))
        }
        return export
    }
}
