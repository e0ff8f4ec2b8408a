// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WardrobePlugin

@Suite struct GarmentTests {
    /// Rows of ASHRAE 55, table of garment insulation, and ISO 7730:2005, table C.2.
    @Test(arguments: [
        ("T-shirt", TabulatedGarment.Source.ashrae55, 0.08), ("Men's underwear", .ashrae55, 0.04),
        ("Calf length socks", .ashrae55, 0.03), ("Long underwear top", .ashrae55, 0.2),
        ("Long underwear bottoms", .ashrae55, 0.15), ("Thick trousers", .ashrae55, 0.24), ("Boots", .ashrae55, 0.1),
        ("Double-breasted coat (thick)", .ashrae55, 0.48), ("Executive chair", .ashrae55, 0.15),
        ("Thin sweater", .iso7730, 0.2), ("Thick sweater", .iso7730, 0.35), ("Light summer jacket", .iso7730, 0.25),
        ("Jacket", .iso7730, 0.35), ("Down jacket", .iso7730, 0.55), ("Coat", .iso7730, 0.6), ("Parka", .iso7730, 0.7),
        ("Gloves", .iso7730, 0.05),
    ])
    func rows(name: String, source: TabulatedGarment.Source, clo: Double) throws {
        #expect(try #require(GarmentTable.garment(name, source)).clo == clo)
    }

    @Test func `table names are unique`() {
        #expect(GarmentTable.garments.count { $0.source == .ashrae55 } == 56)
        #expect(Set(GarmentTable.garments.map { "\($0.source) \($0.name)" }).count == GarmentTable.garments.count)
    }

    /// Every end of a range is a row in the tables its source names, or states which row it's derived from.
    @Test(arguments: Category.allCases) func `insulation ranges equal the tables' rows`(category: Category) {
        let span = category.insulation
        #expect(span.thin <= span.normal && span.normal <= span.thick)
        guard span.thick > 0 else { return }
        let figures = GarmentTable.garments.map(\.clo)
        for end in [span.thin, span.thick] where category != .coat {
            #expect(figures.contains(end), "\(category) \(end)")
        }
        #expect(span.source.contains("ASHRAE 55") || span.source.contains("ISO 7730"))
        let middle = (span.thin + span.thick) / 2
        #expect((span.normal - middle).magnitude < 1e-12 || figures.contains(span.normal), "\(category)")
    }

    @Test(arguments: Category.allCases) func `weight and fabric are monotonic within the range`(category: Category) {
        let span = category.insulation
        for fabric in [nil] + Fabric.allCases.map(Optional.some) {
            let figures = GarmentWeight.allCases.map { span.clo(weight: $0, fabric: fabric) }
            #expect(figures == figures.sorted())
            #expect(figures.allSatisfy { (span.thin...span.thick).contains($0) })
        }
        for weight in GarmentWeight.allCases {
            let byWarmth = Fabric.allCases.sorted { $0.warmth < $1.warmth }.map { span.clo(weight: weight, fabric: $0) }
            #expect(zip(byWarmth, byWarmth.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
        }
        #expect(span.clo(weight: .normal, fabric: nil) == span.normal)
        #expect(span.clo(weight: .thin, fabric: .cotton) == span.thin)
        #expect(span.clo(weight: .thick, fabric: .cotton) == span.thick)
    }

    @Test func `unknown garments have no insulation unless stated`() {
        for category in [Category.hat, .scarf, .belt, .bag, .jewelry, .accessories] {
            #expect(GarmentInsulation(category).effectiveClo == 0)
            #expect(GarmentInsulation(category, clo: 0.05).effectiveClo == 0.05)
        }
        #expect(GarmentInsulation(.coat, fabric: .wool, weight: .thick, clo: 1.1).effectiveClo == 1.1)
    }

    @Test(arguments: Fabric.allCases) func `fabric factors are fractions`(fabric: Fabric) {
        #expect((0...1).contains(fabric.breathability) && (0...1).contains(fabric.warmth))
    }
}
