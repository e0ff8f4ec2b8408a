// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The basis of suggestions from the user's records.
///
/// Values chosen where the input doesn't state them.
@Schema("wardrobe.SuggestionBasis")
public struct SuggestionBasis: SchemaProviding, Hashable {
    /// The unit to show temperatures in.
    public var unit: TemperatureUnit
    /// The sample wardrobe used in place of the user's empty one; absent for the user's own.
    public var sample: SampleWardrobe?
    /// The source of the forecast; absent if the weather was stated.
    public var forecast: ForecastSource?
    /// Notes for the user.
    public var notes: [Message] = []

    /// Creates a basis without a forecast.
    ///
    /// - Parameters:
    ///   - sample: the sample wardrobe used; nil for the user's own.
    ///   - items: the number of items in the wardrobe.
    package init(unit: TemperatureUnit, sample: SampleWardrobe?, items: Int, forecast: CachedWeather? = nil) {
        self.unit = unit
        self.sample = sample
        self.forecast = forecast.map(ForecastSource.init)
        notes = []
        if sample != nil {
            notes.append(
                Message(
                    "wardrobe.sample-wardrobe",
                    "Your wardrobe is empty: these outfits are from a sample wardrobe of \(items) items.",
                    ["items": .number(Double(items))]))
        }
        if let forecast, let attribution = forecast.attribution, !attribution.isEmpty {
            notes.append(
                Message("wardrobe.forecast-attribution", attribution, ["service": .string(forecast.source)]))
        }
    }
}
