// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit
internal import ComputationMacros

/// Preferences to change; null returns one to its default.
@Schema("challenges.SetPreferencesInput")
public struct SetPreferencesInput: SchemaProviding, Hashable {
    /// The maximum time of a challenge.
    public var mostTime: TimeInvestment??
    /// The maximum cost of a challenge.
    public var budget: CostLevel??
    /// The comfort with company: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.
    @Field(.integer(1...5)) public var socialComfort: Int??
    /// The excluded places.
    @Field(count: 0...5) public var excludedLocations: [LocationType]??
    /// When challenges that need a booking are offered.
    public var bookings: BookingRule??
    /// Preferred categories, most preferred first.
    @Field(count: 0...8) public var preferredCategories: [ChallengeCategory]??
    /// Preferred places, most preferred first.
    @Field(count: 0...5) public var preferredLocations: [LocationType]??
    /// The preferred difficulty.
    @Field(.integer(1...5)) public var preferredDifficulty: Int??
    /// The hours for reminders; null clears their zone too.
    public var notificationHours: NotificationHours??
    /// The zone of the reminder hours, such as Europe/Kyiv, set now or later; the stored or this machine's by default.
    @Field(.zoneName) public var notificationZone: String?
    /// Whether to learn from completed, skipped, and rated challenges.
    public var personalization: Bool?
    /// The language in which challenges are shown.
    public var language: Language?
    /// Whether the home is south of the equator.
    public var isSouthern: Bool?
    /// Where the user lives, for the hour of dusk.
    public var home: HomePosition??
    /// The country for public holidays, such as UA.
    public var country: Country??
    /// The retention period of training examples in days; 0 for no limit.
    @Field(.integer(0...36_500, .days)) public var retentionDays: Int??
    /// What happens to the model learned from older days.
    public var afterRetention: Retention.Afterwards?
    /// The number of days a challenge rests after it was completed.
    @Field(.integer(0...3_650, .days)) public var restAfterCompleting: Int??
    /// The number of days a challenge rests after it was skipped.
    @Field(.integer(0...3_650, .days)) public var restAfterSkipping: Int??
    /// The scale of the posterior's spread, which makes draws random.
    @Field(.number(0...1)) public var spread: Double??
    /// Probability of picking a random challenge.
    @Field(.number(0...1)) public var exploration: Double??
}
