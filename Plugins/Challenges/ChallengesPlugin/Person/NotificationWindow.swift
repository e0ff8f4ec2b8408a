// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// The hours for reminders, on the clock of a zone; they span midnight if they end before they begin.
///
/// Both ends are to the minute, such as `08:30`; seconds are omitted.
public struct NotificationWindow: SchemaProviding, Hashable {
    /// The first minute, such as `08:00`.
    public var from: ClockTime
    /// The last minute, on the next day if it's before the first; written like `20:30`.
    public var until: ClockTime
    /// The time zone of that clock, by its name in the tz database, such as `Europe/Kyiv`.
    public var zone: String

    /// Creates a window.
    public init(from: ClockTime, until: ClockTime, zone: String) {
        self.from = from
        self.until = until
        self.zone = zone
    }

    /// The first minute of a day that is in the window.
    public var first: ClockTime { from <= until ? from : .midnight }

    /// Returns whether a time of day is in the window.
    public func contains(_ time: ClockTime) -> Bool {
        from <= until ? from <= time && time <= until : from <= time || time <= until
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.NotificationWindow", "The hours for reminders."
    ) {
        field("from", \.from, "The first minute.", .toTheMinute)
        field("until", \.until, "The last minute, on the next day if it's before the first.", .toTheMinute)
        field("zone", \.zone, "The time zone of that clock.", .zoneName)
    }

    func collect(_ issues: inout [ValidationIssue]) {
        guard until == from else { return }
        issues.append(
            ValidationIssue(
                path: "until", expected: "a time other than from, \(from.hourAndMinute)", got: until.hourAndMinute))
    }
}

extension NotificationWindow {
    private enum CodingKeys: String, CodingKey { case from, until, zone }

    /// Decodes a window with times such as `08:30`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        from = try ClockTime(toTheMinute: try container.decode(String.self, forKey: .from))
        until = try ClockTime(toTheMinute: try container.decode(String.self, forKey: .until))
        zone = try container.decode(String.self, forKey: .zone)
    }

    /// Encodes a window with times such as `08:30`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(from.hourAndMinute, forKey: .from)
        try container.encode(until.hourAndMinute, forKey: .until)
        try container.encode(zone, forKey: .zone)
    }
}

extension ClockTime {
    /// Creates a time to the minute from text such as `08:30`.
    ///
    /// - Throws: ``ValidationIssue`` with an empty path if the text has seconds, or isn't a time.
    package init(toTheMinute text: String) throws(ValidationIssue) {
        guard text.utf8.count == 5, let time = try? ClockTime(text), time.hourAndMinute == text else {
            throw ValidationIssue(path: "", expected: Self.minuteExpectation, got: "\"\(text)\"")
        }
        self = time
    }

    fileprivate static let minuteExpectation = "a time such as 08:30"
}

extension Schema where Value == ClockTime {
    /// A time of day without seconds.
    static var toTheMinute: Schema {
        text(
            "challenges.ClockTime", "A time of the day to the minute.", expected: ClockTime.minuteExpectation,
            pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$", example: "08:30", print: \.hourAndMinute,
            check: { text in
                do throws(ValidationIssue) {
                    _ = try ClockTime(toTheMinute: text)
                    return nil
                } catch {
                    return error
                }
            })
    }
}

extension Schema where Value == String {
    /// A name in the form of the tz database: words of letters, digits, `_`, `+` and `-` with slashes between.
    static var zoneName: Schema {
        text(
            "a time zone name such as Europe/Kyiv", pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", lengths: 1...100,
            example: "Europe/Kyiv")
    }
}
