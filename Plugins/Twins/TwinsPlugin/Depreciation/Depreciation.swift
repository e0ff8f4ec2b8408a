// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The value of a thing on a day, with the method that gives it.
@Schema("twins.Depreciation")
public struct Depreciation: SchemaProviding, Hashable {
    /// The value on the day.
    public var value: Money
    /// The loss from the start to the day.
    public var loss: Money
    /// The cost of the thing.
    public var cost: Money
    /// The value below which it doesn't fall.
    public var floor: Money
    /// How the loss is spread over the years.
    public var method: DepreciationMethod
    /// How parts of years count.
    public var convention: DepreciationConvention
    /// The useful life in months; none for a declining rate, which has no end.
    @Field(.integer(1...Int.max, MeasurementUnit(rawValue: "months"))) public var lifeMonths: Int?
    /// The loss of a year in percent, if the plan has a rate.
    @Field(.number(0...100, MeasurementUnit(rawValue: "percent"))) public var annualRate: Double?
    /// The day from which it loses value.
    public var start: CalendarDay
    /// The day of the value.
    public var day: CalendarDay
    /// The number of months that count at the day.
    @Field(.integer(0...Int.max)) public var months: Int
    /// The day on which the value reaches the floor by the end of the life.
    public var end: CalendarDay?
    /// The values at the end of each year, up to the end of the life or 50 years.
    public var years: [Year]

    /// The value at the end of a year of a depreciation.
    @Schema("twins.DepreciationYear")
    public struct Year: SchemaProviding, Hashable {
        /// The day on which the year's loss is complete.
        public var day: CalendarDay
        /// The loss of the year.
        public var loss: Money
        /// The value on the day.
        public var value: Money
    }
}
