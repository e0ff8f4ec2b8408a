// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// A wardrobe on disk: items, outfits, logged wears, and the wearer's profile.
///
/// ```swift
/// let records = try WardrobeRecords.open(in: .standard())
/// let blazer = WardrobeItem(id: "", name: "Navy blazer", category: .blazer, primaryColor: navy)
/// let saved = try records.add([blazer])[0]
/// try records.store.write { db in
///     _ = try records.insert(WearEvent(id: "", date: today, items: [saved.id]), db)
/// }
/// ```
///
/// Functions that take a database connection run in their caller's transaction. The others open their own transaction
/// and must not be called within another.
///
/// Records are validated before they are saved. A refusal lists every problem and saves nothing. A record with an empty
/// key gets a new one. Read and write failures throw ``AlmanacStore/StoreError``; invalid or missing records throw
/// ``ComputationKit/ComputationError``.
///
/// ## Topics
///
/// ### Opening
/// - ``AlmanacStore/UserRecords/open(in:for:clock:)``
/// - ``AlmanacStore/UserRecords/inMemory(clock:keys:)``
/// - ``migrations``
///
/// ### Items and outfits
/// - ``add(_:)``
/// - ``items(_:)``
/// - ``item(_:)``
/// - ``remove(item:_:)``
///
/// ### Wear log
/// - ``wears(_:)``
/// - ``update(wear:_:_:)``
/// - ``remove(wear:_:)``
///
/// ### The wearer
/// - ``profile()``
/// - ``measurements()``
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
    ///   - store: an open store.
    ///   - clock: the clock.
    ///   - keys: the source of new keys; seed it for reproducible keys.
    init(_ store: PluginStore, clock: WallClock = .system, keys: RecordKeys = RecordKeys()) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }

    /// Encrypts the body measurements; set a passphrase here before saving any.
    var vault: Vault { store.vault }

    /// The current time.
    var now: EventTime { EventTime(secondsSince1970: clock.now().wholeSeconds) }

    /// The current time in whole seconds, the precision of creation and change times.
    var instant: Timestamp { Timestamp(secondsSince1970: Double(clock.now().wholeSeconds)) }

    /// Returns the key, or a new one if it's empty.
    func key(_ given: String) -> String { given.isEmpty ? newKey() : given }
}
