// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// One user's records of one plugin, with a clock and a source of record keys.
///
/// Every record is validated before it is saved; an error lists every problem, and nothing is saved. Problems of the
/// store throw ``StoreError``, and invalid or missing records throw `ComputationError`.
public protocol UserRecords: Sendable {
    /// The tables of the plugin's store.
    static var migrations: StoreMigrations { get }

    /// The store of the records.
    var store: PluginStore { get }
    /// The clock.
    var clock: WallClock { get }
    /// The source of the keys of new records.
    var keys: RecordKeys { get }

    /// Creates records in a store of ``migrations``.
    init(_ store: PluginStore, clock: WallClock, keys: RecordKeys)
}

extension UserRecords {
    /// Opens the records of a home, and creates them if they are missing.
    /// - Throws: ``StoreError`` with the problem and the remedy.
    public static func open(
        in home: Home, for use: PluginStore.Use = .command, _ sources: RecordSources = RecordSources()
    ) throws -> Self {
        let store = try PluginStore.open(
            migrations, in: home, for: use, busyTimeout: sources.busyTimeout, unlocking: sources.unlocking)
        return Self(store, clock: sources.clock, keys: sources.keys)
    }

    /// Creates records in memory, for tests and experiments.
    /// - Throws: ``StoreError``.
    public static func inMemory(clock: WallClock = .system, keys: RecordKeys = RecordKeys()) throws -> Self {
        Self(try PluginStore.inMemory(migrations), clock: clock, keys: keys)
    }

    /// The latest day on which something can have happened: today in the zone of the clock.
    ///
    /// Without a zone, it is the latest day that has begun anywhere on Earth, at UTC+14.
    public var today: CalendarDay { clock.latestDay }

    /// Returns a key that no other record has.
    public func newKey() -> String { keys.next(by: clock) }
}

extension WallClock {
    /// The latest day on which something can have happened; see ``UserRecords/today``.
    var latestDay: CalendarDay {
        let now = now()
        return zone?.local(at: now).day ?? CalendarDay(secondsSince1970: now.wholeSeconds + 14 * 3_600)
    }
}
