// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An export of a habit tracker, and the meaning of its habits.
@Schema("challenges.ImportHistoryInput")
public struct ImportHistoryInput: SchemaProviding, Hashable {
    /// The export: the ZIP file, Checkmarks.csv, or the database of Loop; userdata.json or history.csv of Habitica.
    @Field(
        .blob(
            ["application/zip", "text/csv", "application/vnd.sqlite3", "application/json"],
            maximumBytes: Self.maximumBytes))
    public var file: Blob
    /// The file Habits.csv of Loop, if the export is Checkmarks.csv.
    ///
    /// It says which habits are numeric.
    @Field(.blob(["text/csv"], maximumBytes: Self.maximumBytes)) public var habitsFile: Blob?
    /// The habits to import, the most important first; others are left out.
    @Field(count: 1...100) public var habits: [ImportedHabit]
    /// Whether to report what would be imported without saving anything.
    public var dryRun: Bool = false

    /// The maximum size of an export in bytes.
    public static let maximumBytes = 50_000_000
}
