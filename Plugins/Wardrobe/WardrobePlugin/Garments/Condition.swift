// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The condition of a garment.
public enum Condition: String, Codable, Sendable, CaseIterable {
    case new
    case excellent
    case good
    case fair
    case worn
    case damaged

    /// Whether a garment in this condition may be suggested.
    public var isWearable: Bool { self != .damaged }
}

extension Condition: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.Condition", "The condition of a garment.") {
        switch $0 {
        case .new: "Never worn."
        case .excellent: "Like new."
        case .good: "Worn, without visible wear."
        case .fair: "Worn, with wear visible up close."
        case .worn: "Worn, with visible wear."
        case .damaged: "Not wearable; never suggested."
        }
    }
}
