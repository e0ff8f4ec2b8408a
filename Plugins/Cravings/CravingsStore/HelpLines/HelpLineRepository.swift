// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// The user's help lines.
struct HelpLineRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns where to find help: the person's own list or, if it's empty, that of the program.
    func all() throws -> HelpLineList {
        let lines = try Row.fetchAll(db, sql: "SELECT * FROM helpLine ORDER BY position").map(HelpLine.init(row:))
        return lines.isEmpty
            ? HelpLineList(lines: HelpLine.defaults(in: transaction.clock.localZone), isDefault: true)
            : HelpLineList(lines: lines, isDefault: false)
    }

    /// Returns where to find help, if an input calls for it; otherwise an empty list.
    func lines<Input: SchemaProviding>(for input: Input) throws -> [HelpLine] {
        HelpFirst.isNeeded(for: Input.schema.json(of: input)) ? try all().lines : []
    }

    /// Replaces the person's own list.
    func replace(_ lines: [HelpLine]) throws -> HelpLineList {
        try db.execute(sql: "DELETE FROM helpLine")
        for (index, line) in lines.enumerated() {
            try db.execute(
                sql: "INSERT INTO helpLine VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [
                    index + 1, line.name, line.contact, line.details, line.country, line.checked?.description,
                ])
        }
        return try all()
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
