// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The days whose stored events get an outfit, and the weather.
@Schema("wardrobe.ChoosePlannedOutfitsInput")
public struct ChoosePlannedOutfitsInput: SchemaProviding, Equatable {
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

    /// The plan whose outfits are chosen.
    package var plan: MyPlanInput {
        MyPlanInput(days: days, zone: zone, request: request, typed: typed, unit: unit, forecast: forecast)
    }
}
