// SPDX-License-Identifier: Apache-2.0

extension AnySchema {
    /// Returns every problem of a JSON tree, in the schema's order, with unknown fields last.
    /// - Parameter value: The whole input.
    public func issues(of value: JSONValue) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        collect(value, &issues)
        guard issues.count > Self.issueLimit else { return issues }
        let rest = issues.count - Self.issueLimit
        let kind: ValidationIssue.Kind =
            issues.dropFirst(Self.issueLimit).contains { $0.kind == .structure } ? .structure : .rule
        return issues.prefix(Self.issueLimit)
            + [ValidationIssue(path: "", expected: "no more problems", got: "\(rest) more", kind: kind)]
    }

    /// Returns every problem of an output, in which secrets are placeholders.
    package func outputIssues(of value: JSONValue) -> [ValidationIssue] {
        issues(of: value).filter { $0.expected != Secret.expected }
    }

    /// The maximum number of issues to list; others are only counted.
    private static let issueLimit = 1_000

    private func collect(_ value: JSONValue, _ issues: inout [ValidationIssue]) {
        let before = issues.count
        defer {
            // A write-only value is never quoted, and neither is its content.
            if isWriteOnly {
                for index in before..<issues.count {
                    issues[index].got = "another value"
                    issues[index].recoverySuggestion = nil
                }
            }
        }
        func refuse(_ suggestion: String? = nil) {
            issues.append(
                ValidationIssue(path: "", expected: inWords, got: value.inWords, recoverySuggestion: suggestion))
        }
        switch kind {
        case .object(let fields):
            guard case .object(let members) = value else { return refuse() }
            Self.collect(members, fields, also: nil, allowingOthers: allowsOtherFields, &issues)
        case .union(let union):
            guard case .object(let members) = value else { return refuse() }
            let words = union.variants.map(\.value)
            guard let word = members[union.discriminator]?.string,
                let variant = union.variants.first(where: { CodePoints($0.value) == CodePoints(word) })
            else {
                let given = members[union.discriminator]
                return issues.append(
                    ValidationIssue(
                        path: union.discriminator, expected: "one of \(words.joined(separator: ", "))",
                        got: given?.inWords ?? "nothing",
                        recoverySuggestion: given?.string.flatMap { ClosestMatch(to: $0, among: words) }
                            .map { "did you mean \"\($0.word)\"?" }))
            }
            Self.collect(
                members, variant.fields, also: union.discriminator,
                allowingOthers: variant.schema.resolved.allowsOtherFields, &issues)
        case .list(let element, let count):
            guard case .array(let elements) = value else { return refuse() }
            if !count.contains(elements.count) { refuse() }
            for index in elements.indices {
                issues.collect(under: "[\(index)]") { element.collect(elements[index], &$0) }
            }
        case .dictionary(let element, let keys):
            guard case .object(let members) = value else { return refuse() }
            Self.refuseOneKeyTwice(in: members, &issues)
            for (key, value) in members {
                if var issue = keys?.issue(with: key) {
                    issue.path = JSONWriter.step(key)
                    issues.append(issue)
                }
                issues.collect(under: JSONWriter.step(key)) { element.collect(value, &$0) }
            }
        case .text(let rule):
            guard case .string(let text) = value else { return refuse() }
            if let issue = rule.issue(with: text) { issues.append(issue) }
        case .blob(let rule):
            guard case .string(let text) = value else { return refuse() }
            if let issue = rule.issue(with: text) { issues.append(issue) }
        case .number(let bounds, _):
            guard let number = value.double, bounds.contains(number) else { return refuse(Self.numberHelp(value)) }
        case .integer(let range, _):
            guard let number = value.int, range.contains(number) else { return refuse(Self.numberHelp(value)) }
        case .boolean:
            if value.bool == nil { refuse() }
        case .enumeration(let cases):
            guard case .string(let word) = value else { return refuse() }
            if !cases.contains(where: { $0.accepts(word) }) {
                let words = cases.flatMap { [$0.value] + $0.aliases }
                refuse(ClosestMatch(to: word, among: words).map { "did you mean \"\($0.word)\"?" })
            }
        case .optional(let wrapped):
            if value != .null { wrapped.collect(value, &issues) }
        case .any: break
        case .reference(let reference): reference.schema.collect(value, &issues)
        }
    }

    private static func collect(
        _ members: JSONObject, _ fields: [Field], also known: String?, allowingOthers: Bool,
        _ issues: inout [ValidationIssue]
    ) {
        var found = known == nil ? 0 : 1
        for field in fields {
            if let value = members[field.name] {
                found += 1
                if value == .null, field.takesNull(among: fields) { continue }
                issues.collect(under: field.name) { field.schema.collect(value, &$0) }
            } else if field.isRequired {
                issues.append(
                    ValidationIssue(
                        path: field.name, expected: field.schema.inWords, got: "nothing",
                        recoverySuggestion: field.summary.isEmpty ? nil : field.summary))
            }
        }
        guard found < members.count, !allowingOthers else { return }
        let names = fields.map(\.name)
        let accepted = Set((names + (known.map { [$0] } ?? [])).map(CodePoints.init))
        let absent = names.filter { members[$0] == nil }
        let unknown = members.keys.filter { !accepted.contains(CodePoints($0)) }
        for key in unknown.prefix(Self.unknownFieldLimit) {
            let guess = ClosestMatch(to: key, among: absent) ?? ClosestMatch(to: key, among: names)
            issues.append(
                ValidationIssue(
                    path: JSONWriter.step(key), expected: "a known field", got: "an unknown one",
                    recoverySuggestion: guess.map { "did you mean \"\($0.word)\"?" }
                        ?? (names.isEmpty ? nil : "known fields: \(names.joined(separator: ", "))")))
        }
        if unknown.count > Self.unknownFieldLimit {
            issues.append(
                ValidationIssue(
                    path: "", expected: "known fields only",
                    got: "\(unknown.count - Self.unknownFieldLimit) more unknown ones"))
        }
    }

    /// The maximum number of unknown fields of an object to list.
    private static let unknownFieldLimit = 20

    /// Rejects keys of a dictionary that are equal in Swift, because a decoded dictionary would lose one of their
    /// values.
    private static func refuseOneKeyTwice(in members: JSONObject, _ issues: inout [ValidationIssue]) {
        guard members.contains(where: { !$0.key.utf8.allSatisfy { $0 < 0x80 } }) else { return }
        var seen: Set<String> = []
        for key in members.keys where !seen.insert(key).inserted {
            issues.append(
                ValidationIssue(
                    path: JSONWriter.step(key), expected: "each key once",
                    got: "one that differs from another key only in Unicode normalization", kind: .rule))
        }
    }

    private static func numberHelp(_ value: JSONValue) -> String? {
        guard case .string(let text) = value, let number = try? JSONValue(parsing: text), number.double != nil else {
            return nil
        }
        return "write the number without quotes"
    }

    /// Returns the tree with missing fields set to their defaults, nulls of optional fields removed unless they clear,
    /// and aliases of enumerations replaced by the current word.
    ///
    /// Fields are in declared order.
    /// - Parameter value: A tree without issues.
    public func completed(_ value: JSONValue) -> JSONValue {
        switch (kind, value) {
        case (.object(let fields), .object(let members)):
            return .object(Self.completed(members, fields, into: JSONObject(), keepingOthers: allowsOtherFields))
        case (.union(let union), .object(let members)):
            let word = members[union.discriminator]
            guard let variant = union.variants.first(where: { .string($0.value) == word }) else { return value }
            return .object(
                Self.completed(
                    members, variant.fields, into: JSONObject([(union.discriminator, .string(variant.value))]),
                    keepingOthers: variant.schema.resolved.allowsOtherFields))
        case (.list(let element, _), .array(let elements)):
            return .array(elements.map(element.completed))
        case (.dictionary(let element, _), .object(let members)):
            return .object(JSONObject(members.map { ($0.key, element.completed($0.value)) }))
        case (.enumeration(let cases), .string(let word)):
            return .string(cases.first { $0.accepts(word) }?.value ?? word)
        case (.optional(let wrapped), _):
            return value == .null ? value : wrapped.completed(value)
        case (.reference(let reference), _):
            return reference.schema.completed(value)
        default:
            return value
        }
    }

    private static func completed(
        _ members: JSONObject, _ fields: [Field], into start: JSONObject, keepingOthers: Bool
    ) -> JSONObject {
        var object = start
        for field in fields {
            let given = members[field.name].flatMap { $0 == .null && !field.keepsNull ? nil : $0 }
            // A default was encoded from a typed value, so it is already complete.
            if let value = given.map(field.schema.completed) ?? field.defaultValue { object.append(field.name, value) }
        }
        if keepingOthers {
            let known = Set((fields.map(\.name) + start.keys).map(CodePoints.init))
            for (key, value) in members where !known.contains(CodePoints(key)) { object.append(key, value) }
        }
        return object
    }
}

extension AnySchema.Field {
    /// Whether null isn't the same as omission: in a required field, and in one that an edit can clear.
    var keepsNull: Bool { isRequired || isClearable }

    /// Whether null clears the value, and omission keeps it.
    public var isClearable: Bool { if !isRequired, case .optional = schema.kind { true } else { false } }

    /// Whether null is accepted: as omission of an optional field, but not among fields that null clears.
    func takesNull(among fields: [AnySchema.Field]) -> Bool {
        !isRequired && (isClearable || !fields.contains(where: \.isClearable))
    }
}

extension AnySchema.Case {
    func accepts(_ word: String) -> Bool {
        let word = CodePoints(word)
        return word == CodePoints(value) || aliases.contains { CodePoints($0) == word }
    }
}
