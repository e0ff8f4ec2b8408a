// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The named schemas of a document, which can refer to each other.
final class SchemaDefinitions: Sendable {
    private let state = Mutex<(byName: [String: AnySchema], asked: Set<String>)>(([:], []))

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
