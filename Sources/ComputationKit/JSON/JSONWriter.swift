// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
    /// The JSON text, with members in their object's order.
    ///
    /// Numbers are written in the shortest form that reads back as the same value. Not-a-number and infinity,
    /// which JSON cannot say, are written as `null`; the engine refuses them before they come here.
    ///
    /// - Parameters:
    ///   - pretty: whether to break lines and indent by two spaces.
    ///   - sortedKeys: whether to write members in ascending order of their keys, so that equal values have equal text.
    public func text(pretty: Bool = false, sortedKeys: Bool = false) -> String {
        String(decoding: utf8(pretty: pretty, sortedKeys: sortedKeys), as: UTF8.self)
    }

    /// The JSON text as UTF-8 bytes; see ``text(pretty:sortedKeys:)``.
    public func utf8(pretty: Bool = false, sortedKeys: Bool = false) -> [UInt8] {
        var writer = JSONWriter(pretty: pretty, sortedKeys: sortedKeys)
        writer.write(self)
        return writer.bytes
    }
}

/// Appends JSON text to a growing buffer.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let pretty: Bool
    private let sortedKeys: Bool
    private var level = 0

    init(pretty: Bool, sortedKeys: Bool = false) {
        self.pretty = pretty
        self.sortedKeys = sortedKeys
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
        text.withUTF8 { utf8 in
            if utf8.contains(where: Self.needsEscape) {
                for byte in utf8 { writeEscaped(byte) }
            } else {
                bytes.append(contentsOf: utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func writeEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        case 0..<0x20:
            append("\\u00")
            bytes.append(Self.hexDigits[Int(byte >> 4)])
            bytes.append(Self.hexDigits[Int(byte & 0xF)])
        default: bytes.append(byte)
        }
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// A number as people write it: whole numbers without a fraction, others in the shortest exact form.
    static func text(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value.magnitude < 1e15, let whole = Int64(exactly: value), !(whole == 0 && value.sign == .minus) {
            return whole.description
        }
        return value.description
    }

    /// The text in double quotes, cut to a limit of characters so that an error sentence stays one line.
    static func quoted(_ text: String, limit: Int) -> String {
        var writer = JSONWriter(pretty: false)
        writer.write(text.shown(limit: limit))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// A key as a path shows it.
    static func step(_ key: String) -> String { key.shown(limit: 60, escapesASCII: true) }
}
