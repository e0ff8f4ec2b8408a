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
        try GrocyDatabase.read(bytes, options, today: day("2026-11-21"))
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

    @Test func `equipment and batteries are devices, and products without stock are counted`() throws {
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
        #expect(file.remarks.isEmpty)
        #expect(counts(file) == ["products out of stock: 1", "places without stock: 1"])
    }

    private func counts(_ file: ImportedFile) -> [String] { file.leftOut.map { "\($0.what): \($0.count)" } }

    // services/StockService.php of grocy/grocy: stock moved into a freezer is due after the product's days after
    // freezing, and never with -1; the day of freezing isn't kept.
    @Test func `food in a freezer is frozen, and can be thawed`() async throws {
        let bytes = try database(
            """
            UPDATE stock SET location_id = 4, best_before_date = '2027-02-01' WHERE id = 3;
            UPDATE stock SET location_id = 4 WHERE id = 4;
            UPDATE products SET location_id = 4 WHERE id = 1;
            UPDATE products SET default_best_before_days_after_thawing = 2 WHERE id = 2;
            """)
        let file = try read(bytes)
        let frozen = file.twins.prefix(3).map { $0.twin.details.lots.map(\.frozen) }
        // 90 days before 2027-02-01; today where nothing says the day. The milk has places of its own.
        #expect(frozen == [[nil, nil], [try day("2026-11-03")], [try day("2026-11-21")]])
        guard case .food(let meat) = file.twins[1].twin.details else { return #expect(Bool(false)) }
        #expect(meat.due(of: meat.lots[0]).day == (try day("2027-02-01")))
        #expect(file.remarks.map(\.got) == ["2 entries in a freezer"])
        let bench = try TransferBench()
        _ = try await bench.engine(Twins.importTwins, ImportTwinsInput(file: Blob(bytes)))
        var input = FreezeInput(twin: "Minced meat")
        input.thaw = true
        let thawed = try await bench.engine(Twins.freeze, input)
        #expect(thawed.lot.thawed != nil)
    }

    // The tables of Grocy's migrations that have the user's data and aren't imported.
    @Test func `everything that isn't imported is counted`() throws {
        let file = try read(
            try database(
                """
                CREATE TABLE chores (id INTEGER PRIMARY KEY, name TEXT);
                CREATE TABLE recipes (id INTEGER PRIMARY KEY, name TEXT, type TEXT DEFAULT 'normal');
                CREATE TABLE shopping_lists (id INTEGER PRIMARY KEY, name TEXT);
                CREATE TABLE shopping_list (id INTEGER PRIMARY KEY, note TEXT);
                CREATE TABLE sessions (id INTEGER PRIMARY KEY);
                CREATE TABLE cache__products_average_price (product_id INT);
                CREATE TABLE "a ""new"" one" (id INTEGER PRIMARY KEY);
                ALTER TABLE products ADD COLUMN picture_file_name TEXT;
                UPDATE products SET picture_file_name = '1_milk.jpg' WHERE id = 1;
                UPDATE products SET min_stock_amount = 2 WHERE id IN (1, 4);
                INSERT INTO chores (name) VALUES ('Dust'), ('Mop');
                INSERT INTO recipes (name, type) VALUES ('Soup', 'normal'), ('2026-11-21', 'mealplan-day');
                INSERT INTO shopping_lists (name) VALUES ('Shopping list');
                INSERT INTO shopping_list (note) VALUES ('Bread'), ('Salt'), ('Milk');
                INSERT INTO sessions VALUES (1);
                INSERT INTO cache__products_average_price VALUES (1);
                INSERT INTO "a ""new"" one" VALUES (1);
                """))
        #expect(
            counts(file) == [
                "products out of stock: 1", "places without stock: 1", "minimum product stock levels: 2",
                "product pictures: 1", "shopping list entries: 3", "chores: 2", "recipes: 1",
                "rows of the table a \"new\" one: 1",
            ])
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

    @Test func `files that aren't a Grocy database are refused`() throws {
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
                let file = try GrocyDatabase.read(bytes, ImportOptions(), today: CalendarDay(daysSince1970: 20_778))
                #expect(file.twins.count + file.skipped == file.count, "seed \(seed)")
            } catch {
                #expect(!error.issues.isEmpty, "seed \(seed): \(error)")
            }
        }
    }
}
