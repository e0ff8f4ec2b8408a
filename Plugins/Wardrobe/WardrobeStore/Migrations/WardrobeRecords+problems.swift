// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Returns the rows of a wardrobe that can't be read or break a rule, as an import checks them.
    @Sendable static func problems(in store: PluginStore) throws -> [String] {
        let records = WardrobeRecords(store)
        return try store.rowProblems { problems, db in
            let transaction = records.transaction(db)
            try problems.check("item", in: db) { row in try transaction.items.item(key: row["id"]) }
            try problems.refuse(
                "item", where: "(priceAmount IS NULL) <> (priceCurrency IS NULL)",
                "price: expected an amount and a currency, got one of them", in: db)
            try problems.check("outfit", in: db) { row in try transaction.outfits.outfit(key: row["id"]) }
            try problems.check("wearEvent", in: db) { row in try transaction.wears.wear(row["id"]) }
            try problems.check("calendarEvent", in: db) { row in
                let sql = "SELECT \(CalendarEvent.columns) FROM calendarEvent WHERE id = ?"
                return try Row.fetchOne(db, sql: sql, arguments: [row["id"] as String]).map(CalendarEvent.init)
            }
            try problems.check("wishlistItem", in: db) { row in try transaction.wishes.wish(key: row["id"]) }
            try problems.check("profile", in: db) { row in
                try RecordText.value(UserProfile.self, from: row["content"], of: "profile")
            }
            try problems.check("sizeChart", in: db) { row in
                try RecordText.value(SizeChart.self, from: row["content"], of: "sizeChart")
            }
            try problems.check("weatherCache", key: "source", in: db) { row in try CachedWeather(row) }
        }
    }
}
