// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

/// Handmade charts, with the fit calculated on paper: 1 inside a range, minus a sixth for each cm outside.
@Suite struct SizeRecommendationTests {
    private static let shirts = SizeChart(
        brand: "B",
        sizes: [
            .init("S", [.chest: .init(86, 92), .waist: .init(72, 78)]),
            .init("M", [.chest: .init(92, 98), .waist: .init(78, 84)]),
            .init("L", [.chest: .init(98, 104), .waist: .init(84, 90)]),
        ])

    private func size(_ body: [BodyMeasure: Double], _ fit: FitPreference = .regular) -> String? {
        Self.shirts.recommendation(for: BodyMeasurements(body), fit: fit)?.size
    }

    private func confidence(_ body: [BodyMeasure: Double]) -> Double? {
        Self.shirts.recommendation(for: BodyMeasurements(body))?.confidence
    }

    @Test func `a body inside one size gets that size`() {
        #expect(size([.chest: 95, .waist: 80]) == "M")
        #expect(confidence([.chest: 95, .waist: 80]) == 1)
        #expect(size([.chest: 90, .waist: 73]) == "S")
    }

    @Test func `a body between sizes follows the preferred fit`() {
        let border: [BodyMeasure: Double] = [.chest: 98, .waist: 84]
        #expect(size(border, .slim) == "M")
        #expect(size(border, .regular) == "M")
        #expect(size(border, .relaxed) == "L")
        #expect(size([.chest: 95, .waist: 80], .oversized) == "L")
        #expect(size([.chest: 103, .waist: 88], .oversized) == "L", "there's no larger size")
    }

    @Test func `a body between two sizes gets the closer one`() throws {
        // M: chest 3 cm over, 1 - 3/6; waist inside: 0.75. L: chest inside, waist 2 cm under, 1 - 2/6: 0.8333.
        #expect(size([.chest: 101, .waist: 82]) == "L")
        #expect(abs(try #require(confidence([.chest: 101, .waist: 82])) - 5.0 / 6) < 1e-12)
    }

    @Test func `unknown measures lower the confidence`() {
        #expect(size([.chest: 95]) == "M")
        #expect(confidence([.chest: 95]) == 0.5)
        #expect(confidence([.height: 180]) == nil)
        #expect(confidence([:]) == nil)
    }

    @Test func `a body far outside all sizes has no confidence`() {
        #expect(confidence([.chest: 130, .waist: 120]) == 0)
    }

    @Test func `reasons name measures, ranges, and missing measures`() {
        let recommendation = Self.shirts.recommendation(for: BodyMeasurements([.chest: 99.5]))
        #expect(recommendation?.reason == "chest 99.5 cm is within 98 to 104; unknown: waist")
        let larger = Self.shirts.recommendation(
            for: BodyMeasurements([.chest: 91, .waist: 70.5]), fit: .oversized)
        #expect(
            larger?.reason
                == "chest 91 cm is within 86 to 92, waist 70.5 cm is 1.5 cm below 72 to 78; "
                + "S fits, M is one size larger, as you prefer")
    }

    @Test func `sizes without a measure are judged by the others`() {
        let chart = SizeChart(
            brand: "B",
            sizes: [.init("38", [.footLength: .init(24, 24.5)]), .init("wide", [.head: .init(56, 58)])])
        #expect(chart.recommendation(for: BodyMeasurements([.footLength: 24.2]))?.size == "38")
        #expect(chart.recommendation(for: BodyMeasurements([.head: 57]))?.size == "wide")
    }
}
