// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Imports the export of a habit tracker as history.
struct ImportHistory: Computation {
    let manifest = Manifest(
        id: Challenges.importHistory.id,
        summary: "Imports an export of Loop Habit Tracker or Habitica as days of your history.",
        discussion: """
            Each habit needs a category or a challenge of your catalog; others are left out. Only a mark that says that \
            the habit was done becomes a completed challenge; other marks are counted and left out unless you say what \
            they mean. A day has one challenge, so a day that has one isn't changed, and of several habits on a day the \
            first one counts. Every value that isn't imported for such a reason is reported by row. Importing the same \
            export again adds only what is new. Imported days count for statistics, streaks, and rests; nothing is \
            learned from them, because the situation in which they were chosen is unknown.
            """,
        examples: [
            Example(
                "A habit, without saving",
                [
                    "file": .string(twoDays), "dryRun": true,
                    "habits": [["habit": "Meditate", "category": "mindfulness", "missed": "skipped"]],
                ])
        ], effects: [.writes, .idempotent, .clock])

    /// A file Checkmarks.csv of two days, as base64.
    private static let twoDays = "RGF0ZSxNZWRpdGF0ZQoyMDI2LTAxLTAyLDIKMjAyNi0wMS0wMSwwCg=="

    let access: LazyChallengeRecords

    func run(_ input: ImportHistoryInput, in context: Context) async throws -> ImportedHistory {
        guard !input.dryRun else {
            return try await access.reading(in: context) { records in
                let export = try HabitExport.reading(input, in: records.clock.zone ?? .utc)
                return try records.read { try HistoryImport(input, export, in: $0).report }
            }
        }
        return try await access.writing(in: context) { records in
            let export = try HabitExport.reading(input, in: records.clock.zone ?? .utc)
            return try records.settling { transaction in
                let plan = try HistoryImport(input, export, in: transaction)
                for var record in plan.records {
                    record.id = transaction.newKey()
                    try transaction.days.insert(record)
                }
                return plan.report
            }
        }
    }
}

/// The records that an import adds, and its report.
private struct HistoryImport {
    private(set) var records: [UserChallenge] = []
    private(set) var report: ImportedHistory

    /// What a habit becomes.
    private struct Target {
        let order: Int
        let meaning: ImportedHabit
        let key: String
        let title: String
        let traits: ChallengeTraits
    }

    /// Plans an import.
    ///
    /// - Throws: ``ComputationError`` if the export lacks a habit, or the catalog a challenge.
    init(_ input: ImportHistoryInput, _ export: HabitExport, in transaction: RecordTransaction) throws {
        let targets = try Self.targets(of: input.habits, export, in: transaction)
        let wanted = Set(targets.keys)
        // Columns of Loop are named for their habits.
        let leftOut = export.habits.filter { !wanted.contains($0) }
        report = ImportedHistory(
            source: export.source, problems: export.problems.filter { !leftOut.contains($0.column) },
            leftOut: leftOut.map { String($0.prefix(200)) },
            dryRun: input.dryRun)
        var marks: [(entry: HabitExport.Entry, status: ChallengeStatus, target: Target)] = []
        for entry in export.entries {
            guard let target = targets[entry.habit], let status = status(of: entry, target.meaning) else { continue }
            marks.append((entry, status, target))
        }
        // A deed comes before a day without one, then the first habit, then the earliest row.
        let order = marks.indices.sorted { first, second in
            let key = { (index: Int) in
                (marks[index].status == .completed ? 0 : 1, marks[index].target.order, index)
            }
            return key(first) < key(second)
        }
        var taken = Dictionary(
            try transaction.days.all("swappedFor IS NULL").map { ($0.day, $0) }
        ) { _, latest in latest }
        for index in order {
            let (entry, status, target) = marks[index]
            let record = Self.record(
                of: entry, status, target, export.source, in: transaction.clock.zone ?? .utc)
            if entry.day > transaction.today {
                add(entry, "a day not after today, \(transaction.today)", "\(entry.day)")
            } else if let known = taken[entry.day] {
                if known.source == record.source, known.status == status {
                    report.unchanged += known.id.isEmpty ? 0 : 1
                } else {
                    add(entry, "a day without a challenge", "\(entry.day), which has \(known.title.quoted(limit: 60))")
                }
            } else {
                taken[entry.day] = record
                records.append(record)
            }
        }
        records.sort { $0.day < $1.day }
        report.completed = records.count { $0.status == .completed }
        report.skipped = records.count - report.completed
        (report.from, report.through) = (records.first?.day, records.last?.day)
    }

