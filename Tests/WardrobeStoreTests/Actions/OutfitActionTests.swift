// SPDX-License-Identifier: Apache-2.0

import ComputationKit
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

    @Test func `an outfit is saved, changed and removed`() async throws {
        var input = SaveOutfitInput(name: "Office", items: ["white", "gray"])
        input.details.occasion = [.work]
        let saved = try await bench.engine(Wardrobe.saveOutfit, input)
        #expect(saved.outfit.created == Moments.now && saved.items.map(\.name) == ["White shirt", "Gray trousers"])
        var edit = EditOutfitInput(outfit: "office")
        edit.adding = ["navy"]
        edit.removing = ["white"]
        edit.clear = ["occasion"]
        let edited = try await bench.later(seconds: 9).engine(Wardrobe.editOutfit, edit)
        #expect(edited.items.map(\.name) == ["Gray trousers", "Navy blazer"] && edited.outfit.occasion.isEmpty)
        #expect(edited.outfit.updated == Moments.later(seconds: 9).now())
        _ = try await bench.engine(Wardrobe.wear, WearInput(outfit: "Office"))
        let removal = try await bench.engine(Wardrobe.removeOutfit, RemoveOutfitInput(outfit: "Office"))
        #expect(removal.keptWears == 1 && removal.events.isEmpty)
        #expect(try bench.records.items().count == 3)
    }

    @Test func `what breaks a rule is refused with its place`() async throws {
        var input = SaveOutfitInput(name: "Office", items: ["white", "cloak"])
        #expect(await bench.refusal(Wardrobe.saveOutfit, input) == "not-found items[1]")
        input.items = ["white", "White shirt"]
        #expect(await bench.refusal(Wardrobe.saveOutfit, input) == "refused items[1]")
        input.items = ["white"]
        (input.details.minimumTemperature, input.details.maximumTemperature) = (20, 10)
        #expect(await bench.refusal(Wardrobe.saveOutfit, input) == "refused details.maximumTemperature")
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

    @Test func `outfits are listed by when they were saved or worn`() async throws {
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
