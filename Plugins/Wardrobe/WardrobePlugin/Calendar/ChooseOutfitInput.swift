// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The outfit to choose for a stored event, and the outfits suggested for it.
///
/// Without `outfit` and `choice`, the event's choice is cleared.
public struct ChooseOutfitInput: SchemaProviding, Hashable {
    /// The event: its key, its title or part of it, or the beginning of its key.
    public var event: String
    /// The day the event starts, if several events have its title.
    public var date: DayReference?
    /// The saved outfit to choose: its key, its name or part of it, or the beginning of its key.
    public var outfit: String?
    /// The outfits suggested for the event, best first; they replace the stored suggestions.
    public var suggestions: [Suggestion]?
    /// The number of the suggestion to choose, counted from 1.
    public var choice: Int?

    /// An outfit suggested for an event.
    public struct Suggestion: SchemaProviding, Hashable {
        /// The items: their keys, names or parts of names, or the beginnings of their keys.
        public var items: [String]
        /// The known share of the score's inputs, 0 to 1.
        public var confidence: Double?

        /// Creates an outfit from items.
        public init(items: [String], confidence: Double? = nil) {
            self.items = items
            self.confidence = confidence
        }

        /// The JSON schema.
        public static let schema = Schema<Self>.object(
            "wardrobe.EventSuggestion", "An outfit suggested for an event."
        ) {
            field(
                "items", \.items, "The items: their keys, names or parts of names, or the beginnings of their keys.",
                .list(of: .recordName("Navy blazer"), count: 1...50))
            field("confidence", \.confidence, "The known share of the score's inputs.", .number(0...1))
        }
    }

    /// Creates an input for an event; set the choice afterwards.
    public init(event: String) { self.event = event }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ChooseOutfitInput", "The outfit to choose for a stored event, and the outfits suggested for it."
    ) {
        field(
            "event", \.event, "The event: its key, its title or part of it, or the beginning of its key.",
            .recordName("Spring gala"))
        field("date", \.date, "The day the event starts, if several events have its title.")
        field(
            "outfit", \.outfit,
            "The saved outfit to choose: its key, its name or part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
        field(
            "suggestions", \.suggestions,
            "The outfits suggested for the event, best first; they replace the stored suggestions.",
            .list(of: .nested, count: 0...100))
        field(
            "choice", \.choice, "The number of the suggestion to choose, counted from 1.", .integer(1...100))
    }
}
