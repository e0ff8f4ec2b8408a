// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import ComputationTesting
import StoreTesting
import Synchronization
import TestTiers
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct ContractTests {
    private static let context = Context(
        clock: Moments.clock, zone: LocalZone("Test/East") { _ in 7_200 }, seed: 5,
        keys: RecordKeys(SeededGenerator(seed: 3)))

    @Test func `every computation follows the contract on an empty store`() async {
        await check { try StoredTwinsPlugin(LazyTwinRecords(TwinRecords.inMemory())) }
    }

    @Test(.slow) func `every computation follows the contract on a full store`() async throws {
        let home = try TestHome()
        let records = try TwinRecords.open(in: home.home)
        try await Samples.fill(Desk(records))
        try records.store.close()
        let copies = try TestHome()
        let folder = copies.path
        try home.stores.export(to: "\(folder)/all.tar")
        let count = Mutex(0)
        await check {
            let number = count.withLock { count in
                count += 1
                return count
            }
            let copy = Home(path: "\(folder)/copy-\(number)")
            try Stores([TwinRecords.migrations], in: copy).import(from: "\(folder)/all.tar")
            return StoredTwinsPlugin(in: copy)
        }
        withExtendedLifetime(copies) {}
    }

    private func check(_ makePlugin: @escaping @Sendable () throws -> any Plugin) async {
        let withoutRecords = Set(TwinsPlugin().computations.map(\.manifest.id))
        let problems = await ComputationConformance.problems(
            ofEach: makePlugin, where: { !withoutRecords.contains($0.id) }, context: Self.context)
        for problem in problems { Testing.Issue.record("\(problem)") }
    }

    @Test func `the schema follows the rules of stores`() {
        #expect(TwinRecords.migrations.problems() == [])
    }

    @Test func `listing computations opens nothing`() throws {
        let plugin = StoredTwinsPlugin(LazyTwinRecords { _ in throw StoreError(.corrupt, "opened") })
        let ids = plugin.computations.map(\.manifest.id)
        #expect(Set(ids).count == ids.count)
        let wanted = [
            "add", "edit", "remove", "move", "lend", "return", "consume", "open", "freeze", "water", "service",
            "set-progress", "add-location", "edit-location", "remove-location", "add-photo", "remove-photo",
            "claim-notifications", "import", "export", "my-twins", "my-twin", "my-locations", "my-recognition-log",
            "freshness", "depreciation", "identify", "value-summary", "due", "sustainability", "resolve-conflict",
            "what-to-cook-first", "my-freshness", "my-depreciation", "my-value-summary", "my-due", "my-sustainability",
            "my-what-to-cook-first", "set-settings", "my-settings", "add-recall", "my-recalls", "close-recall",
        ]
        #expect(Set(wanted.map { "twins.\($0)" }).subtracting(ids).isEmpty)
    }
}

extension TestHome {
    /// The stores of the home.
    var stores: Stores { Stores([TwinRecords.migrations], in: home) }
}
