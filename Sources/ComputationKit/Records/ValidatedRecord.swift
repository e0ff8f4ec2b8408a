// SPDX-License-Identifier: Apache-2.0

/// A stored record: its schema checks each field, and its rules check fields against each other.
public protocol ValidatedRecord: SchemaProviding {
    /// Every problem that no single field has alone; the paths begin at the record.
    ///
    /// - Parameter today: the day after which nothing can have happened yet.
    func contradictions(today: CalendarDay) -> [ValidationIssue]
}

extension ValidatedRecord {
    /// Every problem of the record: those of its fields in the schema's order, then those between fields.
    public func issues(today: CalendarDay) -> [ValidationIssue] {
        Self.schema.issues(of: self) + contradictions(today: today)
    }

    /// The record itself, when nothing is wrong with it.
    /// - Throws: ``ComputationError`` with every problem.
    public func checked(today: CalendarDay) throws(ComputationError) -> Self {
        let issues = issues(today: today)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return self
    }
}
