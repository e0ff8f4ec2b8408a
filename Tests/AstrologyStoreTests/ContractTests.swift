// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ComputationKit
import ComputationTesting
import StoreTesting
import SwissEphemeris
import Synchronization
import TestTiers
import Testing

@testable import AstrologyStore

@Suite struct ContractTests {
    private static let context = Context(
        clock: Moments.clock, zone: LocalZone("Test/East") { _ in 7_200 }, seed: 5,
        keys: RecordKeys(SeededGenerator(seed: 3)))

    @Test func `every computation follows the contract on an empty store`() async {
        await check {
            StoredAstrologyPlugin(LazyAstrologyRecords(try AstrologyRecords.inMemory()), sources: .swissEphemeris)
        }
    }

    @Test(.slow) func `every computation follows the contract on a full store`() async throws {
        let home = try TestHome()
        let records = try AstrologyRecords.open(in: home.home)
        try await Desk(records).save("Olena", .kyiv) { $0.tags = ["family"] }
        try await Desk(records, seed: 8).save("Albert", .ulm)
        try records.store.close()
        let copies = try TestHome()
        let folder = copies.path
        try Stores([AstrologyRecords.migrations], in: home.home).export(to: "\(folder)/all.tar")
        let count = Mutex(0)
        await check {
            let number = count.withLock { count in
                count += 1
                return count
            }
            let copy = Home(path: "\(folder)/copy-\(number)")
            try Stores([AstrologyRecords.migrations], in: copy).import(from: "\(folder)/all.tar")
            return StoredAstrologyPlugin(in: copy, sources: .swissEphemeris)
        }
        withExtendedLifetime(copies) {}
    }

    private func check(_ makePlugin: @escaping @Sendable () throws -> any Plugin) async {
        let withoutRecords = Set(AstrologyPlugin(sources: .swissEphemeris).computations.map(\.manifest.id))
        let problems = await ComputationConformance.problems(
            ofEach: makePlugin, where: { !withoutRecords.contains($0.id) }, context: Self.context)
        for problem in problems { Testing.Issue.record("\(problem)") }
    }

    @Test func `the schema follows the rules of stores`() {
        #expect(AstrologyRecords.migrations.problems() == [])
    }

    @Test func `listing computations opens nothing`() {
        let plugin = StoredAstrologyPlugin(
            LazyAstrologyRecords { _ in throw StoreError(.corrupt, "opened") }, sources: .swissEphemeris)
        let ids = plugin.computations.map(\.manifest.id)
        #expect(Set(ids).count == ids.count)
        let wanted = ["save-chart", "edit-chart", "remove-chart", "refresh-chart", "my-charts", "my-chart"]
        #expect(Set(wanted.map { "astrology.\($0)" }).subtracting(ids).isEmpty)
        let texts = Set(plugin.presenters.filter { $0.format == .text }.map(\.id))
        #expect(Set(ids).subtracting(texts).isEmpty)
    }
}
