// SPDX-License-Identifier: Apache-2.0

internal import CAlmanacStore
internal import GRDB

/// A recording of the changed rows of a connection, by SQLite's session extension.
final class ChangeRecording {
    private let session: OpaquePointer

    /// Begins to record the changes of tables that have a primary key.
    init(of tables: [String], in db: Database) throws {
        var session: OpaquePointer?
        guard let connection = db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
        try ChangeSet.check(store_changes_begin(connection, &session))
        guard let session else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
        self.session = session
        for table in tables { try ChangeSet.check(store_changes_include(session, table)) }
    }

    deinit { store_changes_end(session) }

    /// The changes since the beginning; empty if every row is as it was.
    var changes: ChangeSet {
        get throws {
            var count: Int32 = 0
            var start: UnsafeMutableRawPointer?
            var free: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
            let result = store_changes_copy(session, &count, &start, &free)
            defer { free?(start) }
            try ChangeSet.check(result)
            return ChangeSet(bytes: Array(UnsafeRawBufferPointer(start: start, count: Int(count))))
        }
    }
}

/// The changes of rows in one transaction, in SQLite's format.
struct ChangeSet: Sendable {
    /// What happened to a row.
    typealias Change = StoreRowChange

    let bytes: [UInt8]

    /// A changed row, which is valid during a visit.
    struct Row {
        let table: String
        let change: Change
        fileprivate let row: OpaquePointer

        /// Returns the value in a column as text, after the change or, for a removed row, before it; `nil` if it is null, or
        /// if an update left it as it is.
        func text(inColumn column: Int) -> String? {
            store_row_text(row, change, Int32(column)).map { String(cString: $0) }
        }
    }

    /// Applies the changes, or takes them back.
    ///
    /// - Throws: `DatabaseError` with the code `SQLITE_ABORT` if a row isn't as the changes left or found it. Nothing is
    ///   changed then.
    func apply(inverted: Bool, in db: Database) throws {
        guard let connection = db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
        try Self.check(
            bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { store_changes_apply(connection, Int32(bytes.count), $0, inverted) } ?? 0
            })
    }

    /// Calls a closure with each changed row.
    func visitRows(_ visit: (Row) -> Void) throws {
        try withoutActuallyEscaping(visit) { visit in
            var visitor = Visitor(visit: visit)
            let result = withUnsafeMutablePointer(to: &visitor) { visitor in
                bytes.withUnsafeBytes { bytes in
                    guard let start = bytes.baseAddress else { return Int32(0) }
                    return store_changes_visit(Int32(bytes.count), start, visitor) { visitor, table, change, row in
                        visitor.assumingMemoryBound(to: Visitor.self).pointee.visit(
                            Row(table: String(cString: table), change: change, row: row))
                    }
                }
            }
            try Self.check(result)
        }
    }

    private struct Visitor { let visit: (Row) -> Void }

    fileprivate static func check(_ code: Int32) throws {
        guard code != 0 else { return }
        throw DatabaseError(resultCode: ResultCode(rawValue: code))
    }
}
