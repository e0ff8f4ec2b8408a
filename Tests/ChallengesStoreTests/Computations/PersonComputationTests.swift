// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import Calendars
import ChallengesPlugin
import ComputationKit
import StoreTesting
import Testing

@testable import ChallengesStore

@Suite struct PersonComputationTests {
    private let desk: Desk
    private let engine: Engine
    private let hours: NotificationHours

    init() throws {
        desk = try Desk()
        engine = try desk.engine()
        hours = NotificationHours(from: try ClockTime("08:00"), until: try ClockTime("20:30"))
    }

    private func set(_ change: (inout SetPreferencesInput) -> Void) async throws -> MyPreferences {
        var input = SetPreferencesInput()
        change(&input)
        return try await engine(Challenges.setPreferences, input)
    }

    @Test func `preferences stay until they are cleared`() async throws {
        #expect(try await !engine(Challenges.myPreferences, MyPreferencesInput()).isStated)
        let first = try await set {
            ($0.socialComfort, $0.preferredCategories, $0.restAfterCompleting) = (3, [.creative], 5)
        }
        #expect(first.isStated && first.rules.coolDown == CoolDown(completed: 5, skipped: 7))
        let second = try await set {
            ($0.budget, $0.socialComfort, $0.restAfterCompleting) = (.small, .some(nil), .some(nil))
        }
        #expect(second.preferences.preferredCategories == [.creative] && second.preferences.budget == .small)
        #expect(second.preferences.socialComfort == nil)
        #expect(second.rules.coolDown == CoolDown(completed: 7, skipped: 7))
        #expect(second.rules.exploration == 0.05, "the pack's setting holds")
        #expect(try await engine(Challenges.myPreferences, MyPreferencesInput()) == second)
    }

    @Test func `reminders keep their zone, which is in the tz database`() async throws {
        #expect(try await set { $0.notificationHours = hours }.preferences.notifications?.zone == "UTC")
        _ = try await set { $0.notificationZone = "europe/kyiv" }
        let window = try await set { $0.notificationHours = hours }.preferences.notifications
        #expect(window?.zone == "Europe/Kyiv" && window?.from == hours.from)
        let unknown = await failure { try await set { $0.notificationZone = "Europe/Atlantis" } }
        #expect(unknown?.code == .refused && unknown?.issues.map(\.path) == ["notificationZone"])
        #expect(try await set { $0.notificationHours = .some(nil) }.preferences.notifications == nil)
    }

    @Test func `a zone is stored before hours for reminders are set`() async throws {
        let stated = try await set { $0.notificationZone = "europe/kyiv" }.preferences
        #expect(stated.notifications == nil && stated.settings.notificationZone == "Europe/Kyiv")
        let reminded = try await set { $0.notificationHours = hours }.preferences
        #expect(reminded.notifications?.zone == "Europe/Kyiv" && reminded.settings.notificationZone == nil)
        _ = try await set { $0.notificationHours = .some(nil) }
        _ = try await set { $0.notificationZone = "Europe/Kyiv" }
        #expect(try await set { $0.notificationHours = .some(nil) }.preferences == UserPreferences())
    }

    @Test func `cleared preferences return to their defaults`() async throws {
        _ = try await set {
            ($0.mostTime, $0.budget, $0.retentionDays) = (.quick, .free, 30)
            ($0.excludedLocations, $0.preferredCategories, $0.preferredLocations) = ([.home], [.creative], [.outdoor])
        }
        let cleared = try await set {
            ($0.mostTime, $0.budget, $0.retentionDays) = (.some(nil), .some(nil), 0)
            ($0.excludedLocations, $0.preferredCategories) = (.some(nil), .some(nil))
            $0.preferredLocations = .some(nil)
        }
        #expect(cleared.preferences == UserPreferences())
    }

    @Test func `an empty input is refused`() async throws {
        let refusal = await failure { try await set { _ in } }
        #expect(refusal?.code == .refused && refusal?.message == "There is nothing to change.")
        #expect(try await !engine(Challenges.myPreferences, MyPreferencesInput()).isStated)
    }

