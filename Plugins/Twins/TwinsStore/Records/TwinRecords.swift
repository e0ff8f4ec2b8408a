// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

/// What a user owns, on disk: twins, inventory items, places, loans, notifications, recalls, and the recognition log.
///
/// Each concept has a repository, such as ``PlaceRepository``. Records are validated before they are saved; a refusal
/// lists every problem and saves nothing.
final class TwinRecords: UserRecords {
    /// The store of the records.
    let store: PluginStore
    /// The clock.
    let clock: WallClock
    /// The source of keys for new records.
    let keys: RecordKeys

    /// Creates records in a store with ``migrations``.
    init(_ store: PluginStore, clock: WallClock = .system, keys: RecordKeys = RecordKeys()) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }
}

/// Records stored as JSON text.
typealias RecordText = StoredText<TwinRecords>

/// Records that open on first use and then stay open.
typealias LazyTwinRecords = LazyRecords<TwinRecords>

extension LazyRecords where Records == TwinRecords {
    /// The records in a home, which is located on first use.
    static func inHome(_ home: @autoclosure @escaping @Sendable () throws -> Home) -> LazyTwinRecords {
        LazyTwinRecords(forReading: { try .opened(in: home(), $0) }) { try TwinRecords.open(in: home(), $0) }
    }
}
