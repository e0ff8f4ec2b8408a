// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Calculates the insulation of an outfit, in clo, when still and when moving.
///
/// ```swift
/// let worn = EnsembleInsulation.clo(of: [GarmentInsulation(.shirt), GarmentInsulation(.jeans)])    // 0.67 clo
/// ```
public struct EnsembleInsulation: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.ensembleInsulation.id,
        summary: "Calculates the insulation of an outfit, in clo, when still and when moving.",
        discussion: """
            The insulation of garments comes from the tables of ASHRAE 55, ISO 9920, and ISO 7730; fabric and weight \
            move it within the span of the kind. That of the ensemble is ISO 9920's 0.161 + 0.835 times the sum (4.3), \
            shown with the plain sum (Olesen 1985, ASHRAE 55); ASHRAE's own ensembles differ by up to 0.09 clo, so the \
            result is accurate to about 0.1. Dynamic insulation after wind and walking is ISO 9920's (annex C of ISO \
            7730) and ASHRAE 55's. Underwear and socks are assumed unless you specify otherwise. Hats, scarves, belts, \
            bags, and jewelry count as 0.
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

    /// Creates the computation.
    public init() {}

    /// Returns ISO 9920's sum: 0.161 + 0.835 Σ I_clu, and 0 without clothes.
    /// - Parameter sum: the sum of I_clu in clo.
    /// - Returns: I_cl in clo.
    public static func clo(sum: Double) -> Double { sum > 0 ? 0.161 + 0.835 * sum : 0 }

    /// Returns the insulation of garments over a base layer, by ISO 9920's sum.
    /// - Parameters:
    ///   - garments: the garments worn.
    ///   - baseLayer: the clothes worn underneath.
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

    /// Returns how well heat and sweat pass through an ensemble, 0 to 1: the mean over the fabrics, weighted by
    /// insulation.
    ///
    /// It uses ``Fabric/breathability``, this plugin's convention, and matters on hot days.
    /// - Returns: nil if no garment with insulation has a known fabric.
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
                "ISO 9920's correction for wind and walking was measured up to 2 clo including the air layer; this is more."
            )
        }
        if relativeAirSpeed > DynamicInsulation.relativeAirSpeedLimit {
            remarks.append("ISO 9920's correction was measured up to a relative air speed of 3.5 m/s; this is more.")
        }
        if walkingSpeed > DynamicInsulation.walkingSpeedLimit {
            remarks.append("ISO 9920's correction was measured up to a walking speed of 1.2 m/s; this is more.")
        }
        let uncounted = garments.filter { $0.clo == nil && $0.category.insulation.thick == 0 }.map(\.category.rawValue)
        if !uncounted.isEmpty {
            remarks.append(
                "Counted as 0 because a whole-body value doesn't capture it: \(uncounted.joined(separator: ", ")).")
        }
        return remarks
    }
}
