// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct ItemActionTests {
    private let bench: ActionBench

    init() throws { bench = try ActionBench() }

    /// The smallest PNG file with a width and height: a header for one pixel.
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0, 0, 0, 0]

    @Test func `an added item has its details, its photo, and its times`() async throws {
        var input = AddItemInput(name: "Navy blazer", category: .blazer, primaryColor: ColorReference(Samples.navy))
        input.details.fabric = .wool
        input.details.price = Money(amount: "189", currency: "EUR")
        input.photo = Blob(Self.png)
        let item = try await bench.engine(Wardrobe.addItem, input).item
        #expect(item.fabric == .wool && item.price?.amount == "189")
        #expect(item.created == Moments.now && item.updated == Moments.now)
        #expect(try bench.records.item("navy") == item, "a part of the name finds it")
        let profile = try await bench.engine(Wardrobe.myItem, MyItemInput(item: "blazer", withPhoto: true))
        #expect(try profile.photo?.bytes(limit: 1_000) == Self.png)
        #expect(profile.formality == item.effectiveFormality && !profile.isSample)
    }

    @Test func `a name alone can be enough, and what was read is said`() async throws {
        let saved = try await bench.engine(Wardrobe.addItem, AddItemInput(name: "Light wash jeans"))
        #expect(saved.item.category == .jeans && saved.item.colorName == "light wash")
        #expect(saved.remarks == ["Read from the name: the category jeans and the color light wash."])
        #expect(try bench.records.item("jeans").colorName == "light wash", "the word is kept")
        let json: JSONValue = [
            "name": "Suit", "category": "blazer", "primaryColor": "Camel", "details": ["secondaryColor": "off white"],
        ]
        let answer = try await bench.engine.run(Wardrobe.addItem.id, json)
        #expect(answer["item"]?["primaryColor"] == "#C69F59" && answer["item"]?["colorName"] == "Camel")
        #expect(answer["item"]?["secondaryColorName"] == "off white")
        #expect(await bench.refusal(Wardrobe.addItem, AddItemInput(name: "Thing")) == "refused category primaryColor")
        let edited = try await bench.engine(
            Wardrobe.editItem, EditItemInput(item: "jeans", details: ["subcategory": "evening gown"]))
        #expect(!edited.remarks.isEmpty)
    }

    @Test func `a broken rule is refused with its path in the input`() async throws {
        var input = AddItemInput(name: "Coat", category: .coat, primaryColor: ColorReference(Samples.navy))
        input.details.lastWorn = .date(try day("2027-01-01"))
        #expect(await bench.refusal(Wardrobe.addItem, input) == "refused details.lastWorn")
        input.details = ItemDetails()
        input.photo = Blob(Array("no picture".utf8))
        #expect(await bench.refusal(Wardrobe.addItem, input) == "refused photo")
        input.photo = nil
        input.thumbnail = Blob(Self.png)
        #expect(await bench.refusal(Wardrobe.addItem, input) == "refused photo")
        #expect(try bench.records.items().isEmpty)
    }

    @Test func `an edit changes and clears fields, and updates the time`() async throws {
        try await bench.add("Navy blazer", .blazer)
        var input = EditItemInput(item: "navy")
        input.details = ["laundry": "inWash", "brand": "Aran Mills"]
        let later = try bench.later(seconds: 60)
        let edited = try await later.engine(Wardrobe.editItem, input).item
        #expect(edited.laundry == .inWash && edited.created == Moments.now)
        #expect(edited.updated == Moments.later(seconds: 60).now())
        input.details = ["brand": .null, "laundry": .null]
        let cleared = try await later.engine(Wardrobe.editItem, input).item
        #expect(cleared.brand == nil && cleared.laundry == .clean)
    }

    @Test func `an empty edit and an edit of no item or of two are refused`() async throws {
        try await bench.add("White shirt")
        try await bench.add("White tee", .tshirt)
        var input = EditItemInput(item: "white")
        #expect(await bench.refusal(Wardrobe.editItem, input) == "refused details")
        input.details = ["price": .null]
        #expect(await bench.refusal(Wardrobe.editItem, input) == "refused item")
        input.item = "cloak"
        #expect(await bench.refusal(Wardrobe.editItem, input) == "not-found item")
        input.details = ["name": .null]
        #expect(await bench.refusal(Wardrobe.editItem, input) == "invalid-input details.name")
    }

    @Test func `an unknown first wear stays empty`() async throws {
        var input = AddItemInput(name: "Old coat", category: .coat, primaryColor: ColorReference(Samples.navy))
        input.details.timesWorn = 40
        input.details.lastWorn = .date(try day("2026-02-01"))
        let item = try await bench.engine(Wardrobe.addItem, input).item
        #expect(item.firstWorn == nil)
        let worn = try await bench.engine(Wardrobe.wear, WearInput(items: ["Old coat"]))
        var now = try bench.records.item(item.id)
        #expect(now.timesWorn == 41 && now.firstWorn == nil)
        #expect(now.lastWorn == worn.wear.date)
        var edit = EditItemInput(item: "Old coat")
        edit.details = ["firstWorn": "2019-11-01"]
        now = try await bench.engine(Wardrobe.editItem, edit).item
        #expect(now.firstWorn == (try day("2019-11-01")))
        edit.details = ["firstWorn": .null]
        now = try await bench.engine(Wardrobe.editItem, edit).item
        #expect(now.firstWorn == nil && now.timesWorn == 41)
    }

    @Test func `a removed item is taken out of shared outfits and wears`() async throws {
        let shirt = try await bench.add("White shirt")
        try await bench.add("Gray trousers", .pants)
        _ = try await bench.engine(Wardrobe.saveOutfit, SaveOutfitInput(name: "Both", items: ["white", "gray"]))
        _ = try await bench.engine(Wardrobe.saveOutfit, SaveOutfitInput(name: "Shirt alone", items: ["white"]))
        _ = try await bench.engine(Wardrobe.wear, WearInput(items: ["white", "gray"]))
        _ = try await bench.engine(Wardrobe.wear, WearInput(items: ["white"]))
        let removal = try await bench.engine(Wardrobe.removeItem, RemoveItemInput(item: "White shirt"))
        #expect(removal.item.id == shirt.id && removal.removedWears == 1)
        #expect(removal.keptOutfits.map(\.name) == ["Both"] && removal.removedOutfits.map(\.name) == ["Shirt alone"])
        #expect(try bench.records.wears().count == 1, "a shared wear stays")
    }

    @Test func `a list is sorted, and only its cursor continues it`() async throws {
        for name in ["Cape", "Anorak", "Boa", "Dress"] { try await bench.add(name) }
        var input = MyItemsInput()
        input.sort = .name
        input.limit = 3
        let first = try await bench.engine(Wardrobe.myItems, input)
        #expect(first.items.map(\.name) == ["Anorak", "Boa", "Cape"] && first.total == 4 && first.all == 4)
        input.cursor = first.cursor
        let second = try await bench.engine(Wardrobe.myItems, input)
        #expect(second.items.map(\.name) == ["Dress"] && second.cursor == nil)
        input.sort = .added
        #expect(await bench.refusal(Wardrobe.myItems, input) == "refused cursor")
        input.cursor = ""
        #expect(await bench.refusal(Wardrobe.myItems, input) == "invalid-input cursor")
        input.cursor = nil
        input.text = "boa"
        #expect(try await bench.engine(Wardrobe.myItems, input).items.map(\.name) == ["Boa"])
    }

    @Test func `importing a table twice adds nothing, and problems are listed`() async throws {
        let table = "name,category,color,fabric\nNavy blazer,blazer,#1F2A44,wool\nCape,coat,#000000,cottn\n"
        var input = ImportItemsInput(text: table)
        input.columns = ["color=primaryColor"]
        #expect(await bench.refusal(Wardrobe.importItems, input) == "refused line 3, fabric")
        let refusal = await #expect(throws: ComputationError.self) {
            try await bench.engine(Wardrobe.importItems, input)
        }
        #expect(refusal?.message == "Nothing was added: the table has 1 problem.")
        #expect(try bench.records.items().isEmpty)
        input.skipBad = true
        input.dryRun = true
        let trial = try await bench.engine(Wardrobe.importItems, input)
        #expect(trial.items.map(\.name) == ["Navy blazer"] && trial.count == 2 && trial.dryRun)
        #expect(try bench.records.items().isEmpty)
        input.dryRun = false
        let report = try await bench.engine(Wardrobe.importItems, input)
        #expect(report.skipped.map(\.place) == ["line 3, fabric"])
        #expect(try bench.records.items().map(\.name) == ["Navy blazer"])
        input.skipBad = false
        #expect(await bench.refusal(Wardrobe.importItems, input) == "refused line 3, fabric line 2, id")
        input.file = Blob([])
        #expect(await bench.refusal(Wardrobe.importItems, input) == "refused text")
    }

    @Test func `an item that breaks a rule of the record is a problem of its row`() async throws {
        let table = "name,category,primaryColor\nNavy\u{1B}blazer,blazer,#1F2A44\nCape,coat,#000000\n"
        var input = ImportItemsInput(text: table)
        #expect(await bench.refusal(Wardrobe.importItems, input) == "refused line 2, name")
        input.skipBad = true
        let report = try await bench.engine(Wardrobe.importItems, input)
        #expect(report.skipped.map(\.place) == ["line 2, name"])
        #expect(try bench.records.items().map(\.name) == ["Cape"])
    }

    /// `outfit items --format csv` has the hash of a photo, not the photo.
    @Test func `a table's photos that the wardrobe doesn't have are left out, and counted`() async throws {
        let hash = String(repeating: "0a", count: 32)
        let input = ImportItemsInput(
            text: "name,category,primaryColor,photo\nCape,coat,#000000,\(hash)\nScarf,scarf,#ffffff,\n")
        let report = try await bench.engine(Wardrobe.importItems, input)
        #expect(
            report.items.count == 2 && report.remarks == ["1 photo was left out: a table has only the hash of a photo"])
        #expect(try bench.records.items().allSatisfy { $0.photo == nil })
    }
}
