// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct SuggestionTests {
    private let request = OutfitRequest(temperature: 12.8, occasion: .work)

    @Test func `an empty wardrobe is stood in for by the sample, and the answer says so`() async throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        let engine = try Engine([StoredWardrobePlugin(ClosetAccess(closet))])
        let answer = try await engine(MySuggestions(ClosetAccess(closet)), MySuggestionsInput(request: request))
        let wardrobe = SampleWardrobe.menswear.items
        let pure = try SuggestOutfits.reading(of: SuggestOutfitsInput(items: wardrobe, request: request))
        #expect(answer.outfits == pure.outfits)
        #expect(answer.remarks.first?.contains("sample wardrobe of \(wardrobe.count) items") == true)
        // Whose wardrobe stands in is asked for.
        let hers = try await engine(
            MySuggestions(ClosetAccess(closet)), MySuggestionsInput(request: request, sample: .womenswear))
        let wanted = SuggestOutfitsInput(items: SampleWardrobe.womenswear.items, request: request)
        #expect(try hers.outfits == SuggestOutfits.reading(of: wanted).outfits)
        let erased = try await engine.run(
            "wardrobe.my-suggestions",
            ["request": ["temperature": 12.8, "occasion": "work"], "with": ["Stone chinos"]])
        let first = try #require(erased["outfits"]?[0]?["items"])
        #expect(first.text().contains("\"chinos\""))
    }

    @Test func `answers are those of the pure computation over the records`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(SampleWardrobe.everything)
        try closet.save(Samples.fullProfile())
        let wear = try closet.log(WearEvent(id: "w", date: try day("2026-11-20"), items: ["white-shirt", "chinos"]))
        var dated = request
        dated.date = try day("2026-11-21")
        var wishes = MySuggestionsInput(request: dated, count: 3)
        wishes.without = ["white dress"]
        wishes.notWornWithinDays = 2
        #expect(refusedPaths { try closet.suggestionsInput(wishes) } == ["without[0]"])
        wishes.without = ["WHITE DRESS SHIRT", "dark-j"]
        wishes.with = ["wool-trousers"]
        let (input, isSample) = try closet.suggestionsInput(wishes)
        #expect(!isSample)
        #expect(input.items == (try closet.items()))
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
        let listed = try closet.suggestionsInput(wishes).input
        #expect(!listed.variety && listed.nodeLimit == 17)
    }

    @Test func `the log and the laundry reach the search`() async throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(SampleWardrobe.everything)
        let access = ClosetAccess(closet)
        let engine = try Engine([StoredWardrobePlugin(access)])
        var dated = request
        dated.date = try day("2026-11-21")
        var wishes = MySuggestionsInput(request: dated, count: 1)
        wishes.notWornWithinDays = 3
        let first = try #require(try await engine(MySuggestions(access), wishes).outfits.first).items.map(\.id)
        try closet.log(WearEvent(id: "", date: try day("2026-11-20"), items: first))
        let second = try #require(try await engine(MySuggestions(access), wishes).outfits.first).items.map(\.id)
        #expect(Set(first).isDisjoint(with: second), "nothing worn yesterday")
        for id in second { try closet.update(item: id) { $0.laundry = .dirty } }
        let third = try #require(try await engine(MySuggestions(access), wishes).outfits.first).items.map(\.id)
        #expect(Set(third).isDisjoint(with: Set(first).union(second)))
    }

    /// A stated set is kept, and its jacket is worn with its trousers only.
    @Test func `a set is kept and reaches the search`() async throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        try closet.add(SampleWardrobe.menswear.items)
        for id in ["navy-blazer", "wool-trousers"] { try closet.update(item: id) { $0.set = "blazer and grey" } }
        #expect(try closet.item("navy-blazer").set == "blazer and grey")
        let access = ClosetAccess(closet)
        let engine = try Engine([StoredWardrobePlugin(access)])
        var wishes = MySuggestionsInput(request: request, count: 10, variety: false)
        for item in ["navy-blazer", "wool-trousers"] {
            wishes.with = [item]
            let outfits = try await engine(MySuggestions(access), wishes).outfits
            #expect(!outfits.isEmpty)
            for outfit in outfits {
                #expect(Set(outfit.items.map(\.id)).isSuperset(of: ["navy-blazer", "wool-trousers"]), "\(item)")
            }
        }
        try closet.update(item: "navy-blazer") { $0.set = nil }
        #expect(try closet.item("navy-blazer").set == nil)
    }

    @Test func `a wish is matched with the pieces, the profile and the log`() throws {
        let closet = try Closet.inMemory(clock: Moments.clock)
        var wish = WishlistItem(id: "boots", name: "Desert boots", category: .boots)
        #expect(wish.asPiece == nil, "without a colour there is nothing to judge")
        wish.primaryColor = Samples.navy
        wish.brand = "Aran Mills"
        wish.recommendedSize = SizeRecommendation(size: "42", confidence: 0.9)
        let piece = try #require(wish.asPiece)
        #expect(piece.id == "boots" && piece.size == "42" && piece.brand == "Aran Mills" && piece.condition == .new)
        #expect(throws: Failure.self, "the wardrobe is empty") { try closet.matchInput(piece) }
        try closet.add(SampleWardrobe.everything)
        try closet.save(Samples.fullProfile())
        try closet.log(WearEvent(id: "w", date: try day("2026-11-20"), items: ["white-shirt", "chinos"]))
        let input = try closet.matchInput(piece, on: [request])
        #expect(try input.items == closet.items())
        #expect(try input.wears == closet.wears())
        #expect(input.profile == Samples.fullProfile() && input.requests == [request])
        let matches = try MatchPiece.reading(of: input)
        try closet.add(wish)
        let kept = try closet.update(wish: "boots") { $0.goesWith = matches.pieces.map(\.id) }
        #expect(!kept.goesWith.isEmpty)
        #expect(try closet.wish("boots").goesWith == kept.goesWith)
    }
}
