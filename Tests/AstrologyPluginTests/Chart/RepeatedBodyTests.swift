// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// A body that a request lists twice appears once.
@Suite struct RepeatedBodyTests {
    private func chart(_ bodies: [CelestialBody], date: String = "1990-05-15T14:30Z") throws -> Chart {
        try NatalChart(sources: AstrologySources(ephemeris: try systemEphemeris())).chart(
            ChartRequest(birth: Birth(date: date, latitude: 50, longitude: 30), bodies: bodies))
    }

    @Test func `a body listed twice appears once`() throws {
        let usual = try chart(CelestialBody.standard)
        var repeated = try chart(CelestialBody.standard + [.chiron, .sun])
        #expect(repeated.warnings.contains { $0.code == .bodyRepeated })
        repeated.warnings = usual.warnings
        #expect(repeated == usual)
        let few = try chart([.moon, .star("Regulus"), .moon, .asteroid(433), .star("Regulus"), .asteroid(433)])
        #expect(few.planets.map(\.name) == ["Moon", "Regulus"])
        #expect(few.aspects.allSatisfy { $0.planet1 != $0.planet2 })
    }

    @Test func `an unknown star is an issue where the request lists it`() throws {
        let issue = #expect(throws: ValidationIssue.self) { try chart([.sun, .sun, .star("Regulos")]) }
        #expect(issue?.path == "bodies[2]")
    }
}
