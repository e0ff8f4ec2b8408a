// SPDX-License-Identifier: Apache-2.0

package import AlmanacStore
import GRDB

/// A word in every text of a store, to see whether anything of it stays behind.
package struct Planting {
    /// Not a word that any program or library has in it.
    package static let word = "zqxjkvmarker"

    /// The columns that have it, such as `item.name`.
    package private(set) var columns: [String] = []
    /// The columns of tables without a row to plant in.
    package private(set) var missed: [String] = []

    /// Writes the word into every text column of every table that is the plugin's own, except attachments' hashes.
    package init(in store: PluginStore) throws {
        let planted = try store.database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT list.name, info.name FROM pragma_table_list AS list, pragma_table_info(list.name) AS info
                    WHERE list.schema = 'main' AND list.strict AND list.type = 'table' AND info.type = 'TEXT'
                    AND list.name NOT LIKE 'store%' ORDER BY list.name, info.name
                    """)
            let columns = rows.map { StoreColumn($0[0], $0[1]) }.filter { !store.schema.attachments.contains($0) }
            let planted = try columns.map { place in
                // Some keys must stay apart.
                try db.execute(
                    sql: "UPDATE \(place.table) SET \(place.column) = '\(Self.word) ' || \(place.table).rowid")
                return (name: "\(place)", isThere: db.changesCount > 0)
            }
            try db.execute(sql: "PRAGMA foreign_keys = ON")
            return planted
        }
        columns = planted.filter(\.isThere).map(\.name)
        missed = planted.filter { !$0.isThere }.map(\.name)
    }
}
