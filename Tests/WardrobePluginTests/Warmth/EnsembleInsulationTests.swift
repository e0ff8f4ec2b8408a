// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct EnsembleInsulationTests {
    /// Ensembles of ASHRAE 55's table: garments, plain sum, ISO 9920's sum, and the table's own figure.
    struct Published: Sendable {
        let garments: [String]
        let sum: Double
        let iso9920: Double
        let ashrae55: Double
    }

    private static let published = [
        Published(
            garments: [
                "Men's underwear", "Short-sleeve dress shirt", "Thin trousers", "Calf length socks", "Shoes or sandals",
            ], sum: 0.43, iso9920: 0.5201, ashrae55: 0.57),
        Published(
            garments: [
                "Men's underwear", "Long-sleeve dress shirt", "Thin trousers", "Calf length socks", "Shoes or sandals",
            ], sum: 0.49, iso9920: 0.5701, ashrae55: 0.61),
        Published(
            garments: [
                "Men's underwear", "Long-sleeve dress shirt", "Thin trousers", "Calf length socks", "Shoes or sandals",
                "Single-breasted coat (thin)",
            ], sum: 0.85, iso9920: 0.8708, ashrae55: 0.96),
        Published(
            garments: [
                "Men's underwear", "Long-sleeve sweat shirt", "Sweatpants", "Ankle socks", "Shoes or sandals",
            ], sum: 0.7, iso9920: 0.7455, ashrae55: 0.74),
    ]

    @Test(arguments: published) func `ensembles equal published values`(_ ensemble: Published) throws {
        let rows = try ensemble.garments.map { try #require(GarmentTable.garment($0, .ashrae55)) }
        let sum = rows.reduce(0) { $0 + $1.clo }
        #expect((sum - ensemble.sum).magnitude < 0.001)
        #expect((EnsembleInsulation.clo(sum: sum) - ensemble.iso9920).magnitude < 0.001)
        #expect((EnsembleInsulation.clo(sum: sum) - ensemble.ashrae55).magnitude <= InsulationBand.tolerance)
    }

    @Test func `no clothes have no insulation`() {
        #expect(EnsembleInsulation.clo(sum: 0) == 0)
        let bare = EnsembleInsulation.reading(of: EnsembleInput(garments: [], baseLayer: .none))
        #expect(bare.clo == 0 && bare.sum == 0 && bare.lowest == 0 && bare.dynamicISO9920 == 0)
    }

    @Test func `the base layer is assumed and can be changed`() {
        func clo(_ layer: BaseLayer) -> Double {
            EnsembleInsulation.reading(of: EnsembleInput(garments: [.init(.shirt)], baseLayer: layer)).sum
        }
        #expect((clo(.underwear) - clo(.none) - 0.07).magnitude < 1e-12)
        #expect((clo(.longUnderwear) - clo(.none) - 0.38).magnitude < 1e-12)
    }

    @Test func `the breakdown adds up`() {
        let input = EnsembleInput(
            garments: [.init(.shirt), .init(.jeans), .init(.boots), .init(.hat), .init(.coat, clo: 0.9)], met: 2,
            airSpeed: 0.5)
        let reading = EnsembleInsulation.reading(of: input)
        let sum = reading.garments.reduce(reading.baseLayerClo) { $0 + $1.clo }
        #expect((reading.sum - sum).magnitude < 1e-12)
        #expect((reading.clo - (0.161 + 0.835 * sum)).magnitude < 1e-12)
        #expect((reading.highest - reading.lowest - 0.2).magnitude < 1e-12)
        #expect(reading.dynamicISO9920 < reading.clo && reading.dynamicASHRAE55 < reading.clo)
        #expect(reading.garments.last?.source == "stated by the owner")
        #expect(reading.remarks.contains { $0.contains("hat") })
        #expect(reading.breathability == nil)
    }

    @Test func `results beyond the correction's range are marked`() {
        let arctic = EnsembleInput(
            garments: [.init(.coat, clo: 2)], met: 2, airSpeed: 5, walkingSpeed: 1.5)
        #expect(EnsembleInsulation.reading(of: arctic).remarks.count == 3)
        let plain = EnsembleInput(garments: [.init(.shirt), .init(.pants)])
        #expect(EnsembleInsulation.reading(of: plain).remarks.isEmpty)
    }

    @Test func `breathability is a mean weighted by insulation`() throws {
        let mixed = try #require(
            EnsembleInsulation.breathability(of: [
                .init(.tshirt, fabric: .linen, clo: 0.1), .init(.jacket, fabric: .leather, clo: 0.3), .init(.pants),
            ]))
        #expect((mixed - (0.1 * 1 + 0.3 * 0.1) / 0.4).magnitude < 1e-12)
        #expect(EnsembleInsulation.breathability(of: [.init(.hat, fabric: .wool)]) == nil)
    }

    @Test func `another garment is never colder`() {
        for added in Category.allCases {
            let less = EnsembleInsulation.clo(of: [.init(.shirt)])
            #expect(EnsembleInsulation.clo(of: [.init(.shirt), .init(added)]) >= less)
        }
    }
}
