// SPDX-License-Identifier: Apache-2.0

/// An enumeration with payloads, whose JSON is an object with a member that identifies the case.
///
/// ```swift
/// enum Amount: UnionRepresentable {
///     case unlimited
///     case limited(Limit)
///
///     static let variants: [Variant<Self>] = [
///         variant("unlimited", "No limit.", .unlimited) { if case .unlimited = $0 { true } else { false } },
///         variant("limited", "At most this many.", Self.limited) {
///             if case .limited(let limit) = $0 { limit } else { nil }
///         },
///     ]
///
///     static let schema = Schema<Self>.union("pantry.Amount", "The amount to keep.")
/// }
/// ```
///
/// As JSON, `Amount.limited(Limit(count: 3))` is `{"kind": "limited", "count": 3}`. `Codable` follows from the variants.
/// The `@Schema` macro of ComputationMacros generates the members from the cases and their doc comments.
public protocol UnionRepresentable: SchemaProviding {
    /// The member that identifies the case of an object; `kind` by default.
    static var discriminator: String { get }
    /// The cases, each with its payload.
    static var variants: [Variant<Self>] { get }
}

/// One case of a union; created by ``UnionRepresentable/variant(_:_:_:payload:)``.
public struct Variant<Union>: Sendable {
    let erased: AnySchema.Union.Variant
    /// Decodes the payload from a decoder of its members, without the discriminator.
    let decode: @Sendable (any Decoder) throws -> Union
    /// Returns the payload's members, or `nil` if the value is another case.
    let members: @Sendable (Union) -> JSONObject?
    let collect: @Sendable (Union, inout [ValidationIssue]) -> Void
}

extension UnionRepresentable {
    /// The member `kind`.
    public static var discriminator: String { "kind" }

    /// A case whose payload's fields are members of the same object.
    ///
    /// - Parameters:
    ///   - value: The discriminator's value.
    ///   - summary: A summary in one sentence.
    ///   - make: Creates the case from a payload; usually the case itself.
    ///   - payload: Returns the payload of a value, or `nil` if it is another case.
    public static func variant<Payload: SchemaProviding>(
        _ value: String, _ summary: String, _ make: @escaping @Sendable (Payload) -> Self,
        payload: @escaping @Sendable (Self) -> Payload?
    ) -> Variant<Self> {
        Variant(
            erased: .init(
                value: value, summary: summary,
                schema: AnySchema(
                    kind: .reference(.init(type: ObjectIdentifier(Payload.self)) { Payload.schema.erased }))),
            decode: { make(try Payload(from: $0)) },
            members: { payload($0).flatMap { Payload.schema.json(of: $0).object } },
            collect: { union, issues in
                if let payload = payload(union) { Payload.schema.rule?(payload, &issues) }
            })
    }

    /// A case without a payload.
    ///
    /// - Parameters:
    ///   - value: The discriminator's value.
    ///   - summary: A summary in one sentence.
    ///   - union: The case.
    ///   - matches: Returns whether a value is the case.
    public static func variant(
        _ value: String, _ summary: String, _ union: Self, matches: @escaping @Sendable (Self) -> Bool
    ) -> Variant<Self> {
        Variant(
            erased: .init(value: value, summary: summary, schema: AnySchema(kind: .object([]))),
            decode: { _ in union },
            members: { matches($0) ? JSONObject() : nil }, collect: { _, _ in })
    }

    /// Decodes the discriminator, then the payload from the other members.
    public init(from decoder: any Decoder) throws {
        let tree = decoder as? TreeDecoder
        guard case .object(var members) = try tree?.value ?? JSONValue(from: decoder),
            let value = members[Self.discriminator]?.string,
            let variant = Self.variants.first(where: { $0.erased.value == value })
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(Self.discriminator) is none of the cases"))
        }
        members[Self.discriminator] = nil
        self = try variant.decode(
            TreeDecoder(value: .object(members), codingPath: decoder.codingPath, onKey: tree?.onKey))
    }

    /// Encodes the discriminator and the payload into one object.
    public func encode(to encoder: any Encoder) throws { try Self.schema.json(of: self).encode(to: encoder) }
}

extension Schema where Value: UnionRepresentable {
    /// A union of objects, which the type's discriminator identifies.
    ///
    /// - Parameters:
    ///   - name: The type's name qualified by its plugin, such as `twins.Location`.
    ///   - summary: A summary in one sentence.
    public static func union(_ name: String, _ summary: String) -> Schema {
        let discriminator = Value.discriminator
        return Schema(
            AnySchema(
                name: name, summary: summary,
                kind: .union(.init(discriminator: discriminator, variants: Value.variants.map(\.erased)))),
            rule: { value, issues in
                for variant in Value.variants { variant.collect(value, &issues) }
            },
            encode: { value in
                for variant in Value.variants {
                    guard let members = variant.members(value) else { continue }
                    return .object(
                        JSONObject(
                            [(discriminator, .string(variant.erased.value))] + members.map { ($0.key, $0.value) }))
                }
                return [:]
            })
    }
}
