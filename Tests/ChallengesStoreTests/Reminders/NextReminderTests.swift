// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import Testing

@testable import ChallengesStore

@Suite("When a reminder is due")
struct NextReminderTests {
    private let window: NotificationWindow
    private let zone: ZoneHistory
    private let saturday: CalendarDay

    init() throws {
        window = NotificationWindow(
            from: try ClockTime("08:00"), until: try ClockTime("20:30"), zone: "Europe/Kyiv")
        zone = try ReminderZone.history("Europe/Kyiv", at: "zone")
        saturday = try CalendarDay("2026-11-21")
    }

    /// An instant of a day, written as its time in UTC.
    private func moment(_ time: String, _ date: String = "2026-11-21") throws -> Timestamp {
        try Timestamp("\(date)T\(time):00Z")
    }

    private func record(_ change: (inout UserChallenge) -> Void = { _ in }) -> UserChallenge {
        var record = UserChallenge(
            id: "one", challenge: "sketch", title: "Sketch", traits: ChallengeTraits(category: .creative),
            situation: Situation(day: saturday), assigned: RecordedTime(secondsSince1970: 0))
        change(&record)
        return record
    }

    /// Kyiv is two hours ahead of UTC in November, so the window is from 06:00 to 18:30 UTC.
    @Test(arguments: [
        ("03:10", "06:00", "2026-11-21"), ("06:00", "06:00", "2026-11-21"), ("11:47", "11:47", "2026-11-21"),
        ("18:30", "18:30", "2026-11-21"), ("18:31", "06:00", "2026-11-22"), ("22:30", "06:00", "2026-11-22"),
    ])
    func `a reminder is within the hours`(now: String, due: String, date: String) throws {
        let reminder = try NextReminder(window, in: zone, now: moment(now)) { _ in nil }
        #expect(reminder.due == (try moment(due, date)))
        #expect(reminder.day.description == date)
        #expect(reminder.record == nil)
    }

    /// From 22:00 to 07:00 in Kyiv is from 20:00 to 05:00 UTC.
    @Test(arguments: [
        ("21:30", "21:30", "2026-11-21"), ("02:00", "02:00", "2026-11-21"), ("05:00", "05:00", "2026-11-21"),
        ("05:01", "20:00", "2026-11-21"), ("12:00", "20:00", "2026-11-21"),
    ])
    func `hours may include midnight`(now: String, due: String, date: String) throws {
        var night = window
        (night.from, night.until) = (try ClockTime("22:00"), try ClockTime("07:00"))
        let reminder = try NextReminder(night, in: zone, now: moment(now)) { _ in nil }
        #expect(reminder.due == (try moment(due, date)) && reminder.day.description == date)
        // After a settled day comes the next one, whose first minute is within the hours.
        let settled = try NextReminder(night, in: zone, now: moment(now)) { _ in record { $0.status = .completed } }
        #expect(settled.due == (try moment("22:00", date)) && settled.day == saturday.adding(days: 1))
    }

    @Test func `a settled day or a given reminder waits for tomorrow`() throws {
        let open = try NextReminder(window, in: zone, now: moment("11:00")) { $0 == saturday ? record() : nil }
        #expect(open.day == saturday && open.record?.id == "one")
        let settled: [(inout UserChallenge) -> Void] = [
            { $0.status = .completed }, { $0.status = .skipped }, { $0.notificationSent = true },
        ]
        for change in settled {
            let next = try NextReminder(window, in: zone, now: moment("11:00")) {
                $0 == saturday ? record(change) : nil
            }
            #expect(next.day == saturday.adding(days: 1) && next.record == nil)
            #expect(next.due == (try moment("06:00", "2026-11-22")))
        }
    }

    @Test func `an unknown zone is refused`() throws {
        let failure = #expect(throws: ComputationError.self) { try ReminderZone.history("Europe/Atlantis", at: "zone") }
        #expect(failure?.description.contains("zone: expected a time zone of the tz database") == true)
    }
}
