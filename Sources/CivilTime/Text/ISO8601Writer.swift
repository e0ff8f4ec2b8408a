// SPDX-License-Identifier: Apache-2.0

/// Builds ASCII text byte by byte, which is faster than joining strings.
package struct ISO8601Writer {
    private var bytes: [UInt8] = []

    /// Creates an empty text.
    package init(capacity: Int = 40) {
        bytes.reserveCapacity(capacity)
    }

    /// The text so far.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends a text.
    package mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends an ASCII character.
    package mutating func append(_ character: Unicode.Scalar) {
        bytes.append(UInt8(truncatingIfNeeded: character.value))
    }

    /// Appends a non-negative number with at least `width` digits.
    package mutating func append(_ number: Int, width: Int) {
        if width == 2, number < 100 {
            let tens = number / 10
            bytes.append(48 + UInt8(truncatingIfNeeded: tens))
            bytes.append(48 + UInt8(truncatingIfNeeded: number - 10 * tens))
            return
        }
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

    /// Appends `YYYY-MM-DD`; years outside 0000 to 9999 get a sign, as in ISO 8601's expanded form.
    package mutating func append(year: Int, month: Int, day: Int) {
        if year < 0 {
            append("-")
        } else if year > 9999 {
            append("+")
        }
        append(abs(year), width: 4)
        append("-")
        append(month, width: 2)
        append("-")
        append(day, width: 2)
    }

    /// Appends `YYYY-MM-DD`.
    package mutating func append(_ day: CalendarDay) {
        append(year: day.year, month: day.month, day: day.day)
    }

    /// Appends `HH:MM`.
    package mutating func append(hour: Int, minute: Int) {
        append(hour, width: 2)
        append(":")
        append(minute, width: 2)
    }

    /// Appends `HH:MM:SS` with as many decimals as needed.
    package mutating func append(_ time: ClockTime) {
        append(hour: time.hour, minute: time.minute)
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

    /// Appends `+HH:MM`, or `+HH:MM:SS` for an offset with seconds.
    package mutating func append(_ offset: UTCOffset) {
        let seconds = abs(offset.seconds)
        append(offset.seconds < 0 ? "-" : "+")
        append(hour: seconds / 3600, minute: seconds / 60 % 60)
        guard seconds % 60 != 0 else { return }
        append(":")
        append(seconds % 60, width: 2)
    }
}
