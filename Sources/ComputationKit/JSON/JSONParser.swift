// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
    /// Parses one JSON text (RFC 8259) from UTF-8 bytes.
    ///
    /// It is stricter than most parsers where leniency loses data: a repeated key in an object is an error, and so is
    /// anything after the value.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8, with or without a byte order mark.
    ///   - maximumDepth: The maximum depth of nested arrays and objects.
    /// - Throws: ``JSONSyntaxError`` at the first violation.
    /// - Complexity: O(*n*) in the number of bytes, O(*k* log *k*) in the keys of one object.
    public init(parsing bytes: [UInt8], maximumDepth: Int = 128) throws(JSONSyntaxError) {
        var parser = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
        self = try parser.parseDocument()
    }

    /// Parses one JSON text from a string.
    ///
    /// - Throws: ``JSONSyntaxError`` at the first violation.
    public init(parsing text: some StringProtocol) throws(JSONSyntaxError) {
        try self.init(parsing: Array(text.utf8))
    }
}

/// A recursive-descent reader of the RFC 8259 grammar.
struct JSONParser {
    let bytes: [UInt8]
    let maximumDepth: Int
    var position = 0
    var depth = 0

    init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func parseDocument() throws(JSONSyntaxError) -> JSONValue {
        skipSpace()
        let value = try parseValue()
        skipSpace()
        guard position == bytes.count else { throw failure("the end of the text") }
        return value
    }

    mutating func parseValue() throws(JSONSyntaxError) -> JSONValue {
        guard position < bytes.count else { throw failure("a value") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try parseObject()
        case UInt8(ascii: "["): return try parseArray()
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "t"): return try parseLiteral("true", .boolean(true))
        case UInt8(ascii: "f"): return try parseLiteral("false", .boolean(false))
        case UInt8(ascii: "n"): return try parseLiteral("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
        default: throw failure("a value")
        }
    }

    mutating func parseLiteral(
        _ word: StaticString, _ value: JSONValue
    ) throws(JSONSyntaxError) -> JSONValue {
        let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
        guard matches else { throw failure("a value") }
        position += word.utf8CodeUnitCount
        return value
    }

