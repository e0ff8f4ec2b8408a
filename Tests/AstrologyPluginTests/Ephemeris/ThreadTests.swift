// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// libswe keeps folders, sidereal mode, and observer per thread; they must not affect another sky.
@Suite struct ThreadTests {
    private struct Request: Sendable {
        var julianDay: Double
        var place: GeographicPosition
        var zodiac: Zodiac
        var nodes: NodeType
        var houses: HouseSystem
        var topocentric: Bool
        var cuspSpeeds: Bool
        var bodies: [CelestialBody]
        var ephemeris: SwissEphemerisSource

        func run() throws -> Sky {
            try ephemeris.sky(
                at: julianDay, bodies: bodies, zodiac: zodiac, nodes: nodes, observer: place, houses: houses,
                isTopocentric: topocentric, includesCuspSpeeds: cuspSpeeds)
        }
    }

    static let seed: UInt64 = 20_260_731

    private func requests(_ count: Int, _ ephemerides: [SwissEphemerisSource]) -> [Request] {
        var generator = SplitMix64(state: Self.seed)
        return (0..<count).map { _ in
            let zodiac: Zodiac =
                generator.next() % 3 == 0
                ? .tropical : .sidereal(Ayanamsa.allCases[Int(generator.next() % UInt64(Ayanamsa.allCases.count))])
            let pool = CelestialBody.named + [.star("Regulus"), .star("alTau"), .star("Spica")]
            let bodies = CelestialBody.standard + (0..<4).map { _ in pool[Int(generator.next() % UInt64(pool.count))] }
            return Request(
                julianDay: 2_378_500 + generator.unit() * 219_000,
                place: GeographicPosition(
                    latitude: -90 + generator.unit() * 180, longitude: -180 + generator.unit() * 360,
                    altitude: generator.unit() * 4000),
                zodiac: zodiac, nodes: generator.next() % 2 == 0 ? .true : .mean,
                houses: HouseSystem.allCases[Int(generator.next() % UInt64(HouseSystem.allCases.count))],
                topocentric: generator.next() % 4 == 0, cuspSpeeds: generator.next() % 2 == 0, bodies: bodies,
                ephemeris: ephemerides[Int(generator.next() % UInt64(ephemerides.count))])
        }
    }

    @Test func `a thousand concurrent skies equal serial ones`() async throws {
        let withoutAsteroids = try ScratchFolder()
        try withoutAsteroids.link("sepl_18.se1")
        try withoutAsteroids.link("semo_18.se1")
        let requests = requests(
            1000,
            [
                try systemEphemeris(), try systemEphemeris(), try withoutAsteroids.ephemeris(),
                try withoutAsteroids.ephemeris(.moshier),
            ])
        let serial = try requests.map { try $0.run() }
        let concurrent = try await withThrowingTaskGroup(of: (Int, Sky).self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask { (index, try request.run()) }
            }
            var skies = [Sky?](repeating: nil, count: requests.count)
            for try await (index, sky) in group { skies[index] = sky }
            return skies
        }
        for (index, sky) in serial.enumerated() {
            let other = try #require(concurrent[index])
            #expect(bits(sky) == bits(other), "request \(index) of seed \(Self.seed)")
            #expect(sky == other, "request \(index) of seed \(Self.seed)")
        }
        withExtendedLifetime(withoutAsteroids) {}
    }

    /// Computes the same skies in different orders: earlier computations must not affect a sky.
    @Test func `skies don't depend on the order of requests`() throws {
        let requests = requests(200, [try systemEphemeris()])
        let forward = try requests.map { try $0.run() }
        let backward = Array(try requests.reversed().map { try $0.run() }.reversed())
        for (index, sky) in forward.enumerated() {
            #expect(bits(sky) == bits(backward[index]), "request \(index) of seed \(Self.seed)")
        }
    }

    /// Every number of a sky, bit for bit.
    private func bits(_ sky: Sky) -> [UInt64] {
        var numbers = [sky.deltaT, sky.obliquity, sky.nutationInLongitude, sky.ayanamsa ?? 0]
        for position in sky.positions {
            numbers += [
                position.longitude, position.latitude, position.distance, position.longitudeSpeed,
                position.latitudeSpeed, position.distanceSpeed, position.rightAscension, position.declination,
                position.rightAscensionSpeed, position.declinationSpeed,
            ]
        }
        if let houses = sky.houses {
            numbers += houses.cusps + (houses.cuspSpeeds ?? [])
            numbers += [houses.ascendant, houses.midheaven, houses.armc, houses.vertex ?? 0, houses.speeds.ascendant]
        }
        return numbers.map(\.bitPattern)
    }
}

/// A small generator whose seed is in every failure.
///
/// Source: Sebastiano Vigna, public domain description of SplitMix64.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 up to 1.
    mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }
}
