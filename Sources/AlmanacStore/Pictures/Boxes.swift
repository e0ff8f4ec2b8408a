// SPDX-License-Identifier: Apache-2.0

/// The sequence of boxes in bytes, up to the first invalid one.
struct Boxes: Sequence, IteratorProtocol {
    private var cursor: ByteCursor

    init(_ bytes: ArraySlice<UInt8>) { cursor = ByteCursor(bytes) }

    mutating func next() -> Box? { Box(&cursor) }

    func first(_ name: String) -> Box? { first { $0.name == name } }
}

/// A box: a name of four letters and its content.
struct Box {
    let name: String
    let content: ArraySlice<UInt8>

    init?(_ cursor: inout ByteCursor) {
        let available = cursor.rest.count
        guard let short = cursor.bigEndian(4), let name = cursor.text(4) else { return nil }
        let size: Int
        switch short {
        case 0: size = available
        case 1:
            guard let long = cursor.bigEndian(8) else { return nil }
            size = long
        default: size = short
        }
        let header = available - cursor.rest.count
        guard size >= header, let content = cursor.take(size - header) else { return nil }
        self.name = name
        self.content = content
    }

    /// The box with its version and flags, or `nil` if it is too short for them.
    var versioned: VersionedBox? {
        var cursor = ByteCursor(content)
        guard let version = cursor.bigEndian(1), let flags = cursor.bigEndian(3) else { return nil }
        return VersionedBox(version: version, flags: flags, content: cursor.rest)
    }

    /// The width and height of a `clap` box, each a fraction of two numbers (ISO/IEC 14496-12, 12.1.4), rounded down.
    var cleanAperture: (width: Int, height: Int)? {
        ByteCursor(content).pair { cursor in
            guard let above = cursor.bigEndian(4), let below = cursor.bigEndian(4), below > 0 else { return nil }
            return above / below
        }
    }
}

/// A box that begins with a version and flags.
struct VersionedBox {
    let version: Int
    let flags: Int
    let content: ArraySlice<UInt8>

    /// The item that a `pitm` box names (ISO/IEC 14496-12, 8.11.4).
    var key: Int? {
        var cursor = ByteCursor(content)
        return cursor.bigEndian(version == 0 ? 2 : 4)
    }

    /// The largest number of a property, with 15 bits.
    static let mostProperties = 0x7FFF

    /// Returns the indices of the properties of an item in an `ipma` box (ISO/IEC 23008-12, 9.3), or `nil` if the box
    /// doesn't list the item.
    func properties(of item: Int) -> [Int]? {
        var cursor = ByteCursor(content)
        guard let count = cursor.bigEndian(4) else { return nil }
        for _ in 0..<count {
            guard let key = cursor.bigEndian(version == 0 ? 2 : 4), let count = cursor.bigEndian(1) else { return nil }
            let width = flags & 1 == 0 ? 1 : 2
            guard let list = cursor.take(count * width) else { return nil }
            guard key == item else { continue }
            var numbers = ByteCursor(list)
            // The first bit marks an essential property; 0 means no property.
            let mask = width == 1 ? 0x7F : Self.mostProperties
            return (0..<count).compactMap { _ in numbers.bigEndian(width).map { $0 & mask - 1 } }
        }
        return nil
    }
}
