// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The light that a plant needs.
public enum PlantLight: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Shade.
    case shade
    /// Bright light without direct sun.
    case indirect
    /// A few hours of direct sun a day.
    case partialSun
    /// At least six hours of direct sun a day.
    case fullSun

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.PlantLight", "The light that a plant needs.") {
        switch $0 {
        case .shade: "Shade."
        case .indirect: "Bright light without direct sun."
        case .partialSun: "A few hours of direct sun a day."
        case .fullSun: "At least six hours of direct sun a day."
        }
    }
}
