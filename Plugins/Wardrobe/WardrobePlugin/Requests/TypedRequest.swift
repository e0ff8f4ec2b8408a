// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Parts of a request as users type them: with units, in words, and in percent.
///
/// Each value replaces a field of ``OutfitRequest``, which must not be given as well.
@Schema("wardrobe.TypedRequest")
public struct TypedRequest: SchemaProviding, Hashable {
    /// The day: a date, today, or tomorrow.
    public var date: DayReference?
    /// Air temperature or the day's range: 55, 13C, 55F, or 41..63; a figure alone is in the unit.
    public var temperature: TypedTemperature?
    /// The forecast's feels-like temperature, in place of the temperature; it includes wind and humidity.
    public var feelsLike: TypedTemperature?
    /// Wind at 10 m with its unit: 12mph, 20km/h, 5m/s, or 10kn.
    public var wind: TypedSpeed?
    /// Relative humidity in percent.
    public var humidity: TypedShare?
    /// The probability of rain or snow in percent.
    public var precipitation: TypedShare?
    /// The day as a sequence of settings: 20min outdoors, 9h 21C indoors; by default based on the occasion.
    public var settings: TypedSettings?
    /// The activity: sitting, walking, dancing, or a number in met; by default based on the occasion.
    public var activity: TypedActivity?
}
