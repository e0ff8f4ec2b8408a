// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How warm garments are together.
///
/// ```swift
/// let worn = EnsembleInsulation.clo(of: [GarmentInsulation(.shirt), GarmentInsulation(.jeans)])    // 0.67 clo
/// ```
public struct EnsembleInsulation: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Wardrobe.ensembleInsulation.id,
        summary: "Calculates the insulation of an outfit, in clo, when still and when moving.",
        discussion: """
            Garments count by the tables of ASHRAE 55, ISO 9920 and ISO 7730; fabric and weight move one inside the \
            span of its kind. The ensemble is ISO 9920's 0.161 + 0.835 times the sum (4.3), beside the plain sum \
            (Olesen 1985, ASHRAE 55); ASHRAE's own ensembles differ by up to 0.09 clo, so the result is accurate to \
            about 0.1. Dynamic insulation after wind and walking is ISO 9920's (annex C of ISO 7730) and ASHRAE \
            55's. Underwear and socks are assumed unless you specify otherwise. Hats, scarves, belts, bags, and \
            jewelry count as 0.
            """,
        examples: [
            Example(
                "Shirt, trousers, shoes",
                ["garments": [["category": "shirt"], ["category": "pants", "weight": "thin"], ["category": "shoes"]]]),
            Example(
                "A winter walk",
                [
                    "garments": [
                        ["category": "shirt"], ["category": "sweater", "fabric": "wool", "weight": "thick"],
                        ["category": "jeans"], ["category": "boots"], ["category": "coat", "clo": 0.7],
                        ["category": "hat"],
                    ],
                    "baseLayer": "longUnderwear", "met": 2, "airSpeed": 1.5,
                ]),
        ])

    /// A computation without settings.
    public init() {}

    /// ISO 9920's sum: 0.161 + 0.835 Σ I_clu, and 0 without clothes.
    /// - Parameter sum: the sum of I_clu in clo.
    /// - Returns: I_cl in clo.
    public static func clo(sum: Double) -> Double { sum > 0 ? 0.161 + 0.835 * sum : 0 }

    /// The insulation of garments over a base layer, by ISO 9920's sum.
    /// - Parameters:
    ///   - garments: what is worn.
    ///   - baseLayer: what is worn underneath.
    /// - Returns: I_cl in clo.
    public static func clo(of garments: [GarmentInsulation], over baseLayer: BaseLayer = .underwear) -> Double {
        clo(sum: garments.reduce(baseLayer.clo) { $0 + $1.effectiveClo })
    }

    /// Computes the insulation.
    public func run(_ input: EnsembleInput, in context: Context) async throws -> EnsembleReading {
        Self.reading(of: input)
    }

    /// Computes the insulation without an engine, on the calling thread.
    public static func reading(of input: EnsembleInput) -> EnsembleReading {
        let sum = input.garments.reduce(input.baseLayer.clo) { $0 + $1.effectiveClo }
        let clo = clo(sum: sum)
        let walking =
            input.walkingSpeed
            ?? BodyMovement.walkingSpeed(met: input.met, limit: BodyMovement.iso9920WalkingLimit)
        let relative = BodyMovement.relativeAirSpeed(airSpeed: input.airSpeed, met: input.met)
        return EnsembleReading(
            garments: input.garments.map {
                CountedGarment(category: $0.category, clo: $0.effectiveClo, source: $0.source)
            },
            baseLayerClo: input.baseLayer.clo, sum: sum, clo: clo, lowest: max(0, clo - InsulationBand.tolerance),
            highest: clo + InsulationBand.tolerance, areaFactor: ClothingAreaFactor.iso9920(clo: clo),
            dynamicISO9920: DynamicInsulation.iso9920(clo: clo, relativeAirSpeed: relative, walkingSpeed: walking),
            dynamicASHRAE55: DynamicInsulation.ashrae55(clo: clo, met: input.met), relativeAirSpeed: relative,
            walkingSpeed: walking, breathability: breathability(of: input.garments),
            remarks: remarks(clo: clo, relativeAirSpeed: relative, walkingSpeed: walking, input.garments))
    }

    /// How well an ensemble lets heat and sweat pass, 0 to 1: the mean over the fabrics, weighed by insulation.
    ///
    /// It follows ``Fabric/breathability``, this plugin's convention, and counts when the day is hot.
    /// - Returns: nil when no garment with insulation has a known fabric.
    public static func breathability(of garments: [GarmentInsulation]) -> Double? {
        let known = garments.filter { $0.fabric != nil && $0.effectiveClo > 0 }
        let weight = known.reduce(0) { $0 + $1.effectiveClo }
        guard weight > 0 else { return nil }
        return known.reduce(0) { $0 + $1.effectiveClo * ($1.fabric?.breathability ?? 0) } / weight
    }

    private static func remarks(
        clo: Double, relativeAirSpeed: Double, walkingSpeed: Double, _ garments: [GarmentInsulation]
    ) -> [String] {
        var remarks: [String] = []
        if DynamicInsulation.totalInsulation(clo: clo) > DynamicInsulation.totalInsulationLimit {
            remarks.append(
                "ISO 9920's correction for wind and walking is measured up to 2 clo with the air layer: this is beyond."
            )
        }
        if relativeAirSpeed > DynamicInsulation.relativeAirSpeedLimit {
            remarks.append("ISO 9920's correction is measured up to 3.5 m/s of relative air speed: this is beyond.")
        }
        if walkingSpeed > DynamicInsulation.walkingSpeedLimit {
            remarks.append("ISO 9920's correction is measured up to a walk of 1.2 m/s: this is beyond.")
        }
        let uncounted = garments.filter { $0.clo == nil && $0.category.insulation.thick == 0 }.map(\.category.rawValue)
        if !uncounted.isEmpty {
            remarks.append(
                "Counted as 0, since a whole-body figure does not see it: \(uncounted.joined(separator: ", ")).")
        }
        return remarks
    }
}
