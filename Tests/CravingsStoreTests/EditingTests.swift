// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct EditingTests {
    @Test func `an edit changes what is stated and stores its time`() async throws {
        let desk = try Desk()
        let logged = try await desk.engine()(
            Cravings.logCraving,
            LogCravingInput(intensity: 7, triggers: [.sad], place: Place(.work), notes: "first"))
        var edit = EditEntryInput(entry: "last")
        edit.laterIntensity = 3
        edit.notes = "second"
        edit.place = .some(nil)
        let edited = try await desk.engine(hours: 0.25)(Cravings.editEntry, edit)
        var expected = try #require(logged.craving)
        (expected.laterIntensity, expected.notes, expected.place) = (3, "second", nil)
        expected.modified = Moments.now.advanced(by: .seconds(900))
        #expect(edited.craving == expected)
        #expect(try await desk.engine(hours: 1)(Cravings.myEntries, MyEntriesInput()).entries == [.craving(expected)])
    }

    @Test func `an edit of the time moves the entry and its zone`() async throws {
        let desk = try Desk()
        _ = try await desk.engine()(Cravings.logUse, LogUseInput(method: .joints, amount: 1))
        var edit = EditEntryInput(entry: "last")
        edit.time = EntryMoment(day: .yesterday, clock: try ClockTime("22:00"))
        edit.amount = 1.5
        let use = try #require(try await desk.engine(offset: 3_600)(Cravings.editEntry, edit).use)
        #expect(use.time.description == "2026-11-20T21:00:00Z" && use.offset.seconds == 3_600 && use.amount == 1.5)
    }

    @Test func `an edit obeys the rules of the entry`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        _ = try await engine(Cravings.logUse, LogUseInput(method: .joints, amount: 1))
        let before = try Samples.rows(desk.book)
        func path(_ change: (inout EditEntryInput) -> Void) async -> [String]? {
            var edit = EditEntryInput(entry: "last")
            change(&edit)
            return await failure { try await engine(Cravings.editEntry, edit) }?.issues.map(\.path)
        }
        #expect(await path { $0.amount = 0.25 } == ["amount"])
        #expect(await path { $0.method = .edible } == ["amount"], "1 isn't an amount of edibles")
        #expect(await path { $0.intensity = 4 } == ["intensity"])
        #expect(await path { $0.laterIntensity = 4 } == ["laterIntensity"])
        #expect(await path { $0.recording = "x" } == ["recording"])
        #expect(await path { $0.recording = .some(nil) } == ["recording"])
        let cleared = await failure {
            try await engine.run(Cravings.editEntry.id, ["entry": "last", "laterIntensity": .null])
        }
        #expect(cleared?.issues.map(\.path) == ["laterIntensity"] && cleared?.issues.first?.got == "null")
        #expect(await path { $0.time = EntryMoment(day: .tomorrow, clock: .noon) } == ["time.day"])
        #expect(await path { $0.notes = String(repeating: "x", count: 501) } == ["notes"])
        let nothing = await failure { try await engine(Cravings.editEntry, EditEntryInput(entry: "last")) }
        #expect(nothing?.description == "There is nothing to change.")
        #expect(try Samples.rows(desk.book) == before)
    }

    @Test func `an entry can be changed after moving west, where its day hasn't begun`() async throws {
        let desk = try Desk()
        // 22:00 UTC is 08:00 on the next day at UTC+10, and 12:00 at UTC-10.
        _ = try await desk.engine(hours: 14, offset: 36_000)(
            Cravings.logCraving, LogCravingInput(intensity: 5))
        var edit = EditEntryInput(entry: "last")
        edit.laterIntensity = 2
        let edited = try await desk.engine(hours: 14.25, offset: -36_000)(Cravings.editEntry, edit).craving
        #expect(edited?.laterIntensity == 2 && edited?.local.description == "2026-11-22T08:00:00")
        edit.laterIntensity = nil
        edit.notes = "a note"
        _ = try await desk.engine(hours: 15, offset: -36_000)(Cravings.editEntry, edit)
        edit.notes = ""
        #expect(try await desk.engine(hours: 16)(Cravings.editEntry, edit).craving?.notes == nil)
    }

    @Test func `an entry is named by its key, the beginning of its key, or as the last`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let empty = await failure { try await engine(Cravings.removeEntry, RemoveEntryInput(entry: "last")) }
        #expect(empty?.code == .notFound)
        let first = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5))
        let second = try await engine(
            Cravings.logUse,
            LogUseInput(method: .dab, amount: 1, time: EntryMoment(day: .yesterday, clock: .noon)))
        let common = String(zip(first.entry.id, second.entry.id).prefix { $0 == $1 }.map(\.0))
        #expect(!common.isEmpty)
        let several = await failure { try await engine(Cravings.removeEntry, RemoveEntryInput(entry: common)) }
        #expect(several?.code == .refused && several?.description.contains(first.entry.id) == true)
        let unknown = await failure { try await engine(Cravings.removeEntry, RemoveEntryInput(entry: "nothing")) }
        #expect(unknown?.code == .notFound && unknown?.issues.map(\.path) == ["entry"])
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).total == 2)
        let last = try await engine(Cravings.removeEntry, RemoveEntryInput(entry: "last"))
        #expect(last.entry == second.entry, "the one that was logged last, not the latest")
        let rest = try await engine(Cravings.removeEntry, RemoveEntryInput(entry: String(first.entry.id.dropLast())))
        #expect(rest.entry == first.entry)
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).recorded == 0)
    }

    @Test func `the list of actions says which entry, day, and message each changed`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5))
        _ = try await engine(
            Cravings.logUse,
            LogUseInput(method: .dab, amount: 1, time: EntryMoment(day: .yesterday, clock: .noon)))
        _ = try await engine(Cravings.removeEntry, RemoveEntryInput(entry: "last"))
        _ = try await engine(
            Cravings.setDayStatus, SetDayStatusInput(day: .yesterday, through: .today, status: .nothing))
        _ = try await engine(Cravings.addMessage, AddMessageInput(content: "Call Olha.", category: .boredom))
        let actions = try await engine(ActionKeys(plugin: "cravings").myActions, MyActionsInput()).actions
        #expect(
            actions.map(\.names) == [
                ["Call Olha."], ["nothing: 2026-11-20 to 2026-11-21"], ["use of 2026-11-20 12:00"],
                ["use of 2026-11-20 12:00"], ["craving of 2026-11-21 10:00"],
            ])
    }
}
