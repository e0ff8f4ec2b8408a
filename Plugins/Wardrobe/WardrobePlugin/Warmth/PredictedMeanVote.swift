// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Calculates the predicted mean vote of ISO 7730: how people in the same clothes feel indoors on average.
///
/// ```swift
/// let engine = try Engine([WardrobePlugin()])
/// let office = PredictedMeanVoteInput(airTemperature: 22, relativeAirSpeed: 0.16, met: 1.2, clo: 0.9)
/// print(try await engine(PredictedMeanVote(), office).ppd)
/// ```
public struct PredictedMeanVote: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.predictedMeanVote.id,
        summary: "Calculates the predicted mean vote and the predicted percentage dissatisfied by ISO 7730.",
        discussion: """
            The heat balance of ISO 7730 (Fanger 1970) without external work. Insulation and air speed are those on \
            the moving body: ensemble-insulation gives dynamic clo, and relative air speed is air speed + 0.3 (met - \
            1). The standard covers air of 10 to 30 °C, radiant temperatures of 10 to 40 °C, 0.8 to 4 met, 0 to 2 clo, \
            and up to 1 m/s, that is, indoor conditions. Conditions within these ranges with more than 2700 Pa of \
            vapor or a vote beyond ±2 are rejected, or marked if outsideRange is true.
            """,
        examples: [
            Example("An office", ["airTemperature": 22, "relativeAirSpeed": 0.16, "met": 1.2, "clo": 0.9]),
            Example(
                "Warm walls, humid air",
                [
                    "airTemperature": 25, "radiantTemperature": 28, "relativeAirSpeed": 0.1, "humidity": 70, "met": 1,
                    "clo": 0.5,
                ]),
            Example(
                "Outside the standard, and marked",
                [
                    "airTemperature": 28, "relativeAirSpeed": 0.1, "humidity": 90, "met": 1, "clo": 0.3,
                    "outsideRange": true,
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Computes the vote and the percentage.
    /// - Throws: `ComputationError` for a vapor pressure or a vote outside ISO 7730, unless ``PredictedMeanVoteInput/outsideRange`` is true.
    public func run(_ input: PredictedMeanVoteInput, in context: Context) async throws -> PredictedMeanVoteReading {
        let reading = Self.reading(of: input)
        let issues = input.rangeIssues(vote: reading.pmv)
        guard input.outsideRange || issues.isEmpty else { throw ComputationError.refused(issues) }
        return reading
    }

    /// Computes the vote and the percentage without range checks; ``PredictedMeanVoteReading/outside`` lists values
    /// outside the range.
    public static func reading(of input: PredictedMeanVoteInput) -> PredictedMeanVoteReading {
        let solved = input.balance.solved(clo: input.clo)
        return PredictedMeanVoteReading(
            pmv: solved.vote, ppd: ThermalComfortBalance.dissatisfied(meanVote: solved.vote),
            sensation: ThermalSensation(meanVote: solved.vote), clothingTemperature: solved.surface,
            vaporPressure: input.balance.vaporPressure,
            outside: input.rangeIssues(vote: solved.vote).map { "\($0.path.isEmpty ? "" : "\($0.path): ")\($0.got)" })
    }
}

/// The conditions of a room and its occupants.
@Schema("wardrobe.PredictedMeanVoteInput")
public struct PredictedMeanVoteInput: SchemaProviding, Equatable {
    /// Air temperature.
    @Field(.number(ISO7730Range.airTemperatures, .degreesCelsius)) public var airTemperature: Double
    /// Mean radiant temperature; by default the air temperature.
    ///
    /// In °C.
    @Field(.number(ISO7730Range.radiantTemperatures, .degreesCelsius)) public var radiantTemperature: Double?
    /// Air speed relative to the moving body.
    @Field(.number(ISO7730Range.relativeAirSpeeds, .metersPerSecond)) public var relativeAirSpeed: Double
    /// Relative humidity.
    ///
    /// In percent.
    @Field(.number(0...100, .percent)) public var humidity: Double = 50
    /// Metabolic rate.
    @Field(.number(ISO7730Range.metabolicRates, .met)) public var met: Double
    /// Insulation of the clothing on the moving body.
    ///
    /// In clo.
    @Field(.number(ISO7730Range.insulation, .clo)) public var clo: Double
    /// Whether to compute and mark vapor pressures and votes outside ISO 7730.
    public var outsideRange: Bool = false

    var balance: ThermalComfortBalance {
        ThermalComfortBalance(
            airTemperature: airTemperature, radiantTemperature: radiantTemperature ?? airTemperature,
            relativeAirSpeed: relativeAirSpeed, humidity: humidity, met: met)
    }

    /// Returns the values outside ISO 7730, including the vote.
    func rangeIssues(vote: Double) -> [ValidationIssue] {
        let hint = "set `outsideRange` to true to compute it anyway and mark it"
        var issues = ISO7730Range.issues(of: balance, clo: clo)
        if !ISO7730Range.votes.contains(vote) {
            issues.append(
                ValidationIssue(
                    path: "", expected: "conditions with a mean vote from -2 to 2",
                    got: "a vote of \(Figure.text(vote, decimals: 2))"))
        }
        return issues.map {
            ValidationIssue(
                path: $0.path, expected: $0.expected, got: $0.got, recoverySuggestion: hint, naming: ["outsideRange"])
        }
    }
}

/// The average thermal sensation in a room.
@Schema("wardrobe.PredictedMeanVoteReading")
public struct PredictedMeanVoteReading: SchemaProviding, Equatable {
    /// The predicted mean vote, -3 cold to 3 hot.
    ///
    /// Values beyond the seven-point scale are outside the standard.
    public var pmv: Double
    /// The predicted percentage of dissatisfied.
    @Field(.number(0...100, .percent)) public var ppd: Double
    /// The vote as a word.
    public var sensation: ThermalSensation
    /// Temperature of the clothing's surface.
    @Field(.number(-100...150, .degreesCelsius)) public var clothingTemperature: Double
    /// Vapor pressure.
    @Field(.number(0..., .pascals)) public var vaporPressure: Double
    /// The values outside ISO 7730; empty if there are none.
    public var outside: [String]
}

/// The seven-point scale.
///
/// It is the scale of thermal sensation of ISO 7730 and ASHRAE 55.
@Schema("wardrobe.ThermalSensation")
public enum ThermalSensation: String, CaseIterable, SchemaProviding {
    /// A vote of -3.
    case cold
    /// A vote of -2.
    case cool
    /// A vote of -1.
    case slightlyCool
    /// A vote of 0: from -0.5 to 0.5.
    case neutral
    /// A vote of 1.
    case slightlyWarm
    /// A vote of 2.
    case warm
    /// A vote of 3.
    case hot

    /// Creates the sensation nearest to a mean vote.
    public init(meanVote: Double) {
        self =
            switch meanVote {
            case ..<(-2.5): .cold
            case ..<(-1.5): .cool
            case ..<(-0.5): .slightlyCool
            case ...0.5: .neutral
            case ...1.5: .slightlyWarm
            case ...2.5: .warm
            default: .hot
            }
    }
}
