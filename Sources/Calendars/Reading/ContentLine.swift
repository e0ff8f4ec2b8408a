// SPDX-License-Identifier: Apache-2.0

/// Something in a calendar file that is wrong or not understood, and what was done about it.
public struct CalendarProblem: Hashable, Sendable, CustomStringConvertible {
    /// The line of the file, counted from 1, where it begins.
    public let line: Int
    /// What is wrong, and what was done instead.
    public let sentence: String

    init(_ line: Int, _ sentence: String) {
        self.line = line
        self.sentence = sentence
    }

    /// Both, as in `line 12: …`.
    public var description: String { "line \(line): \(sentence)" }
}

/// A property of a calendar file: name, parameters and value (RFC 5545, section 3.1), unfolded.
struct ContentLine: Sendable {
    /// The line of the file where it begins.
    let line: Int
    /// The name in capital letters.
    let name: String
    /// The values of the parameters by their names in capital letters, without quotes.
    let parameters: [String: [String]]
    /// The value as it stands, with its escapes.
    let value: String

    /// The first value of a parameter.
    func parameter(_ name: String) -> String? { parameters[name]?.first }

    /// The value as text: without escapes (RFC 5545, section 3.3.11).
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
    /// Lines may end with CRLF, as the standard wants, or with LF or CR alone. A line that begins with a space or a tab
    /// goes on with the one before, even in the middle of a character.
    ///
    /// - Returns: the properties in order, and a problem for each line that is none.
    /// - Complexity: O(*n*) in the bytes.
    static func all(in bytes: [UInt8]) -> (lines: [ContentLine], problems: [CalendarProblem]) {
        var lines: [ContentLine] = []
        var problems: [CalendarProblem] = []
        for (number, bytes) in unfolded(bytes) {
            guard !bytes.isEmpty else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            if String(validating: bytes, as: UTF8.self) == nil {
                problems.append(
                    CalendarProblem(number, "expected text in UTF-8, got other bytes; they became \u{FFFD}"))
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
    /// What keeps a line from being a property.
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
            return "expected \(expected), got \"\(start)\"; the line was left out"
        }
    }
}
