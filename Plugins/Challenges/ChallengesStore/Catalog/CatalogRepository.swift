// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The challenges of the catalog, and the index of their words.
struct CatalogRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the challenges in the order in which they were added.
    func all() throws -> [CatalogChallenge] { try numbered().map(\.challenge) }

    /// Returns the challenges with their positions, in the order in which they were added.
    func numbered(matching query: String? = nil) throws -> [(number: Int64, challenge: CatalogChallenge)] {
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
    func challenge(named name: String, whole: Bool = false) throws -> CatalogChallenge {
        if let known = try challenge(key: name) { return known }
        let all = try all()
        let finder = whole ? RecordName.challenge.whole : RecordName.challenge
        let key = try finder.key(name, among: all.map { ($0.id, Array($0.title.values).sorted()) })
        return all.first { $0.id == key } ?? all[0]
    }

    func challenge(key: String) throws -> CatalogChallenge? {
        let text = try String.fetchOne(db, sql: "SELECT content FROM challenge WHERE id = ?", arguments: [key])
        return try text.map { try RecordText.value(CatalogChallenge.self, from: $0, of: "challenge") }
    }

    /// Saves a challenge with its hash and time, replacing the one with its key.
    func save(_ challenge: CatalogChallenge, isEdited: Bool) throws -> CatalogChallenge {
        transaction.store.nameChange(challenge.title[preferring: try transaction.person.stated().language])
        return try save(challenge, isEdited: isEdited, at: transaction.now)
    }

    /// Saves a challenge that changed at a time.
    ///
    /// - Parameter isChecked: Whether the rules of challenges were checked already, as those of a pack's file.
    func save(
        _ challenge: CatalogChallenge, isEdited: Bool, at time: RecordedTime?, isChecked: Bool = false
    ) throws -> CatalogChallenge {
        var challenge = challenge
        challenge.updated = time
        challenge.contentHash = ContentHash.of(Array(RecordText.text(of: PackChallenge(challenge)).utf8))
        if !isChecked { try transaction.check(challenge) }
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

    /// Deletes the words of removed challenges, which the index would otherwise keep until its next merge.
    func tidyIndex() throws {
        try db.execute(sql: "INSERT INTO challengeText(challengeText) VALUES ('optimize')")
    }

    /// Returns the challenges of a pack by key, and whether the user edited each.
    func challenges(ofPack pack: String) throws -> [String: (challenge: CatalogChallenge, isEdited: Bool)] {
        let sql = "SELECT content, isEdited FROM challenge WHERE pack = ?"
        var challenges: [String: (challenge: CatalogChallenge, isEdited: Bool)] = [:]
        for row in try Row.fetchAll(db, sql: sql, arguments: [pack]) {
            let challenge = try RecordText.value(CatalogChallenge.self, from: row[0], of: "challenge")
            challenges[challenge.id] = (challenge, row[1])
        }
        return challenges
    }

    /// Adds the user's own challenge; an empty key is replaced by one derived from the title.
    ///
    /// - Returns: The saved challenge.
    func add(_ challenge: CatalogChallenge) throws -> CatalogChallenge {
        var challenge = challenge
        challenge.pack = nil
        if challenge.id.isEmpty { challenge.id = try freeKey(for: challenge) }
        try transaction.checkNew(challenge.id, in: "challenge", noun: "challenge")
        challenge.created = transaction.now
        return try save(challenge, isEdited: false)
    }

    /// Returns a key from the words of the title, with a number if that key is taken.
    ///
    /// Keys of packs start with another word.
    private func freeKey(for challenge: CatalogChallenge) throws -> String {
        let words = challenge.title[preferring: .en].lowercased().split {
            !($0.isASCII && ($0.isLetter || $0.isNumber))
        }
        let base = (["own"] + words.prefix(5).map { String($0.prefix(15)) }).joined(separator: "-")
        var key = base
        var number = 2
        while try transaction.exists(key, in: "challenge") {
            key = "\(base)-\(number)"
            number += 1
        }
        return key
    }

    /// Removes the user's own challenge, or switches off a challenge of a pack, which the next version would add again.
    func remove(_ input: RemoveChallengeInput) throws -> RemovedChallenge {
        var challenge = try challenge(named: input.challenge, whole: true)
        let language = try transaction.person.stated().language
        guard challenge.pack == nil else {
            challenge.isActive = false
            return RemovedChallenge(
                challenge: try save(challenge, isEdited: true), isSwitchedOff: true, language: language)
        }
        transaction.store.nameChange(challenge.title[preferring: language])
        try remove(key: challenge.id)
        try tidyIndex()
        return RemovedChallenge(challenge: challenge, isSwitchedOff: false, language: language)
    }

    func remove(key: String) throws {
        try db.execute(sql: "DELETE FROM challenge WHERE id = ?", arguments: [key])
        try forgetCandidates([key])
    }

    /// Removes the candidate lists of other days that have a removed challenge.
    ///
    /// A list without one of its candidates would no longer fit the recorded probability, so no part of it is kept.
    private func forgetCandidates(_ keys: [String]) throws {
        let update = try db.makeStatement(
            sql: """
                UPDATE userChallenge SET candidates = ''
                WHERE challenge <> ? AND instr(char(10) || candidates || char(10), char(10) || ? || char(10)) > 0
                """)
        for key in keys { try update.execute(arguments: [key, key]) }
    }

    /// Removes the challenges of a pack.
    /// - Returns: The number of removed entries.
    func remove(ofPack pack: String) throws -> Int {
        let keys = try String.fetchAll(db, sql: "SELECT id FROM challenge WHERE pack = ?", arguments: [pack])
        try db.execute(sql: "DELETE FROM challenge WHERE pack = ?", arguments: [pack])
        try forgetCandidates(keys)
        return keys.count
    }
}
