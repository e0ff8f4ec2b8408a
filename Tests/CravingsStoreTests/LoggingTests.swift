// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct LoggingTests {
    @Test func `a craving is logged with its zone, band, and day`() async throws {
        let desk = try Desk()
        let logged = try await desk.engine()(
            Cravings.logCraving,
            LogCravingInput(intensity: 7, triggers: [.bored, .anxious], place: Place(.home), notes: "After lunch."))
        let entry = try #require(logged.craving)
        #expect(entry.time == Moments.now && entry.offset.seconds == 7_200 && entry.zone == "Test/East")
        #expect(entry.triggers == [.anxious, .bored], "in the order of the list")
        #expect(entry.place == Place(.home) && entry.notes == "After lunch." && entry.isTimeKnown)
        #expect(entry.created == Moments.now && entry.modified == nil && entry.recording == nil)
        #expect(logged.band == .strong && logged.notices == [])
        #expect(try logged.day == day("2026-11-21"))
        let page = try await desk.engine()(Cravings.myEntries, MyEntriesInput())
        #expect(page.entries == [logged.entry] && page.total == 1 && page.recorded == 1)
    }

    @Test func `a use is logged in the unit of its method`() async throws {
        let desk = try Desk()
        let logged = try await desk.engine()(
            Cravings.logUse, LogUseInput(method: .vape, amount: 3, triggers: [.habit], offersMessage: false))
        let entry = try #require(logged.use)
        #expect(entry.method == .vape && entry.amount == 3 && entry.triggers == [.habit] && logged.band == nil)
        #expect(logged.selection == nil)
    }

    // The ranges and steps of the specification of the plugin.
    @Test(arguments: [
        (UseMethod.bowls, 0.5, 5.0, 0.3), (.joints, 0.5, 5, 5.5), (.blunts, 0.5, 5, 0), (.vape, 1, 10, 2.5),
        (.dab, 1, 5, 6), (.edible, 5, 100, 7),
    ]) func `the amount is in the range and on a step of the method`(
        method: UseMethod, least: Double, most: Double, wrong: Double
    ) async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        for amount in [least, most] {
            let logged = try await engine(Cravings.logUse, LogUseInput(method: method, amount: amount))
            #expect(logged.use?.amount == amount)
        }
        let error = await failure {
            try await engine(Cravings.logUse, LogUseInput(method: method, amount: wrong))
        }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["amount"])
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).total == 2, "nothing was saved")
    }

    @Test func `a wrong amount names the allowed steps`() async throws {
        let engine = try Desk().engine()
        let error = await failure { try await engine(Cravings.logUse, LogUseInput(method: .bowls, amount: 0.3)) }
        #expect(
            error?.description
                == "amount: expected 0.5 to 5 bowls in steps of 0.5, got 0.3 (the nearest allowed amount is 0.5)")
    }

    @Test(arguments: [0, 11]) func `an intensity is from 1 to 10`(intensity: Int) async throws {
        let desk = try Desk()
        let error = await failure {
            try await desk.engine()(Cravings.logCraving, LogCravingInput(intensity: intensity))
        }
        #expect(error?.code == .invalidInput)
        #expect(error?.description == "intensity: expected a whole number from 1 to 10, got \(intensity)")
        #expect(try Samples.rows(desk.book) == [])
    }

    @Test func `a note has at most 500 characters`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let longest = String(repeating: "ї", count: 500)
        let logged = try await engine(Cravings.logCraving, LogCravingInput(intensity: 1, notes: longest))
        #expect(logged.craving?.notes == longest)
        for work in [
            { try await engine(Cravings.logCraving, LogCravingInput(intensity: 1, notes: longest + "!")) },
            { try await engine(Cravings.logUse, LogUseInput(method: .dab, amount: 1, notes: longest + "!")) },
        ] {
            let error = await failure(work)
            #expect(error?.issues.map(\.path) == ["notes"] && error?.issues.first?.got.contains("501") == true)
        }
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).total == 1)
    }

    @Test func `a time can't be in the future`() async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let times = [
            EntryMoment(instant: Moments.now.advanced(by: .seconds(1))), EntryMoment(clock: try ClockTime("10:01")),
            EntryMoment(day: .tomorrow, clock: try ClockTime("00:00")),
        ]
        for (time, path) in zip(times, ["time.instant", "time.clock", "time.day"]) {
            let craving = await failure {
                try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, time: time))
            }
            let use = await failure {
                try await engine(Cravings.logUse, LogUseInput(method: .dab, amount: 1, time: time))
            }
            for error in [craving, use] {
                #expect(error?.code == .refused && error?.issues.map(\.path) == [path])
                #expect(error?.issues.first?.expected == "a time not after now, 2026-11-21 10:00")
            }
        }
        #expect(try Samples.rows(desk.book).filter { $0.hasPrefix("entry") } == [])
    }

    @Test func `a time is stated as an instant, or as a day and a time of day`() async throws {
        let engine = try Desk().engine()
        func time(_ moment: EntryMoment) async throws -> String? {
            try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, time: moment)).craving?.time.description
        }
        #expect(try await time(EntryMoment(clock: ClockTime("09:15"))) == "2026-11-21T07:15:00Z")
        #expect(
            try await time(EntryMoment(day: .yesterday, clock: ClockTime("23:30"))) == "2026-11-20T21:30:00Z")
        let instant = try Timestamp("2026-11-20T05:00:00.75Z")
        #expect(try await time(EntryMoment(instant: instant)) == "2026-11-20T05:00:00Z")
        let both = await failure {
            try await time(EntryMoment(instant: instant, clock: ClockTime("05:00")))
        }
        #expect(both?.issues.map(\.path) == ["time.instant"])
        let none = await failure { try await time(EntryMoment(day: .yesterday)) }
        #expect(none?.issues.map(\.path) == ["time.clock"])
    }

    @Test(arguments: [(7.0, false), (7.01, true), (30, true)]) func `an entry older than seven days has a notice`(
        days: Double, hasNotice: Bool
    ) async throws {
        let engine = try Desk().engine()
        let time = EntryMoment(instant: Moments.now.advanced(by: .seconds(-days * 86_400)))
        for logged in [
            try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, time: time)),
            try await engine(Cravings.logUse, LogUseInput(method: .dab, amount: 1, time: time)),
        ] {
            #expect(logged.notices.map(\.code) == (hasNotice ? ["cravings.old-entry"] : []))
        }
    }

    @Test func `a night belongs to the day before, until 04:00`() async throws {
        let engine = try Desk().engine()
        for (clock, expected) in [("03:59", "2026-11-20"), ("04:00", "2026-11-21")] {
            let logged = try await engine(
                Cravings.logCraving, LogCravingInput(intensity: 5, time: EntryMoment(clock: ClockTime(clock))))
            #expect(logged.day.description == expected)
        }
    }

    @Test func `each entry keeps the zone in which it was logged`() async throws {
        let desk = try Desk()
        _ = try await desk.engine()(Cravings.logCraving, LogCravingInput(intensity: 5))
        _ = try await desk.engine(hours: 1, offset: -18_000)(Cravings.logCraving, LogCravingInput(intensity: 5))
        let page = try await desk.engine(hours: 2)(Cravings.myEntries, MyEntriesInput())
        #expect(page.entries.map { $0.local.description } == ["2026-11-21T04:00:00", "2026-11-21T10:00:00"])
    }

    @Test func `coordinates are rounded unless they are wanted as stated, and left out of lists`() async throws {
        let engine = try Desk().engine()
        let place = Place(latitude: 50.45012, longitude: -30.52349)
        let coarse = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, place: place))
        #expect(coarse.craving?.place == Place(latitude: 50.45, longitude: -30.52))
        let exact = try await engine(
            Cravings.logUse, LogUseInput(method: .dab, amount: 1, place: place, exactCoordinates: true))
        #expect(exact.use?.place == place)
        let listed = try await engine(Cravings.myEntries, MyEntriesInput())
        #expect(listed.entries.allSatisfy { ($0.asCraving?.place ?? $0.asUse?.place) == Place(.coordinates) })
        let whole = try await engine(Cravings.myEntries, MyEntriesInput(includesCoordinates: true))
        #expect(Set(whole.entries) == [coarse.entry, exact.entry])
    }

    @Test func `a place has both coordinates or is a preset`() async throws {
        let engine = try Desk().engine()
        var half = Place(.coordinates)
        half.latitude = 50
        var preset = Place(.home)
        preset.longitude = 30
        for (place, path) in [
            (half, "place.longitude"), (Place(.coordinates), "place.latitude"), (preset, "place.longitude"),
        ] {
            let error = await failure {
                try await engine(Cravings.logCraving, LogCravingInput(intensity: 5, place: place))
            }
            #expect(error?.code == .refused && error?.issues.first?.path == path)
        }
    }

    @Test func `a trigger is stated once, and a text has no zero character`() async throws {
        let engine = try Desk().engine()
        let error = await failure {
            try await engine(
                Cravings.logCraving, LogCravingInput(intensity: 5, triggers: [.sad, .tired, .sad], notes: "a\u{0}b"))
        }
        #expect(error?.issues.map(\.path) == ["triggers[2]", "notes"])
    }

    @Test(arguments: ["a\u{1B}[31mb", "a\u{7F}", "a\u{9B}1m", "a\u{0}b"])
    func `a note with a control character is refused`(_ note: String) async throws {
        let desk = try Desk()
        let engine = try desk.engine()
        let error = await failure {
            try await engine(Cravings.logCraving, LogCravingInput(intensity: 3, notes: note))
        }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["notes"])
        #expect(try Samples.rows(desk.book) == [])
        _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 3, notes: "two\n\tlines"))
    }
}
