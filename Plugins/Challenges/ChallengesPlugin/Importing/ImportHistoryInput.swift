// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An export of a habit tracker, and the meaning of its habits.
public struct ImportHistoryInput: SchemaProviding, Hashable {
    /// The export: the ZIP file, Checkmarks.csv, or the database of Loop; userdata.json or history.csv of Habitica.
    public var file: Blob
    /// The file Habits.csv of Loop, if the export is Checkmarks.csv; it tells numeric habits.
    public var habitsFile: Blob?
    /// The habits to import, the most important first; others are left out.
    public var habits: [ImportedHabit]
    /// Whether to report what would be imported without saving anything.
    public var dryRun: Bool

    /// Creates an input.
    public init(file: Blob, habitsFile: Blob? = nil, habits: [ImportedHabit], dryRun: Bool = false) {
        self.file = file
        self.habitsFile = habitsFile
        self.habits = habits
        self.dryRun = dryRun
    }

    /// The maximum size of an export in bytes.
    public static let maximumBytes = 50_000_000

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ImportHistoryInput", "An export of a habit tracker, and the meaning of its habits."
    ) {
        field(
            "file", \.file,
            "The export: the ZIP file, Checkmarks.csv, or the database of Loop; userdata.json or history.csv of Habitica.",
            .blob(
                ["application/zip", "text/csv", "application/vnd.sqlite3", "application/json"],
                maximumBytes: Self.maximumBytes))
        field(
            "habitsFile", \.habitsFile, "The file Habits.csv of Loop, if the export is Checkmarks.csv.",
            .blob(["text/csv"], maximumBytes: Self.maximumBytes))
        field(
            "habits", \.habits, "The habits to import, the most important first; others are left out.",
            .list(of: .nested, count: 1...100))
        field(
            "dryRun", \.dryRun, "Whether to report what would be imported without saving anything.", .boolean,
            default: false)
    }
}
