// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB
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
                let (export, notes) = try records.export(of: input)
                return try records.store.read { db in try records.plan(export, notes, input, db).report }
            }
        }
        return try await access.writing(in: context) { records in
            let (export, notes) = try records.export(of: input)
            return try records.store.write { db in
                let plan = try records.plan(export, notes, input, db)
                for (entry, source) in plan.entries {
                    try entry.save(source: source, in: db)
                    _ = try records.reopen(entry.diaryDay, db)
                }
                for day in plan.days { try records.save(DiaryDay(day: day, status: .nothing), db) }
                return plan.report
            }
        }
    }
}

/// The notes of each habit of an export, by their days.
private typealias LoopNotes = [String: [CalendarDay: String]]

/// What an import adds.
private struct ImportPlan {
    var entries: [(entry: Entry, source: String)] = []
    var days: [CalendarDay] = []
    var report: ImportedEntries
}

extension CravingsRecords {
    fileprivate func export(of input: ImportEntriesInput) throws(ComputationError) -> (LoopExport, LoopNotes) {
        let limit = ImportEntriesInput.maximumBytes
        var file = try content(of: input.file, at: "file", limit: limit)
        var habitsFile: [UInt8]?
        var archive: ZipArchive?
        if ZipArchive.isArchive(file) {
            guard input.habitsFile == nil else {
                throw refusal("habitsFile", "no file, because the ZIP file contains it", "a file")
            }
            do throws(ValidationIssue) {
                let opened = try ZipArchive(file)
                archive = opened
                guard let marks = try opened.content(of: "Checkmarks.csv", limit: limit) else {
                    throw ValidationIssue(
                        path: "", expected: "an export of Loop Habit Tracker", got: "one without Checkmarks.csv")
                }
                habitsFile = try opened.content(of: "Habits.csv", limit: limit)
                file = marks
            } catch {
                var issue = error
                issue.path = "file"
                throw ComputationError.refused([issue])
            }
        } else if let blob = input.habitsFile {
            habitsFile = try content(of: blob, at: "habitsFile", limit: limit)
        }
        try refuseContradictions(in: input.habits)
        let (export, notes) = try read(file, habitsFile, archive, Set(input.habits.map(\.habit)))
        guard !export.habits.isEmpty else {
            throw refusal("file", "an export of Loop Habit Tracker", "a file without habits")
        }
        for (index, meaning) in input.habits.enumerated() where !export.habits.contains(meaning.habit) {
            throw refusal(
                "habits[\(index)].habit", "a habit of the export", meaning.habit.quoted(limit: 60),
                "the export has \(export.habits.prefix(10).map { $0.quoted(limit: 60) }.joined(separator: ", "))")
        }
        return (export, notes)
    }

    private func read(
        _ checkmarks: [UInt8], _ habitsFile: [UInt8]?, _ archive: ZipArchive?, _ wanted: Set<String>
    ) throws(ComputationError) -> (LoopExport, LoopNotes) {
        do throws(ValidationIssue) {
            let export = try LoopExport(checkmarks: checkmarks, habitsFile: habitsFile, wanted: wanted)
            var notes: LoopNotes = [:]
            for habit in export.habits {
                guard let archive, let path = archive.names.first(where: { export.isNotesFile($0, of: habit) }),
                    let bytes = try archive.content(of: path, limit: ImportEntriesInput.maximumBytes)
                else { continue }
                notes[habit] = LoopExport.notes(in: bytes)
            }
            return (export, notes)
        } catch {
            throw ComputationError.refused([error])
        }
    }

