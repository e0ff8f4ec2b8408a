// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct ArchiveTests {
    @Test func `export, erase, import gives the same wardrobe`() throws {
        let test = try TestHome()
        let archive = try TestHome()
        let closet = try test.closet()
        try Samples.fill(closet)
        let before = try Samples.Everything(closet)
        #expect(before.photos.count == 4)
        #expect(before.measurements == Samples.measurements)
        try closet.store.close()

        try test.stores.export(to: "\(archive.path)/all.tar")
        try test.stores.erase()
        let empty = try test.closet()
        #expect(try empty.items().isEmpty && empty.wears().isEmpty && empty.wishes().isEmpty)
        #expect(try !empty.hasMeasurements())
        try empty.store.close()

        try test.stores.import(from: "\(archive.path)/all.tar")
        let again = try test.closet()
        #expect(refusal { try again.measurements() } == .vaultLocked)
        try again.vault.unlock(passphrase: Samples.passphrase)
        #expect(try Samples.Everything(again) == before)
        var filter = ItemFilter()
        filter.text = "blazer"
        #expect(try again.items(filter).map(\.id) == ["blazer"], "the index is there again")
    }

    /// Not a word that any program or library has in it.
    private static let marker = "zqxjkvmarker"

    @Test func `erasing leaves no byte of any text or photo`() throws {
        let test = try TestHome()
        let closet = try test.closet()
        try Samples.fill(closet)
        try closet.setPhoto(
            Samples.picture("photo \(Self.marker)"), thumbnail: Samples.picture("small \(Self.marker)"), ofItem: "shirt"
        )
        try closet.setPhoto(Samples.picture("mirror \(Self.marker)"), ofWear: "wear")
        try closet.setTriedOn(Samples.picture("fitting \(Self.marker)"), ofWish: "coat")
        let columns = try plant(closet)
        #expect(columns > 70)
        try closet.store.close()

        let found = try test.files(with: Self.marker)
        #expect(found.contains { $0.hasSuffix("wardrobe.sqlite") })
        #expect(found.filter { $0.contains("/attachments/") }.count == 4)
        try test.stores.erase(plugin: "wardrobe")
        #expect(try test.files(with: Self.marker) == [])
        #expect(try test.files(with: "ALM1") == [])
    }

    /// Writes the marker into every text column of every table that is the wardrobe's own.
    /// - Returns: how many columns there are.
    private func plant(_ closet: Closet) throws -> Int {
        try closet.store.database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT list.name, info.name FROM pragma_table_list AS list, pragma_table_info(list.name) AS info
                    WHERE list.schema = 'main' AND list.strict AND list.type = 'table' AND info.type = 'TEXT'
                    AND list.name NOT LIKE 'store%' ORDER BY list.name, info.name
                    """)
            for row in rows {
                let (table, column) = (row[0] as String, row[1] as String)
                guard !["photo", "thumbnail", "triedOnPhoto"].contains(column) else { continue }
                // Some keys must stay apart.
                try db.execute(sql: "UPDATE \(table) SET \(column) = '\(Self.marker) ' || \(table).rowid")
                #expect(db.changesCount > 0, "\(table) has a row to plant in")
            }
            try db.execute(sql: "PRAGMA foreign_keys = ON")
            return rows.count
        }
    }
}
