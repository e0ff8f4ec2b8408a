// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct OutfitSentenceTests {
    private static let others = SampleWardrobe.everything.filter { $0.category.slot != .shoes }

    private static func shoes(_ count: Int, _ change: (Int, inout WardrobeItem) -> Void) -> [WardrobeItem] {
        (0..<count).map { number in
            var item = WardrobeItem(
                id: "shoes-\(number)", name: "Shoes \(number)", category: .shoes,
                primaryColor: SRGBColor(red: 20, green: 20, blue: 20))
            change(number, &item)
            return item
        }
    }

    private static func failure(_ items: [WardrobeItem], _ request: OutfitRequest) -> ComputationError? {
        #expect(throws: ComputationError.self) {
            try SuggestOutfits.reading(of: SuggestOutfitsInput(items: items, request: request))
        }
    }

    @Test func `missing formal shoes are reported`() {
        let shoes = Self.shoes(12) { number, item in item.laundry = number < 9 ? .dirty : .inWash }
        let failure = Self.failure(Self.others + shoes, OutfitRequest(temperature: 18, occasion: .formalEvent))
        #expect(failure?.code == .refused)
        #expect(failure?.description == "no shoes fit a formal event: 0 of 12 (9 dirty, 3 in the wash)")
    }

    /// Shoes that are too informal still fill the slot, and the outfit states the problem.
    @Test func `informal shoes are reported`() throws {
        let shoes = Self.shoes(3) { $1.formality = 2 }
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: Self.others + shoes, request: OutfitRequest(temperature: 18, occasion: .formalEvent), count: 1))
        #expect(found.outfits.first?.refusals == ["Shoes 0 is not dressy enough"])
    }

    @Test func `missing shoes are reported`() {
        #expect(
            Self.failure(Self.others, OutfitRequest(temperature: 18))?.description == "there are no shoes at all")
    }

    @Test(arguments: [
        (OutfitRequest(temperature: 18), "no shoes fit this request: 0 of 2 (2 dirty)"),
        (OutfitRequest(temperature: 18, occasion: .gym), "no shoes fit the gym: 0 of 2 (2 dirty)"),
        (
            OutfitRequest(temperature: 18, occasion: .work, dressCode: .blackTie),
            "no shoes fit black tie: 0 of 2 (2 dirty)"
        ),
    ])
    func `sentences name the occasion`(_ request: OutfitRequest, _ sentence: String) {
        let dirty = Self.shoes(2) { $1.laundry = .dirty }
        #expect(Self.failure(Self.others + dirty, request)?.description == sentence)
    }

    /// Without trousers and with dirty dresses, both kinds of outfit are named.
    @Test func `sentences name both kinds of outfit`() throws {
        let items = SampleWardrobe.everything.filter { $0.category.slot != .bottom }.map { item in
            var item = item
            if item.category.slot == .onePiece { item.condition = .damaged }
            return item
        }
        let description = try #require(Self.failure(items, OutfitRequest(temperature: 18))?.description)
        #expect(description.contains("there are no trousers, shorts, or skirts at all"))
        #expect(description.contains("no dresses or jumpsuits fit this request: 0 of 3 (3 damaged)"))
    }

    @Test func `fewer outfits than requested are explained`() throws {
        let ids: Set = ["white-tee", "shorts", "sandals"]
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: SampleWardrobe.everything.filter { ids.contains($0.id) }, request: OutfitRequest(temperature: 28)
            ))
        #expect(found.outfits.count == 1 && found.search.optimal && found.search.bound == nil)
        #expect(found.shortages == ["only 1 of 5 outfits: the others look too similar or are much worse"])
        let listed = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: SampleWardrobe.everything.filter { ids.contains($0.id) },
                request: OutfitRequest(temperature: 28), variety: false))
        #expect(listed.shortages == ["only 1 of 5 outfits: the others break more rules, or there are none"])
        let enough = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: SampleWardrobe.everything.filter { ids.contains($0.id) },
                request: OutfitRequest(temperature: 28), count: 1))
        #expect(enough.shortages == [])
    }

    /// Missing jackets aren't reported if no outfit lacks one.
    @Test func `a missing jacket isn't a shortage`() throws {
        let ids: Set = ["white-tee", "shorts", "sandals", "rain-jacket"]
        let items = SampleWardrobe.everything.filter { ids.contains($0.id) }
        let found = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(items: items, request: OutfitRequest(temperature: 28), count: 2))
        #expect(!found.shortages.contains { $0.contains("jackets") }, "\(found.shortages)")
        let failure = Self.failure(items.filter { $0.id != "sandals" }, OutfitRequest(temperature: 18))
        #expect(failure?.description == "there are no shoes at all")
    }

    // MARK: From JSON

    private static func issues(request: JSONValue, more: [String: JSONValue] = [:]) async throws -> String {
        let engine = try Engine([WardrobePlugin()])
        var input: [(String, JSONValue)] = [
            ("items", [["id": "d", "name": "Dress", "category": "dress", "primaryColor": "#203040"]]),
            ("request", request),
        ]
        input += more.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        do {
            _ = try await engine.run("wardrobe.suggest-outfits", .object(JSONObject(input)))
            return ""
        } catch {
            #expect([.invalidInput, .refused].contains(error.code))
            return error.description
        }
    }

    @Test func `unknown occasions are rejected`() async throws {
        let sentence = try await Self.issues(request: ["temperature": 13, "occasion": "weding"])
        #expect(sentence.contains("request.occasion") && sentence.contains("did you mean \"wedding\"?"), "\(sentence)")
        let code = try await Self.issues(request: ["temperature": 13, "dressCode": "blacktie"])
        #expect(code.contains("request.dressCode") && code.contains("did you mean \"blackTie\"?"), "\(code)")
    }

    @Test(arguments: [-300.0, 55.6 * 2, 1000])
    func `impossible temperatures are rejected`(_ temperature: Double) async throws {
        let sentence = try await Self.issues(request: ["temperature": .number(temperature)])
        #expect(sentence.hasPrefix("request.temperature: expected "), "\(sentence)")
        #expect(throws: ComputationError.self) {
            try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: SampleWardrobe.everything, request: OutfitRequest(temperature: temperature)))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `temperatures that aren't finite are rejected`(_ temperature: Double) {
        #expect(throws: ComputationError.self) {
            try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: SampleWardrobe.everything, request: OutfitRequest(temperature: temperature)))
        }
    }

    @Test(
        arguments: [
            (["occasion": "work"], "request.temperature"),
            (["coldest": 3], "request.temperature"),
            (["temperature": 9, "warmest": 12], "request.temperature"),
            (["coldest": 12, "warmest": 3], "request.warmest"),
            (["temperature": 20, "formality": ["lowest": 6, "highest": 4]], "request.formality.highest"),
        ] as [(JSONValue, String)])
    func `contradictory requests are rejected`(_ request: JSONValue, _ path: String) async throws {
        let sentence = try await Self.issues(request: request)
        #expect(sentence.hasPrefix("\(path): expected "), "\(sentence)")
    }

    /// A forecast's wind with an indoor setting isn't a contradiction; the result says that the wind doesn't count.
    @Test func `wind doesn't count indoors`() throws {
        func found(_ wind: Double?) throws -> OutfitSuggestions {
            try SuggestOutfits.reading(
                of: SuggestOutfitsInput(
                    items: SampleWardrobe.menswear.items,
                    request: OutfitRequest(setting: .indoors, temperature: 20, wind: wind, occasion: .work), count: 3))
        }
        let (calm, windy) = (try found(nil), try found(15))
        #expect(windy.outfits.map(EveryOutfit.ids) == calm.outfits.map(EveryOutfit.ids))
        #expect(windy.outfits.map(\.total) == calm.outfits.map(\.total))
        #expect(windy.remarks.contains("Wind is ignored indoors."))
        #expect(!calm.remarks.contains("Wind is ignored indoors."))
    }

    @Test func `all weights can't be zero`() {
        let none = ScoringWeights(
            warmth: 0, weather: 0, formality: 0, occasion: 0, color: 0, season: 0, style: 0, freshness: 0, ratings: 0)
        var ratings = none
        ratings.ratings = 4
        for (weights, got) in [(none, "none"), (ratings, "ratings alone, which count from 20 rated wears on")] {
            let failure = #expect(throws: ComputationError.self) {
                try SuggestOutfits.reading(
                    of: SuggestOutfitsInput(
                        items: SampleWardrobe.everything, request: OutfitRequest(temperature: 20), weights: weights))
            }
            #expect(failure?.issues.map(\.got) == [got])
        }
    }

    @Test func `items that make no outfit are reported`() {
        func sentence(_ ids: [String], slots: [Slot] = []) -> String? {
            let items = ids.compactMap { id in SampleWardrobe.everything.first { $0.id == id } }
            let failure = #expect(throws: ComputationError.self) {
                try ScoreOutfit.reading(
                    of: ScoreOutfitInput(items: items, slots: slots, request: OutfitRequest(temperature: 20)))
            }
            return failure?.issues.first.map { "\($0.path): \($0.got)" }
        }
        #expect(sentence(["white-tee", "sandals"]) == "items: items for shoes, top")
        #expect(
            sentence(["white-tee", "navy-tee", "shorts", "sandals"])?.hasPrefix("items[1]: a second item") == true)
        #expect(sentence(["white-tee", "white-tee", "shorts", "sandals"]) == "items[1].id: \"white-tee\"")
        #expect(sentence(["sundress", "shorts", "sandals"]) == "items: items for bottom, onePiece, shoes")
        #expect(sentence(["white-tee", "shorts", "sandals"], slots: [.top, .bottom]) == "slots: 2")
        #expect(sentence(["white-tee", "shorts", "sandals"], slots: [.mid, .bottom, .shoes]) == "slots[0]: mid")
    }
}
