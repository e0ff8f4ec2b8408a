// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import Testing

@testable import AstrologyPlugin

@Suite struct LocalTimeResolverTests {
    let resolver: LocalTimeResolver

    init() throws {
        resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
    }

    private func resolve(
        _ text: String, _ zone: String? = nil, longitude: Double? = nil, fold: FoldChoice? = nil
    ) throws -> LocalTimeResolution {
        let parsed = try DateTimeText(parsing: text)
        let basis = try TimeBasis(parsed) ?? TimeBasis(parsing: zone ?? "")
        let local = LocalDateTime(date: parsed.date, time: try #require(parsed.time))
        return try resolver.resolve(
            local, in: basis, longitude: longitude, fold: fold, isCalendarStated: parsed.isCalendarStated)
    }

    /// Python's zoneinfo (PEP 495 round trips); Fixtures/make_local_times.py.
    @Test func `readings agree with Python's zoneinfo`() throws {
        let rows = TimeFixture.rows("local-times.csv")
        #expect(rows.count == 408)
        for row in rows {
            let resolution = try resolve(row[1], row[0])
            #expect(resolution.readings.map(\.utc) == row[2].split(separator: ";").map(String.init), "\(row)")
            #expect((resolution.gap == nil) == !row[2].isEmpty, "\(row)")
        }
    }

    // MARK: Folds and gaps. The changes are those of the tz database's file `europe`, which cites the laws.

    @Test func `Paris repeats 02:30 in autumn 1983`() throws {
        let resolution = try resolve("1983-09-25T02:30", "Europe/Paris")
        #expect(resolution.outcome == .ambiguous)
        #expect(resolution.readings.map(\.utc) == ["1983-09-25T00:30:00Z", "1983-09-25T01:30:00Z"])
        #expect(resolution.readings.map(\.kind) == [.earlier, .later])
        #expect(resolution.readings.map(\.abbreviation) == ["CEST", "CET"])
        #expect(resolution.chosen == nil)
        #expect(resolution.question?.contains("choose fold earlier or later") == true)
        #expect(throws: TimeInputError.self) { try resolution.chosenReading() }
        let later = try resolve("1983-09-25T02:30", "Europe/Paris", fold: .later)
        #expect(try later.chosenReading().utc == "1983-09-25T01:30:00Z")
        #expect(later.readings.count == 2)
        let stated = try resolve("1983-09-25T02:30+02:00[Europe/Paris]")
        #expect(try stated.chosenReading().utc == "1983-09-25T00:30:00Z")
    }

    /// Moscow time until the German occupation set the clocks back at midnight: +3 standard to +2 summer.
    @Test func `Kyiv repeats the hour before midnight in September 1941`() throws {
        let resolution = try resolve("1941-09-19T23:30", "Europe/Kyiv")
        #expect(resolution.outcome == .ambiguous)
        #expect(resolution.readings.map(\.offset.seconds) == [10_800, 7200])
        #expect(resolution.readings.map(\.isDaylight) == [false, true])
        #expect(resolution.readings.map(\.standardOffset.seconds) == [10_800, 3600])
        #expect(resolution.readings.allSatisfy { !$0.isDoubleSummerTime })
    }

    @Test func `Berlin skips 02:30 in March 2021`() throws {
        let resolution = try resolve("2021-03-28T02:30", "Europe/Berlin", fold: .later)
        #expect(resolution.outcome == .nonExistent)
        #expect(resolution.readings.isEmpty)
        #expect(resolution.chosen == nil)
        let gap = try #require(resolution.gap)
        #expect(gap.lastBefore.description == "2021-03-28T01:59:59")
        #expect(gap.before.utc == "2021-03-28T00:59:59Z")
        #expect(gap.firstAfter.description == "2021-03-28T03:00:00")
        #expect(gap.after.utc == "2021-03-28T01:00:00Z")
        #expect(gap.seconds == 3600)
        #expect {
            try resolution.chosenReading()
        } throws: {
            "\($0)".contains("2021-03-28T01:59:59") && "\($0)".contains("2021-03-28T03:00:00")
        }
    }

