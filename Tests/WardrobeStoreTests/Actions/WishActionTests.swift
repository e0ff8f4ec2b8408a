// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct WishActionTests {
    private func money(_ amount: String, _ currency: String = "EUR") -> Money {
        Money(amount: amount, currency: currency)
    }

    @discardableResult
    private func addCoat(_ bench: ActionBench) async throws -> WishDetails {
        var coat = AddWishInput(name: "Rain coat", category: .coat, price: money("120"))
        coat.brand = "Aran Mills"
        coat.imageURL = "https://example.org/coat.jpg"
        return try await bench.engine(Wardrobe.addWish, coat)
    }

    @Test func `a wish is added, changed, and removed`() async throws {
        let bench = try ActionBench()
        let shirt = try await bench.add("White shirt")
        let added = try await addCoat(bench)
        #expect(try added.wish.addedOn == day("2026-11-21") && added.wish.created == Moments.now)
        #expect(try added.wish.prices == [PricePoint(day("2026-11-21"), money("120"))])
        var change = EditWishInput(wish: "rain")
        change.goesWith = ["white"]
        change.notes = "wait for the sale"
        change.brand = .some(nil)
        let edited = try await bench.engine(Wardrobe.editWish, change)
        #expect(edited.goesWith == [NamedRecord(id: shirt.id, name: "White shirt")])
        #expect(edited.wish.brand == nil && edited.wish.imageURL == "https://example.org/coat.jpg")
        let listed = try await bench.engine(Wardrobe.myWishes, MyWishesInput())
        #expect(listed.wishes == [edited] && listed.total == 1 && listed.cursor == nil)
        #expect(try await bench.engine(Wardrobe.removeWish, RemoveWishInput(wish: "Rain coat")).wish == edited.wish)
        #expect(try await bench.engine(Wardrobe.myWishes, MyWishesInput()).wishes == [])
    }

    @Test func `contradictory fields are refused by path`() async throws {
        let bench = try ActionBench()
        try await addCoat(bench)
        #expect(await bench.refusal(Wardrobe.editWish, EditWishInput(wish: "Rain coat")) == "refused name")
        #expect(await bench.refusal(Wardrobe.removeWish, RemoveWishInput(wish: "hat")) == "not-found wish")
        var late = AddWishInput(name: "Hat", category: .hat)
        late.addedOn = .tomorrow
        #expect(await bench.refusal(Wardrobe.addWish, late) == "refused addedOn")
        late.addedOn = nil
        late.goesWith = ["nothing"]
        #expect(await bench.refusal(Wardrobe.addWish, late) == "not-found goesWith[0]")
    }

    @Test func `a price drop is reported, and another currency is refused`() async throws {
        let bench = try ActionBench()
        try await addCoat(bench)
        let later = try bench.later(seconds: 86_400)
        let noted = try await later.engine(
            Wardrobe.notePrice, NotePriceInput(wish: "Rain coat", price: money("90")))
        #expect(noted.drop?.saved == money("30.00") && noted.drop?.percent == 25)
        #expect(try noted.price.date == day("2026-11-22") && noted.wish.drop == noted.drop)
        let dollars = NotePriceInput(wish: "Rain coat", price: money("90", "USD"))
        #expect(await later.refusal(Wardrobe.notePrice, dollars) == "refused price.currency")
        let before = NotePriceInput(wish: "Rain coat", price: money("90"), date: .date(try day("2026-11-01")))
        let older = try await later.engine(Wardrobe.notePrice, before)
        let days = try ["2026-11-01", "2026-11-21", "2026-11-22"].map(day)
        #expect(older.drop == nil && older.wish.wish.prices.map(\.date) == days)
    }

    @Test func `a bought wish becomes an item, once`() async throws {
        let bench = try ActionBench()
        try await addCoat(bench)
        #expect(await bench.refusal(Wardrobe.buyWish, BuyWishInput(wish: "Rain coat")) == "refused color")
        let bought = try await bench.engine(
            Wardrobe.buyWish, BuyWishInput(wish: "Rain coat", color: ColorReference(Samples.navy)))
        #expect(bought.item.price == money("120") && bought.item.brand == "Aran Mills")
        #expect(try bought.item.purchaseDate == day("2026-11-21") && bought.item.condition == .new)
        #expect(try bought.wish.wish.boughtOn == day("2026-11-21") && bought.wish.wish.purchased)
        #expect(bought.wish.boughtItem == NamedRecord(id: bought.item.id, name: "Rain coat"))
        #expect(try bench.records.item(bought.item.id) == bought.item)
        let error = await #expect(throws: ComputationError.self) {
            try await bench.engine(
                Wardrobe.buyWish, BuyWishInput(wish: "Rain coat", color: ColorReference(Samples.navy)))
        }
        #expect(error?.code == .conflict)
        #expect(error?.message.hasPrefix("Rain coat was already bought on 2026-11-21.") == true)
        #expect(try await bench.engine(Wardrobe.myWishes, MyWishesInput()).total == 0)
        #expect(try await bench.engine(Wardrobe.myWishes, MyWishesInput(bought: true)).total == 1)
        try bench.records.remove(item: bought.item.id)
        let kept = try #require(
            try await bench.engine(Wardrobe.myWishes, MyWishesInput(bought: true)).wishes.first)
        #expect(kept.boughtItem == nil && kept.wish.purchased)
    }

    @Test func `a try-on photo is kept until another replaces it`() async throws {
        let bench = try ActionBench()
        try await addCoat(bench)
        let broken = NoteTryOnInput(wish: "Rain coat", photo: Blob(Array("no picture".utf8)))
        #expect(await bench.refusal(Wardrobe.noteTryOn, broken) == "refused photo")
        try bench.records.setPhoto(Samples.picture("mirror"), ofWish: "Rain coat")
        let again = try await bench.engine(Wardrobe.noteTryOn, NoteTryOnInput(wish: "Rain coat"))
        #expect(again.wish.triedOn && again.wish.triedOnPhoto != nil)
        var input = MyWishesInput()
        #expect(try await bench.engine(Wardrobe.myWishes, input).wishes[0].photo == nil)
        input.photos = true
        #expect(try await bench.engine(Wardrobe.myWishes, input).wishes[0].photo?.mediaType == "image/png")
    }

    @Test func `matches are found and saved with the wish`() async throws {
        let bench = try ActionBench()
        try bench.records.add(SampleWardrobe.menswear.items)
        try await addCoat(bench)
        var input = MyMatchesInput(wish: "rain", color: ColorReference(Samples.navy), count: 2)
        let found = try await bench.engine(Wardrobe.myMatches, input)
        #expect(try bench.records.wish("rain").goesWith.isEmpty)
        var kept = try await bench.engine(Wardrobe.keepMatches, input)
        let wish = try bench.records.wish("rain")
        #expect(kept.wish == wish && wish.primaryColor == Samples.navy)
        #expect(wish.goesWith == found.items.map(\.id) && wish.goesWith.count == 2)
        kept.wish = found.wish
        #expect(kept == found)
        input.wish = "zebra"
        #expect(await bench.refusal(Wardrobe.keepMatches, input) == "not-found wish")
    }

    @Test func `a list of wishes continues at its cursor`() async throws {
        let bench = try ActionBench()
        for name in ["One", "Two", "Three"] {
            _ = try await bench.engine(Wardrobe.addWish, AddWishInput(name: name, category: .hat))
        }
        let first = try await bench.engine(Wardrobe.myWishes, MyWishesInput(limit: 2))
        #expect(first.wishes.count == 2 && first.total == 3)
        let rest = try await bench.engine(Wardrobe.myWishes, MyWishesInput(limit: 2, cursor: first.cursor))
        #expect(rest.wishes.count == 1 && rest.cursor == nil)
        let names = (first.wishes + rest.wishes).map(\.wish.name)
        #expect(Set(names) == ["One", "Two", "Three"])
        var foreign = MyWishesInput(bought: true, cursor: first.cursor)
        #expect(await bench.refusal(Wardrobe.myWishes, foreign) == "refused cursor")
        foreign.cursor = ""
        #expect(await bench.refusal(Wardrobe.myWishes, foreign).hasSuffix("cursor"))
    }

    @Test func `a wish is matched on days from cold to warm, or on a given day`() async throws {
        let bench = try ActionBench()
        try await addCoat(bench)
        #expect(await bench.refusal(Wardrobe.myMatches, MyMatchesInput(wish: "coat")) == "refused")
        try bench.records.add(SampleWardrobe.menswear.items)
        #expect(await bench.refusal(Wardrobe.myMatches, MyMatchesInput(wish: "coat")) == "refused color")
        var input = MyMatchesInput(wish: "coat", color: ColorReference(Samples.navy), count: 3)
        let matches = try await bench.engine(Wardrobe.myMatches, input)
        #expect(matches.items.count == 3 && matches.found >= 3)
        #expect(
            matches.requests.map(\.temperature) == [0, 8, 16, 24] && matches.requests.allSatisfy { $0.date == nil })
        #expect(matches.item.primaryColor == Samples.navy && matches.wish.primaryColor == nil)
        input.request.setting = .indoors
        input.request.dressCode = nil
        input.typed.temperature = try TypedTemperature("10C")
        input.request.setting = nil
        #expect(try await bench.engine(Wardrobe.myMatches, input).requests.map(\.temperature) == [10])
    }
}
