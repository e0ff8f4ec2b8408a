// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which outfit is chosen for a stored event, and which were suggested.
///
/// With neither `outfit` nor `choice` the event's choice is cleared.
public struct ChooseOutfitInput: SchemaProviding, Hashable {
    /// The event: its key, its title or a part of it, or the beginning of its key.
    public var event: String
    /// The day on which the event begins, where several have its title.
    public var date: DayReference?
    /// The saved outfit to choose: its key, its name or a part of it, or the beginning of its key.
    public var outfit: String?
    /// The outfits that were suggested for the event, the best first, in place of those that it keeps.
    public var suggestions: [Suggestion]?
    /// The number of the suggestion to choose, counted from 1.
    public var choice: Int?

    /// An outfit that was suggested for an event.
    public struct Suggestion: SchemaProviding, Hashable {
        /// Its items: their keys, names or parts of them, or beginnings of keys.
        public var items: [String]
        /// The share of what its score needs that was known, 0 to 1.
        public var confidence: Double?

        /// An outfit of some items.
        public init(items: [String], confidence: Double? = nil) {
            self.items = items
            self.confidence = confidence
        }

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object(
            "wardrobe.EventSuggestion", "An outfit that was suggested for an event."
        ) {
            field(
                "items", \.items, "Its items: their keys, names or parts of them, or beginnings of keys.",
                .list(of: .recordName("Navy blazer"), count: 1...50))
            field("confidence", \.confidence, "The share of what its score needs that was known.", .number(0...1))
        }
    }

    /// An event; what is chosen for it is set afterwards.
    public init(event: String) { self.event = event }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ChooseOutfitInput", "Which outfit is chosen for a stored event, and which were suggested."
    ) {
        field(
            "event", \.event, "The event: its key, its title or a part of it, or the beginning of its key.",
            .recordName("Spring gala"))
        field("date", \.date, "The day on which the event begins, where several have its title.")
        field(
            "outfit", \.outfit,
            "The saved outfit to choose: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Monday at the office"))
        field(
            "suggestions", \.suggestions,
            "The outfits that were suggested for the event, the best first, in place of those that it keeps.",
            .list(of: .nested, count: 0...100))
        field(
            "choice", \.choice, "The number of the suggestion to choose, counted from 1.", .integer(1...100))
    }
}
