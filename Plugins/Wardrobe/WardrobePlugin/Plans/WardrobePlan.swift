// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What to wear to some events.
public struct WardrobePlan: SchemaProviding, Equatable {
    /// The first day.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// What the suggestions are based on.
    public var basis: SuggestionBasis
    /// The events in the order of their beginnings, each with the best outfit.
    public var events: [Event]
    /// What in the calendar was wrong or not understood.
    public var problems: [Message]
    /// The items of the outfits, each once.
    public var details: [WardrobeItem]

    /// An event with what to wear.
    public struct Event: SchemaProviding, Equatable {
        /// The event's key, if it is stored.
        public var id: String?
        /// The event's identifier, which all its occurrences share.
        public var uid: String
        /// The title; can be empty.
        public var title: String
        /// The location; can be empty.
        public var location: String
        /// When it begins.
        public var start: EventTime
        /// When it ends; of whole days the day after the last.
        public var end: EventTime
        /// What its texts ask of clothes.
        public var reading: DressCodeReading
        /// What the outfit is for, with the weather of the event's hours.
        public var request: OutfitRequest
        /// A danger that no clothes in the wardrobe protect against.
        public var danger: Danger?
        /// Why no outfit meets the dress code, where the outfit is only the nearest to it.
        public var shortage: String?
        /// The best outfit; absent where there is none.
        public var outfit: ScoredOutfit?
        /// Why there is no outfit.
        public var problem: Message?
        /// The saved outfit that was chosen for it.
        public var chosen: NamedRecord?
        /// Whether the planned outfit was chosen, or why not; absent in a plan that chooses none.
        public var choice: Message?

        /// What it looks like as JSON.
        public static let schema = Schema<Self>.object("wardrobe.PlanEvent", "An event with what to wear.") {
            field("id", \.id, "The event's key, if it is stored.", .text(1...2_000, example: "4f7a"))
            field(
                "uid", \.uid, "The event's identifier, which all its occurrences share.",
                .text(0...10_000, example: "4f7a"))
            field("title", \.title, "The title; can be empty.", .text(0...100_000, example: "Board meeting"))
            field("location", \.location, "The location; can be empty.", .text(0...100_000, example: "Grand Hotel"))
            field("start", \.start, "When it begins.")
            field("end", \.end, "When it ends; of whole days the day after the last.")
            field("reading", \.reading, "What its texts ask of clothes.")
            field("request", \.request, "What the outfit is for, with the weather of the event's hours.")
            field("danger", \.danger, "A danger that no clothes in the wardrobe protect against.")
            field(
                "shortage", \.shortage,
                "Why no outfit meets the dress code, where the outfit is only the nearest to it.",
                .text())
            field("outfit", \.outfit, "The best outfit; absent where there is none.")
            field("problem", \.problem, "Why there is no outfit.")
            field("chosen", \.chosen, "The saved outfit that was chosen for it.")
            field(
                "choice", \.choice,
                "Whether the planned outfit was chosen, or why not; absent in a plan that chooses none.")
        }
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WardrobePlan", "What to wear to some events.") {
        field("from", \.from, "The first day.")
        field("through", \.through, "The last day.")
        field("basis", \.basis, "What the suggestions are based on.")
        field("events", \.events, "The events in the order of their beginnings, each with the best outfit.")
        field("problems", \.problems, "What in the calendar was wrong or not understood.")
        field("details", \.details, "The items of the outfits, each once.")
    }
}

extension WardrobePlan {
    /// A plan of some days.
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
    /// An event for which no outfit was sought yet.
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
