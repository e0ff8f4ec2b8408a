// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How long a challenge takes.
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
    /// The position among all cases, written out since it is asked for each of thousands of candidates.
    var place: Int {
        switch self {
        case .quick: 0
        case .medium: 1
        case .extended: 2
        }
    }
}

extension TimeInvestment: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.TimeInvestment", "How long a challenge takes.") {
        switch $0 {
        case .quick: "About 15 minutes."
        case .medium: "About 45 minutes."
        case .extended: "About two hours."
        }
    }
}
