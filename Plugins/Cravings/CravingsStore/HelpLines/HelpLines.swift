// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension StoredCravingsPlugin {
    /// Replaces the list of where to find help.
    static func setHelpLines(_ records: LazyCravingsRecords) -> some Computation {
        records.writing(
            Cravings.setHelpLines, "Replaces your list of where to find help.",
            discussion: """
                The list is shown first at intensity 10. It can't be empty; the list that comes with the program can \
                be restored.
                """,
            examples: [
                Example("A person", ["lines": [["name": "Olena", "contact": "+380 44 000 00 00"]]]),
                Example("The list of the program", ["restoresDefault": true]),
            ], effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in
            try records.set(input)
        }
    }
}

/// Lists where to find help.
struct MyHelpLines: NoticeProviding {
    let manifest = Manifest(
        id: Cravings.myHelpLines.id, summary: "Lists where to find help.",
        discussion: """
            Without a list of your own, it is the one that comes with the program, for the country of the time zone. \
            That is also the answer if your diary can't be read.
            """, examples: [Example("All", [:])], effects: [.reads, .clock])

    let access: LazyCravingsRecords

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? { HelpFirst.notice(in: zone) }

    func run(_ input: MyHelpLinesInput, in context: Context) async throws -> HelpLineList {
        let zone = try context.timeZone()
        do throws(ComputationError) {
            return try await access.reading(in: context) { records in try records.store.read(records.helpLines) }
        } catch {
            let notice = Message(
                "cravings.own-help-lines-unread", "Your own list can't be read now: \(error)",
                ["error": .string("\(error)")])
            return HelpLineList(lines: HelpLine.defaults(in: zone), isDefault: true, notices: [notice])
        }
    }
}

/// A computation that says first where to find help, if its input calls for it.
struct HelpFirstComputation<Work: Computation>: NoticeProviding {
    fileprivate let work: Work

    var manifest: Manifest { work.manifest }

    func notice(before input: JSONValue, in zone: LocalZone) -> Message? {
        HelpFirst.isNeeded(for: input) ? HelpFirst.notice(in: zone) : nil
    }

    func run(_ input: Work.Input, in context: Context) async throws -> Work.Output {
        try await work.run(input, in: context)
    }
}

extension Computation {
    /// Returns a computation that says first where to find help, if its input calls for it.
    func helpFirst() -> HelpFirstComputation<Self> { HelpFirstComputation(work: self) }
}

extension CravingsRecords {
    func set(_ input: SetHelpLinesInput) throws -> HelpLineList {
        guard input.lines.isEmpty == input.restoresDefault else {
            throw refusal(
                "lines", "at least one line, or the list of the program", input.lines.isEmpty ? "neither" : "both")
        }
        var issues: [ValidationIssue] = []
        for (index, line) in input.lines.enumerated() {
            issues.collect(under: "lines[\(index)]") { issues in
                issues += self.issues(of: line)
                guard line.contact == nil, line.details == nil else { return }
                issues.append(
                    ValidationIssue(
                        path: "contact", expected: "a contact of \(line.name), such as a telephone number", got: "none",
                        kind: .rule))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return try store.write { db in
            try db.execute(sql: "DELETE FROM helpLine")
            for (index, line) in input.lines.enumerated() {
                try db.execute(
                    sql: "INSERT INTO helpLine VALUES (?, ?, ?, ?, ?, ?)",
                    arguments: [
                        index + 1, line.name, line.contact, line.details, line.country, line.checked?.description,
                    ])
            }
            return try helpLines(db)
        }
    }

    /// Returns where to find help, if an input calls for it; otherwise an empty list.
    func helpLines<Input: SchemaProviding>(for input: Input, _ db: Database) throws -> [HelpLine] {
        HelpFirst.isNeeded(for: Input.schema.json(of: input)) ? try helpLines(db).lines : []
    }

    func helpLines(_ db: Database) throws -> HelpLineList {
        let lines = try Row.fetchAll(db, sql: "SELECT * FROM helpLine ORDER BY position").map(HelpLine.init(row:))
        return lines.isEmpty
            ? HelpLineList(lines: HelpLine.defaults(in: zone), isDefault: true)
            : HelpLineList(lines: lines, isDefault: false)
    }
}

extension HelpLine {
    /// Reads a line from a row of the table.
    init(row: Row) throws {
        var reader = ColumnReader(row, of: "helpLine")
        _ = try reader.value() as Int
        self.init(
            name: try reader.value(), contact: try reader.ifAny(), details: try reader.ifAny(),
            country: try reader.ifAny())
        if let text: String = try reader.ifAny() {
            guard let day = try? CalendarDay(text) else { throw reader.damaged() }
            checked = day
        }
    }
}
