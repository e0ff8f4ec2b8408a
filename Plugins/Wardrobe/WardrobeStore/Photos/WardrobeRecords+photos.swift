// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// The picture with a content hash that a record has, or nil when no record has it.
    /// - Throws: ``AlmanacStore/StoreError`` with the code `attachment-damaged` when its file is missing or altered.
    func photo(_ hash: String) throws -> Picture? {
        try store.attachment(hash).map(Picture.init)
    }

    /// Stores a picture that a record of the same transaction will have.
    /// - Returns: its content hash.
    func attach(_ photo: Picture?, _ db: Database) throws -> String? {
        guard let photo else { return nil }
        return try store.attach(photo.bytes, mediaType: photo.mediaType, in: db)
    }
}
