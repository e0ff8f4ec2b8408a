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

extension Schema where Value == Double {
    /// A finite number in a range, with its unit.
    public static func number(
        _ range: ClosedRange<Double> = -Double.infinity...Double.infinity, _ unit: MeasurementUnit? = nil
    ) -> Schema {
        number(AnySchema.NumberBounds(range), unit)
    }

    /// A finite number of at least the lower bound, with its unit.
    public static func number(_ range: PartialRangeFrom<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(range.lowerBound...Double.infinity, unit)
    }

    /// A finite number of at most the upper bound, with its unit.
    public static func number(_ range: PartialRangeThrough<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(-Double.infinity...range.upperBound, unit)
    }

    /// A finite number of at least the lower bound and below the upper one, with its unit.
    public static func number(_ range: Range<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(AnySchema.NumberBounds(range.lowerBound...range.upperBound, excludesMaximum: true), unit)
    }

    /// A finite number below the upper bound, with its unit.
    public static func number(_ range: PartialRangeUpTo<Double>, _ unit: MeasurementUnit? = nil) -> Schema {
        number(AnySchema.NumberBounds(-Double.infinity...range.upperBound, excludesMaximum: true), unit)
    }

    /// A finite number greater than the lower bound, with its unit.
    public static func number(
        above lower: Double, through upper: Double = .infinity, _ unit: MeasurementUnit? = nil
    ) -> Schema {
        number(AnySchema.NumberBounds(lower...upper, excludesMinimum: true), unit)
    }

    /// A finite number within bounds, with its unit.
    public static func number(_ bounds: AnySchema.NumberBounds, _ unit: MeasurementUnit? = nil) -> Schema {
        let erased = AnySchema(kind: .number(bounds, unit))
        return Schema(
            erased,
            rule: { value, issues in
                guard !bounds.contains(value) else { return }
                let got = value.isFinite ? JSONWriter.text(of: value) : "\(value)"
                issues.append(ValidationIssue(path: "", expected: erased.inWords, got: got))
            },
            encode: { .number($0) })
    }
}

extension Schema where Value == Int {
    /// An integer in a range, with its unit.
    public static func integer(
        _ range: ClosedRange<Int> = Int.min...Int.max, _ unit: MeasurementUnit? = nil
    ) -> Schema {
        let erased = AnySchema(kind: .integer(range, unit))
        return Schema(
            erased,
            rule: { value, issues in
                guard !range.contains(value) else { return }
                issues.append(ValidationIssue(path: "", expected: erased.inWords, got: "\(value)"))
            },
            encode: { .integer(Int64($0)) })
    }
}

extension Schema where Value == Bool {
    /// True or false.
    public static var boolean: Schema { Schema(AnySchema(kind: .boolean), encode: { .boolean($0) }) }
}

extension Schema where Value == JSONValue {
    /// Any JSON value.
    public static var any: Schema { Schema(AnySchema(kind: .any), encode: { $0 }) }
}

extension Schema where Value == String {
    /// Any text up to a length in Unicode scalars.
    public static func text(
        _ lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit, example: String = "text"
    ) -> Schema {
        let expected =
            lengths.lowerBound > 0
            ? "a text of \(lengths.lowerBound) to \(lengths.upperBound) characters"
            : lengths.upperBound < AnySchema.TextRule.defaultLimit
                ? "a text of at most \(lengths.upperBound) characters" : "a text"
        return text(AnySchema.TextRule(expected: expected, lengths: lengths, example: example))
    }

    /// A text that matches a pattern.
    ///
    /// - Parameters:
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression in JSON Schema's dialect, anchored with `^` and `$`.
    ///   - lengths: how many Unicode scalars the text may have.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: an accepted text.
    public static func text(
        _ expected: String, pattern: String, lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit,
        format: String? = nil, example: String
    ) -> Schema {
        text(
            AnySchema.TextRule(
                expected: expected, lengths: lengths, pattern: pattern, format: format, example: example))
    }

    /// A text that follows a rule of its own.
    ///
    /// - Parameters:
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression in JSON Schema's dialect that every accepted text matches. What matches it and
    ///     fails the check breaks a rule of the domain.
    ///   - lengths: how many Unicode scalars the text may have.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: an accepted text.
    ///   - isCheckedWhenRead: whether the computation parses the text anyway and refuses it in the same words, so that
    ///     a typed value need not be parsed twice.
    ///   - check: says what is wrong with a text, with an empty path, or nil when it is accepted.
    public static func text(
        _ expected: String, pattern: String? = nil, lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit,
        format: String? = nil, example: String, isCheckedWhenRead: Bool = false,
        check: @escaping @Sendable (String) -> ValidationIssue?
    ) -> Schema {
        text(
            AnySchema.TextRule(
                expected: expected, lengths: lengths, pattern: pattern, format: format, example: example, check: check),
            isCheckedWhenRead: isCheckedWhenRead)
    }

