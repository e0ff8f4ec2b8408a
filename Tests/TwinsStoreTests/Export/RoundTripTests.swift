// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct RoundTripTests {
    /// Records with things of every kind, each with texts that tables find hard.
    private func filled() throws -> TransferBench {
        let bench = try TransferBench()
        try bench.records.write { transaction in
            let places = transaction.places
            func place(_ id: String, _ name: String, _ kind: LocationKind, in parent: String?, item: String? = nil)
                -> Location
            {
                var place = Location(id: id, name: name, kind: kind, parent: parent, item: item)
                place.created = Timestamp(secondsSince1970: 1_700_000_000)
                return place
            }
            try places.insert(place("home", "Home", .home, in: nil))
            try places.insert(place("k", "Kitchen / pantry", .room, in: "home"))
            let photo = try transaction.store.attach(
                Array("\u{89}PNG photo".utf8), mediaType: "image/png", in: transaction.db)
            try transaction.twins.insert(try Self.twins(photo))
            var shelf = place("shelf", "Shelf", .furniture, in: "home", item: "furniture-1")
            shelf.sortOrder = 3
            try places.insert(shelf)
        }
        return bench
    }

    private static let hard = [
        "=1+1", "+49 30", "-5", "@home", "'quoted", "'=x", "\"\"", "\"", "a,b;c|d", "line\nbreak\r\nand\rreturn",
        " spaces ",
        "[1, 2]", "{}", "’", "\tTab", "ї ß 東京 🪑", "0", "yes", "null",
    ]

    private static func twins(_ photo: String) throws -> [Twin] {
        var twins: [Twin] = []
        for (index, text) in hard.enumerated() {
            let line = text.filter { !$0.isNewline }
            var other = OtherDetails(name: line)
            other.summary = hard[(index + 1) % hard.count]
            var twin = Twin(id: "text-\(index)", details: .unknown(other))
            twin.items = [InventoryItem(id: "text-\(index)-1", twin: twin.id)]
            twin.items[0].notes = hard[(index + 2) % hard.count]
            twin.items[0].tags = [String(line.prefix(50)), "plain"]
            twin.customFields = [line: hard[(index + 3) % hard.count]]
            twins.append(twin)
        }
        var book = BookDetails(title: "War and Peace")
        book.author = "Leo Tolstoy"
        book.isbn13 = "9780140447934"
        book.genres = ["novel"]
        book.notes = ""
        book.personalRating = 5
        book.averageRating = 4.25
        book.readingStatus = .reading
        book.currentPage = 100
        book.pages = 1_392
        book.startedReading = try day("2026-01-02")
        var twin = Twin(id: "book", details: .book(book))
        twin.recognition = .barcode
        twin.confidence = 0.75
        twin.code = "9780140447934"
        for number in 1...3 {
            var item = InventoryItem(id: "book-\(number)", twin: "book")
            item.location = number == 2 ? nil : "k"
            item.purchase = Purchase(
                date: try day("2020-02-29"), price: Money(amount: "12.5", currency: "UAH"),
                store: "the shop, on the corner")
            item.depreciation = DepreciationPlan(
                method: .declining, annualRate: 12.5, floor: Money(amount: "1", currency: "UAH"))
            item.isFavorite = number == 1
            twin.items.append(item)
        }
        twin.items[0].loans = [
            Loan(
                id: "l1", item: "book-1", borrower: "=Ana", lent: try day("2026-01-05"), returned: try day("2026-02-01")
            ),
            Loan(id: "l2", item: "book-1", borrower: "Bo", lent: try day("2026-03-05"), due: try day("2026-12-01")),
        ]
        twin.items[0].photos = [
            ItemPhoto(
                id: "p1", hash: photo, mediaType: "image/png", byteCount: 11, caption: "Front", added: Moments.now)
        ]
        twins.append(twin)
        var food = FoodDetails(product: "Oat milk")
        food.lots = [FoodLot(id: "a", quantity: 2.5, expiry: try day("2026-12-01")), FoodLot(id: "b")]
        food.allergens = ["oats"]
        food.isVegan = true
        food.isOrganic = false
        var nutrition = Nutrition()
        nutrition.sodium = 40.5
        food.nutrition = nutrition
        var furniture = FurnitureDetails(name: "Bookcase")
        furniture.dimensions = Dimensions(width: 80, height: 202.5, depth: 28)
        var device = ElectronicsDetails(name: "Laptop")
        device.specifications = ["RAM": "32 GB", "CPU": "8 cores"]
        device.connectivity = ["USB-C", "a;b"]
        for (id, details) in [
            ("food", TwinDetails.food(food)), ("furniture", .furniture(furniture)), ("device", .electronics(device)),
            ("clothing", .clothing(ClothingDetails(name: "Coat"))), ("game", .games(GameDetails(title: "Go"))),
            ("tool", .tools(ToolDetails(name: "Saw"))), ("plant", .plants(PlantDetails(name: "Ficus"))),
        ] {
            var twin = Twin(id: id, details: details, items: [InventoryItem(id: "\(id)-1", twin: id)])
            if id == "furniture" { twin.items[0].location = "home" }
            twins.append(twin)
        }
        return twins
    }

    private func export(_ bench: TransferBench, _ format: ExportFormat) async throws -> TwinExport {
        try await bench.engine(Twins.exportTwins, ExportTwinsInput(format: format))
    }

    @Test func `lines of JSON with pictures come back equal`() async throws {
        let first = try filled()
        let file = try await export(first, .ndjson)
        #expect((file.attachments, file.omittedAttachments) == (1, 0))
        let second = try TransferBench()
        let report = try await second.engine(Twins.importTwins, ImportTwinsInput(file: file.content))
        #expect(report.format == .twins)
        #expect(report.problems.isEmpty)
        #expect(try second.twins() == first.twins())
        #expect(try second.places().places == first.places().places)
        let hash = try #require(first.twins().first { $0.id == "book" }?.items[0].photos[0].hash)
        #expect(try second.records.store.attachment(hash)?.bytes == first.records.store.attachment(hash)?.bytes)
        #expect(try await export(second, .ndjson).content == file.content)
    }

    @Test func `a table comes back equal but for pictures`() async throws {
        let first = try filled()
        let file = try await export(first, .csv)
        #expect((file.attachments, file.omittedAttachments) == (0, 1))
        let second = try TransferBench()
        let report = try await second.engine(Twins.importTwins, ImportTwinsInput(file: file.content))
        #expect(report.problems.isEmpty)
        let wanted = try first.twins().map { twin in
            var twin = twin
            for index in twin.items.indices { twin.items[index].photos = [] }
            return twin
        }
        let got = try second.twins()
        for (one, other) in zip(wanted, got) where one != other {
            Issue.record("\(Twin.schema.json(of: one).text()) and \(Twin.schema.json(of: other).text())")
        }
        #expect(got.count == wanted.count)
        #expect(try second.places().places == first.places().places)
    }

    @Test func `no cell of a table is a formula`() async throws {
        let file = try await export(try filled(), .csv)
        let bytes = try file.content.bytes(limit: .max)
        let rows = String(validating: bytes, as: UTF8.self).map { ImportedCells($0).fields } ?? []
        #expect(rows.count > 100)
        for field in rows {
            guard let first = field.first, "=+-@\t\r".contains(first) else { continue }
            #expect(Double(field) != nil, "\(field)")
        }
    }

    @Test func `an export that is imported into the same records adds nothing`() async throws {
        let bench = try filled()
        let before = try bench.twins()
        for format in ExportFormat.allCases {
            let report = try await bench.engine(
                Twins.importTwins, ImportTwinsInput(file: try await export(bench, format).content))
            #expect(report.added.isEmpty && report.places.isEmpty)
            #expect(report.duplicates.count == before.count)
        }
        #expect(try bench.twins() == before)
    }

    @Test func `an altered picture and a line that is cut off are refused`() async throws {
        let bytes = try await export(try filled(), .ndjson).content.bytes(limit: .max)
        let second = try TransferBench()
        #expect(await second.refusal(ImportTwinsInput(file: Blob(Array(bytes.dropLast(20))))).first == "refused")
        let text = try #require(String(validating: bytes, as: UTF8.self))
        let altered = text.replacing("\"content\":\"", with: "\"content\":\"AAAA")
        #expect(await second.refusal(ImportTwinsInput(file: Blob(Array(altered.utf8)))).first == "refused")
        let later = text.replacing("\"version\":2", with: "\"version\":3")
        #expect(await second.refusal(ImportTwinsInput(file: Blob(Array(later.utf8)))).first == "refused")
        #expect(try second.twins().isEmpty)
    }

    @Test func `a kind can be exported alone`() async throws {
        let bench = try filled()
        let file = try await bench.engine(Twins.exportTwins, ExportTwinsInput(format: .csv, kind: .book))
        #expect((file.twins, file.items) == (1, 3))
    }
}

/// The fields of CSV, split without the code under test.
private struct ImportedCells {
    var fields: [String] = []

    init(_ text: String) {
        var field = String.UnicodeScalarView()
        var isQuoted = false
        for scalar in text.unicodeScalars {
            if scalar == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, scalar == "," || scalar == "\n" || scalar == "\r" {
                fields.append(String(field))
                field = String.UnicodeScalarView()
            } else {
                field.append(scalar)
            }
        }
    }
}
