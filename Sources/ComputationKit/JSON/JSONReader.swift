// SPDX-License-Identifier: Apache-2.0

/// Reads values from JSON text in UTF-8, one after the other, without a tree.
///
/// Code that the `@Schema` macro generates calls it:
///
/// ```swift
/// var object = try json.beginObject()
/// while let field = try json.nextField(of: Self.jsonKeys, in: &object) {
///     switch field {
///     case 0: twin = try json.value(String.self)
///     default: quantity = try json.readOptional(Double.self)
///     }
/// }
/// ```
///
/// It throws ``JSONMismatch`` for everything that isn't in the form that a ``JSONWriter`` produces. It never accepts
/// what ``JSONValue/init(parsing:maximumDepth:)`` refuses.
///
/// ## Topics
///
/// ### Creating a reader
/// - ``init(_:maximumDepth:)``
///
/// ### Reading an object
/// - ``Keys``
/// - ``beginObject()``
/// - ``nextField(of:in:)``
/// - ``value(_:)``
/// - ``readOptional(_:)``
/// - ``Object``
///
/// ### Reading a union
/// - ``beginVariant(_:)``
/// - ``endVariant()``
///
/// ### Reading a list
/// - ``beginList()``
/// - ``nextElement(of:)``
/// - ``List``
///
/// ### Reading a plain value
/// - ``readText()``
/// - ``readBool()``
public struct JSONReader: ~Copyable {
    private var parser: JSONParser
    /// Whether the next object continues that of a union's case.
    private var isInVariant = false

    /// Creates a reader of one JSON text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8, with or without a byte order mark.
    ///   - maximumDepth: The maximum depth of nested arrays and objects.
    public init(_ bytes: [UInt8], maximumDepth: Int = 128) {
        parser = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
        parser.skipSpace()
    }

    /// Reads a value that is the whole text.
    package static func value<Value: JSONRepresentable>(in bytes: [UInt8]) throws(JSONMismatch) -> Value {
        var json = JSONReader(bytes)
        let value = try Value(reading: &json)
        guard json.parser.isAtEnd else { throw JSONMismatch() }
        return value
    }

    // MARK: Objects

    /// The state of an object that is being read: the fields that were read, and the one that is expected next.
    ///
    /// ``JSONReader/beginObject()`` returns it, and ``JSONReader/nextField(of:in:)`` updates it.
    public struct Object {
        fileprivate var read: UInt128 = 0
        fileprivate var next = 0
        fileprivate var isFirst = true
    }

    /// The keys of an object's fields, in declared order.
    ///
    /// Code that the `@Schema` macro generates creates one for each type:
    ///
    /// ```swift
    /// static let jsonKeys = JSONReader.Keys(["name", "distance", "climb"])
    /// ```
    public struct Keys: Sendable {
        fileprivate let names: [[UInt8]]

        /// Creates the list of keys, each without characters that JSON escapes.
        public init(_ names: [StaticString]) {
            self.names = names.map { name in name.withUTF8Buffer { Array($0) } }
        }
    }

    /// Reads the beginning of an object.
    public mutating func beginObject() throws(JSONMismatch) -> Object {
        if isInVariant {
            isInVariant = false
            return Object(isFirst: false)
        }
        guard parser.open("{") else { throw JSONMismatch() }
        return Object()
    }

    /// Reads the next key of an object.
    ///
    /// - Returns: The index of the key; `nil` at the end of the object.
    /// - Throws: ``JSONMismatch`` if the key isn't one of the fields, or occurs twice.
    public mutating func nextField(of keys: Keys, in object: inout Object) throws(JSONMismatch) -> Int? {
        guard try hasMore(&object.isFirst, until: "}") else { return nil }
        guard let index = parser.takeKey(keys.names, expected: object.next) else { throw JSONMismatch() }
        let bit: UInt128 = 1 << UInt128(index)
        guard object.read & bit == 0 else { throw JSONMismatch() }
        object.read |= bit
        object.next = index + 1
        return index
    }

