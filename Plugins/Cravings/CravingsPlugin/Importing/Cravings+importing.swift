// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Imports an export of Loop Habit Tracker.
    public static let importEntries = ComputationKey<ImportEntriesInput, ImportedEntries>("cravings.import-entries")
}
