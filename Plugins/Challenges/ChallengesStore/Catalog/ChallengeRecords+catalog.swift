// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// The challenges in the order in which they came.
    func catalog(_ db: Database) throws -> [CatalogChallenge] { try numberedCatalog(db).map(\.challenge) }

    /// Returns the challenges with their positions, in the order in which they were added.
    func numberedCatalog(
        matching query: String? = nil, _ db: Database
    ) throws -> [(number: Int64, challenge: CatalogChallenge)] {
        var sql = "SELECT number, content FROM challenge"
        var arguments: StatementArguments = []
        if let query {
            sql += " WHERE number IN (SELECT rowid FROM challengeText WHERE challengeText MATCH ?)"
            arguments = [query]
        }
        return try Row.fetchAll(db, sql: "\(sql) ORDER BY number", arguments: arguments).map { row in
            (row[0], try RecordText.value(CatalogChallenge.self, from: row[1], of: "challenge"))
        }
    }

    /// Returns the challenge with a name.
    /// - Parameters:
    ///   - name: The key, the title in any language, or the beginning of the key.
    ///   - whole: Whether the beginning of the key isn't enough, because the challenge is removed.
    /// - Throws: ``ComputationKit/ComputationError`` if no challenge or several match.
    func challenge(named name: String, whole: Bool = false, _ db: Database) throws -> CatalogChallenge {
        if let known = try challenge(key: name, db) { return known }
        let all = try catalog(db)
        let finder = whole ? RecordName.challenge.whole : RecordName.challenge
        let key = try finder.key(name, among: all.map { ($0.id, Array($0.title.values).sorted()) })
        return all.first { $0.id == key } ?? all[0]
    }

    func challenge(key: String, _ db: Database) throws -> CatalogChallenge? {
        let text = try String.fetchOne(db, sql: "SELECT content FROM challenge WHERE id = ?", arguments: [key])
        return try text.map { try RecordText.value(CatalogChallenge.self, from: $0, of: "challenge") }
    }

    /// Saves a challenge with its hash and time, replacing the one with its key.
    func save(_ challenge: CatalogChallenge, isEdited: Bool, _ db: Database) throws -> CatalogChallenge {
        store.nameChange(challenge.title[preferring: try statedPreferences(db).language])
        return try save(challenge, isEdited: isEdited, at: now, db)
    }

    /// Saves a challenge that changed at a time.
    ///
    /// - Parameter isChecked: Whether the rules of challenges were checked already, as those of a pack's file.
    func save(
        _ challenge: CatalogChallenge, isEdited: Bool, at time: RecordedTime?, isChecked: Bool = false, _ db: Database
    ) throws -> CatalogChallenge {
        var challenge = challenge
        challenge.updated = time
        challenge.contentHash = Self.hash(RecordText.text(of: PackChallenge(challenge)))
        if !isChecked { try check(challenge) }
        // The statement has three triggers, so preparing it takes longer than running it.
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO challenge (id, pack, isEdited, words, content) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET pack = excluded.pack, isEdited = excluded.isEdited,
                words = excluded.words, content = excluded.content
                """)
        try statement.execute(
            arguments: [
                challenge.id, challenge.pack, isEdited, Self.words(of: challenge), RecordText.text(of: challenge),
            ])
        return challenge
    }

    /// The texts of a challenge that the index has.
    static func words(of challenge: CatalogChallenge) -> String {
        let texts = Language.allCases.flatMap { [challenge.title[$0], challenge.description[$0]] }.compactMap(\.self)
        return (texts + challenge.tags).joined(separator: "\n")
    }

    /// Returns the owner of each key of a table; empty for the user.
    func owners(in table: String, _ db: Database) throws -> [String: String] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, coalesce(pack, '') FROM \(table)")
        return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// Deletes the words of removed challenges, which the index would otherwise keep until its next merge.
    func tidyIndex(_ db: Database) throws {
        try db.execute(sql: "INSERT INTO challengeText(challengeText) VALUES ('optimize')")
    }

    func exists(_ key: String, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM challenge WHERE id = ?)", arguments: [key]) == true
    }

    /// Returns the challenges of a pack by key, and whether the user edited each.
    func challenges(
        ofPack pack: String, _ db: Database
    ) throws -> [String: (challenge: CatalogChallenge, isEdited: Bool)] {
        let sql = "SELECT content, isEdited FROM challenge WHERE pack = ?"
        var challenges: [String: (challenge: CatalogChallenge, isEdited: Bool)] = [:]
        for row in try Row.fetchAll(db, sql: sql, arguments: [pack]) {
            let challenge = try RecordText.value(CatalogChallenge.self, from: row[0], of: "challenge")
            challenges[challenge.id] = (challenge, row[1])
        }
        return challenges
    }

    func remove(challenge key: String, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM challenge WHERE id = ?", arguments: [key])
        try forgetCandidates([key], db)
    }

    /// Removes the candidate lists of other days that have a removed challenge.
    ///
    /// A list without one of its candidates would no longer fit the recorded probability, so no part of it is kept.
    private func forgetCandidates(_ keys: [String], _ db: Database) throws {
        let update = try db.makeStatement(
            sql: """
                UPDATE userChallenge SET candidates = ''
                WHERE challenge <> ? AND instr(char(10) || candidates || char(10), char(10) || ? || char(10)) > 0
                """)
        for key in keys { try update.execute(arguments: [key, key]) }
    }

    /// Removes the challenges of a pack.
    /// - Returns: The number of removed entries.
    func removeChallenges(ofPack pack: String, _ db: Database) throws -> Int {
        let keys = try String.fetchAll(db, sql: "SELECT id FROM challenge WHERE pack = ?", arguments: [pack])
        try db.execute(sql: "DELETE FROM challenge WHERE pack = ?", arguments: [pack])
        try forgetCandidates(keys, db)
        return keys.count
    }
}
