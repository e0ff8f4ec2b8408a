// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The units for lengths and weights.
@Schema("twins.UnitSystem")
public enum UnitSystem: String, CaseIterable, SchemaProviding {
    /// Centimeters and kilograms.
    case metric
    /// Inches and pounds.
    case imperial
}
