// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The units in which lengths and weights are shown.
public enum UnitSystem: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Centimeters and kilograms.
    case metric
    /// Inches and pounds.
    case imperial

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "twins.UnitSystem", "The units in which lengths and weights are shown."
    ) {
        switch $0 {
        case .metric: "Centimeters and kilograms."
        case .imperial: "Inches and pounds."
        }
    }
}
