// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where clothes are worn, which decides the standard: a temperature alone does not.
///
/// PMV asks for about twice the clothing that ISO 11079 does at 10 °C, so the two are never joined by temperature.
public enum Setting: String, Codable, Sendable, CaseIterable {
    /// ISO 7730: comfort, from a mean vote of −0.5 to 0.5.
    case indoors
    /// ISO 11079: heat balance, from bearable to neutral.
    case outdoors

    /// Metabolic rate taken when none is stated, in met: 1.2 indoors, 2 outdoors.
    public var assumedMet: Double {
        switch self {
        case .indoors: BodyMovement.indoorMet
        case .outdoors: BodyMovement.outdoorMet
        }
    }

    /// Air speed at the body taken when none is stated, in m/s: 0.1 indoors, 0.5 outdoors.
    public var assumedAirSpeed: Double {
        switch self {
        case .indoors: 0.1
        case .outdoors: 0.5
        }
    }
}

extension Setting: SchemaProviding {
    /// The settings by their names.
    public static let schema = Schema<Self>.enumeration("wardrobe.Setting", "Where clothes are worn.") {
        switch $0 {
        case .indoors: "ISO 7730: comfort, from a mean vote of -0.5 to 0.5."
        case .outdoors: "ISO 11079: heat balance, from bearable to neutral."
        }
    }
}
