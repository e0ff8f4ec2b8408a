// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB
internal import Tables

extension HabitExport {
    /// Reads the export of an input, whose format is recognized by its content.
    ///
    /// - Throws: ``ComputationError`` if it is none of the formats, or damaged as a whole.
    static func reading(
        _ input: ImportHistoryInput, in zone: LocalZone
    ) throws -> HabitExport {
        let limit = ImportHistoryInput.maximumBytes
        let file = try ComputationError.refusing(at: "file") { try input.file.bytes(limit: limit) }
        let habits = try ComputationError.refusing(at: "habitsFile") { try input.habitsFile?.bytes(limit: limit) }
        let start = file.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let export = try ComputationError.refusing(at: "file") { () -> HabitExport in
            if ZipArchive.isArchive(file) { return try archive(file, habits) }
            if ForeignDatabase.isDatabase(file) { return try loopDatabase(file) }
            if start.first == UInt8(ascii: "{") { return try userData(file, in: zone) }
            if start.starts(with: Array("Task Name,".utf8)) { return .habitica(history: file, in: zone) }
            return .loop(checkmarks: file, habitsFile: habits)
        }
        guard !export.habits.isEmpty else {
            throw ComputationError.refused(
                path: "file", expected: "an export of Loop Habit Tracker or Habitica",
                got: export.problems.first?.message.text ?? "a file without habits")
        }
        return export
    }

    private static func archive(_ file: [UInt8], _ habits: [UInt8]?) throws(ValidationIssue) -> HabitExport {
        let limit = ImportHistoryInput.maximumBytes
        let archive = try ZipArchive(file)
        guard let marks = try archive.content(of: HabitExport.loopMarks, limit: limit) else {
            throw ValidationIssue(
                path: "", expected: "an export of Loop Habit Tracker", got: "one without \(HabitExport.loopMarks)")
        }
        return .loop(
            checkmarks: marks, habitsFile: try archive.content(of: HabitExport.loopHabits, limit: limit) ?? habits)
    }

    private static func userData(_ file: [UInt8], in zone: LocalZone) throws(ValidationIssue) -> HabitExport {
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try JSONValue(parsing: file)
        } catch {
            throw ValidationIssue(path: "", expected: "complete JSON", got: "\(error)")
        }
        guard json["tasks"]?.object != nil else {
            throw ValidationIssue(path: "", expected: "the user data of Habitica", got: "JSON without tasks")
        }
        return .habitica(json, in: zone)
    }

    /// The maximum number of marks in a database: 30 habits for 90 years.
    private static let mostMarks = 1_000_000

    /// Reads the database of Loop Habit Tracker (`LoopDBImporter.kt` of its sources): a row of `Repetitions` is a value
    /// of a habit on a day, whose timestamp is its midnight in UTC in milliseconds.
    private static func loopDatabase(_ file: [UInt8]) throws(ValidationIssue) -> HabitExport {
        let file = try ForeignDatabase(file)
        guard let columns = file.tables["Habits"], let marks = file.tables["Repetitions"] else {
            throw ValidationIssue(
                path: "", expected: "the database of Loop Habit Tracker",
                got: "one without its tables Habits and Repetitions")
        }
        do {
            return try file.queue.inDatabase { db in
                var export = HabitExport(.loop)
                let type = columns.contains("type") ? "type" : "0"
                var habits: [Int64: (name: String, isNumeric: Bool)] = [:]
                for row in try Row.fetchAll(db, sql: "SELECT id, name, \(type) FROM Habits ORDER BY position, id") {
                    guard let id = Int64.fromDatabaseValue(row[0]), let name = String.fromDatabaseValue(row[1]) else {
                        export.addProblem(HabitExport.loopDatabase, 1, "Habits", "a habit with a name", "\(row)")
                        continue
                    }
                    habits[id] = (name, Int64.fromDatabaseValue(row[2]) == 1)
                    export.add(habit: name)
                }
                let value = marks.contains("value") ? "value" : "2"
                let notes = marks.contains("notes") ? "notes" : "NULL"
                let sql = """
                    SELECT id, habit, timestamp, \(value), \(notes) FROM Repetitions ORDER BY timestamp, id
                    LIMIT \(mostMarks + 1)
                    """
                let rows = try Row.fetchAll(db, sql: sql)
                guard rows.count <= mostMarks else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
                for (index, row) in rows.enumerated() {
                    let number = Int64.fromDatabaseValue(row[0]).map(Int.init) ?? index + 1
                    guard let habit = Int64.fromDatabaseValue(row[1]).flatMap({ habits[$0] }) else {
                        export.addProblem(
                            HabitExport.loopDatabase, number, "habit", "a habit of the database", Self.shown(row, 1))
                        continue
                    }
                    guard let time = Int64.fromDatabaseValue(row[2]), (0...253_402_300_799_000).contains(time),
                        time % 86_400_000 == 0
                    else {
                        export.addProblem(
                            HabitExport.loopDatabase, number, habit.name, "the start of a day in UTC, in milliseconds",
                            Self.shown(row, 2))
                        continue
                    }
                    let text = Int64.fromDatabaseValue(row[3]).map(String.init) ?? Self.shown(row, 3)
                    switch HabitExport.loopMark(text, isNumeric: habit.isNumeric) {
                    case .success(let mark?):
                        export.add(
                            HabitExport.Entry(
                                habit: habit.name, day: CalendarDay(daysSince1970: Int(time / 86_400_000)), mark: mark,
                                note: String.fromDatabaseValue(row[4]) ?? "", file: HabitExport.loopDatabase,
                                row: number))
                    case .success(nil): break
                    case .failure(let issue):
                        export.addProblem(HabitExport.loopDatabase, number, habit.name, issue.expected, text)
                    }
                }
                return export
            }
        } catch {
            throw ValidationIssue(
                path: "", expected: "the database of Loop Habit Tracker", got: "one that can't be read: \(error)")
        }
    }

    /// Returns a value of a row as text.
    private static func shown(_ row: Row, _ column: Int) -> String {
        (row[column] as DatabaseValue).isNull ? "nothing" : "\(row[column] as DatabaseValue)"
    }
}
