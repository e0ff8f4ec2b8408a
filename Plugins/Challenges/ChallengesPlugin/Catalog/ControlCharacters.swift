// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
package import ComputationKit

/// Control characters in untrusted text, which could change a terminal.
package enum ControlCharacters {
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
}
