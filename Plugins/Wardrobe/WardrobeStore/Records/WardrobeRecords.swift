// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

/// A wardrobe on disk: items, outfits, logged wears, and the wearer's profile.
///
/// ```swift
/// let records = try WardrobeRecords.open(in: .standard())
/// let blazer = WardrobeItem(id: "", name: "Navy blazer", category: .blazer, primaryColor: navy)
/// try records.write { transaction in
///     let saved = try transaction.items.add([blazer])[0]
///     _ = try transaction.wears.insert(WearEvent(id: "", date: today, items: [saved.id]))
/// }
/// ```
///
/// Records are validated before they are saved. A refusal lists every problem and saves nothing. A record with an empty
/// key gets a new one. Read and write failures throw ``AlmanacStore/StoreError``; invalid or missing records throw
/// ``ComputationKit/ComputationError``.
final class WardrobeRecords: UserRecords {
    /// The store of the records.
    let store: PluginStore
    /// The clock.
    let clock: WallClock
    /// The source of keys for new records.
    let keys: RecordKeys

    /// Creates a wardrobe in a store with ``migrations``.
    ///
    /// - Parameters:
    ///   - store: An open store.
    ///   - clock: The clock.
    ///   - keys: The source of new keys; seed it for reproducible keys.
    init(_ store: PluginStore, clock: WallClock = .system, keys: RecordKeys = RecordKeys()) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }

    /// Deletes old forecasts, without a change if there are none.
    func purgeForecasts() throws {
        guard try read({ try $0.forecasts.hasOld() }) else { return }
        try write { try $0.forecasts.purge() }
    }
}