    @Test func `a field without a field that it requires is refused`() async throws {
        for (path, error) in [
            ("notificationZone", await failure { try await set { $0.notificationZone = "Europe/Atlantis" } }),
            ("afterRetention", await failure { try await set { $0.afterRetention = .forget } }),
            (
                "notificationHours.until",
                await failure {
                    try await set { $0.notificationHours = NotificationHours(from: hours.from, until: hours.from) }
                }
            ),
        ] { #expect(error?.code == .refused && error?.issues.map(\.path) == [path], "\(path)") }
    }

    @Test func `each reminder is given once, and the day stores the time`() async throws {
        let unset = await failure { try await engine(Challenges.claimReminder, ClaimReminderInput()) }
        #expect(unset?.code == .notFound && unset?.message == "No hours for reminders are set.")
        _ = try await set { ($0.notificationHours, $0.notificationZone) = (hours, "Europe/Kyiv") }
        let early = try desk.engine(hours: -3)
        let next = try await early(Challenges.myNextReminder, MyNextReminderInput())
        #expect(next.due.description == "2026-11-21T06:00:00Z")
        #expect(try next.localTime == CivilDateTime("2026-11-21T08:00:00"))
        #expect(next.challenge == nil && next.zone == "Europe/Kyiv")
        #expect(try await early(Challenges.claimReminder, ClaimReminderInput()).reminder == nil)
        #expect(try desk.book.history().isEmpty)
        let given = try #require(try await engine(Challenges.claimReminder, ClaimReminderInput()).reminder)
        #expect(given.id == next.id && given.challenge != nil)
        #expect(try desk.book.history().first?.reminded == RecordedTime(Moments.now))
        #expect(try await engine(Challenges.claimReminder, ClaimReminderInput()).reminder == nil)
        let after = try await engine(Challenges.myNextReminder, MyNextReminderInput())
        #expect(after.day == (try day("2026-11-22")) && after.id != next.id)
        let other = try Desk(seed: 8).engine(hours: -3)
        var input = SetPreferencesInput()
        (input.notificationHours, input.notificationZone) = (hours, "Europe/Kyiv")
        _ = try await other(Challenges.setPreferences, input)
        let another = try await other(Challenges.myNextReminder, MyNextReminderInput())
        #expect(another.day == next.day && another.id != next.id, "another user")
    }

    @Test func `holidays of the country and the user's own are listed`() async throws {
        _ = try await set { $0.country = try? Country("UA") }
        let added = try await engine(
            Challenges.addHoliday, AddHolidayInput(name: "Name day", from: .date(day("2026-12-19"))))
        #expect(added.through == added.from)
        let list = try await engine(Challenges.myHolidays, MyHolidaysInput())
        #expect(try list.from == day("2026-11-21"))
        #expect(try list.through == day("2027-11-21"))
        #expect(list.own == [added] && list.country?.code == "UA" && !list.holidays.isEmpty)
        #expect(list.total == list.holidays.count + 1 && list.cursor == nil)
        var (read, own): ([Holiday], [HolidayRange]) = ([], [])
        var input = MyHolidaysInput(limit: 2)
        repeat {
            let part = try await engine(Challenges.myHolidays, input)
            #expect(part.holidays.count + part.own.count <= 2 && part.total == list.total)
            read += part.holidays
            own += part.own
            input.cursor = part.cursor
        } while input.cursor != nil
        #expect(read == list.holidays && own == list.own)
        let cursor = try await engine(Challenges.myHolidays, MyHolidaysInput(limit: 2)).cursor
        let foreign = await failure {
            try await engine(Challenges.myHolidays, MyHolidaysInput(from: .date(day("2027-01-01")), cursor: cursor))
        }
        #expect(foreign?.code == .refused && foreign?.issues.map(\.path) == ["cursor"])
        let twice = await failure {
            try await engine(Challenges.addHoliday, AddHolidayInput(name: "name day", from: .date(day("2026-12-20"))))
        }
        #expect(twice?.code == .conflict)
        let swapped = await failure {
            try await engine(
                Challenges.addHoliday,
                AddHolidayInput(name: "Break", from: .date(day("2026-12-20")), through: .date(day("2026-12-01"))))
        }
        #expect(swapped?.issues.map(\.path) == ["through"])
        let unknown = await failure { try await engine(Challenges.removeHoliday, RemoveHolidayInput(name: "Nam day")) }
        #expect(unknown?.code == .notFound && unknown?.issues.first?.recoverySuggestion?.contains("Name day") == true)
        #expect(try await engine(Challenges.removeHoliday, RemoveHolidayInput(name: "NAME DAY")) == added)
        let span = await failure {
            try await engine(Challenges.myHolidays, MyHolidaysInput(through: .date(day("2026-01-01"))))
        }
        #expect(span?.issues.map(\.path) == ["through"])
    }

    @Test func `learning is reset, and the model has the time of its last fit`() async throws {
        _ = try await engine(Challenges.assignToday, AssignTodayInput())
        _ = try await engine(Challenges.complete, CompleteInput(rating: 5))
        let known = try await engine(Challenges.myPreferences, MyPreferencesInput()).preferences
        #expect(known.modelRefitted == RecordedTime(Moments.now))
        let reset = try await engine(Challenges.resetLearning, ResetLearningInput())
        #expect(reset == LearningReset(examples: 1, feedback: 0, hadPrior: false))
        #expect(try await engine(Challenges.myPreferences, MyPreferencesInput()).preferences.modelRefitted == nil)
    }

    @Test func `what isn't stated stays`() async throws {
        let engine = try Desk().engine()
        var all = SetPreferencesInput()
        (all.socialComfort, all.preferredDifficulty, all.budget, all.bookings) = (1, 2, .small, .morning)
        let stated = try await engine(Challenges.setPreferences, all).preferences
        var language = SetPreferencesInput()
        language.language = .uk
        var expected = stated
        expected.language = .uk
        #expect(try await engine(Challenges.setPreferences, language).preferences == expected)
        #expect(expected.socialComfort == 1 && expected.preferredDifficulty == 2)
        var cleared = SetPreferencesInput()
        cleared.socialComfort = .some(nil)
        #expect(try await engine(Challenges.setPreferences, cleared).preferences.socialComfort == nil)
    }
}
