// SPDX-License-Identifier: Apache-2.0

import GRDB

@testable import AlmanacStore
@testable import ChallengesStore

/// Every row of the catalogue's tables, so that what should change nothing can be seen to.
struct CatalogueRows: Equatable {
    private let rows: [[Row]]

    init(_ book: ChallengeBook) throws {
        rows = try book.store.read { db in
            try ["challenge", "pack", "configuration", "challengeText"].map { table in
                try Row.fetchAll(db, sql: "SELECT rowid, * FROM \(table) ORDER BY rowid")
            }
        }
    }
}
