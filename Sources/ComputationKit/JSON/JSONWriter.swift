// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
    /// The JSON text, with members in their object's order.
    ///
    /// Numbers are written in the shortest form that is parsed as the same value. NaN and infinity, which JSON can't
    /// represent, are written as `null`; the engine rejects them before. Characters that control a terminal or change
    /// the text direction are escaped, such as U+202E as `\u202e`, so that the text can be printed safely.
    ///
    /// - Parameters:
    ///   - pretty: Whether to break lines and indent by two spaces.
    ///   - sortedKeys: Whether to write members in ascending order of their keys, so that equal values have equal text.
    public func text(pretty: Bool = false, sortedKeys: Bool = false) -> String {
        String(decoding: utf8(pretty: pretty, sortedKeys: sortedKeys), as: UTF8.self)
    }

    /// The JSON text as UTF-8 bytes; see ``text(pretty:sortedKeys:)``.
    public func utf8(pretty: Bool = false, sortedKeys: Bool = false) -> [UInt8] {
        var writer = JSONWriter(pretty: pretty, sortedKeys: sortedKeys)
        writer.write(self)
        return writer.bytes
    }

    /// Returns the JSON text with only the escapes that JSON requires, for text that is stored or hashed and never
    /// printed.
    /// - Parameter sortedKeys: Whether to write members in ascending order of their keys.
    package func storedText(sortedKeys: Bool = false) -> String {
        var writer = JSONWriter(pretty: false, sortedKeys: sortedKeys, escapesControls: false)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Writes values as JSON, one after the other: as text to a growing buffer, or as a tree.
///
/// Code that the `@Schema` macro generates calls it:
///
/// ```swift
/// json.beginObject()
/// json.member("twin", twin)
/// json.member("quantity", ifPresent: quantity)
/// json.endObject()
/// ```
public struct JSONWriter: ~Copyable {
    private(set) var bytes: [UInt8] = []
    private let pretty: Bool
    private let sortedKeys: Bool
    /// Whether to escape characters that JSON allows but that must not reach a terminal.
    private let escapesControls: Bool
    private var level = 0
    /// Whether the list or object that is being written has no element yet.
    private var isFirst = true
    /// Whether the next object continues that of a union's case.
    private var isInVariant = false
    /// The tree so far; `nil` if a text is written.
    private var tree: JSONTree?

    init(pretty: Bool, sortedKeys: Bool = false, escapesControls: Bool = true) {
        self.pretty = pretty
        self.sortedKeys = sortedKeys
        self.escapesControls = escapesControls
    }

    /// Returns the value as text on one line.
    package static func text(of value: some JSONRepresentable) -> [UInt8] {
        var json = JSONWriter(pretty: false)
        value.write(to: &json)
        return json.bytes
    }

    /// Returns the value as a tree.
    static func tree(of value: some JSONRepresentable) -> JSONValue {
        var json = JSONWriter(pretty: false)
        json.tree = JSONTree()
        value.write(to: &json)
        return json.tree?.root ?? .null
    }

    /// Writes a tree.
    mutating func write(_ value: JSONValue) {
        if !isInVariant, add(value) { return }
        switch value {
        case .null: writeNull()
        case .boolean(let value): write(value)
        case .integer(let value): write(value)
        case .number(let value): write(value)
        case .string(let value): write(value)
        case .array(let elements):
            beginList()
            for value in elements { element(value) }
            endList()
        case .object(let members):
            beginObject()
            for (key, value) in sortedKeys ? members.sortedByKey : members { member(key, value) }
            endObject()
        }
    }

    /// Adds a value to the tree, if there is one.
    private mutating func add(_ value: @autoclosure () -> JSONValue) -> Bool {
        guard tree != nil else { return false }
        tree?.add(value())
        return true
    }

    // MARK: Objects and lists

    /// Begins an object.
    public mutating func beginObject() {
        if isInVariant {
            isInVariant = false
            return
        }
        guard tree == nil else { return tree?.begin(JSONObject()) ?? () }
        begin("{")
    }

    /// Writes a member of an object.
    ///
    /// - Parameters:
    ///   - name: The key, without characters that JSON escapes.
    ///   - value: The value.
    public mutating func member(_ name: StaticString, _ value: some JSONRepresentable) {
        if tree != nil {
            tree?.key = name.description
        } else {
            beginElement()
            bytes.append(UInt8(ascii: "\""))
            name.withUTF8Buffer { bytes.append(contentsOf: $0) }
            append(pretty ? "\": " : "\":")
        }
        value.write(to: &self)
    }

    /// Writes a member of an object, unless its value is `nil`.
    public mutating func member(_ name: StaticString, ifPresent value: (some JSONRepresentable)?) {
        if let value { member(name, value) }
    }

    /// Writes a member of an object with any key.
    mutating func member(_ key: String, _ value: some JSONRepresentable) {
        if tree != nil {
            tree?.key = key
        } else {
            beginElement()
            write(key)
            append(pretty ? ": " : ":")
        }
        value.write(to: &self)
    }

    /// Ends an object.
    public mutating func endObject() { end("}") }

    /// Writes a case of a union as one object: the member that identifies it, then those of its payload.
    public mutating func variant(_ discriminator: String, _ name: String, _ payload: some JSONRepresentable) {
        beginObject()
        member(discriminator, name)
        isInVariant = true
        payload.write(to: &self)
    }

    /// Writes a case of a union without a payload.
    public mutating func variant(_ discriminator: String, _ name: String) {
        beginObject()
        member(discriminator, name)
        endObject()
    }

    /// Begins a list.
    public mutating func beginList() {
        guard tree == nil else { return tree?.begin(nil) ?? () }
        begin("[")
    }

    /// Writes an element of a list.
    public mutating func element(_ value: some JSONRepresentable) {
        if tree == nil { beginElement() }
        value.write(to: &self)
    }

    /// Ends a list.
    public mutating func endList() { end("]") }

    private mutating func begin(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        level += 1
        isFirst = true
    }

    private mutating func beginElement() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        breakLine()
        isFirst = false
    }

    private mutating func end(_ bracket: Unicode.Scalar) {
        guard tree == nil else { return tree?.end() ?? () }
        level -= 1
        if !isFirst { breakLine() }
        bytes.append(UInt8(ascii: bracket))
        isFirst = false
    }

    // MARK: Plain values

    /// Writes `null`.
    public mutating func writeNull() { if !add(.null) { append("null") } }

    /// Writes `true` or `false`.
    public mutating func write(_ value: Bool) { if !add(.boolean(value)) { append(value ? "true" : "false") } }

    /// Writes an integer.
    public mutating func write(_ value: Int64) { if !add(.integer(value)) { append(value.description) } }

    /// Writes a number in the shortest exact form.
    public mutating func write(_ value: Double) { if !add(.number(value)) { append(Self.text(of: value)) } }

    /// Writes a text.
    public mutating func write(_ text: String) {
        if add(.string(text)) { return }
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            for byte in utf8 where needsLook(byte) { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain {
            for scalar in text.unicodeScalars { writeEscaped(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func breakLine() {
        guard pretty else { return }
        bytes.append(0x0A)
        for _ in 0..<level { append("  ") }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Returns whether a byte must be escaped, or can begin a character that must.
    private func needsLook(_ byte: UInt8) -> Bool {
        switch byte {
        case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
        // The first bytes of U+0080–U+00BF, U+0600–U+063F, U+2000–U+2FFF and U+F000–U+FFFF.
        case 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: escapesControls
        default: false
        }
    }

    private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        default:
            if scalar.value < 0x20 || escapesControls && scalar.steersTerminals {
                append("\\u")
                for shift in [12, 8, 4, 0] { bytes.append(Self.hexDigits[Int(scalar.value >> UInt32(shift) & 0xF)]) }
            } else {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// Returns a number as text: whole numbers without a fraction, others in the shortest exact form.
    static func text(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value.magnitude < 1e15, let whole = Int64(exactly: value), !(whole == 0 && value.sign == .minus) {
            return whole.description
        }
        return value.description
    }

    /// Returns a key as a part of a path.
    static func step(_ key: String) -> String { key.shown(limit: 60, escapesASCII: true) }
}