    private mutating func parseObject() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        try enter()
        var pairs: [(String, JSONValue)] = []
        skipSpace()
        if !take("}") {
            repeat {
                skipSpace()
                guard peek("\"") else { throw failure("a key in double quotes") }
                let key = try parseString()
                skipSpace()
                guard take(":") else { throw failure("a colon after the key") }
                skipSpace()
                pairs.append((key, try parseValue()))
                skipSpace()
            } while take(",")
            guard take("}") else { throw failure("a comma or the end of the object") }
        }
        depth -= 1
        do {
            return .object(try JSONObject(uniquePairs: pairs))
        } catch {
            let quoted = error.key.quoted(limit: 60)
            throw failure(
                "each key once in an object", got: "\(quoted) twice", at: place(ofKey: error.index, inObjectAt: start))
        }
    }

    /// Returns the position of a key of an object, by parsing the object again.
    private func place(ofKey index: Int, inObjectAt start: Int) -> Int {
        var reader = self
        reader.position = start + 1
        for _ in 0..<index {
            reader.skipSpace()
            guard (try? reader.parseString()) != nil else { return start }
            reader.skipSpace()
            _ = reader.take(":")
            reader.skipSpace()
            guard (try? reader.parseValue()) != nil else { return start }
            reader.skipSpace()
            _ = reader.take(",")
        }
        reader.skipSpace()
        return reader.position
    }

    private mutating func parseArray() throws(JSONSyntaxError) -> JSONValue {
        try enter()
        var elements: [JSONValue] = []
        skipSpace()
        if !take("]") {
            repeat {
                skipSpace()
                elements.append(try parseValue())
                skipSpace()
            } while take(",")
            guard take("]") else { throw failure("a comma or the end of the list") }
        }
        depth -= 1
        return .array(elements)
    }

    /// Skips the opening bracket and increases the depth.
    private mutating func enter() throws(JSONSyntaxError) {
        guard depth < maximumDepth else {
            throw failure("at most \(maximumDepth) nested levels", got: "one more")
        }
        depth += 1
        position += 1
    }

    private mutating func parseNumber() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        _ = take("-")
        guard let first = current, isDigit(first) else { throw failure("a digit") }
        if first == UInt8(ascii: "0") {
            position += 1
            if let next = current, isDigit(next) { throw failure("no digit after a leading zero") }
        } else {
            skipDigits()
        }
        var isInteger = true
        if take(".") {
            isInteger = false
            guard let digit = current, isDigit(digit) else { throw failure("a digit after the point") }
            skipDigits()
        }
        if take("e") || take("E") {
            isInteger = false
            _ = take("+") || take("-")
            guard let digit = current, isDigit(digit) else { throw failure("a digit of the exponent") }
            skipDigits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger, let value = Int64(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else {
            throw failure("a number within the range of a 64-bit float", got: text.shown(limit: 60), at: start)
        }
        return .number(value)
    }

    private mutating func parseString() throws(JSONSyntaxError) -> String {
        position += 1
        let start = position
        while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
            position += 1
        }
        if peek("\"") {
            let text = try decode(bytes[start..<position], at: start)
            position += 1
            return text
        }
        var content = Array(bytes[start..<position])
        while let byte = current, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw failure("control characters to be escaped") }
            position += 1
            if byte == UInt8(ascii: "\\") {
                content.append(contentsOf: try parseEscape())
            } else {
                content.append(byte)
            }
        }
        guard take("\"") else { throw failure("a double quote that ends the text") }
        return try decode(content[...], at: start)
    }

    private func decode(_ slice: ArraySlice<UInt8>, at start: Int) throws(JSONSyntaxError) -> String {
        guard let text = String(validating: slice, as: UTF8.self) else {
            throw failure("text in UTF-8", got: "other bytes", at: start)
        }
        return text
    }

    private mutating func parseEscape() throws(JSONSyntaxError) -> [UInt8] {
        guard let kind = current else { throw failure("an escaped character") }
        position += 1
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [kind]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return try parseUnicodeEscape()
        default:
            position -= 1
            throw failure(#"one of " \ / b f n r t u after the backslash"#)
        }
    }

    private mutating func parseUnicodeEscape() throws(JSONSyntaxError) -> [UInt8] {
        let start = position
        var code = UInt32(try parseFourHexDigits())
        if (0xD800...0xDBFF).contains(code), take("\\") {
            guard take("u") else { throw failure("the second half of a surrogate pair") }
            let low = UInt32(try parseFourHexDigits())
            guard (0xDC00...0xDFFF).contains(low) else {
                throw failure("the second half of a surrogate pair", got: "another code", at: start)
            }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw failure("a whole surrogate pair", got: "half of one", at: start)
        }
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func parseFourHexDigits() throws(JSONSyntaxError) -> UInt16 {
        var code: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("four hexadecimal digits")
            }
            code = code << 4 | UInt16(digit)
            position += 1
        }
        return code
    }

    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    private mutating func skipDigits() {
        while let byte = current, isDigit(byte) { position += 1 }
    }

    mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    func peek(_ character: Unicode.Scalar) -> Bool { current == UInt8(ascii: character) }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek(character) else { return false }
        position += 1
        return true
    }

    private func failure(_ expected: String, got: String? = nil, at place: Int? = nil) -> JSONSyntaxError {
        let place = place ?? position
        let before = bytes[..<Swift.min(place, bytes.count)]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.count { $0 == 0x0A } + 1
        return JSONSyntaxError(
            line: line, column: place - lineStart + 1, expected: expected,
            got: got ?? characterInWords(at: place))
    }

    private func characterInWords(at place: Int) -> String {
        guard place < bytes.count else { return "the end of the text" }
        let tail = bytes[place..<Swift.min(place + 4, bytes.count)]
        guard let scalar = String(decoding: tail, as: UTF8.self).unicodeScalars.first, scalar != "\u{FFFD}"
        else {
            return "a byte that isn't UTF-8"
        }
        return String(Character(scalar)).quoted(limit: 4)
    }
}
