// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the tests of whole charts share.
enum ChartFixture {
    /// The lines of a file that a script beside it has written.
    static func lines(_ name: String) throws -> [Substring] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
    }

    /// The values in a file of JSON lines.
    static func rows(_ name: String) throws -> [JSONValue] {
        try lines(name).map { try JSONValue(parsing: Array($0.utf8)) }
    }

    /// Charts from the system's ephemeris files, whatever the environment is.
    static func natalChart() throws -> NatalChart { NatalChart(sources: try sources()) }

    /// An engine over the system's ephemeris files.
    static func engine() throws -> Engine { try Engine([AstrologyPlugin(sources: try sources())]) }

    static func sources() throws -> AstrologySources { AstrologySources(ephemeris: try systemEphemeris()) }

    /// A random request with conventions of every kind; the time is in UTC.
    static func request(
        _ dice: inout SplitMix64, at seconds: Int, latitude: ClosedRange<Double> = -89...89,
        bodies: [CelestialBody] = CelestialBody.standard
    ) -> ChartRequest {
        let isSidereal = dice.next() % 2 == 0
        return ChartRequest(
            birth: Birth(
                date: UTCInstant(seconds: seconds, nanosecond: 0).description,
                latitude: dice.pick(latitude), longitude: dice.pick(-180...180), altitude: dice.pick(0...4000)),
            houseSystem: dice.pick(HouseSystem.allCases),
            zodiac: isSidereal ? .sidereal(dice.pick(Ayanamsa.allCases)) : .tropical,
            bodies: bodies, node: dice.pick(NodeType.allCases), topocentric: dice.next() % 3 == 0)
    }

    /// Seconds since 1970 of a random moment in the years 1810 to 2390, which the shipped files cover.
    static func moment(_ dice: inout SplitMix64) -> Int {
        Int(dice.pick(-5_049_000_000...13_254_000_000))
    }
}

extension SplitMix64 {
    mutating func pick(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }
}

extension JSONValue {
    /// The member as a number, or one that equals nothing.
    func number(_ key: String) -> Double { self[key]?.double ?? .nan }

    func text(_ key: String) -> String { self[key]?.string ?? "" }

    func list(_ key: String) -> [JSONValue] { self[key]?.array ?? [] }
}
