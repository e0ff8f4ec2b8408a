// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Saves the user's body measurements, encrypted.
struct SetMeasurements: Computation {
    let manifest = Manifest(
        id: Wardrobe.setMeasurements.id,
        summary: "Saves your body measurements, encrypted with a passphrase, or deletes them.",
        discussion: """
            The first measurements set the passphrase, and the result includes a recovery code, which decrypts them \
            without the passphrase and is shown only once; it's random and the only part of any result that can't be \
            repeated. Omitted measurements keep their values. Deleting requires no passphrase.
            """,
        examples: [Example("Delete them", ["forget": true])], effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: SetMeasurementsInput, in context: Context) async throws -> KeptMeasurements {
        let stated = try input.measurements(today: try context.today())
        return try await access.writing(in: context) { records in
            guard let stated else {
                try records.removeMeasurements()
                return KeptMeasurements(measurements: nil)
            }
            guard try !records.vault.isSet() else {
                return try records.opened(with: input.passphrase) {
                    KeptMeasurements(measurements: try records.merge(stated))
                }
            }
            guard let passphrase = input.passphrase else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "passphrase",
                        expected: "a passphrase of at least \(Vault.shortestPassphrase) characters to encrypt with",
                        got: "none")
                ])
            }
            // Checked first, because a refusal after the passphrase is set would lose the recovery code.
            try records.check(stated)
            let code = try records.vault.setPassphrase(passphrase.value)
            defer { records.vault.lock() }
            return KeptMeasurements(measurements: try records.merge(stated), recoveryCode: code.description)
        }
    }
}

extension WardrobeRecords {
    /// Merges measures into the saved ones.
    fileprivate func merge(_ stated: BodyMeasurements) throws -> BodyMeasurements {
        var body = try measurements() ?? BodyMeasurements([:])
        body.centimeters.merge(stated.centimeters) { $1 }
        body.weight = stated.weight ?? body.weight
        body.takenOn = stated.takenOn
        try save(body)
        return body
    }
}

extension SetMeasurementsInput {
    /// Returns the given measures, or nil to delete all of them.
    ///
    /// - Throws: ``ComputationError`` if there are no measures, or if there are measures to save and to delete.
    fileprivate func measurements(today: CalendarDay) throws(ComputationError) -> BodyMeasurements? {
        var body = BodyMeasurements(centimeters, weight: weight, takenOn: takenOn?.day(today: today) ?? today)
        var issues: [ValidationIssue] = []
        for (index, typed) in typed.enumerated() {
            let one: BodyMeasurements
            if let measure = typed.measure {
                body.centimeters[measure] = typed.value
                one = BodyMeasurements([measure: typed.value])
            } else {
                body.weight = typed.value
                one = BodyMeasurements([:], weight: typed.value)
            }
            issues += BodyMeasurements.schema.issues(of: one).map { $0.at("typed[\(index)]") }
        }
        let isEmpty = body.centimeters.isEmpty && body.weight == nil
        if forget, !isEmpty {
            issues.append(
                ValidationIssue(path: "forget", expected: "false when measurements are given", got: "true"))
        }
        if !forget, isEmpty {
            issues.append(ValidationIssue(path: "centimeters", expected: "at least one measure", got: "none"))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return forget ? nil : body
    }
}
