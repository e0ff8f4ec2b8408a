// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite struct LocalZoneTests {
    private func paris() throws -> ZoneHistory { try TimeZoneDatabase.system().zone(named: "Europe/Paris") }

    /// Clocks in Paris went from 2:00 to 3:00 on 2026-03-29 and from 3:00 to 2:00 on 2026-10-25, at 1:00 UTC each.
    @Test(arguments: [
        ("2026-03-29T01:59:59", "2026-03-29T00:59:59Z"), ("2026-03-29T02:30", "2026-03-29T01:30:00Z"),
        ("2026-03-29T03:00", "2026-03-29T01:00:00Z"), ("2026-10-25T02:30", "2026-10-25T00:30:00Z"),
        ("2026-10-25T03:00", "2026-10-25T02:00:00Z"), ("2026-07-01T12:00", "2026-07-01T10:00:00Z"),
    ])
    func `a local time is the earlier instant of a fold and uses the offset before a gap`(
        local: String, instant: String
    ) throws {
        let history = try paris()
        let closure = LocalZone("Test/Paris") { history.offset(at: $0).seconds }
        for zone in [LocalZone(history), closure] {
            #expect(zone.instant(of: try CivilDateTime(local)).description == instant, "\(zone.name)")
        }
    }

    @Test func `folds and gaps have both offsets`() throws {
        let history = try paris()
        let (summer, winter) = (try UTCOffset("+02:00"), try UTCOffset("+01:00"))
        for zone in [LocalZone(history), LocalZone("Test/Paris") { history.offset(at: $0).seconds }] {
            #expect(zone.offsets(of: try CivilDateTime("2026-10-25T02:30")) == .fold(earlier: summer, later: winter))
            #expect(zone.offsets(of: try CivilDateTime("2026-03-29T02:30")) == .gap(before: winter, after: summer))
            #expect(!zone.offsets(of: try CivilDateTime("2026-03-29T02:30")).isShown)
            #expect(zone.offsets(of: try CivilDateTime("2026-03-29T03:00")) == .unique(summer))
            #expect(zone.local(at: try Timestamp("2026-07-01T10:00:00Z")).description == "2026-07-01T12:00:00")
        }
    }

    @Test func `adding a duration follows the zone's clocks`() throws {
        let zone = LocalZone(try paris())
        func sum(_ instant: String, _ duration: String) throws -> String {
            let sum = try Timestamp(instant).adding(CalendarDuration(duration), in: zone)
            return sum.text(at: zone.offset(at: sum))
        }
        // From java.time's ZonedDateTime.plus.
        #expect(try sum("2026-03-28T12:00:00+01:00", "P1D") == "2026-03-29T12:00:00+02:00")
        #expect(try sum("2026-03-28T12:00:00+01:00", "PT24H") == "2026-03-29T13:00:00+02:00")
        #expect(try sum("2026-03-28T02:30:00.5+01:00", "P1D") == "2026-03-29T03:30:00.5+02:00")
        #expect(try sum("2026-10-24T02:30:00+02:00", "P1D") == "2026-10-25T02:30:00+02:00")
        #expect(try sum("2026-10-26T02:30:00+01:00", "P0D") == "2026-10-26T02:30:00+01:00")
        #expect(try sum("2026-10-25T02:30:00+01:00", "PT1S") == "2026-10-25T02:30:01+01:00")
        #expect(try sum("2025-10-25T02:30:00+02:00", "P1Y") == "2026-10-25T02:30:00+02:00")
        #expect(try sum("2025-12-25T02:30:00+01:00", "P10M") == "2026-10-25T02:30:00+01:00")
        #expect(try sum("2026-01-31T12:00:00+01:00", "P1MT1H") == "2026-02-28T13:00:00+01:00")
    }

    @Test func `fixed offsets never change`() throws {
        let zone = LocalZone(offset: try UTCOffset("+05:30"))
        #expect(zone.name == "+05:30")
        #expect(try zone.local(at: Timestamp("2026-11-21T20:00:00Z")).description == "2026-11-22T01:30:00")
        #expect(LocalZone.utc.name == "UTC" && LocalZone.utc.offset(at: Timestamp(secondsSince1970: 0)) == .zero)
    }

    @Test(arguments: [
        ("Europe/Paris", "Europe/Paris", 3600), (":Europe/Paris", "Europe/Paris", 3600),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3", 3600), ("<-03>3", "<-03>3", -10_800),
        ("Etc/GMT+12", "Etc/GMT+12", -43_200),
    ])
    func `the variable TZ names a zone, a file or a rule`(value: String, name: String, seconds: Int) throws {
        let zone = try #require(LocalZone.zone(ofVariable: value))
        #expect(zone.name == name)
        #expect(zone.offset(at: try Timestamp("2026-11-21T08:00:00Z")).seconds == seconds)
        let file = "\(try TimeZoneDatabase.system().directory)/Asia/Kolkata"
        #expect(LocalZone.zone(ofVariable: file)?.name == "Asia/Kolkata")
        #expect(LocalZone.zone(ofVariable: ":\(file)")?.offset(at: Timestamp(secondsSince1970: 0)).seconds == 19_800)
    }

    @Test(arguments: ["", ":", "Mars/Olympus", "/nonexistent", "../etc/passwd", "/etc/passwd"])
    func `other values of TZ name no zone`(value: String) { #expect(LocalZone.zone(ofVariable: value) == nil) }

    /// From the C library: `date +%z` in a child process.
    @Test func `the machine's zone equals the C library's`() throws {
        let text = Machine.output(of: "date -d @1795248000 +%::z").filter { !$0.isWhitespace }
        try #require(!text.isEmpty, "date printed nothing")
        let instant = Timestamp(secondsSince1970: 1_795_248_000)
        #expect(LocalZone.machine.offset(at: instant) == (try UTCOffset(text)))
    }
}
