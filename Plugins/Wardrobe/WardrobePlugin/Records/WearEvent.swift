// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An outfit or items worn on a day.
@Schema("wardrobe.WearEvent")
public struct WearEvent: SchemaProviding, Hashable, Identifiable {
    /// The unique key of the wear.
    @Field(.text(1...100, example: "2026-11-21")) public var id: String
    /// The day.
    public var date: CalendarDay
    /// The key of the outfit; absent for single items.
    @Field(.text(1...100, example: "monday")) public var outfit: String?
    /// The keys of the items; optional if an outfit is given.
    @Field(.list(of: .text(1...100, example: "navy-blazer"), count: 0...50)) public var items: [String] = []
    /// The occasion.
    public var occasion: Occasion?
    /// The location.
    @Field(.text(1...200, example: "the office")) public var location: String?
    /// The weather condition.
    public var weather: WeatherCondition?
    /// Air temperature.
    @Field(.number(TemperatureUnit.possibleCelsius, .degreesCelsius)) public var temperature: Double?
    /// The rating, from never again to perfect.
    ///
    /// 1 to 5; nil if not rated.
    @Field(.integer(1...5)) public var rating: Int?
    /// Notes.
    @Field(.text(0...10_000, example: "too warm indoors")) public var notes: String?
    /// The content hash of a photo.
    ///
    /// The photo is an attachment of the store.
    @Field(.contentHash) public var photo: String?
    /// The time it was first saved, set by the store.
    ///
    /// Nil if unknown.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    ///
    /// Nil if unknown.
    public var updated: Timestamp?
}

extension WearEvent: ValidatedRecord {
    /// Checks that the day isn't in the future, that an outfit or an item was worn, and that no item occurs twice.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseFuture(date, at: "date", today: today)
        if outfit == nil, items.isEmpty {
            issues.append(ValidationIssue(path: "items", expected: "an outfit or at least one item", got: "neither"))
        }
        issues.refuseRepeats(in: items, at: "items")
        return issues
    }
}
