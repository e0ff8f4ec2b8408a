// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB

extension PluginStore {
    /// What a computation may do to the records, by the effects that its manifest declares.
    struct Permission: Sendable {
        /// Throws an error if the manifest doesn't declare an effect.
        let require: @Sendable (Effects) throws(ComputationError) -> Void
        /// A check at the end of each transaction that changes records; an error rolls the transaction back.
        let beforeCommit: @Sendable () throws -> Void
        /// The run that changes records, which can be undone; `nil` to record nothing.
        var run: ActionLog.Run?

        /// Does work in a transaction.
        ///
        /// - Throws: The errors of `work`, and `ComputationError` if it removes rows and the manifest doesn't declare
        ///   that the computation is destructive.
        func permitting<Value>(
            _ work: (Database) throws -> Value, of schema: StoreMigrations, on db: Database
        ) throws -> Value {
            let removal = Removal(except: schema.replaceable)
            db.add(transactionObserver: removal)
            defer { db.remove(transactionObserver: removal) }
            let value = try work(db)
            if removal.hasHappened { try require(.destructive) }
            try beforeCommit()
            return value
        }
    }
}

/// Notes whether rows of records are removed, directly or by a foreign key.
private final class Removal: TransactionObserver {
    private(set) var hasHappened = false
    private let exceptions: Set<String>

    init(except exceptions: Set<String>) { self.exceptions = exceptions }

    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
        guard case .delete(let table) = kind else { return false }
        return !exceptions.contains(table) && !table.hasPrefix("store")
            && !Self.indexSuffixes.contains(where: table.hasSuffix)
    }

    /// The tables of a full-text index (https://www.sqlite.org/fts5.html, section 9).
    private static let indexSuffixes = ["_data", "_idx", "_content", "_docsize", "_config"]

    func databaseDidChange(with event: DatabaseEvent) { hasHappened = true }
    func databaseDidCommit(_ db: Database) {}
    func databaseDidRollback(_ db: Database) {}
}
