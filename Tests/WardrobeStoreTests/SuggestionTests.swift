// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct SuggestionTests {
    private let request = OutfitRequest(temperature: 12.8, occasion: .work)

    @Test func `the sample replaces an empty wardrobe, and the answer says so`() async throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        let engine = try Engine([StoredWardrobePlugin(LazyWardrobeRecords(records))])
        let answer = try await engine(Wardrobe.mySuggestions, MySuggestionsInput(request: request))
        let wardrobe = SampleWardrobe.menswear.items
        let pure = try SuggestOutfits.reading(of: SuggestOutfitsInput(items: wardrobe, request: request))
        #expect(answer.outfits == pure.outfits)
        #expect(answer.remarks.first?.contains("sample wardrobe of \(wardrobe.count) items") == true)
        // Whose wardrobe stands in is asked for.
        let hers = try await engine(
            Wardrobe.mySuggestions, MySuggestionsInput(request: request, sample: .womenswear))
        let wanted = SuggestOutfitsInput(items: SampleWardrobe.womenswear.items, request: request)
        #expect(try hers.outfits == SuggestOutfits.reading(of: wanted).outfits)
        let erased = try await engine.run(
            "wardrobe.my-suggestions",
            ["request": ["temperature": 12.8, "occasion": "work"], "with": ["Stone chinos"]])
        let first = try #require(erased["outfits"]?[0]?["items"])
        #expect(first.text().contains("\"chinos\""))
    }

    @Test func `answers equal the pure computation over the records`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add(SampleWardrobe.everything)
        try records.save(Samples.fullProfile())
        let wear = try records.log(WearEvent(id: "w", date: try day("2026-11-20"), items: ["white-shirt", "chinos"]))
        var dated = request
        dated.date = try day("2026-11-21")
        var wishes = MySuggestionsInput(request: dated, count: 3)
        wishes.without = ["white dress"]
        wishes.notWornWithinDays = 2
        #expect(refusedPaths { try records.suggestionsInput(wishes) } == ["without[0]"])
        wishes.without = ["WHITE DRESS SHIRT", "dark-j"]
        wishes.with = ["wool-trousers"]
        let (input, isSample) = try records.suggestionsInput(wishes)
        #expect(!isSample)
        #expect(input.items == (try records.items()))
        #expect(input.items.map(\.id) == SampleWardrobe.everything.map(\.id))
        #expect(input.profile == Samples.fullProfile())
        #expect(input.wears == [wear])
        #expect(input.with == ["wool-trousers"])
        #expect(input.without == ["white-shirt", "dark-jeans"])
        #expect(input.request == dated)
        #expect(input.count == 3 && input.notWornWithinDays == 2 && input.variety && !input.onlyClean)
        #expect(input.nodeLimit == SuggestOutfitsInput.usualNodeLimit)
        wishes.variety = false
        wishes.nodeLimit = 17
        let listed = try records.suggestionsInput(wishes).input
        #expect(!listed.variety && listed.nodeLimit == 17)
    }

    @Test func `the search uses the wear log and the laundry`() async throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add(SampleWardrobe.everything)
        let access = LazyWardrobeRecords(records)
        let engine = try Engine([StoredWardrobePlugin(access)])
        var dated = request
        dated.date = try day("2026-11-21")
        var wishes = MySuggestionsInput(request: dated, count: 1)
        wishes.notWornWithinDays = 3
        let first = try #require(try await engine(Wardrobe.mySuggestions, wishes).outfits.first).items.map(\.id)
        try records.log(WearEvent(id: "", date: try day("2026-11-20"), items: first))
        let second = try #require(try await engine(Wardrobe.mySuggestions, wishes).outfits.first).items.map(\.id)
        #expect(Set(first).isDisjoint(with: second), "nothing worn yesterday")
        for id in second { try records.update(item: id) { $0.laundry = .dirty } }
        let third = try #require(try await engine(Wardrobe.mySuggestions, wishes).outfits.first).items.map(\.id)
        #expect(Set(third).isDisjoint(with: Set(first).union(second)))
    }

    /// A stated set is kept, and its jacket is worn with its trousers only.
    @Test func `stored sets are used by the search`() async throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        try records.add(SampleWardrobe.menswear.items)
        for id in ["navy-blazer", "wool-trousers"] { try records.update(item: id) { $0.set = "blazer and gray" } }
        #expect(try records.item("navy-blazer").set == "blazer and gray")
        let access = LazyWardrobeRecords(records)
        let engine = try Engine([StoredWardrobePlugin(access)])
        var wishes = MySuggestionsInput(request: request, count: 10, variety: false)
        for item in ["navy-blazer", "wool-trousers"] {
            wishes.with = [item]
            let outfits = try await engine(Wardrobe.mySuggestions, wishes).outfits
            #expect(!outfits.isEmpty)
            for outfit in outfits {
                #expect(Set(outfit.items.map(\.id)).isSuperset(of: ["navy-blazer", "wool-trousers"]), "\(item)")
            }
        }
        try records.update(item: "navy-blazer") { $0.set = nil }
        #expect(try records.item("navy-blazer").set == nil)
    }

    @Test func `wishes are matched with items, profile and log`() throws {
        let records = try WardrobeRecords.inMemory(clock: Moments.clock)
        var wish = WishlistItem(id: "boots", name: "Desert boots", category: .boots)
        #expect(wish.asItem == nil, "without a color there is nothing to judge")
        wish.primaryColor = Samples.navy
        wish.brand = "Aran Mills"
        wish.recommendedSize = SizeRecommendation(size: "42", confidence: 0.9)
        let item = try #require(wish.asItem)
        #expect(item.id == "boots" && item.size == "42" && item.brand == "Aran Mills" && item.condition == .new)
        #expect(throws: ComputationError.self, "the wardrobe is empty") { try records.matchInput(item) }
        try records.add(SampleWardrobe.everything)
        try records.save(Samples.fullProfile())
        try records.log(WearEvent(id: "w", date: try day("2026-11-20"), items: ["white-shirt", "chinos"]))
        let input = try records.matchInput(item, on: [request])
        #expect(try input.items == records.items())
        #expect(try input.wears == records.wears())
        #expect(input.profile == Samples.fullProfile() && input.requests == [request])
        let matches = try MatchItem.reading(of: input)
        try records.add(wish)
        let kept = try records.update(wish: "boots") { $0.goesWith = matches.items.map(\.id) }
        #expect(!kept.goesWith.isEmpty)
        #expect(try records.wish("boots").goesWith == kept.goesWith)
    }
}