    private func refuseContradictions(in habits: [HabitMeaning]) throws(ComputationError) {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: habits.map(\.habit), at: "habits")
        for (index, habit) in habits.enumerated() {
            issues.collect(under: "habits[\(index)]") { $0 += habit.contradictions }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    fileprivate func plan(
        _ export: LoopExport, _ notes: LoopNotes, _ input: ImportEntriesInput, _ db: Database
    ) throws -> ImportPlan {
        let meanings = Dictionary(input.habits.map { ($0.habit, $0) }) { first, _ in first }
        var plan = ImportPlan(
            report: ImportedEntries(
                problems: export.problems, leftOut: export.habits.filter { meanings[$0] == nil }.map(\.beginning),
                dryRun: input.dryRun))
        var sources = Set(try String.fetchAll(db, sql: "SELECT source FROM entry WHERE source IS NOT NULL"))
        var usedDays = Set(try Int.fetchAll(db, sql: "SELECT DISTINCT day FROM entry"))
        let stated = Set(try Int.fetchAll(db, sql: "SELECT day FROM dayStatus"))
        // The marks whose notes are in the diary, now or before.
        var noted = sources
        for value in export.values {
            guard let meaning = meanings[value.habit], meaning.meaning != .dayWithoutUse else { continue }
            let source = "loop:\(value.habit):\(value.day)"
            guard sources.insert(source).inserted else {
                plan.report.unchanged += 1
                continue
            }
            do {
                let entries = try entries(of: value, meaning, note: notes[value.habit]?[value.day])
                for (index, entry) in entries.enumerated() {
                    let source = index == 0 ? source : "\(source):\(index + 1)"
                    guard index == 0 || sources.insert(source).inserted else { continue }
                    usedDays.insert(entry.diaryDay.daysSince1970)
                    plan.entries.append((entry, source))
                    if case .craving = entry { plan.report.cravings += 1 } else { plan.report.uses += 1 }
                }
                if entries.count > 1 { plan.report.divided += 1 }
                if entries.first?.notes != nil { noted.insert(source) }
            } catch let issue as ValidationIssue {
                plan.report.add(issue, value)
            }
        }
        var days: Set<Int> = []
        for value in export.values where meanings[value.habit]?.meaning == .dayWithoutUse {
            let day = value.day.daysSince1970
            if value.day > diaryDay {
                plan.report.add(
                    ValidationIssue(path: "", expected: "a day not after today, \(diaryDay)", got: "\(value.day)"),
                    value)
            } else if usedDays.contains(day) {
                plan.report.add(
                    ValidationIssue(path: "", expected: "a day without entries", got: "\(value.day), which has one"),
                    value)
            } else if stated.contains(day) || !days.insert(day).inserted {
                plan.report.unchanged += 1
            } else {
                plan.days.append(value.day)
                plan.report.days += 1
            }
        }
        plan.report.notes = plan.entries.count { $0.entry.notes != nil }
        var omissions = export.omissions
        for (habit, ofHabit) in notes {
            let rest = ofHabit.keys.count { !noted.contains("loop:\(habit):\($0)") }
            omissions.add(.note, of: habit, count: rest)
        }
        plan.report.omissions = omissions.list(of: export.habits)
        guard !plan.entries.isEmpty || !plan.days.isEmpty || plan.report.unchanged > 0 else {
            throw refusal(
                "file", "an export with a mark of these habits that can be imported", "one without",
                plan.report.problems.first?.message.text)
        }
        return plan
    }

    /// The maximum number of entries of one mark.
    private static let mostParts = 20

    /// Returns the entries of a mark, at noon of its day without a known time.
    ///
    /// Several if the amount is more than one can have. The first has the note, unless it isn't allowed.
    ///
    /// - Throws: ``ValidationIssue`` if the day is in the future or the amount isn't allowed.
    private func entries(of value: LoopExport.Value, _ meaning: HabitMeaning, note: String?) throws -> [Entry] {
        guard value.day <= diaryDay else {
            throw ValidationIssue(path: "", expected: "a day not after today, \(diaryDay)", got: "\(value.day)")
        }
        let time = zone.instant(of: CivilDateTime(day: value.day, time: .noon))
        let offset = zone.offset(at: time)
        if let intensity = meaning.intensity, meaning.meaning == .craving {
            var entry = CravingEntry(
                id: newKey(), time: time, offset: offset, zone: zone.name, intensity: intensity, created: now)
            entry.isTimeKnown = false
            entry.notes = note
            if !issues(of: entry).isEmpty { entry.notes = nil }
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
        while rest > most, parts.count < Self.mostParts - 1 {
            parts.append(most)
            rest -= most
        }
        parts.append(rest)
        if method.issue(with: rest) != nil, let issue = method.issue(with: amount) { throw issue }
        return parts.enumerated().map { index, part in
            var entry = UsageEntry(
                id: newKey(), time: time, offset: offset, zone: zone.name, method: method, amount: part, created: now)
            entry.isTimeKnown = false
            entry.notes = index == 0 ? note : nil
            if !issues(of: entry).isEmpty { entry.notes = nil }
            return .use(entry)
        }
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
