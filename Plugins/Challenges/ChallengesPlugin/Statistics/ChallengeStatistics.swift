// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Computes streaks, completion rates, and mood changes.
public struct ChallengeStatistics: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.statistics.id,
        summary: "Computes streaks, completion by weekday, hour, and category, ratings, and mood changes.",
        discussion: """
            A streak is a run of days with a completed challenge; the current one ends today or, because today isn't \
            over, yesterday. Rates are completed divided by completed plus skipped, with Wilson's interval; expired and \
            pending challenges are counted separately, and feedback is excluded. Hours are those of completion, with the \
            share of all completions whose hour is known. The mood change is the mean of after minus before, over \
            completed challenges for which both are known, with Gaffke's interval; it shows correlation, not causation.
            """,
        examples: [
            Example("Nothing yet", ["events": [], "today": "2026-11-21"]),
            Example(
                "Two days in a row",
                [
                    "today": "2026-11-21",
                    "events": [
                        [
                            "challenge": "a", "traits": ["category": "creative"], "status": "completed", "rating": 4,
                            "moodAfter": 4, "completedHour": 20,
                            "situation": ["day": "2026-11-19", "hour": 19, "mood": 2],
                        ],
                        [
                            "challenge": "b", "traits": ["category": "physical"], "status": "completed", "rating": 3,
                            "moodAfter": 4, "situation": ["day": "2026-11-20", "hour": 8, "mood": 3],
                        ],
                        [
                            "challenge": "c", "traits": ["category": "social"], "status": "pending",
                            "situation": ["day": "2026-11-21", "hour": 9],
                        ],
                    ],
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Counts and estimates the rates.
    public func run(_ input: ChallengeStatisticsInput, in context: Context) async throws -> ChallengeSummary {
        Self.reading(of: input)
    }

    /// Counts and estimates without an engine, on the calling thread.
    public static func reading(of input: ChallengeStatisticsInput) -> ChallengeSummary {
        let events = input.events.filter { !$0.isFeedback }
        let confidence = input.confidence
        let counts = StatusCounts(events)
        func groups<Key: Hashable>(_ keys: some Sequence<Key>, by key: (ChallengeEvent) -> Key) -> [(Key, StatusCounts)]
        {
            let groups = Dictionary(grouping: events, by: key)
            return keys.compactMap { key in groups[key].map { (key, StatusCounts($0)) } }
        }
        return ChallengeSummary(
            counts: counts, completion: counts.completion(confidence: confidence),
            rating: .mean(
                events.filter { $0.status == .completed }.compactMap { $0.rating.map(Double.init) }, within: 1...5,
                confidence: confidence),
            streaks: Streaks(events, today: input.today),
            weekdays: groups(1...7, by: \.situation.weekday).map {
                WeekdayCompletion(weekday: $0, counts: $1, completion: $1.completion(confidence: confidence))
            },
            hours: HourCompletion.all(events, confidence: confidence),
            categories: groups(ChallengeCategory.allCases, by: \.traits.category).map {
                CategoryCompletion(category: $0, counts: $1, completion: $1.completion(confidence: confidence))
            },
            mood: MoodChange(events, confidence: confidence),
            moods: ChallengeCategory.allCases.compactMap { category in
                MoodChange(events.filter { $0.traits.category == category }, confidence: confidence).map {
                    CategoryMoodChange(category: category, change: $0)
                }
            },
            year: YearOutcomes(events, today: input.today))
    }
}

/// The events to summarize, and the current day.
@Schema("challenges.ChallengeStatisticsInput")
public struct ChallengeStatisticsInput: SchemaProviding, Hashable {
    /// The events.
    @Field(count: 0...1_000_000) public var events: [ChallengeEvent]
    /// The day up to which the current streak counts.
    public var today: CalendarDay
    /// The confidence level of the intervals.
    ///
    /// From 0.5 to 0.999.
    @Field(.number(0.5...0.999)) public var confidence: Double = 0.95
}
