// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How clean a garment is and whether it's available.
public enum LaundryState: String, Codable, Sendable, CaseIterable {
    case clean
    case wornOnce
    case dirty
    case inWash

    /// Whether a garment in this state may be suggested unless only clean items are requested.
    public var isWearable: Bool { self == .clean || self == .wornOnce }
}

extension LaundryState: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.LaundryState", "How clean a garment is.") {
        switch $0 {
        case .clean: "Clean."
        case .wornOnce:
            "Worn since the last wash, but wearable again; left out if only clean items are requested."
        case .dirty: "Needs washing; never suggested."
        case .inWash: "In the wash or at the cleaner's; never suggested."
        }
    }
}
