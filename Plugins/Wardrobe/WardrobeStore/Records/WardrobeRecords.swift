// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// A wardrobe on disk: items, outfits, what was worn when, and what is known of the wearer.
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
/// Functions that take a database connection are steps of their caller's transaction; the others are one of their own, and
/// must not be called within another.
///
/// Every record is checked by its own rules before it is saved; a refusal lists every problem and saves nothing. A record
/// with an empty key gets a new one. What cannot be read or written throws ``AlmanacStore/StoreError``, what is wrong
/// with a record or not found ``ComputationKit/ComputationError``.
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
/// ### What was worn
/// - ``wears(_:)``
/// - ``update(wear:_:_:)``
/// - ``remove(wear:_:)``
///
/// ### The wearer
/// - ``profile()``
/// - ``measurements()``
final class WardrobeRecords: UserRecords {
    /// The records' file.
    let store: PluginStore
    /// What time it is.
    let clock: WallClock
    /// Where the keys of new records come from.
    let keys: RecordKeys

    /// A wardrobe in a store of ``migrations``.
    ///
    /// - Parameters:
    ///   - store: an open store.
    ///   - clock: what time it is.
    ///   - keys: where keys come from; seed them to get the same again.
    init(_ store: PluginStore, clock: WallClock = .system, keys: RecordKeys = RecordKeys()) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }

    /// Encrypts the body measurements; set a passphrase here before saving any.
    var vault: Vault { store.vault }

    /// The moment as records have it.
    var now: EventTime { EventTime(secondsSince1970: clock.now().wholeSeconds) }

    /// The moment in whole seconds, as records keep when they were created and changed.
    var instant: Timestamp { Timestamp(secondsSince1970: Double(clock.now().wholeSeconds)) }

    /// The key itself, or a new one for an empty key.
    func key(_ given: String) -> String { given.isEmpty ? newKey() : given }
}
