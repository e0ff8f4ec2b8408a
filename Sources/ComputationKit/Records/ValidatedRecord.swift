// SPDX-License-Identifier: Apache-2.0

/// A stored record with rules that involve several fields.
public protocol ValidatedRecord: SchemaProviding {
    /// Returns every problem that involves several fields, with paths relative to the record.
    /// - Parameter today: The latest day on which something can have happened.
    func contradictions(today: CalendarDay) -> [ValidationIssue]
}

extension ValidatedRecord {
    /// Returns every problem of the record: those of single fields in the schema's order, then those that involve
    /// several fields.
    public func issues(today: CalendarDay) -> [ValidationIssue] {
        Self.schema.issues(of: self) + contradictions(today: today)
    }

    /// Returns the record if it is valid.
    /// - Throws: ``ComputationError`` with every problem.
    public func checked(today: CalendarDay) throws(ComputationError) -> Self {
        let issues = issues(today: today)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return self
    }
}
