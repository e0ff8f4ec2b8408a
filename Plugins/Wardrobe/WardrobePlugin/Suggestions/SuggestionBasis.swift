// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a suggestion from the user's records is based on: what was chosen where the input leaves it open.
public struct SuggestionBasis: SchemaProviding, Hashable {
    /// The unit in which temperatures are to be shown.
    public var unit: TemperatureUnit
    /// Whose sample wardrobe stands in for the user's empty one; absent for the user's own.
    public var sample: SampleWardrobe?
    /// The forecast that the weather is of; absent when it was stated.
    public var forecast: ForecastSource?
    /// What the user should know of it.
    public var notes: [Message]

    /// A basis without a forecast.
    ///
    /// - Parameters:
    ///   - sample: whose sample wardrobe stands in; nil for the user's own.
    ///   - items: how many items the wardrobe has.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.SuggestionBasis", "What a suggestion from the user's records is based on."
    ) {
        field("unit", \.unit, "The unit in which temperatures are to be shown.")
        field(
            "sample", \.sample, "Whose sample wardrobe stands in for the user's empty one; absent for the user's own.")
        field("forecast", \.forecast, "The forecast that the weather is of; absent when it was stated.")
        field("notes", \.notes, "What the user should know of it.", default: [])
    }
}
