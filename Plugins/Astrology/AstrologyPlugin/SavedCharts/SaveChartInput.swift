// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A chart to save.
@Schema("astrology.SaveChartInput")
public struct SaveChartInput: SchemaProviding, Equatable {
    /// The name of the chart, of 1 to 50 characters, which no other saved chart has.
    @Field(.text(1...50, example: "Olena")) public var name: String
    /// The birth as it was recorded, and the conventions of the chart.
    public var request: ChartRequest
    /// Notes.
    @Field(.text(1...10_000, example: "met in Lviv")) public var notes: String?
    /// Words to find the chart by, such as `family`.
    @Field(.list(of: .text(1...50, example: "family"), count: 0...50)) public var tags: [String] = []
    /// The source of the birth data, such as a certificate or a book.
    @Field(.text(1...1_000, example: "birth certificate")) public var source: String?
    /// The reliability of the source, from AA for a record made at birth to XX for an uncertain date.
    public var rating: RoddenRating?
}
