// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The outcomes of 53 weeks of days.
@Schema("challenges.YearOutcomes")
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
}

/// The outcome of a day.
///
/// The best one if the day has several challenges.
@Schema("challenges.DayOutcome")
public struct DayOutcome: SchemaProviding, Hashable {
    /// The day.
    public var day: CalendarDay
    /// The status.
    public var status: ChallengeStatus
    /// The rating.
    ///
    /// 1 to 5; nil if not rated.
    @Field(.integer(1...5)) public var rating: Int?

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
}
