// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension ChallengeReminder {
    /// A calendar with one event and its alarm (RFC 5545).
    var calendar: String {
        let start = Self.stamp(due)
        let minutes = challenge?.traits.timeInvestment.minutes ?? 15
        let title = challenge?.title ?? "The challenge of the day"
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//challenge 0.1.0//EN", "BEGIN:VEVENT",
            "UID:\(id)@almanac.invalid", "DTSTAMP:\(Self.stamp(asOf))", "DTSTART:\(start)", "DURATION:PT\(minutes)M",
            "SUMMARY:\(Self.escaped(title))", "DESCRIPTION:\(Self.escaped(challenge?.description ?? ""))",
            "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0M",
            "DESCRIPTION:\(Self.escaped(title))", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
        ]
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    /// An instant in UTC as section 3.3.5 writes it: `20261121T080000Z`.
    private static func stamp(_ instant: RecordedTime) -> String {
        instant.description.filter { $0 != "-" && $0 != ":" }
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
    private static func folded(_ line: String) -> String {
        var result = ""
        var used = 0
        for character in line {
            let count = character.utf8.count
            if used + count > 75 {
                result += "\r\n "
                used = 1
            }
            result.append(character)
            used += count
        }
        return result
    }
}
