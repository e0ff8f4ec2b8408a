// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Streaks of days with a completed challenge.
public struct Streaks: SchemaProviding, Hashable {
    /// The streak that ends today or yesterday, in days; 0 if there is none.
    public var current: Int
    /// The longest streak up to today, in days.
    public var longest: Int
    /// The first day of the longest streak, the latest of equally long streaks; nil if nothing was completed.
    public var longestSince: CalendarDay?
    /// The number of days with a completed challenge.
    public var days: Int

    init(_ events: [ChallengeEvent], today: CalendarDay) {
        let done = Set(events.lazy.filter { $0.status == .completed }.map(\.situation.day.daysSince1970))
            .filter { $0 <= today.daysSince1970 }.sorted()
        (current, longest, days) = (0, 0, done.count)
        var run = 0
        for (place, day) in done.enumerated() {
            run = place > 0 && done[place - 1] == day - 1 ? run + 1 : 1
            if run >= longest {
                longest = run
                longestSince = CalendarDay(daysSince1970: day - run + 1)
            }
        }
        if let last = done.last, last >= today.daysSince1970 - 1 { current = run }
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.Streaks", "Streaks of days with a completed challenge.")
    {
        field("current", \.current, "The streak that ends today or yesterday.", .integer(0...Int.max, .days))
        field("longest", \.longest, "The longest streak.", .integer(0...Int.max, .days))
        field("longestSince", \.longestSince, "The first day of the longest streak.")
        field("days", \.days, "The number of days with a completed challenge.", .integer(0...Int.max, .days))
    }
}
