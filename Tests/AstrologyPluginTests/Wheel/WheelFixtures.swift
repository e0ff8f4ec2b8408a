// SPDX-License-Identifier: AGPL-3.0-or-later

@testable import AstrologyPlugin

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The embedded glyph table, and charts with positions from swetest.
enum WheelFixtures {
    private static var folder: URL { URL(filePath: #filePath).deletingLastPathComponent() }

    static func glyphBytes() throws -> [UInt8] {
        let path = "../../../Plugins/Astrology/CAstrologyData/data/glyphs.tsv"
        return try Array(Data(contentsOf: folder.appending(path: path)))
    }

    static func glyphs() throws -> GlyphTable {
        try GlyphTable(parsing: try glyphBytes())
    }

    static let chartNames = ["ordinary", "stellium", "polar", "unknown-time", "sectors"]

    /// A chart of `Fixtures/wheel-charts.tsv`, written by `make-wheel-charts`.
    static func chart(_ name: String) throws -> WheelModel {
        let data = try Data(contentsOf: folder.appending(path: "Fixtures/wheel-charts.tsv"))
        var model = WheelModel(bodies: [])
        for row in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let fields = row.split(separator: "\t").map(String.init)
            guard fields[0] == name else { continue }
            let numbers = fields.dropFirst(2).compactMap(Double.init)
            switch fields[1] {
            case "title": model.titleLines.append(fields[2])
            case "angles":
                model.angles = WheelAngles(
                    ascendant: numbers[0], midheaven: numbers[1], vertex: numbers[2])
            case "cusps": model.cusps = numbers
            default:
                model.bodies.append(
                    WheelBody(
                        glyph: fields[2], longitude: numbers[0], isRetrograde: numbers[1] < 0,
                        accessibleName: fields[3]))
            }
        }
        model.aspects = majorAspects(among: model.bodies)
        return model
    }

    /// The five major aspects within 6°, which suffice for drawing.
    static func majorAspects(among bodies: [WheelBody]) -> [WheelAspect] {
        let angles = [
            ("conjunction", 0.0), ("sextile", 60), ("square", 90), ("trine", 120), ("opposition", 180),
        ]
        var aspects: [WheelAspect] = []
        for first in bodies.indices {
            for second in bodies.indices where second > first {
                let apart = abs(
                    CircleDegrees.difference(
                        from: bodies[first].longitude, to: bodies[second].longitude))
                for (type, angle) in angles where abs(apart - angle) < 6 {
                    aspects.append(
                        WheelAspect(
                            from: first, to: second, type: type, exactness: 1 - abs(apart - angle) / 6,
                            isApplying: second % 2 == 0))
                }
            }
        }
        return aspects
    }
}

/// The generator SplitMix64 (Steele, Lea and Flood 2014), so that a printed seed reproduces a case.
struct WheelRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
