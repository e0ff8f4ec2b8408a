// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The days whose stored events get an outfit, and for what weather.
public struct ChoosePlannedOutfitsInput: SchemaProviding, Equatable {
    /// The number of days to plan, starting on the date of the request, today by default.
    public var days: Int
    /// The time zone to show times in, such as Europe/Paris; the events' own unless given.
    public var zone: String?
    /// The weather, and what an event is for whose texts don't say.
    public var request: OutfitRequest
    /// Parts of the request as people type them.
    public var typed: TypedRequest
    /// The temperature unit for input without a unit and for output; by default that of the input, or else of your profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather from.
    public var forecast: ForecastChoice?

    /// Choices for the events of a week, unless more is stated.
    public init(
        days: Int = 7, zone: String? = nil, request: OutfitRequest = OutfitRequest(),
        typed: TypedRequest = TypedRequest(), unit: TemperatureUnit? = nil, forecast: ForecastChoice? = nil
    ) {
        self.days = days
        self.zone = zone
        self.request = request
        self.typed = typed
        self.unit = unit
        self.forecast = forecast
    }

    /// The plan whose outfits are chosen.
    package var plan: MyPlanInput {
        MyPlanInput(days: days, zone: zone, request: request, typed: typed, unit: unit, forecast: forecast)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ChoosePlannedOutfitsInput", "The days whose stored events get an outfit, and for what weather."
    ) {
        field(
            "days", \.days, "The number of days to plan, starting on the date of the request, today by default.",
            .integer(1...366), default: 7)
        field(
            "zone", \.zone, "The time zone to show times in, such as Europe/Paris; the events' own unless given.",
            .text(1...100, example: "Europe/Paris"))
        field(
            "request", \.request, "The weather, and what an event is for whose texts don't say.",
            default: OutfitRequest())
        field("typed", \.typed, "Parts of the request as people type them.", default: TypedRequest())
        field(
            "unit", \.unit,
            "The temperature unit for input without a unit and for output; by default that of the input, or else of your profile."
        )
        field("forecast", \.forecast, "A stored forecast to take the weather from.")
    }
}
