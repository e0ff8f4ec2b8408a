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

    /// Freezing stops spoiling and takes nothing back.
    @Test func `food that was over when it was frozen stays so, also after thawing`() async throws {
        let desk = try Desk()
        try await desk.addFood("Mince", expiry: "2026-11-20") { food in
            food.daysAfterFreezing = 100
            food.daysAfterThawing = 2
        }
        for thaw in [false, true] {
            let change = try await desk.engine(Twins.freeze, FreezeInput(twin: "Mince", thaw: thaw))
            #expect(try change.due == day("2026-11-20"))
            desk.advance(days: 30)
        }
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
        let lots = [
            try lot("2026-12-02", "2026-11-03"), try lot("2026-12-01", "2026-11-02"),
            try lot("2026-12-01", "2026-11-01"), try lot("2027-01-01", "2026-11-04", opened: "2026-11-20"),
        ]
        try await desk.addFood("Milk", expiry: nil) { $0.lots = lots }
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

    private func rice(_ quantity: Double, _ unit: String?) async throws -> Desk {
        let desk = try Desk()
        try await desk.addFood("Rice", quantity: quantity, expiry: "2026-12-01") { $0.unit = unit }
        return desk
    }

    private func addLot(_ desk: Desk, _ quantity: Double, _ unit: String?) async throws -> [Double] {
        let lots: JSONValue = [["quantity": .number(quantity)]]
        let details: Patch<TwinDetails> = ["kind": "food", "lots": lots, "unit": unit.map(JSONValue.string) ?? .null]
        return try await desk.engine(
            Twins.add, with(AddTwinInput(details: details)) { $0.copyOf = "Rice" }
        ).twin.details.lots.map(\.quantity)
    }

    @Test func `a lot in another unit is converted or refused`() async throws {
        let desk = try await rice(2, "kg")
        #expect(try await addLot(desk, 500, "g") == [2, 0.5])
        #expect(try await addLot(desk, 1, nil) == [2, 0.5, 1])
        for unit in ["packs", "ml"] {
            let error = await failure { try await addLot(desk, 500, unit) }
            #expect(error?.issues.map(\.path) == ["details.unit"] && error?.code == .refused)
            #expect(
                error?.issues.first?.expected == "kg, in which Rice is counted, or a unit that converts to it")
        }
        let pieces = try await rice(2, nil)
        let error = await failure { try await addLot(pieces, 500, "g") }
        #expect(error?.issues.first?.expected == "no unit, because Rice is counted without one")
    }

    @Test func `an attribute that a copy can't have is refused`() async throws {
        let desk = try await rice(2, "kg")
        let oats: Patch<TwinDetails> = ["kind": "food", "brand": "Havre", "lots": [["quantity": 1]]]
        let error = await failure {
            try await desk.engine(Twins.add, with(AddTwinInput(details: oats)) { $0.copyOf = "Rice" })
        }
        #expect(error?.issues.map(\.path) == ["details.brand"])
        let kind = await failure {
            try await desk.engine(
                Twins.add, with(AddTwinInput(details: ["kind": "tools"])) { $0.copyOf = "Rice" })
        }
        #expect(kind?.issues.map(\.path) == ["details.kind"])
    }

    @Test func `a new unit converts the lots or is refused`() async throws {
        let desk = try await rice(2, "kg")
        func edit(_ unit: String?) async throws -> FoodDetails? {
            var edit = EditTwinInput(twin: "Rice")
            edit.details = ["kind": "food", "unit": unit.map(JSONValue.string) ?? .null]
            let details = try await desk.engine(Twins.edit, edit).twin.details
            return if case .food(let food) = details { food } else { nil }
        }
        let change = with(EditTwinInput(twin: "Rice")) { $0.details = ["kind": "food", "unit": "lb"] }
        // 2 kg / 0.45359237 = 4.409245 lb.
        #expect(
            try await desk.engine(Twins.edit, change).notes.map(\.text) == ["2 kg became 4.409245 lb."])
        _ = try await edit("kg")
        let grams = try await edit("g")
        #expect(grams?.unit == "g" && grams?.lots.map(\.quantity) == [2_000])
        #expect(await failure { try await edit("packs") }?.issues.map(\.path) == ["details.unit"])
        #expect(await failure { try await edit(nil) }?.issues.map(\.path) == ["details.unit"])
        let spelled = try await edit("Grams")
        #expect(spelled?.lots.map(\.quantity) == [2_000])
    }

    @Test func `a first unit of stored quantities is said`() async throws {
        let desk = try await rice(4, nil)
        let change = with(EditTwinInput(twin: "Rice")) { $0.details = ["kind": "food", "unit": "g"] }
        #expect(try await desk.engine(Twins.edit, change).notes.map(\.text) == ["4 without a unit became 4 g."])
    }

    @Test func `what is used, opened, or frozen can be in another unit`() async throws {
        let desk = try await rice(2, "kg")
        let used = try await desk.engine(
            Twins.consume, with(ConsumeInput(twin: "Rice", quantity: 500)) { $0.unit = "g" })
        #expect(used.uses.map(\.quantity) == [0.5] && used.left == 1.5 && used.unit == "kg")
        let opened = try await desk.engine(
            Twins.open, with(OpenInput(twin: "Rice", quantity: 250)) { $0.unit = "g" })
        #expect(opened.lot.quantity == 0.25 && opened.rest?.quantity == 1.25)
        let frozen = try await desk.engine(
            Twins.freeze, with(FreezeInput(twin: "Rice", quantity: 100)) { $0.unit = "g" })
        #expect(frozen.lot.quantity == 0.1)
        let error = await failure {
            try await desk.engine(Twins.consume, with(ConsumeInput(twin: "Rice")) { $0.unit = "cups" })
        }
        #expect(error?.issues.map(\.path) == ["unit"])
    }

    @Test func `measured food is planned by its portion, and not without one`() async throws {
        let desk = try await rice(2, "kg")
        try await desk.addFood("Yogurt", quantity: 2, expiry: "2026-11-30") { $0.unit = "cups" }
        func plan(_ portions: [Portion]) async throws -> CookingPlan {
            try await desk.engine(
                Twins.myWhatToCookFirst,
                with(MyWhatToCookFirstInput(servingsPerDay: 1)) { $0.portions = portions })
        }
        let without = try await plan([])
        #expect(without.unportioned.map(\.name) == ["Rice"])
        #expect(Set(without.days.flatMap { $0.uses.map(\.twin.name) }) == ["Yogurt"])
        let stated = try await plan([Portion(twin: "Rice", quantity: 80, unit: "g")])
        let rice = stated.days.flatMap(\.uses).filter { $0.twin.name == "Rice" }
        #expect(stated.unportioned.isEmpty && rice.allSatisfy { $0.quantity == 0.08 && $0.servings == 1 })
        let error = await failure { try await plan([Portion(twin: "Rice", quantity: 1, unit: "cups")]) }
        #expect(error?.issues.map(\.path) == ["portions[0].unit"])
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
