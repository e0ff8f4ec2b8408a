// SPDX-License-Identifier: Apache-2.0

/// Recovery suggestions for texts that aren't a day, a local time, or an instant.
enum DateTimeAdvice {
    /// Returns advice on a text that isn't a day, or `nil` if it doesn't begin like one.
    static func onDay(_ text: String) -> String? {
        var scanner = ISO8601Scanner(exactly: text)
        guard case .advice(let advice) = day(in: &scanner) else { return nil }
        return advice
    }

    /// Returns advice on a text that isn't a day and time without an offset.
    static func onLocalTime(_ text: String) -> String? {
        var scanner = ISO8601Scanner(exactly: text)
        if case .advice(let advice) = dateTime(in: &scanner) { return advice }
        return scanner.offsetSeconds() != nil ? "remove the offset from UTC" : nil
    }

    /// Returns advice on a text that isn't an instant.
    static func onInstant(_ text: String) -> String? {
        var scanner = ISO8601Scanner(exactly: text)
        if case .advice(let advice) = dateTime(in: &scanner) { return advice }
        guard text.utf8.dropFirst(16).first == UInt8(ascii: ":") else { return "add the seconds" }
        if text.utf8.contains(0x2C) { return "write a period before the fraction of the second" }
        if scanner.isAtEnd { return "add Z for UTC, or an offset such as +01:00" }
        guard !text.utf8.contains(UInt8(ascii: "z")) else { return "write an uppercase Z" }
        guard let offset = scanner.offsetSeconds() else { return nil }
        if !scanner.isAtEnd { return "remove the text after the offset" }
        guard abs(offset) < 86_400, offset % 60 == 0, text.utf8.suffix(3).first == UInt8(ascii: ":") || offset == 0
        else { return "write Z, or an offset such as +03:00" }
        return "instants run from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z"
    }

    /// Returns advice on the parts of a day, or `nil` if the day exists.
    static func onDay(year: Int, month: Int, day: Int) -> String? {
        guard 1...9999 ~= year else { return "years run from 0001 to 9999" }
        guard 1...12 ~= month else { return "months run from 01 to 12" }
        let length = GregorianCalendar.days(inMonth: month, ofYear: year)
        guard day <= length else { return "\(monthNames[month - 1]) \(year) has \(length) days" }
        return day > 0 ? nil : "the first day of a month is 01"
    }

    /// The result of reading a part of a text.
    private enum Finding {
        /// The part is valid, and the scanner is after it.
        case sound
        /// The part is invalid, with advice if there is any.
        case advice(String?)
    }

    private static func day(in scanner: inout ISO8601Scanner) -> Finding {
        guard let year = scanner.number(digits: 4), scanner.skip("-") != nil, let month = scanner.number(digits: 2),
            scanner.skip("-") != nil, let day = scanner.number(digits: 2)
        else { return .advice(nil) }
        return onDay(year: year, month: month, day: day).map { .advice($0) } ?? .sound
    }

    private static func dateTime(in scanner: inout ISO8601Scanner) -> Finding {
        if case .advice(let advice) = day(in: &scanner) { return .advice(advice) }
        if scanner.isAtEnd { return .advice("add a time such as T09:00:00") }
        guard scanner.skip("T") != nil else { return .advice("write T between the day and the time") }
        guard let parts = scanner.hourMinuteSecond() else { return .advice(nil) }
        do throws(CivilTimeError) {
            _ = try ClockTime(hour: parts.hour, minute: parts.minute, second: parts.second)
            return .sound
        } catch {
            return .advice(error.recoverySuggestion)
        }
    }

    private static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
