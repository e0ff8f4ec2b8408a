// SPDX-License-Identifier: Apache-2.0

import GRDB

@testable import AlmanacStore
@testable import ChallengesStore

/// Every row of the catalog's tables, to check that nothing changed.
struct CatalogRows: Equatable {
    private let rows: [[Row]]

    init(_ book: ChallengeRecords) throws {
        rows = try book.store.read { db in
            try ["challenge", "pack", "configuration", "challengeText"].map { table in
                try Row.fetchAll(db, sql: "SELECT rowid, * FROM \(table) ORDER BY rowid")
            }
        }
    }
}
