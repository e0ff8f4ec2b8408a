// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit
internal import ComputationMacros

/// The holidays of a country and of the user.
@Schema("challenges.MyHolidays")
public struct MyHolidays: SchemaProviding, Hashable {
    /// The country; absent if not set.
    public var country: Country?
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The country's holidays, by day.
    public var holidays: [Holiday]
    /// The user's own holidays, by day.
    public var own: [HolidayRange]
    /// The number of all holidays, the country's and the user's own, including those beyond this page.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The cursor of the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
