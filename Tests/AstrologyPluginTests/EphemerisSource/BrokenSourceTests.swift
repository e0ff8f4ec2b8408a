// SPDX-License-Identifier: Apache-2.0

import AstrologyPlugin
import ComputationKit
import Testing

/// Skies that don't match their request are errors that name the source and the mismatch.
@Suite struct BrokenSourceTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let message: String
        let alter: @Sendable (inout Sky, SkyRequest) -> Void

        init(_ name: String, _ message: String, _ alter: @escaping @Sendable (inout Sky, SkyRequest) -> Void) {
            testDescription = name
            self.message = message
            self.alter = alter
        }
    }

    static let mistakes = [
        Mistake("another zodiac", "returned positions in the lahiri zodiac instead of tropical") { sky, _ in
            sky.zodiac = .sidereal(.lahiri)
        },
        Mistake("another center", "returned topocentric instead of geocentric positions") { sky, _ in
            sky.isTopocentric = true
        },
        Mistake("another node", "returned the mean node instead of the true node") { sky, _ in
            sky.nodes = .mean
        },
        Mistake("another instant", "returned a sky for Julian day 2451545.0 instead of 2448026.9791666665") { sky, _ in
            sky.julianDayUT = 2_451_545
        },
        Mistake("an unlisted body", "neither returned a position of Moon nor listed it as unavailable") { sky, _ in
            sky.positions.removeAll { $0.body == .moon }
        },
        Mistake("another order", "returned Sun at another index than requested") { sky, _ in
            sky.positions.reverse()
        },
        Mistake("a body twice", "returned a position of Moon that wasn't requested, or returned it twice") { sky, _ in
            if let last = sky.positions.last { sky.positions.append(last) }
        },
        Mistake("another body", "neither returned a position of Moon nor listed it as unavailable") { sky, _ in
            sky.positions[1].body = .mars
        },
        Mistake("another unavailable body", "listed Mars as unavailable, which wasn't requested") { sky, _ in
            sky.unavailable.append(UnavailableBody(body: .mars, reason: .other, message: "Mars is missing"))
        },
        Mistake("too few cusps", "returned 11 cusps for Equal houses, which have 12") { sky, _ in
            sky.houses?.cusps.removeLast()
        },
        Mistake("too few sectors", "returned 12 cusps for Gauquelin sectors houses, which have 36") { sky, _ in
            sky.houses?.systemUsed = .gauquelin
            sky.houses?.fallback = "sectors are better"
        },
        Mistake("another house system", "used Porphyry houses instead of Equal without a reason") { sky, _ in
            sky.houses?.systemUsed = .porphyry
        },
        Mistake("houses of another request", "returned houses for Koch instead of Equal") { sky, _ in
            sky.houses?.systemRequested = .koch
        },
        Mistake("a longitude out of range", "returned 412.0 for the longitude of Sun") { sky, _ in
            sky.positions[0].longitude = 412
        },
        Mistake("a longitude that isn't a number", "returned nan for the longitude of Sun") { sky, _ in
            sky.positions[0].longitude = .nan
        },
        Mistake("a declination out of range", "returned -91.0 for the declination of Moon") { sky, _ in
            sky.positions[1].declination = -91
        },
        Mistake("an infinite speed", "returned inf for the speed in longitude of Moon") { sky, _ in
            sky.positions[1].longitudeSpeed = .infinity
        },
        Mistake("a negative distance", "returned -1.0 for the distance of Sun") { sky, _ in
            sky.positions[0].distance = -1
        },
        Mistake("a cusp that isn't a number", "returned nan for the longitude of a cusp") { sky, _ in
            sky.houses?.cusps[3] = .nan
        },
        Mistake("an Ascendant out of range", "returned 360.5 for the Ascendant") { sky, _ in
            sky.houses?.ascendant = 360.5
        },
        Mistake("a Vertex without its motion", "returned the Vertex without its motion") { sky, _ in
            sky.houses?.vertex = 10
        },
        Mistake("delta T that isn't a number", "returned nan seconds for delta T") { sky, _ in sky.deltaT = .nan },
        Mistake("an infinite obliquity", "returned an obliquity of inf degrees") { sky, _ in sky.obliquity = .infinity
        },
        Mistake("an ayanamsa without reason", "returned an ayanamsa for the tropical zodiac") { sky, _ in
            sky.ayanamsa = 24
        },
    ]

    @Test(arguments: mistakes)
    func `an error about a mistake names the source`(_ mistake: Mistake) async throws {
        let source = AlteredEphemeris { sky, request throws(EphemerisError) in mistake.alter(&sky, request) }
        let error = #expect(throws: ComputationError.self) { try source.chart() }
        #expect(error?.code == .invalidData)
        #expect(error?.description == "Altered \(mistake.message).")
        let problems = await EphemerisSourceConformance.problems(of: source, bodies: [.sun, .moon])
        #expect(!problems.isEmpty)
    }

    @Test func `a source that ignores parts of a request is an error`() throws {
        let source = AlteredEphemeris { _, _ in }
        let sidereal = #expect(throws: ComputationError.self) { try source.chart { $0.zodiac = .sidereal(.lahiri) } }
        #expect(sidereal?.code == .refused)
        #expect(sidereal?.description == "Altered: expected a geocentric sky in the tropical zodiac")
        let deaf = TropicalOnly()
        for edit: (inout ChartRequest) -> Void in [{ $0.zodiac = .sidereal(.lahiri) }, { $0.topocentric = true }] {
            var request = ChartRequest(
                birth: Birth(date: "1990-05-15T11:30Z", latitude: 48.4, longitude: 10), bodies: [.sun, .moon])
            edit(&request)
            let error = #expect(throws: ComputationError.self) {
                try NatalChart(sources: AstrologySources(ephemeris: deaf)).chart(request)
            }
            #expect(error?.code == .invalidData)
            #expect(error?.message.hasPrefix("Deaf ") == true)
        }
    }

    /// Ignores the zodiac and the center of each request.
    private struct TropicalOnly: EphemerisSource {
        let identity = EphemerisIdentity(name: "Deaf", preference: PositionSource("deaf"), license: "Apache-2.0")
        var supportedJulianDays: ClosedRange<Double> { LowPrecisionEphemeris().supportedJulianDays }

        func sky(_ request: SkyRequest) throws(EphemerisError) -> Sky {
            var request = request
            request.zodiac = .tropical
            request.isTopocentric = false
            return try LowPrecisionEphemeris().sky(request)
        }
    }
}
