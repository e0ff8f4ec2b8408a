// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An outcome that can follow a craving.
@Schema("cravings.LagOutcome")
public enum LagOutcome: String, CaseIterable, SchemaProviding {
    /// A use.
    case use
    /// A craving of intensity 7 or more.
    case strongCraving = "strong-craving"

    /// The outcome in words that follow "followed by".
    var words: String {
        switch self {
        case .use: "use"
        case .strongCraving: "a strong craving"
        }
    }

    /// The intensity from which a craving is strong.
    static let strongIntensity = IntensityBand.strong.intensities.lowerBound
}
