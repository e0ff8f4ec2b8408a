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

extension [ValidationIssue] {
    /// Refuses text that could control a terminal, or that SQLite would truncate.
    fileprivate mutating func refuseControlCharacters(in json: JSONValue, at path: String = "") {
        switch json {
        case .string(let text):
            guard let control = text.unicodeScalars.first(where: \.isRefusedControl) else { return }
            let digits = String(control.value, radix: 16, uppercase: true)
            append(
                ValidationIssue(
                    path: path, expected: "a text without control characters",
                    got: "U+" + String(repeating: "0", count: 4 - digits.count) + digits))
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                refuseControlCharacters(in: element, at: "\(path)[\(index)]")
            }
        case .object(let members):
            for (key, value) in members {
                refuseControlCharacters(in: value, at: path.isEmpty ? key : "\(path).\(key)")
            }
        default: break
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character other than a tab or a line break.
    var isRefusedControl: Bool {
        properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains(self)
    }
}
