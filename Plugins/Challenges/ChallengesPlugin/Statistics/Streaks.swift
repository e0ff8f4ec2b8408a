// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Runs of days on each of which something was done.
public struct Streaks: SchemaProviding, Hashable {
    /// The run that ends today or yesterday, in days; 0 when there is none.
    public var current: Int
    /// The longest run up to today, in days.
    public var longest: Int
    /// The day on which the longest run began, the latest of equals; nil when nothing was done.
    public var longestSince: CalendarDay?
    /// On how many days something was done.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.Streaks", "Runs of days on which something was done.") {
        field("current", \.current, "The run that ends today or yesterday.", .integer(0...Int.max, .days))
        field("longest", \.longest, "The longest run.", .integer(0...Int.max, .days))
        field("longestSince", \.longestSince, "The day on which the longest run began.")
        field("days", \.days, "On how many days something was done.", .integer(0...Int.max, .days))
    }
}
