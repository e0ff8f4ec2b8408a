// SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// An object with these fields and no others.
    ///
    /// - Parameters:
    ///   - name: the type's name qualified by its plugin, such as `wardrobe.Season`, as `$defs` and the docs show it.
    ///   - summary: one sentence of prose.
    ///   - fields: the fields in the order in which people should read them, each made by `field`.
    @inlinable
    public static func object(
        _ name: String, _ summary: String, @FieldBuilder<Value> fields: () -> [Field<Value>]
    ) -> Schema {
        let fields = fields()
        // One check that calls the next: a loop over a list would count a reference for each of them.
        var check: Field<Value>.Check?
        for own in fields.reversed().compactMap(\.check) {
            guard let rest = check else {
                check = own
                continue
            }
            check = { value, issues in
                own(value, &issues)
                rest(value, &issues)
            }
        }
        let inOrder = fields.map { ($0.erased.name, $0.encode) }
        var rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)?
        if let check { rule = { value, issues in withUnsafePointer(to: value) { check($0, &issues) } } }
        return Schema(
            AnySchema(name: name, summary: summary, kind: .object(fields.map(\.erased))), rule: rule,
            encode: { value in
                withUnsafePointer(to: value) { value in
                    var object = JSONObject(capacity: inOrder.count)
                    for (name, encode) in inOrder {
                        if let json = encode(value) { object.append(name, json) }
                    }
                    return .object(object)
                }
            })
    }
}

/// One property of a type with a schema; made by `field`.
public struct Field<Root>: Sendable {
    @usableFromInline typealias Check = @Sendable (UnsafePointer<Root>, inout [ValidationIssue]) -> Void

    @usableFromInline let erased: AnySchema.Field
    /// Appends every problem of the property; nil when its type allows no wrong value.
    @usableFromInline let check: Check?
    @usableFromInline let encode: @Sendable (UnsafePointer<Root>) -> JSONValue?

    /// The same field, which is also read under the keys of earlier versions.
    ///
    /// An input may have one of the keys; output has the current one only.
    public func formerly(_ names: String...) -> Field {
        Field(
            erased: .init(
                name: erased.name, summary: erased.summary, schema: erased.schema, isRequired: erased.isRequired,
                defaultValue: erased.defaultValue, formerNames: names),
            check: check, encode: encode)
    }

    @inlinable
    init(
        erased: AnySchema.Field, check: Check?,
        encode: @escaping @Sendable (UnsafePointer<Root>) -> JSONValue?
    ) {
        self.erased = erased
        self.check = check
        self.encode = encode
    }
}

/// Collects the fields of a schema.
@resultBuilder
public enum FieldBuilder<Root> {
    /// Takes one field, which tells the compiler the root of its key path.
    @inlinable public static func buildExpression(_ field: Field<Root>) -> Field<Root> { field }
    /// Takes the fields in order.
    @inlinable public static func buildBlock(_ fields: Field<Root>...) -> [Field<Root>] { fields }
}

/// A property that an input must have, unless a default is given.
///
/// - Parameters:
///   - name: the key in JSON, equal to the property's coding key.
///   - property: where the value lives.
///   - summary: one sentence of prose.
///   - schema: what values are allowed.
///   - defaultValue: what an absent value becomes.
@inlinable
public func field<Root, Value: Sendable>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String, _ schema: Schema<Value>,
    default defaultValue: Value? = nil
) -> Field<Root> {
    field(name, property, summary, schema, default: defaultValue, isSound: { _ in false })
}

/// A property with a default; a value equal to it needs no further check.
@inlinable
public func field<Root, Value: Equatable & Sendable>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String, _ schema: Schema<Value>,
    default defaultValue: Value
) -> Field<Root> {
    field(name, property, summary, schema, default: defaultValue, isSound: { $0 == defaultValue })
}

@inlinable
func field<Root, Value: Sendable>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String, _ schema: Schema<Value>,
    default defaultValue: Value?, isSound: @escaping @Sendable (Value) -> Bool
) -> Field<Root> {
    let (encode, property) = (schema.encode, Property(property))
    let check = schema.rule.map { rule -> Field<Root>.Check in
        { root, issues in
            property.read(in: root) { value in
                if !isSound(value.pointee) { issues.collect(under: name) { rule(value.pointee, &$0) } }
            }
        }
    }
    return Field(
        erased: .init(
            name: name, summary: summary, schema: schema.erased, isRequired: defaultValue == nil,
            defaultValue: defaultValue.map(encode)),
        check: check, encode: { encode(property.value(in: $0)) })
}

/// A property that an input may leave out.
@inlinable
public func field<Root, Value: Sendable>(
    _ name: String, _ property: any KeyPath<Root, Value?> & Sendable, _ summary: String, _ schema: Schema<Value>
) -> Field<Root> {
    let (encode, property) = (schema.encode, Property(property))
    let check = schema.rule.map { rule -> Field<Root>.Check in
        { root, issues in
            guard let value = property.value(in: root) else { return }
            issues.collect(under: name) { rule(value, &$0) }
        }
    }
    return Field(
        erased: .init(name: name, summary: summary, schema: schema.erased, isRequired: false, defaultValue: nil),
        check: check, encode: { property.value(in: $0).map(encode) })
}

/// An optional property with a default: what an absent value becomes; null is absent too.
@inlinable
public func field<Root, Value: Sendable>(
    _ name: String, _ property: any KeyPath<Root, Value?> & Sendable, _ summary: String, _ schema: Schema<Value>,
    default defaultValue: Value
) -> Field<Root> {
    let plain = field(name, property, summary, schema)
    return Field(
        erased: .init(
            name: name, summary: summary, schema: schema.erased, isRequired: false,
            defaultValue: schema.encode(defaultValue)),
        check: plain.check, encode: plain.encode)
}

/// A property of a type with a schema that an input must have, unless a default is given.
@inlinable
public func field<Root, Value: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String,
    default defaultValue: Value? = nil
) -> Field<Root> {
    field(name, property, summary, .nested, default: defaultValue)
}

/// A property of a type with a schema that an input may leave out.
@inlinable
public func field<Root, Value: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, Value?> & Sendable, _ summary: String
) -> Field<Root> {
    field(name, property, summary, .nested)
}

/// A property of a type with a schema with a default; a value equal to it needs no further check.
@inlinable
public func field<Root, Value: SchemaProviding & Equatable>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String, default defaultValue: Value
) -> Field<Root> {
    field(name, property, summary, .nested, default: defaultValue)
}

/// A list of a type with a schema that an input must have, unless a default is given.
@inlinable
public func field<Root, Element: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, [Element]> & Sendable, _ summary: String,
    default defaultValue: [Element]? = nil
) -> Field<Root> {
    field(name, property, summary, .list(of: .nested), default: defaultValue)
}

/// A list of a type with a schema that an input may leave out.
@inlinable
public func field<Root, Element: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, [Element]?> & Sendable, _ summary: String
) -> Field<Root> {
    field(name, property, summary, .list(of: .nested))
}
