// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// The key of the one person.
    static let person = "me"

    /// Whether preferences were ever saved.
    func hasPreferences() throws -> Bool {
        try store.read { db in
            try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM person WHERE content IS NOT NULL)") == true
        }
    }

    /// What the person says of themselves, with what was counted; nothing stated when none was saved.
    func preferences() throws -> UserPreferences {
        try store.read { db in try preferences(db) }
    }

    /// Saves what the person says of themselves in place of what was, and learns again, since learning starts there.
    ///
    /// Counters and the model's version are not taken: the store has its own.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func save(_ preferences: UserPreferences) throws {
        try editPreferences { $0 = preferences }
    }

    /// Changes what the person says of themselves, which is read and saved in one transaction; learning follows.
    /// - Returns: what was saved, with what was counted.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem, and what the change throws; then nothing was saved.
    @discardableResult
    func editPreferences(_ change: (inout UserPreferences) throws -> Void) throws -> UserPreferences {
        try transaction { db in
            try editPreferences(db, change)
            return try preferences(db)
        }
    }

    func editPreferences(_ db: Database, _ change: (inout UserPreferences) throws -> Void) throws {
        var stated = try preferences(db)
        try change(&stated)
        try check(stated)
        stated.counters = ChallengeCounters()
        (stated.modelVersion, stated.modelRefitted) = (nil, nil)
        _ = try seedName(db)
        try db.execute(
            sql: "UPDATE person SET content = ? WHERE id = ?", arguments: [RecordText.text(of: stated), Self.person])
        try dropExpiredExamples(db)
        try relearn(db)
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
        let model = try storedModel(.learned, db)
        (preferences.modelVersion, preferences.modelRefitted) = (model?.version, model?.refitted)
        return preferences
    }

    /// A random name that makes this person's choices differ from others'; it is made when it is first needed.
    func seedName(_ db: Database) throws -> String {
        if let known = try knownSeedName(db) { return known }
        let name = newKey()
        try db.execute(sql: "INSERT INTO person (id, seedName) VALUES (?, ?)", arguments: [Self.person, name])
        return name
    }

    /// The person's random name, when it was made already.
    func knownSeedName(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT seedName FROM person WHERE id = ?", arguments: [Self.person])
    }

    /// How the user's challenges are chosen now.
    func choiceRules() throws -> ChoiceRules { try store.read(choiceRules) }

    func choiceRules(_ db: Database) throws -> ChoiceRules {
        ChoiceRules(try statedPreferences(db).settings, try configuration(db))
    }
}
