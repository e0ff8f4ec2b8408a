// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An aspect applies if and only if its orb is smaller in the chart of one minute later.
@Suite struct ChartMotionTests {
    static let seed: UInt64 = 1_440_060

    /// The orb of an aspect in another chart of the same request, by the names of its ends.
    private func orb(_ aspect: Aspect, in chart: Chart) -> Double? {
        func longitude(_ name: String) -> Double? {
            chart.planet(name)?.longitude
                ?? [chart.ascendant, chart.midheaven].compactMap(\.self).first { $0.name == name }?.longitude
        }
        func declination(_ name: String) -> Double? {
            if let planet = chart.planet(name) { return planet.declination }
            guard let longitude = longitude(name) else { return nil }
            let radians = Double.pi / 180
            let tropical = (longitude + (chart.provenance.ayanamsa ?? 0)) * radians
            return asin(sin(chart.provenance.obliquity * radians) * sin(tropical)) / radians
        }
        switch aspect.type {
        case .parallel, .contraparallel:
            guard let first = declination(aspect.planet1), let second = declination(aspect.planet2) else { return nil }
            return abs(aspect.type == .parallel ? first - second : first + second)
        default:
            guard let first = longitude(aspect.planet1), let second = longitude(aspect.planet2) else { return nil }
            return abs(angularDistance(first, second) - aspect.type.angle)
        }
    }

    /// The orb of an aspect a 1440th of a day after a chart, directly from the ephemeris.
    private func orb(_ aspect: Aspect, oneMinuteAfter chart: Chart, _ request: ChartRequest) throws -> Double {
        let observer = GeographicPosition(
            latitude: request.birth.latitude ?? 0, longitude: request.birth.longitude ?? 0,
            altitude: request.birth.altitude ?? 0)
        let sky = try systemEphemeris().sky(
            at: chart.birth.julianDay + 1.0 / 1440, bodies: request.bodies, zodiac: request.zodiac, nodes: request.node,
            observer: observer, houses: request.houseSystem, isTopocentric: request.topocentric)
        var later = chart
        later.provenance.ayanamsa = sky.ayanamsa
        later.provenance.obliquity = sky.obliquity
        for (index, position) in sky.positions.enumerated() {
            later.planets[index].longitude = position.longitude
            later.planets[index].declination = position.declination
        }
        later.ascendant?.longitude = try #require(sky.houses).ascendant
        later.midheaven?.longitude = try #require(sky.houses).midheaven
        return try #require(orb(aspect, in: later))
    }

    private struct Count {
        var pairs = 0
        var applying = 0
        var close = 0
    }

    private func check(_ request: ChartRequest, at seconds: Int, _ count: inout Count) throws {
        let computation = try ChartFixture.natalChart()
        let now = try computation.chart(request)
        var next = request
        next.birth.date = UTCInstant(seconds: seconds + 60, nanosecond: 0).description
        let later = try computation.chart(next)
        for aspect in now.aspects {
            let context: Comment =
                "\(aspect.inWords), \(request.birth), \(request.houseSystem), \(request.zodiac), topocentric \(request.topocentric), seed \(Self.seed)"
            let before = try #require(orb(aspect, in: now), context)
            let after = try #require(orb(aspect, in: later), context)
            #expect(abs(before - aspect.orb) < 1e-9, context)
            count.pairs += 1
            if aspect.isApplying == true { count.applying += 1 }
            // A Julian day has a precision of only 40 microseconds, in which an angle moves by 2e-7 degrees: if the orb
            // hardly changes, the instant a 1440th of a day later decides, not the clock time of the next minute.
            if abs(after - before) < 3e-7 {
                count.close += 1
                let exact = try orb(aspect, oneMinuteAfter: now, request)
                #expect(aspect.isApplying == (exact < aspect.orb), "\(aspect.orb) then \(exact): \(context)")
            } else {
                #expect(aspect.isApplying == (after < before), "\(before) then \(after): \(context)")
            }
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `aspects apply if their orb is smaller one minute later`(isTopocentric: Bool, isSidereal: Bool) throws {
        var dice = SplitMix64(state: Self.seed)
        var count = Count()
        for _ in 0..<40 {
            let seconds = ChartFixture.moment(&dice)
            var request = ChartFixture.request(
                &dice, at: seconds, latitude: -64...64,
                bodies: CelestialBody.standard + [.osculatingLilith, .ceres, .pallas, .juno, .vesta])
            request.topocentric = isTopocentric
            if isSidereal == (request.zodiac == .tropical) {
                request.zodiac = isSidereal ? .sidereal(dice.pick(Ayanamsa.allCases)) : .tropical
            }
            request.aspects = AspectSettings(types: AspectType.allCases)
            try check(request, at: seconds, &count)
        }
        print("\(count.pairs) aspects, \(count.applying) applying, \(count.close) close, seed \(Self.seed)")
        #expect(count.pairs > 2000)
        #expect(count.applying * 10 > count.pairs * 3)
    }

    /// Beyond 65 degrees, the angles move fast and jump; Midheaven and Ascendant can reverse within a minute.
    @Test func `aspects near the poles apply if their orb shrinks`() throws {
        var dice = SplitMix64(state: Self.seed + 1)
        var count = Count()
        for _ in 0..<60 {
            let seconds = ChartFixture.moment(&dice)
            var request = ChartFixture.request(&dice, at: seconds, latitude: 64...90)
            if dice.next() % 2 == 0 { request.birth.latitude = -(request.birth.latitude ?? 0) }
            try check(request, at: seconds, &count)
        }
        #expect(count.pairs > 1000)
    }
}
