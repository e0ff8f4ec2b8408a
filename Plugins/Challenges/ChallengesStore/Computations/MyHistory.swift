// SPDX-License-Identifier: Apache-2.0

public import AlmanacStore
public import ChallengesPlugin
public import ComputationKit

/// Lists the user's challenges and what became of them.
public struct MyHistory: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.myHistory.id,
        summary: "Your challenges and what became of them, the latest first.",
        discussion: """
            Reads the challenges of this machine's user. The total counts all records that were asked for; the challenges \
            that each was chosen from are left out.
            """,
        examples: [
            Example("The latest", [:]),
            Example(
                "What was done in a week",
                ["records": ["from": "2026-11-16", "through": "2026-11-22", "status": "completed"], "count": 100]),
        ], effects: .reads)

    private let access: LazyChallengeRecords

    /// A computation over somebody's challenges.
    public init(_ access: LazyChallengeRecords) { self.access = access }

    /// Lists the records.
    /// - Throws: ``ComputationKit/ComputationError`` when the span ends before it begins, or the store cannot be read.
    public func run(_ input: MyHistoryInput, in context: Context) async throws -> ChallengeHistory {
        if let from = input.records.from, let through = input.records.through, through < from {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "records.through", expected: "a day not before from, \(from)", got: "\(through)",
                    recoverySuggestion: "are the two swapped?")
            ])
        }
        let records = try await access.reading(in: context) { try $0.history(input.records) }
        var entries = Array(records.reversed().prefix(input.count))
        for index in entries.indices { entries[index].choice?.candidates = nil }
        return ChallengeHistory(total: records.count, entries: entries)
    }
}

/// Which records are wanted, and how many.
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// Which records.
    public var records: HistoryFilter
    /// How many records the list may have.
    public var count: Int

    /// Twenty records unless stated.
    public init(records: HistoryFilter = HistoryFilter(), count: Int = 20) {
        self.records = records
        self.count = count
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.MyHistoryInput", "Which records are wanted, and how many."
    ) {
        field("records", \.records, "Which records.", default: HistoryFilter())
        field("count", \.count, "How many records the list may have.", .integer(1...100_000), default: 20)
    }
}

/// Records of a history.
public struct ChallengeHistory: SchemaProviding, Hashable {
    /// How many there are in all.
    public var total: Int
    /// The records, the latest first.
    public var entries: [UserChallenge]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengeHistory", "Records of a history.") {
        field("total", \.total, "How many there are in all.", .integer(0...Int.max))
        field("entries", \.entries, "The records, the latest first.")
    }
}
