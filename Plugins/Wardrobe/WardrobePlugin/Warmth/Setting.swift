// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Where clothes are worn.
///
/// The setting decides the standard; a temperature alone doesn't.
///
/// PMV requires about twice as much clothing as ISO 11079 at 10 °C, so the two are never combined by temperature.
@Schema("wardrobe.Setting")
public enum Setting: String, CaseIterable, SchemaProviding {
    /// ISO 7730: comfort, from a mean vote of -0.5 to 0.5.
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
