// SPDX-License-Identifier: Apache-2.0

/// A type whose JSON is read from and written to text without a tree of ``JSONValue`` in between.
///
/// Every ``SchemaProviding`` type conforms. The `@Schema` macro of ComputationMacros generates both requirements; types
/// with a schema by hand use a tree.
///
/// ```swift
/// struct Grams: JSONRepresentable {
///     var value: Double
///
///     init(reading json: inout JSONReader) throws(JSONMismatch) { value = try json.value() }
///
///     func write(to json: inout JSONWriter) { json.write(value) }
/// }
/// ```
public protocol JSONRepresentable {
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
///
/// ``JSONRepresentable/init(reading:)`` throws it, and the caller then reads the text as a tree.
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
    /// Reads a whole number, also one such as `1e15`.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        switch try json.readNumber() {
        case .integer(let number): self = Int(number)
        case .number(let number):
            guard let whole = Int(exactly: number) else { throw JSONMismatch() }
            self = whole
        default: throw JSONMismatch()
        }
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

extension Dictionary: JSONRepresentable where Key: CodingKeyRepresentable, Value: JSONRepresentable {
    /// Reads an object whose keys are different in Swift.
    public init(reading json: inout JSONReader) throws(JSONMismatch) {
        self = [:]
        var object = try json.beginObject()
        while let text = try json.nextKey(in: &object) {
            guard let key = Key(codingKey: MemberKey(stringValue: text)), self[key] == nil else { throw JSONMismatch() }
            self[key] = try Value(reading: &json)
        }
    }

    /// Writes an object: the cases of an enumeration in declared order, other keys in ascending order.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        for key in keysInOrder {
            if let value = self[key] { json.member(key.codingKey.stringValue, value) }
        }
        json.endObject()
    }

    private var keysInOrder: [Key] {
        if let texts = self as? [String: Value] { return texts.keys.sorted() as? [Key] ?? [] }
        let cases = (Key.self as? any CaseIterable.Type).map { $0.cases(as: Key.self) }
        return cases ?? keys.sorted { $0.codingKey.stringValue < $1.codingKey.stringValue }
    }
}

extension CaseIterable {
    fileprivate static func cases<Key>(as type: Key.Type) -> [Key] { allCases.compactMap { $0 as? Key } }
}

/// The key of a member.
private struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
}
