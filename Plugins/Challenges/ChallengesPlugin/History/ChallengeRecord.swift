// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A record of somebody's challenges: its shape checks each field, and its rules how the fields go together.
public protocol ChallengeRecord: Described {
    /// Every problem that no single field has alone; the paths begin at the record.
    ///
    /// - Parameter today: the day after which nothing can have happened yet.
    func contradictions(today: CalendarDay) -> [Issue]
}

extension ChallengeRecord {
    /// Every problem of the record: those of its fields in the shape's order, then those between fields.
    public func issues(today: CalendarDay) -> [Issue] {
        Self.shape.issues(of: self) + contradictions(today: today)
    }

    /// The record itself, when nothing is wrong with it.
    /// - Throws: ``Failure`` with every problem.
    public func checked(today: CalendarDay) throws(Failure) -> Self {
        let issues = issues(today: today)
        guard issues.isEmpty else { throw Failure.badInput(issues) }
        return self
    }
}

extension [Issue] {
    /// Checks what lies below a key or an index, which the path of every new issue says.
    mutating func check(under step: @autoclosure () -> String, _ check: (inout [Issue]) -> Void) {
        var inner: [Issue] = []
        check(&inner)
        for var issue in inner {
            issue.path =
                issue.path.isEmpty || issue.path.hasPrefix("[") ? step() + issue.path : "\(step()).\(issue.path)"
            append(issue)
        }
    }

    /// Refuses a day that has not come yet.
    mutating func refuseFuture(_ day: CalendarDay?, at path: String, today: CalendarDay) {
        guard let day, day > today else { return }
        append(Issue(path: path, expected: "a day not after today, \(today)", got: "\(day)"))
    }

    /// Refuses a value that occurs twice in a list.
    mutating func refuseRepeats(in values: [String], at path: String) {
        var seen: Set<String> = []
        for (index, value) in values.enumerated() where !seen.insert(value).inserted {
            append(Issue(path: "\(path)[\(index)]", expected: "each value once", got: "\"\(value)\" again"))
        }
    }

    /// Refuses a value that goes with another status only.
    mutating func refuse(_ isThere: Bool, at path: String, unless status: String, got: ChallengeStatus) {
        guard isThere else { return }
        append(
            Issue(path: path, expected: "nothing unless the challenge is \(status)", got: "a value while it is \(got)"))
    }
}

extension Shape where Value == String {
    /// A SHA-256 as 64 hexadecimal digits.
    static var contentHash: Shape {
        let expected = "a SHA-256 as 64 lower-case hexadecimal digits"
        return text(
            expected, pattern: "^[0-9a-f]{64}$", example: String(repeating: "0123456789abcdef", count: 4)
        ) { text in
            let digits = text.utf8.allSatisfy { byte in
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
            }
            return text.utf8.count == 64 && digits ? nil : Issue(path: "", expected: expected, got: "\"\(text)\"")
        }
    }

    /// A SHA-256 with the function's name before it, as packs have it.
    static var packHash: Shape {
        let prefix = ChallengePack.hashPrefix
        let expected = "\(prefix) and a SHA-256 as 64 lower-case hexadecimal digits"
        let example = prefix + String(repeating: "0123456789abcdef", count: 4)
        return text(expected, pattern: "^\(prefix)[0-9a-f]{64}$", example: example) { text in
            let isHash =
                text.hasPrefix(prefix) && Self.contentHash.issues(of: String(text.dropFirst(prefix.count))).isEmpty
            return isHash ? nil : Issue(path: "", expected: expected, got: "\"\(text)\"")
        }
    }
}
