// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// The outcomes of 53 weeks of days.
public struct YearOutcomes: SchemaProviding, Hashable {
    /// The first day, a Monday.
    public var from: CalendarDay
    /// The last day.
    public var through: CalendarDay
    /// The days with a challenge, in ascending order.
    public var days: [DayOutcome]

    /// The number of weeks.
    static let weeks = 53

    /// Collects the outcomes of the 53 weeks that end with the week of a day.
    init(_ events: [ChallengeEvent], today: CalendarDay) {
        from = today.adding(days: 1 - today.weekday - 7 * (Self.weeks - 1))
        through = today
        var outcomes: [CalendarDay: DayOutcome] = [:]
        for event in events where from <= event.situation.day && event.situation.day <= today {
            let outcome = DayOutcome(day: event.situation.day, status: event.status, rating: event.rating)
            if let known = outcomes[outcome.day], known.rank <= outcome.rank { continue }
            outcomes[outcome.day] = outcome
        }
        days = outcomes.values.sorted { $0.day < $1.day }
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.YearOutcomes", "The outcomes of 53 weeks of days.") {
        field("from", \.from, "The first day, a Monday.")
        field("through", \.through, "The last day.")
        field("days", \.days, "The days with a challenge, in ascending order.")
    }
}

/// The outcome of a day; the best one if the day has several challenges.
public struct DayOutcome: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The status.
    public var status: ChallengeStatus
    /// The rating, 1 to 5; nil if not rated.
    public var rating: Int?

    /// An outcome.
    init(day: CalendarDay, status: ChallengeStatus, rating: Int?) {
        self.day = day
        self.status = status
        self.rating = status == .completed ? rating : nil
    }

    /// The order in which the outcomes of one day count; the highest rating of completed ones first.
    fileprivate var rank: Int {
        switch status {
        case .completed: -(rating ?? 0)
        case .pending: 1
        case .skipped: 2
        case .expired: 3
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.DayOutcome", "The outcome of a day.") {
        field("day", \.day, "The day.")
        field("status", \.status, "The status.")
        field("rating", \.rating, "The rating.", .integer(1...5))
    }
}
