// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// Minor planets by name.
///
/// The numbers are those of the Minor Planet Center.
@Suite struct AsteroidNameTests {
    private static let list =
        "000001  Ceres\n000433  Eros\n000719  Albert\n001181  Lilith\n"
        + "002060  Chiron\n136199  Eris\n"

    @Test(arguments: [
        ("Eros", 433), ("eros", 433), ("Lilith", 1181), ("Eris", 136_199), ("Ero", nil), ("Eross", nil), ("433", nil),
        ("", nil), ("-", nil),
    ])
    func `a name is found in the list`(name: String, number: Int32?) throws {
        let folder = try ScratchFolder()
        try folder.write(Self.list.utf8, to: "seasnam.txt")
        for _ in 0..<2 { #expect(try folder.ephemeris().asteroidNumber(named: name) == number) }
    }

    @Test func `the installed list has the name of Sappho`() throws {
        #expect(try systemEphemeris().asteroidNumber(named: "Sappho") == 80)
    }

    @Test func `a list that changes is read again`() throws {
        let folder = try ScratchFolder()
        try folder.write("000433  Eros\n".utf8, to: "seasnam.txt")
        #expect(try folder.ephemeris().asteroidNumber(named: "Psyche") == nil)
        try folder.write("000433  Eros\n000016  Psyche\n".utf8, to: "seasnam.txt")
        #expect(try folder.ephemeris().asteroidNumber(named: "Psyche") == 16)
    }

    private func chart(_ bodies: [String], in folder: ScratchFolder) throws -> Chart {
        let sources = AstrologySources(ephemeris: try folder.ephemeris())
        let bodies = try bodies.map { try #require(CelestialBody(word: $0), "\($0)") }
        return try NatalChart(sources: sources).chart(
            ChartRequest(birth: Birth(date: "2000-01-01T12:00Z"), bodies: bodies))
    }

    @Test func `a chart replaces the name by the number`() throws {
        let folder = try ScratchFolder()
        for file in ["sepl_18.se1", "semo_18.se1", "seas_18.se1"] { try folder.link(file) }
        try folder.write(Self.list.utf8, to: "seasnam.txt")
        let chart = try chart(["Sun", "asteroid Eros", "asteroid Ceres", "asteroid Chiron"], in: folder)
        #expect(chart.planets.map(\.name) == ["Sun", "Ceres", "Chiron"])
        let missing = try #require(chart.warnings.first { $0.code == .bodyUnavailable })
        #expect(missing.message.contains("Asteroid 433") && missing.message.contains("se00433s.se1"))
    }

    @Test func `an unknown name and a missing list are refused`() throws {
        let folder = try ScratchFolder()
        for file in ["sepl_18.se1", "semo_18.se1"] { try folder.link(file) }
        let missing = #expect(throws: ValidationIssue.self) { try chart(["Sun", "asteroid Eros"], in: folder) }
        #expect(missing?.path == "bodies[1]" && missing?.recoverySuggestion?.contains("swe-basic-data") == true)
        try folder.write(Self.list.utf8, to: "seasnam.txt")
        let unknown = #expect(throws: ValidationIssue.self) { try chart(["asteroid Nibelheim"], in: folder) }
        #expect(unknown?.path == "bodies[0]" && unknown?.recoverySuggestion == "give its number, as in asteroid 433")
    }

    @Test(arguments: ["-pluto", "+ceres", "\u{2212}Moon", "-433", "+433"])
    func `a sign isn't part of a body's name`(word: String) {
        #expect(CelestialBody(word: word) == nil)
    }

    @Test(arguments: ["vedic", "Vedic", "jyotish", "indian"])
    func `the Vedic zodiac is that of Lahiri`(word: String) {
        #expect(Zodiac(word: word) == .sidereal(.lahiri))
        #expect(Zodiac(word: word)?.displayName == "Sidereal, Lahiri (Chitrapaksha)")
    }
}
