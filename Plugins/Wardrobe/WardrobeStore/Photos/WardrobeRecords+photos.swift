// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Gives an item a photo, and a small copy of it where there is one, in place of those it had.
    ///
    /// - Parameters:
    ///   - photo: the picture; nil takes photo and small copy away.
    ///   - thumbnail: the small copy.
    ///   - name: the item's key, its name, or the beginning of its key.
    /// - Returns: the item as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` when there is no such item; ``AlmanacStore/StoreError``.
    @discardableResult
    func setPhoto(_ photo: Picture?, thumbnail: Picture? = nil, ofItem name: String) throws -> WardrobeItem {
        try store.write { db in
            let id = try NamedRecords.items.key(name, in: db)
            let small = photo == nil ? nil : thumbnail
            try db.execute(
                sql: "UPDATE item SET photo = ?, thumbnail = ?, updated = ? WHERE id = ?",
                arguments: [try attach(photo, db), try attach(small, db), instant.description, id])
            return try item(key: id, db)
        }
    }

    /// Gives a logged wear a photo in place of the one it had; nil takes it away.
    /// - Throws: ``ComputationKit/ComputationError`` when there is no such wear; ``AlmanacStore/StoreError``.
    @discardableResult
    func setPhoto(_ photo: Picture?, ofWear id: String) throws -> WearEvent {
        try store.write { db in
            _ = try wear(key: id, db)
            try db.execute(
                sql: "UPDATE wearEvent SET photo = ?, updated = ? WHERE id = ?",
                arguments: [try attach(photo, db), instant.description, id])
            return try wear(key: id, db)
        }
    }

    /// Notes that a wish was tried on, with a photo where there is one; without, the one it had is taken away.
    /// - Throws: ``ComputationKit/ComputationError`` when there is no such wish; ``AlmanacStore/StoreError``.
    @discardableResult
    func setTriedOn(_ photo: Picture?, ofWish name: String) throws -> WishlistItem {
        let id = try store.write { db in
            let id = try NamedRecords.wishes.key(name, in: db)
            try db.execute(
                sql: "UPDATE wishlistItem SET triedOn = TRUE, triedOnPhoto = ? WHERE id = ?",
                arguments: [try attach(photo, db), id])
            return id
        }
        return try wish(id)
    }

    /// The picture with a content hash that a record has, or nil when no record has it.
    /// - Throws: ``AlmanacStore/StoreError`` with the code `attachment-damaged` when its file is missing or altered.
    func photo(_ hash: String) throws -> Picture? {
        try store.attachment(hash).map(Picture.init)
    }

    func attach(_ photo: Picture?, _ db: Database) throws -> String? {
        guard let photo else { return nil }
        return try store.attach(photo.bytes, mediaType: photo.mediaType, in: db)
    }
}
