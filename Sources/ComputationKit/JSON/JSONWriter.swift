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

/// Appends JSON text to a growing buffer.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let pretty: Bool
    private let sortedKeys: Bool
    /// Whether to escape characters that JSON allows but that must not reach a terminal.
    private let escapesControls: Bool
    private var level = 0

    init(pretty: Bool, sortedKeys: Bool = false, escapesControls: Bool = true) {
        self.pretty = pretty
        self.sortedKeys = sortedKeys
        self.escapesControls = escapesControls
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let value): append(value.description)
        case .number(let value): append(Self.text(of: value))
        case .string(let value): write(value)
        case .array(let elements):
            writeList("[", "]", elements) { $0.write($1) }
        case .object(let members):
            writeList("{", "}", sortedKeys ? members.sortedByKey : members) { writer, member in
                writer.write(member.key)
                writer.append(writer.pretty ? ": " : ":")
                writer.write(member.value)
            }
        }
    }

    private mutating func writeList<Items: Sequence>(
        _ open: String, _ close: String, _ items: Items, _ each: (inout JSONWriter, Items.Element) -> Void
    ) {
        append(open)
        level += 1
        var isFirst = true
        for item in items {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            breakLine()
            each(&self, item)
        }
        level -= 1
        if !isFirst { breakLine() }
        append(close)
    }

    private mutating func breakLine() {
        guard pretty else { return }
        bytes.append(0x0A)
        for _ in 0..<level { append("  ") }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func write(_ text: String) {
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
