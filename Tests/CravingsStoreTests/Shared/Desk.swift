// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting

@testable import CravingsStore

/// The computations over one store, with a clock two hours ahead of UTC.
struct Desk {
    let book: CravingsRecords
    private let access: LazyCravingsRecords
    private let keys = RecordKeys(SeededGenerator(seed: 9))

    init() throws {
        book = try CravingsRecords.inMemory(clock: Moments.clock, keys: RecordKeys(SeededGenerator(seed: 7)))
        access = LazyCravingsRecords(book)
    }

    init(_ book: CravingsRecords) {
        self.book = book
        access = LazyCravingsRecords(book)
    }

    var plugin: StoredCravingsPlugin { StoredCravingsPlugin(access) }

    /// An engine some time after ten o'clock on 2026-11-21.
    func engine(days: Int = 0, hours: Double = 0, offset: Int = 7_200, seed: UInt64 = 5) throws -> Engine {
        try Engine([plugin], context: Samples.context(days: days, hours: hours, offset: offset, seed: seed, keys))
    }
}

/// Returns the error that some work throws.
func failure(_ work: () async throws -> some Any) async -> ComputationError? {
    do {
        _ = try await work()
        return nil
    } catch {
        return error as? ComputationError ?? ComputationError(.internalError, "\(error)")
    }
}

extension LoggedEntry {
    /// The craving; nil if the entry is a use.
    var craving: CravingEntry? { entry.asCraving }
    /// The use; nil if the entry is a craving.
    var use: UsageEntry? { entry.asUse }
}

extension Entry {
    var asCraving: CravingEntry? { if case .craving(let entry) = self { entry } else { nil } }
    var asUse: UsageEntry? { if case .use(let entry) = self { entry } else { nil } }
}
