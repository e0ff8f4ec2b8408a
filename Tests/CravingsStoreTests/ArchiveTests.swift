// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import GRDB
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct ArchiveTests {
    private func book(_ test: TestHome) throws -> CravingsRecords {
        try CravingsRecords.open(in: test.home, RecordSources(clock: Moments.clock))
    }

    private func stores(_ test: TestHome) -> Stores { Stores([CravingsRecords.migrations], in: test.home) }

    @Test func `export, erasure, and import restore the diary`() async throws {
        let test = try TestHome()
        let archive = try TestHome()
        let first = try book(test)
        try await Samples.fill(first)
        let before = try Samples.rows(first)
        #expect(before.count > 90)
        let reading: (Database) throws -> [String] = { db in try Recording.all(db).map(\.contentHash) }
        let hashes = try first.store.read(reading)
        #expect(hashes.count == 2)
        try first.store.close()

        try stores(test).export(plugin: "cravings", to: "\(archive.path)/all.tar")
        try stores(test).erase(plugin: "cravings")
        let empty = try book(test)
        #expect(try Samples.rows(empty) == [])
        try empty.store.close()

        try stores(test).import(from: "\(archive.path)/all.tar")
        let again = try book(test)
        #expect(try Samples.rows(again) == before)
        for hash in hashes { #expect(try again.store.attachment(hash) != nil) }
    }

    @Test func `erasure leaves no byte of text or recordings`() async throws {
        let test = try TestHome()
        let first = try book(test)
        try await Samples.fill(first)
        let engine = try Engine(
            [StoredCravingsPlugin(LazyCravingsRecords(first))], context: Samples.context(hours: 1))
        _ = try await engine(
            Cravings.addRecording,
            AddRecordingInput(file: Samples.unknownFile(Planting.word), kind: .audio, duration: 5, title: "planted"))
        let planting = try Planting(in: first.store)
        #expect(planting.columns.count > 25 && planting.missed == [])
        try first.store.close()

        let found = try test.files(with: Planting.word)
        #expect(found.contains { $0.hasSuffix("cravings.sqlite") })
        #expect(found.filter { $0.contains("/attachments/") }.count == 1)
        try stores(test).erase(plugin: "cravings")
        #expect(try test.files(with: Planting.word) == [])
        #expect(try test.files().keys.filter { $0.contains("/attachments/") } == [])
    }

    @Test func `a filled diary breaks no rule of an import`() async throws {
        let book = try CravingsRecords.inMemory(clock: Moments.clock)
        try await Samples.fill(book)
        #expect(try CravingsRecords.problems(in: book.store) == [])
    }

    @Test(arguments: [
        (
            "UPDATE entry SET intensity = 11 WHERE kind = 'craving'",
            "intensity: expected a whole number from 1 to 10, got 11"
        ),
        ("UPDATE entry SET amount = 0.3 WHERE method = 'Joints'", "amount: expected 0.5 to 5 joints in steps of 0.5"),
        ("UPDATE entry SET amount = 1 WHERE kind = 'craving'", "kind: expected only the values of its kind"),
        ("UPDATE entry SET method = 'Pipe' WHERE kind = 'use'", "column method of entry"),
        ("UPDATE entry SET triggers = 'Happy'", "column triggers of entry"),
        ("UPDATE entry SET day = day + 1", "day: expected the day of its time"),
        ("UPDATE entry SET time = time + 864000000, day = day + 10000", "time: expected a day not after today"),
        ("UPDATE entry SET longitude = NULL WHERE place = 'coordinates'", "place.longitude: expected a number"),
        ("UPDATE entry SET propensity = NULL WHERE message IS NOT NULL", "message: expected it with its propensity"),
        ("UPDATE entry SET propensity = 0 WHERE message IS NOT NULL", "shown.propensity"),
        ("UPDATE entry SET modified = created - 1", "modified: expected a time not before"),
        ("UPDATE dayStatus SET status = 'quiet'", "status: expected a known status"),
        ("UPDATE recording SET duration = 180", "duration: expected"),
        ("UPDATE recording SET byteCount = byteCount + 1", "byteCount: expected the size of its file"),
        ("UPDATE message SET timesShown = -1", "timesShown: expected"),
        ("UPDATE message SET category = NULL WHERE content IS NOT NULL", "incomplete message"),
        ("UPDATE helpLine SET country = 'Ukraine'", "country: expected a country code"),
        ("UPDATE helpLine SET checked = '2999-01-01'", "checked: expected a day not after today"),
    ]) func `an import refuses rows that break a rule`(change: String, problem: String) async throws {
        let book = try CravingsRecords.inMemory(clock: Moments.clock)
        try await Samples.fill(book)
        let apply: (Database) throws -> Int = { db in
            try db.execute(sql: change)
            return db.changesCount
        }
        #expect(try book.store.write(apply) > 0)
        let problems = try CravingsRecords.problems(in: book.store)
        #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }
}
