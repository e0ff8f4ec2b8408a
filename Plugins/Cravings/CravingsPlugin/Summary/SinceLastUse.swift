// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros
internal import Presentation

/// The time since the last logged use.
@Schema("cravings.SinceLastUse")
public struct SinceLastUse: SchemaProviding, Hashable {
    /// When the last logged use was.
    public var time: Timestamp
    /// The hours since then.
    @Field(.number(0..., .hours)) public var hours: Double
    /// The number of unknown days since then.
    @Field(.integer(0...Int.max, .days)) public var unknownDays: Int
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
}
