// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations on the settings.
    @ComputationBuilder
    static func settingsComputations(_ records: LazyTwinRecords) -> [AnyComputation] {
        records.writing(
            Twins.setSettings, "Changes the settings of your inventory.",
            discussion:
                "Notifications change with their settings. A shorter recognition log loses its older entries at once.",
            examples: [
                Example("Imperial units", ["units": "imperial"]),
                Example("Other warnings", ["firstWarningDays": 5, "secondWarningDays": 2]),
            ], effects: [.clock, .idempotent, .destructive],
            checking: { input, _ in
                let changes = SetSettingsInput.schema.json(of: input).object ?? JSONObject()
                guard !changes.isEmpty else {
                    throw ComputationError.refused(path: "", expected: "something to change", got: "nothing")
                }
                return changes
            }
        ) { records, _, changes in
            try records.write { transaction in
                let repository = transaction.settings
                var members = TwinSettings.schema.json(of: try repository.settings()).object ?? JSONObject()
                for (name, value) in changes { members[name] = value }
                let settings = try TwinSettings(json: .object(members))
                try repository.save(settings)
                try transaction.recognitions.trim()
                return settings
            }
        }

        records.reading(
            Twins.mySettings, "Returns the settings of your inventory.", examples: [Example("All", [:])]
        ) { records, _, _ in
            try records.read { try $0.settings.settings() }
        }
    }
}
