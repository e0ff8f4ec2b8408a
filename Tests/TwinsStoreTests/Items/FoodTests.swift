// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct FoodTests {
    // Grocy, services/StockService.php: due = min(today + days after opening, printed due).
    @Test(arguments: [("2026-12-31", "2026-11-26"), ("2026-11-23", "2026-11-23")])
    func `opening sets the earlier date`(expiry: String, due: String) async throws {
        let desk = try Desk()
        try await desk.addFood("Milk", expiry: expiry) { $0.daysAfterOpening = 5 }
        let opened = try await desk.engine(Twins.open, OpenInput(twin: "Milk"))
        #expect(try opened.previousDue == day(expiry) && opened.due == day(due))
        #expect(try opened.lot.opened == day("2026-11-21") && opened.lot.expiry == day(expiry))
        #expect(await failure { try await desk.engine(Twins.open, OpenInput(twin: "Milk")) }?.code == .conflict)
    }

    @Test func `opening one of several packs splits the lot`() async throws {
        let desk = try Desk()
        try await desk.addFood("Milk", quantity: 3, expiry: "2026-12-31") { $0.daysAfterOpening = 5 }
        let opened = try await desk.engine(Twins.open, OpenInput(twin: "Milk", quantity: 1))
        #expect(opened.lot.quantity == 1 && opened.rest?.quantity == 2 && opened.rest?.opened == nil)
        let lots = try await desk.twin("Milk").details.lots
        #expect(lots.map(\.quantity) == [2, 1] && Set(lots.map(\.id)).count == 2)
        let error = await failure { try await desk.engine(Twins.open, OpenInput(twin: "Milk", quantity: 9)) }
        #expect(error?.issues.map(\.path) == ["quantity"])
    }

    @Test func `freezing and thawing set new dates`() async throws {
        let desk = try Desk()
        try await desk.addFood("Bread", expiry: "2026-11-23") { food in
            food.daysAfterFreezing = 90
            food.daysAfterThawing = 2
        }
        let frozen = try await desk.engine(Twins.freeze, FreezeInput(twin: "Bread"))
        #expect(try frozen.due == day("2027-02-19"))
        desk.advance(days: 30)
        let thawed = try await desk.engine(Twins.freeze, FreezeInput(twin: "Bread", thaw: true))
        #expect(try thawed.due == day("2026-12-23"))
        #expect(await failure { try await desk.engine(Twins.freeze, FreezeInput(twin: "Bread")) }?.code == .conflict)
        let lot = thawed.lot.id
        let again = await failure { try await desk.engine(Twins.freeze, FreezeInput(twin: "Bread", lot: lot)) }
        #expect(again?.code == .conflict && again?.message.contains("2026-12-21") == true)
    }

    @Test func `frozen food with -1 never expires`() async throws {
        let desk = try Desk()
        try await desk.addFood("Peas", expiry: "2026-11-23") { $0.daysAfterFreezing = -1 }
        #expect(try desk.count("notification") == 3)
        let frozen = try await desk.engine(Twins.freeze, FreezeInput(twin: "Peas"))
        #expect(frozen.due == nil)
        #expect(try desk.count("notification") == 0)
    }

    @Test func `consumption takes opened lots first, then the earliest due, then the oldest purchase`() async throws {
        let desk = try Desk()
        func lot(_ expiry: String, _ purchased: String, opened: String? = nil) throws -> FoodLot {
            try with(FoodLot(quantity: 1, expiry: day(expiry))) { lot in
                lot.purchased = try day(purchased)
                lot.opened = try opened.map(day)
            }
        }
        try await desk.addFood("Milk", expiry: nil) { food in
            food.lots = try? [
                lot("2026-12-02", "2026-11-03"), lot("2026-12-01", "2026-11-02"), lot("2026-12-01", "2026-11-01"),
                lot("2027-01-01", "2026-11-04", opened: "2026-11-20"),
            ]
        }
        let used = try await desk.engine(Twins.consume, ConsumeInput(twin: "Milk", quantity: 2.5))
        let days = used.uses.map { $0.lot.purchased?.description }
        #expect(days == ["2026-11-04", "2026-11-01", "2026-11-02"])
        #expect(used.uses.map(\.quantity) == [1, 1, 0.5] && used.uses.map(\.isUsedUp) == [true, true, false])
        #expect(used.left == 1.5 && used.lots.map(\.quantity) == [0.5, 1])
        #expect(try desk.count("lot") == 2)
        let error = await failure { try await desk.engine(Twins.consume, ConsumeInput(twin: "Milk", quantity: 2)) }
        #expect(error?.issues.map(\.path) == ["quantity"])
        #expect(try desk.count("lot") == 2)
    }

    @Test func `tenths are used up exactly`() async throws {
        let desk = try Desk()
        try await desk.addFood("Rice", expiry: nil)
        for _ in 0..<10 { _ = try await desk.engine(Twins.consume, ConsumeInput(twin: "Rice", quantity: 0.1)) }
        #expect(try desk.count("lot") == 0)
    }

    @Test func `only food can be consumed`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        let error = await failure { try await desk.engine(Twins.consume, ConsumeInput(twin: "Drill")) }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["twin"])
    }

    @Test func `a day in the future is refused`() async throws {
        let desk = try Desk()
        try await desk.addFood("Milk", expiry: nil)
        let error = await failure {
            try await desk.engine(Twins.open, with(OpenInput(twin: "Milk")) { $0.day = .tomorrow })
        }
        #expect(error?.issues.map(\.path) == ["day"])
    }
}
