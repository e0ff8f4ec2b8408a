// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import GRDB
import Testing

@testable import ChallengesStore

@Suite struct ArchiveTests {
    @Test func `export, erase, import gives the same challenges`() throws {
        let test = try TestHome()
        let archive = try TestHome()
        let book = try test.book()
        try Samples.fill(book)
        let before = try Samples.Everything(book)
        let seedName = try book.store.write(book.seedName)
        #expect(before.challenges.count == 13 && before.log.count == 3 && before.examples.count == 3)
        #expect(before.photos.count == 1 && before.pictures.count == 1 && before.opinions.count == 1)
        #expect(before.configuration.count == 2 && before.packs.count == 1 && before.model.events == 4)
        try book.store.close()

        try test.stores.export(to: "\(archive.path)/all.tar")
        try test.stores.erase()
        let empty = try test.book()
        #expect(try empty.challenges().isEmpty && empty.log().isEmpty && empty.packs().isEmpty)
        #expect(try !empty.hasPreferences())
        try empty.store.close()

        try test.stores.import(from: "\(archive.path)/all.tar")
        let again = try test.book()
        #expect(try Samples.Everything(again) == before)
        var filter = ChallengeFilter()
        filter.text = "museum"
        #expect(try again.challenges(filter).map(\.id) == ["learning-museum"], "the index is there again")
        let name = try again.store.write(again.seedName)
        #expect(name == seedName, "the person's choices go on as before")
    }

    /// Not a word that any program or library has in it.
    private static let marker = "zqxjkvmarker"

    @Test func `erasing leaves no byte of any text or photo`() throws {
        let test = try TestHome()
        let book = try test.book()
        try Samples.fill(book)
        let key = try #require(book.log().last { $0.photo != nil }).id
        try book.setPhoto(Samples.picture("photo \(Self.marker)"), ofRecord: key)
        let columns = try plant(book)
        #expect(columns > 25)
        try book.store.close()

        let found = try test.files(with: Self.marker)
        #expect(found.contains { $0.hasSuffix("challenges.sqlite") })
        #expect(found.filter { $0.contains("/attachments/") }.count == 1)
        try test.stores.erase(plugin: "challenges")
        #expect(try test.files(with: Self.marker) == [])
    }

    /// Writes the marker into every text column of every table that is the challenges' own.
    /// - Returns: how many columns there are.
    private func plant(_ book: ChallengeBook) throws -> Int {
        try book.store.database.writeWithoutTransaction { db in
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
                guard column != "photo" else { continue }
                // Some keys must stay apart.
                try db.execute(sql: "UPDATE \(table) SET \(column) = '\(Self.marker) ' || \(table).rowid")
                #expect(db.changesCount > 0, "\(table) has a row to plant in")
            }
            try db.execute(sql: "PRAGMA foreign_keys = ON")
            return rows.count
        }
    }
}
