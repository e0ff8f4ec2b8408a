// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Lists the records of challenges.
struct MyHistory: Computation {
    let manifest = Manifest(
        id: Challenges.myHistory.id,
        summary: "Lists your challenges and their outcomes, latest first.",
        discussion: """
            The total counts all matching records. Records don't include the candidates of their choices. Pending challenges \
            of earlier days are listed as expired.
            """,
        examples: [
            Example("The latest", [:]),
            Example(
                "Completed in a week",
                ["records": ["from": "2026-11-16", "through": "2026-11-22", "status": "completed"], "limit": 100]),
        ], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyHistoryInput, in context: Context) async throws -> ChallengeHistory {
        try await access.reading(in: context) { try $0.history(input) }
    }
}

extension ChallengeRecords {
    func history(_ input: MyHistoryInput) throws -> ChallengeHistory {
        let all = try history()
        let matching = try matching(input.records, among: all)
        let page = try ListPage(
            matching.reversed(), of: Challenges.myHistory, for: input, limit: input.limit, after: input.cursor
        ) { [.descending($0.day.daysSince1970), .descending($0.id)] }
        let entries = page.elements.map { entry in
            var entry = entry
            entry.choice?.candidates = nil
            return entry
        }
        return ChallengeHistory(
            total: matching.count, recorded: all.count, entries: entries, cursor: page.cursor)
    }

    /// Returns the records that match a filter.
    func history(of filter: HistoryFilter) throws -> [UserChallenge] {
        try matching(filter, among: history())
    }

    /// Returns the records among all that match a filter.
    /// - Throws: ``ComputationError`` if the range ends before it begins, or the challenge has no record.
    private func matching(
        _ filter: HistoryFilter, among records: [UserChallenge]
    ) throws(ComputationError) -> [UserChallenge] {
        let (from, through) = (filter.from.map(day), filter.through.map(day))
        if let from, let through, through < from {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "records.through", expected: "a day not before from, \(from)", got: "\(through)",
                    recoverySuggestion: "are the two swapped?")
            ])
        }
        let challenge = try filter.challenge.map { name throws(ComputationError) in try key(of: name, among: records) }
        return records.filter { record in
            if let from, record.day < from { return false }
            if let through, record.day > through { return false }
            if let challenge, record.challenge != challenge { return false }
            if let status = filter.status, record.status != status { return false }
            return filter.category.map { $0 == record.traits.category } ?? true
        }
    }

    /// Returns the key of the challenge that a filter names.
    private func key(of name: String, among records: [UserChallenge]) throws(ComputationError) -> String {
        let titles = Dictionary(grouping: records, by: \.challenge).mapValues { Set($0.map(\.title)).sorted() }
        let finder = RecordName(noun: "challenge", path: "records.challenge", hasWordKeys: true)
        return try finder.key(
            name, among: titles.sorted { $0.key < $1.key }.map { (key: $0.key, names: $0.value) })
    }
}
