// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// The user's settings, apart from limits and preferences.
public struct ChallengeSettings: SchemaProviding, Hashable {
    /// Always false: nothing is sent anywhere, not even usage statistics.
    public var analytics: Bool
    /// Whether the home is south of the equator, where the seasons are reversed.
    public var isSouthern: Bool
    /// Where the user lives, for the hour of dusk; dusk is by the season if omitted.
    public var home: HomePosition?
    /// The time zone for reminders whose hours aren't set yet.
    public var notificationZone: String?
    /// The country for public holidays; nil for none.
    public var country: Country?
    /// The person's own holidays, in addition to the country's.
    public var ownHolidays: [HolidayRange]
    /// How long training examples are kept; forever if omitted.
    public var retention: Retention?
    /// How long a challenge rests after it was assigned; nil for the program's.
    public var coolDown: CoolDown?
    /// The scale of the posterior's spread in draws; nil for the program's.
    public var spread: Double?
    /// Probability of picking a random challenge, 0 to 1; nil for the program's.
    public var exploration: Double?

    /// Creates empty settings.
    public init() {
        analytics = false
        isSouthern = false
        ownHolidays = []
    }

    /// Returns whether a holiday of the country or of the person is near a day.
    public func isHoliday(_ day: CalendarDay) -> Bool {
        ownHolidays.contains { $0.contains(day) } || country.map { !$0.holidays(near: day).isEmpty } ?? false
    }

    /// Returns a situation with the hemisphere of the home, whether a holiday is near, and the hour of dusk.
    ///
    /// - Parameters:
    ///   - situation: The situation.
    ///   - offset: The offset of the local clock from UTC on that day in hours; dusk is by the season without it.
    public func situated(_ situation: Situation, offset: Double? = nil) -> Situation {
        var situation = situation
        if situation.dusk == nil, let home, let offset {
            situation.dusk = Dusk.hour(on: situation.day, at: home, offset: offset)
        }
        situation.isSouthern = situation.isSouthern || isSouthern
        situation.isHoliday = situation.isHoliday || isHoliday(situation.day)
        return situation
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeSettings", "The user's settings."
    ) {
        field("analytics", \.analytics, "Always false: nothing is sent anywhere.", .boolean, default: false)
        field("isSouthern", \.isSouthern, "Whether the home is south of the equator.", .boolean, default: false)
        field("home", \.home, "Where the user lives, for the hour of dusk; dusk is by the season if omitted.")
        field(
            "notificationZone", \.notificationZone, "The time zone for reminders whose hours aren't set yet.", .zoneName
        )
        field("country", \.country, "The country for public holidays.")
        field(
            "ownHolidays", \.ownHolidays, "The person's own holidays.",
            .list(of: .nested, count: 0...1_000), default: [])
        field("retention", \.retention, "How long training examples are kept; forever if omitted.")
        field("coolDown", \.coolDown, "How long a challenge rests after it was assigned.")
        field("spread", \.spread, "The scale of the posterior's spread in draws.", .number(0...1))
        field("exploration", \.exploration, "Probability of picking a random challenge.", .number(0...1))
    }
}

/// How long training examples are kept, and what happens to the model learned from them.
public struct Retention: SchemaProviding, Hashable {
    /// The retention period in days.
    public var days: Int
    /// What happens to the model learned from them.
    public var afterwards: Afterwards

    /// What happens to the model learned from deleted examples.
    public enum Afterwards: String, Codable, Sendable, CaseIterable {
        case keepLearned
        case forget
    }

    /// Creates a retention period; the learned model is kept by default.
    public init(days: Int, afterwards: Afterwards = .keepLearned) {
        self.days = days
        self.afterwards = afterwards
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.Retention", "How long training examples are kept.") {
        field("days", \.days, "The retention period in days.", .integer(1...36_500, .days))
        field("afterwards", \.afterwards, "What happens to the model learned from them.", default: .keepLearned)
    }
}

extension Retention.Afterwards: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.Afterwards", "What happens to the model learned from deleted examples."
    ) {
        switch $0 {
        case .keepLearned: "It's kept as a mean and covariance that don't reveal single days."
        case .forget: "It's deleted with them."
        }
    }
}

/// The user's totals so far; the store counts them.
public struct ChallengeCounters: SchemaProviding, Hashable {
    /// The number of assigned challenges, including those that the person chose.
    public var assigned: Int
    /// The number of completed challenges.
    public var completed: Int
    /// The number of skipped challenges.
    public var skipped: Int
    /// The number of expired challenges, whose day ended without an outcome.
    public var expired: Int
    /// The number of days with a completed challenge.
    public var daysActive: Int

    /// Creates counters.
    public init(assigned: Int = 0, completed: Int = 0, skipped: Int = 0, expired: Int = 0, daysActive: Int = 0) {
        self.assigned = assigned
        self.completed = completed
        self.skipped = skipped
        self.expired = expired
        self.daysActive = daysActive
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ChallengeCounters", "The user's totals so far.") {
        field("assigned", \.assigned, "The number of assigned challenges.", .integer(0...Int.max), default: 0)
        field("completed", \.completed, "The number of completed challenges.", .integer(0...Int.max), default: 0)
        field("skipped", \.skipped, "The number of skipped challenges.", .integer(0...Int.max), default: 0)
        field(
            "expired", \.expired, "The number of expired challenges, whose day ended without an outcome.",
            .integer(0...Int.max), default: 0)
        field(
            "daysActive", \.daysActive, "The number of days with a completed challenge.", .integer(0...Int.max, .days),
            default: 0)
    }
}
