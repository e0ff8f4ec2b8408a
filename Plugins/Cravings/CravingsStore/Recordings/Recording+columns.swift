// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension Recording {
    /// The columns in the order in which ``init(row:)`` reads them.
    static let columns = """
        id, time, kind, purpose, duration, mediaType, byteCount, file, created, thumbnail, title, notes, playCount, \
        lastPlayed, modified
        """

    /// Reads a recording from a row with the columns.
    init(row: Row) throws {
        var reader = ColumnReader(row, of: "recording")
        self.init(
            id: try reader.value(), time: try reader.instant(), kind: try reader.word(), purpose: try reader.word(),
            duration: try reader.value(), mediaType: try reader.value(), byteCount: try reader.value(),
            contentHash: try reader.value(), created: try reader.instant())
        thumbnail = try reader.ifAny()
        title = try reader.ifAny()
        notes = try reader.ifAny()
        playCount = try reader.value()
        lastPlayed = try reader.instantIfAny()
        modified = try reader.instantIfAny()
    }

    /// Saves the recording, replacing the one with its key.
    func save(in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO recording (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET purpose = excluded.purpose, thumbnail = excluded.thumbnail,
                    title = excluded.title, notes = excluded.notes, playCount = excluded.playCount,
                    lastPlayed = excluded.lastPlayed, modified = excluded.modified
                """,
            arguments: [
                id, time.wholeSeconds, kind.rawValue, purpose.rawValue, duration, mediaType, byteCount, contentHash,
                created.wholeSeconds, thumbnail, title, notes, playCount, lastPlayed?.wholeSeconds,
                modified?.wholeSeconds,
            ])
    }
}

extension CravingsRecords {
    /// Returns the recording with a key, a title, or the beginning of a key.
    func recording(named name: String, whole: Bool = false, _ db: Database) throws -> Recording {
        let key = try recordingKey(name, whole: whole, db)
        let row = try Row.fetchOne(db, sql: "SELECT \(Recording.columns) FROM recording WHERE id = ?", arguments: [key])
        guard let row else {
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "recording", expected: "the key of an existing recording", got: name.quoted(limit: 60)))
        }
        return try Recording(row: row)
    }

    /// Returns the key of the recording with a key, a title, or the beginning of a key.
    ///
    /// - Parameter whole: Whether part of a title isn't enough, because the recording is removed.
    /// - Throws: ``ComputationError`` if none or several match.
    func recordingKey(_ name: String, whole: Bool = false, _ db: Database) throws -> String {
        let records = try Row.fetchAll(db, sql: "SELECT id, title FROM recording ORDER BY time DESC, id DESC").map {
            row in (key: row[0] as String, names: [row[1] as String?].compactMap(\.self))
        }
        let finder = RecordName(noun: "recording")
        return try (whole ? finder.whole : finder).key(name, among: records)
    }
}
