// SPDX-License-Identifier: Apache-2.0

package import CivilTime
package import ComputationKit
internal import Presentation
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
    /// The marks of the habits to read, in the order of the rows.
    package private(set) var values: [Value] = []
    /// The values that can't be read.
    package private(set) var problems: [ImportedEntries.Problem] = []
    /// The numbers of values that are left out, by habit.
    package private(set) var omissions = ImportOmissions()

    private struct Row {
        let line: Int
        let fields: [String]
    }

    private let list: LoopHabitList?
    private static let marksFile = "Checkmarks.csv"

    /// Reads an export.
    ///
    /// In a plain habit, 2 is a check, and 1 is a day that the frequency covers, 0 no, -1 unknown, and 3 skipped, none
    /// of which is a mark. A numeric habit has a thousandth of its amount as unit. Newer exports have words instead:
    /// `YES_MANUAL`, `YES_AUTO`, `NO`, `UNKNOWN`, and `SKIP`.
    ///
    /// Loop doesn't quote the names in the header, so a name with a comma looks like several. Then the names are those of
    /// Habits.csv.
    ///
    /// - Parameters:
    ///   - checkmarks: The file Checkmarks.csv.
    ///   - habitsFile: The file Habits.csv, which tells numeric habits; without it, all are plain.
    ///   - wanted: The habits to read.
    /// - Throws: `ValidationIssue` if the names in the header don't fit the values below them, or if a habit has amounts and
    ///   there is no Habits.csv.
    package init(checkmarks: [UInt8], habitsFile: [UInt8]?, wanted: Set<String>) throws(ValidationIssue) {
        list = habitsFile.map(LoopHabitList.init)
        problems += list?.problems ?? []
        let (rows, width) = try readHeader(checkmarks)
        for row in rows {
            guard let text = row.fields.first, let day = try? CalendarDay(text) else {
                add(row.line, "Date", "a day such as 2026-11-21", row.fields.first ?? "nothing")
                continue
            }
            guard row.fields.count == width else {
                let count = row.fields.count - (row.fields.last?.isEmpty == true ? 2 : 1)
                add(row.line, "Date", habits.count.counted("value"), count.counted("value"))
                continue
            }
            for (index, habit) in habits.enumerated() {
                try read(row.fields[index + 1], habit, day, row.line, isWanted: wanted.contains(habit))
            }
        }
    }

    /// Reads the names of the habits, and returns the rows below them with the number of their fields.
    private mutating func readHeader(_ bytes: [UInt8]) throws(ValidationIssue) -> (rows: [Row], width: Int) {
        let table = DelimitedText(bytes, delimiter: UInt8(ascii: ","))
        guard let heading = table.rows.first else {
            addProblems(of: table, after: 0)
            return ([], 0)
        }
        guard heading.fields.first == "Date" else {
            addProblems(of: table, after: 0)
            add(
                heading.line, heading.fields.first ?? "", "a first column named Date", heading.fields.first ?? "nothing"
            )
            return ([], 0)
        }
        let rows = table.rows.dropFirst()
        if rows.contains(where: { $0.fields.count == heading.fields.count }) || rows.isEmpty && table.problems.isEmpty {
            addProblems(of: table, after: 0)
            habits = Array(heading.fields.dropFirst())
            while habits.last?.isEmpty == true { habits.removeLast() }
            return (rows.map { Row(line: $0.line, fields: $0.fields) }, heading.fields.count)
        }
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let rest = DelimitedText(Array(bytes[end...].dropFirst()), delimiter: UInt8(ascii: ","))
        // Loop ends each row with a comma.
        let count = rest.rows.first.map { $0.fields.count - ($0.fields.last?.isEmpty == true ? 2 : 1) } ?? 0
        guard let names = list?.names(inHeader: bytes[..<end], count: count) else {
            throw ValidationIssue(
                path: "file", expected: "a name for each of the \(count.counted("value")) of a row",
                got: "\(heading.fields.count { !$0.isEmpty } - 1) names between commas",
                recoverySuggestion: list == nil
                    ? "if a name has a comma, add Habits.csv as `habitsFile`"
                    : "the names of Habits.csv don't fit the header", naming: ["habitsFile"])
        }
        addProblems(of: rest, after: 1)
        habits = names
        return (rest.rows.map { Row(line: $0.line + 1, fields: $0.fields) }, rest.rows.first?.fields.count ?? 0)
    }

    private mutating func read(
        _ text: String, _ habit: String, _ day: CalendarDay, _ row: Int, isWanted: Bool
    ) throws(ValidationIssue) {
        let isNumeric = list?.isNumeric(habit) ?? false
        let mark: Mark
        switch text.uppercased() {
        case "": return
        case "YES_MANUAL": mark = .check
        case "NO": return omissions.add(.no, of: habit, isWanted)
        case "UNKNOWN": return omissions.add(.unknown, of: habit, isWanted)
        case "SKIP": return omissions.add(.skipped, of: habit, isWanted)
        case "YES_AUTO": return omissions.add(.covered, of: habit, isWanted)
        default:
            switch Int(text) {
            case let number? where isNumeric && number > 0: mark = .amount(Double(number) / 1_000)
            case 2 where !isNumeric: mark = .check
            case 1 where !isNumeric: return omissions.add(.covered, of: habit, isWanted)
            case 3 where !isNumeric: return omissions.add(.skipped, of: habit, isWanted)
            case 0: return omissions.add(.no, of: habit, isWanted)
            case let number? where number < 0: return omissions.add(.unknown, of: habit, isWanted)
            case let number?:
                guard isWanted else { return omissions.add(.mark, of: habit, true) }
                guard list != nil else {
                    throw ValidationIssue(
                        path: "habitsFile", expected: "the file Habits.csv, because \(habit.quoted()) has amounts",
                        got: "nothing", recoverySuggestion: "add Habits.csv as `habitsFile`", naming: ["habitsFile"])
                }
                return add(row, habit, "2, 1, 0, -1, or 3 for a habit without a unit", "\(number)")
            case nil:
                guard isWanted else { return omissions.add(.mark, of: habit, true) }
                return add(
                    row, habit, "a whole number, or one of YES_MANUAL, YES_AUTO, NO, SKIP, and UNKNOWN", text)
            }
        }
        guard isWanted else { return omissions.add(.mark, of: habit, true) }
        values.append(Value(habit: habit, day: day, mark: mark, row: row))
    }

    /// Returns whether a file of a ZIP archive has the notes of a habit: `002 Pulls/Checkmarks.csv` by its position.
    package func isNotesFile(_ path: String, of habit: String) -> Bool {
        guard let position = list?.position(of: habit) else { return false }
        let parts = path.split(separator: "/")
        guard parts.count >= 2, parts.last.map(String.init) == Self.marksFile else { return false }
        return parts[parts.count - 2].split(separator: " ").first.flatMap { Int($0) } == position
    }

    /// Returns the notes of a habit's file, by their days.
    package static func notes(in bytes: [UInt8]) -> [CalendarDay: String] {
        let rows = DelimitedText(bytes, delimiter: UInt8(ascii: ",")).rows
        guard let column = rows.first?.fields.firstIndex(of: "Notes") else { return [:] }
        var notes: [CalendarDay: String] = [:]
        for row in rows.dropFirst() where row.fields.indices.contains(column) && !row.fields[column].isEmpty {
            if let day = try? CalendarDay(row.fields[0]) { notes[day] = row.fields[column] }
        }
        return notes
    }

    private mutating func addProblems(of table: DelimitedText, after lines: Int) {
        for problem in table.problems { add(problem.line + lines, "\(problem.column)", problem.expected, problem.got) }
    }

    private mutating func add(_ row: Int, _ column: String, _ expected: String, _ got: String) {
        problems.append(
            ImportedEntries.Problem(
                file: Self.marksFile, row: row, column: column.beginning, expected: expected, got: got))
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
