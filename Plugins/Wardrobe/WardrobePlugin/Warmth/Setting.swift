// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where clothes are worn, which decides the standard; a temperature alone doesn't.
///
/// PMV requires about twice as much clothing as ISO 11079 at 10 °C, so the two are never combined by temperature.
public enum Setting: String, Codable, Sendable, CaseIterable {
    /// ISO 7730: comfort, from a mean vote of −0.5 to 0.5.
    case indoors
    /// ISO 11079: heat balance, from bearable to neutral.
    case outdoors

    /// The default metabolic rate, in met: 1.2 indoors, 2 outdoors.
    public var assumedMet: Double {
        switch self {
        case .indoors: BodyMovement.indoorMet
        case .outdoors: BodyMovement.outdoorMet
        }
    }

    /// The default air speed at the body, in m/s: 0.1 indoors, 0.5 outdoors.
    public var assumedAirSpeed: Double {
        switch self {
        case .indoors: 0.1
        case .outdoors: 0.5
        }
    }
}

extension Setting: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Setting", "Where clothes are worn.") {
        switch $0 {
        case .indoors: "ISO 7730: comfort, from a mean vote of -0.5 to 0.5."
        case .outdoors: "ISO 11079: heat balance, from bearable to neutral."
        }
    }
}
