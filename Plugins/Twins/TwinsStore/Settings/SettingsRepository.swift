// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import TwinsPlugin

/// The settings of an inventory.
struct SettingsRepository: RecordRepository {
    let transaction: RecordTransaction

    private static let key = "settings"

    /// Returns the settings, or the defaults.
    func settings() throws -> TwinSettings {
        let text = try String.fetchOne(
            db.cachedStatement(sql: "SELECT content FROM settings WHERE id = ?"), arguments: [Self.key])
        guard let text else { return TwinSettings() }
        return try RecordText.value(TwinSettings.self, from: text, of: "settings")
    }

    /// Saves the settings, and changes the notifications that follow from them.
    func save(_ settings: TwinSettings) throws {
        try transaction.check(settings)
        let before = try self.settings()
        try db.execute(
            sql:
                "INSERT INTO settings (id, content) VALUES (?, ?) ON CONFLICT DO UPDATE SET content = excluded.content",
            arguments: [Self.key, RecordText.text(of: settings)])
        guard before.warningDays != settings.warningDays else { return }
        try transaction.notifications.reschedule(settings)
    }

    /// Returns a price with its currency: the stated one, that of the amount it replaces or belongs to, or the default.
    func money(_ price: StatedPrice, like other: Money? = nil) throws -> Money {
        Money(amount: price.amount, currency: try price.currency ?? other?.currency ?? settings().defaultCurrency)
    }
}

extension TwinSettings {
    fileprivate var warningDays: [Int] { [firstWarningDays, secondWarningDays, warrantyWarningDays] }
}
