// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ChallengesPlugin
import ComputationKit
import CravingsPlugin
import GRDB
import StoreTesting
import SwissEphemeris
import TwinsPlugin
import WardrobePlugin

@testable import AstrologyStore
@testable import ChallengesStore
@testable import CravingsStore
@testable import TwinsStore
@testable import WardrobeStore

/// A home with records of every plugin, as this version of the program or the one before it left them.
struct FilledHome {
    enum Age: CaseIterable {
        /// Without records.
        case missing
        /// With stores one migration behind.
        case older
        /// With stores of this version.
        case current
    }

    private let folder: TestHome
    var home: Home { folder.home }

    /// 2026-11-21T08:00:00Z in a zone ten hours east, with the same keys each time.
    static var context: Context {
        Context(
            clock: Moments.clock, zone: LocalZone("Test/East") { _ in 36_000 }, seed: 5,
            keys: RecordKeys(SeededGenerator(seed: 9)))
    }

    init(_ age: Age) throws {
        folder = try TestHome()
        switch age {
        case .missing: break
        case .older:
            let current = try FilledHome(.current)
            for migrations in [WardrobeRecords.migrations, ChallengeRecords.migrations] {
                try copyBack(migrations, from: current)
            }
        case .current:
            try fillWardrobe()
            try fillChallenges()
            try fillCravings()
            try fillTwins()
            try fillCharts()
        }
    }

    private func fillCharts() throws {
        let records = try AstrologyRecords(
            PluginStore.open(AstrologyRecords.migrations, in: home), clock: Moments.clock, keys: Self.keys)
        let request = ChartRequest(birth: Birth(date: "1990-05-15T14:30", place: "Kyiv"))
        let computed = try ComputedChart(request, .swissEphemeris)
        try records.write { transaction in
            _ = try ChartRepository(transaction).insert(
                BirthChart(id: "new", name: "Olena", request: request), computed)
        }
        try records.store.close()
    }

    private func fillWardrobe() throws {
        let wardrobe = try WardrobeRecords(
            PluginStore.open(WardrobeRecords.migrations, in: home), clock: Moments.clock, keys: Self.keys)
        for (number, category) in [Category.shirt, .pants, .sneakers, .sweater, .coat].enumerated() {
            let item = WardrobeItem(
                id: "item-\(number)", name: "Item \(number)", category: category,
                primaryColor: SRGBColor(red: 0x1F, green: 0x2A, blue: 0x44))
            _ = try wardrobe.write { try WardrobeStore.ItemRepository($0).add([item]) }
        }
        var wish = WishlistItem(id: "wish", name: "Rain coat", category: .coat)
        wish.primaryColor = SRGBColor(red: 0x1F, green: 0x2A, blue: 0x44)
        let coat = wish
        _ = try wardrobe.write { try WishRepository($0).insert(coat) }
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array("a photo".utf8)
        try wardrobe.write { transaction in
            _ = try WardrobeStore.ItemRepository(transaction).update("item-0") { item in
                item.photo = try transaction.attach(Picture(png))
            }
        }
        try wardrobe.store.close()
    }

    private func fillChallenges() throws {
        let challenges = try ChallengeRecords(
            PluginStore.open(ChallengeRecords.migrations, in: home), clock: Moments.clock, keys: Self.keys)
        try challenges.installShippedPack()
        let friday = try day("2026-11-20")
        _ = try challenges.settling { try DayScheduler($0).today(Situation(day: friday), latest: friday) }
        _ = try CompleteInput(day: .date(friday), rating: 4).complete(in: challenges)
        try challenges.store.close()
    }

    private func fillCravings() throws {
        let diary = try CravingsRecords(
            PluginStore.open(CravingsRecords.migrations, in: home), clock: Moments.clock, keys: Self.keys)
        _ = try diary.write {
            try EntryRepository($0).log(LogCravingInput(intensity: 7), at: $0.instant, seed: 5)
        }
        try diary.store.close()
    }

    private func fillTwins() throws {
        let twins = try TwinRecords(
            PluginStore.open(TwinRecords.migrations, in: home), clock: Moments.clock, keys: Self.keys)
        try twins.write { transaction in
            try PlaceRepository(transaction).insert(Location(id: "kitchen", name: "Kitchen", kind: .room))
            let drill = InventoryItem(id: "drill-1", twin: "drill")
            try TwinRepository(transaction).insert(
                [Twin(id: "drill", details: .tools(ToolDetails(name: "Cordless drill")), items: [drill])])
        }
        try twins.store.close()
    }

    private static var keys: RecordKeys { RecordKeys(SeededGenerator(seed: 1)) }

    /// Makes a store as it was one migration ago, with the rows of a current one.
    private func copyBack(_ migrations: StoreMigrations, from current: FilledHome) throws {
        let older = StoreMigrations(
            plugin: migrations.plugin, migrations: migrations.migrations.dropLast(),
            attachments: migrations.attachments, sealed: migrations.sealed)
        let store = try PluginStore.open(older, in: home)
        let source = "\(current.folder.path)/\(migrations.plugin)/\(migrations.plugin).sqlite"
        try store.database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF; ATTACH DATABASE ? AS current", arguments: [source])
            let tables = try String.fetchAll(
                db,
                sql: """
                    SELECT name FROM main.sqlite_master WHERE type = 'table' AND sql LIKE '%STRICT'
                    AND (name NOT LIKE 'store%' OR name = 'storeAttachment') AND name NOT LIKE 'grdb%' AND name NOT LIKE 'sqlite%'
                    AND name IN (SELECT name FROM current.sqlite_master WHERE type = 'table')
                    """)
            for table in tables {
                let columns = try db.columns(in: table).map(\.name.quotedDatabaseIdentifier).joined(separator: ", ")
                try db.execute(
                    sql: "INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM current.\(table)")
            }
            try db.execute(sql: "DETACH DATABASE current")
        }
        try store.close()
    }

    /// Every table of every store with its rows, by the store's name, and the names of all other files.
    func contents() throws -> [String: [String]] {
        var contents: [String: [String]] = [:]
        for file in try folder.files().keys where file.hasSuffix(".sqlite") {
            let queue = try DatabaseQueue(path: file)
            contents[file] = try queue.read { db in
                let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
                let tables = try Row.fetchAll(
                    db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name")
                return try ["version \(version)"]
                    + tables.flatMap { table -> [String] in
                        let name: String = table["name"]
                        let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(name.quotedDatabaseIdentifier)")
                        return ["\(table)"] + rows.map { "\($0)" }.sorted()
                    }
            }
            try queue.close()
        }
        // Locks and SQLite's own files beside the store come and go.
        let passing = [".sqlite", "-wal", "-shm", "lock"]
        for (file, bytes) in try folder.files() where !passing.contains(where: file.hasSuffix) {
            contents[file] = ["\(bytes.count) bytes, \(bytes.hashValue)"]
        }
        return contents
    }
}
