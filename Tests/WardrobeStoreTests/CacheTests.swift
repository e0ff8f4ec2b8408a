// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
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
        try records(after: seconds).weather(from: "open-meteo", latitude: 52.521, longitude: 13.409)
    }

    private func forecasts() throws -> Int {
        try store.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM weatherCache") ?? 0 }
    }

    @Test func `a forecast is valid for an hour and purged after 24`() throws {
        try store.save(try Samples.weather())
        #expect(try weather(after: 0) == Samples.weather())
        #expect(try weather(after: 3_599) == Samples.weather())
        #expect(try weather(after: 3_600) == nil)
        #expect(try weather(after: 86_399) == nil)
        #expect(try forecasts() == 1)
        #expect(try weather(after: 86_400) == nil)
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

    @Test func `saving purges old forecasts, also after the clock is set back`() throws {
        try store.save(try Samples.weather())
        var other = try Samples.weather(at: Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 90_000))
        other.latitude = 10
        try records(after: 90_000).save(other)
        #expect(try forecasts() == 1)
        #expect(try store.weather(from: "open-meteo", latitude: 10, longitude: 13.41) == nil)
        #expect(try forecasts() == 0)
    }

    @Test func `a place has one forecast per service`() throws {
        try store.save(try Samples.weather())
        let newer = try Samples.weather(at: Timestamp(secondsSince1970: Moments.now.secondsSince1970 + 60))
        try records(after: 60).save(newer)
        #expect(try weather(after: 61) == newer)
        #expect(try forecasts() == 1)
        #expect(try store.weather(from: "other", latitude: 52.52, longitude: 13.41) == nil)
        #expect(try store.weather(from: "open-meteo", latitude: 52.53, longitude: 13.41) == nil)
        try store.removeWeather()
        #expect(try forecasts() == 0)
    }

    @Test func `a calendar's events are replaced together and sorted by time`() throws {
        let events = [
            try Samples.event("c", "2026-11-25T08:00:00Z", "2026-11-25T09:00:00Z"),
            try Samples.event("a", "2026-11-25T08:30:00+01:00", "2026-11-25T09:00:00+01:00"),
            try Samples.event("b", "2026-11-24", "2026-11-25"),
        ]
        try store.replaceEvents(events, of: "work.ics")
        #expect(try store.events().map(\.id) == ["b", "a", "c"], "08:30 at +01:00 is before 08:00 in UTC")
        #expect(try store.events(of: "work.ics").first == events[2])
        try store.replaceEvents([try Samples.event("d", "2026-11-23", "2026-11-24")], of: "home.ics")
        try store.replaceEvents([events[1]], of: "work.ics")
        #expect(try store.events().map(\.id) == ["d", "a"])
        try store.removeEvents(of: "home.ics")
        #expect(try store.events().map(\.id) == ["a"])
        var turned = events[0]
        turned.end = try EventTime("2026-11-25T07:00:00Z")
        #expect(refusedPaths { try store.replaceEvents([events[1], turned], of: "work.ics") } == ["[1].end"])
        #expect(try store.events().map(\.id) == ["a"])
    }

    @Test func `calendars are read again after 15 minutes`() throws {
        #expect(try store.isStale(calendar: "work.ics"), "never read")
        try store.replaceEvents([try Samples.event("a", "2026-11-24", "2026-11-25")], of: "work.ics")
        #expect(try !store.isStale(calendar: "work.ics"))
        #expect(try !records(after: 899).isStale(calendar: "work.ics"))
        #expect(try records(after: 900).isStale(calendar: "work.ics"))
        #expect(try records(after: -1).isStale(calendar: "work.ics"), "read in the future")
    }

    @Test func `prices of wishes are recorded with their drops`() throws {
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
        // 130 less 65 is 65, a half.
        #expect(try store.notePrice(euros("65"), on: day("2026-09-30"), of: "coat")?.percent == 50, "an older price")
        #expect(try store.wish("coat").prices.map(\.price.amount) == ["120", "130", "65", "104", "104"])
        let dollars = Money(amount: "1", currency: "USD")
        #expect(
            refusedPaths { try store.notePrice(dollars, on: day("2026-10-03"), of: "coat") }
                == ["price.currency"])
        // 104 less 78 is 26, a quarter: on one day it is the price before that fell.
        #expect(try store.notePrice(euros("78"), on: day("2026-10-02"), of: "coat")?.percent == 25)
        try store.remove(wish: "coat")
        #expect(try store.wishes().isEmpty)
        try store.add(WishlistItem(id: "hat", name: "Hat", category: .hat))
        #expect(try store.notePrice(euros("40"), on: day("2026-10-02"), of: "hat") == nil)
        #expect(try store.notePrice(euros("30"), on: day("2026-10-02"), of: "hat")?.saved == euros("10.00"))
        #expect(try store.notePrice(euros("35"), on: day("2026-10-02"), of: "hat") == nil)
    }
}
