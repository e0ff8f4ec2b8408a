// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
package import ComputationKit
internal import Tables

extension HabitExport {
    /// The files of an export of Loop Habit Tracker.
    package static let (loopMarks, loopHabits, loopDatabase) = ("Checkmarks.csv", "Habits.csv", "the database")

    /// Reads the CSV files of Loop Habit Tracker (`HabitsCSVExporter.kt` of its sources, version 1 to 2.3).
    ///
    /// In a plain habit, 2 is a check, 1 a day that the frequency covers, 0 no, -1 unknown, and 3 skipped; newer exports
    /// have words instead. A numeric habit has a thousandth of its amount as unit.
    ///
    /// - Parameters:
    ///   - checkmarks: The file Checkmarks.csv of all habits.
    ///   - habitsFile: The file Habits.csv, which tells numeric habits; without it, all are plain.
    package static func loop(checkmarks: [UInt8], habitsFile: [UInt8]?) -> HabitExport {
        var export = HabitExport(.loop)
        let numeric = habitsFile.map { export.numericHabits($0) } ?? []
        let table = DelimitedText(checkmarks, delimiter: UInt8(ascii: ","))
        export.addProblems(of: table, in: loopMarks)
        guard let heading = table.rows.first else { return export }
        guard heading.fields.first == "Date" else {
            export.addProblem(
                loopMarks, heading.line, heading.fields.first ?? "", "a first column named Date",
                heading.fields.first ?? "nothing")
            return export
        }
        // The export ends each row with a comma, so the last column can be nameless and empty.
        var names = Array(heading.fields.dropFirst())
        while names.last?.isEmpty == true { names.removeLast() }
        for name in names { export.add(habit: name) }
        for row in table.rows.dropFirst() {
            guard let text = row.fields.first, let day = try? CalendarDay(text) else {
                export.addProblem(
                    loopMarks, row.line, "Date", "a day such as 2026-11-21", row.fields.first ?? "nothing")
                continue
            }
            for (index, habit) in names.enumerated() {
                guard row.fields.indices.contains(index + 1) else {
                    export.addProblem(loopMarks, row.line, habit, "a value in each column", "nothing")
                    continue
                }
                let text = row.fields[index + 1]
                switch loopMark(text, isNumeric: numeric.contains(habit)) {
                case .success(let mark?):
                    export.add(Entry(habit: habit, day: day, mark: mark, file: loopMarks, row: row.line))
                case .success(nil): break
                case .failure(let issue): export.addProblem(loopMarks, row.line, habit, issue.expected, text)
                }
            }
        }
        return export
    }

    /// Returns the mark of a value; `nil` for a day without data.
    package static func loopMark(_ text: String, isNumeric: Bool) -> Result<Mark?, ValidationIssue> {
        switch text.uppercased() {
        case "", "UNKNOWN": return .success(nil)
        case "YES_MANUAL": return .success(.done)
        case "YES_AUTO": return .success(.automatic)
        case "NO": return .success(.missed)
        case "SKIP": return .success(.excused)
        default: break
        }
        guard let number = Int(text) else {
            return .failure(
                ValidationIssue(
                    path: "", expected: "a whole number, or one of YES_MANUAL, YES_AUTO, NO, SKIP, and UNKNOWN",
                    got: text))
        }
        if isNumeric {
            switch number {
            case ..<0: return .success(number == -1 ? nil : .excused)
            default: return .success(.amount(Double(number) / 1_000))
            }
        }
        switch number {
        case 2: return .success(.done)
        case 1: return .success(.automatic)
        case 0: return .success(.missed)
        case -1: return .success(nil)
        case 3, -3: return .success(.excused)
        default:
            return .failure(
                ValidationIssue(path: "", expected: "2, 1, 0, -1, or 3 for a habit without a unit", got: text))
        }
    }

    /// Returns the names of the numeric habits: those with the type NUMERICAL or 1 or, in a file without types, with a unit.
    private mutating func numericHabits(_ bytes: [UInt8]) -> Set<String> {
        let table = DelimitedText(bytes, delimiter: UInt8(ascii: ","))
        addProblems(of: table, in: Self.loopHabits)
        guard let heading = table.rows.first, let name = heading.fields.firstIndex(of: "Name") else {
            addProblem(Self.loopHabits, 1, "Name", "a column named Name", "none")
            return []
        }
        let (type, unit) = (heading.fields.firstIndex(of: "Type"), heading.fields.firstIndex(of: "Unit"))
        func field(_ row: DelimitedText.Row, _ index: Int?) -> String {
            index.flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil } ?? ""
        }
        return Set(
            table.rows.dropFirst().filter { row in
                type == nil
                    ? !field(row, unit).isEmpty : ["NUMERICAL", "1"].contains(field(row, type).uppercased())
            }.map { field($0, name) })
    }

    /// Adds the problems of a table's form.
    mutating func addProblems(of table: DelimitedText, in file: String) {
        for problem in table.problems {
            addProblem(file, problem.line, "\(problem.column)", problem.expected, problem.got)
        }
    }
}
