// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
internal import ComputationKit
internal import Tables

/// Births in the Astrological Exchange Format (AAF).
///
/// A record is a line `#A93:` with the last name, the first name, the sex, the date, the time, the place, and the country,
/// and a line `#B93:` with the Julian day, the latitude, the longitude, the zone, and daylight saving time. An asterisk is
/// an unknown value. `#:` begins a comment, other lines belong to other parts of a record and are ignored.
///
/// Source: AAF 1997 by the Deutscher Astrologen-Verband, and the files of Astrolog 7.
struct AAFReader {
    private(set) var drafts: [ChartDraft] = []
    private let thisYear: Int

    init(_ text: String, thisYear: Int) {
        self.thisYear = thisYear
        var isInPart = false
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            guard let colon = line.firstIndex(of: ":"), line.hasPrefix("#") else { continue }
            let tag = line[..<colon].dropFirst().uppercased()
            let fields = line[line.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false)
                .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            switch tag {
            case "A93":
                isInPart = false
                readBirth(fields, line: index + 1)
            case "B93" where !isInPart: readPosition(fields, line: index + 1)
            case _ where tag.hasPrefix("COM") && !isInPart: add(line[line.index(after: colon)...], to: "notes")
            case _ where ["SRC", "QUE", "SOURCE"].contains(tag) && !isInPart:
                add(line[line.index(after: colon)...], to: "source")
            // A part of a record, such as another chart of the person, has lines of its own.
            case _ where tag.hasPrefix("SUB"): isInPart = true
            default: continue
            }
        }
    }

    /// Returns whether a text has a record.
    static func isAAF(_ text: some StringProtocol) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { $0.uppercased().hasPrefix("#A93:") }
    }

    private static func known(_ fields: [String], _ index: Int) -> String? {
        guard index < fields.count, !fields[index].isEmpty, fields[index] != "*" else { return nil }
        return fields[index]
    }

    private mutating func readBirth(_ fields: [String], line: Int) {
        var draft = ChartDraft(place: "line \(line)")
        if fields.count != 7 {
            draft.problem("fields", "7: last name, first name, sex, date, time, place, country", "\(fields.count)")
        }
        let names = [Self.known(fields, 1), Self.known(fields, 0)].compactMap(\.self)
        if names.isEmpty {
            draft.problem("name", "a last or a first name", "none")
        } else {
            draft.chart["name"] = .string(names.joined(separator: " "))
        }
        readDate(Self.known(fields, 3), &draft)
        if let time = Self.known(fields, 4) {
            if let clock = CivilTimeText(time) {
                draft.birth["time"] = .string(clock.iso)
            } else {
                draft.problem("time", "a time such as 14:30 or * if it is unknown", time.quoted(limit: 60))
            }
        }
        if let place = Self.known(fields, 5) {
            let country = Self.known(fields, 6).map { VehicleSign.country($0) ?? $0 }
            draft.birth["place"] = .string([place, country].compactMap(\.self).joined(separator: ", "))
        }
        drafts.append(draft)
    }

    private func readDate(_ text: String?, _ draft: inout ChartDraft) {
        guard var text else { return draft.problem("date", "a date such as 24.12.1992", "none") }
        switch text.last?.lowercased() {
        case "j": draft.birth["calendar"] = "julian"
        case "g": draft.birth["calendar"] = "gregorian"
        default: break
        }
        if text.last?.isLetter == true { text.removeLast() }
        do throws(ValidationIssue) {
            // The year is complete, however short.
            let parts = text.split(separator: ".").map(String.init)
            let date = parts.count == 3 ? (parts[0...1] + [Self.padded(parts[2])]).joined(separator: ".") : text
            draft.birth["date"] = .string(try CivilDateText(date, order: .dayFirst, thisYear: thisYear).iso)
        } catch {
            draft.problem("date", error.expected, error.got, error.recoverySuggestion)
        }
    }

    private static func padded(_ year: String) -> String {
        let digits = year.filter(\.isNumber)
        return (year.hasPrefix("-") ? "-" : "") + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private mutating func readPosition(_ fields: [String], line: Int) {
        guard var draft = drafts.popLast() else { return }
        defer { drafts.append(draft) }
        draft.julianDay = Self.known(fields, 0).flatMap(Double.init)
        if let latitude = Self.known(fields, 1) { draft.setCoordinate(latitude, .latitude) }
        if let longitude = Self.known(fields, 2) { draft.setCoordinate(longitude, .longitude) }
        let (zone, saving) = (Self.known(fields, 3), Self.known(fields, 4))
        if saving?.lowercased() == "l" {
            draft.birth["zone"] = "LMT"
        } else if let zone {
            guard let standard = Self.offset(zone), let hours = Self.hours(saving ?? "0"),
                let offset = try? UTCOffset(seconds: standard + hours)
            else {
                return draft.problem(
                    "zone", "a zone such as 1he00 with 0, 1, or L for daylight saving or local mean time",
                    "\(zone),\(saving ?? "*")".quoted(limit: 60))
            }
            draft.birth["offset"] = .string("\(offset)")
        } else if draft.birth["time"] != nil {
            draft.remark("zone", "none is given; the zone of the place was used")
        }
    }

    private mutating func add(_ text: Substring, to field: String) {
        guard var draft = drafts.popLast() else { return }
        let note = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let former = draft.chart[field]?.string.map { $0 + "\n" } ?? ""
        if !note.isEmpty { draft.chart[field] = .string(former + note) }
        drafts.append(draft)
    }

    /// Returns the seconds east of Greenwich of a zone such as `1he00`, `8hw`, `5:30E`, or `3W`.
    private static func offset(_ text: String) -> Int? {
        let letters = text.lowercased().filter { $0 == "e" || $0 == "w" }
        let numbers = text.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
        guard letters.count == 1, (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
            return nil
        }
        let seconds = zip(numbers, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        return letters == "w" ? -seconds : seconds
    }

    /// Returns the seconds of daylight saving time: hours, or `h` for half an hour, `w` for war time of an hour, `d` for
    /// double summer time, and `m` for the mean time of the zone.
    private static func hours(_ text: String) -> Int? {
        if let seconds = ["h": 1_800, "w": 3_600, "d": 7_200, "m": 0][text.lowercased()] { return seconds }
        guard let hours = Double(text), (0...3).contains(hours) else { return nil }
        return Int((hours * 3_600).rounded())
    }
}

/// The distinguishing signs of vehicles that aren't codes of ISO 3166, by which AAF names countries.
///
/// Source: the list of the United Nations under the Convention on Road Traffic of 1968, and its predecessors.
enum VehicleSign {
    private static let countries = [
        "A": "AT", "AUS": "AU", "B": "BE", "CDN": "CA", "D": "DE", "DDR": "DE", "E": "ES", "EST": "EE", "F": "FR",
        "FIN": "FI", "FL": "LI", "GBZ": "GI", "H": "HU", "I": "IT", "IND": "IN", "IRL": "IE", "J": "JP", "L": "LU",
        "M": "MT", "MEX": "MX", "N": "NO", "P": "PT", "RA": "AR", "RCH": "CL", "ROK": "KR", "RUS": "RU", "S": "SE",
        "SLO": "SI", "THA": "TH", "UK": "GB", "USA": "US", "V": "VA", "YV": "VE",
    ]

    /// Returns the code of ISO 3166 of a sign; `nil` if the text isn't such a sign.
    static func country(_ sign: String) -> String? { countries[sign.uppercased()] }
}
