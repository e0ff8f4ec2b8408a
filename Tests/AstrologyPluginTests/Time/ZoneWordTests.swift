// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Offsets as people write them.
@Suite struct ZoneWordTests {
    @Test(arguments: [
        ("UTC+3", 10_800), ("utc+3", 10_800), ("GMT+3", 10_800), ("UT-5", -18_000), ("UTC+03", 10_800),
        ("UTC+05:30", 19_800), ("UTC+0530", 19_800), ("GMT-3:30", -12_600), ("UTC + 3", 10_800), ("+3", 10_800),
        ("+03", 10_800), ("-5:30", -19_800), ("UTC\u{2212}4", -14_400), ("UTC+0", 0), ("+01:19:32", 4772),
    ])
    func `an offset in words is an offset`(text: String, seconds: Int) throws {
        #expect(try TimeBasis(parsing: text) == .offset(UTCOffset(seconds: seconds)))
        let birth = Birth(date: "1990-05-15T14:30", zone: text)
        let reading = try ResolveTime(sources: ChartFixture.sources()).resolve(birth)
        #expect(reading.resolution?.chosen?.offset.seconds == seconds)
    }

    /// The zones of the tz database have the opposite sign: Etc/GMT+3 is three hours behind.
    @Test(arguments: ["Etc/GMT+3", "UTC", "GMT", "Europe/Kyiv", "EST5EDT"])
    func `names of zones stay names`(text: String) throws {
        #expect(try TimeBasis(parsing: text) == .zone(text))
    }

    @Test(arguments: ["UTC+19", "UTC+3:75", "GMT+333", "+3x"])
    func `other words aren't offsets`(text: String) {
        #expect(UTCOffset(inWords: text) == nil)
    }

    @Test func `an offset in words can be in the date`() throws {
        let birth = Birth(date: "1990-05-15T14:30[UTC+3]")
        #expect(
            try ResolveTime(sources: ChartFixture.sources()).resolve(birth).resolution?.chosen?.utc
                == "1990-05-15T11:30:00Z")
    }
}
