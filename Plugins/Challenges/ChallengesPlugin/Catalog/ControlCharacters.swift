// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
package import ComputationKit

/// Characters that steer a terminal or end a text, and have no place in a pack or in what is typed; tabs and line
/// breaks do.
package enum ControlCharacters {
    /// Refuses them in all texts of a JSON value.
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

    /// Refuses them in a text.
    package static func refuse(in text: String?, at path: String, _ issues: inout [ValidationIssue]) {
        guard let control = text?.unicodeScalars.first(where: isRefused) else { return }
        issues.append(
            ValidationIssue(path: path, expected: "a text without control characters", got: name(of: control)))
    }

    /// What a problem says of a file from anywhere, fit to be printed in one line.
    package static func shown(_ issue: ValidationIssue) -> ValidationIssue {
        var issue = issue
        (issue.path, issue.got) = (shown(issue.path), shown(issue.got))
        return issue
    }

    /// A text from anywhere, fit to be printed in one line.
    package static func shown(_ text: String) -> String {
        let start = text.prefix(longest)
        let line = start.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escape : "\(scalar)"
        }
        return line.joined() + (start.endIndex < text.endIndex ? "…" : "")
    }

    private static let longest = 300

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains(scalar)
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
