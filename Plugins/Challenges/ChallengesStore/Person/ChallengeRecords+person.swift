// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// The key of the one person.
    static let person = "me"

    /// Returns the person's preferences and totals; empty preferences if none were saved.
    func preferences() throws -> UserPreferences {
        try store.read { db in try preferences(db) }
    }

    /// Saves the person's preferences, except for the totals and the model's version.
    func save(_ preferences: UserPreferences, _ db: Database) throws {
        var stated = preferences
        try check(stated)
        stated.counters = ChallengeCounters()
        (stated.modelVersion, stated.modelRefitted) = (nil, nil)
        _ = try seedName(db)
        try db.execute(
            sql: "UPDATE person SET content = ? WHERE id = ?", arguments: [RecordText.text(of: stated), Self.person])
    }

    func statedPreferences(_ db: Database) throws -> UserPreferences {
        let text = try String.fetchOne(db, sql: "SELECT content FROM person WHERE id = ?", arguments: [Self.person])
        guard let text else { return UserPreferences() }
        return try RecordText.value(UserPreferences.self, from: text, of: "person")
    }

    func preferences(_ db: Database) throws -> UserPreferences {
        var preferences = try statedPreferences(db)
        let rows = try Row.fetchAll(db, sql: "SELECT status, count(*) FROM userChallenge GROUP BY status")
        for row in rows {
            let count: Int = row[1]
            preferences.counters.assigned += count
            switch ChallengeStatus(rawValue: row[0]) {
            case .completed: preferences.counters.completed = count
            case .skipped: preferences.counters.skipped = count
            case .expired: preferences.counters.expired = count
            case .pending, nil: break
            }
        }
        let isOver = clock.zone == nil ? 0 : try pending(before: today, db).count { $0.status == .expired }
        preferences.counters.expired += isOver
        preferences.counters.daysActive =
            try Int.fetchOne(db, sql: "SELECT count(DISTINCT day) FROM userChallenge WHERE status = 'completed'") ?? 0
        let model = try model(.learned, db)
        (preferences.modelVersion, preferences.modelRefitted) = (model?.version, model?.refitted)
        return preferences
    }

    /// Returns the random name that makes this person's choices differ from others', created on first use.
    func seedName(_ db: Database) throws -> String {
        if let known = try knownSeedName(db) { return known }
        let name = newKey()
        try db.execute(sql: "INSERT INTO person (id, seedName) VALUES (?, ?)", arguments: [Self.person, name])
        return name
    }

    /// Returns the person's random name; nil if it wasn't created yet.
    func knownSeedName(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT seedName FROM person WHERE id = ?", arguments: [Self.person])
    }

    /// The effective rules for choosing.
    func choiceRules(_ db: Database) throws -> ChoiceRules {
        ChoiceRules(try statedPreferences(db).settings, try configuration(db))
    }
}
