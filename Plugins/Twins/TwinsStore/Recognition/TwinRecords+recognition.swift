// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Adds an entry to the recognition log, and removes those that are older than the settings allow.
    func log(_ entry: RecognitionLogEntry, _ db: Database) throws {
        try check(entry)
        try db.execute(
            sql: """
                INSERT INTO recognition (id, time, image, code, method, confidence, detectedKind, twin, isSuccess, error,
                processingTime) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                entry.id, entry.time.description, entry.image, entry.code, entry.method.rawValue, entry.confidence,
                entry.detectedKind?.rawValue, entry.twin, entry.isSuccess, entry.error, entry.processingTime,
            ])
        try trimLog(days: settings(db).recognitionLogDays, db)
    }

    /// Removes the entries of the recognition log that are older than a number of days.
    func trimLog(days: Int, _ db: Database) throws {
        let oldest = Timestamp(secondsSince1970: Double(clock.now().wholeSeconds - days * 86_400))
        try db.execute(sql: "DELETE FROM recognition WHERE time < ?", arguments: [oldest.description])
    }

    /// Returns the entries of the recognition log from the first to the last of two instants, newest first.
    func recognitions(_ filter: (from: Timestamp?, until: Timestamp?), failuresOnly: Bool) throws
        -> [RecognitionLogEntry]
    {
        try store.read { db in
            let oldest = Timestamp(
                secondsSince1970: Double(clock.now().wholeSeconds - (try settings(db).recognitionLogDays) * 86_400))
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM recognition WHERE time >= ?1 AND (?2 IS NULL OR time >= ?2) AND (?3 IS NULL OR time < ?3)
                    AND (NOT ?4 OR NOT isSuccess) ORDER BY time DESC, id DESC
                    """,
                arguments: [oldest.description, filter.from?.description, filter.until?.description, failuresOnly])
            return try rows.map(TwinRows.recognition)
        }
    }
}
