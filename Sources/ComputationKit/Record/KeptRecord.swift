// SPDX-License-Identifier: Apache-2.0

/// A record that somebody keeps: its shape checks each field, and its rules how the fields go together.
public protocol KeptRecord: Described {
    /// Every problem that no single field has alone; the paths begin at the record.
    ///
    /// - Parameter today: the day after which nothing can have happened yet.
    func contradictions(today: CalendarDay) -> [Issue]
}

extension KeptRecord {
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
