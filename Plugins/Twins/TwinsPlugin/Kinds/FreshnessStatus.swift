// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The freshness of food, by how soon to use it.
@Schema("twins.FreshnessStatus")
public enum FreshnessStatus: String, CaseIterable, SchemaProviding {
    /// More than 7 days left, or no date.
    case fresh
    /// 3 to 7 days left.
    case useSoon
    /// 0 to 2 days left.
    case useToday
    /// Past its best-before date; often still good.
    case pastBest
    /// Past its use-by date.
    case expired
    /// Recalled or possibly recalled; must not be eaten.
    case recalled
}
