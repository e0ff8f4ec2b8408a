// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import GRDB
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct OutfitActionTests {
    private let bench: ActionBench

    init() async throws {
        bench = try ActionBench()
        for name in ["White shirt", "Gray trousers", "Navy blazer"] { try await bench.add(name) }
    }

    @Test func `an outfit is saved, changed, and removed`() async throws {
        var input = SaveOutfitInput(name: "Office", items: ["white", "gray"])
        input.details.occasion = [.work]
        let saved = try await bench.engine(Wardrobe.saveOutfit, input)
        #expect(saved.outfit.created == Moments.now && saved.items.map(\.name) == ["White shirt", "Gray trousers"])
        var edit = EditOutfitInput(outfit: "office")
        edit.adding = ["navy"]
        edit.removing = ["white"]
        edit.details = ["occasion": .null]
        let edited = try await bench.later(seconds: 9).engine(Wardrobe.editOutfit, edit)
        #expect(edited.items.map(\.name) == ["Gray trousers", "Navy blazer"] && edited.outfit.occasion.isEmpty)
        #expect(edited.outfit.updated == Moments.later(seconds: 9).now())
        _ = try await bench.engine(Wardrobe.wear, WearInput(outfit: "Office"))
        let removal = try await bench.engine(Wardrobe.removeOutfit, RemoveOutfitInput(outfit: "Office"))
        #expect(removal.keptWears == 1 && removal.events.isEmpty)
        #expect(try bench.records.items().count == 3)
    }

    @Test func `a broken rule is refused with its path`() async throws {
        var input = SaveOutfitInput(name: "Office", items: ["white", "cloak"])
        #expect(await bench.refusal(Wardrobe.saveOutfit, input) == "not-found items[1]")
        input.items = ["white", "White shirt"]
        #expect(await bench.refusal(Wardrobe.saveOutfit, input) == "refused items[1]")
        input.items = ["white"]
        (input.details.minimumTemperature, input.details.maximumTemperature) = (20, 10)
        #expect(await bench.refusal(Wardrobe.saveOutfit, input) == "refused details.maximumTemperature")
        let error = await #expect(throws: ComputationError.self) { try await bench.engine(Wardrobe.saveOutfit, input) }
        #expect(error?.issues.first?.expected == "at least `details.minimumTemperature`, 20 °C")
        #expect(error?.issues.first?.fields == ["details.minimumTemperature"])
        input.details = OutfitDetails()
        _ = try await bench.engine(Wardrobe.saveOutfit, input)
        var edit = EditOutfitInput(outfit: "Office")
        #expect(await bench.refusal(Wardrobe.editOutfit, edit) == "refused details")
        edit.removing = ["navy"]
        #expect(await bench.refusal(Wardrobe.editOutfit, edit) == "refused removing[0]")
        edit.removing = ["white"]
        #expect(await bench.refusal(Wardrobe.editOutfit, edit) == "refused removing")
        #expect(
            await bench.refusal(Wardrobe.removeOutfit, RemoveOutfitInput(outfit: "Gala")) == "not-found outfit")
    }

    @Test func `outfit names are unique`() async throws {
        for name in ["Office", "Evening"] {
            _ = try await bench.engine(Wardrobe.saveOutfit, SaveOutfitInput(name: name, items: ["white"]))
        }
        let same = SaveOutfitInput(name: "OFFICE", items: ["gray"])
        #expect(await bench.refusal(Wardrobe.saveOutfit, same) == "conflict name")
        var edit = EditOutfitInput(outfit: "evening")
        edit.name = "Office"
        #expect(await bench.refusal(Wardrobe.editOutfit, edit) == "conflict name")
        edit.name = "EVENING"
        #expect(try await bench.engine(Wardrobe.editOutfit, edit).outfit.name == "EVENING")
    }

    @Test func `a typed temperature uses its own unit, or else the profile's`() async throws {
        var input = SaveOutfitInput(name: "Office", items: ["white"])
        input.coldest = try TypedTemperature("41")
        input.warmest = try TypedTemperature("59")
        let plain = try await bench.engine(Wardrobe.saveOutfit, input).outfit
        #expect(plain.minimumTemperature == 5 && plain.maximumTemperature == 15, "°F without a profile")
        var profile = SetProfileInput()
        profile.temperatureUnit = .celsius
        _ = try await bench.engine(Wardrobe.setProfile, profile)
        var edit = EditOutfitInput(outfit: "office")
        edit.coldest = try TypedTemperature("8")
        #expect(try await bench.engine(Wardrobe.editOutfit, edit).outfit.minimumTemperature == 8)
        edit.coldest = try TypedTemperature("5..9")
        #expect(await bench.refusal(Wardrobe.editOutfit, edit) == "refused coldest")
        edit.coldest = try TypedTemperature("5")
        edit.details = ["minimumTemperature": 5]
        #expect(await bench.refusal(Wardrobe.editOutfit, edit) == "refused coldest")
    }

    @Test func `new control characters are refused, and stored ones are read`() async throws {
        let input = SaveOutfitInput(name: "Off\u{1B}[31mice", items: ["white"])
        #expect(await bench.refusal(Wardrobe.saveOutfit, input) == "refused name")
        var lines = SaveOutfitInput(name: "Office", items: ["white"])
        lines.details.notes = "one\n\ttwo"
        _ = try await bench.engine(Wardrobe.saveOutfit, lines)
        try await bench.records.store.write { db in
            try db.execute(sql: "UPDATE outfit SET notes = 'a' || char(27) || 'b'")
        }
        #expect(
            try await bench.engine(Wardrobe.myOutfits, MyOutfitsInput()).outfits[0].outfit.notes == "a\u{1B}b")
    }

    @Test func `outfits are sorted by when they were saved or worn`() async throws {
        for (number, name) in ["One", "Two", "Three"].enumerated() {
            let input = SaveOutfitInput(name: name, items: [number == 0 ? "white" : "gray"])
            _ = try await bench.later(seconds: Double(number)).engine(Wardrobe.saveOutfit, input)
        }
        _ = try await bench.engine(Wardrobe.wear, WearInput(outfit: "One"))
        func names(_ change: (inout MyOutfitsInput) -> Void) async throws -> [String] {
            var input = MyOutfitsInput()
            change(&input)
            return try await bench.engine(Wardrobe.myOutfits, input).outfits.map(\.outfit.name)
        }
        #expect(try await names { _ in } == ["Three", "Two", "One"])
        #expect(try await names { $0.sort = .lastWorn }.first == "One")
        #expect(try await names { $0.sort = .name } == ["One", "Three", "Two"])
        #expect(try await names { $0.isWorn = true } == ["One"])
        #expect(try await names { $0.item = "gray" } == ["Three", "Two"])
        #expect(try await names { $0.text = "tw" } == ["Two"])
        var input = MyOutfitsInput()
        input.limit = 2
        let first = try await bench.engine(Wardrobe.myOutfits, input)
        input.cursor = first.cursor
        let second = try await bench.engine(Wardrobe.myOutfits, input)
        #expect(first.total == 3 && second.outfits.map(\.outfit.name) == ["One"])
    }
}
