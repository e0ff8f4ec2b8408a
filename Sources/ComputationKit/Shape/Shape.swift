// SPDX-License-Identifier: Apache-2.0

// What is generic here is @inlinable: a plugin's shapes are then compiled for their own types, and checking and
// encoding a value costs field reads instead of look-ups of generic metadata (measured: a tenth).

/// What a Swift type looks like as JSON: its fields with prose, units, ranges and defaults.
///
/// A shape is declared once, with key paths, so that renaming or retyping a property stops compiling:
///
/// ```swift
/// struct Position: Described {
///     var latitude: Double
///     var name: String?
///
///     static let shape = Shape<Position>.object("Position", "A place on Earth.") {
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
/// - ``described``
public struct Shape<Value>: Sendable {
    /// The shape without the type.
    public let erased: AnyShape
    /// Appends every problem of a typed value, with paths from that value on; nil when its type allows no wrong value.
    @usableFromInline let rule: (@Sendable (Value, inout [Issue]) -> Void)?
    /// The value as JSON.
    @usableFromInline let encode: @Sendable (Value) -> JSONValue

    @inlinable
    init(
        _ erased: AnyShape, rule: (@Sendable (Value, inout [Issue]) -> Void)? = nil,
        encode: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.erased = erased
        self.rule = rule
        self.encode = encode
    }

    /// Every problem of a typed value: numbers out of range, lists too long, texts against their rule.
    @inlinable
    public func issues(of value: Value) -> [Issue] {
        var issues: [Issue] = []
        rule?(value, &issues)
        return issues
    }

    /// The value as a JSON tree, equal to what `Codable` would encode.
    @inlinable
    public func json(of value: Value) -> JSONValue { encode(value) }
}

/// A type that computations take or return: `Codable`, safe to share, and described from outside.
public protocol Described: Codable, Sendable {
    /// What the type looks like as JSON.
    ///
    /// Declare it as a stored `static let`: it is read on every call.
    static var shape: Shape<Self> { get }
}

extension Shape where Value == Double {
    /// A finite number in a range, with its unit.
    public static func number(
        _ range: ClosedRange<Double> = -Double.infinity...Double.infinity, _ unit: MeasurementUnit? = nil
    ) -> Shape {
        let erased = AnyShape(kind: .number(range, unit))
        return Shape(
            erased,
            rule: { value, issues in
                guard !(range.contains(value) && value.isFinite) else { return }
                let got = value.isFinite ? JSONWriter.text(of: value) : "\(value)"
                issues.append(Issue(path: "", expected: erased.inWords, got: got))
            },
            encode: { .number($0) })
    }

    /// A finite number of at least the lower bound, with its unit.
    public static func number(_ range: PartialRangeFrom<Double>, _ unit: MeasurementUnit? = nil) -> Shape {
        number(range.lowerBound...Double.infinity, unit)
    }
}

extension Shape where Value == Int {
    /// A whole number in a range, with its unit.
    public static func integer(
        _ range: ClosedRange<Int> = Int.min...Int.max, _ unit: MeasurementUnit? = nil
    ) -> Shape {
        let erased = AnyShape(kind: .integer(range, unit))
        return Shape(
            erased,
            rule: { value, issues in
                guard !range.contains(value) else { return }
                issues.append(Issue(path: "", expected: erased.inWords, got: "\(value)"))
            },
            encode: { .integer(Int64($0)) })
    }
}

extension Shape where Value == Bool {
    /// True or false.
    public static var boolean: Shape { Shape(AnyShape(kind: .boolean), encode: { .boolean($0) }) }
}

extension Shape where Value == JSONValue {
    /// Any JSON value.
    public static var any: Shape { Shape(AnyShape(kind: .any), encode: { $0 }) }
}

extension Shape where Value == String {
    /// Any text up to a length in characters.
    public static func text(_ lengths: ClosedRange<Int> = 0...10_000, example: String = "text") -> Shape {
        let expected =
            lengths.lowerBound > 0
            ? "a text of \(lengths.lowerBound) to \(lengths.upperBound) characters"
            : lengths.upperBound < 10_000 ? "a text of at most \(lengths.upperBound) characters" : "a text"
        return text(expected, example: example) { text in
            // A text has no more characters than bytes, and counting bytes is quicker.
            (lengths.lowerBound == 0 && text.utf8.count <= lengths.upperBound) || lengths.contains(text.count)
                ? nil : Issue(path: "", expected: expected, got: "one of \(text.count) characters")
        }
    }

    /// A text that follows a rule of its own.
    ///
    /// - Parameters:
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression of JSON Schema's dialect which every allowed text matches.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: a text that is allowed.
    ///   - isCheckedWhenRead: whether the computation parses the text anyway and refuses it in the same words, so that
    ///     a typed value need not be parsed twice.
    ///   - check: says what is wrong with a text, with an empty path, or nil when it is allowed.
    public static func text(
        _ expected: String, pattern: String? = nil, format: String? = nil, example: String,
        isCheckedWhenRead: Bool = false, check: @escaping @Sendable (String) -> Issue?
    ) -> Shape {
        var rule: (@Sendable (Value, inout [Issue]) -> Void)?
        if !isCheckedWhenRead {
            rule = { value, issues in
                if let issue = check(value) { issues.append(issue) }
            }
        }
        return Shape(
            AnyShape(
                kind: .text(
                    .init(
                        expected: expected, pattern: pattern, format: format, example: example, check: check))
            ),
            rule: rule,
            encode: { .string($0) })
    }
}

