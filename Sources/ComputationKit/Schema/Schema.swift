// SPDX-License-Identifier: Apache-2.0

// What is generic here is @inlinable: a plugin's schemas are then compiled for their own types, and checking and
// encoding a value costs field reads instead of look-ups of generic metadata (measured: a tenth).

/// A Swift type as seen from outside: its fields with prose, units, ranges, and defaults.
///
/// A schema is declared once, with key paths, so that renaming or retyping a property stops compiling:
///
/// ```swift
/// struct Position: SchemaProviding {
///     var latitude: Double
///     var name: String?
///
///     static let schema = Schema<Position>.object("Position", "A place on Earth.") {
///         field("latitude", \.latitude, "Geographic latitude, north positive.", .number(-90...90, .degrees))
///         field("name", \.name, "What people call it.", .text())
///     }
/// }
/// ```
///
/// From this one value come the checks of JSON and of typed input, JSON Schema 2020-12, command-line options and
/// reference documentation, and the JSON text of a typed output.
///
/// ## Topics
///
/// ### Plain values
/// - ``number(_:_:)``
/// - ``integer(_:_:)``
/// - ``boolean``
/// - ``text(_:example:)``
///
/// ### Structure
/// - ``object(_:_:fields:)``
/// - ``list(of:count:)``
/// - ``nested``
public struct Schema<Value>: Sendable {
    /// The schema without the type.
    public let erased: AnySchema
    /// Appends every problem of a typed value, with paths from that value on; nil when its type allows no wrong value.
    @usableFromInline let rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)?
    /// The value as JSON.
    @usableFromInline let encode: @Sendable (Value) -> JSONValue

    @inlinable
    init(
        _ erased: AnySchema, rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)? = nil,
        encode: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.erased = erased
        self.rule = rule
        self.encode = encode
    }

    /// Every problem of a typed value: numbers out of range, lists too long, texts against their rule.
    @inlinable
    public func issues(of value: Value) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        rule?(value, &issues)
        return issues
    }

    /// The value as a JSON tree, equal to what `Codable` would encode.
    ///
    /// A ``Blob`` whose file can't be read is null; the engine refuses such an output instead.
    @inlinable
    public func json(of value: Value) -> JSONValue { encode(value) }
}

/// A type that computations take or return: `Codable`, safe to share, and described from outside.
public protocol SchemaProviding: Codable, Sendable {
    /// What the type looks like as JSON.
    ///
    /// Declare it as a stored `static let`: it is read on every call.
    static var schema: Schema<Self> { get }
}

extension Schema where Value == Bool {
    /// True or false.
    public static var boolean: Schema { Schema(AnySchema(kind: .boolean), encode: { .boolean($0) }) }
}

extension Schema where Value == JSONValue {
    /// Any JSON value.
    public static var any: Schema { Schema(AnySchema(kind: .any), encode: { $0 }) }
}

extension Schema where Value: SchemaProviding {
    /// The schema of a type that provides one, by reference.
    @inlinable public static var nested: Schema {
        Schema(
            AnySchema(kind: .reference(.init(type: ObjectIdentifier(Value.self)) { Value.schema.erased })),
            // The schema is asked for when it is needed, since two types may describe each other.
            rule: { value, issues in Value.schema.rule?(value, &issues) },
            encode: { Value.schema.encode($0) })
    }
}

extension Schema where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the words of an enumeration.
    ///
    /// - Parameters:
    ///   - name: the type's name in `$defs`, qualified by its plugin.
    ///   - summary: one sentence of prose.
    ///   - caseSummary: what a case means.
    ///   - aliases: other spellings of a case, accepted in JSON and replaced by its raw value.
    @inlinable
    public static func enumeration(
        _ name: String, _ summary: String, _ caseSummary: (Value) -> String = { _ in "" },
        aliases: (Value) -> [String] = { _ in [] }
    ) -> Schema {
        let cases = Value.allCases.map { AnySchema.Case($0.rawValue, caseSummary($0), aliases: aliases($0)) }
        return Schema(
            AnySchema(name: name, summary: summary, kind: .enumeration(cases)),
            encode: { .string($0.rawValue) })
    }
}
