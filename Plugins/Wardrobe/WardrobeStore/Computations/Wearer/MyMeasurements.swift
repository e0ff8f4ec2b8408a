// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Returns the user's body measurements.
struct MyMeasurements: Computation {
    let manifest = Manifest(
        id: Wardrobe.myMeasurements.id,
        summary: "Returns your body measurements, decrypted with your passphrase.",
        discussion: "Without the passphrase, it only reports whether any are stored.",
        examples: [Example("Whether any are stored", [:])], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyMeasurementsInput, in context: Context) async throws -> MeasurementsReading {
        try await access.reading(in: context) { records in
            var reading = MeasurementsReading(
                isKept: try records.hasMeasurements(), hasPassphrase: try records.vault.isSet())
            if reading.isKept, let passphrase = input.passphrase {
                reading.measurements = try records.opened(with: passphrase) { try records.measurements() }
            }
            return reading
        }
    }
}

extension WardrobeRecords {
    /// Runs a closure with the vault unlocked, then locks it again if it was locked before.
    ///
    /// - Throws: ``ComputationError`` if there is no passphrase; ``AlmanacStore/StoreError`` if it's wrong.
    func opened<Value>(with passphrase: Secret?, _ work: () throws -> Value) throws -> Value {
        let wasUnlocked = vault.isUnlocked
        defer { if !wasUnlocked { vault.lock() } }
        if let passphrase {
            try vault.unlock(passphrase: passphrase.value)
        } else if !wasUnlocked {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "passphrase", expected: "the passphrase that the measurements are encrypted with", got: "none"
                )
            ])
        }
        return try work()
    }
}
