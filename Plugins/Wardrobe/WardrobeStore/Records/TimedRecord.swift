// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// A record with a key, and the times of its creation and its last change.
protocol TimedRecord: Equatable {
    var id: String { get set }
    var created: Timestamp? { get set }
    var updated: Timestamp? { get set }
}

extension WardrobeItem: TimedRecord {}
extension Outfit: TimedRecord {}
extension WearEvent: TimedRecord {}
extension WishlistItem: TimedRecord {}

extension TimedRecord {
    /// Returns a new record, with a new key if it has none.
    func added(in transaction: RecordTransaction) -> Self {
        var record = self
        if id.isEmpty { record.id = transaction.newKey() }
        (record.created, record.updated) = (transaction.instant, transaction.instant)
        return record
    }

    /// Returns an edited record with the key and the creation time it had before.
    func edited(from before: Self, in transaction: RecordTransaction) -> Self {
        var record = self
        (record.id, record.created, record.updated) = (before.id, before.created, before.updated)
        if record != before { record.updated = transaction.instant }
        return record
    }
}
