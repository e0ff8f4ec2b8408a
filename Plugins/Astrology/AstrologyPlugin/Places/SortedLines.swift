// SPDX-License-Identifier: Apache-2.0
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A text of lines `key⇥rest`, ordered by the bytes of their keys, after comment lines that begin with `#`.
///
/// Lines are found by binary search in the text, without parsing it first.
struct SortedLines {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the first line after the comments.
    let start: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var start = 0
        while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
            start = Self.lineEnd(in: bytes, from: start) + 1
        }
        self.start = Swift.min(start, bytes.count)
    }

    /// A line of the text, with its start, the end of its key, and its end.
    struct Line {
        let start: Int
        let keyEnd: Int
        let end: Int
    }

    /// Returns the line that begins at `offset`, or `nil` at the end of the text.
    func line(at offset: Int) -> Line? {
        guard offset < bytes.count else { return nil }
        let end = Self.lineEnd(in: bytes, from: offset)
        let keyEnd = Self.first(UInt8(ascii: "\t"), in: bytes, from: offset, to: end)
        return Line(start: offset, keyEnd: keyEnd, end: end)
    }

    /// Returns the offset of the first line whose key isn't before `key`.
    ///
    /// - Complexity: O(log *n*) in the length of the text.
    func lowerBound(of key: [UInt8]) -> Int {
        var low = start
        var high = bytes.count
        while low < high {
            var middle = low + (high - low) / 2
            while middle > low, bytes[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
            guard let line = line(at: middle) else { return high }
            if isKey(of: line, before: key) {
                low = line.end + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Returns the line whose key is `key`.
    func line(for key: [UInt8]) -> Line? {
        guard let line = line(at: lowerBound(of: key)), line.keyEnd - line.start == key.count,
            hasPrefix(line, key)
        else { return nil }
        return line
    }

    /// Returns whether the key of `line` begins with `prefix`.
    func hasPrefix(_ line: Line, _ prefix: [UInt8]) -> Bool {
        line.keyEnd - line.start >= prefix.count
            && bytes[line.start..<line.start + prefix.count].elementsEqual(prefix)
    }

    private func isKey(of line: Line, before key: [UInt8]) -> Bool {
        bytes[line.start..<line.keyEnd].lexicographicallyPrecedes(key)
    }

    private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        first(UInt8(ascii: "\n"), in: bytes, from: offset, to: bytes.count)
    }

    /// Returns the first offset of `byte` between two offsets, or the second of them.
    private static func first(
        _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        guard let base = bytes.baseAddress, start < end,
            let found = memchr(base + start, Int32(byte), end - start)
        else { return end }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
}
