// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Changes to a value, by the schema of the value: a member replaces a field, null clears it, and omission keeps it.
///
/// ```swift
/// struct EditBookInput: SchemaProviding {
///     var book: String
///     var changes: Patch<BookDetails>     // {"author": "Ursula K. Le Guin", "pages": null}
/// }
/// let changed = try input.changes.applied(to: book)
/// ```
///
/// A required field of the value can't be cleared. A field with a default gets its default back. As in JSON Merge Patch
/// (RFC 7396), a member that is an object changes the fields of an object. A list, a dictionary, and an object whose fields
/// are all required, such as an amount of money, are replaced.
///
/// ## Topics
///
/// ### Creating changes
/// - ``init(_:)``
/// - ``init(_:clearing:)``
/// - ``init(dictionaryLiteral:)``
///
/// ### Applying changes
/// - ``applied(to:)``
/// - ``stated()``
///
/// ### Reading changes
/// - ``changes``
/// - ``cleared``
/// - ``isEmpty``
public struct Patch<Root: SchemaProviding>: SchemaProviding, Hashable {
    /// The stated members; null for those that are cleared.
    public let changes: JSONObject

    /// Creates changes from members.
    public init(_ changes: JSONObject = JSONObject()) { self.changes = changes }

    /// Creates changes from the fields of a value that differ from their defaults, and the names of fields to clear.
    public init(_ stated: Root, clearing names: [String] = []) {
        var changes = Root.schema.json(of: stated).object ?? JSONObject()
        for field in Root.schema.erased.fields(of: changes) where field.defaultValue == changes[field.name] {
            changes[field.name] = nil
        }
        for name in names { changes[name] = .null }
        self.changes = changes
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { changes.isEmpty }

    /// The names of the cleared fields.
    public var cleared: [String] { changes.filter { $0.value == .null }.map(\.key) }

    /// Returns the value with the changes.
    ///
    /// - Throws: ``ComputationError`` with every problem of the changed value.
    public func applied(to root: Root) throws(ComputationError) -> Root {
        let schema = Root.schema.erased
        let members = Root.schema.json(of: root).object ?? JSONObject()
        return try Root(json: .object(schema.merging(changes, into: members)))
    }

    /// Returns a value of the stated fields; cleared and omitted fields have their defaults.
    ///
    /// - Throws: ``ComputationError`` if a required field is omitted.
    public func stated() throws(ComputationError) -> Root {
        try Root(json: .object(Root.schema.erased.merging(changes, into: JSONObject())))
    }

    /// The schema of the value with every field optional or null.
    public static var schema: Schema<Self> {
        PatchSchemas.schema(of: Self.self) {
            let root = Root.schema.erased.resolved
            let erased = AnySchema(
                name: "\(root.name)Changes",
                summary: "Changes to fields; omitted ones keep their values, and null clears one.",
                kind: root.patched().kind)
            return Schema(
                erased, rule: { value, issues in issues += erased.issues(of: .object(value.changes)) },
                encode: { .object($0.changes) })
        }
    }

    /// Decodes the members.
    public init(from decoder: any Decoder) throws {
        let tree = decoder as? TreeDecoder
        guard case .object(let members) = try tree?.value ?? JSONValue(from: decoder) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "expected an object"))
        }
        for field in Self.schema.erased.fields { tree?.onKey?(tree?.path ?? "", field.name) }
        changes = members
    }

    /// Encodes the members.
    public func encode(to encoder: any Encoder) throws { try JSONValue.object(changes).encode(to: encoder) }
}

extension Patch: ExpressibleByDictionaryLiteral {
    /// Creates changes from members, such as `["author": "Ursula K. Le Guin", "pages": .null]`.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(JSONObject(elements)) }
}

extension AnySchema {
    /// Returns the fields of an object, or of a union's variant.
    fileprivate func fields(of members: JSONObject) -> [Field] {
        guard case .union(let union) = resolved.kind else { return fields }
        return union.variants.first { .string($0.value) == members[union.discriminator] }?.fields ?? []
    }

    /// Returns the members of an object with the changes of a patch.
    fileprivate func merging(_ changes: JSONObject, into members: JSONObject) -> JSONObject {
        var merged = members
        let fields = fields(of: changes[discriminator] == nil ? members : changes)
        for (name, value) in changes {
            if case .object(let inner) = value, let schema = fields.first(where: { $0.name == name })?.patchedObject {
                merged[name] = .object(schema.merging(inner, into: members[name]?.object ?? JSONObject()))
            } else {
                merged[name] = value == .null ? nil : value
            }
        }
        return merged
    }

    /// The name of a union's discriminator; empty for another schema.
    private var discriminator: String {
        if case .union(let union) = resolved.kind { union.discriminator } else { "" }
    }

    /// Returns the schema with every field optional.
    ///
    /// - Parameter outer: The names of the objects that contain it. In one of them, a patch replaces the whole object.
    fileprivate func patched(in outer: Set<String> = []) -> AnySchema {
        let names = outer.union([resolved.name])
        let kind: Kind =
            switch resolved.kind {
            case .object(let fields): .object(fields.map { $0.patched(in: names) })
            case .union(let union):
                .union(
                    .init(
                        discriminator: union.discriminator,
                        variants: union.variants.map {
                            .init(value: $0.value, summary: $0.summary, schema: $0.schema.patched(in: names))
                        }))
            default: resolved.kind
            }
        return AnySchema(kind: kind)
    }
}

extension AnySchema.Field {
    fileprivate func patched(in outer: Set<String>) -> AnySchema.Field {
        let changes = patchedObject.flatMap { object in
            outer.contains(object.name)
                ? nil
                : AnySchema(
                    kind: .optional(
                        AnySchema(
                            name: "\(object.name)Changes", summary: object.summary, kind: object.patched(in: outer).kind
                        )))
        }
        // Null in a required field reaches the value's own schema, which refuses it.
        return AnySchema.Field(
            name: name, summary: summary,
            schema: changes ?? (isClearable ? schema : AnySchema(kind: .optional(schema))), isRequired: false)
    }

    /// The schema of the object whose fields a patch changes; `nil` if the patch replaces the value.
    fileprivate var patchedObject: AnySchema? {
        let object = if case .optional(let wrapped) = schema.kind { wrapped.resolved } else { schema.resolved }
        if case .object(let fields) = object.kind, fields.contains(where: { !$0.isRequired }) { return object }
        return nil
    }
}

/// The schemas of patches, because a generic type has no stored static properties.
private enum PatchSchemas {
    private static let schemas = Mutex<[ObjectIdentifier: any Sendable]>([:])

    static func schema<Value: SchemaProviding>(
        of type: Value.Type, _ make: @Sendable () -> Schema<Value>
    ) -> Schema<Value> {
        if let known = schemas.withLock({ $0[ObjectIdentifier(type)] }) as? Schema<Value> { return known }
        let schema = make()
        schemas.withLock { $0[ObjectIdentifier(type)] = schema }
        return schema
    }
}
