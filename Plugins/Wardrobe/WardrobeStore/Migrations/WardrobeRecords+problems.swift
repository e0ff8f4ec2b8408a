// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Returns the rows of a wardrobe that can't be read or break a rule, as an import checks them.
    @Sendable static func problems(in store: PluginStore) throws -> [String] {
        let records = WardrobeRecords(store)
        return try store.rowProblems { problems, db in
            try problems.check("item", in: db) { row in try records.item(key: row["id"], db) }
            try problems.refuse(
                "item", where: "(priceAmount IS NULL) <> (priceCurrency IS NULL)",
                "price: expected an amount and a currency, got one of them", in: db)
            try problems.check("outfit", in: db) { row in try records.outfit(key: row["id"], db) }
            try problems.check("wearEvent", in: db) { row in try records.wear(key: row["id"], db) }
            try problems.check("calendarEvent", in: db) { row in try records.event(key: row["id"], db) }
            try problems.check("wishlistItem", in: db) { row in try records.wish(key: row["id"], db) }
            try problems.check("profile", in: db) { row in
                try RecordText.value(UserProfile.self, from: row["content"], of: "profile")
            }
            try problems.check("sizeChart", in: db) { row in
                try RecordText.value(SizeChart.self, from: row["content"], of: "sizeChart")
            }
            try problems.check("weatherCache", key: "source", in: db) { row in try weather(row) }
        }
    }

    private func event(key: String, _ db: Database) throws -> CalendarEvent? {
        let sql = "SELECT \(CalendarEvent.columns) FROM calendarEvent WHERE id = ?"
        return try Row.fetchOne(db, sql: sql, arguments: [key]).map { try CalendarEvent($0) }
    }
}
