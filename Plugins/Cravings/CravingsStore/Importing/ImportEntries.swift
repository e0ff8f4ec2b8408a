// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import Tables

/// Imports an export of Loop Habit Tracker.
struct ImportEntries: Computation {
    let manifest = Manifest(
        id: Cravings.importEntries.id,
        summary: "Imports an export of Loop Habit Tracker as entries and days of your diary.",
        discussion: """
            The export has days without times, so the entries are marked as having no known time of day. Each habit \
            needs a meaning; others are left out. The notes in a ZIP file come with their entries. An amount that is \
            more than one entry can have becomes several entries. Importing the same export again adds only what is \
            new. Values that can't be read are reported by row and column, and what else was left out with its number.
            """,
        examples: [
            Example(
                "A habit, without saving",
                [
                    "file": .string(twoDays), "dryRun": true,
                    "habits": [["habit": "Smoked", "meaning": "use", "method": "Joints", "amount": 1]],
                ])
        ], effects: [.writes, .idempotent, .clock])

    /// A file Checkmarks.csv of two days, as base64.
    private static let twoDays = "RGF0ZSxTbW9rZWQKMjAyNi0wMS0wMiwyCjIwMjYtMDEtMDEsMAo="

    let access: LazyCravingsRecords

    func run(_ input: ImportEntriesInput, in context: Context) async throws -> ImportedEntries {
        guard !input.dryRun else {
            return try await access.reading(in: context) { records in
                let (export, notes) = try input.export()
                return try records.read { try ImportPlan(input, export, notes, in: $0).report }
            }
        }
        return try await access.writing(in: context) { records in
            let (export, notes) = try input.export()
            return try records.write { transaction in
                let (days, plan) = (transaction.days, try ImportPlan(input, export, notes, in: transaction))
                for (entry, source) in plan.entries {
                    try transaction.entries.save(entry, source: source)
                    _ = try days.reopen(entry.diaryDay)
                }
                for day in plan.days { try days.save(DiaryDay(day: day, status: .nothing)) }
                return plan.report
            }
        }
    }
}

/// The notes of each habit of an export, by their days.
private typealias LoopNotes = [String: [CalendarDay: String]]

/// What an import adds.
private struct ImportPlan {
    private(set) var entries: [(entry: Entry, source: String)] = []
    private(set) var days: [CalendarDay] = []
    private(set) var report: ImportedEntries

    /// Plans an import.
    ///
    /// - Throws: ``ComputationError`` if the export has nothing to import.
    init(
        _ input: ImportEntriesInput, _ export: LoopExport, _ notes: LoopNotes, in transaction: RecordTransaction
    ) throws {
        let meanings = Dictionary(input.habits.map { ($0.habit, $0) }) { first, _ in first }
        let today = transaction.clock.diaryDay
        report = ImportedEntries(
            problems: export.problems, leftOut: export.habits.filter { meanings[$0] == nil }.map(\.beginning),
            dryRun: input.dryRun)
        var sources = try transaction.entries.sources()
        var usedDays = try transaction.entries.days()
        let stated = try transaction.days.stated()
        // The marks whose notes are in the diary, now or before.
        var noted = sources
        for value in export.values {
            guard let meaning = meanings[value.habit], meaning.meaning != .dayWithoutUse else { continue }
            let source = "loop:\(value.habit):\(value.day)"
            guard sources.insert(source).inserted else {
                report.unchanged += 1
                continue
            }
            do {
                let parts = try Self.entries(
                    of: value, meaning, note: notes[value.habit]?[value.day], in: transaction)
                for (index, entry) in parts.enumerated() {
                    let source = index == 0 ? source : "\(source):\(index + 1)"
                    guard index == 0 || sources.insert(source).inserted else { continue }
                    usedDays.insert(entry.diaryDay.daysSince1970)
                    entries.append((entry, source))
                    if case .craving = entry { report.cravings += 1 } else { report.uses += 1 }
                }
                if parts.count > 1 { report.divided += 1 }
                if parts.first?.notes != nil { noted.insert(source) }
            } catch let issue as ValidationIssue {
                report.add(issue, value)
            }
        }
        var marked: Set<Int> = []
        for value in export.values where meanings[value.habit]?.meaning == .dayWithoutUse {
            let day = value.day.daysSince1970
            if value.day > today {
                report.add(
                    ValidationIssue(path: "", expected: "a day not after today, \(today)", got: "\(value.day)"), value)
            } else if usedDays.contains(day) {
                report.add(
                    ValidationIssue(path: "", expected: "a day without entries", got: "\(value.day), which has one"),
                    value)
            } else if stated.contains(day) || !marked.insert(day).inserted {
                report.unchanged += 1
            } else {
                days.append(value.day)
                report.days += 1
            }
        }
        report.notes = entries.count { $0.entry.notes != nil }
        var omissions = export.omissions
        for (habit, ofHabit) in notes {
            let rest = ofHabit.keys.count { !noted.contains("loop:\(habit):\($0)") }
            omissions.add(.note, of: habit, count: rest)
        }
        report.omissions = omissions.list(of: export.habits)
        guard !entries.isEmpty || !days.isEmpty || report.unchanged > 0 else {
            throw ComputationError.refusal(
                "file", "an export with a mark of these habits that can be imported", "one without",
                report.problems.first?.message.text)
        }
    }

