// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import TwinsPlugin

@Suite struct DueTests {
    private let today = CalendarDay.test(2026, 11, 23)

    private var things: [Twin] {
        var food = FoodDetails(product: "Fish, smoked")
        var lot = FoodLot(id: "lot", quantity: 2, expiry: .test(2026, 11, 22))
        lot.dateMeaning = .useBy
        food.lots = [lot]
        var plant = PlantDetails(name: "Fern")
        (plant.wateringDays, plant.lastWatered) = (3, .test(2026, 11, 22))
        var cactus = PlantDetails(name: "Cactus")
        cactus.wateringDays = 30
        var phone = ElectronicsDetails(name: "Phone")
        (phone.warrantyExpires, phone.maintenanceDays, phone.lastMaintenance) = (
            .test(2026, 11, 30), 365, .test(2025, 11, 28)
        )
        var ended = ElectronicsDetails(name: "Old phone")
        (ended.warrantyExpires, ended.maintenanceDays) = (.test(2026, 11, 22), 10)
        var book = Twin(id: "book", details: .book(BookDetails(title: "Dune")))
        var item = InventoryItem(id: "copy", twin: "book")
        item.location = "shelf"
        item.loans = [
            Loan(id: "1", item: "copy", borrower: "Ana", lent: .test(2026, 10, 1), due: .test(2026, 11, 25)),
            Loan(
                id: "0", item: "copy", borrower: "Ben", lent: .test(2026, 9, 1), due: .test(2026, 9, 9),
                returned: .test(2026, 9, 8)),
        ]
        book.items = [item]
        return [
            Twin(id: "fish", details: .food(food)), Twin(id: "fern", details: .plants(plant)),
            Twin(id: "cactus", details: .plants(cactus)), Twin(id: "phone", details: .electronics(phone)),
            Twin(id: "old", details: .electronics(ended)), book,
        ]
    }

    private func list(days: Int = 7, kinds: [DueKind]? = nil) throws -> DueList {
        let places = [
            Location(id: "home", name: "Home", kind: .home),
            Location(id: "shelf", name: "Shelf", kind: .furniture, parent: "home"),
        ]
        return try ListDue.reading(
            of: DueInput(twins: things, locations: places, days: days, kinds: kinds), today: today)
    }

    @Test func `every kind of date is listed, the earliest first`() throws {
        let entries = try list().entries
        #expect(
            entries.map { "\($0.twin.id) \($0.kind.rawValue) \($0.daysLeft)" } == [
                "fish expiry -1", "cactus watering 0", "book loan 2", "fern watering 2", "fern watering 5",
                "phone maintenance 5", "phone warranty 7",
            ])
        #expect(entries[2].place == "Home / Shelf")
        #expect(entries[2].message.text == "Ana should return Dune.")
        #expect(entries[0].message.text == "Fish, smoked (2): expired on 2026-11-22.")
    }

    @Test func `care without a day is named`() throws { #expect(try list().withoutDate.map(\.id) == ["old"]) }

    @Test func `days and kinds limit the list`() throws {
        #expect(try list(days: 0).entries.map(\.twin.id) == ["fish", "cactus"])
        #expect(try list(kinds: [.loan]).entries.map(\.kind) == [.loan])
    }

    private func dates(_ details: TwinDetails, days: Int) throws -> [Int] {
        try ListDue.reading(of: DueInput(twins: [Twin(id: "t", details: details)], days: days), today: today)
            .entries.map(\.daysLeft)
    }

    @Test func `care that repeats is listed each time`() throws {
        var fern = PlantDetails(name: "Fern")
        (fern.wateringDays, fern.lastWatered) = (2, today)
        #expect(try dates(.plants(fern), days: 14) == [2, 4, 6, 8, 10, 12, 14])
        (fern.fertilizingDays, fern.lastFertilized) = (7, today.adding(days: -1))
        #expect(try dates(.plants(fern), days: 14).count == 9)
        var drill = ToolDetails(name: "Drill")
        (drill.maintenanceDays, drill.lastServiced) = (30, today.adding(days: -20))
        #expect(try dates(.tools(drill), days: 90) == [10, 40, 70])
    }

    @Test func `after overdue care, the days count from today`() throws {
        var fern = PlantDetails(name: "Fern")
        (fern.wateringDays, fern.lastWatered) = (4, today.adding(days: -7))
        #expect(try dates(.plants(fern), days: 10) == [-3, 4, 8])
        fern.lastWatered = nil
        #expect(try dates(.plants(fern), days: 10) == [0, 4, 8])
    }

    @Test func `more dates than anybody reads are refused`() throws {
        var fern = PlantDetails(name: "Fern")
        fern.wateringDays = 1
        let twins = (0..<50).map { Twin(id: "\($0)", details: .plants(fern)) }
        let error = #expect(throws: ComputationError.self) {
            try ListDue.reading(of: DueInput(twins: twins, days: 3_650), today: today)
        }
        #expect(error?.issues.map(\.path) == ["days"])
    }

    /// RFC 5545: an event on a date has VALUE=DATE; lines end with CRLF and have at most 75 octets.
    @Test func `the calendar has an event on each day`() throws {
        let text = try list().calendar
        #expect(text.components(of: "BEGIN:VEVENT") == 7)
        #expect(text.contains("DTSTART;VALUE=DATE:20261125\r\nSUMMARY:Loan due: Dune\r\n"))
        #expect(text.contains("SUMMARY:Use: Fish\\, smoked\r\n"))
        #expect(text.contains("UID:loan-book-copy@twins.almanac.invalid\r\n"))
        let lines = text.split(separator: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        #expect(Set(lines.filter { $0.hasPrefix("UID:") }).count == 7)
        // What is overdue has no alarm in the past.
        #expect(text.components(of: "BEGIN:VALARM") == 6)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
