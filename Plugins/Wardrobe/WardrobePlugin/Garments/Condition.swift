// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The state a garment is in.
public enum Condition: String, Codable, Sendable, CaseIterable {
    case new
    case excellent
    case good
    case fair
    case worn
    case damaged

    /// Whether a garment in this state may be suggested.
    public var isWearable: Bool { self != .damaged }
}

extension Condition: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("wardrobe.Condition", "The state a garment is in.") {
        switch $0 {
        case .new: "Never worn."
        case .excellent: "As new."
        case .good: "Worn with no fault to see."
        case .fair: "Worn with faults that show close up."
        case .worn: "Worn with faults that show."
        case .damaged: "Not wearable; never suggested."
        }
    }
}
