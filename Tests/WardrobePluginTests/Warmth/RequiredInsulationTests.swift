// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import WardrobePlugin

@Suite struct RequiredInsulationTests {
    private static func reading(_ input: RequiredInsulationInput) async throws -> RequiredInsulationReading {
        try await checked(RequiredInsulation(), input)
    }

    /// An independent run of ISO 11079 at 116 W/m², medium permeability, 50 %: minimal and neutral I_cl in clo.
    @Test(arguments: [
        (-10.0, 0.5, 2.45, 2.82), (-10, 3, 3.26, 3.74), (0, 0.5, 1.70, 2.06), (0, 3, 2.31, 2.77), (5, 0.5, 1.32, 1.68),
        (10, 0.5, 0.94, 1.29), (10, 3, 1.35, 1.80), (12.8, 0.5, 0.72, 1.08), (20, 0.5, 0.17, 0.51), (20, 3, 0.38, 0.82),
    ])
    func outdoors(air: Double, speed: Double, minimum: Double, neutral: Double) async throws {
        let reading = try await Self.reading(
            RequiredInsulationInput(setting: .outdoors, airTemperature: air, airSpeed: speed, met: 116 / 58.15))
        #expect((reading.required.minimum - minimum).magnitude < 0.015)
        #expect((reading.required.neutral - neutral).magnitude < 0.015)
        #expect(reading.required.maximum == nil)
        #expect(reading.extrapolated == (air > 10))
        #expect((reading.byMeanVote != nil) == (air > 10))
        #expect(reading.outside.isEmpty)
        #expect(reading.remarks.contains { $0.contains("extrapolation") } == (air > 10))
    }

    /// PMV requires about twice as much outdoors, so the two standards aren't joined by temperature.
    @Test func `the two standards leave a gap`() async throws {
        let reading = try await Self.reading(
            RequiredInsulationInput(setting: .outdoors, airTemperature: 10.1, airSpeed: 0.3, met: 2))
        let byVote = try #require(reading.byMeanVote)
        #expect((byVote.neutral - 2.32).magnitude < 0.02)
        #expect(byVote.neutral > 1.7 * reading.required.neutral)
    }

    /// An independent run of ISO 7730 with ISO 9920's correction, 1.2 met, 0.1 m/s, 50 %: mean votes −0.5 and 0.5.
    @Test(arguments: [(22.0, 0.742, 1.503), (24, 0.527, 1.083), (26, 0.318, 0.679)])
    func indoors(air: Double, minimum: Double, maximum: Double) async throws {
        let reading = try await Self.reading(RequiredInsulationInput(setting: .indoors, airTemperature: air))
        #expect((reading.required.minimum - minimum).magnitude < 0.001)
        #expect((try #require(reading.required.maximum) - maximum).magnitude < 0.001)
        #expect(reading.required.minimum < reading.required.neutral)
        #expect(!reading.extrapolated && reading.resultant == nil && reading.byMeanVote == nil)
    }

    /// The band's ends give the votes they represent.
    @Test(arguments: [(19.0, 1.2), (21, 1), (23, 1.6), (17, 2)])
    func `the band's ends give its votes`(air: Double, met: Double) throws {
        let input = RequiredInsulationInput(setting: .indoors, airTemperature: air, met: met)
        let band = try RequiredInsulation.reading(of: input).required
        let balance = ThermalComfortBalance(
            airTemperature: air, radiantTemperature: air,
            relativeAirSpeed: BodyMovement.relativeAirSpeed(airSpeed: 0.1, met: met), humidity: 50, met: met)
        for (clo, vote) in [(band.minimum, -0.5), (band.neutral, 0), (band.upper, 0.5)] {
            let dynamic = DynamicInsulation.iso9920(clo: clo, met: met, airSpeed: 0.1)
            #expect((balance.meanVote(clo: dynamic) - vote).magnitude < 1e-9)
        }
    }

    @Test func `forecast wind is reduced to body height`() async throws {
        let forecast = try await Self.reading(
            RequiredInsulationInput(setting: .outdoors, airTemperature: 0, wind: 5))
        let measured = try await Self.reading(
            RequiredInsulationInput(setting: .outdoors, airTemperature: 0, airSpeed: forecast.airSpeed))
        #expect((forecast.airSpeed - 3.402).magnitude < 0.001)
        #expect(forecast.required == measured.required)
    }

    @Test func `windproof clothing needs less insulation`() async throws {
        func need(_ permeability: Double) async throws -> Double {
            try await Self.reading(
                RequiredInsulationInput(
                    setting: .outdoors, airTemperature: -5, airSpeed: 6, airPermeability: permeability)
            ).required.neutral
        }
        let (tight, medium, open) = (try await need(5), try await need(50), try await need(100))
        #expect(tight < medium && medium < open)
    }

    @Test func `the personal offset shifts the band`() async throws {
        var input = RequiredInsulationInput(setting: .outdoors, airTemperature: 5, airSpeed: 1)
        let usual = try await Self.reading(input).required
        input.personalOffset = 0.3
        let cold = try await Self.reading(input)
        #expect((cold.required.minimum - usual.minimum - 0.3).magnitude < 1e-12)
        #expect((cold.required.neutral - usual.neutral - 0.3).magnitude < 1e-12)
        #expect(cold.remarks.contains { $0.contains("gets cold easily") })
        input.airTemperature = 24
        input.personalOffset = -1
        #expect(try await Self.reading(input).required == InsulationBand(minimum: 0, neutral: 0))
    }

