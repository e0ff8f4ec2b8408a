// SPDX-License-Identifier: Apache-2.0

extension Schema {
    /// An object with these fields and no others.
    ///
    /// - Parameters:
    ///   - name: The type's name qualified by its plugin, such as `wardrobe.Season`, as `$defs` and the docs show it.
    ///   - summary: A summary in one sentence.
    ///   - fields: The fields in the order in which people should read them, each made by `field`.
    public static func object(
        _ name: String, _ summary: String, @FieldBuilder<Value> fields: () -> [Field<Value>]
    ) -> Schema {
        let fields = fields()
        // Each check calls the next, because a loop over a list would count references for each of them.
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
///
/// You list fields in the closure of ``Schema/object(_:_:fields:)``.
public struct Field<Root>: Sendable {
    typealias Check = @Sendable (UnsafePointer<Root>, inout [ValidationIssue]) -> Void

    let erased: AnySchema.Field
    /// Appends every problem of the property; `nil` if every value of its type is valid.
    let check: Check?
    let encode: @Sendable (UnsafePointer<Root>) -> JSONValue?

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
///
/// The result builder of ``Schema/object(_:_:fields:)``, whose closure lists one field on each line.
@resultBuilder
public enum FieldBuilder<Root> {
    /// Adds one field, which determines the root of its key path.
    public static func buildExpression(_ field: Field<Root>) -> Field<Root> { field }
    /// Adds the fields in order.
    public static func buildBlock(_ fields: Field<Root>...) -> [Field<Root>] { fields }
}

/// A required property, or one with a default.
///
/// - Parameters:
///   - name: The key in JSON, equal to the property's coding key.
///   - property: The key path of the property.
///   - summary: A summary in one sentence.
///   - schema: The schema of the value.
///   - defaultValue: The default that replaces a missing value.
public func field<Root, Value: Sendable>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String, _ schema: Schema<Value>,
    default defaultValue: Value? = nil
) -> Field<Root> {
    field(name, property, summary, schema, default: defaultValue, isSound: { _ in false })
}

/// A property with a default; a value equal to it needs no further check.
public func field<Root, Value: Equatable & Sendable>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String, _ schema: Schema<Value>,
    default defaultValue: Value
) -> Field<Root> {
    field(name, property, summary, schema, default: defaultValue, isSound: { $0 == defaultValue })
}

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

/// An optional property.
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

/// An optional property with a default, which replaces a missing value or null.
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

/// A required property of a type with a schema, or one with a default.
public func field<Root, Value: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String,
    default defaultValue: Value? = nil
) -> Field<Root> {
    field(name, property, summary, .nested, default: defaultValue)
}

/// An optional property of a type with a schema.
public func field<Root, Value: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, Value?> & Sendable, _ summary: String
) -> Field<Root> {
    field(name, property, summary, .nested)
}

/// A property of a type with a schema with a default; a value equal to it needs no further check.
public func field<Root, Value: SchemaProviding & Equatable>(
    _ name: String, _ property: any KeyPath<Root, Value> & Sendable, _ summary: String, default defaultValue: Value
) -> Field<Root> {
    field(name, property, summary, .nested, default: defaultValue)
}

/// A required list of a type with a schema, or one with a default.
public func field<Root, Element: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, [Element]> & Sendable, _ summary: String,
    default defaultValue: [Element]? = nil
) -> Field<Root> {
    field(name, property, summary, .list(of: .nested), default: defaultValue)
}

/// An optional list of a type with a schema.
public func field<Root, Element: SchemaProviding>(
    _ name: String, _ property: any KeyPath<Root, [Element]?> & Sendable, _ summary: String
) -> Field<Root> {
    field(name, property, summary, .list(of: .nested))
}
