// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import GRDB
import GRDBSQLite
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct GrocyTests {
    /// The database of the fixture, with further statements, as a file.
    private func database(_ sql: String = "") throws -> [UInt8] {
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/grocy.sql")
        let queue = try DatabaseQueue()
        return try queue.writeWithoutTransaction { db in
            try db.execute(sql: String(contentsOf: fixture, encoding: .utf8))
            try db.execute(sql: sql)
            var count: sqlite3_int64 = 0
            let bytes = try #require(sqlite3_serialize(db.sqliteConnection, "main", &count, 0))
            defer { sqlite3_free(bytes) }
            return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
    }

    private func read(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws -> ImportedFile {
        try GrocyDatabase.read(bytes, options)
    }

    @Test func `products with stock are food with lots and an item for each place`() throws {
        let bytes = try database()
        #expect(ImportReader.format(of: bytes) == .grocy)
        let file = try read(bytes)
        #expect(file.problems.isEmpty)
        let milk = try #require(file.twins.first)
        #expect(milk.twin.id == "grocy-product-1")
        guard case .food(let food) = milk.twin.details else {
            Issue.record("not food")
            return
        }
        #expect(food.product == "Oat milk")
        #expect(food.unit == "Pack")
        #expect(food.barcode == "4006381333931")
        #expect(milk.twin.customFields == ["barcode 2": "shelf-label-7"])
        #expect(food.daysAfterOpening == 5)
        #expect(food.daysAfterFreezing == nil)
        #expect(food.nutrition?.calories == 450)
        #expect(food.lots.map(\.quantity) == [2, 1])
        #expect(food.lots.map(\.expiry) == [try day("2026-12-20"), try day("2026-12-01")])
        #expect(food.lots.map(\.opened) == [nil, try day("2026-11-19")])
        #expect(milk.places == [["Pantry"], ["Fridge"]])
        #expect(food.lots.map(\.item) == milk.twin.items.map(\.id))
        #expect(milk.twin.items[0].purchase?.price == Money(amount: "3.98", currency: "EUR"))
        #expect(milk.twin.items[0].purchase?.store == "Corner shop")
        #expect(milk.twin.items[0].notes == "Shake & pour.\n\nfor coffee")
    }

    @Test func `use by, never, and a part of a pack are read`() throws {
        let file = try read(try database())
        guard case .food(let meat) = file.twins[1].twin.details, case .food(let salt) = file.twins[2].twin.details
        else {
            Issue.record("not food")
            return
        }
        #expect(meat.lots.map(\.dateMeaning) == [.useBy])
        #expect(meat.lots.map(\.quantity) == [0.5])
        #expect(meat.daysAfterFreezing == 90)
        #expect(salt.lots.map(\.expiry) == [nil])
        #expect(salt.daysAfterFreezing == -1)
        // The product's own place, because the entry has none.
        #expect(file.twins[2].places == [["Pantry"]])
    }

    @Test func `equipment and batteries are devices, and products without stock are a remark`() throws {
        let file = try read(try database())
        #expect(file.twins.map(\.twin.name) == ["Oat milk", "Minced meat", "Salt", "Coffee machine", "Headlamp"])
        guard case .electronics(let lamp) = file.twins[4].twin.details else {
            Issue.record("not a device")
            return
        }
        #expect(lamp.containsBattery)
        #expect(lamp.maintenanceDays == 180)
        // The charge of October was undone.
        #expect(lamp.lastMaintenance == (try day("2026-09-01")))
        #expect(file.remarks.map(\.got) == ["1 product"])
    }

    @Test func `values of other types and missing rows are reported by row and column`() throws {
        let file = try read(
            try database(
                """
                UPDATE stock SET best_before_date = 'tomorrow' WHERE id = 1;
                UPDATE stock SET amount = x'00FF' WHERE id = 3;
                UPDATE stock SET product_id = 99 WHERE id = 4;
                """))
        #expect(
            file.problems.map(\.path) == [
                "stock 1, best_before_date", "stock 3, amount", "stock 4, product_id",
            ])
        #expect(file.twins.count + file.skipped == file.count)
    }

    @Test func `the whole import works through the engine and is recognized the second time`() async throws {
        let bench = try TransferBench()
        let input = ImportTwinsInput(file: Blob(try database()))
        let report = try await bench.engine(Twins.importTwins, input)
        #expect(report.format == .grocy)
        #expect(report.added.count == 5)
        #expect(report.places == ["Pantry", "Fridge"])
        let again = try await bench.engine(Twins.importTwins, input)
        #expect((again.added.count, again.duplicates.count) == (0, 5))
    }

    @Test func `a database in write-ahead mode is read, and none is written`() throws {
        var bytes = try database()
        (bytes[18], bytes[19]) = (2, 2)
        let before = bytes
        #expect(try read(bytes).twins.count == 5)
        #expect(bytes == before)
    }

    @Test func `views, virtual tables, and endless queries are not run`() throws {
        let endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id FROM n"
        let view = try database("DROP TABLE stock; CREATE VIEW stock AS \(endless)")
        #expect(throws: ComputationError.self) { try read(view) }
        let virtual = try database("DROP TABLE equipment; CREATE VIRTUAL TABLE equipment USING fts5(id, name)")
        #expect(try read(virtual).twins.count == 4)
        // A generated column is computed when it is read.
        let generated = try database(
            "ALTER TABLE equipment ADD COLUMN description2 TEXT AS (hex(zeroblob(100000000))) VIRTUAL")
        #expect(try read(generated).twins.count == 5)
    }

    @Test func `files that are no database of Grocy are refused`() throws {
        let queue = try DatabaseQueue()
        let other: [UInt8] = try queue.writeWithoutTransaction { db in
            try db.execute(sql: "CREATE TABLE x (y)")
            var count: sqlite3_int64 = 0
            let bytes = try #require(sqlite3_serialize(db.sqliteConnection, "main", &count, 0))
            defer { sqlite3_free(bytes) }
            return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
        for bytes in [[], Array("SQLite format 3\0".utf8), Array(repeating: 0x41, count: 5_000), other] {
            #expect(throws: ComputationError.self) { try read(bytes) }
        }
    }

    @Test(arguments: 1...20)
    func `no damaged database makes the reader fail`(seed: Int) throws {
        let original = try database()
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        for _ in 0..<10 {
            var bytes = original
            for _ in 0...random(30) { bytes[random(bytes.count)] = UInt8(random(256)) }
            if random(4) == 0 { bytes.removeLast(random(bytes.count)) }
            do throws(ComputationError) {
                let file = try GrocyDatabase.read(bytes, ImportOptions())
                #expect(file.twins.count + file.skipped == file.count, "seed \(seed)")
            } catch {
                #expect(!error.issues.isEmpty, "seed \(seed): \(error)")
            }
        }
    }
}
