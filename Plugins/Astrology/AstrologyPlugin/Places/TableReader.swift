// SPDX-License-Identifier: Apache-2.0

/// Reads the numbers and texts of an embedded table one after another.
///
/// Reading beyond the end of the table stops the program, like an array's subscript.
struct TableReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// Returns the next `count` bytes.
    mutating func next(_ count: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(offset >= 0 && count >= 0 && count <= bytes.count - offset, "a read beyond the table")
        defer { offset += count }
        return UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
    }

    /// Returns the next byte.
    mutating func byte() -> UInt8 {
        precondition(bytes.indices.contains(offset), "a read beyond the table")
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Returns the next little-endian 32-bit number.
    mutating func uint32() -> Int {
        defer { offset += 4 }
        return bytes.uint32(at: offset)
    }

    /// Returns the next unsigned integer in LEB128: seven bits in each byte, the lowest first, the high bit set in all but
    /// the last.
    mutating func varint() -> Int {
        var result = 0
        var shift = 0
        while true {
            let byte = byte()
            result |= Int(byte & 0x7F) << shift
            guard byte >= 0x80 else { return result }
            shift += 7
        }
    }

    /// Returns the next text: its length in bytes as a varint, and UTF-8.
    mutating func text() -> String { String(decoding: textBytes(), as: UTF8.self) }

    /// Returns the next text in UTF-8.
    mutating func textBytes() -> UnsafeBufferPointer<UInt8> { next(varint()) }
}
