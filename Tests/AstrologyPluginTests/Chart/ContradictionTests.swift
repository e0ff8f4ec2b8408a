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
        let twice = Birth(date: "1983-09-25T02:30", place: "Paris, FR", fold: .later)
        #expect(try idle(twice).isEmpty)
    }
}
