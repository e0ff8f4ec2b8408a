// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The events to plan outfits for, and the weather.
@Schema("wardrobe.MyPlanInput")
public struct MyPlanInput: SchemaProviding, Equatable {
    /// A calendar as an iCalendar file; by default your stored events.
    @Field(.blob(["text/calendar"], maximumBytes: maximumBytes)) public var calendar: Blob?
    /// The number of days to plan, starting on the date of the request, today by default.
    @Field(.integer(1...366)) public var days: Int = 7
    /// The time zone to show times in, such as Europe/Paris; by default that of each event.
    @Field(.text(1...100, example: "Europe/Paris")) public var zone: String?
    /// The weather, and the occasion of events whose texts don't mention one.
    public var request: OutfitRequest = OutfitRequest()
    /// Parts of the request as users type them.
    public var typed: TypedRequest = TypedRequest()
    /// The temperature unit for input without a unit and for output; by default that of the input, or else that of your
    /// profile.
    public var unit: TemperatureUnit?
    /// A stored forecast to take the weather from.
    public var forecast: ForecastChoice?
    /// The sample wardrobe to use in place of an empty one.
    public var sample: SampleWardrobe = .menswear

    /// The maximum size of a calendar in bytes: 64 MiB.
    public static let maximumBytes = 64 << 20
}
