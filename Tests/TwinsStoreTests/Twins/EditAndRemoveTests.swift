// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import StoreTesting
import Testing
import TwinsPlugin

@testable import TwinsStore

@Suite struct EditAndRemoveTests {
    @Test func `omitted attributes keep their values, and others are cleared`() async throws {
        let desk = try Desk()
        var book = BookDetails(title: "Dune")
        book.author = "Frank Herbert"
        book.pages = 412
        var item = ItemFields()
        item.price = StatedPrice(amount: "12", currency: "EUR")
        item.notes = "signed"
        try await desk.add(.book(book), item)
        desk.advance(days: 1)
        var edit = EditTwinInput(twin: "Dune")
        edit.details = ["kind": "book", "personalRating": 5, "author": .null]
        edit.itemChanges = Patch(with(ItemFields()) { $0.condition = .fair }, clearing: ["price"])
        let saved = try await desk.engine(Twins.edit, edit).twin
        guard case .book(let edited) = saved.details else { return #expect(Bool(false)) }
        #expect(edited.pages == 412 && edited.personalRating == 5 && edited.author == nil)
        #expect(saved.items[0].condition == .fair && saved.items[0].purchase == nil && saved.items[0].notes == "signed")
        #expect(saved.updated != saved.created)
    }

    @Test func `a plan is changed field by field`() async throws {
        let desk = try Desk()
        var item = ItemFields()
        item.depreciation = DepreciationPlan(method: .declining, convention: .halfYear, annualRate: 20)
        try await desk.add(.named(tool: "Saw"), item)
        func edited(_ changes: Patch<ItemFields>) async throws -> DepreciationPlan? {
            var edit = EditTwinInput(twin: "Saw")
            edit.itemChanges = changes
            return try await desk.engine(Twins.edit, edit).twin.items[0].depreciation
        }
        let plan = try await edited(["depreciation": ["floorPercent": 5]])
        #expect(plan?.annualRate == 20 && plan?.convention == .halfYear && plan?.floorPercent == 5)
        #expect(try await edited(["depreciation": ["floorPercent": .null]]) == item.depreciation)
        #expect(try await edited(["depreciation": .null]) == nil)
        let error = await #expect(throws: ComputationError.self) {
            try await edited(["depreciation": ["floorPercent": 5]])
        }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["itemChanges.depreciation.method"])
    }

    @Test func `a value changes only if it is stated`() async throws {
        let desk = try Desk()
        var item = ItemFields()
        item.currentValue = StatedPrice(amount: "80", currency: "EUR")
        item.price = StatedPrice(amount: "100", currency: "EUR")
        item.purchased = .date(try day("2025-11-21"))
        item.depreciation = DepreciationPlan(method: .linear, lifeMonths: 24)
        try await desk.add(.named(tool: "Drill"), item)
        desk.advance(days: 200)
        var edit = EditTwinInput(twin: "Drill")
        edit.itemChanges = ["notes": "oiled"]
        let saved = try await desk.engine(Twins.edit, edit).twin.items[0]
        #expect(saved.currentValue == Money(amount: "80", currency: "EUR"))
        #expect(try saved.valued == day("2026-11-21"))
        #expect(saved.purchase?.price == Money(amount: "100", currency: "EUR"))
    }

    @Test func `a change of kind needs a replacement`() async throws {
        let desk = try Desk()
        try await desk.addFood("Tomato", expiry: "2026-12-01")
        var edit = EditTwinInput(twin: "Tomato")
        edit.details = Patch(.named(plant: "Tomato"))
        #expect(await failure { try await desk.engine(Twins.edit, edit) }?.issues.map(\.path) == ["details.kind"])
        edit.details = nil
        edit.replacement = .plants(PlantDetails(name: "Tomato"))
        #expect(try await desk.engine(Twins.edit, edit).twin.kind == .plants)
        #expect(try desk.count("lot") == 0 && desk.count("notification") == 0)
    }

    @Test func `a change of nothing and unknown fields are refused`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        var edit = EditTwinInput(twin: "Drill")
        for error in [
            await failure { try await desk.engine(Twins.edit, edit) },
            await failure { try await desk.engine(Twins.editLocation, EditLocationInput(location: "Kitchen")) },
            await failure { try await desk.engine(Twins.setSettings, SetSettingsInput()) },
        ] {
            #expect(error?.issues.map(\.description) == ["expected something to change, got nothing"])
        }
        edit.details = ["kind": "tools", "author": .null]
        edit.itemChanges = ["color": .null]
        let error = await failure { try await desk.engine(Twins.edit, edit) }
        #expect(error?.issues.map(\.path) == ["details.author", "itemChanges.color"])
        edit = with(EditTwinInput(twin: "Drill")) { $0.details = ["kind": "tools", "name": .null] }
        #expect(
            await failure { try await desk.engine(Twins.edit, edit) }?.issues.map(\.description) == [
                "details.name: expected a name, which can't be cleared, got nothing"
            ])
    }

    @Test func `an edit that clears values accepts part of a name`() async throws {
        let desk = try Desk()
        var item = ItemFields()
        item.notes = "from the market"
        try await desk.add(.named(book: "Кобзар"), item)
        var edit = EditTwinInput(twin: "кобз")
        edit.itemChanges = ["notes": .null]
        #expect(try await desk.engine(Twins.edit, edit).twin.items[0].notes == nil)
    }

    @Test func `a name that matches several lists them`() async throws {
        let desk = try Desk()
        let twins = [try await desk.add(.named(tool: "Hammer")), try await desk.add(.named(tool: "Hammer"))]
        let error = await failure { try await desk.twin("hammer") }
        #expect(error?.code == .refused)
        let suggestion = error?.issues.first?.recoverySuggestion ?? ""
        #expect(twins.allSatisfy { suggestion.contains($0.id) })
        #expect(try await desk.twin(twins[1].id) == twins[1])
        #expect(try await desk.twin(twins[0].items[0].id) == twins[0])
        #expect(await failure { try await desk.twin("saw") }?.code == .notFound)
    }

    @Test func `removing says how many, and keeps the log without the key`() async throws {
        let desk = try Desk()
        _ = try await desk.engine(Twins.add, AddTwinInput(name: "Dune", code: "9780441478125"))
        _ = try await desk.engine(Twins.add, with(AddTwinInput()) { $0.copyOf = "Dune" })
        let key = try await desk.twin("Dune").items[0].id
        _ = try await desk.engine(
            Twins.addPhoto, with(AddPhotoInput(twin: "Dune", photo: Samples.picture("a"))) { $0.item = key })
        _ = try await desk.engine(
            Twins.lend, with(LendInput(twin: "Dune", borrower: "Ana", due: .tomorrow)) { $0.item = key })
        let planned = try await desk.engine(Twins.remove, RemoveTwinInput(twin: "Dune", dryRun: true))
        #expect(
            [planned.items, planned.photos, planned.loans, planned.notifications, planned.logEntries] == [
                2, 1, 1, 1, 1,
            ])
        #expect(try desk.count("twin") == 1 && planned.dryRun && planned.removedTwin)
        let removed = try await desk.engine(Twins.remove, RemoveTwinInput(twin: "Dune"))
        #expect(removed.items == 2 && !removed.dryRun)
        for table in ["twin", "item", "photo", "loan", "notification", "tag", "twinText", "storeAttachment"] {
            #expect(try desk.count(table) == 0, "\(table)")
        }
        let log = try await desk.engine(Twins.myRecognitionLog, MyRecognitionLogInput())
        #expect(log.entries.count == 1 && log.entries[0].twin == nil && log.entries[0].code == "9780441478125")
    }

    @Test func `part of a name removes nothing`() async throws {
        let desk = try Desk()
        let ring = try await desk.add(.named(tool: "Grandmother's wedding ring"))
        try await desk.place("Cellar")
        _ = try await desk.engine(
            Twins.addPhoto, AddPhotoInput(twin: "wed", photo: Samples.picture("a"), caption: "Front"))
        for error in [
            await failure { try await desk.engine(Twins.remove, RemoveTwinInput(twin: "wed")) },
            await failure { try await desk.engine(Twins.remove, RemoveTwinInput(twin: String(ring.id.prefix(7)))) },
            await failure { try await desk.engine(Twins.removePhoto, RemovePhotoInput(twin: "wed", photo: "1")) },
            await failure { try await desk.engine(Twins.remove, RemoveTwinInput(twin: "wed", dryRun: true)) },
        ] {
            #expect(error?.code == .refused && error?.issues.map(\.path) == ["twin"])
            #expect(error?.issues.first?.candidate?.value == ring.id)
        }
        let place = await failure {
            try await desk.engine(Twins.removeLocation, RemoveLocationInput(location: "Cell"))
        }
        #expect(place?.code == .refused && place?.issues.map(\.path) == ["location"])
        #expect(try desk.count("twin") == 1 && desk.count("photo") == 1 && desk.count("location") == 1)
        _ = try await desk.engine(Twins.remove, RemoveTwinInput(twin: "grandmother's wedding ring"))
        #expect(try desk.count("twin") == 0)
    }

    @Test func `a move needs a place`() async throws {
        let desk = try Desk()
        try await desk.place("Attic")
        var item = ItemFields()
        item.location = "Attic"
        try await desk.add(.named(tool: "Trunk"), item)
        let error = await failure { try await desk.engine.run(Twins.move.id, ["twin": "Trunk"]) }
        #expect(error?.code == .invalidInput && error?.issues.map(\.path) == ["location"])
        #expect(try await desk.twin("Trunk").items[0].location != nil)
        var edit = EditTwinInput(twin: "Trunk")
        edit.itemChanges = ["location": .null]
        _ = try await desk.engine(Twins.edit, edit)
        #expect(try await desk.twin("Trunk").items[0].location == nil)
    }

    @Test func `one of several items can be removed, but not the last`() async throws {
        let desk = try Desk()
        let first = try await desk.add(.named(tool: "Drill")).items[0].id
        _ = try await desk.engine(Twins.add, with(AddTwinInput()) { $0.copyOf = "Drill" })
        let removal = try await desk.engine(Twins.remove, RemoveTwinInput(twin: "Drill", item: first))
        #expect(removal.items == 1 && !removal.removedTwin)
        let rest = try await desk.twin("Drill").items
        #expect(rest.count == 1 && rest[0].id != first)
        let error = await failure {
            try await desk.engine(Twins.remove, RemoveTwinInput(twin: "Drill", item: rest[0].id))
        }
        #expect(error?.code == .conflict)
    }

    @Test func `documents and pictures are attached, and removed with the last record`() async throws {
        let desk = try Desk()
        try await desk.add(.named(tool: "Drill"))
        var edit = EditTwinInput(twin: "Drill")
        edit.manual = Blob(Array("%PDF-1.7".utf8))
        let saved = try await desk.engine(Twins.edit, edit).twin
        #expect(saved.manual != nil)
        let shown = try await desk.engine(Twins.myTwin, MyTwinInput(twin: "Drill", withPictures: true))
        #expect(try shown.attachments[saved.manual ?? ""]?.bytes(limit: 100) == Array("%PDF-1.7".utf8))
        edit.manual = Blob([0, 1, 2])
        #expect(await failure { try await desk.engine(Twins.edit, edit) }?.issues.map(\.path) == ["manual"])
        edit.manual = .some(nil)
        _ = try await desk.engine(Twins.edit, edit)
        #expect(try desk.count("storeAttachment") == 0)
    }
}
