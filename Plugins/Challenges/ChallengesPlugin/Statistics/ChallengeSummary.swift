// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A summary of a history.
public struct ChallengeSummary: SchemaProviding, Hashable {
    /// The number of challenges by status.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil if there are neither.
    public var completion: Estimate?
    /// The mean rating of the rated challenges; nil if none was rated.
    public var rating: Estimate?
    /// Streaks of days with a completed challenge.
    public var streaks: Streaks
    /// By day of the week, Monday first; only days with a challenge.
    public var weekdays: [WeekdayCompletion]
    /// By the hour of the day at which challenges were completed; only hours with a completed challenge.
    public var hours: [HourCompletion]
    /// By category, in the order of the categories; only those with a challenge.
    public var categories: [CategoryCompletion]
    /// The mood change; nil if it's unknown for every completed challenge.
    public var mood: MoodChange?
    /// The mood change by category; only categories for which it's known.
    public var moods: [CategoryMoodChange]
    /// The outcomes of the days of a year, up to the current day.
    public var year: YearOutcomes

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ChallengeSummary", "A summary of a history.") {
        field("counts", \.counts, "The number of challenges by status.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
        field("rating", \.rating, "The mean rating of the rated challenges.")
        field("streaks", \.streaks, "Streaks of days with a completed challenge.")
        field("weekdays", \.weekdays, "By day of the week, Monday first.")
        field("hours", \.hours, "By the hour of the day at which challenges were completed.")
        field("categories", \.categories, "By category.")
        field("mood", \.mood, "The mood change.")
        field("moods", \.moods, "The mood change by category.")
        field("year", \.year, "The outcomes of the days of a year, up to the current day.")
    }
}

/// The completion on a day of the week.
public struct WeekdayCompletion: SchemaProviding, Hashable {
    /// The weekday, from 1 for Monday to 7 (ISO 8601).
    public var weekday: Int
    /// The number of challenges by status.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil if there are neither.
    public var completion: Estimate?

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.WeekdayCompletion", "The completion on a day of the week."
    ) {
        field("weekday", \.weekday, "The weekday, from 1 for Monday to 7.", .integer(1...7))
        field("counts", \.counts, "The number of challenges by status.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
    }
}

/// The challenges completed at an hour of the day.
public struct HourCompletion: SchemaProviding, Hashable {
    /// The hour of the local clock, 0 to 23.
    public var hour: Int
    /// The number of challenges completed at this hour.
    public var completed: Int
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

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.HourCompletion", "The challenges completed at an hour of the day."
    ) {
        field("hour", \.hour, "The hour of the local clock.", .integer(0...23, .hours))
        field("completed", \.completed, "The number of challenges completed at this hour.", .integer(1...Int.max))
        field(
            "share", \.share, "Completed at this hour as a share of all completed challenges whose hour is known.")
    }
}

/// The completion of a category.
public struct CategoryCompletion: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// The number of challenges by status.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil if there are neither.
    public var completion: Estimate?

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.CategoryCompletion", "The completion of a category.") {
        field("category", \.category, "The category.")
        field("counts", \.counts, "The number of challenges by status.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
    }
}

/// The mood after a challenge minus the mood before it.
public struct MoodChange: SchemaProviding, Hashable {
    /// The number of completed challenges for which it's known.
    public var count: Int
    /// The mean change, from -4 to 4.
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

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MoodChange", "The mood after a challenge minus the mood before it."
    ) {
        field("count", \.count, "The number of completed challenges for which it's known.", .integer(1...Int.max))
        field("change", \.change, "The mean change.")
    }
}

/// The mood change with challenges of a category.
public struct CategoryMoodChange: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// The mood change.
    public var change: MoodChange

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.CategoryMoodChange", "The mood change with challenges of a category."
    ) {
        field("category", \.category, "The category.")
        field("change", \.change, "The mood change.")
    }
}
