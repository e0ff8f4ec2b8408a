// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite struct ZoneOffsetsTests {
    private let database: TimeZoneDatabase

    init() throws { database = try TimeZoneDatabase.system() }

    /// Offsets from the C library (`TZ=ZONE date -d @SECONDS +%z`), before, within, and after the table.
    @Test(arguments: [
        ("Europe/Paris", 1_795_219_200, 3_600), ("Europe/Paris", 1_783_000_000, 7_200),
        ("Europe/Paris", 4_102_444_800, 3_600), ("Europe/Paris", 4_118_000_000, 7_200),
        ("America/New_York", 1_793_509_199, -14_400), ("America/New_York", 1_793_512_800, -18_000),
        ("Australia/Lord_Howe", 4_102_444_800, 39_600), ("Australia/Lord_Howe", 4_118_000_000, 37_800),
        ("Asia/Kolkata", 1_795_219_200, 19_800), ("Pacific/Chatham", 4_102_444_800, 49_500),
        ("America/Sao_Paulo", 4_102_444_800, -10_800), ("Europe/Dublin", 4_118_000_000, 3_600),
        ("Europe/Dublin", 4_102_444_800, 0), ("UTC", 0, 0),
    ])
    func `offsets equal the C library's`(zone: String, seconds: Int, offset: Int) {
        #expect(database.offset(of: zone, at: seconds) == offset)
    }

    @Test(arguments: [
        "Europe/Atlantis", "", "../../../etc/passwd", "/etc/passwd", "Europe", "Europe/Paris/x", "Europe//Paris",
    ])
    func `unknown zones have no offset`(name: String) {
        #expect(database.offset(of: name, at: 0) == nil)
    }

    /// Both offsets of a change in Paris, and the repeated or skipped hour (`date -d 'TZ="Europe/Paris" …' +%z`).
    @Test(arguments: [
        ("2026-03-29", 1, 59, 3_600), ("2026-03-29", 2, 30, 3_600), ("2026-03-29", 3, 0, 7_200),
        ("2026-10-25", 1, 59, 7_200), ("2026-10-25", 2, 30, 7_200), ("2026-10-25", 3, 0, 3_600),
    ])
    func `a local time has the earlier offset of a fold and the one before a gap`(
        date: String, hour: Int, minute: Int, offset: Int
    ) throws {
        let clock = try CalendarDay(date).daysSince1970 * 86_400 + hour * 3_600 + minute * 60
        #expect(database.offset(of: "Europe/Paris", atClock: clock) == offset)
    }

    /// Clocks in Kwajalein skipped 1993-08-21; those of Lord Howe change by half an hour.
    @Test func `the default implementation agrees with the database`() throws {
        struct Probed: ZoneOffsets {
            let database: TimeZoneDatabase
            func offset(of zone: String, at unixSeconds: Int) -> Int? { database.offset(of: zone, at: unixSeconds) }
        }
        let probed = Probed(database: database)
        for zone in ["Europe/Paris", "Pacific/Kwajalein", "Australia/Lord_Howe", "UTC"] {
            for transition in try database.zone(named: zone).transitions(inSeconds: 0..<2_000_000_000) {
                for step in stride(from: -90_000, through: 90_000, by: 1_800) {
                    let clock = transition.start + transition.rule.offset + step
                    #expect(probed.offset(of: zone, atClock: clock) == database.offset(of: zone, atClock: clock))
                }
            }
        }
        #expect(probed.offset(of: "Europe/Atlantis", atClock: 0) == nil)
        #expect(probed.offset(of: "UTC", atClock: .max) == 0 && database.offset(of: "UTC", atClock: .min) == 0)
    }

    @Test(arguments: [Int.min, -1 << 40, 1 << 40, Int.max])
    func `local times from a source with absurd offsets never overflow`(second: Int) {
        struct Extremes: ZoneOffsets {
            func offset(of zone: String, at unixSeconds: Int) -> Int? { unixSeconds < 0 ? .min : .max }
        }
        #expect(Extremes().offset(of: "Nowhere", atClock: second) != nil)
    }
}
