// SPDX-License-Identifier: Apache-2.0

import Calendars
import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite("Holidays of a person")
struct HolidayTests {
    /// By our convention, a holiday is near in the week that ends with it.
    @Test(arguments: [("2026-08-17", false), ("2026-08-18", true), ("2026-08-24", true), ("2026-08-25", false)])
    func `a holiday is near during the week before it`(date: String, isNear: Bool) throws {
        var settings = ChallengeSettings()
        let day = try CalendarDay(date)
        #expect(!settings.isHoliday(day))
        settings.country = try Country("ua")
        #expect(settings.isHoliday(day) == isNear)
    }

    @Test func `personal holidays count too`() throws {
        var settings = ChallengeSettings()
        let (first, last) = (try CalendarDay("2026-09-01"), try CalendarDay("2026-09-05"))
        settings.ownHolidays = [HolidayRange(name: "Harvest", from: first, through: last)]
        let near = (-1...5).map { settings.isHoliday(first.adding(days: $0)) }
        #expect(near == [false, true, true, true, true, true, false])
    }

    @Test func `invalid date ranges are rejected`() async throws {
        let engine = try Engine([ChallengesPlugin()])
        let failure = await #expect(throws: ComputationError.self) {
            try await engine(
                Challenges.holidays,
                ListHolidaysInput(
                    country: try Country("UA"), from: try CalendarDay("2026-02-01"),
                    through: try CalendarDay("2026-01-01")))
        }
        #expect(failure?.description.contains("through: expected a day not before `from`") == true)
        let today = try CalendarDay("2026-11-21")
        var preferences = UserPreferences()
        let day = try CalendarDay("2026-09-01")
        preferences.settings.ownHolidays = [
            HolidayRange(name: "A", from: day, through: day.adding(days: -1)),
            HolidayRange(name: "B", from: day, through: day.adding(days: 400)),
            HolidayRange(name: "B", from: day, through: day),
        ]
        #expect(
            preferences.contradictions(today: today).map(\.path) == [
                "settings.ownHolidays[0].through", "settings.ownHolidays[1].through", "settings.ownHolidays[2]",
            ])
    }
}
