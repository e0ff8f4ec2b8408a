// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB

/// The attached photos, by their content hash.
struct PhotoRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Stores a picture for a record that is saved in the same transaction.
    ///
    /// - Returns: The content hash.
    func attach(_ photo: Picture?) throws -> String? {
        guard let photo else { return nil }
        return try transaction.store.attach(photo.bytes, mediaType: photo.mediaType, in: db)
    }

    /// Refuses a hash that no attachment has.
    func check(_ hash: String?, at path: String) throws {
        guard let hash else { return }
        let isKnown = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM storeAttachment WHERE hash = ?)", arguments: [hash])
        guard isKnown == true else {
            throw ComputationError.refused([
                ValidationIssue(path: path, expected: "the hash of an attached photo", got: "\"\(hash)\"")
            ])
        }
    }

    /// Returns the hashes of all photos.
    func hashes() throws -> Set<String> { try String.fetchSet(db, sql: "SELECT hash FROM storeAttachment") }
}
