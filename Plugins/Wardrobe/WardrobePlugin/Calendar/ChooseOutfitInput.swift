// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The outfit to choose for a stored event, and the outfits suggested for it.
///
/// Without `outfit` and `choice`, the event's choice is cleared.
@Schema("wardrobe.ChooseOutfitInput")
public struct ChooseOutfitInput: SchemaProviding, Hashable {
    /// The event: its key, its title or part of it, or the beginning of its key.
    @Field(.recordName("Spring gala")) public var event: String
    /// The day the event starts, if several events have its title.
    public var date: DayReference?
    /// The saved outfit to choose: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Monday at the office")) public var outfit: String?
    /// The outfits suggested for the event, best first; they replace the stored suggestions.
    @Field(count: 0...100) public var suggestions: [Suggestion]?
    /// The number of the suggestion to choose, counted from 1.
    @Field(.integer(1...100)) public var choice: Int?

    /// An outfit suggested for an event.
    @Schema("wardrobe.EventSuggestion")
    public struct Suggestion: SchemaProviding, Hashable {
        /// The items: their keys, names or parts of names, or the beginnings of their keys.
        @Field(.list(of: .recordName("Navy blazer"), count: 1...50)) public var items: [String]
        /// The known share of the score's inputs.
        @Field(.number(0...1)) public var confidence: Double?
    }
}
