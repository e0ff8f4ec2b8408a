// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct ForecastTests {
    private let service = StubForecasts()
    private let records: WardrobeRecords

    init() throws { records = try WardrobeRecords.inMemory(clock: Moments.clock) }

    private func engine(after seconds: Double = 0) throws -> Engine {
        try Engine(
            [StoredWardrobePlugin(LazyWardrobeRecords(records), forecasts: .stub(service))],
            context: Context(clock: Moments.later(seconds: seconds)))
    }

    private let lyon = FetchForecastInput(latitude: 45.764, longitude: 4.8357, place: "Lyon", days: 2)

    @Test func `a forecast is fetched once an hour, and keeps its place's name`() async throws {
        let first = try await engine()(Wardrobe.fetchForecast, lyon)
        #expect(first.place == "Lyon" && first.latitude == 45.76 && first.longitude == 4.84)
        #expect(first.attribution == "Weather data by the tests" && service.requests == 1)
        #expect(try await engine(after: 3_599)(Wardrobe.fetchForecast, lyon) == first)
        #expect(service.requests == 1)
        var renamed = lyon
        renamed.place = "Home"
        #expect(try await engine()(Wardrobe.fetchForecast, renamed).place == "Home")
        var longer = lyon
        longer.days = 4
        _ = try await engine()(Wardrobe.fetchForecast, longer)
        #expect(service.requests == 2, "it covers more days")
        _ = try await engine(after: 3_600)(Wardrobe.fetchForecast, longer)
        #expect(service.requests == 3, "it's an hour old")
    }

    @Test func `suggestions use the stored forecast's weather of the day`() async throws {
        _ = try await engine()(Wardrobe.fetchForecast, lyon)
        var input = MySuggestionsInput(
            request: OutfitRequest(occasion: .casual), unit: .celsius, forecast: ForecastChoice(place: "lyon"))
        let answer = try await engine()(Wardrobe.mySuggestions, input)
        // At 4.84° east, waking hours start 19 minutes earlier in UTC: 07:00 to 21:00, 8 to 22 °C.
        #expect(answer.request.coldest == 8 && answer.request.warmest == 22)
        #expect(answer.request.condition == .cloudy && answer.request.wind == 2 && answer.request.latitude == 45.76)
        #expect(answer.basis.forecast?.place == "Lyon")
        #expect(answer.basis.notes.map(\.text).contains("Weather data by the tests"))
        let requests = service.requests
        input.request.temperature = 3
        let stated = try await engine()(Wardrobe.mySuggestions, input)
        #expect(stated.request.temperature == 3 && stated.request.coldest == nil && stated.request.wind == 2)
        #expect(service.requests == requests, "a read sends no request")
        input.request.date = try day("2026-12-24")
        let error = await #expect(throws: ComputationError.self) { try await engine()(Wardrobe.mySuggestions, input) }
        #expect(error?.issues.map(\.path) == ["forecast"] && error?.code == .refused)
        let late = await #expect(throws: ComputationError.self) {
            try await engine(after: 3_600)(Wardrobe.mySuggestions, input)
        }
        #expect(late?.code == .notFound)
    }

    @Test func `without a service there is no forecast`() async throws {
        let bench = try ActionBench()
        #expect(await bench.refusal(Wardrobe.fetchForecast, lyon) == "unavailable")
    }

    @Test func `requests end at the last day that services can forecast`() throws {
        let first = try day("2026-11-21")
        let days = FetchForecastInput(latitude: 0, longitude: 0, days: 366).days(from: first, now: Moments.now)
        #expect(days == first...first.adding(days: 15))
        let east = FetchForecastInput(latitude: 0, longitude: 150, days: 1).days(from: first, now: Moments.now)
        #expect(east == first.adding(days: -1)...first)
    }
}
