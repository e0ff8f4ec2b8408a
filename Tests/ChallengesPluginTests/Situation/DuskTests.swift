// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import ChallengesPlugin

@Suite struct DuskTests {
    /// Astral 3.2: sun.dusk with a depression of 6 degrees, plus the offset of the local clock.
    ///
    /// Astral's own figure has
    /// refraction and the observer's elevation at 0; both agree within 5 minutes.
    @Test(arguments: [
        (50.45, 30.52, "2026-10-15", 3.0, 18.661), (50.45, 30.52, "2026-01-15", 2, 17.005),
        (50.45, 30.52, "2026-06-15", 3, 21.951), (50.45, 30.52, "2026-03-15", 2, 18.59),
        (40.42, -3.7, "2026-10-15", 2, 20.045), (40.42, -3.7, "2026-06-15", 2, 22.337),
        (-33.87, 151.21, "2026-01-15", 11, 20.626), (-33.87, 151.21, "2026-06-15", 10, 17.349),
        (-0.18, -78.47, "2026-03-15", -5, 18.781), (64.15, -21.94, "2026-01-15", 0, 17.468),
    ]) func `dusk equals another library's within minutes`(
        latitude: Double, longitude: Double, day: String, offset: Double, expected: Double
    ) throws {
        let hour = Dusk.hour(
            on: try CalendarDay(day), at: HomePosition(latitude: latitude, longitude: longitude), offset: offset)
        #expect(abs(hour - expected) < 5.0 / 60, "\(hour)")
    }

    @Test func `polar days have no dusk and polar nights no daylight`() throws {
        let tromso = HomePosition(latitude: 75, longitude: 19)
        #expect(Dusk.hour(on: try CalendarDay("2026-06-21"), at: tromso, offset: 2) == 24)
        #expect(Dusk.hour(on: try CalendarDay("2026-12-21"), at: tromso, offset: 1) == 0)
    }

    @Test func `without a position, dusk follows the season`() throws {
        func dusk(_ day: String, isSouthern: Bool = false) throws -> Double {
            Situation(day: try CalendarDay(day), isSouthern: isSouthern).effectiveDusk
        }
        #expect(try dusk("2026-10-15") == 18 && dusk("2026-01-15") == 16.5)
        #expect(try dusk("2026-07-15") == 21 && dusk("2026-07-15", isSouthern: true) == 16.5)
        #expect(Situation(day: try CalendarDay("2026-07-15"), dusk: 22.25).effectiveDusk == 22.25)
    }
}
