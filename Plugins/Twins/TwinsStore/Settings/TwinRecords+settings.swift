// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    private static let settingsKey = "settings"

    /// Returns the settings, or the defaults.
    func settings(_ db: Database) throws -> TwinSettings {
        let text = try String.fetchOne(
            db.cachedStatement(sql: "SELECT content FROM settings WHERE id = ?"), arguments: [Self.settingsKey])
        guard let text else { return TwinSettings() }
        return try RecordText.value(TwinSettings.self, from: text, of: "settings")
    }

    /// Saves the settings, and changes the notifications that follow from them.
    func save(_ settings: TwinSettings, _ db: Database) throws {
        try check(settings)
        let before = try self.settings(db)
        try db.execute(
            sql:
                "INSERT INTO settings (id, content) VALUES (?, ?) ON CONFLICT DO UPDATE SET content = excluded.content",
            arguments: [Self.settingsKey, RecordText.text(of: settings)])
        guard before.warningDays != settings.warningDays else { return }
        let twins = try twins(selectedBy: "SELECT DISTINCT twin FROM notification", [], db)
        let recalls = OpenRecalls(try openRecalls(of: twins, db))
        for twin in twins { try schedule(twin, settings, recalls, db) }
    }

    /// Returns a price with its currency: the stated one, that of the amount it replaces or belongs to, or the default.
    func money(_ price: StatedPrice, like other: Money? = nil, _ db: Database) throws -> Money {
        Money(amount: price.amount, currency: try price.currency ?? other?.currency ?? settings(db).defaultCurrency)
    }
}

extension TwinSettings {
    fileprivate var warningDays: [Int] { [firstWarningDays, secondWarningDays, warrantyWarningDays] }
}
