// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// The hours for reminders; they span midnight if they end before they begin.
public struct NotificationHours: SchemaProviding, Hashable {
    /// The first minute.
    public var from: ClockTime
    /// The last minute, on the next day if it's before the first.
    public var until: ClockTime

    /// Creates hours.
    public init(from: ClockTime, until: ClockTime) {
        self.from = from
        self.until = until
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.NotificationHours", "The hours for reminders."
    ) {
        field("from", \.from, "The first minute.", .toTheMinute)
        field("until", \.until, "The last minute, on the next day if it's before the first.", .toTheMinute)
    }
}

extension NotificationHours {
    private enum CodingKeys: String, CodingKey { case from, until }

    /// Decodes hours with times such as `08:30`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        from = try ClockTime(toTheMinute: try container.decode(String.self, forKey: .from))
        until = try ClockTime(toTheMinute: try container.decode(String.self, forKey: .until))
    }

    /// Encodes hours with times such as `08:30`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(from.hourAndMinute, forKey: .from)
        try container.encode(until.hourAndMinute, forKey: .until)
    }
}
