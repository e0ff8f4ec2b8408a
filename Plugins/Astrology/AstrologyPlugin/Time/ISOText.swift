// SPDX-License-Identifier: AGPL-3.0-or-later

/// Builds ASCII text byte by byte; the texts of a million births should cost less than their charts.
struct ISOText {
    private var bytes: [UInt8] = []

    init(capacity: Int = 40) {
        bytes.reserveCapacity(capacity)
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ character: Unicode.Scalar) {
        bytes.append(UInt8(truncatingIfNeeded: character.value))
    }

    /// Appends a non-negative number with at least `width` digits.
    mutating func append(_ number: Int, width: Int) {
        var divisor = 1
        var digits = 1
        while number / divisor >= 10 || digits < width {
            divisor *= 10
            digits += 1
        }
        while divisor > 0 {
            bytes.append(48 + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
    }

    /// Appends `YYYY-MM-DD`; years outside 0000 to 9999 get a sign, as ISO 8601's expanded form asks.
    mutating func append(_ date: CalendarDate) {
        if date.year < 0 {
            append("-")
        } else if date.year > 9999 {
            append("+")
        }
        append(abs(date.year), width: 4)
        append("-")
        append(date.month, width: 2)
        append("-")
        append(date.day, width: 2)
    }

    mutating func append(_ time: ClockTime) {
        append(time.hour, width: 2)
        append(":")
        append(time.minute, width: 2)
        append(":")
        append(time.second, width: 2)
        guard time.nanosecond != 0 else { return }
        var fraction = time.nanosecond
        var width = 9
        while fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        append(".")
        append(fraction, width: width)
    }

    mutating func append(_ offset: UTCOffset) {
        let seconds = abs(offset.seconds)
        append(offset.seconds < 0 ? "-" : "+")
        append(seconds / 3600, width: 2)
        append(":")
        append(seconds / 60 % 60, width: 2)
        guard seconds % 60 != 0 else { return }
        append(":")
        append(seconds % 60, width: 2)
    }

    mutating func append(_ dateTime: LocalDateTime) {
        append(dateTime.date)
        append("T")
        append(dateTime.time)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date as `YYYY-MM-DD`, without its calendar; years before 0 or after 9999 carry a sign.
    public var description: String {
        var text = ISOText(capacity: 16)
        text.append(self)
        return text.string
    }

    /// The date as `YYYY-MM-DD`, with `[u-ca=julian]` behind it when it is a Julian one.
    public var taggedDescription: String {
        description + calendar.tag
    }
}

extension CalendarSystem {
    var tag: String { self == .julian ? "[u-ca=julian]" : "" }
}

extension ClockTime: CustomStringConvertible {
    /// The time as `HH:MM:SS`, with as many decimals as it needs.
    public var description: String {
        var text = ISOText(capacity: 20)
        text.append(self)
        return text.string
    }
}

extension UTCOffset: CustomStringConvertible {
    /// The offset as `+03:00`, or `+01:19:32` when it has seconds; zero is `+00:00`.
    public var description: String {
        var text = ISOText(capacity: 10)
        text.append(self)
        return text.string
    }
}

extension LocalDateTime: CustomStringConvertible {
    /// The date and time as `YYYY-MM-DDTHH:MM:SS`, without the calendar.
    public var description: String {
        var text = ISOText()
        text.append(self)
        return text.string
    }

    /// The date and time, with `[u-ca=julian]` behind it when the date is a Julian one.
    public var taggedDescription: String {
        description + date.calendar.tag
    }
}

extension UTCInstant: CustomStringConvertible {
    /// The moment as ISO 8601 text with `Z`, in the proleptic Gregorian calendar.
    var description: String {
        var text = ISOText()
        text.append(dateTime)
        text.append("Z")
        return text.string
    }
}
