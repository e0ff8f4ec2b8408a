// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit
internal import ComputationMacros

/// A country and a range of days.
@Schema("challenges.MyHolidaysInput")
public struct MyHolidaysInput: SchemaProviding, Hashable {
    /// The country; the user's country by default.
    public var country: Country?
    /// The first day; today by default.
    public var from: DayReference?
    /// The last day; a year after the first by default.
    public var through: DayReference?
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = 100
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?
}
