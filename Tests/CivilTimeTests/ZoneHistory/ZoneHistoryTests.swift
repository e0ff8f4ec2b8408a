// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite struct ZoneHistoryTests {
    // Compares with zdump of the same machine: every zone, and the second before and of every change. zdump is part of
    // the C library (Debian: libc-bin); without it, or without its option `-i`, the test fails. Files with the same
    // bytes are compared once.
    @Test func `transitions equal zdump's for every zone`() throws {
        let database = try TimeZoneDatabase.system()
        var contents = Set<[UInt8]>()
        let names = database.zoneNames.filter {
            contents.insert(Machine.bytes(of: "\(database.directory)/\($0)")).inserted
        }
        #expect(names.count > 200)
        // The tables of the files end in 2037; one zone for each different rule is compared beyond it.
        var rules = Set<PosixTimeZone?>()
        let ruled = try names.filter { rules.insert(try database.zone(named: $0).footer).inserted }
        var changes = 0
        for (names, year) in [(names, 2039), (ruled, 2101)] {
            let command =
                "TZDIR='\(database.directory)' zdump -i -c 1800,\(year) \(names.joined(separator: " "))"
            let blocks = ZdumpBlock.parse(Machine.output(of: command))
            #expect(blocks.count == names.count)
            for block in blocks {
                changes += try compare(try database.zone(named: block.name), block, until: year)
            }
        }
        print("zdump: \(names.count) zones, \(ruled.count) rules for later years, \(changes) changes")
        #expect(changes > 20_000)
    }

    private func compare(_ zone: ZoneHistory, _ block: ZdumpBlock, until year: Int) throws -> Int {
        var previous = try #require(block.changes.first)
        let first = zone.period(atSecond: previous.moment)
        // No history has changes before 1800, where zdump begins.
        #expect(first.start == .min)
        #expect(first.rule.offset == previous.offset, "\(zone.name)")
        var moment = first.end
        for change in block.changes.dropFirst() {
            guard moment == change.moment else {
                Issue.record("\(zone.name): the change at \(change.moment) is read as \(moment)")
                return 0
            }
            let before = zone.period(atSecond: moment - 1)
            let after = zone.period(atSecond: moment)
            let isSame =
                before.rule.offset == previous.offset && after.rule.offset == change.offset
                && after.rule.isFlaggedDaylight == change.isDaylight
                && after.rule.abbreviation == change.abbreviation && before.end == moment
                && after.start == moment
            guard isSame else {
                Issue.record("\(zone.name): \(change) is read as \(after)")
                return 0
            }
            moment = after.end
            previous = change
        }
        let end = try CalendarDay(year: year, month: 1, day: 1).daysSince1970 * 86_400
        #expect(moment >= end, "\(zone.name)")
        return block.changes.count
    }

    @Test func `files of version 1 are read`() throws {
        var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
        for count: UInt8 in [0, 0, 0, 1, 2, 8] { bytes += [0, 0, 0, count] }
        bytes +=
            [0, 0, 0, 100, 1] + [0, 0, 0, 0, 0, 0] + [0, 0, 0x0E, 0x10, 1, 4] + Array("AAA\0BBB\0".utf8)
        let zone = try ZoneHistory(name: "Test/Zone", tzif: bytes)
        #expect(zone.period(atSecond: 99).rule.abbreviation == "AAA")
        #expect(zone.period(atSecond: 100).rule.abbreviation == "BBB")
        #expect(zone.period(atSecond: 100).rule.offset == 3600)
    }

    @Test func `the local time of an instant is never in a gap`() throws {
        let berlin = try TimeZoneDatabase.system().zone(named: "Europe/Berlin")
        let last = try Timestamp("2026-03-29T00:59:59.9999997Z")
        #expect(berlin.local(at: last).description == "2026-03-29T01:59:59.9999997")
        #expect(LocalZone(berlin).local(at: last).description == "2026-03-29T01:59:59.9999997")
        #expect(berlin.local(at: last + .nanoseconds(300)).description == "2026-03-29T03:00:00")
        #expect(berlin.instant(of: berlin.local(at: last)) == last)
        #expect(berlin.period(at: last).end == berlin.transition(after: last)?.start)
    }

    @Test func `transitions are found in order`() throws {
        let history = try TimeZoneDatabase.system().zone(named: "Europe/Paris")
        let spring = try #require(history.transition(after: try Timestamp("2026-01-01T00:00:00Z")))
        #expect(Timestamp(secondsSince1970: spring.start).description == "2026-03-29T01:00:00Z")
        #expect(spring.rule.abbreviation == "CEST" && spring.rule.saving == 3600)
        let autumn = try #require(history.transition(afterSecond: spring.start))
        #expect(Timestamp(secondsSince1970: autumn.start).description == "2026-10-25T01:00:00Z")
        #expect(try TimeZoneDatabase.system().zone(named: "UTC").transition(afterSecond: 0) == nil)
        #expect(history.transitions(inSeconds: spring.start..<autumn.start) == [spring])
        #expect(history.transitions(inSeconds: spring.start..<autumn.start + 1) == [spring, autumn])
        #expect(history.transitions(inSeconds: Int.min..<spring.start).first?.rule.abbreviation == "PMT")
        #expect(history.transitions(inSeconds: 0..<0) == [])
    }

    /// RFC 9636, section 3.3: the footer applies to times after the last transition, even one without a change.
    @Test func `the footer applies from the last transition, even one without a change`() throws {
        let (year1990, summer2006, year2020, summer2021) = (631_152_000, 1_155_696_831, 1_577_836_800, 1_625_140_800)
        for first in [[], [(second: Int64(year1990), offset: UInt8(1))]] {
            let bytes = TZifFile.bytes(
                offsets: [(first.isEmpty ? 3600 : 0, "OLD"), (3600, "CET")],
                transitions: first + [(second: Int64(year2020), offset: first.isEmpty ? 0 : 1)],
                footer: first.isEmpty ? "OLD-1CEST,M3.5.0,M10.5.0/3" : "CET-1CEST,M3.5.0,M10.5.0/3")
            let zone = try ZoneHistory(name: "Test/NoChange", tzif: bytes)
            let old = zone.period(atSecond: summer2006)
            #expect(old.rule.offset == 3600 && old.start == (first.isEmpty ? .min : year1990))
            // The footer's first summer time is that of 2020.
            #expect(old.end == 1_585_443_600)
            #expect(zone.period(atSecond: year2020).start == old.start)
            #expect(zone.period(atSecond: summer2021).rule.offset == 7200)
        }
    }
}
