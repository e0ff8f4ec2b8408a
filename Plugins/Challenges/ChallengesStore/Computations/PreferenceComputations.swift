// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

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
        ) { records, input, _ in try input.set(in: records) }
        records.reading(
            Challenges.myPreferences,
            "Shows your preferences, your totals, the effective rules, and what your latest days contradict.",
            examples: [Example("All of it", [:])], effects: .clock
        ) { records, _, _ in try records.read { try $0.person.statement() } }
    }
}

extension SetPreferencesInput {
    /// Changes the person's preferences, and learns from them.
    func set(in records: ChallengeRecords) throws -> MyPreferences {
        guard self != SetPreferencesInput() else {
            throw ComputationError(.refused, "There is nothing to change.")
        }
        return try ComputationError.renamingPaths({ $0 == "notifications.until" ? "notificationHours.until" : $0 }) {
            try records.settling { transaction in
                let rules = try transaction.person.choiceRules()
                let usual = ChoiceRules(ChallengeSettings(), try transaction.configuration.all())
                try Learner(transaction).restate { preferences in
                    state(&preferences)
                    try set(&preferences.settings, rules.coolDown, usual: usual.coolDown)
                    try setReminders(of: &preferences, own: transaction.clock.zone)
                }
                return try transaction.person.statement()
            }
        }
    }

    /// Applies limits and likes.
    private func state(_ preferences: inout UserPreferences) {
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

    private func set(
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
                throw ComputationError.refused(
                    path: "afterRetention", expected: "a retention period", got: afterRetention.rawValue,
                    recoverySuggestion: "set `retentionDays` too", naming: ["retentionDays"])
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
    private func setReminders(of preferences: inout UserPreferences, own: LocalZone?) throws(ComputationError) {
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
