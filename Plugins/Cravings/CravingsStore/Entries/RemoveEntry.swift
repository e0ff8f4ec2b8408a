// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// Removes an entry.
struct RemoveEntry: Computation {
    let manifest = Manifest(
        id: Cravings.removeEntry.id,
        summary: "Removes an entry.",
        discussion: """
            A recording that a craving was linked to remains.
            """,
        examples: [Example("The one that was logged last", ["entry": "last"])],
        effects: [.writes, .destructive])

    let access: LazyCravingsRecords

    func run(_ input: RemoveEntryInput, in context: Context) async throws -> RemovedEntry {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                let entry = try records.entry(named: input.entry, whole: true, db)
                records.store.nameChange(entry.actionName)
                try db.execute(sql: "DELETE FROM entry WHERE id = ?", arguments: [entry.id])
                return RemovedEntry(entry: entry)
            }
        }
    }
}
