// SPDX-License-Identifier: Apache-2.0

/// A stored record with rules that involve several fields.
///
/// ```swift
/// extension Food: ValidatedRecord {
///     func contradictions(today: CalendarDay) -> [ValidationIssue] {
///         guard let opened, opened < bought else { return [] }
///         return [ValidationIssue(path: "opened", expected: "a day not before \(bought)", got: "\(opened)")]
///     }
/// }
///
/// let food = try input.food.checked(today: context.today())
/// ```
public protocol ValidatedRecord: SchemaProviding {
    /// Returns every problem that involves several fields, with paths relative to the record.
    /// - Parameter today: The latest day on which something can have happened.
    func contradictions(today: CalendarDay) -> [ValidationIssue]
}

extension ValidatedRecord {
    /// Returns every problem of the record: those of single fields in the schema's order, those that involve several
    /// fields, and control characters other than tabs and line breaks.
    public func issues(today: CalendarDay) -> [ValidationIssue] {
        var issues = Self.schema.issues(of: self) + contradictions(today: today)
        issues.refuseControlCharacters(in: Self.schema.json(of: self))
        return issues
    }

    /// Returns the record if it is valid.
    /// - Throws: ``ComputationError`` with every problem.
    public func checked(today: CalendarDay) throws(ComputationError) -> Self {
        let issues = issues(today: today)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return self
    }
}
