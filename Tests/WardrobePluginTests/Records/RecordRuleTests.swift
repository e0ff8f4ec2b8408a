// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import Testing

@testable import WardrobePlugin

/// Each rule of each record separately: a valid record has no issue, and one broken rule gives exactly its issue.
@Suite struct RecordRuleTests {
    private let today = CalendarDay(daysSince1970: 20_778)
    private let hash = String(repeating: "ab", count: 32)

    private func day(_ text: String) throws -> CalendarDay { try CalendarDay(text) }

    private func problems<Record: ValidatedRecord>(
        _ record: Record, _ change: (inout Record) throws -> Void
    ) rethrows -> [String] {
        #expect(record.issues(today: today) == [])
        var changed = record
        try change(&changed)
        return changed.issues(today: today).map(\.description)
    }

    private var item: WardrobeItem {
        WardrobeItem(id: "a", name: "A", category: .shirt, primaryColor: SRGBColor(red: 0, green: 0, blue: 0))
    }

    @Test func items() throws {
        #expect(
            try problems(item) { $0.purchaseDate = try day("2026-11-22") } == [
                "purchaseDate: expected a day not after today, 2026-11-21, got 2026-11-22"
            ])
        #expect(try problems(item) { $0.purchaseDate = try day("2026-11-21") } == [])
        #expect(
            try problems(item) { $0.firstWorn = try day("2026-12-01") } == [
                "firstWorn: expected a day not after today, 2026-11-21, got 2026-12-01"
            ])
        #expect(
            try problems(item) { $0.lastWorn = try day("2027-01-01") } == [
                "lastWorn: expected a day not after today, 2026-11-21, got 2027-01-01"
            ])
        #expect(
            try problems(item) {
                $0.firstWorn = try day("2026-02-01")
                $0.lastWorn = try day("2026-01-31")
            } == ["lastWorn: expected at least `firstWorn`, 2026-02-01, got 2026-01-31 (are the two swapped?)"])
        #expect(
            problems(item) { $0.season = [.fall, .fall] } == ["season[1]: expected each value once, got \"fall\" again"]
        )
        #expect(
            problems(item) { $0.occasion = [.work, .gym, .work] } == [
                "occasion[2]: expected each value once, got \"work\" again"
            ])
        #expect(problems(item) { $0.tags = ["a", "a"] } == ["tags[1]: expected each value once, got \"a\" again"])
        #expect(
            problems(item) { $0.tags = ["a\nb"] } == [
                "tags[0]: expected a few words on one line, got text with a line break"
            ])
        #expect(
            problems(item) { $0.id = "" } == ["id: expected a text of 1 to 100 characters, got one of 0 characters"])
        #expect(problems(item) { $0.formality = 0 }.count == 1)
        #expect(problems(item) { $0.warmth = 4.1 }.count == 1)
        #expect(problems(item) { $0.timesWorn = -1 }.count == 1)
        #expect(problems(item) { $0.photo = "ABCD" }.count == 1)
        #expect(problems(item) { $0.productURL = "example.org" }.count == 1)
        #expect(problems(item) { $0.price = Money(amount: "12,50", currency: "EUR") }.count == 1)
        #expect(problems(item) { $0.price = Money(amount: "12.50", currency: "euro") }.count == 1)
    }

    @Test func outfits() throws {
        let outfit = Outfit(id: "o", name: "O", items: ["a"])
        #expect(
            problems(outfit) { $0.items = [] } == [
                "items: expected a list of 1 to 50, each a text of 1 to 100 characters, got a list of 0"
            ])
        #expect(
            problems(outfit) { $0.items = ["a", "b", "a"] } == ["items[2]: expected each value once, got \"a\" again"])
        #expect(problems(outfit) { $0.weather = [.clear, .clear] }.count == 1)
        #expect(
            problems(outfit) {
                $0.minimumTemperature = 12.5
                $0.maximumTemperature = 12
            } == [
                "maximumTemperature: expected at least `minimumTemperature`, 12.5 °C, got 12 °C (are the two swapped?)"
            ])
        #expect(
            problems(outfit) {
                $0.minimumTemperature = 12
                $0.maximumTemperature = 12
            } == [])
        #expect(problems(outfit) { $0.minimumTemperature = -91 }.count == 1)
        #expect(problems(outfit) { $0.formality = 11 }.count == 1)
        #expect(problems(outfit) { $0.confidence = 1.01 }.count == 1)
        #expect(problems(outfit) { $0.timesWorn = -1 }.count == 1)
        #expect(try problems(outfit) { $0.lastWorn = try day("2026-11-22") }.count == 1)
    }

    @Test func wears() throws {
        let wear = WearEvent(id: "w", date: today, items: ["a"])
        #expect(
            try problems(wear) { $0.date = try day("2026-11-22") } == [
                "date: expected a day not after today, 2026-11-21, got 2026-11-22"
            ])
        #expect(problems(wear) { $0.items = [] } == ["items: expected an outfit or at least one item, got neither"])
        #expect(
            problems(wear) {
                $0.items = []
                $0.outfit = "o"
            } == [])
        #expect(problems(wear) { $0.items = ["a", "a"] } == ["items[1]: expected each value once, got \"a\" again"])
        #expect(problems(wear) { $0.rating = 0 } == ["rating: expected a whole number from 1 to 5, got 0"])
        #expect(problems(wear) { $0.rating = 6 }.count == 1)
        #expect(problems(wear) { $0.temperature = 60.5 }.count == 1)
        #expect(problems(wear) { $0.photo = "photo.jpg" }.count == 1)
    }

    @Test func profiles() {
        let profile = UserProfile()
        let red = SRGBColor(red: 255, green: 0, blue: 0)
        #expect(
            problems(profile) {
                $0.favoriteColors = [red]
                $0.avoidedColors = [red]
            } == ["avoidedColors[0]: expected a color that isn't in `favoriteColors`, got #FF0000"])
        #expect(problems(profile) { $0.styles = [.edgy, .edgy] }.count == 1)
        #expect(problems(profile) { $0.comfort = 6 }.count == 1)
        #expect(problems(profile) { $0.comfort = 0 }.count == 1)
        #expect(problems(profile) { $0.sustainability = -0.1 }.count == 1)
        #expect(problems(profile) { $0.personalOffset = 1.5 }.count == 1)
        #expect(problems(profile) { $0.latitude = 90.5 }.count == 1)
        #expect(problems(profile) { $0.sizes = [.shirt: ""] }.count == 1)
        #expect(problems(profile) { $0.budget = Money(amount: "-5", currency: "EUR") }.count == 1)
    }

    @Test func `calendar events are validated`() throws {
        let event = CalendarEvent(
            id: "e", title: "E", start: try EventTime("2026-11-21T09:00:00+01:00"),
            end: try EventTime("2026-11-21T10:00:00+01:00"), fetchedAt: EventTime(secondsSince1970: 0))
        #expect(
            try problems(event) { $0.end = try EventTime("2026-11-21T07:59:59Z") } == [
                "end: expected a time not before start, 2026-11-21T09:00:00+01:00, got 2026-11-21T07:59:59Z (are the two swapped?)"
            ])
        #expect(try problems(event) { $0.end = try EventTime("2026-11-21T08:00:00Z") } == [])
        #expect(
            try problems(event) { $0.end = try EventTime("2026-11-20T09:00:00+01:00") }.first?.hasSuffix(
                "(are the two swapped?)") == true)
        #expect(
            try problems(event) { $0.end = try EventTime("2026-11-22") } == [
                "end: expected a time, like start, got 2026-11-22"
            ])
        #expect(
            try problems(event) { $0.start = try EventTime("2026-11-20") } == [
                "end: expected a day, like start, got 2026-11-21T10:00:00+01:00"
            ])
        #expect(
            try problems(event) {
                $0.start = try EventTime("2026-11-21")
                $0.end = try EventTime("2026-11-21")
            }.count == 1)
        #expect(try problems(event) { $0.fetchedAt = try EventTime("2026-11-21T09:00:00") }.count == 1)
        #expect(problems(event) { $0.confidence = 0.5 }.count == 1)
        #expect(
            problems(event) {
                $0.confidence = 0.5
                $0.dressCode = .casual
            } == [])
        #expect(problems(event) { $0.formality = 0 }.count == 1)
        #expect(problems(event) { $0.title = String(repeating: "x", count: 1_001) }.count == 1)
    }

    @Test func `a calendar event is stale after 15 minutes`() throws {
        let event = CalendarEvent(
            id: "e", title: "E", start: EventTime(today), end: EventTime(today.adding(days: 1)),
            fetchedAt: EventTime(secondsSince1970: 1_000))
        #expect(event.isStale(at: Timestamp(secondsSince1970: 999)))
        #expect(!event.isStale(at: Timestamp(secondsSince1970: 1_000)))
        #expect(!event.isStale(at: Timestamp(secondsSince1970: 1_899.5)))
        #expect(event.isStale(at: Timestamp(secondsSince1970: 1_900)))
    }

    @Test func forecasts() throws {
        let first = HourlyWeather(time: EventTime(secondsSince1970: 0), temperature: 5)
        let weather = CachedWeather(
            source: "s", latitude: 1, longitude: 2, fetchedAt: EventTime(secondsSince1970: 1_000),
            hours: [first, HourlyWeather(time: EventTime(secondsSince1970: 3_600), temperature: 6)])
        #expect(
            problems(weather) { $0.hours.swapAt(0, 1) } == [
                "hours[1].time: expected a time after 1970-01-01T01:00:00Z, got 1970-01-01T00:00:00Z"
            ])
        #expect(problems(weather) { $0.hours = [] }.count == 1)
        #expect(problems(weather) { $0.latitude = 91 }.count == 1)
        #expect(problems(weather) { $0.longitude = -181 }.count == 1)
        #expect(problems(weather) { $0.fetchedAt = EventTime(today) }.count == 1)
        #expect(problems(weather) { $0.hours[0].temperature = 61 }.count == 1)
        #expect(problems(weather) { $0.hours[0].humidity = 101 }.count == 1)
        for (age, isValid) in [(-1, false), (0, true), (3_599, true), (3_600, false)] as [(Double, Bool)] {
            let now = Timestamp(secondsSince1970: 1_000 + age)
            #expect(weather.isValid(at: now) == isValid, "\(age)")
        }
    }

    @Test func wishes() throws {
        var wish = WishlistItem(id: "w", name: "W", category: .hat)
        wish.prices = [
            PricePoint(try day("2026-11-01"), Money(amount: "50", currency: "EUR")),
            PricePoint(try day("2026-11-10"), Money(amount: "40", currency: "EUR")),
        ]
        #expect(
            try problems(wish) { $0.prices[1].date = try day("2026-11-01") } == [
                "prices[1].date: expected a day after the previous one, 2026-11-01, got 2026-11-01"
            ])
        #expect(
            try problems(wish) { $0.prices[1].date = try day("2026-11-22") } == [
                "prices[1].date: expected a day not after today, 2026-11-21, got 2026-11-22"
            ])
        #expect(
            problems(wish) { $0.prices[1].price.currency = "USD" } == [
                "prices[1].price.currency: expected the currency of the first price, EUR, got USD"
            ])
        #expect(problems(wish) { $0.goesWith = ["a", "a"] }.count == 1)
        #expect(try problems(wish) { $0.addedOn = try day("2026-11-22") }.count == 1)
        #expect(
            problems(wish) { $0.triedOnPhoto = hash } == [
                "triedOn: expected true, because `triedOnPhoto` is set, got false"
            ])
        #expect(problems(wish) { $0.recommendedSize = SizeRecommendation(size: "M", confidence: 1.1) }.count == 1)
    }

    @Test func `measures and size charts are validated`() throws {
        let body = BodyMeasurements([.chest: 96])
        #expect(try problems(body) { $0.takenOn = try day("2026-11-22") }.count == 1)
        #expect(
            problems(body) { $0.centimeters[.waist] = 301 } == [
                "centimeters.waist: expected a number from 5 to 300 centimeters, got 301"
            ])
        #expect(problems(body) { $0.weight = 501 }.count == 1)
        let chart = SizeChart(
            brand: "B", sizes: [.init("S", [.chest: .init(86, 92)]), .init("M", [.chest: .init(93, 99)])])
        #expect(
            problems(chart) { $0.sizes[1].label = "S" } == ["sizes[1].label: expected a unique label, got \"S\" again"]
        )
        #expect(
            problems(chart) { $0.sizes[0].body = [:] } == ["sizes[0].body: expected at least one measure, got none"])
        #expect(
            problems(chart) { $0.sizes[0].body[.chest] = .init(92, 86) } == [
                "sizes[0].body.chest.maximum: expected at least minimum, 92 cm, got 86 cm (are the two swapped?)"
            ])
        #expect(problems(chart) { $0.sizes = [] }.count == 1)
        #expect(problems(chart) { $0.categories = [.coat, .coat] }.count == 1)
    }

    @Test func `records are valid or list every problem`() throws {
        #expect(try item.checked(today: today) == item)
        var bad = item
        bad.name = ""
        bad.lastWorn = try day("2027-01-01")
        let failure = #expect(throws: ComputationError.self) { try bad.checked(today: today) }
        #expect(failure?.issues.map(\.path) == ["name", "lastWorn"])
    }

    @Test func `an empty object is a profile`() throws {
        let schema = UserProfile.schema.erased
        #expect(schema.issues(of: [:]) == [])
        #expect(try JSONValueDecoder().decode(UserProfile.self, from: schema.completed([:])) == UserProfile())
        let sizes: JSONValue = ["sizes": ["shirt": "M", "boots": "43"]]
        #expect(schema.issues(of: sizes) == [])
        #expect(
            try JSONValueDecoder().decode(UserProfile.self, from: schema.completed(sizes)).sizes
                == [.shirt: "M", .boots: "43"])
        #expect(schema.issues(of: ["sizes": ["shirts": "M"]]).first?.recoverySuggestion == "did you mean \"shirt\"?")
    }
}
