// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite struct ZoneHistoryTests {
    // Compares with zdump of the same machine: every zone, every change, the second before it and the second
    // itself. zdump comes with the C library (Debian: libc-bin); without it, or without its `-i`, the
    // test fails. Files that are equal to the byte are compared once.
    @Test func `every change of every zone is the one zdump prints`() throws {
        let database = try TimeZoneDatabase.system()
        var contents = Set<[UInt8]>()
        let names = database.zoneNames.filter {
            contents.insert(Machine.bytes(of: "\(database.directory)/\($0)")).inserted
        }
        #expect(names.count > 200)
        // Past 2037 the files' tables end; a zone for each rule of its own is followed further.
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

    // Rules the database does not use today: days counted with and without 29 February, hours outside the
    // day, the southern hemisphere, winter time behind standard time. zdump reads the same text as a POSIX
    // TZ value.
    @Test(arguments: [
        "AAA-2BBB,J60/0,J300/3:30", "AAA-2BBB,59/0,300/3:30", "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
        "AAA5BBB,M10.1.0/25,M4.1.6/167", "AAA-1BBB0,M10.5.0,M3.5.0/1",
        "AAA-3:30BBB-4:30:15,M2.1.1/-167,M11.5.6/24",
        "AAA24BBB-24,M2.5.1,M11.5.2",
    ])
    func `a rule for all years gives the changes zdump prints`(footer: String) throws {
        let zone = try ZoneHistory(name: "Test/Zone", tzif: Self.file(footer: footer))
        let blocks = ZdumpBlock.parse(Machine.output(of: "zdump -i -c 1970,2400 '\(footer)'"))
        let block = try #require(blocks.first, "zdump -i printed nothing")
        #expect(block.changes.count > 850)
        for change in block.changes.dropFirst() {
            let period = zone.period(at: change.moment)
            #expect(period.start == change.moment, "\(change)")
            #expect(period.rule.offset == change.offset, "\(change)")
            #expect(period.rule.isFlaggedDaylight == change.isDaylight, "\(change)")
            #expect(period.rule.abbreviation == change.abbreviation)
        }
    }

    /// RFC 9636, section 3.3.1, gives this rule as year-round daylight saving time.
    @Test func `summer time all year leaves no second of standard time`() throws {
        let zone = try ZoneHistory(name: "Test/Zone", tzif: Self.file(footer: "XXX3EDT4,0/0,J365/23"))
        for second in stride(from: 0, to: 4_000_000_000, by: 10_800) {
            guard zone.period(at: second).rule.offset == -14_400 else {
                Issue.record("standard time at \(second)")
                return
            }
        }
    }

    /// A change written for a year can fall into the year before: the first Monday of January less 167 hours.
    @Test func `a change hours outside of its year is found`() throws {
        let zone = try ZoneHistory(
            name: "Test/Zone", tzif: Self.file(footer: "AAA-3BBB-4,M1.1.1/-167,M6.1.1"))
        // Monday 4 January 1999 00:00 less 167 hours is 28 December 1998 01:00, 22:00 UTC of the 27th.
        #expect(zone.period(at: 914_796_000).rule.abbreviation == "BBB")
        #expect(zone.period(at: 914_795_999).rule.abbreviation == "AAA")
        #expect(zone.period(at: 914_795_999).end == 914_796_000)
    }

    private func compare(_ zone: ZoneHistory, _ block: ZdumpBlock, until year: Int) throws -> Int {
        var previous = try #require(block.changes.first)
        let first = zone.period(at: previous.moment)
        // zdump's cut at 1800 hides nothing.
        #expect(first.start == .min)
        #expect(first.rule.offset == previous.offset, "\(zone.name)")
        var moment = first.end
        for change in block.changes.dropFirst() {
            guard moment == change.moment else {
                Issue.record("\(zone.name): the change at \(change.moment) is read as \(moment)")
                return 0
            }
            let before = zone.period(at: moment - 1)
            let after = zone.period(at: moment)
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

    static let versions = ["Europe/Kyiv", "America/New_York", "Asia/Tehran", "Pacific/Apia", "UTC"]

    @Test func `files cut off or changed at random are refused, or read without harm`() throws {
        let seed: UInt64 = 9636
        print("TZif fuzz seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let database = try TimeZoneDatabase.system()
        for name in Self.versions {
            let sound = Machine.bytes(of: "\(database.directory)/\(name)")
            try #require(sound.count > 44)
            for length in stride(from: 0, to: sound.count, by: sound.count > 500 ? 7 : 1) {
                // A file that lacks only its last line break is refused too.
                #expect(throws: CivilTimeError.self) {
                    try ZoneHistory(name: name, tzif: Array(sound[..<length]))
                }
            }
            for _ in 0..<2000 {
                var bytes = sound
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
                guard let zone = try? ZoneHistory(name: name, tzif: bytes) else { continue }
                exercise(zone, &generator)
            }
        }
    }

    @Test func `random bytes after a sound header are refused, or read without harm`() {
        var generator = SeededGenerator(seed: 8536)
        for round in 0..<3000 {
            var bytes = Array("TZif".utf8)
            bytes.append(UInt8(ascii: round % 2 == 0 ? "2" : "3"))
            for _ in 0..<Int.random(in: 0...400, using: &generator) {
                let isZero = Int.random(in: 0...3, using: &generator) > 0
                bytes.append(isZero ? 0 : UInt8.random(in: 0...255, using: &generator))
            }
            guard let zone = try? ZoneHistory(name: "Test/Zone", tzif: bytes) else { continue }
            exercise(zone, &generator)
        }
    }

    private func exercise(_ zone: ZoneHistory, _ generator: inout SeededGenerator) {
        for _ in 0..<20 {
            let second = Int.random(in: -400_000_000_000...400_000_000_000, using: &generator)
            let period = zone.period(at: second)
            #expect(period.end > second)
            #expect(period.start <= second)
            var count = 0
            zone.periods(aroundLocal: second) { _ in count += 1 }
            #expect(count > 0)
            _ = zone.offsets(ofClock: second)
        }
    }

    @Test func `old files of version 1 are read`() throws {
        var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
        for count: UInt8 in [0, 0, 0, 1, 2, 8] { bytes += [0, 0, 0, count] }
        bytes +=
            [0, 0, 0, 100, 1] + [0, 0, 0, 0, 0, 0] + [0, 0, 0x0E, 0x10, 1, 4] + Array("AAA\0BBB\0".utf8)
        let zone = try ZoneHistory(name: "Test/Zone", tzif: bytes)
        #expect(zone.period(at: 99).rule.abbreviation == "AAA")
        #expect(zone.period(at: 100).rule.abbreviation == "BBB")
        #expect(zone.period(at: 100).rule.offset == 3600)
    }

    @Test(arguments: [
        "", "A", "AB3", "AAA", "AAA25", "AAA3BBB", "AAA3BBB,", "AAA3BBB,M3.5.0", "AAA3BBB,M13.5.0,M10.5.0",
        "AAA3BBB,M3.6.0,M10.5.0", "AAA3BBB,M3.5.7,M10.5.0", "AAA3BBB,J0,J366", "AAA3BBB,J1/168,J2", "<AA>3",
        "<AAA3",
        "AAA3BBB,M3.5.0,M10.5.0x", "AAA3:60", "AAA99999999999999999999",
    ])
    func `malformed rules for all years are refused`(text: String) {
        #expect(PosixTimeZone(text) == nil)
    }

    /// A version 3 file that has only a footer.
    private static func file(footer: String) -> [UInt8] {
        var block = Array("TZif3".utf8) + [UInt8](repeating: 0, count: 15)
        for count: UInt8 in [0, 0, 0, 0, 1, 4] { block += [0, 0, 0, count] }
        block += [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
        return block + block + Array("\n\(footer)\n".utf8)
    }
}