    /// Reads the next key of an object with any keys; `nil` at the end of the object.
    mutating func nextKey(in object: inout Object) throws(JSONMismatch) -> String? {
        guard try hasMore(&object.isFirst, until: "}") else { return nil }
        let key = try readText()
        guard parser.takeColon() else { throw JSONMismatch() }
        return key
    }

    /// Reads the beginning of a union's object.
    ///
    /// The next ``beginObject()`` continues the same object with the members of the payload.
    ///
    /// - Parameter discriminator: The key of the member that identifies the case, which comes first.
    /// - Returns: The case.
    public mutating func beginVariant(_ discriminator: String) throws(JSONMismatch) -> String {
        var object = try beginObject()
        guard try nextKey(in: &object) == discriminator else { throw JSONMismatch() }
        let name = try readText()
        isInVariant = true
        return name
    }

    /// Reads the end of a union's object without a payload.
    public mutating func endVariant() throws(JSONMismatch) {
        var object = try beginObject()
        guard try nextKey(in: &object) == nil else { throw JSONMismatch() }
    }

    /// Reads a value of a type.
    public mutating func value<Value: JSONRepresentable>(_ type: Value.Type = Value.self) throws(JSONMismatch) -> Value
    {
        try Value(reading: &self)
    }

    /// Reads a value of a type, or null.
    public mutating func readOptional<Value: JSONRepresentable>(_ type: Value.Type) throws(JSONMismatch) -> Value? {
        parser.takeNull() ? nil : try Value(reading: &self)
    }

    // MARK: Lists

    /// The state of a list that is being read.
    ///
    /// ``JSONReader/beginList()`` returns it, and ``JSONReader/nextElement(of:)`` updates it.
    public struct List {
        fileprivate var isFirst = true
    }

    /// Reads the beginning of a list.
    public mutating func beginList() throws(JSONMismatch) -> List {
        guard parser.open("[") else { throw JSONMismatch() }
        return List()
    }

    /// Returns whether a list has another element, which is read next.
    public mutating func nextElement(of list: inout List) throws(JSONMismatch) -> Bool {
        try hasMore(&list.isFirst, until: "]")
    }

    private mutating func hasMore(_ isFirst: inout Bool, until end: Unicode.Scalar) throws(JSONMismatch) -> Bool {
        if parser.close(end) { return false }
        guard isFirst || parser.takeComma() else { throw JSONMismatch() }
        isFirst = false
        return true
    }

    // MARK: Plain values

    /// Reads a text.
    public mutating func readText() throws(JSONMismatch) -> String {
        guard case .string(let text) = try readTree(where: { $0 == UInt8(ascii: "\"") }) else { throw JSONMismatch() }
        return text
    }

    /// Reads `true` or `false`.
    public mutating func readBool() throws(JSONMismatch) -> Bool {
        let tree = try readTree { $0 == UInt8(ascii: "t") || $0 == UInt8(ascii: "f") }
        guard case .boolean(let value) = tree else { throw JSONMismatch() }
        return value
    }

    /// Reads a number, as an integer if it has neither fraction nor exponent.
    mutating func readNumber() throws(JSONMismatch) -> JSONValue {
        try readTree { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    /// Reads any value as a tree.
    mutating func readTree() throws(JSONMismatch) -> JSONValue {
        guard isInVariant else { return try readTree { _ in true } }
        var object = try beginObject()
        var members = JSONObject()
        while let key = try nextKey(in: &object) {
            guard members[key] == nil else { throw JSONMismatch() }
            members[key] = try readTree()
        }
        return .object(members)
    }

    private mutating func readTree(where canBegin: (UInt8) -> Bool) throws(JSONMismatch) -> JSONValue {
        guard let first = parser.current, canBegin(first) else { throw JSONMismatch() }
        do {
            return try parser.parseValue()
        } catch {
            throw JSONMismatch()
        }
    }
}
