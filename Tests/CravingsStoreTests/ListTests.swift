// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct ListTests {
    /// A diary of 45 cravings, one each hour, and two uses.
    private func desk() async throws -> Desk {
        let desk = try Desk()
        let engine = try desk.engine()
        for hour in 0..<45 {
            _ = try await engine(
                Cravings.logCraving,
                LogCravingInput(
                    intensity: hour % 10 + 1, triggers: hour.isMultiple(of: 3) ? [.sad, .social] : [],
                    place: hour.isMultiple(of: 5) ? Place(.car) : nil,
                    time: EntryMoment(instant: Moments.now.advanced(by: .seconds(-hour * 3_600))),
                    offersMessage: false))
        }
        _ = try await engine(Cravings.logUse, LogUseInput(method: .vape, amount: 2, triggers: [.sad]))
        _ = try await engine(Cravings.logUse, LogUseInput(method: .dab, amount: 1))
        return desk
    }

    @Test func `entries are listed latest first, 20 at a time`() async throws {
        let engine = try await desk().engine()
        var input = MyEntriesInput()
        var times: [Timestamp] = []
        var sizes: [Int] = []
        repeat {
            let page = try await engine(Cravings.myEntries, input)
            #expect(page.total == 47 && page.recorded == 47)
            times += page.entries.map(\.time)
            sizes.append(page.entries.count)
            input.cursor = page.cursor
        } while input.cursor != nil
        #expect(sizes == [20, 20, 7])
        #expect(times == times.sorted(by: >))
        input.earliestFirst = true
        input.limit = 47
        #expect(try await engine(Cravings.myEntries, input).entries.map(\.time) == times.reversed())
    }

    @Test func `a cursor continues only its own list`() async throws {
        let engine = try await desk().engine()
        let cursor = try await engine(Cravings.myEntries, MyEntriesInput()).cursor
        let other = MyEntriesInput(filter: EntryFilter(kind: .craving), cursor: cursor)
        let error = await failure { try await engine(Cravings.myEntries, other) }
        #expect(error?.issues.map(\.path) == ["cursor"])
    }

    @Test func `entries are filtered by period, kind, method, trigger, place, and intensity`() async throws {
        let engine = try await desk().engine()
        func total(_ filter: EntryFilter) async throws -> Int {
            try await engine(Cravings.myEntries, MyEntriesInput(filter: filter)).total
        }
        #expect(try await total(EntryFilter(kind: .use)) == 2)
        #expect(try await total(EntryFilter(kind: .craving)) == 45)
        #expect(try await total(EntryFilter(method: .vape)) == 1)
        #expect(try await total(EntryFilter(trigger: .sad)) == 16)
        #expect(try await total(EntryFilter(trigger: .social)) == 15)
        #expect(try await total(EntryFilter(place: .car)) == 9)
        #expect(try await total(EntryFilter(minimumIntensity: 9)) == 8)
        // From 04:00 to 10:00 of the day are seven cravings and both uses; the whole day before has 24.
        #expect(try await total(EntryFilter(from: .today)) == 9)
        #expect(try await total(EntryFilter(from: .yesterday, through: .yesterday)) == 24)
        #expect(try await total(EntryFilter(through: .date(day("2026-11-19")))) == 14)
        #expect(try await total(EntryFilter(kind: .use, minimumIntensity: 1)) == 0)
        let error = await failure { try await total(EntryFilter(from: .today, through: .yesterday)) }
        #expect(error?.issues.map(\.path) == ["filter.through"])
    }

    @Test func `a list names the recordings and messages of its cravings`() async throws {
        let engine = try Desk().engine()
        let recording = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 1)), title: "Why I started")
        ).recording
        _ = try await engine(
            Cravings.addRecording, AddRecordingInput(file: Blob(Samples.sound(seconds: 2)), title: "Another"))
        let logged = try await engine(
            Cravings.logCraving, LogCravingInput(intensity: 5, recording: "Why I started"))
        let page = try await engine(Cravings.myEntries, MyEntriesInput())
        #expect(page.recordings == [recording])
        #expect(page.messages == [logged.selection?.message])
    }

    @Test func `a list has the status of the days of its period`() async throws {
        let engine = try Desk().engine()
        for (text, status) in [("2026-11-10", DayStatus.nothing), ("2026-11-12", .complete), ("2026-11-15", .unknown)] {
            _ = try await engine(Cravings.setDayStatus, SetDayStatusInput(day: .date(day(text)), status: status))
        }
        let filter = EntryFilter(from: .date(try day("2026-11-11")), through: .today)
        let page = try await engine(Cravings.myEntries, MyEntriesInput(filter: filter))
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).days == [], "no entry, no period")
        #expect(
            try page.days == [
                DiaryDay(day: day("2026-11-12"), status: .complete), DiaryDay(day: day("2026-11-15"), status: .unknown),
            ])
    }
}
