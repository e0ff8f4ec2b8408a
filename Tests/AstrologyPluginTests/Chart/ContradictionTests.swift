// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Inputs that can be computed, but not as their writer meant them, have a warning.
@Suite struct ContradictionTests {
    private func warnings(_ birth: Birth) throws -> [ChartWarning] {
        try ResolveTime(sources: ChartFixture.sources()).resolve(birth).warnings
    }

    private func chart(_ birth: Birth, _ change: (inout ChartRequest) -> Void = { _ in }) throws -> Chart {
        var request = ChartRequest(birth: birth)
        change(&request)
        return try ChartFixture.natalChart().chart(request)
    }

    @Test(arguments: [
        // Kyiv, Sydney, and New York with one or two wrong signs.
        (
            Birth(date: "1990-05-15T14:30", place: "Kyiv", latitude: 50.45, longitude: -30.52),
            "longitude 30.52 would be"
        ),
        (Birth(date: "1990-05-15T14:30", place: "Kyiv", latitude: -50.45, longitude: 30.52), "latitude 50.45"),
        (Birth(date: "1990-05-15T14:30", place: "Sydney, AU", latitude: 33.87, longitude: 151.21), "latitude -33.87"),
        (
            Birth(date: "1990-05-15T14:30", zone: "America/New_York", latitude: 40.71, longitude: 74.01),
            "longitude -74.01 would be in America/New_York"
        ),
        (
            Birth(date: "1990-05-15T14:30", zone: "Australia/Sydney", latitude: 33.87, longitude: 151.21),
            "latitude -33.87, longitude 151.21 would be in Australia/Sydney"
        ),
        (
            Birth(date: "1990-05-15T14:30+04:00", latitude: 50.45, longitude: -30.52),
            "at longitude 30.52 they fit"
        ),
        // Latitude and longitude exchanged.
        (
            Birth(date: "1990-05-15T14:30", place: "Kyiv", latitude: 30.52, longitude: 50.45),
            "latitude 50.45, longitude 30.52"
        ),
        (
            Birth(date: "1990-05-15T14:30", zone: "Europe/Kyiv", latitude: 30.52, longitude: 50.45),
            "latitude 50.45, longitude 30.52 would be in Europe/Kyiv"
        ),
        // Another city of the name.
        (
            Birth(date: "1990-05-15T14:30", place: "Paris, FR", latitude: 33.66, longitude: -95.56),
            "Check the coordinates"
        ),
    ])
    func `coordinates of another hemisphere have a warning with what fits`(_ birth: Birth, _ words: String) throws {
        let found = try warnings(birth).filter { $0.code == .coordinatesContradictory }
        #expect(found.count == 1)
        #expect(found.first?.message.contains(words) == true, "\(found)")
    }

    @Test(arguments: [
        Birth(date: "1990-05-15T14:30", place: "Kyiv", latitude: 50.45, longitude: 30.52),
        Birth(date: "1990-05-15T14:30", zone: "Europe/Kyiv", latitude: 50.45, longitude: 30.52),
        // The clocks of Moscow in Warsaw, and Universal Time anywhere.
        Birth(date: "1910-05-15T14:30", zone: "Europe/Moscow", latitude: 52.23, longitude: 21.01),
        Birth(date: "1990-05-15T10:30Z", latitude: 50.45, longitude: -130.52),
        // China has one time from 73 to 135 degrees.
        Birth(date: "1990-05-15T14:30+08:00", latitude: 39.47, longitude: 75.99),
        Birth(date: "1990-05-15T14:30+13:00", latitude: -13.83, longitude: -171.76),
    ])
    func `coordinates that fit have no warning`(_ birth: Birth) throws {
        #expect(try !warnings(birth).contains { $0.code == .coordinatesContradictory })
    }

    /// New York had Eastern Daylight Time in July, Kyiv that of Moscow in May 1990, and Lviv was in Poland.
    @Test(arguments: [
        (Birth(date: "1990-07-15T12:00", zone: "EST", place: "New York"), "-04:00 then (EDT"),
        (Birth(date: "1990-05-15T12:00+03:00", place: "Kyiv"), "+04:00 then (MSD"),
        (Birth(date: "1990-05-15T12:00+03:00", latitude: 50.45, longitude: 30.52), "+04:00 then (MSD"),
        (Birth(date: "1938-07-01T12:00", zone: "Europe/Kyiv", place: "Lviv"), "+01:00 then (CET, Europe/Warsaw)"),
        (Birth(date: "1990-05-15T12:00", zone: "America/New_York", place: "Los Angeles"), "-07:00 then (PDT"),
    ])
    func `clocks that differ from those of the place have a warning`(_ birth: Birth, _ words: String) throws {
        let time = try ResolveTime(sources: ChartFixture.sources()).resolve(birth)
        let found = (time.resolution?.warnings ?? []).filter { $0.code == .clocksDiffer }
        #expect(found.count == 1 && found.first?.message.contains(words) == true, "\(found)")
    }

    @Test(arguments: [
        Birth(date: "1990-07-15T12:00", zone: "America/New_York", place: "New York"),
        Birth(date: "1990-05-15T12:00+04:00", place: "Kyiv"), Birth(date: "1990-05-15T08:00Z", place: "Kyiv"),
        Birth(date: "1990-05-15T12:00", zone: "LMT", place: "Kyiv"),
        // A minute's difference is that of rounding.
        Birth(date: "1880-05-15T12:00+00:40", place: "Ulm"),
        // Kharkiv's own mean time, beside that of Kyiv; and what may have been the clocks of Odesa.
        Birth(date: "1900-06-15T12:00+02:25:01", place: "Kharkiv"),
        Birth(date: "1942-12-15T12:00+01:00", place: "Odesa"),
        // It isn't established which clocks Poznań kept in 1919.
        Birth(date: "1919-08-15T12:00+03:00", place: "Poznań"),
    ])
    func `clocks that agree with the place, or that aren't known, have no such warning`(_ birth: Birth) throws {
        let time = try ResolveTime(sources: ChartFixture.sources()).resolve(birth)
        #expect(time.resolution?.warnings.contains { $0.code == .clocksDiffer } == false)
    }

