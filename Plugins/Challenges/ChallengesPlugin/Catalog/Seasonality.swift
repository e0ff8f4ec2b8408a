// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The time of year that a challenge suits.
@Schema("challenges.Seasonality")
public enum Seasonality: String, CaseIterable, SchemaProviding {
    /// March to May in the north, September to November in the south.
    case spring
    /// June to August in the north, December to February in the south.
    case summer
    /// September to November in the north, March to May in the south.
    case fall
    /// December to February in the north, June to August in the south.
    case winter
    /// Days near a holiday, according to the situation.
    case holiday
}
