// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct PlanTests {
    private static let calendar = Blob(
        Array(
            """
            BEGIN:VCALENDAR\r
            BEGIN:VEVENT\r
            UID:gala\r
            DTSTART:20261123T190000Z\r
            DTEND:20261123T230000Z\r
            SUMMARY:Spring gala, black tie\r
            END:VEVENT\r
            BEGIN:VEVENT\r
            UID:office\r
            DTSTART;VALUE=DATE:20261124\r
            SUMMARY:Office\r
            END:VEVENT\r
            END:VCALENDAR\r

            """.utf8))

    private func input(_ calendar: Blob? = Self.calendar) -> MyPlanInput {
        MyPlanInput(calendar: calendar, request: OutfitRequest(coldest: 5, warmest: 17))
    }

    @Test func `each event is planned for its own hours and texts`() async throws {
        let bench = try ActionBench()
        let plan = try await bench.engine(Wardrobe.myPlan, input())
        #expect(plan.events.map(\.uid) == ["gala", "office"])
        #expect(try plan.from == day("2026-11-21") && plan.through == day("2026-11-27"))
        let gala = try #require(plan.events.first)
        #expect(gala.request.dressCode == .blackTie && gala.outfit != nil && gala.problem == nil)
        // From 18:00 to 23:00, temperatures are below the afternoon's maximum.
        #expect(try #require(gala.request.warmest) < 17)
        #expect(plan.events[1].request.warmest == 17, "an all-day event uses the whole range")
        let second = try await bench.engine(Wardrobe.myPlan, input())
        #expect(plan == second)
        let worn = Set(plan.events.compactMap(\.outfit).flatMap { $0.items.map(\.id) })
        #expect(Set(plan.details.map(\.id)) == worn)
    }

    @Test func `stored events are planned, and shown in a zone`() async throws {
        let bench = try ActionBench()
        try bench.records.add(
            [
                try Samples.event("1", "2026-11-23T09:00:00+01:00", "2026-11-23T10:30:00+01:00"),
                try Samples.event("2", "2026-12-24", "2026-12-25"),
            ], of: "work.ics")
        var stored = input(nil)
        #expect(try await bench.engine(Wardrobe.myPlan, stored).events.map(\.id) == ["1"])
        stored.zone = "Asia/Tokyo"
        let event = try #require(try await bench.engine(Wardrobe.myPlan, stored).events.first)
        #expect(event.start.description == "2026-11-23T17:00:00+09:00")
        stored.days = 366
        #expect(try await bench.engine(Wardrobe.myPlan, stored).events.map(\.id) == ["1", "2"])
    }

    @Test func `invalid plan requests are refused by path`() async throws {
        let bench = try ActionBench()
        var wrong = input()
        wrong.zone = "Mars/Olympus"
        #expect(await bench.refusal(Wardrobe.myPlan, wrong) == "refused zone")
        #expect(await bench.refusal(Wardrobe.myPlan, input(Blob(Array("no calendar".utf8)))) == "refused calendar")
        #expect(await bench.refusal(Wardrobe.myPlan, MyPlanInput()) == "refused request.temperature")
    }
}
