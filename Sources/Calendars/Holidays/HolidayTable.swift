// SPDX-License-Identifier: Apache-2.0

internal import CCalendarsData
internal import ComputationKit

/// The public holidays of countries from 2024 to 2040: `CCalendarsData/data/holidays.tsv`, which lists its sources and
/// the countries that are missing.
///
/// Each line has a country, a name, and dates, separated by tabs: `08-24@2024-2040` for a day of the year in several
/// years, and `2026-04-12` for a single day. `~` marks an estimate.
struct HolidayTable: Sendable {
    /// The years that the table covers.
    static let years = 2024...2040

    /// The table that is embedded in the program.
    static let shipped = HolidayTable(
        bytes: {
            let table = calendars_holidays()
            return Array(UnsafeRawBufferPointer(start: table.start, count: table.count))
        }())

    private let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    func knows(_ country: String) -> Bool {
        var found = false
        forEachLine { line in
            found = Self.isOf(country, line)
            return !found
        }
        return found
    }

    /// All countries, in the order of their codes.
    var countries: [Country] {
        var codes: [String] = []
        forEachLine { line in
            if !Self.isOf(codes.last ?? "", line) { codes.append(String(decoding: line.prefix(2), as: UTF8.self)) }
            return true
        }
        return codes.map(Country.init(known:))
    }

    /// Returns the holidays of a country in a range of days, in the order of days and names.
    func holidays(of country: Country, from first: CalendarDay, through last: CalendarDay) -> [Holiday] {
        rows(of: country).flatMap { $0.holidays(from: first, through: last) }
            .sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    }

    func rows(of country: Country) -> [Row] {
        var rows: [Row] = []
        forEachLine { line in
            guard Self.isOf(country.code, line) else { return rows.isEmpty }
            if let row = Row(line) { rows.append(row) }
            return true
        }
        return rows
    }

    /// Calls a closure with each line that isn't a comment, until it returns false.
    func forEachLine(_ body: (ArraySlice<UInt8>) -> Bool) {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            if start < end, bytes[start] != UInt8(ascii: "#"), !body(bytes[start..<end]) { return }
            start = end + 1
        }
    }

    private static func isOf(_ country: String, _ line: ArraySlice<UInt8>) -> Bool {
        !country.isEmpty && line.starts(with: country.utf8)
            && line.dropFirst(country.utf8.count).first == UInt8(ascii: "\t")
    }
}

extension HolidayTable {
    /// A holiday of a country with its days.
    struct Row {
        let name: String
        let dates: [Dates]

        /// Parses a line, or returns `nil` if it is invalid.
        init?(_ line: ArraySlice<UInt8>) {
            let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            guard parts.count == 3, !parts[1].isEmpty else { return nil }
            name = String(decoding: parts[1], as: UTF8.self)
            let texts = parts[2].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            dates = texts.compactMap { Dates(String(decoding: $0, as: UTF8.self)) }
            guard dates.count == texts.count else { return nil }
        }

        func holidays(from first: CalendarDay, through last: CalendarDay) -> [Holiday] {
            dates.flatMap { dates in
                dates.days(from: first, through: last).map {
                    Holiday(name: name, day: $0, isEstimated: dates.isEstimated)
                }
            }
        }
    }

    /// One day, or the same day of several years.
    struct Dates {
        let isEstimated: Bool
        private let month: Int
        private let day: Int
        private let years: ClosedRange<Int>

        /// Parses a text, or returns `nil` if it is invalid.
        init?(_ text: String) {
            isEstimated = text.hasPrefix("~")
            let written = text.drop { $0 == "~" }
            let sides = written.split(separator: "@", omittingEmptySubsequences: false)
            let date = sides[0].split(separator: "-").compactMap { Int($0) }
            if sides.count == 1, let single = try? CalendarDay(String(written)) {
                (month, day, years) = (single.month, single.day, single.year...single.year)
                return
            }
            guard sides.count == 2, date.count == 2 else { return nil }
            let span = sides[1].split(separator: "-").compactMap { Int($0) }
            guard span.count == 2, span[0] <= span[1],
                (try? CalendarDay(year: span[0], month: date[0], day: date[1])) != nil
            else { return nil }
            (month, day, years) = (date[0], date[1], span[0]...span[1])
        }

        func days(from first: CalendarDay, through last: CalendarDay) -> [CalendarDay] {
            guard first <= last else { return [] }
            return years.clamped(to: first.year...last.year).compactMap { year in
                guard years.contains(year), let found = try? CalendarDay(year: year, month: month, day: day),
                    first <= found, found <= last
                else { return nil }
                return found
            }
        }
    }
}
