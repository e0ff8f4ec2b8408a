// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The outfits for a range of events.
@Schema("wardrobe.WardrobePlan")
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
    @Schema("wardrobe.PlanEvent")
    public struct Event: SchemaProviding, Equatable {
        /// The event's key, if it is stored.
        @Field(.text(1...2_000, example: "4f7a")) public var id: String?
        /// The event's identifier, which all its occurrences share.
        @Field(.text(0...10_000, example: "4f7a")) public var uid: String
        /// The title; can be empty.
        @Field(.text(0...100_000, example: "Board meeting")) public var title: String
        /// The location; can be empty.
        @Field(.text(0...100_000, example: "Grand Hotel")) public var location: String
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
