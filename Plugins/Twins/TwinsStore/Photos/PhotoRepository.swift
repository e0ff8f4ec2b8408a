// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The photos of items.
struct PhotoRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Adds a photo, whose content is attached in the same transaction.
    func insert(_ photo: ItemPhoto, of item: String, at position: Int) throws {
        try transaction.checkNew(photo.id, in: "photo", noun: "photo")
        try db.cachedStatement(
            sql: """
                INSERT INTO photo (id, item, position, hash, mediaType, byteCount, caption, added)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            photo.id, item, position, photo.hash, photo.mediaType, photo.byteCount, photo.caption,
            photo.added.description,
        ])
    }

    /// Adds a photo to an item.
    func add(_ prepared: PictureScaler.Prepared, to input: AddPhotoInput) throws -> PhotoChange {
        let picture = prepared.photo
        let twin = try transaction.twins.twin(named: input.twin)
        let item = try twin.item(input.item)
        let hash = try transaction.attach(picture)
        guard !item.photos.contains(where: { $0.hash == hash }) else {
            throw ComputationError.conflict("\(twin.name) already has this photo.")
        }
        guard item.photos.count < 500 else {
            throw ComputationError.conflict("\(twin.name) already has 500 photos, the maximum.")
        }
        let photo = ItemPhoto(
            id: transaction.newKey(), hash: hash, mediaType: picture.mediaType, byteCount: picture.bytes.count,
            caption: input.caption, added: transaction.instant)
        let last = try Int.fetchOne(db, sql: "SELECT max(position) FROM photo WHERE item = ?", arguments: [item.id])
        try insert(photo, of: item.id, at: (last ?? -1) + 1)
        try transaction.twins.touch(twin.id)
        var change = PhotoChange(
            twin: NamedRecord(twin), item: item.id, photo: photo, count: item.photos.count + 1)
        change.storedPhoto = prepared.sizes
        return change
    }

    /// Removes a photo from an item.
    func remove(_ input: RemovePhotoInput) throws -> PhotoChange {
        let twin = try transaction.twins.twin(named: input.twin, whole: true)
        let item = try twin.item(input.item, whole: true)
        let number = Int(input.photo).flatMap { item.photos.indices.contains($0 - 1) ? item.photos[$0 - 1] : nil }
        let matches = number.map { [$0] } ?? item.photos.filter { $0.id.hasPrefix(input.photo.lowercased()) }
        guard matches.count == 1, let photo = matches.first else {
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "photo",
                    expected: item.photos.isEmpty
                        ? "a photo of \(twin.name), which has none"
                        : "a number from 1 to \(item.photos.count), or the key of one photo",
                    got: "\"\(input.photo)\""))
        }
        try db.execute(sql: "DELETE FROM photo WHERE id = ?", arguments: [photo.id])
        try transaction.twins.touch(twin.id)
        return PhotoChange(twin: NamedRecord(twin), item: item.id, photo: photo, count: item.photos.count - 1)
    }
}
