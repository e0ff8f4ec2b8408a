// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What somebody says of themselves: limits that are kept, and likes that ranking starts from.
///
/// An empty object is a preference too: nothing need be stated. A limit removes challenges; a like only moves them up
/// until the person's own events say otherwise.
public struct UserPreferences: SchemaProviding, Hashable {
    /// The longest a challenge may take; a limit.
    public var mostTime: TimeInvestment
    /// The most a challenge may cost; a limit.
    public var budget: CostLevel
    /// How easy company is: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.
    ///
    /// A limit and a like, see ``SocialRequirement/leastComfort``; nil when nothing was said, which is no limit.
    public var socialComfort: Int?
    /// Places that are out of the question; a limit.
    public var excludedLocations: [LocationType]
    /// Preferred categories, most preferred first; a like.
    public var preferredCategories: [ChallengeCategory]
    /// Preferred places, most preferred first; a like.
    public var preferredLocations: [LocationType]
    /// How hard a challenge should be, 1 to 5; a like, nil when nothing was said.
    public var preferredDifficulty: Int?
    /// When reminders are welcome; never when left out.
    public var notifications: NotificationWindow?
    /// Whether choices learn from what was done, skipped and rated; without, they rest on what is stated here.
    public var personalization: Bool
    /// The language in which challenges are shown.
    public var language: Language
    /// The version of the learned model's features; the store sets it.
    public var modelVersion: Int?
    /// When the learned model was last refitted; the store sets it.
    public var modelRefitted: RecordedTime?
    /// How much was done so far; the store counts it.
    public var counters: ChallengeCounters
    /// What else was set up.
    public var settings: ChallengeSettings

    /// Preferences in which nothing is stated.
    public init() {
        mostTime = .extended
        budget = .large
        excludedLocations = []
        preferredCategories = []
        preferredLocations = []
        personalization = true
        language = .en
        counters = ChallengeCounters()
        settings = ChallengeSettings()
    }

    /// What they look like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.UserPreferences", "What somebody says of themselves; an empty object will do."
    ) {
        field("mostTime", \.mostTime, "The longest a challenge may take.", default: .extended)
        field("budget", \.budget, "The most a challenge may cost.", default: .large)
        field(
            "socialComfort", \.socialComfort,
            "How easy company is: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.", .integer(1...5))
        field(
            "excludedLocations", \.excludedLocations, "Places that are out of the question.",
            .list(of: .nested, count: 0...5), default: [])
        field(
            "preferredCategories", \.preferredCategories, "Preferred categories, most preferred first.",
            .list(of: .nested, count: 0...8), default: [])
        field(
            "preferredLocations", \.preferredLocations, "Preferred places, most preferred first.",
            .list(of: .nested, count: 0...5), default: [])
        field(
            "preferredDifficulty", \.preferredDifficulty, "How hard a challenge should be.", .integer(1...5))
        field("notifications", \.notifications, "When reminders are welcome; never when left out.")
        field(
            "personalization", \.personalization, "Whether choices learn from what was done, skipped and rated.",
            .boolean, default: true)
        field("language", \.language, "The language in which challenges are shown.", default: .en)
        field("modelVersion", \.modelVersion, "The version of the learned model's features.", .integer(1...Int.max))
        field("modelRefitted", \.modelRefitted, "When the learned model was last refitted; the store sets it.")
        field("counters", \.counters, "How much was done so far.", default: ChallengeCounters())
        field("settings", \.settings, "What else was set up.", default: ChallengeSettings())
    }
}

extension UserPreferences: ValidatedRecord {
    /// Each category, place and holiday is named once, no place is both liked and excluded, the window does
    /// not end when it begins, a holiday does not end before it begins, and analytics stays off.
    public func contradictions(today: CalendarDay) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        issues.refuseRepeats(in: excludedLocations.map(\.rawValue), at: "excludedLocations")
        issues.refuseRepeats(in: preferredCategories.map(\.rawValue), at: "preferredCategories")
        issues.refuseRepeats(in: preferredLocations.map(\.rawValue), at: "preferredLocations")
        for (index, location) in preferredLocations.enumerated() where excludedLocations.contains(location) {
            issues.append(
                ValidationIssue(
                    path: "preferredLocations[\(index)]", expected: "a place that is not among excludedLocations",
                    got: location.rawValue))
        }
        issues.collect(under: "notifications") { notifications?.collect(&$0) }
        for (index, holiday) in settings.ownHolidays.enumerated() {
            issues.collect(under: "settings.ownHolidays[\(index)]") { $0 += holiday.contradictions(today: today) }
        }
        issues.refuseRepeats(in: settings.ownHolidays.map(\.name), at: "settings.ownHolidays")
        if settings.analytics {
            issues.append(
                ValidationIssue(path: "settings.analytics", expected: "false, since there is none", got: "true"))
        }
        return issues
    }
}
