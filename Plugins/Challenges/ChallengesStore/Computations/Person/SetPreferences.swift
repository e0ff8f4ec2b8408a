// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Changes the user's preferences.
struct SetPreferences: Computation {
    let manifest = Manifest(
        id: Challenges.setPreferences.id,
        summary: "Changes your preferences; omitted preferences stay the same.",
        discussion: """
            Learning starts from your preferences, so the model is updated. Reminders without a time zone keep their current one \
            or use this machine's. Cleared preferences return to their defaults.
            """,
        examples: [
            Example(
                "Likes and limits",
                ["preferredCategories": ["creative", "learning"], "mostTime": "medium", "socialComfort": 3]),
            Example(
                "Reminders",
                ["notificationHours": ["from": "08:00", "until": "20:30"], "notificationZone": "Europe/Kyiv"]),
        ], effects: [.writes, .idempotent, .destructive, .clock])

    let access: LazyChallengeRecords

    func run(_ input: SetPreferencesInput, in context: Context) async throws -> MyPreferences {
        try await access.writing(in: context) { try $0.set(input) }
    }
}

extension ChallengeRecords {
    func set(_ input: SetPreferencesInput) throws -> MyPreferences {
        var issues: [ValidationIssue] = []
        issues.refuseStated(input.clear, input.states)
        try issues.refuse()
        guard input != SetPreferencesInput() else {
            throw ComputationError(.refused, "There is nothing to change.")
        }
        do {
            try transaction { db in
                let rules = try choiceRules(db)
                try Learner(self, db).restate { preferences in
                    input.state(&preferences)
                    try input.set(&preferences.settings, rules)
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
    /// Returns whether the input sets a part.
    fileprivate func states(_ part: Part) -> Bool {
        switch part {
        case .mostTime: mostTime != nil
        case .budget: budget != nil
        case .excludedLocations: excludedLocations != nil
        case .preferredCategories: preferredCategories != nil
        case .preferredLocations: preferredLocations != nil
        case .socialComfort: socialComfort != nil
        case .preferredDifficulty: preferredDifficulty != nil
        case .notifications: notificationHours != nil || notificationZone != nil
        case .country: country != nil
        case .retention: retentionDays != nil || afterRetention != nil
        case .coolDown: restAfterCompleting != nil || restAfterSkipping != nil
        case .spread: spread != nil
        case .exploration: exploration != nil
        case .bookings: bookings != nil
        case .home: home != nil
        }
    }

    /// Applies limits and likes.
    fileprivate func state(_ preferences: inout UserPreferences) {
        let unstated = UserPreferences()
        func set<Value>(_ field: WritableKeyPath<UserPreferences, Value>, _ stated: Value?, _ part: Part) {
            preferences[keyPath: field] =
                clear.contains(part) ? unstated[keyPath: field] : stated ?? preferences[keyPath: field]
        }
        // An optional value would become a stated nil in the function above.
        func setAny<Value>(_ field: WritableKeyPath<UserPreferences, Value?>, _ stated: Value?, _ part: Part) {
            set(field, stated.map(Optional.some), part)
        }
        set(\.mostTime, mostTime, .mostTime)
        set(\.budget, budget, .budget)
        setAny(\.socialComfort, socialComfort, .socialComfort)
        set(\.excludedLocations, excludedLocations, .excludedLocations)
        set(\.bookings, bookings, .bookings)
        set(\.preferredCategories, preferredCategories, .preferredCategories)
        set(\.preferredLocations, preferredLocations, .preferredLocations)
        setAny(\.preferredDifficulty, preferredDifficulty, .preferredDifficulty)
        preferences.personalization = personalization ?? preferences.personalization
        preferences.language = language ?? preferences.language
    }

    fileprivate func set(_ settings: inout ChallengeSettings, _ rules: ChoiceRules) throws(ComputationError) {
        settings.isSouthern = isSouthern ?? settings.isSouthern
        settings.home = clear.contains(.home) ? nil : home ?? settings.home
        settings.country = clear.contains(.country) ? nil : country ?? settings.country
        if clear.contains(.retention) { settings.retention = nil }
        if let retentionDays {
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
        if clear.contains(.coolDown) { settings.coolDown = nil }
        if restAfterCompleting != nil || restAfterSkipping != nil {
            settings.coolDown = CoolDown(
                completed: restAfterCompleting ?? rules.coolDown.completed,
                skipped: restAfterSkipping ?? rules.coolDown.skipped)
        }
        settings.spread = clear.contains(.spread) ? nil : spread ?? settings.spread
        settings.exploration = clear.contains(.exploration) ? nil : exploration ?? settings.exploration
    }

    /// Applies the hours for reminders and their zone.
    fileprivate func setReminders(of preferences: inout UserPreferences, own: LocalZone?) throws(ComputationError) {
        if clear.contains(.notifications) {
            (preferences.notifications, preferences.settings.notificationZone) = (nil, nil)
        }
        let stated = try notificationZone.map { zone throws(ComputationError) in
            try ReminderZone.history(zone, at: "notificationZone").name
        }
        let known = preferences.notifications
        guard let hours = notificationHours ?? known.map({ NotificationHours(from: $0.from, until: $0.until) }) else {
            preferences.settings.notificationZone = stated ?? preferences.settings.notificationZone
            return
        }
        let zone = stated ?? known?.zone ?? preferences.settings.notificationZone ?? ReminderZone.name(of: own)
        preferences.notifications = NotificationWindow(from: hours.from, until: hours.until, zone: zone)
        preferences.settings.notificationZone = nil
    }
}
