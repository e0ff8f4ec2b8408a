// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A person's preferences; every field is optional.
///
/// A person's preferences: limits, and likes that ranking starts from.
///
/// Every field is optional. A limit excludes challenges; a like only raises their score until the person's own events
/// outweigh it.
@Schema("challenges.UserPreferences")
public struct UserPreferences: SchemaProviding, Hashable {
    /// The maximum time of a challenge.
    ///
    /// A limit.
    public var mostTime: TimeInvestment = .extended
    /// The maximum cost of a challenge.
    ///
    /// A limit.
    public var budget: CostLevel = .large
    /// The comfort with company: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.
    ///
    /// Both a limit and a like; see ``SocialRequirement/leastComfort``. Nil means no limit.
    @Field(.integer(1...5)) public var socialComfort: Int?
    /// The excluded places.
    ///
    /// A limit.
    @Field(count: 0...5) public var excludedLocations: [LocationType] = []
    /// When challenges that need a booking are offered.
    ///
    /// A limit.
    public var bookings: BookingRule = .morning
    /// Preferred categories, most preferred first.
    @Field(count: 0...8) public var preferredCategories: [ChallengeCategory] = []
    /// Preferred places, most preferred first.
    @Field(count: 0...5) public var preferredLocations: [LocationType] = []
    /// The preferred difficulty.
    ///
    /// 1 to 5; a like, nil when nothing was said.
    @Field(.integer(1...5)) public var preferredDifficulty: Int?
    /// The hours for reminders; none if omitted.
    public var notifications: NotificationWindow?
    /// Whether to learn from completed, skipped, and rated challenges.
    ///
    /// Otherwise only the stated preferences count.
    public var personalization: Bool = true
    /// The language in which challenges are shown.
    public var language: Language = .en
    /// The version of the learned model's features.
    ///
    /// The store sets it.
    @Field(.integer(1...Int.max)) public var modelVersion: Int?
    /// When the learned model was last refitted; the store sets it.
    public var modelRefitted: RecordedTime?
    /// The totals so far.
    ///
    /// The store counts them.
    public var counters: ChallengeCounters = ChallengeCounters()
    /// The other settings.
    public var settings: ChallengeSettings = ChallengeSettings()
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
                    path: "preferredLocations[\(index)]", expected: "a place that isn't in `excludedLocations`",
                    got: location.rawValue, naming: ["excludedLocations"]))
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
