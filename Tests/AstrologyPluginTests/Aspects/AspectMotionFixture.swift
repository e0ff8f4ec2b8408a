// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

@testable import SwissEphemeris

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One chart of Fixtures/applying.txt, with the motion of its aspects computed only from positions.
struct AspectMoment: CustomTestStringConvertible {
    struct Expected: Hashable {
        var first: String
        var second: String
        var type: AspectType
        var orb: Double
        var isApplying: Bool
    }

    var kind: String
    var julianDay: String
    var latitude: Double
    var points: [AspectPoint] = []
    var later: [AspectPoint] = []
    var expected: [Expected] = []

    var testDescription: String { "\(kind) \(julianDay)" }

    /// All charts of the file.
    static func all() throws -> [AspectMoment] {
        let path = "\(#filePath)".replacing("AspectMotionFixture.swift", with: "Fixtures/applying.txt")
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        var moments: [AspectMoment] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words[0] == "m" {
                let latitude = try #require(Double(words[3]))
                moments.append(AspectMoment(kind: words[1], julianDay: words[2], latitude: latitude))
                continue
            }
            guard var moment = moments.popLast() else { continue }
            if words[0] == "p" { try moment.readPoint(words) } else { try moment.readAspect(words) }
            moments.append(moment)
        }
        return moments
    }

    private mutating func readPoint(_ words: [String]) throws {
        let name = words[1].replacing("_", with: " ")
        let values = words.dropFirst(2).compactMap { Double($0) }
        try #require(values.count == 6)
        let isAngle = ["Ascendant", "Midheaven", "Vertex"].contains(name)
        let poleHeight = name == "Ascendant" ? latitude : name == "Vertex" ? 90 - abs(latitude) : 0
        let error =
            isAngle
            ? AspectPoint.angleLinearError(speed: values[1], poleHeight: poleHeight)
            : (CelestialBody(word: name) ?? .osculatingLilith).speedError()
        points.append(
            AspectPoint(
                name: name, longitude: values[0], speed: values[1], declination: values[2],
                declinationSpeed: values[3], isAngle: isAngle, linearError: error))
        later.append(
            AspectPoint(name: name, longitude: values[4], speed: 0, declination: values[5], isAngle: isAngle))
    }

    private mutating func readAspect(_ words: [String]) throws {
        let (first, second) = (try #require(Int(words[1])), try #require(Int(words[2])))
        expected.append(
            Expected(
                first: points[first].name, second: points[second].name,
                type: try #require(AspectType(rawValue: words[3])), orb: try #require(Double(words[4])),
                isApplying: words[5] == "1"))
    }
}
