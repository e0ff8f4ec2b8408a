// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

extension ISO8601Writer {
    /// Appends `YYYY-MM-DD`, without the calendar.
    mutating func append(_ date: CalendarDate) {
        append(year: date.year, month: date.month, day: date.day)
    }

    /// Appends `YYYY-MM-DDTHH:MM:SS`, without the calendar.
    mutating func append(_ dateTime: LocalDateTime) {
        append(dateTime.date)
        append("T")
        append(dateTime.time)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date as `YYYY-MM-DD`, without its calendar; years before 0 or after 9999 have a sign.
    public var description: String {
        var text = ISO8601Writer(capacity: 16)
        text.append(self)
        return text.string
    }

    /// The date as `YYYY-MM-DD`, with the suffix `[u-ca=julian]` for a Julian date.
    public var taggedDescription: String {
        description + calendar.tag
    }
}

extension CalendarSystem {
    var tag: String { self == .julian ? "[u-ca=julian]" : "" }
}

extension LocalDateTime: CustomStringConvertible {
    /// The date and time as `YYYY-MM-DDTHH:MM:SS`, without the calendar.
    public var description: String {
        var text = ISO8601Writer()
        text.append(self)
        return text.string
    }

    /// The date and time, with the suffix `[u-ca=julian]` for a Julian date.
    public var taggedDescription: String {
        description + date.calendar.tag
    }
}

extension UTCInstant: CustomStringConvertible {
    /// The instant as ISO 8601 text with `Z`, in the proleptic Gregorian calendar.
    var description: String {
        var text = ISO8601Writer()
        text.append(dateTime)
        text.append("Z")
        return text.string
    }
}
