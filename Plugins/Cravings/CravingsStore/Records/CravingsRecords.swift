// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

/// The records of one user's diary: entries, days, recordings, messages, and where to find help.
///
/// Every record is validated before it is saved; an error lists every problem and nothing is saved.
final class CravingsRecords: UserRecords {
    /// The store of the records.
    let store: PluginStore
    /// The clock.
    let clock: WallClock
    /// The source of keys for new records.
    let keys: RecordKeys

    /// Creates records in an open store.
    init(_ store: PluginStore, clock: WallClock = .system, keys: RecordKeys = RecordKeys()) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }
}

/// Records that open on first use and then stay open.
typealias LazyCravingsRecords = LazyRecords<CravingsRecords>

extension LazyRecords where Records == CravingsRecords {
    /// Returns the diary in a home, which is located on first use.
    static func inHome(_ home: @autoclosure @escaping @Sendable () throws -> Home) -> LazyCravingsRecords {
        LazyCravingsRecords(forReading: { sources in try .opened(in: home(), sources) }) { sources in
            try .open(in: home(), sources)
        }
    }
}
