// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a craving can be followed by.
public enum LagOutcome: String, Codable, Sendable, CaseIterable {
    case use
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

extension LagOutcome: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.LagOutcome", "What a craving can be followed by.") {
        switch $0 {
        case .use: "A use."
        case .strongCraving: "A craving of intensity 7 or more."
        }
    }
}
