// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations for the wearer's profile.
    @ComputationBuilder
    static func wearerComputations(_ records: LazyWardrobeRecords) -> [AnyComputation] {
        records.writing(
            Wardrobe.setProfile, "Changes your profile for suggestions.",
            discussion: """
                Omitted fields keep their values. Lists replace the current ones, but sizes are added to them. A \
                profile never excludes items from suggestions, except for colors you don't wear.
                """,
            examples: [
                Example("In Celsius", ["temperatureUnit": "celsius"]),
                Example(
                    "Someone who gets cold easily and dresses classically",
                    [
                        "personalOffset": 0.2, "latitude": 52.5, "styles": ["classic", "minimalist"],
                        "sizes": ["shirt": "M"],
                    ]),
            ], effects: [.idempotent, .clock, .destructive],
            checking: { input, _ in
                guard input != SetProfileInput() else {
                    throw ComputationError(.refused, "No profile changes were given.")
                }
            }
        ) { records, input, _ in
            try records.write { transaction in
                let profiles = transaction.profiles
                try profiles.save(input.applied(to: profiles.profile() ?? .unstated))
                return try profiles.wearerProfile()
            }
        }
        records.reading(
            Wardrobe.myProfile, "Returns your profile for suggestions: sizes, taste, comfort, and budget.",
            discussion:
                "Body measurements are stored separately, encrypted. The profile only reports whether there are any.",
            examples: [Example("Your profile", [:])]
        ) { records, _, _ in try records.read { try $0.profiles.wearerProfile() } }
        records.writing(
            Wardrobe.setMeasurements, "Saves your body measurements, encrypted with a passphrase, or deletes them.",
            discussion: """
                The first measurements set the passphrase, and the result includes a recovery code, which decrypts \
                them without the passphrase and is shown only once; it's random and the only part of any result that \
                can't be repeated. Omitted measurements keep their values. Deleting requires no passphrase.
                """, examples: [Example("Delete them", ["forget": true])], effects: [.clock, .destructive]
        ) { records, input, context in
            guard let stated = try input.measurements(today: try context.today()) else {
                try records.write { try $0.measurements.remove() }
                return KeptMeasurements(measurements: nil)
            }
            let vault = records.store.vault
            guard try !vault.isSet() else {
                return try vault.opened(with: input.passphrase) {
                    KeptMeasurements(measurements: try stated.merged(into: records))
                }
            }
            guard let passphrase = input.passphrase else {
                throw ComputationError.refused(
                    path: "passphrase",
                    expected: "a passphrase of at least \(Vault.shortestPassphrase) characters to encrypt with",
                    got: "none")
            }
            // Checked first, because a refusal after the passphrase is set would lose the recovery code.
            _ = try stated.checked(today: records.today)
            let code = try vault.setPassphrase(passphrase.value)
            defer { vault.lock() }
            return KeptMeasurements(measurements: try stated.merged(into: records), recoveryCode: code.description)
        }
        records.reading(
            Wardrobe.myMeasurements, "Returns your body measurements, decrypted with your passphrase.",
            discussion: "Without the passphrase, it only reports whether any are stored.",
            examples: [Example("Whether any are stored", [:])]
        ) { records, input, _ in
            let vault = records.store.vault
            var reading = MeasurementsReading(
                isKept: try records.read { try $0.measurements.isSaved() }, hasPassphrase: try vault.isSet())
            if reading.isKept, let passphrase = input.passphrase {
                reading.measurements = try vault.opened(with: passphrase) {
                    try MeasurementRepository.measurements(in: records)
                }
            }
            return reading
        }
    }
}

extension Vault {
    /// Runs a closure with the vault unlocked, then locks it again if it was locked before.
    ///
    /// - Throws: ``ComputationError`` if there is no passphrase; ``AlmanacStore/StoreError`` if it's wrong.
    func opened<Value>(with passphrase: Secret?, _ work: () throws -> Value) throws -> Value {
        let wasUnlocked = isUnlocked
        defer { if !wasUnlocked { lock() } }
        if let passphrase {
            try unlock(passphrase: passphrase.value)
        } else if !wasUnlocked {
            throw ComputationError.refused(
                path: "passphrase", expected: "the passphrase that the measurements are encrypted with", got: "none")
        }
        return try work()
    }

}

extension BodyMeasurements {
    /// Merges the measures into the saved ones, with an open vault.
    fileprivate func merged(into records: WardrobeRecords) throws -> BodyMeasurements {
        try records.write { transaction in
            var body = try transaction.measurements.decrypted() ?? BodyMeasurements([:])
            body.centimeters.merge(centimeters) { $1 }
            body.weight = weight ?? body.weight
            body.takenOn = takenOn
            try transaction.measurements.save(body)
            return body
        }
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
