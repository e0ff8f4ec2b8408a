// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

/// The effect of ratings, and from how many on they count.
@Suite struct RatingTests {
    private static func outfit(_ ratings: [(items: [String], rating: Int?)]) throws -> Dressed {
        let day = try CalendarDay("2026-01-01")
        var outfit = Dressed()
        outfit.wears = ratings.enumerated().map {
            WearEvent(id: "\($0)", date: day, items: $1.items, rating: $1.rating)
        }
        return outfit
    }

    private static func wears(_ count: Int, _ items: [String], _ rating: Int?) -> [(items: [String], rating: Int?)] {
        (0..<count).map { _ in (items, rating) }
    }

    @Test func `ratings count from twenty rated wears`() throws {
        let unrated = Self.wears(30, ["shirt"], nil)
        let nineteen = try Self.outfit(unrated + Self.wears(19, ["shirt"], 1)).part(.ratings)
        #expect(nineteen.weight == 0 && nineteen.points == 0)
        #expect(nineteen.reason == "too little data: 19 of 20 rated wears")
        let twenty = try Self.outfit(unrated + Self.wears(20, ["shirt"], 1)).part(.ratings)
        #expect(twenty.weight > 0.03)
        #expect(!twenty.reason.contains("too little data"))
    }

    /// 19 wears of the trousers with 4 stars and one of the shirt with 1 star: the mean is 77/20 = 3.85 stars.
    ///
    /// The shirt: (1 − 3.85) / (1 + 4) = −0.57 stars, so 0.5 − 0.25 · 0.57 = 0.3575.
    /// The trousers: 19 · 0.15 / (19 + 4) = 0.1239 stars, so 0.53098. Shoes and empty slots: 0.5.
    /// Shares: top 0.2, bottom 0.24, shoes 0.2, and 0.36 for all slots that can be empty. Each slot's loss is rounded
    /// down to a fiftieth of a point.
    @Test func `the shrunken mean equals a hand calculation`() throws {
        let outfit = try Self.outfit(Self.wears(19, ["pants"], 4) + [(["shirt"], 1)])
        let trousers = 0.5 + 0.25 * (19 * 0.15 / 23)
        let value = 0.2 * 0.3575 + 0.24 * trousers + 0.56 * 0.5
        let slots = Double(OutfitTemplate.separates.slots.count)
        let got = try outfit.value(.ratings)
        #expect(value - 1e-9...value + slots * Dressed.grain ~= got, "\(got) for \(value)")
        #expect(try outfit.part(.ratings).reason == "days with Gray shirt were rated 0.6 stars below average")
    }

    /// One bad day costs an outfit less than one of its hundred points, even if all other days were good.
    @Test(arguments: [20, 21, 40, 200], ["shirt", "pants", "shoes"])
    func `one bad day never sinks an item`(days: Int, item: String) throws {
        let good = Self.wears(days - 1, ["other"], 5)
        let bad = try Self.outfit(good + [([item], 1)]).scored()
        let fine = try Self.outfit(good + [([item], 5)]).scored()
        #expect(fine.total > bad.total && fine.total - bad.total < 1)
        // Many bad days count, and more of them count more.
        let worse = try Self.outfit(good + Self.wears(10, [item], 1)).scored()
        #expect(worse.total < bad.total)
    }

    @Test func `ratings without items have no effect`() throws {
        let unnamed = try Self.outfit(Self.wears(30, [], 1) + Self.wears(19, ["shirt"], 5)).part(.ratings)
        #expect(unnamed.weight == 0)
    }

    @Test func `equal ratings have no effect`() throws {
        let outfit = try Self.outfit(Self.wears(25, ["shirt", "pants"], 3))
        let slots = Double(OutfitTemplate.separates.slots.count)
        #expect(0.5...0.5 + slots * Dressed.grain ~= (try outfit.value(.ratings)))
        #expect(try outfit.part(.ratings).reason == "your ratings don't favor or disfavor it")
    }

    /// An item that appears twice in one wear counts once.
    @Test func `an item counts once a day`() throws {
        let once = try Self.outfit(Self.wears(20, ["pants"], 4) + [(["shirt"], 1)]).scored()
        let twice = try Self.outfit(Self.wears(20, ["pants"], 4) + [(["shirt", "shirt"], 1)]).scored()
        #expect(once == twice)
    }
}
