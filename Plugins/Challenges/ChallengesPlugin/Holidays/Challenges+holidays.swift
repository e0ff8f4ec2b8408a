// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Challenges {
    /// Adds the user's own holiday.
    public static let addHoliday = ComputationKey<AddHolidayInput, HolidayRange>("challenges.add-holiday")
    /// Removes the user's own holiday.
    public static let removeHoliday = ComputationKey<RemoveHolidayInput, HolidayRange>("challenges.remove-holiday")
    /// Lists the holidays of the user's country and the user's own.
    public static let myHolidays = ComputationKey<MyHolidaysInput, MyHolidays>("challenges.my-holidays")
}
