// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import ComputationKit
import Testing

@testable import AstrologyPlugin

/// What the table of territories doesn't decide has a warning.
@Suite struct TerritoryWarningTests {
    let resolver: LocalTimeResolver

    init() throws {
        resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
    }

    private func warnings(_ birth: Birth) throws -> [TimeWarning] {
        try #require(try BirthReading(birth).resolution(using: resolver)).warnings
    }

    private func codes(_ date: String, _ place: String) throws -> [TimeWarning.Code] {
        try warnings(Birth(date: date, place: place)).map(\.code)
    }

    /// Poland had no law about the time of its regions until 1922.
    @Test func `clocks that aren't established have a warning with the possible offsets`() throws {
        let warning = try #require(
            try warnings(Birth(date: "1920-01-15T12:00", place: "Poznań")).first { $0.code == .territoryUndetermined })
        #expect(warning.message.contains("Poznań was contested, then in Poland"))
        #expect(warning.message.contains("+02:00 of Europe/Warsaw was used"))
        #expect(warning.message.contains("it may have been +01:00 (Europe/Berlin)"))
        #expect(!warning.message.contains("--"))
    }

    @Test(arguments: [
        // The law of the Ukrainian People's Republic on Central European Time, and the Soviet decrees on zone time.
        ("1919-07-15T12:00", "Kyiv"), ("1918-06-01T12:00", "Kharkiv"),
        // tz has German time of Chisinau, which was in Romania.
        ("1943-01-15T12:00", "Chisinau"),
        // Summer time of the Provisional Government, which tz has in Moscow only.
        ("1917-08-01T12:00", "Kyiv"), ("1917-08-01T12:00", "Minsk"), ("1917-08-01T12:00", "Tallinn"),
        ("1917-08-01T12:00", "Tbilisi"), ("1917-08-01T12:00", "Samara, RU"),
        // In the Ottoman Empire until 1912 or 1913.
        ("1911-01-15T12:00", "Pristina"), ("1911-01-15T12:00", "Novi Pazar, RS"),
        ("1911-01-15T12:00", "Blagoevgrad"),
        // Under the Central Powers, which had summer time.
        ("1917-07-01T12:00", "Belgrade, RS"), ("1917-07-01T12:00", "Bucharest"),
        // Rhodes under Italy, Menton annexed by Italy, Hanko leased to the Soviet Union.
        ("1930-01-15T12:00", "Ródos, GR"), ("1941-01-15T12:00", "Menton, FR"), ("1941-01-15T12:00", "Hanko, FI"),
        // tz: "about 30 regions" left Moscow time for half a year.
        ("1981-12-15T12:00", "Voronezh"),
        // tz, backzone: Europe/Uzhgorod, "dubious".
        ("1990-12-15T12:00", "Uzhhorod"),
        // tz: two times in use.
        ("1995-01-01T12:00", "Ürümqi"),
        // tz: Nationalist Spain had its own summer times.
        ("1937-06-01T12:00", "Sevilla"),
        // tz: daylight saving time by local option.
        ("1952-07-01T12:00", "Cleveland, Ohio, US"),
        // tz: the "Battle of the Clocks".
        ("1930-01-01T12:00", "Mumbai"),
    ])
    func `doubts that the database's own comments mention have a warning`(date: String, place: String) throws {
        #expect(try codes(date, place).contains(.territoryUndetermined))
    }

    /// Between the first and the last town that changed hands, a region's day isn't that of a place.
    ///
    /// The days of the towns are those of "Освобождение городов" (1985).
    @Test(arguments: [
        // Fastiv was retaken on 1943-11-07, the left bank of the Dnieper in September.
        ("1943-10-15T12:00", "Fastiv", "Europe/Moscow"),
        // Apostolove was retaken on 1944-02-05, the left bank of the Dnieper in September 1943.
        ("1944-01-20T12:00", "Apostolove, UA", "Europe/Berlin"),
        // Ovruch was retaken on 1943-11-17, and the front was near it until the end of the year.
        ("1943-12-15T12:00", "Ovruch", "Europe/Berlin"),
    ])
    func `days between the first and the last town of a region have a warning`(
        date: String, place: String, other: String
    ) throws {
        let warning = try #require(try warnings(Birth(date: date, place: place)).first)
        #expect(warning.code == .territoryUndetermined)
        #expect(warning.message.contains("\(other)"))
    }

    /// Sloviansk was retaken on 1943-02-17 for about eleven days.
    ///
    /// Moscow time was UTC+3.
    @Test func `a town that changed hands four times has its own days`() throws {
        let reading = try BirthReading(Birth(date: "1943-02-20T12:00", place: "Slovyansk, Donetsk, UA"))
        let resolution = try #require(try reading.resolution(using: resolver))
        #expect(resolution.readings.map(\.offset.description) == ["+03:00"])
        #expect(resolution.warnings.map(\.code) == [.territoryChange])
    }

    /// The table knows who administered Transnistria, Bessarabia, and Bukovina, not their clocks.
    ///
    /// Romania had no summer time in the war (tz, Rule Romania), and German time was UTC+1 in winter.
    @Test(arguments: ["Odesa, UA", "Izmayil", "Mohyliv-Podilskyy", "Chernivtsi", "Chisinau", "Tiraspol"])
    func `probable clocks are used, with a warning`(place: String) throws {
        let reading = try BirthReading(Birth(date: "1943-01-15T12:00", place: place))
        let resolution = try #require(try reading.resolution(using: resolver))
        #expect(reading.zone.name == "Europe/Bucharest")
        #expect(resolution.readings.map(\.offset.description) == ["+02:00"])
        let warning = try #require(resolution.warnings.first { $0.code == .territoryUndetermined })
        #expect(warning.message.contains("+02:00 of Europe/Bucharest was used"))
        #expect(warning.message.contains("+01:00 (Europe/Berlin)"))
    }

    @Test(arguments: [
        ("1952-01-15T12:00", "Cleveland, Ohio, US"), ("1952-07-01T12:00", "New York City"),
        ("1970-07-01T12:00", "Cleveland, Ohio, US"), ("1950-01-01T12:00", "Sevilla"), ("1985-07-01T12:00", "Voronezh"),
        ("1960-01-01T12:00", "Mumbai"), ("1995-01-15T12:00", "Uzhhorod"), ("1960-07-01T12:00", "Lviv"),
        ("1990-05-15T14:30", "Kyiv"), ("1955-05-05T12:00", "Paris, FR"),
        ("1953-06-01T12:00", "Ustrzyki Dolne"),
    ])
    func `places and days without a doubt have no warning`(date: String, place: String) throws {
        #expect(try codes(date, place).isEmpty)
    }

    /// The Red Army took Lviv on 22 September 1939; when the clocks went to Moscow time isn't known.
    @Test func `days near a change of the territory have a warning`() throws {
        let before = try #require(try warnings(Birth(date: "1939-09-20T12:00", place: "Lviv")).first)
        #expect(before.code == .territoryChange)
        #expect(before.message.contains("about 1939-09-22"))
        #expect(before.message.contains("+01:00 of Europe/Warsaw was used, and it may have been +03:00 (Europe/Kyiv)"))
        let after = try #require(try warnings(Birth(date: "1939-09-25T12:00", place: "Lviv")).first)
        #expect(after.message.contains("+03:00 of Europe/Kyiv was used, and it may have been +01:00 (Europe/Warsaw)"))
        #expect(try codes("1939-08-01T12:00", "Lviv").isEmpty)
        #expect(try codes("1939-11-01T12:00", "Lviv").isEmpty)
    }

    /// Volochysk was on the Soviet side of the Zbruch, Pidvolochysk on the Polish side.
    @Test func `places near a former border have a warning`() throws {
        let near = try warnings(Birth(date: "1938-07-01T12:00", latitude: 49.53, longitude: 26.165))
        #expect(near.map(\.code) == [.territoryBorder])
        #expect(near.first?.message.contains("within 3 km of the border") == true)
        #expect(try warnings(Birth(date: "1938-07-01T12:00", latitude: 49.55, longitude: 25.6)).isEmpty)
    }

    // Basel is at the border of Germany, which had double summer time in June 1947, when Switzerland had no summer time
    // (tz, Rules Germany and Swiss). The table has no row for it.
    @Test func `places near the border of a zone with other clocks have a warning before 1950`() throws {
        let basel = try warnings(Birth(date: "1947-06-01T12:00", place: "Basel"))
        #expect(basel.map(\.code) == [.nearZoneBorder])
        #expect(basel.first?.message.contains("Europe/Berlin") == true)
        #expect(try codes("1955-06-01T12:00", "Basel").isEmpty)
        #expect(try codes("1930-01-15T12:00", "Bern").isEmpty)
    }
}

