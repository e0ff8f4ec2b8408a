// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which events to dress for, and for what weather.
public struct MyPlanInput: SchemaProviding, Equatable {
    /// A calendar as an iCalendar file; your stored events unless given.
    public var calendar: Blob?
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
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe

    /// A plan for the stored events of a week, unless more is stated.
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

    /// The most bytes of a calendar: 64 MiB.
    public static let maximumBytes = 64 << 20

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyPlanInput", "Which events to dress for, and for what weather."
    ) {
        field(
            "calendar", \.calendar, "A calendar as an iCalendar file; your stored events unless given.",
            .blob(["text/calendar"], maximumBytes: maximumBytes))
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
        field("sample", \.sample, "The sample wardrobe to use in place of an empty one.", default: .menswear)
    }
}
