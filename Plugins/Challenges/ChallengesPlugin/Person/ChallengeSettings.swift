// SPDX-License-Identifier: Apache-2.0

public import Calendars
public import ComputationKit

/// What somebody set up for themselves, apart from limits and likes.
public struct ChallengeSettings: SchemaProviding, Hashable {
    /// Always false: nothing is sent anywhere, not even usage figures.
    public var analytics: Bool
    /// Whether the home is south of the equator, where the seasons are reversed.
    public var isSouthern: Bool
    /// The time zone for reminders whose hours aren't set yet.
    public var notificationZone: String?
    /// The country whose public holidays are kept; nil for none.
    public var country: Country?
    /// Days that are holidays to the person, whatever a country keeps.
    public var ownHolidays: [HolidayRange]
    /// For how long what was learned from is kept; always when left out.
    public var retention: Retention?
    /// How long a challenge rests after it came; nil for the program's.
    public var coolDown: CoolDown?
    /// By how much the spread of belief is scaled in a draw; nil for the program's.
    public var spread: Double?
    /// Probability of picking a random challenge, 0 to 1; nil for the program's.
    public var exploration: Double?

    /// Settings in which nothing is set.
    public init() {
        analytics = false
        isSouthern = false
        ownHolidays = []
    }

    /// Whether a holiday of the country, or one of the person's own, is near on a day.
    public func isHoliday(_ day: CalendarDay) -> Bool {
        ownHolidays.contains { $0.contains(day) } || country.map { !$0.holidays(near: day).isEmpty } ?? false
    }

    /// A situation with what is known of the home: its hemisphere, and whether a holiday is near.
    public func situated(_ situation: Situation) -> Situation {
        var situation = situation
        situation.isSouthern = situation.isSouthern || isSouthern
        situation.isHoliday = situation.isHoliday || isHoliday(situation.day)
        return situation
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeSettings", "What somebody set up for themselves."
    ) {
        field("analytics", \.analytics, "Always false: nothing is sent anywhere.", .boolean, default: false)
        field("isSouthern", \.isSouthern, "Whether the home is south of the equator.", .boolean, default: false)
        field(
            "notificationZone", \.notificationZone, "The time zone for reminders whose hours aren't set yet.", .zoneName
        )
        field("country", \.country, "The country whose public holidays are kept.")
        field(
            "ownHolidays", \.ownHolidays, "Days that are holidays to the person.",
            .list(of: .nested, count: 0...1_000), default: [])
        field("retention", \.retention, "For how long what was learned from is kept; always when left out.")
        field("coolDown", \.coolDown, "How long a challenge rests after it came.")
        field("spread", \.spread, "By how much the spread of belief is scaled in a draw.", .number(0...1))
        field("exploration", \.exploration, "Probability of picking a random challenge.", .number(0...1))
    }
}

/// For how long training examples are kept, and what becomes of what they taught.
public struct Retention: SchemaProviding, Hashable {
    /// How many days they are kept.
    public var days: Int
    /// What becomes of what they taught.
    public var afterwards: Afterwards

    /// What becomes of what dropped examples taught.
    public enum Afterwards: String, Codable, Sendable, CaseIterable {
        case keepLearned
        case forget
    }

    /// A period, after which what was learned stays unless it is to be forgotten.
    public init(days: Int, afterwards: Afterwards = .keepLearned) {
        self.days = days
        self.afterwards = afterwards
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.Retention", "For how long training examples are kept.") {
        field("days", \.days, "How many days they are kept.", .integer(1...36_500, .days))
        field("afterwards", \.afterwards, "What becomes of what they taught.", default: .keepLearned)
    }
}

extension Retention.Afterwards: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration(
        "challenges.Afterwards", "What happens to what the model learned from dropped days."
    ) {
        switch $0 {
        case .keepLearned: "It stays as a belief (mean and covariance) in which no single day can be seen."
        case .forget: "It goes with them."
        }
    }
}

/// How much somebody did so far; the store counts it.
public struct ChallengeCounters: SchemaProviding, Hashable {
    /// How many challenges were assigned, those that the person chose included.
    public var assigned: Int
    /// How many were done.
    public var completed: Int
    /// How many were turned down.
    public var skipped: Int
    /// How many expired because their day went by.
    public var expired: Int
    /// On how many days something was done.
    public var daysActive: Int

    /// Counts.
    public init(assigned: Int = 0, completed: Int = 0, skipped: Int = 0, expired: Int = 0, daysActive: Int = 0) {
        self.assigned = assigned
        self.completed = completed
        self.skipped = skipped
        self.expired = expired
        self.daysActive = daysActive
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengeCounters", "How much somebody did so far.") {
        field("assigned", \.assigned, "How many challenges were assigned.", .integer(0...Int.max), default: 0)
        field("completed", \.completed, "How many were done.", .integer(0...Int.max), default: 0)
        field("skipped", \.skipped, "How many were turned down.", .integer(0...Int.max), default: 0)
        field("expired", \.expired, "How many expired because their day went by.", .integer(0...Int.max), default: 0)
        field(
            "daysActive", \.daysActive, "On how many days something was done.", .integer(0...Int.max, .days),
            default: 0)
    }
}
