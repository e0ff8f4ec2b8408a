// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The log of recognitions of codes and pictures.
struct RecognitionRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Logs the recognition of a thing that is added, or the failure to read its code, and removes the entries that are
    /// older than the settings allow.
    func log(
        _ input: AddTwinInput, twin: Twin? = nil, failure: ComputationError? = nil, _ image: Picture?
    ) throws {
        var entry = RecognitionLogEntry(
            id: transaction.newKey(), time: transaction.instant, code: input.code,
            method: input.recognition?.method ?? .barcode, detectedKind: twin?.kind, twin: twin?.id,
            isSuccess: failure == nil)
        entry.confidence = input.recognition?.confidence
        entry.processingTime = input.recognition?.processingTime
        entry.image = try image.map(transaction.attach)
        entry.error = failure.map { error in
            String((error.issues.first.map { "\($0)" } ?? error.message).prefix(2_000))
        }
        try transaction.check(entry)
        try db.execute(
            sql: """
                INSERT INTO recognition (id, time, image, code, method, confidence, detectedKind, twin, isSuccess,
                error, processingTime) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                entry.id, entry.time.description, entry.image, entry.code, entry.method.rawValue, entry.confidence,
                entry.detectedKind?.rawValue, entry.twin, entry.isSuccess, entry.error, entry.processingTime,
            ])
        try trim()
    }

    /// Removes the entries that are older than the settings allow.
    func trim() throws {
        try db.execute(sql: "DELETE FROM recognition WHERE time < ?", arguments: [oldest().description])
    }

    /// Returns the entries from the first to the last of two instants, newest first.
    func entries(_ filter: (from: Timestamp?, until: Timestamp?), failuresOnly: Bool) throws -> [RecognitionLogEntry] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT * FROM recognition WHERE time >= ?1 AND (?2 IS NULL OR time >= ?2) AND (?3 IS NULL OR time < ?3)
                AND (NOT ?4 OR NOT isSuccess) ORDER BY time DESC, id DESC
                """,
            arguments: [oldest().description, filter.from?.description, filter.until?.description, failuresOnly])
        return try rows.map(TwinRows.recognition)
    }

    /// The time of the oldest entry that the settings allow.
    private func oldest() throws -> Timestamp {
        let days = try transaction.settings.settings().recognitionLogDays
        return Timestamp(secondsSince1970: Double(transaction.clock.now().wholeSeconds - days * 86_400))
    }
}
