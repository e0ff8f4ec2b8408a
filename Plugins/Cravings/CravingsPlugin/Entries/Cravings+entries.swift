// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Logs a craving, and chooses a fitting message.
    public static let logCraving = ComputationKey<LogCravingInput, LoggedEntry>("cravings.log-craving")
    /// Logs a use, and chooses a fitting message.
    public static let logUse = ComputationKey<LogUseInput, LoggedEntry>("cravings.log-use")
    /// Changes an entry.
    public static let editEntry = ComputationKey<EditEntryInput, LoggedEntry>("cravings.edit-entry")
    /// Removes an entry.
    public static let removeEntry = ComputationKey<RemoveEntryInput, RemovedEntry>("cravings.remove-entry")
    /// Lists entries.
    public static let myEntries = ComputationKey<MyEntriesInput, EntryPage>("cravings.my-entries")
}
