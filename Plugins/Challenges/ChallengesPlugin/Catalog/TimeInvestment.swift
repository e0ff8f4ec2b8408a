// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The time a challenge takes.
@Schema("challenges.TimeInvestment")
public enum TimeInvestment: String, CaseIterable, SchemaProviding {
    /// About 15 minutes.
    case quick
    /// About 45 minutes.
    case medium
    /// About 2 hours.
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
