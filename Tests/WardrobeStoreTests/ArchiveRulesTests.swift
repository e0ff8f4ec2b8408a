// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

/// Archives whose checksums are right and whose rows break a rule, as another program could write them.
@Suite struct ArchiveRulesTests {
    private static let changes = [
        ("UPDATE item SET priceAmount = '12.50', priceCurrency = NULL WHERE id = 'blazer'", "item blazer: price"),
        ("UPDATE item SET priceAmount = '-12.50', priceCurrency = 'EUR' WHERE id = 'blazer'", "item blazer: price"),
        ("UPDATE item SET category = 'nonsense' WHERE id = 'blazer'", "item blazer: "),
        ("UPDATE item SET purchaseDate = '2026-99-99' WHERE id = 'blazer'", "item blazer: "),
        ("UPDATE item SET primaryColor = 'red' WHERE id = 'blazer'", "item blazer: "),
        ("UPDATE item SET name = '' WHERE id = 'blazer'", "item blazer: name"),
        ("UPDATE item SET formality = 99 WHERE id = 'blazer'", "item blazer: formality"),
        ("UPDATE wearEvent SET rating = 9 WHERE id = 'wear'", "wearEvent wear: rating"),
        ("UPDATE profile SET content = '{'", "profile me: "),
        ("UPDATE profile SET content = '{\"comfort\": 17}'", "profile me: "),
        ("UPDATE wishlistPrice SET amount = 'cheap'", "wishlistItem coat: "),
    ]

    @Test(arguments: changes) func `an archive that breaks a rule is refused and changes nothing`(
        sql: String, problem: String
    ) throws {
        let (test, other) = (try TestHome(), try TestHome())
        let records = try test.records()
        try Samples.fill(records)
        try records.store.database.write { db in try db.execute(sql: sql) }
        try records.store.close()
        try test.stores.export(to: "\(other.path)/altered.tar")
        let target = Stores(test.stores.migrations, in: Home(path: "\(other.path)/home"))
        let error = #expect(throws: StoreError.self) { try target.import(from: "\(other.path)/altered.tar") }
        #expect(error?.code == .badArchive)
        #expect(error?.problems.contains { $0.hasPrefix("wardrobe, \(problem)") } == true, "\(error?.problems ?? [])")
        #expect(try target.open("wardrobe").read { try Int.fetchOne($0, sql: "SELECT count(*) FROM item") } == 0)
    }

    @Test func `every problem of an archive is listed`() throws {
        let (test, other) = (try TestHome(), try TestHome())
        let records = try test.records()
        try Samples.fill(records)
        try records.store.database.write { db in
            try db.execute(sql: "UPDATE item SET formality = 99; UPDATE wearEvent SET rating = 9")
        }
        let count = try records.store.read { db in
            try Int.fetchOne(db, sql: "SELECT (SELECT count(*) FROM item) + (SELECT count(*) FROM wearEvent)") ?? 0
        }
        try records.store.close()
        try test.stores.export(to: "\(other.path)/altered.tar")
        let target = Stores(test.stores.migrations, in: Home(path: "\(other.path)/home"))
        let error = #expect(throws: StoreError.self) { try target.import(from: "\(other.path)/altered.tar") }
        #expect(error?.problems.count == count)
    }
}