    @Test func `a day whose clocks differ from those of the place has a warning`() throws {
        let birth = Birth(date: "1985-07-03", zone: "EST", place: "New York")
        let day = try #require(try ResolveTime(sources: ChartFixture.sources()).resolve(birth).day)
        #expect(day.warnings.map(\.code) == [.clocksDiffer])
    }

    @Test(arguments: ["UTC", "Z", "Etc/UTC"])
    func `Universal Time may be said twice`(zone: String) throws {
        let birth = Birth(date: "1990-05-15T12:00Z", zone: zone, place: "Kyiv")
        let time = try ResolveTime(sources: ChartFixture.sources()).resolve(birth)
        #expect(time.resolution?.chosen?.utc == "1990-05-15T12:00:00Z")
    }

    @Test(arguments: ["+03:00", "Europe/Kyiv", "LMT"])
    func `Universal Time and another zone are refused`(zone: String) {
        let birth = Birth(date: "1990-05-15T12:00Z", zone: zone, place: "Kyiv")
        let issue = #expect(throws: ValidationIssue.self) {
            _ = try ResolveTime(sources: ChartFixture.sources()).resolve(birth)
        }
        #expect(issue?.path == "zone" && issue?.got.contains("Universal Time") == true)
    }

    /// Both banks had the clocks of Central Europe in December 1986; in July 1925, Belgium had Western European Summer Time and
    /// the Netherlands their own.
    @Test(arguments: [("1986-12-07T22:13", false), ("1925-07-07T22:13", true)])
    func `a zone nearby whose clocks showed the same time has no warning`(date: String, isUncertain: Bool) throws {
        let found = try warnings(Birth(date: date, latitude: 51.4833, longitude: 4.4613))
        #expect(found.contains { $0.code == .zoneUncertain } == isUncertain)
    }

    @Test func `a body listed twice is named`() throws {
        let birth = Birth(date: "1990-05-15T14:30Z", latitude: 50.45, longitude: 30.52)
        let repeated = try chart(birth) { $0.bodies = [.sun, .moon, .sun, .ceres, .moon, .sun] }
        #expect(repeated.planets.map(\.name) == ["Sun", "Moon", "Ceres"])
        #expect(
            repeated.warnings.filter { $0.code == .bodyRepeated }.map(\.message)
                == ["Sun, Moon were listed more than once and appear once."])
        #expect(try !chart(birth).warnings.contains { $0.code == .bodyRepeated })
    }

    @Test func `settings without effect are named`() throws {
        func idle(_ birth: Birth, _ change: (inout ChartRequest) -> Void = { _ in }) throws -> [String] {
            try chart(birth, change).warnings.filter { $0.code == .settingWithoutEffect }.map(\.message)
        }
        let kyiv = Birth(date: "1990-05-15T14:30", place: "Kyiv")
        var birth = kyiv
        #expect(try idle(birth).isEmpty)
        birth.fold = .later
        #expect(try idle(birth) == ["The fold has no effect, because the clocks showed the time only once."])
        #expect(try warnings(birth).map(\.code) == [.settingWithoutEffect])
        birth.date = "1990-05-15"
        #expect(try idle(birth) == ["The fold has no effect, because no time of day was given."])
        birth = kyiv
        birth.altitude = 170
        #expect(try idle(birth).first?.hasPrefix("The altitude has no effect") == true)
        #expect(try idle(birth) { $0.topocentric = true }.isEmpty)
        let nowhere = Birth(date: "1990-05-15T14:30Z")
        #expect(try idle(nowhere) { $0.topocentric = true }.first?.hasPrefix("The positions are geocentric") == true)
        #expect(try idle(kyiv) { ($0.node, $0.bodies) = (.mean, [.sun]) }.first?.contains("no lunar node") == true)
        #expect(try idle(Birth(date: "1990-05-15", place: "Kyiv")) { $0.houseSystem = .koch }.count == 1)
        #expect(try idle(kyiv) { $0.houseSystem = .koch }.isEmpty)
        #expect(try idle(kyiv) { $0.aspects.starOrb = 2 }.first?.contains("no star was listed") == true)
        #expect(try idle(kyiv) { $0.aspects.starTypes = [.trine] }.first?.contains("no star was listed") == true)
        #expect(try idle(kyiv) { $0.aspects.orbs = [.quincunx: 3] }.first?.contains("The orb of quincunx") == true)
        #expect(try idle(kyiv) { $0.aspects.bodyOrbs = ["Ceres": 3] }.first?.contains("The orb of Ceres") == true)
        #expect(try idle(kyiv) { $0.aspects.orbs = [.trine: 3] }.isEmpty)
        #expect(try idle(kyiv) { $0.aspects.bodyOrbs = ["Moon": 10, "Ascendant": 5] }.isEmpty)
        #expect(try idle(kyiv) { $0.lots = .day }.first?.contains("it is a day chart") == true)
        #expect(try idle(Birth(date: "1990-05-15T23:30", place: "Kyiv")) { $0.lots = .day }.isEmpty)
        let twice = Birth(date: "1983-09-25T02:30", place: "Paris, FR", fold: .later)
        #expect(try idle(twice).isEmpty)
    }
}
