// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The cost of a challenge.
public enum CostLevel: String, Codable, Sendable, CaseIterable {
    case free
    case small
    case medium
    case large

    /// The rank among the levels, from 0 for free.
    public var rank: Int {
        switch self {
        case .free: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        }
    }
}

extension CostLevel: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.CostLevel", "The cost of a challenge.") {
        switch $0 {
        case .free: "Nothing."
        case .small: "1 to 10 dollars."
        case .medium: "10 to 50 dollars."
        case .large: "50 dollars or more."
        }
    }
}
