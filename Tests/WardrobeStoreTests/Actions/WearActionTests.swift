// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct WearActionTests {
    private let bench: ActionBench

    init() async throws {
        bench = try ActionBench()
        try await bench.add("White shirt")
        try await bench.add("Gray trousers", .pants)
    }

    @Test func `a wear is logged for today, with names and an occasion`() async throws {
        var input = WearInput(items: ["white", "gray"])
        input.occasion = .work
        input.degrees = 50
        let logged = try await bench.engine(Wardrobe.wear, input)
        #expect(logged.wear.date == (try day("2026-11-21")))
        #expect(logged.wear.temperature == 10, "50 °F, because no profile is saved")
        #expect(logged.items.map(\.name) == ["White shirt", "Gray trousers"])
        #expect(try bench.records.wears(WearFilter(occasion: .work)).count == 1)
    }

    @Test func `a wear of an outfit includes its items`() async throws {
        _ = try await bench.engine(Wardrobe.saveOutfit, SaveOutfitInput(name: "Office", items: ["white", "gray"]))
        let logged = try await bench.engine(Wardrobe.wear, WearInput(outfit: "off"))
        #expect(logged.outfit?.name == "Office" && logged.items.count == 2)
    }

    @Test func `an invalid wear is refused`() async throws {
        #expect(await bench.refusal(Wardrobe.wear, WearInput()) == "refused items")
        #expect(await bench.refusal(Wardrobe.wear, WearInput(items: ["white", "cloak"])) == "not-found items[1]")
        var input = WearInput(items: ["white"])
        input.date = .date(try day("2026-11-22"))
        #expect(await bench.refusal(Wardrobe.wear, input) == "refused date")
        input.date = nil
        (input.temperature, input.degrees) = (10, 50)
        #expect(await bench.refusal(Wardrobe.wear, input) == "refused degrees")
        var profile = UserProfile()
        profile.temperatureUnit = .celsius
        try bench.records.save(profile)
        (input.temperature, input.degrees) = (nil, 100)
        #expect(await bench.refusal(Wardrobe.wear, input) == "refused degrees")
        #expect(try bench.records.wears().isEmpty)
    }

    @Test func `undo removes the last logged wear, and a rating applies to the latest wear`() async throws {
        #expect(await bench.refusal(Wardrobe.undoWear, UndoWearInput()) == "not-found")
        let today = try await bench.engine(Wardrobe.wear, WearInput(items: ["white"]))
        var input = WearInput(items: ["gray"])
        input.date = .date(try day("2026-11-01"))
        let earlier = try await bench.later(seconds: 5).engine(Wardrobe.wear, input)
        let rated = try await bench.engine(Wardrobe.rateWear, RateWearInput(rating: 4))
        #expect(rated.wear.id == today.wear.id && rated.wear.rating == 4)
        let undone = try await bench.engine(Wardrobe.undoWear, UndoWearInput())
        #expect(undone.wear.id == earlier.wear.id && undone.items.map(\.name) == ["Gray trousers"])
        #expect(try bench.records.wears().map(\.id) == [today.wear.id])
        let date = DayReference.date(try day("2026-11-02"))
        #expect(await bench.refusal(Wardrobe.rateWear, RateWearInput(rating: 1, date: date)) == "not-found date")
        #expect(await bench.refusal(Wardrobe.rateWear, RateWearInput(rating: 1, wear: "zz")) == "not-found wear")
        #expect(try await bench.engine(Wardrobe.rateWear, RateWearInput(rating: nil)).wear.rating == nil)
    }

    /// A rating can be corrected; a removed wear shouldn't be another one than meant.
    @Test func `a few characters of a key rate a wear, but don't remove it`() async throws {
        let wear = try await bench.engine(Wardrobe.wear, WearInput(items: ["white"])).wear.id
        _ = try await bench.engine(Wardrobe.rateWear, RateWearInput(rating: 4, wear: String(wear.prefix(3))))
        #expect(
            await bench.refusal(Wardrobe.undoWear, UndoWearInput(wear: String(wear.prefix(3)))) == "not-found wear")
        #expect(try await bench.engine(Wardrobe.undoWear, UndoWearInput(wear: String(wear.prefix(8)))).wear.id == wear)
    }

    @Test func `an ambiguous day with two wears is refused`() async throws {
        let first = try await bench.engine(Wardrobe.wear, WearInput(items: ["white"]))
        _ = try await bench.engine(Wardrobe.wear, WearInput(items: ["gray"]))
        let date = DayReference.date(first.wear.date)
        #expect(await bench.refusal(Wardrobe.rateWear, RateWearInput(rating: 3, date: date)) == "refused wear")
        let rated = try await bench.engine(Wardrobe.rateWear, RateWearInput(rating: 3, wear: first.wear.id))
        #expect(rated.wear.rating == 3)
    }

    @Test func `history and statistics include occasions`() async throws {
        for (number, occasion) in [Occasion.work, .work, .casual].enumerated() {
            var input = WearInput(items: ["white"])
            input.occasion = occasion
            input.rating = number + 3
            input.date = .date(try day("2026-11-1\(number)"))
            _ = try await bench.engine(Wardrobe.wear, input)
        }
        var input = MyHistoryInput(wears: WearFilter(occasion: .work), limit: 1)
        let first = try await bench.engine(Wardrobe.myHistory, input)
        #expect(first.total == 2 && first.meanRating == 3.5 && first.entries.map(\.occasion) == [.work])
        input.cursor = first.cursor
        let second = try await bench.engine(Wardrobe.myHistory, input)
        #expect(second.entries.map(\.date) == [try day("2026-11-10")] && second.cursor == nil)
        let statistics = try await bench.engine(Wardrobe.myStatistics, MyStatisticsInput())
        #expect(statistics.occasions.map(\.occasion) == [.work, .casual])
        #expect(statistics.occasions.map(\.wears) == [2, 1] && statistics.occasions[0].meanRating == 3.5)
    }

    @Test func `words for days are relative to the context's day`() async throws {
        let bench = try ActionBench()
        try await bench.add("White shirt")
        var wear = WearInput(items: ["white"])
        wear.date = .yesterday
        #expect(try await bench.engine(Wardrobe.wear, wear).wear.date == day("2026-11-20"))
        let log = MyHistoryInput(wears: WearFilter(from: .yesterday, through: .yesterday))
        #expect(try await bench.engine(Wardrobe.myHistory, log).total == 1)
        let disorder = MyHistoryInput(wears: WearFilter(from: .today, through: .yesterday))
        #expect(await bench.refusal(Wardrobe.myHistory, disorder) == "refused wears.through")
        #expect(try await bench.engine(Wardrobe.rateWear, RateWearInput(rating: 2, date: .yesterday)).wear.rating == 2)
        #expect(await bench.refusal(Wardrobe.undoWear, UndoWearInput(date: .today)) == "not-found date")
        #expect(try await bench.engine(Wardrobe.undoWear, UndoWearInput(date: .yesterday)).wear.rating == 2)
        var item = AddItemInput(
            name: "Hat", category: .hat, primaryColor: ColorReference(SRGBColor(red: 0, green: 0, blue: 0)))
        item.details.purchaseDate = .yesterday
        #expect(try await bench.engine(Wardrobe.addItem, item).item.purchaseDate == day("2026-11-20"))
        item.details.lastWorn = .tomorrow
        #expect(await bench.refusal(Wardrobe.addItem, item) == "refused details.lastWorn")
    }

    @Test func `wears of the same instant are undone in reverse order of logging`() async throws {
        let bench = try ActionBench()
        try await bench.add("White shirt")
        var logged: [String] = []
        for number in [5, 3, 4, 1, 2] {
            var wear = WearInput(items: ["white"])
            wear.date = .date(try day("2026-11-0\(number)"))
            logged.append(try await bench.engine(Wardrobe.wear, wear).wear.id)
        }
        for id in logged.reversed() {
            #expect(try await bench.engine(Wardrobe.undoWear, UndoWearInput()).wear.id == id)
        }
    }
}
