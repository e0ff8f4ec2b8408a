// SPDX-License-Identifier: Apache-2.0

import AstrologyPlugin
import ComputationKit
import Testing

/// Charts from incomplete sources: they omit the values that depend on missing ones, or report what is missing.
@Suite struct IncompleteSourceTests {
    private static let instant = 2_448_026.979_166_666_5

    /// Omits a body after an instant.
    private static func source(losing body: CelestialBody, after end: Double) -> AlteredEphemeris {
        AlteredEphemeris { sky, request throws(EphemerisError) in
            guard request.julianDayUT > end, request.bodies.contains(body) else { return }
            sky.positions.removeAll { $0.body == body }
            sky.unavailable.append(
                UnavailableBody(body: body, reason: .dateOutOfRange, message: "\(body.name) is missing"))
        }
    }

    /// Requests the positions one minute later for every aspect.
    private static func charted(_ source: AlteredEphemeris) throws -> Chart {
        try source.chart { $0.aspects = AspectSettings(types: AspectType.allCases, orbs: [.conjunction: 30]) }
    }

    @Test func `speeds decide if a body is missing a minute later`() throws {
        for body in [CelestialBody.sun, .moon] {
            let chart = try Self.charted(Self.source(losing: body, after: Self.instant))
            #expect(chart.planets.map(\.name) == ["Sun", "Moon"])
        }
    }

    @Test func `speeds decide if houses are missing a minute later`() throws {
        let source = AlteredEphemeris { sky, request throws(EphemerisError) in
            // Charts with imprecise angles always request them again.
            if request.julianDayUT > Self.instant { sky.houses = nil }
        }
        for latitude in [48.4, 70.0] {
            let chart = try source.chart {
                $0.birth.latitude = latitude
                $0.aspects = AspectSettings(types: AspectType.allCases)
            }
            #expect(chart.houses.count == 12)
            #expect(chart.ascendant != nil)
        }
    }

    @Test func `speeds decide if the range ends within a minute`() throws {
        let source = AlteredEphemeris { sky, request throws(EphemerisError) in
            if request.julianDayUT > Self.instant {
                throw EphemerisError.outside(2_400_000...Self.instant, request.julianDayUT)
            }
            for index in sky.positions.indices { sky.positions[index].speedError = .infinity }
        }
        for latitude in [48.4, 70.0] {
            let chart = try source.chart { $0.birth.latitude = latitude }
            #expect(chart.planets.count == 2)
        }
    }

    @Test func `a body that is missing for a part of the day is omitted from the whole day`() throws {
        let chart = try Self.source(losing: .moon, after: Self.instant + 0.3).chart {
            $0.birth = Birth(date: "1990-05-15", zone: "Europe/Berlin")
        }
        #expect(chart.unknownTime?.bodies.map(\.name) == ["Sun"])
        #expect(chart.planets.map(\.name) == ["Sun", "Moon"])
    }

    @Test func `a chart without the Moon has no lunar phase and no lots`() throws {
        let chart = try Self.source(losing: .moon, after: 0).chart()
        #expect(chart.planets.map(\.name) == ["Sun"])
        #expect(chart.lunarPhase == nil)
        #expect(chart.points.isEmpty)
        #expect(chart.sect == .day)
        #expect(chart.warnings.map(\.code) == [.bodyUnavailable, .bodyUnavailable])
        #expect(
            chart.warnings.last?.message == "Altered has no Moon here: the chart has no lunar phase and lots.")
        let unlisted = try Self.source(losing: .moon, after: 0).chart { $0.bodies = [.sun] }
        #expect(unlisted.warnings.map(\.code) == [.bodyUnavailable])
    }

    @Test func `a chart without the Sun has no sect either`() async throws {
        let source = Self.source(losing: .sun, after: 0)
        let chart = try source.chart()
        #expect(chart.sect == nil)
        #expect(chart.lunarPhase == nil)
        #expect(chart.houses.count == 12)
        #expect(
            chart.warnings.last?.message == "Altered has no Sun here: the chart has no sect, lunar phase, and lots.")
        let json = try await Engine([AstrologyPlugin(sources: AstrologySources(ephemeris: source))]).run(
            "astrology.natal-chart",
            ["birth": ["date": "1990-05-15T11:30Z", "latitude": 48.4, "longitude": 10], "bodies": ["Moon"]])
        #expect(json["lunarPhase"] == nil)
        #expect(json["sect"] == nil)
    }

    @Test func `a chart without houses has a warning and the requested system`() async throws {
        let source = AlteredEphemeris { sky, _ throws(EphemerisError) in sky.houses = nil }
        let chart = try source.chart { $0.houseSystem = .koch }
        #expect(chart.houses.isEmpty && chart.ascendant == nil && chart.points.isEmpty)
        #expect(chart.warnings.map(\.code) == [.housesUnavailable])
        #expect(chart.warnings.first?.message.hasPrefix("Altered has no Koch houses") == true)
        #expect(chart.provenance.houseSystemRequested == .koch)
        #expect(chart.provenance.houseSystemUsed == nil)
        #expect(await EphemerisSourceConformance.problems(of: source, bodies: [.sun, .moon, .mars]) == [])
    }

    @Test func `bodies with the same warning share a sentence`() throws {
        let source = AlteredEphemeris { sky, _ throws(EphemerisError) in
            for index in sky.positions.indices { sky.positions[index].warning = "computed from a straight line" }
        }
        #expect(try source.chart().warnings.map(\.message) == ["Sun, Moon: computed from a straight line"])
    }

    @Test func `a star is refused by a source without stars`() throws {
        let source = AlteredEphemeris { sky, _ throws(EphemerisError) in
            for index in sky.unavailable.indices { sky.unavailable[index].reason = .unknownStar }
        }
        let error = #expect(throws: ValidationIssue.self) {
            try source.chart { $0.bodies = [.sun, .star("Regulus")] }
        }
        #expect(
            error?.description
                == "bodies[1]: expected a body other than a star, since Altered has no stars, got star Regulus")
    }

    @Test func `sensitivity stays within the range of the source`() throws {
        let error = #expect(throws: ValidationIssue.self) {
            try AlteredEphemeris { _, _ in }.chart {
                $0.birth.date = "1961-01-01T00:05Z"
                $0.sensitivityMinutes = 10
            }
        }
        #expect(error?.path == "sensitivityMinutes")
    }

    @Test(arguments: [
        (EphemerisError.Code.damagedFile, ComputationError.Code.invalidData),
        (.libraryFailure, .invalidData), (.init(rawValue: "offline"), .invalidData), (.invalidInput, .refused),
    ])
    func `an error of a source names it`(code: EphemerisError.Code, expected: ComputationError.Code) throws {
        let source = AlteredEphemeris { _, _ throws(EphemerisError) in throw EphemerisError(code, "the disk is full") }
        let error = #expect(throws: ComputationError.self) { try source.chart() }
        #expect(error?.code == expected)
        #expect(error?.description == "Altered: the disk is full")
    }

    @Test func `a gap in the range is a problem of the birth date`() throws {
        let source = AlteredEphemeris { _, _ throws(EphemerisError) in
            throw EphemerisError(.dateOutOfRange, "the table has no rows for May 1990")
        }
        let error = #expect(throws: ComputationError.self) { try source.chart() }
        #expect(error?.code == .refused)
        #expect(
            error?.description
                == "birth.date: expected a date that Altered covers, got 1990-05-15T11:30:00Z (the table has no rows for "
                + "May 1990)")
    }
}