    /// The maximum number of entries of one mark.
    private static let mostParts = 20

    /// Returns the entries of a mark, at noon of its day without a known time.
    ///
    /// Several if the amount is more than one can have. The first has the note, unless it isn't allowed.
    ///
    /// - Throws: ``ValidationIssue`` if the day is in the future or the amount isn't allowed.
    private static func entries(
        of value: LoopExport.Value, _ meaning: HabitMeaning, note: String?, in transaction: RecordTransaction
    ) throws -> [Entry] {
        let (zone, today) = (transaction.clock.localZone, transaction.clock.diaryDay)
        guard value.day <= today else {
            throw ValidationIssue(path: "", expected: "a day not after today, \(today)", got: "\(value.day)")
        }
        let time = zone.instant(of: CivilDateTime(day: value.day, time: .noon))
        let offset = zone.offset(at: time)
        if let intensity = meaning.intensity, meaning.meaning == .craving {
            var entry = CravingEntry(
                id: transaction.newKey(), time: time, offset: offset, zone: zone.name, intensity: intensity,
                created: transaction.instant)
            entry.isTimeKnown = false
            entry.notes = note
            if !transaction.issues(of: entry).isEmpty { entry.notes = nil }
            return [.craving(entry)]
        }
        guard let method = meaning.method else {
            throw ValidationIssue(path: "method", expected: "a method of the uses", got: "nothing")
        }
        let amount: Double
        switch value.mark {
        case .amount(let stated): amount = stated
        case .check:
            guard let stated = meaning.amount else {
                throw ValidationIssue(
                    path: "amount", expected: "an amount of each use for a habit without a unit", got: "nothing")
            }
            amount = stated
        }
        let most = method.amounts.upperBound
        var parts: [Double] = []
        var rest = amount
        while rest > most, parts.count < mostParts - 1 {
            parts.append(most)
            rest -= most
        }
        parts.append(rest)
        if method.issue(with: rest) != nil, let issue = method.issue(with: amount) { throw issue }
        return parts.enumerated().map { index, part in
            var entry = UsageEntry(
                id: transaction.newKey(), time: time, offset: offset, zone: zone.name, method: method, amount: part,
                created: transaction.instant)
            entry.isTimeKnown = false
            entry.notes = index == 0 ? note : nil
            if !transaction.issues(of: entry).isEmpty { entry.notes = nil }
            return .use(entry)
        }
    }
}

