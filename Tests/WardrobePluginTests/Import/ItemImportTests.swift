// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Tables
import TestTiers
import Testing

@testable import WardrobePlugin

@Suite("Import of items")
struct ItemImportTests {
    static let table = #"""
        name,category,color,fabric,season,price,currency,Needs Repair,warmth,purchase_date,tags
        "Coat, navy",coat,#000080,wool,fall;winter,189.90,EUR,no,0.6,2025-11-02,warm|long
        Linen shirt,shirt,#ffffff,linen,summer,,,yes,,,

        "Boots ""Nord""",boots,#3b2a1a,leather,,120 USD,,1,0.1,,
        """#

    static func read(_ text: String, _ columns: String...) throws -> ItemImport {
        try ItemImport(csv: Array(text.utf8), columns: ColumnMap(columns, for: .items))
    }

    @Test func `tables with a column map become items`() throws {
        let read = try Self.read(Self.table, "color=primaryColor")
        #expect(read.problems == [])
        #expect(read.count == 3)
        #expect(read.rows.map(\.number) == [2, 3, 5])
        let items = read.items
        #expect(items.map(\.name) == ["Coat, navy", "Linen shirt", "Boots \"Nord\""])
        #expect(items.map(\.id) == ["coat-navy-1", "linen-shirt-1", "boots-nord-1"])
        #expect(items[0].category == .coat)
        #expect(items[0].primaryColor.hex == "#000080")
        #expect(items[0].season == [.fall, .winter])
        #expect(items[0].price == Money(amount: "189.90", currency: "EUR"))
        #expect(items[0].warmth == 0.6)
        #expect(items[0].tags == ["warm", "long"])
        #expect(items[0].purchaseDate?.description == "2025-11-02")
        #expect(items.map(\.needsRepair) == [false, true, true])
        #expect(items[1].price == nil && items[1].warmth == nil && items[1].tags == [])
        #expect(items[2].price == Money(amount: "120", currency: "USD"))
        #expect(items[2].condition == .good, "a default of the schema")
    }

    /// A row at the top moves all others, which stay the same items.
    @Test func `keys don't depend on the position in the table`() throws {
        let rows = ["Пальто,coat,#000080", "Пальто,coat,#800000", "White T-shirt,tshirt,#ffffff"]
        func keys(_ rows: [String]) throws -> [String] {
            try Self.read((["name,category,primaryColor"] + rows).joined(separator: "\n")).items.map(\.id)
        }
        #expect(try keys(rows) == ["пальто-1", "пальто-2", "white-t-shirt-1"])
        #expect(try keys(["Wool hat,hat,#112233"] + rows) == ["wool-hat-1", "пальто-1", "пальто-2", "white-t-shirt-1"])
        let long = String(repeating: "сорочка ", count: 24)
        #expect(try keys(["\(long),shirt,#112233", "!!!,shirt,#112233"]).allSatisfy { $0.utf8.count <= 100 })
    }

    @Test func `problems are listed by row and column beside valid rows`() throws {
        let read = try Self.read(
            """
            id,name,category,primaryColor,fabric,formality,waterproof,price
            a,Coat,cot,#000080,cottn,12,maybe,many
            b,Shirt,shirt,bluish,,,,
            c,Hat,hat,#112233,,,,,
            a,Belt,belt,#112233,,,,
            e,Bag,bag,#112233,,,,
            e,Scarf,scarf,#112233,,,,
            g,"Skirt,skirt,#112233,,,,
            """)
        #expect(read.items.map(\.id) == ["a", "e"])
        #expect(read.items.first?.category == .belt, "the first row with this key isn't an item")
        let texts = read.problems.map(\.description)
        for expected in [
            "line 2, category: expected one of ", "did you mean \"coat\"?",
            "line 2, fabric: expected one of ", "did you mean \"cotton\"?",
            "line 2, formality: expected a whole number from 1 to 10, got 12",
            "line 2, waterproof: expected true or false, got \"maybe\"",
            "line 2, price: expected a decimal amount", "line 3, primaryColor: expected ",
            "line 4: expected 8 fields, as in the heading, got 9",
            "line 7, id: expected a unique key, got \"e\", which line 6 already has",
            "line 8, name: expected a closing quote, got the end of the file",
        ] {
            #expect(texts.contains { $0.contains(expected) }, "\(expected)\n\(texts.joined(separator: "\n"))")
        }
    }

    @Test(arguments: [
        (
            "nam,category,primaryColor\n", [String](),
            "line 1: expected a column for name, got none"
        ),
        ("name,category,hue\n", ["color=primaryColor"], "expected a column of the file, got \"color\""),
        ("category\n", [], "line 1: expected a column for name, got none"),
        ("name,category,primaryColor,Name\n", [], "expected one column for name, got \"name\" and \"Name\""),
        ("name\n", ["color=primaryColour"], "did you mean \"primaryColor\"?"),
        ("name\n", ["color"], "expected COLUMN=ATTRIBUTE, such as color=name, got \"color\""),
        ("", [], "line 1: expected a heading with column names, got an empty file"),
    ])
    func `invalid headings are rejected`(text: String, columns: [String], sentence: String) {
        let failure = #expect(throws: ComputationError.self) {
            try ItemImport(csv: Array(text.utf8), columns: ColumnMap(columns, for: .items))
        }
        #expect(failure?.description.contains(sentence) == true, "\(String(describing: failure))")
    }

    @Test func `exported formulas come back`() throws {
        let color = SRGBColor(red: 27, green: 36, blue: 64)
        let items = ["=SUM(A1)", "'=SUM(A1)", "@home", "+1 sweater"].enumerated().map { index, name in
            WardrobeItem(id: "\(index)", name: name, category: .tshirt, primaryColor: color)
        }
        let columns = ["id", "name", "category", "primaryColor"].map { TableColumn($0) }
        let text = DelimitedText.csv(of: items, columns: columns)
        #expect(try Self.read(text).items == items)
    }

    @Test func `columns can be skipped`() throws {
        let read = try Self.read("name,category,primaryColor,shelf\nCoat,coat,#000080,3\n", "shelf=-")
        #expect(read.problems == [] && read.items.count == 1)
    }

    @Test func `JSON gives the same items and problems by path`() throws {
        let text = """
            {"items": [
                {"name": "Coat", "category": "coat", "primaryColor": "#000080", "price": {"amount": "5", "currency": "EUR"}},
                {"id": "x", "name": "Hat", "category": "hatt", "primaryColor": "#000080", "season": ["winter", "wintr"]},
                7,
                {"id": "coat-1", "name": "Other", "category": "coat", "primaryColor": "#000080"}
            ]}
            """
        let read = try ItemImport(json: Array(text.utf8))
        #expect(read.count == 4)
        #expect(read.items.map(\.id) == ["coat-1"])
        let texts = read.problems.map(\.description)
        #expect(texts.count == 4, "\(texts)")
        #expect(texts[0].hasPrefix("item 2, category: expected one of "))
        #expect(texts[1].hasPrefix("item 2, season[1]: expected one of "))
        #expect(texts[2].hasPrefix("item 3: expected an object, got 7"))
        #expect(texts[3].hasPrefix("item 4, id: expected a unique key"))
        #expect(throws: ComputationError.self) { try ItemImport(json: Array("{\"a\": 1}".utf8)) }
        #expect(throws: ComputationError.self) { try ItemImport(json: Array("[".utf8)) }
    }

    @Test func `large files are read completely`() throws {
        var text = "name,category,primaryColor,notes\n"
        for number in 1...5_000 { text += "Item \(number),shirt,#aabbcc,\"a \"\"quoted\"\" note\nof two lines\"\n" }
        let read = try Self.read(text)
        #expect(read.problems == [])
        #expect(read.items.count == 5_000)
        #expect(read.rows.last?.number == 2 + 4_999 * 2)
    }

    @Test func `corrupted files are read or rejected`() throws {
        let seed = FuzzRounds.seed(711)
        var random = SeededGenerator(seed: seed)
        let items = Array("\",;\n\r\t #=-0\u{FF}".utf8)
        let columns = try ColumnMap(["color=primaryColor"], for: .items)
        var read = 0
        let rounds = FuzzRounds.upTo(600)
        for round in rounds {
            var bytes = Array(Self.table.utf8)
            for _ in 0..<Int.random(in: 1...10, using: &random) {
                // Half of the changes are below the heading, so that they reach the rows.
                let from = round % 2 == 0 ? 0 : 96
                let place = Int.random(in: from..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
                case 1: bytes.insert(items[Int.random(in: items.indices, using: &random)], at: place)
                default: bytes.remove(at: place)
                }
            }
            guard let result = try? ItemImport(csv: bytes, columns: columns) else { continue }
            read += 1
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            #expect(result.items.count <= result.count, "seed \(seed), round \(round)")
            #expect(
                result.items.allSatisfy { WardrobeItem.schema.issues(of: $0).isEmpty }, "seed \(seed), round \(round)")
            for problem in result.problems {
                let line = problem.path.dropFirst(5).prefix(while: \.isNumber)
                #expect(problem.path.hasPrefix("line ") && 1...lines ~= Int(line) ?? 0, "round \(round): \(problem)")
            }
        }
        #expect(read > rounds.count / 3, "seed \(seed)")
    }

    @Test func `a wardrobe round-trips through CSV`() throws {
        let items = SampleWardrobe.everything
        let list = ItemList(items: items, total: items.count, all: items.count)
        let read = try ItemImport(csv: Array(list.csv.utf8), columns: ColumnMap(for: .items))
        #expect(read.problems == [])
        #expect(read.items == items)
    }
}
