// SPDX-License-Identifier: Apache-2.0

/// A type whose JSON is read from and written to text without a tree of ``JSONValue`` in between.
///
/// Every ``SchemaProviding`` type conforms. The `@Schema` macro of ComputationMacros generates both requirements; types
/// with a schema by hand use a tree.
public protocol JSONRepresentable: Sendable {
    /// Reads a value.
    ///
    /// A reader accepts only what a writer makes, so it refuses much that a schema accepts, such as the other spellings
    /// of an enumeration's case. A caller then reads the text as a tree, which also finds every problem.
    ///
    /// - Throws: ``JSONMismatch`` if the text is anything else.
    init(reading json: inout JSONReader) throws(JSONMismatch)

    /// Writes the value.
    func write(to json: inout JSONWriter)
}

/// A text that a ``JSONReader`` can't read directly, which may be valid nevertheless.
public struct JSONMismatch: Error {
    /// Creates the error.
    public init() {}
}

extension Bool: JSONRepresentable {
    /// Reads `true` or `false`.
    public init(reading json: inout JSONReader) throws(JSONMismatch) { self = try json.readBool() }

    /// Writes `true` or `false`.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONRepresentable {
    /// Reads an integer without a fraction or an exponent.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        guard case .integer(let number) = try json.readNumber() else { throw JSONMismatch() }
        self = Int(number)
    }

    /// Writes the integer.
    public func write(to json: inout JSONWriter) { json.write(Int64(self)) }
}

extension Double: JSONRepresentable {
    /// Reads a number.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        switch try json.readNumber() {
        case .integer(let number): self = Double(number)
        case .number(let number): self = number
        default: throw JSONMismatch()
        }
    }

    /// Writes the number in the shortest exact form.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension String: JSONRepresentable {
    /// Reads a text.
    public init(reading json: inout JSONReader) throws(JSONMismatch) { self = try json.readText() }

    /// Writes the text.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
    /// Reads a value or null.
    public init(reading json: inout JSONReader) throws(JSONMismatch) { self = try json.readOptional(Wrapped.self) }

    /// Writes the value or null.
    public func write(to json: inout JSONWriter) {
        if let self { self.write(to: &json) } else { json.writeNull() }
    }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
    /// Reads a list.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        self = []
        var list = try json.beginList()
        while try json.nextElement(of: &list) { append(try Element(reading: &json)) }
    }

    /// Writes a list.
    public func write(to json: inout JSONWriter) {
        json.beginList()
        for element in self { json.element(element) }
        json.endList()
    }
}

extension JSONValue: JSONRepresentable {
    /// Reads any value.
    public init(reading json: inout JSONReader) throws(JSONMismatch) { self = try json.readTree() }

    /// Writes the tree.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Secret: JSONRepresentable {
    /// Reads the secret.
    public init(reading json: inout JSONReader) throws(JSONMismatch) { self.init(try json.readText()) }

    /// Writes `(secret)`.
    public func write(to json: inout JSONWriter) { json.write(description) }
}

extension SchemaProviding {
    /// Reads a value by its schema.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        let tree = try json.readTree()
        do {
            try self.init(json: tree)
        } catch {
            throw JSONMismatch()
        }
    }

    /// Writes the value by its schema.
    public func write(to json: inout JSONWriter) { json.write(Self.schema.json(of: self)) }
}

extension SchemaProviding where Self: TextRepresentable {
    /// Reads a value from its text.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        let text = try json.readText()
        do {
            try self.init(text)
        } catch {
            throw JSONMismatch()
        }
    }

    /// Writes the text.
    public func write(to json: inout JSONWriter) { json.write(description) }
}

extension SchemaProviding where Self: ISO8601Representable {
    /// Reads a value from its text.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        let text = try json.readText()
        do {
            try self.init(text)
        } catch {
            throw JSONMismatch()
        }
    }

    /// Writes the text.
    public func write(to json: inout JSONWriter) { json.write(description) }
}

extension SchemaProviding where Self: RawRepresentable, RawValue == String {
    /// Reads a word.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        guard let value = Self(rawValue: try json.readText()) else { throw JSONMismatch() }
        self = value
    }

    /// Writes the word.
    public func write(to json: inout JSONWriter) { json.write(rawValue) }
}

/// A key of a dictionary whose JSON is an object.
public protocol JSONKey: Hashable, Sendable {
    /// Creates a key from the key of a member.
    init?(jsonKey: String)
    /// The key of the member.
    var jsonKey: String { get }
    /// Returns keys in the order in which they are written.
    static func inOrder(_ keys: some Sequence<Self>) -> [Self]
}

extension String: JSONKey {
    /// Uses the text of a key.
    public init?(jsonKey: String) { self = jsonKey }
    /// The text.
    public var jsonKey: String { self }
    /// Returns texts in ascending order.
    public static func inOrder(_ keys: some Sequence<String>) -> [String] { keys.sorted() }
}

extension JSONKey where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// Returns the case with a raw value.
    public init?(jsonKey: String) { self.init(rawValue: jsonKey) }
    /// The raw value.
    public var jsonKey: String { rawValue }
    /// Returns cases in declared order.
    public static func inOrder(_ keys: some Sequence<Self>) -> [Self] {
        let keys = Set(keys)
        return allCases.filter(keys.contains)
    }
}

extension Dictionary: JSONRepresentable where Key: JSONKey, Value: JSONRepresentable {
    /// Reads an object whose keys are different in Swift.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        self = [:]
        var object = try json.beginObject()
        while let text = try json.nextKey(in: &object) {
            guard let key = Key(jsonKey: text), self[key] == nil else { throw JSONMismatch() }
            self[key] = try Value(reading: &json)
        }
    }

    /// Writes an object.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        for key in Key.inOrder(keys) {
            if let value = self[key] { json.member(key.jsonKey, value) }
        }
        json.endObject()
    }
}
