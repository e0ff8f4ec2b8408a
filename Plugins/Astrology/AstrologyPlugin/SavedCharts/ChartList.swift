// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Saved charts.
@Schema("astrology.ChartList")
public struct ChartList: SchemaProviding, Equatable {
    /// The charts.
    public var charts: [ChartSummary]
    /// The number of matching charts, including those beyond the limit.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The number of all saved charts.
    @Field(.integer(0...Int.max)) public var all: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}

/// A saved chart in a list.
@Schema("astrology.ChartSummary")
public struct ChartSummary: SchemaProviding, Equatable {
    /// The chart's key.
    @Field(.text(example: "01a1fd55-7a80-7dd7-844c-3cd7f43c661c")) public var id: String
    /// The name.
    @Field(.text(example: "Olena")) public var name: String
    /// The local date and time of birth, or only the date if the time is unknown.
    @Field(.text(example: "1990-05-15 14:30")) public var birth: String
    /// The birth place, or its coordinates; `nil` if unknown.
    @Field(.text(example: "Kyiv, Ukraine")) public var place: String?
    /// The instant of birth in UTC; the middle of the day if the time is unknown.
    @Field(.text(example: "1990-05-15T11:30:00Z")) public var utc: String
    /// The Sun's sign; absent if it changes on a day of unknown time.
    public var sun: ZodiacSign?
    /// The Moon's sign; absent if it changes on a day of unknown time.
    public var moon: ZodiacSign?
    /// The sign of the Ascendant; absent if the time or place is unknown.
    public var ascendant: ZodiacSign?
    /// Words to find the chart by.
    public var tags: [String]
    /// The reliability of the source.
    public var rating: RoddenRating?
    /// The number of the latest revision.
    @Field(.integer(1...Int.max)) public var revision: Int
    /// What the revision was computed with that is different now; empty if the chart is up to date.
    public var changes: [OriginChange]
    /// The time the chart was saved.
    public var created: Timestamp?
    /// The time the chart or its details changed last.
    public var updated: Timestamp?
    /// The complete record, if requested.
    public var record: BirthChart?
}
