// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import GRDB
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct CacheTests {
    private let store: WardrobeRecords

    init() throws { store = try WardrobeRecords.inMemory(clock: Moments.clock) }

    private func records(after seconds: Double) -> WardrobeRecords {
        WardrobeRecords(store.store, clock: Moments.later(seconds: seconds))
    }

    private func weather(after seconds: Double) throws -> CachedWeather? {
        try records(after: seconds).forecasts().first
    }

    private func forecasts() throws -> Int {
        try store.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM weatherCache") ?? 0 }
    }

    @Test func `a forecast is valid for an hour and deleted after 24 hours`() throws {
        try store.save(try Samples.weather())
        #expect(try weather(after: -1) == nil)
        #expect(try weather(after: 0) == Samples.weather())
        #expect(try weather(after: 3_599) == Samples.weather())
        #expect(try weather(after: 3_600) == nil)
        for (seconds, left) in [(86_399.0, 2), (86_400.0, 1)] {
            var other = try Samples.weather(
                at: Timestamp(secondsSince1970: Moments.now.secondsSince1970 + seconds))
            other.latitude = 10
            try records(after: seconds).save(other)
            #expect(try forecasts() == left, "after \(seconds) seconds")
        }
    }

    @Test func `opening the wardrobe for a change deletes old forecasts`() throws {
        try store.save(try Samples.weather())
        try records(after: 86_399).purgeForecasts()
        #expect(try forecasts() == 1)
        try records(after: 86_400).purgeForecasts()
        #expect(try forecasts() == 0)
    }

    @Test func `forecasts stored without probabilities are still read`() throws {
        try store.save(try Samples.weather())
        try store.store.write { db in
            try db.execute(
                sql: "UPDATE weatherCache SET hours = ?",
                arguments: [
                    #"{"hours":[{"time":"2026-11-21T09:00:00Z","temperature":4.5,"precipitation":0.25,"condition":"rainy"}]}"#
                ])
        }
        let hours = try #require(try weather(after: 0)).hours
        #expect(hours.map(\.precipitation) == [0.25] && hours.map(\.condition) == [.rainy])
        #expect(hours.map(\.precipitationProbability) == [nil])
    }

    @Test func `saving deletes old forecasts, even after the clock is set back`() throws {
        try store.save(try Samples.weather())
        var other = try Samples.weather(at: Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 90_000))
        other.latitude = 10
        try records(after: 90_000).save(other)
        #expect(try forecasts() == 1)
        // At the earlier time, the other forecast is in the future.
        try store.save(try Samples.weather())
        #expect(try forecasts() == 1)
        #expect(try weather(after: 0) == Samples.weather())
    }

    @Test func `a place has one forecast per service`() throws {
        try store.save(try Samples.weather())
        let newer = try Samples.weather(at: Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 60))
        try records(after: 60).save(newer)
        #expect(try weather(after: 61) == newer)
        #expect(try forecasts() == 1)
        var other = newer
        other.source = "other"
        try records(after: 60).save(other)
        other.latitude = 52.53
        try records(after: 60).save(other)
        #expect(try forecasts() == 3)
    }

    @Test func `events are sorted by time`() throws {
        let events = [
            try Samples.event("c", "2026-11-25T08:00:00Z", "2026-11-25T09:00:00Z"),
            try Samples.event("a", "2026-11-25T08:30:00+01:00", "2026-11-25T09:00:00+01:00"),
            try Samples.event("b", "2026-11-24", "2026-11-25"),
        ]
        try store.add(events, of: "work.ics")
        #expect(try store.events().map(\.id) == ["b", "a", "c"], "08:30 at +01:00 is before 08:00 in UTC")
        #expect(try store.events().first == events[2])
    }

    @Test func `wish prices are recorded with their drops`() throws {
        try store.add(WishlistItem(id: "coat", name: "Coat", category: .coat))
        let euros = { (amount: String) in Money(amount: amount, currency: "EUR") }
        #expect(try store.notePrice(euros("120"), on: day("2026-09-01"), of: "coat") == nil)
        #expect(try store.notePrice(euros("130"), on: day("2026-09-02"), of: "coat") == nil)
        let drop = try #require(try store.notePrice(euros("97.5"), on: day("2026-10-01"), of: "coat"))
        #expect(drop.saved == euros("32.50"))
        #expect(drop.percent == 25)
        #expect(try store.notePrice(euros("104"), on: day("2026-10-01"), of: "coat")?.percent == 20, "replaced")
        #expect(try store.notePrice(euros("104"), on: day("2026-10-02"), of: "coat") == nil)
        #expect(try store.wish("coat").prices.map(\.price.amount) == ["120", "130", "104", "104"])
        // 130 - 65 = 65, a half.
        #expect(try store.notePrice(euros("65"), on: day("2026-09-30"), of: "coat")?.percent == 50, "an older price")
        #expect(try store.wish("coat").prices.map(\.price.amount) == ["120", "130", "65", "104", "104"])
        let dollars = Money(amount: "1", currency: "USD")
        #expect(
            refusedPaths { try store.notePrice(dollars, on: day("2026-10-03"), of: "coat") }
                == ["price.currency"])
        // 104 - 78 = 26, a quarter: on the same day, the drop is from the replaced price.
        #expect(try store.notePrice(euros("78"), on: day("2026-10-02"), of: "coat")?.percent == 25)
        try store.remove(wish: "coat")
        #expect(try store.wishes().isEmpty)
        try store.add(WishlistItem(id: "hat", name: "Hat", category: .hat))
        #expect(try store.notePrice(euros("40"), on: day("2026-10-02"), of: "hat") == nil)
        #expect(try store.notePrice(euros("30"), on: day("2026-10-02"), of: "hat")?.saved == euros("10.00"))
        #expect(try store.notePrice(euros("35"), on: day("2026-10-02"), of: "hat") == nil)
    }
}
