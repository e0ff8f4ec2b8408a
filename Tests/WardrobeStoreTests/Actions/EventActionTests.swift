// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import Testing
import WardrobePlugin

@testable import WardrobeStore

@Suite struct EventActionTests {
    private let bench: ActionBench

    init() async throws {
        bench = try ActionBench()
        for name in ["White shirt", "Gray trousers", "Navy blazer"] { try await bench.add(name) }
        _ = try await bench.engine(Wardrobe.saveOutfit, SaveOutfitInput(name: "Evening", items: ["white", "gray"]))
    }

    private static func gala(_ start: String = "20261121T190000Z") -> String {
        "UID:gala\nSUMMARY:Gala\nDTSTART:\(start)\nDURATION:PT3H\nDESCRIPTION:Dress code: black tie."
    }

    private static let standup = "UID:standup\nSUMMARY:Standup\nDTSTART:20261123T090000Z\nRRULE:FREQ=DAILY;COUNT=3"

    @discardableResult
    private func store(_ events: String...) async throws -> CalendarImportReport {
        let text = (["BEGIN:VCALENDAR"] + events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT" } + ["END:VCALENDAR", ""])
            .joined(separator: "\n")
        return try await bench.engine(
            Wardrobe.importCalendar, ImportCalendarInput(text: text, calendar: "work"))
    }

    private func events() async throws -> [PlannedEvent] {
        try await bench.engine(Wardrobe.myEvents, MyEventsInput()).events
    }

    @Test func `an imported calendar has its dress codes`() async throws {
        let report = try await store(Self.gala(), Self.standup)
        #expect(report.events == 4 && report.added.map(\.name) == ["Gala", "Standup", "Standup", "Standup"])
        #expect(report.from == (try day("2026-11-21")) && report.problems.isEmpty)
        let events = try await events()
        #expect(events.map(\.event.title) == ["Gala", "Standup", "Standup", "Standup"])
        #expect(events[0].event.dressCode == .blackTie && events[0].calendar == "work" && !events[0].isStale)
        #expect(try await bench.later(seconds: 900).engine(Wardrobe.myEvents, MyEventsInput()).events[0].isStale)
    }

    @Test func `a chosen outfit survives another import of the calendar`() async throws {
        try await store(Self.gala(), Self.standup)
        var choice = ChooseOutfitInput(event: "gala")
        choice.outfit = "Evening"
        let chosen = try await bench.engine(Wardrobe.chooseOutfit, choice)
        #expect(chosen.chosenOutfit?.items.map(\.name) == ["White shirt", "Gray trousers"])
        // The gala is an hour later, and the second standup has moved.
        let moved = "UID:standup\nSUMMARY:Late standup\nDTSTART:20261124T150000Z\nRECURRENCE-ID:20261124T090000Z"
        choice = ChooseOutfitInput(event: "Standup")
        choice.date = .date(try day("2026-11-24"))
        choice.outfit = "Evening"
        _ = try await bench.engine(Wardrobe.chooseOutfit, choice)
        let report = try await store(Self.gala("20261121T200000Z"), Self.standup, moved)
        #expect(report.added.isEmpty && report.removed.isEmpty)
        #expect(report.changed.map(\.name) == ["Gala", "Late standup"])
        let events = try await events()
        #expect(events.filter { $0.chosenOutfit != nil }.map(\.event.title) == ["Gala", "Late standup"])
        let fewer = try await store(Self.gala("20261121T200000Z"))
        #expect(fewer.removed.count == 3 && fewer.changed.isEmpty)
        #expect(try bench.records.outfits().count == 1, "outfits stay")
    }

    @Test func `suggestions become outfits, and one is chosen`() async throws {
        try await store(Self.gala())
        var input = ChooseOutfitInput(event: "Gala")
        input.suggestions = [.init(items: ["white", "navy"], confidence: 0.9), .init(items: ["gray", "white"])]
        input.choice = 1
        let event = try await bench.engine(Wardrobe.chooseOutfit, input)
        #expect(event.suggestedOutfits.map(\.outfit.name) == ["Gala (1)", "Evening"], "an equal outfit is reused")
        #expect(event.chosenOutfit?.outfit.isGenerated == true && event.chosenOutfit?.outfit.confidence == 0.9)
        #expect(try await bench.engine(Wardrobe.chooseOutfit, input) == event)
        let removal = try await bench.engine(Wardrobe.removeOutfit, RemoveOutfitInput(outfit: "Gala (1)"))
        #expect(removal.events.map(\.name) == ["Gala"])
        let left = try await events()
        #expect(left[0].chosenOutfit == nil && left[0].suggestedOutfits.map(\.outfit.name) == ["Evening"])
    }

    @Test func `chosen outfits follow a series that moves to another hour or day`() async throws {
        try await store(Self.standup)
        var choice = ChooseOutfitInput(event: "Standup")
        choice.date = .date(try day("2026-11-24"))
        choice.outfit = "Evening"
        _ = try await bench.engine(Wardrobe.chooseOutfit, choice)
        func chosen() async throws -> [CalendarDay] {
            try await events().filter { $0.chosenOutfit != nil }.map(\.event.start.day)
        }
        let later = try await store(
            "UID:standup\nSUMMARY:Standup\nDTSTART:20261123T103000Z\nRRULE:FREQ=DAILY;COUNT=3")
        #expect(later.added.isEmpty && later.removed.isEmpty && later.changed.count == 3)
        #expect(try await chosen() == [day("2026-11-24")])
        let moved = try await store(
            "UID:standup\nSUMMARY:Standup\nDTSTART:20261130T103000Z\nRRULE:FREQ=DAILY;COUNT=3")
        #expect(moved.added.isEmpty && moved.removed.isEmpty)
        #expect(try await chosen() == [day("2026-12-01")], "the second of three")
        // An occurrence added at the end isn't the canceled one.
        let other = try await store(
            "UID:standup\nSUMMARY:Standup\nDTSTART:20261130T103000Z\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20261201T103000Z")
        #expect(other.added.count == 1 && other.removed.count == 1)
        #expect(try await chosen().isEmpty)
    }

    @Test func `planned outfits are chosen together, and existing choices are kept`() async throws {
        let bench = try ActionBench()
        let input = ChoosePlannedOutfitsInput(request: OutfitRequest(coldest: 5, warmest: 17))
        #expect(await bench.refusal(Wardrobe.choosePlannedOutfits, input) == "not-found")
        try bench.records.add(SampleWardrobe.menswear.items)
        try bench.records.add(
            [
                try Samples.event("1", "2026-11-23T09:00:00+01:00", "2026-11-23T10:30:00+01:00"),
                try Samples.event("2", "2026-11-24", "2026-11-25"),
            ], of: "work.ics")
        let plan = try await bench.engine(
            Wardrobe.myPlan, MyPlanInput(request: OutfitRequest(coldest: 5, warmest: 17)))
        let chosen = try await bench.engine(Wardrobe.choosePlannedOutfits, input)
        #expect(chosen.events.map(\.outfit) == plan.events.map(\.outfit))
        #expect(
            chosen.events.map(\.choice?.text) == [
                "Chose the outfit for \"Board meeting 1\".", "Chose the outfit for \"Board meeting 2\".",
            ])
        let stored = try await bench.engine(Wardrobe.myEvents, MyEventsInput()).events
        #expect(
            stored.map { $0.chosenOutfit?.outfit.items } == plan.events.map { $0.outfit?.items.map(\.id) })
        let again = try await bench.engine(Wardrobe.choosePlannedOutfits, input)
        #expect(again.events.map(\.choice?.code) == ["wardrobe.choice-kept", "wardrobe.choice-kept"])
        #expect(try await bench.engine(Wardrobe.myEvents, MyEventsInput()).events == stored)
    }

    @Test func `an outfit that doesn't fit its event isn't chosen`() async throws {
        let bench = try ActionBench()
        try await bench.add("White shirt")
        try await bench.add("Jeans", .jeans)
        try bench.records.add([try Samples.event("1", "2026-11-23", "2026-11-24")], of: "work.ics")
        let chosen = try await bench.engine(
            Wardrobe.choosePlannedOutfits, ChoosePlannedOutfitsInput(request: OutfitRequest(coldest: 5, warmest: 17)))
        #expect(chosen.events.first?.choice?.code != "wardrobe.outfit-chosen")
        #expect(try await bench.engine(Wardrobe.myEvents, MyEventsInput()).events.first?.chosenOutfit == nil)
    }

    @Test func `an invalid choice is refused`() async throws {
        try await store(Self.gala(), Self.standup)
        var input = ChooseOutfitInput(event: "Gala")
        input.choice = 1
        #expect(await bench.refusal(Wardrobe.chooseOutfit, input) == "refused choice")
        input.outfit = "Evening"
        #expect(await bench.refusal(Wardrobe.chooseOutfit, input) == "refused choice")
        input.choice = nil
        input.event = "Standup"
        #expect(await bench.refusal(Wardrobe.chooseOutfit, input) == "refused event")
        input.event = "Opera"
        #expect(await bench.refusal(Wardrobe.chooseOutfit, input) == "not-found event")
        input.event = "Gala"
        input.suggestions = [.init(items: ["cloak"])]
        #expect(await bench.refusal(Wardrobe.chooseOutfit, input) == "not-found suggestions[0].items[0]")
    }

    @Test func `a reminder is delivered once, and again after the event moves`() async throws {
        try await store(Self.gala(), Self.standup)
        let input = ClaimEventReminderInput()
        let reminder = try await bench.engine(Wardrobe.claimEventReminder, input)
        #expect(reminder.event?.event.title == "Gala" && reminder.further == 0)
        #expect(reminder.message?.text == "Gala begins on 2026-11-21 at 19:00. No outfit is chosen yet.")
        #expect(try await bench.engine(Wardrobe.claimEventReminder, input) == EventReminder())
        try await store(Self.gala())
        #expect(try await bench.engine(Wardrobe.claimEventReminder, input) == EventReminder())
        try await store(Self.gala("20261121T193000Z"))
        #expect(try await bench.engine(Wardrobe.claimEventReminder, input).event?.event.title == "Gala")
    }

    @Test func `removing an event or a calendar keeps its outfits`() async throws {
        try await store(Self.gala(), Self.standup)
        let one = try await bench.engine(Wardrobe.removeEvent, RemoveEventInput(event: "Gala"))
        #expect(one.events.map(\.event.title) == ["Gala"])
        #expect(try await bench.engine(Wardrobe.removeEvent, RemoveEventInput(calendar: "work")).events.count == 3)
        #expect(try await events().isEmpty)
        #expect(
            await bench.refusal(Wardrobe.removeEvent, RemoveEventInput(calendar: "work")) == "not-found calendar")
        var both = RemoveEventInput(calendar: "work")
        both.event = "Gala"
        #expect(await bench.refusal(Wardrobe.removeEvent, both) == "refused event")
        #expect(try bench.records.outfits().count == 1)
    }

    @Test func `a document that isn't a calendar is refused`() async throws {
        let input = ImportCalendarInput(text: "hello")
        #expect(await bench.refusal(Wardrobe.importCalendar, input).hasPrefix("refused"))
    }

    /// Events missing from a truncated file aren't canceled.
    @Test func `a truncated calendar changes nothing`() async throws {
        for text in ["BEGIN:VCALENDAR\n", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:one\nDTSTART:20261122T190000Z\n"] {
            #expect(await bench.refusal(Wardrobe.importCalendar, ImportCalendarInput(text: text)) == "refused text")
        }
    }
}
