// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How soon food should be used.
public enum FreshnessStatus: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// More than 7 days left, or no date.
    case fresh
    /// 3 to 7 days left.
    case useSoon
    /// 0 to 2 days left.
    case useToday
    /// Past the day until which it is at its best; often still good.
    case pastBest
    /// Past the day by which it must be used.
    case expired
    /// Recalled by its maker, or maybe so: not to be eaten.
    case recalled

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.FreshnessStatus", "How soon food should be used.") {
        switch $0 {
        case .fresh: "More than 7 days left, or no date."
        case .useSoon: "3 to 7 days left."
        case .useToday: "0 to 2 days left."
        case .pastBest: "Past the day until which it is at its best; often still good."
        case .expired: "Past the day by which it must be used."
        case .recalled: "Recalled by its maker, or maybe so: not to be eaten."
        }
    }
}