extension Shape {
    /// A type that `Codable` writes as one text and reads back by parsing.
    ///
    /// - Parameters:
    ///   - name: the type's name in `$defs`.
    ///   - summary: one sentence of prose.
    ///   - expected: the rule in words that follow "expected".
    ///   - pattern: a regular expression of JSON Schema's dialect which every allowed text matches.
    ///   - format: JSON Schema's `format`, when one fits.
    ///   - example: a text that is allowed.
    ///   - print: the text of a value.
    ///   - check: says what is wrong with a text, with an empty path, or nil when it can be parsed.
    public static func text(
        _ name: String, _ summary: String, expected: String, pattern: String? = nil, format: String? = nil,
        example: String, print: @escaping @Sendable (Value) -> String,
        check: @escaping @Sendable (String) -> Issue?
    ) -> Shape {
        let rule = AnyShape.TextRule(
            expected: expected, pattern: pattern, format: format, example: example, check: check)
        return Shape(
            AnyShape(name: name, summary: summary, kind: .text(rule)), encode: { .string(print($0)) })
    }

    /// A list whose length lies in a range.
    @inlinable
    public static func list<Element>(
        of element: Shape<Element>, count: ClosedRange<Int> = 0...Int.max
    ) -> Shape where Value == [Element] {
        let erased = AnyShape(kind: .list(of: element.erased, count: count))
        return Shape(
            erased,
            rule: { values, issues in
                if !count.contains(values.count) {
                    issues.append(Issue(path: "", expected: erased.inWords, got: "a list of \(values.count)"))
                }
                guard let rule = element.rule else { return }
                for index in values.indices { issues.collect(under: "[\(index)]") { rule(values[index], &$0) } }
            },
            encode: { .array($0.map(element.encode)) })
    }

    /// An object with any keys, all values of one shape.
    @inlinable
    public static func dictionary<Element>(of element: Shape<Element>) -> Shape
    where Value == [String: Element] {
        Shape(
            AnyShape(kind: .dictionary(of: element.erased)),
            rule: { values, issues in
                guard !values.isEmpty, let rule = element.rule else { return }
                for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                    issues.collect(under: key) { rule(value, &$0) }
                }
            },
            encode: { .object(JSONObject($0.map { ($0.key, element.encode($0.value)) })) })
    }

    /// An object whose keys are words of an enumeration, none of them required.
    @inlinable
    public static func dictionary<Key, Element>(
        keyedBy key: Key.Type, of element: Shape<Element>, _ keySummary: (Key) -> String = { _ in "" }
    ) -> Shape
    where
        Value == [Key: Element], Key: RawRepresentable & CaseIterable & Hashable & Sendable, Key.RawValue == String
    {
        let fields = Key.allCases.map { key in
            AnyShape.Field(
                name: key.rawValue, summary: keySummary(key), shape: element.erased, isRequired: false,
                defaultValue: nil)
        }
        return Shape(
            AnyShape(kind: .object(fields)),
            rule: { values, issues in
                guard !values.isEmpty, let rule = element.rule else { return }
                for key in Key.allCases {
                    if let value = values[key] { issues.collect(under: key.rawValue) { rule(value, &$0) } }
                }
            },
            encode: { .object(JSONObject($0.map { ($0.key.rawValue, element.encode($0.value)) })) })
    }
}

extension Shape where Value: Described {
    /// The shape of a described type, by reference.
    @inlinable public static var described: Shape {
        Shape(
            AnyShape(kind: .reference(.init { Value.shape.erased })),
            // The shape is asked for when it is needed, since two types may describe each other.
            rule: { value, issues in Value.shape.rule?(value, &issues) },
            encode: { Value.shape.encode($0) })
    }
}

extension Shape where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the words of an enumeration.
    ///
    /// - Parameters:
    ///   - name: the type's name in `$defs`.
    ///   - summary: one sentence of prose.
    ///   - caseSummary: what a case means.
    ///   - aliases: other spellings of a case, accepted in JSON and replaced by its raw value.
    @inlinable
    public static func enumeration(
        _ name: String, _ summary: String, _ caseSummary: (Value) -> String = { _ in "" },
        aliases: (Value) -> [String] = { _ in [] }
    ) -> Shape {
        let cases = Value.allCases.map { AnyShape.Case($0.rawValue, caseSummary($0), aliases: aliases($0)) }
        return Shape(
            AnyShape(name: name, summary: summary, kind: .enumeration(cases)),
            encode: { .string($0.rawValue) })
    }
}
