// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The rows of one user's challenges: the catalog, what was assigned on which day, and what was learned from it.
///
/// Every record is checked by its own rules before it is saved; a refusal lists every problem and saves nothing. What
/// can't be read or written throws ``AlmanacStore/StoreError``, what is wrong with a record or not found
/// ``ComputationKit/ComputationError``. Rules across records are those of the computations, ``DayScheduler``,
/// ``DayOutcomes``, ``Learner``, ``PackImporter``, and ``PackExporter``.
final class ChallengeRecords: UserRecords {
    /// The records' file.
    let store: PluginStore
    /// What time it is.
    let clock: WallClock
    /// Where the keys of new records come from.
    let keys: RecordKeys

    /// Challenges in a store of ``schema``.
    ///
    /// - Parameters:
    ///   - store: an open store.
    ///   - clock: what time it is.
    ///   - keys: where keys come from; seed them to get the same, and the same choices, again.
    init(_ store: PluginStore, clock: WallClock = .system, keys: RecordKeys = RecordKeys()) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }

    /// The present instant as records have it.
    var now: RecordedTime { RecordedTime(clock.now()) }

    /// Changes records in one transaction, after what the end of earlier days implies is stored.
    func transaction<Value>(_ work: (Database) throws -> Value) throws -> Value {
        try store.write { db in
            try settleDays(db)
            return try work(db)
        }
    }

    static func hash(_ text: String) -> String { hash(Array(text.utf8)) }

    static func hash(_ bytes: [UInt8]) -> String { ContentHash.of(bytes) }
}
