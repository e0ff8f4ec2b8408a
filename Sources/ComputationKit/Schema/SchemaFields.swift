// SPDX-License-Identifier: Apache-2.0

extension SchemaProviding {
    /// Reads a value from a decoder as it is written; see ``JSONRepresentable/init(reading:)``.
    ///
    /// Types whose schema is made by a macro conform to `Decodable` with it.
    public static func read(from decoder: any Decoder) throws -> Self {
        let tree = try (decoder as? TreeDecoder)?.value ?? JSONValue(from: decoder)
        if let value: Self = try? JSONReader.value(in: Array(tree.storedText().utf8)) { return value }
        do {
            // Another decoder can give the members in another order, and the discriminator of a union isn't the first.
            return try JSONReader.value(in: Array(schema.erased.completed(tree).storedText().utf8))
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a complete \(schema.erased.name)"))
        }
    }

    /// Writes the value to an encoder as JSON.
    public func write(to encoder: any Encoder) throws { try JSONWriter.tree(of: self).encode(to: encoder) }
}

/// The fields of a schema while it is built; code that the `@Schema` macro generates uses it.
public struct SchemaFields<Root: SchemaProviding> {
    private var fields: [AnySchema.Field] = []

    /// Creates a list without fields.
    public init() {}

    /// Adds a required field.
    public mutating func add<Value>(
        _ name: String, _ summary: String, _ schema: Schema<Value>
    ) -> FieldRule<Value> {
        append(name, summary, schema, isRequired: true, default: nil)
        return FieldRule(name: name, rule: schema.rule)
    }

    /// Adds a field with a default.
    public mutating func add<Value>(
        _ name: String, _ summary: String, _ schema: Schema<Value>, default value: Value
    ) -> FieldRule<Value> {
        append(name, summary, schema, isRequired: false, default: value)
        return FieldRule(name: name, rule: schema.rule)
    }

    /// Adds a field with a default; a value equal to it needs no further check.
    public mutating func add<Value: Equatable & Sendable>(
        _ name: String, _ summary: String, _ schema: Schema<Value>, default value: Value
    ) -> FieldRule<Value> {
        append(name, summary, schema, isRequired: false, default: value)
        guard let rule = schema.rule else { return FieldRule(name: name, rule: nil) }
        return FieldRule(name: name) { own, issues in if own != value { rule(own, &issues) } }
    }

    /// Adds an optional field.
    public mutating func add<Value>(
        optional name: String, _ summary: String, _ schema: Schema<Value>, default value: Value? = nil
    ) -> FieldRule<Value> {
        append(name, summary, schema, isRequired: false, default: value)
        return FieldRule(name: name, rule: schema.rule)
    }

    private mutating func append<Value>(
        _ name: String, _ summary: String, _ schema: Schema<Value>, isRequired: Bool, default value: Value?
    ) {
        fields.append(
            .init(
                name: name, summary: summary, schema: schema.erased, isRequired: isRequired,
                defaultValue: value.map(schema.encode)))
    }

    /// Returns the schema.
    ///
    /// - Parameters:
    ///   - name: The type's name qualified by its plugin, such as `wardrobe.Season`.
    ///   - summary: A summary in one sentence.
    ///   - check: Appends the problems of every field.
    public consuming func schema(
        _ name: String, _ summary: String, check: @escaping @Sendable (Root, inout [ValidationIssue]) -> Void
    ) -> Schema<Root> {
        Schema(
            AnySchema(name: name, summary: summary, kind: .object(fields)), rule: check,
            encode: { JSONWriter.tree(of: $0) })
    }
}

/// The rule of a field's typed value.
///
/// ``SchemaFields`` returns it for each field, and code that the `@Schema` macro generates calls it.
public struct FieldRule<Value>: Sendable {
    let name: String
    let rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)?

    /// Appends the problems of a value.
    public func callAsFunction(_ value: Value, _ issues: inout [ValidationIssue]) {
        if let rule { issues.collect(under: name) { rule(value, &$0) } }
    }

    /// Appends the problems of a value, if there is one.
    public func callAsFunction(ifPresent value: Value?, _ issues: inout [ValidationIssue]) {
        if let rule, let value { issues.collect(under: name) { rule(value, &$0) } }
    }
}
