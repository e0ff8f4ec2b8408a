// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacStore
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import GRDB
import StoreTesting
import WardrobePlugin
import WardrobeStore

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
        guard age != .missing else { return }
        let steps = age == .older ? 1 : 0
        let keys = RecordKeys(SeededGenerator(seed: 1))
        let wardrobe = try WardrobeRecords(
            open(WardrobeRecords.migrations, dropping: steps), clock: Moments.clock, keys: keys)
        for (number, category) in [Category.shirt, .pants, .sneakers, .sweater, .coat].enumerated() {
            try wardrobe.add(
                WardrobeItem(
                    id: "item-\(number)", name: "Item \(number)", category: category,
                    primaryColor: SRGBColor(red: 0x1F, green: 0x2A, blue: 0x44)))
        }
        let challenges = try ChallengeRecords(
            open(ChallengeRecords.migrations, dropping: steps), clock: Moments.clock, keys: keys)
        if age == .current {
            try challenges.installShippedPack()
            try challenges.today(Situation(day: try day("2026-11-20")))
            try challenges.done(DoneReport(rating: 4), on: try day("2026-11-20"))
        }
        try wardrobe.store.close()
        try challenges.store.close()
    }

    private func open(_ full: StoreMigrations, dropping steps: Int) throws -> PluginStore {
        try PluginStore.open(
            StoreMigrations(
                plugin: full.plugin, migrations: Array(full.migrations.dropLast(steps)),
                attachments: full.attachments, sealed: full.sealed),
            in: home)
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
        return contents
    }
}
