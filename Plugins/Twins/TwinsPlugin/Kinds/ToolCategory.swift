// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The category of a tool.
public enum ToolCategory: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Hand tools.
    case hand
    /// Power tools.
    case power
    /// Garden tools.
    case garden
    /// Measuring tools.
    case measuring
    /// Cleaning tools.
    case cleaning
    /// Kitchen tools.
    case kitchen
    /// Anything else.
    case other

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.ToolCategory", "The category of a tool.") {
        switch $0 {
        case .hand: "Hand tools."
        case .power: "Power tools."
        case .garden: "Garden tools."
        case .measuring: "Measuring tools."
        case .cleaning: "Cleaning tools."
        case .kitchen: "Kitchen tools."
        case .other: "Anything else."
        }
    }
}
