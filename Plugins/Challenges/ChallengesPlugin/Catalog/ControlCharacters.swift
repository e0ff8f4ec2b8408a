// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
package import ComputationKit

/// Control characters, which can change a terminal or end a text.
///
/// Packs and typed text can't contain them, except tabs and line breaks.
package enum ControlCharacters {
    /// Reports control characters in all strings of a JSON value.
    package static func refuse(in json: JSONValue, at path: String, _ issues: inout [ValidationIssue]) {
        switch json {
        case .string(let text): refuse(in: text, at: path, &issues)
        case .array(let elements):
            for (index, element) in elements.enumerated() { refuse(in: element, at: "\(path)[\(index)]", &issues) }
        case .object(let members):
            for (key, value) in members { refuse(in: value, at: path.isEmpty ? key : "\(path).\(key)", &issues) }
        default: break
        }
    }

    /// Reports a control character in a string.
    package static func refuse(in text: String?, at path: String, _ issues: inout [ValidationIssue]) {
        guard let control = text?.unicodeScalars.first(where: isRefused) else { return }
        issues.append(
            ValidationIssue(path: path, expected: "text without control characters", got: name(of: control)))
    }

    /// Returns an issue about an untrusted file, escaped for printing on one line.
    package static func shown(_ issue: ValidationIssue) -> ValidationIssue {
        var issue = issue
        (issue.path, issue.got) = (shown(issue.path), shown(issue.got))
        return issue
    }

    /// Returns untrusted text, escaped for printing on one line.
    package static func shown(_ text: String) -> String {
        let start = text.prefix(longest)
        let line = start.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escape : "\(scalar)"
        }
        return line.joined() + (start.endIndex < text.endIndex ? "…" : "")
    }

    private static let longest = 300

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        // The category Cc of Unicode, without tab, line feed, and carriage return.
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0...0x1F, 0x7F...0x9F: true
        default: false
        }
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
