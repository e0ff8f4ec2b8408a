// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

extension TwinRecords {
    /// Refuses a record that breaks its rules or contains control characters other than tabs and line breaks.
    func check(_ record: some ValidatedRecord) throws(ComputationError) {
        let issues = issues(of: record)
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Returns every problem of a record.
    func issues<Record: ValidatedRecord>(of record: Record) -> [ValidationIssue] {
        var issues = record.issues(today: today)
        issues.refuseControlCharacters(in: Record.schema.json(of: record))
        return issues
    }
}
