// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CivilTime

@Suite struct PosixTimeZoneTests {
    // Rules that the database doesn't use today: days counted with and without February 29, hours outside the day, the
    // southern hemisphere, and winter time behind standard time. zdump reads the same text as a POSIX TZ value.
    @Test(arguments: [
        "AAA-2BBB,J60/0,J300/3:30", "AAA-2BBB,59/0,300/3:30", "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
        "AAA5BBB,M10.1.0/25,M4.1.6/167", "AAA-1BBB0,M10.5.0,M3.5.0/1",
        "AAA-3:30BBB-4:30:15,M2.1.1/-167,M11.5.6/24",
        "AAA24BBB-24,M2.5.1,M11.5.2",
    ])
    func `transitions of a rule equal zdump's`(footer: String) throws {
        let zone = try ZoneHistory(name: "Test/Zone", tzif: TZifFile.bytes(footer: footer))
        let blocks = ZdumpBlock.parse(Machine.output(of: "zdump -i -c 1970,2400 '\(footer)'"))
        let block = try #require(blocks.first, "zdump -i printed nothing")
        #expect(block.changes.count > 850)
        for change in block.changes.dropFirst() {
            let period = zone.period(atSecond: change.moment)
            #expect(period.start == change.moment, "\(change)")
            #expect(period.rule.offset == change.offset, "\(change)")
            #expect(period.rule.isFlaggedDaylight == change.isDaylight, "\(change)")
            #expect(period.rule.abbreviation == change.abbreviation)
        }
    }

    /// RFC 9636, section 3.3.1, has this rule as an example of year-round daylight saving time.
    @Test func `year-round daylight saving time has no second of standard time`() throws {
        let zone = try ZoneHistory(name: "Test/Zone", tzif: TZifFile.bytes(footer: "XXX3EDT4,0/0,J365/23"))
        for second in stride(from: 0, to: 4_000_000_000, by: 10_800) {
            guard zone.period(atSecond: second).rule.offset == -14_400 else {
                Issue.record("standard time at \(second)")
                return
            }
        }
    }

    /// The change of a year can be in the previous year: the first Monday of January minus 167 hours.
    @Test func `a transition outside its year is found`() throws {
        let zone = try ZoneHistory(
            name: "Test/Zone", tzif: TZifFile.bytes(footer: "AAA-3BBB-4,M1.1.1/-167,M6.1.1"))
        // Monday 4 January 1999 00:00 minus 167 hours is 28 December 1998 01:00, 22:00 UTC on the 27th.
        #expect(zone.period(atSecond: 914_796_000).rule.abbreviation == "BBB")
        #expect(zone.period(atSecond: 914_795_999).rule.abbreviation == "AAA")
        #expect(zone.period(atSecond: 914_795_999).end == 914_796_000)
    }

    @Test(arguments: [
        ("EST5EDT,M3.2.0,M11.1.0", 1_783_000_000, -14_400), ("<-03>3", 0, -10_800),
        ("<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", 1_795_219_200, 49_500),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_783_000_000, 3_600), ("XXX3EDT4,0/0,J365/23", 1_783_000_000, -14_400),
    ])
    func `a rule has the expected offset at an instant`(rule: String, seconds: Int, offset: Int) throws {
        let instant = Timestamp(secondsSince1970: seconds)
        #expect(try #require(PosixTimeZone(rule)).offset(at: instant).seconds == offset)
    }

    @Test(arguments: ["", "X", "EST", "EST5EDT", "EST5EDT,M13.1.0,M1.1.0", "EST5EDT,M3.2.0", "5EST"])
    func `text without a complete rule is rejected`(rule: String) { #expect(PosixTimeZone(rule) == nil) }

    @Test(arguments: [
        "", "A", "AB3", "AAA", "AAA25", "AAA3BBB", "AAA3BBB,", "AAA3BBB,M3.5.0", "AAA3BBB,M13.5.0,M10.5.0",
        "AAA3BBB,M3.6.0,M10.5.0", "AAA3BBB,M3.5.7,M10.5.0", "AAA3BBB,J0,J366", "AAA3BBB,J1/168,J2", "<AA>3",
        "<AAA3",
        "AAA3BBB,M3.5.0,M10.5.0x", "AAA3:60", "AAA99999999999999999999",
    ])
    func `malformed rules are rejected`(text: String) {
        #expect(PosixTimeZone(text) == nil)
    }
}
