// SPDX-License-Identifier: Apache-2.0

package import CivilTime
internal import ComputationKit

/// What a habit tracker says about habits on days, before anything is decided about it.
package struct HabitExport: Sendable {
    /// A mark of a habit on a day.
    package enum Mark: Hashable, Sendable {
        /// The habit was done.
        case done
        /// The habit was due and not done.
        case missed
        /// The user skipped it, or it wasn't due.
        case excused
        /// The tracker counts the day because of the habit's frequency, without a deed.
        case automatic
        /// An amount of a numeric habit.
        case amount(Double)
        /// The export doesn't say whether it was done.
        case unclear
    }

    /// A mark with its place in the export.
    package struct Entry: Hashable, Sendable {
        /// The habit.
        package let habit: String
        /// The day.
        package let day: CalendarDay
        /// The instant, if the export states one.
        package let time: Timestamp?
        /// The mark.
        package let mark: Mark
        /// The note; empty if there is none.
        package let note: String
        /// The file of the export.
        package let file: String
        /// The row in the file, or in the list of a JSON file, from 1.
        package let row: Int

        /// An entry.
        package init(
            habit: String, day: CalendarDay, time: Timestamp? = nil, mark: Mark, note: String = "", file: String,
            row: Int
        ) {
            self.habit = habit
            self.day = day
            self.time = time
            self.mark = mark
            self.note = note
            self.file = file
            self.row = row
        }
    }

    /// The program that wrote the export.
    package let source: HabitSource
    /// The names of the habits, in the order of the export, each once.
    package private(set) var habits: [String] = []
    /// The marks.
    package private(set) var entries: [Entry] = []
    /// The values that can't be read.
    package private(set) var problems: [ImportedHistory.Problem] = []
    private var known: Set<CodePoints> = []

    /// Creates an empty export.
    package init(_ source: HabitSource) { self.source = source }

    /// Adds a habit.
    package mutating func add(habit: String) {
        if known.insert(CodePoints(habit)).inserted { habits.append(habit) }
    }

    /// Adds an entry.
    package mutating func add(_ entry: Entry) { entries.append(entry) }

    /// Adds a problem.
    package mutating func addProblem(_ file: String, _ row: Int, _ column: String, _ expected: String, _ got: String) {
        problems.append(
            ImportedHistory.Problem(
                file: file, row: max(1, row), column: String(column.prefix(300)), expected: expected,
                got: got.quoted(limit: 60)))
    }
}
