// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

extension [ValidationIssue] {
    /// Refuses a day before another one.
    mutating func refuseDisorder(
        _ first: CalendarDay?, _ second: CalendarDay?, at path: String, after name: String
    ) {
        guard let first, let second, second < first else { return }
        append(
            ValidationIssue(
                path: path, expected: "a day not before \(name), \(first)", got: "\(second)", kind: .rule,
                naming: name.split(separator: "`").map(String.init)))
    }

    /// Refuses tags that occur twice or have line breaks.
    mutating func refuseBadTags(_ tags: [String], at path: String) {
        refuseRepeats(in: tags, at: path)
        for (index, tag) in tags.enumerated() { refuseLineBreak(in: tag, at: "\(path)[\(index)]") }
    }

    /// Refuses a text with a line break, such as a name, which could forge a line of a list.
    package mutating func refuseLineBreak(in text: String?, at path: @autoclosure () -> String) {
        guard text?.contains(where: \.isNewline) == true else { return }
        append(
            ValidationIssue(
                path: path(), expected: "a text on one line", got: "text with a line break", kind: .rule))
    }

    /// Refuses line breaks in the texts of a value, except those of some fields.
    mutating func refuseLineBreaks(in value: JSONValue, exceptOf fields: Set<String>) {
        switch value {
        case .string(let text): refuseLineBreak(in: text, at: "")
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                collect(under: "[\(index)]") { $0.refuseLineBreaks(in: element, exceptOf: fields) }
            }
        case .object(let members):
            for (name, member) in members where !fields.contains(name) {
                refuseLineBreak(in: name, at: "")
                collect(under: name.onOneLine) { $0.refuseLineBreaks(in: member, exceptOf: fields) }
            }
        default: break
        }
    }
}
