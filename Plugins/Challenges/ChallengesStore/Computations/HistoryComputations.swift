// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

extension StoredChallengesPlugin {
    /// Computations on the history.
    @ComputationBuilder
    static func historyComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.reading(
            Challenges.myHistory, "Lists your challenges and their outcomes, latest first.",
            discussion: """
                The total counts all matching records. Records don't include the candidates of their choices. Pending \
                challenges of earlier days are listed as expired.
                """,
            examples: [
                Example("The latest", [:]),
                Example(
                    "Completed in a week",
                    ["records": ["from": "2026-11-16", "through": "2026-11-22", "status": "completed"], "limit": 100]),
            ], effects: .clock
        ) { records, input, _ in try records.history(input) }
        records.reading(
            Challenges.myStatistics,
            "Computes your streaks, completion by weekday, hour, and category, ratings, and mood changes.",
            discussion: "The result is that of challenges.statistics for your records.",
            examples: [
                Example("All days", [:]),
                Example(
                    "A week", ["today": "2026-11-22", "records": ["from": "2026-11-16", "through": "2026-11-22"]]),
            ], effects: .clock
        ) { records, input, _ in
            ChallengeStatistics.reading(
                of: ChallengeStatisticsInput(
                    events: try records.history(of: input.records).map(\.event),
                    today: input.today ?? records.localNow.day, confidence: input.confidence))
        }
        records.reading(
            Challenges.myCategoryPreferences,
            "Computes your completion rate and rating of each category, with intervals.",
            discussion: "The result is that of challenges.category-preferences for your records.",
            examples: [
                Example("All days", [:]), Example("Only completed challenges", ["records": ["status": "completed"]]),
            ], effects: .clock
        ) { records, input, _ in
            CategoryPreferences.reading(
                of: ChallengeHistoryInput(
                    events: try records.history(of: input.records).map(\.event), confidence: input.confidence))
        }
        ClearDays(access: records)
        ImportHistory(access: records)
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