    /// Samoa's International Date Line Act 2011.
    @Test func `Apia skips December 30, 2011`() throws {
        for time in ["00:00", "12:00", "23:59:59.999"] {
            let resolution = try resolve("2011-12-30T\(time)", "Pacific/Apia")
            #expect(resolution.outcome == .nonExistent)
            #expect(resolution.gap?.lastBefore.description == "2011-12-29T23:59:59")
            #expect(resolution.gap?.firstAfter.description == "2011-12-31T00:00:00")
            #expect(resolution.gap?.seconds == 86_400)
        }
        #expect(
            try resolve("2011-12-31T00:00", "Pacific/Apia").readings.map(\.utc) == ["2011-12-30T10:00:00Z"])
    }

    /// Governor Claveria's decree of 16 August 1844: Monday 30 December was followed by Wednesday 1 January
    /// 1845.
    @Test(arguments: [nil, 120.98, 125.6])
    func `Manila skips December 31, 1844`(longitude: Double?) throws {
        for time in ["00:00", "00:00:01", "12:00", "23:59:59"] {
            let missing = try resolve("1844-12-31T\(time)", "Asia/Manila", longitude: longitude)
            #expect(missing.outcome == .nonExistent, "\(time)")
            #expect(missing.gap?.seconds == 86_400)
        }
        let before = try resolve("1844-12-30T12:00", "Asia/Manila", longitude: longitude)
        let after = try resolve("1845-01-01T12:00", "Asia/Manila", longitude: longitude)
        #expect(before.outcome == .localMeanTime)
        let reading = try before.chosenReading()
        #expect(try after.chosenReading().julianDay == reading.julianDay + 1)
        #expect(try after.chosenReading().offset.seconds == reading.offset.seconds + 86_400)
        let day = try CalendarDate(year: 1844, month: 12, day: 31)
        #expect(throws: TimeInputError.self) {
            try resolver.day(day, in: .zone("Asia/Manila"), longitude: longitude)
        }
    }

    // MARK: Odd standard times and daylight saving

    /// Royal decree of 1909: Amsterdam time, 19 min 32 s ahead of Greenwich, and an hour more in summer.
    @Test func `Amsterdam is at +01:19:32 in summer 1935`() throws {
        let reading = try resolve("1935-06-15T12:00", "Europe/Amsterdam").chosenReading()
        #expect(reading.offset.description == "+01:19:32")
        #expect(reading.utc == "1935-06-15T10:40:28Z")
        #expect(reading.kind == .ordinary)
        #expect(!reading.isLocalMeanTime)
        let winter = try resolve("1935-01-15T12:00", "Europe/Amsterdam", longitude: 6.9).chosenReading()
        #expect(winter.offset.description == "+00:19:32")
    }

    @Test func `Oslo is at +2 in July 1945`() throws {
        let oslo = try resolve("1945-07-01T12:00", "Europe/Oslo").chosenReading()
        #expect(oslo.offset.seconds == 7200)
        #expect(!oslo.isDoubleSummerTime)
        #expect(resolver.database?.hasBackzone == true)
    }

    /// tz database, files `europe` and `asia`; the summers two hours ahead are British 1941 to 1947, German
    /// 1945 and 1947, French 1945 (*heure d'été double*) and Muscovite 1918.
    @Test(arguments: [
        ("1941-07-01T12:00", "Europe/London", "+02:00", "BDST", true),
        ("1944-07-01T12:00", "Europe/London", "+02:00", "BDST", true),
        ("1944-12-01T12:00", "Europe/London", "+01:00", "BST", false),
        ("1947-05-01T12:00", "Europe/London", "+02:00", "BDST", true),
        ("1945-06-15T12:00", "Europe/Berlin", "+03:00", "CEMT", true),
        ("1947-06-01T12:00", "Europe/Berlin", "+03:00", "CEMT", true),
        ("1946-06-01T12:00", "Europe/Berlin", "+02:00", "CEST", false),
        ("1945-06-15T12:00", "Europe/Paris", "+02:00", "WEMT", true),
        ("1918-07-15T12:00", "Europe/Moscow", "+04:31:19", "MDST", true),
        ("1969-07-01T12:00", "Europe/London", "+01:00", "BST", false),
    ])
    func `double summer time is distinguished`(
        text: String, zone: String, offset: String, abbreviation: String, isDouble: Bool
    ) throws {
        let reading = try resolve(text, zone).chosenReading()
        #expect(reading.offset.description == offset)
        #expect(reading.abbreviation == abbreviation)
        #expect(reading.isDoubleSummerTime == isDouble)
        #expect(reading.rule.contains("double summer time, 2 h ahead") == isDouble)
    }

    /// The Standard Time Act 1968 and its amendment of 1971 made winter the exception.
    ///
    /// Morocco's clocks go back in Ramadan, which was from 24 April to 23 May in 2020 (tz database, file africa).
    @Test func `Ramadan in May isn't winter time`() throws {
        let reading = try ResolveTime(sources: ChartFixture.sources()).resolve(
            Birth(date: "2020-05-10T12:00", place: "Casablanca, MA"))
        let rule = try #require(reading.resolution?.chosen?.rule)
        #expect(rule.contains("1 h behind standard time") && !rule.contains("winter"), "\(rule)")
    }

    @Test func `Irish winter time isn't daylight saving time`() throws {
        let winter = try resolve("1990-01-01T12:00", "Europe/Dublin").chosenReading()
        #expect(!winter.isDaylight)
        #expect(winter.standardOffset.seconds == 3600)
        #expect(winter.rule.contains("GMT (+00:00), 1 h behind standard time"))
        #expect(try !resolve("1990-07-01T12:00", "Europe/Dublin").chosenReading().isDaylight)
    }

    @Test func `rules are described in a sentence`() throws {
        let rule = try resolve("1995-07-01T12:00", "europe/kyiv").chosenReading().rule
        #expect(
            rule == "Europe/Kyiv: EEST (+03:00), daylight saving time, in force from 1995-03-26 to 1995-09-24"
        )
        let fixed = try resolve("1995-07-01T12:00+05:30").chosenReading()
        #expect(fixed.rule == "fixed offset +05:30, as specified")
        #expect(fixed.kind == .fixedOffset)
        #expect(fixed.utc == "1995-07-01T06:30:00Z")
        let numeric = try resolve("2030-07-01T12:00", "Asia/Tehran").chosenReading()
        #expect(numeric.rule == "Asia/Tehran: +03:30, standard time, in force since 2022-09-21")
    }

    @Test func `offsets that the zone didn't have are rejected`() {
        #expect {
            try resolve("1983-09-25T02:30+03:00[Europe/Paris]")
        } throws: {
            "\($0)".contains("+02:00 or +01:00")
        }
    }

    @Test func `Z means UTC even before a zone`() throws {
        #expect(try resolve("1990-05-15T14:30Z[Europe/Kyiv]").readings.map(\.utc) == ["1990-05-15T14:30:00Z"])
    }

    @Test func `uninhabited places have a warning`() throws {
        // Troll station opened in 2005 (tz database, file `antarctica`).
        let resolution = try resolve("1990-05-15T14:30", "Antarctica/Troll")
        #expect(resolution.warnings.map(\.code) == [.undefinedLocalTime])
    }

    // MARK: Julian days and text

    /// Meeus, chapter 7: 1957 October 4.81 is JD 2436116.31; J2000.0 is 2451545.0.
    @Test(arguments: [
        ("1957-10-04T19:26:24Z", 2_436_116.31), ("2000-01-01T12:00Z", 2_451_545.0),
        ("2000-01-01T00:00Z", 2_451_544.5),
        ("1858-11-17T00:00Z", 2_400_000.5), ("-4712-01-01T12:00Z[u-ca=julian]", 0.0),
        ("0333-01-27T12:00Z[u-ca=julian]", 1_842_713.0),
        ("1990-05-15T14:30:00.5+03:00", 2_448_026.979_172_454),
    ])
    func `Julian days agree with Meeus`(text: String, julianDay: Double) throws {
        let reading = try resolve(text).chosenReading()
        #expect(abs(reading.julianDay - julianDay) < 1e-9)
    }

    @Test func `fractions of a second and distant years are kept`() throws {
        #expect(
            try resolve("1990-05-15T14:30:15.25+03:00").readings.map(\.utc) == ["1990-05-15T11:30:15.25Z"])
        #expect(try resolve("+12026-01-01T00:30+01:00").readings.map(\.utc) == ["+12025-12-31T23:30:00Z"])
        #expect(try resolve("-13000-01-01T00:00+18:00[u-ca=gregory]").readings.map(\.utc) == ["-13001-12-31T06:00:00Z"])
    }

    @Test func `every second around a change is among the readings of its local time`() throws {
        let seed: UInt64 = 1992
        print("LocalTimeResolver sweep seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let names = resolver.database?.zoneNames ?? []
        for _ in 0..<400 {
            let name = names[Int.random(in: 0..<names.count, using: &generator)]
            let zone = try #require(resolver.database).zone(named: name)
            let longitude = Double(zone.period(atSecond: -6_000_000_000).rule.offset % 86_400) / 240
            let hasLongitude = abs(longitude) <= 178 && Bool.random(using: &generator)
            let timeline = ZoneTimeline(
                basis: .zone(name), zone: zone,
                longitude: hasLongitude ? longitude + Double.random(in: -2...2, using: &generator) : nil)
            let transition = zone.transitions(inSeconds: Int.min..<2_208_988_800).randomElement(using: &generator)
            let instant = (transition?.start ?? 0) + Int.random(in: -100_000...100_000, using: &generator)
            // The readings of an instant's local time must include the instant.
            var locals: [(Int, Int)] = []
            timeline.stretches(aroundLocal: instant) { stretch in
                if stretch.start <= instant, instant < stretch.end {
                    locals.append((instant + stretch.offset, stretch.offset))
                }
            }
            #expect(locals.count == 1, "\(name) \(instant)")
            for (clock, offset) in locals {
                let local = LocalDateTime(clockSeconds: clock, nanosecond: 0, calendar: .gregorian)
                let (readings, gap) = try resolver.readings(of: local, in: timeline)
                #expect(gap == nil)
                #expect(readings.contains { $0.offset.seconds == offset }, "\(name) \(local)")
                #expect(readings.map(\.julianDay) == readings.map(\.julianDay).sorted())
            }
        }
    }
}
