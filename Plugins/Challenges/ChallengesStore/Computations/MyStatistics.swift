// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ChallengesPlugin
public import ComputationKit

/// Sums up what the user did.
public struct MyStatistics: Computation {
    /// Id, prose and examples.
    public static let manifest = Manifest(
        id: "challenges.my-statistics",
        summary: "Your streaks, when you finish challenges, how you rate them, and how your mood changed.",
        discussion: "Reads the challenges of this machine's user and answers as challenges.statistics does.",
        examples: [
            Example("All days up to one", ["today": "2026-11-21"]),
            Example("A week", ["today": "2026-11-22", "records": ["from": "2026-11-16", "through": "2026-11-22"]]),
        ], effects: .storage)

    private let access: ChallengesAccess

    /// A computation over somebody's challenges.
    public init(_ access: ChallengesAccess) { self.access = access }

    /// Sums the history up.
    /// - Throws: ``ComputationKit/Failure`` when the store cannot be read.
    public func run(_ input: MyStatisticsInput, in context: Context) async throws -> ChallengeSummary {
        let events = try access.use { try $0.history(input.records).map(\.event) }
        return ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(events: events, today: input.today, confidence: input.confidence))
    }
}

/// Which days are summed up.
public struct MyStatisticsInput: Described, Hashable {
    /// The day on which the present streak is counted.
    public var today: CalendarDay
    /// Which records.
    public var records: HistoryFilter
    /// How sure an interval is to hold the truth, as a share.
    public var confidence: Double

    /// All records unless stated.
    public init(today: CalendarDay, records: HistoryFilter = HistoryFilter(), confidence: Double = 0.95) {
        self.today = today
        self.records = records
        self.confidence = confidence
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("MyStatisticsInput", "Which days are summed up.") {
        field("today", \.today, "The day on which the present streak is counted.")
        field("records", \.records, "Which records.", default: HistoryFilter())
        field(
            "confidence", \.confidence, "How sure an interval is to hold the truth.", .number(0.5...0.999),
            default: 0.95)
    }
}