    private static func text(_ rule: AnySchema.TextRule, isCheckedWhenRead: Bool = false) -> Schema {
        let check: @Sendable (Value, inout [ValidationIssue]) -> Void = { value, issues in
            if let issue = rule.issue(with: value) { issues.append(issue) }
        }
        return Schema(
            AnySchema(kind: .text(rule)), rule: isCheckedWhenRead ? nil : check, encode: { .string($0) })
    }
}

extension Schema {
    /// A type that `Codable` writes as one text and reads back by parsing.
    ///
    /// - Parameters:
    ///   - name: the type's name in `$defs`, qualified by its plugin.
    ///   - summary: one sentence of prose.
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression in JSON Schema's dialect that every accepted text matches.
    ///   - lengths: how many Unicode scalars the text may have.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: an accepted text.
    ///   - print: the text of a value.
    ///   - check: says what is wrong with a text, with an empty path, or nil when it can be parsed.
    public static func text(
        _ name: String, _ summary: String, expected: String, pattern: String? = nil,
        lengths: ClosedRange<Int> = 0...AnySchema.TextRule.defaultLimit, format: String? = nil,
        example: String, print: @escaping @Sendable (Value) -> String,
        check: @escaping @Sendable (String) -> ValidationIssue?
    ) -> Schema {
        let rule = AnySchema.TextRule(
            expected: expected, lengths: lengths, pattern: pattern, format: format, example: example, check: check)
        return Schema(
            AnySchema(name: name, summary: summary, kind: .text(rule)), encode: { .string(print($0)) })
    }

    /// A value or null, for lists whose elements may be missing.
    @inlinable
    public static func optional<Wrapped>(_ wrapped: Schema<Wrapped>) -> Schema where Value == Wrapped? {
        var rule: (@Sendable (Value, inout [ValidationIssue]) -> Void)?
        if let inner = wrapped.rule {
            rule = { value, issues in
                if let value { inner(value, &issues) }
            }
        }
        return Schema(
            AnySchema(kind: .optional(wrapped.erased)), rule: rule, encode: { $0.map(wrapped.encode) ?? .null })
    }

    /// A list whose length lies in a range.
    @inlinable
    public static func list<Element>(
        of element: Schema<Element>, count: ClosedRange<Int> = 0...Int.max
    ) -> Schema where Value == [Element] {
        let erased = AnySchema(kind: .list(of: element.erased, count: count))
        return Schema(
            erased,
            rule: { values, issues in
                if !count.contains(values.count) {
                    issues.append(ValidationIssue(path: "", expected: erased.inWords, got: "a list of \(values.count)"))
                }
                guard let rule = element.rule else { return }
                for index in values.indices { issues.collect(under: "[\(index)]") { rule(values[index], &$0) } }
            },
            encode: { .array($0.map(element.encode)) })
    }

    /// An object with any keys, all values of one schema.
    ///
    /// - Parameters:
    ///   - element: the schema of the values.
    ///   - keys: the rule that keys follow; nil for any key.
    @inlinable
    public static func dictionary<Element>(
        of element: Schema<Element>, keys: Schema<String>? = nil
    ) -> Schema where Value == [String: Element] {
        Schema(
            AnySchema(kind: .dictionary(of: element.erased, keys: keys?.erased.textRule)),
            rule: { values, issues in
                guard !values.isEmpty, element.rule != nil || keys?.rule != nil else { return }
                for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                    issues.collect(under: shownStep(key)) {
                        keys?.rule?(key, &$0)
                        element.rule?(value, &$0)
                    }
                }
            },
            encode: {
                .object(JSONObject($0.sorted { $0.key < $1.key }.map { ($0.key, element.encode($0.value)) }))
            })
    }

    /// An object whose keys are words of an enumeration, none of them required.
    @inlinable
    public static func dictionary<Key, Element>(
        keyedBy key: Key.Type, of element: Schema<Element>, _ keySummary: (Key) -> String = { _ in "" }
    ) -> Schema
    where
        Value == [Key: Element], Key: RawRepresentable & CaseIterable & Hashable & Sendable, Key.RawValue == String
    {
        let fields = Key.allCases.map { key in
            AnySchema.Field(
                name: key.rawValue, summary: keySummary(key), schema: element.erased, isRequired: false,
                defaultValue: nil)
        }
        return Schema(
            AnySchema(kind: .object(fields)),
            rule: { values, issues in
                guard !values.isEmpty, let rule = element.rule else { return }
                for key in Key.allCases {
                    if let value = values[key] { issues.collect(under: key.rawValue) { rule(value, &$0) } }
                }
            },
            encode: { values in
                .object(
                    JSONObject(
                        Key.allCases.compactMap { key in values[key].map { (key.rawValue, element.encode($0)) } }))
            })
    }
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

/// A key as a step of a path, with control characters shown by code.
@usableFromInline
func shownStep(_ key: String) -> String { JSONWriter.step(key) }
