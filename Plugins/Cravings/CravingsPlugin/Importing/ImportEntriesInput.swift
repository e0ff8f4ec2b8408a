// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An export of Loop Habit Tracker, and the meaning of its habits.
@Schema("cravings.ImportEntriesInput")
public struct ImportEntriesInput: SchemaProviding, Hashable {
    /// The export: the ZIP file, or its file Checkmarks.csv.
    @Field(.blob(["application/zip", "text/csv"], maximumBytes: Self.maximumBytes)) public var file: Blob
    /// The file Habits.csv, if the export is Checkmarks.csv.
    ///
    /// It says which habits are numeric.
    @Field(.blob(["text/csv"], maximumBytes: Self.maximumBytes)) public var habitsFile: Blob?
    /// The meaning of each habit to import; others are left out.
    @Field(count: 1...100) public var habits: [HabitMeaning]
    /// Whether to report what would be imported without saving anything.
    public var dryRun: Bool = false

    /// The maximum size of an export in bytes.
    public static let maximumBytes = 50_000_000
}
