// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How often each category is done and how it is rated, with what is not known about it.
public struct CategoryPreferences: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.categoryPreferences.id,
        summary: "How often challenges of each category are done and how they are rated, with intervals.",
        discussion: """
            The completion rate is completed by completed and skipped (Wilson's interval). The mean rating is that of the \
            rated ones, which are those that were done; the mean reward counts what was skipped as 0, what was done as a \
            half and an eighth for each star above the first (Student's intervals, cut at the ends of the scale). \
            Categories are in the order of that reward, since a mean of completed ones alone would praise a category \
            that is always skipped and was once loved. Expired and pending challenges say nothing of liking and are \
            counted apart; feedback are left out.
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

    /// A computation without settings.
    public init() {}

    /// Counts and estimates.
    public func run(_ input: ChallengeHistoryInput, in context: Context) async throws -> CategoryPreferencesList {
        Self.reading(of: input)
    }

    /// Counts and estimates without an engine, on the calling thread.
    public static func reading(of input: ChallengeHistoryInput) -> CategoryPreferencesList {
        let groups = Dictionary(grouping: input.events.lazy.filter { !$0.isFeedback }, by: \.traits.category)
        let preferences = ChallengeCategory.allCases.compactMap { category in
            groups[category].map { CategoryPreference(category, $0, confidence: input.confidence) }
        }
        let order = preferences.indices.sorted {
            (-(preferences[$0].reward?.value ?? -1), $0) < (-(preferences[$1].reward?.value ?? -1), $1)
        }
        return CategoryPreferencesList(categories: order.map { preferences[$0] })
    }
}

/// What became of challenges, to be summed up.
public struct ChallengeHistoryInput: SchemaProviding, Hashable {
    /// What became of challenges.
    public var events: [ChallengeEvent]
    /// How sure an interval is to hold the truth, as a share.
    public var confidence: Double

    /// An input.
    public init(events: [ChallengeEvent], confidence: Double = 0.95) {
        self.events = events
        self.confidence = confidence
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengeHistoryInput", "What became of challenges.") {
        field("events", \.events, "What became of challenges.", .list(of: .nested, count: 0...1_000_000))
        field(
            "confidence", \.confidence, "How sure an interval is to hold the truth.", .number(0.5...0.999),
            default: 0.95)
    }
}

/// Categories by what they were worth.
public struct CategoryPreferencesList: SchemaProviding, Hashable {
    /// Those that came at least once, the best first by mean reward; those that were neither done nor skipped come
    /// last.
    public var categories: [CategoryPreference]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.CategoryPreferencesList", "Categories by what they were worth."
    ) {
        field("categories", \.categories, "Those that came at least once, the best first.")
    }
}

/// How often a category is done and how it is rated.
public struct CategoryPreference: SchemaProviding, Hashable {
    /// The category.
    public var category: ChallengeCategory
    /// How many were done, skipped, went by and are open.
    public var counts: StatusCounts
    /// Completed as a share of completed and skipped; nil when there are neither.
    public var completion: Estimate?
    /// The mean rating of those that were rated, 1 to 5; nil when none was.
    public var rating: Estimate?
    /// The mean reward, 0 for each that was skipped.
    ///
    /// From 0 to 1; nil when none was done or skipped.
    public var reward: Estimate?

    init(_ category: ChallengeCategory, _ events: [ChallengeEvent], confidence: Double) {
        self.category = category
        counts = StatusCounts(events)
        completion = counts.completion(confidence: confidence)
        rating = .mean(
            events.filter { $0.status == .completed }.compactMap { $0.rating.map(Double.init) }, within: 1...5,
            confidence: confidence)
        reward = .mean(events.compactMap(\.reward), within: 0...1, confidence: confidence)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.CategoryPreference", "How a category is done and rated.")
    {
        field("category", \.category, "The category.")
        field("counts", \.counts, "How many were done, skipped, went by and are open.")
        field("completion", \.completion, "Completed as a share of completed and skipped.")
        field("rating", \.rating, "The mean rating of those that were rated.")
        field("reward", \.reward, "The mean reward, 0 for each that was skipped.")
    }
}

/// How many challenges ended in which way.
public struct StatusCounts: SchemaProviding, Hashable {
    /// How many were done.
    public var completed: Int
    /// How many were turned down.
    public var skipped: Int
    /// How many expired because their day went by.
    public var expired: Int
    /// How many are open.
    public var pending: Int

    init(_ events: [ChallengeEvent]) {
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.StatusCounts", "How many challenges ended in which way.")
    {
        field("completed", \.completed, "How many were done.", .integer(0...Int.max))
        field("skipped", \.skipped, "How many were turned down.", .integer(0...Int.max))
        field("expired", \.expired, "How many expired because their day went by.", .integer(0...Int.max))
        field("pending", \.pending, "How many are open.", .integer(0...Int.max))
    }
}