    private static func targets(
        of habits: [ImportedHabit], _ export: HabitExport, in transaction: RecordTransaction
    ) throws -> [String: Target] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: habits.map(\.habit), at: "habits")
        var targets: [String: Target] = [:]
        for (index, habit) in habits.enumerated() {
            if !export.habits.contains(habit.habit) {
                let known = export.habits.prefix(10).map { $0.quoted(limit: 60) }.joined(separator: ", ")
                issues.append(
                    ValidationIssue(
                        path: "habits[\(index)].habit", expected: "a habit of the export",
                        got: habit.habit.quoted(limit: 60),
                        recoverySuggestion: known.isEmpty ? nil : "the export has \(known)"))
            }
            if let name = habit.challenge {
                let challenge = try transaction.catalog.challenge(named: name)
                    .challenge(in: transaction.person.stated().language)
                var traits = challenge.traits
                traits.category = habit.category ?? traits.category
                targets[habit.habit] = Target(
                    order: index, meaning: habit, key: challenge.id, title: challenge.title, traits: traits)
            } else if let category = habit.category {
                targets[habit.habit] = Target(
                    order: index, meaning: habit, key: "imported-\(ContentHash.of(Array(habit.habit.utf8)).prefix(16))",
                    title: habit.habit, traits: ChallengeTraits(category: category))
            } else {
                issues.append(
                    ValidationIssue(
                        path: "habits[\(index)].category", expected: "a category or a challenge", got: "neither"))
            }
        }
        try issues.refuse()
        return targets
    }

    /// Returns the outcome of a mark; `nil` if it is left out, which is counted.
    private mutating func status(of entry: HabitExport.Entry, _ habit: ImportedHabit) -> ChallengeStatus? {
        func status(_ meaning: ImportedHabit.Meaning, _ count: WritableKeyPath<ImportedHistory.OmittedMarks, Int>)
            -> (ChallengeStatus?, WritableKeyPath<ImportedHistory.OmittedMarks, Int>)
        {
            switch meaning {
            case .completed: (.completed, count)
            case .skipped: (.skipped, count)
            case .leaveOut: (nil, count)
            }
        }
        let outcome: (status: ChallengeStatus?, count: WritableKeyPath<ImportedHistory.OmittedMarks, Int>)
        switch entry.mark {
        case .done: return .completed
        case .missed: outcome = status(habit.missed, \.missed)
        case .excused: outcome = status(habit.excused, \.excused)
        case .automatic: outcome = (nil, \.automatic)
        case .unclear: outcome = status(habit.unclear, \.unclear)
        case .amount(let amount):
            guard let least = habit.least else {
                outcome = status(habit.unclear, \.unclear)
                break
            }
            if amount >= least { return .completed }
            outcome = status(habit.missed, \.missed)
        }
        if outcome.status == nil { report.omitted[keyPath: outcome.count] += 1 }
        return outcome.status
    }

    private mutating func add(_ entry: HabitExport.Entry, _ expected: String, _ got: String) {
        report.problems.append(
            ImportedHistory.Problem(
                file: entry.file, row: entry.row, column: String(entry.habit.prefix(200)), expected: expected, got: got)
        )
    }

    /// Returns the record of a mark, without a key; at noon of its day if the export states no time.
    private static func record(
        of entry: HabitExport.Entry, _ status: ChallengeStatus, _ target: Target, _ source: HabitSource,
        in zone: LocalZone
    ) -> UserChallenge {
        let noon = zone.instant(of: CivilDateTime(day: entry.day, time: ClockTime(minuteOfDay: 720)))
        let time = RecordedTime(entry.time ?? noon)
        let hour = entry.time.map { zone.local(at: $0).time.hour }
        var record = UserChallenge(
            id: "", challenge: target.key, title: target.title, traits: target.traits,
            situation: Situation(day: entry.day, hour: hour ?? 12), assigned: time)
        record.status = status
        record.source = "\(source.name): \(entry.habit.prefix(200))"
        if status == .completed {
            record.completed = time
            record.completedHour = hour
        } else {
            record.skipped = time
        }
        record.notes = entry.note.isEmpty ? nil : entry.note
        return record
    }
}
