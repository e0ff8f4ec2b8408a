// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit
import Testing

@testable import ChallengeCommand

@Suite("When a reminder is due")
struct ReminderTests {
    private let window: NotificationWindow
    private let clock: ZoneClock
    private let saturday: CalendarDay

    init() throws {
        window = NotificationWindow(
            from: try ClockTime("08:00"), until: try ClockTime("20:30"), zone: "Europe/Kyiv")
        clock = try ZoneClock("Europe/Kyiv")
        saturday = try CalendarDay("2026-11-21")
    }

    /// A moment of a day, written as its time in UTC.
    private func moment(_ time: String, _ date: String = "2026-11-21") throws -> Timestamp {
        let (day, minutes) = (try CalendarDay(date), try ClockTime(time).minuteOfDay)
        return Timestamp(secondsSince1970: Double(day.daysSince1970 * 86_400 + minutes * 60))
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
    func `reminders lie inside the window`(now: String, due: String, date: String) throws {
        let reminder = try Reminder(window, clock, now: moment(now)) { _ in nil }
        #expect(reminder.due == (try moment(due, date)))
        #expect(reminder.day.description == date)
        #expect(reminder.challenge == nil)
    }

    /// From 22:00 to 07:00 in Kyiv is from 20:00 to 05:00 UTC.
    @Test(arguments: [
        ("21:30", "21:30", "2026-11-21"), ("02:00", "02:00", "2026-11-21"), ("05:00", "05:00", "2026-11-21"),
        ("05:01", "20:00", "2026-11-21"), ("12:00", "20:00", "2026-11-21"),
    ])
    func `a window can span midnight`(now: String, due: String, date: String) throws {
        var night = window
        (night.from, night.until) = (try ClockTime("22:00"), try ClockTime("07:00"))
        let reminder = try Reminder(night, clock, now: moment(now)) { _ in nil }
        #expect(reminder.due == (try moment(due, date)) && reminder.day.description == date)
        // What is settled waits for the next day, whose first minute lies in the window.
        let settled = try Reminder(night, clock, now: moment(now)) { _ in record { $0.status = .completed } }
        #expect(settled.due == (try moment("22:00", date)) && settled.day == saturday.adding(days: 1))
    }

    @Test func `settled challenges and given reminders wait for tomorrow`() throws {
        let open = try Reminder(window, clock, now: moment("11:00")) { $0 == saturday ? record() : nil }
        #expect(open.day == saturday && open.challenge?.id == "one")
        let settled: [(inout UserChallenge) -> Void] = [
            { $0.status = .completed }, { $0.status = .skipped }, { $0.notificationSent = true },
        ]
        for change in settled {
            let next = try Reminder(window, clock, now: moment("11:00")) { $0 == saturday ? record(change) : nil }
            #expect(next.day == saturday.adding(days: 1) && next.challenge == nil)
            #expect(next.due == (try moment("06:00", "2026-11-22")))
        }
    }

    /// Clocks in Paris went from 2:00 to 3:00 on 2026-03-29 and go from 3:00 to 2:00 on 2026-10-25.
    @Test(arguments: [
        ("2026-03-29", "02:30", "01:30"), ("2026-03-29", "08:00", "06:00"), ("2026-10-25", "02:30", "00:30"),
        ("2026-10-25", "08:00", "07:00"),
    ])
    func `reminders follow clock changes`(date: String, time: String, utc: String) throws {
        let paris = try ZoneClock("Europe/Paris")
        let found = paris.instant(try CalendarDay(date), minutes: try ClockTime(time).minuteOfDay)
        #expect(found == (try moment(utc, date)))
    }

    @Test func `unknown time zones are rejected`() throws {
        let failure = #expect(throws: ComputationError.self) { try ZoneClock("Europe/Atlantis") }
        #expect(failure?.description.contains("--zone: expected a zone of the tz database") == true)
    }

    @Test func `later calendars of a day have the same event`() throws {
        let uids = try ["03:10", "11:47", "11:48"].map { now in
            let reminder = try Reminder(window, clock, now: moment(now)) { _ in nil }
            let text = CalendarText(reminder, key: "\(reminder.day)-mine", description: "", written: try moment(now))
            let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\r\n")
            return lines.first { $0.hasPrefix("UID:") }.map(String.init)
        }
        #expect(uids == Array(repeating: "UID:2026-11-21-mine@almanac.invalid", count: 3))
    }
}
