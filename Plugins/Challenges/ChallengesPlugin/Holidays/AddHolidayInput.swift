// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The user's own holiday.
@Schema("challenges.AddHolidayInput")
public struct AddHolidayInput: SchemaProviding, Hashable {
    /// The name.
    @Field(.text(1...200, example: "School break")) public var name: String
    /// The first day.
    public var from: DayReference
    /// The last day; the first day by default.
    public var through: DayReference?
}
