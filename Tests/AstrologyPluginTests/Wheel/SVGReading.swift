// SPDX-License-Identifier: AGPL-3.0-or-later

@testable import AstrologyPlugin

/// An error in a document.
struct SVGReadingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// An element of an SVG document.
struct SVGElement {
    let name: String
    let attributes: [String: String]
    let parents: [String]
    var content = ""
}

/// Reads a document as XML 1.0 without DTD; anything that isn't well-formed is an error.
struct SVGReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    static func elements(of text: String) throws -> [SVGElement] {
        var reader = SVGReader(text)
        return try reader.read()
    }

    private mutating func read() throws -> [SVGElement] {
        var elements: [SVGElement] = []
        var open: [Int] = []
        var isFinished = false
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "<") {
                offset += 1
                guard offset < bytes.count else { throw SVGReadingError("ends inside a tag") }
                if bytes[offset] == UInt8(ascii: "/") {
                    offset += 1
                    let name = try self.name()
                    skipSpace()
                    try expect(">")
                    guard let last = open.popLast(), elements[last].name == name else {
                        throw SVGReadingError("</\(name)> closes nothing at byte \(offset)")
                    }
                    if open.isEmpty { isFinished = true }
                    continue
                }
                guard !isFinished else { throw SVGReadingError("a second root at byte \(offset)") }
                let parents = open.map { elements[$0].name }
                let (element, isEmpty) = try tag(parents: parents)
                elements.append(element)
                if !isEmpty { open.append(elements.count - 1) } else if open.isEmpty { isFinished = true }
            } else {
                let text = try characters(until: UInt8(ascii: "<"))
                if let last = open.last {
                    elements[last].content += text
                } else if text.contains(where: { !$0.isWhitespace }) {
                    throw SVGReadingError("text outside the root")
                }
            }
        }
        guard open.isEmpty, isFinished else { throw SVGReadingError("an element is not closed") }
        return elements
    }

    private mutating func tag(parents: [String]) throws -> (SVGElement, isEmpty: Bool) {
        let name = try self.name()
        var attributes: [String: String] = [:]
        while true {
            let hadSpace = skipSpace()
            guard offset < bytes.count else { throw SVGReadingError("ends inside <\(name)") }
            if bytes[offset] == UInt8(ascii: ">") {
                offset += 1
                return (SVGElement(name: name, attributes: attributes, parents: parents), false)
            }
            if bytes[offset] == UInt8(ascii: "/") {
                offset += 1
                try expect(">")
                return (SVGElement(name: name, attributes: attributes, parents: parents), true)
            }
            guard hadSpace else { throw SVGReadingError("no space before an attribute of <\(name)>") }
            let key = try self.name()
            try expect("=")
            try expect("\"")
            let value = try characters(until: UInt8(ascii: "\""))
            try expect("\"")
            guard attributes.updateValue(value, forKey: key) == nil else {
                throw SVGReadingError("\(key) occurs twice in <\(name)>")
            }
        }
    }

    private mutating func name() throws -> String {
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isOther =
                byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
            guard isLetter || (isOther && offset > start) else { break }
            offset += 1
        }
        guard offset > start else { throw SVGReadingError("no name at byte \(start)") }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    @discardableResult private mutating func skipSpace() -> Bool {
        let start = offset
        while offset < bytes.count, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[offset]) { offset += 1 }
        return offset > start
    }

    private mutating func expect(_ character: Character) throws {
        guard offset < bytes.count, bytes[offset] == character.asciiValue else {
            throw SVGReadingError("expected \(character) at byte \(offset)")
        }
        offset += 1
    }

    private mutating func characters(until end: UInt8) throws -> String {
        let start = offset
        while offset < bytes.count, bytes[offset] != end {
            let byte = bytes[offset]
            guard byte >= 0x20 || byte == 0x0A, byte != UInt8(ascii: "<") else {
                throw SVGReadingError("a forbidden character at byte \(offset)")
            }
            offset += 1
        }
        let raw = String(decoding: bytes[start..<offset], as: UTF8.self)
        var pieces = raw.split(separator: "&", omittingEmptySubsequences: false)
        var text = String(pieces.removeFirst())
        for piece in pieces {
            guard let stop = piece.firstIndex(of: ";"),
                let character = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""][String(piece[..<stop])]
            else { throw SVGReadingError("a bare & before byte \(offset)") }
            text += character + String(piece[piece.index(after: stop)...])
        }
        return text
    }
}

/// Reads path data with the commands that the wheel writes: M and the relative m l h v c a z.
enum PathReading {
    /// Every end point and control point of the path.
    static func points(_ data: String) throws -> [PlanePoint] {
        var points: [PlanePoint] = []
        var current = PlanePoint(x: 0, y: 0)
        var start = current
        for (command, numbers) in try commands(data) {
            let arity = ["M": 2, "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7, "z": 0][command] ?? -1
            guard arity >= 0, arity == 0 ? numbers.isEmpty : numbers.count % arity == 0 && !numbers.isEmpty
            else {
                throw SVGReadingError("\(command) with \(numbers.count) numbers")
            }
            if command == "z" { current = start }
            var index = 0
            while index < numbers.count {
                let values = Array(numbers[index..<index + arity])
                index += arity
                switch command {
                case "M": current = PlanePoint(x: values[0], y: values[1])
                case "h": current.x += values[0]
                case "v": current.y += values[0]
                default:
                    if command == "c" {
                        points.append(current + PlanePoint(x: values[0], y: values[1]))
                        points.append(current + PlanePoint(x: values[2], y: values[3]))
                    }
                    current = current + PlanePoint(x: values[arity - 2], y: values[arity - 1])
                }
                if command == "M" || command == "m" { start = current }
                points.append(current)
            }
        }
        return points
    }

    private static func commands(_ data: String) throws -> [(Character, [Double])] {
        var commands: [(Character, [Double])] = []
        var number = ""
        func flush() throws {
            guard !number.isEmpty else { return }
            guard let value = Double(number.hasPrefix(".") ? "0" + number : number), !commands.isEmpty else {
                throw SVGReadingError("\(number) is no number")
            }
            commands[commands.count - 1].1.append(value)
            number = ""
        }
        for character in data {
            if character.isLetter {
                try flush()
                commands.append((character, []))
            } else if character == " " {
                try flush()
            } else {
                if character == "-" { try flush() }
                number.append(character)
            }
        }
        try flush()
        return commands
    }
}
