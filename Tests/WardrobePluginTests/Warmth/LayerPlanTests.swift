// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct LayerPlanTests {
    private static let layers: [GarmentInsulation] = [
        .init(.shirt), .init(.sweater), .init(.jeans), .init(.boots), .init(.coat),
    ]

    @Test func `the layer to shed is named`() throws {
        let reading = try LayerPlan.reading(
            of: LayerPlanInput(garments: Self.layers, setting: .outdoors, coldest: 5, warmest: 14, airSpeed: 0.5))
        #expect(reading.shed == [ShedLayer(index: 4, category: .coat)])
        #expect(reading.atColdest.clo > reading.atWarmest.clo)
        #expect(reading.holds)
        #expect(!reading.atColdest.extrapolated && reading.atWarmest.extrapolated)
        #expect(reading.explanation.hasPrefix("Take off the coat as it gets warmer: "))
    }

    @Test func `cold days shed no layer`() throws {
        let reading = try LayerPlan.reading(
            of: LayerPlanInput(garments: Self.layers, setting: .outdoors, coldest: 3, warmest: 4, airSpeed: 0.5))
        #expect(reading.shed.isEmpty)
        #expect(reading.explanation.hasPrefix("Keep everything on: "))
    }

    @Test func `unmet ends of the range are stated`() throws {
        let reading = try LayerPlan.reading(
            of: LayerPlanInput(
                garments: [.init(.tshirt), .init(.shorts)], setting: .outdoors, coldest: -5, warmest: 20))
        #expect(!reading.holds)
        #expect(reading.atColdest.verdict == .tooCold)
    }

    @Test func `swapped temperatures are rejected`() {
        #expect {
            try LayerPlan.reading(
                of: LayerPlanInput(garments: [], setting: .outdoors, coldest: 15, warmest: 5))
        } throws: { error in
            (error as? ComputationError)?.issues.map(\.path) == ["warmest"]
        }
    }

    /// The choice is the best of all choices, computed independently: no set of removable layers is closer.
    @Test(arguments: [4 as UInt64])
    func `no other choice is closer`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let garments = (0..<Int.random(in: 1...7, using: &random)).map { _ in
                GarmentInsulation(Category.allCases.randomElement(using: &random) ?? .shirt)
            }
            let least = Double.random(in: 0...1.5, using: &random)
            let band = InsulationBand(minimum: least, neutral: least + Double.random(in: 0...0.4, using: &random))
            let shed = LayerPlan.layersToShed(garments, over: .underwear, toFit: band)
            func miss(_ off: Set<Int>) -> Double {
                let kept = garments.indices.filter { !off.contains($0) }.map { garments[$0] }
                return max(0, band.deviation(of: EnsembleInsulation.clo(of: kept)).magnitude - 0.1)
            }
            var sets: [Set<Int>] = [[]]
            for index in garments.indices where garments[index].category.isRemovableLayer {
                sets += sets.map { $0.union([index]) }
            }
            let best = sets.map(miss).min() ?? 0
            #expect((miss(Set(shed)) - best).magnitude < 1e-9, "seed \(seed)")
            #expect(sets.allSatisfy { $0.count >= shed.count || miss($0) > best }, "seed \(seed)")
        }
    }
}
