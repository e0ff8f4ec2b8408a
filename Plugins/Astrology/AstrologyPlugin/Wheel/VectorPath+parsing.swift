// SPDX-License-Identifier: Apache-2.0

extension VectorPath {
    /// Parses SVG path data with the absolute commands M L H V C A Z; arcs must be circular.
    ///
    /// - Throws: `PathDataError` with the expected content and its position.
    init(parsing data: some Sequence<UInt8>) throws(PathDataError) {
        var reader = PathDataReader(bytes: Array(data))
        var current = PlanePoint(x: 0, y: 0)
        var start = current
        while let command = reader.nextCommand() {
            switch command {
            case UInt8(ascii: "M"):
                current = try reader.point()
                start = current
                elements.append(.move(current))
            case UInt8(ascii: "L"):
                current = try reader.point()
                elements.append(.line(current))
            case UInt8(ascii: "H"):
                current.x = try reader.number()
                elements.append(.line(current))
            case UInt8(ascii: "V"):
                current.y = try reader.number()
                elements.append(.line(current))
            case UInt8(ascii: "C"):
                let first = try reader.point()
                let second = try reader.point()
                current = try reader.point()
                elements.append(.curve(first, second, current))
            case UInt8(ascii: "A"):
                let radius = try reader.number()
                guard try reader.number() == radius, try reader.number() == 0 else {
                    throw PathDataError(offset: reader.offset, expected: "a circular arc without rotation")
                }
                let isLarge = try reader.flag()
                let isClockwise = try reader.flag()
                current = try reader.point()
                elements.append(.arc(radius: radius, isLarge: isLarge, isClockwise: isClockwise, to: current))
            case UInt8(ascii: "Z"):
                elements.append(.close)
                current = start
            default:
                throw PathDataError(offset: reader.offset - 1, expected: "one of the commands M L H V C A Z")
            }
            guard case .move = elements[0] else {
                throw PathDataError(offset: 0, expected: "a path that begins with M")
            }
        }
    }
}

/// An error in path data: the expected content and its position.
struct PathDataError: Error, Equatable {
    let offset: Int
    let expected: String
}

private struct PathDataReader {
    let bytes: [UInt8]
    private(set) var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func skipSeparators() {
        while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: ",") {
            offset += 1
        }
    }

    mutating func nextCommand() -> UInt8? {
        skipSeparators()
        guard offset < bytes.count else { return nil }
        offset += 1
        return bytes[offset - 1]
    }

    mutating func point() throws(PathDataError) -> PlanePoint {
        let x = try number()
        return PlanePoint(x: x, y: try number())
    }

    mutating func flag() throws(PathDataError) -> Bool {
        let value = try number()
        guard value == 0 || value == 1 else { throw PathDataError(offset: offset, expected: "0 or 1") }
        return value == 1
    }

    mutating func number() throws(PathDataError) -> Double {
        skipSeparators()
        let start = offset
        let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        var digits = 0
        var mantissa = 0.0
        var divisor = 1.0
        var isFraction = false
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { divisor *= 10 }
                digits += 1
            } else {
                break
            }
            offset += 1
        }
        guard digits > 0, digits < 16 else { throw PathDataError(offset: start, expected: "a number") }
        return (isNegative ? -mantissa : mantissa) / divisor
    }
}
