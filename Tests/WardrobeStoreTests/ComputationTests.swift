// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import ComputationTesting
import StoreTesting
import TestTiers
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct ComputationTests {
    @Test(.slow, arguments: [true, false]) func `computations keep the contract`(isEmpty: Bool) async throws {
        let withoutRecords = Set(WardrobePlugin().computations.map(\.manifest.id))
        let problems = await ComputationConformance.problems(
            ofEach: {
                let records = try WardrobeRecords.inMemory(clock: Moments.clock)
                if !isEmpty {
                    try records.add(SampleWardrobe.everything)
                    try Samples.fill(records)
                }
                return StoredWardrobePlugin(LazyWardrobeRecords(records), forecasts: .stub())
            },
            // WardrobeConformanceTests checks the computations that need no records.
            where: { !withoutRecords.contains($0.id) }, context: Context(clock: Moments.clock))
        for problem in problems { Issue.record("\(problem)") }
    }

    @Test func `results reflect the records`() async throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try Samples.fill(records)
        let engine = try Engine([StoredWardrobePlugin(LazyWardrobeRecords(records))])
        let items = try await engine.run("wardrobe.my-items", ["text": "blazer"])
        #expect(items["items"]?[0]?["name"] == "Navy blazer")
        let statistics = try await engine.run("wardrobe.my-statistics", [:])
        #expect(statistics["items"] == 4)
        // The blazer has 12 stated wears and one logged wear; the shirt has two.
        #expect(statistics["wears"] == 15)
        let history = try await engine.run("wardrobe.my-history", ["wears": ["item": "blazer"]])
        #expect(history["total"] == 1)
        #expect(history["entries"]?[0]?["outfit"] == "Monday at the office")
    }

    @Test func `a history that ends before it begins is refused`() async throws {
        let engine = try Engine([StoredWardrobePlugin(LazyWardrobeRecords(try WardrobeRecords.inMemory()))])
        let error = await #expect(throws: ComputationError.self) {
            try await engine.run("wardrobe.my-history", ["wears": ["from": "2026-11-22", "through": "2026-11-16"]])
        }
        #expect(error?.code == .refused)
        #expect(
            error?.description
                == "wears.through: expected a day not before `wears.from`, 2026-11-22, got 2026-11-16 (are the two swapped?)"
        )
    }
}
