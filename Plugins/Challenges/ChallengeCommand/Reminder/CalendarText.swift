// SPDX-License-Identifier: Apache-2.0

import ChallengesPlugin
import ComputationKit

/// A reminder as a calendar with one event and its alarm (RFC 5545).
struct CalendarText {
    let bytes: [UInt8]

    /// - Parameters:
    ///   - reminder: when, and of what.
    ///   - key: what tells the person's day from all others, so that a later calendar replaces the event of an earlier.
    ///   - description: what to do, in full.
    ///   - now: when the calendar is written.
    init(_ reminder: Reminder, key: String, description: String, written now: Timestamp) {
        let start = Self.stamp(reminder.due)
        let minutes = reminder.challenge?.traits.timeInvestment.minutes ?? 15
        let title = reminder.challenge?.title ?? "The challenge of the day"
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//challenge 0.1.0//EN", "BEGIN:VEVENT",
            "UID:\(key)@almanac.invalid", "DTSTAMP:\(Self.stamp(now))", "DTSTART:\(start)",
            "DURATION:PT\(minutes)M", "SUMMARY:\(Self.escaped(title))", "DESCRIPTION:\(Self.escaped(description))",
            "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0M",
            "DESCRIPTION:\(Self.escaped(title))", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
        ]
        bytes = lines.flatMap { Self.folded($0) + [13, 10] }
    }

    /// An instant in UTC as section 3.3.5 writes it: `20261121T080000Z`.
    private static func stamp(_ instant: Timestamp) -> String {
        RecordedTime(instant).description.filter { $0 != "-" && $0 != ":" }
    }

    /// Text of section 3.3.11: backslash, semicolon, comma and line breaks escaped.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\", ";", ",": result += "\\" + String(character)
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
    }

    /// A line of section 3.1: at most 75 octets, broken between characters, each next one begun by a space.
    private static func folded(_ line: String) -> [UInt8] {
        var result: [UInt8] = []
        var used = 0
        for character in line {
            let bytes = Array(String(character).utf8)
            if used + bytes.count > 75 {
                result += [13, 10, 32]
                used = 1
            }
            result += bytes
            used += bytes.count
        }
        return result
    }
}
