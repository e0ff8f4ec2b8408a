// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A record of the wardrobe: its shape checks each field, and its rules how the fields go together.
public protocol WardrobeRecord: Described {
    /// Every problem that no single field has alone; the paths begin at the record.
    ///
    /// - Parameter today: the day after which nothing can have happened yet.
    func contradictions(today: CalendarDay) -> [Issue]
}

extension WardrobeRecord {
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

    /// Refuses a last value below the first.
    mutating func refuseDisorder<Value: Comparable>(
        _ first: Value?, _ last: Value?, at path: String, name: String, inWords: (Value) -> String = { "\($0)" }
    ) {
        guard let first, let last, last < first else { return }
        append(
            Issue(
                path: path, expected: "at least \(name), \(inWords(first))", got: inWords(last),
                hint: "are the two swapped?"))
    }
}
