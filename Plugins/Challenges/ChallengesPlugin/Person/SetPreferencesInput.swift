// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// What the user states anew.
public struct SetPreferencesInput: SchemaProviding, Hashable {
    /// The longest a challenge may take.
    public var mostTime: TimeInvestment?
    /// The most a challenge may cost.
    public var budget: CostLevel?
    /// How easy company is: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.
    public var socialComfort: Int?
    /// Places that are out of the question.
    public var excludedLocations: [LocationType]?
    /// Preferred categories, most preferred first.
    public var preferredCategories: [ChallengeCategory]?
    /// Preferred places, most preferred first.
    public var preferredLocations: [LocationType]?
    /// How hard a challenge should be.
    public var preferredDifficulty: Int?
    /// The hours in which reminders are welcome.
    public var notificationHours: NotificationHours?
    /// The zone of those hours, now or once they are set; the known one unless given, else that of this machine.
    public var notificationZone: String?
    /// Whether choices learn from what was done, skipped and rated.
    public var personalization: Bool?
    /// The language in which challenges are shown.
    public var language: Language?
    /// Whether the home is south of the equator.
    public var isSouthern: Bool?
    /// The country whose public holidays are kept.
    public var country: Country?
    /// How many days what was learned from is kept; 0 for no limit.
    public var retentionDays: Int?
    /// What becomes of what older days taught.
    public var afterRetention: Retention.Afterwards?
    /// How many days a challenge rests after it was done.
    public var restAfterCompleting: Int?
    /// How many days a challenge rests after it was skipped.
    public var restAfterSkipping: Int?
    /// By how much the spread of belief is scaled in a draw.
    public var spread: Double?
    /// Probability of picking a random challenge.
    public var exploration: Double?
    /// What is taken back.
    public var clear: [Part]

    /// What can be taken back of what was stated.
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
    }

    /// An input that states nothing; what is stated is set afterwards.
    public init() { clear = [] }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.SetPreferencesInput", "What the user states anew.") {
        field("mostTime", \.mostTime, "The longest a challenge may take.")
        field("budget", \.budget, "The most a challenge may cost.")
        field(
            "socialComfort", \.socialComfort,
            "How easy company is: 1 alone, 2 friends and family, 3 a group, 4 and 5 strangers too.", .integer(1...5))
        field(
            "excludedLocations", \.excludedLocations, "Places that are out of the question.",
            .list(of: .nested, count: 0...5))
        field(
            "preferredCategories", \.preferredCategories, "Preferred categories, most preferred first.",
            .list(of: .nested, count: 0...8))
        field(
            "preferredLocations", \.preferredLocations, "Preferred places, most preferred first.",
            .list(of: .nested, count: 0...5))
        field("preferredDifficulty", \.preferredDifficulty, "How hard a challenge should be.", .integer(1...5))
        field("notificationHours", \.notificationHours, "The hours in which reminders are welcome.")
        field(
            "notificationZone", \.notificationZone,
            "The zone of those hours, now or once they are set; the known one unless given, else that of this machine.",
            .zoneName)
        field(
            "personalization", \.personalization, "Whether choices learn from what was done, skipped and rated.",
            .boolean)
        field("language", \.language, "The language in which challenges are shown.")
        field("isSouthern", \.isSouthern, "Whether the home is south of the equator.", .boolean)
        field("country", \.country, "The country whose public holidays are kept.")
        field(
            "retentionDays", \.retentionDays, "How many days what was learned from is kept; 0 for no limit.",
            .integer(0...36_500, .days))
        field("afterRetention", \.afterRetention, "What becomes of what older days taught.")
        field(
            "restAfterCompleting", \.restAfterCompleting, "How many days a challenge rests after it was done.",
            .integer(0...3_650, .days))
        field(
            "restAfterSkipping", \.restAfterSkipping, "How many days a challenge rests after it was skipped.",
            .integer(0...3_650, .days))
        field("spread", \.spread, "By how much the spread of belief is scaled in a draw.", .number(0...1))
        field("exploration", \.exploration, "Probability of picking a random challenge.", .number(0...1))
        field("clear", \.clear, "What is taken back.", .list(of: .nested, count: 0...13), default: [])
    }
}

extension SetPreferencesInput.Part: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "challenges.PreferencePart", "What can be taken back of what was stated."
    ) {
        switch $0 {
        case .mostTime: "The longest a challenge may take."
        case .budget: "The most a challenge may cost."
        case .socialComfort: "How easy company is."
        case .excludedLocations: "Places that are out of the question."
        case .preferredCategories: "Preferred categories."
        case .preferredLocations: "Preferred places."
        case .preferredDifficulty: "How hard a challenge should be."
        case .notifications: "The hours for reminders and their zone."
        case .country: "The country."
        case .retention: "The retention period."
        case .coolDown: "The user's own rests."
        case .spread: "The user's own spread."
        case .exploration: "The user's own exploration rate."
        }
    }
}
