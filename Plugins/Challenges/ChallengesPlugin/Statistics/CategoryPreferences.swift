// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Computes the completion rate and rating of each category, with intervals.
public struct CategoryPreferences: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.categoryPreferences.id,
        summary: "Computes the completion rate and rating of each category, with intervals.",
        discussion: """
            The completion rate is completed divided by completed plus skipped (Wilson's interval). The mean rating \
            covers only rated challenges. The mean reward counts a skipped challenge as 0, and a completed one as 0.5 \
            plus 0.125 for each star above the first; a challenge skipped for another day has none. Intervals of means \
            are those of Gaffke, which cover from the first number on. Categories are sorted by the expected reward: the \
            mean with two more challenges of the person's own mean over all categories, so one lucky or unlucky day \
            doesn't decide. Expired and pending challenges are counted separately, and feedback is excluded.
            """,
        examples: [
            Example("Nothing yet", ["events": []]),
            Example(
                "Loved once, skipped twice; done twice and liked",
                [
                    "events": [
                        [
                            "challenge": "a", "traits": ["category": "adventure"], "status": "completed", "rating": 5,
                            "situation": ["day": "2026-11-16"],
                        ],
                        [
                            "challenge": "b", "traits": ["category": "adventure"], "status": "skipped",
                            "situation": ["day": "2026-11-17"],
                        ],
                        [
                            "challenge": "c", "traits": ["category": "adventure"], "status": "skipped",
                            "situation": ["day": "2026-11-18"],
                        ],
                        [
                            "challenge": "d", "traits": ["category": "creative"], "status": "completed", "rating": 4,
                            "situation": ["day": "2026-11-19"],
                        ],
                        [
                            "challenge": "e", "traits": ["category": "creative"], "status": "completed", "rating": 3,
                            "situation": ["day": "2026-11-20"],
                        ],
                    ]
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Counts and estimates the rates.
    public func run(_ input: ChallengeHistoryInput, in context: Context) async throws -> CategoryPreferencesList {
        Self.reading(of: input)
    }

    /// Counts and estimates without an engine, on the calling thread.
    public static func reading(of input: ChallengeHistoryInput) -> CategoryPreferencesList {
        let groups = Dictionary(grouping: input.events.lazy.filter { !$0.isFeedback }, by: \.traits.category)
        let rewards = groups.values.joined().compactMap(\.reward).sorted()
        let ownMean = rewards.isEmpty ? nil : rewards.reduce(0, +) / Double(rewards.count)
        let preferences = ChallengeCategory.allCases.compactMap { category in
            groups[category].map {
                CategoryPreference(category, $0, ownMean: ownMean, confidence: input.confidence)
            }
        }
        let order = preferences.indices.sorted {
            (-(preferences[$0].expectedReward ?? -1), $0) < (-(preferences[$1].expectedReward ?? -1), $1)
        }
        return CategoryPreferencesList(categories: order.map { preferences[$0] })
    }
}

/// The events.
@Schema("challenges.ChallengeHistoryInput")
public struct ChallengeHistoryInput: SchemaProviding, Hashable {
    /// The events.
    @Field(count: 0...1_000_000) public var events: [ChallengeEvent]
    /// The confidence level of the intervals.
    ///
    /// From 0.5 to 0.999.
    @Field(.number(0.5...0.999)) public var confidence: Double = 0.95
}

/// The categories by expected reward.
@Schema("challenges.CategoryPreferencesList")
public struct CategoryPreferencesList: SchemaProviding, Hashable {
    /// The assigned categories, highest expected reward first; those without an outcome come last.
    public var categories: [CategoryPreference]
}

/// The completion rate and rating of a category.
@Schema("challenges.CategoryPreference")
public struct CategoryPreference: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// The number of challenges by status.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped.
    ///
    /// Nil if there are neither.
    public var completion: Estimate?
    /// The mean rating of the rated challenges.
    ///
    /// 1 to 5; nil if none was rated.
    public var rating: Estimate?
    /// The mean reward, 0 for each skipped challenge.
    ///
    /// From 0 to 1; nil if none was completed or skipped.
    public var reward: Estimate?
    /// The mean reward with two more challenges of the person's own mean, by which categories are sorted.
    ///
    /// From 0 to 1; nil if none was completed or skipped.
    @Field(.number(0...1)) public var expectedReward: Double?

    /// The number of challenges that the person's own mean counts for.
    static let ownWeight = 2.0

    init(_ category: ChallengeCategory, _ events: [ChallengeEvent], ownMean: Double?, confidence: Double) {
        self.category = category
        counts = StatusCounts(events)
        completion = counts.completion(confidence: confidence)
        rating = .mean(
            events.filter { $0.status == .completed }.compactMap { $0.rating.map(Double.init) }, within: 1...5,
            confidence: confidence)
        let rewards = events.compactMap(\.reward)
        reward = .mean(rewards, within: 0...1, confidence: confidence)
        if let ownMean, !rewards.isEmpty {
            expectedReward =
                (rewards.reduce(0, +) + Self.ownWeight * ownMean) / (Double(rewards.count) + Self.ownWeight)
        }
    }
}

/// The number of challenges by status.
@Schema("challenges.StatusCounts")
public struct StatusCounts: SchemaProviding, Hashable {
    /// The number of completed challenges.
    @Field(.integer(0...Int.max)) public var completed: Int
    /// The number of skipped challenges.
    @Field(.integer(0...Int.max)) public var skipped: Int
    /// The number of expired challenges, whose day ended without an outcome.
    @Field(.integer(0...Int.max)) public var expired: Int
    /// The number of pending challenges.
    @Field(.integer(0...Int.max)) public var pending: Int

    package init(_ events: [ChallengeEvent]) {
        (completed, skipped, expired, pending) = (0, 0, 0, 0)
        for event in events {
            switch event.status {
            case .completed: completed += 1
            case .skipped: skipped += 1
            case .expired: expired += 1
            case .pending: pending += 1
            }
        }
    }

    func completion(confidence: Double) -> Estimate? {
        .share(completed, of: completed + skipped, confidence: confidence)
    }
}
