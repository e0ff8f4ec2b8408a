// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The body measurements of the wearer, encrypted.
struct MeasurementRepository: RecordRepository {
    private static let cell = SealedCell("bodyMeasurements", "content", id: ProfileRepository.wearer)
    let transaction: RecordTransaction

    /// Returns the body measurements, or nil if none are saved.
    ///
    /// Opens its own transaction, because a locked vault reads the store.
    ///
    /// - Throws: ``AlmanacStore/StoreError`` with the code `vault-locked` if the vault is locked.
    static func measurements(in records: WardrobeRecords) throws -> BodyMeasurements? {
        try records.read { try $0.measurements.sealed() }.map { try decrypted($0, by: records.store.vault) }
    }

    /// Returns the body measurements, or nil if none are saved; the vault must be open.
    func decrypted() throws -> BodyMeasurements? {
        try sealed().map { try Self.decrypted($0, by: transaction.store.vault) }
    }

    private func sealed() throws -> SealedValue? {
        try SealedValue.fetchOne(
            db, sql: "SELECT content FROM bodyMeasurements WHERE id = ?", arguments: [ProfileRepository.wearer])
    }

    private static func decrypted(_ sealed: SealedValue, by vault: Vault) throws -> BodyMeasurements {
        try RecordText.value(BodyMeasurements.self, from: vault.text(of: sealed, at: cell), of: "bodyMeasurements")
    }

    /// Whether body measurements are stored.
    ///
    /// Requires no passphrase.
    func isSaved() throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM bodyMeasurements)") == true
    }

    /// Saves body measurements, encrypted, replacing the current ones.
    ///
    /// - Throws: ``AlmanacStore/StoreError`` with the code `passphrase-needed` if no passphrase is set, or
    ///   `vault-locked` if the vault is locked; ``ComputationKit/ComputationError`` with every problem.
    func save(_ measurements: BodyMeasurements) throws {
        try transaction.check(measurements)
        let sealed = try transaction.store.vault.seal(RecordText.text(of: measurements), at: Self.cell, in: db)
        try db.execute(
            sql: """
                INSERT INTO bodyMeasurements (id, content) VALUES (?, ?)
                ON CONFLICT DO UPDATE SET content = excluded.content
                """, arguments: [ProfileRepository.wearer, sealed])
    }

    /// Removes the body measurements.
    ///
    /// Requires no passphrase.
    func remove() throws { try db.execute(sql: "DELETE FROM bodyMeasurements") }
}
