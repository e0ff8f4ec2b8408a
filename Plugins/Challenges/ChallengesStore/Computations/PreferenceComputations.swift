// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension StoredChallengesPlugin {
    /// Computations on the user's preferences.
    @ComputationBuilder
    static func preferenceComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        records.writing(
            Challenges.setPreferences, "Changes your preferences; omitted preferences stay the same.",
            discussion: """
                Learning starts from your preferences, so the model is updated. Reminders without a time zone keep \
                their current one or use this machine's. Cleared preferences return to their defaults.
                """,
            examples: [
                Example(
                    "Likes and limits",
                    ["preferredCategories": ["creative", "learning"], "mostTime": "medium", "socialComfort": 3]),
                Example(
                    "Reminders",
                    ["notificationHours": ["from": "08:00", "until": "20:30"], "notificationZone": "Europe/Kyiv"]),
            ], effects: [.idempotent, .destructive, .clock]
        ) { records, input, _ in try records.set(input) }
        records.reading(
            Challenges.myPreferences,
            "Shows your preferences, your totals, the effective rules, and what your latest days contradict.",
            examples: [Example("All of it", [:])], effects: .clock
        ) { records, _, _ in try records.statement() }
    }
}

extension ChallengeRecords {
    func statement() throws -> MyPreferences {
        try store.read { db in
            let stated = "SELECT EXISTS (SELECT 1 FROM person WHERE content IS NOT NULL)"
            return MyPreferences(
                preferences: try preferences(db), isStated: try Bool.fetchOne(db, sql: stated) == true,
                rules: try choiceRules(db),
                doubts: DoubtPreferences.reading(of: try doubtInput(db)).doubts)
        }
    }

    private func doubtInput(_ db: Database) throws -> DoubtPreferencesInput {
        let first = today.adding(days: -DoubtPreferences.window).description
        return DoubtPreferencesInput(
            preferences: try statedPreferences(db), events: try days("day > ?", [first], db).map(\.event))
    }

    func set(_ input: SetPreferencesInput) throws -> MyPreferences {
        guard input != SetPreferencesInput() else {
            throw ComputationError(.refused, "There is nothing to change.")
        }
        do {
            try transaction { db in
                let rules = try choiceRules(db)
                let usual = ChoiceRules(ChallengeSettings(), try configuration(db))
                try Learner(self, db).restate { preferences in
                    input.state(&preferences)
                    try input.set(&preferences.settings, rules.coolDown, usual: usual.coolDown)
                    try input.setReminders(of: &preferences, own: clock.zone)
                }
            }
        } catch let error as ComputationError {
            throw error.renamingPaths { $0 == "notifications.until" ? "notificationHours.until" : $0 }
        }
        return try statement()
    }
}

extension SetPreferencesInput {
    /// Applies limits and likes.
    fileprivate func state(_ preferences: inout UserPreferences) {
        let unstated = UserPreferences()
        func set<Value>(_ field: WritableKeyPath<UserPreferences, Value>, _ stated: Value??) {
            if let stated { preferences[keyPath: field] = stated ?? unstated[keyPath: field] }
        }
        set(\.mostTime, mostTime)
        set(\.budget, budget)
        set(\.excludedLocations, excludedLocations)
        set(\.bookings, bookings)
        set(\.preferredCategories, preferredCategories)
        set(\.preferredLocations, preferredLocations)
        preferences.socialComfort = socialComfort ?? preferences.socialComfort
        preferences.preferredDifficulty = preferredDifficulty ?? preferences.preferredDifficulty
        preferences.personalization = personalization ?? preferences.personalization
        preferences.language = language ?? preferences.language
    }

    fileprivate func set(
        _ settings: inout ChallengeSettings, _ current: CoolDown, usual: CoolDown
    ) throws(ComputationError) {
        settings.isSouthern = isSouthern ?? settings.isSouthern
        settings.home = home ?? settings.home
        settings.country = country ?? settings.country
        if let days = retentionDays {
            let retentionDays = days ?? 0
            let afterwards = settings.retention?.afterwards ?? .keepLearned
            settings.retention = retentionDays == 0 ? nil : Retention(days: retentionDays, afterwards: afterwards)
        }
        if let afterRetention {
            guard settings.retention != nil else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "afterRetention", expected: "a retention period",
                        got: afterRetention.rawValue, recoverySuggestion: "set retentionDays too")
                ])
            }
            settings.retention?.afterwards = afterRetention
        }
        if restAfterCompleting != nil || restAfterSkipping != nil {
            let rest = CoolDown(
                completed: (restAfterCompleting ?? current.completed) ?? usual.completed,
                skipped: (restAfterSkipping ?? current.skipped) ?? usual.skipped)
            let isCleared = [restAfterCompleting, restAfterSkipping].contains(.some(nil))
            settings.coolDown = isCleared && rest == usual ? nil : rest
        }
        settings.spread = spread ?? settings.spread
        settings.exploration = exploration ?? settings.exploration
    }

    /// Applies the hours for reminders and their zone.
    fileprivate func setReminders(of preferences: inout UserPreferences, own: LocalZone?) throws(ComputationError) {
        if case .some(nil) = notificationHours {
            (preferences.notifications, preferences.settings.notificationZone) = (nil, nil)
        }
        let stated = try notificationZone.map { zone throws(ComputationError) in
            try ReminderZone.history(zone, at: "notificationZone").name
        }
        let known = preferences.notifications
        guard let hours = (notificationHours ?? nil) ?? known.map({ NotificationHours(from: $0.from, until: $0.until) })
        else {
            preferences.settings.notificationZone = stated ?? preferences.settings.notificationZone
            return
        }
        let zone = stated ?? known?.zone ?? preferences.settings.notificationZone ?? ReminderZone.name(of: own)
        preferences.notifications = NotificationWindow(from: hours.from, until: hours.until, zone: zone)
        preferences.settings.notificationZone = nil
    }
}
