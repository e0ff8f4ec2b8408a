// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct AddTests {
    // The ISBN of the Ace edition of 1987, and its ISBN-10 by ISO 2108.
    @Test func `a book is filled in from its ISBN`() async throws {
        let desk = try Desk()
        let saved = try await desk.engine(
            Twins.add, AddTwinInput(name: "The Left Hand of Darkness", code: "978-0-441-47812-5"))
        guard case .book(let book) = saved.twin.details else { return #expect(Bool(false)) }
        #expect(book.isbn13 == "9780441478125" && book.isbn10 == "0441478123" && saved.twin.recognition == .barcode)
        #expect(saved.twin.items.count == 1 && saved.item == saved.twin.items[0].id)
    }

    // The check digit of 4006381333931 is 1 (GS1 General Specifications 7.9).
    @Test func `a wrong check digit names the right one, and is logged`() async throws {
        let desk = try Desk()
        let error = await failure {
            try await desk.engine(Twins.add, AddTwinInput(name: "Pen", code: "4006381333932"))
        }
        #expect(error?.issues.first?.path == "code")
        #expect(error?.issues.first?.expected.contains("4006381333931") == true)
        #expect(try desk.count("twin") == 0)
        let log = try await desk.engine(Twins.myRecognitionLog, MyRecognitionLogInput())
        #expect(log.entries.map(\.isSuccess) == [false] && log.entries[0].code == "4006381333932")
        #expect(log.entries[0].error?.contains("4006381333931") == true)
    }

    @Test func `undo takes back the last addition, not the log entry of a refused code`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        _ = await failure { try await desk.engine(Twins.add, AddTwinInput(code: "123")) }
        let actions = ActionKeys(plugin: "twins")
        let listed = try await desk.engine(actions.myActions, MyActionsInput()).actions
        #expect(listed.map(\.computation) == [Twins.add.id])
        _ = try await desk.engine(actions.undo, UndoInput())
        #expect(try desk.count("twin") == 0)
    }

    @Test func `an attribute that a copy can't have is quoted once`() async throws {
        let desk = try Desk()
        try await desk.addFood("Oat milk", expiry: nil)
        let error = await failure {
            try await desk.engine(
                Twins.add, with(AddTwinInput(details: ["kind": "food", "brand": "X"])) { $0.copyOf = "Oat milk" })
        }
        #expect(error?.issues.map(\.got) == ["\"X\""])
    }

    // The element string is an example of the GS1 General Specifications: use by 2027-12, the last day of the month.
    @Test func `a GS1 string fills in the barcode, the date, and the batch of food`() async throws {
        let desk = try Desk()
        let food = FoodDetails(product: "Oat milk")
        let saved = try await desk.engine(
            Twins.add, AddTwinInput(details: Patch(.food(food)), code: "(01)09506000134352(17)271200(10)ABC123"))
        guard case .food(let added) = saved.twin.details else { return #expect(Bool(false)) }
        #expect(added.barcode == "9506000134352" && added.lots.count == 1)
        #expect(try added.lots[0].expiry == day("2027-12-31") && added.lots[0].batch == "ABC123")
        #expect(added.lots[0].dateMeaning == .useBy)
    }

    // GS1 General Specifications 3.6.2: 3103 is the net weight in kilograms with three decimals, 3202 in pounds with two.
    @Test(
        arguments: [
            ("(01)94028887034023(3103)001224(15)260205(10)160126", nil, 1.224, "kg"),
            ("(01)94028887034023(3103)001224(15)260205(10)160126", "g", 1_224, "g"),
            ("(01)94028887034023(3202)000100", "lb", 1, "lb"), ("(01)94028887034023(3202)000100", "g", 453.592_37, "g"),
            ("(01)94028887034023(3152)000150", "ml", 1_500, "ml"),
            ("(01)94028887034023(3103)001224", "packs", 1, "packs"),
            ("(01)94028887034023(30)4", nil, 4, nil), ("(01)94028887034023(30)4", "kg", 1, "kg"),
        ] as [(String, String?, Double, String?)])
    func `the weight of a code is the quantity of food`(code: String, unit: String?, quantity: Double, filled: String?)
        async throws
    {
        let desk = try Desk()
        var fields = FoodDetails(product: "Lamb")
        fields.unit = unit
        let saved = try await desk.engine(Twins.add, AddTwinInput(details: Patch(.food(fields)), code: code))
        guard case .food(let food) = saved.twin.details else { return #expect(Bool(false)) }
        #expect(food.unit == filled)
        #expect((food.lots.first?.quantity ?? 1) == quantity)
        #expect(saved.notes.isEmpty == (quantity != 1 || filled == "lb"), "\(saved.notes)")
    }

    @Test func `what a code says completes the stated lot`() async throws {
        let desk = try Desk()
        var fields = FoodDetails(product: "Lamb")
        fields.lots = [FoodLot(quantity: 2)]
        let saved = try await desk.engine(
            Twins.add,
            AddTwinInput(details: Patch(.food(fields)), code: "(01)94028887034023(3103)001224(15)260205(10)160126"))
        let lot = try #require(saved.twin.details.lots.first)
        #expect(try lot.quantity == 2 && lot.expiry == day("2026-02-05") && lot.batch == "160126")
        #expect(saved.notes.map(\.code) == ["twins.unused-net-quantity"])
    }

    @Test func `a code without a name needs one`() async throws {
        let desk = try Desk()
        let error = await failure { try await desk.engine(Twins.add, AddTwinInput(code: "4006381333931")) }
        #expect(error?.issues.map(\.path) == ["name"])
        let nothing = await failure { try await desk.engine(Twins.add, AddTwinInput()) }
        #expect(
            nothing?.issues.map(\.description) == ["expected a kind, `code`, or `copyOf`, got none of them"])
    }

    @Test func `a price without a currency has the default one`() async throws {
        let desk = try Desk()
        var settings = SetSettingsInput()
        settings.defaultCurrency = "UAH"
        _ = try await desk.engine(Twins.setSettings, settings)
        var item = ItemFields()
        item.price = StatedPrice(amount: "89.90")
        item.currentValue = StatedPrice(amount: "50", currency: "EUR")
        let twin = try await desk.add(.named(tool: "Drill"), item)
        #expect(twin.items[0].purchase?.price == Money(amount: "89.90", currency: "UAH"))
        #expect(twin.items[0].currentValue == Money(amount: "50", currency: "EUR"))
        #expect(try twin.items[0].valued == day("2026-11-21"))
        item.price?.currency = "XYZ"
        let error = await failure { try await desk.add(.named(tool: "Drill"), item) }
        #expect(error?.issues.map(\.path) == ["item.price.currency"])
    }

    @Test func `a changed amount without a currency keeps that of the item`() async throws {
        let desk = try Desk()
        var item = ItemFields()
        item.price = StatedPrice(amount: "10", currency: "EUR")
        let twin = try await desk.add(.named(tool: "Drill"), item)
        var settings = SetSettingsInput()
        settings.defaultCurrency = "USD"
        _ = try await desk.engine(Twins.setSettings, settings)
        var edit = EditTwinInput(twin: twin.id)
        edit.itemChanges = ["price": ["amount": "12"], "currentValue": ["amount": "3"]]
        let saved = try await desk.engine(Twins.edit, edit).twin.items[0]
        #expect(saved.purchase?.price == Money(amount: "12", currency: "EUR"))
        #expect(saved.currentValue == Money(amount: "3", currency: "EUR"))
        edit.itemChanges = ["currentValue": ["amount": "4", "currency": "USD"]]
        #expect(
            try await desk.engine(Twins.edit, edit).twin.items[0].currentValue == Money(amount: "4", currency: "USD"))
    }

    @Test func `a copy of food is another lot, and a copy of a tool another item`() async throws {
        let desk = try Desk()
        try await desk.addFood("Oat milk", expiry: "2026-12-01")
        let lot: JSONValue = ["quantity": 2, "expiry": "2027-01-01"]
        let food = try await desk.engine(
            Twins.add, with(AddTwinInput(details: ["kind": "food", "lots": [lot]])) { $0.copyOf = "Oat milk" })
        #expect(food.twin.details.lots.map(\.quantity) == [1, 2] && food.twin.items.count == 1)
        try await desk.add(.named(tool: "Drill"))
        let tool = try await desk.engine(Twins.add, with(AddTwinInput()) { $0.copyOf = "Drill" })
        #expect(tool.twin.items.count == 2 && tool.item == tool.twin.items[1].id)
    }

    // GTIN-13 4006381333931, and the same product as a GS1 element string and a Digital Link (GS1 General Specifications).
    @Test func `a scanned code finds the thing`() async throws {
        let desk = try Desk()
        try await desk.addFood("Yogurt", quantity: 3, expiry: nil) { $0.barcode = "4006381333931" }
        _ = try await desk.engine(Twins.add, AddTwinInput(name: "Dune", code: "978-0-441-01359-3"))
        for code in [
            "4006381333931", "04006381333931", "(01)04006381333931(10)L1", "https://id.gs1.org/01/04006381333931",
        ] {
            #expect(try await desk.twin(code).name == "Yogurt")
        }
        #expect(try await desk.twin("9780441013593").name == "Dune")
        #expect(try await desk.engine(Twins.consume, ConsumeInput(twin: "4006381333931")).left == 2)
        _ = try await desk.engine(Twins.lend, LendInput(twin: "0-441-01359-7", borrower: "Ana"))
        #expect(await failure { try await desk.twin("4006381333948") }?.code == .notFound)
        #expect(
            await failure { try await desk.engine(Twins.remove, RemoveTwinInput(twin: "4006381333931")) } == nil)
    }

    @Test func `the code of a thing that is there adds a lot or a copy`() async throws {
        let desk = try Desk()
        try await desk.addFood("Yogurt", quantity: 3, expiry: nil) { $0.barcode = "4006381333931" }
        let lot = try await desk.engine(Twins.add, AddTwinInput(code: "4006381333931"))
        #expect(lot.twin.details.lots.map(\.quantity) == [3, 1] && lot.twin.items.count == 1)
        #expect(lot.notes.map(\.code) == ["twins.known-code"])
        let dated = try await desk.engine(
            Twins.add, AddTwinInput(name: "yogurt", code: "(01)04006381333931(17)271231(10)L1"))
        #expect(try dated.twin.details.lots.last?.expiry == day("2027-12-31"))
        #expect(try desk.count("twin") == 1)
        _ = try await desk.engine(Twins.add, AddTwinInput(name: "Dune", code: "9780441013593"))
        let copy = try await desk.engine(Twins.add, AddTwinInput(code: "9780441013593"))
        #expect(copy.twin.items.count == 2)
        // Two things of different names can have one code.
        let other = try await desk.engine(Twins.add, AddTwinInput(name: "Dune, part one", code: "9780441013593"))
        #expect(other.twin.items.count == 1)
        try await desk.addFood("Rice", quantity: 2, expiry: nil) { food in
            food.unit = "kg"
            food.barcode = "9506000134352"
        }
        let rice = await failure { try await desk.engine(Twins.add, AddTwinInput(code: "9506000134352")) }
        #expect(rice?.issues.first?.expected == "a quantity in kg, which the code doesn't contain")
    }

    @Test func `a name of spaces is refused`() async throws {
        let desk = try Desk()
        #expect(await failure { try await desk.add(.named(tool: "   ")) }?.issues.map(\.got) == ["\"   \""])
        #expect(await failure { try await desk.place("  ") }?.issues.map(\.path) == ["name"])
    }

    @Test func `records have distinct version 7 keys`() async throws {
        let desk = try Desk()
        let twins = [try await desk.add(.named(tool: "A")), try await desk.add(.named(tool: "B"))]
        let keys = twins.flatMap { [$0.id, $0.items[0].id] }
        #expect(Set(keys).count == 4 && keys.allSatisfy { $0.count == 36 && Array($0)[14] == "7" })
    }
}

/// Returns a changed copy of a value.
func with<Value>(_ value: Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
    var copy = value
    try change(&copy)
    return copy
}
