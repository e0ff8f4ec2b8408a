// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The changes within an uncertain birth time, compared with a search of every second by another build of the library;
/// see Fixtures/make-sweeps.py.
@Suite struct SensitivityTests {
    @Test func `every change is found`() async throws {
        let engine = try ChartFixture.engine()
        for row in try ChartFixture.rows("sensitivity.jsonl") {
            let input = try #require(row["request"])
            let title = "\(input)"
            let chart = try await engine(Astrology.natalChart, try ChartRequest(json: input))
            let sensitivity = try #require(chart.sensitivity)
            expectChanges(sensitivity.changes, row.list("changes"), title)
            let minutes = input.number("sensitivityMinutes")
            #expect(sensitivity.minutes == minutes)
            let moments = row.list("changes").map { $0.number("second") / 60 }
            let before = moments.filter { $0 <= 0 }.map { -$0 }.min() ?? minutes
            let after = moments.filter { $0 > 0 }.min() ?? minutes
            #expect(abs(sensitivity.stableBefore - before) <= 1.0 / 60 + 1e-9, "\(title)")
            #expect(abs(sensitivity.stableAfter - after) <= 1.0 / 60 + 1e-9, "\(title)")
            for change in sensitivity.changes { try stateAround(change, input, chart) }
        }
    }

    /// The charts a second before and a second after a change agree with the change.
    private func stateAround(_ change: PlacementChange, _ input: JSONValue, _ chart: Chart) throws {
        guard change.kind != .aspect, change.kind != .cuspSign else { return }
        let start = try ISOSeconds(change.utc)
        for (seconds, expected) in [(start - 2, change.from), (start + 2, change.to)] {
            var request = try ChartRequest(json: input)
            request.sensitivityMinutes = nil
            request.birth.date = UTCInstant(seconds: seconds, nanosecond: 0).description
            let other = try ChartFixture.natalChart().chart(request)
            let planet = other.planet(change.subject)
            let angle = change.subject == "Ascendant" ? other.ascendant : other.midheaven
            let word =
                switch change.kind {
                case .planetSign: planet?.sign?.rawValue
                case .planetHouse: planet?.house.map { "\($0)" }
                case .angleSign: angle?.sign.rawValue
                case .direction: planet.map { $0.isRetrograde == true ? "retrograde" : "direct" }
                case .sect: other.sect?.rawValue
                default: expected
                }
            #expect(word == expected, "\(change) at \(request.birth.date)")
        }
    }

    private func ISOSeconds(_ text: String) throws -> Int {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: text), bodies: [.sun]))
        return Int(((chart.birth.julianDay - 2_440_587.5) * 86_400).rounded())
    }

    @Test func `the Ascendant's arc is the length of its whole path`() throws {
        // A quarter of a sidereal day at the equator, where the Ascendant moves at nearly the rate of the equator.
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(
                birth: Birth(date: "2000-01-01T12:00Z", latitude: 0, longitude: 0), sensitivityMinutes: 718))
        let arc = try #require(chart.sensitivity?.ascendantArc)
        // In nearly a whole sidereal day, 1436.07 minutes, the path is nearly the whole circle.
        #expect(abs(arc - 360) < 0.5)
    }

    @Test func `without a place, only bodies change`() throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "2000-03-20T07:35Z"), sensitivityMinutes: 5))
        let sensitivity = try #require(chart.sensitivity)
        #expect(sensitivity.ascendantArc == nil)
        #expect(sensitivity.changes.map(\.kind) == [.planetSign])
        #expect(sensitivity.changes.first?.subject == "Sun")
        #expect(chart.warnings.first?.code.rawValue == "no-place")
    }

    @Test func `sensitivity is absent unless requested`() throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "2000-03-20T07:35Z", latitude: 1, longitude: 1)))
        #expect(chart.sensitivity == nil)
    }
}
