// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Calculates how much clothing a room or a day outdoors requires.
///
/// ```swift
/// let day = RequiredInsulationInput(setting: .outdoors, airTemperature: 4, wind: 5)
/// let need = try RequiredInsulation.reading(of: day).required    // minimum and neutral, in clo
/// ```
public struct RequiredInsulation: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.requiredInsulation.id,
        summary: "Calculates the range of clothing insulation, in clo, that a room or a day outdoors requires.",
        discussion: """
            Indoors, it is the clothing with a mean vote of -0.5 to 0.5 by ISO 7730. Outdoors, it is the heat balance \
            of ISO 11079:2007: the static insulation that gives the required insulation (IREQ) after wind and walking, \
            from minimal (bearable) to neutral. The setting decides, never the temperature: outdoors, PMV would \
            require about twice as much. Above 10 °C, the outdoor balance is an extrapolation, marked as such, and the \
            PMV band is included for comparison. A forecast's wind at 10 m is converted to the wind at the body with a \
            logarithmic profile. Values outside the standard are rejected, or marked if outsideRange is true.
            """,
        examples: [
            Example("A cold, windy day", ["setting": "outdoors", "airTemperature": -5, "wind": 6]),
            Example(
                "Standing at a bus stop in a coat, and for how long",
                [
                    "setting": "outdoors", "airTemperature": 3, "wind": 4, "met": 1.2, "airPermeability": 8,
                    "worn": 1.5,
                ]),
            Example("A mild day: extrapolated", ["setting": "outdoors", "airTemperature": 16, "wind": 3]),
            Example("An office", ["setting": "indoors", "airTemperature": 22, "worn": 0.87]),
            Example(
                "For someone who gets cold easily",
                ["setting": "indoors", "airTemperature": 20, "met": 1.4, "personalOffset": 0.3]),
        ])

    /// The upper temperature limit of ISO 11079, in °C.
    public static let coldLimit = 10.0
    /// The mean votes of the minimum, neutral, and maximum clothing (ISO 7730, category B).
    static let votes = (minimum: -0.5, neutral: 0.0, maximum: 0.5)
    /// The upper limit of the searched insulation, in clo.
    static let searchLimit = 20.0

    /// Creates the computation.
    public init() {}

    /// Computes the band.
    /// - Throws: `ComputationError` with every value outside the standard, unless such values are allowed.
    public func run(_ input: RequiredInsulationInput, in context: Context) async throws -> RequiredInsulationReading {
        try Self.reading(of: input)
    }

    /// Computes the band without an engine, on the calling thread.
    /// - Throws: The errors of ``run(_:in:)``; the schema's ranges aren't checked here.
    public static func reading(of input: RequiredInsulationInput) throws(ComputationError) -> RequiredInsulationReading
    {
        let conditions = try ThermalConditions(input)
        switch input.setting {
        case .indoors: return try indoors(input, conditions)
        case .outdoors: return try outdoors(input, conditions)
        }
    }

    /// Returns the static insulation whose dynamic insulation (ISO 9920) gives the mean votes −0.5, 0, and 0.5.
    /// - Parameters:
    ///   - balance: the room and the activity, with the relative air speed.
    ///   - walkingSpeed: in m/s.
    public static func band(of balance: ThermalComfortBalance, walkingSpeed: Double) -> InsulationBand {
        func clothing(for vote: Double) -> Double {
            Bisection.root(
                of: {
                    let dynamic = DynamicInsulation.iso9920(
                        clo: $0, relativeAirSpeed: balance.relativeAirSpeed, walkingSpeed: walkingSpeed)
                    return balance.meanVote(clo: dynamic) - vote
                }, rising: 0...searchLimit)
        }
        return InsulationBand(
            minimum: clothing(for: votes.minimum), neutral: clothing(for: votes.neutral),
            maximum: clothing(for: votes.maximum))
    }

    private static func indoors(
        _ input: RequiredInsulationInput, _ conditions: ThermalConditions
    ) throws(ComputationError) -> RequiredInsulationReading {
        let balance = conditions.comfort
        let outside = ISO7730Range.issues(of: balance)
        try refuse(outside, unless: input.outsideRange)
        let band = band(of: balance, walkingSpeed: conditions.walkingSpeed)
        let required = band.shifted(by: input.personalOffset)
        var marks = outside.map { "\($0.path): \($0.got)" }
        if band.minimum > ISO7730Range.insulation.upperBound {
            marks.append(
                "Even the minimum, \(Figure.text(band.minimum, decimals: 2)) clo, is above the 2 clo of ISO 7730."
            )
        }
        var remarks = conditions.remarks + personalRemark(input)
        if balance.meanVote(clo: 0) > votes.maximum {
            remarks.append("Too warm in any clothing: wear as little as the occasion allows.")
        }
        return RequiredInsulationReading(
            setting: .indoors, standard: "ISO 7730", required: required, resultant: nil, extrapolated: false,
            byMeanVote: nil, worn: input.worn.map { WornInsulation($0, in: required) }, airSpeed: conditions.airSpeed,
            walkingSpeed: conditions.walkingSpeed, met: conditions.met, outside: marks, remarks: remarks)
    }

    private static func outdoors(
        _ input: RequiredInsulationInput, _ conditions: ThermalConditions
    ) throws(ComputationError) -> RequiredInsulationReading {
        let outside = conditions.coldStressIssues
        try refuse(outside, unless: input.outsideRange)
        let balance = conditions.coldStress
        let required = InsulationBand(
            minimum: max(0, balance.requiredEnsemble(.minimal)), neutral: max(0, balance.requiredEnsemble(.neutral))
        ).shifted(by: input.personalOffset)
        let resultant = InsulationBand(
            minimum: max(0, balance.required(.minimal)), neutral: max(0, balance.required(.neutral)))
        let isExtrapolated = input.airTemperature > coldLimit
        var remarks = conditions.remarks + personalRemark(input)
        if isExtrapolated {
            let air = Figure.short((input.airTemperature * 10).rounded() / 10)
            remarks.append(
                "ISO 11079 applies at 10 °C and below; at \(air) °C, its heat balance is an extrapolation.")
            let marks = ISO7730Range.issues(of: conditions.comfort).map { "\($0.path) \($0.got)" }
            if !marks.isEmpty {
                remarks.append("The band by mean vote is outside ISO 7730: \(marks.joined(separator: ", ")).")
            }
        }
        if required.neutral == 0 {
            remarks.append("No clothing is needed for warmth: wear as little as the occasion allows.")
        }
        return RequiredInsulationReading(
            setting: .outdoors, standard: "ISO 11079", required: required, resultant: resultant,
            extrapolated: isExtrapolated,
            byMeanVote: isExtrapolated
                ? band(
                    of: conditions.comfort,
                    walkingSpeed: min(conditions.walkingSpeed, BodyMovement.iso9920WalkingLimit)) : nil,
            worn: input.worn.map { WornInsulation($0, in: required, balance) }, airSpeed: conditions.airSpeed,
            walkingSpeed: conditions.walkingSpeed, met: conditions.met,
            outside: outside.map { "\($0.path): \($0.got)" }, remarks: remarks)
    }

    private static func refuse(_ issues: [ValidationIssue], unless isAllowed: Bool) throws(ComputationError) {
        guard !isAllowed, !issues.isEmpty else { return }
        let hint = "set `outsideRange` to true to compute it anyway and mark it"
        throw ComputationError.refused(
            issues.map {
                ValidationIssue(
                    path: $0.path == "relativeAirSpeed" ? "airSpeed" : $0.path, expected: $0.expected, got: $0.got,
                    recoverySuggestion: hint, naming: ["outsideRange"])
            })
    }

    private static func personalRemark(_ input: RequiredInsulationInput) -> [String] {
        guard input.personalOffset != 0 else { return [] }
        let amount = Figure.short(input.personalOffset.magnitude)
        return [
            input.personalOffset > 0
                ? "Added \(amount) clo for a person who gets cold easily."
                : "Subtracted \(amount) clo for a person who gets warm easily."
        ]
    }
}

extension WornInsulation {
    /// Creates the comparison of an ensemble with a band, and outdoors with the exposure time.
    fileprivate init(_ clo: Double, in band: InsulationBand, _ balance: ColdStressBalance? = nil) {
        func hours(_ strain: ColdStressBalance.Strain) -> Double? {
            balance?.durationLimit(strain, clo: clo).flatMap { $0 < 8 ? $0 : nil }
        }
        self.init(
            clo: clo, deviation: band.deviation(of: clo), verdict: band.verdict(on: clo),
            hoursMinimal: hours(.minimal), hoursNeutral: hours(.neutral))
    }
}
