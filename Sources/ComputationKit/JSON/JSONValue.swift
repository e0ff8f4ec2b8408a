// SPDX-License-Identifier: Apache-2.0

/// A JSON value (RFC 8259) as a tree.
///
/// The engine validates a whole tree before it decodes it, so that it reports every problem of an input together.
/// Integers that fit 64 bits keep their exact value; every other number is a `Double`.
///
/// For example:
///
/// ```swift
/// let birth: JSONValue = ["date": "1990-05-15", "latitude": 50.45]
/// birth["date"]?.string    // "1990-05-15"
/// ```
///
/// ## Topics
///
/// ### Kinds of values
/// - ``null``
/// - ``boolean(_:)``
/// - ``integer(_:)``
/// - ``number(_:)``
/// - ``string(_:)``
/// - ``array(_:)``
/// - ``object(_:)``
///
/// ### Reading
/// - ``init(parsing:maximumDepth:)``
/// - ``init(parsing:)``
/// - ``subscript(_:)-(String)``
/// - ``subscript(_:)-(Int)``
/// - ``string``
/// - ``double``
/// - ``int``
/// - ``bool``
/// - ``array``
/// - ``object``
///
/// ### Writing
/// - ``text(pretty:sortedKeys:)``
/// - ``utf8(pretty:sortedKeys:)``
/// - ``inWords``
public enum JSONValue: Sendable {
    /// The literal `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number without fraction or exponent that fits 64 bits.
    case integer(Int64)
    /// Any other number.
    case number(Double)
    /// A string.
    case string(String)
    /// An ordered list.
    case array([JSONValue])
    /// Members by unique key.
    case object(JSONObject)
}

extension JSONValue {
    /// The member with a key, or `nil` if there is none or the value isn't an object.
    public subscript(key: String) -> JSONValue? { object?[key] }

    /// The element at an index, or `nil` if there is none or the value isn't an array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The string, or `nil` for another kind of value.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The number as a `Double`, or `nil` for another kind of value.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The number as an `Int`, or `nil` if it isn't a number or has a fraction.
    public var int: Int? {
        switch self {
        case .integer(let value): Int(exactly: value)
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The Boolean, or `nil` for another kind of value.
    public var bool: Bool? {
        guard case .boolean(let value) = self else { return nil }
        return value
    }

    /// The elements, or `nil` for another kind of value.
    public var array: [JSONValue]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The members, or `nil` for another kind of value.
    public var object: JSONObject? {
        guard case .object(let value) = self else { return nil }
        return value
    }

    /// A description of the value for errors, such as `the text "abc"` or `a list of 3`.
    public var inWords: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): JSONWriter.text(of: value)
        case .string(let value): value.quoted(limit: 60)
        case .array(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
        case .object(let members): members.isEmpty ? "an empty object" : "an object"
        }
    }
}

extension JSONValue: Hashable {
    /// Returns whether two values are the same JSON.
    ///
    /// Numbers are compared by value, so 50 equals 50.0, and texts by
    /// code points, so "é" and "e\u{301}" differ.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch left {
        case .null: if case .null = right { true } else { false }
        case .boolean(let left): if case .boolean(let right) = right { left == right } else { false }
        case .integer(let left):
            switch right {
            case .integer(let right): left == right
            case .number(let right): Int64(exactly: right) == left
            default: false
            }
        case .number(let left):
            switch right {
            case .integer(let right): Int64(exactly: left) == right
            case .number(let right): left == right
            default: false
            }
        case .string(let left):
            if case .string(let right) = right { CodePoints(left) == CodePoints(right) } else { false }
        case .array(let left): if case .array(let right) = right { left == right } else { false }
        case .object(let left): if case .object(let right) = right { left == right } else { false }
        }
    }

    /// Hashes the value; equal numbers have equal hashes.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(Double(value))
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(CodePoints(value))
        case .array(let elements): hasher.combine(elements)
        case .object(let members): hasher.combine(members)
        }
    }
}

// There is no nil literal, because for an optional it could mean either null or no value.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object, in which a later member replaces an earlier one with the same key.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements))
    }
}

extension JSONValue: CustomStringConvertible {
    /// The compact JSON text.
    public var description: String { text() }
}
