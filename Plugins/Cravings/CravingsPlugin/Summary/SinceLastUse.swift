// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import Presentation

/// The time since the last logged use.
public struct SinceLastUse: SchemaProviding, Hashable {
    /// When the last logged use was.
    public var time: Timestamp
    /// The hours since then.
    public var hours: Double
    /// The number of days since then about which nothing is known.
    public var unknownDays: Int
    /// The time in a sentence.
    public var statement: Message

    /// The last use of a diary; nil without uses.
    init?(_ timeline: DiaryTimeline) {
        guard let last = timeline.uses.last else { return nil }
        time = Timestamp(secondsSince1970: last.second)
        hours = Double(timeline.now - last.second) / 3_600
        // The current day isn't over, so nothing is missing from it yet.
        unknownDays = (last.day..<max(last.day, timeline.today)).count { !timeline.isCovered($0) }
        statement = Self.sentence(hours: hours, unknownDays: unknownDays)
    }

    private static func sentence(hours: Double, unknownDays: Int) -> Message {
        let unknown =
            unknownDays == 0 ? "" : " Nothing is known about \(unknownDays.counted("day")) since then."
        return Message(
            "cravings.since-last-use", "The last logged use was \(hours.hoursInWords) ago.\(unknown)",
            ["hours": .number(hours), "unknownDays": .integer(Int64(unknownDays))])
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.SinceLastUse", "The time since the last logged use.") {
        field("time", \.time, "When the last logged use was.")
        field("hours", \.hours, "The hours since then.", .number(0..., .hours))
        field(
            "unknownDays", \.unknownDays, "The number of days since then about which nothing is known.",
            .integer(0...Int.max, .days))
        field("statement", \.statement, "The time in a sentence.")
    }
}
