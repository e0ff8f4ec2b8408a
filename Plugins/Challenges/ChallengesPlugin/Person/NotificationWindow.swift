// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The hours of the day in which reminders are welcome, on the clock of a zone; over midnight when they end before they
/// begin.
public struct NotificationWindow: SchemaProviding, Hashable {
    /// The first minute, such as `08:00`.
    public var from: ClockTime
    /// The last minute, of the next day when it is before the first; written like `20:30`.
    public var until: ClockTime
    /// The zone of that clock, by its name in the tz database, such as `Europe/Kyiv`.
    public var zone: String

    /// A window.
    public init(from: ClockTime, until: ClockTime, zone: String) {
        self.from = from
        self.until = until
        self.zone = zone
    }

    /// The first minute of a day that lies in the window.
    public var first: ClockTime { from <= until ? from : ClockTime(minutes: 0) }

    /// Whether a time of the day lies in the window.
    public func contains(_ time: ClockTime) -> Bool {
        from <= until ? from <= time && time <= until : from <= time || time <= until
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.NotificationWindow", "The hours in which reminders are welcome."
    ) {
        field("from", \.from, "The first minute.")
        field("until", \.until, "The last minute, of the next day when it is before the first.")
        field("zone", \.zone, "The zone of that clock.", .zoneName)
    }

    func collect(_ issues: inout [ValidationIssue]) {
        guard until == from else { return }
        issues.append(ValidationIssue(path: "until", expected: "another time than from, \(from)", got: "\(until)"))
    }
}

extension Schema where Value == String {
    /// A name as the tz database has them: words of letters, digits, `_`, `+` and `-` with slashes between.
    fileprivate static var zoneName: Schema {
        let expected = "a zone's name such as Europe/Kyiv"
        return text(expected, pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", example: "Europe/Kyiv") { text in
            let words = text.split(separator: "/", omittingEmptySubsequences: false)
            let isName = words.allSatisfy { word in
                !word.isEmpty
                    && word.utf8.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
                        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                        case UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
                        default: false
                        }
                    }
            }
            return isName && text.utf8.count <= 100
                ? nil : ValidationIssue(path: "", expected: expected, got: "\"\(text)\"")
        }
    }
}

/// A time of the day to the minute, written `08:30`.
public struct ClockTime: Hashable, Comparable, Sendable {
    /// Minutes since midnight, 0 to 1,439.
    public let minutes: Int

    /// A time by its minutes since midnight, held within 0 and 1,439.
    public init(minutes: Int) { self.minutes = min(max(minutes, 0), 1_439) }

    /// A time from text such as `08:30`.
    /// - Throws: ``ValidationIssue`` with an empty path when the text is none.
    public init(_ text: String) throws(ValidationIssue) {
        let bytes = Array(text.utf8)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), (bytes[..<2] + bytes[3...]).allSatisfy(digits.contains),
            let hour = Int(text.prefix(2)), let minute = Int(text.suffix(2)), hour < 24, minute < 60
        else { throw ValidationIssue(path: "", expected: Self.expectation, got: "\"\(text)\"") }
        self.init(minutes: hour * 60 + minute)
    }

    /// Whether one time comes before another.
    public static func < (first: ClockTime, second: ClockTime) -> Bool { first.minutes < second.minutes }

    private static let expectation = "a time of the day such as 08:30"
}

extension ClockTime: CustomStringConvertible {
    /// The time as `08:30`.
    public var description: String {
        let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(pair(minutes / 60)):\(pair(minutes % 60))"
    }
}

extension ClockTime: SchemaProviding {
    /// Reads a time from its text.
    public init(from decoder: any Decoder) throws {
        self = try ClockTime(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the time as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.text(
        "challenges.ClockTime", "A time of the day to the minute.", expected: expectation,
        pattern: "^[0-9]{2}:[0-9]{2}$",
        example: "08:30", print: \.description,
        check: { text in
            do throws(ValidationIssue) {
                _ = try ClockTime(text)
                return nil
            } catch {
                return error
            }
        })
}
