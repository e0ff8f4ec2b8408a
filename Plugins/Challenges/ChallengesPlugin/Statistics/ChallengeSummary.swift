// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a history comes to.
public struct ChallengeSummary: SchemaProviding, Hashable {
    /// How many ended in which way.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil when there are neither.
    public var completion: Estimate?
    /// The mean rating of those that were rated; nil when none was.
    public var rating: Estimate?
    /// Runs of days on which something was done.
    public var streaks: Streaks
    /// By day of the week, Monday first; only days on which something came.
    public var weekdays: [WeekdayCompletion]
    /// By the hour of the day at which challenges were assigned; only hours with one.
    public var hours: [HourCompletion]
    /// By category, in the order of the categories; only those of which something came.
    public var categories: [CategoryCompletion]
    /// How the mood changed; nil when it is not known of any completed challenge.
    public var mood: MoodChange?
    /// How it changed by category; only those of which it is known.
    public var moods: [CategoryMoodChange]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengeSummary", "What a history comes to.") {
        field("counts", \.counts, "How many ended in which way.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
        field("rating", \.rating, "The mean rating of those that were rated.")
        field("streaks", \.streaks, "Runs of days on which something was done.")
        field("weekdays", \.weekdays, "By day of the week, Monday first.")
        field("hours", \.hours, "By the hour of the day at which challenges were assigned.")
        field("categories", \.categories, "By category.")
        field("mood", \.mood, "How the mood changed.")
        field("moods", \.moods, "How it changed by category.")
    }
}

/// How much is done on a day of the week.
public struct WeekdayCompletion: SchemaProviding, Hashable {
    /// 1 for Monday to 7 (ISO 8601).
    public var weekday: Int
    /// How many ended in which way.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil when there are neither.
    public var completion: Estimate?

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.WeekdayCompletion", "How much is done on a day of the week."
    ) {
        field("weekday", \.weekday, "1 for Monday to 7.", .integer(1...7))
        field("counts", \.counts, "How many ended in which way.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
    }
}

/// How much is done of what was assigned at an hour of the day.
public struct HourCompletion: SchemaProviding, Hashable {
    /// The hour of the local clock, 0 to 23.
    public var hour: Int
    /// How many ended in which way.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil when there are neither.
    public var completion: Estimate?

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.HourCompletion", "How much is done of what was assigned at an hour."
    ) {
        field("hour", \.hour, "The hour of the local clock.", .integer(0...23, .hours))
        field("counts", \.counts, "How many ended in which way.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
    }
}

/// How much is done of a category.
public struct CategoryCompletion: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// How many ended in which way.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil when there are neither.
    public var completion: Estimate?

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.CategoryCompletion", "How much is done of a category.") {
        field("category", \.category, "The category.")
        field("counts", \.counts, "How many ended in which way.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
    }
}

/// The mood after a challenge less the mood before it.
public struct MoodChange: SchemaProviding, Hashable {
    /// For how many completed challenges it is known.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MoodChange", "The mood after a challenge less that before."
    ) {
        field("count", \.count, "For how many completed challenges it is known.", .integer(1...Int.max))
        field("change", \.change, "The mean change.")
    }
}

/// How the mood changed with challenges of a category.
public struct CategoryMoodChange: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// How the mood changed.
    public var change: MoodChange

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.CategoryMoodChange", "How the mood changed with a category."
    ) {
        field("category", \.category, "The category.")
        field("change", \.change, "How the mood changed.")
    }
}
