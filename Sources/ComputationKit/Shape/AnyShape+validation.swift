// SPDX-License-Identifier: Apache-2.0

extension AnyShape {
    /// Every problem of a JSON tree against this shape, in the shape's order, unknown fields last.
    ///
    /// - Parameter value: the whole input.
    public func issues(of value: JSONValue) -> [Issue] {
        var issues: [Issue] = []
        collect(value, &issues)
        return issues
    }

    private func collect(_ value: JSONValue, _ issues: inout [Issue]) {
        func refuse(_ hint: String? = nil) {
            issues.append(Issue(path: "", expected: inWords, got: value.inWords, hint: hint))
        }
        switch kind {
        case .object(let fields):
            guard case .object(let members) = value else { return refuse() }
            Self.collect(members, fields, &issues)
        case .list(let element, let count):
            guard case .array(let elements) = value else { return refuse() }
            if !count.contains(elements.count) { refuse() }
            for index in elements.indices {
                issues.collect(under: "[\(index)]") { element.collect(elements[index], &$0) }
            }
        case .dictionary(let element):
            guard case .object(let members) = value else { return refuse() }
            for (key, value) in members { issues.collect(under: key) { element.collect(value, &$0) } }
        case .text(let rule):
            guard case .string(let text) = value else { return refuse() }
            if let issue = rule.check(text) { issues.append(issue) }
        case .number(let range, _):
            guard let number = value.double, range.contains(number) else { return refuse(Self.numberHint(value)) }
        case .integer(let range, _):
            guard let number = value.int, range.contains(number) else { return refuse(Self.numberHint(value)) }
        case .boolean:
            if value.bool == nil { refuse() }
        case .enumeration(let cases):
            guard case .string(let word) = value else { return refuse() }
            if !cases.contains(where: { $0.accepts(word) }) {
                let words = cases.flatMap { [$0.value] + $0.aliases }
                refuse(ClosestMatch(to: word, among: words).map { "did you mean \"\($0.word)\"?" })
            }
        case .any: break
        case .reference(let reference): reference.shape.collect(value, &issues)
        }
    }

    private static func collect(_ members: JSONObject, _ fields: [Field], _ issues: inout [Issue]) {
        var found = 0
        for field in fields {
            if let value = members[field.name] {
                found += 1
                if value == .null, !field.isRequired { continue }
                issues.collect(under: field.name) { field.shape.collect(value, &$0) }
            } else if field.isRequired {
                issues.append(
                    Issue(path: field.name, expected: field.shape.inWords, got: "nothing", hint: field.summary))
            }
        }
        guard found < members.count else { return }
        let known = fields.map(\.name)
        for (key, _) in members where !known.contains(key) {
            let absent = known.filter { members[$0] == nil }
            let guess = ClosestMatch(to: key, among: absent) ?? ClosestMatch(to: key, among: known)
            issues.append(
                Issue(
                    path: key, expected: "a known field", got: "an unknown one",
                    hint: guess.map { "did you mean \"\($0.word)\"?" }
                        ?? "known fields: \(known.joined(separator: ", "))"))
        }
    }

    private static func numberHint(_ value: JSONValue) -> String? {
        guard case .string(let text) = value, Double(text) != nil else { return nil }
        return "write the number without quotes"
    }

    /// The tree with absent fields set to their declared defaults, nulls of optional fields left out, and
    /// aliases of enumerations replaced by the word they stand for.
    ///
    /// - Parameter value: a tree without issues.
    public func completed(_ value: JSONValue) -> JSONValue {
        switch (kind, value) {
        case (.object(let fields), .object(var members)):
            for field in fields {
                let given = members[field.name].flatMap { $0 == .null && !field.isRequired ? nil : $0 }
                // A default was written from a typed value, so it is complete as it stands.
                members[field.name] = given.map(field.shape.completed) ?? field.defaultValue
            }
            return .object(members)
        case (.list(let element, _), .array(let elements)):
            return .array(elements.map(element.completed))
        case (.dictionary(let element), .object(let members)):
            return .object(JSONObject(members.map { ($0.key, element.completed($0.value)) }))
        case (.enumeration(let cases), .string(let word)):
            return .string(cases.first { $0.accepts(word) }?.value ?? word)
        case (.reference(let reference), _):
            return reference.shape.completed(value)
        default:
            return value
        }
    }
}

extension AnyShape.Case {
    func accepts(_ word: String) -> Bool { word == value || aliases.contains(word) }
}
