// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB

/// The attached photos, by their content hash.
struct PhotoRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Refuses a hash that no attachment has.
    func check(_ hash: String?, at path: String) throws {
        guard let hash else { return }
        guard try transaction.exists(hash, in: "storeAttachment", "hash") else {
            throw ComputationError.refused(path: path, expected: "the hash of an attached photo", got: "\"\(hash)\"")
        }
    }

    /// Returns the hashes of all photos.
    func hashes() throws -> Set<String> { try String.fetchSet(db, sql: "SELECT hash FROM storeAttachment") }
}
