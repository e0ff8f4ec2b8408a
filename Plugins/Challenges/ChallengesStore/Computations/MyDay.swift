// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ChallengesPlugin
public import ComputationKit

/// Says which challenge is the user's today.
public struct MyDay: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.today.id,
        summary: "Your challenge of a day: assigned when first asked for, and the same ever after.",
        discussion: """
            Reads and writes the challenges of this machine's user. The choice, its propensity and what it was chosen from \
            are kept; asked for again, only the day matters. A pending challenge of an earlier day expires. A day that is \
            yet to come on this machine's clocks is previewed and not kept. What the person chose in place of another has no \
            propensity, and its score and reasons are those of now.
            """,
        examples: [
            Example("A rainy evening", ["situation": ["day": "2026-11-21", "hour": 19, "weather": "rainy"]]),
            Example("A morning in a low mood", ["situation": ["day": "2026-11-22", "hour": 8, "mood": 2]]),
        ], effects: [.writes, .idempotent, .clock])

    private let access: LazyChallengeRecords

    /// A computation over somebody's challenges.
    public init(_ access: LazyChallengeRecords) { self.access = access }

    /// Looks the day's challenge up, or chooses it.
    /// - Throws: ``ComputationKit/ComputationError`` when the store cannot be used, or the limits leave nothing.
    public func run(_ input: MyDayInput, in context: Context) async throws -> MyDayReading {
        let today = try context.today()
        return try await access.writing(in: context) { book in try book.reading(of: input.situation, latest: today) }
    }
}

/// Which day to read.
public struct MyDayInput: SchemaProviding, Hashable {
    /// When and in what circumstances.
    public var situation: Situation

    /// A day.
    public init(situation: Situation) { self.situation = situation }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyDayInput", "Which day to read.") {
        field("situation", \.situation, "When and in what circumstances.").formerly("moment")
    }
}

/// The challenge of a day.
public struct MyDayReading: SchemaProviding, Hashable {
    /// The challenge, as it was when it was assigned or, where it is in the catalog still, as it is now.
    public var challenge: Challenge
    /// The day.
    public var day: CalendarDay
    /// What became of it.
    public var status: ChallengeStatus
    /// The expected log odds that it is done and liked.
    public var score: Double
    /// How likely the choice was; nil when the person chose it.
    public var propensity: Double?
    /// Why it has its score, the weightiest first; the contributions add up to it.
    public var reasons: [Reason]
    /// What else was shown, and is there still.
    public var alternatives: [RankedChallenge]
    /// What each limit took away.
    public var removed: [Limit: LimitCount]
    /// Whether the day has not come yet, so that nothing was kept.
    public var isPreview: Bool

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyDayReading", "The challenge of a day.") {
        field("challenge", \.challenge, "The challenge.")
        field("day", \.day, "The day.")
        field("status", \.status, "What became of it.")
        field("score", \.score, "The expected log odds that it is done and liked.", .number(-1_000...1_000))
        field("propensity", \.propensity, "How likely the choice was.", .number(0...1))
        field("reasons", \.reasons, "Why it has its score, the weightiest first.")
        field("alternatives", \.alternatives, "What else was shown.")
        field(
            "removed", \.removed, "What each limit took away.",
            .dictionary(keyedBy: Limit.self, of: .nested) { "What \($0.rawValue) took away." })
        field("isPreview", \.isPreview, "Whether the day has not come yet.", .boolean)
    }
}

extension ChallengeRecords {
    func reading(of situation: Situation, latest: CalendarDay) throws -> MyDayReading {
        let choice = try today(situation, latest: latest)
        let record = choice.record
        let language = try preferences().language
        let known = try store.read { db in try challenge(key: record.challenge, db) }?.challenge(in: language)
        let shown = known ?? Challenge(id: record.challenge, title: record.title, traits: record.traits)
        var reading = MyDayReading(
            challenge: shown, day: record.day, status: record.status, score: record.choice?.score ?? 0,
            propensity: record.choice?.propensity, reasons: choice.reasons, alternatives: choice.alternatives,
            removed: choice.removed, isPreview: choice.isPreview)
        if record.choice == nil {
            let explanation = try explanation(of: shown, record.situation)
            (reading.score, reading.reasons) = (explanation.score, explanation.reasons)
        }
        return reading
    }
}
