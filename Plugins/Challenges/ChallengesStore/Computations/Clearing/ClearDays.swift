// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Clears older days.
struct ClearDays: Computation {
    let manifest = Manifest(
        id: Challenges.clearDays.id,
        summary: "Clears the candidate lists and reasons of older days, then the days; keeps what was learned.",
        discussion: """
            A dry run reports what goes without changing anything. Statistics, streaks, and the evaluation of choices lose \
            the cleared days. What was learned from them is kept as a mean and covariance, or forgotten. The days that a \
            completed or skipped challenge rests are always kept.
            """,
        examples: [
            Example("What a year leaves, without clearing", ["keepDays": 365, "dryRun": true]),
            Example("Only the lists", ["keepDays": 90, "listsOnly": true]),
        ], effects: [.writes, .idempotent, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: ClearDaysInput, in context: Context) async throws -> ClearedDays {
        guard !input.dryRun else {
            return try await access.reading(in: context) { records in
                try records.store.read { db in try DayClearing(records, db, input).report() }
            }
        }
        return try await access.writing(in: context) { records in
            try records.transaction { db in try DayClearing(records, db, input).clear() }
        }
    }
}

/// The clearing of older days.
private struct DayClearing {
    private let records: ChallengeRecords
    private let db: Database
    private let input: ClearDaysInput
    private let first: CalendarDay
    private let afterwards: Retention.Afterwards
    private let old: StatementArguments

    /// Creates a clearing inside a transaction or a read.
    ///
    /// - Throws: ``ComputationError`` if fewer days are kept than a challenge rests, or the model would be kept against
    ///   the user's retention period.
    init(_ records: ChallengeRecords, _ db: Database, _ input: ClearDaysInput) throws {
        self.records = records
        self.db = db
        self.input = input
        first = records.today.adding(days: -input.keepDays)
        old = [first.description]
        let retention = try records.statedPreferences(db).settings.retention
        afterwards = input.afterwards ?? retention?.afterwards ?? .keepLearned
        let rests = try records.choiceRules(db).coolDown
        let least = max(rests.completed, rests.skipped)
        var issues: [ValidationIssue] = []
        if input.keepDays < least, !input.listsOnly {
            issues.append(
                ValidationIssue(
                    path: "keepDays", expected: "at least \(least), the days that challenges rest",
                    got: "\(input.keepDays)"))
        }
        if afterwards == .keepLearned, retention?.afterwards == .forget {
            issues.append(
                ValidationIssue(
                    path: "afterwards", expected: "forget, as for your retention period", got: "keepLearned",
                    recoverySuggestion: "change what happens after the retention period first"))
        }
        try issues.refuse()
    }

    func report() throws -> ClearedDays {
        var report = ClearedDays(keptFrom: first, afterwards: afterwards, dryRun: input.dryRun)
        let lists = try Row.fetchOne(
            db,
            sql: """
                SELECT count(*), coalesce(sum(length(CAST(candidates AS BLOB)) + coalesce(length(CAST(ranking AS BLOB)), 0)
                + coalesce(length(CAST(reasons AS BLOB)), 0)), 0) FROM userChallenge
                WHERE day < ? AND (candidates <> '' OR ranking IS NOT NULL OR reasons IS NOT NULL)
                """, arguments: old)
        (report.lists, report.listBytes) = (lists?[0] ?? 0, lists?[1] ?? 0)
        let days = try records.days("day < ?", old, db)
        guard !input.listsOnly else {
            let range = try Row.fetchOne(
                db,
                sql:
                    "SELECT min(day), max(day) FROM userChallenge WHERE day < ? AND (candidates <> '' OR ranking IS NOT NULL)",
                arguments: old)
            report.from = try (range?[0] as String?).map { try CalendarDay($0) }
            report.through = try (range?[1] as String?).map { try CalendarDay($0) }
            if report.lists > 0 { report.notices.append(Self.evaluation) }
            return report
        }
        (report.from, report.through) = (days.first?.day, days.last?.day)
        report.records = StatusCounts(days.map(\.event))
        report.notes = days.count { $0.notes != nil }
        report.photos = days.count { $0.photo != nil }
        report.learned = try Learner(records, db).taught(before: first).count { $0.reward != nil }
        if report.lists > 0 { report.notices.append(Self.evaluation) }
        if !days.isEmpty {
            report.notices.append(
                Message(
                    "challenges.clear.statistics", "Statistics, streaks, and totals no longer include these days."))
        }
        return report
    }

    private static let evaluation = Message(
        "challenges.clear.evaluation", "Choices of these days can no longer be evaluated or explained.")

    func clear() throws -> ClearedDays {
        var report = try report()
        try db.execute(
            sql: "UPDATE userChallenge SET candidates = '', ranking = NULL, reasons = NULL WHERE day < ?",
            arguments: old)
        guard !input.listsOnly else { return report }
        let learner = Learner(records, db)
        report.learned = try learner.fold(before: first, afterwards)
        try db.execute(
            sql: """
                DELETE FROM challengePhoto WHERE userChallenge IN (SELECT id FROM userChallenge WHERE day < ?)
                """, arguments: old)
        try db.execute(sql: "DELETE FROM userChallenge WHERE day < ?", arguments: old)
        if report.learned > 0 || report.records != StatusCounts([]) { try learner.relearn() }
        return report
    }
}
