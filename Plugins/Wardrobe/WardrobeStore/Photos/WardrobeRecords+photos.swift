// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Returns the picture with a content hash, or nil if no record has it.
    /// - Throws: ``AlmanacStore/StoreError`` with the code `attachment-damaged` if its file is missing or altered.
    func photo(_ hash: String) throws -> Picture? {
        try store.attachment(hash).map(Picture.init)
    }

    /// Stores a picture for a record that is saved in the same transaction.
    /// - Returns: its content hash.
    func attach(_ photo: Picture?, _ db: Database) throws -> String? {
        guard let photo else { return nil }
        return try store.attach(photo.bytes, mediaType: photo.mediaType, in: db)
    }
}
