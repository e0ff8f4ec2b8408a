// SPDX-License-Identifier: Apache-2.0

/// Single tokens, for a reader without a tree.
extension JSONParser {
    /// Whether everything was read, except for white space.
    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == bytes.count
        }
    }

    /// Skips an opening bracket and the space after it, unless that is too deep.
    mutating func open(_ bracket: Unicode.Scalar) -> Bool {
        guard depth < maximumDepth, take(bracket) else { return false }
        depth += 1
        skipSpace()
        return true
    }

    /// Skips the space before a closing bracket and the bracket.
    mutating func close(_ bracket: Unicode.Scalar) -> Bool {
        skipSpace()
        guard take(bracket) else { return false }
        depth -= 1
        return true
    }

    /// Skips a comma and the space after it.
    mutating func takeComma() -> Bool {
        guard take(",") else { return false }
        skipSpace()
        return true
    }

    /// Skips a colon and the space around it.
    mutating func takeColon() -> Bool {
        skipSpace()
        guard take(":") else { return false }
        skipSpace()
        return true
    }

    /// Skips `null`.
    mutating func takeNull() -> Bool {
        guard peek("n"), (try? parseLiteral("null", .null)) != nil else { return false }
        return true
    }

    /// Skips one of several keys and the colon after it.
    ///
    /// - Parameters:
    ///   - keys: The keys, without characters that are escaped.
    ///   - expected: The index of the most likely one.
    /// - Returns: The index of the key; `nil` if it is another one, or has an escape.
    mutating func takeKey(_ keys: [[UInt8]], expected: Int) -> Int? {
        guard peek("\"") else { return nil }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let key = bytes[start..<end]
        let found =
            expected < keys.count && key.elementsEqual(keys[expected])
            ? expected : keys.firstIndex { key.elementsEqual($0) }
        guard let found else { return nil }
        position = end + 1
        return takeColon() ? found : nil
    }
}