    @Test func `an ensemble is judged`() async throws {
        var input = RequiredInsulationInput(setting: .outdoors, airTemperature: -5, airSpeed: 2, worn: 1.2)
        let thin = try #require(try await Self.reading(input).worn)
        #expect(thin.verdict == .tooCold && thin.deviation < 0)
        let hours = try #require(thin.hoursMinimal)
        #expect(hours > 0 && hours < 8 && hours >= (thin.hoursNeutral ?? .infinity))
        input.worn = try await Self.reading(input).required.neutral
        let right = try #require(try await Self.reading(input).worn)
        #expect(right.verdict == .fits && right.deviation == 0 && right.hoursMinimal == nil)
        input.worn = 6
        #expect(try await Self.reading(input).worn?.verdict == .tooWarm)
    }

    @Test func `assumptions are stated`() async throws {
        let bare = try await Self.reading(RequiredInsulationInput(setting: .outdoors, airTemperature: 5))
        #expect(bare.met == 2 && bare.airSpeed == 0.5)
        #expect(bare.remarks.count == 2)
        let indoors = try await Self.reading(RequiredInsulationInput(setting: .indoors, airTemperature: 22))
        #expect(indoors.met == 1.2 && indoors.airSpeed == 0.1)
        let full = try await Self.reading(
            RequiredInsulationInput(setting: .outdoors, airTemperature: 5, airSpeed: 1, met: 2))
        #expect(full.remarks.isEmpty)
    }

    /// Any input that the schema allows gives finite figures, marked if they're outside the standard.
    @Test(arguments: [99 as UInt64])
    func `any conditions give finite figures`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let input = RequiredInsulationInput(
                setting: Bool.random(using: &random) ? .indoors : .outdoors,
                airTemperature: .random(in: -90...60, using: &random),
                radiantTemperature: .random(in: -100...120, using: &random),
                airSpeed: .random(in: 0...40, using: &random), humidity: .random(in: 0...100, using: &random),
                met: .random(in: 0.5...10, using: &random), walkingSpeed: .random(in: 0...3, using: &random),
                airPermeability: .random(in: 1...1000, using: &random), worn: .random(in: 0...8, using: &random),
                outsideRange: true)
            let reading = try await Self.reading(input)
            #expect(reading.required.minimum <= reading.required.neutral, "seed \(seed): \(input)")
            #expect(reading.required.neutral.isFinite && reading.required.neutral <= 300, "seed \(seed): \(input)")
        }
    }

    @Test func `mild windy days are marked as outside the standard`() async throws {
        let reading = try await Self.reading(
            RequiredInsulationInput(setting: .outdoors, airTemperature: 16, wind: 3))
        #expect(reading.remarks.contains { $0.contains("outside ISO 7730: relativeAirSpeed") })
    }

    @Test func `heat needs no insulation`() async throws {
        let hot = try await Self.reading(
            RequiredInsulationInput(setting: .outdoors, airTemperature: 34, airSpeed: 1, met: 2))
        #expect(hot.required == InsulationBand(minimum: 0, neutral: 0))
        #expect(hot.remarks.contains { $0.contains("as little as the occasion allows") })
    }

    @Test(arguments: [
        (["airTemperature"], RequiredInsulationInput(setting: .indoors, airTemperature: 31)),
        (
            ["airSpeed"],
            RequiredInsulationInput(setting: .indoors, airTemperature: 22, airSpeed: 0.9, met: 1.5)
        ),
        (["met"], RequiredInsulationInput(setting: .outdoors, airTemperature: 0, met: 0.9)),
        (["met"], RequiredInsulationInput(setting: .outdoors, airTemperature: 0, met: 7)),
        (["airSpeed"], RequiredInsulationInput(setting: .outdoors, airTemperature: 0, airSpeed: 18.1)),
        (
            ["walkingSpeed"],
            RequiredInsulationInput(setting: .outdoors, airTemperature: 0, met: 2, walkingSpeed: 0.1)
        ),
    ])
    func `input outside the standard is rejected or marked`(paths: [String], input: RequiredInsulationInput)
        async throws
    {
        await #expect {
            try await Self.reading(input)
        } throws: { error in
            let issues = (error as? ComputationError)?.issues ?? []
            return issues.map(\.path) == paths && issues.allSatisfy { $0.recoverySuggestion?.isEmpty == false }
        }
        var marked = input
        marked.outsideRange = true
        #expect(try await Self.reading(marked).outside.count >= paths.count)
    }

    @Test(arguments: [
        RequiredInsulationInput(setting: .indoors, airTemperature: 22, wind: 3),
        RequiredInsulationInput(setting: .outdoors, airTemperature: 5, airSpeed: 2, wind: 3),
    ])
    func `contradictory wind is rejected`(input: RequiredInsulationInput) async {
        await #expect {
            try await Self.reading(input)
        } throws: { error in
            (error as? ComputationError)?.issues.map(\.path) == ["wind"]
        }
    }

    @Test(arguments: [
        (0.5, WarmthVerdict.tooCold), (0.95, .barelyWarmEnough), (1.2, .fits), (1.45, .slightlyWarm), (1.6, .tooWarm),
    ])
    func verdicts(clo: Double, verdict: WarmthVerdict) {
        #expect(InsulationBand(minimum: 1, neutral: 1.4).verdict(on: clo) == verdict)
    }
}
