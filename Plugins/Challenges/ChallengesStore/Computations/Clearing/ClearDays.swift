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
                try records.read { try DayClearing(input, in: $0).report() }
            }
        }
        return try await access.writing(in: context) { records in
            try records.settling { try DayClearing(input, in: $0).clear() }
        }
    }
}

/// The clearing of older days.
private struct DayClearing {
    private let transaction: RecordTransaction
    private let input: ClearDaysInput
    private let first: CalendarDay
    private let afterwards: Retention.Afterwards
    private var days: DayRepository { transaction.days }

    /// Creates a clearing inside a transaction or a read.
    ///
    /// - Throws: ``ComputationError`` if fewer days are kept than a challenge rests, or the model would be kept against
    ///   the user's retention period.
    init(_ input: ClearDaysInput, in transaction: RecordTransaction) throws {
        self.transaction = transaction
        self.input = input
        first = transaction.today.adding(days: -input.keepDays)
        let retention = try transaction.person.stated().settings.retention
        afterwards = input.afterwards ?? retention?.afterwards ?? .keepLearned
        let rests = try transaction.person.choiceRules().coolDown
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
        (report.lists, report.listBytes) = try days.lists(before: first)
        let old = try days.all("day < ?", [first.description])
        if report.lists > 0 { report.notices.append(Self.evaluation) }
        guard !input.listsOnly else {
            (report.from, report.through) = try days.listed(before: first)
            return report
        }
        (report.from, report.through) = (old.first?.day, old.last?.day)
        report.records = StatusCounts(old.map(\.event))
        report.notes = old.count { $0.notes != nil }
        report.photos = old.count { $0.photo != nil }
        report.learned = try Learner(transaction).taught(before: first).count { $0.reward != nil }
        if !old.isEmpty {
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
        try days.removeLists(before: first)
        guard !input.listsOnly else { return report }
        let learner = Learner(transaction)
        report.learned = try learner.fold(before: first, afterwards)
        try days.remove(before: first)
        if report.learned > 0 || report.records != StatusCounts([]) { try learner.relearn() }
        return report
    }
}
