// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The person's preferences and random name.
struct PersonRepository: RecordRepository {
    let transaction: RecordTransaction

    /// The key of the one person.
    private static let person = "me"

    /// Saves the person's preferences, except for the totals and the model's version.
    func save(_ preferences: UserPreferences) throws {
        var stated = preferences
        try transaction.check(stated)
        stated.counters = ChallengeCounters()
        (stated.modelVersion, stated.modelRefitted) = (nil, nil)
        _ = try seedName()
        try db.execute(
            sql: "UPDATE person SET content = ? WHERE id = ?", arguments: [RecordText.text(of: stated), Self.person])
    }

    /// Returns the person's preferences without the totals; empty preferences if none were saved.
    func stated() throws -> UserPreferences {
        let text = try String.fetchOne(db, sql: "SELECT content FROM person WHERE id = ?", arguments: [Self.person])
        guard let text else { return UserPreferences() }
        return try RecordText.value(UserPreferences.self, from: text, of: "person")
    }

    /// Returns the person's preferences and totals.
    func preferences() throws -> UserPreferences {
        var preferences = try stated()
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
        let isOver =
            transaction.clock.zone == nil
            ? 0 : try transaction.days.pending(before: transaction.today).count { $0.status == .expired }
        preferences.counters.expired += isOver
        preferences.counters.daysActive =
            try Int.fetchOne(db, sql: "SELECT count(DISTINCT day) FROM userChallenge WHERE status = 'completed'") ?? 0
        let model = try transaction.learning.model(.learned)
        (preferences.modelVersion, preferences.modelRefitted) = (model?.version, model?.refitted)
        return preferences
    }

    /// Returns the random name that makes this person's choices differ from others', created on first use.
    func seedName() throws -> String {
        if let known = try knownSeedName() { return known }
        let name = transaction.newKey()
        try db.execute(sql: "INSERT INTO person (id, seedName) VALUES (?, ?)", arguments: [Self.person, name])
        return name
    }

    /// Returns the person's random name; nil if it wasn't created yet.
    func knownSeedName() throws -> String? {
        try String.fetchOne(db, sql: "SELECT seedName FROM person WHERE id = ?", arguments: [Self.person])
    }

    /// Returns the effective rules for choosing.
    func choiceRules() throws -> ChoiceRules {
        ChoiceRules(try stated().settings, try transaction.configuration.all())
    }

    /// Returns the preferences with the effective rules, and what the latest days contradict.
    func statement() throws -> MyPreferences {
        let isStated = "SELECT EXISTS (SELECT 1 FROM person WHERE content IS NOT NULL)"
        let first = transaction.today.adding(days: -DoubtPreferences.window).description
        return MyPreferences(
            preferences: try preferences(), isStated: try Bool.fetchOne(db, sql: isStated) == true,
            rules: try choiceRules(),
            doubts: DoubtPreferences.reading(
                of: DoubtPreferencesInput(
                    preferences: try stated(),
                    events: try transaction.days.all("day > ?", [first]).map(\.event))
            ).doubts)
    }
}
