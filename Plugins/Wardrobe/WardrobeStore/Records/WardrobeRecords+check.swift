// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit

extension WardrobeRecords {
    /// Refuses a record that breaks its rules or contains control characters other than tabs and line breaks.
    ///
    /// Reading doesn't check, so rows written by earlier versions can still be read.
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

extension ComputationError {
    /// Returns what the work returns, or throws its error with other paths.
    static func renamingPaths<Value>(_ rename: (String) -> String, _ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as ComputationError {
            throw error.renamingPaths(rename)
        }
    }
}
