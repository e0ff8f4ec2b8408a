// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ChallengesPlugin
public import ComputationKit

/// Sums up what the user did.
public struct MyStatistics: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.myStatistics.id,
        summary: "Your streaks, when you finish challenges, how you rate them, and how your mood changed.",
        discussion: "Reads the challenges of this machine's user and answers as challenges.statistics does.",
        examples: [
            Example("All days up to one", ["today": "2026-11-21"]),
            Example("A week", ["today": "2026-11-22", "records": ["from": "2026-11-16", "through": "2026-11-22"]]),
        ], effects: .reads)

    private let access: LazyChallengeRecords

    /// A computation over somebody's challenges.
    public init(_ access: LazyChallengeRecords) { self.access = access }

    /// Sums the history up.
    /// - Throws: ``ComputationKit/ComputationError`` when the store cannot be read.
    public func run(_ input: MyStatisticsInput, in context: Context) async throws -> ChallengeSummary {
        let events = try await access.reading(in: context) { try $0.history(input.records).map(\.event) }
        return ChallengeStatistics.reading(
            of: ChallengeStatisticsInput(events: events, today: input.today, confidence: input.confidence))
    }
}

/// Which days are summed up.
public struct MyStatisticsInput: SchemaProviding, Hashable {
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
    public static let schema = Schema<Self>.object("challenges.MyStatisticsInput", "Which days are summed up.") {
        field("today", \.today, "The day on which the present streak is counted.")
        field("records", \.records, "Which records.", default: HistoryFilter())
        field(
            "confidence", \.confidence, "How sure an interval is to hold the truth.", .number(0.5...0.999),
            default: 0.95)
    }
}
