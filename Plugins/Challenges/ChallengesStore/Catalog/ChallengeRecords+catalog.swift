// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Adds a challenge of the user's own; with an empty key it gets one from its title.
    /// - Returns: the challenge as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    @discardableResult
    func add(_ challenge: CatalogChallenge) throws -> CatalogChallenge {
        try transaction { db in try add(challenge, db) }
    }

    func add(_ challenge: CatalogChallenge, _ db: Database) throws -> CatalogChallenge {
        var challenge = challenge
        challenge.pack = nil
        if challenge.id.isEmpty { challenge.id = try freeKey(for: challenge, db) }
        guard try !exists(challenge.id, db) else {
            throw ComputationError.conflict(
                ValidationIssue(
                    path: "id", expected: "a key that no other challenge has", got: "\"\(challenge.id)\"",
                    recoverySuggestion: "leave it empty to get a new one"))
        }
        challenge.created = now
        return try save(challenge, isEdited: false, db)
    }

    /// Changes a challenge, which is read and saved in one transaction; a later version of its pack leaves it as it is.
    ///
    /// - Parameters:
    ///   - name: its key, its title in any language, or the beginning of its key.
    ///   - change: what to change; key, pack and situations stay as they are.
    /// - Returns: the challenge as it was saved.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    @discardableResult
    func update(
        challenge name: String, _ change: (inout CatalogChallenge) throws -> Void
    ) throws -> CatalogChallenge {
        try transaction { db in try update(challenge: name, db, change) }
    }

    func update(
        challenge name: String, _ db: Database, _ change: (inout CatalogChallenge) throws -> Void
    ) throws -> CatalogChallenge {
        let before = try challenge(named: name, db)
        var edited = before
        try change(&edited)
        (edited.id, edited.pack, edited.created) = (before.id, before.pack, before.created)
        return try save(edited, isEdited: true, db)
    }

    /// Removes a challenge of the user's own, or switches off one of a pack, which would come back with it.
    ///
    /// History keeps its copy of what the challenge was.
    ///
    /// - Parameter name: its key, its title in any language, or the beginning of its key.
    /// - Throws: ``ComputationKit/ComputationError`` when there is none, or several.
    @discardableResult
    func remove(challenge name: String) throws -> RemovedChallenge {
        try transaction { db in
            var challenge = try challenge(named: name, db)
            let language = try statedPreferences(db).language
            guard challenge.pack == nil else {
                challenge.isActive = false
                return RemovedChallenge(
                    challenge: try save(challenge, isEdited: true, db), isSwitchedOff: true, language: language)
            }
            try db.execute(sql: "DELETE FROM challenge WHERE id = ?", arguments: [challenge.id])
            try tidyIndex(db)
            return RemovedChallenge(challenge: challenge, isSwitchedOff: false, language: language)
        }
    }

    /// The one challenge that is meant.
    /// - Parameter name: its key, its title in any language, or the beginning of its key.
    /// - Throws: ``ComputationKit/ComputationError`` when there is none, or several.
    func challenge(_ name: String) throws -> CatalogChallenge {
        try store.read { db in try challenge(named: name, db) }
    }

    /// The challenges that are wanted, in the order in which they came.
    /// - Complexity: O(n) in the number of challenges.
    func challenges(_ filter: ChallengeFilter = ChallengeFilter()) throws -> [CatalogChallenge] {
        try store.read { db in
            try numberedCatalog(matching: filter.query, db).map(\.challenge).filter(filter.accepts)
        }
    }

    func catalog(_ db: Database) throws -> [CatalogChallenge] { try numberedCatalog(db).map(\.challenge) }

    /// The challenges with their places in the order in which they came.
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

    func challenge(named name: String, _ db: Database) throws -> CatalogChallenge {
        if let known = try challenge(key: name, db) { return known }
        let all = try catalog(db)
        let key = try RecordName.challenge.key(name, among: all.map { ($0.id, Array($0.title.values).sorted()) })
        return all.first { $0.id == key } ?? all[0]
    }

    func challenge(key: String, _ db: Database) throws -> CatalogChallenge? {
        let text = try String.fetchOne(db, sql: "SELECT content FROM challenge WHERE id = ?", arguments: [key])
        return try text.map { try RecordText.value(CatalogChallenge.self, from: $0, of: "challenge") }
    }

    /// Saves a challenge with its hash and situation in place of the one of its key.
    func save(_ challenge: CatalogChallenge, isEdited: Bool, _ db: Database) throws -> CatalogChallenge {
        try save(challenge, isEdited: isEdited, at: now, db)
    }

    /// Saves a challenge that changed at a time.
    func save(
        _ challenge: CatalogChallenge, isEdited: Bool, at time: RecordedTime?, _ db: Database
    ) throws -> CatalogChallenge {
        var challenge = challenge
        challenge.updated = time
        challenge.contentHash = Self.hash(RecordText.text(of: PackChallenge(challenge)))
        try check(challenge)
        let words =
            Language.allCases.flatMap { [challenge.title[$0], challenge.description[$0]] }.compactMap(\.self)
            + challenge.tags
        try db.execute(
            sql: """
                INSERT INTO challenge (id, pack, isEdited, words, content) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET pack = excluded.pack, isEdited = excluded.isEdited,
                words = excluded.words, content = excluded.content
                """,
            arguments: [
                challenge.id, challenge.pack, isEdited, words.joined(separator: "\n"), RecordText.text(of: challenge),
            ])
        return challenge
    }

    /// Forgets words of removed challenges, which the index would keep until it next tidies up by itself.
    func tidyIndex(_ db: Database) throws {
        try db.execute(sql: "INSERT INTO challengeText(challengeText) VALUES ('optimize')")
    }

    func exists(_ key: String, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM challenge WHERE id = ?)", arguments: [key]) == true
    }

    /// A key of the words of the title, with a number where that is taken; packs begin theirs with another word.
    private func freeKey(for challenge: CatalogChallenge, _ db: Database) throws -> String {
        let words = challenge.title[preferring: .en].lowercased().split {
            !($0.isASCII && ($0.isLetter || $0.isNumber))
        }
        let base = (["own"] + words.prefix(5).map { String($0.prefix(15)) }).joined(separator: "-")
        var key = base
        var number = 2
        while try exists(key, db) {
            key = "\(base)-\(number)"
            number += 1
        }
        return key
    }
}
