// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The cost of a challenge.
@Schema("challenges.CostLevel")
public enum CostLevel: String, CaseIterable, SchemaProviding {
    /// Nothing.
    case free
    /// 1 to 10 dollars.
    case small
    /// 10 to 50 dollars.
    case medium
    /// 50 dollars or more.
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