extension ImportEntriesInput {
    /// Returns the export of the input, and the notes in its ZIP file.
    fileprivate func export() throws -> (LoopExport, LoopNotes) {
        let limit = Self.maximumBytes
        var file = try ComputationError.refusing(at: "file") { try self.file.bytes(limit: limit) }
        var habitsBytes: [UInt8]?
        var archive: ZipArchive?
        if ZipArchive.isArchive(file) {
            guard habitsFile == nil else {
                throw ComputationError.refusal("habitsFile", "no file, because the ZIP file contains it", "a file")
            }
            try ComputationError.refusing(at: "file") {
                let opened = try ZipArchive(file)
                archive = opened
                guard let marks = try opened.content(of: "Checkmarks.csv", limit: limit) else {
                    throw ValidationIssue(
                        path: "", expected: "an export of Loop Habit Tracker", got: "one without Checkmarks.csv")
                }
                habitsBytes = try opened.content(of: "Habits.csv", limit: limit)
                file = marks
            }
        } else if let habitsFile {
            habitsBytes = try ComputationError.refusing(at: "habitsFile") { try habitsFile.bytes(limit: limit) }
        }
        try refuseContradictions()
        let (export, notes) = try Self.read(file, habitsBytes, archive, Set(habits.map(\.habit)))
        guard !export.habits.isEmpty else {
            throw ComputationError.refusal("file", "an export of Loop Habit Tracker", "a file without habits")
        }
        for (index, meaning) in habits.enumerated() where !export.habits.contains(meaning.habit) {
            throw ComputationError.refusal(
                "habits[\(index)].habit", "a habit of the export", meaning.habit.quoted(limit: 60),
                "the export has \(export.habits.prefix(10).map { $0.quoted(limit: 60) }.joined(separator: ", "))")
        }
        return (export, notes)
    }

    private static func read(
        _ checkmarks: [UInt8], _ habitsFile: [UInt8]?, _ archive: ZipArchive?, _ wanted: Set<String>
    ) throws(ComputationError) -> (LoopExport, LoopNotes) {
        do throws(ValidationIssue) {
            let export = try LoopExport(checkmarks: checkmarks, habitsFile: habitsFile, wanted: wanted)
            var notes: LoopNotes = [:]
            for habit in export.habits {
                guard let archive, let path = archive.names.first(where: { export.isNotesFile($0, of: habit) }),
                    let bytes = try archive.content(of: path, limit: maximumBytes)
                else { continue }
                notes[habit] = LoopExport.notes(in: bytes)
            }
            return (export, notes)
        } catch {
            throw ComputationError.refused([error])
        }
    }

    private func refuseContradictions() throws(ComputationError) {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: habits.map(\.habit), at: "habits")
        for (index, habit) in habits.enumerated() {
            issues.collect(under: "habits[\(index)]") { $0 += habit.contradictions }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}

extension ImportedEntries {
    fileprivate mutating func add(_ issue: ValidationIssue, _ value: LoopExport.Value) {
        problems.append(
            Problem(
                file: "Checkmarks.csv", row: value.row, column: value.habit.beginning, expected: issue.expected,
                got: issue.got))
    }
}

extension HabitMeaning {
    /// The problems that involve several fields.
    fileprivate var contradictions: [ValidationIssue] {
        var issues: [ValidationIssue] = []
        func refuse(_ isWrong: Bool, _ path: String, _ expected: String, _ got: String) {
            if isWrong { issues.append(ValidationIssue(path: path, expected: expected, got: got)) }
        }
        let isUse = meaning == .use
        refuse(isUse && method == nil, "method", "a method of the uses", "nothing")
        refuse(!isUse && method != nil, "method", "no method unless it means uses", "a method")
        refuse(!isUse && amount != nil, "amount", "no amount unless it means uses", "a number")
        let isCraving = meaning == .craving
        refuse(isCraving && intensity == nil, "intensity", "an intensity of the cravings", "nothing")
        refuse(!isCraving && intensity != nil, "intensity", "no intensity unless it means cravings", "a number")
        if let method, let amount, let issue = method.issue(with: amount) {
            issues.collect(under: "amount") { $0.append(issue) }
        }
        return issues
    }
}
