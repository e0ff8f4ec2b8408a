// SPDX-License-Identifier: Apache-2.0

/// Reads bytes from the front.
///
/// A read returns `nil` and consumes nothing if there are too few bytes.
struct ByteCursor {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Creates a cursor at an offset.
    init(_ bytes: [UInt8], at offset: Int) { rest = bytes.dropFirst(offset) }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard 0...rest.count ~= count else { return nil }
        defer { rest.removeFirst(count) }
        return rest.prefix(count)
    }

    /// Reads a big-endian number of at most eight bytes; one of eight bytes is negative if it exceeds `Int`.
    mutating func bigEndian(_ count: Int) -> Int? { take(count)?.reduce(0) { $0 << 8 | Int($1) } }

    /// Reads a little-endian number of at most eight bytes; one of eight bytes is negative if it exceeds `Int`.
    mutating func littleEndian(_ count: Int) -> Int? { take(count)?.reversed().reduce(0) { $0 << 8 | Int($1) } }

    /// Reads a short text.
    mutating func text(_ count: Int) -> String? { take(count).map { String(decoding: $0, as: UTF8.self) } }

    /// Reads a width and a height.
    func pair(_ number: (inout ByteCursor) -> Int?) -> (width: Int, height: Int)? {
        var copy = self
        guard let width = number(&copy), let height = number(&copy) else { return nil }
        return (width, height)
    }
}
