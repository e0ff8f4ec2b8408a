// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Streaks of days with a completed challenge.
@Schema("challenges.Streaks")
public struct Streaks: SchemaProviding, Hashable {
    /// The streak that ends today or yesterday.
    ///
    /// In days; 0 if there is none.
    @Field(.integer(0...Int.max, .days)) public var current: Int
    /// The longest streak.
    ///
    /// In days, up to today.
    @Field(.integer(0...Int.max, .days)) public var longest: Int
    /// The first day of the longest streak.
    ///
    /// The latest of equally long streaks; nil if nothing was completed.
    public var longestSince: CalendarDay?
    /// The number of days with a completed challenge.
    @Field(.integer(0...Int.max, .days)) public var days: Int

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
}
