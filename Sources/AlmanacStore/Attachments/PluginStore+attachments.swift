// SPDX-License-Identifier: Apache-2.0

public import GRDB
internal import Synchronization

/// A photo or a document that belongs to records.
public struct Attachment: Sendable, Hashable {
    /// The SHA-256 of the content, as 64 hexadecimal digits.
    public let hash: String
    /// The media type from when it was first attached, such as `image/jpeg`.
    public let mediaType: String
    /// The content.
    public let bytes: [UInt8]
}

extension PluginStore {
    /// Saves a photo or a document, once even if it is attached several times.
    ///
    /// Save the returned hash in a column that the schema declares for attachments, within the same `write(_:)`. The
    /// content is removed together with the last record, action, or backup that has the hash. The file is on disk before the
    /// record is committed, so no record can lack its attachment.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - mediaType: The type, such as `image/jpeg`. If the content is already attached, its type doesn't change.
    ///   - db: The connection of `write(_:)`.
    /// - Returns: The hash to save.
    /// - Throws: ``StoreError`` if the file can't be written.
    public func attach(_ bytes: [UInt8], mediaType: String, in db: Database) throws -> String {
        guard db.isInsideTransaction else {
            throw StoreError(
                .badSchema, "Attach within write, or the attachment could be removed before its record is saved.")
        }
        let hash = ContentHash.of(bytes)
        hasNewFiles.withLock { $0 = true }
        try markForSweeping()
        try attachmentFiles.save(bytes, as: hash, in: db)
        try db.execute(
            sql: "INSERT INTO storeAttachment (hash, byteCount, mediaType) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            arguments: [hash, bytes.count, mediaType])
        return hash
    }

    /// Reads an attachment, and checks that it is unchanged.
    ///
    /// - Returns: The attachment, or `nil` if no record has one with this hash.
    /// - Throws: ``StoreError`` with code `attachment-damaged` if its file is missing or altered.
    public func attachment(_ hash: String) throws -> Attachment? {
        let mediaType = try read { db in
            try String.fetchOne(db, sql: "SELECT mediaType FROM storeAttachment WHERE hash = ?", arguments: [hash])
        }
        guard let mediaType else { return nil }
        return Attachment(hash: hash, mediaType: mediaType, bytes: try content(of: hash))
    }

    func content(of hash: String) throws -> [UInt8] {
        let bytes = try attachmentFiles.load(hash)
        guard let bytes, ContentHash.of(bytes) == hash else {
            throw StoreError(
                .attachmentDamaged,
                "The attachment \(hash) of \(schema.plugin) is \(bytes == nil ? "missing" : "altered"). "
                    + "Import an archive to restore it, or attach it again.")
        }
        return bytes
    }

    /// Removes the rows of attachments that no record has.
    ///
    /// - Parameter action: The number of the action that removed them from records, and keeps their files.
    /// - Returns: Whether there were any.
    func dropUnownedAttachments(in db: Database, keptBy action: Int? = nil) throws -> Bool {
        let owners = schema.attachments.map { place in
            let column = place.column.quotedDatabaseIdentifier
            return "SELECT \(column) FROM \(place.table.quotedDatabaseIdentifier) WHERE \(column) IS NOT NULL"
        }
        let isUnowned = "hash NOT IN (\(owners.joined(separator: " UNION ALL ")))"
        if let action {
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO \(ActionLog.attachments)
                    SELECT \(action), hash, byteCount, mediaType FROM storeAttachment WHERE \(isUnowned)
                    """)
        }
        try db.execute(sql: "DELETE FROM storeAttachment WHERE \(isUnowned)")
        return db.changesCount > 0
    }

    /// Removes attachments that no record has, and files without a commit, such as those left by a crash.
    ///
    /// `write(_:)` does so automatically when a record removes one, and ``open(_:in:for:busyTimeout:unlocking:)`` for a
    /// server.
    ///
    /// - Throws: ``StoreError``.
    public func sweepAttachments() throws {
        guard !schema.attachments.isEmpty else { return }
        // While another process imports, files exist before their records.
        let lock = try folder.map { try FolderLock($0, timeout: 0) }
        try sweepAttachmentsUnderLock()
        withExtendedLifetime(lock) {}
    }

    /// Ensures that the next process that opens the store sweeps, in case that this one is killed.
    func markForSweeping() throws {
        guard !schema.attachments.isEmpty, let sweepMark else { return }
        try Disk.mark(sweepMark)
    }

    func sweepAttachmentsUnderLock() throws {
        guard !schema.attachments.isEmpty else {
            // A change of the key leaves a mark in any store.
            for mark in try folder?.sweepMarks() ?? [] { try Disk.remove(mark) }
            return
        }
        guard sealed == nil, !isSealedFile else { return try sweepSealedAttachments() }
        try translatingErrors(of: place) {
            // Two steps: a file is removed only after the removal of its row is committed, and while nothing can attach
            // it.
            try database.write { db in _ = try dropUnownedAttachments(in: db) }
            try database.write { db in
                if let folder {
                    try AttachmentSweep.run(folder, attachmentFiles, in: db)
                } else {
                    try attachmentFiles.keepOnly(Backups.attachments(in: db))
                }
                for mark in try folder?.sweepMarks() ?? [] { try Disk.remove(mark) }
            }
        }
    }

    /// Removes encrypted files that the sealed records don't name.
    private func sweepSealedAttachments() throws {
        guard let folder else { return }
        try translatingErrors(of: place) {
            _ = try sealed?.write { db in try dropUnownedAttachments(in: db) }
            try (sealed?.file ?? database).write { db in
                try AttachmentSweep.run(folder, AttachmentFolder(path: folder.attachments), in: db)
                for mark in try folder.sweepMarks() { try Disk.remove(mark) }
            }
        }
    }
}
