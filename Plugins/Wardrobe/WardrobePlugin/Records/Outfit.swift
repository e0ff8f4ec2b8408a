// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Items worn together.
@Schema("wardrobe.Outfit")
public struct Outfit: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the outfit.
    @Field(.text(1...100, example: "monday")) public var id: String
    /// The outfit's name.
    @Field(.text(1...200, example: "Monday at the office")) public var name: String
    /// The keys of its items.
    ///
    /// At least one key, in the order in which the items are shown.
    @Field(.list(of: .text(1...100, example: "navy-blazer"), count: 1...50)) public var items: [String]
    /// The occasions it's suitable for; empty for all.
    @Field(count: 0...16) public var occasion: [Occasion] = []
    /// The seasons it's suitable for; empty for all.
    @Field(count: 0...5) public var season: [Season] = []
    /// The weather it's suitable for; empty for any.
    @Field(count: 0...8) public var weather: [WeatherCondition] = []
    /// The lowest suitable air temperature.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var minimumTemperature: Double?
    /// The highest suitable air temperature.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var maximumTemperature: Double?
    /// The style.
    public var style: Style?
    /// Its formality, from gym to white tie.
    ///
    /// 1 to 10.
    @Field(.integer(1...10)) public var formality: Int?
    /// The number of times it was worn.
    @Field(.integer(0...100_000)) public var timesWorn: Int = 0
    /// The last day it was worn.
    public var lastWorn: CalendarDay?
    /// Whether it's a favorite.
    public var isFavorite: Bool = false
    /// Whether it was suggested rather than put together by its owner.
    public var isGenerated: Bool = false
    /// For a suggested outfit, the known share of the score's inputs.
    @Field(.number(0...1)) public var confidence: Double?
    /// Notes.
    @Field(.text(0...10_000, example: "with the watch")) public var notes: String?
    /// The time it was first saved, set by the store.
    ///
    /// Nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    ///
    /// Nil if unknown.
    public var updated: Timestamp?
}

extension Outfit: ValidatedRecord {
    /// Checks that the lowest temperature isn't above the highest, that it wasn't worn in the future, and that no item
    /// occurs twice.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: items, at: "items")
        issues.refuseRepeats(in: occasion.map(\.rawValue), at: "occasion")
        issues.refuseRepeats(in: season.map(\.rawValue), at: "season")
        issues.refuseRepeats(in: weather.map(\.rawValue), at: "weather")
        issues.refuseDisorder(
            minimumTemperature, maximumTemperature, at: "maximumTemperature", name: "`minimumTemperature`"
        ) { "\(Figure.short($0)) °C" }
        issues.refuseFuture(lastWorn, at: "lastWorn", today: today)
        return issues
    }
}
