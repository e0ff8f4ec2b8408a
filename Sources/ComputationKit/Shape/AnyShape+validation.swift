// SPDX-License-Identifier: Apache-2.0

extension AnyShape {
    /// Every problem of a JSON tree against this shape, in the shape's order, unknown fields last.
    ///
    /// - Parameter value: the whole input.
    public func issues(of value: JSONValue) -> [Issue] {
        var issues: [Issue] = []
        collect(value, .root, nil, &issues)
        return issues
    }

    private func collect(_ value: JSONValue, _ path: InputPath, _ purpose: String?, _ issues: inout [Issue]) {
        func refuse(_ hint: String? = nil) {
            issues.append(Issue(path: path.text, expected: inWords, got: value.inWords, hint: hint))
        }
        switch kind {
        case .object(let fields):
            guard case .object(let members) = value else { return refuse() }
            Self.collect(members, fields, path, &issues)
        case .list(let element, let count):
            guard case .array(let elements) = value else { return refuse() }
            if !count.contains(elements.count) { refuse() }
            for (index, value) in elements.enumerated() {
                element.collect(value, path.index(index), nil, &issues)
            }
        case .dictionary(let element):
            guard case .object(let members) = value else { return refuse() }
            for (key, value) in members { element.collect(value, path.key(key), nil, &issues) }
        case .text(let rule):
            guard case .string(let text) = value else { return refuse() }
            if let issue = rule.check(text) { issues.append(issue.prefixed(by: path)) }
        case .number(let range, _):
            guard let number = value.double, range.contains(number) else {
                return refuse(Self.numberHint(value))
            }
        case .integer(let range, _):
            guard let number = value.int, range.contains(number) else {
                return refuse(Self.numberHint(value))
            }
        case .boolean:
            if value.bool == nil { refuse() }
        case .enumeration(let cases):
            guard case .string(let word) = value else { return refuse() }
            if !cases.contains(where: { $0.accepts(word) }) {
                let words = cases.flatMap { [$0.value] + $0.aliases }
                refuse(ClosestMatch(to: word, among: words).map { "did you mean \"\($0.word)\"?" })
            }
        case .any: break
        case .reference(let reference): reference.shape.collect(value, path, purpose, &issues)
        }
    }

    private static func collect(
        _ members: JSONObject, _ fields: [Field], _ path: InputPath, _ issues: inout [Issue]
    ) {
        for field in fields {
            let place = path.key(field.name)
            if let value = members[field.name] {
                if value == .null, !field.isRequired { continue }
                field.shape.collect(value, place, field.summary, &issues)
            } else if field.isRequired {
                issues.append(
                    Issue(
                        path: place.text, expected: field.shape.inWords, got: "nothing", hint: field.summary))
            }
        }
        let known = fields.map(\.name)
        for (key, value) in members where !known.contains(key) {
            let absent = known.filter { members[$0] == nil }
            let guess = ClosestMatch(to: key, among: absent) ?? ClosestMatch(to: key, among: known)
            issues.append(
                Issue(
                    path: path.key(key).text, expected: "no such field", got: value.inWords,
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
                members[field.name] = (given ?? field.defaultValue).map(field.shape.completed)
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
