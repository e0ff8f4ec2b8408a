// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The days whose stored events get an outfit, and the weather.
public struct ChoosePlannedOutfitsInput: SchemaProviding, Equatable {
    /// The number of days to plan, starting on the date of the request, today by default.
    public var days: Int
    /// The time zone to show times in, such as Europe/Paris; by default that of each event.
    public var zone: String?
    /// The weather, and the occasion of events whose texts don't mention one.
    public var request: OutfitRequest
    /// Parts of the request as users type them.
    public var typed: TypedRequest
    /// The temperature unit for input without a unit and for output; by default that of the input, or else that of your
    /// profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather from.
    public var forecast: ForecastChoice?

    /// Creates choices for the events of a week by default.
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

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ChoosePlannedOutfitsInput", "The days whose stored events get an outfit, and the weather."
    ) {
        field(
            "days", \.days, "The number of days to plan, starting on the date of the request, today by default.",
            .integer(1...366), default: 7)
        field(
            "zone", \.zone, "The time zone to show times in, such as Europe/Paris; by default that of each event.",
            .text(1...100, example: "Europe/Paris"))
        field(
            "request", \.request, "The weather, and the occasion of events whose texts don't mention one.",
            default: OutfitRequest())
        field("typed", \.typed, "Parts of the request as users type them.", default: TypedRequest())
        field(
            "unit", \.unit,
            "The temperature unit for input without a unit and for output; by default that of the input, or else that of your profile."
        )
        field("forecast", \.forecast, "A stored forecast to take the weather from.")
    }
}
