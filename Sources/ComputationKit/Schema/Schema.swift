// SPDX-License-Identifier: Apache-2.0

/// The schema of a Swift type: its fields with summaries, units, ranges, and defaults.
///
/// Declare a schema once, with key paths, so that renaming a property or changing its type is a compiler error:
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
/// It is the source of validation of JSON and typed inputs, JSON Schema 2020-12, command-line options, reference
/// documentation, and the JSON text of outputs.
///
/// ## Topics
///
/// ### Plain values
/// - ``number(_:_:)-(ClosedRange<Double>,_)``
/// - ``number(_:_:)-(PartialRangeFrom<Double>,_)``
/// - ``number(_:_:)-(PartialRangeThrough<Double>,_)``
/// - ``number(_:_:)-(Range<Double>,_)``
/// - ``number(_:_:)-(PartialRangeUpTo<Double>,_)``
/// - ``number(above:through:_:)``
/// - ``number(_:_:)-(AnySchema.NumberBounds,_)``
/// - ``integer(_:_:)``
/// - ``boolean``
/// - ``any``
///
/// ### Texts and files
/// - ``text(_:example:)``
/// - ``text(_:pattern:lengths:format:example:)``
/// - ``text(_:pattern:lengths:format:example:isCheckedWhenRead:check:)``
/// - ``text(_:_:expected:pattern:lengths:format:example:print:check:)``
/// - ``enumeration(_:_:_:aliases:)``
/// - ``contentHash``
/// - ``secret(_:)``
/// - ``blob(_:maximumBytes:)``
///
/// ### Structure
/// - ``object(_:_:fields:)``
/// - ``union(_:_:)``
/// - ``list(of:count:)``
/// - ``dictionary(of:keys:)``
/// - ``dictionary(keyedBy:of:_:)``
/// - ``optional(_:)``
/// - ``nested``
///
/// ### Using a schema
/// - ``issues(of:)``
/// - ``json(of:)``
/// - ``erased``
public struct Schema<Value>: Sendable {
    /// The schema without the type.
    public let erased: AnySchema
    /// Appends every problem of a typed value, with paths relative to the value; `nil` if every value of its type is
    /// valid.
    let rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)?
    /// The value as JSON.
    let encode: @Sendable (Value) -> JSONValue

    init(
        _ erased: AnySchema, rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)? = nil,
        encode: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.erased = erased
        self.rule = rule
        self.encode = encode
    }

    /// Returns every problem of a typed value, such as a number out of range, a list that is too long, or a text that
    /// violates its rule.
    public func issues(of value: Value) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        rule?(value, &issues)
        return issues
    }

    /// Returns the value as a JSON tree, equal to the encoding of `Codable`.
    ///
    /// A ``Blob`` whose file can't be read is null; the engine rejects such an output.
    public func json(of value: Value) -> JSONValue { encode(value) }
}

/// A type for inputs and outputs of computations: `Codable`, `Sendable`, and with a schema.
///
/// The `@Schema` macro of ComputationMacros makes the schema from the declaration; ``Schema`` shows one by hand.
///
/// ```swift
/// /// A stretch of a walk.
/// @Schema("hiking.Leg")
/// struct Leg: SchemaProviding {
///     /// The length on the map.
///     @Field(.number(above: 0, through: 100, .kilometers)) var distance: Double
/// }
///
/// let leg = try Leg(json: ["distance": 5])
/// ```
public protocol SchemaProviding: Codable, JSONRepresentable, Sendable {
    /// The schema.
    ///
    /// Declare it as a stored `static let`, because it is read on every call.
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
    public static var nested: Schema {
        Schema(
            AnySchema(kind: .reference(.init(type: ObjectIdentifier(Value.self)) { Value.schema.erased })),
            // The schema is read lazily, because two types can refer to each other.
            rule: { value, issues in Value.schema.rule?(value, &issues) },
            encode: { Value.schema.encode($0) })
    }
}

extension Schema where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the words of an enumeration.
    ///
    /// - Parameters:
    ///   - name: The type's name in `$defs`, qualified by its plugin.
    ///   - summary: A summary in one sentence.
    ///   - caseSummary: The meaning of a case.
    ///   - aliases: Other spellings of a case, accepted in JSON and replaced by its raw value.
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
