// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Removes a thing, or one of its copies.
struct RemoveTwin: Computation {
    let manifest = Manifest(
        id: Twins.remove.id,
        summary: "Removes a thing with its copies, photos, loans, and notifications, or one copy.",
        discussion: """
            A thing is removed by its whole name or key, never by part of a name. With dryRun, nothing is removed, and the \
            answer says how many records would be. A copy that is a place is removed as a place: its contents move to \
            the parent place. Entries of the recognition log stay without the key.
            """,
        examples: [
            Example("What would be removed", ["twin": "Cordless drill", "dryRun": true]),
            Example("A drill", ["twin": "Cordless drill"]),
        ], effects: [.writes, .clock, .destructive])

    let access: LazyTwinRecords

    func run(_ input: RemoveTwinInput, in context: Context) async throws -> TwinRemoval {
        if input.dryRun {
            return try await access.reading(in: context) { records in
                try records.read { transaction in
                    let twin = try transaction.twins.twin(named: input.twin, whole: true)
                    return try TwinRemoval(
                        of: twin, twin.removedItem(input.item), isDry: true, in: transaction)
                }
            }
        }
        return try await access.writing(in: context) { records in
            try records.write { transaction in
                let twins = transaction.twins
                let twin = try twins.twin(named: input.twin, whole: true)
                let item = try twin.removedItem(input.item)
                let removal = try TwinRemoval(of: twin, item, isDry: false, in: transaction)
                if let item { try transaction.inventory.remove(item) } else { try twins.remove(twin) }
                return removal
            }
        }
    }
}

extension Twin {
    /// Returns the item to remove, or `nil` for the whole twin.
    fileprivate func removedItem(_ text: String?) throws -> InventoryItem? {
        guard let text else { return nil }
        let item = try item(text, whole: true)
        guard items.count > 1 else {
            throw ComputationError.conflict("\(name) has no other copy. It can be removed as a whole.")
        }
        return item
    }
}

extension TwinRemoval {
    /// Counts what is removed with a twin, or with one of its items.
    fileprivate init(
        of twin: Twin, _ item: InventoryItem?, isDry: Bool, in transaction: RecordTransaction
    ) throws {
        let items = item.map { [$0] } ?? twin.items
        func count(_ sql: String, _ key: String) throws -> Int {
            try Int.fetchOne(transaction.db, sql: "SELECT count(*) FROM \(sql) = ?", arguments: [key]) ?? 0
        }
        let places = try transaction.places.tree().places.values.count { place in
            items.contains { $0.id == place.item }
        }
        self.init(
            twin: twin, removedTwin: item == nil, items: items.count,
            photos: items.reduce(item == nil ? twin.attachments.count : 0) { $0 + $1.photos.count },
            loans: items.reduce(0) { $0 + $1.loans.count },
            notifications: try item.map { try count("notification WHERE item", $0.id) }
                ?? count("notification WHERE twin", twin.id),
            lots: twin.details.lots.count { lot in item.map { lot.item == $0.id } ?? true },
            recalls: item == nil ? try count("recall WHERE twin", twin.id) : 0, places: places,
            logEntries: item == nil ? try count("recognition WHERE twin", twin.id) : 0, dryRun: isDry)
    }
}
