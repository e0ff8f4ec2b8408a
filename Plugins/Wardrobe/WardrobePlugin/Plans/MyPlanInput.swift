// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The events to plan outfits for, and the weather.
public struct MyPlanInput: SchemaProviding, Equatable {
    /// A calendar as an iCalendar file; by default your stored events.
    public var calendar: Blob?
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
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe

    /// Creates a plan for the stored events of a week by default.
    public init(
        calendar: Blob? = nil, days: Int = 7, zone: String? = nil, request: OutfitRequest = OutfitRequest(),
        typed: TypedRequest = TypedRequest(), unit: TemperatureUnit? = nil, forecast: ForecastChoice? = nil,
        sample: SampleWardrobe = .menswear
    ) {
        self.calendar = calendar
        self.days = days
        self.zone = zone
        self.request = request
        self.typed = typed
        self.unit = unit
        self.forecast = forecast
        self.sample = sample
    }

    /// The maximum size of a calendar in bytes: 64 MiB.
    public static let maximumBytes = 64 << 20

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyPlanInput", "The events to plan outfits for, and the weather."
    ) {
        field(
            "calendar", \.calendar, "A calendar as an iCalendar file; by default your stored events.",
            .blob(["text/calendar"], maximumBytes: maximumBytes))
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
        field("sample", \.sample, "The sample wardrobe to use in place of an empty one.", default: .menswear)
    }
}
