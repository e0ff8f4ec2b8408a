// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct SeasonAndRestTests {
    // MARK: Season

    /// Meteorological seasons: whole months, reversed in the south, none between the tropics.
    @Test(arguments: [
        ("2026-02-28", 52.5, Season.winter), ("2026-03-01", 52.5, .spring), ("2026-05-31", 52.5, .spring),
        ("2026-06-01", 52.5, .summer), ("2026-09-01", 52.5, .fall), ("2026-12-01", 52.5, .winter),
        ("2026-02-28", -33.9, .summer), ("2026-03-01", -33.9, .fall), ("2026-06-01", -33.9, .winter),
        ("2026-09-01", -33.9, .spring), ("2026-12-31", -33.9, .summer), ("2026-07-01", 23.5, .summer),
        ("2026-07-01", -23.5, .winter),
    ])
    func `seasons follow day and latitude`(_ day: String, _ latitude: Double, _ season: Season) throws {
        for worn in [Season.spring, .summer, .fall, .winter] {
            var outfit = Dressed()
            outfit[.shirt].season = [worn]
            outfit.request.date = try CalendarDay(day)
            outfit.request.latitude = latitude
            // A top has a fifth of the item shares.
            #expect((try outfit.value(.season) - (worn == season ? 1 : 0.8)).magnitude < Dressed.grain, "\(worn)")
            #expect(
                try outfit.part(.season).reason.contains("Gray shirt is for another season") == (worn != season))
        }
    }

    @Test func `the season needs a day and a latitude`() throws {
        var outfit = Dressed()
        outfit[.shirt].season = [.winter]
        #expect(try outfit.value(.season) == 1, "no day")
        outfit.request.date = try CalendarDay("2026-07-01")
        #expect(try outfit.value(.season) == 1, "no latitude")
        outfit.profile.latitude = 50
        #expect(try outfit.value(.season) < 1, "the profile's latitude")
        outfit.request.latitude = -50
        #expect(try outfit.value(.season) == 1, "the request's latitude takes precedence")
        outfit.request.latitude = 10
        #expect(try outfit.part(.season).reason == "seasons don't matter at this latitude")
        outfit.request.season = .summer
        #expect(try outfit.value(.season) < 1, "a stated season takes precedence")
        outfit[.shirt].season = [.winter, .summer]
        #expect(try outfit.value(.season) == 1)
        outfit[.shirt].season = [.allSeason]
        #expect(try outfit.value(.season) == 1)
    }

    // MARK: Freshness

    /// Rest is four fifths and rarity is one fifth: a top that rested 7 of 14 days and was worn once of 8 times in 30
    /// days has 0.8 · 7/14 + 0.2 · 7/8 = 0.575 and loses the rest of its fifth.
    @Test func `freshness equals a hand calculation`() throws {
        let day = try CalendarDay("2026-05-20")
        var outfit = Dressed()
        outfit.request.date = day
        #expect(try outfit.value(.freshness) == 1)
        outfit.wears = [WearEvent(id: "w", date: day.adding(days: -7), items: ["shirt"])]
        #expect((try outfit.value(.freshness) - (1 - 0.2 * 0.425)).magnitude < Dressed.grain)
        #expect(try outfit.part(.freshness).reason == "Gray shirt was worn 7 days before")
        // The same from the item's own record: rest is known, frequency isn't.
        outfit.wears = []
        outfit[.shirt].lastWorn = day.adding(days: -7)
        #expect((try outfit.value(.freshness) - (1 - 0.2 * 0.4)).magnitude < Dressed.grain)
    }

    @Test(arguments: [
        (Category.shirt, 14), (.sweater, 14), (.pants, 7), (.blazer, 5), (.cardigan, 5), (.shoes, 3), (.coat, 3),
    ])
    func `items rest between wears`(_ category: Category, _ days: Int) throws {
        let day = try CalendarDay("2026-05-20")
        var last = -1.0
        for ago in 0...(days + 1) {
            var outfit = Dressed(
                [.shirt, .pants, .shoes] + ([.shirt, .pants, .shoes].contains(category) ? [] : [category]))
            outfit.request.date = day
            outfit[category].lastWorn = day.adding(days: -ago)
            let value = try outfit.value(.freshness)
            #expect(ago <= days ? value > last : value == last, "\(ago) days")
            #expect((value == 1) == (ago >= days), "\(ago) days")
            last = value
        }
    }

    @Test func `later wears don't count`() throws {
        let day = try CalendarDay("2026-05-20")
        var outfit = Dressed()
        outfit.request.date = day
        outfit.wears = (1...25).map {
            WearEvent(id: "\($0)", date: day.adding(days: $0), items: ["shirt", "pants", "shoes"], rating: 1)
        }
        outfit[.shirt].lastWorn = day.adding(days: 3)
        #expect(try outfit.value(.freshness) == 1)
        #expect(try outfit.part(.ratings).weight == 0)
    }

    @Test func `wears older than thirty days aren't recent`() throws {
        let day = try CalendarDay("2026-05-20")
        for (ago, value) in [(30, 1 - 0.2 * 0.2 * 1 / 8), (31, 1.0)] {
            var outfit = Dressed()
            outfit.request.date = day
            outfit.wears = [WearEvent(id: "w", date: day.adding(days: -ago), items: ["shirt"])]
            #expect((try outfit.value(.freshness) - value).magnitude < Dressed.grain, "\(ago) days")
        }
    }
}
