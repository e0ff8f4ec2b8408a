// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Gives a record a photo in place of the one it had; nil takes it away.
    ///
    /// - Parameters:
    ///   - picture: the picture, which tells its type, size and, as far as it does, dimensions.
    ///   - key: the record's key or the beginning of it.
    ///   - details: what else is known of it: file name, place, weather and so on.
    /// - Returns: what is known of the photo; nil when it was taken away.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem; ``AlmanacStore/StoreError``.
    @discardableResult
    func setPhoto(
        _ picture: Picture?, ofRecord key: String, _ details: (inout ChallengePhoto) -> Void = { _ in }
    ) throws -> ChallengePhoto? {
        try transaction { db in
            let record = try record(key: key, db)
            guard let picture else {
                try db.execute(sql: "DELETE FROM challengePhoto WHERE userChallenge = ?", arguments: [record.id])
                return nil
            }
            return try attach(picture, to: record.id, details, db)
        }
    }

    /// What is known of a record's photo; nil when it has none.
    /// - Throws: ``ComputationKit/ComputationError`` when there is no such record.
    func photo(ofRecord key: String) throws -> ChallengePhoto? {
        try store.read { db in
            try photo(of: try record(key: key, db), db)
        }
    }

    /// The picture with a content hash that a record has, or nil when no record has it.
    /// - Throws: ``AlmanacStore/StoreError`` with the code `attachment-damaged` when its file is missing or altered.
    func picture(_ hash: String) throws -> Picture? {
        try store.attachment(hash).map(Picture.init)
    }

    func photo(of record: UserChallenge, _ db: Database) throws -> ChallengePhoto? {
        let text = try String.fetchOne(
            db, sql: "SELECT content FROM challengePhoto WHERE userChallenge = ?", arguments: [record.id])
        return try text.map { try RecordText.value(ChallengePhoto.self, from: $0, of: "challengePhoto") }
    }

    func attach(
        _ picture: Picture, to record: String, _ details: (inout ChallengePhoto) -> Void, _ db: Database
    ) throws -> ChallengePhoto {
        let hash = try store.attach(picture.bytes, mediaType: picture.mediaType, in: db)
        var photo = ChallengePhoto(
            id: hash, userChallenge: record, mediaType: picture.mediaType, byteCount: picture.bytes.count)
        (photo.width, photo.height) = (picture.dimensions?.width, picture.dimensions?.height)
        details(&photo)
        (photo.id, photo.userChallenge) = (hash, record)
        (photo.mediaType, photo.byteCount) = (picture.mediaType, picture.bytes.count)
        try check(photo)
        try db.execute(
            sql: """
                INSERT INTO challengePhoto (userChallenge, photo, content) VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET photo = excluded.photo, content = excluded.content
                """,
            arguments: [record, hash, RecordText.text(of: photo)])
        return photo
    }
}
