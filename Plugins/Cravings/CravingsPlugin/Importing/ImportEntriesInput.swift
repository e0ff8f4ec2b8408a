// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An export of Loop Habit Tracker, and the meaning of its habits.
public struct ImportEntriesInput: SchemaProviding, Hashable {
    /// The export: the ZIP file, or its file Checkmarks.csv.
    public var file: Blob
    /// The file Habits.csv, if the export is Checkmarks.csv; it tells numeric habits.
    public var habitsFile: Blob?
    /// The meaning of each habit to import; others are left out.
    public var habits: [HabitMeaning]
    /// Whether to report what would be imported without saving anything.
    public var dryRun: Bool

    /// Creates an input.
    public init(file: Blob, habitsFile: Blob? = nil, habits: [HabitMeaning], dryRun: Bool = false) {
        self.file = file
        self.habitsFile = habitsFile
        self.habits = habits
        self.dryRun = dryRun
    }

    /// The maximum size of an export in bytes.
    public static let maximumBytes = 50_000_000

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.ImportEntriesInput", "An export of Loop Habit Tracker, and the meaning of its habits."
    ) {
        field(
            "file", \.file, "The export: the ZIP file, or its file Checkmarks.csv.",
            .blob(["application/zip", "text/csv"], maximumBytes: Self.maximumBytes))
        field(
            "habitsFile", \.habitsFile, "The file Habits.csv, if the export is Checkmarks.csv.",
            .blob(["text/csv"], maximumBytes: Self.maximumBytes))
        field(
            "habits", \.habits, "The meaning of each habit to import; others are left out.",
            .list(of: .nested, count: 1...100))
        field(
            "dryRun", \.dryRun, "Whether to report what would be imported without saving anything.", .boolean,
            default: false)
    }
}
