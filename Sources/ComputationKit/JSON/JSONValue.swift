// SPDX-License-Identifier: Apache-2.0

/// A JSON value (RFC 8259) as a tree.
///
/// The engine checks a whole tree before it decodes anything, so that every problem of an input is reported
/// at once. Integers that fit 64 bits keep their exact value; every other number is a `Double`.
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
/// ### Reading
/// - ``init(parsing:maximumDepth:)``
/// - ``subscript(_:)``
///
/// ### Writing
/// - ``text(pretty:sortedKeys:)``
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
    /// The member with this key, or nil when there is none or the value is no object.
    public subscript(key: String) -> JSONValue? { object?[key] }

    /// The element at this index, or nil when there is none or the value is no array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The string, or nil for another kind of value.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The number as a `Double`, or nil for another kind of value.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The number as an `Int`, or nil when it is none or has a fraction.
    public var int: Int? {
        switch self {
        case .integer(let value): Int(exactly: value)
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The truth value, or nil for another kind of value.
    public var bool: Bool? {
        guard case .boolean(let value) = self else { return nil }
        return value
    }

    /// The elements, or nil for another kind of value.
    public var array: [JSONValue]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The members, or nil for another kind of value.
    public var object: JSONObject? {
        guard case .object(let value) = self else { return nil }
        return value
    }

    /// What the value is, in words for an error sentence, such as `the text "abc"` or `a list of 3`.
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
    /// Whether two values are the same JSON: numbers are compared by value, so 50 equals 50.0, and texts by their code
    /// points, so "é" and "e\u{301}" are two.
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

    /// Feeds the value into a hash, equal numbers alike.
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

// No nil literal: in an optional place it could mean either null or nothing.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// Makes `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Makes a whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Makes a number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Makes an object, in which a later member replaces an earlier one of the same key.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements))
    }
}

extension JSONValue: CustomStringConvertible {
    /// The compact JSON text.
    public var description: String { text() }
}