/// How often births since 1970 have a warning about their clocks, sampled by population from the table of places.
@Suite struct TimeWarningRateTests {
    /// A place and a local time at random.
    private struct Sample {
        private let sums: [Int]
        private var dice: SeededGenerator

        init(seed: UInt64) {
            var sum = 0
            sums = (0..<PlaceTable.shipped.count).map { rank in
                sum += PlaceTable.shipped.row(rank: rank).population
                return sum
            }
            dice = SeededGenerator(seed: seed)
        }

        mutating func next() -> (Place, String) {
            let pick = Int.random(in: 0..<(sums.last ?? 1), using: &dice)
            var (low, high) = (0, sums.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if sums[middle] > pick { high = middle } else { low = middle + 1 }
            }
            let year = Int.random(in: 1970...2025, using: &dice)
            let (month, day) = (Int.random(in: 1...12, using: &dice), Int.random(in: 1...28, using: &dice))
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let time = "\(two(Int.random(in: 0...23, using: &dice))):\(two(Int.random(in: 0...59, using: &dice)))"
            return (PlaceTable.shipped.place(rank: low), "\(year)-\(two(month))-\(two(day))T\(time)")
        }
    }

    // The goal is at most 1 % of named places, by all warnings about clocks.
    @Test func `at most 1 percent of births since 1970 have a warning`() throws {
        let resolver = LocalTimeResolver(database: try TimeZoneDatabase.system())
        var sample = Sample(seed: 1970)
        let count = 3000
        var named = 0
        for _ in 0..<count {
            let (place, date) = sample.next()
            let finding = BirthReading.finding(
                ZoneBasis(place.timeZone, .place, ""), day: try DateTimeText(parsing: date).date,
                latitude: place.latitude, longitude: place.longitude)
            let local = try LocalDateTime(parsing: date)
            let resolution = try resolver.resolve(local, in: .zone(place.timeZone), longitude: place.longitude)
            let offset = try #require(resolution.readings.first?.offset ?? resolution.gap?.before.offset)
            let time = LocalTimeResolver.PlacedTime(
                local: local, offset: offset, basis: .zone(place.timeZone), longitude: place.longitude,
                place: place.name)
            let warnings = resolution.warnings + (finding.map { resolver.warnings(about: $0, for: time) } ?? [])
            if !warnings.isEmpty { named += 1 }
        }
        #expect(named > 0)
        #expect(named * 100 <= count, "\(named) of \(count), seed 1970")
    }
}
