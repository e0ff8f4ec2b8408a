// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import CravingsPlugin
import StoreTesting
import Testing

@testable import CravingsStore

@Suite struct DayStatusTests {
    @Test func `the current day begins at 04:00`() async throws {
        let desk = try Desk()
        // 03:00 and 05:00 on 2026-11-22, on clocks two hours ahead of UTC.
        let night = try await desk.engine(hours: 17)(Cravings.setDayStatus, SetDayStatusInput(status: .complete))
        let morning = try await desk.engine(hours: 19)(Cravings.setDayStatus, SetDayStatusInput(status: .nothing))
        #expect(night.day.description == "2026-11-21" && morning.day.description == "2026-11-22")
    }

    @Test func `a day in the future has no status`() async throws {
        let desk = try Desk()
        let error = await failure {
            try await desk.engine()(Cravings.setDayStatus, SetDayStatusInput(day: .tomorrow, status: .complete))
        }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["day"])
        #expect(try Samples.rows(desk.book) == [])
    }

    @Test func `a day with entries can be complete, but has something to report`() async throws {
        let engine = try Desk().engine()
        _ = try await engine(Cravings.logCraving, LogCravingInput(intensity: 5))
        _ = try await engine(Cravings.logUse, LogUseInput(method: .dab, amount: 1))
        let error = await failure {
            try await engine(Cravings.setDayStatus, SetDayStatusInput(status: .nothing))
        }
        #expect(error?.code == .conflict && error?.description.contains("2026-11-21 has 2 entries") == true)
        let report = try await engine(Cravings.setDayStatus, SetDayStatusInput(status: .complete))
        #expect(report.cravings == 1 && report.uses == 1 && report.status == .complete)
    }

    @Test func `several days are marked, and those with entries are left as they are`() async throws {
        let engine = try Desk().engine()
        _ = try await engine(
            Cravings.logUse,
            LogUseInput(
                method: .vape, amount: 1, time: EntryMoment(instant: Moments.now.advanced(by: .seconds(-2 * 86_400)))))
        let report = try await engine(
            Cravings.setDayStatus,
            SetDayStatusInput(day: .date(day("2026-11-17")), through: .yesterday, status: .nothing))
        #expect((report.marked, report.leftOut, report.uses) == (3, 1, 1))
        let summary = try await engine(Cravings.mySummary, MySummaryInput(period: StatedPeriod(days: 5)))
        #expect(summary.period.coveredDays == 4 && summary.daysWithoutUse.shortage?.n == 4)
        let error = await failure {
            try await engine(
                Cravings.setDayStatus,
                SetDayStatusInput(day: .yesterday, through: .date(day("2026-11-17")), status: .nothing))
        }
        #expect(error?.code == .refused && error?.issues.map(\.path) == ["through"])
    }

    @Test func `an entry on a day with nothing to report removes the mark and says so`() async throws {
        let engine = try Desk().engine()
        _ = try await engine(Cravings.setDayStatus, SetDayStatusInput(status: .nothing))
        let logged = try await engine(Cravings.logCraving, LogCravingInput(intensity: 2))
        #expect(logged.notices.map(\.code) == ["cravings.day-reopened"])
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).days == [])
        _ = try await engine(Cravings.setDayStatus, SetDayStatusInput(status: .complete))
        let second = try await engine(Cravings.logCraving, LogCravingInput(intensity: 2))
        #expect(second.notices == [])
        #expect(try await engine(Cravings.myEntries, MyEntriesInput()).days.map(\.status) == [.complete])
    }

    @Test func `a day without entries and status isn't a day without use`() async throws {
        let engine = try Desk().engine()
        for days in [1, 4] {
            _ = try await engine(
                Cravings.logUse,
                LogUseInput(
                    method: .vape, amount: 1,
                    time: EntryMoment(instant: Moments.now.advanced(by: .seconds(-days * 86_400)))))
        }
        let before = try await engine(Cravings.mySummary, MySummaryInput(period: StatedPeriod(days: 7)))
        #expect(before.period.coveredDays == 2 && before.period.unknownDays == 5)
        _ = try await engine(
            Cravings.setDayStatus, SetDayStatusInput(day: .date(day("2026-11-19")), status: .nothing))
        let after = try await engine(Cravings.mySummary, MySummaryInput(period: StatedPeriod(days: 7)))
        #expect(after.period.coveredDays == 3 && after.period.unknownDays == 4)
    }
}
