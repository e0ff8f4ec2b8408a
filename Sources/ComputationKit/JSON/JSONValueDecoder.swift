// SPDX-License-Identifier: Apache-2.0

/// Decodes `Decodable` values from a ``JSONValue`` tree.
///
/// The engine uses it after a tree is validated, so an error here means that a type's `Codable` and schema disagree.
/// ``onKey`` is called with every key that a type requests, so that the conformance kit can find such differences.
package struct JSONValueDecoder: Sendable {
    /// A closure that is called with the path of each object and each key that the type requests in it.
    package var onKey: (@Sendable (_ path: String, _ key: String) -> Void)?

    package init(onKey: (@Sendable (_ path: String, _ key: String) -> Void)? = nil) { self.onKey = onKey }

    package func decode<Value: Decodable>(_ type: Value.Type, from value: JSONValue) throws -> Value {
        try Value(from: TreeDecoder(value: value, codingPath: [], onKey: onKey))
    }
}

struct TreeDecoder: Decoder {
    let value: JSONValue
    let codingPath: [any CodingKey]
    let onKey: (@Sendable (String, String) -> Void)?
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch([String: JSONValue].self) }
        return KeyedDecodingContainer(KeyedTree(members: members, decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([JSONValue].self) }
        return UnkeyedTree(elements: elements, decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func child(_ value: JSONValue, _ key: any CodingKey) -> TreeDecoder {
        TreeDecoder(value: value, codingPath: codingPath + [key], onKey: onKey)
    }

    var path: String {
        codingPath.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    func mismatch(_ type: any Any.Type) -> DecodingError {
        .typeMismatch(
            type, .init(codingPath: codingPath, debugDescription: "expected \(type), got \(value.inWords)"))
    }

    func fixedWidth<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        switch value {
        case .integer(let integer): if let exact = Value(exactly: integer) { return exact }
        case .number(let number): if let exact = Value(exactly: number) { return exact }
        default: break
        }
        throw mismatch(type)
    }
}

extension TreeDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == JSONValue.self, let value = value as? Value { return value }
        return try Value(from: self)
    }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .boolean(let value) = value else { throw mismatch(type) }
        return value
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let value) = value else { throw mismatch(type) }
        return value
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard let value = value.double else { throw mismatch(type) }
        return value
    }

    func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
    func decode(_ type: Int.Type) throws -> Int { try fixedWidth(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try fixedWidth(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try fixedWidth(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try fixedWidth(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try fixedWidth(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try fixedWidth(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try fixedWidth(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try fixedWidth(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try fixedWidth(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try fixedWidth(type) }
}

private struct KeyedTree<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: JSONObject
    let decoder: TreeDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool {
        decoder.onKey?(decoder.path, key.stringValue)
        return members[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool { try child(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try child(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try child(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

    private func child(_ key: Key) throws -> TreeDecoder {
        decoder.onKey?(decoder.path, key.stringValue)
        guard let value = members[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key,
                .init(codingPath: codingPath, debugDescription: "expected a value for \(key.stringValue)"))
        }
        return decoder.child(value, key)
    }
}

private struct UnkeyedTree: UnkeyedDecodingContainer {
    let elements: [JSONValue]
    let decoder: TreeDecoder
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    init(elements: [JSONValue], decoder: TreeDecoder) {
        self.elements = elements
        self.decoder = decoder
    }

    mutating func decodeNil() throws -> Bool {
        guard try peek().decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try peek().decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let container = try peek().container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try peek().unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder { decoder }

    private func peek() throws -> TreeDecoder {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                JSONValue.self, .init(codingPath: codingPath, debugDescription: "expected one more element"))
        }
        return decoder.child(elements[currentIndex], ElementKey(intValue: currentIndex))
    }

    private struct ElementKey: CodingKey {
        let index: Int
        var intValue: Int? { index }
        var stringValue: String { "\(index)" }
        init(intValue: Int) { index = intValue }
        init?(stringValue: String) { return nil }
    }
}
