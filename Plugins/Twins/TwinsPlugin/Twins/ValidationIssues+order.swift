// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension [ValidationIssue] {
    /// Refuses a day before another one.
    mutating func refuseDisorder(
        _ first: CalendarDay?, _ second: CalendarDay?, at path: String, after name: String
    ) {
        guard let first, let second, second < first else { return }
        append(
            ValidationIssue(path: path, expected: "a day not before \(name), \(first)", got: "\(second)", kind: .rule))
    }

    /// Refuses tags that occur twice or have line breaks.
    mutating func refuseBadTags(_ tags: [String], at path: String) {
        refuseRepeats(in: tags, at: path)
        for (index, tag) in tags.enumerated() where tag.contains(where: \.isNewline) {
            append(
                ValidationIssue(
                    path: "\(path)[\(index)]", expected: "a few words on one line", got: "text with a line break",
                    kind: .rule))
        }
    }
}
