// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import WardrobePlugin

@Suite("Plans as text")
struct PlanTextTests {
    private func event(_ start: String, _ request: OutfitRequest) async throws -> WardrobePlan.Event {
        WardrobePlan.Event(
            uid: "one", title: "Meeting\r\nwith Ada", location: "", start: try EventTime(start),
            end: try EventTime(start),
            reading: try await checked(ReadDressCode(), EventTexts(title: "Meeting")), request: request,
            problem: Message("wardrobe.none", "None."))
    }

    @Test func `an event shows the temperature and the chance of rain`() async throws {
        let (timed, allDay) = ("2026-11-21T10:00:00Z", "2026-11-21")
        var request = OutfitRequest(coldest: 9.2, warmest: 11.6, condition: .rainy)
        request.precipitationProbability = 0.6
        // 9.2 °C are 48.56 °F and 11.6 °C are 52.88 °F.
        let rainy = try await event(timed, request)
        #expect(rainy.weather(in: .celsius) == "9 to 12 °C at that hour, rainy (60 % chance).")
        #expect(rainy.weather(in: .fahrenheit) == "49 to 53 °F at that hour, rainy (60 % chance).")
        request.precipitationProbability = nil
        let whole = try await event(allDay, request)
        #expect(whole.weather(in: .celsius) == "9 to 12 °C during the day, rainy.")
        request.condition = .partlyCloudy
        request.precipitationProbability = 0.2
        let cloudy = try await event(timed, request)
        #expect(cloudy.weather(in: .celsius) == "9 to 12 °C at that hour, partly cloudy.")
        let one = try await event(timed, OutfitRequest(temperature: 12.54))
        #expect(one.weather(in: .celsius) == "12.5 °C at that hour.")
        let flat = try await event(allDay, OutfitRequest(coldest: 5, warmest: 5))
        #expect(flat.weather(in: .celsius) == "5 °C during the day.")
    }

    @Test func `a plan without events names its days`() throws {
        let plan = WardrobePlan(
            from: try CalendarDay("2026-11-21"), through: try CalendarDay("2026-11-27"),
            basis: SuggestionBasis(unit: .celsius, sample: .menswear, items: 50), events: [],
            problems: [Message("wardrobe.calendar-problem", "line 3: expected DTSTART")], details: [])
        #expect(plan.text(PresentationStyle()) == "No events from 2026-11-21 to 2026-11-27.\n")
        #expect(plan.notes.count == 2 && plan.notes[1] == "line 3: expected DTSTART")
    }

    @Test func `an event without an outfit shows the reason, and its title on one line`() async throws {
        let plan = WardrobePlan(
            from: try CalendarDay("2026-11-21"), through: try CalendarDay("2026-11-21"),
            basis: SuggestionBasis(unit: .celsius, sample: nil, items: 3),
            events: [try await event("2026-11-21T10:00:00Z", OutfitRequest(temperature: 5))], problems: [], details: [])
        let lines = plan.text(PresentationStyle()).split(separator: "\n")
        #expect(lines.first == "2026-11-21 10:00  Meeting with Ada")
        #expect(lines.contains("  No outfit: None."))
    }
}
