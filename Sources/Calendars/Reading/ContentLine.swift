// SPDX-License-Identifier: Apache-2.0

/// A problem in a calendar file, and how it was handled.
public struct CalendarProblem: Hashable, Sendable, CustomStringConvertible {
    /// The line of the file, counted from 1.
    public let line: Int
    /// The problem and how it was handled.
    public let sentence: String

    init(_ line: Int, _ sentence: String) {
        self.line = line
        self.sentence = sentence
    }

    /// The line and the sentence, as in `line 12: …`.
    public var description: String { "line \(line): \(sentence)" }
}

/// A property of a calendar file: name, parameters, and value (RFC 5545, section 3.1), unfolded.
struct ContentLine: Sendable {
    /// The first line of the property in the file.
    let line: Int
    /// The name in uppercase.
    let name: String
    /// The values of the parameters, without quotation marks, by their names in uppercase.
    let parameters: [String: [String]]
    /// The raw value, with its escapes.
    let value: String

    /// Returns the first value of a parameter.
    func parameter(_ name: String) -> String? { parameters[name]?.first }

    /// The value as text, without escapes (RFC 5545, section 3.3.11).
    var text: String {
        var text = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                text.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return isEscaped ? text + "\\" : text
    }
}

extension ContentLine {
    /// Splits a file into its properties.
    ///
    /// Lines can end with CRLF, as the standard requires, or with LF or CR alone. A line that begins with a space or a
    /// tab continues the previous line, even within a character.
    ///
    /// - Returns: The properties in order, and a problem for each line that isn't a property.
    /// - Complexity: O(*n*) in the number of bytes.
    static func all(in bytes: [UInt8]) -> (lines: [ContentLine], problems: [CalendarProblem]) {
        var lines: [ContentLine] = []
        var problems: [CalendarProblem] = []
        for (number, bytes) in unfolded(bytes) {
            guard !bytes.isEmpty else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            if String(validating: bytes, as: UTF8.self) == nil {
                problems.append(
                    CalendarProblem(number, "expected text in UTF-8, got other bytes; they were replaced by \u{FFFD}"))
            }
            do throws(CalendarProblem.Kind) {
                lines.append(try ContentLine(text, line: number))
            } catch {
                problems.append(CalendarProblem(number, error.sentence(for: text)))
            }
        }
        return (lines, problems)
    }

    private static func unfolded(_ bytes: [UInt8]) -> [(number: Int, bytes: [UInt8])] {
        var content = bytes[...]
        if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
        var result: [(number: Int, bytes: [UInt8])] = []
        var number = 0
        var position = content.startIndex
        while position < content.endIndex {
            let end = content[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? content.endIndex
            number += 1
            let line = content[position..<end]
            if let first = line.first, first == 0x20 || first == 0x09, !result.isEmpty {
                result[result.count - 1].bytes += line.dropFirst()
            } else {
                result.append((number, Array(line)))
            }
            let isPair = end + 1 < content.endIndex && content[end] == 0x0D && content[end + 1] == 0x0A
            position = end + (isPair ? 2 : 1)
        }
        return result
    }

    private init(_ text: String, line: Int) throws(CalendarProblem.Kind) {
        var rest = Substring(text).utf8[...]
        func isNameByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        func take(while condition: (UInt8) -> Bool) -> String {
            let end = rest.firstIndex { !condition($0) } ?? rest.endIndex
            defer { rest = rest[end...] }
            return String(Substring(rest[..<end]))
        }
        let name = take(while: isNameByte)
        guard !name.isEmpty else { throw .noName }
        var parameters: [String: [String]] = [:]
        while rest.first == UInt8(ascii: ";") {
            rest = rest.dropFirst()
            let key = take(while: isNameByte).uppercased()
            guard !key.isEmpty, rest.first == UInt8(ascii: "=") else { throw .badParameter }
            repeat {
                rest = rest.dropFirst()
                if rest.first == UInt8(ascii: "\"") {
                    rest = rest.dropFirst()
                    let value = take { $0 != UInt8(ascii: "\"") }
                    guard rest.first == UInt8(ascii: "\"") else { throw .openQuote }
                    rest = rest.dropFirst()
                    parameters[key, default: []].append(value)
                } else {
                    let ends = Array(";:,\"".utf8)
                    parameters[key, default: []].append(take { !ends.contains($0) })
                }
            } while rest.first == UInt8(ascii: ",")
        }
        guard rest.first == UInt8(ascii: ":") else { throw .noColon }
        self.line = line
        self.name = name.uppercased()
        self.parameters = parameters
        value = String(Substring(rest.dropFirst()))
    }
}

extension CalendarProblem {
    /// The reason why a line isn't a property.
    fileprivate enum Kind: Error {
        case noName, noColon, badParameter, openQuote

        func sentence(for line: String) -> String {
            let start = line.count > 30 ? "\(line.prefix(30))…" : line
            let expected =
                switch self {
                case .noName: "a property such as SUMMARY:Lunch"
                case .noColon: "a colon after the property's name and parameters"
                case .badParameter: "a parameter such as ;TZID=Europe/Paris"
                case .openQuote: "a closing quote in a parameter"
                }
            return "expected \(expected), got \"\(start)\"; the line was ignored"
        }
    }
}
