// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How soon food should be used.
@Schema("twins.FreshnessStatus")
public enum FreshnessStatus: String, CaseIterable, SchemaProviding {
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
}
