// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Finds the layers to take off when a day gets warmer.
///
/// ```swift
/// let plan = try LayerPlan.reading(
///     of: LayerPlanInput(
///         garments: [.init(.shirt), .init(.pants), .init(.jacket)], setting: .outdoors, coldest: 5, warmest: 17))
/// print(plan.explanation)
/// ```
public struct LayerPlan: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.layerPlan.id,
        summary: "Checks clothes against a day's coldest and warmest hours and suggests which layers to take off.",
        discussion: """
            The full outfit is compared with required-insulation at the lowest temperature. At the highest, every \
            choice of sweaters, hoodies, cardigans, blazers, jackets, and coats that can come off is tried. A \
            combination fits within 0.1 clo of the band, the accuracy of a sum of garments. Of those that fit, or come \
            closest, the one with the fewest items to carry wins. A plan holds if both ends fit.
            """,
        examples: [
            Example(
                "From 5 to 17 °C",
                [
                    "garments": [
                        ["category": "shirt"], ["category": "pants"], ["category": "boots"], ["category": "jacket"],
                    ],
                    "setting": "outdoors", "coldest": 5, "warmest": 17,
                ]),
            Example(
                "Three layers in the mountains",
                [
                    "garments": [
                        ["category": "tshirt"], ["category": "sweater", "fabric": "wool"],
                        ["category": "coat", "weight": "thick"], ["category": "jeans"], ["category": "boots"],
                    ],
                    "setting": "outdoors", "coldest": -2, "warmest": 14, "wind": 4, "personalOffset": 0.2,
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Computes the plan.
    /// - Throws: `ComputationError` if the warmest hour is colder than the coldest, and the errors of
    ///   ``RequiredInsulation``.
    public func run(_ input: LayerPlanInput, in context: Context) async throws -> LayerPlanReading {
        try Self.reading(of: input)
    }

    /// Computes the plan without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``; the schema's ranges aren't checked here.
    /// - Complexity: O(2ⁿ) for n garments that can come off, at most twelve of which are considered.
    public static func reading(of input: LayerPlanInput) throws(ComputationError) -> LayerPlanReading {
        guard input.coldest <= input.warmest else {
            throw ComputationError.refused(
                path: "warmest", expected: "at least the coldest, \(Figure.short(input.coldest)) °C",
                got: Figure.short(input.warmest), recoverySuggestion: "are the two swapped?")
        }
        let cold = try required(input, at: input.coldest, named: "coldest")
        let warm = try required(input, at: input.warmest, named: "warmest")
        let shed = layersToShed(input.garments, over: input.baseLayer, toFit: warm.required)
        let kept = input.garments.enumerated().filter { !shed.contains($0.offset) }.map(\.element)
        let start = EnsembleInsulation.clo(of: input.garments, over: input.baseLayer)
        let end = EnsembleInsulation.clo(of: kept, over: input.baseLayer)
        let shedItems = shed.map { ShedLayer(index: $0, category: input.garments[$0].category) }
        let atColdest = DayEnd(temperature: input.coldest, clo: start, cold)
        let atWarmest = DayEnd(temperature: input.warmest, clo: end, warm)
        return LayerPlanReading(
            atColdest: atColdest, atWarmest: atWarmest, shed: shedItems,
            holds: [atColdest, atWarmest].allSatisfy { $0.deviation.magnitude <= InsulationBand.tolerance },
            explanation: explanation(atColdest, atWarmest, shedItems))
    }

    private static func required(
        _ input: LayerPlanInput, at temperature: Double, named path: String
    ) throws(ComputationError) -> RequiredInsulationReading {
        do {
            return try RequiredInsulation.reading(of: input.conditions(at: temperature))
        } catch {
            throw error.renamingPaths { $0 == "airTemperature" ? path : $0 }
        }
    }

    /// Returns the positions of the garments to take off, outermost (last) first.
    static func layersToShed(
        _ garments: [GarmentInsulation], over baseLayer: BaseLayer, toFit band: InsulationBand
    ) -> [Int] {
        let removable = garments.indices.filter { garments[$0].category.isRemovableLayer }.suffix(12)
        let layers = Array(removable.sorted { (order(garments[$0]), $0) > (order(garments[$1]), $1) })
        let total = garments.reduce(baseLayer.clo) { $0 + $1.effectiveClo }
        var best: (miss: Double, deviation: Double, shed: [Int])?
        for choice in 0..<(1 << layers.count) {
            let shed = layers.indices.filter { choice & (1 << $0) != 0 }.map { layers[$0] }
            let rest = max(0, total - shed.reduce(0) { $0 + garments[$1].effectiveClo })
            let deviation = band.deviation(of: EnsembleInsulation.clo(sum: rest)).magnitude
            let miss = max(0, deviation - InsulationBand.tolerance)
            if let best, (miss, shed.count, deviation) >= (best.miss, best.shed.count, best.deviation) { continue }
            best = (miss, deviation, shed)
        }
        return best?.shed ?? []
    }

    /// Returns how far outside a layer is worn.
    private static func order(_ garment: GarmentInsulation) -> Int {
        switch garment.category {
        case .coat: 4
        case .jacket: 3
        case .blazer: 2
        case .sweater, .hoodie, .cardigan: 1
        default: 0
        }
    }

    private static func explanation(_ cold: DayEnd, _ warm: DayEnd, _ shed: [ShedLayer]) -> String {
        let needs = [cold, warm].map { end in
            "\(Figure.text(end.clo, decimals: 2)) clo for the \(end.required.inWords) needed at "
                + "\(Figure.short(end.temperature)) °C"
        }
        let names = shed.map { "the \($0.category.rawValue)" }.joined(separator: " and ")
        let advice = shed.isEmpty ? "Keep everything on" : "Take off \(names) as it gets warmer"
        return "\(advice): \(needs[0]), \(needs[1])."
    }
}

extension InsulationBand {
    /// The band as `1.02 to 1.38`, or a single value if its ends are equal to two decimals.
    var inWords: String {
        let (low, high) = (Figure.text(minimum, decimals: 2), Figure.text(upper, decimals: 2))
        return low == high ? low : "\(low) to \(high)"
    }
}

extension LayerPlanInput {
    fileprivate func conditions(at temperature: Double) -> RequiredInsulationInput {
        RequiredInsulationInput(
            setting: setting, airTemperature: temperature, airSpeed: airSpeed, wind: wind, humidity: humidity, met: met,
            airPermeability: airPermeability, personalOffset: personalOffset, outsideRange: outsideRange)
    }
}

extension DayEnd {
    fileprivate init(temperature: Double, clo: Double, _ need: RequiredInsulationReading) {
        self.init(
            temperature: temperature, clo: clo, required: need.required, extrapolated: need.extrapolated,
            deviation: need.required.deviation(of: clo), verdict: need.required.verdict(on: clo))
    }
}
