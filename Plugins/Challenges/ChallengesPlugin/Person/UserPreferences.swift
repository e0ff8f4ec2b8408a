// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A person's preferences: limits, and likes that ranking starts from.
///
/// Every field is optional. A limit excludes challenges; a like only raises their score until the person's own events
/// outweigh it.
public struct UserPreferences: SchemaProviding, Hashable {
    /// The maximum time of a challenge; a limit.
    public var mostTime: TimeInvestment
    /// The maximum cost of a challenge; a limit.
    public var budget: CostLevel
    /// The comfort with company: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.
    ///
    /// Both a limit and a like; see ``SocialRequirement/leastComfort``. Nil means no limit.
    public var socialComfort: Int?
    /// The excluded places; a limit.
    public var excludedLocations: [LocationType]
    /// When challenges that need a booking are offered; a limit.
    public var bookings: BookingRule
    /// Preferred categories, most preferred first; a like.
    public var preferredCategories: [ChallengeCategory]
    /// Preferred places, most preferred first; a like.
    public var preferredLocations: [LocationType]
    /// The preferred difficulty, 1 to 5; a like, nil when nothing was said.
    public var preferredDifficulty: Int?
    /// The hours for reminders; none if omitted.
    public var notifications: NotificationWindow?
    /// Whether to learn from completed, skipped, and rated challenges; otherwise only the stated preferences count.
    public var personalization: Bool
    /// The language in which challenges are shown.
    public var language: Language
    /// The version of the learned model's features; the store sets it.
    public var modelVersion: Int?
    /// When the learned model was last refitted; the store sets it.
    public var modelRefitted: RecordedTime?
    /// The totals so far; the store counts them.
    public var counters: ChallengeCounters
    /// The other settings.
    public var settings: ChallengeSettings

    /// Creates empty preferences.
    public init() {
        mostTime = .extended
        budget = .large
        excludedLocations = []
        bookings = .morning
        preferredCategories = []
        preferredLocations = []
        personalization = true
        language = .en
        counters = ChallengeCounters()
        settings = ChallengeSettings()
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.UserPreferences", "A person's preferences; every field is optional."
    ) {
        field("mostTime", \.mostTime, "The maximum time of a challenge.", default: .extended)
        field("budget", \.budget, "The maximum cost of a challenge.", default: .large)
        field(
            "socialComfort", \.socialComfort,
            "The comfort with company: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.",
            .integer(1...5))
        field(
            "excludedLocations", \.excludedLocations, "The excluded places.",
            .list(of: .nested, count: 0...5), default: [])
        field(
            "bookings", \.bookings, "When challenges that need a booking are offered.", default: .morning)
        field(
            "preferredCategories", \.preferredCategories, "Preferred categories, most preferred first.",
            .list(of: .nested, count: 0...8), default: [])
        field(
            "preferredLocations", \.preferredLocations, "Preferred places, most preferred first.",
            .list(of: .nested, count: 0...5), default: [])
        field(
            "preferredDifficulty", \.preferredDifficulty, "The preferred difficulty.", .integer(1...5))
        field("notifications", \.notifications, "The hours for reminders; none if omitted.")
        field(
            "personalization", \.personalization, "Whether to learn from completed, skipped, and rated challenges.",
            .boolean, default: true)
        field("language", \.language, "The language in which challenges are shown.", default: .en)
        field("modelVersion", \.modelVersion, "The version of the learned model's features.", .integer(1...Int.max))
        field("modelRefitted", \.modelRefitted, "When the learned model was last refitted; the store sets it.")
        field("counters", \.counters, "The totals so far.", default: ChallengeCounters())
        field("settings", \.settings, "The other settings.", default: ChallengeSettings())
    }
}

extension UserPreferences: ValidatedRecord {
    /// Reports repeated categories, places, and holidays, places that are both preferred and excluded, an empty window,
    /// holidays that end before they begin, and analytics.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: excludedLocations.map(\.rawValue), at: "excludedLocations")
        issues.refuseRepeats(in: preferredCategories.map(\.rawValue), at: "preferredCategories")
        issues.refuseRepeats(in: preferredLocations.map(\.rawValue), at: "preferredLocations")
        for (index, location) in preferredLocations.enumerated() where excludedLocations.contains(location) {
            issues.append(
                ValidationIssue(
                    path: "preferredLocations[\(index)]", expected: "a place that isn't in excludedLocations",
                    got: location.rawValue))
        }
        issues.collect(under: "notifications") { notifications?.collect(&$0) }
        for (index, holiday) in settings.ownHolidays.enumerated() {
            issues.collect(under: "settings.ownHolidays[\(index)]") { $0 += holiday.contradictions(today: today) }
        }
        issues.refuseRepeats(in: settings.ownHolidays.map(\.name), at: "settings.ownHolidays")
        if settings.analytics {
            issues.append(
                ValidationIssue(
                    path: "settings.analytics", expected: "false, because there are no analytics", got: "true"))
        }
        return issues
    }
}
