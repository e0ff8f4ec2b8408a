// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct ListTests {
    private func names(_ desk: Desk, _ change: (inout MyTwinsInput) -> Void) async throws -> [String] {
        try await desk.engine(Twins.myTwins, with(MyTwinsInput(), change)).twins.map(\.twin.name)
    }

    @Test func `filters select things`() async throws {
        let desk = try Desk()
        try await Samples.fill(desk)
        #expect(try await names(desk) { $0.kinds = [.tools, .plants] } == ["Monstera", "Cordless drill"])
        #expect(try await names(desk) { $0.location = "Home" } == ["Bookshelf", "The Left Hand of Darkness"])
        #expect(
            try await names(desk) {
                $0.location = "Home"
                $0.includesNested = false
            } == [])
        #expect(try await names(desk) { $0.tag = "INSURED" } == ["Bookshelf", "The Left Hand of Darkness"])
        #expect(try await names(desk) { $0.isLent = true } == ["Laptop"])
        #expect(try await names(desk) { $0.freshness = .useToday } == ["Bread"])
        #expect(try await names(desk) { $0.freshness = .fresh } == ["Oat milk"])
        #expect(try await names(desk) { $0.condition = .broken } == [])
        #expect(try await names(desk) { $0.isLent = false }.count == 9)
    }

    @Test func `sorting by value keeps currencies apart`() async throws {
        let desk = try Desk()
        for (name, amount, currency) in [("A", "5", "EUR"), ("B", "900", "UAH"), ("C", "70.5", "EUR"), ("D", nil, nil)]
        {
            var item = ItemFields()
            item.price = amount.map { StatedPrice(amount: $0, currency: currency) }
            try await desk.add(.named(tool: name), item)
        }
        #expect(try await names(desk) { $0.sort = .value } == ["C", "A", "B", "D"])
        #expect(try await names(desk) { $0.sort = .name } == ["A", "B", "C", "D"])
        #expect(try await names(desk) { $0.sort = .created } == ["D", "C", "B", "A"])
    }

    @Test func `pages of 20 continue without gaps or repeats`() async throws {
        let desk = try Desk()
        for number in 0..<45 { try await desk.add(.named(tool: "Tool \(number)")) }
        var input = MyTwinsInput()
        var seen: [String] = []
        repeat {
            let page = try await desk.engine(Twins.myTwins, input)
            #expect(page.twins.count <= 20 && page.total == 45 && page.all == 45)
            seen += page.twins.map(\.twin.id)
            input.cursor = page.cursor
        } while input.cursor != nil
        #expect(seen.count == 45 && Set(seen).count == 45)
    }

    @Test func `words are found in any text, spelled in either alphabet`() async throws {
        let desk = try Desk()
        var book = BookDetails(title: "Преступление и наказание")
        book.author = "Достоевский"
        try await desk.add(.book(book))
        try await desk.add(.named(tool: "Drill"))
        #expect(try await names(desk) { $0.text = "dostoevsky" } == ["Преступление и наказание"])
        #expect(try await names(desk) { $0.text = "dri" } == ["Drill"])
        #expect(try await names(desk) { $0.text = "chainsaw" } == [])
    }

    @Test func `what is due is found by its dates`() async throws {
        let desk = try Desk()
        try await Samples.fill(desk)
        let due = try await desk.engine(Twins.myDue, MyDueInput(days: 14))
        let all = try desk.records.read { transaction in
            let twins = try transaction.twins.all()
            let recalls = try transaction.recalls.open(of: twins)
            return try ListDue.reading(of: DueInput(twins: twins, recalls: recalls, days: 14), today: due.from)
        }
        #expect(due.entries.map(\.message) == all.entries.map(\.message) && due.entries.count == 7)
        #expect(due.entries.map(\.kind) == [.recall, .watering, .expiry, .watering, .expiry, .loan, .watering])
    }

    @Test func `reports are those of the pure computations`() async throws {
        let desk = try Desk()
        try await Samples.fill(desk)
        // Linear over 60 months: 1200 * 22 / 60 = 440 lost in 22 whole months from 2025-01-15 to 2026-11-21.
        let values = try await desk.engine(Twins.myDepreciation, MyDepreciationInput(twin: "Laptop"))
        #expect(values.items.map(\.depreciation.value) == [Money(amount: "760.00", currency: "EUR")])
        let fresh = try await desk.engine(Twins.myFreshness, MyFreshnessInput())
        #expect(fresh.foods.map(\.twin.name) == ["Bread", "Oat milk"])
        let plan = try await desk.engine(Twins.myWhatToCookFirst, MyWhatToCookFirstInput(servingsPerDay: 1))
        // One serving a day of one bread and three packs of oat milk, today and on the three days that follow.
        #expect(plan.days.count == 4 && plan.days[0].uses.map(\.twin.name) == ["Bread"])
        let summary = try await desk.engine(Twins.myValueSummary, MyValueSummaryInput(withPhotos: true))
        #expect(summary.items == 10 && summary.list.count == 10)
    }
}
