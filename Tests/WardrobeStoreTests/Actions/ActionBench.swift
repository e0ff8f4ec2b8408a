// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

/// An engine with an in-memory wardrobe, at the tests' fixed time by default.
struct ActionBench {
    let records: WardrobeRecords
    let engine: Engine

    init(clock: WallClock = Moments.clock, over records: WardrobeRecords? = nil) throws {
        let records = try records ?? WardrobeRecords.inMemory(clock: clock)
        self.records = records
        let keys = RecordKeys(SeededGenerator(seed: UInt64(clock.now().wholeSeconds)))
        engine = try Engine(
            [StoredWardrobePlugin(LazyWardrobeRecords(records))], context: Context(clock: clock, keys: keys))
    }

    /// The same records a few seconds later.
    func later(seconds: Double) throws -> ActionBench {
        try ActionBench(clock: Moments.later(seconds: seconds), over: records)
    }

    /// Returns an item with a name.
    @discardableResult
    func add(_ name: String, _ category: Category = .shirt) async throws -> WardrobeItem {
        try await engine(
            Wardrobe.addItem, AddItemInput(name: name, category: category, primaryColor: ColorReference(Samples.navy))
        ).item
    }

    /// Returns the error code and the issue paths of a refused run.
    func refusal<Input, Output>(
        _ key: ComputationKey<Input, Output>, _ input: Input
    ) async -> String {
        do throws(ComputationError) {
            _ = try await engine(key, input)
            return "accepted"
        } catch {
            return ([error.code.rawValue] + error.issues.map(\.path)).joined(separator: " ")
        }
    }
}
