// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import StoreTesting
import TestTiers
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct ScaleTests {
    /// Fills a store with things of four kinds in 50 places; a quarter of them is food that expires over two years.
    private func fill(_ records: TwinRecords, count: Int) throws {
        let start = try day("2026-11-21")
        try records.write { transaction in
            let repository = transaction.places
            let places = try (0..<50).compactMap {
                try repository.place(at: ["Home", "Room \($0 / 5)", "Shelf \($0)"])
            }
            let twins = (0..<count).map { number -> Twin in
                var details: TwinDetails
                switch number % 4 {
                case 0:
                    var book = BookDetails(title: "Title \(number) of a shelf")
                    book.author = "Author \(number % 700)"
                    details = .book(book)
                case 1:
                    var food = FoodDetails(product: "Food \(number)")
                    food.lots = [FoodLot(quantity: 2, expiry: start.adding(days: number % 730))]
                    details = .food(food)
                case 2:
                    var tool = ToolDetails(name: "Tool \(number)")
                    tool.brand = "Brand \(number % 90)"
                    details = .tools(tool)
                default: details = .unknown(OtherDetails(name: "Thing \(number)"))
                }
                var item = InventoryItem(id: "", twin: "")
                item.location = places[number % places.count]
                item.purchase = Purchase(
                    date: start.adding(days: -(number % 3_000)),
                    price: Money(amount: "\(number % 500).50", currency: "EUR"))
                item.tags = ["tag \(number % 20)"]
                return Twin(id: "", details: details, items: [item])
            }
            try transaction.twins.insert(twins)
        }
    }

    @Test(.slow) func `5000 things are listed, and take at most 10 MB`() async throws {
        let test = try TestHome()
        let records = try TwinRecords.open(in: test.home)
        try fill(records, count: 5_000)
        let desk = try Desk(records)
        var list = MyTwinsInput()
        list.location = "Home / Room 3 / Shelf 17"
        let (byPlace, due) = (list, MyDueInput(days: 7))
        #expect(try await desk.engine(Twins.myTwins, byPlace).total == 100)
        #expect(try await desk.engine(Twins.myDue, due).entries.count == 14)
        try records.store.close()
        let size = try test.files().filter { $0.key.hasSuffix("twins.sqlite") }.values.reduce(0) { $0 + $1.count }
        print("5,000 things: \(size) bytes")
        #expect(size > 0 && size <= 10_000_000)
    }
}
