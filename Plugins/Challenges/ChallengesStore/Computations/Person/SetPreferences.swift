// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

/// Changes what the user stated.
struct SetPreferences: Computation {
    let manifest = Manifest(
        id: Challenges.setPreferences.id,
        summary: "Changes what you state of yourself; what is left out stays.",
        discussion: """
            Learning starts from what is stated, so it follows. Reminders without a zone keep the one that they had, else they \
            take that of this machine.
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
        do {
            try transaction { db in
                let rules = try choiceRules(db)
                try editPreferences(db) { preferences in
                    input.state(&preferences)
                    try input.set(&preferences.settings, rules)
                    preferences.notifications = try input.window(preferences.notifications, own: clock.zone)
                }
            }
        } catch let error as ComputationError {
            throw error.renamingPaths { $0 == "notifications.until" ? "notificationHours.until" : $0 }
        }
        return try statement()
    }
}

extension SetPreferencesInput {
    /// Whether a part is stated anew.
    fileprivate func states(_ part: Part) -> Bool {
        switch part {
        case .socialComfort: socialComfort != nil
        case .preferredDifficulty: preferredDifficulty != nil
        case .notifications: notificationHours != nil || notificationZone != nil
        case .country: country != nil
        case .retention: retentionDays != nil || afterRetention != nil
        case .coolDown: restAfterCompleting != nil || restAfterSkipping != nil
        case .spread: spread != nil
        case .exploration: exploration != nil
        }
    }

    /// Limits and likes.
    fileprivate func state(_ preferences: inout UserPreferences) {
        preferences.mostTime = mostTime ?? preferences.mostTime
        preferences.budget = budget ?? preferences.budget
        preferences.socialComfort = clear.contains(.socialComfort) ? nil : socialComfort ?? preferences.socialComfort
        preferences.excludedLocations = excludedLocations ?? preferences.excludedLocations
        preferences.preferredCategories = preferredCategories ?? preferences.preferredCategories
        preferences.preferredLocations = preferredLocations ?? preferences.preferredLocations
        preferences.preferredDifficulty =
            clear.contains(.preferredDifficulty) ? nil : preferredDifficulty ?? preferences.preferredDifficulty
        preferences.personalization = personalization ?? preferences.personalization
        preferences.language = language ?? preferences.language
    }

    fileprivate func set(_ settings: inout ChallengeSettings, _ rules: ChoiceRules) throws(ComputationError) {
        settings.isSouthern = isSouthern ?? settings.isSouthern
        settings.country = clear.contains(.country) ? nil : country ?? settings.country
        if clear.contains(.retention) { settings.retention = nil }
        if let retentionDays {
            settings.retention = Retention(
                days: retentionDays, afterwards: settings.retention?.afterwards ?? .keepLearned)
        }
        if let afterRetention {
            guard settings.retention != nil else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "afterRetention", expected: "a retention period that it belongs to",
                        got: afterRetention.rawValue, recoverySuggestion: "state retentionDays as well")
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

    fileprivate func window(
        _ known: NotificationWindow?, own: LocalZone?
    ) throws(ComputationError) -> NotificationWindow? {
        if clear.contains(.notifications) { return nil }
        guard let hours = notificationHours ?? known.map({ NotificationHours(from: $0.from, until: $0.until) }) else {
            guard let notificationZone else { return nil }
            throw ComputationError.refused([
                ValidationIssue(
                    path: "notificationZone", expected: "hours that it belongs to", got: notificationZone.quoted(),
                    recoverySuggestion: "state notificationHours as well")
            ])
        }
        guard notificationHours != nil || notificationZone != nil else { return known }
        let zone =
            if let named = notificationZone ?? known?.zone {
                try ReminderZone.history(named, at: "notificationZone").name
            } else {
                ReminderZone.name(of: own)
            }
        return NotificationWindow(from: hours.from, until: hours.until, zone: zone)
    }
}
