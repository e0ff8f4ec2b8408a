// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct SuggestionTests {
    private let request = OutfitRequest(temperature: 12.8, occasion: .work)

    @Test func `suggestions use and report the sample while the wardrobe is empty`() async throws {
        let bench = try ActionBench()
        let answer = try await bench.engine(Wardrobe.mySuggestions, MySuggestionsInput(request: request))
        let wardrobe = SampleWardrobe.menswear.items
        var dated = request
        dated.date = try day("2026-11-21")
        let pure = try SuggestOutfits.reading(of: SuggestOutfitsInput(items: wardrobe, request: dated, count: 3))
        #expect(answer.outfits == pure.outfits && answer.request == dated)
        #expect(answer.basis.sample == .menswear)
        #expect(answer.basis.notes.map(\.code) == ["wardrobe.sample-wardrobe"])
        let worn = Set(answer.outfits.flatMap { $0.items.map(\.id) })
        #expect(Set(answer.details.map(\.id)) == worn)
        let hers = try await bench.engine(
            Wardrobe.mySuggestions, MySuggestionsInput(request: request, sample: .womenswear))
        #expect(hers.basis.sample == .womenswear && hers.outfits != answer.outfits)
    }

    @Test func `numbers and typed text give the same result`() async throws {
        let bench = try ActionBench()
        let numbers = try await bench.engine(Wardrobe.mySuggestions, MySuggestionsInput(request: request))
        let typed = try await bench.engine(
            Wardrobe.mySuggestions,
            MySuggestionsInput(
                request: OutfitRequest(occasion: .work),
                typed: TypedRequest(date: .today, temperature: try TypedTemperature("12.8C"))))
        #expect(numbers == typed && numbers.outfits.count == MySuggestionsInput.usualCount)
        #expect(numbers.basis.unit == .celsius)
    }

    @Test func `results equal those of the pure computation with the same records`() async throws {
        let bench = try ActionBench()
        try bench.records.add(SampleWardrobe.everything)
        try bench.records.save(Samples.fullProfile())
        try bench.records.log(WearEvent(id: "w", date: try day("2026-11-20"), items: ["white-shirt", "chinos"]))
        var input = MySuggestionsInput(request: request, notWornWithinDays: 2)
        input.without = ["WHITE DRESS SHIRT", "dark-j"]
        input.with = ["wool-trousers"]
        let answer = try await bench.engine(Wardrobe.mySuggestions, input)
        var dated = request
        dated.date = try day("2026-11-21")
        // The profile sets Fahrenheit.
        let pure = try SuggestOutfits.reading(
            of: SuggestOutfitsInput(
                items: try bench.records.items(), request: dated, profile: Samples.fullProfile(),
                wears: try bench.records.wears(), count: 3, with: ["wool-trousers"],
                without: ["white-shirt", "dark-jeans"], notWornWithinDays: 2))
        #expect(answer.outfits == pure.outfits && answer.basis.sample == nil && answer.basis.unit == .fahrenheit)
        input.without = ["shirt"]
        #expect(await bench.refusal(Wardrobe.mySuggestions, input) == "refused without[0]")
        input.without = ["no such thing"]
        #expect(await bench.refusal(Wardrobe.mySuggestions, input) == "not-found without[0]")
    }

    @Test func `the wear log and the laundry state affect the search`() async throws {
        let bench = try ActionBench()
        let records = bench.records
        try records.add(SampleWardrobe.everything)
        let wishes = MySuggestionsInput(request: request, count: 1, notWornWithinDays: 3)
        func best() async throws -> [String] {
            try #require(try await bench.engine(Wardrobe.mySuggestions, wishes).outfits.first).items.map(\.id)
        }
        let first = try await best()
        try records.log(WearEvent(id: "", date: try day("2026-11-20"), items: first))
        let second = try await best()
        #expect(Set(first).isDisjoint(with: second), "excludes items worn yesterday")
        for id in second { try records.update(item: id) { $0.laundry = .dirty } }
        #expect(Set(try await best()).isDisjoint(with: Set(first).union(second)))
    }

    /// A stated set is saved, and its jacket is worn only with its trousers.
    @Test func `a saved set affects the search`() async throws {
        let bench = try ActionBench()
        try bench.records.add(SampleWardrobe.menswear.items)
        for id in ["navy-blazer", "wool-trousers"] {
            try bench.records.update(item: id) { $0.set = "blazer and gray" }
        }
        for item in ["navy-blazer", "wool-trousers"] {
            let input = MySuggestionsInput(request: request, count: 10, variety: false, with: [item])
            let outfits = try await bench.engine(Wardrobe.mySuggestions, input).outfits
            #expect(!outfits.isEmpty)
            for outfit in outfits {
                #expect(Set(outfit.items.map(\.id)).isSuperset(of: ["navy-blazer", "wool-trousers"]), "\(item)")
            }
        }
    }

    @Test func `photos are included on request`() async throws {
        let bench = try ActionBench()
        try bench.records.add(SampleWardrobe.menswear.items)
        for item in SampleWardrobe.menswear.items {
            try bench.records.setPhoto(Samples.picture(item.id), ofItem: item.id)
        }
        var input = MySuggestionsInput(request: request, count: 1)
        #expect(try await bench.engine(Wardrobe.mySuggestions, input).photos == [])
        input.photos = true
        let answer = try await bench.engine(Wardrobe.mySuggestions, input)
        #expect(answer.photos.map(\.item) == answer.details.map(\.id))
        #expect(answer.photos.allSatisfy { $0.mediaType == "image/png" })
    }

    @Test func `a refusal names the given field`() async throws {
        let bench = try ActionBench()
        #expect(await bench.refusal(Wardrobe.mySuggestions, MySuggestionsInput()) == "refused request.temperature")
        let far = MySuggestionsInput(request: request, forecast: ForecastChoice(place: "Lyon"))
        #expect(await bench.refusal(Wardrobe.mySuggestions, far) == "not-found forecast")
        let half = MySuggestionsInput(request: request, forecast: ForecastChoice(latitude: 45))
        #expect(await bench.refusal(Wardrobe.mySuggestions, half) == "refused forecast.longitude")
    }

    @Test func `a packing list uses the user's records`() async throws {
        let bench = try ActionBench()
        let input = MyPackingListInput(
            days: 3, occasions: [.work, .casual], typed: TypedRequest(temperature: try TypedTemperature("50..60")))
        let list = try await bench.engine(Wardrobe.myPackingList, input)
        #expect(try list.requests.map(\.date) == [21, 22, 23].map { try day("2026-11-\($0)") })
        #expect(list.requests.map(\.occasion) == [.work, .casual, .work])
        #expect(list.basis.unit == .fahrenheit && list.days.count == 3)
        #expect(Set(list.details.map(\.id)) == Set(list.items.map(\.id)))
        let none = MyPackingListInput(days: 1)
        #expect(await bench.refusal(Wardrobe.myPackingList, none) == "refused request.temperature")
    }
}
