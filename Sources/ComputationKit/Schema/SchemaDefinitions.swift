// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The named schemas of a document, which can refer to each other.
final class SchemaDefinitions: Sendable {
    /// The key in the document, the name, and the text of each definition.
    let all: [(key: String, name: String, schema: JSONValue)]

    init(of document: JSONValue) {
        all = ["$defs", "definitions"].flatMap { key in
            (document[key]?.object ?? JSONObject()).map { (key, $0.key, $0.value) }
        }
    }

    /// Returns the text of a schema, or of the definition that it refers to.
    func resolved(_ schema: JSONValue, depth: Int = 0) -> JSONValue {
        guard let name = schema["$ref"]?.string.flatMap(Self.name), depth < 8,
            let target = all.first(where: { $0.name == name })
        else { return schema }
        return resolved(target.schema, depth: depth + 1)
    }

    /// Returns a name as a part of a reference (RFC 6901).
    static func escaped(_ name: String) -> String {
        guard name.contains("/") || name.contains("~") else { return name }
        return name.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    /// Returns the name of the definition that a reference names, such as `Leg` for `#/$defs/Leg`.
    static func name(in reference: String) -> String? {
        for prefix in ["#/$defs/", "#/definitions/"] where reference.hasPrefix(prefix) {
            let name = reference.dropFirst(prefix.count)
            return name.contains("/") ? nil : String(name.replacing("~1", with: "/").replacing("~0", with: "~"))
        }
        return nil
    }

    private struct State {
        var byName: [String: AnySchema] = [:]
        var asked: Set<String> = []
        /// The names of unions by their text.
        var unions: [String: String] = [:]
    }

    private let state = Mutex(State())

    /// Returns the name of a union, and whether it hasn't been read.
    func union(of references: [String], _ text: String) -> (name: String, isNew: Bool) {
        state.withLock { state in
            if let known = state.unions[text] { return (known, false) }
            let taken = Set(all.map(\.name)).union(state.unions.values)
            let plain = references.joined(separator: "Or")
            let name = (1...).lazy.map { $0 == 1 ? plain : "\(plain)\($0)" }.first { !taken.contains($0) } ?? plain
            state.unions[text] = name
            return (name, true)
        }
    }

    func add(_ name: String, _ schema: AnySchema) { state.withLock { $0.byName[name] = schema } }

    func reference(to name: String) -> AnySchema {
        state.withLock { _ = $0.asked.insert(name) }
        return AnySchema(
            kind: .reference(
                .init(definition: name) { [self] in state.withLock { $0.byName[name] } ?? AnySchema(kind: .any) }))
    }

    /// A definition that refers to itself, directly or through others.
    var circular: String? {
        let byName = state.withLock(\.byName)
        return byName.keys.sorted().first { name in
            var seen: Set<String> = [name]
            var schema = byName[name]
            while let current = schema {
                switch current.kind {
                case .optional(let wrapped): schema = wrapped
                case .reference(let reference):
                    guard let target = reference.definition, seen.insert(target).inserted else { return true }
                    schema = byName[target]
                default: return false
                }
            }
            return false
        }
    }

    /// A name that is referred to and not defined.
    var missing: String? { state.withLock { state in state.asked.sorted().first { state.byName[$0] == nil } } }
}
