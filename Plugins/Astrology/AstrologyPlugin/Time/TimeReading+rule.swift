// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension TimeReading {
    /// Creates the reading of an instant on a timeline.
    init(_ instant: UTCInstant, in stretch: ZoneTimeline.Stretch, of timeline: ZoneTimeline, kind: Kind) {
        let rule = stretch.rule
        julianDay = instant.julianDay
        utc = instant.description
        offset = UTCOffset(unchecked: stretch.offset)
        standardOffset = UTCOffset(unchecked: stretch.isLocalMeanTime ? stretch.offset : rule.standardOffset)
        abbreviation = rule.abbreviation
        isDaylight = rule.saving > 0
        isDoubleSummerTime = rule.saving >= 7200
        isLocalMeanTime = stretch.isLocalMeanTime
        self.kind = kind
        self.rule = Self.sentence(stretch, timeline)
    }

    private static func sentence(_ stretch: ZoneTimeline.Stretch, _ timeline: ZoneTimeline) -> String {
        var text = ISO8601Writer(capacity: 128)
        guard let zone = timeline.zone else {
            if stretch.isLocalMeanTime, let longitude = timeline.longitude {
                text.appendMeanTime(of: longitude, offset: stretch.offset)
                text.append(", as requested")
            } else {
                text.append("fixed offset ")
                text.append(UTCOffset(unchecked: stretch.offset))
                text.append(timeline.isStated ? ", as specified" : ", by the table of territories")
            }
            return text.string
        }
        let rule = stretch.rule
        text.append(zone.name)
        text.append(": ")
        if rule.isLocalMeanTime {
            if let longitude = timeline.longitude {
                text.appendMeanTime(of: longitude, offset: stretch.offset)
            } else {
                text.append("local mean time of the zone's main city (")
                text.append(UTCOffset(unchecked: stretch.offset))
                text.append(")")
            }
            text.append(", before standard time")
        } else {
            let isNumeric = rule.abbreviation.first == "+" || rule.abbreviation.first == "-"
            if !isNumeric {
                text.append(rule.abbreviation)
                text.append(" (")
            }
            text.append(UTCOffset(unchecked: rule.offset))
            if !isNumeric { text.append(")") }
            text.append(", ")
            text.appendKind(of: rule)
        }
        text.appendTerm(of: stretch)
        if rule.isLocalMeanTime, timeline.longitude != nil {
            text.append("; the zone's entry is ")
            text.append(UTCOffset(unchecked: rule.offset))
        }
        return text.string
    }
}

extension ISO8601Writer {
    fileprivate mutating func appendMeanTime(of longitude: Double, offset: Int) {
        text("local mean time of longitude ")
        append(degrees: longitude)
        text(" (")
        append(UTCOffset(unchecked: offset))
        text(")")
    }

    private mutating func text(_ text: String) { append(text) }

    /// Appends a longitude with four decimals and its direction: `30.5234 E`.
    private mutating func append(degrees longitude: Double) {
        let units = Int((abs(longitude) * 10_000).rounded())
        append(units / 10_000, width: 1)
        append(".")
        append(units % 10_000, width: 4)
        append(longitude < 0 ? " W" : " E")
    }

    fileprivate mutating func appendKind(of rule: ZoneRule) {
        guard rule.abbreviation != ZoneRule.undefined else { return append("local time not defined") }
        let saving = rule.saving
        switch saving {
        case 0: append("standard time")
        case 3600: append("daylight saving time")
        case 7200: append("double summer time, 2 h ahead of standard time")
        default:
            if saving > 0 { append("daylight saving time, ") }
            appendDuration(abs(saving))
            append(saving > 0 ? " ahead of standard time" : " behind standard time")
        }
    }

    mutating func appendDuration(_ seconds: Int) {
        let parts = [(seconds / 3600, " h"), (seconds / 60 % 60, " min"), (seconds % 60, " s")]
        var isFirst = true
        for (number, unit) in parts where number > 0 {
            if !isFirst { append(" ") }
            append(number, width: 1)
            append(unit)
            isFirst = false
        }
    }

    /// Appends the local dates of the first and last second of a rule.
    fileprivate mutating func appendTerm(of stretch: ZoneTimeline.Stretch) {
        let isFromKnown = stretch.start > Self.earliest
        let isUntilKnown = stretch.end < Self.latest
        guard isFromKnown || isUntilKnown else { return }
        append(", in force ")
        if isFromKnown {
            append(isUntilKnown ? "from " : "since ")
            append(date(of: stretch.start, offset: stretch.offset))
        }
        if isUntilKnown {
            append(isFromKnown ? " to " : "until ")
            append(date(of: stretch.end - 1, offset: stretch.offset))
        }
    }

    private func date(of second: Int, offset: Int) -> CalendarDate {
        LocalDateTime(clockSeconds: second + offset, nanosecond: 0, calendar: .gregorian).date
    }

    /// Changes outside these seconds (about the years -13000 and 17000) aren't shown as dates.
    private static let earliest = -472_000_000_000
    private static let latest = 474_000_000_000
}
