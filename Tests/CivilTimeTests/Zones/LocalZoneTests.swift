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
    func `a local time is an instant, in a fold the earlier and in a gap by the offset before`(
        local: String, instant: String
    ) throws {
        let history = try paris()
        let closure = LocalZone("Test/Paris") { history.offset(at: $0).seconds }
        for zone in [LocalZone(history), closure] {
            #expect(zone.instant(of: try CivilDateTime(local)).description == instant, "\(zone.name)")
        }
    }

    @Test func `folds and gaps are told apart`() throws {
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

    @Test func `transitions follow each other`() throws {
        let history = try paris()
        let spring = try #require(history.transition(after: try Timestamp("2026-01-01T00:00:00Z").wholeSeconds))
        #expect(Timestamp(secondsSince1970: Double(spring.start)).description == "2026-03-29T01:00:00Z")
        #expect(spring.rule.abbreviation == "CEST" && spring.rule.saving == 3600)
        let autumn = try #require(history.transition(after: spring.start))
        #expect(Timestamp(secondsSince1970: Double(autumn.start)).description == "2026-10-25T01:00:00Z")
        #expect(try TimeZoneDatabase.system().zone(named: "UTC").transition(after: 0) == nil)
        #expect(history.transitions(in: spring.start..<autumn.start) == [spring])
        #expect(history.transitions(in: spring.start..<autumn.start + 1) == [spring, autumn])
        #expect(history.transitions(in: Int.min..<spring.start).first?.rule.abbreviation == "PMT")
        #expect(history.transitions(in: 0..<0) == [])
    }

    @Test func `fixed offsets never change`() throws {
        let zone = LocalZone(offset: try UTCOffset("+05:30"))
        #expect(zone.name == "+05:30")
        #expect(try zone.local(at: Timestamp("2026-11-21T20:00:00Z")).description == "2026-11-22T01:30:00")
        #expect(LocalZone.utc.name == "UTC" && LocalZone.utc.secondsFromUTC(Timestamp(secondsSince1970: 0)) == 0)
    }

    @Test(arguments: [
        ("Europe/Paris", "Europe/Paris", 3600), (":Europe/Paris", "Europe/Paris", 3600),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3", 3600), ("<-03>3", "<-03>3", -10_800),
        ("Etc/GMT+12", "Etc/GMT+12", -43_200),
    ])
    func `the variable TZ names a zone, a file or a rule`(value: String, name: String, seconds: Int) throws {
        let zone = try #require(LocalZone.zone(ofVariable: value))
        #expect(zone.name == name)
        #expect(zone.secondsFromUTC(try Timestamp("2026-11-21T08:00:00Z")) == seconds)
        let file = "\(try TimeZoneDatabase.system().directory)/Asia/Kolkata"
        #expect(LocalZone.zone(ofVariable: file)?.name == "Asia/Kolkata")
        #expect(LocalZone.zone(ofVariable: ":\(file)")?.secondsFromUTC(Timestamp(secondsSince1970: 0)) == 19_800)
    }

    @Test(arguments: ["", ":", "Mars/Olympus", "/nonexistent", "../etc/passwd", "/etc/passwd"])
    func `other values of TZ name none`(value: String) { #expect(LocalZone.zone(ofVariable: value) == nil) }

    /// The C library's answer: `date +%z` in a child process.
    @Test func `the machine's zone is that of the C library`() throws {
        let text = Machine.output(of: "date -d @1795248000 +%::z").filter { !$0.isWhitespace }
        try #require(!text.isEmpty, "date printed nothing")
        let instant = Timestamp(secondsSince1970: 1_795_248_000)
        #expect(LocalZone.machine.offset(at: instant) == (try UTCOffset(text)))
    }
}
