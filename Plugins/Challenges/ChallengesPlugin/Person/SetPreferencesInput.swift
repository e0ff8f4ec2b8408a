// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// Preferences to change.
public struct SetPreferencesInput: SchemaProviding, Hashable {
    /// The maximum time of a challenge.
    public var mostTime: TimeInvestment?
    /// The maximum cost of a challenge.
    public var budget: CostLevel?
    /// The comfort with company: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.
    public var socialComfort: Int?
    /// The excluded places.
    public var excludedLocations: [LocationType]?
    /// When challenges that need a booking are offered.
    public var bookings: BookingRule?
    /// Preferred categories, most preferred first.
    public var preferredCategories: [ChallengeCategory]?
    /// Preferred places, most preferred first.
    public var preferredLocations: [LocationType]?
    /// The preferred difficulty.
    public var preferredDifficulty: Int?
    /// The hours for reminders.
    public var notificationHours: NotificationHours?
    /// The time zone of the reminder hours, set now or later; by default, the stored zone or this machine's.
    public var notificationZone: String?
    /// Whether to learn from completed, skipped, and rated challenges.
    public var personalization: Bool?
    /// The language in which challenges are shown.
    public var language: Language?
    /// Whether the home is south of the equator.
    public var isSouthern: Bool?
    /// Where the user lives, for the hour of dusk.
    public var home: HomePosition?
    /// The country for public holidays.
    public var country: Country?
    /// The retention period of training examples in days; 0 for no limit.
    public var retentionDays: Int?
    /// What happens to the model learned from older days.
    public var afterRetention: Retention.Afterwards?
    /// The number of days a challenge rests after it was completed.
    public var restAfterCompleting: Int?
    /// The number of days a challenge rests after it was skipped.
    public var restAfterSkipping: Int?
    /// The scale of the posterior's spread in draws.
    public var spread: Double?
    /// Probability of picking a random challenge.
    public var exploration: Double?
    /// The values to remove.
    public var clear: [Part]

    /// A preference that can be cleared.
    public enum Part: String, Codable, Sendable, CaseIterable {
        case mostTime
        case budget
        case socialComfort
        case excludedLocations
        case preferredCategories
        case preferredLocations
        case preferredDifficulty
        case notifications
        case country
        case retention
        case coolDown
        case spread
        case exploration
        case bookings
        case home
    }

    /// Creates an input that changes nothing; set the changes afterward.
    public init() { clear = [] }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.SetPreferencesInput", "Preferences to change.") {
        field("mostTime", \.mostTime, "The maximum time of a challenge.")
        field("budget", \.budget, "The maximum cost of a challenge.")
        field(
            "socialComfort", \.socialComfort,
            "The comfort with company: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.",
            .integer(1...5))
        field(
            "excludedLocations", \.excludedLocations, "The excluded places.",
            .list(of: .nested, count: 0...5))
        field("bookings", \.bookings, "When challenges that need a booking are offered.")
        field(
            "preferredCategories", \.preferredCategories, "Preferred categories, most preferred first.",
            .list(of: .nested, count: 0...8))
        field(
            "preferredLocations", \.preferredLocations, "Preferred places, most preferred first.",
            .list(of: .nested, count: 0...5))
        field("preferredDifficulty", \.preferredDifficulty, "The preferred difficulty.", .integer(1...5))
        field("notificationHours", \.notificationHours, "The hours for reminders.")
        field(
            "notificationZone", \.notificationZone,
            "The time zone of the reminder hours, set now or later; by default, the stored zone or this machine's.",
            .zoneName)
        field(
            "personalization", \.personalization, "Whether to learn from completed, skipped, and rated challenges.",
            .boolean)
        field("language", \.language, "The language in which challenges are shown.")
        field("isSouthern", \.isSouthern, "Whether the home is south of the equator.", .boolean)
        field("home", \.home, "Where the user lives, for the hour of dusk.")
        field("country", \.country, "The country for public holidays.")
        field(
            "retentionDays", \.retentionDays, "The retention period of training examples in days; 0 for no limit.",
            .integer(0...36_500, .days))
        field("afterRetention", \.afterRetention, "What happens to the model learned from older days.")
        field(
            "restAfterCompleting", \.restAfterCompleting,
            "The number of days a challenge rests after it was completed.",
            .integer(0...3_650, .days))
        field(
            "restAfterSkipping", \.restAfterSkipping, "The number of days a challenge rests after it was skipped.",
            .integer(0...3_650, .days))
        field("spread", \.spread, "The scale of the posterior's spread in draws.", .number(0...1))
        field("exploration", \.exploration, "Probability of picking a random challenge.", .number(0...1))
        field("clear", \.clear, "The values to remove.", .list(of: .nested, count: 0...15), default: [])
    }
}

extension SetPreferencesInput.Part: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.PreferencePart", "A preference that can be cleared."
    ) {
        switch $0 {
        case .mostTime: "The maximum time of a challenge."
        case .budget: "The maximum cost of a challenge."
        case .socialComfort: "The comfort with company."
        case .excludedLocations: "The excluded places."
        case .preferredCategories: "Preferred categories."
        case .preferredLocations: "Preferred places."
        case .preferredDifficulty: "The preferred difficulty."
        case .notifications: "Applies the hours for reminders and their zone."
        case .country: "The country."
        case .retention: "The retention period."
        case .coolDown: "The rests."
        case .spread: "The spread."
        case .exploration: "The exploration rate."
        case .bookings: "When challenges that need a booking are offered."
        case .home: "Where the user lives."
        }
    }
}
