// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The attributes of an outfit other than its name and items.
///
/// Omitted attributes keep their values.
@Schema("wardrobe.OutfitDetails")
public struct OutfitDetails: SchemaProviding, Hashable {
    /// The suitable occasions (empty for all).
    @Field(count: 0...16) public var occasion: [Occasion]?
    /// The suitable seasons (empty for all).
    @Field(count: 0...5) public var season: [Season]?
    /// The suitable weather conditions (empty for any).
    @Field(count: 0...8) public var weather: [WeatherCondition]?
    /// The lowest suitable air temperature.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var minimumTemperature: Double?
    /// The highest suitable air temperature.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var maximumTemperature: Double?
    /// The style, such as minimalist, classic, or sporty.
    public var style: Style?
    /// The formality, from gym to white tie.
    ///
    /// 1 to 10.
    @Field(.integer(1...10)) public var formality: Int?
    /// The number of times it was worn, including logged wears.
    @Field(.integer(0...100_000)) public var timesWorn: Int?
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// Whether it's a favorite.
    public var isFavorite: Bool?
    /// Whether it was suggested rather than put together by its owner.
    public var isGenerated: Bool?
    /// For a suggested outfit, the known share of the score's inputs.
    @Field(.number(0...1)) public var confidence: Double?
    /// Notes.
    @Field(.text(0...10_000, example: "with the watch")) public var notes: String?
}
