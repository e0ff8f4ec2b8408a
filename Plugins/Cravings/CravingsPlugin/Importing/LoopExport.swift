// SPDX-License-Identifier: Apache-2.0

package import CivilTime
internal import ComputationKit
internal import Tables

/// The marks of an export of Loop Habit Tracker, read from Checkmarks.csv and Habits.csv.
package struct LoopExport: Sendable {
    /// A value of a habit on a day.
    package enum Mark: Hashable, Sendable {
        /// A check.
        case check
        /// An amount of a numeric habit.
        case amount(Double)
    }

    /// A mark that means something.
    package struct Value: Hashable, Sendable {
        /// The habit.
        package let habit: String
        /// The day.
        package let day: CalendarDay
        /// The mark.
        package let mark: Mark
        /// The row in the file, from 1 for the header.
        package let row: Int
    }

    /// The names of the habits, in the order of the columns.
    package private(set) var habits: [String] = []
    /// The marks, in the order of the rows.
    package private(set) var values: [Value] = []
    /// The values that can't be read.
    package private(set) var problems: [ImportedEntries.Problem] = []

    private static let marksFile = "Checkmarks.csv"
    private static let habitsFile = "Habits.csv"

    /// Reads an export.
    ///
    /// In a plain habit, 2 is a check, and 1 is a day that the frequency covers, 0 no, -1 unknown, and 3 skipped, none
    /// of which is a mark. A numeric habit has a thousandth of its amount as unit. Newer exports have words instead:
    /// `YES_MANUAL`, `YES_AUTO`, `NO`, `UNKNOWN`, and `SKIP`.
    ///
    /// - Parameters:
    ///   - checkmarks: The file Checkmarks.csv.
    ///   - habitsFile: The file Habits.csv, which tells numeric habits; without it, all are plain.
    ///   - wanted: The habits to read.
    package init(checkmarks: [UInt8], habitsFile: [UInt8]?, wanted: Set<String>) {
        let numeric = habitsFile.map { numericHabits($0) } ?? []
        let table = DelimitedText(checkmarks, delimiter: UInt8(ascii: ","))
        addProblems(of: table, in: Self.marksFile)
        guard let heading = table.rows.first else { return }
        guard heading.fields.first == "Date" else {
            add(
                Self.marksFile, heading.line, heading.fields.first ?? "", "a first column named Date",
                heading.fields.first ?? "nothing")
            return
        }
        // The export ends each row with a comma, so the last column can be nameless and empty.
        habits = Array(heading.fields.dropFirst())
        while habits.last?.isEmpty == true { habits.removeLast() }
        let columns = habits.enumerated().filter { wanted.contains($0.element) }
        for row in table.rows.dropFirst() {
            guard let text = row.fields.first, let day = try? CalendarDay(text) else {
                add(Self.marksFile, row.line, "Date", "a day such as 2026-11-21", row.fields.first ?? "nothing")
                continue
            }
            for (index, habit) in columns {
                guard row.fields.indices.contains(index + 1) else {
                    add(Self.marksFile, row.line, habit, "a value in each column", "nothing")
                    continue
                }
                read(row.fields[index + 1], habit, day, row.line, isNumeric: numeric.contains(habit))
            }
        }
    }

    private mutating func read(_ text: String, _ habit: String, _ day: CalendarDay, _ row: Int, isNumeric: Bool) {
        let word = text.uppercased()
        if ["", "NO", "UNKNOWN", "SKIP", "YES_AUTO"].contains(word) { return }
        if word == "YES_MANUAL" {
            values.append(Value(habit: habit, day: day, mark: .check, row: row))
            return
        }
        guard let number = Int(text) else {
            add(
                Self.marksFile, row, habit, "a whole number, or one of YES_MANUAL, YES_AUTO, NO, SKIP, and UNKNOWN",
                text)
            return
        }
        if isNumeric {
            if number > 0 {
                values.append(Value(habit: habit, day: day, mark: .amount(Double(number) / 1_000), row: row))
            }
            return
        }
        switch number {
        case 2: values.append(Value(habit: habit, day: day, mark: .check, row: row))
        case -1, 0, 1, 3: break
        default: add(Self.marksFile, row, habit, "2, 1, 0, -1, or 3 for a habit without a unit", text)
        }
    }

    /// Returns the names of the numeric habits: those with a unit, or with the type NUMERICAL or 1.
    private mutating func numericHabits(_ bytes: [UInt8]) -> Set<String> {
        let table = DelimitedText(bytes, delimiter: UInt8(ascii: ","))
        addProblems(of: table, in: Self.habitsFile)
        guard let heading = table.rows.first, let name = heading.fields.firstIndex(of: "Name") else {
            add(Self.habitsFile, table.rows.first?.line ?? 1, "Name", "a column named Name", "none")
            return []
        }
        let type = heading.fields.firstIndex(of: "Type")
        let unit = heading.fields.firstIndex(of: "Unit")
        var numeric: Set<String> = []
        for row in table.rows.dropFirst() {
            func field(_ column: Int?) -> String {
                column.flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil } ?? ""
            }
            let isNumeric = type == nil ? !field(unit).isEmpty : ["NUMERICAL", "1"].contains(field(type).uppercased())
            if isNumeric { numeric.insert(field(name)) }
        }
        return numeric
    }

    private mutating func addProblems(of table: DelimitedText, in file: String) {
        for problem in table.problems {
            add(file, problem.line, "\(problem.column)", problem.expected, problem.got)
        }
    }

    private mutating func add(_ file: String, _ row: Int, _ column: String, _ expected: String, _ got: String) {
        problems.append(
            ImportedEntries.Problem(
                file: file, row: row, column: column.beginning, expected: expected, got: got))
    }
}

extension ImportedEntries.Problem {
    /// Creates a problem from the accepted and the actual value.
    package init(file: String, row: Int, column: String, expected: String, got: String) {
        let shown = got.quoted(limit: 60)
        self.init(
            file: file, row: row, column: column,
            message: Message(
                "cravings.import-problem", "\(file), row \(row), column \(column): expected \(expected), got \(shown)",
                [
                    "file": .string(file), "row": .integer(Int64(row)), "column": .string(column),
                    "expected": .string(expected), "got": .string(shown),
                ]))
    }
}

extension String {
    /// The first 200 Unicode scalars, for names in a report.
    package var beginning: String { String(String.UnicodeScalarView(unicodeScalars.prefix(200))) }
}
