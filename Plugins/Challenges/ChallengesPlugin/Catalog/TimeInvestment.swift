// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The time a challenge takes.
public enum TimeInvestment: String, Codable, Sendable, CaseIterable {
    case quick
    case medium
    case extended

    /// The time in minutes: 15, 45 or 120.
    public var minutes: Int {
        switch self {
        case .quick: 15
        case .medium: 45
        case .extended: 120
        }
    }
}

extension TimeInvestment {
    /// The index among all cases, as a switch because ranking reads it for thousands of candidates.
    var place: Int {
        switch self {
        case .quick: 0
        case .medium: 1
        case .extended: 2
        }
    }
}

extension TimeInvestment: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.TimeInvestment", "The time a challenge takes.") {
        switch $0 {
        case .quick: "About 15 minutes."
        case .medium: "About 45 minutes."
        case .extended: "About 2 hours."
        }
    }
}
