// SPDX-License-Identifier: Apache-2.0

/// Reads bytes from their front; nil where there are too few, and then nothing is read.
struct ByteCursor {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Begins that many bytes after the first.
    init(_ bytes: [UInt8], at offset: Int) { rest = bytes.dropFirst(offset) }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard 0...rest.count ~= count else { return nil }
        defer { rest.removeFirst(count) }
        return rest.prefix(count)
    }

    /// A number of at most eight bytes, the first the most significant; of eight, negative when beyond `Int`.
    mutating func bigEndian(_ count: Int) -> Int? { take(count)?.reduce(0) { $0 << 8 | Int($1) } }

    /// A number of at most eight bytes, the last the most significant; of eight, negative when beyond `Int`.
    mutating func littleEndian(_ count: Int) -> Int? { take(count)?.reversed().reduce(0) { $0 << 8 | Int($1) } }

    /// Four letters or so.
    mutating func text(_ count: Int) -> String? { take(count).map { String(decoding: $0, as: UTF8.self) } }

    /// A width and the height behind it.
    func pair(_ number: (inout ByteCursor) -> Int?) -> (width: Int, height: Int)? {
        var copy = self
        guard let width = number(&copy), let height = number(&copy) else { return nil }
        return (width, height)
    }
}
