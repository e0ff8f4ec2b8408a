// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct HueTemplateTests {
    /// Cohen-Or 2006: sector sizes as shares of the circle, 5 %, 26 %, 22 %, and 50 %.
    @Test func `the sectors equal the published ones`() {
        let widths = HueTemplate.allCases.map { $0.sectors.map(\.width) }
        #expect(widths == [[18], [18, 18], [93.6], [18, 79.2], [93.6, 18], [180], [93.6, 93.6], []])
    }

    /// By hand: a hue and its distance from a narrow sector rotated to 0, with its border at 9.
    @Test(arguments: [
        (HueTemplate.i, 0.0, 0.0), (.i, 9, 0), (.i, 19, 10), (.i, 341, 10), (.i, 180, 171), (.I, 180, 0), (.I, 90, 81),
        (.V, 46.8, 0), (.V, 50, 3.2), (.L, 90, 0), (.L, 129.6, 0), (.L, 140, 10.4), (.L, 350, 1), (.T, 90, 0),
        (.T, 100, 10), (.Y, 180, 0), (.Y, 200, 11), (.X, 130, 3.2),
    ]) func `distances are arcs to the nearest border`(template: HueTemplate, hue: Double, arc: Double) {
        let distance = HueFit.distance(of: [WeightedHue(hue: hue, weight: 2)], from: template, turnedBy: 0)
        #expect(abs(distance - 2 * arc) < 1e-9)
    }

    @Test func `no rotation fits better than the one found`() {
        let seed: UInt64 = 1_995
        var random = SeededGenerator(seed: seed)
        for _ in 0..<150 {
            let hues = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                WeightedHue(
                    hue: .random(in: 0..<360, using: &random), weight: .random(in: 0.01...1, using: &random))
            }
            let total = hues.reduce(0) { $0 + $1.weight }
            for template in HueTemplate.allCases where template != .N {
                let fit = HueFit(hues, in: template)
                let found = HueFit.distance(of: hues, from: template, turnedBy: fit.rotation) / total
                #expect(abs(found - fit.distance) < 1e-8, "seed \(seed)")
                for step in 0..<180 {
                    let other = HueFit.distance(of: hues, from: template, turnedBy: Double(step) * 2) / total
                    #expect(other >= fit.distance - 1e-8, "seed \(seed) \(template) \(step)")
                }
            }
        }
    }

    @Test(arguments: [
        (10.0, HueTemplate.i), (60, .V), (180, .I), (170, .I), (110, .L), (145, .Y),
    ]) func `two hues are explained by the narrowest template`(gap: Double, template: HueTemplate) {
        let hues = [WeightedHue(hue: 350, weight: 1), WeightedHue(hue: 350 + gap, weight: 1)]
        let fit = HueFit.best(hues)
        #expect(fit.template == template)
        #expect(fit.distance == 0)
    }

    @Test func `rotating the hue circle changes nothing`() {
        let hues = [(12.0, 1.0), (80, 0.4), (205, 0.7)]
        let values = stride(from: 0.0, to: 360, by: 7).map { turn in
            HueFit.best(hues.map { WeightedHue(hue: $0.0 + turn, weight: $0.1) }).cost
        }
        for value in values { #expect(abs(value - values[0]) < 1e-8) }
    }
}
