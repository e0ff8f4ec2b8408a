// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Parts of a request as users type them: with units, in words, and in percent.
///
/// Each value replaces a field of ``OutfitRequest``, which must not be given as well.
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
    /// The day as a sequence of settings: 20min outdoors, 9h 21C indoors.
    public var settings: TypedSettings?
    /// The activity: sitting, walking, dancing, or a number in met.
    public var activity: TypedActivity?

    /// Creates an empty request; set the typed values afterwards.
    public init(
        date: DayReference? = nil, temperature: TypedTemperature? = nil, feelsLike: TypedTemperature? = nil,
        wind: TypedSpeed? = nil
    ) {
        self.date = date
        self.temperature = temperature
        self.feelsLike = feelsLike
        self.wind = wind
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.TypedRequest", "Parts of a request as users type them: with units, in words, and in percent."
    ) {
        field("date", \.date, "The day: a date, today, or tomorrow.")
        field(
            "temperature", \.temperature,
            "Air temperature or the day's range: 55, 13C, 55F, or 41..63; a figure alone is in the unit.")
        field(
            "feelsLike", \.feelsLike,
            "The forecast's feels-like temperature, in place of the temperature; it includes wind and humidity.")
        field("wind", \.wind, "Wind at 10 m with its unit: 12mph, 20km/h, 5m/s, or 10kn.")
        field("humidity", \.humidity, "Relative humidity in percent.")
        field("precipitation", \.precipitation, "The probability of rain or snow in percent.")
        field("settings", \.settings, "The day as a sequence of settings: 20min outdoors, 9h 21C indoors.")
        field("activity", \.activity, "The activity: sitting, walking, dancing, or a number in met.")
    }
}
