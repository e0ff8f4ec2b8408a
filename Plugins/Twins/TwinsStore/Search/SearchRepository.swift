// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import GRDB
internal import TwinsPlugin

/// The full-text index of twins.
///
/// The table `twinText` has the folded words of each twin, and `twinIndex` their index (FTS5). Both change in the
/// transaction that changes a twin:
///
/// ```swift
/// try transaction.search.index([TwinText(novel, in: places)])
/// try transaction.search.remove(novel.id)
/// ```
///
/// A word of a query matches a word that begins with it, in any case, with or without accents, and in Latin or
/// Cyrillic letters, or that sounds alike, so that *dostoevsky* finds *Dostoyevsky* and *Достоєвський*.
struct SearchRepository: RecordRepository {
    let transaction: RecordTransaction

    /// The tables, for a migration; the table `twin` with the key `id` comes before.
    static let tables = """
        CREATE TABLE twinText (
            number INTEGER PRIMARY KEY, twin TEXT NOT NULL UNIQUE REFERENCES twin(id) ON DELETE CASCADE,
            title TEXT NOT NULL, details TEXT NOT NULL, places TEXT NOT NULL, sounds TEXT NOT NULL
        ) STRICT;
        CREATE VIRTUAL TABLE twinIndex USING fts5(
            title, details, places, sounds, content='twinText', content_rowid='number', detail='column',
            tokenize='unicode61 remove_diacritics 0'
        );
        CREATE TRIGGER twinTextInserted AFTER INSERT ON twinText BEGIN
            INSERT INTO twinIndex(rowid, title, details, places, sounds)
            VALUES (new.number, new.title, new.details, new.places, new.sounds);
        END;
        CREATE TRIGGER twinTextDeleted AFTER DELETE ON twinText BEGIN
            INSERT INTO twinIndex(twinIndex, rowid, title, details, places, sounds)
            VALUES ('delete', old.number, old.title, old.details, old.places, old.sounds);
        END;
        CREATE TRIGGER twinTextUpdated AFTER UPDATE ON twinText BEGIN
            INSERT INTO twinIndex(twinIndex, rowid, title, details, places, sounds)
            VALUES ('delete', old.number, old.title, old.details, old.places, old.sounds);
            INSERT INTO twinIndex(rowid, title, details, places, sounds)
            VALUES (new.number, new.title, new.details, new.places, new.sounds);
        END;
        """

    /// Indexes the texts of twins, and replaces what was indexed for them.
    ///
    /// Call it once for all twins of a transaction, because removing replaced words takes as long as reading the index
    /// (about 15 ms for 5,000 twins).
    func index(_ texts: [TwinText]) throws {
        let insertion = try db.cachedStatement(
            sql: """
                INSERT INTO twinText (twin, title, details, places, sounds) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT(twin) DO UPDATE SET title = excluded.title, details = excluded.details,
                places = excluded.places, sounds = excluded.sounds
                WHERE (title, details, places) <> (excluded.title, excluded.details, excluded.places)
                """)
        var replaces = false
        for text in texts {
            let folded = [text.title, text.details, text.places].map { part in
                SearchText.words(part.joined(separator: "\n")).joined(separator: " ")
            }
            let sounds = SearchText.keys((text.title + text.details + text.places).joined(separator: "\n"))
            let exists = try transaction.exists(text.twin, in: "twinText", "twin")
            let before = db.totalChangesCount
            try insertion.execute(
                arguments: [text.twin, folded[0], folded[1], folded[2], sounds.joined(separator: " ")])
            if exists, db.totalChangesCount != before { replaces = true }
        }
        if replaces { try purge() }
    }

    /// Removes a twin from the index, so that none of its words stays in the file.
    ///
    /// Call it before or after the twin itself is removed.
    func remove(_ twin: String) throws {
        try db.execute(sql: "DELETE FROM twinText WHERE twin = ?", arguments: [twin])
        try purge()
    }

    /// Rewrites the index without the words of removed texts.
    ///
    /// SQLite's FTS5 marks a removed text and keeps its words until segments merge, even after VACUUM. This merges all
    /// segments into one; the connection overwrites what becomes free.
    private func purge() throws {
        try db.execute(sql: "INSERT INTO twinIndex(twinIndex) VALUES ('optimize')")
    }

    /// Returns the twins that match every word of a query, those that match by their title first.
    ///
    /// - Parameters:
    ///   - query: The words; a word can be the beginning of one.
    ///   - limit: The maximum number of twins.
    func matches(_ query: String, limit: Int = 1000) throws -> [String] {
        var numbers: [Int64] = []
        var seen: Set<Int64> = []
        for pattern in SearchPattern(query).tiers where numbers.count < limit {
            let found = try Int64.fetchAll(
                db, sql: "SELECT rowid FROM twinIndex WHERE twinIndex MATCH ? ORDER BY rowid LIMIT ?",
                arguments: [pattern, limit])
            for number in found where numbers.count < limit && seen.insert(number).inserted { numbers.append(number) }
        }
        let statement = try db.cachedStatement(sql: "SELECT twin FROM twinText WHERE number = ?")
        return try numbers.compactMap { try String.fetchOne(statement, arguments: [$0]) }
    }
}
