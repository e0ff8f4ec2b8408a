// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct WardrobeMigrationsTests {
    @Test func `the schema follows the store rules`() {
        #expect(WardrobeRecords.migrations.problems() == [])
    }

    @Test func `listing computations opens nothing`() throws {
        let plugin = StoredWardrobePlugin(LazyWardrobeRecords { _ in throw StoreError(.corrupt, "opened") })
        let ids = plugin.computations.map { $0.manifest.id }
        #expect(ids.starts(with: WardrobePlugin().computations.map { $0.manifest.id }))
        #expect(ids.contains("wardrobe.add-item") && ids.contains("wardrobe.my-items"))
    }
}

extension WardrobeMigrationsTests {
    /// A store from before records had times.
    ///
    /// Some keys contain the time of creation; others don't.
    @Test func `record times are migrated from their keys`() throws {
        let migrations = WardrobeRecords.migrations
        let steps = migrations.migrations.prefix { $0.identifier != "times and choices" }
        let older = StoreMigrations(
            plugin: migrations.plugin, migrations: Array(steps), attachments: migrations.attachments,
            sealed: migrations.sealed)
        let test = try TestHome()
        var generator = SeededGenerator(seed: 1)
        let key = RecordID.make(milliseconds: 1_795_248_000_123, using: &generator)
        let store = try PluginStore.open(older, in: test.home)
        try store.write { db in
            for (id, times) in [(key, 0), ("blazer", 12)] {
                try db.execute(
                    sql: """
                        INSERT INTO item (id, name, category, primaryColor, pattern, weight, timesWorn, firstWorn, season,
                            occasion, tags, isFavorite, condition, needsRepair, laundry, statedTimesWorn)
                        VALUES (?, 'Item', 'blazer', '#1F2A44', 'solid', 'normal', ?, '2026-11-20', '', '', '', 0, 'good',
                            0, 'clean', ?)
                        """, arguments: [id, times, times])
            }
        }
        try store.close()
        let records = try test.records()
        #expect(try records.item(key).created == Moments.now && records.item(key).updated == Moments.now)
        #expect(try records.item(key).firstWorn == day("2026-11-20"))
        #expect(try records.item("blazer").created == nil)
        #expect(try records.item("blazer").firstWorn == nil, "worn before the log, with an unknown first day")
    }
}
