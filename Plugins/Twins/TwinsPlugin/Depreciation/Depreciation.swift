// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The depreciated value of a thing on a day, with its method.
@Schema("twins.Depreciation")
public struct Depreciation: SchemaProviding, Hashable {
    /// The value on the day.
    public var value: Money
    /// The accumulated depreciation up to the day.
    public var loss: Money
    /// The cost of the thing.
    public var cost: Money
    /// The salvage value.
    public var floor: Money
    /// The depreciation method.
    public var method: DepreciationMethod
    /// The convention for partial years.
    public var convention: DepreciationConvention
    /// The useful life in months; none for a declining rate, which has no end.
    @Field(.integer(1...Int.max, MeasurementUnit(rawValue: "months"))) public var lifeMonths: Int?
    /// The annual depreciation rate in percent, if the plan has one.
    @Field(.number(0...100, MeasurementUnit(rawValue: "percent"))) public var annualRate: Double?
    /// The start date of depreciation.
    public var start: CalendarDay
    /// The day of the value.
    public var day: CalendarDay
    /// The number of months of depreciation up to the day.
    @Field(.integer(0...Int.max)) public var months: Int
    /// The date the value reaches the salvage value at the end of the life.
    public var end: CalendarDay?
    /// The values at the end of each year, up to the end of the life or 50 years.
    public var years: [Year]

    /// The value at the end of a year of a depreciation.
    @Schema("twins.DepreciationYear")
    public struct Year: SchemaProviding, Hashable {
        /// The date the year's depreciation is complete.
        public var day: CalendarDay
        /// The depreciation of the year.
        public var loss: Money
        /// The value on the day.
        public var value: Money
    }
}
