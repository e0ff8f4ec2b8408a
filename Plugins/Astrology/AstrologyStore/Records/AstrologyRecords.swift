// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

/// The charts that one user keeps, with their revisions.
///
/// A chart is validated before it is saved; an error lists every problem, and nothing is saved.
final class AstrologyRecords: UserRecords {
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

/// Records stored as JSON text.
typealias RecordText = StoredText<AstrologyRecords>

/// Records that open on first use and then stay open.
typealias LazyAstrologyRecords = LazyRecords<AstrologyRecords>

extension LazyRecords where Records == AstrologyRecords {
    /// Returns the charts in a home, which is located on first use.
    static func inHome(_ home: @autoclosure @escaping @Sendable () throws -> Home) -> LazyAstrologyRecords {
        LazyAstrologyRecords(forReading: { try .opened(in: home(), $0) }) { try .open(in: home(), $0) }
    }
}

extension RecordTransaction {
    var charts: ChartRepository { ChartRepository(transaction: self) }
    var purchases: PurchaseRepository { PurchaseRepository(transaction: self) }
    var reports: ReportRepository { ReportRepository(transaction: self) }
    var revisions: RevisionRepository { RevisionRepository(transaction: self) }
}
