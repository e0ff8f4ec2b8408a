// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import Testing

@testable import WardrobePlugin

@Suite struct ColorHarmonyTests {
    private func assess(
        _ digits: [String], areas: [Double]? = nil, patterns: [PatternStrength]? = nil, favorites: [String] = [],
        avoided: [String] = []
    ) throws -> ColorAssessment {
        let colors = try digits.enumerated().map { index, hex in
            WornColor(
                color: try SRGBColor(hex: hex), area: areas?[index] ?? 1, pattern: patterns?[index] ?? .plain)
        }
        return ColorAssessment(
            ColorSet(
                colors: colors, favorites: try favorites.map(SRGBColor.init(hex:)),
                avoided: try avoided.map(SRGBColor.init(hex:))))
    }

    @Test func `the computation passes the conformance kit`() async {
        #expect(await ComputationConformance.problems(of: ColorHarmony()) == [])
    }

    @Test func `navy and camel are opposite hues`() throws {
        let answer = try assess(["#01153E", "#C69F59"])
        #expect(answer.summary == "navy with camel: opposite hues")
        #expect(answer.template == .I)
        #expect(answer.distance == 0)
        #expect(answer.parts.map(\.name) == ["hues", "contrast", "patterns"])
    }

    @Test func `neutral colors match all and never dominate`() throws {
        #expect(try assess(["#000000", "#D8C6A5"]).summary == "black with beige: neutrals go together")
        #expect(try assess(["#000000", "#D8C6A5"]).template == .N)
        #expect(try assess(["#6A1119", "#FFFFFF"]).summary == "maroon with white: one color and neutrals")
        let plain = try assess(["#800000", "#008080"])
        let withGray = try assess(["#800000", "#008080", "#808080"], areas: [1, 1, 100])
        #expect(plain.distance == withGray.distance)
        #expect(plain.template == withGray.template)
    }

    @Test func `single and equal colors have a score`() throws {
        #expect(try assess(["#01153E"]).summary == "navy: one color")
        #expect(try assess(["#01153E", "#01153E"]).summary == "navy: one color")
        #expect(try assess(["#01153E"]).parts[1].reason == "a single lightness")
    }

    @Test func `parts add up to the total for any colors`() {
        let seed: UInt64 = 2_006
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1_000 {
            let colors = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                WornColor(
                    color: .random(&random), area: .random(in: 0.1...5, using: &random),
                    pattern: PatternStrength.allCases.randomElement(using: &random) ?? .plain)
            }
            let likes = Bool.random(using: &random) ? [SRGBColor.random(&random)] : []
            let answer = ColorAssessment(ColorSet(colors: colors, favorites: likes))
            let units = answer.parts.reduce(0) { $0 + Points($1.points).units }
            #expect(Points(units: units).value == answer.total, "seed \(seed)")
            #expect((0...100).contains(answer.total), "seed \(seed)")
            #expect(abs(answer.parts.reduce(0) { $0 + $1.weight } - 1) < 1e-12)
            for part in answer.parts {
                #expect((0...1).contains(part.value) && !part.reason.isEmpty)
                #expect(abs(part.points - 100 * part.weight * part.value) <= 0.000_5 + 1e-9)
            }
        }
    }

    @Test func `the order of the colors does not change the total`() throws {
        let digits = ["#01153E", "#C69F59", "#800020", "#D8C6A5"]
        #expect(try abs(assess(digits).total - assess(digits.reversed()).total) < 1e-5)
    }

    @Test(arguments: [
        ([PatternStrength.plain, .plain], 1.0, "no patterns"),
        ([.bold, .plain], 1, "one bold pattern among plain items"),
        ([.bold, .subtle], 0.7, "a bold pattern with a quiet one"), ([.bold, .bold], 0.3, "2 bold patterns clash"),
        ([.subtle, .subtle], 0.8, "2 quiet patterns"), ([.subtle, .plain], 1, "one quiet pattern"),
    ]) func `pattern combinations have a value and a reason`(patterns: [PatternStrength], value: Double, reason: String)
        throws
    {
        let part = try #require(try assess(["#01153E", "#C69F59"], patterns: patterns).parts.last)
        #expect(abs(part.value - value) < 1e-12)
        #expect(part.reason == reason)
    }

    @Test func `favorite and avoided colors match within a difference of ten`() throws {
        // Maroon and burgundy differ by 9.1, black and navy by 29.7.
        let liked = try #require(try assess(["#800020", "#01153E"], favorites: ["#800000"]).parts.last)
        #expect(liked.value == 0.75)
        #expect(liked.reason.hasSuffix(": a favorite"))
        let avoided = try #require(try assess(["#800020", "#01153E"], avoided: ["#800000"]).parts.last)
        #expect(avoided.value == 0)
        #expect(avoided.reason.hasSuffix(": avoided"))
        let other = try #require(try assess(["#000000"], avoided: ["#01153E"]).parts.last)
        #expect(other.value == 0.5)
    }

    @Test func `contrasts name their colors`() throws {
        #expect(try assess(["#FFFFFF", "#01153E"]).parts[1].reason == "white against navy: a clear contrast")
        #expect(try assess(["#000000", "#01153E"]).parts[1].reason == "navy against black: a soft contrast")
    }

    @Test func `color classes agree with pairwise scores`() throws {
        let seed: UInt64 = 360
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let (one, other) = (
                ColorClass(index: .random(in: 0..<ColorClass.count, using: &random)),
                ColorClass(index: .random(in: 0..<ColorClass.count, using: &random))
            )
            #expect(one.harmony(with: other) == other.harmony(with: one))
            #expect((0...1).contains(one.harmony(with: other)))
        }
        let (navy, camel, white) = try (
            ColorClass(SRGBColor(hex: "#01153E")), ColorClass(SRGBColor(hex: "#C69F59")),
            ColorClass(SRGBColor(hex: "#FFFFFF"))
        )
        #expect(navy.harmony(with: camel) > 0.9)
        #expect(navy.harmony(with: white) == 1)
        #expect(camel.harmony(with: camel) == 0.75 + 0.25 * 0.5)
    }
}
