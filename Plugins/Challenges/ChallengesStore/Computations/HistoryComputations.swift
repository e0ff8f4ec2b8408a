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
        ) { records, input, _ in
            let all = try records.read { try $0.days.all() }
            let matching = try input.records.matching(all, by: records.clock)
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
                    events: try input.records.events(in: records),
                    today: input.today ?? records.clock.localNow.day, confidence: input.confidence))
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
                    events: try input.records.events(in: records), confidence: input.confidence))
        }
        ClearDays(access: records)
        ImportHistory(access: records)
    }
}

extension HistoryFilter {
    /// Returns the matching records.
    ///
    /// - Throws: ``ComputationError`` if the range ends before it begins, or the challenge has no record.
    func matching(
        _ records: [UserChallenge], by clock: WallClock
    ) throws(ComputationError) -> [UserChallenge] {
        let (from, through) = (from.map(clock.day), through.map(clock.day))
        if let issue = ValidationIssue.reversal(from, through, at: "records.through", after: "records.from") {
            throw ComputationError.refused([issue])
        }
        let challenge = try challenge.map { name throws(ComputationError) in
            // A challenge that was removed from the catalog is still found.
            let titles = Dictionary(grouping: records, by: \.challenge).mapValues { Set($0.map(\.title)).sorted() }
            return try RecordName(noun: "challenge", path: "records.challenge", hasWordKeys: true).key(
                name, among: titles.sorted { $0.key < $1.key }.map { (key: $0.key, names: $0.value) })
        }
        return records.filter { record in
            if let from, record.day < from { return false }
            if let through, record.day > through { return false }
            if let challenge, record.challenge != challenge { return false }
            if let status, record.status != status { return false }
            return category.map { $0 == record.traits.category } ?? true
        }
    }

    /// Returns the events of the matching records.
    fileprivate func events(in records: ChallengeRecords) throws -> [ChallengeEvent] {
        try matching(records.read { try $0.days.all() }, by: records.clock).map(\.event)
    }
}
