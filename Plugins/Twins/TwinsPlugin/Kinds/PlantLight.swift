// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The light requirement of a plant.
@Schema("twins.PlantLight")
public enum PlantLight: String, CaseIterable, SchemaProviding {
    /// Shade.
    case shade
    /// Bright light without direct sun.
    case indirect
    /// A few hours of direct sun a day.
    case partialSun
    /// At least six hours of direct sun a day.
    case fullSun
}
