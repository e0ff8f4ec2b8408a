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
    /// The date has passed.
    case expired

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.FreshnessStatus", "How soon food should be used.") {
        switch $0 {
        case .fresh: "More than 7 days left, or no date."
        case .useSoon: "3 to 7 days left."
        case .useToday: "0 to 2 days left."
        case .expired: "The date has passed."
        }
    }
}
