// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    private static let cell = SealedCell("bodyMeasurements", "content", id: wearer)

    /// Whether body measurements are stored.
    ///
    /// Requires no passphrase.
    func hasMeasurements() throws -> Bool {
        try store.read { db in try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM bodyMeasurements)") == true }
    }

    /// Returns the body measurements, or nil if none are saved.
    /// - Throws: ``AlmanacStore/StoreError`` with the code `vault-locked` if ``vault`` is locked.
    func measurements() throws -> BodyMeasurements? {
        let sealed = try store.read { db in
            try SealedValue.fetchOne(
                db, sql: "SELECT content FROM bodyMeasurements WHERE id = ?", arguments: [Self.wearer])
        }
        guard let sealed else { return nil }
        return try RecordText.value(
            BodyMeasurements.self, from: try vault.text(of: sealed, at: Self.cell), of: "bodyMeasurements")
    }

    /// Saves body measurements, encrypted, replacing the current ones.
    /// - Throws: ``AlmanacStore/StoreError`` with the code `passphrase-needed` if no passphrase is set, or
    ///   `vault-locked` if the vault is locked; ``ComputationKit/ComputationError`` with every problem.
    func save(_ measurements: BodyMeasurements) throws {
        try check(measurements)
        try store.write { db in
            let sealed = try vault.seal(RecordText.text(of: measurements), at: Self.cell, in: db)
            try db.execute(
                sql: """
                    INSERT INTO bodyMeasurements (id, content) VALUES (?, ?)
                    ON CONFLICT DO UPDATE SET content = excluded.content
                    """, arguments: [Self.wearer, sealed])
        }
    }

    /// Removes the body measurements.
    ///
    /// Requires no passphrase.
    func removeMeasurements() throws {
        try store.write { db in try db.execute(sql: "DELETE FROM bodyMeasurements") }
    }
}
