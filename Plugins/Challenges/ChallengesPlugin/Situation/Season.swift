// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A season of the year.
@Schema("challenges.Season")
public enum Season: String, CaseIterable, SchemaProviding {
    /// March to May in the north, September to November in the south.
    case spring
    /// June to August in the north, December to February in the south.
    case summer
    /// September to November in the north, March to May in the south.
    case fall
    /// December to February in the north, June to August in the south.
    case winter

    /// Creates the meteorological season of a month.
    /// - Parameters:
    ///   - month: 1 to 12.
    ///   - isSouthern: Whether the place is south of the equator.
    public init(month: Int, isSouthern: Bool = false) {
        let quarter = (month % 12) / 3 + (isSouthern ? 2 : 0)
        self = [.winter, .spring, .summer, .fall][quarter % 4]
    }
}
