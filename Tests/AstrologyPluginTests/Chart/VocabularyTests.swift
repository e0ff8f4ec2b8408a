// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import ComputationKit
import SwissEphemeris
import Testing

@Suite struct VocabularyTests {
    private let engine: Engine

    init() throws { engine = try Engine([AstrologyPlugin(sources: .swissEphemeris)]) }

    @Test func `places are found by name and region`() async throws {
        let places = try await engine(Astrology.places, PlacesRequest(name: "Springfield, Illinois")).places
        #expect(places.map(\.timeZone) == ["America/Chicago"])
        #expect(try await engine(Astrology.places, PlacesRequest(name: "Springfield", limit: 2)).places.count == 2)
    }

    @Test func `an unknown place is not found and gets suggestions`() async {
        let error = await #expect(throws: ComputationError.self) {
            try await engine(Astrology.places, PlacesRequest(name: "Kiyvv"))
        }
        #expect(error?.code == .notFound)
        #expect(error?.message.contains("Kyiv") == true)
    }

    @Test func `every house system and zodiac is listed with its word in requests`() async throws {
        let systems = try await engine(Astrology.houseSystems, VocabularyRequest()).systems
        #expect(systems.map(\.word) == HouseSystem.allCases)
        #expect(
            try await engine(Astrology.houseSystems, VocabularyRequest(search: "KOCH")).systems.map(\.letter) == ["K"])
        let zodiacs = try await engine(Astrology.zodiacs, VocabularyRequest()).zodiacs
        #expect(zodiacs.count == Ayanamsa.allCases.count + 1 && zodiacs.first?.word == .tropical)
        #expect(try await engine(Astrology.zodiacs, VocabularyRequest(search: "nothing")).zodiacs == [])
    }

    @Test func `listed bodies name the source of their positions`() async throws {
        let list = try await engine(Astrology.bodies, BodiesRequest())
        #expect(list.bodies.first { $0.word == .sun }?.source == .swissEphemeris)
        #expect(list.stars == nil && !list.folders.isEmpty)
        let builtIn = try await engine(Astrology.bodies, BodiesRequest(includesStars: true, ephemeris: .moshier))
        #expect(builtIn.bodies.first { $0.word == .sun }?.source == .moshier)
        #expect(builtIn.stars?.contains { $0.name == "Regulus" } == true)
    }

    @Test func `a request can select one of the engine's ephemerides`() async throws {
        let birth = Birth(date: "1990-05-15T14:30Z")
        let chart = try await engine(
            Astrology.natalChart, ChartRequest(birth: birth, ephemeris: .moshier, bodies: [.sun]))
        #expect(chart.provenance.bodies.map(\.source) == [.moshier])
        let error = await #expect(throws: ComputationError.self) {
            try await engine(Astrology.natalChart, ChartRequest(birth: birth, ephemeris: PositionSource("jpl")))
        }
        #expect(error?.code == .refused)
        #expect(error?.issues.map(\.path) == ["ephemeris"])
    }
}
