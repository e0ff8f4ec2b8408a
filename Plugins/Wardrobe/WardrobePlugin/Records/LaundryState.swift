// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How clean a garment is and whether it hangs in the wardrobe.
public enum LaundryState: String, Codable, Sendable, CaseIterable {
    case clean
    case wornOnce
    case dirty
    case inWash

    /// Whether a garment in this state may be suggested where only clean ones are not asked for.
    public var isWearable: Bool { self == .clean || self == .wornOnce }
}

extension LaundryState: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("wardrobe.LaundryState", "How clean a garment is.") {
        switch $0 {
        case .clean: "Clean."
        case .wornOnce:
            "Worn since the last wash, good for another time; left out where only clean items are asked for."
        case .dirty: "To be washed; never suggested."
        case .inWash: "In the wash or at the cleaner's; never suggested."
        }
    }
}
