// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The outfits for a range of events.
public struct WardrobePlan: SchemaProviding, Equatable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The basis of the suggestions.
    public var basis: SuggestionBasis
    /// The events by start, each with the best outfit.
    public var events: [Event]
    /// The problems in the calendar.
    public var problems: [Message]
    /// The items of the outfits, without duplicates.
    public var details: [WardrobeItem]

    /// An event with its outfit.
    public struct Event: SchemaProviding, Equatable {
        /// The event's key, if it is stored.
        public var id: String?
        /// The event's identifier, which all its occurrences share.
        public var uid: String
        /// The title; can be empty.
        public var title: String
        /// The location; can be empty.
        public var location: String
        /// The start.
        public var start: EventTime
        /// The end; for all-day events the day after the last.
        public var end: EventTime
        /// The dress code and occasion detected in its texts.
        public var reading: DressCodeReading
        /// The request for the outfit, with the weather of the event's hours.
        public var request: OutfitRequest
        /// A danger that no clothes in the wardrobe protect against.
        public var danger: Danger?
        /// Why no outfit meets the dress code, if the outfit is only the nearest.
        public var shortage: String?
        /// The best outfit; absent if there is none.
        public var outfit: ScoredOutfit?
        /// Why there is no outfit.
        public var problem: Message?
        /// The saved outfit chosen for it.
        public var chosen: NamedRecord?
        /// Whether the planned outfit was chosen, or why not; absent if the plan chooses no outfits.
        public var choice: Message?

        /// The JSON schema.
        public static let schema = Schema<Self>.object("wardrobe.PlanEvent", "An event with its outfit.") {
            field("id", \.id, "The event's key, if it is stored.", .text(1...2_000, example: "4f7a"))
            field(
                "uid", \.uid, "The event's identifier, which all its occurrences share.",
                .text(0...10_000, example: "4f7a"))
            field("title", \.title, "The title; can be empty.", .text(0...100_000, example: "Board meeting"))
            field("location", \.location, "The location; can be empty.", .text(0...100_000, example: "Grand Hotel"))
            field("start", \.start, "The start.")
            field("end", \.end, "The end; for all-day events the day after the last.")
            field("reading", \.reading, "The dress code and occasion detected in its texts.")
            field("request", \.request, "The request for the outfit, with the weather of the event's hours.")
            field("danger", \.danger, "A danger that no clothes in the wardrobe protect against.")
            field(
                "shortage", \.shortage,
                "Why no outfit meets the dress code, if the outfit is only the nearest.",
                .text())
            field("outfit", \.outfit, "The best outfit; absent if there is none.")
            field("problem", \.problem, "Why there is no outfit.")
            field("chosen", \.chosen, "The saved outfit chosen for it.")
            field(
                "choice", \.choice,
                "Whether the planned outfit was chosen, or why not; absent if the plan chooses no outfits.")
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.WardrobePlan", "The outfits for a range of events.") {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("basis", \.basis, "The basis of the suggestions.")
        field("events", \.events, "The events by start, each with the best outfit.")
        field("problems", \.problems, "The problems in the calendar.")
        field("details", \.details, "The items of the outfits, without duplicates.")
    }
}

extension WardrobePlan {
    /// Creates a plan.
    package init(
        days: ClosedRange<CalendarDay>, basis: SuggestionBasis, events: [Event], problems: [Message],
        details: [WardrobeItem]
    ) {
        from = days.lowerBound
        through = days.upperBound
        self.basis = basis
        self.events = events
        self.problems = problems
        self.details = details
    }
}

extension WardrobePlan.Event {
    /// Creates an event without an outfit.
    package init(_ event: PlannableEvent, reading: DressCodeReading, request: OutfitRequest) {
        id = event.id
        uid = event.uid
        title = event.title
        location = event.location
        start = event.hours.start
        end = event.hours.end
        chosen = event.chosen
        self.reading = reading
        self.request = request
    }
}
