// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A summary of a history.
@Schema("challenges.ChallengeSummary")
public struct ChallengeSummary: SchemaProviding, Hashable {
    /// The number of challenges by status.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped.
    ///
    /// Nil if there are neither.
    public var completion: Estimate?
    /// The mean rating of the rated challenges.
    ///
    /// Nil if none was rated.
    public var rating: Estimate?
    /// Streaks of days with a completed challenge.
    public var streaks: Streaks
    /// By day of the week, Monday first.
    ///
    /// Only days with a challenge.
    public var weekdays: [WeekdayCompletion]
    /// By the hour of the day at which challenges were completed.
    ///
    /// Only hours with a completed challenge.
    public var hours: [HourCompletion]
    /// By category.
    ///
    /// In the order of the categories; only those with a challenge.
    public var categories: [CategoryCompletion]
    /// The mood change.
    ///
    /// Nil if it's unknown for every completed challenge.
    public var mood: MoodChange?
    /// The mood change by category.
    ///
    /// Only categories for which it's known.
    public var moods: [CategoryMoodChange]
    /// The outcomes of the days of a year, up to the current day.
    public var year: YearOutcomes
}

/// The completion on a day of the week.
@Schema("challenges.WeekdayCompletion")
public struct WeekdayCompletion: SchemaProviding, Hashable {
    /// The weekday, from 1 for Monday to 7.
    ///
    /// (ISO 8601).
    @Field(.integer(1...7)) public var weekday: Int
    /// The number of challenges by status.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped.
    ///
    /// Nil if there are neither.
    public var completion: Estimate?
}

/// The challenges completed at an hour of the day.
@Schema("challenges.HourCompletion")
public struct HourCompletion: SchemaProviding, Hashable {
    /// The hour of the local clock.
    ///
    /// 0 to 23.
    @Field(.integer(0...23, .hours)) public var hour: Int
    /// The number of challenges completed at this hour.
    @Field(.integer(1...Int.max)) public var completed: Int
    /// Completed at this hour as a share of all completed challenges whose hour is known.
    public var share: Estimate?

    /// Counts completed challenges by their hour.
    static func all(_ events: [ChallengeEvent], confidence: Double) -> [HourCompletion] {
        let hours = events.filter(\.isDone).compactMap(\.completedHour)
        let counts = Dictionary(hours.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.map { hour, count in
            HourCompletion(
                hour: hour, completed: count, share: .share(count, of: hours.count, confidence: confidence))
        }
    }
}

/// The completion of a category.
@Schema("challenges.CategoryCompletion")
public struct CategoryCompletion: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// The number of challenges by status.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped.
    ///
    /// Nil if there are neither.
    public var completion: Estimate?
}

/// The mood after a challenge minus the mood before it.
@Schema("challenges.MoodChange")
public struct MoodChange: SchemaProviding, Hashable {
    /// The number of completed challenges for which it's known.
    @Field(.integer(1...Int.max)) public var count: Int
    /// The mean change.
    ///
    /// From -4 to 4.
    public var change: Estimate

    init?(_ events: [ChallengeEvent], confidence: Double) {
        let changes = events.compactMap { event -> Double? in
            guard event.status == .completed, let before = event.situation.mood, let after = event.moodAfter else {
                return nil
            }
            return Double(after - before)
        }
        guard let change = Estimate.mean(changes, within: -4...4, confidence: confidence) else { return nil }
        count = changes.count
        self.change = change
    }
}

/// The mood change with challenges of a category.
@Schema("challenges.CategoryMoodChange")
public struct CategoryMoodChange: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// The mood change.
    public var change: MoodChange
}
