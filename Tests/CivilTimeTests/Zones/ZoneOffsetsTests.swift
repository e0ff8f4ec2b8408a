// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite("Offsets of the zones of the tz database")
struct ZoneOffsetsTests {
    private let database: TimeZoneDatabase

    init() throws { database = try TimeZoneDatabase.system() }

    /// Offsets that the C library gives (`TZ=ZONE date -d @SECONDS +%z`), before, within and beyond the table.
    @Test(arguments: [
        ("Europe/Paris", 1_795_219_200, 3_600), ("Europe/Paris", 1_783_000_000, 7_200),
        ("Europe/Paris", 4_102_444_800, 3_600), ("Europe/Paris", 4_118_000_000, 7_200),
        ("America/New_York", 1_793_509_199, -14_400), ("America/New_York", 1_793_512_800, -18_000),
        ("Australia/Lord_Howe", 4_102_444_800, 39_600), ("Australia/Lord_Howe", 4_118_000_000, 37_800),
        ("Asia/Kolkata", 1_795_219_200, 19_800), ("Pacific/Chatham", 4_102_444_800, 49_500),
        ("America/Sao_Paulo", 4_102_444_800, -10_800), ("Europe/Dublin", 4_118_000_000, 3_600),
        ("Europe/Dublin", 4_102_444_800, 0), ("UTC", 0, 0),
    ])
    func `offsets are those of the C library`(zone: String, seconds: Int, offset: Int) {
        #expect(database.offset(of: zone, at: seconds) == offset)
    }

    @Test(arguments: [
        "Europe/Atlantis", "", "../../../etc/passwd", "/etc/passwd", "Europe", "Europe/Paris/x", "Europe//Paris",
    ])
    func `what is no zone is not known`(name: String) {
        #expect(database.offset(of: name, at: 0) == nil)
    }

    /// Both clocks of a change in Paris, and the hour that came twice or never (`date -d 'TZ="Europe/Paris" …' +%z`).
    @Test(arguments: [
        ("2026-03-29", 1, 59, 3_600), ("2026-03-29", 2, 30, 3_600), ("2026-03-29", 3, 0, 7_200),
        ("2026-10-25", 1, 59, 7_200), ("2026-10-25", 2, 30, 7_200), ("2026-10-25", 3, 0, 3_600),
    ])
    func `a clock's time has the first offset, and that before a gap`(
        date: String, hour: Int, minute: Int, offset: Int
    ) throws {
        let clock = try CalendarDay(date).daysSince1970 * 86_400 + hour * 3_600 + minute * 60
        #expect(database.offset(of: "Europe/Paris", atClock: clock) == offset)
    }

    @Test(arguments: [
        ("EST5EDT,M3.2.0,M11.1.0", 1_783_000_000, -14_400), ("<-03>3", 0, -10_800),
        ("<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", 1_795_219_200, 49_500),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_783_000_000, 3_600), ("XXX3EDT4,0/0,J365/23", 1_783_000_000, -14_400),
    ])
    func `rules for years to come`(rule: String, seconds: Int, offset: Int) throws {
        let instant = Timestamp(secondsSince1970: Double(seconds))
        #expect(try #require(PosixTimeZone(rule)).offset(at: instant).seconds == offset)
    }

    @Test(arguments: ["", "X", "EST", "EST5EDT", "EST5EDT,M13.1.0,M1.1.0", "EST5EDT,M3.2.0", "5EST"])
    func `what is no rule is refused`(rule: String) { #expect(PosixTimeZone(rule) == nil) }
}
