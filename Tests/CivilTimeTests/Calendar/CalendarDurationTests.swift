// SPDX-License-Identifier: Apache-2.0

import CivilTime
import Testing

@Suite struct CalendarDurationTests {
    @Test(arguments: [
        ("P1Y2M3DT4H5M6S", "P1Y2M3DT4H5M6S"), ("P2W", "P2W"), ("P0D", "PT0S"), ("PT90M", "PT90M"), ("P1M", "P1M"),
        ("PT1M", "PT1M"), ("P1Y3D", "P1Y0M3D"), ("PT1H5S", "PT1H0M5S"), ("P1YT1S", "P1YT1S"), ("P1W2D", "P1W2D"),
        ("P007D", "P7D"), ("P999999999Y", "P999999999Y"), ("P1M2W", "P1M2W"), ("P1Y2W3D", "P1Y0M2W3D"),
    ])
    func `durations round-trip through text`(text: String, written: String) throws {
        let duration = try CalendarDuration(text)
        #expect(duration.description == written)
        #expect(try CalendarDuration(written) == duration)
    }

    @Test(arguments: [
        "", "P", "PT", "P1", "1D", "P1DT", "P-1D", "-P1D", "P1.5D", "P1D2M", "P1H", "PT1D", "P1S", "P1000000000D",
        "P 1D",
        "p1d", "P1Y1Y", "PT1S1M", "P1D ",
    ])
    func `invalid durations are rejected`(text: String) {
        #expect(throws: CivilTimeError.self) { try CalendarDuration(text) }
    }

    @Test(arguments: [
        ("P1.5D", "fractions are not supported: write whole numbers, such as PT90M for an hour and a half"),
        ("PT0,5S", "fractions are not supported: write whole numbers, such as PT90M for an hour and a half"),
        ("-P1D", "durations have no sign"), ("p1d", "write uppercase letters"),
    ])
    func `fractions, signs and lowercase letters get a suggestion`(text: String, suggestion: String) {
        let error = #expect(throws: CivilTimeError.self) { try CalendarDuration(text) }
        #expect(error?.recoverySuggestion == suggestion)
    }

    @Test func `negative and huge units are rejected`() {
        #expect(throws: CivilTimeError.self) { try CalendarDuration(days: -1) }
        #expect(throws: CivilTimeError.self) { try CalendarDuration(seconds: 1_000_000_000) }
    }

    /// From java.time's `LocalDate.plus(Period)`.
    @Test(arguments: [
        ("2026-01-31", "P1M", "2026-02-28"), ("2024-01-31", "P1M", "2024-02-29"), ("2024-02-29", "P1Y", "2025-02-28"),
        ("2026-11-21", "P1Y2M10D", "2028-01-31"), ("2026-11-30", "P3M1D", "2027-03-01"),
        ("2026-12-31", "P2W", "2027-01-14"),
        ("2026-11-21", "PT36H", "2026-11-22"), ("2026-11-21", "PT23H59M59S", "2026-11-21"),
        ("2026-11-21", "PT0S", "2026-11-21"),
        ("9999-12-01", "P1M", "9999-12-31"), ("2026-11-21", "P999999999Y999999999D", "9999-12-31"),
    ])
    func `adding a duration to a day gives a day`(day: String, duration: String, sum: String) throws {
        #expect(try CalendarDay(day).adding(CalendarDuration(duration)).description == sum)
    }

    @Test(arguments: [
        ("2026-01-31T23:30:00.5", "P1MT45M", "2026-03-01T00:15:00.5"),
        ("2026-11-21T12:00", "P1DT12H", "2026-11-23T00:00:00"),
        ("2026-11-21T12:00", "PT86400S", "2026-11-22T12:00:00"), ("9999-12-31T23:00", "PT2H", "9999-12-31T23:59:59"),
    ])
    func `adding a duration to a local time gives a local time`(local: String, duration: String, sum: String) throws {
        #expect(try CivilDateTime(local).adding(CalendarDuration(duration)).description == sum)
    }
}
