// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The photos of completed challenges.
struct PhotoRepository: RecordRepository {
    let transaction: RecordTransaction

    func photo(of record: UserChallenge) throws -> ChallengePhoto? {
        let text = try String.fetchOne(
            db, sql: "SELECT content FROM challengePhoto WHERE userChallenge = ?", arguments: [record.id])
        return try text.map { try RecordText.value(ChallengePhoto.self, from: $0, of: "challengePhoto") }
    }

    /// Attaches a photo to a record, replacing the current one and what was known about it.
    func attach(_ attached: AttachedPhoto, to record: String) throws {
        let picture = attached.picture
        let hash = try transaction.attach(picture)
        var photo = ChallengePhoto(
            id: hash, userChallenge: record, mediaType: picture.mediaType, byteCount: picture.bytes.count)
        (photo.width, photo.height) = (picture.dimensions?.width, picture.dimensions?.height)
        photo.fileName = attached.fileName
        photo.compression = attached.compression
        try save(photo)
    }

    /// Changes what is known about the photo of a record.
    ///
    /// - Throws: ``ComputationError`` if the record has no photo, or a time is in the future.
    func change(photoOf record: UserChallenge, by details: PhotoDetails) throws {
        guard details != PhotoDetails() else { return }
        guard var photo = try photo(of: record) else {
            throw ComputationError.refused(
                path: "photoDetails", expected: "a challenge with a photo", got: "one without",
                recoverySuggestion: "attach a photo too, or set only `shared`", naming: ["shared"])
        }
        try details.apply(to: &photo, now: transaction.now)
        try save(photo)
    }

    /// Saves the metadata of a photo, replacing that of its record.
    func save(_ photo: ChallengePhoto) throws {
        try transaction.check(photo)
        try db.execute(
            sql: """
                INSERT INTO challengePhoto (userChallenge, photo, content) VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET photo = excluded.photo, content = excluded.content
                """,
            arguments: [photo.userChallenge, photo.id, RecordText.text(of: photo)])
    }

    func remove(of record: UserChallenge) throws {
        try db.execute(sql: "DELETE FROM challengePhoto WHERE userChallenge = ?", arguments: [record.id])
    }

    func remove(before day: CalendarDay) throws {
        try db.execute(
            sql: "DELETE FROM challengePhoto WHERE userChallenge IN (SELECT id FROM userChallenge WHERE day < ?)",
            arguments: [day.description])
    }
}
