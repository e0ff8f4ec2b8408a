// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a saved chart; omitted fields keep their values, and null clears one.
///
/// If the birth or the conventions change, the chart is computed again.
@Schema("astrology.EditChartInput")
public struct EditChartInput: SchemaProviding, Equatable {
    /// The chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String
    /// A new name of 1 to 50 characters, which no other saved chart has.
    @Field(.text(1...50, example: "Olena")) public var name: String?
    /// Changes to the birth and the conventions.
    public var request: Patch<ChartRequest> = Patch()
    /// Notes.
    @Field(.text(1...10_000, example: "met in Lviv")) public var notes: String??
    /// All tags, which replace the current ones.
    @Field(.list(of: .text(1...50, example: "family"), count: 0...50)) public var tags: [String]??
    /// The source of the birth data.
    @Field(.text(1...1_000, example: "birth certificate")) public var source: String??
    /// The reliability of the source, from AA for a record made at birth to XX for an uncertain date.
    public var rating: RoddenRating??

    /// Whether nothing changes.
    package var isEmpty: Bool {
        name == nil && request.isEmpty && notes == nil && tags == nil && source == nil && rating == nil
    }
}
