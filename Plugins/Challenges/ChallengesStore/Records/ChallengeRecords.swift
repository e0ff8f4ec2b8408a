// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// The records of one user's challenges: the catalog, the history, and the learned model.
///
/// Every record is validated before it is saved; a refusal lists every problem and saves nothing. Reading and writing
/// errors are ``AlmanacStore/StoreError``, invalid or missing records ``ComputationKit/ComputationError``. A repository
/// reads and changes each table; rules across tables are in ``DayScheduler``, ``DayOutcomes``, ``Learner``,
/// ``PackImporter``, and ``PackExporter``.
final class ChallengeRecords: UserRecords {
    /// The store of the records.
    let store: PluginStore
    /// The clock.
    let clock: WallClock
    /// The source of keys for new records.
    let keys: RecordKeys

    /// Creates records in a store.
    ///
    /// - Parameters:
    ///   - store: An open store.
    ///   - clock: The clock.
    ///   - keys: The source of keys; seed it for reproducible keys and choices.
    init(_ store: PluginStore, clock: WallClock = .system, keys: RecordKeys = RecordKeys()) {
        self.store = store
        self.clock = clock
        self.keys = keys
    }

    /// Changes records in one transaction, after marking earlier pending challenges as expired.
    func settling<Value>(_ work: (RecordTransaction) throws -> Value) throws -> Value {
        try write { transaction in
            try transaction.days.settle()
            return try work(transaction)
        }
    }
}

extension RecordTransaction {
    /// The current time, as stored in records.
    var now: RecordedTime { RecordedTime(clock.now()) }
}
